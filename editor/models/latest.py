"""Work of which only the newest matters: what is outdated is stopped, and its outcome is dropped."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event
from typing import TypeVar

from editor.services.tasks import Tasks

T = TypeVar("T")
Work = Callable[[Callable[[], bool]], T]  # is told whom to ask whether to stop
Done = Callable[[Future[T]], None]


class Latest:
    """Runs one piece of work at a time. What is asked for meanwhile waits, and only the newest of it."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._stop: Event | None = None  # of what is under way
        self._wanted: Callable[[], None] | None = None  # starts what comes next

    @property
    def is_busy(self) -> bool:
        """Whether an outcome is still to come."""
        return self._wanted is not None or (self._stop is not None and not self._stop.is_set())

    def run(self, work: Work[T], done: Done[T]) -> None:
        """Do this, and nothing that was asked for before; `done` gets a future that is through."""
        self.stop()
        self._wanted = partial(self._start, work, done)
        if self._stop is None:
            self._go_on()

    def stop(self) -> None:
        """Let go of all that was asked for."""
        self._wanted = None
        if self._stop is not None:
            self._stop.set()

    def _start(self, work: Work[T], done: Done[T]) -> None:
        self._stop = stop = Event()

        def deliver(outcome: Future[T]) -> None:
            self._stop = None
            self._go_on()
            if not stop.is_set():
                done(outcome)

        self._tasks.run(partial(work, stop.is_set), deliver)

    def _go_on(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted()
