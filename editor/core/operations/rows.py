"""What can be done to entries as a whole: deleting, copying and moving them."""

from array import array
from collections.abc import Sequence
from itertools import islice

from editor.core.edits import Edit, duplication, move, removal, reordering
from editor.core.fields import FIELD_NAMES
from editor.core.operations.operation import Declaration, Request
from editor.core.operations.outcome import PREVIEWS, Outcome, Preview
from editor.core.operations.parameters import Parameter, ParameterType
from editor.core.order import sorted_rows
from editor.core.rows import Rows, as_rows
from editor.core.text import QT_TRANSLATE_NOOP


def _delete(request: Request) -> Outcome:
    rows = request.rows
    if not rows:
        return Outcome()
    return _of_entries(removal(request.urlset, rows), rows, [""] * min(len(rows), PREVIEWS))


def _duplicate(request: Request) -> Outcome:
    """The copies stand together below the last of the rows."""
    rows = request.rows
    if not rows:
        return Outcome()
    first = rows[-1] + 2  # of the copies, from 1
    places = [f"{row + 1}, {first + copy}" for copy, row in enumerate(islice(rows, PREVIEWS))]
    return _of_entries(duplication(request.urlset, rows), rows, places)


def _move_to_top(request: Request) -> Outcome:
    return _moved(request, 0, 0)


def _move_to_bottom(request: Request) -> Outcome:
    count = len(request.urlset)
    return _moved(request, count, count - len(request.rows))


def _moved(request: Request, to: int, first: int) -> Outcome:
    """The rows together in front of row `to`, so that they stand from row `first` on."""
    rows = as_rows(request.rows)
    if not rows or rows == range(first, first + len(rows)):
        return Outcome()
    places = [str(first + place + 1) for place in range(min(len(rows), PREVIEWS))]
    return _of_entries(move(request.urlset, rows, to), rows, places)


def _as_shown(request: Request) -> Outcome:
    """Rows that are not shown keep their places, and so do those that were not chosen."""
    chosen = set(request.rows)
    return _arranged(request, [row for row in request.surroundings.shown or () if row in chosen])


def _sort(request: Request, column: str, direction: str) -> Outcome:
    rows = sorted_rows(request.urlset, column, direction == "descending", request.rows)
    return _arranged(request, rows)


def _arranged(request: Request, rows: Sequence[int]) -> Outcome:
    """The rows in this order, in the places that they have among themselves."""
    place_of = {row: place for place, row in zip(sorted(rows), rows, strict=True) if row != place}
    if not place_of:
        return Outcome()
    order = array("q", range(len(request.urlset)))
    for row, place in place_of.items():
        order[place] = row
    moved = as_rows(sorted(place_of))
    places = [str(place_of[row] + 1) for row in islice(moved, PREVIEWS)]
    return _of_entries(reordering(request.urlset, order, moved), moved, places)


def _of_entries(edit: Edit, rows: Rows, places: Sequence[str]) -> Outcome:
    """places: where the first of the rows stand afterwards, as previews show it."""
    previews = tuple(Preview(row, "", str(row + 1), place) for row, place in zip(rows, places, strict=False))
    return Outcome(edit, as_rows(rows), previews=previews)


ROW_OPERATIONS = (
    Declaration(
        "rows.delete",
        "",
        QT_TRANSLATE_NOOP("operations", "Delete entries"),
        QT_TRANSLATE_NOOP("operations", "Removes the entries; comments between them stay."),
        (),
        _delete,
        weighs_rows=True,
    ),
    Declaration(
        "rows.duplicate",
        "",
        QT_TRANSLATE_NOOP("operations", "Duplicate entries"),
        QT_TRANSLATE_NOOP("operations", "Puts a copy of each entry below the last of them."),
        (),
        _duplicate,
        weighs_rows=True,
    ),
    Declaration(
        "rows.move_to_top",
        "",
        QT_TRANSLATE_NOOP("operations", "Move to top"),
        QT_TRANSLATE_NOOP("operations", "Puts the entries at the beginning of the file, in their order."),
        (),
        _move_to_top,
        weighs_rows=True,
    ),
    Declaration(
        "rows.move_to_bottom",
        "",
        QT_TRANSLATE_NOOP("operations", "Move to bottom"),
        QT_TRANSLATE_NOOP("operations", "Puts the entries at the end of the file, in their order."),
        (),
        _move_to_bottom,
        weighs_rows=True,
    ),
    Declaration(
        "rows.as_shown",
        "",
        QT_TRANSLATE_NOOP("operations", "Make this order the file's order"),
        QT_TRANSLATE_NOOP("operations", "Puts the entries into the order in which the table shows them."),
        (),
        _as_shown,
        weighs_rows=True,
    ),
    Declaration(
        "rows.sort",
        "",
        QT_TRANSLATE_NOOP("operations", "Sort entries"),
        QT_TRANSLATE_NOOP("operations", "Puts the entries into the order of a column, absent values last."),
        (
            Parameter(
                "column",
                ParameterType.CHOICE,
                "loc",
                QT_TRANSLATE_NOOP("operations", "Column"),
                QT_TRANSLATE_NOOP("operations", "What the entries are ordered by."),
                choices=FIELD_NAMES,
            ),
            Parameter(
                "direction",
                ParameterType.CHOICE,
                "ascending",
                QT_TRANSLATE_NOOP("operations", "Direction"),
                QT_TRANSLATE_NOOP("operations", "Ascending: A before Z, old before new, low before high."),
                choices=("ascending", "descending"),
            ),
        ),
        _sort,
        weighs_rows=True,
    ),
)
