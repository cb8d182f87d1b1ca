"""Priorities: the table of the rules, exact limits, and the check of a whole column."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from editor.rules.values.priority_changefreq_check import PRIORITY_VALUES
from tests.for_each import for_each
from tests.rules.values.value_checks import URLSET, words

check, check_column = PRIORITY_VALUES.check, PRIORITY_VALUES.check_column

CASES = [  # value, findings, what it is written as
    ("0", [], None),
    ("1", [], None),
    ("0.0", [], None),
    ("1.0", [], None),
    ("0.50", [], None),
    ("0.8", [], None),
    ("1.0000", [], None),
    ("0.8000", [], None),
    (".5", ["priority-odd-form A auto"], "0.5"),
    ("1.", ["priority-odd-form A auto"], "1.0"),
    ("0.", ["priority-odd-form A auto"], "0.0"),
    ("00.5", ["priority-odd-form A auto"], "0.5"),
    ("+0.5", ["priority-odd-form A auto"], "0.5"),
    ("-0.0", ["priority-odd-form A auto"], "0.0"),
    ("-0", ["priority-odd-form A auto"], "0.0"),
    ("0.123", ["priority-odd-form A ask"], None),
    (".12345", ["priority-odd-form A ask"], None),
    ("0." + "9" * 40, ["priority-odd-form A ask"], None),
    (" 0.5 ", ["padded-value A auto"], "0.5"),
    ("\n0.5", ["padded-value A auto"], "0.5"),
    (" .5", ["priority-odd-form A auto", "padded-value A auto"], "0.5"),
    (" 0.123", ["priority-odd-form A ask", "padded-value A auto"], "0.123"),
    ("1,0", ["priority-not-a-number E auto"], "1.0"),
    ("0,5", ["priority-not-a-number E auto"], "0.5"),
    (",5", ["priority-not-a-number E auto"], "0.5"),
    ("0,50", ["priority-not-a-number E auto"], "0.5"),
    ("0,5000", ["priority-not-a-number E auto"], "0.5"),
    ("1,000", ["priority-not-a-number E ask"], None),
    ("0,800", ["priority-not-a-number E ask"], None),
    ("1,5", ["priority-not-a-number E ask"], None),
    ("1e0", ["priority-not-a-number E auto"], "1.0"),
    ("5e-1", ["priority-not-a-number E auto"], "0.5"),
    ("5E0", ["priority-not-a-number E ask"], None),
    ("1e999999999999999999999", ["priority-not-a-number E ask"], None),
    ("50%", ["priority-not-a-number E ask"], None),
    ("NaN", ["template-code E none"], None),
    ("INF", ["priority-not-a-number E ask"], None),
    ("high", ["priority-not-a-number E ask"], None),
    ("0x1", ["priority-not-a-number E ask"], None),
    ("1_0", ["priority-not-a-number E ask"], None),
    ("０.５", ["priority-not-a-number E ask"], None),
    ("0.5\u00a0", ["priority-not-a-number E ask"], None),
    ("0. 5", ["priority-not-a-number E ask"], None),
    (".", ["priority-not-a-number E ask"], None),
    ("1.1", ["priority-out-of-range E ask"], None),
    ("-0.1", ["priority-out-of-range E ask"], None),
    ("10", ["priority-out-of-range E ask"], None),
    ("1.0000000001", ["priority-out-of-range E ask"], None),
    ("1." + "0" * 60 + "1", ["priority-out-of-range E ask"], None),
    (" 1.1 ", ["priority-out-of-range E ask"], None),
    (" ", ["empty-element E auto"], None),
]


@for_each(("value", "expected", "written"), CASES)
def test_a_priority_is_judged_by_what_is_written(
    value: str, expected: list[str], written: str | None
) -> None:
    assert words(check(value, URLSET)) == expected
    assert PRIORITY_VALUES.suggested(value, URLSET) == written


@for_each("value", [value for value, _, written in CASES if written])
def test_the_suggestion_means_the_same_number(value: str) -> None:
    written = PRIORITY_VALUES.suggested(value, URLSET)
    assert written is not None
    assert Decimal(written) == Decimal(value.strip().replace(",", "."))
    assert "auto" not in " ".join(words(check(written, URLSET)))


@given(
    st.lists(
        st.one_of(st.sampled_from(["0.5", "", "1.1"]), st.text("0123456789.,e+-% ", max_size=6), st.text())
    )
)
def test_a_column_finds_what_single_checks_find(values: list[str]) -> None:
    assert check_column(values, URLSET, ()).suspects == [
        row for row, value in enumerate(values) if value and check(value, URLSET)
    ]
