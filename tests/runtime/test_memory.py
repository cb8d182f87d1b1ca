"""Memory is given back where the system takes it, and nowhere is that an error."""

import ctypes
import gc
import weakref
from collections.abc import Iterator

import pytest

from editor.runtime import process


@pytest.fixture(autouse=True)
def _asks_anew() -> Iterator[None]:
    process._of_library.cache_clear()
    yield
    process._of_library.cache_clear()


def test_what_is_free_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Library:
        malloc_trim = staticmethod(asked.append)

    monkeypatch.setattr(ctypes, "CDLL", lambda _name: Library)
    process.return_free_memory()
    assert asked == [0]


def test_all_threads_are_told_to_use_one_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []

    class Library:
        mallopt = staticmethod(lambda option, value: told.append((option, value)))

    monkeypatch.setattr(ctypes, "CDLL", lambda _name: Library)
    process.use_one_heap()
    assert told == [(-8, 1)]  # M_ARENA_MAX


@pytest.mark.parametrize("trouble", [OSError, TypeError])
def test_without_the_function_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    def refuse(_name: None) -> None:
        raise trouble

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    process.return_free_memory()
    process.use_one_heap()
    assert process._of_library("malloc_trim") is None


def test_a_library_without_it_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: object())
    process.return_free_memory()
    process.use_one_heap()
    assert process._of_library("malloc_trim") is None


class _Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> weakref.ref[_Circle]:
    """What refers to itself, was settled and is needed no more."""
    monkeypatch.setattr(process, "gc", gc)  # other tests freeze nothing
    settled = weakref.ref(_Circle())
    process.freeze_objects()
    return settled


def test_the_collector_passes_over_what_is_settled(settled: weakref.ref[_Circle]) -> None:
    gc.collect()
    assert settled() is not None


def test_what_was_closed_is_freed(settled: weakref.ref[_Circle]) -> None:
    process.free_closed_documents()
    assert settled() is None
    assert gc.get_freeze_count()


def test_garbage_is_collected_once_what_began_to_load_is_loaded() -> None:
    process.begin_loading()
    assert not gc.isenabled()
    process.end_loading()
    assert gc.isenabled()
    process.pause_collector()
    process.end_loading()
    assert not gc.isenabled()
