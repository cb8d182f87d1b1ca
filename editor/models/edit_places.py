"""Where in a table an edit shows, so that this can be selected."""

from collections.abc import Iterable, Iterator

from editor.core.edits import Batch, Edit, RemoveRows, SetFrame, SetSource, SetValues
from editor.core.rows import Rows

WHOLE, GONE, ANYWHERE = "*", "-", ""  # in place of a field


def places_of(edit: Edit) -> dict[str, Rows]:
    """The rows that hold the outcome of an edit, ascending, by the field whose values it set.

    Rows that came or moved stand under WHOLE. Where nothing but the text of rows is another, such as in what
    extensions hold, they stand under ANYWHERE; where rows went and nothing else was done, the one that stands
    in the place of the first stands under GONE.
    """
    match edit:
        case SetValues(field, rows):
            places = {field: rows}
        case SetSource(rows):
            places = {ANYWHERE: rows}
        case SetFrame():
            places = {}
        case RemoveRows():
            places = {GONE: edit.touched()}
        case Batch(edits):
            places = _of_several(edits)
        case _:
            places = {WHOLE: edit.touched()}
    return {field: rows for field, rows in places.items() if rows}


def _of_several(edits: Iterable[Edit]) -> dict[str, Rows]:
    """What was removed is only told where nothing was set or came instead."""
    found: dict[str, Rows] = {}
    removed: Rows = ()
    for edit in _each(edits):
        found = {field: edit.followed(rows) for field, rows in found.items()}
        if isinstance(edit, RemoveRows):
            removed = edit.touched()
            continue
        for field, rows in places_of(edit).items():
            found[field] = _joined(found.get(field, ()), rows)
    beside = found.pop(ANYWHERE, ())
    found = {field: rows for field, rows in found.items() if rows}
    return found or ({GONE: removed} if removed else {ANYWHERE: beside})


def _each(edits: Iterable[Edit]) -> Iterator[Edit]:
    """The edits that a batch consists of in the end."""
    for edit in edits:
        if isinstance(edit, Batch):
            yield from _each(edit.edits)
        else:
            yield edit


def _joined(some: Rows, more: Rows) -> Rows:
    return sorted({*some, *more}) if some else more
