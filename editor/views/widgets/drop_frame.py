"""The frame around an area where something that is dragged can be dropped."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from editor.views.style.theme import current

_WIDTH = 3  # pixels
_ROUND = 6


def paint_drop_frame(painter: QPainter, place: QRect) -> None:
    """Draw the frame just inside a rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(current().color("accent"), _WIDTH))
    painter.drawRoundedRect(place.adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH), _ROUND, _ROUND)


class DropFrame(QWidget):
    """The frame over all of a window; mouse events pass through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_over(self, window: QWidget) -> None:
        """Show the frame around the content of a window."""
        self.setGeometry(window.rect())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_drop_frame(painter, self.rect())
        painter.end()
