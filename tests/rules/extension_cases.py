"""Entries with extensions that break each rule about them, and entries that do not."""

import re

from editor.core.extensions.extension_declarations import EXTENSION_BY_PREFIX, EXTENSIONS, IMAGE
from tests.rules.documents import HOST, Case, url, urlset

DECLARED = "".join(f' xmlns:{prefix}="{each.namespace}"' for prefix, each in EXTENSION_BY_PREFIX.items())
PAGE = f"{HOST}/"
PICTURE = f"{HOST}/a.png"
TODAY = "2026-11-21"  # as the tests have it


def image(more: str = "", loc: str = PICTURE) -> str:
    """An image."""
    return f"<image:image><image:loc>{loc}</image:loc>{more}</image:image>"


def video(more: str = "", title: str = "T", location: str = f"{HOST}/a.mp4", first: str = "") -> str:
    """A video; `more` stands behind its location."""
    return (
        f"<video:video>{first}<video:thumbnail_loc>{PICTURE}</video:thumbnail_loc><video:title>{title}</video:title>"
        f"<video:description>D</video:description><video:content_loc>{location}</video:content_loc>{more}</video:video>"
    )


def news(more: str = "", date: str = TODAY, language: str = "en", name: str = "The Acme") -> str:
    """A news article; `more` stands at its end."""
    return (
        f"<news:news><news:publication><news:name>{name}</news:name><news:language>{language}</news:language>"
        f"</news:publication><news:publication_date>{date}</news:publication_date><news:title>T</news:title>{more}"
        "</news:news>"
    )


def link(tag: str, href: str = PAGE, rel: str = "alternate") -> str:
    """A link to a version in another language."""
    return f'<xhtml:link rel="{rel}" hreflang="{tag}" href="{href}"/>'


def page(path: str, *links: tuple[str, str]) -> str:
    """An entry with links to other paths."""
    return url(path, "".join(link(tag, HOST + to) for tag, to in links))


def case(*parts: str, attributes: str = DECLARED, at: str = "/") -> Case:
    """A file whose one entry has these extensions."""
    return Case(urlset(url(at, "".join(parts)), attributes=attributes))


def file(*entries: str) -> Case:
    """A file of entries."""
    return Case(urlset(*entries, attributes=DECLARED))


def _declaring(*parts: str) -> Case:
    """A file whose one entry has these extensions, which declare their namespaces themselves."""
    blocks = (re.sub(r"<(\w+):\w+", _declared, part, count=1) for part in parts)
    return case(*blocks, attributes="")


def _declared(tag: re.Match[str]) -> str:
    namespace = next(each.namespace for each in EXTENSIONS if each.prefix == tag[1])
    return f'{tag[0]} xmlns:{tag[1]}="{namespace}"'


def _unprefixed(*parts: str) -> Case:
    """A file whose one entry has these extensions, each block in a default namespace of its own."""
    return case(*map(without_prefix, parts), attributes="")


def without_prefix(block: str) -> str:
    """A block that declares its namespace as the default one."""
    prefix, names = block[1 : block.index(":")], {each.prefix: each.namespace for each in EXTENSIONS}
    block = re.sub(rf"(</?){prefix}:", r"\1", block)
    return re.sub(r"<\w+", rf'\g<0> xmlns="{names[prefix]}"', block, count=1)


def _tag(name: str, value: str, attributes: str = "") -> Case:
    return case(video(f"<video:{name}{attributes}>{value}</video:{name}>"))


def _links(*tags: str) -> Case:
    """Links to the page itself in some languages, and to another for all other languages."""
    return case(*(link(tag) for tag in tags))


def _spelt(namespace: str, prefix: str, content: str) -> Case:
    return case(content, attributes=f' xmlns:{prefix}="{namespace}"')


