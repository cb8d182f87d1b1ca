"""Counts of columns, which are kept: after a change only the rows that differ are counted again."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import compress, count, islice
from operator import is_, is_not, itemgetter
from typing import Any, Generic, TypeVar

from editor.core.document.rows import Rows
from editor.runtime.turns import yield_to_paint

AT_ONCE = 1_000  # rows that are counted between two looks at whether the window wants to paint: a millisecond
_MOST_KEPT = 8  # counts

T = TypeVar("T")
Columns = tuple[Sequence[Any], ...]


@dataclass(frozen=True)
class Tally(Generic[T]):
    """A way to count columns of a source; what it finds in a row depends on that row alone."""

    columns: tuple[str, ...]
    count: Callable[..., Counter[T]]  # of the columns


class Tallies:
    """Keeps counts together with the columns that were counted, which must not change."""

    def __init__(self) -> None:
        self._known: dict[Tally[Any], tuple[Columns, Counter[Any]]] = {}

    def counts(self, tally: Tally[T], columns: Columns) -> Counter[T]:
        """Count columns, or only how they differ from those that were counted last. May run in any thread."""
        known = self._known.get(tally)
        if known is not None and all(map(is_, known[0], columns)):
            return known[1]
        found = tally.count(*columns) if known is None else _counted_again(tally, *known, columns)
        self._known.pop(tally, None)
        self._known[tally] = (columns, found)
        for old in list(self._known)[:-_MOST_KEPT]:
            self._known.pop(old, None)
        return found


def _counted_again(tally: Tally[T], before: Columns, counts: Counter[T], now: Columns) -> Counter[T]:
    gone, come = _differing(before, now)
    if len(gone) + len(come) > len(now[0]):
        return tally.count(*now)
    found = counts.copy()
    found.subtract(tally.count(*(picked_rows(column, gone) for column in before)))
    found.update(tally.count(*(picked_rows(column, come) for column in now)))
    return +found


def _differing(before: Columns, now: Columns) -> tuple[Rows, Rows]:
    """Return rows of either columns, such that all others are the same in the same order."""
    old, new = len(before[0]), len(now[0])
    if old == new:
        found: set[int] = set()
        for one, other in zip(before, now, strict=True):
            for start in range(0, len(one), AT_ONCE):
                yield_to_paint()
                pieces = one[start : start + AT_ONCE], other[start : start + AT_ONCE]
                found.update(compress(count(start), map(is_not, *pieces)))
        rows = sorted(found)
        return rows, rows
    least = min(old, new)
    start = min(_alike(iter(one), iter(other), least) for one, other in zip(before, now, strict=True))
    end = min(
        _alike(reversed(one), reversed(other), least - start) for one, other in zip(before, now, strict=True)
    )
    return range(start, old - end), range(start, new - end)


def _alike(one: Iterator[object], other: Iterator[object], most: int) -> int:
    """Return how many items, up to a number, are the same objects at the start of both."""
    for start in range(0, most, AT_ONCE):
        yield_to_paint()
        own = range(start, min(start + AT_ONCE, most))
        unlike = map(is_not, islice(one, len(own)), islice(other, len(own)))
        if (found := next(compress(own, unlike), None)) is not None:
            return found
    return most


def picked_rows(column: Sequence[T], rows: Rows | None) -> list[T]:
    """Return a copy of a column, or of its items at some rows."""
    if rows is None:
        return list(column)
    if isinstance(rows, range):
        return list(column[rows.start : rows.stop : rows.step])
    return list(itemgetter(*rows)(column)) if len(rows) > 1 else [column[row] for row in rows]


def count_texts(column: Sequence[str]) -> Counter[str]:
    """Count the different texts of a column, and let the window paint in between."""
    return count_by(column, lambda some: some)


def count_by(column: Sequence[str], keys: Callable[[Sequence[str]], Iterable[T]]) -> Counter[T]:
    """Count what a function makes of a column, some thousand texts at a time."""
    found: Counter[T] = Counter()
    for some in in_pieces(column):
        found.update(keys(some))
    return found


def in_pieces(column: Sequence[T]) -> Iterable[Sequence[T]]:
    """Yield a column, some thousand rows at a time, and let the window paint in between."""
    for start in range(0, len(column), AT_ONCE):
        yield_to_paint()
        yield column[start : start + AT_ONCE]
