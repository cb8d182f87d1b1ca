"""Some entries as columns, one of these entries, and the permanent identifiers of rows.

A column whose items are all equal takes no memory for each of them, as is the case with most
columns of most files.
"""

import sys
from array import array
from collections import deque
from collections.abc import Collection, Iterable, Iterator, MutableSequence, Sequence
from itertools import compress, repeat
from operator import eq
from typing import Any, NamedTuple, TypeVar, cast, overload

from editor.core.document.rows import FileRuns, RowMapping
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import EXTENSIONS, OddSource, Values
from editor.runtime.threads import Tell, untold

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


ODD = 255  # in place of a layout: the entry keeps its source
_IS_ODD = bytes(number == ODD for number in range(256))


class Entry(NamedTuple):
    """A read-only copy of one row's values, as written."""

    loc: str = ""
    lastmod: str = ""
    changefreq: str = ""
    priority: str = ""

    def values(self) -> Values:
        """Return the four values in the protocol's order."""
        return (self.loc, self.lastmod, self.changefreq, self.priority)


class EntryColumns:
    """Some entries across all columns, in order: what a reader delivers, what is removed and inserted.

    All members have one item per entry. `gap` is the text between the entry before (or the root's start
    tag) and this one. `layout` holds numbers into `Document.layouts`, or ODD. `ids`, which only removed
    entries have, are what `Document.row_ids` knows them by; `files` says which files the entries belong to:
    the key of a file with how many of its entries come next. Columns that nobody has copied yet lack it.
    """

    def __init__(self) -> None:
        self.loc: list[str] = []
        self.lastmod: list[str] = []
        self.changefreq: list[str] = []
        self.priority: list[str] = []
        self.extensions = CompactList[str]()
        self.gap = CompactList[str]()
        self.source = CompactList[OddSource | None]()
        self.layout = bytearray()
        self.ids: Sequence[int] = ()
        self.files: FileRuns = ()

    @classmethod
    def blank(cls, count: int, gap: str = "", layout: int = ODD) -> "EntryColumns":
        """Return equal entries without any value."""
        block = cls()
        for name in FIELD_NAMES:
            setattr(block, name, [""] * count)
        block.extensions, block.gap = CompactList.of("", count), CompactList.of(gap, count)
        block.source, block.layout = CompactList.of(None, count), bytearray([layout]) * count
        return block

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EntryColumns) and self.columns() == other.columns()

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return len(self.loc)

    def of_file(self, key: int) -> "EntryColumns":
        """Return the same column objects as those of entries of one file."""
        same = EntryColumns()
        for member, column in zip(_MEMBERS, self.columns(), strict=True):
            setattr(same, member, column)
        same.ids, same.files = self.ids, [(key, len(self))]
        return same

    def extend(self, other: "EntryColumns") -> None:
        """Append the entries of other columns."""
        self.insert(len(self), other)

    def insert(self, at: int, other: "EntryColumns") -> None:
        """Insert the entries of other columns before row `at`."""
        for column, coming in zip(self.columns(), other.columns(), strict=True):
            column[at:at] = coming

    def delete(self, first: int, last: int) -> None:
        """Remove contiguous entries; `last` is included."""
        for column in self.columns():
            del column[first : last + 1]

    def put(self, rows: Sequence[int], other: "EntryColumns") -> None:
        """Replace some entries by those of other columns."""
        for column, coming in zip(self.columns(), other.columns(), strict=True):
            if isinstance(column, CompactList):
                column.put(rows, coming)
            else:
                for row, value in zip(rows, coming, strict=True):
                    column[row] = value

    def copy(self, rows: Sequence[int]) -> "EntryColumns":
        """Return a copy of some entries, in any order."""
        copy = EntryColumns()
        for member, column in zip(_MEMBERS, self.columns(), strict=True):
            setattr(copy, member, _picked(column, rows))
        return copy

    def rearrange(self, old_rows: RowMapping, other: "EntryColumns", tell: Tell = untold) -> None:
        """Reorder the entries as a mapping says; `other` contains the new ones.

        tell: is told how much of it is done.
        """
        pairs = list(zip(self.columns(), other.columns(), strict=True))
        for done, (column, coming) in enumerate(pairs, 1):
            if isinstance(column, CompactList):
                column.rearrange(old_rows, coming)
            else:
                old_rows.arrange(column, coming)
            tell(done / len(pairs))

    def take(self, other: "EntryColumns", fields: Collection[str]) -> None:
        """Have the columns of these fields of another one in place of these; "" stands for all columns."""
        for member in _MEMBERS if "" in fields else fields:
            setattr(self, member, getattr(other, member))

    def columns(self) -> list[MutableSequence[Any]]:
        """Return all columns that have an item for each entry."""
        return [getattr(self, member) for member in _MEMBERS]

    def odd_sources(self, rows: slice = slice(None)) -> tuple[list[int], list[OddSource]]:
        """Return the indexes of odd entries among some successive rows, and their sources."""
        layout = self.layout[rows]
        if ODD not in layout:
            return [], []
        is_odd = layout.translate(_IS_ODD)  # without a loop of our own: most files have few, some many
        sources = cast(Iterable[OddSource], compress(self.source[rows], is_odd))
        return list(compress(range(len(is_odd)), is_odd)), list(sources)

    def make_odd(self, rows: Sequence[int], sources: Sequence[OddSource]) -> None:
        """Turn some entries into odd ones with these sources."""
        self.source.put(rows, sources)
        self.extensions.put(rows, [""] * len(rows))
        for at, source in zip(rows, sources, strict=True):
            self.loc[at], self.lastmod[at], self.changefreq[at], self.priority[at] = source.values
            self.layout[at] = ODD

    def column(self, name: str) -> list[str]:
        """Return the values of a field: the list itself, which must not be changed."""
        column: list[str] = getattr(self, name)
        return column

    def fill(self, name: str, text: str) -> list[str]:
        """Set a whole column to one text; return the old column object, which is not copied."""
        old = self.column(name)
        is_compact = isinstance(old, CompactList)
        setattr(self, name, CompactList.of(text, len(old)) if is_compact else [text] * len(old))
        return old

    def set_values(self, name: str, rows: Sequence[int], new: Sequence[str]) -> list[str]:
        """Set the values of a field in some rows; return the old ones."""
        if len(new) != len(rows):
            raise ValueError(f"{len(rows)} rows cannot take {len(new)} values")
        column = self.column(name)
        if isinstance(rows, range) and rows.step == 1:
            old = column[rows.start : rows.stop]
            column[rows.start : rows.stop] = new
        else:
            old = list(map(column.__getitem__, rows))
            deque(map(column.__setitem__, rows, new), maxlen=0)
        return old

    def put_texts(self, name: str, rows: Sequence[int], texts: Sequence[str]) -> None:
        """Set the values of a field, or the extensions, in some rows."""
        if name == EXTENSIONS:
            self.extensions.put(rows, texts)
        else:
            column = self.column(name)
            for row, text in zip(rows, texts, strict=True):
                column[row] = text


