"""Whatever goes wrong in the program is logged and said, once at a time, and the program goes on."""

import logging
import sys

import pytest

from editor.app import problems


@pytest.fixture
def told() -> list[tuple[str, str]]:
    return []


def raised(message: str) -> RuntimeError:
    """An exception with a traceback, as the handler gets it."""
    with pytest.raises(RuntimeError) as caught:
        fail(message)
    return caught.value


def fail(message: str) -> None:
    raise RuntimeError(message)


def test_an_exception_nobody_caught_is_logged_and_told(
    qapp: object, told: list[tuple[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    handler = problems.Handler(lambda text, more: told.append((text, more)))
    error = raised("half-way")
    with caplog.at_level(logging.ERROR, "editor"):
        handler(RuntimeError, error, error.__traceback__)
    assert len(told) == 1
    assert str(problems.log_path()) in told[0][1]
    assert "half-way" in caplog.text
    assert "in fail" in caplog.text


def test_a_problem_while_one_is_told_is_only_logged(qapp: object, told: list[tuple[str, str]]) -> None:
    def tell(text: str, more: str) -> None:
        told.append((text, more))
        error = raised("again")
        handler(RuntimeError, error, None)

    handler = problems.Handler(tell)
    handler(RuntimeError, raised("first"), None)
    assert len(told) == 1


def test_the_handler_takes_the_place_of_pythons_own(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    handler = problems.Handler(lambda _text, _more: None)
    handler.install()
    assert sys.excepthook is handler
