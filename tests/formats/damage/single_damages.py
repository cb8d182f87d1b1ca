"""Small sitemaps, the ways in which one of them may be damaged in one place, and what stands in it then."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from xml.sax.saxutils import unescape

from lxml import etree

CORE = "http://www.sitemaps.org/schemas/sitemap/0.9"
OF_INDEX = "sitemapindex"
DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'


def _file(entries: str, *, root: str = "urlset", more: str = "", lead: str = "") -> str:
    return f'{DECLARATION}{lead}<{root} xmlns="{CORE}"{more}>\n{entries}</{root}>\n'


def _plain(number: int) -> str:
    return (
        f"  <url>\n    <loc>https://e.org/{number}?a=1&amp;b=2</loc>\n"
        f"    <lastmod>2025-09-0{number}</lastmod>\n"
        f"    <changefreq>weekly</changefreq>\n    <priority>0.{number}</priority>\n  </url>\n"
    )


def _rich(number: int) -> str:
    return (
        f"<url>\n\t<loc>https://e.org/{number}</loc><!-- page {number} -->\n"
        f'\t<xhtml:link rel="alternate" hreflang="de" href="https://e.org/de/{number}"/>\n'
        f"\t<image:image><image:loc>https://e.org/{number}.png</image:loc>"
        f"<image:title>No. {number}</image:title></image:image>\n"
        f"\t<lastmod>2025-09-0{number}T10:00:00+02:00</lastmod>\n</url>\n"
    )


def _part(number: int) -> str:
    return (
        f"<sitemap><loc>https://e.org/part{number}.xml</loc><lastmod>2025-09-0{number}</lastmod></sitemap>\n"
    )


def _in_cdata(number: int) -> str:
    return (
        f"<url><loc><![CDATA[https://e.org/{number}?a&b]]></loc><lastmod><![CDATA[2025-09-0{number}]]></lastmod>"
        f"<priority>0.{number}</priority></url>\n"
    )


_EXTENSIONS = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
_STYLED = '<?xml-stylesheet type="text/css" href="a.css"?>\n<!-- made by hand -->\n'

SAMPLES = {
    "plain": _file("".join(map(_plain, range(1, 6)))),
    "rich": _file("".join(map(_rich, range(1, 5))), more=_EXTENSIONS, lead=_STYLED),
    "index": _file("".join(map(_part, range(1, 5))), root=OF_INDEX),
    "cdata": _file("".join(map(_in_cdata, range(1, 5)))),
    "one line": re.sub(r"\n\s*", "", _file("".join(map(_plain, range(1, 5))))),
    "prefixed": re.sub(r"<(/?)(?=[a-z])", r"<\1sm:", _file("".join(map(_plain, range(1, 5)))))
    .replace("xmlns=", "xmlns:sm="),
}  # fmt: skip

Found = tuple[str, ...]


def entries_of(text: str) -> list[Found]:
    """The values of each entry of a well-formed sitemap, and what foreign elements it has, without layout."""
    root = etree.fromstring(text.encode(), etree.XMLParser(resolve_entities=False, huge_tree=True))
    found = []
    for entry in root:
        if isinstance(entry.tag, str) and etree.QName(entry).localname in ("url", "sitemap"):
            core = etree.QName(entry).namespace
            values: dict[str, str] = {}
            foreign = []
            for child in entry:
                if not isinstance(child.tag, str):
                    continue
                name = etree.QName(child)
                if name.namespace == core:
                    values.setdefault(name.localname, (child.text or "").strip())
                else:
                    foreign.append(_flat(child))
            fields = (values.get(field, "") for field in ("loc", "lastmod", "changefreq", "priority"))
            found.append((*fields, *foreign))
    return found


def _flat(element: etree._Element) -> str:
    parts = [
        f"{inner.tag}{sorted(inner.attrib.items())}{(inner.text or '').strip()}"
        for inner in element.iter(etree.Element)
    ]
    return " ".join(parts)


@dataclass(frozen=True)
class Damage:
    """One way to damage a text; `whole` gives the entries that stand in it whole, of those it had."""

    name: str
    make: Callable[[str], str]
    whole: Callable[[list[Found]], list[Found]] = list


def _sub(pattern: str, new: str, which: int = 1) -> Callable[[str], str]:
    """Replace one match of a pattern: the first after the first entry, or the one of a number."""

    def damaged(text: str) -> str:
        matches = list(re.finditer(pattern, text))
        if len(matches) <= which:
            return text
        match = matches[which]
        return text[: match.start()] + match.expand(new) + text[match.end() :]

    return damaged


P = r"((?:sm:)?)"  # of the sample with a prefix


def in_cdata(text: str) -> str:
    """The text with its URLs in CDATA sections."""
    if "<![CDATA[" in text:
        return text
    return re.sub(rf"<{P}loc>([^<]*)", lambda found: f"<{found[1]}loc><![CDATA[{unescape(found[2])}]]>", text)


def _unclosed(end: str, *, is_last: bool = False) -> Callable[[str], str]:
    """Write the end of a section otherwise, of one that ends with its value: of another, nobody knows it."""

    def damaged(text: str) -> str:
        text = in_cdata(text)
        ends = r"\]\]>(?=\s*</)"
        return _sub(ends, end, len(re.findall(ends, text)) - 1 if is_last else 1)(text)

    return damaged


def _cdata_start(start: str) -> Callable[[str], str]:
    return lambda text: _sub(r"<!\[CDATA\[", start)(in_cdata(text))


def _spaced(text: str) -> str:
    return re.sub(r"<(/?)([a-z][\w:]*)>", r"< \1 \2 >", text)


def _joined(between: str) -> Callable[[str], str]:
    def damaged(text: str) -> str:
        return text + between + (text if not between else text.removeprefix(DECLARATION))

    return damaged


def _cut_off(text: str) -> str:
    return text[: [*re.finditer(r"<(?:sm:)?loc>", text)][-1].end() + 4]


def _cut_both(text: str) -> str:
    first = re.search("loc>", text)
    return _cut_off(text)[first.end() + 4 :] if first else text


def _inner(found: list[Found]) -> list[Found]:
    return found[1:-1]


def _but_second(found: list[Found]) -> list[Found]:
    return [found[0], *found[2:]]


def _twice(found: list[Found]) -> list[Found]:
    return found * 2


def _in_unclosed_sitemap(text: str) -> str:
    return _sub(ENTRY_END, "")(_sub(ENTRY_START, r"<\1sitemap>")(text))


ENTRY_START, ENTRY_END = rf"<{P}(url|sitemap)>", rf"</{P}(url|sitemap)>"
WHOLE_ENTRY = rf"(<{P}(url|sitemap)>[\s\S]*?</\2(?:url|sitemap)>)"
ROOT_START, ROOT_END = rf"(<{P}(urlset|sitemapindex)[^>]*)>", rf"</{P}(urlset|sitemapindex)>"
NAMESPACE = r'"(http://www.sitemaps[^"]*)"'


def _of_field(field: str) -> list[Damage]:
    """The damages of one field's tags."""
    start, end = rf"<{P}{field}>", rf"</{P}{field}>"
    typo = f"{field[0]}{field[2]}{field[1]}{field[3:]}"
    other = "lastmod" if field == "loc" else "loc"
    changes = {
        "start tag as end tag": (end, rf"<\1{field}>"),
        "end tag misspelled": (end, rf"</\1{typo}>"),
        "end tag in capitals": (end, rf"</\1{field.upper()}>"),
        "end tag cut in its name": (end, rf"</\1{field[:2]}"),
        "end tag cut after </": (end, "</"),
        "end tag without >": (end, rf"</\1{field}"),
        "end tag without <": (end, rf"/\1{field}>"),
        "end tag doubled": (rf"({end})", r"\1\1"),
        "end tag missing": (end, ""),
        "end tag of another field": (end, rf"</\1{other}>"),
        "end tag of the entry": (end, r"</\1url>"),
        "end tag with a backslash": (end, rf"<\\\\\1{field}>"),
        "end tag with the slash behind": (end, rf"<\1{field}/>"),
        "start tag without <": (start, rf"\1{field}>"),
        "start tag without >": (start, rf"<\1{field}"),
        "start tag doubled": (rf"({start})", r"\1\1"),
        "start tag missing": (start, ""),
        "start tag misspelled": (start, rf"<\1{typo}>"),
        "start tag in capitals": (start, rf"<\1{field.upper()}>"),
        "< loc>": (start, rf"< \1{field}>"),
        "</ loc>": (end, rf"</ \1{field}>"),
        "< /loc>": (end, rf"< /\1{field}>"),
        "stray end tag behind it": (rf"({end})", r"\1</p>"),
        "stray end tag in it": (rf"({end})", r"</b>\1"),
        "stray start tag before it": (rf"({start})", r"<p>\1"),
        "stray < before its end tag": (rf"({end})", r"<\1"),
    }
    return [Damage(f"{field}: {name}", _sub(*change)) for name, change in changes.items()]


