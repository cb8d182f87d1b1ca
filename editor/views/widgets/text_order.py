"""Texts from files in a layout from right to left."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QStyledItemDelegate

_ISOLATED = "\u2068{}\u2069"  # isolates a text, whose first strong character decides its direction


class TextOrderDelegate(QStyledItemDelegate):
    """Draws each text in its own direction, whatever that of the window: a URL ends with its slash."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        text = super().displayText(value, locale)
        return in_own_order(text)


def in_own_order(text: str) -> str:
    """Return a text that is drawn in its own direction, whatever that of the window."""
    return _ISOLATED.format(text) if text and QGuiApplication.isRightToLeft() else text


def set_code(field: QPlainTextEdit) -> None:
    """Let a field show its text from left to right, which is in no language: code, headers of a request."""
    field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    field.setPlaceholderText(in_own_order(field.placeholderText()))
    option = field.document().defaultTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    field.document().setDefaultTextOption(option)
