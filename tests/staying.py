"""What a test leaves to the next one on purpose: a window, its timers and its idle threads."""

import threading

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

_windows: set[QWidget] = set()


def keep(window: QWidget) -> None:
    """Let a window outlive the test that it was made for."""
    _windows.add(window)


def keep_no_more(window: QWidget) -> None:
    """Let the present test be the last one with this window."""
    _windows.discard(window)


def stays(thing: QObject | threading.Thread) -> bool:
    """Tell whether a window, timer or thread is or belongs to a window that is kept."""
    if isinstance(thing, threading.Thread):
        return bool(_windows) and thing.name.startswith("work_")
    parent: QObject | None = thing
    while parent is not None and parent not in _windows:
        parent = parent.parent()
    return parent is not None
