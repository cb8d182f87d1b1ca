"""Rows of a document, as edits and findings name them, and where a change moves them.

`RowMapping` maps the rows after a change to the rows before it; most changes leave most rows in
place.
"""

from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from functools import cached_property
from itertools import compress, islice, repeat
from operator import itemgetter, sub
from typing import TypeVar, cast, overload

Rows = Sequence[int]  # rows of the document, ascending, each once: a range where they are contiguous
FileRuns = Sequence[tuple[int, int]]  # keys of files, each with how many of the next rows are its own


def as_rows(rows: Iterable[int]) -> Rows:
    """Return ascending rows as a range if they are contiguous, so that whole columns are swapped at once."""
    if isinstance(rows, range):
        return rows
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


class ShiftedRows(Sequence[int]):
    """Some rows with a number taken from each where it is asked for: a list of many takes long to make."""

    def __init__(self, rows: Sequence[int], by: int) -> None:
        self._rows, self._by = rows, by

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[int]:
        return map(sub, self._rows, repeat(self._by))

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> "ShiftedRows": ...
    def __getitem__(self, at: int | slice) -> "int | ShiftedRows":
        if isinstance(at, slice):
            return ShiftedRows(self._rows[at], self._by)
        return self._rows[at] - self._by

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


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


T = TypeVar("T")

_AT_A_TIME = 4096  # rows that are compared at once
_PART = 20_000  # rows that are put in order in one go, while no other thread has a turn
CHANGED_AT_ONCE = 100_000  # rows; more are changed or moved ahead, by a worker


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
        own = rows[changed.start : changed.stop]
        self.new = list(compress(changed, map((0).__gt__, own))) if min(own, default=0) < 0 else []
        self.is_permutation = not self.new and len(rows) == before
        self._ahead: dict[bytes, bytearray] = {}  # arranged ahead, by what they were

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

    def arrange_ahead(self, codes: bytearray) -> None:
        """Work out what `arrange` makes of these codes, for a worker; new rows have 0."""
        made = bytearray(codes)
        self.arrange(made, repeat(0))
        self._ahead[bytes(codes)] = made

    def arrange(self, items: MutableSequence[T], fresh: Iterable[T] = ()) -> None:
        """Reorder the items that belong to the rows, in place: many in parts, so that threads take turns.

        fresh: the items of the new rows; raises ValueError if they are too few.
        """
        if self._ahead and isinstance(items, bytearray) and (known := self._ahead.get(bytes(items))):
            items[:] = known
            return
        moved, source = list[T](), cast(Sequence[T], (*items, None) if self.new else items)
        for pick in self._picks:
            moved += pick(source)
        if self.new:
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
    def _picks(self) -> "list[Callable[[Sequence[T]], Sequence[T]]]":
        """The functions that get the items of the changed rows in their new order, some of them each."""
        stop = len(self) - self.kept
        return [_pick(self._rows[at : min(at + _PART, stop)]) for at in range(self.start, stop, _PART)]

    @cached_property
    def _new_places(self) -> Sequence[int]:
        """The indexes of the new rows among the changed ones."""
        return [row - self.start for row in self.new]

    @cached_property
    def new_rows(self) -> Sequence[int]:
        """The present row of each former row; -1 if it was removed."""
        # The last one is overwritten by what is new: its former row is -1.
        found = array("q", [-1]) * (self.before + 1)
        for first in range(0, len(self), _PART):
            some = self._rows[first : first + _PART]
            deque(map(found.__setitem__, some, range(first, first + len(some))), maxlen=0)
        del found[-1]
        return found


def _pick(rows: Sequence[int]) -> Callable[[Sequence[T]], Sequence[T]]:
    return itemgetter(*rows) if len(rows) > 1 else lambda items: [items[row] for row in rows]


def moved_span(order: Sequence[int]) -> int:
    """Return how many rows there are from the first that is moved by an order of all to the last."""
    start = _unmoved(order, len(order))
    return len(order) - start - _unmoved_behind(order, len(order), start)


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
