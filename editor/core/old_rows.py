"""Which row stood where, when rows change places: in most cases all but a few stay where they are."""

from array import array
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from typing import TypeVar, cast, overload

T = TypeVar("T")

_AT_A_TIME = 4096  # rows that are compared at once


class OldRows(Sequence[int]):
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
        self.new = [row for row in changed if rows[row] < 0]
        self.is_permutation = not self.new and len(rows) == before

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
        """Have what belongs to the rows follow them, in place; fresh: what belongs to the new ones."""
        changed = self._rows[self.start : len(self) - self.kept]
        if self.new:
            coming = iter(fresh)
            moved = [items[old] if old >= 0 else next(coming) for old in changed]
        else:
            moved = list(map(items.__getitem__, changed))
        there = slice(self.start, self.before - self.kept)
        if isinstance(items, array):  # which takes nothing but its like
            items[there] = array("q", cast("list[int]", moved))
        else:
            items[there] = moved

    def new_rows(self) -> list[int]:
        """In which row each that was there stands now; -1: it is gone."""
        stop = len(self) - self.kept
        changed = [-1] * (self.before - self.kept - self.start)
        for new, old in enumerate(self._rows[self.start : stop], self.start):
            if old >= 0:
                changed[old - self.start] = new
        return [*range(self.start), *changed, *range(stop, len(self))]


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
