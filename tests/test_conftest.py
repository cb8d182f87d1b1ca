"""What the tests have in common."""

import gc

from tests.conftest import pytest_unconfigure


def test_nothing_is_left_to_look_through_for_garbage_when_the_tests_are_over() -> None:
    pytest_unconfigure()
    assert gc.collect() == 0
    assert gc.get_freeze_count() > len(gc.get_objects())
