"""What leads from one document of several files to another, as one edit; files are known by their keys."""

from array import array
from collections.abc import Iterator
from dataclasses import asdict
from itertools import count

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import Edit, InsertRows, RemoveRows, SetFrame, for_whole, one_of
from editor.core.document.joined import JoinedUrlset
from editor.core.document.part_edits import AddFile, EmptyFile, Regroup, RemoveFile, SetIndexPlan, SetListing
from editor.core.document.rows import Rows, as_rows
from editor.core.document.transition import Origins, adopted, changes_of_entries, transition


def whole_transition(before: Document, after: Document, origins: Origins) -> Edit | None:
    """`transition`, for documents of one file and of several."""
    if not isinstance(before, JoinedUrlset) or not isinstance(after, JoinedUrlset):
        return transition(before, after, origins)
    work = before.working_copy()
    edits: list[Edit] = []
    for step in (
        _parts_put,
        _index_planned,
        _listings_and_frames,
        _rows_removed,
        _rows_moved,
        _rows_put,
        _entries,
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


def _parts_put(work: JoinedUrlset, after: JoinedUrlset, _origins: Origins) -> Iterator[Edit]:
    keys = [part.key for part in work.parts]
    place = 0
    for part in after.parts:
        if part.key not in keys:
            keys.insert(place, part.key)
            blank = EmptyFile(part.key, part.listing, part.frame, list(part.layouts))
            yield AddFile(place, blank)
        place = keys.index(part.key) + 1


def _parts_dropped(work: JoinedUrlset, after: JoinedUrlset, _origins: Origins) -> Iterator[Edit]:
    there = {part.key for part in after.parts}
    return (RemoveFile(part.key) for part in list(work.parts) if part.key not in there)


def _index_planned(work: JoinedUrlset, after: JoinedUrlset, _origins: Origins) -> Iterator[Edit]:
    if work.index_plan != after.index_plan:
        yield SetIndexPlan(after.index_plan)


def _listings_and_frames(work: JoinedUrlset, after: JoinedUrlset, _origins: Origins) -> Iterator[Edit]:
    for part in after.parts:
        own = work.file_by_key(part.key)
        listed, before = asdict(part.listing), asdict(own.listing)
        if listed != before:  # what is the same may change by what the index takes in
            differing = {field: text for field, text in listed.items() if text != before[field]}
            yield SetListing(part.key, **differing)
        if own.frame != part.frame:
            yield SetFrame(part.frame, part.key)


def _rows_removed(work: JoinedUrlset, _after: JoinedUrlset, origins: Origins) -> Iterator[Edit]:
    gone = set(range(len(work))).difference(origins)
    if gone:
        yield RemoveRows(as_rows(sorted(gone)))


def _rows_moved(work: JoinedUrlset, after: JoinedUrlset, origins: Origins) -> Iterator[Edit]:
    """Those that both have, in the order and the files of the later document, as they are written there."""
    order = array("q", (origin for origin in origins if origin >= 0))
    sizes = {part.key: 0 for part in work.parts}
    moved: list[int] = []  # where they stand among those that both have
    block = EntryColumns()
    for part in after.parts:
        own = work.file_by_key(part.key).rows
        kept = [row for row in part.rows if origins[row] >= 0]
        first = sum(sizes.values())
        sizes[part.key] = len(kept)
        came = [(first + place, row) for place, row in enumerate(kept) if origins[row] not in own]
        moved += (place for place, _ in came)
        block.extend(_rows_of(after, work, part.key, [row for _, row in came]))
    is_same = all(part.size == sizes[part.key] for part in work.parts)
    if not is_same or order != array("q", range(len(order))):
        yield Regroup(order, sizes, as_rows(moved), block)


def _rows_put(work: JoinedUrlset, after: JoinedUrlset, origins: Origins) -> Iterator[Edit]:
    new: list[int] = []
    block, runs = EntryColumns(), []
    for part in after.parts:
        rows = [row for row in part.rows if origins[row] < 0]
        if rows:
            block.extend(_rows_of(after, work, part.key, rows))
            runs.append((part.key, len(rows)))
            new += rows
    if new:
        block.parts = runs
        yield InsertRows(as_rows(new), block)


def _entries(work: JoinedUrlset, after: JoinedUrlset, _origins: Origins) -> Iterator[Edit]:
    """What is another in entries that stand where they stand in the end."""
    for part in after.parts:
        own = work.file_by_key(part.key)
        for edit in list(changes_of_entries(own, part, range(len(part)))):
            yield for_whole(own, edit)


def _rows_of(after: JoinedUrlset, work: JoinedUrlset, key: int, rows: Rows) -> EntryColumns:
    """Rows of a file of the later document, as that of the same key is to have them."""
    return adopted(after.copy_rows(rows), after.file_by_key(key), work.file_by_key(key))
