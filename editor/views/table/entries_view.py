"""The look of the table of entries: its columns, their widths, and how cells are painted."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QWidget

from editor.core.column_texts import column_texts
from editor.core.document.edits import Edit, SetValues
from editor.core.fields import Editor
from editor.models.table import roles
from editor.models.table.entries_model import EntriesModel
from editor.models.table.indexes import AnyIndex
from editor.models.table.table_columns import TableColumn
from editor.services.soon import soon
from editor.views.delegates.answer import AnswerDelegate
from editor.views.delegates.cell import CellDelegate, Marker
from editor.views.delegates.changefreq import ChangefreqDelegate
from editor.views.delegates.lastmod import LastmodDelegate
from editor.views.delegates.loc import LocDelegate
from editor.views.delegates.priority import PriorityDelegate
from editor.views.delegates.summary import FileDelegate, SummaryDelegate
from editor.views.style.theme import current
from editor.views.table.column_widths import LEAST_SECTION, ColumnWidths, widest
from editor.views.table.pinned_view import PinnedView
from editor.views.table.row_header import RowHeader, empty_selection
from editor.views.table.visible_columns import VisibleColumns

ROW_HEIGHT = 29  # pixels at 100 %
HEADER_HEIGHT = 32
_LEAST_ROWS = 2  # that are seen whole
_AROUND = 8  # the least pixels above and below the text

_DELEGATES: dict[Editor, type[CellDelegate]] = {
    Editor.TEXT: LocDelegate,
    Editor.DATE: LastmodDelegate,
    Editor.CHOICE: ChangefreqDelegate,
    Editor.NUMBER: PriorityDelegate,
}
_MOST_SUMMARIES = 1_000  # summaries that are read to measure their width


class EntriesView(PinnedView):
    """Shows the entries of a document; subclasses add the actions on them."""

    fill_requested = Signal(str)  # set all selected cells to the text of the editor
    resized = Signal()  # the size of the viewport has changed
    _marks_told = Signal()  # queued, so that all listeners have handled the change

    _delegates: Sequence[CellDelegate] = ()
    _marker: Marker | None = None
    _row_height = ROW_HEIGHT
    _has_grown_below = _has_grown_in_sight = _is_comparing = False
    _looks: tuple[object, ...] = ()  # everything that is painted of the visible rows, except their values

    def __init__(self, model: EntriesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = model  # the model
        self.widths = ColumnWidths(self, lambda: model.columns, self._content_width)
        self.visible = VisibleColumns(self, lambda: model.columns, self.widths)
        theme = current()
        self.row_header = RowHeader(model, theme, self)
        self.setVerticalHeader(self.row_header)
        self.setModel(model)
        self._make_delegates()
        self._set_up_look()
        self._set_up_headers()
        self.visible.show_again()  # first: hidden columns need no width
        self.set_zoom(1.0)
        self._apply_theme()
        model.rowsInserted.connect(self._on_rows_inserted)
        model.marks_changed.connect(self._on_marks_changed)
        self._marks_told.connect(self._compare_marks, Qt.ConnectionType.QueuedConnection)
        model.modelReset.connect(self._on_model_reset)

    def _make_delegates(self) -> None:
        self._delegates = [
            _delegate_of(column)(self.entries, self.entries.hint, current(), self)
            for column in self.entries.columns
        ]
        for column, delegate in enumerate(self._delegates):
            delegate.fill_requested.connect(self.fill_requested)
            delegate.set_look(current(), self.font())
            delegate.marker = self._marker
            self.setItemDelegateForColumn(column, delegate)

    def _set_up_look(self) -> None:
        self.setAccessibleName(self.tr("Entries"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(False)

    def _set_up_headers(self) -> None:
        header = self.horizontalHeader()
        header.setSelectionModel(empty_selection(header))
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)  # half a host looks like another host
        header.setMinimumSectionSize(LEAST_SECTION)
        header.setDefaultAlignment(roles.VALUES)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.geometriesChanged.connect(self._fit_later)
        header.sectionHandleDoubleClicked.disconnect()  # Qt's handler would measure it differently
        header.sectionHandleDoubleClicked.connect(self.widths.fit)
        self.row_header.setSelectionModel(empty_selection(self.row_header))
        self.setSortingEnabled(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.widths.fit_first()
        self.resized.emit()

    def _fit_later(self) -> None:
        """Fit the columns later: when rows move, Qt lays out all columns, and signals
        it before they have their widths.
        """
        soon(self, self.widths.fit_first)

    def _content_width(self, section: int) -> int:
        """Return the width in pixels of the widest content of a column in the visible rows."""
        model, column = self.entries, self.entries.columns[section]
        rows = range(model.rowCount())
        if column.extension or column.answer:
            first = self._in_sight().start
            rows = rows[first : first + _MOST_SUMMARIES] or rows[-_MOST_SUMMARIES:]
        if not rows:
            return 0
        if column.field and model.order.is_file_order:
            values: Sequence[str] = model.document.column(column.name)
        else:
            shown = model.order.document_rows(rows[0], rows[-1])
            values = column_texts(model.document, column.name, shown, model.answers)
        return widest(values, self._delegates[section].content_width)

    def _apply_theme(self) -> None:
        theme = current()
        self.row_header.set_theme(theme)
        for delegate in self._delegates:
            delegate.set_look(theme, self.font())
        self.viewport().update()

    def set_marker(self, marker: Marker | None) -> None:
        """Set the object that knows the search matches to mark; None: there are none."""
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
        """Set the zoom of text, rows and columns; 1.0 is 100 %. The same rows stay visible."""
        with self._staying():
            self._set_sizes(zoom)

    @contextmanager
    def _staying(self) -> Iterator[None]:
        """Keep the current cell visible, or else the first visible row, while the size of cells changes."""
        at_hand = self.currentIndex()
        is_in_sight = self.visualRect(at_hand).intersects(self.viewport().rect())
        row = at_hand.row() if is_in_sight else max(self.rowAt(0), 0)
        place = self.rowViewportPosition(row)
        yield
        self.updateGeometries()  # to set the scroll range for all rows
        self.verticalScrollBar().setValue(self.row_header.sectionPosition(row) - place)
        if is_in_sight:
            self.scrollTo(at_hand)

    def _set_sizes(self, zoom: float) -> None:
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
            widget.setFont(font)  # with a style sheet, children do not inherit it
        letters = self.fontMetrics().height() + _AROUND
        heading, row = (max(round(each * zoom), letters) for each in (HEADER_HEIGHT, self._row_height))
        header.setFixedHeight(heading)
        self.row_header.setDefaultSectionSize(row)
        below = self.horizontalScrollBar().sizeHint().height()
        self.setMinimumHeight(heading + _LEAST_ROWS * row + below)  # panels and bars leave that much
        self.row_header.fit_numbers()
        self.widths.zoom = zoom
        self.widths.apply()

    @property
    def row_height(self) -> int:
        """The height of rows in pixels at 100 %."""
        return self._row_height

    def set_row_height(self, pixels: int) -> None:
        """Set the height of rows at 100 %, at least that of their text. The same rows stay visible."""
        with self._staying():
            self._row_height = pixels
            self._set_sizes(self.zoom)

    @property
    def zoom(self) -> float:
        """The zoom of the table; 1.0 is 100 %."""
        return self.widths.zoom

    def follow_edit(self, edit: Edit) -> None:
        """Widen the column of dates for the values that an edit has set,
        unless the user has set its width.
        """
        if not isinstance(edit, SetValues):
            return
        values = [edit.values] if isinstance(edit.values, str) else edit.values
        for section, column in enumerate(self.entries.columns):
            if column.field and column.name == edit.field:
                self.widths.make_room(section, values, self._delegates[section].content_width)

    # Repaints

    def doItemsLayout(self) -> None:
        """Skip the layout and the repaint if rows were only added below the
        visible ones, as while reading a file.
        """
        if self._has_grown_below and not self._has_grown_in_sight:
            self.updateGeometries()
        else:
            super().doItemsLayout()
        self._has_grown_below = self._has_grown_in_sight = False

    def _on_rows_inserted(self, _parent: QModelIndex, first: int, _last: int) -> None:
        if self.entries.is_read_only and first >= self._in_sight().stop:
            self._has_grown_below = True
        else:
            self._has_grown_in_sight = True

    def dataChanged(self, top_left: AnyIndex, bottom_right: AnyIndex, roles: Iterable[int] = ()) -> None:
        super().dataChanged(top_left, bottom_right, list(roles))
        self.row_header.viewport().update()  # the header marks changed rows

    def settle(self) -> None:
        """Apply all pending changes now: if that happened during a paint
        event, it would cause another one.
        """
        self.executeDelayedItemsLayout()
        if self._is_comparing:
            self._compare_marks()

    def _on_marks_changed(self) -> None:
        if not self._is_comparing:
            self._is_comparing = True
            self._marks_told.emit()

    def _compare_marks(self) -> None:
        """Repaint if the marks of visible rows have changed; usually they have not."""
        if not self._is_comparing:
            return  # done already
        self._is_comparing = False
        self.executeDelayedItemsLayout()
        looks = self._looks_in_sight()
        if looks != self._looks:
            self._looks = looks
            self.viewport().update()
            self.row_header.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Remember the look of the rows scrolled to, so that new marks while
        a file is read cause no repaint.
        """
        super().scrollContentsBy(dx, dy)
        if self.entries.is_read_only and not self._is_comparing:
            self._looks = self._looks_in_sight()

    def _looks_in_sight(self) -> tuple[object, ...]:
        rows = range(self.entries.rowCount())[self._in_sight()]
        forms = (self.entries.urls.folded_origin, self.entries.dates.form)
        answers = map(self.entries.painted.answer, rows) if self.entries.answers else ()
        return (*forms, rows, *map(self.entries.painted.marks, rows), *answers)

    def _in_sight(self) -> slice:
        """Return the range of rows for which the viewport has room, even if there are fewer."""
        first = max(self.rowAt(0), 0)
        return slice(first, first + self.viewport().height() // self.row_header.defaultSectionSize() + 2)

    def _on_model_reset(self) -> None:
        self._make_delegates()
        self.visible.show_again()
        self.widths.apply()


def _delegate_of(column: TableColumn) -> Callable[..., CellDelegate]:
    if column.field:
        return _DELEGATES[column.field.editor]
    if column.answer:
        return LocDelegate if column.answer.is_url else partial(AnswerDelegate, column.answer)
    return SummaryDelegate if column.extension else FileDelegate
