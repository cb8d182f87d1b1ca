"""Functions and types that the checks of whole columns share."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from editor.rules.finding import Hit


class ColumnResult(NamedTuple):
    """The result of a quick check of a column; other rows have no findings. Rows ascend."""

    suspects: list[int]  # rows for which `check` may return hits
    certain: tuple[tuple[Hit, list[int]], ...] = ()  # hits with the rows for which `check` returns only that


def joined_lines(values: Sequence[str]) -> str:
    """Join values with a line end after each; a line end inside a value becomes a tab, equally invalid."""
    column = "\n".join([*values, ""])
    if column.count("\n") > len(values):
        lines = [value.replace("\n", "\t") if "\n" in value else value for value in values]
        column = "\n".join([*lines, ""])
    return column


def rows_outside(good_run: re.Pattern[str], column: str, values: Sequence[str]) -> Iterator[int]:
    """Yield the rows of values that do not match; `good_run` matches a series of good ones."""
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
    """Return the rows of values that a test selects; it gets each distinct value once, but no empty one."""
    bad = {value for value in _distinct(values) if value and is_suspect(value)}
    return [row for row, value in enumerate(values) if value in bad] if bad else []


def _distinct(values: Sequence[str]) -> set[str]:
    """Return the distinct values, quickly if all are equal, as after setting a column."""
    some = set(values[:: len(values) // 16 + 1])
    return some if len(some) == 1 and values.count(values[0]) == len(values) else set(values)
