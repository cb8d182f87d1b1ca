"""Work runs elsewhere, outcomes arrive here, the latest counts, and nothing outlives its owner."""

import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from editor.runtime.process import is_at_work
from editor.services.tasks import AHEAD, AT_ONCE, Latest, Tasks, is_any_stuck


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    service = Tasks()
    yield service
    service.close()


def test_a_result_arrives_in_the_owners_thread(tasks: Tasks, qtbot: QtBot) -> None:
    arrived: list[tuple[threading.Thread, threading.Thread]] = []
    tasks.run(threading.current_thread, lambda f: arrived.append((f.result(), threading.current_thread())))
    qtbot.waitUntil(lambda: bool(arrived))
    worker, here = arrived[0]
    assert here is threading.main_thread()
    assert worker is not here


def test_an_exception_arrives_as_a_value(tasks: Tasks, qtbot: QtBot) -> None:
    ends: list[BaseException | None] = []
    tasks.run(lambda: 1 // 0, lambda future: ends.append(future.exception()))
    qtbot.waitUntil(lambda: bool(ends))
    assert isinstance(ends[0], ZeroDivisionError)


def test_a_late_result_is_dropped(tasks: Tasks, qtbot: QtBot) -> None:
    heard: list[Future[bool]] = []
    go = threading.Event()
    tasks.run(go.wait, heard.append).cancel()
    go.set()
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert not heard


def test_a_stream_delivers_everything_in_order(tasks: Tasks, qtbot: QtBot) -> None:
    taken: list[int] = []
    ends: list[Future[None]] = []
    tasks.stream(iter(range(50)), taken.append, ends.append)
    qtbot.waitUntil(lambda: bool(ends))
    assert taken == list(range(50))
    assert ends[0].exception() is None


def test_what_comes_first_is_there_before_a_window_without_it_is_painted(tasks: Tasks, qtbot: QtBot) -> None:
    is_made = threading.Event()

    def items() -> Iterator[int]:
        yield 1
        is_made.set()
        yield 2

    taken: list[int] = []
    ended: list[Future[None]] = []
    tasks.stream(items(), taken.append, ended.append)
    assert is_made.wait(10)
    QCoreApplication.sendPostedEvents()  # painting is the last of these, and timers come after
    assert taken[:1] == [1]
    qtbot.waitUntil(lambda: bool(ended))


def test_a_turn_that_is_over_before_it_begins_delivers_an_item_all_the_same(
    tasks: Tasks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.services.tasks.LONGEST_TURN", -1.0)  # as where the machine has no time for it
    taken: list[int] = []
    ends: list[Future[None]] = []
    tasks.stream(iter(range(5)), taken.append, ends.append)
    qtbot.waitUntil(lambda: bool(ends))
    assert taken == list(range(5))


def test_a_stream_goes_on_once_the_window_has_shown_the_first_of_it(tasks: Tasks, qtbot: QtBot) -> None:
    happened: list[str] = []

    def items() -> Iterator[int]:
        yield from range(AT_ONCE)
        happened.append("more made")
        yield AT_ONCE

    def take(item: int) -> None:
        if item == AT_ONCE - 1:
            QTimer.singleShot(0, lambda: happened.append("shown"))

    tasks.stream(items(), take, lambda _end: happened.append("end"))
    qtbot.waitUntil(lambda: "end" in happened)
    assert happened == ["shown", "more made", "end"]


def test_a_stream_that_fails_says_so_after_what_it_made(tasks: Tasks, qtbot: QtBot) -> None:
    def items() -> Iterator[int]:
        yield 1
        raise ValueError("the rest is missing")

    taken: list[int] = []
    ends: list[BaseException | None] = []
    tasks.stream(items(), taken.append, lambda future: ends.append(future.exception()))
    qtbot.waitUntil(lambda: bool(ends))
    assert (taken, str(ends[0])) == ([1], "the rest is missing")


def test_a_cancelled_stream_delivers_nothing_more(tasks: Tasks, qtbot: QtBot) -> None:
    taken: list[int] = []

    def take(item: int) -> None:
        taken.append(item)
        stream.cancel()

    stream = tasks.stream(iter(range(1000)), take, lambda _end: taken.append(-1))
    qtbot.waitUntil(lambda: bool(taken) and tasks.is_idle)
    assert taken == [0]


def test_the_interpreters_pace_is_restored(tasks: Tasks, qtbot: QtBot) -> None:
    before = sys.getswitchinterval()
    go = threading.Event()
    tasks.run(go.wait, lambda _future: None)
    assert sys.getswitchinterval() < before
    assert is_at_work()
    go.set()
    qtbot.waitUntil(lambda: tasks.is_idle and not is_at_work())
    assert sys.getswitchinterval() == before


@pytest.mark.parametrize("end", [Tasks.close, Tasks.finish])
def test_a_stream_that_nobody_takes_from_ends_with_its_owner(
    qapp: object, end: Callable[[Tasks], None]
) -> None:
    tasks = Tasks()
    stream = tasks.stream(iter(range(10 * AHEAD)), lambda _item: None, lambda _end: None)
    net = threading.Timer(10, stream.cancel)  # else a fault would be waited for without end
    net.start()
    end(tasks)
    assert net.is_alive()
    net.cancel()
    net.join()


def test_nothing_stays_of_a_stream_that_was_cancelled(tasks: Tasks, qtbot: QtBot) -> None:
    tasks.stream(iter(range(10 * AHEAD)), lambda _item: None, print).cancel()
    qtbot.waitUntil(lambda: not tasks.children())


def test_closing_waits_for_the_threads_and_drops_their_results(qapp: object) -> None:
    tasks = Tasks()
    heard: list[Future[None]] = []
    threads = set(threading.enumerate())
    tasks.run(lambda: None, heard.append)
    tasks.close()
    assert set(threading.enumerate()) <= threads
    assert not is_at_work()
    assert not heard


@pytest.mark.parametrize("end", [Tasks.close, Tasks.finish])
def test_work_that_does_not_end_is_left_behind_after_a_while(
    qapp: object, monkeypatch: pytest.MonkeyPatch, end: Callable[[Tasks], None]
) -> None:
    monkeypatch.setattr("editor.services.tasks.PARTING", 0.01)
    tasks, go = Tasks(), threading.Event()
    heard: list[Future[bool]] = []
    tasks.run(go.wait, heard.append)

    end(tasks)

    assert is_any_stuck()
    assert tasks.is_closed()
    assert not is_at_work()
    go.set()
    for thread in threading.enumerate():
        if thread.name.startswith("work"):
            thread.join()
    assert not is_any_stuck()
    assert not heard


Cancelled = Callable[[], bool]


def test_only_the_latest_of_what_was_asked_for_meanwhile_is_done(tasks: Tasks, qtbot: QtBot) -> None:
    begun, go = threading.Event(), threading.Event()
    done: list[int] = []
    heard: list[int] = []
    stale: list[bool] = []
    latest = Latest(tasks)

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
    latest = Latest(tasks)
    latest.ask(lambda _cancelled: go.wait(), heard.append)
    latest.forget()
    assert not latest.is_wanted
    go.set()
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert not heard


def test_an_outcome_may_ask_for_more(tasks: Tasks, qtbot: QtBot) -> None:
    heard: list[int] = []
    latest = Latest(tasks)

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
    latest = Latest(tasks)

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
