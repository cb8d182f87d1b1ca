"""Long work away from the window: functions and generators run in threads, outcomes come back as values.

A worker never touches a Qt object. Whoever asked is called back in the thread that owns the service, unless
the task was cancelled: late results are dropped.
"""

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

T = TypeVar("T")

WORKERS = 2
SWITCH_INTERVAL = 0.0005  # seconds; the interpreter's own 5 ms would cost the window frames


class _End:
    """Stands for the item after the last."""


_END = _End()


class Task(Generic[T]):
    """Work under way; once cancelled, nobody hears of it again."""

    def __init__(self, done: Callable[[Future[T]], None]) -> None:
        self._done = done
        self._cancelled = threading.Event()

    def is_cancelled(self) -> bool:
        """Whether it should stop; the work itself may ask, from any thread."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Drop the result, and let work that asks stop early."""
        self._cancelled.set()

    def deliver(self, outcome: Future[T]) -> None:
        """Hand over the outcome, unless nobody wants it any more."""
        if not self.is_cancelled():
            self._done(outcome)


class Tasks(QObject):
    """Runs work in threads of its own; `close` it before its owner goes away."""

    _ended = Signal(object, object)  # task, future: from a worker to the owner's thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(WORKERS, "work")
        self._tasks: set[Task[object]] = set()
        self._pace = _Pace()
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._tasks

    def run(self, work: Callable[[], T], done: Callable[[Future[T]], None]) -> Task[T]:
        """Run a function; `done` gets a future that is through: with a result, or with the exception."""
        task = Task(done)
        self._tasks.add(cast(Task[object], task))
        self._pace.hasten()
        self._pool.submit(work).add_done_callback(lambda outcome: self._ended.emit(task, outcome))
        return task

    def stream(
        self, items: Iterator[T], take: Callable[[T], None], done: Callable[[Future[None]], None]
    ) -> Task[None]:
        """Run a generator: `take` gets each item in this thread, one at a turn of its event loop.

        The generator runs one item ahead, so that both threads have work and neither drowns the other.
        `done` comes after the last item, or after the first exception, be it the generator's or `take`'s.
        """
        stream = _Stream(self, items, take, done)
        stream.ask()
        return stream.task

    def close(self) -> None:
        """Drop everything and wait for the threads: none outlives this."""
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)
        for _task in self._tasks:
            self._pace.relax()
        self._tasks.clear()

    def _on_ended(self, task: Task[object], outcome: Future[object]) -> None:
        if task not in self._tasks:
            return  # the service was closed meanwhile
        self._tasks.discard(task)
        try:
            task.deliver(outcome)
        finally:
            self._pace.relax()


class _Stream(Generic[T]):
    """A generator at work: asks for the next item, then hands over the one that came."""

    def __init__(
        self,
        tasks: Tasks,
        items: Iterator[T],
        take: Callable[[T], None],
        done: Callable[[Future[None]], None],
    ) -> None:
        self.task = Task(done)
        self._tasks, self._items, self._take = tasks, items, take

    def ask(self) -> None:
        self._tasks.run(lambda: next(self._items, _END), self._on_item)

    def _on_item(self, outcome: Future[T | _End]) -> None:
        if self.task.is_cancelled():
            return
        error = outcome.exception()
        if error is not None:
            self._end(error)
        elif isinstance(item := outcome.result(), _End):
            self._end(None)
        else:  # at the next turn: what the person does, and painting, come first
            QTimer.singleShot(0, self._tasks, lambda: self._hand_over(item))

    def _hand_over(self, item: T) -> None:
        if self.task.is_cancelled():
            return
        self.ask()
        try:
            self._take(item)
        except Exception as error:
            self._end(error)
            raise

    def _end(self, error: BaseException | None) -> None:
        end: Future[None] = Future()
        if error is None:
            end.set_result(None)
        else:
            end.set_exception(error)
        self.task.deliver(end)
        self.task.cancel()


class _Pace:
    """While work is under way, the window gets the interpreter often and no garbage is collected.

    A collection over hundreds of thousands of fresh texts takes longer than a frame and finds nothing.
    """

    def __init__(self) -> None:
        self._workers = 0
        self._interval = 0.0
        self._collects = False

    def hasten(self) -> None:
        self._workers += 1
        if self._workers == 1:
            self._interval, self._collects = sys.getswitchinterval(), gc.isenabled()
            sys.setswitchinterval(SWITCH_INTERVAL)
            gc.disable()

    def relax(self) -> None:
        self._workers -= 1
        if self._workers == 0:
            sys.setswitchinterval(self._interval)
            if self._collects:
                gc.enable()
