"""A table view whose first column stays visible while the others are scrolled sideways.

The horizontal header does the same with its first section. The view paints the column once more on
top of the columns below, so that there is one selection, one editor and one rectangle for each
cell. It costs nothing while nothing is scrolled.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QHelpEvent, QHoverEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.models.table.item_data import AnyIndex
from editor.views.delegates.cell_delegate import CellDelegate
from editor.views.style.theme import current
from editor.views.widgets.keyboard import moved_to

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


_Hint = QAbstractItemView.ScrollHint
_State = QStyle.StateFlag
_NOWHERE = QRegion(-1, -1, 1, 1)  # a mask that hides all: an empty region would hide nothing


class PinnedView(QTableView):
    """Reports the first column where it is displayed; Qt's own code uses the
    scrolled position only within `_own`.
    """

    _are_own_places = _are_own_rects = False  # True while cells are reported where Qt has them
    _is_pressing_key = False
    _was_pin_pressed = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column_header = ColumnHeader(self)
        self.setHorizontalHeader(self.column_header)

    def set_frozen(self, frozen: bool) -> None:
        """Set whether the first column stays visible or scrolls with the others."""
        if frozen == self.column_header.is_frozen:
            return
        self.column_header.is_frozen = frozen
        self.column_header.viewport().update()
        self.viewport().update()
        self.updateEditorGeometries()

    @property
    def pin(self) -> QRect:
        """The rectangle of the pinned column in the viewport while it is on top of others; else empty."""
        pin = self.column_header.pin
        return QRect(pin.left(), 0, pin.width(), self.viewport().height()) if not pin.isEmpty() else pin

    # Positions of cells

    @contextmanager
    def _own(self, *, places: bool) -> Iterator[None]:
        """Report rectangles of cells as Qt has them within this context; with
        `places`, also cells at points.
        """
        before = self._are_own_rects, self._are_own_places
        self._are_own_rects, self._are_own_places = True, places
        try:
            yield
        finally:
            self._are_own_rects, self._are_own_places = before

    def visualRect(self, index: AnyIndex) -> QRect:
        rect = super().visualRect(index)
        if index.column() == 0 and not self._are_own_rects and not (pin := self.pin).isEmpty():
            rect.moveLeft(pin.left())
        return rect

    def indexAt(self, place: QPoint) -> QModelIndex:
        if not self._are_own_places:
            place = QPoint(self.column_header.own_x(place.x()), place.y())
        return super().indexAt(place)

    def scrollTo(self, index: AnyIndex, hint: QAbstractItemView.ScrollHint = _Hint.EnsureVisible) -> None:
        """Scroll to a cell so that the pinned column does not cover it; a cell
        in that column is always visible.
        """
        bar, before = self.horizontalScrollBar(), self.horizontalScrollBar().value()
        was_pinned = not self.pin.isEmpty()
        super().scrollTo(index, hint)
        if index.column() == 0:
            if was_pinned:
                bar.setValue(before)
            return
        pin, left = self.pin, self.columnViewportPosition(index.column())
        if not pin.isEmpty():
            right = left + self.columnWidth(index.column())
            covered = right - pin.left() if self.isRightToLeft() else pin.right() + 1 - left
            bar.setValue(bar.value() - max(covered, 0))

    # Selection: Qt finds the cells by the centres of two of them, or by mouse positions

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        anchor, here = rect.topLeft(), rect.bottomRight()
        if not self._is_pressing_key and not self.pin.isEmpty():
            first = self.columnViewportPosition(0) + self.columnWidth(0) // 2
            if self._was_pin_pressed:
                anchor.setX(first)
            here.setX(self.column_header.own_x(here.x()))
        with self._own(places=True):
            super().setSelection(QRect(anchor, here), command)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:  # a range keeps its start
            self._was_pin_pressed = self.pin.contains(event.position().toPoint())
        with self._own(places=False):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._is_pressing_key = True
        try:
            super().keyPressEvent(event)
        finally:
            self._is_pressing_key = self._are_own_rects = self._are_own_places = False

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        self._are_own_rects = self._are_own_places = self._is_pressing_key  # until the key was handled
        return super().moveCursor(action, modifiers)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        CellDelegate.scale = self.devicePixelRatioF()
        pin = self.pin
        if pin.isEmpty():
            super().paintEvent(event)
            return
        rest = event.region().subtracted(QRegion(pin))
        if not rest.isEmpty():
            super().paintEvent(QPaintEvent(rest))
        if event.region().intersects(pin):
            self._paint_pinned(pin, event.region())

    def _paint_pinned(self, pin: QRect, region: QRegion) -> None:
        painter, option = QPainter(self.viewport()), QStyleOptionViewItem()
        self.initViewItemOption(option)
        usual, selection, current = option.state, self.selectionModel(), self.currentIndex()
        delegate = self.itemDelegateForColumn(0)
        painter.fillRect(pin, option.palette.base())
        first, last = self.rowAt(0), self.rowAt(pin.height() - 1)
        end = last if last >= 0 else self.model().rowCount() - 1
        for row in range(first, end + 1) if first >= 0 else ():
            rect = QRect(pin.left(), self.rowViewportPosition(row), pin.width(), self.rowHeight(row))
            if not region.intersects(rect):
                continue
            index = self.model().index(row, 0)
            is_current = self.hasFocus() and index == current
            option.rect = rect
            option.state = usual & ~(_State.State_Selected | _State.State_HasFocus)
            if selection.isSelected(index):
                option.state |= _State.State_Selected
            if is_current:
                option.state |= _State.State_HasFocus
            delegate.paint(painter, option, index)
        paint_edge(painter, pin, mirrored=self.isRightToLeft())
        painter.end()

    def _update_pin(self, moved: int = 0) -> None:
        """Repaint the pinned column, and what scrolling by `moved` pixels has left beside it."""
        width = self.column_header.pinned_width
        if width:
            width += abs(moved) + 1
            left = self.viewport().width() - width if self.isRightToLeft() else 0
            self.viewport().update(left, 0, width, self.viewport().height())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if dx and self.column_header.pinned_width:
            self._update_pin(dx)
            self.column_header.update_pin(dx)
            self.updateEditorGeometries()
            self._cover_editor()

    def _cover_editor(self) -> None:
        """Clip an open editor whose column is scrolled below the pinned one."""
        editor = self.indexWidget(self.currentIndex())
        if editor is None:
            return
        whole = QRegion(editor.geometry())
        seen = whole if self.currentIndex().column() == 0 else whole.subtracted(QRegion(self.pin))
        if seen == whole:
            editor.clearMask()
        else:
            mask = seen.translated(-editor.pos())
            editor.setMask(_NOWHERE if mask.isEmpty() else mask)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self._update_if_pinned()

    def currentChanged(self, index: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(index, previous)
        self._update_if_pinned()

    def dataChanged(self, top_left: AnyIndex, bottom_right: AnyIndex, roles: Iterable[int] = ()) -> None:
        super().dataChanged(top_left, bottom_right, list(roles))
        if top_left.column() == 0:
            self._update_if_pinned()

    def _update_if_pinned(self) -> None:
        """Repaint the pinned column after Qt has repainted only its scrolled position."""
        if not self.pin.isEmpty():
            self._update_pin()
