"""Compares two versions of a document: counts their differences, and lists them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, compress, count, islice
from operator import ne

from editor.core.document.entries import Entries
from editor.core.document.transition import Origins
from editor.core.fields import FIELD_NAMES
from editor.rules.remedies.changes import PreviewChange, frame_changes

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
