"""Keys that mean the same everywhere, the tab order, and a splitter that is moved by keys, too.

Enter presses the button that has the focus; Qt does that only for the push buttons of a dialog, and
for others by Space. Shift+F10 opens the context menu; on Linux Qt knows the menu key alone, which
many keyboards do not have. The tab order of widgets that change goes by position, not by order of
creation.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QLocale, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QLayout,
    QPushButton,
    QScrollArea,
    QSplitter,
    QSplitterHandle,
    QToolButton,
    QWidget,
)

from editor.models.words.translation import ADD_KEYS
from editor.views.style.theme import current
from editor.views.widgets.labels import read_out
from editor.views.widgets.widget_layouts import Flow, parts_of_layout

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)  # the key of the main keyboard, and that of the keypad
_MENU = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)


def handles_key(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the focus in a window, or open the menu of what has it, by a key
    that nothing has handled; return True if the key was one of these.
    """
    if event.keyCombination() == _MENU:
        nowhere = QPoint()  # Qt finds the place, as for the menu key
        asks = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, nowhere, nowhere)
        QCoreApplication.sendEvent(window.window().windowHandle(), asks)
        return True
    button = window.focusWidget()
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() not in ENTER or modifiers or not isinstance(button, QPushButton | QToolButton):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


def adds_one(event: QKeyEvent) -> bool:
    """Tell whether a key asks for a new line in a list, as it does for a row in the table."""
    keypad = Qt.KeyboardModifier.KeypadModifier
    pressed = QKeySequence(event.key() | (event.modifiers() & ~keypad).value)
    return any(pressed == QKeySequence(key) for key in ADD_KEYS)


def moved_to(event: QMouseEvent, place: QPointF) -> QMouseEvent:
    """Return a copy of a mouse event at another position in the same widget."""
    return QMouseEvent(
        event.type(),
        place,
        event.scenePosition(),
        event.globalPosition(),
        event.button(),
        event.buttons(),
        event.modifiers(),
        event.pointingDevice(),
    )


_TAB = Qt.FocusPolicy.TabFocus.value


def set_tab_order(widget: QWidget) -> None:
    """Let Tab go from top to bottom, and from left to right."""
    for one, following in pairwise(list(_in_order(widget))):
        if one.nextInFocusChain() is not following:
            QWidget.setTabOrder(one, following)


def focus_neighbour(window: QWidget, parts: Sequence[QWidget], *, forward: bool) -> bool:
    """Move the focus by Tab through the parts of a window, round and round, in the order of `set_tab_order`
    within each; return False if no widget in them has the focus.
    """
    here = window.focusWidget()
    stops = [stop for part in parts for stop in _in_order(part) if stop.isVisible() and stop.isEnabled()]
    if here not in stops:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[(stops.index(here) + (1 if forward else -1)) % len(stops)].setFocus(reason)
    return True


def is_entered_without_mouse(event: QEvent) -> bool:
    """Return True if a widget gets the focus otherwise than by a click, which chooses a line itself."""
    return (
        isinstance(event, QFocusEvent)
        and event.gotFocus()
        and event.reason() is not Qt.FocusReason.MouseFocusReason
    )


def _in_order(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy().value & _TAB == _TAB and widget.focusProxy() is None:
        yield widget
    inner = widget.widget() if isinstance(widget, QScrollArea) else None
    if inner is not None:
        yield from _in_order(inner)
    if isinstance(widget, QSplitter):
        for number in range(widget.count()):
            if number:
                yield widget.handle(number)
            part = widget.widget(number)
            if part is not None:
                yield from _in_order(part)
    if isinstance(widget, Flow):
        for each in widget.widgets():
            yield from _in_order(each)
    layout = widget.layout()
    if layout is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for part in parts_of_layout(layout):
        yield from _in_layout(part) if isinstance(part, QLayout) else _in_order(part)


_STEP = 16  # pixels that an arrow key moves a handle
_WIDTH = 12  # pixels of a handle
_LINE = 3  # pixels of what shows the focus


class Splitter(QSplitter):
    """Two parts of a window, and a handle between them that Tab comes to and arrow keys move."""

    def __init__(self, orientation: Qt.Orientation, name: str, parent: QWidget | None = None) -> None:
        """name: what the handle sets, such as "Width of the list", for who hears it."""
        super().__init__(orientation, parent)
        self._name = name
        self.setHandleWidth(_WIDTH)
        self.setChildrenCollapsible(False)
        self._keep_inside()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._keep_inside()

    def _keep_inside(self) -> None:
        """From right to left, Qt would let the first part stick out by a pixel."""
        self.setContentsMargins(0, 0, int(self.isRightToLeft()), 0)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self.orientation(), self._name, self)

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab come to the handle between the two parts."""
        super().showEvent(event)
        set_tab_order(self)

    def share(self) -> str:
        """Return how much of the whole the first part has."""
        first, *others = self.sizes()
        return f"{QLocale().toString(round(100 * first / max(first + sum(others), 1)))} %"

    def move_by(self, pixels: int) -> None:
        """Make the first part larger by some pixels, as far as both parts allow; negative: smaller."""
        first, second = self.sizes()
        moved = min(max(pixels, -first), second)
        self.setSizes([first + moved, second - moved])


class _Handle(QSplitterHandle):
    """The handle of a splitter, which shows when it has the focus."""

    def __init__(self, orientation: Qt.Orientation, name: str, splitter: Splitter) -> None:
        super().__init__(orientation, splitter)
        self._splitter = splitter
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with arrow keys, Home and End; other keys are for the window."""
        less, more = Qt.Key.Key_Left, Qt.Key.Key_Right
        if self.orientation() is Qt.Orientation.Vertical:
            less, more = Qt.Key.Key_Up, Qt.Key.Key_Down
        elif self.isRightToLeft():
            less, more = more, less
        whole = sum(self._splitter.sizes())
        steps = {less: -_STEP, more: _STEP, Qt.Key.Key_Home: -whole, Qt.Key.Key_End: whole}
        if (step := steps.get(Qt.Key(event.key()))) is None:
            super().keyPressEvent(event)
            return
        self._splitter.move_by(step)
        self.setAccessibleDescription(self._splitter.share())
        read_out(self, self._splitter.share())

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setAccessibleDescription(self._splitter.share())
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        is_flat = self.orientation() is Qt.Orientation.Vertical
        line = QRect(0, 0, self.width(), _LINE) if is_flat else QRect(0, 0, _LINE, self.height())
        line.moveCenter(self.rect().center())
        painter = QPainter(self)
        painter.fillRect(line, current().color("accent"))
        painter.end()
