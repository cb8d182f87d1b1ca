"""Work steps aside while the window is painted, and threads beside it."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from editor.runtime import threads
from editor.runtime.threads import WORTH, SideThread, modestly, paint_first, yield_to_paint

Work = Callable[[], None]


@pytest.fixture
def work() -> Iterator[Work]:
    """Gives way in a thread of its own, and returns once that went on."""
    with ThreadPoolExecutor(1) as pool:
        yield lambda: pool.submit(yield_to_paint).result(timeout=10)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long somebody was ready to wait, each time."""
    waits: list[float] = []
    monkeypatch.setattr(threads._TURNS._is_over, "wait", waits.append)
    return waits


def test_work_waits_while_somebody_is_in_a_hurry(work: Work, waits: list[float]) -> None:
    work()
    assert not waits
    with paint_first():
        work()
    assert len(waits) == 1
    work()
    assert len(waits) == 1


def test_work_goes_on_where_the_hurry_does_not_end(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_PATIENCE", 0.001)
    with paint_first():
        work()


def test_who_is_in_a_hurry_gives_way_to_nobody(waits: list[float]) -> None:
    with paint_first():
        yield_to_paint()
    assert not waits


def test_a_hurry_within_another_ends_with_that(work: Work, waits: list[float]) -> None:
    with paint_first():
        with paint_first():
            pass
        work()
    assert len(waits) == 1


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long modest work was ready to wait for the next frame, each time."""
    rests: list[float] = []
    monkeypatch.setattr(threads._TURNS._frame, "wait", rests.append)
    return rests


@pytest.fixture
def time_since_a_frame(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Paint a frame, and have so many seconds go by."""

    def paint(since: float) -> None:
        with paint_first():
            pass
        monkeypatch.setattr("editor.runtime.threads.time.monotonic", lambda: threads._TURNS._last + since)

    return paint


def modest() -> None:
    with modestly():
        yield_to_paint()


def test_modest_work_that_had_its_share_waits_for_the_next_frame(
    rests: list[float], time_since_a_frame: Callable[[float], None]
) -> None:
    time_since_a_frame(0.001)
    modest()
    assert not rests
    time_since_a_frame(0.01)
    modest()
    assert rests == [pytest.approx(0.01)]


def test_modest_work_goes_on_where_nothing_moves(
    rests: list[float], time_since_a_frame: Callable[[float], None]
) -> None:
    time_since_a_frame(0.5)
    modest()
    assert not rests


def test_work_that_somebody_waits_for_does_not_wait_for_frames(
    rests: list[float], time_since_a_frame: Callable[[float], None]
) -> None:
    time_since_a_frame(0.01)
    yield_to_paint()
    assert not rests


def where(size: int) -> str:
    with SideThread("reader", size) as others:
        return others.submit(lambda: threading.current_thread().name).result()


def test_work_on_many_bytes_has_a_thread_of_its_own() -> None:
    assert where(WORTH + 1).startswith("reader")


def test_work_on_few_bytes_is_done_by_who_asks_for_it() -> None:
    assert where(WORTH) == threading.current_thread().name


@pytest.mark.parametrize("size", [WORTH, WORTH + 1])
def test_what_goes_wrong_is_told_to_who_asks_for_the_result(size: int) -> None:
    with SideThread("reader", size) as others:
        asked = others.submit(int, "x")
        with pytest.raises(ValueError, match="invalid literal"):
            asked.result()


def test_work_that_was_not_begun_when_the_thread_ends_is_never_done() -> None:
    done = list[int]()
    with SideThread("reader", WORTH + 1) as others:
        others.submit(others.is_over.wait)
        others.submit(done.append, 2)
    assert not done


def test_work_is_done_in_the_order_in_which_it_was_asked_for() -> None:
    done = list[int]()
    with SideThread("reader", WORTH + 1) as others:
        asked = [others.submit(done.append, number) for number in range(100)]
        asked[-1].result()
    assert done == list(range(100))
