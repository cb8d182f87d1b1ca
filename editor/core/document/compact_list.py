"""A list that takes no memory while all its items are equal, as in most columns of most files."""

import sys
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from itertools import repeat
from operator import eq
from typing import Any, TypeVar, overload

from editor.core.document.row_mapping import RowMapping

T = TypeVar("T")


class CompactList(MutableSequence[T]):
    """Behaves as a list, whose slices are of its own kind.

    Once its items differ it holds each, and goes on doing so; what is made of some of them may not.
    """

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items: list[T]  # each, or the only one while all are the same
        self._count: int
        if isinstance(items, CompactList) and items.is_alike:
            self._items, self._count = list(items[:1]), len(items)
            return
        own = self._items = list(items)
        self._count = len(own)
        if len(own) > 1 and own[0] == own[-1] and own.count(own[0]) == len(own):
            del own[1:]

    @classmethod
    def of(cls, item: T, count: int) -> "CompactList[T]":
        """`count` times the same item."""
        made = cls()
        made._items, made._count = [item][:count], count
        return made

    @property
    def is_alike(self) -> bool:
        """True if all items are known to be equal."""
        return len(self._items) <= 1

    def distinct(self) -> list[T]:
        """Return the different items in the order of their first occurrence."""
        return list(dict.fromkeys(self._items))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return repeat(self._items[0], self._count) if self._is_compact else iter(self._items)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CompactList | list):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"CompactList({list(self)!r})"

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> "CompactList[T]": ...
    def __getitem__(self, at: int | slice) -> "T | CompactList[T]":
        if isinstance(at, slice):
            if self._is_compact:
                return CompactList.of(self._items[0], len(range(self._count)[at]))
            return CompactList(self._items[at])
        if self._is_compact:
            range(self._count)[at]  # raises IndexError where a list does
            return self._items[0]
        return self._items[at]

    @overload
    def __setitem__(self, at: int, new: T) -> None: ...
    @overload
    def __setitem__(self, at: slice, new: Iterable[T]) -> None: ...
    def __setitem__(self, at: int | slice, new: Any) -> None:
        if isinstance(at, slice):
            self._replace(at, new)
        elif not self._is_compact or new != self[at]:
            self._spread()[at] = new

    def _replace(self, at: slice, new: Iterable[T]) -> None:
        coming = (new[:] if isinstance(new, CompactList) else CompactList(new)) if self.is_alike else new
        gone = range(self._count)[at]
        if isinstance(coming, CompactList) and self._is_like(coming) and gone.step == 1:
            self._items = self._items or list(coming[:1])
            self._resize(self._count - len(gone) + len(coming))
        else:
            items = self._spread()
            items[at] = coming
            self._count = len(items)

    def _is_like(self, other: "CompactList[T]") -> bool:
        """Return True if all items of both lists are equal."""
        return self.is_alike and other.is_alike and (not self or not other or self[0] == other[0])

    def __delitem__(self, at: int | slice) -> None:
        if self._is_compact:
            gone = range(self._count)[at]
            self._resize(self._count - (len(gone) if isinstance(gone, range) else 1))
        else:
            del self._items[at]
            self._count = len(self._items)

    def insert(self, at: int, new: T) -> None:
        """Put an item in front of item `at`."""
        self[at:at] = [new]

    def extend(self, new: Iterable[T]) -> None:
        """Put items behind the last."""
        self[self._count :] = new

    def index(self, item: T, start: int = 0, stop: int = sys.maxsize) -> int:
        """Return the first index from `start` on that has this item; raises ValueError if there is none."""
        if not self._is_compact:
            return self._items.index(item, start, stop)
        places = range(self._count)[start:stop] if item == self._items[0] else ()
        if not places:
            raise ValueError(f"{item!r} is not in the list")
        return places[0]

    def put(self, places: Sequence[int], new: Sequence[T]) -> None:
        """Have other items at some places: quicker than one by one."""
        if self._is_compact and all(map(eq, new, repeat(self._items[0]))):
            return
        items = self._spread()
        for at, item in zip(places, new, strict=True):
            items[at] = item

    def picked(self, places: Sequence[int]) -> "CompactList[T]":
        """Return the items at some indexes, in the order of these."""
        if self._is_compact:
            return CompactList.of(self._items[0], len(places))
        return CompactList([self._items[at] for at in places])

    def rearrange(self, old_rows: RowMapping, fresh: Iterable[T]) -> None:
        """Have the items follow their rows; fresh: those of the new ones."""
        coming = list(fresh)
        if self._is_compact and coming.count(self._items[0]) == len(coming) >= len(old_rows.new):
            self._resize(len(old_rows))
        else:
            old_rows.arrange(self._spread(), coming)
            self._count = len(self._items)

    @property
    def _is_compact(self) -> bool:
        return len(self._items) < self._count

    def _resize(self, count: int) -> None:
        """Have another number of the same items."""
        self._items, self._count = self._items[:count], count

    def _spread(self) -> list[T]:
        """Hold each item, to let one of them be another."""
        if self._is_compact:
            self._items *= self._count
        return self._items
