"""The table of entries with its selection, in rows and fields of the document.

The selection is converted from Qt's ranges without `selectedRows` and `selectedIndexes`, which
create an index per cell: half a second at 50,000 rows. Ctrl and an arrow key go to the edge of
filled cells, as in spreadsheets.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, starmap
from sys import maxsize
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from editor.core.document.rows import Rows, are_among, as_rows
from editor.models.session.undo_stack import ANYWHERE, GONE, WHOLE, Outcome
from editor.models.table.entries_model import EntriesModel
from editor.models.table.item_data import AnyIndex
from editor.views.table.entries_view import EntriesView

if TYPE_CHECKING:
    from editor.models.table.cell_edits import Cells


def steps_to_edge(here: object, ahead: Iterable[object]) -> int:
    """Return the number of cells to the next edge: the last filled one of this block, or else the next filled
    one.

    `here` is the value of the cell, `ahead` are those that follow. If nothing is filled, the edge is the last
    cell.
    """
    steps, is_inside = 0, False
    for steps, value in enumerate(ahead, 1):
        if steps == 1:
            is_inside = bool(here) and bool(value)
        if is_inside and not value:
            return steps - 1
        if value and not is_inside:
            return steps
    return steps


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


def spans_of(rows: Sequence[int], most: int = maxsize) -> list[RowSpan]:
    """Return single rows, ascending, as spans; if there are more than `most`, not all of them."""
    found: list[RowSpan] = []
    at = 0
    while at < len(rows) and len(found) <= most:
        end = _end_of_span(rows, at)
        found.append((rows[at], rows[end - 1]))
        at = end
    return found


def _end_of_span(rows: Sequence[int], at: int) -> int:
    """Return where the rows that follow each other from a place on end, without looking at all of them."""
    offset, step = rows[at] - at, 1
    while at + step < len(rows) and rows[at + step] - (at + step) == offset:
        step *= 2
    beyond = range(at + step // 2 + 1, min(at + step, len(rows)))
    return beyond.start + bisect_right(beyond, offset, key=lambda place: rows[place] - place)


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
    if sum(last - first + 1 for first, last in spans) == len(model.document):
        return range(len(model.document))  # to sort a million rows takes long, and this is asked often
    return _ascending(_document_rows(model, spans))


def _ascending(rows: Sequence[int]) -> Rows:
    return as_rows(rows if isinstance(rows, range) else sorted(rows))


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
    return list(chain.from_iterable(starmap(model.order.document_rows, spans)))


def selected_block(model: EntriesModel, selection: QItemSelection, columns: Sequence[int]) -> list[list[str]]:
    """Return the selected values by line; `columns` in visual order. Cells between them are blank."""
    chosen = spans_by_column(selection)
    used = [column for column in columns if column in chosen]
    rows = merged_spans(span for spans in chosen.values() for span in spans)
    values = [_chosen_values(model, column, chosen[column], rows) for column in used]
    return [list(line) for line in zip(*values, strict=True)]


def _chosen_values(
    model: EntriesModel, column: int, chosen: Sequence[RowSpan], rows: Sequence[RowSpan]
) -> Sequence[str]:
    shown = model.columns[column]
    texts = shown.texts(model.document, _document_rows(model, chosen), model.answers)
    if chosen == rows:
        return texts
    known = dict(zip(_view_rows(chosen), texts, strict=True))
    return [known.get(row, "") for row in _view_rows(rows)]


def _view_rows(spans: Iterable[RowSpan]) -> Iterator[int]:
    return (row for first, last in spans for row in range(first, last + 1))


_MOST_SPANS = 5_000  # ranges that are selected after an edit
_MOST_CELLS = 5_000  # selected cells that Qt may update when rows move
_MOST_SPANS_AGAIN = 25_000  # ranges that stay selected when the filter changes: as many as a file can have
_Flag = QItemSelectionModel.SelectionFlag
_GOING = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)

_Move = QAbstractItemView.CursorAction
_ROWS = {_Move.MoveDown: 1, _Move.MoveUp: -1}
_COLUMNS = {_Move.MoveRight: 1, _Move.MoveLeft: -1}


def goes_to_edge(move: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> bool:
    """Tell whether a key moves to the edge of the filled cells."""
    return bool(modifiers & Qt.KeyboardModifier.ControlModifier) and move in (*_ROWS, *_COLUMNS)


def edge_from(
    index: AnyIndex,
    move: QAbstractItemView.CursorAction,
    model: EntriesModel,
    sections: Sequence[int],
    *,
    mirrored: bool = False,
) -> QModelIndex:
    """Return the cell to move to; sections: the visible columns in the order in which they are read."""
    if move in _ROWS:
        return model.index(_row_from(index, _ROWS[move], model), index.column())
    step = -_COLUMNS[move] if mirrored else _COLUMNS[move]
    row, place = model.order.document_row(index.row()), sections.index(index.column())
    texts = [model.text(row, model.columns[section]) for section in sections]
    ahead = texts[place + 1 :] if step > 0 else texts[:place][::-1]
    return model.index(index.row(), sections[place + step * steps_to_edge(texts[place], ahead)])


def _row_from(index: AnyIndex, step: int, model: EntriesModel) -> int:
    here, last = index.row(), model.rowCount() - 1
    values = model.columns[index.column()].fillings(model.document, model.answers)
    if step > 0:
        rows = model.order.document_rows(here + 1, last) if here < last else ()
    else:
        rows = model.order.document_rows(0, here - 1)[::-1] if here else ()
    current = model.order.document_row(here)
    return here + step * steps_to_edge(values[current], map(values.__getitem__, rows))


_MOST_RANGES = 50  # edits of which the selection is remembered
_LARGEST_RANGE = 100_000  # cells of it


class _Ranges:
    """What was selected when values were set: cells that had the value before are no part of the edit."""

    def __init__(self) -> None:
        self._known: list[tuple[Mapping[str, Rows], Mapping[str, Rows]]] = []

    def remember(self, places: Mapping[str, Rows], cells: "Cells") -> None:
        """Remember the cells that were selected when some of them were set."""
        are_more = places.keys() <= cells.keys() and all(
            len(rows) < len(cells[name]) <= _LARGEST_RANGE and are_among(rows, _ascending(cells[name]))
            for name, rows in places.items()
        )
        if places and are_more:
            known = {name: sorted(cells[name]) for name in places}
            self._known = [(places, known), *self._known[: _MOST_RANGES - 1]]

    def chosen_for(self, places: dict[str, Rows]) -> dict[str, Rows]:
        """Return the cells that were selected when these were set, or else these."""
        for set_then, cells in self._known:
            if set_then.keys() == places.keys() and all(
                len(rows) == len(places[name]) and list(rows) == list(places[name])
                for name, rows in set_then.items()
            ):
                return dict(cells)
        return places


class SelectingView(EntriesView):
    """Reports the selection in document rows, and selects document rows."""

    rows_selected = Signal()  # the selection changed

    is_chosen = False  # True if the user has chosen the current cell

    def __init__(self, model: EntriesModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.row_header.right_pressed.connect(self._select_row_for_menu)
        self._ranges = _Ranges()
        # The document rows that were selected before others are shown, with their columns, if they are many.
        self._let_go: list[tuple[Sequence[int], list[int]]] = []
        model.rearranging.connect(self._drop_large_selection)
        model.reordering.connect(self._let_go_of_many)
        model.order_changed.connect(self._select_again)

    # The selection

    def selected_cells(self) -> "Cells":
        """Return the document rows selected in each visible field, in view order."""
        shown = [section for section in self.visible.sections() if self.entries.columns[section].field]
        return selected_cells(self.entries, self.selectionModel().selection(), shown)

    def selected_places(self) -> "Cells":
        """Return the document rows selected in each visible column, read-only
        ones included, in view order.
        """
        return selected_cells(self.entries, self.selectionModel().selection(), self.visible.sections())

    def selected_rows(self) -> Rows:
        """Return the document rows that have a selected cell, ascending."""
        return selected_rows(self.entries, self.selectionModel().selection())

    def current_row(self) -> int:
        """Return the document row of the current cell; -1 if there is none."""
        index = self.currentIndex()
        return self.entries.order.document_row(index.row()) if index.isValid() else -1

    def current_field(self) -> str:
        """Return the name of the field whose cell is the current one; "" if it is none."""
        index = self.currentIndex()
        column = self.entries.columns[index.column()] if index.isValid() else None
        return column.name if column is not None and column.field else ""

    # Selecting

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the current cell: Qt makes the first cell current but does not select
        it, so commands would ignore it.
        """
        had_current = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not had_current and self.currentIndex().isValid():
            self.setCurrentIndex(self.currentIndex())
            self.is_chosen = False

    def select_rows(self, rows: Rows) -> None:
        """Select these document rows, as far as they are visible, and scroll to the first."""
        self.select_cells([(rows, 0, self.entries.columnCount() - 1)])

    def select_cells(self, parts: Sequence[tuple[Rows, int, int]]) -> None:
        """Select blocks of cells, each given by document rows, first and last column; scroll to the first."""
        model, selection = self.entries, QItemSelection()
        corners: list[tuple[int, int]] = []
        for rows, left, right in parts:
            for first, last in self._spans(rows):
                selection.select(model.index(first, left), model.index(last, right))
                corners.append((first, min(max(self.currentIndex().column(), left), right)))
        if corners:
            self.selectionModel().setCurrentIndex(model.index(*min(corners)), _Flag.NoUpdate)
        self.clearSelection()  # first, as comparing thousands of ranges with others takes Qt seconds
        self.selectionModel().select(selection, _Flag.Select)
        if corners:
            self.scrollTo(self.currentIndex())

    def _spans(self, rows: Rows) -> list[RowSpan]:
        """Return the ranges of view rows where document rows (ascending) are shown."""
        places: Rows = rows
        if not self.entries.order.is_file_order:
            places = sorted(place for place in map(self.entries.order.view_row, rows) if place >= 0)
        is_one = places and places[-1] - places[0] + 1 == len(places)
        return [(places[0], places[-1])] if is_one else spans_of(places)

    def select_whole_rows(self) -> None:
        """Extend the selection to whole rows; the current cell stays."""
        selection = self.selectionModel().selection().toList()
        spans = merged_spans((part.top(), part.bottom()) for part in selection)
        self._select_blocks([(*span, 0, self.entries.columnCount() - 1) for span in spans])

    def select_whole_columns(self, columns: Collection[int] | None = None) -> None:
        """Select whole columns; None: those that have a selected cell. The current cell stays."""
        if columns is None:
            columns = spans_by_column(self.selectionModel().selection())
        shown = [section for section in self.visible.sections() if section in columns]
        self._select_blocks([(0, self.entries.rowCount() - 1, section, section) for section in shown])

    def _select_blocks(self, blocks: Iterable[tuple[int, int, int, int]]) -> None:
        """Select only these blocks of cells: first and last row, first and last column of each."""
        model, selection = self.entries, QItemSelection()
        for top, bottom, left, right in blocks:
            selection.select(model.index(top, left), model.index(bottom, right))
        self.clearSelection()  # see `select_cells`
        self.selectionModel().select(selection, _Flag.Select)

    def _select_row_for_menu(self, place: int) -> None:
        """Select the row at which a context menu opens, unless it is among the selected rows."""
        if not self.selectionModel().isRowSelected(place, QModelIndex()):
            self.selectRow(place)

    def selectAll(self) -> None:
        self.clearSelection()  # see `select_cells`
        super().selectAll()

    def go_to(self, row: int, field: str = "") -> None:
        """Make a cell of a document row current; without a field the column stays.

        If it was not visible, it is scrolled to the middle.
        """
        sections = {self.entries.columns[section].name: section for section in self.visible.sections()}
        column = sections.get(field, max(self.currentIndex().column(), 0))
        place = self.entries.order.view_row(row)
        if place >= 0:
            index = self.entries.index(place, column)
            is_visible_now = self.viewport().rect().contains(self.visualRect(index))
            self.setCurrentIndex(index)
            if not is_visible_now:
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def have_current(self) -> None:
        """Make the first visible row current if no row is, without scrolling."""
        if self.currentIndex().isValid() or not self.entries.rowCount():
            return
        place = max(self.rowAt(0), 0)
        if self.rowViewportPosition(place) < 0:  # only its lower part is visible
            place = min(place + 1, self.entries.rowCount() - 1)
        self.setCurrentIndex(self.entries.index(place, self.visible.sections()[0]))
        self.is_chosen = False

    # The selection after an edit

    def show_outcome(self, outcome: Outcome, is_return: bool) -> None:
        """Select the result of an edit: the cells that it set, or the rows that it inserted or moved.

        If rows were removed, the row now in the place of the first is selected. is_return: the edit was
        undone or redone. Otherwise the selection mostly contains the result, and cells that had the value
        before stay selected. If the result is scattered over many thousands of places, only the first is
        selected: all would take Qt a second.
        """
        places = outcome.places
        if is_return:
            places = self._ranges.chosen_for(places)
        else:
            self._ranges.remember(places, self.selected_cells())
        if GONE in places:
            self._select_place(self.entries.gap)
            return
        if not places or self._is_at_hand(places, is_return=is_return):
            return
        parts = [(rows, *self._columns_for(field)) for field, rows in places.items()]
        if sum(len(spans_of(rows, _MOST_SPANS)) for rows, _left, _right in parts) > _MOST_SPANS:
            parts = [(part[0][:1], *part[1:]) for part in parts[:1]]
        self.select_cells(parts)

    def _select_place(self, place: int) -> None:
        """Select the row at a view row, or the last one; -1: keep the selection."""
        last = self.entries.rowCount() - 1
        if place >= 0 and last >= 0:
            row = self.entries.order.document_row(min(place, last))
            if list(self.selected_rows()) != [row]:
                self.select_rows([row])

    def _is_at_hand(self, places: Mapping[str, Rows], *, is_return: bool) -> bool:
        """Tell whether the selection, or else the current cell, already shows the result of an edit."""
        selected = self.selected_rows() or [self.current_row()]
        if places.keys() <= {WHOLE, ANYWHERE}:
            [rows] = places.values()
            return len(rows) == len(selected) and are_among(rows, selected)
        if is_return:
            cells = self.selected_cells()
            return places.keys() == cells.keys() and all(
                len(rows) == len(cells[field]) and as_rows(rows) == _ascending(cells[field])
                for field, rows in places.items()
            )
        return WHOLE not in places and all(are_among(rows, selected) for rows in places.values())

    def _columns_for(self, field: str) -> tuple[int, int]:
        """Return the first and last column to select for a field; the current
        column if the field is hidden.
        """
        if field == WHOLE:
            return 0, self.entries.columnCount() - 1
        shown = (one for one in self.visible.sections() if self.entries.columns[one].name == field)
        section = next(shown, max(self.currentIndex().column(), 0))
        return section, section

    def _drop_large_selection(self) -> None:
        """Clear a large selection before an edit: Qt would update it cell by cell for
        minutes, and the edit sets a new one.
        """
        if self._count_selected() > _MOST_CELLS:
            self.clearSelection()

    def _count_selected(self) -> int:
        parts = self.selectionModel().selection().toList()
        return sum(part.width() * part.height() for part in parts)

    # The selection after filtering and sorting

    def _let_go_of_many(self) -> None:
        """Clear a selection of all cells, or of many, before other rows are shown.

        Qt would extend the one to rows that appear, and update the other cell by cell for minutes.
        """
        model, count = self.entries, self._count_selected()
        if count > _MOST_CELLS or count == model.rowCount() * model.columnCount():
            columns: dict[tuple[RowSpan, ...], list[int]] = {}
            for column, spans in spans_by_column(self.selectionModel().selection()).items():
                columns.setdefault(tuple(spans), []).append(column)
            self._let_go = [(_document_rows(model, spans), own) for spans, own in columns.items()]
            self.clearSelection()

    def _select_again(self) -> None:
        """Select the cells that were selected before other rows were shown, unless
        they are in too many ranges for Qt.
        """
        let_go, self._let_go = self._let_go, []
        model, selection = self.entries, QItemSelection()
        for rows, columns in let_go:
            for first, last in self._spans_shown(rows):
                for left, right in spans_of(columns):
                    selection.select(model.index(first, left), model.index(last, right))
        if let_go:
            self.selectionModel().select(selection, _Flag.Select)

    def _spans_shown(self, rows: Sequence[int]) -> list[RowSpan]:
        """Return the ranges of view rows where some document rows are shown; none if these are too many."""
        order = self.entries.order
        if len(rows) == len(self.entries.document):
            return [(0, len(order) - 1)] if len(order) else []
        known = rows if isinstance(rows, range) else frozenset(rows)
        shown = enumerate(order.document_rows(0, len(order) - 1))
        spans = spans_of([place for place, row in shown if row in known], _MOST_SPANS_AGAIN)
        return spans if len(spans) <= _MOST_SPANS_AGAIN else []

    # Qt's interface

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """With Ctrl, move to the edge of the filled cells; Qt would move to the edge of the table."""
        index, current = super().moveCursor(action, modifiers), self.currentIndex()
        if not goes_to_edge(action, modifiers) or current.column() not in self.visible.sections():
            return index
        return edge_from(
            current, action, self.entries, self.visible.sections(), mirrored=self.isRightToLeft()
        )

    def selectionCommand(self, index: AnyIndex, event: QEvent | None = None) -> _Flag:
        """Select the cell that Ctrl and a key move to; Qt would leave the selection behind, out of sight."""
        self.is_chosen = self.is_chosen or event is not None
        if isinstance(event, QKeyEvent) and event.key() in _GOING:
            modifiers = event.modifiers()
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                is_more = modifiers & Qt.KeyboardModifier.ShiftModifier
                return _Flag.SelectCurrent if is_more else _Flag.ClearAndSelect
        return super().selectionCommand(index, event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.rows_selected.emit()

    def currentChanged(self, index: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(index, previous)
        self.is_chosen = True
        self.row_header.viewport().update()


def next_in_selection(table: SelectingView, move: QAbstractItemView.CursorAction) -> QModelIndex | None:
    """Return the selected cell to which Enter or Tab moves: down or right, and on in the next column or row.

    None if no more than the current cell is selected, or others only.
    """
    here, forward = table.currentIndex(), move not in (_Move.MoveUp, _Move.MovePrevious, _Move.MoveLeft)
    spans = spans_by_column(table.selectionModel().selection())
    sections = [section for section in table.visible.sections() if section in spans]
    if here.column() not in sections or not table.selectionModel().isSelected(here):
        return None
    count = sum(last - first + 1 for section in sections for first, last in spans[section])
    if count == 1:
        return None
    if move in (_Move.MoveDown, _Move.MoveUp):
        row, section = _next_below(here.row(), here.column(), sections, spans, forward=forward)
    else:
        row, section = _next_beside(here.row(), here.column(), sections, spans, forward=forward)
    return table.entries.index(row, section)


_Spans = Mapping[int, Sequence[RowSpan]]


def _next_below(
    row: int, section: int, sections: Sequence[int], spans: _Spans, *, forward: bool
) -> tuple[int, int]:
    """Return the next selected cell of a column, or else that at the begin of the next column."""
    step = 1 if forward else -1
    found = _nearest(row + step, spans[section], forward=forward)
    if found is None:
        section = sections[(sections.index(section) + step) % len(sections)]
        found = spans[section][0][0] if forward else spans[section][-1][1]
    return found, section


def _next_beside(
    row: int, section: int, sections: Sequence[int], spans: _Spans, *, forward: bool
) -> tuple[int, int]:
    """Return the next selected cell of a row, or else that at the begin of the next row."""
    order = sections if forward else sections[::-1]
    for one in order[order.index(section) + 1 :]:
        if _nearest(row, spans[one], forward=forward) == row:
            return row, one
    step = 1 if forward else -1
    rows = [
        found for one in order if (found := _nearest(row + step, spans[one], forward=forward)) is not None
    ]
    if not rows:  # round to the other end
        rows = [spans[one][0][0] if forward else spans[one][-1][1] for one in order]
    row = min(rows) if forward else max(rows)
    return row, next(one for one in order if _nearest(row, spans[one], forward=forward) == row)


def _nearest(row: int, spans: Sequence[RowSpan], *, forward: bool) -> int | None:
    """Return the first selected row from a row on, up or down; None if there is none."""
    if forward:
        return next((max(first, row) for first, last in spans if last >= row), None)
    return next((min(last, row) for first, last in reversed(spans) if first <= row), None)
