"""Entries get what the row of a table with their URL says, and everything else is counted."""

from dataclasses import replace

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.operations.table_update import TableOutcome, update_from_table, valid
from editor.core.table_import import Table
from editor.core.xml.markup import new_frame
from tests.core.documents import filled, snapshot
from tests.for_each import for_each

COLUMNS = {"loc": 0, "lastmod": 1, "priority": 2}


def table(*rows: tuple[str, str, str]) -> Table:
    return Table(("url", "lastmod", "priority"), rows)


@pytest.fixture
def document() -> Document:
    return filled(
        Entry("https://e.org/", "2024-01-01", priority="0.5"),
        Entry("https://e.org/caf%c3%a9", priority="high"),
        Entry("https://e.org/b/", "2020", "daily"),
    )


def test_values_are_taken_by_url(document: Document) -> None:
    before = snapshot(document)
    rows = table(("HTTPS://E.org:443", "2026-01-02T10:00Z", "0.50"), (" https://e.org/café ", "", "1"))
    outcome = update_from_table(document, range(3), rows, COLUMNS)
    assert outcome.edit is not None
    undo = outcome.edit.apply(document)
    assert document.column("lastmod") == ["2026-01-02T10:00:00Z", "", "2020"]
    assert document.column("priority") == ["0.5", "1.0", ""]
    assert document.column("changefreq") == ["", "", "daily"]
    assert (list(outcome.rows), outcome.absent) == ([0, 1], 1)
    assert [(each.row, each.field) for each in outcome.previews] == [(0, "lastmod"), (1, "priority")]
    undo.apply(document)
    assert snapshot(document) == before


def test_rows_without_a_partner_are_listed(document: Document) -> None:
    rows = table(
        ("https://e.org/x", "", ""), ("https://e.org/b", "", ""), ("", "", "1"), ("https://e.org/", "", "")
    )
    assert update_from_table(document, range(3), rows, COLUMNS).without_partner == (0, 1, 2)
    near = update_from_table(document, range(3), rows, COLUMNS, is_near_enough=True)
    assert (near.without_partner, near.absent) == ((0, 2), 1)
    assert update_from_table(document, range(1), rows, COLUMNS).without_partner == (0, 1, 2)


def test_what_is_said_twice_counts_once_and_contradictions_are_listed(document: Document) -> None:
    url = "https://e.org/"
    rows = table((url, "2026-01-01", "0.1"), (url, "2026-01-01", "0.1"), (url, "2026-01-02", "0.1"))
    outcome = update_from_table(document, range(3), rows, COLUMNS)
    assert (outcome.contradicting, outcome.without_partner) == ((2,), ())
    assert outcome.previews[0].after == "2026-01-01"


def test_entries_with_one_url_get_the_same() -> None:
    document = filled(Entry("https://e.org/a"), Entry("https://e.org/%61"))
    outcome = update_from_table(document, range(2), table(("https://e.org/a", "", "0.2")), COLUMNS)
    assert (list(outcome.rows), outcome.absent) == ([0, 1], 0)


def test_a_table_of_entries_with_one_url_changes_only_what_was_edited_in_it() -> None:
    url = "https://e.org/a"
    document = filled(Entry(url, "2024-01-01"), Entry(url, "2024-02-02"), Entry(url, "2024-01-01"))
    two = [(url, "2024-02-02", ""), (url, "2024-01-01", "")]
    same = table(*two, two[1])
    assert update_from_table(document, range(3), same, COLUMNS) == TableOutcome()
    edited = table(*two, (url, "2026-03-03", "1"), (url, "", "0"))
    outcome = update_from_table(document, range(3), edited, COLUMNS)
    assert [(each.row, each.after) for each in outcome.previews] == [(2, "2026-03-03"), (2, "1.0")]
    assert outcome.contradicting == (3,)
    some = update_from_table(document, range(3), table(*two), COLUMNS)
    assert (some.edit, some.absent) == (None, 1)


@for_each("second", ["https://e.org/a", "https://e.org/%61"])
def test_of_entries_that_say_the_same_the_one_that_was_edited_is_changed(second: str) -> None:
    urls = ("https://e.org/a", second)
    document = filled(*(Entry(url, "2024-01-01") for url in urls))
    for place, edited in enumerate((("2026-03-03", "2024-01-01"), ("2024-01-01", "2026-03-03"))):
        rows = table(*((url, date, "") for url, date in zip(urls, edited, strict=True)))
        outcome = update_from_table(document, range(2), rows, COLUMNS)
        assert [(each.row, each.after) for each in outcome.previews] == [(place, "2026-03-03")]


