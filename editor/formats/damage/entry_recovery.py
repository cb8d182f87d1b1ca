"""Recovers entries from a file that could not be read, with lxml one by one if need be.

The text is repaired; if that is not enough, single entries are found in it, and those that are not
well-formed are rewritten from what lxml makes of them.
"""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import NamedTuple

from lxml import etree

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.entry_text import with_declarations
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.text import N_, Phrase, words_of
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.markup import (
    CDATA,
    DOCTYPE,
    NAMESPACE,
    NAMESPACE_VARIANT,
    NO_TAG,
    NOTE,
    XML_PREFIXES,
    EntityStyle,
)
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import Repair, RepairKind, SpanChange, TrackedText, repairs_of
from editor.formats.damage.text_repair import repair
from editor.formats.damage.xml_faults import (
    BARE_AMPERSAND,
    KNOWN_PREFIXES,
    MOST_NAMES,
    loose_prefixes,
    open_ends,
    own_prefixes,
    without_open_ends,
)
from editor.formats.read_errors import BrokenXml, ReadAs, Unreadable
from editor.formats.reading.encoding import decode_damaged, is_unmarked, pretended_mark, sniff
from editor.formats.reading.lists_and_feeds import (
    local_name,
    namespace_of,
    parse_once,
    parse_tree,
    read_feed,
    tree_text,
)
from editor.formats.reading.reader import Reading, read_document
from editor.formats.reading.unpacking import Inflated, inflate, inflate_damaged
from editor.formats.reading.well_formed import NotWellFormed

_TOGETHER = 64  # entries that are parsed at once, as long as they are well-formed
_MOST_ALONE = 50_000  # entries that are parsed one by one, which takes a second or two
_SPAN = re.compile(f"({NO_TAG})", re.DOTALL)
_LOC = re.compile(r"<(?:[\w.-]+:)?loc\s*+>")
_BOUND = re.compile(r"""\bxmlns:(?P<prefix>[\w.-]++)\s*+=\s*+["'“”„‘’]?(?P<name>[^\s"'<>“”„‘’]++)""")
_KEPT_BETWEEN = re.compile(rf"(?:[ \t\r\n]++|{NOTE})++", re.DOTALL)
_KEPT_AT_START = re.compile(rf"(?:[ \t\r\n]++|{NOTE}|{DOCTYPE})++", re.DOTALL)
_LOC_TEXT = re.compile(r"loc>([^<]++)</")  # of an element of an extension that is called so
_URL = re.compile(rf"<(?P<tag>[^\s>]+)\s*+>(?P<url>(?:[^<]++|{CDATA})*+)</(?P=tag)\s*+>", re.DOTALL)


class _Piece(NamedTuple):
    """The span of an entry in a damaged text, the name of its element, and which of its tags are missing."""

    start: int
    end: int
    name: str
    lacks_start: bool
    lacks_end: bool

    def of(self, text: str) -> str:
        """Return the entry with its tags."""
        start = f"<{self.name}>" if self.lacks_start else ""
        end = f"</{self.name}>" if self.lacks_end else ""
        return f"{start}{text[self.start : self.end]}{end}"


def rewrite_entries(tracked: TrackedText[RepairKind]) -> None:
    """Make a text well-formed entry by entry: those that are whole stay as they are, and so do comments.

    Of an entry that is not, what lxml makes of it is written in its place; what stands between entries is
    left out unless it is a comment, an instruction or white space. Raises Unreadable as `sniff` does, and
    where a value is beyond all limits.
    """
    kind = sniff(tracked.text).kind
    tracked.replace(repair_list.SECTION, open_ends(tracked.text))
    tracked.sub(
        repair_list.SECTION, _SPAN, lambda span: _opened(span[0]) if _LOC.search(span[0]) else span[0]
    )
    text = tracked.text
    root = _root_tag(text, kind)
    pieces = list(_pieces(text, kind))
    start, at = root.span() if root else (len(text), len(text))
    if pieces and pieces[0].start < start:  # the root begins before them, and its own tag is left out
        start = at = pieces[0].start
    writer = _EntryWriter(text, kind, root)
    changes = [(repair_list.BETWEEN, span) for span in _without_markup(text, 0, start, _KEPT_AT_START)]
    changes.append((repair_list.TAG, (start, at, writer.root)))
    for piece, new in zip(pieces, writer.written(pieces), strict=True):
        changes += [
            (repair_list.BETWEEN, span) for span in _without_markup(text, at, piece.start, _KEPT_BETWEEN)
        ]
        changes.append((repair_list.ENTRY, (piece.start, piece.end, new)))
        at = piece.end
    changes += [(repair_list.BETWEEN, span) for span in _without_markup(text, at, len(text), _KEPT_BETWEEN)]
    lost = "".join(f"\n{writer.entry(Entry(url), '')}" for url in _left_behind(text, writer.urls))
    changes.append((repair_list.ENTRY, (len(text), len(text), f"{lost}\n{writer.root_end}\n")))
    tracked.replace_each([(why, span) for why, span in changes if text[span[0] : span[1]] != span[2]])


