"""The list of a document's files with their rows, and the notification of their listeners."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import accumulate, pairwise
from operator import ne, sub
from typing import overload

from editor.core.document.listeners import FilesListener
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import FileRuns, Rows
from editor.core.document.sitemap_file import IndexPlan, Listing, SharedRows, SitemapFile
from editor.core.xml.markup import Layout


class FileList(Sequence[SitemapFile]):
    """The files of a document in order, and for a set the changes that are to be made to its index.

    Who listens to a file is told by it, before all others are. The methods that change which files a set has
    are for edits and readers alone.
    """

    def __init__(self, shared: SharedRows, files: Sequence[SitemapFile], *, is_set: bool) -> None:
        """is_set: whether files may come and go; else there is one, which has all rows."""
        self.each, self._shared, self._is_set = list(files), shared, is_set
        self.by_key = {file.key: file for file in files}
        self.index_plan = IndexPlan()  # the changes that are to be made to the index
        self._next_key = max((1, *(file.key + 1 for file in files)))
        self._listeners: list[FilesListener] = []
        self._layouts_gone: dict[int, Sequence[Layout]] = {}  # of files that were taken out
        self._stops: list[int] = []  # the row behind the last of each file
        self.is_telling = False  # listeners of files are told, those of the document are not yet

    def copied(self, shared: SharedRows) -> "FileList":
        """Return the files of a set for a copy of the document, with rows that are copies of these."""
        files = [SitemapFile(shared, each.key, each.listing, each.frame) for each in self.each]
        copy = FileList(shared, files, is_set=True)
        copy.index_plan = self.index_plan
        copy._count([each.size for each in self.each])
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
        return self.each[bisect_right(self._stops, row)] if self._is_set else self.each[0]

    def above(self, at: int) -> SitemapFile:
        """Return the file that entries inserted before row `at` belong to: that of the row above."""
        return self.at(max(at - 1, 0)) if self._stops and self._stops[-1] else self.each[0]

    def named(self, name: str) -> SitemapFile | None:
        """Return the file of that name, if there is one; case only matters if it tells two files apart."""
        found = [file for file in self.each if file.name.lower() == name.lower()]
        return next((file for file in found if file.name == name), next(iter(found), None))

    def split(self, rows: Rows) -> Sequence[tuple[SitemapFile, Rows]]:
        """Return some rows grouped by file, as each file numbers them."""
        if not self._is_set:
            return [(self.each[0], rows)]
        if not rows:
            return []
        first, last = bisect_right(self._stops, rows[0]), bisect_right(self._stops, rows[-1])
        return [(file, own) for file in self.each[first : last + 1] if (own := file.from_document(rows))]

    def runs(self, rows: Rows) -> FileRuns:
        """Return the files that some rows belong to, each with the number of these rows."""
        if not self._is_set or not rows:
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
        if not self._is_set:
            raise TypeError("the document is one file")

    def _tell(self) -> None:
        self._shared.listeners.tell(self._listeners, lambda each: each.files_changed())

    # Between a change and telling of it: the files are brought up to date, and tell who listens to them

    def took_values(self, name: str, rows: Rows) -> None:
        if not self._is_set:  # once for each key that is typed
            self.each[0].take_values(name, rows)
            return
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

    def took_order(self, order: RowMapping, runs: FileRuns, sizes: Sequence[int] | None = None) -> None:
        """Update the files after a reordering; `sizes`: their new sizes if rows went from file to file."""
        if not self._is_set:
            with self.telling():
                self.each[0].take_order(order)
            return
        before = [file.rows for file in self.each]
        self._count(sizes or self._sizes(order, dict(runs)))
        with self.telling():
            for file, old in zip(self.each, before, strict=True):
                now = order[file.start : file.start + file.size]
                if len(now) != len(old) or any(map(ne, now, old)):
                    own = [row - old.start if row in old else -1 for row in now]
                    file.take_order(RowMapping(own, len(old)))

    def _sizes(self, order: RowMapping, came: Mapping[int, int]) -> Sequence[int]:
        """Return the size of each file after `came` entries were added by key, or others were removed."""
        if came or len(order) == sum(file.size for file in self.each):
            return [file.size + came.get(file.key, 0) for file in self.each]
        bounds = [bisect_left(order, stop) for stop in (0, *self._stops)]  # of the rows that are left
        return [stop - start for start, stop in pairwise(bounds)]

    def _count(self, sizes: Sequence[int]) -> None:
        if not self._is_set:
            return
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
