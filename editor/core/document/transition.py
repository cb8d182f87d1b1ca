"""Finds one edit that turns a document into another: for lost work, earlier versions and merging."""

from array import array
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import chain, compress, count, repeat
from operator import ne

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import (
    AddFile,
    Edit,
    EmptyFile,
    InsertRows,
    RemoveFile,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetIndexPlan,
    SetListing,
    SetValues,
    one_of,
)
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, as_rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import FIELD_NAMES

Origins = Sequence[int]  # for each entry of the later document its row in the earlier one, or -1: it is new

_STRUCTURE = ("extensions", "gap", "source", "layout")


def origins_by_id(count_before: int, after: Entries) -> list[int]:
    """Return the origins of entries in a document that was copied from the earlier one and then edited."""
    return [row_id if row_id < count_before else -1 for row_id in after.row_ids()]


def origins_by_content(before: Entries, after: Entries) -> list[int]:
    """Return the origins of entries in a document of unknown history, by comparing URLs.

    Of entries with the same URL, those that are alike in all are taken first, then the others in their order.
    """
    old, new = before.column("loc"), after.column("loc")
    shorter = min(len(old), len(new))
    head = next(iter(_differing(old[:shorter], new[:shorter])), shorter)
    backwards = old[head:][::-1][: shorter - head], new[head:][::-1][: shorter - head]
    tail = next(iter(_differing(*backwards)), shorter - head)
    origins = [-1] * len(new)
    origins[:head] = range(head)
    origins[len(new) - tail :] = range(len(old) - tail, len(old))
    places = dict(zip(old[head : len(old) - tail], count(head), strict=False))
    taken = map(places.get, new[head : len(new) - tail], repeat(-1))
    if len(places) == len(old) - head - tail and once_each(new[head : len(new) - tail]):
        origins[head : len(new) - tail] = taken
    else:
        free = dict.fromkeys(range(head, len(old) - tail))
        claim(_entries(before.columns), _entries(after.columns), origins, free)
        claim(old, new, origins, free)
    return origins


def once_each(texts: Sequence[str]) -> bool:
    """Return True if no text occurs twice."""
    return len(set(texts)) == len(texts)


def claim(old: Sequence[object], new: Sequence[object], origins: list[int], free: dict[int, None]) -> None:
    """Assign free rows to entries without an origin that are equal to them."""
    places: dict[object, deque[int]] = defaultdict(deque)
    for row in free:
        places[old[row]].append(row)
    for row, origin in enumerate(origins):
        if origin < 0 and (found := places.get(new[row])):
            origins[row] = found.popleft()
            del free[origins[row]]


def _entries(columns: EntryColumns) -> list[tuple[str, ...]]:
    """Return the values and extensions of each entry."""
    return list(zip(*(columns.column(name) for name in (*FIELD_NAMES, "extensions")), strict=True))


def transition(before: Document, after: Document, origins: Origins) -> Edit | None:
    """Return one edit that makes the earlier document what the later one is, byte for byte; None if it is.

    Files of a set are identified by their keys.
    """
    steps = (
        _files_added,
        _index_planned,
        _listings_and_frames,
        _rows_removed,
        _rows_reordered,
        _rows_added,
        _entries_changed,
        _files_removed,
    )
    return one_of(chain.from_iterable(step(before, after, origins) for step in steps))


def changes_of_entries(before: Entries, after: Entries, origins: Origins) -> Iterator[Edit]:
    """Yield the edits of entries that both documents have, for the rows that these have in the end."""
    rows = [row for row, origin in enumerate(origins) if origin >= 0]
    places = [origins[row] for row in rows]
    later = adopt_layouts(after.copy_rows(as_rows(rows)), after, before)
    earlier = before.columns if places == list(range(len(before))) else before.copy_rows(places)
    whole: set[int] = set()
    for name in _STRUCTURE:
        whole.update(_differing(getattr(earlier, name), getattr(later, name)))
    if whole:
        chosen = as_rows(rows[place] for place in sorted(whole))
        yield SetEntries(chosen, adopt_layouts(after.copy_rows(chosen), after, before))
    for name in FIELD_NAMES:
        column = later.column(name)
        found = [place for place in _differing(earlier.column(name), column) if place not in whole]
        if found:
            yield SetValues(name, as_rows(rows[place] for place in found), [column[place] for place in found])


def _differing(one: Sequence[object], other: Sequence[object]) -> Iterable[int]:
    return () if one == other else compress(count(), map(ne, one, other))


