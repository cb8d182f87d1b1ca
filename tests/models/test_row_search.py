"""Rows are found at once or later, as they are in the end."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import RemoveRows, Reorder
from editor.core.document.rows import Rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_tree import FilterError
from editor.models.session.row_filter import RowSearch
from editor.services.tasks import Tasks

Outcome = Rows | FilterError


@pytest.fixture
def document() -> Document:
    document = Document()
    document.append(document.new_columns(Entry(f"https://e.org/{name}") for name in "abc"))
    return document


@pytest.fixture
def search(qtbot: QtBot, document: Document) -> Iterator[RowSearch]:
    tasks = Tasks()
    yield RowSearch(document, KnownFacts(datetime.now(UTC)), tasks)
    tasks.close()


def rows_of(found: list[Outcome]) -> list[list[int]]:
    """The rows that were told, each time."""
    return [list(each) for each in found if not isinstance(each, FilterError)]


def test_what_is_quick_is_found_at_once(search: RowSearch) -> None:
    found: list[Outcome] = []
    search.find(parse_filter("org/a OR org/c"), found.append)
    assert rows_of(found) == [[0, 2]]
    assert not search.is_under_way


def test_an_expression_is_looked_for_in_a_worker(search: RowSearch, qtbot: QtBot) -> None:
    found: list[Outcome] = []
    search.find(parse_filter("/[bc]$/"), found.append)
    assert search.is_under_way
    assert not found
    qtbot.waitUntil(lambda: not search.is_under_way)
    assert rows_of(found) == [[1, 2]]


def test_rows_that_move_or_go_meanwhile_are_found_where_they_are(
    search: RowSearch, document: Document, qtbot: QtBot
) -> None:
    found: list[Outcome] = []
    search.find(parse_filter("/[bc]$/"), found.append)
    Reorder([2, 1, 0]).apply(document)
    RemoveRows([2]).apply(document)
    qtbot.waitUntil(lambda: bool(found))
    assert rows_of(found) == [[0, 1]]


def test_another_search_takes_the_place_of_the_first(search: RowSearch, qtbot: QtBot) -> None:
    found: list[Outcome] = []
    search.find(parse_filter("/a$/"), found.append)
    search.find(parse_filter("/b$/"), found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert rows_of(found) == [[1]]


def test_a_search_that_was_stopped_tells_nothing(search: RowSearch) -> None:
    found: list[Outcome] = []
    search.find(parse_filter("/a$/"), found.append)
    search.stop()
    search.find(parse_filter("org/c"), found.append)
    assert rows_of(found) == [[2]]


def test_what_there_is_not_is_told(search: RowSearch) -> None:
    found: list[Outcome] = []
    search.find(parse_filter("rule:x"), found.append)
    assert isinstance(found[0], FilterError)


def test_much_that_is_inside_extensions_is_looked_into_in_a_worker(
    search: RowSearch, document: Document, qtbot: QtBot
) -> None:
    document.columns.extensions[1] = f"<p>{'long ' * 100_001}</p>"
    found: list[Outcome] = []
    search.find(parse_filter("loc:org"), found.append)
    assert rows_of(found) == [[0, 1, 2]]
    search.find(parse_filter("long"), found.append)
    assert search.is_under_way
    qtbot.waitUntil(lambda: not search.is_under_way)
    assert rows_of(found[1:]) == [[1]]
