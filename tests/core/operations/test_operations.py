"""Each operation does what it says, to the rows it is asked for, and can be taken back."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.core.extensions.extension_cells import ReadCells, cell_at, cell_value, read_cells
from editor.core.extensions.extension_declarations import EXTENSIONS, ElementSpec, ValueKind
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.operations.all_operations import OPERATION_BY_ID, OPERATIONS, operation
from editor.core.operations.operation import PREVIEWS, Operation, Outcome, Preview
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.xml.markup import NAMESPACE, new_frame
from editor.formats.reading.reader import read_document
from editor.runtime.threads import Cancelled
from tests.core.documents import snapshot
from tests.core.file_sets import joined
from tests.core.operations.cases import (
    CELL_CASES,
    LINK_CASES,
    ROW_CASES,
    SURROUNDINGS,
    VALUE_CASES,
    Case,
    known,
)
from tests.for_each import for_each

ALL_CASES = [
    pytest.param(name, case, id=f"{name}-{number}")
    for name, cases in VALUE_CASES.items()
    for number, case in enumerate(cases)
]
SHOWN = replace(SURROUNDINGS, shown=[2, 1, 0])


def test_every_operation_has_cases() -> None:
    assert set(OPERATION_BY_ID) == VALUE_CASES.keys() | {**ROW_CASES, **LINK_CASES, **CELL_CASES}.keys()
    assert len(OPERATION_BY_ID) == len(OPERATIONS)


@for_each(("name", "case"), ALL_CASES)
def test_a_value_becomes(name: str, case: Case) -> None:
    told = operation(name, **case.arguments)
    field = told.declaration.field
    document = known(case.before)
    outcome = told.outcome(document, range(1), SURROUNDINGS)
    if outcome.edit:
        outcome.edit.apply(document)
    before = getattr(case.before, field)
    after = before if case.after is None else case.after
    assert document.entry(0) == case.before._replace(**{field: after})
    assert outcome.left_alone == (case.after is None)
    assert outcome.previews == (() if after == before else (Preview(0, field, before, after),))


def arguments_of(name: str) -> Mapping[str, Any]:
    return (
        VALUE_CASES[name][0].arguments
        if name in VALUE_CASES
        else {**ROW_CASES, **LINK_CASES, **CELL_CASES}[name][0]
    )


def told(name: str) -> Operation:
    return operation(name, **arguments_of(name))


def document(name: str) -> Document:
    """Entries with all that the cases of an operation begin with, valid or not."""
    cases = VALUE_CASES.get(name, ())
    return known(*(case.before for case in cases), Entry("b"), Entry("a"), Entry("https://e.org/z"))


@for_each("name", OPERATION_BY_ID)
def test_all_rows_are_done_undone_and_done_again(name: str) -> None:
    urlset = document(name)
    before = snapshot(urlset)
    shown = replace(SURROUNDINGS, shown=range(len(urlset) - 1, -1, -1))
    outcome = told(name).outcome(urlset, range(len(urlset)), shown)
    assert snapshot(urlset) == before
    if outcome.edit is None:
        assert outcome.rows == ()
        return
    undo = outcome.edit.apply(urlset)
    after = snapshot(urlset)
    assert after != before
    redo = undo.apply(urlset)
    assert snapshot(urlset) == before
    redo.apply(urlset)
    assert snapshot(urlset) == after


@for_each("name", OPERATION_BY_ID)
def test_an_empty_scope_changes_nothing(name: str) -> None:
    assert told(name).outcome(document(name), (), SURROUNDINGS) == Outcome()
    assert told(name).outcome(Document(), range(0), SURROUNDINGS) == Outcome()


@for_each("name", VALUE_CASES)
def test_only_the_field_and_the_rows_of_the_scope_change(name: str) -> None:
    urlset = document(name)
    field = OPERATION_BY_ID[name].field
    scope = range(0, len(urlset), 2)
    before = [urlset.entry(row) for row in range(len(urlset))]
    outcome = told(name).outcome(urlset, scope, SURROUNDINGS)
    assert set(outcome.rows) <= set(scope)
    if outcome.edit:
        outcome.edit.apply(urlset)
    for row, old in enumerate(before):
        new = urlset.entry(row)
        assert (new != old) == (row in outcome.rows)
        assert new._replace(**{field: ""}) == old._replace(**{field: ""})


@for_each("name", ROW_CASES)
def test_entries_are_moved_copied_or_deleted(name: str) -> None:
    document = known(Entry("a"), Entry("b"), Entry("c"))
    outcome = operation(name, **ROW_CASES[name][0]).outcome(document, [0, 2], SHOWN)
    assert outcome.edit is not None
    outcome.edit.apply(document)
    assert "".join(document.column("loc")) == ROW_CASES[name][1]


@for_each(
    ("name", "rows", "files", "previews"),
    [
        ("rows.duplicate", [0, 1, 3], ["abab", "cdd", "e"], [("1", "1, 3"), ("2", "2, 4"), ("4", "6, 7")]),
        ("rows.move_to_top", [1, 3, 4], ["ba", "dc", "e"], [("2", "1"), ("4", "3")]),
        ("rows.move_to_bottom", [0, 3], ["ba", "cd", "e"], [("1", "2")]),
        ("rows.as_shown", [0, 2, 3, 4], ["ab", "dc", "e"], [("3", "4"), ("4", "3")]),
        ("rows.sort", [0, 2, 3, 4], ["ab", "dc", "e"], [("3", "4"), ("4", "3")]),
        ("rows.sort", range(5), ["ba", "dc", "e"], [("1", "2"), ("2", "1"), ("3", "4"), ("4", "3")]),
    ],
)
def test_entries_stay_in_their_files_and_those_not_chosen_where_they_are(
    name: str, rows: Rows, files: list[str], previews: list[tuple[str, str]]
) -> None:
    whole = joined([Entry("a"), Entry("b")], [Entry("c"), Entry("d")], [Entry("e")])
    shown = replace(SURROUNDINGS, shown=[4, 3, 2, 1, 0])
    outcome = operation(name, **ROW_CASES[name][0]).outcome(whole, rows, shown)
    assert [(each.before, each.after) for each in outcome.previews] == previews
    assert len(outcome.rows) == len(previews)
    assert outcome.edit is not None
    outcome.edit.apply(whole)
    assert ["".join(file.column("loc")) for file in whole.files] == files


@for_each(
    ("name", "shown", "previews"),
    [
        ("rows.delete", None, [(0, "1", ""), (2, "3", "")]),
        ("rows.duplicate", None, [(0, "1", "1, 4"), (2, "3", "3, 5")]),
        ("rows.move_to_top", None, [(0, "1", "1"), (2, "3", "2")]),
        ("rows.move_to_bottom", None, [(0, "1", "2"), (2, "3", "3")]),
        ("rows.as_shown", [2, 1, 0], [(0, "1", "3"), (2, "3", "1")]),
        ("rows.as_shown", [1, 0, 2], []),
        ("rows.as_shown", [2], []),
        ("rows.as_shown", None, []),
    ],
)
def test_previews_of_entries_tell_their_places(
    name: str, shown: list[int] | None, previews: list[tuple[int, str, str]]
) -> None:
    document = known(Entry("a"), Entry("b"), Entry("c"))
    outcome = operation(name).outcome(document, [0, 2], replace(SURROUNDINGS, shown=shown))
    assert [(each.row, each.before, each.after) for each in outcome.previews] == previews
    assert (outcome.edit is None) == (not previews)


def test_what_stands_at_the_top_already_is_not_moved() -> None:
    document = known(Entry("a"), Entry("b"))
    assert operation("rows.move_to_top").outcome(document, [0]) == Outcome()
    assert operation("rows.move_to_bottom").outcome(document, range(1, 2)) == Outcome()


def test_an_index_has_no_priority_to_set() -> None:
    document = Document(new_frame(Kind.SITEMAPINDEX))
    document.append(document.new_columns([Entry("a"), Entry("b")]))
    assert operation("priority.set").outcome(document, range(2)) == Outcome(left_alone=2)


def test_what_changes_is_left_alone_or_absent_is_counted() -> None:
    document = known(*(Entry("a", priority=value) for value in ("0.5", "high", "", "1.0", "0.6")))
    outcome = operation("priority.add").outcome(document, range(5))
    assert (list(outcome.rows), outcome.left_alone, outcome.absent) == ([0, 4], 1, 1)


def test_a_whole_column_is_a_range_with_one_value() -> None:
    outcome = operation("changefreq.set").outcome(known(Entry("a"), Entry("b")), range(2))
    assert outcome.rows == range(2)


def test_at_most_a_hundred_changes_are_shown() -> None:
    document = known(*(Entry(str(row)) for row in range(PREVIEWS + 50)))
    outcome = operation("changefreq.set").outcome(document, range(len(document)))
    assert (len(outcome.rows), len(outcome.previews)) == (PREVIEWS + 50, PREVIEWS)


@for_each(
    ("dates", "percent", "expected"),
    [
        (["2024-01-01"] * 20, 95, [""] * 20),
        (["2024-01-01"] * 19, 95, ["2024-01-01"] * 19),
        ([" 2024-01-01"] * 19 + ["2023"], 95, [""] * 19 + ["2023"]),
        (["2024-01-01"] * 18 + ["2023", "x"], 95, ["2024-01-01"] * 18 + ["2023", "x"]),
        (["2024-01-01"] * 18 + ["2023", "x"], 90, [""] * 18 + ["2023", "x"]),
    ],
)
def test_dates_that_are_all_alike_are_cleared(dates: list[str], percent: int, expected: list[str]) -> None:
    document = known(*(Entry("a", date) for date in dates))
    outcome = operation("lastmod.clear_alike", percent=percent).outcome(document, range(len(dates)))
    if outcome.edit:
        outcome.edit.apply(document)
    assert document.column("lastmod") == expected


@for_each(
    ("arguments", "expected"),
    [
        ({}, ["0.0", "1.0", "0.5", "0.5", "", "0.3"]),
        ({"first": "least", "highest": "0.9", "lowest": "0.2"}, ["0.9", "0.2", "0.55", "0.55", "", "0.3"]),
        ({"column": "loc", "first": "least"}, ["1.0", "0.8", "0.6", "0.4", "0.2", "0.0"]),
    ],
)
def test_priorities_are_spread_over_the_distinct_values(
    arguments: dict[str, str], expected: list[str]
) -> None:
    dates = ["2020-01-01", "2024", "2023-01-01T01:00:00+01:00", "2023-01-01", "", "x"]
    rows = [Entry(loc, date) for loc, date in zip("abcdef", dates, strict=True)]
    rows[-1] = rows[-1]._replace(priority="0.3")
    document = known(*rows)
    outcome = operation("priority.by_rank", **arguments).outcome(document, range(len(rows)))
    assert outcome.edit is not None
    outcome.edit.apply(document)
    assert document.column("priority") == expected


def test_no_operation_names_a_field_that_is_not_there() -> None:
    assert {declaration.field for declaration in OPERATIONS} == {*FIELD_NAMES, ""}


def test_an_operation_stops_once_nobody_wants_to_know() -> None:
    document = known(*(Entry(f"https://e.org/{row}") for row in range(5_000)))
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) == 2

    with pytest.raises(Cancelled):
        operation("loc.add_slash").outcome(document, range(5_000), replace(SURROUNDINGS, cancelled=cancelled))
    assert len(asked) == 2


@for_each("name", [each.id for each in OPERATIONS if not each.weighs_rows])
def test_what_says_that_it_does_not_weigh_rows_does_the_same_to_few_as_to_many(name: str) -> None:
    urlset = document(name)
    few = told(name).outcome(urlset, range(2), SHOWN).previews
    many = told(name).outcome(urlset, range(len(urlset)), SHOWN).previews
    assert few == tuple(preview for preview in many if preview.row < 2)


@for_each(
    ("name", "arguments", "loc", "after"),
    [
        (
            "loc.scheme",
            {"scheme": "https"},
            "http://a.org/&co;/?a=&amp;&co;",
            "https://a.org/&co;/?a=&amp;&co;",
        ),
        ("loc.replace", {"pattern": "&co;", "by": "b"}, "http://a.org/&co;", "http://a.org/b"),
        ("loc.replace", {"pattern": "&", "by": "and"}, "http://a.org/&co;", None),
        ("loc.replace", {"pattern": "CO", "by": "co"}, "http://a.org/&CO;", None),
        ("loc.replace", {"pattern": "co", "by": "do"}, "http://a.org/&co;co", None),
    ],
)
def test_a_reference_to_an_entity_of_the_file_is_never_taken_apart(
    name: str, arguments: dict[str, Any], loc: str, after: str | None
) -> None:
    document = known(Entry(loc))
    document.set_frame(document.frame._replace(prolog='<!DOCTYPE urlset [<!ENTITY co "b">]><urlset>'))
    outcome = operation(name, **arguments).outcome(document, range(1), SURROUNDINGS)
    assert outcome.left_alone == (after is None)
    assert [change.after for change in outcome.previews] == ([after] if after else [])


@for_each("name", ["loc.redirect_target", "loc.canonical", "lastmod.from_page"])
def test_where_no_page_was_asked_for_an_operation_on_answers_says_so(name: str) -> None:
    with pytest.raises(ArgumentError, match="Check their URLs first"):
        operation(name).outcome(known(Entry("https://e.org/")), range(1))


PICTURE = (
    '<image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
    "<image:loc>https://e.org/a.png</image:loc></image:image>"
)


PICTURED = {"image:1:loc": "https://e.org/a.png"}


def with_picture(*more: str) -> Document:
    """Two entries, of which the first has a picture."""
    entries = (
        f"<url><loc>https://e.org/a</loc>{PICTURE}</url>{''.join(more)}<url><loc>https://e.org/b</loc></url>"
    )
    return read_document(f'<urlset xmlns="{NAMESPACE}">{entries}</urlset>'.encode(), "s.xml").entries


def cells_of(document: Document, row: int) -> dict[str, str]:
    read = ReadCells()
    read_cells(document, [row], EXTENSIONS, read)
    return {name.heading: value for name, value in read.rows[0].items()}


@for_each("name", CELL_CASES)
def test_a_value_of_an_extension_is_set(name: str) -> None:
    document, (arguments, after) = with_picture(), CELL_CASES[name]
    outcome = operation(name, **arguments).outcome(document, range(2), SURROUNDINGS)
    assert outcome.edit is not None
    assert (list(outcome.rows), outcome.left_alone) == ([0], 1)  # the second entry has no first picture
    assert outcome.previews == (Preview(0, "image:2:loc", "", "https://e.org/b.png"),)
    outcome.edit.apply(document)
    assert cells_of(document, 0) == after


@for_each(
    ("place", "value", "before", "after"),
    [
        ("image.title", "A", "", {"image:1:loc": "https://e.org/a.png", "image:1:title": "A"}),
        ("image.loc", "", "https://e.org/a.png", {}),
        ("news.publication.name", "N", "", {**PICTURED, "news:1:publication:name": "N"}),
        ("hreflang[de]", "https://e.org/de", "", {**PICTURED, "hreflang:de": "https://e.org/de"}),
    ],
)
def test_any_value_of_an_extension_is_set_or_removed(
    place: str, value: str, before: str, after: dict[str, str]
) -> None:
    document = with_picture()
    outcome = operation("rows.set_extension", place=place, value=value).outcome(document, [0], SURROUNDINGS)
    assert outcome.edit is not None
    assert [(each.before, each.after) for each in outcome.previews] == [(before, value)]
    undo = outcome.edit.apply(document)
    assert cells_of(document, 0) == after
    undo.apply(document)
    assert cells_of(document, 0) == PICTURED


def test_a_place_that_no_extension_has_is_refused() -> None:
    for place in ("", "title", "image", "image.rating", "loc"):
        with pytest.raises(ArgumentError) as refused:
            operation("rows.set_extension", place=place, value="x")
        assert refused.value.parameter == "place"


def test_rows_with_the_same_extensions_get_the_same_and_work_that_nobody_wants_ends() -> None:
    same = with_picture(f"<url><loc>https://e.org/c</loc>{PICTURE}</url>")
    set_title = operation("rows.set_extension", place="image.title", value="T")
    outcome = set_title.outcome(same, range(3), SURROUNDINGS)
    assert outcome.edit is not None
    outcome.edit.apply(same)
    assert cells_of(same, 0) == cells_of(same, 1) == {**PICTURED, "image:1:title": "T"}
    with pytest.raises(Cancelled):
        set_title.outcome(same, range(3), replace(SURROUNDINGS, cancelled=lambda: True))


def test_a_list_of_urls_has_no_values_of_extensions() -> None:
    texts = Document(new_frame(Kind.TEXT))
    texts.append(texts.new_columns([Entry("https://e.org/")]))
    outcome = operation("rows.set_extension", place="image.loc").outcome(texts, range(1), SURROUNDINGS)
    assert outcome == Outcome(left_alone=1)


def places_in(element: ElementSpec, path: tuple[str, ...]) -> Iterator[str]:
    """Yield each value that an element may hold, named as a person does."""
    yield from (".".join((*path, attribute.name)) for attribute in element.attributes)
    if len(path) > 1 and element.form.kind is not ValueKind.NONE:
        yield ".".join(path)
    for child in element.children:
        yield from places_in(child, (*path, child.name))


ONE = f'<urlset xmlns="{NAMESPACE}"><url><loc>https://e.org/a</loc></url></urlset>'.encode()
PLACES = [place for each in EXTENSIONS for place in places_in(each.block, (each.name,))]


@for_each("place", [place for place in PLACES if place != "hreflang.media"])  # which makes it one for phones
def test_every_value_that_extensions_declare_is_reached(place: str) -> None:
    name, plain = cell_at(place), read_document(ONE, "s.xml").entries
    outcome = operation("rows.set_extension", place=place, value="7").outcome(plain, [0], SURROUNDINGS)
    assert name is not None
    assert outcome.edit is not None
    outcome.edit.apply(plain)
    assert cell_value(plain, 0, name) == "7"
