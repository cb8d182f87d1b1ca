"""The operations on whole entries: deleting, copying, moving and sorting them, and what extensions hold.

That is links to versions in other languages, and any value of images, videos, news and languages.
"""

from array import array
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from editor.core.document.edits import Edit, duplication, removal, reordering
from editor.core.document.rows import Rows, as_rows, span_without
from editor.core.extensions.extension_cells import cell_at, cell_value
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.extension_editing import cell_edit
from editor.core.extensions.language_groups import linked_groups, proposed_groups
from editor.core.extensions.language_links import linked_languages
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.operations.operation import PREVIEWS, Declaration, Outcome, Preview, Request
from editor.core.operations.operation_parameters import Parameter, ParameterType
from editor.core.sorting import sorted_rows
from editor.core.text import N_
from editor.runtime.threads import never


def _delete(request: Request) -> Outcome:
    rows = request.rows
    if not rows:
        return Outcome()
    return _of_entries(removal(request.entries, rows), rows, [""] * min(len(rows), PREVIEWS))


def _duplicate(request: Request) -> Outcome:
    """Return the outcome of copying rows; the copies come together, after the last given row of each file."""
    if not request.rows:
        return Outcome()
    document, rows = request.entries, request.rows
    places: list[str] = []
    above = 0  # copies in the files above
    for file, own in document.split(rows):
        start = document.start_of(file) + above + 1  # of the file, from 1
        first = start + own[-1] + 1  # of the copies
        places += [f"{start + row}, {first + copy}" for copy, row in enumerate(islice(own, PREVIEWS))]
        above += len(own)
    return _of_entries(duplication(document, rows), rows, places[:PREVIEWS])


def _move_to_top(request: Request) -> Outcome:
    return _moved(request, lambda chosen, others: [*chosen, *others])


def _move_to_bottom(request: Request) -> Outcome:
    return _moved(request, lambda chosen, others: [*others, *chosen])


def _moved(request: Request, put: Callable[[Rows, Rows], list[int]]) -> Outcome:
    """Return the outcome of moving the given rows of each file together to one end of it."""
    document = request.entries
    order = list(range(len(document)))
    place_of: dict[int, int] = {}
    for file, own in document.split(request.rows):
        start = document.start_of(file)
        span, chosen = range(start, start + len(file)), [row + start for row in own]
        new = put(chosen, span_without(span, chosen))
        if new != order[start : span.stop]:
            order[start : span.stop] = new
            first = start + new.index(chosen[0])
            place_of.update(zip(chosen, range(first, span.stop), strict=False))
    return _reordered(request, order, place_of)


def _as_shown(request: Request) -> Outcome:
    """Return the outcome of putting rows in the order of the table; hidden ones keep their places."""
    chosen = set(request.rows)
    return _arranged(request, [row for row in request.surroundings.shown or () if row in chosen])


def _sort(request: Request, column: str, direction: str) -> Outcome:
    rows = sorted_rows(request.entries, column, direction == "descending", request.rows)
    return _arranged(request, rows)


def _arranged(request: Request, rows: Sequence[int]) -> Outcome:
    """Return the outcome of putting rows, in this order, in the places that those of each file take up."""
    starts = [request.entries.start_of(file) for file in request.entries.files]
    if len(starts) > 1:
        rows = sorted(rows, key=lambda row: bisect_right(starts, row))
    order = list(range(len(request.entries)))
    place_of = {row: place for place, row in zip(sorted(rows), rows, strict=True) if row != place}
    for row, place in place_of.items():
        order[place] = row
    return _reordered(request, order, place_of)


def _reordered(request: Request, order: Sequence[int], place_of: Mapping[int, int]) -> Outcome:
    """Return the outcome of another order of all entries; `place_of` maps moved rows to their new places."""
    if not place_of:
        return Outcome()
    moved = as_rows(sorted(place_of))
    places = [str(place_of[row] + 1) for row in islice(moved, PREVIEWS)]
    edit = reordering(request.entries, array("q", order), as_rows(sorted(place_of.values())))
    return _of_entries(edit, moved, places)


def _of_entries(edit: Edit, rows: Rows, places: Sequence[str]) -> Outcome:
    """Return the outcome of an edit of entries; `places` are the new places that previews show."""
    previews = tuple(Preview(row, "", str(row + 1), place) for row, place in zip(rows, places, strict=False))
    return Outcome(edit, as_rows(rows), previews=previews)


