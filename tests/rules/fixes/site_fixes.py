"""What each way to mend what is wrong between URLs makes of a file: sites and duplicates, before → after."""

from tests.rules.documents import HOST, IMAGE, child, index, url, urlset
from tests.rules.extension_cases import DECLARED, link
from tests.rules.fixes.file_fixes import DATE, PUBLISHED, FileCase, listed, text_list

_OTHER_PREFIX = f'<v:image xmlns:v="{IMAGE}"><v:loc>a</v:loc></v:image>'
_SHOP = '<x:price xmlns:x="http://example.com/shop">1</x:price>'


def _picture(name: str) -> str:
    return f"<image:image><image:loc>{HOST}/{name}.png</image:loc></image:image>"


SITES: dict[str, list[FileCase]] = {
    "mixed-hosts": [
        FileCase(
            "www",
            listed(f"{HOST}/", f"{HOST}/a", "https://www.acme.org/b", "http://WWW.acme.org:80/c"),
            listed(f"{HOST}/", f"{HOST}/a", f"{HOST}/b", f"{HOST}/c"),
        ),
        FileCase(
            "www",
            listed("http://www.a.org/", "http://www.a.org/a", "https://de.a.org/b", "http://a.org/c"),
            listed("http://www.a.org/", "http://www.a.org/a", "https://de.a.org/b", "http://www.a.org/c"),
        ),
        FileCase("www", listed(f"{HOST}/", "https://de.acme.org/b", "http://o.org/c"), None),
        FileCase(
            "remove-entry",
            listed(f"{HOST}/", f"{HOST}/a", "https://o.org/b"),
            listed(f"{HOST}/", f"{HOST}/a"),
        ),
    ],
    "mixed-schemes": [
        FileCase(
            "scheme",
            listed(f"{HOST}/", f"{HOST}/a", "http://acme.org:80/b"),
            listed(f"{HOST}/", f"{HOST}/a", f"{HOST}/b"),
        ),
        FileCase("scheme", listed(f"{HOST}/", f"{HOST}/a", "http://o.org/b"), None),
    ],
    "url-off-host": [text_list("remove-entry", [f"{HOST}/\n", "https://o.org/"], [f"{HOST}/\n"], PUBLISHED)],
    "index-self-reference": [
        FileCase(
            "remove-entry", index(child(), child("/sitemap.xml")), index(child()), published_url=PUBLISHED
        )
    ],
    "index-lists-pages": [
        FileCase("remove-entry", index(child("/"), child(), child("/a.html")), index(child()))
    ],
    "index-child-off-site": [
        FileCase(
            "www",
            index("  <sitemap><loc>http://www.acme.org/a</loc></sitemap>\n"),
            index(child("/a")),
            published_url=PUBLISHED,
        ),
        FileCase(
            "site",
            index("  <sitemap><loc>http://o.org/a</loc></sitemap>\n"),
            index(child("/a")),
            published_url=PUBLISHED,
        ),
        FileCase(
            "remove-entry",
            index(child(), "  <sitemap><loc>http://o.org/a</loc></sitemap>\n"),
            index(child()),
            published_url=PUBLISHED,
        ),
    ],
    "duplicate-loc": [
        FileCase(
            "merge",
            urlset(
                url("/", _picture("a")),
                url("/b", _picture("a")),
                url("/", f"{DATE}{_picture('a')}{_picture('b')}{_SHOP}"),
                url("/", f"<!-- n -->{_picture('c')}{_SHOP}"),
                attributes=DECLARED,
            ),
            urlset(
                url("/b", _picture("a")),
                url("/", f"{DATE}{_picture('a')}{_picture('b')}{_picture('c')}{_SHOP}"),
                attributes=DECLARED,
            ),
        ),
        FileCase("merge", urlset(url(), url("/a"), url(more=DATE)), None),
        FileCase(
            "remove-copies",
            urlset(url(), url("/a"), "<!-- b -->\n", url(), url(more=DATE)),
            urlset(url(), url("/a"), "<!-- b -->\n", url(more=DATE)),
        ),
        FileCase("keep-newest", urlset(url(), url("/a"), url(more=DATE)), urlset(url("/a"), url(more=DATE))),
        FileCase(
            "keep-first", listed(f"{HOST}/a", f"{HOST}/b", f"{HOST}/a"), listed(f"{HOST}/a", f"{HOST}/b")
        ),
        FileCase(
            "keep-last", listed(f"{HOST}/a", f"{HOST}/b", f"{HOST}/a"), listed(f"{HOST}/b", f"{HOST}/a")
        ),
        FileCase(
            "merge",
            urlset(
                url("/", DATE),
                url("/", f"<lastmod>2025-01-01</lastmod>{_OTHER_PREFIX}"),
                url("/", f"<lastmod>2024-01-01</lastmod>{link('de')}"),
                attributes=DECLARED,
            ),
            urlset(
                url("/", f"<lastmod>2025-01-01</lastmod>{_OTHER_PREFIX}{link('de')}"), attributes=DECLARED
            ),
        ),
        FileCase("keep-newest", urlset(url(more=DATE), url()), urlset(url(more=DATE))),
        FileCase("keep-first", urlset(url(), url(more=DATE)), urlset(url())),
        FileCase("keep-last", urlset(url(), url(more=DATE)), urlset(url(more=DATE))),
    ],
    **{
        rule: [
            FileCase(
                "merge",
                urlset(url(one, link("de")), url(other, link("en")), attributes=DECLARED),
                urlset(url(one, link("de") + link("en")), attributes=DECLARED),
                letter_case=True,
            ),
            *(
                FileCase(
                    choice,
                    listed(f"{HOST}/b", f"{HOST}{one}", f"{HOST}{other}"),
                    listed(f"{HOST}/b", f"{HOST}{kept}"),
                    letter_case=True,
                )
                for choice, kept in (("keep-newest", one), ("keep-first", one), ("keep-last", other))
            ),
        ]
        for rule, one, other in (
            ("equivalent-loc", "/%7Ea", "/~a"),
            ("near-duplicate-loc", "/a", "/a/"),
            ("case-only-loc", "/a", "/A"),
        )
    },
}
