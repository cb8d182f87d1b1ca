"""Threads that do long work: they can be cancelled, and wait while the window is being painted.

Work asks now and then whether it was cancelled, and stops if so. All threads share one interpreter,
so others give way to the one that paints, until all is painted. The measures are `frames-million`
of `packaging/bench_window.py` and, for work that is modest, `insight-frames-million` of
`packaging/bench_insight.py`. Work on the bytes of a file runs beside other work on them in a side
thread. Those of `concurrent.futures` do more, but loading that and its log takes a tenth of a small check.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from typing import Generic, ParamSpec, Self, TypeVar

IsCancelled = Callable[[], bool]


Tell = Callable[[float], None]  # takes how much of some work is done by now, from 0 to 1


class Cancelled(Exception):
    """The exception that long work raises when it was cancelled; everything is as it was before."""


def never() -> bool:
    """Return False: for work that nobody can cancel."""
    return False


def untold(_fraction: float) -> None:
    """Do nothing: for work of which nobody wants to know how much is done."""


def part_of(tell: Tell, number: int, count: int) -> Tell:
    """Return who is told of one of so many parts of some work, of equal length and counted from 0."""
    return lambda fraction: tell((number + fraction) / count)


_TOLD = 10_000  # items between two times of telling
_Item = TypeVar("_Item")


def telling(items: Sequence[_Item], tell: Tell) -> Iterator[_Item]:
    """Yield some items, and tell how many of them are done by then."""
    for number, item in enumerate(items):
        if number % _TOLD == 0:
            tell(number / len(items))
        yield item


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


class SideWork(Generic[_T]):
    """Work that somebody asked for, and its outcome."""

    _value: _T

    def __init__(self, work: Callable[[], _T]) -> None:
        self._work = work
        self._is_done = threading.Event()
        self._error: Exception | None = None

    def do(self) -> None:
        """Do the work, and keep what came of it."""
        try:
            self._value = self._work()
        except Exception as error:  # noqa: BLE001 - raised for who asks for the result
            self._error = error
        self._is_done.set()

    def result(self) -> _T:
        """Wait until the work is done; returns what it gave, or raises what it raised."""
        self._is_done.wait()
        if self._error is not None:
            raise self._error
        return self._value


class SideThread:
    """Does work on a file of so many bytes, one thing after the other; `name` is the thread's.

    Use it in a `with` statement, or call its `shutdown`.
    """

    def __init__(self, name: str, size: int) -> None:
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()  # None: no more will come
        self.is_over = threading.Event()
        self._thread: threading.Thread | None = None  # None: the work is done in the thread that asks for it
        if size > WORTH:
            self._thread = threading.Thread(target=self._do_all, name=name, daemon=True)
            self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()

    def submit(self, work: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> SideWork[_T]:
        """Have work done after all that was asked for before."""
        asked = SideWork(partial(work, *args, **kwargs))
        if self._thread is None:
            asked.do()
        else:
            self._waiting.put(asked.do)
        return asked

    def shutdown(self) -> None:
        """End the thread; work that it has not begun is never done."""
        if self._thread is not None:
            self.is_over.set()
            self._waiting.put(None)
            self._thread.join()

    def _do_all(self) -> None:
        while (do := self._waiting.get()) is not None and not self.is_over.is_set():
            do()
