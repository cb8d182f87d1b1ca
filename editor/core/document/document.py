"""The document in memory: the entries of one or more files, and the list of these files.

Listeners of files are notified first, then those of the document.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import accumulate, pairwise, repeat
from operator import ne, sub
from typing import TYPE_CHECKING, NamedTuple, overload

from editor.core.document.columns import EntryColumns, RowIds
from editor.core.document.entries import Entries, FilesListener
from editor.core.document.rows import FileRuns, RowMapping, Rows, are_within, span_without
from editor.core.document.sitemap_file import IndexPlan, Listing, SharedRows, SitemapFile
from editor.core.fields import Kind
from editor.core.joined_data import NO_DATA, JoinedData
from editor.core.xml.markup import Frame, Layout, new_frame
from editor.runtime.threads import Tell, untold

if TYPE_CHECKING:
    from editor.core.site.page_urls import KnownInlinks


class FileList(Sequence[SitemapFile]):
    """The files of a document in order, and for a set the changes that are to be made to its index.

    Who listens to a file is told by it, before all others are. The methods that change which files a set has
    are for edits and readers alone.
    """

    def __init__(
        self, shared: SharedRows, files: Sequence[SitemapFile], sizes: Sequence[int], *, may_change: bool
    ) -> None:
        """sizes: the number of rows of each file. may_change: whether files may come and go."""
        self.each, self._shared, self._may_change = list(files), shared, may_change
        self.by_key = {file.key: file for file in files}
        self.index_plan = IndexPlan()  # the changes that are to be made to the index
        self._next_key = max((1, *(file.key + 1 for file in files)))
        self._listeners: list[FilesListener] = []
        self._layouts_gone: dict[int, Sequence[Layout]] = {}  # of files that were taken out
        self._stops: list[int] = []  # the row behind the last of each file
        self._count(sizes)
        self.is_telling = False  # listeners of files are told, those of the document are not yet

    def copied(self, shared: SharedRows) -> "FileList":
        """Return the files for a copy of the document, with rows that are copies of these."""
        files = [SitemapFile(shared, each.key, each.listing, each.frame) for each in self.each]
        copy = FileList(shared, files, [len(each) for each in self.each], may_change=self._may_change)
        copy.index_plan = self.index_plan
        return copy

    def __len__(self) -> int:
        return len(self.each)

    def __iter__(self) -> Iterator[SitemapFile]:
        return iter(self.each)

    @overload
    def __getitem__(self, at: int) -> SitemapFile: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[SitemapFile]: ...

    def __getitem__(self, at: int | slice) -> SitemapFile | Sequence[SitemapFile]:
        return self.each[at]

    def at(self, row: int) -> SitemapFile:
        """Return the file that a row belongs to."""
        return self.each[bisect_right(self._stops, row, 0, len(self.each) - 1)]

    def above(self, at: int) -> SitemapFile:
        """Return the file that entries inserted before row `at` belong to: that of the row above."""
        return self.at(max(at - 1, 0)) if self._stops[-1] else self.each[0]

    def named(self, name: str) -> SitemapFile | None:
        """Return the file of that name, if there is one; case only matters if it tells two files apart."""
        found = [file for file in self.each if file.name.lower() == name.lower()]
        return next((file for file in found if file.name == name), next(iter(found), None))

    def split(self, rows: Rows) -> Sequence[tuple[SitemapFile, Rows]]:
        """Return some rows grouped by file, as each file numbers them."""
        if len(self.each) == 1:
            return [(self.each[0], rows)]
        if not rows:
            return []
        first, last = bisect_right(self._stops, rows[0]), bisect_right(self._stops, rows[-1])
        return [(file, own) for file in self.each[first : last + 1] if (own := file.from_document(rows))]

    def runs(self, rows: Rows) -> FileRuns:
        """Return the files that some rows belong to, each with the number of these rows."""
        if len(self.each) == 1 or not rows:
            return [(file.key, len(rows)) for file in self.each[:1]]
        first, last = bisect_right(self._stops, rows[0]), bisect_right(self._stops, rows[-1])
        ends = [bisect_left(rows, stop) for stop in self._stops[first : last + 1]]
        counts = map(sub, ends, (0, *ends))
        return [(file.key, count) for file, count in zip(self.each[first:], counts, strict=False) if count]

    def layouts_of(self, key: int) -> Sequence[Layout]:
        """Return the layouts of a file, even of one that was removed; any thread may call this."""
        file = self.by_key.get(key)
        return self._layouts_gone[key] if file is None else file.layouts

    def versions(self) -> Mapping[int, int]:
        """Return the version of each file by its key; a file with the same version has the same content."""
        return {file.key: file.version for file in self.each}

    def restore_versions(self, versions: Mapping[int, int]) -> None:
        """Set the versions of files whose content is again what it was when they had these."""
        for file in self.each:
            file.version = versions.get(file.key, file.version)

    # Which files there are: of a set alone

    def add_listener(self, listener: FilesListener) -> None:
        """Tell this object of the files that come, go, or change their listing."""
        self._listeners.append(listener)

    def new(self, listing: Listing, key: int = 0) -> SitemapFile:
        """Return an empty file for this document, not added yet; `key`: its former key, 0 for a new one."""
        self.check_set()
        if key:
            return SitemapFile(self._shared, key, listing)
        self._next_key += 1
        return SitemapFile(self._shared, self._next_key - 1, listing)

    def put(self, number: int, files: Sequence[SitemapFile]) -> None:
        """Put files without rows among the others, from the `number`th on, counted from 0."""
        self.check_set()
        for file in files:
            if file.shared is not self._shared or file.size or file.key in self.by_key:
                raise ValueError(f"{file.name} is no empty file for this document")
            self._next_key = max(self._next_key, file.key + 1)
        self.by_key.update((file.key, file) for file in files)
        self.each[number:number] = files
        self._count([file.size for file in self.each])
        self._tell()

    def remove(self, key: int) -> int:
        """Take out a file without rows; returns its number."""
        self.check_set()
        file = self.by_key[key]
        if file.size:
            raise ValueError(f"{file.name} still has {file.size} rows")
        self._layouts_gone[key] = file.layouts
        number = self.each.index(file)
        del self.by_key[key]
        del self.each[number]
        self._count([file.size for file in self.each])
        self._tell()
        return number

    def set_listing(self, key: int, listing: Listing) -> Listing:
        """Give a file another name or entry in the index; returns the old ones."""
        self.check_set()
        file = self.by_key[key]
        old, file.listing = file.listing, listing
        self._tell()
        return old

    def set_index_plan(self, plan: IndexPlan) -> IndexPlan:
        """Replace the changes that are to be made to the index; return the previous ones."""
        self.check_set()
        old, self.index_plan = self.index_plan, plan
        self._tell()
        return old

    def check_set(self) -> None:
        """Raise TypeError if the document is one file for good."""
        if not self._may_change:
            raise TypeError("the document is one file")

    def _tell(self) -> None:
        self._shared.listeners.tell(self._listeners, lambda each: each.files_changed())

    # Between a change and telling of it: the files are brought up to date, and tell who listens to them

    def took_values(self, name: str, rows: Rows) -> None:
        runs = self.split(rows)
        with self.telling():
            for file, own in runs:
                file.take_values(name, own)

    def took_in(self, first: int, last: int, runs: FileRuns) -> None:
        came = dict(runs)
        self._count([file.size + came.get(file.key, 0) for file in self.each])
        with self.telling():
            for file, own in self.split(range(first, last + 1)):
                file.take_rows(own[0], own[-1])

    def gave_up(self, first: int, last: int) -> None:
        runs = self.split(range(first, last + 1))
        gone = {file.key: len(own) for file, own in runs}
        self._count([file.size - gone.get(file.key, 0) for file in self.each])
        with self.telling():
            for file, own in runs:
                file.lose_rows(own[0], own[-1])

    def took_order(self, order: "FilesOrder") -> None:
        """Update the files after a reordering."""
        self._count(order.sizes)
        with self.telling():
            for key, own in order.each:
                self.by_key[key].take_order(own)

    def order_within(
        self, order: RowMapping, runs: FileRuns, sizes: Sequence[int] | None = None
    ) -> "FilesOrder":
        """Return what a reordering, which is still to come, means for the files.

        sizes: their new sizes if rows go from file to file.
        """
        new_sizes = sizes or self._sizes(order, dict(runs))
        if len(self.each) == 1:
            return FilesOrder(new_sizes, [(self.each[0].key, order)])
        each = []
        for file, size, stop in zip(self.each, new_sizes, accumulate(new_sizes), strict=True):
            old, now = file.rows, order[stop - size : stop]
            if len(now) != len(old) or any(map(ne, now, old)):
                if are_within(now, old):  # no row comes from elsewhere
                    own = list(map(sub, now, repeat(old.start)))
                else:
                    own = [row - old.start if row in old else -1 for row in now]
                each.append((file.key, RowMapping(own, len(old))))
        return FilesOrder(new_sizes, each)

    def _sizes(self, order: RowMapping, came: Mapping[int, int]) -> Sequence[int]:
        """Return the size of each file after `came` entries were added by key, or others were removed."""
        if came or len(order) == sum(file.size for file in self.each):
            return [file.size + came.get(file.key, 0) for file in self.each]
        bounds = [bisect_left(order, stop) for stop in (0, *self._stops)]  # of the rows that are left
        return [stop - start for start, stop in pairwise(bounds)]

    def _count(self, sizes: Sequence[int]) -> None:
        self._stops = list(accumulate(sizes))
        for file, size, stop in zip(self.each, sizes, self._stops, strict=True):
            file.place(stop - size, size)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Mark that listeners of files are being notified, and those of the document are not yet."""
        self.is_telling = True
        try:
            yield
        finally:
            self.is_telling = False