_ALLOW = ' relationship="allow"'
_WHOLE_VIDEO = (
    "<video:duration>600</video:duration><video:expiration_date>2099-11-05T19:20:30+08:00</video:expiration_date>"
    "<video:rating>4.2</video:rating><video:view_count>12345</video:view_count>"
    "<video:publication_date>2007-11-05</video:publication_date><video:tag>a</video:tag><video:tag>b</video:tag>"
    '<video:family_friendly>yes</video:family_friendly><video:restriction relationship="allow">IE GB US'
    "</video:restriction><video:requires_subscription>no</video:requires_subscription>"
    f'<video:uploader info="{HOST}/me">Me</video:uploader><video:platform relationship="deny">web tv'
    "</video:platform><video:live>no</video:live>"
)
_DEFAULT = link("x-default")
GOOD = [
    case(image(), image(loc=f"{HOST}/b.png?c=1&amp;d")),
    case(video(_WHOLE_VIDEO)),
    case(news()),
    case(news(date="2026-11-20T10:00:00+01:00", language="zh-cn")),
    case(link("en"), link("de-AT", "https://acme.at/"), link("zh-Hant-TW", "https://acme.tw/"), _DEFAULT),
    case('<xhtml:link rel="alternate" media="only screen" href="https://m.acme.org/"/>'),
    file(
        page("/", ("en", "/"), ("x-default", "/"), ("de", "/de")),
        page("/de", ("de", "/de"), ("en", "/"), ("x-default", "/")),
    ),
    Case(urlset(url("/", f'<i:image xmlns:i="{IMAGE.namespace}"><i:loc>{PICTURE}</i:loc></i:image>'))),
]  # fmt: skip

_SHOP = "http://example.com/shop"


def _phone(
    href: str = "https://m.acme.org/", media: str = "only screen", rel: str = ' rel="alternate"'
) -> str:
    """A link to the page for phones."""
    return f'<xhtml:link{rel} media="{media}" href="{href}"/>'