def _group_languages(request: Request, otherwise: str, default: str) -> Outcome:
    """Return the outcome of linking pages whose URLs differ only by a language; see `proposed_groups`."""
    document = request.entries
    proposal = proposed_groups(document, request.rows, otherwise=otherwise, default=default)
    linked = linked_groups(document, proposal.groups)
    rows = as_rows(sorted({row for group in proposal.groups for row in group.additions}))
    left_alone = {row for group in proposal.groups if group.trouble for row in group.rows}.difference(rows)
    shown = document.working_copy()
    if linked.edit is not None:
        linked.edit.apply(shown)
    previews = tuple(
        Preview(row, HREFLANG.name, linked_languages(document, row), linked_languages(shown, row))
        for row in islice(rows, PREVIEWS)
    )
    return Outcome(linked.edit, rows, len(left_alone), previews=previews)


def _set_cell(request: Request, place: str, value: str) -> Outcome:
    """Return the outcome of setting a value; rows that lack what comes before it are left alone."""
    name, document = cell_at(place), request.entries
    if name is None or document.kind is not Kind.URLSET:
        return Outcome(left_alone=len(request.rows))
    found = cell_edit(document, request.rows, name, value, request.surroundings.cancelled or never)
    previews = tuple(
        Preview(row, name.heading, cell_value(document, row, name), value)
        for row in islice(found.changed, PREVIEWS)
    )
    return Outcome(found.edit, as_rows(found.changed), len(found.lacking), previews=previews)


ROW_OPERATIONS = (
    Declaration(
        "rows.delete",
        "",
        N_("Delete entries"),
        N_("Removes the entries. Comments between them stay."),
        (),
        _delete,
        weighs_rows=True,
    ),
    Declaration(
        "rows.duplicate",
        "",
        N_("Duplicate entries"),
        N_("Adds copies of the entries below the last one."),
        (),
        _duplicate,
        weighs_rows=True,
    ),
    Declaration(
        "rows.move_to_top",
        "",
        N_("Move to top"),
        N_("Moves the entries to the start of the file, in the same order."),
        (),
        _move_to_top,
        weighs_rows=True,
    ),
    Declaration(
        "rows.move_to_bottom",
        "",
        N_("Move to bottom"),
        N_("Moves the entries to the end of the file, in the same order."),
        (),
        _move_to_bottom,
        weighs_rows=True,
    ),
    Declaration(
        "rows.as_shown",
        "",
        N_("Make this order the file's order"),
        N_("Rearranges the entries in the order the table shows."),
        (),
        _as_shown,
        weighs_rows=True,
    ),
    Declaration(
        "rows.sort",
        "",
        N_("Sort entries"),
        N_("Sorts the entries by a column; missing values go last."),
        (
            Parameter(
                "column",
                ParameterType.CHOICE,
                "loc",
                N_("Column"),
                N_("The column to sort by. A date without a time counts as midnight UTC."),
                choices=FIELD_NAMES,
            ),
            Parameter(
                "direction",
                ParameterType.CHOICE,
                "ascending",
                N_("Direction"),
                N_("Ascending: A before Z, old before new, low before high."),
                choices=("ascending", "descending"),
            ),
        ),
        _sort,
        weighs_rows=True,
    ),
    Declaration(
        "rows.group_languages",
        "",
        N_("Link language versions"),
        N_(
            "Links pages whose URLs differ only by a language: /en/ and /fr/, en.example.org, ?lang=en. "
            "Links that are there stay; pages of which it is unclear are left alone."
        ),
        (
            Parameter(
                "otherwise",
                ParameterType.LANGUAGE,
                "",
                N_("Language without code"),
                N_("The language of pages whose URLs name none, such as en; if empty, they are left out."),
            ),
            Parameter(
                "default",
                ParameterType.LANGUAGE,
                "",
                N_("For all other languages"),
                N_("The language whose page becomes x-default where no page names one; if empty, none."),
            ),
        ),
        _group_languages,
        weighs_rows=True,
    ),
    Declaration(
        "rows.set_extension",
        "",
        N_("Set a value of an extension"),
        N_("Sets what images, videos, news and languages hold; what is missing around it is made."),
        (
            Parameter(
                "place",
                ParameterType.CELL,
                "",
                N_("Which value"),
                N_(
                    "Such as image[2].title, video.rating or hreflang[de]; the first one if it has no number."
                ),
                is_required=True,
            ),
            Parameter(
                "value", ParameterType.TEXT, "", N_("New value"), N_("If it is empty, the value is removed.")
            ),
        ),
        _set_cell,
    ),
)
