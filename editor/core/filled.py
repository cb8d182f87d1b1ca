"""Finds the edge of filled cells, as spreadsheets do for Ctrl and an arrow key."""

from collections.abc import Iterable


def steps_to_edge(here: object, ahead: Iterable[object]) -> int:
    """Return the number of cells to the next edge: the last filled one of this block, or else the next filled
    one.

    `here` is the value of the cell, `ahead` are those that follow. If nothing is filled, the edge is the last
    cell.
    """
    steps, is_inside = 0, False
    for steps, value in enumerate(ahead, 1):
        if steps == 1:
            is_inside = bool(here) and bool(value)
        if is_inside and not value:
            return steps - 1
        if value and not is_inside:
            return steps
    return steps
