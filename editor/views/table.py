"""The table of entries: the keys that work on cells, the clipboard, and what is selected."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QDrag, QFont, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QTableView, QWidget

from editor.core.fields import FIELD_NAMES, Editor
from editor.core.joined import JoinedUrlset
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.urlset import Rows, Urlset
from editor.models.cell_edits import (
    Cells,
    Target,
    TitledEdit,
    clear_cells,
    fill_down,
    paste,
    paste_urlset,
    set_cells,
)
from editor.models.clipboard import parse, to_mime_data
from editor.models.columns import Column
from editor.models.commands import counted
from editor.models.urlset_model import UrlsetModel
from editor.views.delegates.cell import CELL_MARGIN, CellDelegate, Marker
from editor.views.delegates.changefreq import ChangefreqDelegate, ChangefreqEditor
from editor.views.delegates.editors import ValueEditor
from editor.views.delegates.lastmod import LastmodDelegate
from editor.views.delegates.loc import LocDelegate
from editor.views.delegates.priority import PriorityDelegate
from editor.views.delegates.summary import SummaryDelegate
from editor.views.marks import tag_pixmap
from editor.views.row_header import RowHeader, empty_selection
from editor.views.selection import selected_block, selected_cells, selected_rows, spans_by_column, spans_of
from editor.views.theme import current

ROW_HEIGHT = 29  # pixels at 100 %
HEADER_HEIGHT = 32

_DELEGATES: dict[Editor, type[CellDelegate]] = {
    Editor.TEXT: LocDelegate,
    Editor.DATE: LastmodDelegate,
    Editor.CHOICE: ChangefreqDelegate,
    Editor.NUMBER: PriorityDelegate,
}
_LEAST_WIDTH = 240  # of the first column, in pixels at 100 %
ROWS_MIME = "application/x-sitemap-editor-rows"  # the rows selected in the table that is dragged from
_MOST_SPANS = 5_000  # that an edit leaves selected
_MOST_CELLS = 5_000  # whose selection Qt is let follow where an edit moves them
_ASKS_FOR_MORE = (
    QAbstractItemView.EditTrigger.AllEditTriggers,
    QAbstractItemView.EditTrigger.DoubleClicked,
    QAbstractItemView.EditTrigger.EditKeyPressed,
)
_AnyIndex = QModelIndex | QPersistentModelIndex
_Hint = QAbstractItemDelegate.EndEditHint
_Trigger = QAbstractItemView.EditTrigger
_Flag = QItemSelectionModel.SelectionFlag
_Move = QAbstractItemView.CursorAction
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVE_AFTER = {  # an editor closed
    _Hint.SubmitModelCache: _Move.MoveDown,
    _Hint.EditNextItem: _Move.MoveNext,
    _Hint.EditPreviousItem: _Move.MovePrevious,
}


class UrlsetTable(QTableView):
    """Shows a document and turns gestures into edits, which go out through the model's `edit_requested`."""

    rows_selected = Signal()  # the selection changed
    details_requested = Signal(str)  # the name of a column in which nothing is edited

    _delegates: Sequence[CellDelegate] = ()
    _marker: Marker | None = None
    _names: Collection[str] = FIELD_NAMES  # of the columns to be shown

    def __init__(self, model: UrlsetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = model  # what it shows
        self.zoom = 1.0  # as it was set last
        theme = current()
        self.row_header = RowHeader(model, theme, self)
        self.setVerticalHeader(self.row_header)
        self.setModel(model)
        self._make_delegates()
        self._set_up_look()
        self._set_up_headers()
        self.set_zoom(1.0)
        self.show_columns(self._names)
        self._apply_theme()
        model.marks_changed.connect(self._on_marks_changed)
        model.modelReset.connect(self._on_model_reset)
        model.rearranging.connect(self._drop_large_selection)

    # Set-up

    def _make_delegates(self) -> None:
        self._delegates = [
            _delegate_of(column)(self.entries, self.entries.hint, current(), self)
            for column in self.entries.columns
        ]
        for column, delegate in enumerate(self._delegates):
            delegate.fill_requested.connect(self.set_selected)
            delegate.set_look(current(), self.font())
            delegate.marker = self._marker
            self.setItemDelegateForColumn(column, delegate)

    def _set_up_look(self) -> None:
        self.setAccessibleName(self.tr("Entries"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(_Trigger.DoubleClicked | _Trigger.EditKeyPressed | _Trigger.AnyKeyPressed)
        self.setMouseTracking(False)
        self.setDragEnabled(isinstance(self.entries.urlset, JoinedUrlset))

    def _set_up_headers(self) -> None:
        header = self.horizontalHeader()
        header.setSelectionModel(empty_selection(header))
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setMinimumSectionSize(64)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for section, column in enumerate(self.entries.columns[1:], 1):
            self.setColumnWidth(section, self._usual_width(column))
        header.sectionResized.connect(self._on_section_resized)
        header.geometriesChanged.connect(self._fit_later)
        self.row_header.setSelectionModel(empty_selection(self.row_header))
        self.setSortingEnabled(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_first_column()

    def _on_section_resized(self, section: int) -> None:
        if section:
            self._fit_later()

    def _fit_later(self) -> None:
        """Where rows change places Qt makes all columns anew, and says so before they have their widths."""
        QTimer.singleShot(0, self, self._fit_first_column)

    def _fit_first_column(self) -> None:
        """Give the URLs what the other columns leave, and enough to tell them apart."""
        header = self.horizontalHeader()
        others = header.length() - header.sectionSize(0)
        header.resizeSection(0, max(self.viewport().width() - others, round(_LEAST_WIDTH * self.zoom)))

    def _usual_width(self, column: Column) -> int:
        digit = self.fontMetrics().horizontalAdvance("0")
        return column.width * digit + 2 * CELL_MARGIN

    def _apply_theme(self) -> None:
        theme = current()
        self.row_header.set_theme(theme)
        for delegate in self._delegates:
            delegate.set_look(theme, self.font())
        self.viewport().update()

    def set_marker(self, marker: Marker | None) -> None:
        """Mark what a search found, as this one knows it; None: nothing."""
        self._marker = marker
        for delegate in self._delegates:
            delegate.marker = marker
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(
            self, "_delegates"
        ):
            self._apply_theme()

    def set_zoom(self, zoom: float) -> None:
        """Make letters, rows and columns larger or smaller; 1.0 is 100 %."""
        font = QFont(QGuiApplication.font())
        font.setPointSizeF(font.pointSizeF() * zoom)
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        header = self.horizontalHeader()
        for widget in (
            self,
            self.viewport(),
            self.row_header,
            self.row_header.viewport(),
            header,
            header.viewport(),
        ):
            widget.setFont(font)  # a style sheet keeps it from being handed down
        header.setFixedHeight(round(HEADER_HEIGHT * zoom))
        self.row_header.setDefaultSectionSize(round(ROW_HEIGHT * zoom))
        self.row_header.fit_numbers()
        for column in range(1, self.entries.columnCount()):
            if not self.isColumnHidden(column):
                self.setColumnWidth(column, round(self.columnWidth(column) * zoom / self.zoom))
        self.zoom = zoom

    # What is selected

    def selected_cells(self) -> Cells:
        """The document rows selected in each field that is shown, from top to bottom as they are seen."""
        shown = [section for section in self._shown_sections() if self.entries.columns[section].field]
        return selected_cells(self.entries, self.selectionModel().selection(), shown)

    def selected_places(self) -> Cells:
        """The same for all columns that are shown, those included in which nothing is edited."""
        return selected_cells(self.entries, self.selectionModel().selection(), self._shown_sections())

    def selected_rows(self) -> Rows:
        """The document rows with a selected cell, ascending."""
        return selected_rows(self.entries, self.selectionModel().selection())

    def current_row(self) -> int:
        """The document row of the current cell; -1 where there is none."""
        index = self.currentIndex()
        return self.entries.document_row(index.row()) if index.isValid() else -1

    def select_rows(self, rows: Rows) -> None:
        """Select these document rows as a whole, as far as they are shown, and bring the first into sight."""
        model, last_column = self.entries, self.entries.columnCount() - 1
        places: Rows = rows
        if not model.is_file_order:
            places = sorted(place for place in map(model.view_row, rows) if place >= 0)
        is_one_span = places and places[-1] - places[0] + 1 == len(places)
        selection = QItemSelection()
        for first, last in [(places[0], places[-1])] if is_one_span else spans_of(places):
            selection.select(model.index(first, 0), model.index(last, last_column))
        if places:
            column = max(self.currentIndex().column(), 0)
            self.selectionModel().setCurrentIndex(model.index(places[0], column), _Flag.NoUpdate)
        self.clearSelection()  # first: to compare thousands of ranges with others takes Qt seconds
        self.selectionModel().select(selection, _Flag.Select)
        if places:
            self.scrollTo(self.currentIndex())

    def selectAll(self) -> None:
        self.clearSelection()  # see `select_rows`
        super().selectAll()

    def show_outcome(self, rows: Rows) -> None:
        """Show what an edit did: its rows become the selection, unless the hand is on them already.

        Of many thousands that lie scattered only the first: to select them all would take Qt a second.
        """
        last = len(self.entries.urlset) - 1
        if not rows or last < 0:
            return
        if rows[-1] > last:  # the row below the last one that was removed
            rows = sorted({min(row, last) for row in rows})
        if len(rows) == 1 and rows[0] == self.current_row():
            self.scrollTo(self.currentIndex())
        elif rows != (selected := self.selected_rows()) and list(rows) != list(selected):
            is_scattered = len(spans_of(rows)) > _MOST_SPANS
            self.select_rows(rows[:1] if is_scattered else rows)

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
        sections = {self.entries.columns[section].name: section for section in self._shown_sections()}
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

    def currentChanged(self, index: _AnyIndex, previous: _AnyIndex) -> None:
        super().currentChanged(index, previous)
        self.row_header.viewport().update()

    # What is done to cells

    def copy(self) -> None:
        """Put the selected values on the clipboard."""
        block = selected_block(self.entries, self.selectionModel().selection(), self._shown_sections())
        if block:
            QGuiApplication.clipboard().setMimeData(to_mime_data(block))

    def copy_with_headings(self) -> None:
        """The same, below a line with what the columns are called."""
        selection = self.selectionModel().selection()
        block = selected_block(self.entries, selection, self._shown_sections())
        if block:
            chosen = spans_by_column(selection)
            titles = [self.entries.columns[one].title for one in self._shown_sections() if one in chosen]
            QGuiApplication.clipboard().setMimeData(to_mime_data([titles, *block]))

    def cut(self) -> None:
        """Put the selected values on the clipboard and clear them."""
        self.copy()
        self.clear_selected()

    def paste(self) -> None:
        """Write what is on the clipboard from the top left selected cell on, or add it as new entries."""
        block = parse(QGuiApplication.clipboard().text())
        self._request(paste(self.entries.urlset, block, self._target()))

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
        sections = [one for one in self._shown_sections() if header.visualIndex(one) >= top_left[1]]
        fields = [self.entries.columns[section].field for section in sections]
        return Target(rows, fields, cells, self.entries.part)

    def shown_columns(self) -> list[Column]:
        """The columns that are shown, from left to right."""
        return [self.entries.columns[section] for section in self._shown_sections()]

    def show_columns(self, names: Collection[str]) -> None:
        """Show these columns and hide the others; the first one is always there."""
        self._names = names
        for section, column in enumerate(self.entries.columns):
            is_hidden = section > 0 and column.name not in names
            if is_hidden != self.isColumnHidden(section):
                self.setColumnHidden(section, is_hidden)
                if not is_hidden and self.columnWidth(section) < self.horizontalHeader().minimumSectionSize():
                    self.setColumnWidth(section, self._usual_width(column))

    def _shown_sections(self) -> list[int]:
        header = self.horizontalHeader()
        sections = map(header.logicalIndex, range(header.count()))
        return [section for section in sections if not header.isSectionHidden(section)]

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

    def _move(self, move: QAbstractItemView.CursorAction) -> None:
        index = self.moveCursor(move, Qt.KeyboardModifier.NoModifier)
        if index.isValid():
            self.setCurrentIndex(index)

    def edit(  # type: ignore[override] # the slot of that name takes an index alone
        self,
        index: _AnyIndex,
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

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if isinstance(editor, ValueEditor):
            editor.is_open = False
        move = _MOVE_AFTER.get(hint)
        super().closeEditor(editor, _Hint.NoHint if move is not None else hint)
        if move is not None:
            self._move(move)

    def _on_marks_changed(self) -> None:
        self.viewport().update()
        self.row_header.viewport().update()

    def _on_model_reset(self) -> None:
        self._make_delegates()
        self.show_columns(self._names)


def _delegate_of(column: Column) -> type[CellDelegate]:
    return _DELEGATES[column.field.editor] if column.field else SummaryDelegate
