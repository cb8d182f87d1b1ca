"""Where in a table an edit shows, so that this can be selected."""

from collections.abc import Iterable

from editor.core.edits import Batch, Edit, RemoveRows, SetFrame, SetSource, SetValues
from editor.core.rows import Rows

WHOLE, ANYWHERE = "*", ""  # in place of a field


def places_of(edit: Edit) -> dict[str, Rows]:
    """The rows that hold the outcome of an edit, ascending, by the field whose values it set.

    Rows that came, went or moved stand under WHOLE. Where nothing but the text of rows is another, such as
    in what extensions hold, they stand under ANYWHERE.
    """
    match edit:
        case SetValues(field, rows):
            places = {field: rows}
        case SetSource(rows):
            places = {ANYWHERE: rows}
        case SetFrame():
            places = {}
        case Batch(edits):
            places = _of_several(edit, edits)
        case _:
            places = {WHOLE: edit.touched()}
    return {field: rows for field, rows in places.items() if rows}


def _of_several(batch: Batch, edits: Iterable[Edit]) -> dict[str, Rows]:
    """What was removed is only told where nothing was set or came instead."""
    found: dict[str, list[Rows]] = {}
    for edit in edits:
        if not isinstance(edit, RemoveRows):
            for field, rows in places_of(edit).items():
                found.setdefault(field, []).append(rows)
    beside = found.pop(ANYWHERE, [])
    if found:
        return {field: _joined(rows) for field, rows in found.items()}
    if any(isinstance(edit, RemoveRows) for edit in edits):
        return {WHOLE: batch.touched()}
    return {ANYWHERE: _joined(beside)}


def _joined(several: list[Rows]) -> Rows:
    return several[0] if len(several) == 1 else sorted(set().union(*several))
