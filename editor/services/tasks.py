"""Runs functions and generators in threads; their results come back to the window's thread as values.

A worker never touches a Qt object. The callback runs in the thread that owns the service, unless
the task was cancelled: late results are dropped. Work that hangs, as on a disk that no longer
responds, does not prevent the program from ending. `Latest` is for work that is requested again and
again: only the latest request counts.

In the window's own thread functions are called later, and garbage is collected, in its pauses. By itself
Python collects in whichever thread makes an object. That thread would then destroy what is left of closed
dialogs and tabs, and Qt crashes where a widget is destroyed in another thread than its own.
"""

import gc
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from threading import Event
from typing import Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.runtime.process import begin_work, end_work, is_at_work, pause_collector
from editor.runtime.threads import IsCancelled, Tell, paint_first, seconds_since_frame

T = TypeVar("T")
_Done = Callable[[Future[None]], None]

WORKERS = 2
AHEAD = 64  # items that a generator may be ahead
AT_ONCE = 2  # items that are delivered at once, so that the user sees something
TURN = 250  # milliseconds between two deliveries
LONGEST_TURN = 0.016  # seconds that a delivery may take
PARTING = 2.0  # seconds that work may take after its owner was closed
_PATIENCE = 0.05  # seconds after which a waiting worker checks whether it was cancelled
_FORSAKEN: list[Future[object]] = []  # work that was still running when its owner was closed


class Task(Generic[T]):
    """Work in progress; once it is cancelled, its result is dropped."""

    def __init__(self, done: Callable[[Future[T]], None]) -> None:
        self._done = done
        self._cancelled = threading.Event()

    def is_cancelled(self) -> bool:
        """Tell whether the work should stop; the work itself may call this, from any thread."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Drop the result, and let work that asks `is_cancelled` stop early."""
        self._cancelled.set()

    def deliver(self, outcome: Future[T]) -> None:
        """Pass on the result, unless the task was cancelled."""
        if not self.is_cancelled():
            self._done(outcome)


def is_any_stuck() -> bool:
    """Tell whether any thread is still running after its owner was closed:
    Python would wait for it at exit.
    """
    return not all(future.done() for future in _FORSAKEN)


class Tasks(QObject):
    """Runs work in its own threads; call `close` before its owner is deleted."""

    _ended = Signal(object, object)  # task, future; from a worker to the owner's thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(WORKERS, "work")
        self._tasks: set[Task[object]] = set()
        self._at_work: set[Future[object]] = set()
        self._is_closed = threading.Event()
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_idle(self) -> bool:
        """True if no work is in progress."""
        return not self._tasks

    def is_closed(self) -> bool:
        """Tell whether all results are dropped; the work may call this, from any thread."""
        return self._is_closed.is_set()

    def run(self, work: Callable[[], T], done: Callable[[Future[T]], None]) -> Task[T]:
        """Run a function in a thread; `done` gets a finished future, with its result or its exception."""
        task = Task(done)
        known = cast(Task[object], task)
        self._tasks.add(known)
        begin_work()
        future = cast("Future[object]", self._pool.submit(work))
        self._at_work.add(future)
        future.add_done_callback(partial(self._on_through, known))
        return task

    def stream(self, items: Iterator[T], take: Callable[[T], None], done: _Done) -> Task[None]:
        """Run a generator in a thread; `take` gets each item in the thread of this object.

        The generator is a few items ahead, so that both threads are busy and neither floods the other. `done`
        is called after the last item, or after the first exception of the generator or of `take`.
        """
        return _Stream(self, items, take, done).task

    def finish(self) -> None:
        """Wait a few seconds for work in progress; its results are dropped.

        Streams end at once, as nobody takes their items.
        """
        self._cancel_streams()
        self._pool.shutdown(wait=False)
        self._part()

    def close(self) -> None:
        """Drop all results and wait for the threads, but only a few seconds if one hangs."""
        self._cancel_streams()
        self._is_closed.set()
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._part()

    def _part(self) -> None:
        stuck = wait(self._at_work.copy(), PARTING).not_done
        self._is_closed.set()
        for task in self._tasks:
            task.cancel()
            end_work()
        self._tasks.clear()
        _FORSAKEN.extend(stuck)
        if not stuck:
            self._pool.shutdown(wait=True)  # the threads have ended or are about to

    def _cancel_streams(self) -> None:
        for stream in self.findChildren(_Stream):
            stream.task.cancel()

    def _on_through(self, task: Task[object], outcome: Future[object]) -> None:
        """Handle a finished future, in the worker's thread or in that which cancelled it."""
        self._at_work.discard(outcome)
        if not self.is_closed():  # else this object may have been deleted
            self._ended.emit(task, outcome)

    def _on_ended(self, task: Task[object], outcome: Future[object]) -> None:
        if task not in self._tasks:
            return  # the service was closed meanwhile
        self._tasks.discard(task)
        try:
            task.deliver(outcome)
        finally:
            end_work()


