"""The horizontal header, whose first section stays visible while the others are scrolled sideways."""

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QHelpEvent, QHoverEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QWidget

from editor.views.style.theme import current
from editor.views.widgets.pressing import moved_to

_MOST_SHARE = 2 / 3  # the largest share of the view for a pinned column, to leave room for others


class ColumnHeader(QHeaderView):
    """Pins the first column: it is painted on top of columns scrolled below it, by header and table."""

    resized_by_hand = Signal(int)  # a section
    moved_by_hand = Signal()
    let_go = Signal()  # the mouse button was released

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.is_frozen = True  # True if the first column is pinned
        self._shift: float | None = None  # added to mouse positions while a button is pressed; None: none is
        self._dragged_from: tuple[float, int] | None = (
            None  # where the drag of the pinned border began, and the column's width then
        )
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.sectionResized.connect(self._on_resized)
        self.sectionMoved.connect(self._on_moved)

    @property
    def is_held(self) -> bool:
        """True while a mouse button is pressed on the header."""
        return self._shift is not None

    @property
    def pinned_width(self) -> int:
        """The width of the first column if it may be pinned; 0 if it may not, as it takes too much room."""
        width = 0 if self.isSectionHidden(0) else self.sectionSize(0)
        return width if self.is_frozen and width <= _MOST_SHARE * self.viewport().width() else 0

    @property
    def pin(self) -> QRect:
        """The rectangle of the first column, in full height, while it is on top of others; else empty."""
        width, room, left = self.pinned_width, self.viewport().width(), self.sectionViewportPosition(0)
        if self.isRightToLeft():
            is_pinned = left + width > room
        else:
            is_pinned = left < 0
        if not width or not is_pinned:
            return QRect()
        return QRect(room - width if self.isRightToLeft() else 0, 0, width, self.height())

    def own_x(self, x: int) -> int:
        """Return the x coordinate at which Qt has the point that is displayed at
        x, as Qt knows nothing of pinning.
        """
        pin = self.pin
        return x - pin.left() + self.sectionViewportPosition(0) if pin.left() <= x <= pin.right() else x

    def section_at(self, x: int) -> int:
        """Return the column displayed at an x coordinate."""
        return self.logicalIndexAt(self.own_x(x))

    def update_pin(self, moved: int = 0) -> None:
        """Repaint the pinned section, and what scrolling by `moved` pixels has left beside it."""
        if self.pinned_width:
            self.viewport().update(self._place_of_pin(moved))

    def _place_of_pin(self, moved: int) -> QRect:
        width = self.pinned_width + abs(moved) + 1
        left = self.viewport().width() - width if self.isRightToLeft() else 0
        return QRect(left, 0, width, self.height())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        pin = self.pin
        if pin.isEmpty():
            return
        painter = QPainter(self.viewport())
        self.paintSection(painter, pin, 0)
        paint_edge(painter, pin, mirrored=self.isRightToLeft())
        painter.end()

    # Mouse events: Qt uses the scrolled positions, and ignores those left of the view

    def _shift_at(self, x: float) -> float:
        """Return how far a point is from where Qt has it; 0 outside the pinned column and its border."""
        pin = self.pin
        is_there = not pin.isEmpty() and (pin.left() <= x <= pin.right() or self._is_on_border(x))
        return self.sectionViewportPosition(0) - pin.left() if is_there else 0

    def _is_on_border(self, x: float) -> bool:
        """Tell whether an x coordinate is on the border that resizes the pinned column."""
        pin = self.pin
        grip = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderGripMargin, None, self)
        border = pin.left() if self.isRightToLeft() else pin.right() + 1
        return not pin.isEmpty() and abs(x - border) <= grip

    def _shifted(self, event: QMouseEvent) -> QMouseEvent:
        shift = self._shift_at(event.position().x()) if self._shift is None else self._shift
        return moved_to(event, event.position() + QPointF(shift, 0)) if shift else event

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        self._shift = self._shift_at(x)
        self.setSectionsMovable(not self._shift)  # the pinned column cannot be moved
        if self._is_on_border(x) and event.button() is Qt.MouseButton.LeftButton:
            self._dragged_from = x, self.sectionSize(0)
        else:
            super().mousePressEvent(self._shifted(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._dragged_from is not None:
            start, size = self._dragged_from
            wider = start - x if self.isRightToLeft() else x - start
            self.resizeSection(0, max(size + round(wider), self.minimumSectionSize()))
        elif not event.buttons() and self._is_on_border(x):
            self.setCursor(Qt.CursorShape.SplitHCursor)
        elif not event.buttons() and self._shift_at(x):
            self.unsetCursor()
        else:
            super().mouseMoveEvent(self._shifted(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is None:
            super().mouseReleaseEvent(self._shifted(event))
        self._shift = self._dragged_from = None
        self.setSectionsMovable(True)
        self.let_go.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(self._shifted(event))

    def viewportEvent(self, event: QEvent) -> bool:
        """Let tool tips and hovering apply to the column that is displayed at the pointer."""
        if self.pin.isEmpty():
            return super().viewportEvent(event)
        if isinstance(event, QHelpEvent):
            place = event.pos()
            place.setX(self.own_x(place.x()))
            event = QHelpEvent(event.type(), place, event.globalPos())
        elif isinstance(event, QHoverEvent):
            place = event.position().toPoint()
            old = event.oldPosF()
            x = self.own_x(place.x())
            event = QHoverEvent(
                event.type(), QPointF(x, place.y()), event.globalPosition(), old, event.modifiers()
            )
            self.update_pin()
        return super().viewportEvent(event)

    def _on_resized(self, section: int) -> None:
        if self.is_held:
            self.resized_by_hand.emit(section)

    def _on_moved(self) -> None:
        if self.is_held:
            self.moved_by_hand.emit()


def paint_edge(painter: QPainter, pin: QRect, *, mirrored: bool) -> None:
    """Draw the edge between the pinned column and those scrolled below it."""
    painter.fillRect(
        pin.left() if mirrored else pin.right(), pin.top(), 1, pin.height(), current().color("faint")
    )
