"""How Qt is told that rows change places."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, SignalInstance

from editor.core.order import RowOrder
from editor.models.table.indexes import ROOT

_WITH_HINT = "QList<QPersistentModelIndex>,QAbstractItemModel::LayoutChangeHint"


class LayoutChange:
    """From before rows change places until after: selection, current cell and open editors go with them."""

    def __init__(self, model: QAbstractTableModel, order: RowOrder) -> None:
        """Tell Qt that rows are about to change places."""
        self._model, self._order = model, order
        _tell_of_rows(model.layoutAboutToBeChanged)
        self._indexes = model.persistentIndexList()
        self._rows = [order.document_row(index.row()) for index in self._indexes]

    def end(self, new_row: Callable[[int], int] | None = None) -> None:
        """Tell Qt where the rows went; new_row: of a row of the document as it was before, if it changed."""
        rows = self._rows if new_row is None else list(map(new_row, self._rows))
        places = {row: self._order.view_row(row) for row in dict.fromkeys(rows)}
        moved = []
        for index, row in zip(self._indexes, rows, strict=True):
            place = places[row]
            moved.append(self._model.createIndex(place, index.column()) if place >= 0 else ROOT)
        self._model.changePersistentIndexList(self._indexes, moved)
        _tell_of_rows(self._model.layoutChanged)


def _tell_of_rows(signal: SignalInstance) -> None:
    """Say that rows alone change places: else Qt makes all columns anew, and paints the table once more."""
    hint = QAbstractItemModel.LayoutChangeHint.VerticalSortHint
    signal[_WITH_HINT].emit([], hint)  # type: ignore[index]  # the hints about types know one form of each
