"""Locates findings, rows and values by line and column, both from 1.

`FindingPlaces` does so in the file that a document was read from, `WrittenPlaces` in the file as it
would be written.
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain

from editor.core.document.entries import Entries
from editor.core.document.entry_text import entry_text, entry_texts, pieces_of
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.extensions.extension_reading import Node, extension_text, nodes_at
from editor.core.extensions.language_links import page_key
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.characters import with_line_feeds
from editor.core.xml.markup import ATTRIBUTE
from editor.core.xml.odd_entries import value_offset
from editor.core.xml.outline import decoded_attribute
from editor.formats.read_errors import position_of
from editor.rules.extensions.extension_check import NodeHit
from editor.rules.extensions.extension_column_check import block_hits
from editor.rules.finding import OTHER_VALUES, OTHERS, Context, Finding
from editor.rules.structure.xml_file_check import ROOT_TAG_RULES, places_of_strays


class WrittenPlaces:
    """Finds the line and column of rows in a document that does not change meanwhile.

    The text is scanned once, when the first place is asked for. Columns count code points; a line ends with
    LF, CRLF or a lone CR. A byte order mark does not count.
    """

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        # The start of each row's gap, and of the text after the last row; empty until they are needed.
        self._lines = array("q")
        self._columns = array("q")

    def locate(self, row: int, field: str = "") -> tuple[int, int]:
        """Return the line and column of a value, or of its entry if it is absent or no field is named."""
        text = entry_text(self._entries, row)
        return self._place(row, text[: self._offset(text, field)])

    def at(self, row: int, offset: int) -> tuple[int, int]:
        """Return the line and column of an offset in the text of an entry."""
        return self._place(row, entry_text(self._entries, row)[:offset])

    def _place(self, row: int, start: str) -> tuple[int, int]:
        """Return the line and column at the end of the first part of an entry."""
        if not self._lines:
            self._find_starts()
        return _advance(self._lines[row], self._columns[row], self._entries.columns.gap[row] + start)

    def before(self, row: int, offset: int) -> tuple[int, int]:
        """Return the line and column of an offset in the text before an entry or after the last one."""
        if not self._lines:
            self._find_starts()
        gaps = self._entries.columns.gap
        gap = gaps[row] if row < len(gaps) else self._entries.frame.epilog
        return _advance(self._lines[row], self._columns[row], gap[:offset])

    def in_root_tag(self, named: str) -> tuple[int, int]:
        """Return the line and column of the root's attribute with this name or value, else of its tag."""
        prolog = self._entries.frame.prolog
        start = prolog.rfind("<")
        for found in ATTRIBUTE.finditer(prolog, start):
            if named in (found["name"], decoded_attribute(found["value"][1:-1])):
                return position_of(prolog, found.start())
        return position_of(prolog, start)

    def _offset(self, text: str, field: str) -> int:
        """Return the number of characters before a value in an entry's text."""
        if self._entries.kind is Kind.TEXT:
            return len(text) - len(text.lstrip(XML_SPACE))
        return value_offset(text, field, self._entries.frame) if field else 0

    def _find_starts(self) -> None:
        gaps = self._entries.columns.gap
        line, column = position_of(self._entries.frame.prolog, len(self._entries.frame.prolog))
        for rows in pieces_of(range(len(self._entries))):
            texts = entry_texts(self._entries, rows)
            for gap, text in zip(gaps[rows.start : rows.stop], texts, strict=True):
                self._lines.append(line)
                self._columns.append(column)
                line, column = _advance(line, column, gap + text)
        self._lines.append(line)
        self._columns.append(column)


def _advance(line: int, column: int, text: str) -> tuple[int, int]:
    """Return the line and column at the end of a text that begins at a line and column."""
    text = with_line_feeds(text)
    last = text.rfind("\n")
    if last < 0:
        return line, column + len(text)
    return line + text.count("\n"), len(text) - last


LineAndColumn = tuple[int | None, int | None]  # None where nobody knows


class FindingPlaces:
    """Locates findings in a document that does not change meanwhile."""

    def __init__(self, entries: Entries, context: Context, *, is_complete: bool) -> None:
        self._entries = entries
        self._context = context
        self._places = WrittenPlaces(entries)
        self._judged: tuple[int, list[NodeHit]] = (-1, [])  # of the last row: it takes long
        # Recovered documents and feeds would be written differently than they are in the file.
        self._is_as_read = is_complete and entries.kind is not Kind.FEED

    def of(self, finding: Finding) -> LineAndColumn:
        """Return the place of the value that a finding concerns, of its entry, or of the text between."""
        if finding.line is not None or not self._is_as_read:
            return finding.line, finding.column
        if finding.row is None:
            return self._of_file(finding)
        if finding.field in EXTENSION_NAMES:
            return self._in_extensions(finding.row, finding)
        return self._places.locate(finding.row, finding.field)

    def _of_file(self, finding: Finding) -> LineAndColumn:
        gap = self._strays.get((finding.rule.id, finding.value)) if finding.value else None
        if gap:
            return self._places.before(*gap)
        return self._places.in_root_tag(finding.value) if finding.rule.id in ROOT_TAG_RULES else (None, None)

    @cached_property
    def _strays(self) -> dict[tuple[str, str], tuple[int, int]]:
        return places_of_strays(self._entries)

    def _in_extensions(self, row: int, finding: Finding) -> LineAndColumn:
        file = self._entries.file_at(row)
        own = row - self._entries.start_of(file)
        if self._judged[0] != row:
            self._judged = (row, block_hits(file, own, self._context))
        hits = self._judged[1]
        blocks = [node for node in nodes_at(file, own) if _extension(node) == finding.field]
        offset = next(chain(_of_hit(hits, finding), _of_value(blocks, finding.value)), None)
        if offset is None and len(blocks) == 1:
            offset = blocks[0].start
        if offset is not None:
            before = entry_text(file, own).index(extension_text(file, own))
            return self._places.at(row, before + offset)
        return (None, None) if finding.value else self._places.locate(row)


def _extension(node: Node) -> str:
    return node.extension.name if node.extension else ""


def _of_hit(hits: Iterable[NodeHit], finding: Finding) -> Iterator[int]:
    """Yield the offsets of elements and attributes for which an entry's own rules report this finding."""
    params = tuple(each for each in finding.params if each[0] not in (OTHERS, OTHER_VALUES))
    wanted = (finding.field, finding.rule.id, params)
    for extension, node, attribute, hit in hits:
        if (extension, hit.rule, hit.params) == wanted:
            named = (each.start for each in node.attributes if each.name == attribute)
            yield next(named, node.start)


def _of_value(nodes: Iterable[Node], value: str) -> Iterator[int]:
    """Yield the offsets of elements and attributes with a value reported by rules about several entries."""
    for node in nodes:
        if value and _says(node.text, value):
            yield node.start
        yield from (each.start for each in node.attributes if value and _says(each.value, value))
        yield from _of_value(node.children, value)


def _says(text: str, value: str) -> bool:
    """Return True if a text is a reported value, which may be a lower-case language or the key of a page."""
    text = text.strip(XML_SPACE)
    return value in (text, text.lower(), page_key(text))
