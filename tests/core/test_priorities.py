"""Priorities are read exactly, and new ones are written as the protocol's schema wants them."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.values.priorities import decimal_of, priority_text


@given(st.decimals(0, 1, allow_nan=False, allow_infinity=False))
def test_a_written_number_has_one_or_two_decimals_and_stays_in_range(number: Decimal) -> None:
    text = priority_text(number)
    assert len(text) in (3, 4)
    read = decimal_of(text)
    assert read is not None
    assert 0 <= read <= 1
    assert abs(read - number) <= Decimal("0.005")


@pytest.mark.parametrize("text", ["", "1e0", "NaN", "50%", "0,5", "٠.٥", "1" * 50, "--1", "."])
def test_what_is_no_decimal_is_none(text: str) -> None:
    assert decimal_of(text) is None