FAILING: dict[str, list[Case]] = {
    "extension-namespace-wrong": [
        _spelt("https://www.google.com/schemas/sitemap-image/1.1", "image", image()),
        _spelt("http://www.google.com/schemas/sitemap-image/0.9", "image", image()),
        _spelt("http://google.com/schemas/sitemap-video/1.0", "video", video()),
        _spelt("http://www.google.com/schemas/sitemap-news/0.84", "news", news()),
        _spelt("https://www.w3.org/1999/xhtml", "xhtml", link("en")),
        _spelt("http://www.w3.org/1999/xhtml/", "xhtml", link("en")),
        _spelt("http://www.w3.org/TR/xhtml11/xhtml11_schema.html", "xhtml", link("en")),
        _spelt("xhtml", "xhtml", link("en")),
        _spelt("http://www.w3.org/1999/xthml", "xhtml", link("en")),
        _spelt("xthml", "xthml", "<xthml:link/><!-- xhtml -->"),
        case(image().replace(">", ' xmlns:image="https://www.google.com/schemas/sitemap-image/1.1">', 1)),
    ],
    "extension-element-unknown": [
        case(image("<image:price>1</image:price>")),
        case("<image:loc>https://acme.org/a.png</image:loc>"),
        case(video("<video:name>1</video:name>")),
        case(news().replace("news:name", "news:title", 1).replace("/news:name", "/news:title", 1)),
        case("<xhtml:p>a</xhtml:p>"),
        case(image(loc="a<image:title>b</image:title>")),
        *(
            case(f"{block[: block.rindex('</')]}{foreign}{block[block.rindex('</') :]}")
            for block in (image(), video(), news())
            for foreign in (f'<x:y xmlns:x="{_SHOP}"/>', link("en"))
        ),
        case(image('<y xmlns="">1</y>')),
    ],
    "extension-required-missing": [
        case("<image:image/>"),
        case("<image:image><image:title>a</image:title></image:image>"),
        case(image(loc=" ")),
        case(video(title="")),
        case(video().replace("thumbnail_loc", "gallery_loc")),
        case(news(name="")),
        case(news().replace("<news:title>T</news:title>", "")),
        case("<news:news><news:publication/></news:news>"),
        case(video("<video:tvshow><video:show_title>a</video:show_title></video:tvshow>")),
        case(_phone(rel="")),
        case(_phone(media="")),
        case('<xhtml:link rel="alternate" media="only screen"/>'),
        _tag("restriction", "GB"),
        _tag("id", "1"),
    ],
    "extension-repeated": [
        case(image(f"<image:loc>{PICTURE}</image:loc>")),
        case(video("<video:live>yes</video:live><video:live>no</video:live>")),
        case(video("<video:tag>a</video:tag>" * 33)),
        case(news("<news:title>T</news:title>")),
    ],
    "extension-child-order": [
        case(video(first="<video:live>yes</video:live>")),
        case("<image:image><image:title>a</image:title><image:loc>https://acme.org/a</image:loc></image:image>"),
        case(news("<news:access>Subscription</news:access>")),
    ],
    "extension-value-invalid": [
        case(video().replace(">D<", f">{'x' * 2049}<")),
        case(_phone(rel=' rel="canonical"')),
        *(_tag("duration", value) for value in ("0", "28801", "60s", "1:00", "PT1M", "-5", "1.5", "")),
        *(
            _tag("expiration_date", value)
            for value in ("tomorrow", "2099-02-30", "2099-01-01T10:00:00", "2099")
        ),
        *(_tag("rating", value) for value in ("5.1", "-1", "4,5", "five", "1e0")),
        *(_tag("view_count", value) for value in ("-1", "1.5", "many", "１")),
        _tag("category", "x" * 257),
        *(_tag("family_friendly", value) for value in ("Yes", "NO", "true", "1", "maybe")),
        *(_tag("live", value) for value in ("false", "0", "")),
        *(_tag("requires_subscription", value) for value in ("y", "TRUE")),
        *(_tag("restriction", value, _ALLOW) for value in ("gb us", "GB,US", "UK", "XX", "Germany")),
        _tag("restriction", "GB", ' relationship="Allow"'),
        *(_tag("platform", value, _ALLOW) for value in ("web  tv", "Web", "desktop", "web,tv")),
        _tag("uploader", "x" * 256),
        _tag("uploader", "me", ' info="https://other.org/me"'),
        _tag("uploader", "me", ' info=" https://other.org/me "'),
        _tag("price", "1.99", ' currency="usd"'),
        _tag("price", "1.99", ' currency="ZZZ"'),
        _tag("price", "1.99", ' currency="USD" type="Rent"'),
        _tag("id", "1", ' type="imdb"'),
        _tag("content_segment_loc", f"{HOST}/a.mp4", ' duration="28801"'),
        _tag("player_loc", f"{HOST}/p", ' allow_embed="true"'),
        _tag("tvshow", "<video:show_title>a</video:show_title><video:video_type>movie</video:video_type>"),
        case(video(location=f"{HOST}/a.html")),
        case(video(location=f"{HOST}/a.swf?x")),
        case(video(location="https://www.youtube.com/watch?v=a")),
        case(video(location="https://youtu.be/a")),
        *(
            case(video(title=title))
            for title in ("A &amp;amp; B", "it&amp;rsquo;s", "&lt;![CDATA[A]]&gt;", "cafÃ©", "itâ€™s")
        ),
        case(news(name="&lt;![CDATA[A &amp;amp; B]]&gt;")),
        case(news(language="xx")),
        *(case(news(language=value)) for value in ("EN", "zh-CN", "en-US", "english", "e")),
        *(
            case(news(date=value))
            for value in ("2026-11", "2026-11-21T10:00", "2026-11-21T10:00Z", "2027-01-01")
        ),
        case(news(name="The Acme (subscription)")),
        case(news("<news:stock_tickers>ACME</news:stock_tickers>")),
        case(news("<news:stock_tickers>A:B, A:C, A:D, A:E, A:F, A:G</news:stock_tickers>")),
        case(news().replace("</news:publication>", "</news:publication><news:genres>Fun</news:genres>")),
        case(image("<image:caption>" + "é" * 193 + "</image:caption>")),
        case("<image:image>text<image:loc>https://acme.org/a.png</image:loc></image:image>"),
    ],
    "extension-url-invalid": [
        *(case(_phone(href)) for href in ("/m", "m.acme.org", "")),
        *(
            case(image(loc=loc))
            for loc in ("/a.png", "//cdn/a.png", "ftp://acme.org/a.png", "data:image/png;base64,AAAA", "https://a..b/")
        ),
        case(image(loc=f"{HOST}/a b.png")),
        case(image(loc="https://shop.itwp-content/a.png")),
        case(image(loc=f"{HOST}/100%.png")),
        case(image(loc=f"{HOST}/a[1].png")),
        case(image(loc=f"{HOST}/é.png")),
        case(image(loc=f"{HOST}/Ã©.png")),
        case(image(loc=f"{HOST}/%C3%83%C2%A9.png")),
        case(image(loc=f"{HOST}/%E9.png")),
        case(image(loc=f"{HOST}/a\u200b.png")),
        case(image(loc=f"{HOST}/a%2520b.png")),
        case(image(loc=f"{HOST}/a.png?b=1&amp;amp;c=2")),
        case(image(loc=f"{HOST}/media/{HOST}/a.png")),
        case(image(loc=f"{HOST}/acme.org/a.png")),
        case(link("de", f"{HOST}/?a=1&amp;amp;b=2")),
        case(image("<image:license>CC</image:license>")),
        case(video(location="data:video/mp4,x")),
        case(video("<video:player_loc>/player</video:player_loc>")),
        case(video("<video:uploader info='me'>Me</video:uploader>")),
        case(link("en"), link("de", f"{HOST}/a b")),
        case(link("en"), link("de", "mailto:a@acme.org")),
    ],
    "extension-deprecated": [
        case(image("<image:title>a</image:title>")),
        _tag("category", "a"),
        _tag("player_loc", f"{HOST}/p", ' autoplay="ap=1"'),
        case(news("<news:keywords>a</news:keywords>")),
        _declaring(image("<image:title>a</image:title>")),
        _unprefixed(image("<image:title>a</image:title>")),
        _unprefixed(video(f'<video:player_loc autoplay="ap=1">{HOST}/p</video:player_loc>')),
    ],
    "image-too-many": [case("<image:image/>" * 1001)],
    "image-off-host": [
        *(make(image(loc="https://cdn.acme.org/a.png"), image()) for make in (case, _declaring, _unprefixed)),
        case(image(loc=" https://cdn.acme.org\n")),
        case(image(loc="<![CDATA[ https://cdn.acme.org ]]>")),
    ],
    "image-duplicate": [
        case(image(), image()),
        case(image(), image(loc=f" {PICTURE} ")),
        case(image(), image(loc=f"<![CDATA[{PICTURE}]]>")),
        case(image(), image("<image:title>a</image:title>")),
    ],
    "video-no-location": [
        case(video().replace("content_loc", "gallery_loc")),
        case(video(location="")),
    ],
    "video-location-is-page": [
        case(video(location=PAGE)),
        case(video("<video:player_loc>HTTPS://ACME.org:443</video:player_loc>")),
    ],
    "video-expired": [_tag("expiration_date", value) for value in ("2026-11-20", "2026-11-21T11:59:59Z")],
    "video-title-long": [case(video(title="x" * 101))],
    "news-too-many": [
        file(*(url(f"/{number}", news()) for number in range(999)), *(url("/", without_prefix(news())),) * 2),
    ],
    "news-too-old": [
        case(news(date=value)) for value in ("2026-11-18", "2026-11-19T11:59:59Z", "2005-01-01")
    ],
    "news-repeated": [case(news(), news())],
    "news-names-differ": [
        file(url("/a", news()), url("/b", news(name=name))) for name in ("the acme", "The  Acme", "THE ACME")
    ],
    "hreflang-attribute-missing": [
        case('<xhtml:link rel="alternate" hreflang="en"/>'),
        case(f'<xhtml:link hreflang="en" href="{PAGE}"/>'),
        case(f'<xhtml:link rel="alternate" href="{PAGE}"/>'),
        case(link("en", rel="Alternate")),
        case(link("en", rel="canonical")),
    ],
    "hreflang-href-not-absolute": [case(link("en", href)) for href in ("/x", "//acme.org/x", "x", "")],
    "hreflang-malformed": [
        _links(tag) for tag in ("en_US", "en--US", " en", "english-uk!", "x_default", "", "de-", "日本")
    ],
    "hreflang-unsupported-form": [
        _links(tag) for tag in ("deu", "es-419", "en-x-foo", "de-CH-1996", "en-u-ca-buddhist", "zh-cmn-Hans")
    ],
    "hreflang-language-unknown": [_links(tag) for tag in ("US", "english", "cn", "jp", "xx-US", "iw-IL")],
    "hreflang-script-unknown": [case(link("en-Abcd")), case(link("en-abcd-US"))],
    "hreflang-region-unknown": [_links(tag) for tag in ("en-UK", "en-EU", "en-UN", "de-Latn-ZZ")],
    "hreflang-duplicate": [
        case(link("en"), link("en")),
        case(link("en"), link("EN", f"{HOST}/en"), link("x-default")),
        case(link("en-US"), link("en_US", f"{HOST}/en"), link("x-default")),
        case(link("en-GB"), link("en-UK", f"{HOST}/en"), link("x-default")),
        case(link("x-default"), link("x_default", f"{HOST}/en")),
    ],
    "hreflang-no-self": [
        case(link("de", f"{HOST}/de")),
        case(link("x-default", f"{HOST}/en"), link("de", f"{HOST}/de")),
    ],
    "hreflang-no-return": [
        file(page("/", ("en", "/"), ("de", "/de")), page("/de", ("de", "/de"))),
        file(page("/", ("en", "/"), ("de", "/de")), url("/de")),
        file(page("/", ("en", "/"), ("x-default", "/de")), url("/de")),
    ],
    "hreflang-conflict": [file(page("/", ("en", "/"), ("de", "/b")), page("/b", ("fr", "/b"), ("en", "/")))],
    "hreflang-code-doubtful": [_links(tag) for tag in ("kr", "TW", "es-LA")],
    "hreflang-set-incomplete": [
        file(page("/", ("en", "/"), ("de", "/de"), ("fr", "/fr")), page("/de", ("en", "/"), ("de", "/de"))),
        file(page("/", ("en", "/"), ("en-GB", "/"), ("de", "/de")), page("/de", ("en", "/"), ("de", "/de"))),
        file(  # over two steps
            page("/", ("en", "/"), ("de", "/de")),
            page("/de", ("de", "/de"), ("en", "/"), ("fr", "/fr")),
            page("/fr", ("fr", "/fr"), ("de", "/de")),
        ),
    ],
    "hreflang-version-unlisted": [
        file(page("/", ("en", "/"), ("de", "/de"))),
        file(page("/", ("en", "/"), ("de", "/de"), ("fr", "https://other.example/fr"))),
    ],
    "hreflang-no-x-default": [case(link("en"), link("de", f"{HOST}/de"))],
    "hreflang-not-for-yandex": [make(link("en")) for make in (case, _declaring, _unprefixed)],
}  # fmt: skip