def _root_tag(text: str, kind: Kind) -> re.Match[str] | None:
    """Return the first start tag of the root outside comments; None without one."""
    tag = re.compile(rf"{NO_TAG}|<(?P<name>(?:[\w.-]++:)?{kind})(?=[\s/>])[^<>]*+>", re.DOTALL)
    return next((found for found in tag.finditer(text) if found["name"]), None)


def _without_markup(text: str, start: int, end: int, kept: re.Pattern[str]) -> Iterator[SpanChange]:
    """Yield changes that leave out what is not to be kept of a part of a text."""
    at = start
    for found in kept.finditer(text, start, end):
        if found.start() > at:
            yield at, found.start(), ""
        at = found.end()
    if at < end:
        yield at, end, ""


class _EntryWriter:
    """Writes the entries of a damaged text one by one, under the root's start tag if that is sound."""

    def __init__(self, text: str, kind: Kind, root: re.Match[str] | None) -> None:
        self._text, self._kind = text, kind
        self.urls: set[str] = set()  # of all entries, as far as they are written
        self.root, name = f"<{kind}{_declarations(text)}>", str(kind)
        if root and _is_well_formed(f"{root[0]}</{root['name']}>"):
            self.root, name = root[0], root["name"]
        self.root_end = f"</{name}>"
        self._prefix = name.removesuffix(kind)

    def written(self, pieces: Sequence[_Piece]) -> Iterator[str]:
        """Yield what is written in the place of each piece."""
        alone = 0
        last = written = ""  # what is repeated many times is looked at once
        for start in range(0, len(pieces), _TOGETHER):
            some = pieces[start : start + _TOGETHER]
            contents = [piece.of(self._text) for piece in some]
            elements, is_whole = self._parsed("".join(contents))
            if is_whole and len(elements) == len(some) and all(map(self._is_own, elements)):
                self._take_urls(elements)
                yield from contents
                continue
            if alone > _MOST_ALONE:
                contents = ["".join(contents), *[""] * (len(contents) - 1)]
            alone += len(contents)
            for content in contents:
                if content != last:
                    last, written = content, self._alone(content) if content else ""
                yield written

    def entry(self, entry: Entry, extensions: str) -> str:
        """Return the text of an entry."""
        self.urls.add(entry.loc.strip())
        values = zip(FIELD_NAMES, entry.values(), strict=True)
        tags = ((f"{self._prefix}{name}", value) for name, value in values if value)
        fields = "".join(f"<{tag}>{_WRITTEN.escape(value)}</{tag}>" for tag, value in tags)
        name = f"{self._prefix}{self._kind.entry_name}"
        return f"<{name}>{fields}{extensions}</{name}>"

    def _alone(self, content: str) -> str:
        elements, is_whole = self._parsed(content)
        if is_whole and len(elements) == 1 and self._is_own(elements[0]):
            self._take_urls(elements)
            return content
        texts = []
        for element in filter(_is_of_sitemap, elements):
            entry, extensions = _entry(element), "".join(_extensions(element))
            if not (self._is_own(element) or any(entry.values())):
                continue
            if any(len(value) > _LONGEST for value in entry.values()):
                raise Unreadable(Phrase(N_("Nothing can be recovered.")))
            self.urls.update(url.strip() for url in _LOC_TEXT.findall(extensions))
            texts.append(self.entry(entry, extensions))
        return "".join(texts)

    def _is_own(self, element: etree._Element) -> bool:
        return _is_of_sitemap(element) and local_name(element) == self._kind.entry_name

    def _take_urls(self, elements: Sequence[etree._Element]) -> None:
        self.urls.update(tree_text(loc).strip() for entry in elements for loc in entry.iter("{*}loc"))

    def _parsed(self, content: str) -> tuple[list[etree._Element], bool]:
        """Return the entries that can be read of a text, and whether it is well-formed."""
        root, is_whole = parse_once(f"{self.root}{content}{self.root_end}")
        return [] if root is None else list(root.iter("{*}url", "{*}sitemap")), is_whole


