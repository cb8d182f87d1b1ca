"""Every change there is, as a value: `apply` makes it and returns its inverse.

Edits hold rows and texts, never anything of Qt. `Batch` makes one of several. What a gesture with rows
amounts to stands in `row_edits`; what is done to the files of a document as a whole, in `part_edits`.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.row_mapping import RowMapping, after_move
from editor.core.document.rows import Rows, after_insertion, after_removal
from editor.core.xml.markup import Frame


class Edit(Protocol):
    """A reversible change of a document; it leaves all rows where they are unless it says otherwise."""

    __slots__ = ()

    def apply(self, urlset: Document) -> "Edit":
        """Make the change; returns the edit that takes it back."""

    def touched(self) -> Rows:
        """The rows that hold the outcome once it is made: what to select afterwards."""
        return ()

    def followed(self, rows: Rows) -> Rows:
        """Where rows of before stand once it is made, ascending; those that it removes are left out."""
        return rows


@dataclass(frozen=True, slots=True)
class SetValues(Edit):
    """Set one field in some rows."""

    field: str
    rows: Rows
    values: str | Sequence[str]  # one for all rows, or one each

    def apply(self, urlset: Document) -> "SetValues":
        return SetValues(self.field, self.rows, urlset.set_values(self.field, self.rows, self.values))

    def touched(self) -> Rows:
        return self.rows


@dataclass(frozen=True, slots=True)
class InsertRows(Edit):
    """Insert entries so that afterwards they stand in `rows`."""

    rows: Rows
    block: EntryColumns

    def apply(self, urlset: Document) -> "RemoveRows":
        urlset.insert(self.rows, self.block)
        return RemoveRows(self.rows)

    def touched(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return after_insertion(rows, self.rows)


@dataclass(frozen=True, slots=True)
class RemoveRows(Edit):
    """Remove entries with everything in them and the gap before each."""

    rows: Rows

    def apply(self, urlset: Document) -> InsertRows:
        return InsertRows(self.rows, urlset.remove(self.rows))

    def touched(self) -> Rows:
        first = self.rows[0] if self.rows else 0
        return range(first, first + 1)

    def followed(self, rows: Rows) -> Rows:
        return after_removal(rows, self.rows)


@dataclass(frozen=True, slots=True)
class MoveRows(Edit):
    """Put the entries into another order: row `new` gets what stands in `order[new]`."""

    order: Sequence[int]
    moved: Rows = ()  # where the moved ones stand afterwards

    def apply(self, urlset: Document) -> "MoveRows":
        order = RowMapping(self.order, len(self.order))
        urlset.rearrange(order)
        return MoveRows(array("q", order.new_rows), sorted(self.order[row] for row in self.moved))

    def touched(self) -> Rows:
        return self.moved

    def followed(self, rows: Rows) -> Rows:
        return after_move(rows, self.order)


@dataclass(frozen=True, slots=True)
class SetEntries(Edit):
    """Replace rows as a whole: exact text, gaps, layouts and values."""

    rows: Rows
    block: EntryColumns

    def apply(self, urlset: Document) -> "SetEntries":
        return SetEntries(self.rows, urlset.set_entries(self.rows, self.block))

    def touched(self) -> Rows:
        return self.rows


@dataclass(frozen=True, slots=True)
class SetFrame(Edit):
    """Replace what stands around the entries: prolog, root tag, epilog, encoding, compression.

    part: the key of the file, where the document consists of several.
    """

    frame: Frame
    part: int = 0

    def apply(self, urlset: Document) -> "SetFrame":
        return SetFrame(urlset.file_by_key(self.part).set_frame(self.frame), self.part)


KEEPING_ROWS = (SetValues, SetEntries, SetFrame)  # they move no row; a batch may have thousands of them


@dataclass(frozen=True, slots=True)
class Batch(Edit):
    """Several edits as one, made in this order."""

    edits: tuple[Edit, ...]

    def apply(self, urlset: Document) -> "Batch":
        done: list[Edit] = []
        try:
            for edit in self.edits:
                done.append(edit.apply(urlset))  # noqa: PERF401 - what was done is needed when one fails
        except BaseException:  # all of it or nothing: take back what was made, then let the error through
            for inverse in reversed(done):
                inverse.apply(urlset)
            raise
        return Batch(tuple(reversed(done)))

    def touched(self) -> Rows:
        rows: set[int] = set()
        for edit in self.each():
            if not isinstance(edit, KEEPING_ROWS):
                rows = set(edit.followed(sorted(rows)))
            rows.update(edit.touched())
        return sorted(rows)

    def followed(self, rows: Rows) -> Rows:
        for edit in self.edits:
            rows = edit.followed(rows)
        return rows

    def each(self) -> Iterator[Edit]:
        """The edits that it consists of in the end."""
        for edit in self.edits:
            if isinstance(edit, Batch):
                yield from edit.each()
            else:
                yield edit


def as_one(edits: Sequence[Edit]) -> Edit:
    """Some edits, made in this order, as one; a single one is that."""
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))


def one_of(edits: Iterable[Edit]) -> Edit | None:
    """The same, and None of none."""
    made = tuple(edits)
    return as_one(made) if made else None


def for_whole(part: Document, edit: Edit) -> Edit:
    """An edit worked out for one file, as an edit of the document that the file is a part of."""
    if part.whole is part:
        return edit
    of_whole: Edit
    match edit:
        case SetValues(field, rows, values):
            of_whole = SetValues(field, part.to_document(rows), values)
        case SetEntries(rows, block):
            of_whole = SetEntries(part.to_document(rows), block)
        case InsertRows(rows, block):
            of_whole = InsertRows(part.to_document(rows), replace(block, parts=((part.key, len(block)),)))
        case RemoveRows(rows):
            of_whole = RemoveRows(part.to_document(rows))
        case MoveRows(order, moved):
            of_whole = MoveRows(_order_for_whole(part, order), part.to_document(moved))
        case SetFrame(frame):
            of_whole = SetFrame(frame, part.key)
        case Batch(edits):
            of_whole = Batch(tuple(for_whole(part, each) for each in edits))
        case _:
            raise TypeError(f"{type(edit).__name__} is no edit of one file")
    return of_whole


def _order_for_whole(part: Document, order: Sequence[int]) -> Sequence[int]:
    grown = len(order) - len(part)  # by edits that are made before this one
    stop = part.start + len(part) + grown
    return array("q", [*range(part.start), *part.to_document(order), *range(stop, len(part.whole) + grown)])


def lifted(urlset: Document, part: Document, edit: Edit) -> Edit:
    """An edit of one of a document's parts as one of the document: the same where that is the part itself."""
    return edit if part is urlset else for_whole(part, edit)
