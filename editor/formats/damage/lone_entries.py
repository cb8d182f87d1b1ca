"""Recovers single entries of a text that cannot be made well-formed, each parsed on its own."""

import re
from collections.abc import Iterator

from lxml import etree

from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE
from editor.core.xml.tokens import CDATA, NO_TAG, XML_PREFIXES
from editor.formats.damage.xml_faults import (
    BARE_AMPERSAND,
    KNOWN_PREFIXES,
    MOST_NAMES,
    loose_prefixes,
    own_prefixes,
    without_open_ends,
)
from editor.formats.reading.judge import NotWellFormed
from editor.formats.reading.trees import parse_tree, tree_text, with_numbers

_TOGETHER = 64  # entries that are parsed at once, as long as they are well-formed
_MOST_ALONE = 50_000  # entries that are parsed one by one, which takes a second or two
_SPAN = re.compile(f"({NO_TAG})", re.DOTALL)
_LOC = re.compile(r"<(?:[\w.-]+:)?loc\s*+>")
_BOUND = re.compile(r"""\bxmlns:(?P<prefix>[\w.-]++)\s*+=\s*+["'“”„‘’]?(?P<name>[^\s"'<>“”„‘’]++)""")
_URL = re.compile(rf"<(?P<tag>[^\s>]+)\s*+>(?P<url>(?:[^<]++|{CDATA})*+)</(?P=tag)\s*+>", re.DOTALL)


def find_lone_entries(text: str, kind: Kind) -> Iterator[etree._Element]:
    """Yield the entries of a text, in its order, whatever is around them and wherever they end."""
    text = _with_all_tags(without_open_ends(with_numbers(text)))
    head = f"<{kind}{_declarations(text)}>"
    pieces = list(_pieces(text, kind))
    alone = 0
    for start in range(0, len(pieces), _TOGETHER):
        some = pieces[start : start + _TOGETHER]
        try:
            yield from _parsed(head, "".join(some), kind)
        except NotWellFormed:
            for piece in some if alone < _MOST_ALONE else ["".join(some)]:
                yield from _parsed(head, piece, kind, damaged=True)
            alone += len(some)


def _parsed(head: str, content: str, kind: Kind, *, damaged: bool = False) -> list[etree._Element]:
    root = parse_tree(f"{head}{content}</{kind}>", damaged=damaged)
    return [] if root is None else list(root.iter(f"{{*}}{kind.entry_name}"))


def _with_all_tags(text: str) -> str:
    """Return a text in which no CDATA or instruction hides entries by ending at the end of another."""
    return _SPAN.sub(lambda span: _opened(span[0]) if _LOC.search(span[0]) else span[0], text)


def _opened(span: str) -> str:
    """Return the content of an instruction or CDATA section as text; a comment stays as it is."""
    if span.startswith("<!--"):
        return span
    inside = span[len("<?") : -len("?>")] if span.startswith("<?") else span[len("<![CDATA[") : -len("]]>")]
    parts = _SPAN.split(without_open_ends(inside))
    parts[::2] = [BARE_AMPERSAND.sub("&amp;", part) for part in parts[::2]]
    return "".join(parts)


def _declarations(text: str) -> str:
    """Return namespace declarations for a root under which each of the entries can be parsed."""
    roots = {prefix[:-1] for prefix in own_prefixes(text)} - {""}
    names = {prefix: KNOWN_PREFIXES.get(prefix, prefix) for prefix in loose_prefixes(text)}
    for found in _BOUND.finditer(text):
        if len(names) < MOST_NAMES and found["prefix"] not in XML_PREFIXES:
            names.setdefault(found["prefix"], found["name"])
    names |= dict.fromkeys(sorted(roots)[:MOST_NAMES], NAMESPACE)
    return f' xmlns="{NAMESPACE}"' + "".join(f' xmlns:{prefix}="{name}"' for prefix, name in names.items())


def _pieces(text: str, kind: Kind) -> Iterator[str]:
    """Yield each entry with its tags; if the start tag is missing or another URL follows, that begins it."""
    entry = kind.entry_name
    start, begun, prefix = -1, "", ""  # where an entry began, and with which element
    has_url, depth = False, 0  # of foreign elements in it
    for tag in _part(text, f"{entry}|{kind}|loc").finditer(text):
        name = tag["name"]
        if tag["other"]:
            is_empty = text[tag.end() - 2] == "/"
            depth = max(depth + (-1 if tag["end"] else 1 - is_empty), 0)
        if name is None or (tag["end"] and (name == "loc" or not begun)):
            continue
        if name == "loc" and begun and not (has_url and depth == 0 and _url_at(text, tag)):
            has_url = True
            continue
        if start >= 0:
            yield _piece(text[start : tag.start()], begun, prefix + entry)
        is_outside = tag["end"] or name == kind
        start, begun, prefix = (-1, "", "") if is_outside else (tag.start(), name, tag["prefix"])
        has_url, depth = name == "loc", 0
    if start >= 0:
        yield _piece(text[start:], begun, prefix + entry)


def _part(text: str, names: str) -> re.Pattern[str]:
    """Return a pattern for tags of these names, with the sitemap's prefixes, and for other tags."""
    prefixes = "|".join(map(re.escape, own_prefixes(text)))
    return re.compile(
        rf"{NO_TAG}|<(?P<end>/?+)(?:(?P<prefix>{prefixes})(?P<name>{names})(?=[\s/>])"
        rf"|(?!(?:{prefixes})(?:lastmod|changefreq|priority)[\s/>])(?P<other>[^\s/<>!?]++)[^<>]*+>)",
        re.DOTALL,
    )


def urls_in(text: str) -> Iterator[str]:
    """Yield the URLs in the loc elements of a text, wherever they are, except in comments."""
    for tag in _part(text, "loc").finditer(text):
        url = _url_at(text, tag) if tag["name"] and not tag["end"] else ""
        if url:
            yield url


def _url_at(text: str, tag: re.Match[str]) -> str:
    """Return the URL of the loc element that begins with a tag; "" if it has none or does not end."""
    found = _URL.match(text, tag.start())
    if not found:
        return ""
    element = parse_tree(f"<loc>{found['url']}</loc>", damaged=True)
    return "" if element is None else tree_text(element).strip()


def _piece(content: str, begun: str, entry: str) -> str:
    return f"<{entry}>{content}</{entry}>" if begun == "loc" else f"{content}</{entry}>"
