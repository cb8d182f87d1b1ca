"""Memory is given back where the system takes it, and nowhere is that an error."""

import ctypes
from collections.abc import Iterator

import pytest

from editor.services import memory


@pytest.fixture(autouse=True)
def _asks_anew() -> Iterator[None]:
    memory._trim.cache_clear()
    yield
    memory._trim.cache_clear()


def test_what_is_free_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Library:
        malloc_trim = staticmethod(asked.append)

    monkeypatch.setattr(ctypes, "CDLL", lambda _name: Library)
    memory.give_back()
    assert asked == [0]


@pytest.mark.parametrize("trouble", [OSError, TypeError])
def test_without_the_function_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    def refuse(_name: None) -> None:
        raise trouble

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    memory.give_back()
    assert memory._trim() is None


def test_a_library_without_it_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: object())
    memory.give_back()
    assert memory._trim() is None
