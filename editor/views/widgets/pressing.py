"""What keys and the mouse mean wherever they are pressed.

Enter presses the button that has the focus: Qt lets Space do so alone, but for a dialog's push buttons.
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from editor.models.words.keys import ADD_KEYS

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


def adds_one(event: QKeyEvent) -> bool:
    """Whether a key asks for one more of what a list holds, as it does for a row in the table."""
    keypad = Qt.KeyboardModifier.KeypadModifier
    pressed = QKeySequence(event.key() | (event.modifiers() & ~keypad).value)
    return any(pressed == QKeySequence(key) for key in ADD_KEYS)


def moved_to(event: QMouseEvent, place: QPointF) -> QMouseEvent:
    """The same of the mouse at another place in the same widget."""
    return QMouseEvent(
        event.type(),
        place,
        event.scenePosition(),
        event.globalPosition(),
        event.button(),
        event.buttons(),
        event.modifiers(),
        event.pointingDevice(),
    )
