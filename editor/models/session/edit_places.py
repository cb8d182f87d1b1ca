"""Finds where an edit shows in the table, so that it can be selected."""

from collections.abc import Iterable

from editor.core.document.edits import KEEPING_ROWS, Batch, Edit, RemoveRows, SetEntries, SetFrame, SetValues
from editor.core.document.rows import Rows

WHOLE, GONE, ANYWHERE = "*", "-", ""  # in place of a field


def edited_places(edit: Edit) -> dict[str, Rows]:
    """Return the rows, ascending, that hold the result of an edit, by the field whose values it sets.

    Rows that came or moved stand under WHOLE. Where nothing but the text of rows is another, such as in what
    extensions hold, they stand under ANYWHERE; where rows went and nothing else was done, the one that stands
    in the place of the first stands under GONE.
    """
    match edit:
        case SetValues(field, rows):
            places = {field: rows}
        case SetEntries(rows):
            places = {ANYWHERE: rows}
        case SetFrame():
            places = {}
        case RemoveRows():
            places = {GONE: edit.touched()}
        case Batch():
            places = _of_several(edit.each())
        case _:
            places = {WHOLE: edit.touched()}
    return {field: rows for field, rows in places.items() if rows}


def _of_several(edits: Iterable[Edit]) -> dict[str, Rows]:
    """Return where several edits show; removed rows only count if nothing was set or inserted."""
    gathered: dict[str, Rows | set[int]] = {}
    removed: Rows = ()
    for edit in edits:
        if not isinstance(edit, KEEPING_ROWS):
            gathered = {field: edit.followed(_ascending(rows)) for field, rows in gathered.items()}
        if isinstance(edit, RemoveRows):
            removed = edit.touched()
            continue
        for field, rows in edited_places(edit).items():
            gathered[field] = _joined(gathered.get(field, ()), rows)
    found = {field: _ascending(rows) for field, rows in gathered.items() if rows}
    beside = found.pop(ANYWHERE, ())
    return found or ({GONE: removed} if removed else {ANYWHERE: beside})


def _joined(some: Rows | set[int], more: Rows) -> Rows | set[int]:
    """Return the rows of both; a set if there were any before, as it grows with each of many edits."""
    if not some:
        return more
    joined = some if isinstance(some, set) else set(some)
    joined.update(more)
    return joined


def _ascending(rows: Rows | set[int]) -> Rows:
    return sorted(rows) if isinstance(rows, set) else rows
