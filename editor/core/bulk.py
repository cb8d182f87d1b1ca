"""Editing the values of many rows at once: what would change, worked out exactly before anything does.

Source: https://www.sitemaps.org/protocol.html#prioritydef (a priority is a decimal from 0.0 to 1.0)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from editor.core.edits import Batch, Edit, SetValues
from editor.core.operations.outcome import values_in
from editor.core.priorities import HIGHEST, LOWEST, added, clamped, decimal_of, multiplied, written
from editor.core.urlset import Rows, Urlset, as_rows

__all__ = ["BulkEdit", "Change", "Step", "bulk_edit", "decimal_of", "written"]


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
        old = values_in(column, rows)
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
    if change.step is Step.CLAMP:
        return clamped(value, change.low, change.high)
    return added(value, change.operand) if change.step is Step.ADD else multiplied(value, change.operand)
