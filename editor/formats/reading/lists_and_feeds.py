"""Reads text lists, and RSS and Atom feeds, which can be viewed as lists of URLs but not edited.

A text list has one URL a line, nothing escaped; blank lines stay as gaps. Feeds are RSS 1.0 and 2.0
and Atom 0.3 and 1.0. `parse_tree` makes lxml trees, for feeds and for damaged files; nothing is
expanded or fetched. Source: https://www.sitemaps.org/protocol.html#otherformats
"""

import re
from collections.abc import Iterator

from lxml import etree

from editor.core.document.columns import CompactList, Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind
from editor.core.text import N_, Phrase
from editor.core.values.characters import without_illegal_characters
from editor.core.values.urls import resolve_reference, split
from editor.core.xml.markup import Frame, Layout, LayoutChild
from editor.formats.damage.xml_faults import OPAQUE
from editor.formats.read_errors import too_much
from editor.formats.reading.unusual_entries import MAX_VALUE
from editor.formats.reading.well_formed import objection_in

_NOTES: frozenset[object] = frozenset({etree.Comment, etree.ProcessingInstruction})  # values of `tag`
_NAMED = re.compile(r"&([^\W\d][\w.:-]*+);")
_NUMBERS = {"amp": "&#38;", "lt": "&#60;", "gt": "&#62;", "quot": "&#34;", "apos": "&#39;"}
_NO_ELEMENTS = _NOTES | {etree.Entity}


def parse_tree(text: str, *, damaged: bool = False) -> etree._Element | None:
    """Parse a text without expanding entities or fetching anything; None if nothing can be read.

    With `damaged`, parts that are not well-formed are skipped; otherwise NotWellFormed is raised for them.
    """
    parser = _parser(recover=True)
    if damaged:
        return _parsed(with_numbers(text), parser)
    try:
        return etree.fromstring(text.encode("utf-8"), _parser(recover=False))
    except etree.XMLSyntaxError as error:
        root = _parsed(text, parser)
        if {fault.type for fault in parser.error_log.filter_from_errors()} == {etree.ErrorTypes.WAR_NS_URI}:
            return root  # the name of a namespace may be any text
        raise objection_in(error) from error


def parse_once(text: str) -> tuple[etree._Element | None, bool]:
    """Parse a text as `parse_tree` does with `damaged`; also return whether it is well-formed."""
    parser = _parser(recover=True)
    root = _parsed(text, parser)
    if root is not None and not parser.error_log.filter_from_errors():
        return root, True
    return parse_tree(text, damaged=True) if "&" in text else root, False


def _parser(*, recover: bool) -> etree.XMLParser:
    return etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        recover=recover,
        encoding="utf-8",  # whatever the declaration says
    )


def _parsed(text: str, parser: etree.XMLParser) -> etree._Element | None:
    try:
        return etree.fromstring(text.encode("utf-8"), parser)
    except etree.XMLSyntaxError:
        return None


def with_numbers(text: str) -> str:
    """Replace named entities by numeric ones: libxml2 silently drops named ones after the first fault."""
    parts = OPAQUE.split(text)
    for number in range(0, len(parts), 2):
        parts[number] = _NAMED.sub(lambda name: _NUMBERS.get(name[1], f"&#38;{name[1]};"), parts[number])
    return "".join(parts)


def tree_text(element: etree._Element) -> str:
    """Return the text of an element and its descendants, without comments and instructions.

    References to entities stay as written. Characters that are illegal in XML are dropped: lxml accepts
    references to them in damaged files.
    """
    return without_illegal_characters("".join(_texts(element)))


def local_name(element: etree._Element) -> str:
    """Return the local name of an element; "" for comments, instructions and entities."""
    return "" if element.tag in _NO_ELEMENTS else element.tag.rpartition("}")[2]


def namespace_of(element: etree._Element) -> str:
    """Return the namespace of an element; "" if it has none."""
    return "" if element.tag in _NO_ELEMENTS else element.tag[1:].rpartition("}")[0]


def _texts(element: etree._Element) -> Iterator[str]:
    for node in element.iter():
        if node.tag not in _NOTES:
            yield node.text or ""
        if node is not element:
            yield node.tail or ""


_LONG_LINE = N_("Line {line:,} has more than {n:,} characters, far more than any list of URLs needs.")
_OF_LINE = N_("line {line:,} has more than {n:,} characters")

_FIRST_BLOCK = 32 * 1024  # code points, so that something can be shown at once
_BLOCK = 1024 * 1024  # some 20,000 lines

# Only these three are line ends: str.splitlines splits at many more characters.
_LINE_END = re.compile(r"\r\n|\n|\r")
_REST_OF_LINE = re.compile(r"[ \t]*(?:\r\n|\n|\r|\Z)")
_ROW = re.compile(r"((?:[ \t]*+(?:\r\n|\n|\r))*+)([^\r\n]+)(\r\n|\n|\r|\Z)")


def text_frame(text: str) -> Frame:
    """Return the frame of a text list, without encoding; its epilog is the blank lines after the last URL.

    Raises Unreadable if a line is too long.
    """
    _check_lines(text)
    first = _LINE_END.search(text)
    return Frame(
        Kind.TEXT,
        prolog="",
        epilog=text[_rows_end(text) :],
        namespace="",
        namespaces=(),
        entities=None,
        line_end=first[0] if first else "\n",
    )