def test_of_entries_with_equivalent_urls_each_gets_what_is_said_of_its_own() -> None:
    first, second = "https://e.org", "https://e.org/"
    document = filled(Entry(first, "2024-01-01"), Entry(second, "2024-02-02"))
    swapped = table((second, "2024-01-01", ""), (first, "2024-02-02", ""))
    outcome = update_from_table(document, range(2), swapped, COLUMNS)
    assert [(each.row, each.after) for each in outcome.previews] == [(0, "2024-02-02"), (1, "2024-01-01")]


def test_what_is_no_value_is_left_alone_unless_somebody_knows_what_is_meant(document: Document) -> None:
    rows = table(("https://e.org/", "yesterday", "0,5"), ("https://e.org/b/", "2026-13-01", "2"))
    outcome = update_from_table(document, range(3), rows, COLUMNS)
    cells = ((0, "lastmod"), (0, "priority"), (1, "lastmod"), (1, "priority"))
    assert (outcome.left_alone, outcome.refused) == (4, cells)
    meant = {("lastmod", "yesterday"): "2026-11-20", ("priority", "2"): "still 2"}
    outcome = update_from_table(document, range(3), rows, COLUMNS, correct=lambda *cell: meant.get(cell))
    assert (outcome.left_alone, len(outcome.previews)) == (3, 1)


def test_a_table_that_says_what_is_there_already_changes_nothing() -> None:
    odd = Entry("https://e.org/", "2026-01-02T10:00Z", "Daily", " 0,50 ")
    rows = Table(("loc", "lastmod", "changefreq", "priority"), (odd.values(),))
    outcome = update_from_table(
        filled(odd),
        range(1),
        rows,
        {field: column for column, field in enumerate(rows.headings)},
        clears=True,
        correct=lambda _field, _text: "0.5",
    )
    assert (outcome.edit, outcome.left_alone) == (None, 0)


def test_an_empty_cell_clears_only_when_asked_to(document: Document) -> None:
    rows = table(("https://e.org/", "", ""))
    assert update_from_table(document, range(3), rows, COLUMNS).edit is None
    outcome = update_from_table(document, range(3), rows, COLUMNS, clears=True)
    assert [(each.field, each.after) for each in outcome.previews] == [("lastmod", ""), ("priority", "")]


def test_an_empty_scope_changes_nothing(document: Document) -> None:
    assert update_from_table(document, (), table(), COLUMNS) == TableOutcome()


def test_an_index_takes_no_priority() -> None:
    document = Document(new_frame(Kind.SITEMAPINDEX))
    document.append(document.new_columns([Entry("https://e.org/s.xml")]))
    outcome = update_from_table(
        document, range(1), table(("https://e.org/s.xml", "2026-01-01", "1")), COLUMNS
    )
    assert [each.field for each in outcome.previews] == ["lastmod"]


def test_only_a_hundred_changes_are_shown() -> None:
    entries = [Entry(f"https://e.org/{row}") for row in range(150)]
    rows = table(*((entry.loc, "2026-01-01", "1") for entry in entries))
    outcome = update_from_table(filled(*entries), range(150), rows, COLUMNS)
    assert (len(outcome.rows), len(outcome.previews), outcome.previews[1].field) == (150, 100, "priority")


@for_each(
    ("field", "text", "value"),
    [
        ("priority", ".5", "0.5"),
        ("priority", "0.125", "0.13"),
        ("priority", "1.01", None),
        ("priority", "50%", None),
        ("changefreq", "Weekly", "weekly"),
        ("changefreq", "biweekly", None),
        ("lastmod", "2026-01-02", "2026-01-02"),
        ("lastmod", "2026-01-02T10:00:00.25+01:00", "2026-01-02T10:00:00+01:00"),
        ("lastmod", "2026-01", None),
        ("lastmod", "2026-01-02 10:00:00", None),
    ],
)
def test_a_cell_becomes_a_value_as_new_ones_are_written(field: str, text: str, value: str | None) -> None:
    assert valid(field, text) == value


def test_values_that_agree_already_are_not_changed(document: Document) -> None:
    outcome = update_from_table(document, range(3), table(("https://e.org/", "2024-01-01", "0.5")), COLUMNS)
    assert replace(outcome, absent=0) == TableOutcome()


def test_a_priority_that_a_spreadsheet_wrote_without_its_zeros_is_the_same() -> None:
    entries = [Entry(f"https://e.org/{number}", priority=number) for number in ("0.50", "1.00", "0.123")]
    numbers = ("0.5", "1", "0.12")
    rows = table(*((entry.loc, "", number) for entry, number in zip(entries, numbers, strict=True)))
    outcome = update_from_table(filled(*entries), range(3), rows, COLUMNS)
    assert [(each.row, each.after) for each in outcome.previews] == [(2, "0.12")]
