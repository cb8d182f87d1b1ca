"""What changes on screen while the person is somewhere else: told to who cannot see it."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from editor.views.widgets.labels import PlainLabel

_REST = 400  # milliseconds without another change: nobody wants to hear each letter commented


def read_out(widget: QWidget, text: str) -> None:
    """Have a screen reader say this, where one listens, after what it is saying."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class LiveLabel(PlainLabel):
    """Plain text that is read out when it changes while its window is seen."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._later = QTimer(self, interval=_REST, singleShot=True)
        self._later.timeout.connect(self._on_rested)

    def setText(self, text: str) -> None:
        is_news = text != self.text() and self.window().isVisible()
        super().setText(text)
        if is_news:
            self._later.start()

    def _on_rested(self) -> None:
        if self.isVisible():
            read_out(self, self.text())
