"""Editing the values of many rows at once: what would change, worked out exactly before anything does.

Source: https://www.sitemaps.org/protocol.html#prioritydef (a priority is a decimal from 0.0 to 1.0)
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from enum import StrEnum

from editor.core.edits import Batch, Edit, SetValues
from editor.core.fields import XML_SPACE
from editor.core.urlset import Rows, Urlset, as_rows

LOWEST, HIGHEST = Decimal("0.0"), Decimal("1.0")

_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)")  # as the protocol's schema writes a decimal
_MAX_DIGITS = 40  # of a number that is calculated with; no priority needs them


class Step(StrEnum):
    """What is done to a value."""

    SET = "set"
    CLEAR = "clear"
    ADD = "add"  # the rest is for priority alone
    MULTIPLY = "multiply"
    CLAMP = "clamp"


@dataclass(frozen=True, slots=True)
class Change:
    """A step for one field of every row.

    SET writes `value` as it stands. ADD and MULTIPLY take `operand`; what would leave the range from 0 to 1
    stops at its end. CLAMP brings a number between `low` and `high`.
    """

    field: str
    step: Step
    value: str = ""
    operand: Decimal = Decimal(0)
    low: Decimal = LOWEST
    high: Decimal = HIGHEST


@dataclass(frozen=True, slots=True)
class BulkEdit:
    """The edit that changes make, with what a person wants to know before it is made."""

    edit: Edit | None  # None: nothing would change
    rows: Rows  # those that change
    left_alone: int  # values that cannot be calculated with; they stay as they are
    absent: int  # rows without a value, where there is nothing to calculate with


def bulk_edit(urlset: Urlset, rows: Rows, changes: Sequence[Change]) -> BulkEdit:
    """Work out what changes in these rows; each field is named by one change at most."""
    edits: list[Edit] = []
    changed: set[int] = set()
    left_alone = absent = 0
    for change in changes:
        column = urlset.column(change.field)
        old = _values(column, rows)
        outcome = {value: _new_value(value, change) for value in set(old)}
        if change.step not in (Step.SET, Step.CLEAR):
            absent += old.count("")
            left_alone += sum(1 for value in old if outcome[value] is None) - old.count("")
        touched = [
            (row, new)
            for row, value in zip(rows, old, strict=True)
            if (new := outcome[value]) is not None and new != value
        ]
        if touched:
            edits.append(_setting(change.field, touched))
            changed.update(row for row, _new in touched)
    edit = edits[0] if len(edits) == 1 else Batch(tuple(edits))
    return BulkEdit(edit if edits else None, as_rows(sorted(changed)), left_alone, absent)


def _values(column: list[str], rows: Rows) -> list[str]:
    if isinstance(rows, range) and rows.step == 1:
        return column[rows.start : rows.stop]
    return [column[row] for row in rows]


def _setting(field: str, touched: list[tuple[int, str]]) -> SetValues:
    values = [new for _row, new in touched]
    one = values[0] if len(set(values)) == 1 else values
    return SetValues(field, as_rows([row for row, _new in touched]), one)


def _new_value(value: str, change: Change) -> str | None:
    """What a value becomes; None where it cannot be calculated with."""
    if change.step is Step.SET:
        return change.value
    if change.step is Step.CLEAR:
        return ""
    number = decimal_of(value)
    if number is None:
        return None
    if change.step is Step.CLAMP:
        return (
            value
            if change.low <= number <= change.high
            else written(min(max(number, change.low), change.high))
        )
    if not LOWEST <= number <= HIGHEST:
        return None  # not a priority: any outcome would be a guess
    outcome = number + change.operand if change.step is Step.ADD else number * change.operand
    outcome = min(max(outcome, LOWEST), HIGHEST)
    return value if outcome == number else written(outcome)


def decimal_of(text: str) -> Decimal | None:
    """The number that a priority states, exactly; None where it states none."""
    text = text.strip(XML_SPACE)
    if len(text) > _MAX_DIGITS or not _NUMBER.fullmatch(text):
        return None
    try:
        return Decimal(text)
    except InvalidOperation:  # pragma: no cover - the pattern lets nothing else through
        return None


def written(number: Decimal) -> str:
    """A number as a new priority is written: a dot and one decimal, or two where one is not enough."""
    rounded = number.quantize(Decimal("0.01"), ROUND_HALF_UP)
    tenths = rounded.quantize(Decimal("0.1"), ROUND_HALF_UP)
    return str(abs(tenths) if tenths == 0 else tenths) if tenths == rounded else str(rounded)
