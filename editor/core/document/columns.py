"""Some entries as columns, and one of them."""

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass, field, replace
from itertools import compress
from typing import Any, cast

from editor.core.document.compact_list import CompactList
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import FileRuns
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import EXTENSIONS, OddSource, Values

ODD = 255  # in place of a layout: the entry keeps its source
_IS_ODD = bytes(number == ODD for number in range(256))


@dataclass(frozen=True, slots=True)
class Entry:
    """A read-only copy of one row's values, as written."""

    loc: str = ""
    lastmod: str = ""
    changefreq: str = ""
    priority: str = ""

    def values(self) -> Values:
        """Return the four values in the protocol's order."""
        return (self.loc, self.lastmod, self.changefreq, self.priority)


@dataclass(slots=True)
class EntryColumns:
    """Some entries across all columns, in order: what a reader delivers, what is removed and inserted.

    All members have one item per entry. `gap` is the text between the entry before (or the root's start
    tag) and this one. `layout` holds numbers into `Document.layouts`, or ODD. `ids`, which only removed
    entries have, are what `Document.row_ids` knows them by; `files` says which files the entries belong to:
    the key of a file with how many of its entries come next. Columns that nobody has copied yet lack it.
    """

    loc: list[str] = field(default_factory=list)
    lastmod: list[str] = field(default_factory=list)
    changefreq: list[str] = field(default_factory=list)
    priority: list[str] = field(default_factory=list)
    extensions: CompactList[str] = field(default_factory=CompactList)
    gap: CompactList[str] = field(default_factory=CompactList)
    source: CompactList[OddSource | None] = field(default_factory=CompactList)
    layout: bytearray = field(default_factory=bytearray)
    ids: Sequence[int] = field(default=(), compare=False, repr=False)
    files: FileRuns = field(default=(), compare=False, repr=False)

    @classmethod
    def blank(cls, count: int, gap: str = "", layout: int = ODD) -> "EntryColumns":
        """Return equal entries without any value."""
        block = cls(layout=bytearray([layout]) * count)
        for name in FIELD_NAMES:
            setattr(block, name, [""] * count)
        block.extensions, block.gap = CompactList.of("", count), CompactList.of(gap, count)
        block.source = CompactList.of(None, count)
        return block

    def __len__(self) -> int:
        return len(self.loc)

    def of_file(self, key: int) -> "EntryColumns":
        """Return the same column objects as those of entries of one file."""
        return replace(self, files=[(key, len(self))])

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

    def rearrange(self, old_rows: RowMapping, other: "EntryColumns") -> None:
        """Reorder the entries as a mapping says; `other` contains the new ones."""
        for column, coming in zip(self.columns(), other.columns(), strict=True):
            if isinstance(column, CompactList):
                column.rearrange(old_rows, coming)
            else:
                old_rows.arrange(column, coming)

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
            old = [column[row] for row in rows]
            for row, value in zip(rows, new, strict=True):
                column[row] = value
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
