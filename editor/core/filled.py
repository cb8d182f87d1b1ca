"""Where filled cells end, as spreadsheets go by Ctrl and an arrow key."""

from collections.abc import Iterable


def steps_to_edge(here: object, ahead: Iterable[object]) -> int:
    """How many cells on the next edge is: the last filled one of this block, or else the next filled one.

    here: what stands in the cell; ahead: in those that follow. Where nothing is filled it is the last cell.
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