def _opened(span: str) -> str:
    """Return the content of an instruction or CDATA section as text; a comment stays as it is."""
    if span.startswith("<!--"):
        return span
    inside = span[len("<?") : -len("?>")] if span.startswith("<?") else span[len("<![CDATA[") : -len("]]>")]
    parts = _SPAN.split(without_open_ends(inside))
    parts[::2] = [BARE_AMPERSAND.sub("&amp;", part).replace("]]>", "]]&gt;") for part in parts[::2]]
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


def _pieces(text: str, kind: Kind) -> Iterator[_Piece]:
    """Yield the span of each entry; if the start tag is missing or another URL follows, that begins it."""
    start, name, prefix = -1, "", ""  # where an entry began, and with which element
    has_url, depth = False, 0  # of foreign elements in it
    for tag in _part(text, f"url|sitemap|{kind}|loc").finditer(text):
        found = tag["name"]
        if tag["other"]:
            is_empty = text[tag.end() - 2] == "/"
            depth = max(depth + (-1 if tag["end"] else 1 - is_empty), 0)
        if found is None or (tag["end"] and (found == "loc" or not name)):
            continue
        if found == "loc" and name and not (has_url and depth == 0 and _url_at(text, tag)):
            has_url = True
            continue
        if start >= 0:
            yield _piece(text, start, tag, prefix + (name if name != "loc" else kind.entry_name))
        is_outside = tag["end"] or found == kind
        start, name, prefix = (-1, "", "") if is_outside else (tag.start(), found, tag["prefix"])
        has_url, depth = found == "loc", 0
    if start >= 0:
        yield _piece(text, start, None, prefix + (name if name != "loc" else kind.entry_name))


def _piece(text: str, start: int, tag: re.Match[str] | None, element: str) -> _Piece:
    """Return the piece that begins somewhere and ends with a tag, or before it."""
    is_ended = tag is not None and bool(tag["end"]) and tag["prefix"] + tag["name"] == element
    end = (text.find(">", tag.end()) + 1 if is_ended else tag.start()) if tag else len(text)
    return _Piece(start, end or len(text), element, not text.startswith(f"<{element}", start), not is_ended)


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
        done += tuple(_marks_of(inflated.data))
        if repaired.data is None:
            document, repairs = _rewritten(repaired.tracked, repaired.encoding, decoded.bom, error)
        else:
            document, repairs = (
                read_document(repaired.data, name, is_repaired=True).entries,
                repairs_of(repaired.tracked),
            )
        done += repairs
    except Unreadable as trouble:
        raise (error or trouble) from None
    document.set_frame(document.frame._replace(gzip=inflated.gzip))
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


def _rewritten(
    tracked: TrackedText[RepairKind], encoding: str, bom: bytes, error: Unreadable | None
) -> tuple[Document, tuple[Repair, ...]]:
    """Return what can be had of a text that could not be repaired; raises Unreadable if that is nothing."""
    if sniff(tracked.text).kind is Kind.FEED:
        return read_feed(tracked.text, damaged=True), (_anew(error),)
    rewrite_entries(tracked)
    data = bom + tracked.text.encode(encoding, "xmlcharrefreplace")
    return read_document(data, is_repaired=True).entries, repairs_of(tracked)


def _left_behind(text: str, known: set[str]) -> Iterator[str]:
    """Yield the URLs of a text that are in none of the entries, nor in their extensions."""
    return (url for url in dict.fromkeys(urls_in(text)) if url not in known)


def _is_of_sitemap(entry: etree._Element) -> bool:
    """Return True unless an element is in a foreign namespace: that may be misspelt or missing."""
    namespace = namespace_of(entry)
    return namespace in ("", NAMESPACE) or re.fullmatch(NAMESPACE_VARIANT, namespace) is not None


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
