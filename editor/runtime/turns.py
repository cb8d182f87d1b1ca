"""Turns of threads: they share one interpreter, and a window that is being painted should not wait for work.

Switch: `turns`; the line `frames-million` of the bench is the one to watch. It is undone whenever all is
painted.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from editor.runtime.switches import TURNS, uses_trick

_PATIENCE = 0.05  # seconds that work stands still, whatever it waits for


class _Turns:
    """The thread whose turn it is: any, or the one that paints."""

    def __init__(self) -> None:
        self._first = 0  # the thread that paints; 0: none does
        self._is_over = threading.Event()

    @contextmanager
    def paint_first(self) -> Iterator[None]:
        """Have other threads wait within a `with` statement; for the thread of the window alone."""
        if self._first or not uses_trick(TURNS):
            yield
            return
        self._is_over.clear()
        self._first = threading.get_ident()
        try:
            yield
        finally:
            self._first = 0
            self._is_over.set()

    def yield_to_paint(self) -> None:
        """Wait until the window is painted, but not for long; to be called between the steps of long work."""
        if self._first not in (0, threading.get_ident()):
            self._is_over.wait(_PATIENCE)


_TURNS = _Turns()  # one for all, as the interpreter is
paint_first, yield_to_paint = _TURNS.paint_first, _TURNS.yield_to_paint
