"""Every change of a document as a value: `apply` makes it and returns its inverse.

Edits hold rows and texts, never anything of Qt. `Batch` makes one of several. Rows are those of the
document; edits name a file by its key, which never changes: an edit worked out on a copy holds for
the document.

`insertion`, `removal`, `move` and their relatives make edits that insert, remove and move rows and
leave the rest of the file as it is. In a document of several files each entry stays in its own.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, compress, count, repeat, zip_longest
from typing import Protocol

from editor.core.document.columns import CompactList, Entry, EntryColumns
from editor.core.document.document import Document, Moved, RowsMade
from editor.core.document.entries import DocumentListener, Entries
from editor.core.document.rows import (
    CHANGED_AT_ONCE,
    RowMapping,
    Rows,
    after_insertion,
    after_move,
    after_removal,
    are_within,
    as_rows,
    moved_span,
    span_without,
)
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import Frame, Layout
from editor.core.xml.odd_entries import read_entry
from editor.runtime.threads import Tell, part_of, untold


class Edit(Protocol):
    """A reversible change of a document; it leaves all rows where they are unless it says otherwise."""

    __slots__ = ()

    def apply(self, document: Document) -> "Edit":
        """Make the change; return the edit that undoes it."""

    def extent(self) -> int:
        """Return how many rows it changes; of rows that come, go or move, from the first to the last."""
        return 0

    def takes_long(self) -> bool:
        """Return True if it changes so many rows that a worker is to make it ahead."""
        return self.extent() > CHANGED_AT_ONCE

    def each(self) -> "Iterator[Edit]":
        """Yield the edits that it consists of: itself, unless it is a batch."""
        yield self

    def ahead(self, document: Document, tell: Tell = untold) -> "Edit":
        """Return this edit as a worker made it of a copy; nobody changes the document until it is applied.

        tell: is told how much of it is done.
        """
        return _made_ahead(list(self.each()), document, tell) or self

    def placed_in(self, file: Entries, entries: Entries) -> "Edit":
        """Return this edit of a file's rows as an edit of the entries that contain the file."""
        raise TypeError(f"{type(self).__name__} is no edit of one file")

    def affected(self) -> Rows:
        """Return the rows that hold the result once the edit is made: those to select afterwards."""
        return ()

    def followed(self, rows: Rows) -> Rows:
        """Return where some rows are once the edit is made, ascending, without those that it removes."""
        return rows


@dataclass(frozen=True, slots=True)
class SetValues(Edit):
    """Set one field in some rows."""

    field: str
    rows: Rows
    values: str | Sequence[str]  # one for all rows, or one each

    def apply(self, document: Document) -> "SetValues":
        return SetValues(self.field, self.rows, document.set_values(self.field, self.rows, self.values))

    def extent(self) -> int:
        return len(self.rows)

    def placed_in(self, file: Entries, entries: Entries) -> "SetValues":
        return SetValues(self.field, entries.rows_of(file, self.rows), self.values)

    def affected(self) -> Rows:
        return self.rows


