"""Files that break each rule that is not about a single value, and files that do not.

Every rule has to stand here or in value_cases.
"""

from tests.rules.documents import DECLARATION, HOST, IMAGE, NEWS, Case, child, gzipped, index, url, urlset

GOOD = Case(urlset(url("/"), url("/a", "<lastmod>2024-05-01T10:00:00Z</lastmod>")), "sitemap.xml")
GOOD_INDEX = Case(index(child()), "index.xml", f"{HOST}/index.xml")
GOOD_LIST = Case(f"{HOST}/\n{HOST}/a\n", "sitemap.txt")
SHOP = "http://example.com/shop"
MOBILE = ' xmlns:mobile="http://www.google.com/schemas/sitemap-mobile/1.0"'
LEGACY = "<mobile:mobile{}/>"
NBSP = "\u00a0"
XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation='
SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9 http://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd"
FEED = "<rss version='2.0'><channel><item><link>https://acme.org/a</link></item></channel></rss>"
DTD = f'{DECLARATION}<!DOCTYPE urlset [<!ENTITY x "y">]>\n'


XSLT = (
    'type="text/xsl" href="//acme.org/main.xsl"',
    "href='/a.xslt?v=1#b'",
    "alternate='yes'\ntype = 'Application/XSLT+xml; charset=utf-8'  href='a'",
)


def _entry(text: str) -> Case:
    return Case(urlset(f"<url>{text}</url>"))


def _loc(loc: str) -> Case:
    return _entry(f"<loc>{loc}</loc>")


def _image(content: str) -> Case:
    image = f"<image:image>{content}</image:image>"
    return Case(urlset(f"<url>{LOC}{image}</url>", attributes=f' xmlns:image="{IMAGE}"'))


def _repeated(text: str, count: int) -> Case:
    return Case(urlset(*(url(f"/{number}", text) for number in range(count))))


def _published(case: Case, at: str) -> Case:
    return Case(case.content, case.name, at)


def _list_of(count: int) -> str:
    return "".join(f"{HOST}/{number}\n" for number in range(count))


LOC = f"<loc>{HOST}/</loc>"
TWO_HOSTS = Case(f"{HOST}/\n{HOST}/a\nhttps://other.org/\n")
BEFORE = "<lastmod>2024-05-01</lastmod>"

