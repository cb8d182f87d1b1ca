"""Priorities are read exactly, and new ones are written as the protocol's schema wants them."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from editor.core.values.priorities import decimal_of, priority_text
from tests.for_each import for_each


@given(st.decimals(0, 1, allow_nan=False, allow_infinity=False))
def test_a_written_number_has_one_or_two_decimals_and_stays_in_range(number: Decimal) -> None:
    text = priority_text(number)
    assert len(text) in (3, 4)
    read = decimal_of(text)
    assert read is not None
    assert 0 <= read <= 1
    assert abs(read - number) <= Decimal("0.005")


@for_each("text", ["", "1e0", "NaN", "50%", "0,5", "٠.٥", "1" * 50, "--1", "."])
def test_what_is_no_decimal_is_none(text: str) -> None:
    assert decimal_of(text) is None
