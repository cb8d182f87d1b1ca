"""Maps the rows after a change to the rows before it; most changes leave most rows in place."""

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from functools import cached_property
from itertools import compress, islice
from operator import itemgetter
from typing import TypeVar, cast, overload

from editor.core.document.rows import Rows, as_rows

T = TypeVar("T")

_AT_A_TIME = 4096  # rows that are compared at once


class RowMapping(Sequence[int]):
    """The old row of the entry in each row, after a change of rows; -1 for a new entry.

    Old rows that are not in it were removed. The rows before `start` and the last `kept` ones are in the same
    order as before.
    """

    def __init__(self, rows: Sequence[int], before: int) -> None:
        """before: how many rows there were."""
        self._rows, self.before = rows, before
        self.start = _unmoved(rows, before)
        self.kept = _unmoved_behind(rows, before, self.start)
        changed = range(self.start, len(rows) - self.kept)
        self.new = list(compress(changed, map((0).__gt__, rows[changed.start : changed.stop])))
        self.is_permutation = not self.new and len(rows) == before

    @classmethod
    def of(cls, rows: Sequence[int], before: int) -> "RowMapping":
        """Return a mapping for these rows, or the rows themselves if they are one already."""
        return rows if isinstance(rows, cls) and rows.before == before else cls(rows, before)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    @overload
    def __getitem__(self, row: int) -> int: ...
    @overload
    def __getitem__(self, row: slice) -> Sequence[int]: ...
    def __getitem__(self, row: int | slice) -> int | Sequence[int]:
        return self._rows[row]

    def arrange(self, items: MutableSequence[T], fresh: Iterable[T] = ()) -> None:
        """Reorder the items that belong to the rows, in place.

        fresh: the items of the new rows; raises ValueError if they are too few.
        """
        moved = cast(list[T], list(self._pick((*items, None) if self.new else items)))
        coming = list(islice(fresh, len(self.new)))
        if len(coming) < len(self.new):
            raise ValueError(f"{len(coming)} items for {len(self.new)} new rows")
        deque(map(moved.__setitem__, self._new_places, coming), maxlen=0)
        there = slice(self.start, self.before - self.kept)
        if isinstance(items, array):  # which takes nothing but its like
            items[there] = array(items.typecode, cast(list[int], moved))
        else:
            items[there] = moved

    @cached_property
    def _pick(self) -> Callable[[Sequence[object]], Iterable[object]]:
        """The function that gets the items of the changed rows in their new order, all at once."""
        changed = self._rows[self.start : len(self) - self.kept]
        return itemgetter(*changed) if len(changed) > 1 else lambda items: [items[old] for old in changed]

    @cached_property
    def _new_places(self) -> Sequence[int]:
        """The indexes of the new rows among the changed ones."""
        return [row - self.start for row in self.new]

    @cached_property
    def new_rows(self) -> Sequence[int]:
        """The present row of each former row; -1 if it was removed."""
        stop = len(self) - self.kept
        changed = [-1] * (self.before - self.kept - self.start)
        for new, old in enumerate(self._rows[self.start : stop], self.start):
            if old >= 0:
                changed[old - self.start] = new
        return [*range(self.start), *changed, *range(stop, len(self))]


def after_move(rows: Rows, order: Sequence[int]) -> Rows:
    """Return where rows are once row `new` holds the entry of `order[new]`; others are dropped."""
    new_rows = RowMapping(order, len(order)).new_rows if rows else ()
    return as_rows(sorted(new_rows[row] for row in rows if row < len(new_rows)))


def _unmoved(rows: Sequence[int], before: int) -> int:
    """Count the rows at the beginning that are where they were."""
    most = min(len(rows), before)
    at = 0
    while at < most and list(rows[at : at + _AT_A_TIME]) == list(range(at, min(at + _AT_A_TIME, len(rows)))):
        at += _AT_A_TIME
    while at < most and rows[at] == at:
        at += 1
    return min(at, most)


def _unmoved_behind(rows: Sequence[int], before: int, start: int) -> int:
    """Count the rows at the end that are the former last ones, apart from the first `start` rows."""
    shift = before - len(rows)
    first = start + max(-shift, 0)  # those before it cannot be
    at = len(rows)
    while at - _AT_A_TIME >= first and list(rows[at - _AT_A_TIME : at]) == list(
        range(at - _AT_A_TIME + shift, at + shift)
    ):
        at -= _AT_A_TIME
    while at > first and rows[at - 1] == at - 1 + shift:
        at -= 1
    return len(rows) - at
