"""Every change there is, as a value: `apply` makes it and returns its inverse.

Edits hold rows and texts, never anything of Qt. `Batch` makes one of several. The builders at the end
(`insertion`, `removal`, `move`, `reordering`, `duplication`) turn a gesture into an edit that keeps the
rest of the file; in a document of several files each entry stays in its own. What is done to such files
as a whole stands in `part_edits`.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, repeat
from typing import Protocol

from editor.core.block import Block, Entry
from editor.core.compact_list import CompactList
from editor.core.fields import XML_SPACE
from editor.core.markup import Frame
from editor.core.old_rows import OldRows, after_move
from editor.core.rows import Rows, after_insertion, after_removal, are_within, as_rows, without
from editor.core.urlset import Urlset


class Edit(Protocol):
    """A reversible change of a document."""

    def apply(self, urlset: Urlset) -> "Edit":
        """Make the change; returns the edit that takes it back."""

    def touched(self) -> Rows:
        """The rows that hold the outcome once it is made: what to select afterwards."""

    def followed(self, rows: Rows) -> Rows:
        """Where rows of before stand once it is made, ascending; those that it removes are left out."""


@dataclass(frozen=True, slots=True)
class SetValues:
    """Set one field in some rows."""

    field: str
    rows: Rows
    values: str | Sequence[str]  # one for all rows, or one each

    def apply(self, urlset: Urlset) -> "SetValues":
        return SetValues(self.field, self.rows, urlset.set_values(self.field, self.rows, self.values))

    def touched(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return rows


@dataclass(frozen=True, slots=True)
class InsertRows:
    """Insert entries so that afterwards they stand in `rows`."""

    rows: Rows
    block: Block

    def apply(self, urlset: Urlset) -> "RemoveRows":
        urlset.insert(self.rows, self.block)
        return RemoveRows(self.rows)

    def touched(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return after_insertion(rows, self.rows)


@dataclass(frozen=True, slots=True)
class RemoveRows:
    """Remove entries with everything in them and the gap before each."""

    rows: Rows

    def apply(self, urlset: Urlset) -> InsertRows:
        return InsertRows(self.rows, urlset.remove(self.rows))

    def touched(self) -> Rows:
        first = self.rows[0] if self.rows else 0
        return range(first, first + 1)

    def followed(self, rows: Rows) -> Rows:
        return after_removal(rows, self.rows)


@dataclass(frozen=True, slots=True)
class MoveRows:
    """Put the entries into another order: row `new` gets what stands in `order[new]`."""

    order: Sequence[int]
    moved: Rows = ()  # where the moved ones stand afterwards

    def apply(self, urlset: Urlset) -> "MoveRows":
        order = OldRows(self.order, len(self.order))
        urlset.rearrange(order)
        return MoveRows(array("q", order.new_rows), sorted(self.order[row] for row in self.moved))

    def touched(self) -> Rows:
        return self.moved

    def followed(self, rows: Rows) -> Rows:
        return after_move(rows, self.order)


@dataclass(frozen=True, slots=True)
class SetSource:
    """Replace rows as a whole: exact text, gaps, layouts and values."""

    rows: Rows
    block: Block

    def apply(self, urlset: Urlset) -> "SetSource":
        return SetSource(self.rows, urlset.set_source(self.rows, self.block))

    def touched(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return rows


@dataclass(frozen=True, slots=True)
class SetFrame:
    """Replace what stands around the entries: prolog, root tag, epilog, encoding, compression.

    part: the key of the file, where the document consists of several.
    """

    frame: Frame
    part: int = 0

    def apply(self, urlset: Urlset) -> "SetFrame":
        return SetFrame(urlset.part_with(self.part).set_frame(self.frame), self.part)

    def touched(self) -> Rows:
        return ()

    def followed(self, rows: Rows) -> Rows:
        return rows


KEEPING_ROWS = (SetValues, SetSource, SetFrame)  # they move no row; a batch may have thousands of them


@dataclass(frozen=True, slots=True)
class Batch:
    """Several edits as one, made in this order."""

    edits: tuple[Edit, ...]

    def apply(self, urlset: Urlset) -> "Batch":
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


def for_whole(part: Urlset, edit: Edit) -> Edit:
    """An edit worked out for one file, as an edit of the document that the file is a part of."""
    if part.whole is part:
        return edit
    of_whole: Edit
    match edit:
        case SetValues(field, rows, values):
            of_whole = SetValues(field, _below(part, rows), values)
        case SetSource(rows, block):
            of_whole = SetSource(_below(part, rows), block)
        case InsertRows(rows, block):
            of_whole = InsertRows(_below(part, rows), replace(block, parts=((part.key, len(block)),)))
        case RemoveRows(rows):
            of_whole = RemoveRows(_below(part, rows))
        case MoveRows(order, moved):
            of_whole = MoveRows(_order_for_whole(part, order), _below(part, moved))
        case SetFrame(frame):
            of_whole = SetFrame(frame, part.key)
        case Batch(edits):
            of_whole = Batch(tuple(for_whole(part, each) for each in edits))
        case _:
            raise TypeError(f"{type(edit).__name__} is no edit of one file")
    return of_whole


def _order_for_whole(part: Urlset, order: Sequence[int]) -> Sequence[int]:
    grown = len(order) - len(part)  # by edits that are made before this one
    stop = part.start + len(part) + grown
    return array("q", [*range(part.start), *_below(part, order), *range(stop, len(part.whole) + grown)])


def lifted(urlset: Urlset, part: Urlset, edit: Edit) -> Edit:
    """An edit of one of a document's parts as one of the document: the same where that is the part itself."""
    return edit if part is urlset else for_whole(part, edit)


