"""Priorities as exact numbers: read, calculated with, and written as new ones are.

Source: https://www.sitemaps.org/protocol.html#prioritydef (a decimal from 0.0 to 1.0)
"""

import re
from decimal import ROUND_HALF_UP, Decimal

from editor.core.fields import XML_SPACE

LOWEST, HIGHEST = Decimal("0.0"), Decimal("1.0")

NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)")  # as XML Schema writes a decimal
_MAX_DIGITS = 40  # of a number that is calculated with; no priority needs them
_TENTH, _HUNDREDTH = Decimal("0.1"), Decimal("0.01")


def decimal_of(text: str) -> Decimal | None:
    """The number that a priority states, exactly; None where it states none."""
    text = text.strip(XML_SPACE)
    return Decimal(text) if len(text) <= _MAX_DIGITS and NUMBER.fullmatch(text) else None


def priority_of(text: str) -> Decimal | None:
    """The number of a valid priority; None for any other, of which whatever comes out would be a guess."""
    number = decimal_of(text)
    return number if number is not None and is_in_range(number) else None


def is_in_range(number: Decimal) -> bool:
    """Whether a priority may be this number."""
    return LOWEST <= number <= HIGHEST


def written(number: Decimal) -> str:
    """A number as a new priority is written: a dot and one decimal, or two where one is not enough."""
    rounded = number.quantize(_HUNDREDTH, ROUND_HALF_UP)
    tenths = rounded.quantize(_TENTH, ROUND_HALF_UP)
    return str(abs(tenths) if tenths == 0 else tenths) if tenths == rounded else str(rounded)


def within(number: Decimal) -> Decimal:
    """The number, or the end of the range from 0 to 1 that it went beyond."""
    return min(max(number, LOWEST), HIGHEST)


# What becomes of a value as it stands. None: it cannot be calculated with. A number that comes out the
# same leaves the value as it is written.


def added(value: str, amount: Decimal) -> str | None:
    """The value plus an amount, stopped at 0 and 1."""
    number = priority_of(value)
    return None if number is None else _as(value, number, within(number + amount))


def multiplied(value: str, factor: Decimal) -> str | None:
    """The value times a factor, stopped at 0 and 1."""
    number = priority_of(value)
    return None if number is None else _as(value, number, within(number * factor))


def clamped(value: str, low: Decimal, high: Decimal) -> str | None:
    """The number brought between two others; it may be outside the range from 0 to 1 before."""
    number = decimal_of(value)
    return None if number is None else _as(value, number, min(max(number, low), high))


def rounded_to_tenth(value: str) -> str | None:
    """The value to the nearest 0.1, a half upwards."""
    number = priority_of(value)
    return None if number is None else _as(value, number, number.quantize(_TENTH, ROUND_HALF_UP))


def _as(value: str, old: Decimal, new: Decimal) -> str:
    return value if new == old else written(new)
