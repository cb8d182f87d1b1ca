"""The vertical header: the number of each row, the mark of its worst finding, and whether it was changed."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QItemSelectionModel, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyle, QWidget

from editor.models.table import roles
from editor.models.table.entries_model import EntriesModel
from editor.rules.rule import Severity
from editor.views.style.hairline import draw_hairline
from editor.views.style.mark_icons import MARK_SIZE, mark_pixmap
from editor.views.style.theme import Theme
from editor.views.table.row_dragging import RowDragging
from editor.views.widgets.pressing import moved_to

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
        painter.drawText(mirrored(rect.adjusted(0, 0, -_MARGIN, -1)), roles.RIGHT, number)


def empty_selection(header: QHeaderView) -> QItemSelectionModel:
    """Return a selection model for a header that is always empty.

    With the selection model of the table, Qt checks at every repaint whether each column is fully selected:
    half a second at 50,000 selected rows.
    """
    return QItemSelectionModel(header.model(), header)
