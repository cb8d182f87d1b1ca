"""Labels for plain text."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


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
