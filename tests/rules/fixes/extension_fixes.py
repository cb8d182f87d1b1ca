"""What each way to mend extensions makes of a file: before → after."""

from tests.rules.documents import DECLARATION, HOST, IMAGE, NEWS, url, urlset
from tests.rules.extension_cases import DECLARED, PAGE, PICTURE, image, link, news, video
from tests.rules.fixes.file_fixes import FileCase


def _parts(choice: str, before: str, after: str | None, *, rest: str = "") -> FileCase:
    """A file whose first entry has other extensions afterwards."""
    whole = None if after is None else urlset(url("/", after), rest, attributes=DECLARED)
    return FileCase(choice, urlset(url("/", before), rest, attributes=DECLARED), whole)


def _video(choice: str, before: str, after: str) -> FileCase:
    return _parts(choice, video(before), video(after))


def _tag(name: str, before: str, after: str, attributes: str = "") -> FileCase:
    return _video(
        "correct",
        f"<video:{name}{attributes}>{before}</video:{name}>",
        f"<video:{name}{attributes}>{after}</video:{name}>",
    )


def _links(choice: str, before: list[str], after: list[str] | None) -> FileCase:
    return _parts(choice, "".join(before), None if after is None else "".join(after))


def _entities(choice: str, before: str, after: str) -> FileCase:
    """A file that declares an entity."""
    start = f'{DECLARATION}<!DOCTYPE urlset [<!ENTITY co "Co">]>\n'
    files = [urlset(url("/", parts), attributes=DECLARED, before=start) for parts in (before, after)]
    return FileCase(choice, files[0], files[1])


_XHTML = "http://www.w3.org/1999/xhtml"
_ODD_NEWS = f"<url><lastmod/><loc>{HOST}/</loc><news:a/></url>"


def _spelt(before: str, after: str) -> FileCase:
    """A file whose root declares a namespace; the entry declares it once more."""
    files = [
        urlset(url("/", f'<p:x xmlns:p="{namespace}"/>'), attributes=f" xmlns:q='{namespace}'")
        for namespace in (before, after)
    ]
    return FileCase("official", files[0], files[1])


_GOOGLE = "http://www.google.com/schemas/sitemap-"
_IMAGE_AGAIN = f' xmlns:i="{_GOOGLE}image/1.1"'
_ALLOW = ' relationship="allow"'
_EMPTY_IMAGE = "<image:image><image:title>a</image:title></image:image>"
_NAME, _LANGUAGE = "<news:name>The Acme</news:name>", "<news:language>en</news:language>"
_PUBLICATION = f"<news:publication>{_NAME}{_LANGUAGE}</news:publication>"
_EXPIRED = "<video:expiration_date>2020-01-01</video:expiration_date>"
_LIVE = "<video:live>yes</video:live>"
_FOREIGN_LIVE = "<live xmlns='urn:x'>now</live>"
_CDATA = "<loc><![CDATA[https://acme.org/de]]></loc>"
_LOC_IN_CAPITALS = f"<image:LOC>{HOST}/a.png</image:LOC >"
_RENAMED = f"<image:image><image:loc>{HOST}/a.png</image:loc ><image:title/></image:image>"
_TWO_RENAMED = f"{image()}<image:image/>{image('<image:title>a</image:title>')}"
_EN, _DE, _FR = link("en"), link("de", f"{HOST}/de"), link("fr", f"{HOST}/fr")
_ALL = _EN + _DE + _FR
_GB, _BAD = link("en-GB", f"{HOST}/gb"), link("es", f"{HOST}/e s")
_LAST_LINE = ("</url>\n</urlset>", "</url></urlset>")
_UK, _US = (link(f"en-{country}", f"{HOST}/en-{country}/") for country in ("GB", "US"))
_ENGLISH, _ARABIC = (link(tag, f"{HOST}/{tag}/") for tag in ("en", "ar"))
_NO_VERSION = link("en", rel="Alternate")
_PREVIOUS = link("fr", f"{HOST}/fr", rel="prev")

_TITLED = image("<image:title>a</image:title>")

