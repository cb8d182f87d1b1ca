"""What each way to mend a finding makes of a file: before → after.

Every fix has to stand here, in site_fixes, extension_fixes or value_fixes.
"""

from dataclasses import dataclass

from editor.core.site.page_answers import PageAnswer
from editor.core.site.robots_txt import AgentRules
from tests.rules.documents import DECLARATION, HOST, IMAGE, NEWS, child, gzipped, index, url, urlset

MOBILE = ' xmlns:mobile="http://www.google.com/schemas/sitemap-mobile/1.0"'
MOBILE_ALONE = MOBILE.replace(":mobile=", "=")
SHOP = ' xmlns:x="http://example.com/shop"'
XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
OFFICIAL = "http://www.sitemaps.org/schemas/sitemap/0.9"
NBSP = "\u00a0"
PUBLISHED = f"{HOST}/sitemap.xml"


@dataclass(frozen=True)
class FileCase:
    """A file before and after a choice; None: the choice is not offered."""

    choice: str
    before: str | bytes
    after: str | bytes | None
    name: str = ""
    published_url: str = ""
    letter_case: bool = False
    answers: tuple[PageAnswer, ...] = ()
    robots: AgentRules | None = None


LOC = f"<loc>{HOST}/</loc>"
S_LOC = f"<s:loc>{HOST}/</s:loc>"
DATE = "<lastmod>2024-05-01</lastmod>"


def _entry(choice: str, before: str, after: str | None) -> FileCase:
    whole = None if after is None else urlset(f"<url>{after}</url>")
    return FileCase(choice, urlset(f"<url>{before}</url>"), whole)


TWO_PREFIXES = f"<g:url><g:loc>{HOST}/</g:loc></g:url><url><g:loc>{HOST}/a</g:loc></url>"


def _root(attributes: str, before: str = DECLARATION) -> str:
    return f"{before}<urlset{attributes}>\n{url()}</urlset>\n"


def text_list(choice: str, before: list[str], after: list[str] | None, published_url: str = "") -> FileCase:
    """A case of a file without markup."""
    return FileCase(
        choice, "".join(before), None if after is None else "".join(after), published_url=published_url
    )


def listed(*locs: str) -> str:
    """A text list of these URLs."""
    return "".join(f"{loc}\n" for loc in locs)


def _prefixed(content: str) -> str:
    return f'{DECLARATION}<s:urlset xmlns:s="{OFFICIAL}">{content}</s:urlset>'


def _dtd(subset: str = "") -> str:
    return f"{DECLARATION}<!DOCTYPE urlset{subset}>\n"


_XSLT = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>'
_CSS = '<?xml-stylesheet type="text/css" href="sitemap.css"?>'


def _styled(lines: str) -> str:
    return urlset(url(), before=f"{DECLARATION}{lines}")


_ENTITIES = (
    """ [<!ENTITY x "y"><!ENTITY y "a'&#38;lt;"><!ENTITY n "http://a.org/?a&#38;amp;b"><!ENTITY z "<b/>">]"""
)

