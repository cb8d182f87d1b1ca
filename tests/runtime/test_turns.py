"""Work steps aside while the window is painted, and never for itself."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from editor.runtime import turns
from editor.runtime.turns import paint_first, yield_to_paint

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
    monkeypatch.setattr(turns._TURNS._is_over, "wait", waits.append)
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
    monkeypatch.setattr(turns, "_PATIENCE", 0.001)
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
