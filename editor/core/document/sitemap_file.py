"""One file of several that are one document: a window on its rows.

It offers all that a `Document` does, in rows of its own, so that whatever works on one file works on a part:
rules, fixes, readers, writers. Its columns are slices, made when asked for and kept until they change.
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from editor.core.document.columns import Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.document.listeners import Listeners
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows, as_rows
from editor.core.xml.markup import Frame

if TYPE_CHECKING:
    from editor.core.document.joined import JoinedUrlset

_states = count(1)


@dataclass(frozen=True, slots=True)
class Listing:
    """What a document of several files says of one of them: its file name, and its entry in the index."""

    name: str  # such as "news.xml"
    loc: str = ""  # as the index lists it; "" where it does not
    lastmod: str = ""


@dataclass(frozen=True, slots=True)
class TakenIn:
    """Entries that another index lists, in the place of the entry that named that index."""

    locs: tuple[str, ...]  # URLs of that index: its entry, the first one, and those that named it again
    text: str  # an index that holds the entries


@dataclass(frozen=True, slots=True)
class IndexPlan:
    """What a document of several files is to do with its index, beside what the listings of its files say."""

    name: str = ""  # of an index that is made for them; "": they have the one they were opened with, or none
    folder: str = ""  # the URL of the folder that it is published in, with its final slash
    dropped: tuple[str, ...] = ()  # URLs whose entries are taken out where there is no file to read for them
    taken_in: tuple[TakenIn, ...] = ()  # in this order


class SitemapFile(Document):
    """One file of a `JoinedUrlset`, which owns the rows.

    Its listeners hear of a change when it has been made, before those of the whole document do. Edits made
    here are made there; an edit worked out for it is put in terms of the whole by `edits.for_whole`.
    """

    def __init__(self, whole: "JoinedUrlset", key: int, listing: Listing, frame: Frame | None = None) -> None:
        super().__init__(frame)
        self.listeners = Listeners(whole.listeners)
        self._whole = whole
        self.key = key
        self.listing = listing
        self.start = 0
        self.size = 0
        self.state = next(_states)  # another number whenever its content has changed
        self._window: EntryColumns | None = None

    def __len__(self) -> int:
        return self.size

    @property
    def whole(self) -> "JoinedUrlset":
        return self._whole

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.listing.name

    @property
    def rows(self) -> range:
        """Its rows in the whole document."""
        return range(self.start, self.start + self.size)

    @property
    def columns(self) -> EntryColumns:
        if self._window is None:
            self._window = self._whole.copy_rows(self.rows)
            self._whole.keep_window(self)
        return self._window

    def column(self, name: str) -> list[str]:
        return self.columns.column(name)

    def entry(self, row: int) -> Entry:
        return self._whole.entry(self.start + row)

    def row_ids(self) -> Sequence[int]:
        return self._whole.row_ids()[self.start : self.start + self.size]

    def copy_rows(self, rows: Rows) -> EntryColumns:
        return self._whole.copy_rows(self.to_document(rows))

    def to_document(self, rows: Rows) -> Rows:
        if isinstance(rows, range):
            return range(rows.start + self.start, rows.stop + self.start, rows.step)
        return [row + self.start for row in rows]

    def from_document(self, rows: Rows) -> Rows:
        """Those rows of the whole document that are its own, in its own numbers."""
        stop = self.start + self.size
        if isinstance(rows, range) and rows.step == 1:
            return range(max(rows.start, self.start) - self.start, max(min(rows.stop, stop) - self.start, 0))
        own = rows[bisect_left(rows, self.start) : bisect_left(rows, stop)]
        return as_rows([row - self.start for row in own])

    # Changes

    def set_values(self, name: str, rows: Rows, values: str | Sequence[str]) -> list[str]:
        return self._whole.set_values(name, self.to_document(rows), values)

    def set_entries(self, rows: Rows, block: EntryColumns) -> EntryColumns:
        return self._whole.set_entries(self.to_document(rows), block)

    def set_frame(self, frame: Frame) -> Frame:
        self.state = next(_states)
        with self._whole.telling_parts():
            old = super().set_frame(frame)
        self._whole.listeners.frame_changed()
        return old

    def insert(self, rows: Rows, block: EntryColumns) -> None:
        block.parts = ((self.key, len(block)),)
        self._whole.insert(self.to_document(rows), block)

    def remove(self, rows: Rows) -> EntryColumns:
        return self._whole.remove(self.to_document(rows))

    def rearrange(self, old_rows: Sequence[int]) -> None:
        if len(old_rows) != len(self):
            raise ValueError(f"an order of {len(old_rows)} rows for {len(self)} entries")
        order = array("q", range(len(self._whole)))
        order[self.start : self.start + self.size] = array("q", self.to_document(old_rows))
        self._whole.rearrange(order)

    # What the whole document tells

    def forget_window(self) -> None:
        """Slice the columns anew when they are asked for."""
        self._window = None

    def took_values(self, name: str, rows: Rows) -> None:
        """Values of a field changed in some of its rows; "" stands for all that there is in them."""
        self.state = next(_states)
        if self._window is not None and name and len(rows) == 1:
            self._window.column(name)[rows[0]] = self._whole.column(name)[self.start + rows[0]]
        else:
            self._window = None
        self.listeners.values_changed(name, rows)

    def took_rows(self, first: int, last: int) -> None:
        """Rows came; `last` is included."""
        self.state = next(_states)
        self.arrangement += 1
        self.listeners.rows_inserted(first, last)

    def gave_rows(self, first: int, last: int) -> None:
        """Rows went; `last` is included."""
        self.state = next(_states)
        self.arrangement += 1
        self.listeners.rows_removed(first, last)

    def took_order(self, old_rows: RowMapping) -> None:
        """Its rows are others, or stand in another order; see `RowMapping`."""
        self.state = next(_states)
        self.arrangement += 1
        self._window = None
        self.listeners.rows_rearranged(old_rows)