FAILING: dict[str, list[Case]] = {
    # The file, its bytes, its XML
    "file-too-large": [Case(GOOD.content, byte_size=52_428_801)],
    "gzip-corrupt": [Case(gzipped(urlset(url()))[:-9]), Case(gzipped(urlset(url())) + b"x")],
    "zip-not-gzip": [Case(b"PK\x03\x04 and so on")],
    "gzip-name-mismatch": [Case(gzipped(urlset(url())), "a.xml"), Case(urlset(url()), "a.xml.gz")],
    "name-not-xml": [Case(urlset(url()), "sitemap.xml.TXT"), Case(gzipped(urlset(url())), "a.txt.gz")],
    "git-lfs-pointer": [
        Case("version https://git-lfs.github.com/spec/v1\noid sha256:166c\nsize 131\n", "sitemap1.xml.gz")
    ],
    "html-instead-of-sitemap": [Case("<!DOCTYPE html><html><body>404</body></html>"), Case("<HTML></HTML>")],
    "leading-whitespace": [Case("\n" + urlset(url())), Case(" " + urlset(url(), before=""))],
    "not-well-formed": [Case(urlset(url())[:-5]), Case(urlset("<url><loc>x</lco></url>"))],
    "unescaped-ampersand": [_loc(f"{HOST}/?a=1&b=2")],
    "undefined-entity": [_loc(f"{HOST}/&nbsp;"), _loc(f"{HOST}/&foo;")],
    "illegal-character": [_loc(f"{HOST}/\x01"), _loc(f"{HOST}/&#1;")],
    "unbound-prefix": [_entry(f"{LOC}<image:image><image:loc>x</image:loc></image:image>")],
    "encoding-not-utf8": [
        Case(urlset(url(), before='<?xml version="1.0" encoding="ISO-8859-1"?>')),
        Case(urlset(url(), before="").encode("utf-16")),
    ],
    "encoding-invalid-bytes": [Case(urlset(url("/é")).encode("latin-1"))],
    "bom-present": [Case(b"\xef\xbb\xbf" + urlset(url()).encode()), Case("\ufeff" + f"{HOST}/\n")],
    "xml-declaration-missing": [Case(urlset(url(), before=""))],
    "xml-version-not-1-0": [Case(urlset(url(), before='<?xml version="1.1"?>'))],
    "doctype-present": [Case(urlset(url(), before=DTD)), Case(urlset(url(), before="<!DOCTYPE urlset>"))],
    "xslt-stylesheet": [
        *(Case(urlset(url(), before=f"{DECLARATION}<?xml-stylesheet {told}?>\n")) for told in XSLT),
        Case(urlset(url(), before='<?xml-stylesheet type="text/xsl" href="a.xsl"?>')),
        Case(index(child()).replace("<sitemapindex", f"<?xml-stylesheet {XSLT[0]}?><sitemapindex")),
    ],
    "custom-entity": [
        Case(urlset(url("/&x;"), before=DTD)),
        Case(urlset(url("/", '<shop:a b="&x;"/>'), before=DTD, attributes=f' xmlns:shop="{SHOP}"')),
        Case(urlset(url(more="<x:price>&x;</x:price>"), attributes=f' xmlns:x="{SHOP}"', before=DTD)),
    ],
    "file-empty": [Case(b""), Case(" \n"), Case(b"\xef\xbb\xbf"), Case(gzipped(""))],
    "not-a-sitemap": [Case("User-agent: *\nDisallow:\n"), Case('{"urls": []}'), Case("Hello, world\n")],
    "template-code": [
        Case("---\nlayout: null\n---\n" + urlset(url())),
        _loc("{{ page.url }}"),
        _loc("<?php echo $url; ?>"),
        _entry(f"{LOC}<lastmod>{{{{ date }}}}</lastmod>"),
        _entry(f"{LOC}<lastmod>null</lastmod><changefreq>None</changefreq><priority>NaN</priority>"),
        _entry(f"{LOC}<lastmod><?php echo $date; ?></lastmod>"),
        _entry(f"{LOC}{{% if a %}}<priority>0.5</priority>{{% endif %}}"),
        Case(urlset("{% for a in b %}", url(), "{% endfor %}")),
        Case(
            urlset(
                url(more='<x:link rel="alternate" hreflang="{{ a }}" href="/"/>'),
                attributes=' xmlns:x="http://www.w3.org/1999/xhtml"',
            )
        ),
        Case(
            urlset(
                url(more="<image:image><image:loc>undefined</image:loc></image:image>"),
                attributes=f' xmlns:image="{IMAGE}"',
            )
        ),
        Case(
            urlset(
                url(more="<image:image><image:loc>{{ a }}</image:loc></image:image>"),
                attributes=f' xmlns:image="{IMAGE}"',
            )
        ),
        _loc(f"{HOST}/<?php echo $slug; ?>"),
        Case(index("<sitemap><loc><?php echo $url; ?></loc></sitemap>")),
    ],
    "merge-conflict": [
        Case(urlset("<<<<<<< HEAD\n", url(), "=======\n", url("/a"), ">>>>>>> theirs\n")),
        Case(f"{HOST}/\n<<<<<<< HEAD\n{HOST}/a\n=======\n{HOST}/b\n>>>>>>> theirs\n"),
    ],
    "file-unreadable": [Case(urlset("<x>" * 300 + "</x>" * 300, before=DTD))],
    "markup-escaped": [
        Case(urlset(url(), f"&lt;url&gt;&lt;loc&gt;{HOST}/a&lt;/loc&gt;&lt;/url&gt;")),
        Case(urlset(url()).replace("<", "&lt;").replace(">", "&gt;")),
        _entry(f"&lt;loc&gt;{HOST}/&lt;/loc&gt;"),
    ],
    "markup-in-value": [
        _entry(f"<loc>{HOST}/&lt;/loc>&lt;lastmod>2024</loc>"),
        _entry(f"<loc><![CDATA[{HOST}/</loc><lastmod><![CDATA[2024]]></loc>"),
        _entry(f"{LOC}<lastmod>2024&lt;/lastmod&gt;</lastmod>"),
        _image("<image:loc>a</image:loc><image:caption><![CDATA[b</image:caption><c>]]></image:caption>"),
        _image("<image:loc>a&lt;/image:loc></image:loc>"),
    ],
    "nested-urlset": [
        Case(urlset(f"<urlset>{url()}</urlset>")),
        Case(urlset(url(), f"<urlset>{url()}</urlset>")),
    ],
    "entries-in-wrapper": [Case(urlset(f"<urls>{url()}</urls>")), Case(index(f"<a><b>{child()}</b></a>"))],
    "entry-misnamed": [Case(urlset(f"<page>{LOC}</page>")), Case(index(f"<entry>{LOC}</entry>"))],
    "loc-under-root": [Case(urlset(LOC)), Case(urlset(url(), f"{LOC}<lastmod>2024-05-01</lastmod>"))],
    # The root and what else is in the file
    "root-unknown": [Case("<sitemap/>"), Case(DECLARATION + "<urls></urls>")],
    "namespace-missing": [
        Case(DECLARATION + f"<urlset><url>{LOC}</url></urlset>"),
        Case(urlset(url(), f'<url xmlns="">{LOC}</url>')),
        Case(index(f'<sitemap xmlns="">{LOC}</sitemap>')),
        _entry(f'<loc xmlns="">{HOST}/</loc>'),
        Case(urlset(url()).replace("urlset", "s:urlset").replace("xmlns", "xmlns:s")),
        Case(index(child()).replace("sitemapindex", "s:sitemapindex").replace("xmlns", "xmlns:s")),
    ],
    "namespace-wrong": [
        Case(urlset(url(), namespace="https://www.sitemaps.org/schemas/sitemap/0.9")),
        Case(urlset(url(), namespace="http://www.google.com/schemas/sitemap/0.84")),
        Case(urlset(f'<url xmlns="http://www.google.com/schemas/sitemap/0.84">{LOC}</url>')),
        Case(urlset(url(more='<g:lastmod xmlns:g="https://www.sitemaps.org/schemas/sitemap/0.9"/>'))),
    ],
    "core-namespace-prefixed": [
        Case(
            '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">'
            "<s:url><s:loc>https://acme.org/</s:loc></s:url></s:urlset>"
        )
    ],
    "extension-under-root": [
        Case(urlset("<x:y/>", url(), attributes=f' xmlns:x="{SHOP}"')),
        Case(urlset('<span xmlns="" id="a"/>', url())),
    ],
    "sitemap-empty": [
        Case(urlset()),
        Case(index()),
        Case(urlset(f"<!-- {url()} -->")),
        Case(urlset(attributes=f' xmlns:news="{NEWS}"')),
    ],
    "too-many-urls": [Case(_list_of(50_001))],
    "too-many-sitemaps": [Case(index(*(child(f"/{number}.xml") for number in range(50_001))))],
    "near-limit": [Case(_list_of(45_001)), Case(GOOD.content, byte_size=47_185_921)],
    "schema-location-odd": [
        Case(urlset(url(), attributes=f'{XSI}"{SCHEMA} more"')),
        Case(urlset(url(), attributes=f'{XSI}"{SHOP} shop.xsd"')),
        Case(urlset(url(), attributes=f'{XSI.replace("-instance", "-instanc")}"{SCHEMA}"')),
    ],
    "urlset-lists-sitemaps": [Case(urlset(url("/sitemap-1.xml"), url("/sitemap-2.xml.gz")))],
    # Entries
    "unknown-core-element": [
        _entry(f"{LOC}<lastMod>2024-05-01</lastMod>"),
        _entry(f"<Loc>{HOST}/</Loc>"),
        Case(urlset("<urll/>", url())),
    ],
    "misplaced-core-element": [
        Case(index(child("/a.xml", "<priority>0.5</priority>"))),
        Case(urlset("<lastmod>x</lastmod>", url())),
        Case(urlset(url(), f"<sitemap>{LOC}</sitemap>")),
        _entry(f"{LOC}<url>{LOC}</url>"),
    ],
    "element-repeated": [_entry(LOC * 2), _entry(LOC + BEFORE + "<lastmod>2025-05-01</lastmod>")],
    "element-order": [_entry(BEFORE + LOC), _entry(f"{LOC}<priority>0.5</priority>{BEFORE}")],
    "empty-element": [_entry(f"{LOC}<lastmod/>"), _entry(f"{LOC}<priority> </priority>")],
    "element-has-children": [_entry(f"<loc>{HOST}/<b>a</b></loc>")],
    "stray-text": [_entry(f"{LOC}and more"), _entry(NBSP + LOC), Case(urlset(NBSP, url()))],
    "unexpected-attribute": [
        _entry(f'<loc id="1">{HOST}/</loc>'),
        Case(urlset(f'<url id="1">{LOC}</url>')),
        Case(urlset(url(), attributes=' version="2"')),
    ],
    "unknown-extension": [
        Case(urlset(url(more="<x:price>1</x:price>"), attributes=f' xmlns:x="{SHOP}"')),
        _entry(f'{LOC}<x:price xmlns:x="{SHOP}">1</x:price>'),
    ],
    "loc-missing": [_entry(BEFORE), _entry(""), _entry(f"{HOST}/"), Case(urlset("<url/>"))],
    "loc-empty": [_loc(""), _entry("<loc/>"), _loc(" \n ")],
    # Scope and duplicates
    "published-url-unknown": [GOOD],
    "published-url-invalid": [_published(GOOD, "sitemap.xml"), _published(GOOD, f"{HOST}/sitemap.xml#a")],
    "mixed-hosts": [TWO_HOSTS, Case(f"{HOST}/\n{HOST}:8443/\n")],
    "mixed-schemes": [Case(f"{HOST}/\nhttp://acme.org/a\n{HOST}/b\n")],
    "url-off-host": [
        _published(GOOD, "https://www.acme.org/sitemap.xml"),
        _published(GOOD, f"{HOST}:8443/sitemap.xml"),
    ],
    "url-off-scheme": [_published(GOOD, "http://acme.org/sitemap.xml")],
    "url-outside-scope": [_published(Case(urlset(url("/hero"))), f"{HOST}/hero/sitemap.xml")],
    "duplicate-loc": [
        Case(urlset(url(), url("/a"), url())),
        Case(urlset(url(), url(more=BEFORE))),
        Case(f"{HOST}/\n {HOST}/\n"),
    ],
    "same-url-in-most": [Case(urlset(url("/a") * 51, *(url(f"/{n}") for n in range(49))))],
    "equivalent-loc": [
        Case(f"{HOST}/%7Ea\n{HOST}/~a\n"),
        Case(f"{HOST}/é\n{HOST}/%c3%A9\n"),
        Case("https://ACME.org\nhttps://acme.org:443/\n"),
        Case(f"{HOST}/a/../b\n{HOST}/b\n"),
    ],
    "near-duplicate-loc": [
        Case(f"{HOST}/a\n{HOST}/a/\n"),
        Case(f"{HOST}/\nhttps://www.acme.org/\n"),
        Case(f"{HOST}/a\nhttp://acme.org/a\n"),
        Case(f"{HOST}/a/\n{HOST}/a/index.html\n"),
        Case(f"{HOST}/a?x=1\n{HOST}/a/?x=1\n"),
    ],
    "case-only-loc": [Case(f"{HOST}/About\n{HOST}/about\n", letter_case=True)],
    "loc-looks-like-sitemap": [Case(urlset(url(), url("/sitemap-1.xml")))],
    "index-self-reference": [Case(index(child("/index.xml")), "", f"{HOST}/index.xml")],
    "index-children-hosts": [
        Case(index(child(), "<sitemap><loc>http://b.org/a.xml</loc></sitemap>")),
        Case(index(child(), "<sitemap><loc>https://www.acme.org/a.xml</loc></sitemap>")),
    ],
    "index-children-schemes": [
        Case(index(child(), child("/b.xml"), "<sitemap><loc>http://acme.org/a.xml</loc></sitemap>"))
    ],
    "index-lists-pages": [
        Case(index(child("/"), child("/sitemap.xml"))),
        Case(index(child("/sitemap.xml"), child("/about.html"))),
    ],
    "index-child-off-site": [_published(GOOD_INDEX, "https://www.acme.org/index.xml")],
    "index-child-outside-dir": [_published(GOOD_INDEX, f"{HOST}/maps/index.xml")],
    # Other forms, and what the values tell together
    "text-blank-line": [Case(f"{HOST}/\n\n{HOST}/a\n"), Case(f"{HOST}/\n\n"), Case(f"\r\n{HOST}/\r\n")],
    "text-not-txt": [Case(GOOD_LIST.content, "sitemap.xml")],
    "feed-partial": [Case(FEED)],
    "feed-not-for-yandex": [Case(FEED)],
    "changefreq-priority-ignored": [Case(urlset(url(more="<changefreq>daily</changefreq>")))],
    "priority-all-same": [_repeated("<priority>0.5</priority>", 10)],
    "lastmod-all-identical": [_repeated("<lastmod>2024-05-01</lastmod>", 20)],
    "lastmod-absent": [Case(urlset(url()))],
    "lastmod-date-only": [Case(urlset(url(more=BEFORE)))],
    "contains-legacy-extension": [Case(urlset(url(more=LEGACY.format("")), attributes=MOBILE))],
}
FAILING["duplicate-loc"].append(Case(index(child(), child())))

