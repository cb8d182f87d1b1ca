"""What leads from one document to another, as one edit: redoing lost work, earlier versions, merging."""

from array import array
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import compress, count, repeat
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
from editor.core.fields import FIELD_NAMES

Origins = Sequence[int]  # for each entry of the later document its row in the earlier one, or -1: it is new

_STRUCTURE = ("extensions", "gap", "source", "layout")


def origins_by_id(count_before: int, after: Entries) -> list[int]:
    """Where entries come from in a document that was a copy of the earlier one and then edited."""
    return [row_id if row_id < count_before else -1 for row_id in after.row_ids()]


def origins_by_content(before: Entries, after: Entries) -> list[int]:
    """Where entries come from, as far as the documents tell: they are known again by their URLs.

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
    """Whether no text is there twice."""
    return len(set(texts)) == len(texts)


def claim(old: Sequence[object], new: Sequence[object], origins: list[int], free: dict[int, None]) -> None:
    """Let the entries that come from nowhere yet take the free rows that are the same."""
    places: dict[object, deque[int]] = defaultdict(deque)
    for row in free:
        places[old[row]].append(row)
    for row, origin in enumerate(origins):
        if origin < 0 and (found := places.get(new[row])):
            origins[row] = found.popleft()
            del free[origins[row]]


def _entries(block: EntryColumns) -> list[tuple[str, ...]]:
    """Each entry by what it says: values and extensions."""
    return list(zip(*(block.column(name) for name in (*FIELD_NAMES, "extensions")), strict=True))


def transition(before: Document, after: Document, origins: Origins) -> Edit | None:
    """One edit that makes the earlier document what the later one is, byte for byte; None where it is.

    Files of a set are known by their keys.
    """
    return _of_set(before, after, origins) if before.is_set else _of_file(before, after, origins)


def _of_file(before: Document, after: Document, origins: Origins) -> Edit | None:
    edits: list[Edit] = []
    if before.frame != after.frame:
        edits.append(SetFrame(after.frame))
    kept = [origin for origin in origins if origin >= 0]
    gone = set(range(len(before))).difference(kept)
    if gone:
        edits.append(RemoveRows(as_rows(sorted(gone))))
    in_order = sorted(kept)
    if in_order != kept:
        place_of = dict(zip(in_order, count()))
        edits.append(Reorder(array("q", map(place_of.__getitem__, kept))))
    new = as_rows(row for row, origin in enumerate(origins) if origin < 0)
    if new:
        edits.append(InsertRows(new, adopted(after.copy_rows(new), after, before)))
    edits += changes_of_entries(before, after, origins)
    return one_of(edits)


def changes_of_entries(before: Entries, after: Entries, origins: Origins) -> Iterator[Edit]:
    """What is another in the entries that both have, once they stand where they stand in the end."""
    rows = [row for row, origin in enumerate(origins) if origin >= 0]
    places = [origins[row] for row in rows]
    later = adopted(after.copy_rows(as_rows(rows)), after, before)
    earlier = before.columns if places == list(range(len(before))) else before.copy_rows(places)
    whole: set[int] = set()
    for name in _STRUCTURE:
        whole.update(_differing(getattr(earlier, name), getattr(later, name)))
    if whole:
        chosen = as_rows(rows[place] for place in sorted(whole))
        yield SetEntries(chosen, adopted(after.copy_rows(chosen), after, before))
    for name in FIELD_NAMES:
        column = later.column(name)
        found = [place for place in _differing(earlier.column(name), column) if place not in whole]
        if found:
            yield SetValues(name, as_rows(rows[place] for place in found), [column[place] for place in found])


def _differing(one: Sequence[object], other: Sequence[object]) -> Iterable[int]:
    return () if one == other else compress(count(), map(ne, one, other))


def adopted(block: EntryColumns, of: Entries, by: Entries) -> EntryColumns:
    """The same entries, with the numbers that another document knows their layouts by.

    Where that has no room for more layouts they are written the way most of its entries are.
    """
    block.files = [(by.key, len(block))]
    if by.layouts[: len(of.layouts)] == of.layouts:
        return block
    numbers = bytearray(range(256))
    for number in set(block.layout) - {ODD}:
        known = by.layout_number(of.layouts[number])
        numbers[number] = by.typical_layout() if known == ODD else known
    block.layout = block.layout.translate(bytes(numbers))
    return block


# Of a set of files


def _of_set(before: Document, after: Document, origins: Origins) -> Edit | None:
    work = before.working_copy()
    edits: list[Edit] = []
    for step in (
        _parts_put,
        _index_planned,
        _listings_and_frames,
        _rows_removed,
        _rows_moved,
        _rows_put,
        _entries_changed,
        _parts_dropped,
    ):
        for edit in step(work, after, origins):
            edit.apply(work)
            edits.append(edit)
        if step is _rows_removed:
            origins = _among_kept(origins)
    return one_of(edits)


def _among_kept(origins: Origins) -> Origins:
    """Where entries come from once those are gone that the later document does not have."""
    place_of = dict(zip(sorted(origin for origin in origins if origin >= 0), count()))
    return [place_of[origin] if origin >= 0 else -1 for origin in origins]


def _parts_put(work: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    keys = [part.key for part in work.files]
    place = 0
    for part in after.files:
        if part.key not in keys:
            keys.insert(place, part.key)
            blank = EmptyFile(part.key, part.listing, part.frame, list(part.layouts))
            yield AddFile(place, blank)
        place = keys.index(part.key) + 1


def _parts_dropped(work: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    there = {part.key for part in after.files}
    return (RemoveFile(part.key) for part in list(work.files) if part.key not in there)


def _index_planned(work: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    if work.index_plan != after.index_plan:
        yield SetIndexPlan(after.index_plan)


def _listings_and_frames(work: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    for part in after.files:
        own = work.file_by_key(part.key)
        listed, before = asdict(part.listing), asdict(own.listing)
        if listed != before:  # what is the same may change by what the index takes in
            differing = {field: text for field, text in listed.items() if text != before[field]}
            yield SetListing(part.key, **differing)
        if own.frame != part.frame:
            yield SetFrame(part.frame, part.key)


def _rows_removed(work: Document, _after: Document, origins: Origins) -> Iterator[Edit]:
    gone = set(range(len(work))).difference(origins)
    if gone:
        yield RemoveRows(as_rows(sorted(gone)))


def _rows_moved(work: Document, after: Document, origins: Origins) -> Iterator[Edit]:
    """Those that both have, in the order and the files of the later document, as they are written there."""
    order = array("q", (origin for origin in origins if origin >= 0))
    sizes = {part.key: 0 for part in work.files}
    moved: list[int] = []  # where they stand among those that both have
    block, runs = EntryColumns(), list[tuple[int, int]]()
    for part in after.files:
        own = work.file_by_key(part.key).rows
        kept = [row for row in part.rows if origins[row] >= 0]
        first = sum(sizes.values())
        sizes[part.key] = len(kept)
        came = [(first + place, row) for place, row in enumerate(kept) if origins[row] not in own]
        moved += (place for place, _ in came)
        block.extend(_rows_of(after, work, part.key, [row for _, row in came]))
        runs += [(part.key, len(came))] if came else []
    block.files = runs
    is_same = all(part.size == sizes[part.key] for part in work.files)
    if not is_same or order != array("q", range(len(order))):
        yield Reorder(order, as_rows(moved), sizes, block)


def _rows_put(work: Document, after: Document, origins: Origins) -> Iterator[Edit]:
    new: list[int] = []
    block, runs = EntryColumns(), list[tuple[int, int]]()
    for part in after.files:
        rows = [row for row in part.rows if origins[row] < 0]
        if rows:
            block.extend(_rows_of(after, work, part.key, rows))
            runs.append((part.key, len(rows)))
            new += rows
    if new:
        block.files = runs
        yield InsertRows(as_rows(new), block)


def _entries_changed(work: Document, after: Document, _origins: Origins) -> Iterator[Edit]:
    """What is another in entries that stand where they stand in the end."""
    for part in after.files:
        own = work.file_by_key(part.key)
        for edit in list(changes_of_entries(own, part, range(len(part)))):
            yield edit.placed_in(own)


def _rows_of(after: Document, work: Document, key: int, rows: Rows) -> EntryColumns:
    """Rows of a file of the later document, as that of the same key is to have them."""
    return adopted(after.copy_rows(rows), after.file_by_key(key), work.file_by_key(key))
