"""Rows of a table become entries."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES
from editor.core.table_import import Table, entries_of, recognised_columns, with_issue, without_unlisted
from editor.formats.tables.text_tables import read_csv, write_csv
from tests.for_each import for_each

COLUMNS = {"loc": 1, "lastmod": 0}


def test_rows_become_entries_in_their_order_and_blank_ones_none() -> None:
    table = Table(("d", "u", "x"), (("2026", "https://e.org/", "1"), ("", " ", "2"), ("", "nonsense", "3")))
    found = entries_of(table, COLUMNS)
    assert found.entries == (Entry("https://e.org/", "2026"), Entry("nonsense"))
    assert (found.corrected, found.blank) == (0, 1)


def test_values_are_mended_and_counted_but_urls_never() -> None:
    table = Table(("d", "u"), (("today", "today"), ("today", "u"), ("soon", "u")))
    found = entries_of(table, COLUMNS, lambda _field, text: "2026-11-21" if text == "today" else None)
    assert found.entries == (Entry("today", "2026-11-21"), Entry("u", "2026-11-21"), Entry("u", "soon"))
    assert found.corrected == 2


def test_pages_get_the_issue_that_another_table_names_and_no_other_property() -> None:
    pages = Table(("URL", "Last crawled"), (("https://e.org/", "2026-01-01"),))
    chart = Table(("Date", "Affected pages"), (("2026-01-01", "1"),))
    properties = Table(("Property", "Value"), (("Sitemap", "All known pages"), ("Issue", "Soft 404")))
    found = with_issue(pages, [chart, properties])
    assert (found.headings[2:], found.rows[0][2:]) == (("Issue",), ("Soft 404",))
    of_indexed = Table(("Property", "Value"), (("Sitemap", "All known pages"),))
    assert with_issue(pages, [chart, of_indexed]) == pages
    assert with_issue(found, [Table(("Property", "Value"), (("Issue", "Other"),))]) == found
    assert with_issue(chart, [properties]) == chart


value = st.text(st.one_of(st.sampled_from("=+-@\t\r\n'\",;| "), st.characters(codec="utf-8")), max_size=6)


@given(st.lists(st.builds(Entry, value.map("https://e.org/".__add__), value, value, value), max_size=4))
def test_entries_that_go_out_as_a_table_come_in_as_they_were(entries: list[Entry]) -> None:
    table = read_csv(write_csv([FIELD_NAMES, *(entry.values() for entry in entries)], bom=True)).table
    columns = {field: column for column, field in enumerate(FIELD_NAMES)}
    assert recognised_columns(table) == columns
    assert list(entries_of(table, columns).entries) == entries


def kept(headings: str, *rows: str) -> list[str]:
    """What the first column of the rows holds that are left."""
    table = Table(tuple(headings.split(",")), tuple(tuple(row.split(",")) for row in rows))
    return [row[0] for row in without_unlisted(table).rows]


@for_each("heading", ["Status Code", "HTTP Status Code", "status_code"])
def test_pages_that_answer_otherwise_than_with_200_are_left_out(heading: str) -> None:
    assert kept(f"Address,{heading}", "a,200", "b,301", "c,404", "d,0", "e,", "f,OK") == ["a", "e", "f"]


def test_an_answer_may_have_words_behind_its_number() -> None:
    answers = ("a,200 OK", "b,404 Not Found", "c,301 Moved Permanently", "d,404.0", "e,2xx", "f,Timeout")
    assert kept("URL,Status Code", *answers) == ["a", "e", "f"]


def test_pages_that_are_not_to_be_indexed_are_left_out() -> None:
    assert kept("Address,Indexability", "a,Indexable", "b,Non-Indexable", "c,") == ["a", "c"]
    assert kept("URL,Indexable", "a,Yes", "b,No") == ["a"]


def test_pages_with_an_issue_for_which_they_need_not_be_listed_are_left_out() -> None:
    rows = tuple((f"https://e.org/{n}", issue) for n, issue in enumerate(["Not found (404)", "Crawled", ""]))
    table = Table(("URL", "Issue"), rows)
    assert without_unlisted(table).rows == rows[1:]


def test_a_table_that_says_neither_stays_as_it_is() -> None:
    assert kept("URL,Status", "a,404", "b,draft") == ["a", "b"]
    without_headings = Table(("1", "2"), (("a", "404"),), has_headings=False)
    assert without_unlisted(without_headings) is without_headings
