"""The base class of the docks of all panels around the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget

from editor.views.widgets.pressing import presses_button
from editor.views.widgets.tab_order import focus_neighbour


class PanelDock(QDockWidget):
    """A dock that handles keys itself when dragged out of the window, where the main window gets none."""

    left = Signal()  # back to the table

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
        elif not (self.isFloating() and presses_button(self, event)):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.parentWidget()
        if self.isFloating() and window is not None:  # it also accepts files dropped here
            self.windowHandle().installEventFilter(window)
