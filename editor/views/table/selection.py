"""Converts the selection of a table, given as Qt's ranges, to cells and rows of the document.

It does not use `selectedRows` and `selectedIndexes`, which create an index per
cell: half a second at 50,000 rows.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection

from editor.core.column_texts import column_texts
from editor.core.document.rows import Rows
from editor.models.table.entries_model import EntriesModel

if TYPE_CHECKING:
    from editor.models.table.cell_edits import Cells

RowSpan = tuple[int, int]  # first and last view row


def spans_by_column(selection: QItemSelection) -> dict[int, list[RowSpan]]:
    """Return the selected view rows of each column as ascending spans that neither overlap nor touch."""
    found: dict[int, list[RowSpan]] = {}
    for part in selection.toList():
        for column in range(part.left(), part.right() + 1):
            found.setdefault(column, []).append((part.top(), part.bottom()))
    return {column: merged_spans(spans) for column, spans in sorted(found.items())}


def merged_spans(spans: Iterable[RowSpan]) -> list[RowSpan]:
    """Return spans in ascending order, merged where they overlap or touch."""
    result: list[RowSpan] = []
    for first, last in sorted(spans):
        if result and first <= result[-1][1] + 1:
            result[-1] = (result[-1][0], max(result[-1][1], last))
        else:
            result.append((first, last))
    return result


def spans_of(rows: Iterable[int]) -> list[RowSpan]:
    """Return single rows, ascending, as spans."""
    if isinstance(rows, range) and rows.step == 1:
        return [(rows[0], rows[-1])] if rows else []
    found: list[RowSpan] = []
    first = last = -2
    for row in rows:
        if row != last + 1:
            found.append((first, last))
            first = row
        last = row
    return [*found[1:], (first, last)] if found else []


def selected_cells(model: EntriesModel, selection: QItemSelection, columns: Collection[int]) -> "Cells":
    """Return the document rows selected in each of these columns, in view order."""
    return {
        model.columns[column].name: _document_rows(model, spans)
        for column, spans in spans_by_column(selection).items()
        if column in columns
    }


def selected_rows(model: EntriesModel, selection: QItemSelection) -> Rows:
    """Return the document rows that have a selected cell, ascending."""
    spans = merged_spans((part.top(), part.bottom()) for part in selection.toList())
    rows = _document_rows(model, spans)
    return rows if isinstance(rows, range) else sorted(rows)


def whole_rows(model: EntriesModel, selection: QItemSelection, columns: Sequence[int]) -> Sequence[int]:
    """Return the document rows that are selected in all these columns, in view order.

    None are returned if other cells are selected as well, or if there is one
    column only: its values are meant.
    """
    chosen = spans_by_column(selection)
    spans = [chosen.get(column, []) for column in columns]
    are_whole = len(spans) > 1 and all(each == spans[0] for each in spans)
    return _document_rows(model, spans[0]) if are_whole else ()


def _document_rows(model: EntriesModel, spans: Sequence[RowSpan]) -> Sequence[int]:
    if len(spans) == 1:
        return model.order.document_rows(*spans[0])
    return [row for first, last in spans for row in model.order.document_rows(first, last)]


def selected_block(model: EntriesModel, selection: QItemSelection, columns: Sequence[int]) -> list[list[str]]:
    """Return the selected values by line; `columns` in visual order. Cells between them are blank."""
    chosen = spans_by_column(selection)
    used = [column for column in columns if column in chosen]
    rows = merged_spans(span for spans in chosen.values() for span in spans)
    values = [_values(model, column, chosen[column], rows) for column in used]
    return [list(line) for line in zip(*values, strict=True)]


def _values(
    model: EntriesModel, column: int, chosen: Sequence[RowSpan], rows: Sequence[RowSpan]
) -> Sequence[str]:
    name = model.columns[column].name
    texts = column_texts(model.document, name, _document_rows(model, chosen), model.answers)
    if chosen == rows:
        return texts
    known = dict(zip(_view_rows(chosen), texts, strict=True))
    return [known.get(row, "") for row in _view_rows(rows)]


def _view_rows(spans: Iterable[RowSpan]) -> Iterator[int]:
    return (row for first, last in spans for row in range(first, last + 1))