class _Stream(QObject, Generic[T]):
    """A running generator. Its items are delivered about four times a second, the first at once.

    Each delivery costs the window a repaint, so it takes all items there are, but not longer than a frame.
    After the first delivery the worker waits until the window has shown it, as both share one interpreter.
    """

    _made = Signal()  # from the worker: something is ready

    def __init__(
        self,
        tasks: Tasks,
        items: Iterator[T],
        take: Callable[[T], None],
        done: Callable[[Future[None]], None],
    ) -> None:
        super().__init__(tasks)
        self.task = Task(done)
        self._items, self._take = items, take
        self._ready: deque[T] = deque()
        self._room = threading.Semaphore(AHEAD)
        self._is_shown = threading.Event()
        self._outcome: Future[None] | None = None  # the worker's future, once it is finished
        self._last_turn = 0.0
        self._taken = 0
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(self._hand_over)
        self._made.connect(self._on_made, Qt.ConnectionType.QueuedConnection)
        tasks.run(self._work, self._on_through)

    def _work(self) -> None:
        try:
            self._make_all()
        finally:
            if isinstance(self._items, Generator):
                self._items.close()  # at once, as the generator may have a file open

    def _make_all(self) -> None:
        for number, item in enumerate(self._items, 1):
            self._wait_for(partial(self._room.acquire, timeout=_PATIENCE))  # the window may be busy
            if self.task.is_cancelled():
                return
            self._ready.append(item)
            if len(self._ready) == 1:  # else the window was already told of waiting items
                self._made.emit()
            if number == AT_ONCE:
                self._wait_for(partial(self._is_shown.wait, _PATIENCE))

    def _wait_for(self, has_come: Callable[[], bool]) -> None:
        while not has_come() and not self.task.is_cancelled():
            pass

    def _on_made(self) -> None:
        if not self._ready or self.task.is_cancelled() or self._turn.isActive():
            return
        if self._taken < AT_ONCE:
            self._hand_over()  # at once: else the event loop would first paint the window without rows
        else:
            since = (time.monotonic() - self._last_turn) * 1000
            self._turn.start(max(0, round(TURN - since)))

    def _on_through(self, outcome: Future[None]) -> None:
        self._outcome = outcome
        if self.task.is_cancelled():
            self._leave()
        else:
            self._turn.start(0)

    def _hand_over(self) -> None:
        self._last_turn = time.monotonic()
        try:
            with paint_first():
                self._take_all(self._last_turn + LONGEST_TURN)
        except Exception as error:
            self._end(error)
            raise
        if self.task.is_cancelled():
            self._leave()
        elif self._ready:
            self._turn.start(0)
        elif self._outcome is not None:
            self._end(self._outcome.exception())

    def _take_all(self, deadline: float) -> None:
        while self._ready and not self.task.is_cancelled():
            item = self._ready.popleft()
            self._taken += 1
            self._room.release()
            self._take(item)
            if self._taken == AT_ONCE:
                # Called after painting: Qt may call the first of these before, in the turn that takes this.
                call_later(self, partial(call_later, self, self._is_shown.set))
            if time.monotonic() >= deadline:
                return  # afterwards: one item is taken however busy the machine is

    def _end(self, error: BaseException | None) -> None:
        end: Future[None] = Future()
        if error is None:
            end.set_result(None)
        else:
            end.set_exception(error)
        self.task.deliver(end)
        self.task.cancel()
        self._leave()

    def _leave(self) -> None:
        if self._outcome is not None:  # else the worker will signal that it is finished
            self.deleteLater()


class Elsewhere(Protocol):
    """Has a worker do something, and what depends on it done once that has ended."""

    def __call__(
        self, work: Callable[[Tell], T], done: Callable[[Future[T]], None], *, is_for_edit: bool = True
    ) -> None:
        """work: is given whom to tell how much of it is done; is_for_edit: an edit comes of it."""


Work = Callable[[IsCancelled], T]  # may ask whether its result is still wanted
Done = Callable[[Future[T]], None]


class Latest:
    """Runs one piece of work at a time; of requests made meanwhile only the last is run afterwards.

    So a worker is never kept busy with outdated requests, however fast they come.
    """

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._cancel: Callable[[], None] | None = None  # drops the work that is running
        self._waiting: Callable[[], None] | None = None  # starts what was requested last
        self._is_stale = Event()  # set once the result of the running work is not wanted

    @property
    def is_wanted(self) -> bool:
        """True while a result is awaited."""
        return self._waiting is not None or (self._cancel is not None and not self._is_stale.is_set())

    def ask(self, work: Work[T], done: Done[T]) -> None:
        """Run this work instead of all requested before; `done` is called as by `Tasks.run`."""
        self.forget()
        self._waiting = partial(self._run, work, done)
        self._start()

    def forget(self) -> None:
        """Drop the result of what was requested."""
        self._is_stale.set()
        self._waiting = None

    def close(self) -> None:
        """Drop everything; `done` is never called again."""
        self.forget()
        if self._cancel is not None:
            self._cancel()

    def _start(self) -> None:
        start = self._waiting
        if start is not None and self._cancel is None:
            self._waiting = None
            start()

    def _run(self, work: Work[T], done: Done[T]) -> None:
        self._is_stale = Event()
        is_stale, is_closed = self._is_stale.is_set, self._tasks.is_closed
        self._cancel = self._tasks.run(
            lambda: work(lambda: is_stale() or is_closed()), partial(self._on_ended, self._is_stale, done)
        ).cancel

    def _on_ended(self, is_stale: Event, done: Done[T], outcome: Future[T]) -> None:
        self._cancel = None
        if not is_stale.is_set():
            done(outcome)
        self._start()  # unless `done` has requested more work


# In the event loop of the window

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
