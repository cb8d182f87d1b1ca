"""Who goes first: all threads share one interpreter, and a window being painted should not wait for work."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

_PATIENCE = 0.05  # seconds that work stands still, whatever it waits for


class _Turns:
    """Whose turn it is: everybody's, or that of one thread in a hurry."""

    def __init__(self) -> None:
        self._first = 0  # the thread in a hurry; 0: none is
        self._is_over = threading.Event()

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Go first meanwhile. One thread alone does so, the window's."""
        if self._first:
            yield
            return
        self._is_over.clear()
        self._first = threading.get_ident()
        try:
            yield
        finally:
            self._first = 0
            self._is_over.set()

    def give_way(self) -> None:
        """Let the thread that is in a hurry finish; to be asked between the steps of long work."""
        if self._first not in (0, threading.get_ident()):
            self._is_over.wait(_PATIENCE)


_TURNS = _Turns()  # one for all, as the interpreter is
hurry, give_way = _TURNS.hurry, _TURNS.give_way
