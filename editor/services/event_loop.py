"""Work in the event loop of the window: functions that are called later, and garbage collection.

Garbage is collected in the thread of the window alone, and in its pauses. By itself Python collects
in whichever thread makes an object. That thread would then destroy what is left of closed dialogs
and tabs, and Qt crashes where a widget is destroyed in another thread than its own.
"""

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from editor.runtime.process import is_at_work, pause_collector
from editor.runtime.threads import seconds_since_frame

PAUSE = 5_000  # milliseconds between two looks
MANY = 1_000  # objects made since garbage was last looked for
THOROUGH = 12  # looks that found many new objects, after which the old ones are looked through, too
REST = 1.0  # seconds without a frame, after which nobody scrolls or types


def collect_in_pauses(parent: QObject) -> None:
    """Collect garbage from now on only in the thread that calls this, until the parent is deleted."""
    pause_collector()
    _Collector(parent).start()


class _Collector(QTimer):
    """Looks for garbage now and then, if many objects were made and no work is under way.

    A look over hundreds of thousands of fresh texts takes longer than a frame and finds nothing, so there is
    none during work. Beside a million rows a thorough one takes a tenth of a second; it waits for a rest.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=PAUSE)
        self._looks = 0  # since the last thorough one
        self.timeout.connect(self._look)

    def _look(self) -> None:
        if is_at_work() or gc.get_count()[0] < MANY:
            return
        self._looks += 1
        if self._looks >= THOROUGH and seconds_since_frame() > REST:
            self._looks = 0
            gc.collect()
        else:
            gc.collect(1)


def call_later(owner: QObject, action: Callable[[], object], milliseconds: int = 0) -> None:
    """Call a function later, unless its owner has been deleted by then.

    QTimer.singleShot would keep the function alive for ever if its context is deleted first, and all that it
    refers to: a whole table for each closed tab.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(action)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
