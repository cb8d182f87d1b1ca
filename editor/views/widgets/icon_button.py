"""Buttons with an icon and no text."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton, QWidget

from editor.models.words.tips import plain_tip
from editor.views.style.icons import icon


def icon_button(picture: str, text: str, parent: QWidget, side: int | None = None) -> QToolButton:
    """Return an icon button with its text as tool tip and accessible name; side: its size
    in pixels, None for the usual one.
    """
    button = QToolButton(parent)
    button.setIcon(icon(picture))
    if side is not None:
        button.setIconSize(QSize(side, side))
    button.setToolTip(plain_tip(text))
    button.setAccessibleName(text)
    return button
