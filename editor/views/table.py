"""The table of entries at work: what is selected, the clipboard, and the keys that work on cells."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QDrag, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QWidget

from editor.core.edits import Edit
from editor.core.joined import JoinedUrlset
from editor.core.rows import Rows
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.urlset import Urlset
from editor.models.cell_edits import (
    Cells,
    Target,
    TitledEdit,
    clear_cells,
    cut_rows,
    fill_down,
    paste,
    paste_into_cells,
    paste_urlset,
    set_cells,
)
from editor.models.clipboard import add_entries, parse, to_mime_data
from editor.models.edit_places import ANYWHERE, WHOLE, places_of
from editor.models.indexes import AnyIndex
from editor.models.numbers import counted
from editor.models.urlset_model import UrlsetModel
from editor.views.delegates.changefreq import ChangefreqEditor
from editor.views.delegates.editors import ValueEditor
from editor.views.entries_view import EntriesView
from editor.views.marks import tag_pixmap
from editor.views.selection import (
    Span,
    selected_block,
    selected_cells,
    selected_rows,
    spans_by_column,
    spans_of,
    whole_rows,
)
from editor.views.theme import current

ROWS_MIME = "application/x-sitemap-editor-rows"  # the rows selected in the table that is dragged from
_MOST_SPANS = 5_000  # that an edit leaves selected
_MOST_CELLS = 5_000  # whose selection Qt is let follow where an edit moves them
_ASKS_FOR_MORE = (
    QAbstractItemView.EditTrigger.AllEditTriggers,
    QAbstractItemView.EditTrigger.DoubleClicked,
    QAbstractItemView.EditTrigger.EditKeyPressed,
)
_Hint = QAbstractItemDelegate.EndEditHint
_Trigger = QAbstractItemView.EditTrigger
_Flag = QItemSelectionModel.SelectionFlag
_Move = QAbstractItemView.CursorAction
_GOING = (
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVE_AFTER = {  # an editor closed
    _Hint.SubmitModelCache: _Move.MoveDown,
    _Hint.EditNextItem: _Move.MoveNext,
    _Hint.EditPreviousItem: _Move.MovePrevious,
}


class UrlsetTable(EntriesView):
    """Shows a document and turns gestures into edits, which go out through the model's `edit_requested`."""

    rows_selected = Signal()  # the selection changed
    details_requested = Signal(str)  # the name of a column in which nothing is edited

    def __init__(self, model: UrlsetModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setEditTriggers(_Trigger.DoubleClicked | _Trigger.EditKeyPressed | _Trigger.AnyKeyPressed)
        self.setDragEnabled(isinstance(model.urlset, JoinedUrlset))
        self.fill_requested.connect(self.set_selected)
        self.row_header.right_pressed.connect(self._select_row_for_menu)
        model.rearranging.connect(self._drop_large_selection)

    # What is selected

    def selected_cells(self) -> Cells:
        """The document rows selected in each field that is shown, from top to bottom as they are seen."""
        shown = [section for section in self.shown_sections() if self.entries.columns[section].field]
        return selected_cells(self.entries, self.selectionModel().selection(), shown)

    def selected_places(self) -> Cells:
        """The same for all columns that are shown, those included in which nothing is edited."""
        return selected_cells(self.entries, self.selectionModel().selection(), self.shown_sections())

    def selected_rows(self) -> Rows:
        """The document rows with a selected cell, ascending."""
        return selected_rows(self.entries, self.selectionModel().selection())

    def current_row(self) -> int:
        """The document row of the current cell; -1 where there is none."""
        index = self.currentIndex()
        return self.entries.document_row(index.row()) if index.isValid() else -1

    def select_rows(self, rows: Rows) -> None:
        """Select these document rows as a whole, as far as they are shown, and bring the first into sight."""
        self.select_cells([(rows, 0, self.entries.columnCount() - 1)])

    def select_cells(self, parts: Sequence[tuple[Rows, int, int]]) -> None:
        """Select document rows from one column to another each, and bring the first cell into sight."""
        model, selection = self.entries, QItemSelection()
        corners: list[tuple[int, int]] = []
        for rows, left, right in parts:
            for first, last in self._spans(rows):
                selection.select(model.index(first, left), model.index(last, right))
                corners.append((first, min(max(self.currentIndex().column(), left), right)))
        if corners:
            self.selectionModel().setCurrentIndex(model.index(*min(corners)), _Flag.NoUpdate)
        self.clearSelection()  # first: to compare thousands of ranges with others takes Qt seconds
        self.selectionModel().select(selection, _Flag.Select)
        if corners:
            self.scrollTo(self.currentIndex())

    def _spans(self, rows: Rows) -> list[Span]:
        """Where document rows, ascending, are shown."""
        places: Rows = rows
        if not self.entries.is_file_order:
            places = sorted(place for place in map(self.entries.view_row, rows) if place >= 0)
        is_one = places and places[-1] - places[0] + 1 == len(places)
        return [(places[0], places[-1])] if is_one else spans_of(places)

    def _select_row_for_menu(self, place: int) -> None:
        """What a menu offers is for the row it opens at, or for all that are selected with that."""
        if not self.selectionModel().isRowSelected(place, QModelIndex()):
            self.selectRow(place)

    def selectAll(self) -> None:
        self.clearSelection()  # see `select_rows`
        super().selectAll()

    def show_outcome(self, edit: Edit, is_return: bool) -> None:
        """Show what an edit did: the cells that it set become the selection, or the rows that came or moved.

        is_return: it was undone or made again. Else the hand is mostly on these rows: the selection stays
        with cells that had the value before. Of many thousands of places that lie scattered only the first is
        selected: all would take Qt a second.
        """
        last = len(self.entries.urlset) - 1
        places = places_of(edit) if last >= 0 else {}
        if WHOLE in places and places[WHOLE][-1] > last:  # the row below the last one that was removed
            places[WHOLE] = sorted({min(row, last) for row in places[WHOLE]})
        if not places or self._is_at_hand(places, is_return=is_return):
            return
        parts = [(rows, *self._columns_for(field)) for field, rows in places.items()]
        if sum(len(spans_of(rows)) for rows, _left, _right in parts) > _MOST_SPANS:
            parts = [(part[0][:1], *part[1:]) for part in parts[:1]]
        self.select_cells(parts)

    def _is_at_hand(self, places: Mapping[str, Rows], *, is_return: bool) -> bool:
        """Whether what is selected shows the outcome of an edit; where nothing is, the current cell."""
        selected = self.selected_rows() or [self.current_row()]
        if places.keys() <= {WHOLE, ANYWHERE}:
            [rows] = places.values()
            return list(rows) == list(selected)
        if is_return:
            cells = self.selected_cells()
            return places.keys() == cells.keys() and all(
                list(rows) == sorted(cells[field]) for field, rows in places.items()
            )
        at_hand = set(selected)
        return WHOLE not in places and all(at_hand.issuperset(rows) for rows in places.values())

    def _columns_for(self, field: str) -> tuple[int, int]:
        """The first and the last column to select for a field; the current one where it is not shown."""
        if field == WHOLE:
            return 0, self.entries.columnCount() - 1
        shown = (one for one in self.shown_sections() if self.entries.columns[one].name == field)
        section = next(shown, max(self.currentIndex().column(), 0))
        return section, section

    def _drop_large_selection(self) -> None:
        """Qt would follow it cell by cell, for minutes: the edit says itself what is to be selected."""
        if (
            sum(part.width() * part.height() for part in self.selectionModel().selection().toList())
            > _MOST_CELLS
        ):
            self.clearSelection()

    def go_to(self, row: int, field: str = "") -> None:
        """Make a cell of a document row the current one; without a field the column stays.

        Where it was not in sight it comes to the middle, with what stands around it.
        """
        sections = {self.entries.columns[section].name: section for section in self.shown_sections()}
        column = sections.get(field, max(self.currentIndex().column(), 0))
        place = self.entries.view_row(row)
        if place >= 0:
            index = self.entries.index(place, column)
            is_in_sight = self.viewport().rect().contains(self.visualRect(index))
            self.setCurrentIndex(index)
            if not is_in_sight:
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.rows_selected.emit()

    def currentChanged(self, index: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(index, previous)
        self.row_header.viewport().update()

    # What is done to cells

    def copy(self) -> None:
        """Put the selected values on the clipboard; of whole rows, the entries with all that they have."""
        self._copy()

    def _copy(self) -> Sequence[int]:
        """Copy what is selected, and say which entries are copied as a whole."""
        selection, shown = self.selectionModel().selection(), self.shown_sections()
        block = selected_block(self.entries, selection, shown)
        if not block:
            return ()
        data, rows = to_mime_data(block), whole_rows(self.entries, selection, shown)
        are_whole = len(rows) > 0 and add_entries(data, self.entries.urlset, rows)
        QGuiApplication.clipboard().setMimeData(data)
        return rows if are_whole else ()

    def copy_with_headings(self) -> None:
        """The same, below a line with what the columns are called."""
        selection = self.selectionModel().selection()
        block = selected_block(self.entries, selection, self.shown_sections())
        if block:
            chosen = spans_by_column(selection)
            titles = [self.entries.columns[one].title for one in self.shown_sections() if one in chosen]
            QGuiApplication.clipboard().setMimeData(to_mime_data([titles, *block]))

    def cut(self) -> None:
        """Put the selected values on the clipboard and clear them; whole rows are taken away."""
        rows = self._copy()
        if rows:
            self._request(cut_rows(self.entries.urlset, rows))
        else:
            self.clear_selected()

    def paste(self) -> None:
        """Write the text on the clipboard from the top left selected cell on, or add it as new entries."""
        block = parse(QGuiApplication.clipboard().text())
        self._request(paste(self.entries.urlset, block, self._target()))

    def paste_into_cells(self) -> None:
        """Write the text on the clipboard from the top left selected cell on, whatever it is."""
        block = parse(QGuiApplication.clipboard().text())
        self._request(paste_into_cells(self.entries.urlset, block, self._target()))

    def paste_urlset(self, source: Urlset) -> None:
        """Add the entries of another document where a paste would."""
        self._request(paste_urlset(self.entries.urlset, source, self._target()))

    def _target(self) -> Target:
        """Where what is pasted goes."""
        header, cells = self.horizontalHeader(), self.selected_cells()
        top_left = (0, 0)
        rows: Sequence[int] = ()
        selection = self.selectionModel().selection().toList()
        if selection:
            first = min(part.top() for part in selection)
            rows = self.entries.document_rows(first, self.entries.rowCount() - 1)
            columns = (c for part in selection for c in range(part.left(), part.right() + 1))
            top_left = (first, min(map(header.visualIndex, columns)))
        sections = [one for one in self.shown_sections() if header.visualIndex(one) >= top_left[1]]
        fields = [self.entries.columns[section].field for section in sections]
        return Target(rows, fields, cells, self.entries.part)

    def clear_selected(self) -> None:
        """Make the selected values absent."""
        self._request(clear_cells(self.entries.urlset, self.selected_cells()))

    def fill_down(self) -> None:
        """Give the selected cells of each column the value of the topmost one."""
        self._request(fill_down(self.entries.urlset, self.selected_cells()))

    def set_selected(self, value: str | None = None) -> None:
        """Set the selected cells of the current column to a value; None: to that of the current cell."""
        index = self.currentIndex()
        if index.isValid() and self.entries.columns[index.column()].field:
            field = self.entries.columns[index.column()].name
            rows = self.selected_cells().get(field) or [self.current_row()]
            text = str(index.data(Qt.ItemDataRole.EditRole)) if value is None else value
            self._request(set_cells(self.entries.urlset, {field: rows}, text))

    def _request(self, titled: TitledEdit | None) -> None:
        if titled is not None and not self.entries.is_read_only:
            self.entries.edit_requested.emit(titled.edit, titled.title)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected rows: no more than their number, as whoever takes them asks for the selection."""
        count = len(self.selected_rows())
        if not count or self.entries.is_read_only:
            return
        data = QMimeData()
        data.setData(ROWS_MIME, b"")
        drag = QDrag(self)
        drag.setMimeData(data)
        one, many = QT_TRANSLATE_NOOP("UrlsetTable", "%Ln row"), QT_TRANSLATE_NOOP("UrlsetTable", "%Ln rows")
        drag.setPixmap(tag_pixmap(counted("UrlsetTable", one, many, count), self.font(), current()))
        drag.exec(Qt.DropAction.MoveAction)

    # Keys and editors

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = self._action_for(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()
            event.accept()

    def _action_for(self, event: QKeyEvent) -> Callable[[], None] | None:
        for standard, act in (
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Cut, self.cut),
            (QKeySequence.StandardKey.Paste, self.paste),
        ):
            if event.matches(standard):
                return act
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        with_control = modifiers == Qt.KeyboardModifier.ControlModifier
        if event.key() in _ENTER:
            if with_control:
                return self.set_selected
            is_back = modifiers == Qt.KeyboardModifier.ShiftModifier
            return partial(self._move, _Move.MoveUp if is_back else _Move.MoveDown)
        if event.key() == Qt.Key.Key_D and with_control:
            return self.fill_down
        if event.key() == Qt.Key.Key_Delete and not modifiers:
            return self.clear_selected
        return None

    def selectionCommand(self, index: AnyIndex, event: QEvent | None = None) -> _Flag:
        """Keys that go far with Ctrl take the selection along: Qt would leave it behind, out of sight."""
        if isinstance(event, QKeyEvent) and event.key() in _GOING:
            modifiers = event.modifiers()
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                is_more = modifiers & Qt.KeyboardModifier.ShiftModifier
                return _Flag.SelectCurrent if is_more else _Flag.ClearAndSelect
        return super().selectionCommand(index, event)

    def _move(self, move: QAbstractItemView.CursorAction) -> None:
        index = self.moveCursor(move, Qt.KeyboardModifier.NoModifier)
        if index.isValid():
            self.setCurrentIndex(index)

    def edit(  # type: ignore[override] # the slot of that name takes an index alone
        self,
        index: AnyIndex,
        trigger: QAbstractItemView.EditTrigger = _Trigger.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        if index.isValid() and not self.entries.columns[index.column()].field:
            if trigger in _ASKS_FOR_MORE:
                self.details_requested.emit(self.entries.columns[index.column()].name)
            return False
        opened = super().edit(index, trigger, event)  # type: ignore[arg-type] # Qt takes no event, too
        if opened and trigger is not _Trigger.AnyKeyPressed:
            editor = self.indexWidget(index)
            if isinstance(editor, ChangefreqEditor):
                editor.box.showPopup()
        return opened

    def finish_editing(self) -> None:
        """Take what is being typed into a cell."""
        editor = self.indexWidget(self.currentIndex())
        if isinstance(editor, ValueEditor) and editor.is_open:
            self.commitData(editor)
            self.closeEditor(editor, _Hint.NoHint)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if isinstance(editor, ValueEditor):
            editor.is_open = False
        move = _MOVE_AFTER.get(hint)
        super().closeEditor(editor, _Hint.NoHint if move is not None else hint)
        if move is not None:
            self._move(move)
