"""Buttons without words."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton, QWidget

from editor.models.words.tips import plain_tip
from editor.views.style.icons import icon


def icon_button(picture: str, text: str, parent: QWidget, side: int | None = None) -> QToolButton:
    """A button that is an icon and says what it does when asked; side: pixels, None for the usual size."""
    button = QToolButton(parent)
    button.setIcon(icon(picture))
    if side is not None:
        button.setIconSize(QSize(side, side))
    button.setToolTip(plain_tip(text))
    button.setAccessibleName(text)
    return button
