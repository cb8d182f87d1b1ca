"""Tells Qt that rows change places, so that the selection and the current cell follow them."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, SignalInstance

from editor.core.order import RowOrder
from editor.models.table.indexes import ROOT

_WITH_HINT = "QList<QPersistentModelIndex>,QAbstractItemModel::LayoutChangeHint"


class LayoutChange:
    """A change in the order of rows, from its start to its end; persistent indexes move with their rows."""

    def __init__(self, model: QAbstractTableModel, order: RowOrder) -> None:
        """Emit `layoutAboutToBeChanged`, and remember the document row of each persistent index."""
        self._model, self._order = model, order
        _tell_of_rows(model.layoutAboutToBeChanged)
        self._indexes = model.persistentIndexList()
        self._rows = [order.document_row(index.row()) for index in self._indexes]

    def end(self, new_row: Callable[[int], int] | None = None) -> None:
        """Update the persistent indexes and emit `layoutChanged`; new_row:
        maps old document rows to new ones.
        """
        rows = self._rows if new_row is None else list(map(new_row, self._rows))
        places = {row: self._order.view_row(row) for row in dict.fromkeys(rows)}
        moved = []
        for index, row in zip(self._indexes, rows, strict=True):
            place = places[row]
            moved.append(self._model.createIndex(place, index.column()) if place >= 0 else ROOT)
        self._model.changePersistentIndexList(self._indexes, moved)
        _tell_of_rows(self._model.layoutChanged)


def _tell_of_rows(signal: SignalInstance) -> None:
    """Emit a layout signal with the hint that only rows move: else Qt lays
    out all columns and paints twice.
    """
    hint = QAbstractItemModel.LayoutChangeHint.VerticalSortHint
    signal[_WITH_HINT].emit([], hint)  # type: ignore[index]  # the hints about types know one form of each