@dataclass(frozen=True, slots=True)
class InsertRows(Edit):
    """Insert entries so that afterwards they stand in `rows`."""

    rows: Rows
    columns: EntryColumns

    def apply(self, document: Document) -> "RemoveRows":
        document.insert(self.rows, self.columns)
        return RemoveRows(self.rows)

    def extent(self) -> int:
        return _span(self.rows)

    def placed_in(self, file: Entries, entries: Entries) -> "InsertRows":
        return InsertRows(entries.rows_of(file, self.rows), self.columns.of_file(file.key))

    def affected(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return after_insertion(rows, self.rows)


@dataclass(frozen=True, slots=True)
class RemoveRows(Edit):
    """Remove entries with everything in them and the gap before each."""

    rows: Rows

    def apply(self, document: Document) -> InsertRows:
        return InsertRows(self.rows, document.remove(self.rows))

    def extent(self) -> int:
        return _span(self.rows)

    def placed_in(self, file: Entries, entries: Entries) -> "RemoveRows":
        return RemoveRows(entries.rows_of(file, self.rows))

    def affected(self) -> Rows:
        first = self.rows[0] if self.rows else 0
        return range(first, first + 1)

    def followed(self, rows: Rows) -> Rows:
        return after_removal(rows, self.rows)


@dataclass(frozen=True, slots=True)
class Reorder(Edit):
    """Put the entries into another order: row `new` gets what stands in `order[new]`.

    Without `sizes`, each stays in its file as it is written.
    """

    order: Sequence[int]
    moved: Rows = ()  # where the ones that moved, or that came into another file, stand afterwards
    sizes: Mapping[int, int] | None = None  # how many rows each file has afterwards, by its key
    rewritten: EntryColumns = field(
        default_factory=EntryColumns
    )  # with `sizes`: the moved ones, as written there

    def apply(self, document: Document) -> "Reorder":
        order = RowMapping(self.order, len(self.order))
        inverse = self._inverse(order, document)
        document.reorder(order, self.sizes, self.moved, self.rewritten)
        return inverse

    def _inverse(self, order: RowMapping, document: Document) -> "Reorder":
        is_whole = len(self.moved) == len(order)
        moved = self.moved if is_whole else sorted(map(self.order.__getitem__, self.moved))
        if self.sizes is None:
            return Reorder(order.new_rows, moved)
        sizes = {key: document.files.by_key[key].size for key in self.sizes}
        return Reorder(order.new_rows, moved, sizes, document.copy_rows(moved))

    def extent(self) -> int:
        return moved_span(self.order)

    def placed_in(self, file: Entries, entries: Entries) -> "Reorder":
        return replace(
            self, order=_placed_order(file, entries, self.order), moved=entries.rows_of(file, self.moved)
        )

    def affected(self) -> Rows:
        return self.moved

    def followed(self, rows: Rows) -> Rows:
        return after_move(rows, self.order)


@dataclass(frozen=True, slots=True)
class SetEntries(Edit):
    """Replace rows as a whole: exact text, gaps, layouts and values."""

    rows: Rows
    columns: EntryColumns

    def apply(self, document: Document) -> "SetEntries":
        return SetEntries(self.rows, document.set_entries(self.rows, self.columns))

    def extent(self) -> int:
        return len(self.rows)

    def placed_in(self, file: Entries, entries: Entries) -> "SetEntries":
        return SetEntries(entries.rows_of(file, self.rows), self.columns.of_file(file.key))

    def affected(self) -> Rows:
        return self.rows


@dataclass(frozen=True, slots=True)
class SetFrame(Edit):
    """Replace what stands around the entries: prolog, root tag, epilog, encoding, compression.

    key: that of the file, where the document consists of several.
    """

    frame: Frame
    key: int = 0

    def apply(self, document: Document) -> "SetFrame":
        return SetFrame(document.set_frame(self.frame, self.key), self.key)

    def placed_in(self, file: Entries, entries: Entries) -> "SetFrame":
        return SetFrame(self.frame, file.key)


@dataclass(frozen=True, slots=True)
class EmptyFile:
    """All of a file but its rows."""

    key: int
    listing: Listing
    frame: Frame
    layouts: list[Layout]  # shared with the file, for edits that add some

    @classmethod
    def of(cls, file: SitemapFile) -> "EmptyFile":
        """Return everything that a file consists of except its rows."""
        return cls(file.key, file.listing, file.frame, file.layouts)


@dataclass(frozen=True, slots=True)
class AddFile(Edit):
    """Put a new file without rows among the others, as the `number`th from 0 on."""

    number: int
    blank: EmptyFile

    def apply(self, document: Document) -> "RemoveFile":
        file = document.files.new(self.blank.listing, self.blank.key)
        file.frame, file.layouts = self.blank.frame, self.blank.layouts
        document.files.put(self.number, [file])
        return RemoveFile(file.key)


@dataclass(frozen=True, slots=True)
class RemoveFile(Edit):
    """Take out a file without rows."""

    key: int

    def apply(self, document: Document) -> AddFile:
        file = document.files.by_key[self.key]
        return AddFile(document.files.remove(self.key), EmptyFile.of(file))


@dataclass(frozen=True, slots=True)
class SetListing(Edit):
    """Give a file another name, or another entry in the index; what is None stays as it is."""

    key: int
    name: str | None = None
    loc: str | None = None
    lastmod: str | None = None

    def apply(self, document: Document) -> "SetListing":
        listing = document.files.by_key[self.key].listing
        asked = {"name": self.name, "loc": self.loc, "lastmod": self.lastmod}
        new = {field: text for field, text in asked.items() if text is not None}
        old = {field: getattr(listing, field) for field in new}
        document.files.set_listing(self.key, listing._replace(**new))
        return SetListing(self.key, **old)


@dataclass(frozen=True, slots=True)
class SetIndexPlan(Edit):
    """Replaces the plan for the changes that the next save makes to the index."""

    plan: IndexPlan

    def apply(self, document: Document) -> "SetIndexPlan":
        return SetIndexPlan(document.files.set_index_plan(self.plan))


def _span(rows: Rows) -> int:
    return rows[-1] - rows[0] + 1 if rows else 0


KEEPING_ROWS = (SetValues, SetEntries, SetFrame)  # they move no row; a batch may have thousands of them


@dataclass(frozen=True, slots=True)
class Batch(Edit):
    """Several edits as one, made in this order."""

    edits: tuple[Edit, ...]

    def apply(self, document: Document) -> "Batch":
        done: list[Edit] = []
        try:
            for edit in self.edits:
                done.append(edit.apply(document))  # noqa: PERF401 - what was done is needed when one fails
        except BaseException:  # all of it or nothing: take back what was made, then let the error through
            for inverse in reversed(done):
                inverse.apply(document)
            raise
        return Batch(tuple(reversed(done)))

    def extent(self) -> int:
        return sum(edit.extent() for edit in self.edits)

    def placed_in(self, file: Entries, entries: Entries) -> "Batch":
        return Batch(tuple(each.placed_in(file, entries) for each in self.edits))

    def affected(self) -> Rows:
        rows: set[int] = set()
        for edit in self.each():
            if not isinstance(edit, KEEPING_ROWS):
                rows = set(edit.followed(sorted(rows)))
            rows.update(edit.affected())
        return sorted(rows)

    def followed(self, rows: Rows) -> Rows:
        for edit in self.edits:
            rows = edit.followed(rows)
        return rows

    def each(self) -> Iterator[Edit]:
        """Yield the edits that the batch consists of, also those in batches within it."""
        for edit in self.edits:
            yield from edit.each()


_ROW_EDITS = (SetValues, SetEntries, InsertRows, RemoveRows, Reorder)


class _Changes(DocumentListener):
    """Notes what edits do to the rows of a copy: where each comes from, and in which fields it is new."""

    def __init__(self, copy: Document) -> None:
        self._copy, self._before = copy, len(copy)
        self._files = copy.files.copied(copy.shared)  # with the rows that they have now
        self._origins: array[int] | None = None  # None: all rows are where they were
        self._is_new: dict[str, bytearray] = {}  # for each row, by field
        copy.listeners.add(self)

    def made(self) -> RowsMade:
        """Return what is left; later edits of rows change it."""
        values = [(field, as_rows(compress(count(), is_new))) for field, is_new in self._is_new.items()]
        return RowsMade(self._copy.columns, self._moved(), [(field, rows) for field, rows in values if rows])

    def _moved(self) -> Moved | None:
        if self._origins is None:
            return None
        order = RowMapping(self._origins, self._before)
        sizes = [file.size for file in self._copy.files]
        return Moved(order, self._files.order_within(order, (), sizes), self._copy.shared.ids)

    def values_changed(self, field: str, rows: Rows) -> None:
        is_new = self._is_new.setdefault(field, bytearray(len(self._copy)))
        for row in rows:
            is_new[row] = 1

    def rows_inserted(self, first: int, last: int) -> None:
        count = last - first + 1
        self._rows_from()[first:first] = array("q", [-1]) * count
        for is_new in self._is_new.values():
            is_new[first:first] = bytes(count)

    def rows_removed(self, first: int, last: int) -> None:
        for each in (self._rows_from(), *self._is_new.values()):
            del each[first : last + 1]

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        old_rows.arrange(self._rows_from(), repeat(-1))
        for is_new in self._is_new.values():
            old_rows.arrange(is_new, repeat(0))

    def _rows_from(self) -> "array[int]":
        if self._origins is None:
            self._origins = array("q", range(self._before))
        return self._origins


@dataclass(frozen=True, slots=True)
class _MadeAhead(Edit):
    """An edit that a worker has made of a copy: the document takes over what became of its rows."""

    first: Sequence[Edit]  # of which files come, for rows that go there
    rows: RowsMade
    rest: Sequence[Edit]
    inverse: Edit

    def apply(self, document: Document) -> Edit:
        for edit in self.first:
            edit.apply(document)
        document.take(self.rows)
        for edit in self.rest:
            edit.apply(document)
        return self.inverse


def _made_ahead(edits: Sequence[Edit], document: Document, tell: Tell) -> _MadeAhead | None:
    """Make edits of a copy, for a worker; None where their order matters more than they can say here."""
    first = [edit for edit in edits if isinstance(edit, AddFile)]
    of_rows = [edit for edit in edits if isinstance(edit, _ROW_EDITS)]
    rest = [edit for edit in edits if not isinstance(edit, (AddFile, *_ROW_EDITS))]
    if first and any(isinstance(edit, RemoveFile) for edit in rest):
        return None
    copy = document.working_copy()
    copy.shared.ids = document.shared.ids.copied()
    inverses: list[Edit] = [edit.apply(copy) for edit in first]
    changes = _Changes(copy)
    for number, edit in enumerate(of_rows):
        copy.tell = part_of(tell, number, len(of_rows) + 1)
        inverses.append(edit.apply(copy))
    made = changes.made()
    copy.listeners.remove(changes)
    if made.moved is not None:
        document.work_ahead(made.moved)
    inverses += [edit.apply(copy) for edit in rest]
    tell(1)
    return _MadeAhead(first, made, rest, as_one(inverses[::-1]))


def as_one(edits: Sequence[Edit]) -> Edit:
    """Return several edits, made in this order, as one edit; a single one is returned itself."""
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))


