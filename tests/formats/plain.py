"""A document as plain lists, changed one row at a time: what a real one has to agree with."""

from dataclasses import dataclass
from functools import reduce
from typing import Any, NamedTuple

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
)
from editor.core.document.entry_text import entry_text
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import Frame, OddSource


class PlainRow(NamedTuple):
    """Everything of an entry. `text` is what the file had, for as long as nobody has touched the row."""

    loc: str
    lastmod: str
    changefreq: str
    priority: str
    extensions: str
    gap: str
    source: OddSource | None
    layout: int
    text: str | None = None

    def members(self) -> tuple[object, ...]:
        """All that the document itself holds."""
        return self[:-1]


@dataclass(frozen=True, slots=True)
class Plain:
    """The rows in their order, and the frame around them."""

    rows: tuple[PlainRow, ...]
    frame: Frame

    def after(self, edit: Edit) -> "Plain":
        """What an edit makes of it."""
        if isinstance(edit, Batch):
            return reduce(Plain.after, edit.edits, self)
        if isinstance(edit, SetFrame):
            return Plain(self.rows, edit.frame)
        return Plain(tuple(_changed(list(self.rows), edit)), self.frame)


def _changed(rows: list[PlainRow], edit: Edit) -> list[PlainRow]:
    match edit:
        case SetValues(field, where, values):
            for place, row in enumerate(where):
                value = values if isinstance(values, str) else values[place]
                rows[row] = _with_value(rows[row], field, value)
        case InsertRows(where, block):
            for row, new in zip(where, rows_of(block), strict=True):
                rows.insert(row, new)
        case RemoveRows(where):
            for row in reversed(where):
                del rows[row]
        case Reorder(order):
            return [rows[old] for old in order]
        case SetEntries(where, block):
            for row, new in zip(where, rows_of(block), strict=True):
                is_same = new._replace(gap="") == rows[row]._replace(gap="", text=None)
                rows[row] = new._replace(text=rows[row].text if is_same else None)
        case _:
            raise AssertionError(edit)
    return rows


def _with_value(row: PlainRow, field: str, value: str) -> PlainRow:
    if getattr(row, field) == value:
        return row
    changed: dict[str, Any] = {field: value, "text": None}
    return row._replace(**changed)


def rows_of(block: EntryColumns) -> list[PlainRow]:
    """The rows of a block, of no file."""
    columns = [block.column(name) for name in (*FIELD_NAMES, "extensions", "gap")]
    return [PlainRow(*row) for row in zip(*columns, block.source, block.layout, strict=True)]


def plain(document: Document) -> Plain:
    """A document that was just read."""
    rows = (row._replace(text=entry_text(document, at)) for at, row in enumerate(rows_of(document.columns)))
    return Plain(tuple(rows), document.frame)
