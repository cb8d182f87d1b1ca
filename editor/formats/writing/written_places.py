"""Locates rows and values in the file as it would be written, by line and column, both from 1."""

from array import array

from editor.core.document.entries import Entries
from editor.core.document.entry_text import entry_text, entry_texts, pieces_of
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.characters import with_line_feeds
from editor.core.xml.odd_entries import value_offset
from editor.core.xml.outline import decoded_attribute
from editor.core.xml.tokens import ATTRIBUTE
from editor.formats.positions import position_of


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
