"""Threads that do long work: they can be cancelled, and wait while the window is being painted.

Work asks now and then whether it was cancelled, and stops if so. All threads share one interpreter,
so others give way to the one that paints, until all is painted. The measures are `frames-million`
of `packaging/bench_window.py` and, for work that is modest, `insight-frames-million` of
`packaging/bench_insight.py`. Work on the bytes of a file runs beside other work on them in a side thread.
"""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

IsCancelled = Callable[[], bool]


class Cancelled(Exception):
    """The exception that long work raises when it was cancelled; everything is as it was before."""


def never() -> bool:
    """Return False: for work that nobody can cancel."""
    return False


_PATIENCE = 0.05  # seconds that work stands still, whatever it waits for
_SHARE = 0.003  # seconds between two frames that modest work may take
_REST = 0.02  # seconds after a frame without another one, after which nobody scrolls or types


class _Turns:
    """The thread whose turn it is: any, or the one that paints."""

    def __init__(self) -> None:
        self._first = 0  # the thread that paints; 0: none does
        self._is_over = threading.Event()
        self._modest: set[int] = set()  # threads
        self._last = -_REST  # the time when a frame was painted
        self._frame = threading.Event()  # set once another one is

    @contextmanager
    def paint_first(self) -> Iterator[None]:
        """Have other threads wait within a `with` statement; for the thread of the window alone."""
        if self._first:
            yield
            return
        self._is_over.clear()
        self._first = threading.get_ident()
        try:
            yield
        finally:
            self._first = 0
            self._last = time.monotonic()
            self._is_over.set()
            self._frame.set()

    @contextmanager
    def modestly(self) -> Iterator[None]:
        """Have this thread, within a `with` statement, work little while one frame follows another.

        That is for work which nobody waits for: whoever scrolls or types has nearly the whole interpreter.
        """
        me = threading.get_ident()
        self._modest.add(me)
        try:
            yield
        finally:
            self._modest.discard(me)

    def yield_to_paint(self) -> None:
        """Wait until the window is painted, but not for long; to be called between the steps of long work."""
        me = threading.get_ident()
        if me in self._modest:
            self._leave_room()
        if self._first not in (0, me):
            self._is_over.wait(_PATIENCE)

    def seconds_since_frame(self) -> float:
        """Return how long ago a frame was painted."""
        return time.monotonic() - self._last

    def _leave_room(self) -> None:
        """Wait for the next frame, or until none seems to come, once this thread has had its share."""
        self._frame.clear()
        since = self.seconds_since_frame()
        if _SHARE < since < _REST:
            self._frame.wait(_REST - since)


_TURNS = _Turns()  # one for all, as the interpreter is
paint_first, modestly, yield_to_paint = _TURNS.paint_first, _TURNS.modestly, _TURNS.yield_to_paint
seconds_since_frame = _TURNS.seconds_since_frame


_P = ParamSpec("_P")
_T = TypeVar("_T")

WORTH = 256 * 1024  # bytes; on fewer the work is done sooner than a thread has started


def side_thread(name: str, size: int) -> Executor:
    """Does work on a file of so many bytes, one thing after the other; `name` is the thread's.

    Use it in a `with` statement, or call its `shutdown`.
    """
    return ThreadPoolExecutor(1, name) if size > WORTH else _AtOnce()


class _AtOnce(Executor):
    """Does the work at once, in the thread that asks for it."""

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        done: Future[_T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - told to who asks for the result
            done.set_exception(error)
        return done
