"""Several files as one document: the rows of its parts, file after file, in one set of columns."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import accumulate, pairwise
from operator import ne
from typing import Protocol

from editor.core.document.columns import Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.document.row_ids import RowIds
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows, Runs, are_within
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame

SITEMAP = "sitemap"  # what the name of a row's file is called beside its values
_KEPT = 4  # parts whose columns are kept as slices


class FilesListener(Protocol):
    """Who wants to know which files there are, beside what happens to their rows."""

    def parts_changed(self) -> None:
        """A part came or went or is listed otherwise, or the index is to be another."""


class JoinedUrlset(Document):
    """The entries of several urlsets as one document, each of them a `SitemapFile`.

    Rows of a part are contiguous, so that where a row stands says which file it belongs to. Entries that are
    inserted belong to the part of the row above (below at the very top), unless their block says; those that
    were removed remember. Layouts and frames are those of the parts; there is none for all of them.
    """

    def __init__(self) -> None:
        super().__init__(new_frame(Kind.URLSET))
        self._parts: list[SitemapFile] = []
        self._by_key: dict[int, SitemapFile] = {}
        self._stops: list[int] = []  # the row behind the last of each part
        self._windows: list[SitemapFile] = []  # those with slices, the latest last
        self._next_key = 1
        self._index_plan = IndexPlan()
        self._part_listeners: list[FilesListener] = []
        self.is_telling_parts = False  # they hear of a change before all others do

    @property
    def kind(self) -> Kind:
        return Kind.URLSET

    @property
    def parts(self) -> Sequence[SitemapFile]:
        return self._parts

    def file_at(self, row: int) -> SitemapFile:
        return self._parts[bisect_right(self._stops, row)]

    def file_above(self, at: int) -> SitemapFile:
        return self.file_at(max(at - 1, 0)) if len(self) else self._parts[0]

    def start_of(self, part: Document) -> int:
        return part.start

    def file_by_key(self, key: int) -> SitemapFile:
        """The file with a key; raises KeyError where there is none."""
        return self._by_key[key]

    def file_named(self, name: str) -> SitemapFile | None:
        """The file of that name, if there is one; case is told apart only where that tells two of them."""
        found = [part for part in self._parts if part.name.lower() == name.lower()]
        return next((part for part in found if part.name == name), next(iter(found), None))

    def split(self, rows: Rows) -> list[tuple[SitemapFile, Rows]]:
        if not rows:
            return []
        first, last = bisect_right(self._stops, rows[0]), bisect_right(self._stops, rows[-1])
        return [(part, own) for part in self._parts[first : last + 1] if (own := part.from_document(rows))]

    def typical_layout(self) -> int:
        raise TypeError("Entries are written as those of a part are: ask the part.")

    def new_columns(self, entries: Iterable[Entry]) -> EntryColumns:
        raise TypeError("Entries are written as those of a part are: ask the part.")

    def snapshot(self) -> "JoinedUrlset":
        copy = self.working_copy()
        for part in copy.parts:
            part.layouts = list(part.layouts)
        return copy

    def working_copy(self) -> "JoinedUrlset":
        copy = JoinedUrlset()
        copy._index_plan = self._index_plan
        for part in self._parts:
            own = SitemapFile(copy, part.key, part.listing, part.frame)
            own.layouts = part.layouts
            copy.put_parts(len(copy.parts), [own])
        copy._block, copy._ids = self.copy_rows(range(len(self))), RowIds(len(self))
        copy._count([part.size for part in self._parts])
        copy.restore_states(self.states())
        return copy

    # Which parts there are

    def add_parts_listener(self, listener: FilesListener) -> None:
        """Tell this object of the files that come, go, or change their listing."""
        self._part_listeners.append(listener)

    def new_part(self, listing: Listing, key: int = 0) -> SitemapFile:
        """An empty file for this document, not put into it yet; key: that it had before, a new one if 0."""
        if key:
            return SitemapFile(self, key, listing)
        self._next_key += 1
        return SitemapFile(self, self._next_key - 1, listing)

    def put_parts(self, number: int, parts: Sequence[SitemapFile]) -> None:
        """Put files without rows among the others, from the `number`th on, counted from 0."""
        for part in parts:
            if part.whole is not self or part.size or part.key in self._by_key:
                raise ValueError(f"{part.name} is no empty part for this document")
            self._next_key = max(self._next_key, part.key + 1)
            self._by_key[part.key] = part
        self._parts[number:number] = parts
        self._count([each.size for each in self._parts])
        self._tell_of_parts()

    def take_part(self, part: SitemapFile) -> int:
        """Take out a file without rows; returns its number."""
        if part.size:
            raise ValueError(f"{part.name} still has {part.size} rows")
        number = self._parts.index(part)
        del self._parts[number], self._by_key[part.key]
        self._count([each.size for each in self._parts])
        self._tell_of_parts()
        return number

    def set_listing(self, part: SitemapFile, listing: Listing) -> Listing:
        """Give a file another name or entry in the index; returns the old ones."""
        old, part.listing = part.listing, listing
        self._tell_of_parts()
        return old

    @property
    def index_plan(self) -> IndexPlan:
        """What is to be done with the index."""
        return self._index_plan

    def set_index_plan(self, plan: IndexPlan) -> IndexPlan:
        """Do something else with the index; returns what was to be done."""
        old, self._index_plan = self._index_plan, plan
        self._tell_of_parts()
        return old

    def _tell_of_parts(self) -> None:
        self.listeners.tell(self._part_listeners, lambda each: each.parts_changed())

    def states(self) -> Mapping[int, int]:
        """The state of each part by its key: as long as a part has the same one, its content is the same."""
        return {part.key: part.state for part in self._parts}

    def restore_states(self, states: Mapping[int, int]) -> None:
        """The parts hold again what they held when these were their states."""
        for part in self._parts:
            part.state = states.get(part.key, part.state)

    # Changes

    def regroup(
        self, old_rows: Sequence[int], sizes: Mapping[int, int], rows: Rows, block: EntryColumns
    ) -> EntryColumns:
        """Put the entries into another order, over the bounds of the parts; returns what `rows` held.

        sizes: how many rows each part has afterwards, by its key; parts not named keep theirs. rows: those
        that are written differently where they stand afterwards, namely as in `block`.
        """
        order = RowMapping.of(self._whole_order(old_rows), len(self))
        new_sizes = [sizes.get(part.key, part.size) for part in self._parts]
        if sum(new_sizes) != len(self):
            raise ValueError(f"parts of {sum(new_sizes)} rows for {len(self)} entries")
        self.listeners.rows_about_to_be_rearranged()
        self._reorder(order, EntryColumns())
        old = self._exchange(rows, block)
        self._resize(order, new_sizes)
        self.listeners.rows_rearranged(order)
        return old

    def rearrange(self, old_rows: Sequence[int]) -> None:
        """Put the entries into another order, within their parts."""
        order = self._whole_order(old_rows)
        for part in self._parts:
            if not are_within(order[part.start : part.start + part.size], part.rows):
                raise ValueError(f"rows of other files in the order of {part.name}")
        self._rearrange(RowMapping.of(order, len(self)), EntryColumns())

    def insert(self, rows: Rows, block: EntryColumns) -> None:
        if rows and not block.parts:
            block = replace(block, parts=self._runs_for(rows))
        super().insert(rows, block)

    def remove(self, rows: Rows) -> EntryColumns:
        runs = [(part.key, len(own)) for part, own in self.split(rows)]
        removed = super().remove(rows)
        removed.parts = runs
        return removed

    def _whole_order(self, old_rows: Sequence[int]) -> Sequence[int]:
        """An order that was made when there were fewer rows: those read since stay behind the others."""
        if len(old_rows) == len(self):
            return old_rows
        return [*old_rows, *range(len(old_rows), len(self))]

    def _runs_for(self, rows: Rows) -> list[tuple[int, int]]:
        """The parts that new rows belong to, that of the row above each time."""
        runs = Counter(self.file_above(row - new).key for new, row in enumerate(rows))  # new: rows above it
        return [(part.key, runs[part.key]) for part in self._parts if runs[part.key]]

    # Between a change and telling of it

    def _took_values(self, name: str, rows: Rows) -> None:
        runs = self.split(rows)
        with self.telling_parts():
            for part, own in runs:
                part.took_values(name, own)

    def _took_in(self, first: int, last: int, parts: Runs) -> None:
        came = dict(parts)
        self._count([part.size + came.get(part.key, 0) for part in self._parts])
        with self.telling_parts():
            for part, own in self.split(range(first, last + 1)):
                part.took_rows(own[0], own[-1])

    def _gave_up(self, first: int, last: int) -> None:
        runs = self.split(range(first, last + 1))
        gone = {part.key: len(own) for part, own in runs}
        self._count([part.size - gone.get(part.key, 0) for part in self._parts])
        with self.telling_parts():
            for part, own in runs:
                part.gave_rows(own[0], own[-1])

    def _took_order(self, old_rows: RowMapping, parts: Runs) -> None:
        came = dict(parts)
        if came:
            sizes = [part.size + came.get(part.key, 0) for part in self._parts]
        elif len(old_rows) == sum(part.size for part in self._parts):
            sizes = [part.size for part in self._parts]
        else:  # the rows that are left, in their order
            bounds = [bisect_left(old_rows, stop) for stop in (0, *self._stops)]
            sizes = [stop - start for start, stop in pairwise(bounds)]
        self._resize(old_rows, sizes)

    def _resize(self, old_rows: RowMapping, sizes: Sequence[int]) -> None:
        """The parts have these sizes now; row `new` was `old_rows[new]` when they had others."""
        before = [part.rows for part in self._parts]
        self._count(sizes)
        with self.telling_parts():
            for part, old in zip(self._parts, before, strict=True):
                now = old_rows[part.start : part.start + part.size]
                if len(now) != len(old) or any(map(ne, now, old)):
                    own = [row - old.start if row in old else -1 for row in now]
                    part.took_order(RowMapping(own, len(old)))

    def _count(self, sizes: Sequence[int]) -> None:
        self._stops = list(accumulate(sizes))
        for part, size, stop in zip(self._parts, sizes, self._stops, strict=True):
            if part.size != size:
                part.forget_window()
            part.start, part.size = stop - size, size

    @contextmanager
    def telling_parts(self) -> Iterator[None]:
        """What listens to parts is brought up to date, what listens to the whole is not yet."""
        self.is_telling_parts = True
        try:
            yield
        finally:
            self.is_telling_parts = False

    def keep_window(self, part: SitemapFile) -> None:
        """A part has sliced its columns: some other one has to do without."""
        if part in self._windows:
            self._windows.remove(part)
        self._windows.append(part)
        if len(self._windows) > _KEPT:
            self._windows.pop(0).forget_window()
