"""Background work that is requested again and again: only the latest request counts."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event
from typing import Generic, TypeVar

from editor.core.cancelling import IsCancelled
from editor.services.tasks import Task, Tasks

T = TypeVar("T")
Work = Callable[[IsCancelled], T]  # may ask whether its result is still wanted
Done = Callable[[Future[T]], None]


class Latest(Generic[T]):
    """Runs one piece of work at a time; of requests made meanwhile only the last is run afterwards.

    So a worker is never kept busy with outdated requests, however fast they come.
    """

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._task: Task[T] | None = None
        self._waiting: tuple[Work[T], Done[T]] | None = None
        self._is_stale = Event()  # set once the result of the running work is not wanted

    @property
    def is_wanted(self) -> bool:
        """True while a result is awaited."""
        return self._waiting is not None or (self._task is not None and not self._is_stale.is_set())

    def ask(self, work: Work[T], done: Done[T]) -> None:
        """Run this work instead of all requested before; `done` is called as by `Tasks.run`."""
        self.forget()
        self._waiting = (work, done)
        if self._task is None:
            self._start()

    def forget(self) -> None:
        """Drop the result of what was requested."""
        self._is_stale.set()
        self._waiting = None

    def close(self) -> None:
        """Drop everything; `done` is never called again."""
        self.forget()
        if self._task is not None:
            self._task.cancel()

    def _start(self) -> None:
        if self._waiting is None:
            return
        work, done = self._waiting
        self._waiting, self._is_stale = None, Event()
        is_stale, is_closed = self._is_stale.is_set, self._tasks.is_closed
        self._task = self._tasks.run(
            lambda: work(lambda: is_stale() or is_closed()), partial(self._on_ended, self._is_stale, done)
        )

    def _on_ended(self, is_stale: Event, done: Done[T], outcome: Future[T]) -> None:
        self._task = None
        if not is_stale.is_set():
            done(outcome)
        if self._task is None:  # else `done` has requested more work
            self._start()
