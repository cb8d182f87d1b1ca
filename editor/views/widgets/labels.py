"""Words that are only read."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that shows its text as it is: never read as HTML."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_label(text: str, parent: QWidget) -> QLabel:
    """A label that shows its text as it is: never read as HTML."""
    return PlainLabel(text, parent)


def muted_label(text: str, parent: QWidget) -> QLabel:
    """The same for what is said by the way."""
    label = plain_label(text, parent)
    label.setProperty("muted", "true")
    return label
