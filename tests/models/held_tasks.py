"""Tasks whose outcomes come when the test says so, however soon they were ready."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from pytestqt.qtbot import QtBot

from editor.services.tasks import Task, Tasks

T = TypeVar("T")


class HeldTasks(Tasks):
    """Does at once what it is asked for, and holds the outcomes back."""

    def __init__(self) -> None:
        super().__init__()
        self._held: list[Callable[[], None]] = []

    def run(self, work: Callable[[], T], done: Callable[[Future[T]], None]) -> Task[T]:
        task, outcome = Task(done), Future[T]()
        try:
            outcome.set_result(work())
        except Exception as error:  # noqa: BLE001 - as an executor does
            outcome.set_exception(error)
        self._held.append(partial(task.deliver, outcome))
        return task

    def wait(self, qtbot: QtBot, count: int = 1) -> None:
        """Wait until so many outcomes are there."""
        qtbot.waitUntil(lambda: len(self._held) == count)

    def deliver(self) -> None:
        """Hand over all that is there."""
        held, self._held = self._held, []
        for each in held:
            each()
