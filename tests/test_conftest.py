"""What the tests have in common."""

import gc
import weakref

import pytest

from tests import conftest
from tests.conftest import pytest_sessionfinish


class Loop:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_goes_between_two_tests_and_at_no_other_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not gc.isenabled()
    gone = weakref.ref(Loop())
    assert gone() is not None
    monkeypatch.setattr(conftest, "MANY", -1)
    gc.enable()
    conftest.pytest_runtest_logfinish()
    assert gone() is None
    assert not gc.isenabled()


def test_nothing_is_left_to_look_through_for_garbage_when_the_tests_are_over() -> None:
    pytest_sessionfinish()
    assert gc.collect() == 0
    assert gc.get_freeze_count() > len(gc.get_objects())


def test_what_was_frozen_is_not_looked_through_when_the_tests_are_over() -> None:
    frozen = weakref.ref(Loop())
    gc.freeze()
    pytest_sessionfinish()
    assert frozen() is not None


def test_what_only_the_last_test_used_is_freed_when_the_tests_are_over() -> None:
    unfrozen = weakref.ref(Loop())
    pytest_sessionfinish()
    assert unfrozen() is None