class FilesOrder(NamedTuple):
    """The sizes of all files once rows moved, and what moves in those that it concerns, by their keys."""

    sizes: Sequence[int]
    each: Sequence[tuple[int, RowMapping]]


class Moved(NamedTuple):
    """Where rows are once they came, went or moved, and what they are known by there."""

    order: RowMapping
    files: FilesOrder
    ids: RowIds


class RowsMade(NamedTuple):
    """The rows that edits of a copy have left, for `Document.take`."""

    columns: EntryColumns
    moved: Moved | None  # None: all are where they were
    values: Sequence[tuple[str, Rows]]  # the rows with new values by field, as `values_changed` tells them


SITEMAP = "sitemap"  # what the name of a row's file is called beside its values


class Document(Entries):
    """The entries of one file, or of a set of files, in columns: file after file, each in its own order.

    Only edits and readers change a document, by the methods below; everyone else listens. Rows of a file are
    contiguous, so that where a row stands says which file it belongs to. In a set, entries that are inserted
    belong to the file of the row above (below at the very top), unless their columns say; those that were
    removed remember. Frames and layouts are those of the files; a document of one file hands them on.
    """

    key = 0

    def __init__(
        self, frame: Frame | None = None, *, is_set: bool = False, shared: SharedRows | None = None
    ) -> None:
        """is_set: whether files may come and go; else there is one, for good."""
        self.is_set = is_set
        self.shared = shared or SharedRows()
        self.listeners = self.shared.listeners
        self.arrangement = 0
        self._data = NO_DATA
        self._inlinks: KnownInlinks = {}
        self.tell: Tell = untold  # is told how much is done while many rows move
        self._frame = frame or new_frame(Kind.URLSET)
        files = [] if is_set else [SitemapFile(self.shared, 0, Listing(""), self._frame)]
        self._files = FileList(self.shared, files, [len(self)] * len(files), may_change=is_set)

    @classmethod
    def copy_of(cls, file: Entries, *, shares_layouts: bool = False) -> "Document":
        """Return a document of one file with a copy of a file's entries, which later edits do not change.

        shares_layouts: to try edits on, so that the number of a layout that one adds holds for both.
        """
        count = len(file)
        copy = cls(file.frame, shared=SharedRows(file.copy_rows(range(count)), RowIds(count)))
        copy.layouts = file.layouts if shares_layouts else list(file.layouts)
        return copy

    def __len__(self) -> int:
        return len(self.shared.columns)

    @property
    def data(self) -> JoinedData:
        return self._data

    def join_data(self, data: JoinedData) -> None:
        """Let tables say other things about the URLs than before, which is no edit."""
        self._data = data

    @property
    def inlinks(self) -> "KnownInlinks":
        return self._inlinks

    def mark_inlinks(self, inlinks: "KnownInlinks") -> None:
        """Take what a comparison with the pages says of links, in place of the one before; it is no edit."""
        self._inlinks = inlinks

    @property
    def columns(self) -> EntryColumns:
        return self.shared.columns

    @property
    def document_columns(self) -> EntryColumns:
        return self.shared.columns

    @property
    def rows(self) -> range:
        return range(len(self.shared.columns))

    def row_ids(self) -> Sequence[int]:
        return self.shared.ids.by_row()

    def copy_rows(self, rows: Sequence[int]) -> EntryColumns:
        copy = self.shared.columns.copy(rows)
        copy.files = self._files.runs(rows)
        return copy

    # The files

    @property
    def files(self) -> FileList:
        return self._files

    @property
    def frame(self) -> Frame:
        """The text around the entries of the only file; for a set, that of a new file without content."""
        return self._frame if self.is_set else self._files.each[0].frame

    @frame.setter
    def frame(self, frame: Frame) -> None:
        self._files.each[0].frame = frame

    @property
    def layouts(self) -> list[Layout]:
        """The layouts of the regular entries of the only file."""
        [only] = self._files.each  # each of several has its own
        return only.layouts

    @layouts.setter
    def layouts(self, layouts: list[Layout]) -> None:
        self._files.each[0].layouts = layouts

    def file_at(self, row: int) -> SitemapFile:
        return self._files.at(row)

    def file_above(self, at: int) -> SitemapFile:
        return self._files.above(at)

    def split(self, rows: Rows) -> Sequence[tuple[SitemapFile, Rows]]:
        return self._files.split(rows)

    def start_of(self, file: Entries) -> int:
        return file.rows.start

    def snapshot(self) -> "Document":
        """Return a copy of the present document without listeners, which later edits do not change."""
        copy = self.working_copy()
        for file in copy.files:
            file.layouts = list(file.layouts)
        return copy

    def working_copy(self) -> "Document":
        """Return a snapshot to try edits on: the number of a layout that an edit adds is valid for both."""
        shared = SharedRows(self.copy_rows(self.rows), RowIds(len(self)))
        copy = Document(self.frame, is_set=self.is_set, shared=shared)
        copy._files = self._files.copied(shared)
        copy._data = self._data
        copy._inlinks = self._inlinks
        for file, own in zip(self.files, copy.files, strict=True):
            own.layouts, own.version = file.layouts, file.version
        return copy

    # Changes; each returns what an edit needs to build its inverse

    def set_values(self, name: str, rows: Rows, values: str | Sequence[str]) -> list[str]:
        """Set a field in some rows, to one value or one value each; returns the old values in their order."""
        if isinstance(values, str) and rows == self.rows:
            old = self.columns.fill(name, values)
        else:
            new = [values] * len(rows) if isinstance(values, str) else values
            old = self.columns.set_values(name, rows, new)
        self._files.took_values(name, rows)
        self.listeners.values_changed(name, rows)
        return old

    def set_entries(self, rows: Rows, columns: EntryColumns) -> EntryColumns:
        """Replace whole rows, gaps and sources included; returns what stood there."""
        old = self.copy_rows(rows)
        self.columns.put(rows, columns)
        self._files.took_values("", rows)
        self.listeners.values_changed("", rows)
        return old

    def set_frame(self, frame: Frame, key: int = 0) -> Frame:
        """Replace what stands around the entries of a file; returns the old frame."""
        with self._files.telling():
            old = self._files.by_key[key].take_frame(frame)
        self.listeners.frame_changed()
        return old

    def append(self, columns: EntryColumns, key: int = 0) -> None:
        """Add entries at the end of a file: a reader's way of delivering it piece by piece."""
        stop = self._files.by_key[key].rows.stop
        self.insert(range(stop, stop + len(columns)), columns.of_file(key))

    def insert(self, rows: Rows, columns: EntryColumns) -> None:
        """Insert entries so that afterwards they stand in `rows`."""
        if not rows:
            return
        columns = self._with_files(columns)
        first, last = rows[0], rows[-1]
        if last - first + 1 == len(rows):
            self.listeners.rows_about_to_be_inserted(first, last)
            if first < len(self):
                self.arrangement += 1
            self.shared.ids.insert(first, columns)
            self.columns.insert(first, columns)
            self._files.took_in(first, last, columns.files)
            self.listeners.rows_inserted(first, last)
            return
        self._reorder(self._order_with(rows), columns)

    def _order_with(self, rows: Rows) -> RowMapping:
        old_rows: list[int] = []
        at = 0
        for came, row in enumerate(rows):
            old_rows += (*range(at, row - came), -1)
            at = row - came
        old_rows += range(at, len(self))
        return RowMapping(old_rows, len(self))

    def _with_files(self, columns: EntryColumns) -> EntryColumns:
        if len(self._files) == 1:
            return columns.of_file(self._files[0].key)
        if not columns.files:
            raise ValueError(f"{len(columns)} entries of no file")
        return columns

    def remove(self, rows: Rows) -> EntryColumns:
        """Remove entries; returns them."""
        removed = self.copy_rows(rows)
        if not rows:
            return removed
        ids, first, last = self.row_ids(), rows[0], rows[-1]
        if last - first + 1 == len(rows):
            removed.ids = ids[first : last + 1]
            self.listeners.rows_about_to_be_removed(first, last)
            self.shared.ids.remove(first, last)
            self.arrangement += 1
            self.columns.delete(first, last)
            self._files.gave_up(first, last)
            self.listeners.rows_removed(first, last)
        else:
            removed.ids = array("q", map(ids.__getitem__, rows))
            left = RowMapping(span_without(self.rows, rows), len(self))
            self._reorder(left, EntryColumns())
        return removed

    def reorder(
        self,
        old_rows: Sequence[int],
        sizes: Mapping[int, int] | None = None,
        rewritten: Rows = (),
        columns: EntryColumns | None = None,
    ) -> None:
        """Put the entries into another order: row `new` then holds what stood in `old_rows[new]`.

        sizes: how many rows each file has afterwards, by its key, where entries go to other files; files that
        are not named keep theirs. rewritten: rows, as numbered afterwards, that are replaced by `columns`.
        """
        order = RowMapping.of(self._whole_order(old_rows), len(self))
        new_sizes = self._sizes_after(order, sizes)
        self._reorder(order, EntryColumns(), new_sizes, rewritten, None if sizes is None else columns)

    def _sizes_after(self, order: RowMapping, sizes: Mapping[int, int] | None) -> Sequence[int] | None:
        """Return the sizes of all files once entries go to other files; None where all stay in theirs."""
        if sizes is None:
            for file in self._files:
                if not are_within(order[file.rows.start : file.rows.stop], file.rows):
                    raise ValueError(f"rows of other files in the order of {file.name}")
            return None
        self._files.check_set()
        new_sizes = [sizes.get(file.key, file.size) for file in self._files.each]
        if sum(new_sizes) != len(self):
            raise ValueError(f"files of {sum(new_sizes)} rows for {len(self)} entries")
        return new_sizes

    def _reorder(
        self,
        order: RowMapping,
        new_entries: EntryColumns,
        sizes: Sequence[int] | None = None,
        rewritten: Rows = (),
        columns: EntryColumns | None = None,
    ) -> None:
        files = self._files.order_within(order, new_entries.files, sizes)
        self.listeners.rows_about_to_be_rearranged()
        self.shared.ids.rearrange(order, new_entries)
        self.arrangement += 1
        self.columns.rearrange(order, new_entries, self.tell)
        if columns is not None:
            self.columns.put(rewritten, columns)
        self._files.took_order(files)
        self.listeners.rows_rearranged(order)

    def work_ahead(self, moved: Moved) -> None:
        """Have listeners work out what takes them long of what is to be taken, in a worker."""
        for key, own in moved.files.each:
            if key in self._files.by_key:
                self._files.by_key[key].listeners.work_ahead(own)
        self.listeners.work_ahead(moved.order)

    def take(self, made: RowsMade) -> None:
        """Have what edits of a copy left in place of the present rows, which are as they were copied."""
        moved, fields = made.moved, {field for field, _ in made.values}
        if moved is None:
            self.columns.take(made.columns, fields)
        else:
            self.listeners.rows_about_to_be_rearranged()
            self.shared.ids = moved.ids
            self.arrangement += 1
            self.columns.take(made.columns, [""])
            self._files.took_order(moved.files)
            self.listeners.rows_rearranged(moved.order)
        for field, rows in made.values:
            self._files.took_values(field, rows)
            self.listeners.values_changed(field, rows)

    def _whole_order(self, old_rows: Sequence[int]) -> Sequence[int]:
        """Return an order of all rows; rows that were read after it was made stay behind the others."""
        if len(old_rows) == len(self):
            return old_rows
        if not self.is_set:
            raise ValueError(f"an order of {len(old_rows)} rows for {len(self)} entries")
        return [*old_rows, *range(len(old_rows), len(self))]