FILES: dict[str, list[FileCase]] = {
    "leading-whitespace": [FileCase("remove", "\n " + urlset(before=""), urlset(before=""))],
    "encoding-not-utf8": [
        FileCase(
            "utf-8",
            urlset(url("/é"), before='<?xml version="1.0" encoding="ISO-8859-1"?>\n').encode("latin-1"),
            urlset(url("/é")),
        ),
        FileCase("utf-8", urlset(url(), before='<?xml version="1.0" encoding="ascii"?>\n'), urlset(url())),
        FileCase("utf-8", urlset(url("/é"), before="").encode("utf-16"), urlset(url("/é"), before="")),
    ],
    "bom-present": [
        FileCase("remove", b"\xef\xbb\xbf" + urlset(url("/é"), before=declared).encode(), urlset(url("/é")))
        for declared in (DECLARATION, DECLARATION.replace("UTF-8", "ISO-8859-1"))
    ],
    "xml-declaration-missing": [
        FileCase("add", urlset(url(), before=""), urlset(url())),
        FileCase(
            "add", "\n" + urlset(url(), before="<!-- a -->"), urlset(url(), before=f"{DECLARATION}<!-- a -->")
        ),
        FileCase(
            "add",
            urlset(url("/é"), before="").encode("utf-16"),
            urlset(url("/é"), before='<?xml version="1.0"?>\n').encode("utf-16"),
        ),
    ],
    "xml-version-not-1-0": [
        FileCase("version", urlset(url(), before=DECLARATION.replace("1.0", "1.1")), urlset(url()))
    ],
    "custom-entity": [
        FileCase(
            "expand",
            urlset(
                url("/&x;&y;"),
                before=_dtd(' [<!ENTITY x "a&#38;amp;&z;"><!ENTITY z "\'"><!ENTITY y SYSTEM "y">]'),
            ),
            urlset(
                url("/a&amp;&apos;&y;"),
                before=_dtd(' [<!ENTITY x "a&#38;amp;&z;"><!ENTITY z "\'"><!ENTITY y SYSTEM "y">]'),
            ),
        ),
        FileCase(
            "remove",
            urlset(url("/&x;a"), before=_dtd(' [<!ENTITY x "<b/>">]')),
            urlset(url("/a"), before=_dtd(' [<!ENTITY x "<b/>">]')),
        ),
        FileCase("expand", urlset(url("/&x;"), before=_dtd(' [<!ENTITY x "<b/>">]')), None),
        FileCase("remove", urlset(url("/&x;", '<i:a xmlns:i="&n;"/>'), before=_dtd(_ENTITIES)), None),
    ],
    "xslt-stylesheet": [
        FileCase("remove", _styled(f"{_XSLT}\n"), _styled("")),
        FileCase("remove", _styled(f"<!-- {_XSLT} -->{_XSLT}<?a b?>"), _styled(f"<!-- {_XSLT} --><?a b?>")),
        FileCase("remove", _styled(f"  {_XSLT} \n{_CSS}\n{_XSLT}"), _styled(f"{_CSS}\n")),
        FileCase("css", _styled(f" {_XSLT}"), _styled(f" {_CSS}")),
        FileCase("css", _styled(f"{_XSLT}\n<!-- a -->\n{_XSLT}\n"), _styled(f"{_CSS}\n<!-- a -->\n")),
    ],
    "doctype-present": [
        FileCase("remove", urlset(url(), before=_dtd()), urlset(url())),
        FileCase("remove", urlset(url(), before=_dtd(' SYSTEM "a>b"')), urlset(url())),
        FileCase("remove", urlset(url(), before=_dtd(' [<!ENTITY x "y">]')), urlset(url())),
        FileCase("remove", urlset(url("/&x;"), before=_dtd(' [<!ENTITY x "y">]')), None),
        FileCase(
            "expand",
            urlset(
                url("/&x;"),
                url("/a", '<i:image a="&y;">&y;</i:image>'),
                "<!-- &x; -->&x;",
                before=_dtd(_ENTITIES),
                attributes=' xmlns:i="&n;"',
            ),
            urlset(
                url("/y"),
                url("/a", '<i:image a="a&apos;&lt;">a&apos;&lt;</i:image>'),
                "<!-- &x; -->y",
                attributes=' xmlns:i="http://a.org/?a&amp;b"',
            ),
        ),
        FileCase("expand", urlset(url("/&x;&z;"), before=_dtd(_ENTITIES)), None),
        FileCase("expand", urlset(url("/&x;"), before=_dtd(' SYSTEM "x.dtd"')), None),
        FileCase("forget", urlset(url("/&x;&z;"), "&z;", before=_dtd(_ENTITIES)), urlset(url("/"))),
        FileCase("forget", urlset(url("/&x;"), before=_dtd(' SYSTEM "x.dtd"')), urlset(url("/"))),
        FileCase("forget", urlset(url(), before=_dtd(_ENTITIES)), None),
        FileCase("forget", urlset(url("/&x;"), before=_dtd(_ENTITIES), attributes=' xmlns:i="&n;"'), None),
        FileCase("forget", urlset(url("/&x;", '<i:a xmlns:i="&n;"/>'), before=_dtd(_ENTITIES)), None),
    ],
    "gzip-name-mismatch": [
        FileCase("compress", urlset(url()), gzipped(urlset(url())), "a.xml.gz"),
        FileCase("compress", gzipped(urlset(url())), urlset(url()), "a.xml"),
    ],
    "namespace-missing": [
        FileCase("add", _root(""), _root(f' xmlns="{OFFICIAL}"')),
        FileCase("add", _root(' xmlns=""'), _root(f' xmlns="{OFFICIAL}"')),
        FileCase("add", _root(SHOP), _root(f' xmlns="{OFFICIAL}"{SHOP}')),
        FileCase("own", _root(""), None),
        FileCase("own", urlset(f'<url xmlns="" >\n{LOC}</url>'), urlset(f"<url >\n{LOC}</url>")),
        FileCase("own", index(f'<sitemap xmlns="">{LOC}</sitemap>'), index(f"<sitemap>{LOC}</sitemap>")),
        _entry("own", f'{LOC}<x:y {SHOP}/><lastmod xmlns=""/>', f"{LOC}<x:y {SHOP}/><lastmod/>"),
        FileCase("own", _prefixed(f"<url>{LOC}</url>\n"), _prefixed(f"<s:url>{S_LOC}</s:url>\n")),
        FileCase("own", _prefixed(f"<s:url>{LOC}</s:url>"), _prefixed(f"<s:url>{S_LOC}</s:url>")),
        FileCase(
            "own",
            _prefixed(f"<url/><s:url>{S_LOC}</s:url><!-- a --> <url/>"),
            _prefixed(f"<s:url/><s:url>{S_LOC}</s:url><!-- a --> <s:url/>"),
        ),
        FileCase("add", urlset(f'<url xmlns="">{LOC}</url>'), None),
        FileCase(
            "add", f'{DECLARATION}<urlset>\n<url xmlns="">{LOC}</url></urlset>\n', urlset(f"<url>{LOC}</url>")
        ),
    ],
    "namespace-wrong": [
        *(
            FileCase("replace", urlset(url(), namespace=wrong), urlset(url()))
            for wrong in (f"{OFFICIAL} ", f"\n  {OFFICIAL}", f"{{{OFFICIAL}}}", OFFICIAL.replace("//", "/"))
        ),
        FileCase("replace", urlset(url(), namespace=f"{OFFICIAL}/"), urlset(url())),
        FileCase("replace", urlset(url(), namespace="http://acme.org/maps"), urlset(url())),
        *(
            FileCase(
                "replace",
                urlset(f"<url>{LOC}</url>", f"<url>{date}</url>", attributes=own, namespace=f"{OFFICIAL}/"),
                urlset(f"<url>{LOC}</url>", f"<url>{date}</url>", attributes=own),
            )
            for own, date in (
                (f' xmlns:s="{OFFICIAL}"', f"{LOC}<s:lastmod>2024-05-01</s:lastmod>"),
                ("", f'{LOC}<s:lastmod xmlns:s="{OFFICIAL}">2024-05-01</s:lastmod>'),
            )
        ),
        FileCase(
            "replace",
            f"<s:urlset xmlns:s='{OFFICIAL}/'><s:url><s:loc/></s:url></s:urlset>",
            f"<s:urlset xmlns:s='{OFFICIAL}'><s:url><s:loc/></s:url></s:urlset>",
        ),
        FileCase(
            "replace",
            urlset(f'<url xmlns="{OFFICIAL}/">{LOC}</url>', namespace=f"{OFFICIAL}/"),
            urlset(f'<url xmlns="{OFFICIAL}">{LOC}</url>'),
        ),
        FileCase(
            "replace",
            urlset(TWO_PREFIXES, attributes=f' xmlns:g="{OFFICIAL}/"', namespace=f"{OFFICIAL}/"),
            urlset(TWO_PREFIXES, attributes=f' xmlns:g="{OFFICIAL}"'),
        ),
        FileCase("own", urlset(f'<url xmlns="{OFFICIAL}/">{LOC}</url>'), urlset(f"<url>{LOC}</url>")),
        FileCase(
            "own",
            urlset(f"<g:url><g:loc>{HOST}/</g:loc></g:url>", attributes=f' xmlns:g="{OFFICIAL}/"'),
            urlset(f"<url>{LOC}</url>", attributes=f' xmlns:g="{OFFICIAL}/"'),
        ),
    ],
    "core-namespace-prefixed": [
        FileCase(
            "default",
            f'<s:urlset xmlns:s="{OFFICIAL}"{SHOP}><!-- <s:url> --><s:url><s:loc>{HOST}/</s:loc></s:url>'
            "<s:url><s:loc/><x:a/></s:url></s:urlset>",
            f'<urlset xmlns="{OFFICIAL}"{SHOP}><!-- <s:url> --><url><loc>{HOST}/</loc></url>'
            "<url><loc/><x:a/></url></urlset>",
        ),
        FileCase(
            "default",
            f'<s:urlset xmlns:s="{OFFICIAL}"><s:url s:id="1"><s:loc/></s:url></s:urlset>',
            f'<urlset xmlns="{OFFICIAL}" xmlns:s="{OFFICIAL}"><url s:id="1"><loc/></url></urlset>',
        ),
        FileCase("default", f'<s:urlset xmlns:s="{OFFICIAL}"><s:url><a/></s:url></s:urlset>', None),
        FileCase("default", f'<s:urlset xmlns:s="{OFFICIAL}" xmlns="a"><s:url/></s:urlset>', None),
    ],
    "schema-location-odd": [
        FileCase(
            "correct",
            urlset(url(), attributes=f'{XSI} xsi:schemaLocation="{OFFICIAL} a.xsd more"'),
            urlset(url(), attributes=f'{XSI} xsi:schemaLocation="{OFFICIAL} a.xsd"'),
        ),
        FileCase(
            "correct",
            urlset(
                url(),
                attributes=f"{XSI} xsi:schemaLocation='{OFFICIAL.replace('http', 'https')} a.xsd {NEWS} b'",
            ),
            urlset(url(), attributes=f"{XSI} xsi:schemaLocation='{OFFICIAL} a.xsd'"),
        ),
        FileCase(
            "correct",
            urlset(url(), attributes=f'{XSI} xsi:schemaLocation="urn:a a.xsd" xsi:a="b"'),
            urlset(url(), attributes=f'{XSI} xsi:a="b"'),
        ),
        FileCase(
            "correct",
            urlset(url(), attributes=f'{XSI[:-2]}" xsi:schemaLocation="urn:a a.xsd" xsi:a="b"'),
            urlset(url(), attributes=f'{XSI} xsi:a="b"'),
        ),
        FileCase(
            "correct",
            urlset(url(), attributes=f' xsi:a="b" xmlns:xsi="urn:x" xsi:schemaLocation="{OFFICIAL} a"'),
            urlset(url(), attributes=f' xsi:a="b"{XSI} xsi:schemaLocation="{OFFICIAL} a"'),
        ),
    ],
    "urlset-lists-sitemaps": [
        FileCase(
            "index",
            urlset(
                url("/sitemap.xml", f"{DATE}<changefreq>daily</changefreq>"),
                "<url ><loc>https://acme.org/sitemap.xml.gz</loc></url>",
            ),
            index(
                child("/sitemap.xml", DATE), "<sitemap ><loc>https://acme.org/sitemap.xml.gz</loc></sitemap>"
            ),
        )
    ],
    "extension-under-root": [
        FileCase(
            "remove",
            urlset('  <y xmlns=""/>\n', "  <x:y>1</x:y>\n", url(), "<!-- a --><x:y/>", attributes=SHOP),
            urlset(url(), "<!-- a -->", attributes=SHOP),
        )
    ],
    "text-blank-line": [FileCase("remove", f"\n{HOST}/\n \n{HOST}/a\n\n", f"{HOST}/\n{HOST}/a\n")],
    "contains-legacy-extension": [
        FileCase(
            "remove",
            urlset(
                url(more="<mobile:mobile/> <x:a><x:b/></x:a>"),
                url("/a", "<lastmod/>\n<mobile:mobile></mobile:mobile>"),
                attributes=MOBILE + SHOP,
            ),
            urlset(url(more="<x:a><x:b/></x:a>"), url("/a", "<lastmod/>"), attributes=MOBILE + SHOP),
        ),
        FileCase(
            "remove",
            urlset(url(more=f" <mobile:mobile{MOBILE}/>"), url("/a", f"<lastmod/> <m{MOBILE_ALONE}></m>")),
            urlset(url(), url("/a", "<lastmod/>")),
        ),
    ],
    "stray-text": [
        _entry("spaces", f"\n{NBSP}\ufeff{LOC}{NBSP}\n", f"\n {LOC} \n"),
        _entry("spaces", f"{LOC}and more", None),
        _entry("remove", f"{LOC}\n  and more\n{DATE}&#160;<![CDATA[a]]>", f"{LOC}\n{DATE}"),
        FileCase("spaces", urlset(NBSP, url(), "\u3000"), urlset(" ", url(), " ")),
        FileCase("remove", urlset("a\n", url(), "<!-- b -->\n c\n"), urlset(url(), "<!-- b -->\n")),
    ],
    "unknown-core-element": [
        _entry(
            "rename",
            f"<Loc>{HOST}/</Loc ><LASTMOD>2024</LASTMOD>",
            f"<loc>{HOST}/</loc ><lastmod>2024</lastmod>",
        ),
        _entry("rename", f"{LOC}{DATE}<lastMod>2024</lastMod>", None),
        _entry("rename-near", f"{LOC}<lastmodd/>", f"{LOC}<lastmod/>"),
        _entry("rename-near", f"{LOC}<last_mod/><changeFrequency/>", f"{LOC}<lastmod/><changefreq/>"),
        _entry("rename-near", f"<link>{HOST}/</link><prio>1</prio>", f"{LOC}<priority>1</priority>"),
        _entry("rename-near", f"{LOC}<link>{HOST}/b</link>{DATE}<datemod>2024</datemod>", None),
        FileCase(
            "rename-near",
            urlset(url(more='<link rel="alternate" hreflang="de" href="/de"/>'), url()),
            urlset(url(more='<xhtml:link rel="alternate" hreflang="de" href="/de"/>'), url()).replace(
                "<urlset ", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" '
            ),
        ),
        FileCase(
            "rename-near",
            urlset(url(more="<image><loc>a</loc></image>"), attributes=f' xmlns:i="{IMAGE}"'),
            urlset(url(more="<i:image><i:loc>a</i:loc></i:image>"), attributes=f' xmlns:i="{IMAGE}"'),
        ),
        FileCase(
            "rename-near",
            urlset(url(more="<image><loc>a</loc></image>"), attributes=' xmlns:image="urn:a"'),
            None,
        ),
        FileCase(
            "rename",
            urlset(f"<Url>{LOC}</Url>\n", url("/a"), f"<!-- <Url> --> <URL id='1'>{LOC}</URL ><uri/><Loc/>"),
            urlset(f"<url>{LOC}</url>\n", url("/a"), f"<!-- <Url> --> <url id='1'>{LOC}</url ><uri/><Loc/>"),
        ),
        FileCase("rename", index(f"<Sitemap>{LOC}</Sitemap>"), index(f"<sitemap>{LOC}</sitemap>")),
        FileCase("rename", urlset(f"<Sitemap>{LOC}</Sitemap>"), None),
        FileCase(
            "rename-near", urlset(f"<uri>{LOC}</uri>", "<note/>"), urlset(f"<url>{LOC}</url>", "<note/>")
        ),
        _entry("remove", f"{LOC}\n <note>a <b/></note>{DATE}", f"{LOC}{DATE}"),
        FileCase("remove", urlset("<urll/>\n", url(), "  <note/>\n"), urlset(url())),
    ],
    "misplaced-core-element": [
        FileCase(
            "remove",
            index(child("/a.xml", "\n<priority>0.5</priority><changefreq/>"), child("/b.xml")),
            index(child("/a.xml"), child("/b.xml")),
        ),
        _entry("remove", f"{LOC}<url>{LOC}</url>", None),
    ],
    "element-repeated": [
        _entry("keep-one", f"{LOC} <loc>\n{HOST}/ </loc>", LOC),
        _entry("keep-one", f"<lastmod>2024</lastmod>{LOC}{DATE}{DATE}", None),
        FileCase(
            "split",
            urlset(f"<url>{LOC} <loc>{HOST}/b</loc>{DATE}</url>"),
            urlset(f"<url>{LOC}{DATE}</url>\n<url> <loc>{HOST}/b</loc></url>"),
        ),
        FileCase(
            "split",
            urlset(f"<url>{LOC}{DATE}<loc>{HOST}/b</loc>{DATE}</url>"),
            urlset(f"<url>{LOC}{DATE}</url>\n<url><loc>{HOST}/b</loc>{DATE}</url>"),
        ),
        _entry("split", f"{LOC}{DATE}<lastmod>2025</lastmod>", None),
        _entry("keep-first", f"{LOC}{DATE}<lastmod>2025</lastmod>", f"{LOC}{DATE}"),
        _entry("keep-last", f"{LOC}<lastmod>2025</lastmod>{DATE}", f"{LOC}{DATE}"),
    ],
    "empty-element": [
        _entry("remove", f"{LOC}\n <lastmod/><priority> </priority>", LOC),
        _entry("remove", f"{LOC}<lastmod><!-- none --></lastmod>", LOC),
        _entry("remove", f"{LOC}<lastmod> </lastmod>", LOC),
        _entry("remove", f"{LOC}<lastmod><![CDATA[]]></lastmod>", LOC),
    ],
    "element-order": [
        _entry("order", f"\n  {DATE}\n  {LOC}\n", f"\n  {LOC}\n  {DATE}\n"),
        _entry(
            "order",
            f"<priority/>{DATE}<!-- a --><lastmod/>{LOC}",
            f"{LOC}{DATE}<!-- a --><lastmod/><priority/>",
        ),
        FileCase(
            "order",
            urlset(
                f"<url><image:image><image:loc>a</image:loc></image:image> {LOC}</url>",
                attributes=f' xmlns:image="{IMAGE}"',
            ),
            urlset(
                f"<url>{LOC} <image:image><image:loc>a</image:loc></image:image></url>",
                attributes=f' xmlns:image="{IMAGE}"',
            ),
        ),
    ],
    "markup-escaped": [
        _entry(
            "restore",
            f"{DATE}&lt;loc&gt;{HOST}/?a&amp;amp;b&lt;/loc&gt;",
            f"{DATE}<loc>{HOST}/?a&amp;b</loc>",
        ),
        FileCase(
            "restore",
            urlset(url(), f"&lt;url&gt;&lt;loc&gt;{HOST}/b&lt;/loc&gt;&lt;/url&gt;"),
            urlset(url(), f"<url><loc>{HOST}/b</loc></url>"),
        ),
        _entry("restore", f"{LOC}&lt;lastmod&gt;2024", None),
    ],
    "markup-in-value": [
        _entry(
            "split",
            f"<loc>{HOST}/&lt;/loc>&lt;lastmod>2024</loc>",
            f"<loc>{HOST}/</loc><lastmod>2024</lastmod>",
        ),
        FileCase(
            "split",
            urlset(
                f"<url><loc><![CDATA[{HOST}/a%5D%5D%3E</loc></url>\n<url><loc><![CDATA[{HOST}/b]]></loc>{DATE}</url>"
            ),
            urlset(f"<url><loc>{HOST}/a</loc></url>\n<url><loc>{HOST}/b</loc>{DATE}</url>"),
        ),
        _entry("split", f"<loc>{HOST}/&lt;/url></loc>", None),
    ],
    "element-has-children": [
        _entry(
            "href", f"<loc><a class='b' href='{HOST}/c?d&amp;e'>f</a></loc>", f"<loc>{HOST}/c?d&amp;e</loc>"
        ),
        _entry("text", f"<loc>{HOST}/<b class='c'>a</b><!-- b --></loc>", f"<loc>{HOST}/a<!-- b --></loc>"),
    ],
    "unexpected-attribute": [
        FileCase(
            "remove",
            urlset(f'<url id="1" xmlns:y="y">\n<loc a = "b" >{HOST}/</loc></url>', attributes=' version="2"'),
            urlset(f'<url xmlns:y="y">\n<loc >{HOST}/</loc></url>'),
        )
    ],
    "loc-missing": [
        _entry("wrap", f"\n {HOST}/?a&amp;b {DATE}", f"\n <loc>{HOST}/?a&amp;b</loc> {DATE}"),
        _entry("wrap", DATE, None),
        FileCase(
            "attribute",
            urlset(f'<url loc="{HOST}/?a&amp;b" lastmod="2024" id="1"/>'),
            urlset(f'<url id="1"><loc>{HOST}/?a&amp;b</loc><lastmod>2024</lastmod></url>'),
        ),
        FileCase("attribute", urlset(f'<url loc="{HOST}/">{DATE}</url>'), urlset(f"<url>{LOC}{DATE}</url>")),
        FileCase("remove-entry", urlset(url(), "  <url/>\n"), urlset(url())),
    ],
    "loc-empty": [FileCase("remove-entry", urlset("  <url><loc/></url>\n", url()), urlset(url()))],
    "text-line-not-url": [
        text_list("remove-entry", [f"{HOST}/\n", "# pages\n", f"{HOST}/a"], [f"{HOST}/\n", f"{HOST}/a"]),
        text_list("resolve", [f"{HOST}/\n", "/a\n", "# a\n"], [f"{HOST}/\n", f"{HOST}/a\n", "# a\n"]),
        text_list("correct", [f"{HOST}/\n", f"\u200b{HOST}/a\n"], [f"{HOST}/\n", f"{HOST}/a\n"]),
        text_list(
            "complete",
            [
                f"{HOST}/\n",
                "www.acme.org/a\n",
                "htps://acme.org/b\n",
                "http//acme.org/c\n",
                "acme.org/d\n",
                f'"{HOST}/e"\n',
                "acme.org is old\n",
                "www. is old\n",
            ],
            [
                f"{HOST}/\n",
                "https://www.acme.org/a\n",
                "https://acme.org/b\n",
                "http://acme.org/c\n",
                f"{HOST}/d\n",
                f"{HOST}/e\n",
                "acme.org is old\n",
                "www. is old\n",
            ],
        ),
        text_list(
            "complete",
            [f"{HOST}/\n", "a.example/x\n", "б.рф/\n", "../b.html\n", "notes.txt\n"],
            [f"{HOST}/\n", "https://a.example/x\n", "https://б.рф/\n", "../b.html\n", "notes.txt\n"],
        ),
        text_list("complete", [f"{HOST}/\n", "# pages\n", "Sitemap: a\n", "/b", "1.2/c"], None),
    ],
    "merge-conflict": [
        text_list(
            side,
            [
                "a.org\n",
                "<<<<<<< HEAD\n",
                f"{HOST}/1\n",
                "=======\n",
                f"{HOST}/2\n",
                ">>>>>>> x\n",
                f"{HOST}/3",
            ],
            ["a.org\n", line, f"{HOST}/3"],
        )
        for side, line in (("ours", f"{HOST}/1\n"), ("theirs", f"{HOST}/2\n"))
    ],
    "changefreq-priority-ignored": [
        FileCase(
            "remove",
            urlset(url(more="<changefreq>daily</changefreq>"), url("/a", "<priority >1.0</priority>")),
            urlset(url(), url("/a")),
        )
    ],
    "priority-all-same": [
        FileCase("remove", urlset(*[url(more="<priority>0.5</priority>")] * 10), urlset(*[url()] * 10))
    ],
    "lastmod-all-identical": [
        FileCase(
            "remove",
            urlset(*[url(more=DATE)] * 20, url(more="<lastmod>2025-01-01</lastmod>")),
            urlset(*[url()] * 20, url(more="<lastmod>2025-01-01</lastmod>")),
        )
    ],
}
