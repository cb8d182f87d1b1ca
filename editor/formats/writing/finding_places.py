"""Locates findings, rows and values by line and column, both from 1.

`FindingPlaces` does so in the file that a document was read from, `WrittenPlaces` in the file as it
would be written.
"""

from array import array
from collections.abc import Iterator
from functools import cached_property, partial

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.document.entry_text import entry_text, entry_texts, pieces_of, text_before
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, EXTENSION_NAMES
from editor.core.extensions.extension_reading import ValuesInside, block_counts, nodes_at
from editor.core.extensions.language_links import page_key
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.characters import with_line_feeds
from editor.core.xml.markup import ATTRIBUTE
from editor.core.xml.odd_entries import value_offset
from editor.core.xml.outline import decoded_attribute
from editor.formats.read_errors import position_of
from editor.rules.finding import Finding
from editor.rules.structure.xml_file_check import ROOT_TAG_RULES, places_of_strays


class WrittenPlaces:
    """Finds the line and column of rows in a document that does not change meanwhile.

    The text is scanned once, as far as a place is asked for. Columns count code points; a line ends with LF,
    CRLF or a lone CR. A byte order mark does not count.
    """

    def __init__(self, entries: Entries) -> None:
        self._entries, self._gaps = entries, entries.columns.gap
        # The start of each row's gap, and of the text after the last row, as far as they were needed.
        self._lines = array("q")
        self._columns = array("q")
        self._scan = self._find_starts()
        self._rows, self._texts = range(0), [""]  # those that were scanned last, with their texts
        # The last row whose extensions were searched: its gap with its text, where they start in it, and the
        # last place that was found: offset in it, line, column.
        self._row, self._entry, self._inner = -1, "", 0
        self._last = (0, 0, 0)

    def locate(self, row: int, field: str = "") -> tuple[int, int]:
        """Return the line and column of a value, or of its entry if it is absent or no field is named."""
        if not field or self._entries.kind is Kind.TEXT:
            return self._place(row, self._space_before(row))
        start = text_before(self._entries, row, field)
        if start is None:
            text = self._text(row)
            start = text[: value_offset(text, field, self._entries.frame)]
        return self._place(row, start)

    def in_extensions(self, row: int, offset: int) -> tuple[int, int]:
        """Return the line and column of an offset in the text of an entry's extensions."""
        if self._row != row:
            self._row, columns = row, self._entries.columns
            self._last = (0, *self._start(row))
            self._entry = self._gaps[row] + self._text(row)
            self._inner = len(self._gaps[row])
            if columns.layout[row] != ODD:  # all of an odd entry is searched
                self._inner = self._entry.index(columns.extensions[row], self._inner)
        end = self._inner + offset
        start, line, column = self._last if self._last[0] <= end else (0, *self._start(row))
        line, column = _advance(line, column, self._entry[start:end])
        self._last = (end, line, column)
        return line, column

    def _text(self, row: int) -> str:
        """Return the text of an entry: one that was just scanned is known."""
        self._start(row)
        return self._texts[row - self._rows.start] if row in self._rows else entry_text(self._entries, row)

    def _space_before(self, row: int) -> str:
        """Return the white space at the beginning of a line of a text list; else ""."""
        text = self._text(row) if self._entries.kind is Kind.TEXT else ""
        return text[: len(text) - len(text.lstrip(XML_SPACE))]

    def _place(self, row: int, start: str) -> tuple[int, int]:
        """Return the line and column at the end of the first part of an entry."""
        return _advance(*self._start(row), self._gaps[row] + start)

    def _start(self, row: int) -> tuple[int, int]:
        """Return the line and column of a row's gap, or of the text after the last row."""
        while row >= len(self._lines):
            next(self._scan)
        return self._lines[row], self._columns[row]

    def before(self, row: int, offset: int) -> tuple[int, int]:
        """Return the line and column of an offset in the text before an entry or after the last one."""
        gap = self._gaps[row] if row < len(self._gaps) else self._entries.frame.epilog
        return _advance(*self._start(row), gap[:offset])

    def in_root_tag(self, named: str) -> tuple[int, int]:
        """Return the line and column of the root's attribute with this name or value, else of its tag."""
        prolog = self._entries.frame.prolog
        start = prolog.rfind("<")
        for found in ATTRIBUTE.finditer(prolog, start):
            if named in (found["name"], decoded_attribute(found["value"][1:-1])):
                return position_of(prolog, found.start())
        return position_of(prolog, start)

    def _find_starts(self) -> Iterator[None]:
        """Find the starts of some rows with each step, and of the text after the last one with the last."""
        line, column = position_of(self._entries.frame.prolog, len(self._entries.frame.prolog))
        for rows in pieces_of(range(len(self._entries))):
            self._rows, self._texts = rows, entry_texts(self._entries, rows)
            for gap, text in zip(self._gaps[rows.start : rows.stop], self._texts, strict=True):
                self._lines.append(line)
                self._columns.append(column)
                line, column = _advance(line, column, gap + text)
            yield
        self._lines.append(line)
        self._columns.append(column)
        yield


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

    def __init__(self, entries: Entries, *, is_complete: bool) -> None:
        self._entries = entries
        self._places = WrittenPlaces(entries)
        # Recovered documents and feeds would be written differently than they are in the file.
        self._is_as_read = is_complete and entries.kind is not Kind.FEED
        self._values: dict[str, ValuesInside] = {}  # by extension
        self._counts: dict[str, list[int]] = {}  # of blocks in each row, by extension

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
        start = finding.start
        if start is None and finding.value:
            start = self._start_of(row, finding)
        if start is None:
            start = self._only_block(row, finding.field)
        if start is None:
            return (None, None) if finding.value else self._places.locate(row)
        return self._places.in_extensions(row, start)

    def _start_of(self, row: int, finding: Finding) -> int | None:
        """Return the offset of the value of a finding about several entries; None if it is nowhere."""
        name = finding.field
        if name not in self._values:
            self._values[name] = ValuesInside(self._entries, EXTENSION_BY_NAME[name])
        return self._values[name].start_of(row, partial(_says, finding.value))

    def _only_block(self, row: int, name: str) -> int | None:
        """Return the offset of the block of an extension in a row; None if there is not exactly one."""
        extension = EXTENSION_BY_NAME[name]
        if name not in self._counts:
            self._counts[name] = block_counts(self._entries, extension)
        if self._counts[name][row] > 1:
            return None
        starts = [node.start for node in nodes_at(self._entries, row) if node.extension is extension]
        return starts[0] if len(starts) == 1 else None


def _says(value: str, text: str) -> bool:
    """Return True if a text is a reported value, which may be a lower-case language or the key of a page."""
    return value == text or value == text.lower() or ("/" in text and value == page_key(text))
