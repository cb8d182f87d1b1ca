"""What is done once the events that wait have been handled, or a little later."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, deed: Callable[[], object], milliseconds: int = 0) -> None:
    """Do something then, unless its owner is gone by that time.

    Where the owner goes first QTimer.singleShot keeps what it was to call for ever, and with it all that this
    refers to: a whole table for each tab that is closed.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(deed)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
