"""Keys and mouse events that mean the same everywhere.

Enter presses the button that has the focus; Qt does that only for the push buttons of a
dialog, and for others by Space. Shift+F10 opens the context menu; on Linux Qt knows the
menu key alone, which many keyboards do not have.
"""

from PySide6.QtCore import QCoreApplication, QKeyCombination, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from editor.models.words.keys import ADD_KEYS

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)  # the key of the main keyboard, and that of the keypad
_MENU = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)


def handles_key(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the focus in a window, or open the menu of what has it, by a key
    that nothing has handled; return True if the key was one of these.
    """
    if event.keyCombination() == _MENU:
        nowhere = QPoint()  # Qt finds the place, as for the menu key
        asks = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, nowhere, nowhere)
        QCoreApplication.sendEvent(window.window().windowHandle(), asks)
        return True
    button = window.focusWidget()
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() not in ENTER or modifiers or not isinstance(button, QPushButton | QToolButton):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


def adds_one(event: QKeyEvent) -> bool:
    """Tell whether a key asks for a new line in a list, as it does for a row in the table."""
    keypad = Qt.KeyboardModifier.KeypadModifier
    pressed = QKeySequence(event.key() | (event.modifiers() & ~keypad).value)
    return any(pressed == QKeySequence(key) for key in ADD_KEYS)


def moved_to(event: QMouseEvent, place: QPointF) -> QMouseEvent:
    """Return a copy of a mouse event at another position in the same widget."""
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