def one_of(edits: Iterable[Edit]) -> Edit | None:
    """Return several edits, made in this order, as one edit; None if there are none."""
    made = tuple(edits)
    return as_one(made) if made else None


def removal_of_file(file: SitemapFile) -> Edit:
    """Return the edit that removes a file and all its rows from the document."""
    drop = RemoveFile(file.key)
    return Batch((RemoveRows(file.rows), drop)) if file.size else drop


def _placed_order(file: Entries, entries: Entries, order: Sequence[int]) -> Sequence[int]:
    if len(file) == len(entries):
        return order
    grown = len(order) - len(file)  # by edits that are made before this one
    start = entries.start_of(file)
    stop, rows = start + len(order), len(entries) + grown
    return array("q", [*range(start), *entries.rows_of(file, order), *range(stop, rows)])


def insertion(document: Entries, at: int, entries: Iterable[Entry], file: Entries | None = None) -> Edit:
    """Return the edit that inserts new entries before row `at` in the style of their file.

    file: the file that they are for, where `at` stands between two; see `Document.file_above`.
    """
    own = document.file_above(at) if file is None else file
    return insertion_of_columns(document, at, own.new_columns(entries), own)


def insertion_of_columns(entries: Entries, at: int, columns: EntryColumns, file: Entries) -> Edit:
    """Return the edit that inserts entries as written before row `at`; `file`: the one they are for."""
    return _insertion(file, at - entries.start_of(file), columns).placed_in(file, entries)


