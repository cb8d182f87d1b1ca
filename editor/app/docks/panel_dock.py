"""The base class of the docks of all panels around the table."""

from functools import partial

from PySide6.QtCore import QKeyCombination, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from editor.views.widgets.pressing import handles_key
from editor.views.widgets.tab_order import focus_neighbour

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_MODIFIERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_STEP = 24  # pixels that such a key moves the edge of a panel


class PanelDock(QDockWidget):
    """A dock that handles keys itself when dragged out of the window, where the main window gets none."""

    left = Signal()  # back to the table

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(title, window)
        for key in _ARROWS:
            combined = QKeyCombination(_MODIFIERS, key)
            shortcut = QShortcut(QKeySequence(combined), self, partial(self._move_edge, key))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _move_edge(self, key: Qt.Key) -> None:
        """Make the panel larger or smaller: its edge towards the table goes where the arrow points."""
        window = self.parentWidget()
        assert isinstance(window, QMainWindow)
        is_beside = window.dockWidgetArea(self) in (
            Qt.DockWidgetArea.LeftDockWidgetArea,
            Qt.DockWidgetArea.RightDockWidgetArea,
        )
        if self.isFloating() or is_beside is not (key in _ARROWS[:2]):
            return
        here, middle = self.geometry().center(), window.rect().center()
        is_behind = here.x() > middle.x() if is_beside else here.y() > middle.y()
        step = _STEP if (key in (Qt.Key.Key_Left, Qt.Key.Key_Up)) is is_behind else -_STEP
        way = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        size = self.width() if is_beside else self.height()
        window.resizeDocks([self], [max(size + step, _STEP)], way)

    @property
    def has_focus(self) -> bool:
        """True if the keyboard focus is in the panel."""
        widget = QApplication.focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def come_forward(self) -> None:
        """Come to the front of panels in the same place, and take the focus, even in a window of its own."""
        self.raise_()
        self.activateWindow()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in visual order in a window of its own; else let the main window decide."""
        parts = (self.widget(), self.titleBarWidget())
        goes_on = self.isFloating() and focus_neighbour(self, parts, forward=forward)
        return goes_on or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self.left.emit()
        elif not (self.isFloating() and handles_key(self, event)):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.parentWidget()
        if self.isFloating() and window is not None:  # it also accepts files dropped here
            self.windowHandle().installEventFilter(window)
