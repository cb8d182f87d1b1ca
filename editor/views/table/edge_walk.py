"""Moves by Ctrl and an arrow key: from a cell to the edge of the block of filled cells."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView

from editor.core.extensions.summaries import block_counts
from editor.core.filled import steps_to_edge
from editor.models.table.entries_model import UrlsetModel
from editor.models.table.indexes import AnyIndex
from editor.models.table.table_columns import TableColumn

_Move = QAbstractItemView.CursorAction
_ROWS = {_Move.MoveDown: 1, _Move.MoveUp: -1}
_COLUMNS = {_Move.MoveRight: 1, _Move.MoveLeft: -1}


def goes_to_edge(move: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> bool:
    """Tell whether a key moves to the edge of the filled cells."""
    return bool(modifiers & Qt.KeyboardModifier.ControlModifier) and move in (*_ROWS, *_COLUMNS)


def edge_from(
    index: AnyIndex,
    move: QAbstractItemView.CursorAction,
    model: UrlsetModel,
    sections: Sequence[int],
    *,
    mirrored: bool = False,
) -> QModelIndex:
    """Return the cell to move to; sections: the visible columns in the order in which they are read."""
    if move in _ROWS:
        return model.index(_row_from(index, _ROWS[move], model), index.column())
    step = -_COLUMNS[move] if mirrored else _COLUMNS[move]
    row, place = model.document_row(index.row()), sections.index(index.column())
    texts = [model.text(row, model.columns[section]) for section in sections]
    ahead = texts[place + 1 :] if step > 0 else texts[:place][::-1]
    return model.index(index.row(), sections[place + step * steps_to_edge(texts[place], ahead)])


def _row_from(index: AnyIndex, step: int, model: UrlsetModel) -> int:
    here, last = index.row(), model.rowCount() - 1
    values = _values(model, model.columns[index.column()])
    if step > 0:
        rows = model.document_rows(here + 1, last) if here < last else ()
    else:
        rows = model.document_rows(0, here - 1)[::-1] if here else ()
    current = model.document_row(here)
    if values is None:
        return last if step > 0 else 0
    return here + step * steps_to_edge(values[current], map(values.__getitem__, rows))


def _values(model: UrlsetModel, column: TableColumn) -> Sequence[object] | None:
    """Return the values in the document rows of a column, "" or 0 if empty; None if none can be empty."""
    if column.field:
        return model.urlset.column(column.name)
    return block_counts(model.urlset, column.extension) if column.extension else None