def _comment_twice(text: str) -> str:
    later = _sub(f"({ENTRY_START})", r"<!-- page 3 -->\n\1", 2)(text)
    return _sub(f"({ENTRY_START})", r"<!-- this is page 2\n\1")(later)


def _entry_in_comment(text: str) -> str:
    commented = _sub(WHOLE_ENTRY, r"<!-- \1 -->")(text)
    return commented.replace("&amp;", "&", 1).replace(DECLARATION, "\n" + DECLARATION)


def _bare_ampersands(text: str) -> str:
    return text.replace("&amp;", "&") if "&amp;" in text else text.replace(DECLARATION, "&" + DECLARATION)


DAMAGES = [
    Damage("CDATA not closed before another", _unclosed("")),
    Damage("CDATA not closed, the last", _unclosed("", is_last=True)),
    Damage("CDATA ends %5D%5D%3E", _unclosed("%5D%5D%3E")),
    Damage("CDATA ends ]] >", _unclosed("]] >")),
    Damage("CDATA ends ]>", _unclosed("]>")),
    Damage("CDATA ends ]]&gt;", _unclosed("]]&gt;")),
    Damage("CDATA begins <!CDATA[", _cdata_start("<!CDATA[")),
    Damage("CDATA begins < ![CDATA[", _cdata_start("< ![CDATA[")),
    Damage("CDATA begins <![cdata[", _cdata_start("<![cdata[")),
    *_of_field("loc"),
    *_of_field("lastmod"),
    Damage("blanks in all tags", _spaced),
    Damage("entry: start tag missing", _sub(ENTRY_START, "")),
    Damage("entry: end tag missing", _sub(ENTRY_END, "")),
    Damage("entry: start tag doubled", _sub(f"({ENTRY_START})", r"\1\1")),
    Damage("entry: end tag doubled", _sub(f"({ENTRY_END})", r"\1\1")),
    Damage("entry: start tag as end tag", _sub(ENTRY_END, r"<\1\2>")),
    Damage("entry: end tag as start tag", _sub(ENTRY_START, r"</\1\2>")),
    Damage("entry: end tag misspelled", _sub(ENTRY_END, r"</\1ulr>")),
    Damage("entry: start tag misspelled", _sub(ENTRY_START, r"<\1ulr>")),
    Damage("entry: end tag in capitals", _sub(ENTRY_END, r"</\1URL>")),
    Damage("entry: start tag without >", _sub(ENTRY_START, r"<\1\2")),
    Damage("entry: start tag without <", _sub(ENTRY_START, r"\1\2>")),
    Damage("entry: end tag without >", _sub(ENTRY_END, r"</\1\2")),
    Damage("entry: end tag without <", _sub(ENTRY_END, r"/\1\2>")),
    Damage("entry: end tag of loc", _sub(ENTRY_END, r"</\1loc>")),
    Damage("entry in a sitemap that is not closed", _in_unclosed_sitemap),
    Damage("root: end tag missing", _sub(ROOT_END, "", 0)),
    Damage("root: end tag misspelled", _sub(ROOT_END, r"</\1ulrset>", 0)),
    Damage("root: end tag in capitals", _sub(ROOT_END, r"</\1URLSET>", 0)),
    Damage("root: end tag doubled", _sub(f"({ROOT_END})", r"\1\1", 0)),
    Damage("root: end tag of the other kind", _sub(ROOT_END, r"</\1sitemapindexx>", 0)),
    Damage("root: start tag without >", _sub(ROOT_START, r"\1", 0)),
    Damage("root: start tag missing", _sub(rf"<{P}(urlset|sitemapindex)[^>]*>", "", 0)),
    Damage("root: start tag doubled", _sub(ROOT_START, r"\1>\1>", 0)),
    Damage("root: start tag with a blank", _sub(rf"<{P}(urlset|sitemapindex)", r"< \1\2", 0)),
    Damage("root: start tag without <", _sub(rf"<{P}(urlset|sitemapindex)", r"\1\2", 0)),
    Damage("root: namespace without quotes", _sub(NAMESPACE, r"\1", 0)),
    Damage("root: namespace without its last quote", _sub(NAMESPACE, r'"\1', 0)),
    Damage("root: namespace without its first quote", _sub(NAMESPACE, r'\1"', 0)),
    Damage("root: namespace with two kinds of quotes", _sub(NAMESPACE, "\"\\1'", 0)),
    Damage("link: quote missing", _sub(r'hreflang="de"', r'hreflang="de')),
    Damage("link: not closed", _sub(r'(href="[^"]*")/>', r"\1>")),
    Damage("image: end tag missing", _sub(r"</image:image>", "")),
    Damage("image: URL's end tag missing", _sub(r"</image:loc>", "")),
    Damage("image: title's end tag wrong", _sub(r"</image:title>", "</title>")),
    Damage("image: start tag missing", _sub(r"<image:image>", "")),
    Damage("two files joined", _joined(""), _twice),
    Damage("two files joined without a declaration", _joined("\n"), _twice),
    Damage("cut at both ends", _cut_both, _inner),
    Damage("cut off in the last entry", _cut_off, lambda found: found[:-1]),
    Damage("comment not closed before an entry", _sub(f"({ENTRY_START})", r"<!-- this is page 2\n\1")),
    Damage("comment not closed, another after it", _comment_twice),
    Damage("comment ends -- >", _sub(f"({ENTRY_START})", r"<!-- this is page 2 -- >\n\1")),
    Damage("comment begins <!-", _sub(f"({ENTRY_START})", r"<!- this is page 2 -->\n\1")),
    Damage("comment in a comment", _sub(WHOLE_ENTRY, r"<!-- \1 <!-- x --> -->"), _but_second),
    Damage("entry in a comment, & elsewhere", _entry_in_comment, _but_second),
    Damage("bare &", _bare_ampersands),
    Damage("declaration misspelled", lambda text: text.replace("<?xml ", "<xml ", 1)),
    Damage("declaration without its end", lambda text: text.replace('"?>', '">', 1)),
    Damage("text before the declaration", lambda text: "Warning: x\n" + text),
    Damage("comment before the declaration", lambda text: "<!-- x -->\n" + text),
    Damage("end tag with an attribute", _sub(rf"</{P}loc>", r'</\1loc a="b">')),
    Damage("full-width brackets of a tag", _sub(rf"<{P}lastmod>", "\uff1c\\1lastmod\uff1e")),
    Damage("full-width end of an end tag", _sub(rf"</{P}lastmod>", "</\\1lastmod\uff1e")),
    Damage("control character in a value", _sub(r"<changefreq>|<lastmod>", "\\g<0>\x01")),
]
