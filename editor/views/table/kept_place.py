"""Keeps the current cell and the selection while a filter or sorting changes the visible rows."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QObject, QPersistentModelIndex, QPoint

from editor.core.document.rows import Rows
from editor.models.session.kept_rows import KeptRows
from editor.models.session.session import Session
from editor.views.table.entries_table import EntriesTable
from editor.views.table.selection import selected_cells

if TYPE_CHECKING:
    from editor.models.table.cell_edits import Cells


@dataclass(frozen=True, slots=True)
class _Place:
    """The current cell and the selected cells, in document rows."""

    row: int
    column: int
    cells: "Cells"

    def is_same(self, other: "_Place") -> bool:
        """Tell whether two places have the same cells, regardless of the order of rows."""
        is_at_hand = (self.row, self.column) == (other.row, other.column)
        return (
            is_at_hand
            and self.cells.keys() == other.cells.keys()
            and all(_are_same(rows, other.cells[name]) for name, rows in self.cells.items())
        )


class KeptPlace(QObject):
    """Scrolls to the top of filtered rows; when all rows are shown again,
    restores selection and current cell.

    If the user has selected other cells meanwhile, those are kept and scrolled into view.
    """

    def __init__(self, table: EntriesTable, session: Session) -> None:
        super().__init__(table)
        self._table, self._filter = table, session.filter
        self._before: _Place | None = None  # the place before filtering; None: its row numbers are outdated
        self._height = 0  # the scroll position then
        self._left: _Place | None = None  # the place that filtering has set; None: nothing is filtered
        self._is_chosen = False  # True if the user has chosen another place since
        self._top = QPersistentModelIndex(), 0  # the row in sight first, and its position there
        self._numbers = KeptRows(session.document.entries, self._forget)
        session.closed.connect(self._numbers.close)
        session.filter.about_to_show.connect(self._on_about_to_show)
        session.filter.shown.connect(self._on_shown)
        session.filter.about_to_follow.connect(self._on_about_to_follow)
        session.filter.followed.connect(self._on_followed)
        session.filter.at_hand = table.current_row

    def _forget(self) -> None:
        self._before = None

    def _place(self) -> _Place:
        table = self._table
        columns = range(table.entries.columnCount())
        cells = selected_cells(table.entries, table.selectionModel().selection(), columns)
        return _Place(table.current_row(), table.currentIndex().column(), cells)

    def _on_about_to_show(self, rows: Rows | None) -> None:
        table = self._table
        is_editing = table.state() is EntriesTable.State.EditingState
        if is_editing and rows is not None and table.current_row() not in rows:
            table.finish_editing()  # else the text in the editor would be lost with its row
        if self._left is not None:
            self._is_chosen = self._is_chosen or not self._place().is_same(self._left)
        elif self._filter.is_active:
            self._before, self._height = self._place(), self._table.verticalScrollBar().value()

    def _on_shown(self) -> None:
        if self._filter.is_active:
            self._table.scrollToTop()
            self._left = self._place()
        elif self._left is not None:
            self._table.executeDelayedItemsLayout()  # to set the scroll range
            if self._is_chosen or self._before is None:
                self._table.scrollTo(self._table.currentIndex(), EntriesTable.ScrollHint.PositionAtCenter)
            else:
                self._bring_back(self._before)
            self._left, self._is_chosen = None, False

    # Rows that come and go because of what pages answer

    def _on_about_to_follow(self) -> None:
        table = self._table
        self._is_chosen = self._is_chosen or (
            self._left is not None and not self._place().is_same(self._left)
        )
        top = table.indexAt(QPoint(0, 0))
        self._top = QPersistentModelIndex(top), table.visualRect(top).top()

    def _on_followed(self) -> None:
        """Keep the rows in sight where they are, and what was selected before the filter for later."""
        table, (top, height) = self._table, self._top
        table.executeDelayedItemsLayout()
        if top.isValid():
            table.verticalScrollBar().setValue(table.row_header.sectionPosition(top.row()) - height)
        self._left = self._place()

    def _bring_back(self, place: _Place) -> None:
        table, model = self._table, self._table.entries
        sections = {column.name: section for section, column in enumerate(model.columns)}
        table.select_cells(
            [(_ascending(rows), sections[name], sections[name]) for name, rows in place.cells.items()]
        )
        table.verticalScrollBar().setValue(self._height)
        if place.row >= 0 and model.order.view_row(place.row) >= 0:
            current = model.index(model.order.view_row(place.row), place.column)
            table.selectionModel().setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
            table.scrollTo(current)


class PlaceSorted(QObject):
    """Keeps the current row at its position while rows are sorted, or scrolls to it.

    If the user has not chosen a current row, the first visible row is kept instead.
    """

    def __init__(self, table: EntriesTable) -> None:
        super().__init__(table)
        self._table = table
        self._height: int | None = None  # the position of the current row in the view; None while not sorting
        table.entries.sorting.connect(self._on_sorting)
        table.entries.order_changed.connect(self._on_order_changed)

    def _on_sorting(self) -> None:
        table, current = self._table, self._table.currentIndex()
        if current.isValid():
            is_in_sight = table.visualRect(current).intersects(table.viewport().rect())
            middle = table.viewport().height() // 2
            self._height = table.rowViewportPosition(current.row()) if is_in_sight else middle

    def _on_order_changed(self) -> None:
        height, self._height = self._height, None
        table, current = self._table, self._table.currentIndex()
        if height is None or not current.isValid():
            return
        table.executeDelayedItemsLayout()
        if table.is_chosen:
            place = table.row_header.sectionPosition(current.row())
            table.verticalScrollBar().setValue(place - height)
            table.scrollTo(current)
        else:
            table.setCurrentIndex(current.siblingAtRow(0))
            table.scrollToTop()
            table.is_chosen = False


def _ascending(rows: Rows) -> Rows:
    return rows if isinstance(rows, range) else sorted(rows)


def _are_same(rows: Rows, others: Rows) -> bool:
    return len(rows) == len(others) and (rows == others or set(rows) == set(others))
