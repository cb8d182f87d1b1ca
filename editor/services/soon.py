"""Calls a function after pending events have been handled, or after some time."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, action: Callable[[], object], milliseconds: int = 0) -> None:
    """Call a function later, unless its owner has been deleted by then.

    QTimer.singleShot would keep the function alive for ever if its context is deleted first, and all that it
    refers to: a whole table for each closed tab.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(action)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