GOOD_EXTENSION = Case(
    urlset(
        url(more="<image:image><image:loc>https://acme.org/a.png</image:loc></image:image>"),
        attributes=f' xmlns:image="{IMAGE}"',
    )
)

# Files in which nothing at all is found beyond notes, and those that nearly break a rule but do not.
CLEAN = [GOOD, GOOD_INDEX, GOOD_LIST, GOOD_EXTENSION]
PASSING: dict[str, list[Case]] = {
    "file-too-large": [Case(GOOD.content, byte_size=52_428_800)],
    "gzip-corrupt": [
        Case(gzipped(urlset(url())) + b"\0\0"),
        Case(gzipped(urlset(url())[:30]) + gzipped(urlset(url())[30:])),
    ],
    "name-not-xml": [Case(urlset(url()), "a.xml"), GOOD_LIST],
    "git-lfs-pointer": [Case(f"{HOST}/\nversion https://git-lfs.github.com/spec/v1\n")],
    "gzip-name-mismatch": [Case(gzipped(urlset(url())), "A.XML.GZ"), Case(gzipped(urlset(url())))],
    "encoding-not-utf8": [Case(urlset(url(), before='<?xml version="1.0" encoding="utf-8"?>'))],
    "custom-entity": [Case(urlset(url("/"), before=DTD)), _loc(f"{HOST}/?a=1&amp;b=2")],
    "template-code": [
        _loc(f"{HOST}/<!-- <?php echo $slug; ?> -->"),
        _loc(f"<![CDATA[{HOST}/]]><?phpx?>"),
        _entry(f"{LOC}<?php echo $date; ?>"),
    ],
    "markup-in-value": [
        _image(f"<image:loc>{HOST}/a.png</image:loc><image:title>&lt;loc> &lt;/b> &lt;/loc</image:title>")
    ],
    "sitemap-empty": [GOOD, GOOD_LIST],
    "too-many-urls": [Case(_list_of(50_000))],
    "near-limit": [Case(_list_of(45_000)), Case(GOOD.content, byte_size=47_185_920), Case(_list_of(50_001))],
    "schema-location-odd": [Case(urlset(url(), attributes=f'{XSI}"{SCHEMA}"'))],
    "urlset-lists-sitemaps": [Case(urlset(url("/sitemap"), url("/sitemap-1.xml"))), GOOD_INDEX],
    "unknown-core-element": [GOOD_EXTENSION],
    "misplaced-core-element": [Case(index(child("/a.xml", BEFORE)))],
    "element-repeated": [_entry(f"{LOC}{BEFORE}<lastmod/>")],
    "element-order": [_entry(f"{LOC}{BEFORE}<priority>0.5</priority>")],
    "element-has-children": [_entry(f"<loc><!-- home -->{HOST}/</loc>")],
    "stray-text": [Case(urlset("<!-- text -->", url(), "<?php?>")), _entry(f"{HOST}/")],
    "unexpected-attribute": [
        Case(urlset(f'<url xmlns:x="{SHOP}">{LOC}</url>', attributes=f'{XSI}"{SCHEMA}"'))
    ],
    "unknown-extension": [
        GOOD_EXTENSION,
        Case(urlset(url(more='<PageMap xmlns="http://www.google.com/schemas/sitemap-pagemap/1.0"/>'))),
        Case(urlset(url(more='<m:mobile xmlns:m="http://www.baidu.com/schemas/sitemap-mobile/1/"/>'))),
        Case(urlset(url(more="<!-- <x:price/> --><?p <x:price/> ?>"), attributes=f' xmlns:x="{SHOP}"')),
    ],
    "contains-legacy-extension": [
        Case(urlset(url(more=f"<!-- {LEGACY.format('')} -->"), attributes=MOBILE)),
        Case(urlset(url(more=f"<!-- {LEGACY.format(MOBILE)} -->"))),
    ],
    "loc-missing": [_entry("<loc/>"), _entry(f"<Loc>{HOST}/</Loc>")],
    "loc-empty": [_entry("")],
    "index-children-schemes": [
        Case(index(child(), "<sitemap><loc>http://b.org/a.xml</loc></sitemap>")),
        Case(
            index(child(), "<sitemap><loc>http://acme.org/a.xml</loc></sitemap>"),
            published_url=f"{HOST}/i.xml",
        ),
    ],
    "index-lists-pages": [
        Case(index(*map(child, ("/feed/", "/sitemap.php?p=2", "/urllist.txt", "/a.xml.gz", "/rss")))),
        Case(index(child("/a"), child("/b"))),
        Case(index(child("/?map=1"), child("/sitemap"))),
        Case(urlset(url("/"))),
    ],
    "index-children-hosts": [
        Case(index(child(), child("/b.xml"), "<sitemap><loc>http://acme.org:80/a.xml</loc></sitemap>")),
        Case(
            index(child(), "<sitemap><loc>http://b.org/a.xml</loc></sitemap>"), published_url=f"{HOST}/i.xml"
        ),
        Case(index(child(), "<sitemap><loc>http://b.org/a.xml</loc></sitemap>"), cross_submitted=True),
    ],
    "mixed-hosts": [
        Case(f"{HOST}/\n{HOST}:443/a\nhttp://acme.org/\n"),
        Case(TWO_HOSTS.content, cross_submitted=True),
        _published(TWO_HOSTS, f"{HOST}/s.txt"),
        Case(index(child(), "<sitemap><loc>https://other.org/a.xml</loc></sitemap>")),
        Case(f"{HOST}/\nhttps://a..b/\nhttps://o ther.org/\n"),
    ],
    "mixed-schemes": [_published(Case(f"{HOST}/\nhttp://acme.org/a\n"), f"{HOST}/s.txt")],
    "url-off-host": [
        _published(GOOD, f"{HOST}:443/sitemap.xml"),
        Case(TWO_HOSTS.content, "", f"{HOST}/s.txt", cross_submitted=True),
    ],
    "url-off-scheme": [_published(GOOD, "http://www.acme.org/sitemap.xml")],
    "url-outside-scope": [
        _published(Case(urlset(url("/hero/"), url("/her%6F/a"))), f"{HOST}/hero/sitemap.xml?x=/y/")
    ],
    "duplicate-loc": [Case(f"{HOST}/a\n{HOST}/A\n"), Case(urlset("<url><loc/></url>" * 2))],
    "same-url-in-most": [
        Case(urlset(url("/a") * 50, *(url(f"/{n}") for n in range(50)))),
        Case(urlset(url("/a") * 99)),
        Case(urlset("<url><loc>None</loc></url>" * 100)),
    ],
    "equivalent-loc": [
        Case(f"{HOST}/a%2Fb\n{HOST}/a/b\n"),
        Case("https://ACME.org/#a\nhttps://acme.org/#a\n"),
    ],
    "near-duplicate-loc": [
        Case(f"{HOST}/a\n{HOST}/a//\n{HOST}/ab\n{HOST}/index.htm\n"),
        Case(index(child("/a"), child("/a/"))),
    ],
    "case-only-loc": [Case(f"{HOST}/About\n{HOST}/about\n")],
    "loc-looks-like-sitemap": [
        Case(urlset(url("/sitemap-1.xml"))),
        Case(urlset(url(), url("/sitemap.xml/x"))),
    ],
    "index-self-reference": [GOOD_INDEX],
    "text-blank-line": [Case(f"{HOST}/\n{HOST}/a")],
    "text-not-txt": [Case(GOOD_LIST.content, "a.TXT"), Case(gzipped(f"{HOST}/\n"), "a.txt.gz")],
    "priority-all-same": [_repeated("<priority>0.5</priority>", 9)],
    "lastmod-all-identical": [_repeated("<lastmod>2024-05-01</lastmod>", 19)],
    "lastmod-absent": [GOOD],
    "lastmod-date-only": [
        Case(urlset(url(more=BEFORE), url("/a", "<lastmod>2024-05-01T10:00:00Z</lastmod>")))
    ],
}