def text_blocks(text: str, entries: Entries) -> Iterator[EntryColumns]:
    """Yield the entries of a text list, piece by piece; adds to the layouts of its document.

    A value is its line as written, including spaces.
    """
    at, end, size = 0, _rows_end(text), _FIRST_BLOCK
    while at < end:
        found = _LINE_END.search(text, at + size, end)
        stop = found.end() if found else end
        lines, line_end = _plain_lines(text[at:stop])
        if lines:
            layout = bytearray([_layout(entries.layouts, line_end)]) * len(lines)
            yield _block(lines, [""] * len(lines), layout)
        else:  # blank lines, or several kinds of line ends
            rows = _ROW.findall(text, at, stop if text[at:stop].strip(XML_SPACE) else end)
            gaps, lines, ends = map(list, zip(*rows, strict=True))
            numbers = {line_end: _layout(entries.layouts, line_end) for line_end in dict.fromkeys(ends)}
            yield _block(lines, gaps, bytearray(map(numbers.__getitem__, ends)))
            # Blank lines after the last of these rows belong to the row that follows.
            stop = at + sum(sum(map(len, parts)) for parts in (gaps, lines, ends))
        at, size = stop, _BLOCK


def _plain_lines(text: str) -> tuple[list[str], str]:
    """Return the lines and their end, if all have the same and none is blank; else nothing."""
    feeds, returns = text.count("\n"), text.count("\r")
    if feeds and returns and not feeds == returns == text.count("\r\n"):
        return [], ""
    end = ("\r" if returns else "") + ("\n" if feeds else "")
    if not end or not text.endswith(end):
        return [], ""
    lines = text[: -len(end)].split(end)
    return ([], "") if "" in lines or True in map(str.isspace, lines) else (lines, end)


def _check_lines(text: str) -> None:
    """Raise Unreadable for a line that is too long, looking only at one line end per longest allowed line."""
    at = 0
    while len(text) - at > MAX_VALUE:
        stop = at + MAX_VALUE + 1
        end = max(text.rfind("\n", at, stop), text.rfind("\r", at, stop))
        if end < 0:
            line = len(_LINE_END.findall(text, 0, at)) + 1
            raise too_much(
                Phrase(_LONG_LINE, line=line, n=MAX_VALUE), Phrase(_OF_LINE, line=line, n=MAX_VALUE)
            )
        at = end + 1


def _rows_end(text: str) -> int:
    """Return the offset after the last line that is not blank."""
    last = len(text.rstrip(XML_SPACE))
    rest = _REST_OF_LINE.match(text, last)
    return rest.end() if rest and last else 0


def _layout(layouts: list[Layout], end: str) -> int:
    """Return the number of the layout with this line end, which is added if it is new."""
    layout = Layout("", (LayoutChild("loc", ""),), end)
    if layout not in layouts:
        layouts.append(layout)
    return layouts.index(layout)


def _block(lines: list[str], gaps: list[str], layout: bytearray) -> EntryColumns:
    block = EntryColumns.blank(len(lines))
    block.loc, block.gap, block.layout = lines, CompactList(gaps), layout
    return block


_DATES = {"item": ("pubDate", "date"), "entry": ("updated", "modified", "published", "issued", "created")}


def read_feed(text: str, *, damaged: bool = False) -> Document:
    """Read a feed's items: the link as loc, the date as written (RFC 822 or ISO 8601) as lastmod.

    With `damaged`, read as much as possible of a text that is not well-formed; otherwise NotWellFormed is
    raised for it.
    """
    root = parse_tree(text, damaged=damaged)
    namespace = namespace_of(root) if root is not None else ""
    document = Document(Frame(Kind.FEED, "", "", namespace=namespace, namespaces=()))
    if root is not None:
        document.append(document.new_columns(_entries(root)))
    return document


def _entries(root: etree._Element) -> Iterator[Entry]:
    for item in root.iter("{*}item", "{*}entry"):
        # A feed's own elements have the namespace of the item; others, such as media:link, do not count.
        own = [child for child in item if namespace_of(child) == namespace_of(item)]
        name = local_name(item)
        loc = _link_of_item(own) if name == "item" else _link_of_entry(own)
        # Dates of any namespace; in damaged feeds an undeclared prefix stays in the name.
        named = ((local_name(child).rpartition(":")[2], child) for child in item)
        dates = {known: tree_text(child) for known, child in named if known in _DATES[name]}
        lastmod = next((dates[date] for date in _DATES[name] if dates.get(date)), "")
        yield Entry(loc, lastmod)


def _link_of_item(children: list[etree._Element]) -> str:
    """Return the link of an RSS item, or else its guid if that is a URL, whatever its attributes say."""
    links = [tree_text(child) for child in children if local_name(child) == "link"]
    guids = [tree_text(child) for child in children if local_name(child) == "guid"]
    urls = [guid for guid in guids if guid.strip(XML_SPACE).lower().startswith(("http://", "https://"))]
    return next((link for link in links + urls if link.strip(XML_SPACE)), "")


def _link_of_entry(children: list[etree._Element]) -> str:
    """Return the alternate link of an Atom entry; a link without a relation is one too.

    It is resolved against `xml:base` if that is given.
    Source: https://www.rfc-editor.org/rfc/rfc4287#section-2
    """
    links = [child for child in children if local_name(child) == "link"]
    pages = [link for link in links if link.get("rel", "alternate") == "alternate"]
    page = next((link for link in pages if link.get("href", "").strip(XML_SPACE)), None)
    if page is None:
        return ""
    href, base = page.get("href", ""), split(page.base or "")
    return resolve_reference(href.strip(XML_SPACE), base) if base else href
