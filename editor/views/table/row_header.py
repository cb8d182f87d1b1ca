"""The vertical header: row numbers, the mark of the worst finding in a row, and dragging of rows.

It also shows whether a row was changed. Rows are dragged to another place in their file.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyle, QTableView, QWidget

from editor.models.table import item_data
from editor.models.table.entries_model import EntriesModel
from editor.rules.rule import Severity
from editor.views.style.icons import MARK_SIZE, draw_hairline, mark_pixmap
from editor.views.style.theme import Theme, current
from editor.views.widgets.keyboard import moved_to

_LINE = 2  # pixels
_PAUSE = 40  # milliseconds between two rows while the view scrolls automatically


class DropLine(QWidget):
    """A line that shows between which rows the dragged ones would be dropped."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current().color("accent"))
        painter.end()


class RowDragging(QObject):
    """Follows the mouse from a press on the header of a row that is selected as a whole.

    A press on any other header begins a selection, as usual.
    """

    ended = Signal()  # dropped or not
    dropped = Signal(int)  # the view row before which rows are dropped; the row count: at the end
    refused = Signal(str)  # a sentence on why rows cannot be moved
    left = Signal()  # the mouse has dragged them above the table, to the tabs of files

    def __init__(self, table: QTableView, why_not: Callable[[], str], may_leave: Callable[[], bool]) -> None:
        """why_not: returns a sentence on why rows cannot be moved now; "" if they can."""
        super().__init__(table)
        self._table, self._why_not, self._may_leave = table, why_not, may_leave
        self._start: QPoint | None = None  # where the button was pressed, on the viewport of the header
        self._here = QPoint()
        self._is_refused = False
        self.is_dragging = False
        self.line = DropLine(table)
        self._scrolling = QTimer(self, interval=_PAUSE)
        self._scrolling.timeout.connect(self._scroll)

    def can_begin(self, place: QPoint) -> bool:
        """Tell whether a press at a point grabs rows; not if all are selected, as they have nowhere to go."""
        row, selection = self._table.rowAt(place.y()), self._table.selectionModel()
        parts = selection.selection()
        is_all = parts.count() == 1 and parts.first().height() == self._table.model().rowCount()
        return row >= 0 and not is_all and selection.isRowSelected(row, QModelIndex())

    @property
    def is_held(self) -> bool:
        """True while a press holds rows."""
        return self._start is not None

    def press(self, place: QPoint) -> None:
        """Grab the selected rows."""
        self._start, self._is_refused = place, False

    def move(self, place: QPoint) -> None:
        """Handle that the mouse has moved to a point."""
        if self._start is None or self._is_refused:
            return
        self._here = place
        if not self.is_dragging:
            far = QGuiApplication.styleHints().startDragDistance()
            if (place - self._start).manhattanLength() < far:
                return
            if why := self._why_not():
                self._is_refused = True
                self.refused.emit(why)
                return
            self.is_dragging = True
        if place.y() + self._table.viewport().y() < 0 and self._may_leave():
            self.cancel()
            self.left.emit()
            return
        self._show_line()
        is_beyond = not 0 <= place.y() < self._table.viewport().height()
        if is_beyond is not self._scrolling.isActive():
            (self._scrolling.start if is_beyond else self._scrolling.stop)()

    def release(self) -> bool:
        """Drop the rows; return True if they were dragged, not just clicked."""
        was_dragging, was_refused, place = self.is_dragging, self._is_refused, self._target()
        self.cancel()
        if was_dragging:
            self.dropped.emit(place)
        return was_dragging or was_refused

    def cancel(self) -> None:
        """End the drag and leave the rows where they are."""
        self._start, self.is_dragging = None, False
        self._scrolling.stop()
        self.line.hide()
        self.ended.emit()

    def _target(self) -> int:
        """Return the row before which the mouse is."""
        y, count = self._here.y(), self._table.model().rowCount()
        row = self._table.rowAt(y)
        if row < 0:
            return count if y >= 0 else max(self._table.rowAt(0), 0)
        is_lower_half = y - self._table.rowViewportPosition(row) >= self._table.rowHeight(row) // 2
        return row + is_lower_half

    def _show_line(self) -> None:
        table, target = self._table, self._target()
        last = table.model().rowCount() - 1
        if target <= last:
            y = table.rowViewportPosition(target)
        else:
            y = table.rowViewportPosition(last) + table.rowHeight(last)
        y = min(max(y, 0), table.viewport().height() - _LINE)
        top = table.viewport().y() + y - _LINE // 2
        self.line.setGeometry(QRect(0, top, table.width(), _LINE))
        self.line.show()
        self.line.raise_()

    def _scroll(self) -> None:
        bar = self._table.verticalScrollBar()
        step = self._table.verticalHeader().defaultSectionSize()
        bar.setValue(bar.value() + (step if self._here.y() > 0 else -step))
        self._show_line()


_MARGIN = 8
_CURRENT_WIDTH = 3  # pixels of the bar beside the current row
_CHANGED_WIDTH = 3  # pixels of the shorter bar on the other side of a changed row


