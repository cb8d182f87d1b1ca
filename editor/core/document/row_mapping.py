"""Which row stood where, when rows change places: in most cases all but a few stay where they are."""

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
    """Item `new` is the row in which the entry of row `new` stood before; -1: it is new.

    Those rows that are no item are gone. The rows before `start` and the last `kept` ones stand among
    themselves as they did.
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
        """The same of rows that may be looked through already."""
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
        """Have what belongs to the rows follow them, in place.

        fresh: what belongs to the new ones; raises ValueError where that is less.
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
        """Gets the items of the rows that changed, in their new order: quicker than one after the other."""
        changed = self._rows[self.start : len(self) - self.kept]
        return itemgetter(*changed) if len(changed) > 1 else lambda items: [items[old] for old in changed]

    @cached_property
    def _new_places(self) -> Sequence[int]:
        """Where the new ones are among the rows that changed."""
        return [row - self.start for row in self.new]

    @cached_property
    def new_rows(self) -> Sequence[int]:
        """In which row each that was there stands now; -1: it is gone."""
        stop = len(self) - self.kept
        changed = [-1] * (self.before - self.kept - self.start)
        for new, old in enumerate(self._rows[self.start : stop], self.start):
            if old >= 0:
                changed[old - self.start] = new
        return [*range(self.start), *changed, *range(stop, len(self))]


def after_move(rows: Rows, order: Sequence[int]) -> Rows:
    """Where rows stand once row `new` has what stands in `order[new]`; one below the last is none."""
    new_rows = RowMapping(order, len(order)).new_rows if rows else ()
    return as_rows(sorted(new_rows[row] for row in rows if row < len(new_rows)))


def _unmoved(rows: Sequence[int], before: int) -> int:
    """How many rows at the beginning are what they were."""
    most = min(len(rows), before)
    at = 0
    while at < most and list(rows[at : at + _AT_A_TIME]) == list(range(at, min(at + _AT_A_TIME, len(rows)))):
        at += _AT_A_TIME
    while at < most and rows[at] == at:
        at += 1
    return min(at, most)


def _unmoved_behind(rows: Sequence[int], before: int, start: int) -> int:
    """How many rows at the end are what those at the end were, the first `start` ones aside."""
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
