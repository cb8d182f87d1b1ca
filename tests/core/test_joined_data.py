"""What tables bring along: matched by URL, read as numbers by column, sorted and asked for."""

from datetime import UTC, datetime
from decimal import Decimal

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter, print_filter
from editor.core.filtering.filter_tree import FilterError
from editor.core.joined_data import NO_DATA, JoinedColumn, column_of_changes, joined
from editor.core.operations.all_operations import operation
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.table_columns import Contents, column_named, columns_of, used_columns
from tests.core.documents import filled
from tests.for_each import for_each

HOST = "https://e.org"
LOCS = [f"{HOST}/a", f"{HOST}/b", f"{HOST}/%7Ec", f"{HOST}/none"]
TABLE = [
    ("HTTPS://E.org:443/a", "1,200", "Excluded by noindex", ""),
    ("/b", "90", "Indexed", ""),
    (f"{HOST}/~c", "7", "", ""),
    (f"{HOST}/b", "91", "Indexed", ""),
    (f"{HOST}/elsewhere", "1", "", ""),
]
HEADINGS = ("Page", "Clicks", " Index  status ", "Empty")


@pytest.fixture
def document() -> Document:
    document = filled(*map(Entry, LOCS))
    document.join_data(NO_DATA.with_columns(joined(LOCS, HEADINGS, TABLE, 0).columns))
    return document


def test_rows_belong_to_the_urls_they_are_about_in_any_spelling() -> None:
    found = joined(LOCS, HEADINGS, TABLE, 0)
    assert [column.heading for column in found.columns] == ["Clicks", "Index status"]
    assert found.columns[0].texts_of(LOCS) == ["1,200", "90", "7", ""]
    assert (found.found, found.unknown, found.repeated) == (3, (4,), (3,))
    assert [column.heading for column in joined(LOCS, HEADINGS, TABLE, 0, [2]).columns] == ["Index status"]


def test_columns_of_another_table_come_behind_and_replace_those_of_the_same_heading() -> None:
    data = NO_DATA.with_columns([JoinedColumn("Clicks", {"a": "1"}), JoinedColumn("Position", {"a": "2"})])
    more = data.with_columns([JoinedColumn("CLICKS", {"a": "3"}), JoinedColumn("Links", {})])
    assert [each.heading for each in more.columns] == ["CLICKS", "Position", "Links"]
    assert data.column("clicks") == JoinedColumn("Clicks", {"a": "1"})


NUMBERS = [
    (["1,234", "5"], ["1234", "5"]),
    (["1.234", "0,5"], ["1234", "0.5"]),
    (["1.234"], ["1.234"]),
    (["1.234.567"], ["1234567"]),
    (["1 234,56", "1\u202f234"], ["1234.56", "1234"]),
    (["12.5%", "€ 4.50", "-3", "+2"], ["12.5", "4.50", "-3", "2"]),
    (["2026-01-01", "1e5", "v2", "", "1.2.3", "9" * 50], [None] * 6),
]


@for_each(("texts", "numbers"), NUMBERS)
def test_a_column_says_how_its_numbers_are_written(texts: list[str], numbers: list[str | None]) -> None:
    column = JoinedColumn("x", dict(zip(map(str, range(9)), texts, strict=False)))
    assert [column.number(text) for text in texts] == [each and Decimal(each) for each in numbers]


def test_it_is_a_column_of_the_table_that_is_sorted_by_number(document: Document) -> None:
    assert {"data:Clicks", "data:Index status"} <= used_columns(Contents(document))
    *_, clicks, status = columns_of(document.kind, data=document.data)
    assert (clicks.title, status.title) == ("Clicks", "Index status")
    assert column_named("data:CLICKS", document.data) == clicks
    assert clicks.texts(document, [1, 0]) == ["90", "1,200"]
    assert clicks.sorted_rows(document, {}, descending=True) == [0, 1, 2, 3]
    assert clicks.sorted_rows(document, {}, descending=False) == [2, 1, 0, 3]
    assert document.snapshot().data is document.data


FILTERS = {
    "data:clicks>100": [0],
    "data:clicks:7..90": [1, 2],
    "data:Clicks!=90": [0, 2, 3],
    'data:"Index status":excluded': [0],
    'data:"index  STATUS"=Indexed': [1],
    'data:"Index status"=Index': [],
    "data:clicks:/^1/": [0],
    "-data:clicks>0": [3],
    "(data:clicks<10 OR data:clicks=1200) -loc:a": [2],
}


@for_each(("text", "rows"), FILTERS.items())
def test_a_filter_asks_for_it(text: str, rows: list[int]) -> None:
    document = filled(*map(Entry, LOCS))
    document.join_data(NO_DATA.with_columns(joined(LOCS, HEADINGS, TABLE, 0).columns))
    wanted = parse_filter(text)
    assert list(matching_rows(document, wanted, KnownFacts(datetime.now(UTC)))) == rows
    assert parse_filter(print_filter(wanted.root)) == wanted


@for_each("text", ["data:", "data:clicks", "data:>5", 'data:"a b"', 'data:"":x', "data:clicks>many"])
def test_a_filter_names_a_column_and_a_value(text: str) -> None:
    with pytest.raises(FilterError):
        parse_filter(text)


def test_a_column_that_nobody_joined_is_told(document: Document) -> None:
    with pytest.raises(FilterError, match="no data column called visits"):
        matching_rows(document, parse_filter("data:visits>1"), KnownFacts(datetime.now(UTC)))
    with pytest.raises(ArgumentError, match="visits"):
        operation("priority.by_data", column="visits").outcome(document, range(4))
    with pytest.raises(ArgumentError, match="100"):
        operation("priority.by_steps", column="clicks", steps=["100"]).outcome(document, range(4))


def test_versions_say_how_often_a_url_changes() -> None:
    versions = [
        (["https://e.org/a", "https://e.org/b", "https://e.org/c"], ["2026-01-01", "2026-01-01", ""]),
        (
            ["https://e.org/a", "https://e.org/b", "https://e.org/c"],
            ["2026-01-08T10:00:00Z", "2026-01-01", "x"],
        ),
        (["HTTPS://e.org/a"], ["2026-01-12"]),
    ]
    assert column_of_changes(versions).texts == {"https://e.org/a": "5.5"}


SCALES = [
    ({}, ["1.0", "0.6", "0.1"]),
    ({"scale": "linear"}, ["1.0", "0.2", "0.1"]),
    ({"scale": "logarithmic"}, ["1.0", "0.7", "0.1"]),
    ({"first": "least", "highest": "0.9", "lowest": "0.3"}, ["0.3", "0.6", "0.9"]),
]


@for_each(("arguments", "priorities"), SCALES)
def test_priorities_follow_the_numbers(arguments: dict[str, str], priorities: list[str]) -> None:
    document = filled(*map(Entry, LOCS))
    document.join_data(NO_DATA.with_columns(joined(LOCS, HEADINGS, TABLE, 0).columns))
    outcome = operation("priority.by_data", column="Clicks", **arguments).outcome(document, range(4))
    assert [each.after for each in outcome.previews] == priorities
    assert outcome.absent == 1


def test_a_column_of_numbers_alone_is_known_as_one() -> None:
    for texts, is_it in ((["1", "1,000", "12 %"], True), (["1", "n/a"], False), ([], False)):
        assert JoinedColumn("x", dict(zip("abc", texts, strict=False))).is_of_numbers is is_it