def _below(part: Urlset, rows: Sequence[int]) -> Rows:
    """Rows of a file as its document numbers them."""
    if isinstance(rows, range):
        return range(rows.start + part.start, rows.stop + part.start, rows.step)
    return [row + part.start for row in rows]


def insertion(urlset: Urlset, at: int, entries: Iterable[Entry], part: Urlset | None = None) -> Edit:
    """New entries in front of row `at`, written the way most entries of the file are.

    part: the file that they are for, where `at` stands between two; see `Urlset.part_above`.
    """
    own = urlset.part_above(at) if part is None else part
    return insertion_of_block(urlset, at, own.new_block(entries), own)


def insertion_of_block(urlset: Urlset, at: int, block: Block, part: Urlset | None = None) -> Edit:
    """Entries, as they are written, in front of row `at`."""
    own = urlset.part_above(at) if part is None else part
    return lifted(urlset, own, _insertion(own, at - urlset.start_of(own), block))


def _insertion(urlset: Urlset, at: int, block: Block) -> Edit:
    rows = range(at, at + len(block))
    if urlset.frame.is_self_closed:
        return Batch((SetFrame(urlset.frame.opened()), InsertRows(rows, block)))
    if urlset.frame.entities is None and at == len(urlset) > 0 and not _line_end(urlset, at - 1):
        # The last line has no line end: it gets one, and the new last line has none, as it was.
        bare, whole = urlset.block.layout[at - 1], urlset.typical_layout()
        before = urlset.copy_rows(range(at - 1, at))
        before.layout[0] = whole if len(block) else bare
        block.layout = block.layout.replace(bytes([bare]), bytes([whole]))
        block.layout[-1:] = bytes([bare])
        return Batch((SetSource(range(at - 1, at), before), InsertRows(rows, block)))
    return InsertRows(rows, block)


def _line_end(urlset: Urlset, row: int) -> str:
    return urlset.layouts[urlset.block.layout[row]].end