class RowHeader(QHeaderView):
    """Paints itself: Qt's own header checks each row against the whole selection at every repaint."""

    right_pressed = Signal(int)  # the view row

    _dragging: RowDragging | None = None  # handles dragged rows; None: they cannot be dragged

    def __init__(self, model: EntriesModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._model = model
        self._theme = theme
        self._current_row = -1
        self._expected = 0
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        for changed in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.layoutChanged):
            changed.connect(self.fit_numbers)

    def set_theme(self, theme: Theme) -> None:
        """Set the theme to paint with."""
        self._theme = theme
        self.viewport().update()

    def offer(self, actions: Sequence[QAction]) -> None:
        """Set the actions of the context menu."""
        self.addActions(actions)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def set_dragging(self, dragging: RowDragging) -> None:
        """Set the object that handles rows dragged by their headers."""
        self._dragging = dragging
        dragging.ended.connect(self._on_drag_ended)

    def _on_drag_ended(self) -> None:
        self.releaseKeyboard()
        self.viewport().unsetCursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.logicalIndexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.RightButton and place >= 0:
            self.right_pressed.emit(place)
        elif self._may_drag(event):
            assert self._dragging is not None
            self._dragging.press(event.position().toPoint())
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            super().mousePressEvent(self._in_the_middle_of(place, event))

    def _may_drag(self, event: QMouseEvent) -> bool:
        """Tell whether a press grabs rows: not with Shift or Ctrl, which change the selection."""
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_left = event.button() is Qt.MouseButton.LeftButton
        place = event.position().toPoint()
        return self._dragging is not None and is_plain and is_left and self._dragging.can_begin(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place, dragging = event.position().toPoint(), self._dragging
        if dragging is None or (event.buttons() and not dragging.is_held):
            super().mouseMoveEvent(event)
        elif dragging.is_held:
            dragging.move(place)
            if dragging.is_dragging and QWidget.keyboardGrabber() is None:
                self.grabKeyboard()  # to receive Esc, which cancels the drag
        elif dragging.can_begin(place):
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging = self._dragging
        if dragging is None or not dragging.is_held:
            super().mouseReleaseEvent(event)
            return
        if not dragging.release():  # a click selects this row alone
            place = self.logicalIndexAt(event.position().toPoint())
            self.sectionPressed.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._dragging is not None:
            self._dragging.cancel()
        else:
            super().keyPressEvent(event)

    def _in_the_middle_of(self, place: int, event: QMouseEvent) -> QMouseEvent:
        """Return a press moved to the middle of the row, as Qt would resize the row at its edges."""
        if place < 0:
            return event
        middle = self.sectionViewportPosition(place) + self.sectionSize(place) // 2
        return moved_to(event, QPointF(event.position().x(), middle))

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self.parent()
        self._current_row = table.currentIndex().row() if isinstance(table, QAbstractItemView) else -1
        super().paintEvent(event)

    def expect(self, count: int) -> None:
        """Reserve the width for the numbers of `count` rows: each widening would lay out the table again."""
        self._expected = count
        self.fit_numbers()

    def fit_numbers(self) -> None:
        """Set the width to that of the longest row number."""
        digits = len(str(max(len(self._model.document), self._expected, 100)))
        width = 3 * _MARGIN + MARK_SIZE + self.fontMetrics().horizontalAdvance("0" * digits)
        if width != self.minimumWidth():
            self.setFixedWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), 0)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        color, mirrored = self._theme.color, partial(QStyle.visualRect, self.layoutDirection(), rect)
        painter.fillRect(rect, color("window"))
        draw_hairline(painter, rect, color("border"))
        is_current = section == self._current_row
        if is_current:
            bar = QRect(rect.right() + 1 - _CURRENT_WIDTH, rect.y(), _CURRENT_WIDTH, rect.height() - 1)
            painter.fillRect(mirrored(bar), color("accent"))
        if self._model.painted.is_changed(section):
            bar = QRect(rect.x() + 1, rect.y() + 4, _CHANGED_WIDTH, rect.height() - 9)
            painter.fillRect(mirrored(bar), color("muted"))
        mark = self._model.painted.row_mark(section)
        if mark >= Severity.ADVICE:
            pixmap = mark_pixmap(mark, self._theme, self.devicePixelRatioF())
            top = rect.y() + (rect.height() - MARK_SIZE) // 2
            painter.drawPixmap(mirrored(QRect(rect.x() + _MARGIN, top, MARK_SIZE, MARK_SIZE)), pixmap)
        painter.setPen(color("text" if is_current else "muted"))
        number = str(self._model.order.document_row(section) + 1)
        painter.drawText(mirrored(rect.adjusted(0, 0, -_MARGIN, -1)), item_data.RIGHT, number)


def empty_selection(header: QHeaderView) -> QItemSelectionModel:
    """Return a selection model for a header that is always empty.

    With the selection model of the table, Qt checks at every repaint whether each column is fully selected:
    half a second at 50,000 selected rows.
    """
    return QItemSelectionModel(header.model(), header)
