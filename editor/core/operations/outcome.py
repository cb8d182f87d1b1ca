"""The outcome of an operation on some rows, worked out exactly before anything is changed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues
from editor.core.document.rows import Rows, as_rows

PREVIEWS = 100  # how many changes are shown beforehand

Rewrite = Callable[[str], str | None]  # returns the new value; None if it cannot be worked out


class Preview(NamedTuple):
    """A change that would be made.

    `field` is "" where the entry itself is moved, copied or deleted; `before` and `after` are then its
    place in the file, from 1, and "" where it has none.
    """

    row: int  # in the present document
    field: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The edit, with what a person wants to know before it is made."""

    edit: Edit | None = None  # None: nothing would change
    rows: Rows = ()  # those that change, in the present document
    left_alone: int = 0  # values that cannot be computed with; they stay as they are
    absent: int = 0  # rows without the value that is needed
    previews: tuple[Preview, ...] = ()  # of the first PREVIEWS changes


def rewritten_rows(document: Document, rows: Rows, field: str, reads: str, rewrite: Rewrite) -> Outcome:
    """Return the outcome of setting a field in each row to `rewrite` of the row's value in `reads`.

    Each different value is computed once, however many rows have it; rows without one are left as they are.
    """
    source = values_in(document.column(reads), rows)
    outcome = {value: rewrite(value) for value in dict.fromkeys(source) if value}
    absent = source.count("")
    left_alone = 0
    if None in outcome.values():
        left_alone = sum(1 for value in source if value and outcome[value] is None)
    old = source if reads == field else values_in(document.column(field), rows)
    touched = [
        (row, before, after)
        for row, value, before in zip(rows, source, old, strict=True)
        if value and (after := outcome[value]) is not None and after != before
    ]
    return _setting(field, touched, left_alone, absent)


def set_to(document: Document, rows: Rows, field: str, value: str) -> Outcome:
    """Return the outcome of setting a field in each row to one value; "" clears it."""
    old = values_in(document.column(field), rows)
    touched = [(row, before, value) for row, before in zip(rows, old, strict=True) if before != value]
    return _setting(field, touched)


def _setting(
    field: str, touched: Sequence[tuple[int, str, str]], left_alone: int = 0, absent: int = 0
) -> Outcome:
    if not touched:
        return Outcome(None, (), left_alone, absent)
    values = [after for _row, _before, after in touched]
    rows = as_rows([row for row, _before, _after in touched])
    one = values[0] if len(set(values)) == 1 else values
    previews = tuple(Preview(row, field, before, after) for row, before, after in islice(touched, PREVIEWS))
    return Outcome(SetValues(field, rows, one), rows, left_alone, absent, previews)


def values_in(column: list[str], rows: Rows) -> list[str]:
    """Return the values of a column at the given rows."""
    if isinstance(rows, range) and rows.step == 1:
        return column[rows.start : rows.stop]
    return [column[row] for row in rows]
