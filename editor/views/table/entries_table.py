"""The table of entries with its actions: what the mouse and keys do in it.

The current cell and the selection are restored when a filter or sorting changes the visible rows.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QDrag, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QWidget

from editor.core.document.rows import Rows
from editor.core.text import N_
from editor.models.session.search_matches import TrackedRows
from editor.models.session.session import Session
from editor.models.table.entries_model import EntriesModel
from editor.models.table.item_data import AnyIndex
from editor.models.words.translation import counted
from editor.views.delegates.cell_delegate import ValueEditor
from editor.views.style.icons import tag_pixmap
from editor.views.style.theme import current
from editor.views.table.row_header import RowDragging
from editor.views.table.selecting_view import (
    SelectingView,
    next_in_selection,
    selected_cells,
    spans_by_column,
    whole_rows,
)
from editor.views.widgets.keyboard import ENTER

if TYPE_CHECKING:
    from editor.models.table.cell_edits import Cells
    from editor.views.table.cell_editing import CellEditing


ROWS_MIME = "application/x-sitemap-editor-rows"  # stands for the rows selected in the source of the drag
_ASKS_FOR_MORE = (
    QAbstractItemView.EditTrigger.AllEditTriggers,
    QAbstractItemView.EditTrigger.DoubleClicked,
    QAbstractItemView.EditTrigger.EditKeyPressed,
)
# Ctrl+Tab switches tabs; Qt would change the current cell, but not the selection. Ctrl+Enter fills cells, but
# only from an editor: pressed here by mistake, it would overwrite the selection.
_NOT_WITH_CONTROL = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, *ENTER)
_Hint = QAbstractItemDelegate.EndEditHint
_Modifier = Qt.KeyboardModifier
_Trigger = QAbstractItemView.EditTrigger
_BY_KEY = (_Trigger.AnyKeyPressed, _Trigger.EditKeyPressed)
_Move = QAbstractItemView.CursorAction
_CONTROL_SHIFT = _Modifier.ControlModifier | _Modifier.ShiftModifier
_ENTER = {"down": _Move.MoveDown, "right": _Move.MoveRight, "edit": _Move.MoveDown}
_BACK = {"down": _Move.MoveUp, "right": _Move.MoveLeft, "edit": _Move.MoveUp}  # with Shift
_TAB = {  # the move after an editor was closed
    _Hint.EditNextItem: _Move.MoveNext,
    _Hint.EditPreviousItem: _Move.MovePrevious,
}


class EntriesTable(SelectingView):
    """Shows a document and turns user actions into edits, emitted by the model's `edit_requested`."""

    details_requested = Signal(str)  # the name of a read-only column
    told = Signal(str)  # a remark on the last action
    move_requested = Signal(int)  # move the selected rows in front of this document row

    enter = "down"  # what Enter does: the value of a setting
    _is_committing = False  # True while the text of an editor is being committed
    _to_unfold: ValueEditor | None = None  # the editor to open when the mouse button is released
    _began: int | None = None  # the column from which Tab went on, to which Enter returns
    _anchor = QPersistentModelIndex()  # the cell from which a selection was extended last
    _is_walking = False  # True while a key moves the current cell

    def __init__(self, model: EntriesModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setEditTriggers(_Trigger.DoubleClicked | _Trigger.EditKeyPressed | _Trigger.AnyKeyPressed)
        self.fill_requested.connect(self._fill)
        self.dragging = RowDragging(self, self._why_rows_stay, self._has_files)
        self.dragging.refused.connect(self.told)
        self.dragging.dropped.connect(self._on_rows_dropped)
        self.dragging.left.connect(self._drag_to_files)
        self.row_header.set_dragging(self.dragging)

    @cached_property
    def cells(self) -> "CellEditing":
        """The clipboard and the edits of cells, made when first needed."""
        from editor.views.table.cell_editing import CellEditing  # noqa: PLC0415 - fixes and the clipboard

        return CellEditing(self, self.told.emit)

    def _fill(self, value: str) -> None:
        self.cells.set_selected(value)

    # The mouse

    def _has_files(self) -> bool:
        return self.entries.document.is_set

    def _why_rows_stay(self) -> str:
        """Return a sentence on why the selected rows cannot be moved in their file; "" if they can."""
        rows, document = self.selected_rows(), self.entries.document
        if self.entries.is_read_only:
            return self.tr("Rows cannot be moved while the document is read-only.")
        if self.entries.is_sorted:
            return self.tr("Rows cannot be moved while the table is sorted. Show the file's order first.")
        if not self.entries.is_whole_in_order:
            return self.tr("Rows cannot be moved while a filter hides some. Show all rows first.")
        if document.file_at(rows[0]) is not document.file_at(rows[-1]):
            return self.tr("The selected rows are in several files. Move those of one file at a time.")
        return ""

    def _on_rows_dropped(self, place: int) -> None:
        """Request that the selected rows move to where they were dropped, if that is in their file."""
        count, file = self.entries.rowCount(), self.entries.document.file_at(self.selected_rows()[0])
        row = (
            self.entries.order.document_row(place)
            if place < count
            else self.entries.order.document_row(count - 1) + 1
        )
        if file.start <= row <= file.start + len(file):
            self.move_requested.emit(row)
        else:
            self.told.emit(
                self.tr("That position is in another file. To move rows there, drag them onto its tab.")
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag the selection to another file, if the press allows it; else select as usual."""
        is_selected = self.selectionModel().isSelected(self.indexAt(event.position().toPoint()))
        self.setDragEnabled(is_selected and self._has_files())
        if not event.modifiers() & _Modifier.ShiftModifier:
            self._anchor = QPersistentModelIndex(self.indexAt(event.position().toPoint()))
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        editor, self._to_unfold = self._to_unfold, None
        if editor is not None and editor.is_open:
            editor.unfold()

    def _drag_to_files(self) -> None:
        self.startDrag(Qt.DropAction.MoveAction)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected rows; the drag data has only their number, as the
        target asks for the selection.
        """
        count = len(self.selected_rows())
        if not count or self.entries.is_read_only:
            return
        data = QMimeData()
        data.setData(ROWS_MIME, b"")
        drag = QDrag(self)
        drag.setMimeData(data)
        one, many = "%Ln row", N_("%Ln rows")
        drag.setPixmap(tag_pixmap(counted(one, many, count), self.font(), current()))
        drag.exec(Qt.DropAction.MoveAction)

    # Keys and editors

    def event(self, event: QEvent) -> bool:
        """Keep the keys that move whole rows, to extend a selection of cells by them as spreadsheets do."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
            and event.modifiers() & ~_Modifier.KeypadModifier == _CONTROL_SHIFT
            and not self.has_whole_rows
        ):
            event.accept()
            return True
        return super().event(event)

    @property
    def has_whole_rows(self) -> bool:
        """True if whole rows are selected, and nothing else."""
        selection, shown = self.selectionModel().selection(), self.visible.sections()
        return len(whole_rows(self.entries, selection, shown)) > 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & _Modifier.ShiftModifier and self._has_one_cell():
            self._anchor = QPersistentModelIndex(self.currentIndex())
        act = self._action_for(event)
        if event.key() in _NOT_WITH_CONTROL and event.modifiers() & _Modifier.ControlModifier:
            event.ignore()
        elif act is not None:
            act()
            event.accept()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()  # Qt would start an editor with this text, even with modifier keys
        else:
            super().keyPressEvent(event)

    def _action_for(self, event: QKeyEvent) -> Callable[[], object] | None:
        for standard, act in (
            (QKeySequence.StandardKey.Copy, self.cells.copy),
            (QKeySequence.StandardKey.Cut, self.cells.cut),
            (QKeySequence.StandardKey.Paste, self.cells.paste),
        ):
            if event.matches(standard):
                return act
        modifiers = event.modifiers() & ~_Modifier.KeypadModifier
        key = Qt.Key.Key_Return if event.key() in ENTER else event.key()
        return self._acts().get((key, modifiers))

    def _acts(self) -> Mapping[tuple[int, Qt.KeyboardModifier], Callable[[], object]]:
        """Return the functions for keys that Qt does not handle, or not as spreadsheets do."""
        none, shift, control = _Modifier.NoModifier, _Modifier.ShiftModifier, _Modifier.ControlModifier
        alt = _Modifier.AltModifier
        return {
            (Qt.Key.Key_Return, none): self._enter,
            (Qt.Key.Key_Return, shift): lambda: self._go(_BACK.get(self.enter)),
            (Qt.Key.Key_Tab, none): lambda: self._go(_Move.MoveNext),
            (Qt.Key.Key_Backtab, shift): lambda: self._go(_Move.MovePrevious),
            (Qt.Key.Key_Down, alt): self._unfold,
            (Qt.Key.Key_Up, alt): self._unfold,
            (Qt.Key.Key_D, control): self.cells.fill_down,
            (Qt.Key.Key_Delete, none): self.cells.clear_selected,
            (Qt.Key.Key_Space, none): lambda: self.edit(self.currentIndex(), _Trigger.EditKeyPressed),
            (Qt.Key.Key_Space, shift): self.select_whole_rows,
            (Qt.Key.Key_Space, control): self.select_whole_columns,
            (Qt.Key.Key_Space, shift | control): self.selectAll,
        }

    def _has_one_cell(self) -> bool:
        parts = self.selectionModel().selection().toList()
        return len(parts) == 1 and parts[0].width() == parts[0].height() == 1

    def _start(self) -> QModelIndex:
        """Return the cell at which typing in a selection starts: where the mouse or Shift began to extend it.

        It becomes the current one, which in Qt is the cell at the other end.
        """
        here, anchor = self.currentIndex(), self.model().index(self._anchor.row(), self._anchor.column())
        self._anchor = QPersistentModelIndex()
        parts = self.selectionModel().selection().toList()
        if not anchor.isValid() or len(parts) != 1 or anchor == here:
            return here
        [part] = parts
        rows, columns = (part.top(), part.bottom()), (part.left(), part.right())
        is_opposite = sorted((anchor.row(), here.row())) == list(rows)
        if not (is_opposite and sorted((anchor.column(), here.column())) == list(columns)):
            return here
        self.selectionModel().setCurrentIndex(anchor, QItemSelectionModel.SelectionFlag.NoUpdate)
        return anchor

    def _enter(self) -> None:
        if self.enter == "edit":
            self.edit(self.currentIndex(), _Trigger.EditKeyPressed)
        else:
            self._go(_ENTER.get(self.enter))

    def _unfold(self) -> None:
        """Open the list or calendar of the current cell."""
        if self.edit(self.currentIndex(), _Trigger.EditKeyPressed):
            editor = self.indexWidget(self.currentIndex())
            if isinstance(editor, ValueEditor):
                editor.unfold()

    def _go(self, move: QAbstractItemView.CursorAction | None) -> None:
        """Move the current cell as Enter and Tab do in spreadsheets; None: it stays.

        In a selection it goes from cell to cell, and the selection stays. Enter after Tab goes back to the
        column where Tab began.
        """
        if move is None:
            return
        self._is_walking = True
        try:
            self._start()
            inside = next_in_selection(self, move)
            if inside is not None:
                self.selectionModel().setCurrentIndex(inside, QItemSelectionModel.SelectionFlag.NoUpdate)
                self.scrollTo(inside)
                return
            here = self.currentIndex()
            if move in _TAB.values():
                self._began = here.column() if self._began is None else self._began
            elif self._began is not None:
                if move is _Move.MoveDown:
                    self._return_to(self._began)
                self._began = None
            self._move(move)
        finally:
            self._is_walking = False

    def _return_to(self, section: int) -> None:
        """Make the cell of a column current in this row, unless the column is hidden meanwhile."""
        index = self.currentIndex()
        if index.isValid() and not self.isColumnHidden(section):
            self.setCurrentIndex(index.siblingAtColumn(section))

    def _move(self, move: QAbstractItemView.CursorAction) -> None:
        index = self.moveCursor(move, Qt.KeyboardModifier.NoModifier)
        if index.isValid():
            self.setCurrentIndex(index)

    def currentChanged(self, index: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(index, previous)
        if not self._is_walking:
            self._began = None

    def keyboardSearch(self, search: str) -> None:
        """Do nothing about letters at a cell that cannot be edited: Qt would search all rows for them."""

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
        if trigger in _BY_KEY and index == self.currentIndex():
            index = self._start()
            self.scrollTo(index)
        opened = super().edit(index, trigger, event)  # type: ignore[arg-type] # Qt takes no event, too
        editor = self.indexWidget(index) if opened else None
        if isinstance(editor, ValueEditor):
            self._say_of_several(editor, index.column())
            if trigger is _Trigger.DoubleClicked:
                self._to_unfold = editor  # the button is still pressed, and its release would close the popup
            elif trigger is _Trigger.EditKeyPressed:
                editor.begin_at_end()
        return opened

    def _say_of_several(self, editor: ValueEditor, section: int) -> None:
        """Say which key sets all selected cells of a column, if there are several."""
        spans = spans_by_column(self.selectionModel().selection()).get(section, ())
        count = sum(last - first + 1 for first, last in spans)
        if count > 1:
            one, many = "{key} sets it", N_("{key} sets all %Ln")
            key = QKeySequence("Ctrl+Enter").toString(QKeySequence.SequenceFormat.NativeText)
            editor.say_keys(counted(one, many, count).format(key=key))

    def finish_editing(self) -> None:
        """Commit the editor that is open, unless that is in progress."""
        editor = self.indexWidget(self.currentIndex())
        if isinstance(editor, ValueEditor) and editor.is_open and not self._is_committing:
            self.commitData(editor)
            self.closeEditor(editor, _Hint.NoHint)

    def commitData(self, editor: QWidget) -> None:
        self._is_committing = True
        try:
            super().commitData(editor)
        finally:
            self._is_committing = False

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if isinstance(editor, ValueEditor):
            editor.is_open = False
        is_entered = hint is _Hint.SubmitModelCache
        move = _ENTER.get(self.enter) if is_entered else _TAB.get(hint)
        super().closeEditor(editor, _Hint.NoHint if is_entered or move is not None else hint)
        self._go(move)


class _Place(NamedTuple):
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


class TrackedSelection(QObject):
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
        self._numbers = TrackedRows(session.document.entries, self._forget)
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
            is_visible_now = table.visualRect(current).intersects(table.viewport().rect())
            middle = table.viewport().height() // 2
            self._height = table.rowViewportPosition(current.row()) if is_visible_now else middle

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