def _insertion(entries: Entries, at: int, columns: EntryColumns) -> Edit:
    rows = range(at, at + len(columns))
    if entries.frame.is_self_closed:
        return Batch((SetFrame(entries.frame.opened()), InsertRows(rows, columns)))
    if entries.frame.entities is None and at == len(entries) > 0 and not _line_end(entries, at - 1):
        # The last line has no line end: it gets one, and the new last line has none, as it was.
        bare, whole = entries.columns.layout[at - 1], entries.typical_layout()
        before = entries.copy_rows(range(at - 1, at))
        before.layout[0] = whole if len(columns) else bare
        columns.layout = columns.layout.replace(bytes([bare]), bytes([whole]))
        columns.layout[-1:] = bytes([bare])
        return Batch((SetEntries(range(at - 1, at), before), InsertRows(rows, columns)))
    return InsertRows(rows, columns)


def _line_end(entries: Entries, row: int) -> str:
    return entries.layouts[entries.columns.layout[row]].end


def removal(entries: Entries, rows: Rows) -> Edit:
    """Return the edit that removes entries but keeps the comments and instructions before them.

    They pass on to the next entry that stays, or to the end of the file.
    """
    if not any(gap.rstrip(XML_SPACE) for gap in entries.document_columns.gap.distinct()):
        return RemoveRows(rows)  # nothing is to be kept: no need to look row by row
    edits = [
        edit.placed_in(file, entries) for file, own in entries.split(rows) for edit in _successors(file, own)
    ]
    return Batch((*edits, RemoveRows(rows))) if edits else RemoveRows(rows)


