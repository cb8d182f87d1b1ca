"""Of work that is asked for again and again, the latest is done and heard of."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pytest
from pytestqt.qtbot import QtBot

from editor.services.tasks import Latest, Tasks

Cancelled = Callable[[], bool]


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    service = Tasks()
    yield service
    service.close()


def test_only_the_latest_of_what_was_asked_for_meanwhile_is_done(tasks: Tasks, qtbot: QtBot) -> None:
    begun, go = threading.Event(), threading.Event()
    done: list[int] = []
    heard: list[int] = []
    stale: list[bool] = []
    latest: Latest[int] = Latest(tasks)

    def first(cancelled: Cancelled) -> int:
        begun.set()
        go.wait()
        stale.append(cancelled())
        return 0

    def work(number: int) -> Callable[[Cancelled], int]:
        def run(_cancelled: Cancelled) -> int:
            done.append(number)
            return number

        return run

    def hear(outcome: Future[int]) -> None:
        heard.append(outcome.result())

    latest.ask(first, hear)
    begun.wait()
    for number in (1, 2, 3):
        latest.ask(work(number), hear)
    assert latest.is_wanted
    go.set()
    qtbot.waitUntil(lambda: bool(heard))
    assert (done, heard, stale) == ([3], [3], [True])
    assert not latest.is_wanted


def test_what_nobody_wants_any_more_is_not_heard_of(tasks: Tasks, qtbot: QtBot) -> None:
    go = threading.Event()
    heard: list[Future[bool]] = []
    latest: Latest[bool] = Latest(tasks)
    latest.ask(lambda _cancelled: go.wait(), heard.append)
    latest.forget()
    assert not latest.is_wanted
    go.set()
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert not heard


def test_an_outcome_may_ask_for_more(tasks: Tasks, qtbot: QtBot) -> None:
    heard: list[int] = []
    latest: Latest[int] = Latest(tasks)

    def hear(outcome: Future[int]) -> None:
        heard.append(outcome.result())
        if len(heard) < 3:
            latest.ask(lambda _cancelled: len(heard), hear)

    latest.ask(lambda _cancelled: 0, hear)
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard == [0, 1, 2]


def test_once_closed_nothing_is_done_or_heard_of(tasks: Tasks, qtbot: QtBot) -> None:
    begun, go = threading.Event(), threading.Event()
    done: list[str] = []
    heard: list[Future[None]] = []
    latest: Latest[None] = Latest(tasks)

    def work(_cancelled: Cancelled) -> None:
        begun.set()
        go.wait()

    latest.close()  # nothing is under way
    latest.ask(work, heard.append)
    begun.wait()
    latest.close()
    assert not latest.is_wanted
    latest.ask(lambda _cancelled: done.append("more"), heard.append)
    go.set()
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert not done
    assert not heard
