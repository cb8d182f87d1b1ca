"""Rows of a document, as edits and findings name them."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence

Rows = Sequence[int]  # rows of the document, ascending, each once: a range where they are contiguous
FileRuns = Sequence[tuple[int, int]]  # keys of files, each with how many of the next rows are its own


def as_rows(rows: Iterable[int]) -> Rows:
    """Return ascending rows as a range if they are contiguous, so that whole columns are swapped at once."""
    found = rows if isinstance(rows, list) else list(rows)
    if not found:
        return ()
    first, last = found[0], found[-1]
    return range(first, last + 1) if last - first + 1 == len(found) else found


def shift_rows(rows: Rows, by: int) -> Rows:
    """Return rows with `by` added to each."""
    if by == 0:
        return rows
    if isinstance(rows, range):
        return range(rows.start + by, rows.stop + by, rows.step)
    return [row + by for row in rows]


def span_without(span: range, rows: Rows) -> list[int]:
    """Return the rows of a span except for some."""
    if isinstance(rows, range):
        start, stop = (min(max(end, span.start), span.stop) for end in (rows.start, rows.stop))
        return [*range(span.start, start), *range(stop, span.stop)]
    left: list[int] = []
    at = span.start
    for row in rows[bisect_left(rows, span.start) : bisect_left(rows, span.stop)]:
        left += range(at, row)
        at = row + 1
    left += range(at, span.stop)
    return left


def are_within(rows: Sequence[int], span: range) -> bool:
    """Tell whether all of some rows, in any order, are in a span."""
    return not rows or (min(rows) >= span.start and max(rows) < span.stop)


def are_among(rows: Rows, others: Rows) -> bool:
    """Tell whether all of some rows are among others; contiguous ones are not tested one by one."""
    if rows and isinstance(others, range):
        return others.start <= rows[0] and rows[-1] < others.stop
    return not rows or set(others).issuperset(rows)


def after_insertion(rows: Rows, new: Rows) -> Rows:
    """Return where rows are after others were inserted, which then are the rows `new`."""
    found: list[int] = []
    above = 0  # of the new ones
    for row in rows:
        while above < len(new) and new[above] <= row + above:
            above += 1
        found.append(row + above)
    return as_rows(found)


def after_removal(rows: Rows, gone: Rows) -> Rows:
    """Return the new numbers of those of some rows that are left once the rows `gone` are removed."""
    found: list[int] = []
    above = 0  # of those that go
    for row in rows:
        while above < len(gone) and gone[above] < row:
            above += 1
        if above == len(gone) or gone[above] != row:
            found.append(row - above)
    return as_rows(found)