def adopt_layouts(columns: EntryColumns, of: Entries, by: Entries) -> EntryColumns:
    """Return entries with the layout numbers of another document, to which layouts are added.

    Where that has no room for more layouts they are written the way most of its entries are.
    """
    columns.files = [(by.key, len(columns))]
    if by.layouts[: len(of.layouts)] == of.layouts:
        return columns
    numbers = bytearray(range(256))
    for number in set(columns.layout) - {ODD}:
        known = by.layout_number(of.layouts[number])
        numbers[number] = by.typical_layout() if known == ODD else known
    columns.layout = columns.layout.translate(bytes(numbers))
    return columns


# The steps, in the order in which they are made


def _files_added(before: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    keys = [file.key for file in before.files]
    number = 0
    for file in after.files:
        if file.key not in keys:
            keys.insert(number, file.key)
            blank = EmptyFile(file.key, file.listing, file.frame, list(file.layouts))
            yield AddFile(number, blank)
        number = keys.index(file.key) + 1


def _index_planned(before: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    if before.files.index_plan != after.files.index_plan:
        yield SetIndexPlan(after.files.index_plan)


def _listings_and_frames(before: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    for old, new in _in_both(before, after):
        now, then = asdict(new.listing), asdict(old.listing)
        if now != then:  # what is the same may change by what the index takes in
            yield SetListing(new.key, **{name: text for name, text in now.items() if text != then[name]})
        if old.frame != new.frame:
            yield SetFrame(new.frame, new.key)


def _rows_removed(before: Document, _after: Document, origins: Origins) -> Iterator[Edit]:
    gone = set(range(len(before))).difference(origins)
    if gone:
        yield RemoveRows(as_rows(sorted(gone)))


def _rows_reordered(before: Document, after: Document, origins: Origins) -> Iterator[Edit]:
    """Yield the edit that moves common entries to their places and files in the later document."""
    kept = [origin for origin in origins if origin >= 0]
    in_order = sorted(kept)
    earlier = _by_key(before)
    sizes = dict.fromkeys((*_by_key(after), *earlier), 0)
    moved: list[int] = []  # where those that came from other files stand among those that both have
    first = 0
    columns, files = EntryColumns(), list[tuple[int, int]]()
    for file in after.files if before.is_set else ():
        old = earlier.get(file.key)
        rows = [row for row in file.rows if origins[row] >= 0]
        came = [
            (first + place, row)
            for place, row in enumerate(rows)
            if old is None or origins[row] not in old.rows
        ]
        if came:
            moved += (place for place, _ in came)
            columns.extend(_rows_of(after, [row for _, row in came], file, old))
            files.append((file.key, len(came)))
        sizes[file.key] = len(rows)
        first += len(rows)
    if moved or in_order != kept:
        place_of = dict(zip(in_order, count()))
        order = array("q", map(place_of.__getitem__, kept))
        columns.files = files
        yield Reorder(order, as_rows(moved), sizes, columns) if before.is_set else Reorder(order)


def _rows_added(before: Document, after: Document, origins: Origins) -> Iterator[Edit]:
    rows: list[int] = []
    earlier = _by_key(before)
    columns, files = EntryColumns(), list[tuple[int, int]]()
    for file in after.files:
        own = as_rows(row for row in file.rows if origins[row] < 0)
        if own:
            columns.extend(_rows_of(after, own, file, earlier.get(file.key)))
            files.append((file.key, len(own)))
            rows += own
    if rows:
        columns.files = files
        yield InsertRows(as_rows(rows), columns)


def _entries_changed(before: Document, after: Document, origins: Origins) -> Iterator[Edit]:
    """Yield the edits of entries that stayed in their files, for the rows that these have in the end."""
    for old, new in _in_both(before, after):
        own = origins
        if before.is_set:
            rows = (origins[row] for row in new.rows)
            own = [origin - old.start if origin in old.rows else -1 for origin in rows]
        for edit in changes_of_entries(old, new, own):
            yield edit.placed_in(new, after)


def _files_removed(before: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    left = {file.key for file in after.files}
    return (RemoveFile(file.key) for file in before.files if file.key not in left)


def _in_both(before: Document, after: Document) -> list[tuple[SitemapFile, SitemapFile]]:
    """Return the files that both documents have, in the earlier and in the later one."""
    earlier = _by_key(before)
    return [(earlier[file.key], file) for file in after.files if file.key in earlier]


def _by_key(document: Document) -> dict[int, SitemapFile]:
    return {file.key: file for file in document.files}


def _rows_of(after: Document, rows: Rows, file: SitemapFile, old: SitemapFile | None) -> EntryColumns:
    """Return rows of a later file with the layout numbers of the earlier one, if there is one."""
    columns = after.copy_rows(rows)
    return columns if old is None else adopt_layouts(columns, file, old)