def _successors(entries: Entries, rows: Rows) -> Iterator[Edit]:
    """Yield the edits that keep comments and instructions of entries that are about to be removed."""
    gaps = entries.columns.gap
    successors: dict[int, str] = {}  # row that stays -> its new gap
    left: list[str] = []  # by those since the last entry that stays
    for row, following in zip_longest(rows, rows[1:]):
        if kept := gaps[row].rstrip(XML_SPACE):
            left.append(kept)
        heir = row + 1
        if left and heir != following and heir < len(entries):
            successors[heir] = "".join((*left, gaps[heir]))
            left.clear()
    if successors:
        columns = entries.copy_rows(list(successors))
        columns.gap = CompactList(successors.values())
        yield SetEntries(list(successors), columns)
    if left:
        yield SetFrame(entries.frame._replace(epilog="".join((*left, entries.frame.epilog))))


def move(entries: Entries, rows: Rows, to: int) -> Edit:
    """Return the edit that moves entries together, in their order, before the present row `to`.

    Those of a file that does not reach there go to its end, or its beginning.
    """
    before, after = span_without(range(to), rows), span_without(range(to, len(entries)), rows)
    order = array("q", chain(before, rows, after))
    first = to - bisect_left(rows, to)
    return reordering(entries, order, range(first, first + len(rows)))


def reordering(entries: Entries, order: Sequence[int], moved: Rows = ()) -> Edit:
    """Return the edit that puts entries into another order within their files; see `Reorder`."""
    if len(entries.files) == 1:
        return _reordering(entries.files[0], order, moved)
    spans = [file.rows for file in entries.files]
    if all(are_within(order[span.start : span.stop], span) for span in spans):
        return Reorder(order, moved)
    chosen = {order[row] for row in moved}
    number_of = array(
        "q", chain.from_iterable(repeat(number, len(span)) for number, span in enumerate(spans))
    )
    within = array("q", sorted(order, key=number_of.__getitem__))  # each file's rows stay in their order
    return Reorder(within, [row for row, old in enumerate(within) if old in chosen])


def _reordering(entries: Entries, order: Sequence[int], moved: Rows) -> Edit:
    edit = Reorder(order, moved)
    last = len(order) - 1
    if entries.frame.entities is not None or last < 0 or order[last] == last or _line_end(entries, last):
        return edit
    # The last line of a text list has no line end: the line that is last afterwards has none.
    lines = entries.copy_rows([last, order[last]])
    lines.layout.reverse()
    return Batch((edit, SetEntries([order.index(last), last], lines)))


def duplication(entries: Entries, rows: Rows) -> Edit:
    """Return the edit that copies entries with all content, together below the last of each file."""
    edits = []
    for file, own in reversed(entries.split(rows)):  # the rows above stay where they are
        columns = file.copy_rows(own)
        columns.gap = CompactList.of(file.typical_gap(), len(own))
        edits.append(_insertion(file, own[-1] + 1, columns).placed_in(file, entries))
    return as_one(edits)


def source_edit(
    entries: Entries, texts: Mapping[int, str], gaps: Mapping[int, str], frame: Frame | None = None
) -> SetEntries | None:
    """Return the edit that gives odd entries other texts, and some entries other gaps before them.

    frame: what the document has when the edit is made, where that is another than now.
    """
    rows = sorted({*texts, *gaps})
    if not rows:
        return None
    columns = entries.copy_rows(rows)
    sources = {row: read_entry(text, frame or entries.frame) for row, text in texts.items()}
    places = {row: at for at, row in enumerate(rows)}
    columns.gap.put([places[row] for row in gaps], list(gaps.values()))
    columns.make_odd([places[row] for row in sources], list(sources.values()))
    return SetEntries(rows, columns)
