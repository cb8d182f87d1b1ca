"""Words that are only read."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(text: str, parent: QWidget) -> QLabel:
    """A label that shows its text as it is: never read as HTML."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def muted_label(text: str, parent: QWidget) -> QLabel:
    """The same for what is said by the way."""
    label = plain_label(text, parent)
    label.setProperty("muted", "true")
    return label
