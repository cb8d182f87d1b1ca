"""What all panels around the table stand in."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget

from editor.views.widgets.pressing import presses_button
from editor.views.widgets.tab_order import focus_neighbour


class PanelDock(QDockWidget):
    """A dock; once it was dragged out of the window it is one itself, and no key gets beyond it."""

    left = Signal()  # back to the table

    @property
    def has_focus(self) -> bool:
        """Whether the person is in the panel."""
        widget = QApplication.focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def come_forward(self) -> None:
        """Be seen before panels that share its place, and have the keys, in a window of its own too."""
        self.raise_()
        self.activateWindow()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through a window of its own as it is seen; else the main window knows where."""
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
        if self.isFloating() and window is not None:  # that takes files which are dropped here, too
            self.windowHandle().installEventFilter(window)
