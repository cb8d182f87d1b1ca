"""Priorities as exact decimals: parsed, calculated with, and written."""

import re
from decimal import ROUND_HALF_UP, Decimal

from editor.core.fields import XML_SPACE

LOWEST, HIGHEST = Decimal("0.0"), Decimal("1.0")

NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)")  # as XML Schema writes a decimal
_MAX_DIGITS = 40  # of a number that is calculated with; no priority needs them
_TENTH, _HUNDREDTH = Decimal("0.1"), Decimal("0.01")


def decimal_of(text: str) -> Decimal | None:
    """Parse a decimal number exactly; None if the text is none."""
    text = text.strip(XML_SPACE)
    return Decimal(text) if len(text) <= _MAX_DIGITS and NUMBER.fullmatch(text) else None


def priority_of(text: str) -> Decimal | None:
    """Return the number of a valid priority; None for any other text, whose meaning would be a guess."""
    number = decimal_of(text)
    return number if number is not None and is_in_range(number) else None


def is_in_range(number: Decimal) -> bool:
    """Return True if a number is a valid priority."""
    return LOWEST <= number <= HIGHEST


def priority_text(number: Decimal) -> str:
    """Return a number as a new priority is written: with one decimal, or with two where one is not enough."""
    rounded = number.quantize(_HUNDREDTH, ROUND_HALF_UP)
    tenths = rounded.quantize(_TENTH, ROUND_HALF_UP)
    return str(abs(tenths) if tenths == 0 else tenths) if tenths == rounded else str(rounded)


def in_tenths(number: Decimal) -> str:
    """Return a number as a priority with one decimal; halves round up."""
    return priority_text(number.quantize(_TENTH, ROUND_HALF_UP))


def limit_priority(number: Decimal) -> Decimal:
    """Return a number limited to the range from 0 to 1."""
    return min(max(number, LOWEST), HIGHEST)


# These functions take a value as written and return None if it cannot be calculated with. If the number
# stays the same, the value stays as written.


def add_to_priority(value: str, amount: Decimal) -> str | None:
    """Return a priority plus an amount, limited to the range from 0 to 1."""
    number = priority_of(value)
    return None if number is None else _as(value, number, limit_priority(number + amount))


def multiply_priority(value: str, factor: Decimal) -> str | None:
    """Return a priority times a factor, limited to the range from 0 to 1."""
    number = priority_of(value)
    return None if number is None else _as(value, number, limit_priority(number * factor))


def clamp_priority(value: str, low: Decimal, high: Decimal) -> str | None:
    """Return a number limited to the range from `low` to `high`; it need not be a valid priority."""
    number = decimal_of(value)
    return None if number is None else _as(value, number, min(max(number, low), high))


def rounded_to_tenth(value: str) -> str | None:
    """Return a priority rounded to the nearest 0.1, halves up."""
    number = priority_of(value)
    return None if number is None else _as(value, number, number.quantize(_TENTH, ROUND_HALF_UP))


def _as(value: str, old: Decimal, new: Decimal) -> str:
    return value if new == old else priority_text(new)