def _picked(column: MutableSequence[Any], rows: Sequence[int]) -> MutableSequence[Any]:
    """Return the items of some rows, in a column of the same type."""
    if isinstance(rows, range) and rows.step == 1:
        return column[rows.start : rows.stop]
    if isinstance(column, CompactList):
        return column.picked(rows)
    return type(column)([column[row] for row in rows])  # type: ignore[call-arg]


_MEMBERS = (*FIELD_NAMES, "extensions", "gap", "source", "layout")


class RowIds:
    """A number for each row, which it keeps where it moves, is edited, or comes back after it was removed.

    As long as rows only come at the end, the numbers are those of the rows and take no room.
    """

    def __init__(self, count: int = 0) -> None:
        """count: how many rows there are."""
        self._count = self._next = count
        self._ids: array[int] | None = None  # None: those of the rows

    def by_row(self) -> Sequence[int]:
        """Return the identifiers in row order; the list changes with the rows."""
        return range(self._count) if self._ids is None else self._ids

    def insert(self, first: int, columns: EntryColumns) -> None:
        """Insert the identifiers of entries before row `first`."""
        ids = self._of(columns)
        if self._ids is not None or first != self._count or ids != range(first, first + len(columns)):
            self._listed()[first:first] = array("q", ids)
        self._count += len(columns)

    def remove(self, first: int, last: int) -> None:
        """Remove the identifiers of rows; `last` is included."""
        del self._listed()[first : last + 1]
        self._count -= last - first + 1

    def rearrange(self, old_rows: RowMapping, new_entries: EntryColumns) -> None:
        """Reorder the identifiers as a mapping says; some rows may be new or removed."""
        old_rows.arrange(self._listed(), self._of(new_entries))
        self._count = len(old_rows)

    def copied(self) -> "RowIds":
        """Return a copy that can be changed independently."""
        made = RowIds(self._count)
        made._next, made._ids = self._next, self._ids and self._ids[:]
        return made

    def _of(self, columns: EntryColumns) -> Sequence[int]:
        """Return the identifiers of entries to be inserted: their former ones, or new ones."""
        if columns.ids:
            return columns.ids
        first, self._next = self._next, self._next + len(columns)
        return range(first, self._next)

    def _listed(self) -> "array[int]":
        if self._ids is None:
            self._ids = array("q", range(self._count))
        return self._ids
