"""Merges two changed versions of a document, entry by entry, with the version that both came from.

Entries are matched by their URLs. The order and the text around the entries stay as in mine, unless only
theirs changed the text around them.
"""

from collections import defaultdict, deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import chain
from typing import NamedTuple

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.namespaces import with_namespaces_of
from editor.core.document.row_edits import removal
from editor.core.document.rows import as_rows
from editor.core.document.transition import (
    Origins,
    adopt_layouts,
    claim,
    origins_by_content,
    origins_by_id,
    transition,
)
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import EXTENSIONS
from editor.core.xml.outline import refers

ENTRY = ""  # instead of a field's name: the entry as a whole


class MergeSide(Enum):
    """The version that wins a conflict."""

    MINE = auto()
    THEIRS = auto()


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """A part that both changed in different ways; the text "" means absent, or a removed entry."""

    loc: str
    field: str  # a field's name, EXTENSIONS for all else that it holds, or ENTRY
    base: str
    mine: str
    theirs: str


class _Spot(NamedTuple):
    """The rows of a conflict in mine and theirs; -1 if the entry was removed."""

    mine: int
    theirs: int


class Merge:
    """A merge of `mine` and `theirs`, which both came from `base`; it changes none of them.

    `origins` gives the rows in base of mine's entries, if they are known better than by URL.
    """

    def __init__(
        self, base: Document, mine: Document, theirs: Document, origins: Origins | None = None
    ) -> None:
        self._base, self._mine, self._theirs = base, mine, theirs
        self.conflicts: list[MergeConflict] = []
        self._spots: list[_Spot] = []
        self._taken: list[tuple[str, _Spot]] = []  # changed by theirs alone, with the rows
        self._removed: list[int] = []  # rows of mine that only theirs removed
        self._pairs: dict[int, int] = {}  # row of theirs -> row of mine
        self._added: list[int] = []  # rows of theirs that mine does not have
        self._compare(origins_by_content(base, mine) if origins is None else origins)

    @staticmethod
    def is_possible(mine: Document, theirs: Document) -> bool:
        """Return True if entries of one document fit into the other: same kind, prefix and namespace."""
        one, other = mine.frame, theirs.frame
        return (one.kind, one.prefix, one.namespace) == (other.kind, other.prefix, other.namespace)

    @property
    def count(self) -> int:
        """The number of changes of theirs that are merged without a conflict."""
        return len(self._taken) + len(self._removed) + len(self._added)

    # Comparing

    def _compare(self, origins: Origins) -> None:
        mine_of = {origin: row for row, origin in enumerate(origins) if origin >= 0}
        new_in_mine: dict[str, deque[int]] = defaultdict(deque)
        for row, origin in enumerate(origins):
            if origin < 0:
                new_in_mine[self._mine.column("loc")[row]].append(row)
        gone = set(range(len(self._base)))
        for their_row, origin in enumerate(origins_by_content(self._base, self._theirs)):
            gone.discard(origin)
            if origin >= 0:
                self._compare_kept(origin, mine_of.get(origin, -1), their_row)
            elif rows := new_in_mine.get(self._theirs.column("loc")[their_row]):
                self._compare_values(-1, rows.popleft(), their_row)
            else:
                self._added.append(their_row)
        for row in sorted(gone):
            self._compare_gone(row, mine_of.get(row, -1))

    def _compare_kept(self, row: int, mine: int, theirs: int) -> None:
        if mine >= 0:
            self._compare_values(row, mine, theirs)
        elif _entry(self._base, row) != _entry(self._theirs, theirs):
            self._clash(ENTRY, row, mine, theirs)

    def _compare_gone(self, row: int, mine: int) -> None:
        if mine < 0:
            return
        if _entry(self._base, row) == _entry(self._mine, mine):
            self._removed.append(mine)
        else:
            self._clash(ENTRY, row, mine, -1)

    def _compare_values(self, row: int, mine: int, theirs: int) -> None:
        self._pairs[theirs] = mine
        for name in (*FIELD_NAMES, EXTENSIONS):
            base = _part(self._base, row, name) if row >= 0 else ("",)
            own, other = _part(self._mine, mine, name), _part(self._theirs, theirs, name)
            if other in (base, own):
                continue
            if own == base:
                self._taken.append((name, _Spot(mine, theirs)))
            else:
                self._clash(name, row, mine, theirs)

    def _clash(self, field: str, row: int, mine: int, theirs: int) -> None:
        def shown(document: Document, at: int) -> str:
            return _shown(document, at, field) if at >= 0 else ""

        whose, at = (self._mine, mine) if mine >= 0 else (self._theirs, theirs)
        self.conflicts.append(
            MergeConflict(
                whose.column("loc")[at],
                field,
                shown(self._base, row),
                shown(self._mine, mine),
                shown(self._theirs, theirs),
            )
        )
        self._spots.append(_Spot(mine, theirs))

    # Merging

    def edit(self, merged: Document) -> Edit | None:
        """Return the edit that makes mine the merged document; None if it is that already."""
        return transition(self._mine, merged, origins_by_id(len(self._mine), merged))

    def merged(self, choices: Sequence[MergeSide]) -> Document:
        """Return what mine and theirs become together, by a choice for each conflict."""
        is_mine_as_read = self._mine.frame == self._base.frame
        merged = self._merged(choices, is_framed_by_theirs=is_mine_as_read)
        if is_mine_as_read and _has_lost_entities(self._mine, merged):
            return self._merged(choices, is_framed_by_theirs=False)
        return merged

    def origins_in_theirs(self, merged: Document) -> Origins:
        """Return for each row of the merged document its row in theirs; -1 if it is not there."""
        theirs_of = {mine: theirs for theirs, mine in self._pairs.items()}
        origins = [theirs_of.get(row_id, -1) for row_id in merged.row_ids()]
        free = dict.fromkeys(row for row in range(len(self._theirs)) if row not in self._pairs)
        claim(self._theirs.column("loc"), merged.column("loc"), origins, free)
        return origins

    def _merged(self, choices: Sequence[MergeSide], *, is_framed_by_theirs: bool) -> Document:
        taken, removed, added = list(self._taken), list(self._removed), list(self._added)
        for conflict, spot, choice in zip(self.conflicts, self._spots, choices, strict=True):
            if choice is MergeSide.MINE:
                continue
            if conflict.field != ENTRY:
                taken.append((conflict.field, spot))
            elif spot.theirs < 0:
                removed.append(spot.mine)
            else:
                added.append(spot.theirs)
        merged = self._mine.snapshot()
        if is_framed_by_theirs:
            self._set_their_frame(merged, {*removed, *(at.mine for name, at in taken if name == EXTENSIONS)})
        self._take(merged, taken)
        self._insert(merged, sorted(added))
        if removed:
            gone = frozenset(removed)
            ids = merged.row_ids()
            removal(merged, as_rows(row for row in range(len(merged)) if ids[row] in gone)).apply(merged)
        _end_lines(merged)
        return merged

    def _set_their_frame(self, merged: Document, gone: Collection[int]) -> None:
        """Give mine the frame of theirs without changing mine's entries, except for rows in `gone`."""
        if merged.frame.namespaces == self._theirs.frame.namespaces:
            merged.set_frame(self._theirs.frame)
            return
        kept = [row for row in self._markup_of_mine() if row not in gone]
        columns = merged.copy_rows(kept)
        merged.set_frame(with_namespaces_of(columns, merged.frame, self._theirs.frame))
        merged.set_entries(kept, columns)

    def _markup_of_mine(self) -> Iterator[int]:
        """Yield the rows of mine that have other extensions or comments than in theirs."""
        theirs_of = {mine: theirs for theirs, mine in self._pairs.items()}
        own, other = self._mine, self._theirs
        for row, gap in enumerate(own.columns.gap):
            at = theirs_of.get(row, -1)
            is_same = at >= 0 and _part(own, row, EXTENSIONS) == _part(other, at, EXTENSIONS)
            if not is_same or ("<" in gap and gap != other.columns.gap[at]):
                yield row

    def _adopted(self, rows: Sequence[int], merged: Document) -> EntryColumns:
        """Return entries of theirs fit for mine, to which the namespaces that they need are added."""
        columns = adopt_layouts(self._theirs.copy_rows(rows), self._theirs, merged)
        frame = with_namespaces_of(columns, self._theirs.frame, merged.frame)
        if frame != merged.frame:
            merged.set_frame(frame)
        return columns

    def _take(self, merged: Document, taken: Sequence[tuple[str, _Spot]]) -> None:
        """Copy values of theirs into mine, after replacing those entries whose other content changed."""
        for name, spot in taken:
            if name == EXTENSIONS:
                values = merged.entry(spot.mine)
                rows = range(spot.mine, spot.mine + 1)
                columns = self._adopted(range(spot.theirs, spot.theirs + 1), merged)
                columns.gap = merged.columns.gap[spot.mine : spot.mine + 1]
                merged.set_entries(rows, columns)
                for field, value in zip(FIELD_NAMES, values.values(), strict=True):
                    merged.set_values(field, rows, value)
        for field in FIELD_NAMES:
            chosen = dict(sorted((spot.mine, spot.theirs) for name, spot in taken if name == field))
            column = self._theirs.column(field)
            merged.set_values(field, list(chosen), [column[row] for row in chosen.values()])

    def _insert(self, merged: Document, added: Sequence[int]) -> None:
        """Insert entries of theirs after those that precede them there."""
        if not added:
            return
        if merged.frame.is_self_closed:
            merged.set_frame(merged.frame.opened())
        rows = sorted(zip(self._predecessors(added), added, strict=True))
        columns = self._adopted([row for _place, row in rows], merged)
        merged.insert(as_rows(place + 1 + number for number, (place, _row) in enumerate(rows)), columns)

    def _predecessors(self, added: Sequence[int]) -> Iterator[int]:
        """Yield the row of mine after which each row of theirs belongs; -1 is the start. `added` ascends."""
        place, waiting = -1, deque(added)
        for row in range(len(self._theirs)):
            if waiting and waiting[0] == row:
                waiting.popleft()
                yield place
            place = self._pairs.get(row, place)


