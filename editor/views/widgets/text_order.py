"""Texts from files in a layout from right to left."""

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyledItemDelegate

_ISOLATED = "\u2068{}\u2069"  # isolates a text, whose first strong character decides its direction


class TextOrderDelegate(QStyledItemDelegate):
    """Draws each text in its own direction, whatever that of the window: a URL ends with its slash."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        text = super().displayText(value, locale)
        return _ISOLATED.format(text) if text and QGuiApplication.isRightToLeft() else text
