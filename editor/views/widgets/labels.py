"""Labels for plain text, and texts that a screen reader reads out when they change."""

import re

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

_UNBROKEN = re.compile(r"[^\s/-]{24,}")  # words that may be too long for a line
_PIECE = re.compile(r".{12}")
_BREAK = "\u200b"  # a zero-width space, where a line may break
_REST = 400  # milliseconds without another change: not every key should be announced


class PlainLabel(QLabel):
    """A label that shows its text unchanged: never read as HTML."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_label(text: str, parent: QWidget) -> QLabel:
    """Return a label that shows its text unchanged: never read as HTML."""
    return PlainLabel(text, parent)


def muted_label(text: str, parent: QWidget) -> QLabel:
    """Return a plain label in a muted colour, for secondary information."""
    label = plain_label(text, parent)
    label.setProperty("muted", "true")
    return label


def wrapping_label(text: str, parent: QWidget) -> QLabel:
    """Return a plain label that wraps; a long word, such as a name in percent-encoding, may be broken
    anywhere.
    """
    label = plain_label("", parent)
    label.setWordWrap(True)
    set_wrapping_text(label, text)
    return label


def set_wrapping_text(label: QLabel, text: str) -> None:
    """Set the text of a wrapping label."""
    label.setText(_UNBROKEN.sub(lambda word: _PIECE.sub(rf"\g<0>{_BREAK}", word[0]), text))
    label.setAccessibleName(text)


def read_out(widget: QWidget, text: str) -> None:
    """Let a screen reader, if one is active, read a text after what it is reading."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class LiveLabel(PlainLabel):
    """A plain label that is read out when its text changes while its window is visible."""

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


class ElidedLabel(LiveLabel):
    """A live label that elides its text where it has too little room; the tool tip should have it in full."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), words)
        painter.end()
