"""Many cases in one test: those that fail are told, and one of them can be looked at alone."""

import pytest

from tests.for_each import for_each


@for_each("number", [1, pytest.param(2, id="two"), 3, 4])
def numbers(number: int) -> None:
    if number == 3:
        pytest.skip("no number")
    assert number % 2


def test_each_case_that_fails_is_told_by_its_name() -> None:
    with pytest.raises(
        AssertionError, match=r"^3 of 4 cases failed:\ntwo: [\s\S]*\n3: no number\n4: "
    ) as failed:
        numbers()
    assert isinstance(failed.value.__cause__, AssertionError)


def test_one_case_can_be_looked_at_alone() -> None:
    numbers(1)
    with pytest.raises(AssertionError, match="2 % 2"):
        numbers(2)


def test_cases_with_marks_or_none_at_all_are_tests_of_their_own() -> None:
    def test(number: int) -> None: ...

    for cases in ([1, pytest.param(2, marks=pytest.mark.whole)], []):
        assert for_each("number", cases)(test) is test
    assert [mark.name for mark in test.pytestmark] == ["parametrize"] * 2  # type: ignore[attr-defined]
