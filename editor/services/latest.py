"""Work that is asked for again and again while its outcome is awaited: only the latest counts."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event
from typing import Generic, TypeVar

from editor.core.cancelling import IsCancelled
from editor.services.tasks import Task, Tasks

T = TypeVar("T")
Work = Callable[[IsCancelled], T]  # is told how to ask whether anybody still wants it
Done = Callable[[Future[T]], None]


class Latest(Generic[T]):
    """Runs one piece of work at a time. What is asked for meanwhile waits, and only the last of it is done.

    So a worker is never kept busy with what nobody wants any more, however fast things change.
    """

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._task: Task[T] | None = None
        self._waiting: tuple[Work[T], Done[T]] | None = None
        self._is_stale = Event()  # of the work under way

    @property
    def is_wanted(self) -> bool:
        """Whether an outcome is awaited."""
        return self._waiting is not None or (self._task is not None and not self._is_stale.is_set())

    def ask(self, work: Work[T], done: Done[T]) -> None:
        """Do this instead of all that was asked for before; `done` as with `Tasks.run`."""
        self.forget()
        self._waiting = (work, done)
        if self._task is None:
            self._start()

    def forget(self) -> None:
        """Nobody wants what was asked for."""
        self._is_stale.set()
        self._waiting = None

    def close(self) -> None:
        """Let go of everything: nothing is handed over any more."""
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
        if self._task is None:  # else `done` asked for more
            self._start()
