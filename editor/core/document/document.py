"""The document in memory: the entries of one or more files, and who is told when they change."""

from array import array
from collections.abc import Mapping, Sequence

from editor.core.document.columns import EntryColumns
from editor.core.document.entries import Entries
from editor.core.document.file_list import FileList
from editor.core.document.row_ids import RowIds
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows, are_within, span_without
from editor.core.document.sitemap_file import Listing, SharedRows, SitemapFile
from editor.core.fields import Kind
from editor.core.xml.markup import Frame, Layout, new_frame

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
        self._frame = frame or new_frame(Kind.URLSET)
        only = SitemapFile(self.shared, 0, Listing(""), self._frame, is_only=True)
        self._files = FileList(self.shared, [] if is_set else [only], is_set=is_set)

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
        if self.is_set:
            raise TypeError("Each file of a set has layouts of its own: ask the file.")
        return self._files.each[0].layouts

    @layouts.setter
    def layouts(self, layouts: list[Layout]) -> None:
        self._files.each[0].layouts = layouts

    def file_at(self, row: int) -> SitemapFile:
        return self._files.at(row)

    def file_above(self, at: int) -> SitemapFile:
        return self._files.above(at)

    def split(self, rows: Rows) -> Sequence[tuple[SitemapFile, Rows]]:
        return self._files.split(rows)

    def to_document(self, rows: Rows) -> Rows:
        return rows

    def from_document(self, rows: Rows) -> Rows:
        return rows

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
        if self.is_set:
            copy._files = self._files.copied(shared)
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
        if self.is_set and not columns.files:
            raise ValueError(f"{len(rows)} entries of no file")
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
        old_rows: list[int] = []
        at = 0
        for came, row in enumerate(rows):
            old_rows += (*range(at, row - came), -1)
            at = row - came
        old_rows += range(at, len(self))
        self._reorder(RowMapping(old_rows, len(self)), columns)

    def remove(self, rows: Rows) -> EntryColumns:
        """Remove entries; returns them."""
        removed = self.copy_rows(rows)
        if not rows:
            return removed
        ids = self.row_ids()
        removed.ids = array("q", map(ids.__getitem__, rows))
        first, last = rows[0], rows[-1]
        if last - first + 1 == len(rows):
            self.listeners.rows_about_to_be_removed(first, last)
            self.shared.ids.remove(first, last)
            self.arrangement += 1
            self.columns.delete(first, last)
            self._files.gave_up(first, last)
            self.listeners.rows_removed(first, last)
        else:
            order = RowMapping(span_without(self.rows, rows), len(self))
            self._reorder(order, EntryColumns())
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
        if sizes is None:
            for file in self._files.each if self.is_set else ():
                if not are_within(order[file.rows.start : file.rows.stop], file.rows):
                    raise ValueError(f"rows of other files in the order of {file.name}")
            self._reorder(order, EntryColumns())
            return
        self._files.check_set()
        new_sizes = [sizes.get(file.key, file.size) for file in self._files.each]
        if sum(new_sizes) != len(self):
            raise ValueError(f"files of {sum(new_sizes)} rows for {len(self)} entries")
        self._reorder(order, EntryColumns(), new_sizes, rewritten, columns)

    def _reorder(
        self,
        order: RowMapping,
        new_entries: EntryColumns,
        sizes: Sequence[int] | None = None,
        rewritten: Rows = (),
        columns: EntryColumns | None = None,
    ) -> None:
        self.listeners.rows_about_to_be_rearranged()
        self.shared.ids.rearrange(order, new_entries)
        self.arrangement += 1
        self.columns.rearrange(order, new_entries)
        if columns is not None:
            self.columns.put(rewritten, columns)
        self._files.took_order(order, new_entries.files, sizes)
        self.listeners.rows_rearranged(order)

    def _whole_order(self, old_rows: Sequence[int]) -> Sequence[int]:
        """Return an order of all rows; rows that were read after it was made stay behind the others."""
        if len(old_rows) == len(self):
            return old_rows
        if not self.is_set:
            raise ValueError(f"an order of {len(old_rows)} rows for {len(self)} entries")
        return [*old_rows, *range(len(old_rows), len(self))]
