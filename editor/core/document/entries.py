"""The entries of a document or of one of its files as they can be read, and the listeners to changes.

Listeners are notified one after the other; the errors that they raise are collected meanwhile.
"""

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

from editor.core.document.columns import ODD, Entry, EntryColumns
from editor.core.document.rows import RowMapping, Rows, ShiftedRows, shift_rows
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.joined_data import NO_DATA, JoinedData
from editor.core.xml.markup import Frame, Layout, Oddity, OddSource, default_layout
from editor.core.xml.odd_entries import current_source

if TYPE_CHECKING:
    from editor.core.site.page_urls import KnownInlinks

_Listener = TypeVar("_Listener")


class DocumentListener:
    """An object that is notified of changes; what it does not override, it does not heed.

    Rows are those of the document; `last` is included.
    """

    def values_changed(self, field: str, rows: Rows) -> None:
        """Values of one field changed in these rows; "" stands for any field, and for their source."""

    def rows_about_to_be_inserted(self, first: int, last: int) -> None:
        """Rows will be inserted."""

    def rows_inserted(self, first: int, last: int) -> None:
        """Rows have been inserted."""

    def rows_about_to_be_removed(self, first: int, last: int) -> None:
        """Rows will be removed."""

    def rows_removed(self, first: int, last: int) -> None:
        """Rows have been removed."""

    def work_ahead(self, old_rows: RowMapping) -> None:
        """Work out what `rows_rearranged` will need, if it takes long; a worker asks before the change."""

    def rows_about_to_be_rearranged(self) -> None:
        """Rows will be in another order, or in other files."""

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Rows are in another order, or in other files."""

    def frame_changed(self) -> None:
        """What stands around the entries has changed."""


class FilesListener(Protocol):
    """An object that is notified when files are added, removed or listed otherwise."""

    def files_changed(self) -> None:
        """Called when files were added, removed or listed otherwise, or the plan for the index changed."""


class Listeners:
    """All listeners of a document as one: what it hears, each of them hears in turn."""

    def __init__(self, whole: "Listeners | None" = None) -> None:
        """whole: the listeners of the document, for those of a file; both share the errors collected."""
        self._each: list[DocumentListener] = []
        self._whole = whole
        self.errors: list[Exception] | None = None  # None: they are raised

    def add(self, listener: DocumentListener) -> None:
        """Tell this object, too, after those added before it."""
        self._each.append(listener)

    def remove(self, listener: DocumentListener) -> None:
        """Stop telling it."""
        self._each.remove(listener)

    @contextmanager
    def collecting_errors(self) -> Iterator[list[Exception]]:
        """Within a `with` statement, tell all listeners, even if one raises; gives the list of the errors."""
        errors: list[Exception] = []
        self.errors = errors
        try:
            yield errors
        finally:
            self.errors = None

    def tell(self, listeners: Iterable[_Listener], what: Callable[[_Listener], None]) -> None:
        """Tell something to these, in their order."""
        for listener in listeners:
            try:
                what(listener)
            except Exception as error:
                errors = (self._whole or self).errors
                if errors is None:
                    raise
                errors.append(error)

    def values_changed(self, field: str, rows: Rows) -> None:
        self.tell(self._each, lambda each: each.values_changed(field, rows))

    def rows_about_to_be_inserted(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_about_to_be_inserted(first, last))

    def rows_inserted(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_inserted(first, last))

    def rows_about_to_be_removed(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_about_to_be_removed(first, last))

    def rows_removed(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_removed(first, last))

    def work_ahead(self, old_rows: RowMapping) -> None:
        for each in self._each:
            each.work_ahead(old_rows)

    def rows_about_to_be_rearranged(self) -> None:
        self.tell(self._each, lambda each: each.rows_about_to_be_rearranged())

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        self.tell(self._each, lambda each: each.rows_rearranged(old_rows))

    def frame_changed(self) -> None:
        self.tell(self._each, lambda each: each.frame_changed())


MAX_LAYOUTS = 200


class Entries(ABC):
    """Entries as columns, read only, with rows that count from 0.

    A value is the text as written, decoded and never parsed away; "" is absent. (An element that is there
    but empty is known from its row's source.) The columns are handed out as they are, for speed: read them,
    never write. What works on one file takes these, and is given a `SitemapFile` or a document of one file.
    """

    key: int  # tells a file from the others of its document, for good; 0 where it is the only one
    frame: Frame
    layouts: list[Layout]
    listeners: Listeners
    arrangement: int  # another number whenever rows have moved, gone, or come before others

    def __len__(self) -> int:
        return len(self.rows)

    @property
    @abstractmethod
    def columns(self) -> EntryColumns:
        """All entries as columns: read them, never write."""

    @property
    @abstractmethod
    def document_columns(self) -> EntryColumns:
        """The columns of the whole document, where these entries are those of `rows`."""

    @property
    @abstractmethod
    def rows(self) -> range:
        """The rows of the document that hold these entries."""

    @property
    @abstractmethod
    def files(self) -> "Sequence[Entries]":
        """The files that these entries are of, in order; a file consists of itself."""

    @abstractmethod
    def file_at(self, row: int) -> "Entries":
        """Return the file that the entry in a row belongs to."""

    @abstractmethod
    def file_above(self, at: int) -> "Entries":
        """Return the file that entries inserted before row `at` belong to: that of the row above."""

    @abstractmethod
    def split(self, rows: Rows) -> "Sequence[tuple[Entries, Rows]]":
        """Return some rows grouped by file, as each file numbers them."""

    @abstractmethod
    def start_of(self, file: "Entries") -> int:
        """Return the row that is the first one of a file."""

    def rows_of(self, file: "Entries", rows: Rows) -> Rows:
        """Return rows of a file as they are numbered here."""
        return shift_rows(rows, self.start_of(file))

    def to_document(self, rows: Rows) -> Rows:
        """Return rows of these entries as the document numbers them."""
        return shift_rows(rows, self.rows.start)

    def from_document(self, rows: Rows) -> Rows:
        """Return which of some rows of the document hold these entries, numbered from the first of these."""
        start, stop = self.rows.start, self.rows.stop
        if start == 0 and rows and rows[-1] < stop:
            return rows
        if isinstance(rows, range) and rows.step == 1:
            return range(max(rows.start, start) - start, max(min(rows.stop, stop) - start, 0))
        own = rows[bisect_left(rows, start) : bisect_left(rows, stop)]
        if own and own[-1] - own[0] + 1 == len(own):
            return range(own[0] - start, own[-1] - start + 1)
        return ShiftedRows(own, start) if start else own

    @abstractmethod
    def row_ids(self) -> Sequence[int]:
        """Return the permanent identifier of each row; see `RowIds`."""

    @abstractmethod
    def copy_rows(self, rows: Sequence[int]) -> EntryColumns:
        """Return a copy of some entries that names their files; the rows of a set must be ascending."""

    @property
    def data(self) -> JoinedData:
        """What tables bring along about the URLs; it is no part of the entries."""
        return NO_DATA

    @property
    def inlinks(self) -> "KnownInlinks":
        """The pages that link to each URL, by the last comparison with the pages; no part of the entries."""
        return {}

    @property
    def name(self) -> str:
        """The name of the file, where it is one of several; else ""."""
        return ""

    @property
    def kind(self) -> Kind:
        """The kind of the file."""
        return self.frame.kind

    def column(self, name: str) -> list[str]:
        """Return the values of a field in row order."""
        return self.columns.column(name)

    def entry(self, row: int) -> Entry:
        """Return a copy of the values of one row."""
        columns, at = self.document_columns, row + self.rows.start
        return Entry(*(columns.column(name)[at] for name in FIELD_NAMES))

    def current_source(self, row: int) -> OddSource | None:
        """Return the source of an odd entry with its present values; None for a regular one."""
        source = self.document_columns.source[row + self.rows.start]
        if source is None:
            return None
        values = self.entry(row).values()
        return source if values == source.values else current_source(source, values, self.file_at(row).frame)

    def oddities(self, row: int) -> tuple[Oddity, ...]:
        """Return the oddities in the structure of an entry in its present state.

        Setting a value cannot make an entry odd that had no oddity, unless it removes the URL; so the text of
        most odd entries need not be updated for this.
        """
        columns, at = self.document_columns, row + self.rows.start
        source = columns.source[at]
        if source is None or (not source.oddities and columns.loc[at]):
            return ()
        source = self.current_source(row)
        return source.oddities if source else ()

    def typical_layout(self) -> int:
        """Return the number of the layout that most entries have and new ones get; an empty file gets one."""
        used = self.columns.layout
        # The last line of a text list may have no line end; no new line can do without.
        start = f"<{self.frame.entry_tag}>" if self.frame.entities else ""  # the root may have been another
        fit = [n for n, layout in enumerate(self.layouts) if layout.end and layout.start == start]
        if not fit:
            fit.append(len(self.layouts))
            self.layouts.append(default_layout(self.frame))
        return max(fit, key=lambda number: (used.count(number), -number))

    def layout_number(self, layout: Layout) -> int:
        """Return the number of a layout, which is added if it is new; ODD if there is no room for it."""
        if layout not in self.layouts:
            if len(self.layouts) >= MAX_LAYOUTS:
                return ODD
            self.layouts.append(layout)
        return self.layouts.index(layout)

    def typical_gap(self) -> str:
        """Return the text that most entries have before them; for an empty file, that of a new document."""
        if self.frame.entities is None:
            return ""
        counts = Counter(self.columns.gap)
        blank = [gap for gap in counts if not gap.strip()]
        return max(blank, key=counts.__getitem__) if blank else self.frame.line_end + "  "

    def new_columns(self, entries: Iterable[Entry]) -> EntryColumns:
        """Return new entries, written in the way most entries of this file are."""
        copies = [entry.values() for entry in entries]
        columns = EntryColumns.blank(len(copies), self.typical_gap(), self.typical_layout())
        for name, *values in zip(FIELD_NAMES, *copies, strict=True):
            setattr(columns, name, values)
        columns.files = [(self.key, len(copies))]
        return columns
