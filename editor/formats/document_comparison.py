"""Compares two versions of a document, and copies the differences of another sitemap as one edit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, compress, count, islice
from operator import ne

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.document_states import Origins
from editor.core.document.edits import Edit, SetValues, insertion, one_of, removal
from editor.core.document.entries import Entries
from editor.core.fields import FIELD_NAMES, Kind, fields_of
from editor.core.values.urls import split
from editor.core.versions import Changed, Differences, KnownBy, Moved
from editor.core.xml.markup import EXTENSIONS
from editor.formats.moving_entries import as_one_file, document_in_place_of, file_of_entries, insert_document
from editor.rules.fixes.preview_changes import PreviewChange, frame_changes

_MARKUP = ("extensions", "source")


@dataclass(frozen=True, slots=True)
class VersionComparison:
    """The differences of a later version; `changes` are the first of all, removed entries first."""

    added: int = 0  # entries
    removed: int = 0
    changed: int = 0
    is_reordered: bool = False
    of_file: int = 0  # changes of what stands around the entries
    changes: tuple[PreviewChange, ...] = ()

    @property
    def count(self) -> int:
        """The number of entries and parts of the file that differ."""
        return self.added + self.removed + self.changed + self.of_file + self.is_reordered


def compare(before: Entries, after: Entries, origins: Origins, limit: int) -> VersionComparison:
    """Compare two versions, listing the first `limit` changes; `origins` as in `core.document.transition`.

    Removed and changed entries are identified by their row before, added ones by their row afterwards.
    """
    rows = [row for row, origin in enumerate(origins) if origin >= 0]
    places = [origins[row] for row in rows]
    added = [row for row, origin in enumerate(origins) if origin < 0]
    removed = sorted(set(range(len(before))).difference(places))
    differing = {name: _differing(before, after, places, rows, name) for name in (*FIELD_NAMES, *_MARKUP)}
    markup = set().union(*(differing.pop(name) for name in _MARKUP))
    fields_of: dict[int, list[str]] = {}
    for name, found in differing.items():
        for number in found:
            fields_of.setdefault(number, []).append(name)
    for number in markup:  # of an odd entry the source may tell no more than its values
        if number not in fields_of:
            fields_of[number] = [""]
    of_file = frame_changes(before.frame, after.frame)

    def listed() -> Iterator[PreviewChange]:
        locs = before.column("loc")
        yield from (PreviewChange(row, "", locs[row], "") for row in removed)
        for number in sorted(fields_of):
            for name in fields_of[number]:
                old, new = places[number], rows[number]
                yield PreviewChange(
                    old, name, _text(before, old, name), _text(after, new, name), url=locs[old]
                )
        yield from (PreviewChange(row, "", "", after.column("loc")[row]) for row in added)

    changes = tuple(islice(chain(of_file, listed()), limit))
    is_reordered = places != sorted(places)
    return VersionComparison(len(added), len(removed), len(fields_of), is_reordered, len(of_file), changes)


def _differing(before: Entries, after: Entries, places: list[int], rows: list[int], name: str) -> list[int]:
    one, other = getattr(before.columns, name), getattr(after.columns, name)
    pairs = map(ne, map(one.__getitem__, places), map(other.__getitem__, rows))
    return list(compress(count(), pairs))


def _text(entries: Entries, row: int, name: str) -> str:
    if name:
        return entries.column(name)[row]
    source = entries.current_source(row)
    return source.text if source else entries.columns.extensions[row]


def taking_over(mine: Document, theirs: Document, found: Differences, known_by: KnownBy) -> Edit | None:
    """Return the edit that copies all differences that were found from theirs into mine; None if there are
    none.

    Entries that only theirs has come last. Raises CannotMove and NotFaithful.
    """
    work, theirs = mine.working_copy(), as_one_file(theirs)
    edits: list[Edit] = []

    def make(edit: Edit) -> None:
        edit.apply(work)
        edits.append(edit)

    differing: list[Changed | Moved] = [*found.changed, *found.moved]
    whole = [each for each in differing if EXTENSIONS in each.names]
    if whole:
        rows = [each.mine for each in whole]
        locs = _locs(mine, rows)
        make(document_in_place_of(work, rows, file_of_entries(theirs, [each.theirs for each in whole])))
        if known_by is KnownBy.PATH:
            make(SetValues("loc", rows, locs))
    for name in FIELD_NAMES:
        changed = [each for each in differing if name in each.names and EXTENSIONS not in each.names]
        if changed and not (name == "loc" and known_by is KnownBy.PATH):
            column = theirs.column(name)
            values = [column[each.theirs] for each in changed]
            make(SetValues(name, [each.mine for each in changed], values))
    if found.moved and known_by is KnownBy.PATH:
        rows = [each.mine for each in found.moved]
        urls = zip(_locs(mine, rows), _locs(theirs, [each.theirs for each in found.moved]), strict=True)
        make(SetValues("loc", rows, [_at_home(*both) for both in urls]))
    if found.only_mine:
        make(removal(work, found.only_mine))
    if found.only_theirs:
        make(_addition(work, theirs, found.only_theirs))
    return one_of(edits)


def _locs(entries: Entries, rows: Sequence[int]) -> list[str]:
    return list(map(entries.column("loc").__getitem__, rows))


def _at_home(loc: str, moved: str) -> str:
    """Return the path of a URL elsewhere on the site of the first one."""
    own, other = split(loc), split(moved)
    return str(other._replace(scheme=own.scheme, authority=own.authority)) if own and other else moved


def _addition(work: Entries, theirs: Entries, rows: Sequence[int]) -> Edit:
    """Return the edit that appends entries of theirs, whole if both are of the same kind of XML."""
    if work.kind is theirs.kind is not Kind.TEXT:
        return insert_document(work, len(work), file_of_entries(theirs, rows))
    known = fields_of(work.kind)
    values = (dict(zip(FIELD_NAMES, theirs.entry(row).values(), strict=True)) for row in rows)
    entries = (Entry(**{field.name: each[field.name] for field in known}) for each in values)
    return insertion(work, len(work), entries)
