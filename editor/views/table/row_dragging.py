"""Drags rows by their headers to another place in their file."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QTableView, QWidget

from editor.views.style.theme import current

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