def _has_lost_entities(mine: Document, merged: Document) -> bool:
    """Return True if the document type was lost although its entities may still be used."""
    if "<!DOCTYPE" not in mine.frame.prolog or "<!DOCTYPE" in merged.frame.prolog:
        return False
    block = merged.columns
    sources = (source.text for source in block.source if source)
    texts = chain(block.gap.distinct(), block.extensions.distinct(), sources, [merged.frame.epilog])
    return any(map(refers, texts))


def _part(document: Document, row: int, name: str) -> tuple[object, ...]:
    if name != EXTENSIONS:
        return (document.column(name)[row],)
    extensions, source = document.columns.extensions[row], document.columns.source[row]
    return (extensions, source) if source else (extensions,)


def _entry(document: Document, row: int) -> tuple[object, ...]:
    return tuple(_part(document, row, name) for name in (*FIELD_NAMES, EXTENSIONS))


def _shown(document: Document, row: int, field: str) -> str:
    if field == ENTRY:
        values = (document.column(name)[row] for name in FIELD_NAMES)
        return "  ".join(value for value in values if value)
    if field == EXTENSIONS:
        source = document.columns.source[row]
        return source.text if source else document.columns.extensions[row]
    return document.column(field)[row]


def _end_lines(merged: Document) -> None:
    """End all lines of a text list but the last, which alone may have no line end."""
    if merged.frame.entities is not None:
        return
    layout = merged.columns.layout
    bare = [row for row in range(len(merged) - 1) if not merged.layouts[layout[row]].end]
    if bare:
        columns = merged.copy_rows(bare)
        columns.layout = bytearray([merged.typical_layout()]) * len(bare)
        merged.set_entries(bare, columns)
