"""Every change there is, as a value: `apply` makes it and returns its inverse.

Edits hold rows and texts, never anything of Qt. `Batch` makes one of several. The builders at the end
(`insertion`, `removal`, `move`, `reordering`, `duplication`) turn a gesture into an edit that keeps the
rest of the file.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from editor.core.fields import XML_SPACE
from editor.core.markup import Frame
from editor.core.urlset import Block, Entry, Rows, Urlset


class Edit(Protocol):
    """A reversible change of a document."""

    def apply(self, urlset: Urlset) -> "Edit":
        """Make the change; returns the edit that takes it back."""

    def touched(self) -> Rows:
        """The rows that hold the outcome once it is made: what to select afterwards."""


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


@dataclass(frozen=True, slots=True)
class RemoveRows:
    """Remove entries with everything in them and the gap before each."""

    rows: Rows

    def apply(self, urlset: Urlset) -> InsertRows:
        return InsertRows(self.rows, urlset.remove(self.rows))

    def touched(self) -> Rows:
        first = self.rows[0] if self.rows else 0
        return range(first, first + 1)


@dataclass(frozen=True, slots=True)
class MoveRows:
    """Put the entries into another order: row `new` gets what stands in `order[new]`."""

    order: Sequence[int]
    moved: Rows = ()  # where the moved ones stand afterwards

    def apply(self, urlset: Urlset) -> "MoveRows":
        urlset.rearrange(self.order)
        inverse = array("q", bytes(8 * len(self.order)))
        for new, old in enumerate(self.order):
            inverse[old] = new
        return MoveRows(inverse, sorted(self.order[row] for row in self.moved))

    def touched(self) -> Rows:
        return self.moved


@dataclass(frozen=True, slots=True)
class SetSource:
    """Replace rows as a whole: exact text, gaps, layouts and values."""

    rows: Rows
    block: Block

    def apply(self, urlset: Urlset) -> "SetSource":
        return SetSource(self.rows, urlset.set_source(self.rows, self.block))

    def touched(self) -> Rows:
        return self.rows


@dataclass(frozen=True, slots=True)
class SetFrame:
    """Replace what stands around the entries: prolog, root tag, epilog, encoding, compression."""

    frame: Frame

    def apply(self, urlset: Urlset) -> "SetFrame":
        return SetFrame(urlset.set_frame(self.frame))

    def touched(self) -> Rows:
        return ()


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
        for edit in self.edits:
            if not isinstance(edit, SetFrame):
                rows.update(edit.touched())
        return sorted(rows)


def insertion(urlset: Urlset, at: int, entries: Iterable[Entry]) -> Edit:
    """New entries in front of row `at`, written the way most entries of the file are."""
    return insertion_of_block(urlset, at, urlset.new_block(entries))


def insertion_of_block(urlset: Urlset, at: int, block: Block) -> Edit:
    """Entries, as they are written, in front of row `at`."""
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


def removal(urlset: Urlset, rows: Rows) -> Edit:
    """Remove entries but keep the comments and instructions that stand before them.

    They pass on to the next entry that stays, or to the end of the file.
    """
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
    edits: list[Edit] = []
    if heirs:
        block = urlset.copy_rows(sorted(heirs))
        block.gap = [heirs[row] for row in sorted(heirs)]
        edits.append(SetSource(sorted(heirs), block))
    if epilog:
        edits.append(SetFrame(replace(urlset.frame, epilog=epilog + urlset.frame.epilog)))
    return Batch((*edits, RemoveRows(rows))) if edits else RemoveRows(rows)


def move(urlset: Urlset, rows: Rows, to: int) -> Edit:
    """Move entries so that they stand together, in their order, in front of what is row `to` now."""
    chosen = set(rows)
    before = [row for row in range(to) if row not in chosen]
    after = [row for row in range(to, len(urlset)) if row not in chosen]
    order = array("q", [*before, *rows, *after])
    return reordering(urlset, order, range(len(before), len(before) + len(rows)))


def reordering(urlset: Urlset, order: Sequence[int], moved: Rows = ()) -> Edit:
    """The entries in another order, as `MoveRows` takes it.

    Where the last line of a text list has no line end, the line that is last afterwards has none.
    """
    edit = MoveRows(order, moved)
    last = len(order) - 1
    if urlset.frame.entities is not None or last < 0 or order[last] == last or _line_end(urlset, last):
        return edit
    lines = urlset.copy_rows([last, order[last]])
    lines.layout.reverse()
    return Batch((edit, SetSource([order.index(last), last], lines)))


def duplication(urlset: Urlset, rows: Rows) -> Edit:
    """A copy of each entry, extensions and odd source included, together below the last of them."""
    block = urlset.copy_rows(rows)
    block.gap = [urlset.typical_gap()] * len(rows)
    return insertion_of_block(urlset, rows[-1] + 1, block)