EXTENSION_FILES: dict[str, list[FileCase]] = {
    "padded-value": [
        _parts("trim", image(loc=f"\n  {PICTURE} "), image()),
        _entities(
            "trim",
            image(loc=f" {PICTURE}&co; ") + image(loc=f" {PICTURE} "),
            image(loc=f" {PICTURE}&co; ") + image(),
        ),
    ],
    "padded-strict-value": [
        _video("trim", "<video:live> yes</video:live>", "<video:live>yes</video:live>"),
        _parts("trim", news(language="<![CDATA[ en ]]>"), news(language="<![CDATA[en]]>")),
    ],
    "extension-namespace-wrong": [
        _spelt("https://www.google.com/schemas/sitemap-image/1.1", f"{_GOOGLE}image/1.1"),
        _spelt("http://google.com/schemas/sitemap-news/0.84", f"{_GOOGLE}news/0.9"),
        _spelt("https://www.w3.org/1999/xhtml/", "http://www.w3.org/1999/xhtml"),
        FileCase(
            "prefix",
            urlset(
                url("/", '<xthml:link xthml:a="xthml:b" /><!-- xthml: --><imgae:image></imgae:image>'),
                "<xthml:a/>\n",
                attributes=f' xmlns:xthml="xthml" xmlns:xhtml="{_XHTML}" xmlns:imgae="imgae"',
            ),
            urlset(
                url("/", '<xhtml:link xhtml:a="xthml:b" /><!-- xthml: --><image:image></image:image>'),
                "<xhtml:a/>\n",
                attributes=f' xmlns:xhtml="{_XHTML}" xmlns:image="{IMAGE}"',
            ),
        ),
        FileCase(
            "prefix",
            urlset(_ODD_NEWS, attributes=' xmlns:news="news"'),
            urlset(_ODD_NEWS, attributes=f' xmlns:news="{NEWS}"'),
        ),
        FileCase(
            "prefix",
            urlset(url("/", '<y xmlns:xhtml="urn:x"/><xthml:a/>'), attributes=' xmlns:xthml="xthml"'),
            None,
        ),
    ],
    "extension-element-unknown": [
        _parts("rename", f"<image:Image>{_LOC_IN_CAPITALS}<image:Title/></image:Image>", _RENAMED),
        _parts("rename", f"{image()}<image:Image/>{image('<image:TITLE>a</image:TITLE>')}", _TWO_RENAMED),
        FileCase("rename", urlset(url("/", video(f"<video:LIVE/>{_LIVE}")), attributes=DECLARED), None),
        _parts(
            "wrap",
            "<image:loc>a</image:loc><image:title>b</image:title>\n<image:loc>c</image:loc>",
            "<image:image><image:loc>a</image:loc><image:title>b</image:title></image:image>\n"
            "<image:image><image:loc>c</image:loc></image:image>",
        ),
        _parts("remove", image("<image:price>1</image:price>"), image()),
        _parts("remove", image('<y xmlns="urn:y"><z/></y><image:title>a</image:title>'), _TITLED),
        _parts("remove", f"<xhtml:p>a<xhtml:b/></xhtml:p>{_EN}", _EN),
    ],
    "extension-required-missing": [
        _parts("remove", _EMPTY_IMAGE + image(), image()),
        _parts("remove", video(title=" "), ""),
        _video("remove", "<video:tvshow><video:show_title>a</video:show_title></video:tvshow>", ""),
        _parts("remove", news(name="") + image(), image()),
        _links(
            "add",
            ["<xhtml:link media='print' href='x'/>"],
            ["<xhtml:link media='print' href='x' rel=\"alternate\"/>"],
        ),
        _video("remove", "<video:restriction>GB</video:restriction>", ""),
    ],
    "extension-repeated": [
        _video(
            "keep-first",
            "<video:live>no</video:live><video:live>yes</video:live>",
            "<video:live>no</video:live>",
        ),
        _video("keep-first", f"<video:live> </video:live>{_LIVE * 2}<video:live/>", _LIVE),
        _video("keep-first", "<video:live/> <video:live></video:live>", "<video:live/>"),
        _video("keep-first", f"{_FOREIGN_LIVE}{_LIVE * 2}", f"{_FOREIGN_LIVE}{_LIVE}"),
        _parts(
            "keep-first",
            news().replace(_PUBLICATION, f"<news:publication/>{_PUBLICATION}"),
            news(),
        ),
        _parts(
            "keep-first",
            news().replace(_PUBLICATION, f"{_PUBLICATION}{_PUBLICATION.replace(_NAME, _NAME * 2)}"),
            news(),
        ),
    ],
    "extension-child-order": [
        _parts(
            "order",
            f"<image:image>\n<image:title>a</image:title> <image:loc>{PICTURE}</image:loc></image:image>",
            f"<image:image>\n<image:loc>{PICTURE}</image:loc> <image:title>a</image:title></image:image>",
        ),
        _parts(
            "order",
            news().replace(_NAME + _LANGUAGE, _LANGUAGE + _NAME),
            news(),
        ),
        _parts(
            "order",
            "<news:news><news:title>T</news:title>\n"
            + news().replace(_NAME + _LANGUAGE, _LANGUAGE + _NAME).replace("<news:title>T</news:title>", "")
            .removeprefix("<news:news>"),
            news().replace("</news:publication><", "</news:publication>\n<"),
        ),
    ],
    "extension-value-invalid": [
        _links(
            "correct",
            ['<xhtml:link media="print" rel="Alternate" href="x"/>'],
            ['<xhtml:link media="print" rel="alternate" href="x"/>'],
        ),
        *(_tag("live", before, after) for before, after in (("Yes", "yes"), ("0", "no"), (" TRUE ", "yes"))),
        *(_tag("rating", before, after) for before, after in (("4,5", "4.5"),)),
        _tag("expiration_date", "2099-1-1", "2099-01-01"),
        _tag("expiration_date", "2099-01-01T10:00Z", "2099-01-01T10:00:00Z"),
        _tag("restriction", "gb, us", "GB US", _ALLOW),
        _tag("restriction", "US UK", "US GB", _ALLOW),
        _tag("platform", "Web,TV", "web tv", _ALLOW),
        _video(
            "correct",
            '<video:price currency="usd" type="Rent">1</video:price>',
            '<video:price currency="USD" type="rent">1</video:price>',
        ),
        _parts("correct", news(language="zh-CN"), news(language="zh-cn")),
        _parts("correct", video("<video:duration>1:00</video:duration>"), None),
        _parts(
            "correct",
            video("<video:duration>PT1H17M57S</video:duration>"),
            video("<video:duration>4677</video:duration>"),
        ),
        _tag("duration", "90.0", "90"),
        _parts("correct", video("<video:duration>PT9H</video:duration>"), None),
        _parts("correct", video(title="A &amp;amp; B"), video(title="A &amp; B")),
        _parts("correct", news(name="&lt;![CDATA[ A &amp;amp; B ]]&gt;"), news(name="A &amp; B")),
        _parts("correct", video(title="&amp;lt;b&amp;gt;"), None),
        _parts("unescape", video(title="&amp;lt;b&amp;gt;"), video(title="&lt;b>")),
        _parts("reread", video(title="cafÃ© â€“"), video(title="café –")),
        _parts("reread", video(title="{{ cafÃ© }}"), None),
        *(
            _parts("language", news(language=before), news(language=after))
            for before, after in (("en-US", "en"), (" pt_BR ", "pt"), ("English", "en"), ("zh-Hant", "zh-tw"))
        ),
        _parts("language", news(language="klingon"), None),
        *(
            _parts(choice, news(date=before), news(date=after) if after else None)
            for choice, before, after in (
                ("day", "2024-01-05T10:00:00", "2024-01-05"),
                ("day", " 2024-01-05 10:00 ", "2024-01-05"),
                ("day", "yesterday", None),
                ("utc", "2024-01-05T10:00:00", "2024-01-05T10:00:00Z"),
                ("utc", "2024-01-05T25:00:00", None),
                ("rewrite", "Jan 5 2024", "2024-01-05"),
                ("day-first", "01/02/2024", "2024-02-01"),
                ("month-first", "01/02/2024", "2024-01-02"),
                ("month-last", "2024-13-02", "2024-02-13"),
                ("last-day", "2024-02-30", "2024-02-29"),
                ("first-day", "2024-02", "2024-02-01"),
                ("visible", "\u200b2024-01-05", "2024-01-05"),
            )
        ),
        _video(
            "day",
            "<video:expiration_date>2099-01-05T10:00:00</video:expiration_date>"
            "<video:publication_date>2024-01-05T10:00:00Z</video:publication_date>",
            "<video:expiration_date>2099-01-05</video:expiration_date>"
            "<video:publication_date>2024-01-05T10:00:00Z</video:publication_date>",
        ),
    ],
    "extension-url-invalid": [
        _parts("correct", image(loc=f"{HOST}/a b.png?c|d"), image(loc=f"{HOST}/a%20b.png?c%7Cd")),
        _parts("complete", image(loc="/a.png"), image(loc=f"{HOST}/a.png")),
        _parts("correct", image(loc=f"{HOST}/a?b&amp;amp;c"), image(loc=f"{HOST}/a?b&amp;c")),
        _parts("complete", image(loc=f"{HOST}/é.png"), image(loc=f"{HOST}/%C3%A9.png")),
        _parts("complete", image(loc=f"{HOST}/cafÃ©.png"), image(loc=f"{HOST}/caf%C3%A9.png")),
        _parts("complete", image(loc=f"{HOST}/media/{HOST}/a.png"), image(loc=f"{HOST}/a.png")),
        _parts("complete", image(loc=f"{HOST}/[object Object] é.png"), None),
        _parts("complete", image(loc="acme.org/a.png"), image(loc=f"{HOST}/a.png")),
        _parts("complete", image(loc="www.cdn.org/a.png"), image(loc="https://www.cdn.org/a.png")),
        _parts("complete", image(loc=f"{HOST}/{{a}} b.png"), image(loc=f"{HOST}/%7Ba%7D%20b.png")),
        _parts("complete", image(loc=f"{HOST}/%u00e9%zz"), image(loc=f"{HOST}/%C3%A9%25zz")),
        _parts("complete", image(loc="https:/acme.org/a.png"), image(loc=f"{HOST}/a.png")),
        _parts("complete", image(loc="https:\\\\acme.org\\{a}.png"), image(loc=f"{HOST}/%7Ba%7D.png")),
        _parts("complete", image(loc="https:///acme.org/a.png"), image(loc=f"{HOST}/a.png")),
        _parts("complete", image(loc="https://a..org/a.png"), None),
        _parts("complete", image(loc="None"), None),
        _parts("complete", image("<image:license>Free License</image:license>"), None),
        _parts("complete", image(loc="mailto:a@acme.org"), None),
        _parts("complete", image(loc=f"{HOST}/\ufffd.png"), None),
    ],
    "extension-deprecated": [
        FileCase(
            "remove",
            urlset(url("/", image("<image:title>a</image:title>")), attributes=DECLARED + _IMAGE_AGAIN),
            urlset(url("/", image()), attributes=DECLARED + _IMAGE_AGAIN),
        ),
        _parts(
            "remove",
            image("<image:title>a</image:title>") + video('<video:player_loc autoplay="a" allow_embed="no">'
            f"{HOST}/p</video:player_loc>\n<video:category>c</video:category>"),
            image() + video(f"<video:player_loc>{HOST}/p</video:player_loc>"),
        ),
        _parts(
            "remove",
            f'<i:image xmlns:i="{_GOOGLE}image/1.1"><i:title>a</i:title></i:image>',
            f'<i:image xmlns:i="{_GOOGLE}image/1.1"></i:image>',
        ),
        _parts(
            "remove",
            f'<image xmlns="{_GOOGLE}image/1.1"><loc>{PICTURE}</loc><title>a</title></image>',
            f'<image xmlns="{_GOOGLE}image/1.1"><loc>{PICTURE}</loc></image>',
        ),
    ],
    "image-duplicate": [
        _parts("remove-equal", f"{image()}\n{image(loc='x')} {image()}", f"{image()}\n{image(loc='x')}"),
        _parts("remove-equal", image() + image("sold"), None),
        _parts("remove-equal", image("<image:title/>") + image("<title xmlns=''/>"), None),
        _parts("keep-first", image() + image("<image:title>a</image:title>"), image()),
    ],
    "video-expired": [
        _parts("remove", video(_EXPIRED) + image(), image()),
    ],
    "news-too-old": [_parts("remove", image() + news(date="2020-01-01"), image())],
    "image-too-many": [
        _parts("keep-first", "<image:image/>" * 1003 + news(), "<image:image/>" * 1000 + news()),
    ],
    "news-repeated": [
        _parts("keep-first", news() + news(name="Other"), news()),
        _parts("keep-first", f"<news:news/>{news()}<news:news> </news:news>{news(name='Other')}", news()),
    ],
    "hreflang-attribute-missing": [
        _links(
            "rel",
            [f"<xhtml:link hreflang='en' href='{PAGE}' />", '<xhtml:link href="x"/>'],
            [f"<xhtml:link hreflang='en' href='{PAGE}' rel=\"alternate\" />", '<xhtml:link href="x"/>'],
        ),
        _links("rel", [link("en", rel="alernate")], [_EN]),
        _links("rel", [link("de", rel="canonical")], None),
    ],
    "hreflang-href-not-absolute": [
        _links("complete", [_EN, link("de", "/de")], [_EN, _DE]),
        _entities("complete", link("en", "/&co;") + link("de", "/de"), link("en", "/&co;") + _DE),
    ],
    "hreflang-malformed": [_links("correct", [link(" en_gb"), link("a!")], [link("en-gb"), link("a!")])],
    "hreflang-unsupported-form": [
        _links("language", [link("es-419"), link("deu")], [link("es"), link("deu")]),
        _links("language", [link("deu")], None),
    ],
    "hreflang-language-unknown": [
        _links("successor", [link("iw"), link("in-ID"), link("jp")], [link("he"), link("id-ID"), link("jp")]),
        _links("successor", [link("JI"), link("iw_IL")], [link("YI"), link("iw_IL")]),
    ],
    "hreflang-set-incomplete": [
        FileCase(
            "complete",
            urlset(url("/", _ALL), url("/de", _DE + _EN), url("/fr", _ALL), attributes=DECLARED),
            urlset(url("/", _ALL), url("/de", _DE + _EN + _FR), url("/fr", _ALL), attributes=DECLARED),
        ),
        FileCase(  # nobody knows which of two pages is meant
            "complete",
            urlset(url("/", _ALL), url("/de", _DE + _EN + link("fr", f"{HOST}/fr2")), attributes=DECLARED),
            None,
        ),
    ],
    "hreflang-version-unlisted": [
        FileCase(
            "add-entries",
            urlset(url("/", _ALL), url("/x"), attributes=DECLARED),
            urlset(url("/", _ALL), url("/de", _ALL), url("/fr", _ALL), url("/x"), attributes=DECLARED),
        ),
        FileCase(  # without a line end at the end, and from one that does not name itself
            "add-entries",
            urlset(url("/a"), url("/en/b", _GB + _BAD), attributes=DECLARED).replace(*_LAST_LINE),
            urlset(
                url("/a"),
                url("/en/b", _GB + _BAD),
                url("/gb", _GB + link("en", f"{HOST}/en/b")),
                attributes=DECLARED,
            ).replace(*_LAST_LINE),
        ),
    ],
    "hreflang-region-unknown": [
        _links("region", [link("en-UK"), link("en-uk")], [link("en-GB"), link("en-gb")]),
    ],
    "hreflang-duplicate": [
        _links("remove-equal", [_EN, _DE, link("EN", "https://ACME.org")], [_EN, _DE]),
        _links("remove-equal", [link("en", rel="canonical"), _EN, _EN], [link("en", rel="canonical"), _EN]),
        _links("keep-first", [_EN, link("en", f"{HOST}/en")], [_EN]),
        _links("keep-first", [_NO_VERSION, _EN, link("en", f"{HOST}/en")], [_NO_VERSION, _EN]),
        _links("keep-first", [link("de", " "), _EN, _DE], [_EN, _DE]),
        _links("keep-first", [link("de", ""), _EN, link("de", " ")], [link("de", ""), _EN]),
        _links(
            "keep-first",
            ['<xhtml:link rel="alternate" hreflang="de"/>', _DE, link("de", f"{HOST}/a")],
            ['<xhtml:link rel="alternate" hreflang="de"/>', _DE],
        ),
    ],
    "hreflang-no-self": [
        _parts("self", _DE, _DE + link("en-GB"), rest=url("/de", link("de", f"{HOST}/de") + link("en-gb"))),
        _links("self", [_DE], None),
        _links("self", [_DE, _NO_VERSION], [_DE, _NO_VERSION, _EN]),  # which the rule does not count
        _parts("self", _DE, _DE + link("en-GB"), rest=url("/de", link("de", f"{HOST}/de") + link("en_GB"))),
        *(
            FileCase(
                "self",
                urlset(url(path, _EN), attributes=DECLARED),
                urlset(url(path, _EN + link(tag, HOST + path)), attributes=DECLARED) if tag else None,
            )
            for path, tag in (("/fr/a", "fr"), ("/pt_br", "pt-BR"), ("/en-uk", ""), ("/qq", ""), ("/en", ""))
        ),
    ],
    "hreflang-no-return": [
        FileCase(
            "complete",
            urlset(url("/", _EN + _DE + _PREVIOUS), url("/de"), attributes=DECLARED),
            urlset(url("/", _EN + _DE + _PREVIOUS), url("/de", _EN + _DE), attributes=DECLARED),
        ),
        FileCase(
            "complete",
            urlset(url("/", _EN + _DE), url("/de"), attributes=DECLARED),
            urlset(url("/", _EN + _DE), url("/de", _EN + _DE), attributes=DECLARED),
        ),
        FileCase(
            "complete",
            urlset(url("/", _EN + _DE), f"<url>{_CDATA}</url>\n", attributes=DECLARED),
            urlset(url("/", _EN + _DE), f"<url>{_CDATA}{_EN}{_DE}</url>\n", attributes=DECLARED),
        ),
        FileCase(  # only what is right of them
            "complete",
            urlset(url("/", _EN + _DE + link("en_GB") + link("fr", "/fr")), url("/de"), attributes=DECLARED),
            urlset(
                url("/", _EN + _DE + link("en_GB") + link("fr", "/fr")),
                url("/de", _EN + _DE),
                attributes=DECLARED,
            ),
        ),
        FileCase(  # nor a second one for a language that is written differently
            "complete",
            urlset(
                url("/", link("en-GB") + _DE),
                url("/de", link("en_GB", f"{HOST}/x") + _DE),
                attributes=DECLARED,
            ),
            None,
        ),
        *(  # where there would be no link back: nobody says the language, it is no code, or has another page
            FileCase("complete", urlset(url("/", own), url("/de", other), attributes=DECLARED), None)
            for own, other in ((_DE, ""), (_DE + link("en_GB"), ""), (_EN + _DE, link("en", f"{HOST}/en")))
        ),
        FileCase(
            "complete",
            urlset(
                url("/"),
                url("/de/a", link("de", f"{HOST}/de/a") + link("x-default")),
                url("/de/b", link("de", f"{HOST}/de/b") + link("x-default")),
                attributes=DECLARED,
            ),
            None,
        ),
    ],
    "hreflang-no-x-default": [
        *(
            _links("default", links, [*links, link("x-default", href)] if href else None)
            for links, href in (
                ([_DE, _EN], PAGE),  # whose URL names no language
                ([_ARABIC, _ENGLISH], f"{HOST}/en/"),
                ([_DE, _UK, _ENGLISH], f"{HOST}/en/"),
                ([_DE, _UK], f"{HOST}/en-GB/"),
                ([_DE, _UK, _US], ""),
                ([_DE, _ARABIC], ""),  # never simply the first
                ([link("de", f"{HOST}/start"), link("fr", f"{HOST}/debut")], ""),
            )
        ),
    ],
}  # fmt: skip
