"""The document in memory: columns of text in the file's order, and who is told when they change."""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager

from editor.core.document.columns import ODD, Entry, EntryColumns
from editor.core.document.listeners import DocumentListener, Listeners
from editor.core.document.row_ids import RowIds
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows, Runs, span_without
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import Frame, Layout, Oddity, OddSource, default_layout, new_frame
from editor.core.xml.odd_entries import current_source

MAX_LAYOUTS = 200


class Document:
    """The entries of one document as columns, with the frame around them.

    A value is the text as written, decoded and never parsed away; "" is absent. (An element that is there
    but empty is known from its row's source.) Only edits and readers change a document; everyone else
    listens. The columns are handed out as they are, for speed: read them, never write.

    It is one file. Several files as one document are a `JoinedUrlset`, whose `parts` are what this one is;
    who goes through `parts` deals with both.
    """

    key = 0  # what tells a part from the others of its document, for good
    start = 0  # the row of the whole document that is row 0 of this part

    def __init__(self, frame: Frame | None = None) -> None:
        self.frame = frame or new_frame(Kind.URLSET)
        self.layouts: list[Layout] = []
        self._block = EntryColumns()
        self._ids = RowIds()
        self.arrangement = 0  # another number whenever rows have moved, gone, or come before others
        self.listeners = Listeners()

    def __len__(self) -> int:
        return len(self._block)

    @property
    def kind(self) -> Kind:
        """What the document is."""
        return self.frame.kind

    @property
    def columns(self) -> EntryColumns:
        """All entries, as one block: read it, never write."""
        return self._block

    @property
    def parts(self) -> "Sequence[Document]":
        """The files that the document consists of, in order: this one."""
        return (self,)

    @property
    def whole(self) -> "Document":
        """The document that this is a part of, or is."""
        return self

    def file_at(self, _row: int) -> "Document":
        """The file that a row belongs to."""
        return self

    def file_above(self, _at: int) -> "Document":
        """The file that entries inserted in front of row `at` belong to: that of the row above."""
        return self

    def start_of(self, _part: "Document") -> int:
        """The row of this document that is row 0 of one of its parts."""
        return 0

    def file_by_key(self, _key: int) -> "Document":
        """The file with a key."""
        return self

    def split(self, rows: Rows) -> "Sequence[tuple[Document, Rows]]":
        """Some rows by the file that they belong to, in the numbers of that file."""
        return [(self, rows)]

    def to_document(self, rows: Rows) -> Rows:
        """The same rows as the whole document numbers them."""
        return rows

    def column(self, name: str) -> list[str]:
        """The values of a field in row order."""
        return self._block.column(name)

    def entry(self, row: int) -> Entry:
        """A copy of one row's values."""
        return Entry(*(self.column(name)[row] for name in FIELD_NAMES))

    def row_ids(self) -> Sequence[int]:
        """What tells the rows apart for good, in their order; see `RowIds`."""
        return self._ids.by_row()

    def current_source(self, row: int) -> OddSource | None:
        """The source of an odd entry with the values it has now; None for a regular one."""
        source = self.columns.source[row]
        if source is None:
            return None
        values = self.entry(row).values()
        return source if values == source.values else current_source(source, values, self.file_at(row).frame)

    def oddities(self, row: int) -> tuple[Oddity, ...]:
        """What is odd about the structure of an entry, as it stands now."""
        source = self.current_source(row)
        return source.oddities if source else ()

    def snapshot(self) -> "Document":
        """A copy of the document as it stands now that later edits do not reach; nobody listens to it."""
        copy = Document(self.frame)
        copy.layouts = list(self.layouts)
        copy._block = self.copy_rows(range(len(self)))
        copy._ids = RowIds(len(self))
        return copy

    def working_copy(self) -> "Document":
        """A snapshot to try edits on: the number of a layout that an edit adds holds for both."""
        copy = self.snapshot()
        copy.layouts = self.layouts
        return copy

    # Who is told

    def add_listener(self, listener: DocumentListener) -> None:
        """Tell this object of every change from now on, after those added before it."""
        self.listeners.add(listener)

    def remove_listener(self, listener: DocumentListener) -> None:
        """Stop telling it; who adds a listener removes it."""
        self.listeners.remove(listener)

    def telling_all(self) -> AbstractContextManager[list[Exception]]:
        """Changes made meanwhile are made whole and told to every listener, even if one of them fails.

        Collects what they raised: whoever changes something has to look.
        """
        return self.listeners.collecting_errors()

    # Changes; each returns what an edit needs to build its inverse

    def set_values(self, name: str, rows: Rows, values: str | Sequence[str]) -> list[str]:
        """Set a field in some rows, to one value or one value each; returns the old values in their order."""
        if isinstance(values, str) and rows == range(len(self)):
            old = self._block.fill(name, values)
        else:
            old = self._put_values(name, rows, [values] * len(rows) if isinstance(values, str) else values)
        self._took_values(name, rows)
        self.listeners.values_changed(name, rows)
        return old

    def _put_values(self, name: str, rows: Rows, new: Sequence[str]) -> list[str]:
        if len(new) != len(rows):
            raise ValueError(f"{len(rows)} rows cannot take {len(new)} values")
        column = self._block.column(name)
        if isinstance(rows, range) and rows.step == 1:
            old = column[rows.start : rows.stop]
            column[rows.start : rows.stop] = new
        else:
            old = [column[row] for row in rows]
            for row, value in zip(rows, new, strict=True):
                column[row] = value
        return old

    def set_entries(self, rows: Rows, block: EntryColumns) -> EntryColumns:
        """Replace whole rows, gaps and sources included; returns what stood there."""
        old = self._exchange(rows, block)
        self._took_values("", rows)
        self.listeners.values_changed("", rows)
        return old

    def _exchange(self, rows: Rows, block: EntryColumns) -> EntryColumns:
        old = self.copy_rows(rows)
        self._block.put(rows, block)
        return old

    def set_frame(self, frame: Frame) -> Frame:
        """Replace what stands around the entries; returns the old frame."""
        old, self.frame = self.frame, frame
        self.listeners.frame_changed()
        return old

    def insert(self, rows: Rows, block: EntryColumns) -> None:
        """Insert entries so that afterwards they stand in `rows`."""
        if not rows:
            return
        first, last = rows[0], rows[-1]
        if last - first + 1 == len(rows):
            self.listeners.rows_about_to_be_inserted(first, last)
            if first < len(self):
                self.arrangement += 1
            self._ids.insert(first, block)
            self._block.insert(first, block)
            self._took_in(first, last, block.parts)
            self.listeners.rows_inserted(first, last)
            return
        old_rows: list[int] = []
        at = 0
        for came, row in enumerate(rows):
            old_rows += (*range(at, row - came), -1)
            at = row - came
        old_rows += range(at, len(self))
        self._rearrange(RowMapping(old_rows, len(self)), block)

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
            self._ids.remove(first, last)
            self.arrangement += 1
            self._block.delete(first, last)
            self._gave_up(first, last)
            self.listeners.rows_removed(first, last)
        else:
            self._rearrange(RowMapping(span_without(range(len(self)), rows), len(self)), EntryColumns())
        return removed

    def rearrange(self, old_rows: Sequence[int]) -> None:
        """Put the entries into another order: afterwards row `new` holds what stood in `old_rows[new]`."""
        if len(old_rows) != len(self):
            raise ValueError(f"an order of {len(old_rows)} rows for {len(self)} entries")
        self._rearrange(RowMapping.of(old_rows, len(self)), EntryColumns())

    def _rearrange(self, old_rows: RowMapping, new_entries: EntryColumns) -> None:
        self.listeners.rows_about_to_be_rearranged()
        self._reorder(old_rows, new_entries)
        self._took_order(old_rows, new_entries.parts)
        self.listeners.rows_rearranged(old_rows)

    def _reorder(self, old_rows: RowMapping, new_entries: EntryColumns) -> None:
        self._ids.rearrange(old_rows, new_entries)
        self.arrangement += 1
        self._block.rearrange(old_rows, new_entries)

    # What a document of several files does between a change and telling of it

    def _took_values(self, name: str, rows: Rows) -> None: ...
    def _took_in(self, first: int, last: int, parts: Runs) -> None: ...
    def _gave_up(self, first: int, last: int) -> None: ...
    def _took_order(self, old_rows: RowMapping, parts: Runs) -> None: ...

    def append(self, block: EntryColumns) -> None:
        """Add entries at the end: a reader's way of delivering a file piece by piece."""
        self.insert(range(len(self), len(self) + len(block)), block)

    # Looking at it

    def copy_rows(self, rows: Sequence[int]) -> EntryColumns:
        """Some entries, in any order, as a block of their own."""
        return self._block.copy(rows)

    def typical_layout(self) -> int:
        """The number of the layout that most entries have and new ones take; adds one to an empty file."""
        counts = Counter(self.columns.layout)
        # The last line of a text list may have no line end; no new line can do without.
        start = f"<{self.frame.entry_tag}>" if self.frame.entities else ""  # the root may have been another
        fit = [n for n, layout in enumerate(self.layouts) if layout.end and layout.start == start]
        if not fit:
            fit.append(len(self.layouts))
            self.layouts.append(default_layout(self.frame))
        return max(fit, key=lambda number: (counts[number], -number))

    def layout_number(self, layout: Layout) -> int:
        """The number of a layout, which is added where it is not known; ODD where there is no room."""
        if layout not in self.layouts:
            if len(self.layouts) >= MAX_LAYOUTS:
                return ODD
            self.layouts.append(layout)
        return self.layouts.index(layout)

    def typical_gap(self) -> str:
        """The gap that most entries have; a new document's where there is none."""
        if self.frame.entities is None:
            return ""
        blank = Counter(gap for gap in self.columns.gap if not gap.strip())
        return blank.most_common(1)[0][0] if blank else self.frame.line_end + "  "

    def new_columns(self, entries: Iterable[Entry]) -> EntryColumns:
        """Entries written the way most entries of this document are."""
        copies = [entry.values() for entry in entries]
        block = EntryColumns.blank(len(copies), self.typical_gap(), self.typical_layout())
        for name, *values in zip(FIELD_NAMES, *copies, strict=True):
            setattr(block, name, values)
        return block
