"""Compares two sitemaps by content, and merges two changed versions with the one both came from.

Entries are matched by their URLs. Unlike `document_states.transition`, which leads from one version
of a file to another byte for byte, comparing ignores indentation, prefixes and entities, so that
files of different programs can be compared. Merging goes entry by entry; the order and the text
around the entries stay as in mine, unless only theirs changed the text around them.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Collection, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from itertools import chain, compress, count, pairwise, repeat
from operator import ne
from typing import NamedTuple

from editor.core.document import document_states
from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import Edit, removal
from editor.core.document.entries import Entries
from editor.core.document.entry_text import with_namespaces_of
from editor.core.document.rows import as_rows
from editor.core.extensions.extension_reading import (
    Node,
    extension_text,
    extension_texts,
    meaning_of,
    nodes_at,
)
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind, fields_of
from editor.core.moved_entries import Move, moved_urls
from editor.core.values.urls import equivalence_keys, path_key
from editor.core.xml.markup import EXTENSIONS
from editor.core.xml.outline import refers


class KnownBy(Enum):
    """The key by which entries of two documents are matched."""

    URL = auto()  # in any equivalent spelling
    PATH = auto()  # the URL without scheme, host and port, for sites that moved and test sites


class Changed(NamedTuple):
    """An entry that both have: its rows, and the names of what differs, fields and EXTENSIONS."""

    mine: int
    theirs: int
    names: tuple[str, ...]


class Moved(NamedTuple):
    """An entry that both have under another URL: its rows, what differs, and how the URL does."""

    mine: int
    theirs: int
    names: tuple[str, ...]  # as those of `Changed`, the URL first
    how: tuple[Move, ...]
    folders: tuple[str, str] = ("", "")  # the folder that was renamed, in mine and in theirs


@dataclass(frozen=True, slots=True)
class Differences:
    """The differences between `mine` and `theirs`; rows are ascending, those of `changed` and `moved` by
    mine.
    """

    only_mine: Sequence[int]
    only_theirs: Sequence[int]
    changed: Sequence[Changed]
    alike: int  # entries that are equal in both
    is_reordered: bool  # True if common entries are in another order
    moved: Sequence[Moved] = ()

    @property
    def count(self) -> int:
        """The number of entries that differ."""
        return len(self.only_mine) + len(self.only_theirs) + len(self.changed) + len(self.moved)


class DifferenceKind(StrEnum):
    """The kinds of differences to list."""

    ALL = "all"
    ONLY_HERE = "only-here"
    ONLY_THERE = "only-there"
    MOVED = "moved"
    CHANGED = "changed"

    def of(self, found: Differences) -> Differences:
        """Return only the differences of this kind."""
        if self is DifferenceKind.ALL:
            return found
        return replace(
            found,
            only_mine=found.only_mine if self is DifferenceKind.ONLY_HERE else (),
            only_theirs=found.only_theirs if self is DifferenceKind.ONLY_THERE else (),
            changed=found.changed if self is DifferenceKind.CHANGED else (),
            moved=found.moved if self is DifferenceKind.MOVED else (),
        )


def differences(mine: Entries, theirs: Entries, known_by: KnownBy = KnownBy.URL) -> Differences:
    """Compare two documents in the fields that both kinds have, and in extensions if both may have them."""
    fields = _fields(mine.kind, theirs.kind, known_by)
    has_markup = mine.kind is theirs.kind is Kind.URLSET
    names = (*fields, EXTENSIONS) if has_markup else fields
    origins = _origins(mine, theirs, names, known_by)
    pairs = [(origin, row) for row, origin in enumerate(origins) if origin >= 0]
    is_reordered = any(one > other for (one, _), (other, _) in pairwise(pairs))
    pairs.sort()
    names_at: dict[int, list[str]] = {}
    for name in names:
        for at in _differing(mine, theirs, pairs, name):
            names_at.setdefault(at, []).append(name)
    kept = {row for row, _ in pairs}
    only_mine = [row for row in range(len(mine)) if row not in kept]
    only_theirs = [row for row, origin in enumerate(origins) if origin < 0]
    moved = _moved(mine, theirs, names, (only_mine, only_theirs), known_by)
    gone, new = {each.mine for each in moved}, {each.theirs for each in moved}
    return Differences(
        only_mine=[row for row in only_mine if row not in gone],
        only_theirs=[row for row in only_theirs if row not in new],
        changed=[Changed(*pairs[at], tuple(names)) for at, names in sorted(names_at.items())],
        alike=len(pairs) - len(names_at),
        is_reordered=is_reordered,
        moved=moved,
    )


def _moved(
    mine: Entries,
    theirs: Entries,
    names: Sequence[str],
    alone: tuple[Sequence[int], Sequence[int]],
    known_by: KnownBy,
) -> tuple[Moved, ...]:
    """Return the entries that moved, of those that are in one sitemap alone, with what else differs."""
    locs = mine.column("loc"), theirs.column("loc")
    found = moved_urls(*locs, *alone, by_path=known_by is KnownBy.PATH)
    pairs = [(each.mine, each.theirs) for each in found]
    others: dict[int, list[str]] = {}
    for name in names:
        for at in _differing(mine, theirs, pairs, name) if name != "loc" else ():
            others.setdefault(at, []).append(name)
    return tuple(
        Moved(each.mine, each.theirs, ("loc", *others.get(at, ())), each.how, each.folders)
        for at, each in enumerate(found)
    )


def _fields(one: Kind, other: Kind, known_by: KnownBy) -> tuple[str, ...]:
    """Return the fields that both kinds have; without the URL if entries are matched by their path."""
    both = [field.name for field in fields_of(one) if other in field.kinds]
    return tuple(name for name in both if name != "loc" or known_by is KnownBy.URL)


def _origins(mine: Entries, theirs: Entries, names: Sequence[str], known_by: KnownBy) -> list[int]:
    """Return for each entry of theirs its row in mine, or -1.

    Of entries with the same URL, those that are entirely equal are matched first, then those with equal
    fields, then the others in their order.
    """
    own, others = _keys(mine, known_by), _keys(theirs, known_by)
    if document_states.once_each(own) and document_states.once_each(others):
        return list(map(dict(zip(own, count())).get, others, repeat(-1)))
    origins = [-1] * len(others)
    free = dict.fromkeys(range(len(own)))
    repeated = _repeated(own) | _repeated(others)
    said = _said(mine, own, names, repeated), _said(theirs, others, names, repeated)
    without_markup = 1 + sum(name != EXTENSIONS for name in names)
    for length in (None, without_markup, 1):
        document_states.claim(
            [each[:length] for each in said[0]], [each[:length] for each in said[1]], origins, free
        )
    return origins


def _repeated(keys: Sequence[str]) -> set[str]:
    return {key for key, times in Counter(keys).items() if times > 1}


def _keys(entries: Entries, known_by: KnownBy) -> list[str]:
    locs = entries.column("loc")
    return equivalence_keys(locs) if known_by is KnownBy.URL else list(map(path_key, locs))


def _said(
    entries: Entries, keys: Sequence[str], names: Sequence[str], repeated: Set[str]
) -> list[tuple[object, ...]]:
    """Return for each entry its key and, if that is repeated, also its values and then its extensions."""
    columns = [entries.column(name) for name in names if name != EXTENSIONS]
    texts = extension_texts(entries) if EXTENSIONS in names else repeat("", len(keys))
    said: list[tuple[object, ...]] = []
    for row, (key, text, *values) in enumerate(zip(keys, texts, *columns, strict=True)):
        if key not in repeated:
            said.append((key,))
            continue
        markup = map(meaning_of, nodes_at(entries, row)) if text else ()
        said.append((key, *(value.strip(XML_SPACE) for value in values), *markup))
    return said


def _differing(mine: Entries, theirs: Entries, pairs: Sequence[tuple[int, int]], name: str) -> list[int]:
    """Return the positions of the pairs of rows that differ in a field or in EXTENSIONS."""
    if name == EXTENSIONS:
        marked, other_marked = extension_texts(mine), extension_texts(theirs)
        with_markup = (at for at, (row, their) in enumerate(pairs) if marked[row] or other_marked[their])
        return [at for at in with_markup if _is_other_markup(mine, theirs, *pairs[at])]
    own, other = mine.column(name), theirs.column(name)
    texts = [own[row] for row, _ in pairs], [other[row] for _, row in pairs]
    unlike = compress(count(), map(ne, *texts))
    return [at for at in unlike if texts[0][at].strip(XML_SPACE) != texts[1][at].strip(XML_SPACE)]


def _is_other_markup(mine: Entries, theirs: Entries, row: int, their_row: int) -> bool:
    """Return True if the extensions of two entries have different content."""
    own, other = extension_text(mine, row), extension_text(theirs, their_row)
    namespaces = mine.file_at(row).frame.namespaces, theirs.file_at(their_row).frame.namespaces
    if own == other and (not own or namespaces[0] == namespaces[1]):
        return False
    return list(map(meaning_of, nodes_at(mine, row))) != list(map(meaning_of, nodes_at(theirs, their_row)))


def entry_part_text(entries: Entries, row: int, name: str) -> str:
    """Return the part of an entry that `Changed` names: a value, or all extensions in words."""
    if name != EXTENSIONS:
        return entries.column(name)[row]
    return "; ".join(map(_in_words, nodes_at(entries, row)))


def _in_words(node: Node) -> str:
    """Return a node as text, such as `image (loc: a.png, caption: Snow)`."""
    parts = [f"{attribute.name}: {attribute.value}" for attribute in node.attributes]
    for child in node.children:
        has_parts = child.children or child.attributes
        parts.append(_in_words(child) if has_parts else f"{child.name}: {child.text.strip(XML_SPACE)}")
    text = node.stray if node.children else node.text.strip(XML_SPACE)
    inside = f" ({', '.join(parts)})" if parts else ""
    return f"{node.name}{inside}{': ' if text else ''}{text}"


def without_deletions(found: Differences, theirs: Entries) -> Differences:
    """Return the differences but for entries, and values of entries, that only mine has."""

    def has(row: int, name: str) -> bool:
        return bool(entry_part_text(theirs, row, name).strip(XML_SPACE))

    changed = [
        each._replace(names=tuple(name for name in each.names if has(each.theirs, name)))
        for each in found.changed
    ]
    return replace(found, only_mine=(), changed=[each for each in changed if each.names])


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
        self, base: Document, mine: Document, theirs: Document, origins: document_states.Origins | None = None
    ) -> None:
        self._base, self._mine, self._theirs = base, mine, theirs
        self.conflicts: list[MergeConflict] = []
        self._spots: list[_Spot] = []
        self._taken: list[tuple[str, _Spot]] = []  # changed by theirs alone, with the rows
        self._removed: list[int] = []  # rows of mine that only theirs removed
        self._pairs: dict[int, int] = {}  # row of theirs -> row of mine
        self._added: list[int] = []  # rows of theirs that mine does not have
        self._compare(document_states.origins_by_content(base, mine) if origins is None else origins)

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

    def _compare(self, origins: document_states.Origins) -> None:
        mine_of = {origin: row for row, origin in enumerate(origins) if origin >= 0}
        new_in_mine: dict[str, deque[int]] = defaultdict(deque)
        for row, origin in enumerate(origins):
            if origin < 0:
                new_in_mine[self._mine.column("loc")[row]].append(row)
        gone = set(range(len(self._base)))
        for their_row, origin in enumerate(document_states.origins_by_content(self._base, self._theirs)):
            gone.discard(origin)
            if origin >= 0:
                self._compare_present(origin, mine_of.get(origin, -1), their_row)
            elif rows := new_in_mine.get(self._theirs.column("loc")[their_row]):
                self._compare_values(-1, rows.popleft(), their_row)
            else:
                self._added.append(their_row)
        for row in sorted(gone):
            self._compare_gone(row, mine_of.get(row, -1))

    def _compare_present(self, row: int, mine: int, theirs: int) -> None:
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
        return document_states.transition(
            self._mine, merged, document_states.origins_by_id(len(self._mine), merged)
        )

    def merged(self, choices: Sequence[MergeSide]) -> Document:
        """Return what mine and theirs become together, by a choice for each conflict."""
        is_mine_as_read = self._mine.frame == self._base.frame
        merged = self._merged(choices, is_framed_by_theirs=is_mine_as_read)
        if is_mine_as_read and _has_lost_entities(self._mine, merged):
            return self._merged(choices, is_framed_by_theirs=False)
        return merged

    def origins_in_theirs(self, merged: Document) -> document_states.Origins:
        """Return for each row of the merged document its row in theirs; -1 if it is not there."""
        theirs_of = {mine: theirs for theirs, mine in self._pairs.items()}
        origins = [theirs_of.get(row_id, -1) for row_id in merged.row_ids()]
        free = dict.fromkeys(row for row in range(len(self._theirs)) if row not in self._pairs)
        document_states.claim(self._theirs.column("loc"), merged.column("loc"), origins, free)
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
        columns = document_states.with_layouts_of(self._theirs.copy_rows(rows), self._theirs, merged)
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