PASSING: dict[str, list[Case]] = {
    "extension-namespace-wrong": [
        _spelt("http://www.google.com/schemas/sitemap-pagemap/1.0", "p", "<p:PageMap/>"),
        _spelt("http://example.com/image", "image", image()),
    ],
    "extension-element-unknown": [case("<x:y/>", attributes=' xmlns:x="http://example.com/shop"')],
    "extension-required-missing": [
        case(video("<video:player_loc>x</video:player_loc>")),
        _tag("tvshow", "<video:show_title>a</video:show_title><video:video_type>full</video:video_type>"),
    ],
    "extension-repeated": [
        case(video("<video:tag>a</video:tag>" * 32)),
        _tag("price", '1</video:price><video:price currency="USD">2'),
    ],
    "extension-child-order": [case(image("<image:caption>a</image:caption><image:title>b</image:title>"))],
    "extension-value-invalid": [
        *(_tag("duration", value) for value in ("1", "28800", "060", "+60", " 60 ")),
        *(_tag("expiration_date", value) for value in ("2099-01-01", "2099-01-01T10:00:00.5-08:00")),
        *(_tag("rating", value) for value in ("0", "0.0", "5", "5.0", "4.25")),
        *(_tag("view_count", value) for value in ("0", "12345678901234567890")),
        *(_tag("family_friendly", value) for value in ("yes", "no")),
        *(_tag("restriction", value, _ALLOW) for value in ("GB", "GB US", "")),
        *(_tag("platform", value, ' relationship="deny"') for value in ("web", "web mobile tv")),
        _tag("uploader", "x" * 255, ' info="https://blog.acme.org/me"'),
        _tag("id", "1", ' type="url"'),
        case(video(title="x" * 200)),
        *(case(news(language=value)) for value in ("en", "deu", "zh-cn", "zh-tw")),
        *(case(news(date=value)) for value in ("2026-11-21", "2026-11-21T10:00:00Z", "2026-11-22")),
        case(news("<news:stock_tickers>NASDAQ:A, NYSE:B</news:stock_tickers>")),
        case(image("<image:caption>" + "é" * 192 + "</image:caption>")),
    ],
    "extension-url-invalid": [
        case(_phone(), _phone("https://other.org/", "print").replace("/>", ' title="a"/>')),
        case(video().replace(PICTURE, "ftp://acme.org/a.png")),
        case(image(loc=f"{HOST}/a.png?a=1&amp;b=2#x")),
        case(image(loc=f"{HOST}/%C3%A9.png"), image(loc=f"{HOST}/other.org/a.png")),
        case(image(loc=f"{HOST}/a/https://other.org/a.png")),
    ],
    "extension-deprecated": [
        case(image()),
        case(image("<!-- <image:title>a</image:title> --><?p <image:title> ?>")),
        _unprefixed(image("<!-- <image:title>a</image:title> --><?p <image:title> ?>")),
        case(image(), '<image xmlns="urn:other"><title>a</title></image>'),
    ],
    "image-too-many": [case("<image:image/>" * 1000)],
    "image-off-host": [
        case(image()),
        _unprefixed(image()),
        case(image(), f"<!-- {image(loc='https://cdn.acme.org/a.png')} -->"),
        case(image(loc=f"<![CDATA[{PICTURE}]]>"), "<!-- -->"),
        file(url("/", image()).replace("<loc>", "<loc>\n  ").replace("</loc>", "\n</loc>")),
        *(
            make(image(loc=loc))
            for make in (case, _declaring)
            for loc in (f"https://{PICTURE}", "https://c dn.acme.org/a.png", "https://cdn..org/a.png")
        ),
    ],
    "image-duplicate": [
        file(url("/a", image()), url("/b", image())),
        case(image(loc="{{ a }}"), image(loc="{{ a }}")),
    ],
    "video-no-location": [case(video().replace("content_loc", "player_loc"))],
    "video-location-is-page": [case(video(location=f"{PAGE}#t=1"), at="/")],
    "video-expired": [_tag("expiration_date", value) for value in ("2026-11-21", "2026-11-21T12:00:01Z")],
    "video-title-long": [case(video(title="x" * 100))],
    "news-too-many": [file(*(url(f"/{number}", news()) for number in range(1000)))],
    "news-too-old": [case(news(date=date)) for date in ("2026-11-19", "2026-11-19T12:00:01Z", "9999-12-31")],
    "news-repeated": [file(url("/a", news()), url("/b", news()))],
    "news-names-differ": [file(*(url("/a", news(name=name)) for name in ("The Acme", " The Acme ", "Acme")))],
    "hreflang-attribute-missing": [GOOD[5], case(_phone(rel="")), case(_phone(rel=' rel="canonical"'))],
    "hreflang-href-not-absolute": [case(link("en", "https://other.org/x")), case(_phone("/m"))],
    "hreflang-malformed": [_links(tag) for tag in ("en-us", "EN", "X-Default", "es-419", "english")],
    "hreflang-unsupported-form": [
        _links(tag) for tag in ("en", "en-GB", "zh-Hant", "zh-Hant-TW", "x-default")
    ],
    "hreflang-language-unknown": [_links(tag) for tag in ("be", "uk", "sh", "deu")],
    "hreflang-script-unknown": [case(link("zh-Hans"), link("sr-latn-RS"), link("zh-HANT"))],
    "hreflang-region-unknown": [_links(tag) for tag in ("en-GB", "en-gb", "es-419")],
    "hreflang-duplicate": [case(link("en"), link("en-US")), case(link(""), link(""))],
    "hreflang-no-self": [
        case(link("en", "HTTPS://ACME.org:443")),
        case(link("x-default", PAGE), link("en", f"{HOST}/en")),
    ],
    "hreflang-no-return": [
        file(page("/", ("en", "/"), ("de", "/elsewhere"))),
        file(page("/", ("en", "/"), ("de", "/de")), page("/de", ("de", "/de"), ("en", "/"))),
    ],
    "hreflang-conflict": [
        file(page("/", ("en", "/"), ("de", "/b")), page("/b", ("de", "/b"), ("en", "/"))),
        file(page("/", ("en", "/"), ("x-default", "/b")), page("/b", ("de", "/b"), ("en", "/"))),
        file(page("/", ("en", "/"), ("en-us", "/")), page("/b", ("de", "/b"), ("en", "/"))),
        file(page("/", ("", "/"), ("de", "/b")), page("/b", ("de", "/b"), ("en", "/"))),
        file(page("/", ("en", "/"), ("de", "/b")), page("/b", ("de", "/b"), ("", "/"))),
        file(page("/", ("en-US", "/"), ("de", "/b")), page("/b", ("de", "/b"), ("en_US", "/"))),
        file(page("/", ("en-GB", "/"), ("de", "/b")), page("/b", ("de", "/b"), ("en-uk", "/"))),
    ],
    "hreflang-code-doubtful": [_links(tag) for tag in ("ko", "zh-TW", "es", "kr-NG", "lo-LA")],
    "hreflang-set-incomplete": [
        file(page("/", ("en", "/"), ("de", "/de")), page("/de", ("de", "/de"), ("en", "/"))),
        # x-default, unknown codes, and a page that does not name itself or is not named back
        file(page("/", ("en", "/"), ("de", "/b"), ("x-default", "/")), page("/b", ("de", "/b"), ("en", "/"))),
        file(page("/", ("en", "/"), ("de", "/de"), ("xx", "/x")), page("/de", ("de", "/de"), ("en", "/"))),
        file(page("/", ("en", "/"), ("de", "/de")), page("/de", ("en", "/"))),
        file(page("/", ("en", "/"), ("de", "/de"), ("fr", "/fr")), page("/de", ("de", "/de"))),
    ],
    "hreflang-version-unlisted": [
        file(page("/", ("en", "/"), ("de", "/de")), url("/de")),
        file(page("/", ("en", "/"), ("x-default", "/all"))),
        case(link("en"), link("de", "https://de.acme.org/")),
        Case(
            urlset(page("/en/", ("en", "/en/"), ("de", "/de/")), attributes=DECLARED),
            published_url=f"{HOST}/en/sitemap.xml",
        ),
    ],
    "hreflang-no-x-default": [
        case(link("en")),
        case(link("en"), link(" ", f"{HOST}/b")),
        case(link("en"), link("de", f"{HOST}/b"), link("x_default")),
    ],
    "hreflang-not-for-yandex": [GOOD[5]],
}  # fmt: skip

# Those that are not about the number of entries alone, which takes a thousand of the same.
OF_FEW_ENTRIES = [
    case
    for table in (FAILING, PASSING)
    for cases in table.values()
    for case in cases
    if isinstance(case.content, str) and case.content.count("<url>") < 100
]
