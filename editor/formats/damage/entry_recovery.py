"""Recovers entries from a file that could not be read, with lxml one by one if need be.

The text is repaired; if that is not enough, single entries are found in it, each parsed on its own,
and they are written anew.
"""

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace

from lxml import etree

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.document.entry_text import with_declarations
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.text import N_, Phrase, words_of
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.markup import (
    CDATA,
    NAMESPACE,
    NAMESPACE_VARIANT,
    NO_TAG,
    XML_PREFIXES,
    EntityStyle,
    new_frame,
)
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import Repair, repairs_of
from editor.formats.damage.text_repair import repair
from editor.formats.damage.xml_faults import (
    BARE_AMPERSAND,
    KNOWN_PREFIXES,
    MOST_NAMES,
    loose_prefixes,
    own_prefixes,
    without_open_ends,
)
from editor.formats.read_errors import BrokenXml, ReadAs, Unreadable
from editor.formats.reading.encoding import decode_damaged, is_unmarked, pretended_mark, sniff
from editor.formats.reading.lists_and_feeds import (
    local_name,
    namespace_of,
    parse_tree,
    read_feed,
    tree_text,
    with_numbers,
)
from editor.formats.reading.reader import Reading, read_document
from editor.formats.reading.unpacking import Inflated, inflate, inflate_damaged
from editor.formats.reading.well_formed import NotWellFormed
from editor.formats.writing.faithful_writing import to_bytes

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


_NO_NAMESPACE = {"": ""}  # for elements without a prefix
_WRITTEN = EntityStyle(gt=True)  # the characters that lxml escapes in text
_LONGEST = 1_000_000  # characters of a value that is worth showing


def is_recoverable(error: Unreadable) -> bool:
    """Return True if something may be recovered from a file that could not be read for this reason."""
    return isinstance(error, BrokenXml) or any(
        file_hit.rule == "gzip-corrupt" for file_hit in error.file_hits
    )


def reread(data: bytes, name: str, read_as: ReadAs) -> Reading:
    """Read a file in the way that a person chose; raises Unreadable."""
    try:
        read_document(data, name)
    except Unreadable as error:
        return recover(data, name, error, read_as)
    return recover(data, name, None, read_as)


def recover(data: bytes, name: str, error: Unreadable | None, read_as: ReadAs | None = None) -> Reading:
    """Recover entries from a file that could not be read; raises its error again if there are none.

    The file hits begin with the reason why the file could not be read.
    """
    try:
        inflated, done = _unpacked(data)
        decoded = decode_damaged(inflated.data, keeps_bytes=True)
        repaired = repair(decoded, read_as)
        if repaired.data is None:
            document = recover_lone_entries(repaired.tracked.text)
            done += (_anew(error),)
        else:
            document = read_document(repaired.data, name).entries
            done += (*_marks_of(inflated.data), *repairs_of(repaired.tracked))
    except Unreadable as trouble:
        raise (error or trouble) from None
    document.set_frame(replace(document.frame, gzip=inflated.gzip))
    return Reading(
        document,
        error.file_hits if error else (),
        complete=error is None and not done,
        byte_size=len(inflated.data),
        encoding=decoded.encoding,
        repairs=done,
        trouble=words_of(error) if error else "",
    )


def _unpacked(data: bytes) -> tuple[Inflated, tuple[Repair, ...]]:
    try:
        return inflate(data), ()
    except Unreadable:
        inflated = inflate_damaged(data)
        kind = repair_list.UNPACKED_TWICE if inflated.is_whole else repair_list.UNPACKED
        return inflated, (Repair(kind, None, None),)


def _marks_of(data: bytes) -> Iterator[Repair]:
    """Yield the repair of a byte order mark that is wrong or missing."""
    if is_unmarked(data):
        yield Repair(repair_list.UNMARKED, 1, 1)
    mark = pretended_mark(data)
    if mark:
        yield Repair(repair_list.MARK, 1, 1, mark.hex(" ").upper())


def _anew(error: Unreadable | None) -> Repair:
    where = (error.line, error.column) if isinstance(error, BrokenXml) else (None, None)
    return Repair(repair_list.ANEW, *where)


def recover_lone_entries(text: str) -> Document:
    """Return the entries that lxml finds in a text that was repaired as far as possible.

    Raises Unreadable as `sniff` does, and if there is nothing to show.
    """
    form = sniff(text)
    if form.kind is Kind.FEED:
        return read_feed(text, damaged=True)
    document = Document(new_frame(form.kind))
    found = [  # a list, so that no entry keeps its tree alive
        (_entry(entry), "\n    ".join(_extensions(entry)))
        for entry in find_lone_entries(text, form.kind)
        if _is_of_sitemap(entry)
    ]
    found += [(Entry(loc), "") for loc in _left_behind(text, found)]
    columns = document.new_columns(entry for entry, _ in found)
    if any(len(value) > _LONGEST for name in FIELD_NAMES for value in columns.column(name)):
        raise Unreadable(Phrase(N_("Nothing can be recovered.")))
    columns.extensions = CompactList(extensions for _, extensions in found)
    document.append(columns)
    return read_document(to_bytes(document)).entries  # shown as it will be read once it is written


def _left_behind(text: str, found: list[tuple[Entry, str]]) -> Iterator[str]:
    """Yield the URLs of a text that are in none of the entries, nor in their extensions."""
    known = {entry.loc.strip() for entry, _ in found}
    others = "".join(extensions for _, extensions in found)
    for url in dict.fromkeys(urls_in(text)):
        if url not in known and _WRITTEN.escape(url) not in others:
            yield url


def _is_of_sitemap(entry: etree._Element) -> bool:
    """Return True unless an element is in a foreign namespace: that may be misspelt or missing."""
    namespace = namespace_of(entry)
    return namespace in ("", NAMESPACE) or NAMESPACE_VARIANT.fullmatch(namespace) is not None


def _entry(element: etree._Element) -> Entry:
    values = dict.fromkeys(FIELD_NAMES, "")
    for child in element:
        if _is_core(child, element):
            values[local_name(child)] = values[local_name(child)] or tree_text(child)
    return Entry(**values)


def _is_core(child: etree._Element, entry: etree._Element) -> bool:
    return local_name(child) in FIELD_NAMES and namespace_of(child) == namespace_of(entry)


def _extensions(element: etree._Element) -> Iterator[str]:
    """Yield the foreign children of an entry, each with the declarations it needs."""
    for child in element:
        name = local_name(child)
        if name and ":" not in name and namespace_of(child) != namespace_of(element):
            copy = deepcopy(child)
            etree.cleanup_namespaces(copy)
            etree.strip_elements(copy, etree.ProcessingInstruction, *_nameless(copy), with_tail=False)
            # Elements in no namespace declare that, as the default may be the sitemap namespace elsewhere.
            text = with_declarations(etree.tostring(copy, encoding="unicode", with_tail=False), _NO_NAMESPACE)
            if _is_well_formed(text):  # in damaged files lxml accepts illegal characters
                yield text


def _nameless(element: etree._Element) -> set[str]:
    """Return the elements whose names lxml accepts from a damaged file although no file may have them."""
    names = {str(inner.tag) for inner in element.iter(etree.Element)}
    can_be_named = (name for name in names if without_illegal_characters(name) == name)
    return {name for name in can_be_named if ":" in name.rpartition("}")[2]}


def _is_well_formed(text: str) -> bool:
    try:
        return parse_tree(text) is not None
    except NotWellFormed:
        return False
