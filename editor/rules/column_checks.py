"""What the checks of whole columns share."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from editor.rules.finding import Hit


class ColumnResult(NamedTuple):
    """What a quick look at a column tells; the rows in neither have nothing wrong. Rows ascend."""

    suspects: list[int]  # `check` may say something about these
    certain: tuple[tuple[Hit, list[int]], ...] = ()  # this, and no more, it would say of these


def joined_lines(values: Sequence[str]) -> str:
    """The values with a line end after each; one inside a value becomes a tab, which is no better."""
    column = "\n".join([*values, ""])
    if column.count("\n") > len(values):
        lines = [value.replace("\n", "\t") if "\n" in value else value for value in values]
        column = "\n".join([*lines, ""])
    return column


def rows_outside(good_run: re.Pattern[str], column: str, values: Sequence[str]) -> Iterator[int]:
    """Where values do not match; `good_run` takes as many good ones as follow each other, with line ends."""
    position = row = 0
    while True:
        match = good_run.match(column, position)
        end = match.end() if match else position
        if end == len(column):
            return
        row += column.count("\n", position, end)
        yield row
        position = end + len(values[row]) + 1
        row += 1


def rows_where(values: Sequence[str], is_suspect: Callable[[str], object]) -> list[int]:
    """Where values stand that a test of the distinct ones picks; absent ones never do."""
    bad = {value for value in _distinct(values) if value and is_suspect(value)}
    return [row for row, value in enumerate(values) if value in bad] if bad else []


def _distinct(values: Sequence[str]) -> set[str]:
    """The different ones, told at once where all are one text, as after setting a column."""
    some = set(values[:: len(values) // 16 + 1])
    return some if len(some) == 1 and values.count(values[0]) == len(values) else set(values)
