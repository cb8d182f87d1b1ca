"""Enter presses the button that has the focus. Qt lets Space do so alone, but for a dialog's push buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)  # beside the letters, and beside the numbers


def presses_button(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the focus in a window, with a key that nobody took; says whether it did."""
    button = window.focusWidget()
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() not in ENTER or modifiers or not isinstance(button, QPushButton | QToolButton):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
