"""From one match to the next, in the order in which a person sees them."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES
from editor.core.searching import TextSpan

FAR = 1 << 30  # behind the end of any value

ViewRow = Callable[[int], int]  # where a row of the document is shown


class Match(NamedTuple):
    """The place of a match."""

    row: int  # of the document
    field: str
    span: TextSpan


def place_among_matches(rows: Sequence[int], view_row: ViewRow, row: int) -> int:
    """Return the index that a row has, or would have, among the rows with matches, in view order."""
    return bisect_left(rows, view_row(row), key=view_row)


def next_match(
    rows: Sequence[int],
    view_row: ViewRow,
    in_row: Callable[[int], Sequence[Match]],
    direction: int,
    *,
    start: tuple[int, str] | None,
    here: Match | None,
) -> Match | None:
    """Return the next match (1) or the previous one (-1), around the end; None if there is none.

    rows: those with matches, as they are seen; `in_row` tells what is in one now. It is walked from `here`
    if the person is in its cell, else from their cell, `start` (row and field), whose own matches come first.
    """
    if not rows:
        return None
    if start is None:
        return _first_in(rows, in_row, direction, 0 if direction > 0 else -1)
    row, field = start
    column = FIELD_NAMES.index(field) if field in FIELD_NAMES else len(FIELD_NAMES)  # behind all values
    edge = (column, (-1, -1) if direction > 0 else (FAR, 0))
    if here is not None and (here.row, here.field) == start:
        edge = _order(here)
    place = place_among_matches(rows, view_row, row)
    if place < len(rows) and rows[place] == row:
        inside = in_row(row)
        if direction > 0:
            rest = [match for match in inside if _order(match) > edge]
        else:
            rest = [match for match in reversed(inside) if _order(match) < edge]
        if rest:
            return rest[0]
        place += direction > 0
    return _first_in(rows, in_row, direction, place if direction > 0 else place - 1)


def _first_in(
    rows: Sequence[int], in_row: Callable[[int], Sequence[Match]], direction: int, place: int
) -> Match | None:
    """Return the first match from an index on; a row may have lost its matches meanwhile."""
    for number in range(len(rows)):
        inside = in_row(rows[(place + direction * number) % len(rows)])
        if inside:
            return inside[0 if direction > 0 else -1]
    return None


def _order(match: Match) -> tuple[int, TextSpan]:
    return FIELD_NAMES.index(match.field), match.span