def rows_by_part(urlset: Urlset, rows: Rows) -> list[tuple[Urlset, Rows]]:
    """Some rows by the file they belong to, in its own numbers."""
    if urlset.parts == (urlset,):
        return [(urlset, rows)]
    return [
        (part, as_rows([row - part.start for row in own]))
        for part in urlset.parts
        if (own := rows[bisect_left(rows, part.start) : bisect_left(rows, part.start + len(part))])
    ]


def removal(urlset: Urlset, rows: Rows) -> Edit:
    """Remove entries but keep the comments and instructions that stand before them.

    They pass on to the next entry that stays, or to the end of the file.
    """
    edits = [
        lifted(urlset, part, edit) for part, own in rows_by_part(urlset, rows) for edit in _heirs(part, own)
    ]
    return Batch((*edits, RemoveRows(rows))) if edits else RemoveRows(rows)


def _heirs(urlset: Urlset, rows: Rows) -> Iterator[Edit]:
    """What entries about to be removed leave behind."""
    gaps = urlset.block.gap
    heirs: dict[int, str] = {}  # row that stays -> its new gap
    epilog = ""
    gone = set(rows)
    for row in rows:
        kept = gaps[row].rstrip(XML_SPACE)
        if not kept:
            continue
        heir = row + 1
        while heir in gone:
            heir += 1
        if heir < len(urlset):
            own = heirs.get(heir, gaps[heir])
            earlier = len(own) - len(gaps[heir])
            heirs[heir] = own[:earlier] + kept + own[earlier:]
        else:
            epilog += kept
    if heirs:
        block = urlset.copy_rows(sorted(heirs))
        block.gap = CompactList(heirs[row] for row in sorted(heirs))
        yield SetSource(sorted(heirs), block)
    if epilog:
        yield SetFrame(replace(urlset.frame, epilog=epilog + urlset.frame.epilog))


def move(urlset: Urlset, rows: Rows, to: int) -> Edit:
    """Move entries so that they stand together, in their order, in front of what is row `to` now.

    Those of a file that does not reach there go to its end, or its beginning.
    """
    before, after = without(range(to), rows), without(range(to, len(urlset)), rows)
    order = array("q", chain(before, rows, after))
    first = to - bisect_left(rows, to)
    return reordering(urlset, order, range(first, first + len(rows)))


def reordering(urlset: Urlset, order: Sequence[int], moved: Rows = ()) -> Edit:
    """The entries in another order, as `MoveRows` takes it: each file's own among themselves."""
    if urlset.parts == (urlset,):
        return _reordering(urlset, order, moved)
    spans = [range(part.start, part.start + len(part)) for part in urlset.parts]
    if all(are_within(order[span.start : span.stop], span) for span in spans):
        return MoveRows(order, moved)
    chosen = {order[row] for row in moved}
    number_of = array(
        "q", chain.from_iterable(repeat(number, len(span)) for number, span in enumerate(spans))
    )
    within = array("q", sorted(order, key=number_of.__getitem__))  # each file's rows stay in their order
    return MoveRows(within, [row for row, old in enumerate(within) if old in chosen])


def _reordering(urlset: Urlset, order: Sequence[int], moved: Rows) -> Edit:
    edit = MoveRows(order, moved)
    last = len(order) - 1
    if urlset.frame.entities is not None or last < 0 or order[last] == last or _line_end(urlset, last):
        return edit
    # The last line of a text list has no line end: the line that is last afterwards has none.
    lines = urlset.copy_rows([last, order[last]])
    lines.layout.reverse()
    return Batch((edit, SetSource([order.index(last), last], lines)))


def duplication(urlset: Urlset, rows: Rows) -> Edit:
    """A copy of each entry, extensions and odd source included, together below the last of its file."""
    edits = []
    for part, own in reversed(rows_by_part(urlset, rows)):  # the rows above stay where they are
        block = part.copy_rows(own)
        block.gap = CompactList.of(part.typical_gap(), len(own))
        edits.append(lifted(urlset, part, _insertion(part, own[-1] + 1, block)))
    return as_one(edits)
