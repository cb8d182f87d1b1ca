"""Bulk edits say exactly what they will change, and change just that."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.bulk import Change, Step, bulk_edit, decimal_of, written
from editor.core.urlset import Entry, Urlset


def urlset_of(*priorities: str) -> Urlset:
    urlset = Urlset()
    urlset.append(
        urlset.new_block(Entry(loc=f"https://e.org/{n}", priority=p) for n, p in enumerate(priorities))
    )
    return urlset


def after(change: Change, *priorities: str) -> list[str]:
    urlset = urlset_of(*priorities)
    outcome = bulk_edit(urlset, range(len(urlset)), [change])
    if outcome.edit:
        outcome.edit.apply(urlset)
    return list(urlset.column(change.field))


@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        (Change("priority", Step.SET, "0.8"), "", "0.8"),
        (Change("priority", Step.SET, "0.8"), "high", "0.8"),
        (Change("priority", Step.CLEAR), "high", ""),
        (Change("priority", Step.ADD, operand=Decimal("0.1")), "0.7", "0.8"),
        (
            Change("priority", Step.ADD, operand=Decimal("0.1")),
            "0.2",
            "0.3",
        ),  # in binary: 0.30000000000000004
        (Change("priority", Step.ADD, operand=Decimal("0.2")), "0.9", "1.0"),
        (Change("priority", Step.ADD, operand=Decimal("-0.5")), " 0.3\n", "0.0"),
        (Change("priority", Step.ADD, operand=Decimal("0")), "0.50", "0.50"),
        (Change("priority", Step.ADD, operand=Decimal("0.1")), "0,5", "0,5"),
        (Change("priority", Step.ADD, operand=Decimal("0.1")), "1.5", "1.5"),
        (Change("priority", Step.ADD, operand=Decimal("0.1")), "", ""),
        (Change("priority", Step.MULTIPLY, operand=Decimal("0.5")), "0.5", "0.25"),
        (Change("priority", Step.MULTIPLY, operand=Decimal("0.5")), "0.25", "0.13"),
        (Change("priority", Step.MULTIPLY, operand=Decimal(3)), "0.5", "1.0"),
        (Change("priority", Step.CLAMP), "1.5", "1.0"),
        (Change("priority", Step.CLAMP), "-0.1", "0.0"),
        (Change("priority", Step.CLAMP, low=Decimal("0.2"), high=Decimal("0.8")), "0.1", "0.2"),
        (Change("priority", Step.CLAMP, low=Decimal("0.2"), high=Decimal("0.8")), "0.50", "0.50"),
        (Change("priority", Step.CLAMP), "NaN", "NaN"),
    ],
)
def test_a_value_becomes(change: Change, old: str, new: str) -> None:
    assert after(change, old) == [new]


def test_it_counts_what_changes_what_is_left_alone_and_what_is_absent() -> None:
    urlset = urlset_of("0.5", "high", "", "1.0", "0.6")
    outcome = bulk_edit(urlset, range(5), [Change("priority", Step.ADD, operand=Decimal("0.1"))])
    assert (list(outcome.rows), outcome.left_alone, outcome.absent) == ([0, 4], 1, 1)


def test_several_fields_are_one_edit_that_undoes_as_one() -> None:
    urlset = urlset_of("0.5", "0.6")
    before = [urlset.entry(row) for row in range(2)]
    outcome = bulk_edit(
        urlset, [1], [Change("priority", Step.CLEAR), Change("changefreq", Step.SET, "weekly")]
    )
    assert outcome.edit is not None
    inverse = outcome.edit.apply(urlset)
    assert urlset.entry(1) == Entry(loc="https://e.org/1", changefreq="weekly")
    inverse.apply(urlset)
    assert [urlset.entry(row) for row in range(2)] == before


def test_nothing_to_change_is_no_edit() -> None:
    assert bulk_edit(urlset_of("0.5"), range(1), [Change("priority", Step.SET, "0.5")]).edit is None


def test_a_whole_column_is_a_range() -> None:
    outcome = bulk_edit(urlset_of("0.5", "0.6", "0.7"), range(3), [Change("priority", Step.SET, "1.0")])
    assert outcome.rows == range(3)


@given(st.decimals(0, 1, allow_nan=False, allow_infinity=False))
def test_a_written_number_has_one_or_two_decimals_and_stays_in_range(number: Decimal) -> None:
    text = written(number)
    assert len(text) in (3, 4)
    read = decimal_of(text)
    assert read is not None
    assert 0 <= read <= 1
    assert abs(read - number) <= Decimal("0.005")


@pytest.mark.parametrize("text", ["", "1e0", "NaN", "50%", "0,5", "٠.٥", "1" * 50, "--1", "."])
def test_what_is_no_decimal_is_none(text: str) -> None:
    assert decimal_of(text) is None
