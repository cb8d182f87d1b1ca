"""One file of a document: its frame, how its entries are written, and which rows of the document they are."""

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from editor.core.document.columns import EntryColumns, RowIds
from editor.core.document.entries import Entries, Listeners
from editor.core.document.rows import RowMapping, Rows
from editor.core.fields import Kind
from editor.core.xml.markup import Frame, Layout, new_frame

_KEPT = 4  # files whose columns are kept as slices
_versions = count(1)


class Listing(NamedTuple):
    """The file name of one of several files, and its entry in the index."""

    name: str  # such as "news.xml"
    loc: str = ""  # as the index lists it; "" where it does not
    lastmod: str = ""


class InlinedIndex(NamedTuple):
    """Entries that another index lists, in the place of the entry that named that index."""

    locs: tuple[str, ...]  # URLs of that index: its entry, the first one, and those that named it again
    text: str  # an index that holds the entries


class IndexPlan(NamedTuple):
    """The changes that are to be made to the index, apart from the listings of the files."""

    name: str = ""  # of an index that is made for them; "": they have the one they were opened with, or none
    folder: str = ""  # the URL of the folder that it is published in, with its final slash
    dropped: tuple[str, ...] = ()  # URLs whose entries are taken out where there is no file to read for them
    taken_in: tuple[InlinedIndex, ...] = ()  # in this order


class SharedRows:
    """The columns of all entries of a document, which its files share, and the listeners."""

    def __init__(self, columns: EntryColumns | None = None, ids: RowIds | None = None) -> None:
        self.columns = EntryColumns() if columns is None else columns
        self.ids = RowIds() if ids is None else ids
        self.listeners = Listeners()
        self.sliced: list[SitemapFile] = []  # those that keep slices, the latest last


class SitemapFile(Entries):
    """One file of a `Document`, with rows of its own that count from 0; it reads, the document changes.

    Its listeners hear of a change when it has been made, before those of the document do. An edit worked out
    for it becomes one of the document by `Edit.placed_in`. Its columns are those of the document itself
    where it has all rows, else slices, made when asked for and kept until they change.
    """

    def __init__(self, shared: SharedRows, key: int, listing: Listing, frame: Frame | None = None) -> None:
        self.shared = shared
        self.key = key
        self.listing = listing
        self.frame = frame or new_frame(Kind.URLSET)
        self.layouts: list[Layout] = []
        self.listeners = Listeners(shared.listeners)
        self.arrangement = 0
        self.start = 0
        self._size = 0
        self.version = next(_versions)  # another number whenever its content has changed
        self._slices: EntryColumns | None = None

    def __len__(self) -> int:
        return self._size

    @property
    def name(self) -> str:
        """The file name; "" for the only file of a document."""
        return self.listing.name

    @property
    def size(self) -> int:
        """The number of rows."""
        return len(self)

    @property
    def rows(self) -> range:
        return range(self.start, self.start + len(self))

    @property
    def document_columns(self) -> EntryColumns:
        return self.shared.columns

    @property
    def columns(self) -> EntryColumns:
        if self._has_all:
            return self.shared.columns
        if self._slices is None:
            self._slices = self.shared.columns.copy(self.rows)
            self._keep_slices()
        return self._slices

    @property
    def _has_all(self) -> bool:
        return self._size == len(self.shared.columns)

    def _keep_slices(self) -> None:
        """Keep the sliced columns, and drop those that were kept the longest if they are too many."""
        sliced = self.shared.sliced
        if self in sliced:
            sliced.remove(self)
        sliced.append(self)
        if len(sliced) > _KEPT:
            sliced.pop(0).forget_slices()

    def forget_slices(self) -> None:
        """Drop the sliced columns, so that they are sliced again when asked for."""
        self._slices = None

    @property
    def files(self) -> "Sequence[SitemapFile]":
        return (self,)

    def file_at(self, row: int) -> "SitemapFile":
        return self

    def file_above(self, _at: int) -> "SitemapFile":
        return self

    def split(self, rows: Rows) -> "Sequence[tuple[SitemapFile, Rows]]":
        return [(self, rows)]

    def start_of(self, file: Entries) -> int:
        return 0

    def row_ids(self) -> Sequence[int]:
        ids = self.shared.ids.by_row()
        return ids if self._has_all else ids[self.start : self.start + self.size]

    def copy_rows(self, rows: Rows) -> EntryColumns:
        copy = self.shared.columns.copy(self.to_document(rows))
        copy.files = [(self.key, len(rows))]
        return copy

    # What the document did, which alone calls these

    def place(self, start: int, size: int) -> None:
        """Set which rows of the document belong to the file."""
        if self._size != size:
            self._slices = None
        self.start, self._size = start, size

    def take_frame(self, frame: Frame) -> Frame:
        """Replace the text around the entries; return the previous one."""
        self.version = next(_versions)
        old, self.frame = self.frame, frame
        self.listeners.frame_changed()
        return old

    def take_values(self, name: str, rows: Rows) -> None:
        """Notify listeners that a field changed in some rows; "" means that everything in the rows did."""
        self.version = next(_versions)
        if self._slices is not None and name and len(rows) == 1:
            whole = self.shared.columns.column(name)
            self._slices.column(name)[rows[0]] = whole[self.start + rows[0]]
        else:
            self._slices = None
        self.listeners.values_changed(name, rows)

    def take_rows(self, first: int, last: int) -> None:
        """Notify listeners that rows were inserted; `last` is included."""
        self.version = next(_versions)
        self.arrangement += 1
        self.listeners.rows_inserted(first, last)

    def lose_rows(self, first: int, last: int) -> None:
        """Notify listeners that rows were removed; `last` is included."""
        self.version = next(_versions)
        self.arrangement += 1
        self.listeners.rows_removed(first, last)

    def take_order(self, mapping: RowMapping) -> None:
        """Notify listeners that rows came from other files, went to them, or changed their order."""
        self.version = next(_versions)
        self.arrangement += 1
        self._slices = None
        self.listeners.rows_rearranged(mapping)
