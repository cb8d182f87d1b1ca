"""Rows are found at once or later, of one file of several too, and as answers of pages come."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Edit,
    RemoveRows,
    Reorder,
    SetValues,
    insertion,
    removal,
    removal_of_file,
)
from editor.core.document.rows import Rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_tree import FilterError
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.models.session.row_filter import RowFilter, RowSearch
from editor.models.session.session import Session
from editor.models.table.rows_model import RowsModel
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Tasks
from tests.core.documents import entries
from tests.core.file_sets import file_set_edits, joined, lettered, move_to
from tests.examples import examples
from tests.models.documents import NOW, SITE, numbered

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


FACTS = KnownFacts(datetime(2026, 11, 21, tzinfo=UTC))


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    tasks = Tasks()
    yield tasks
    tasks.close()


class Look:
    """A table of a document, and what is seen of it."""

    def __init__(self, whole: Document, tasks: Tasks) -> None:
        self.model = RowsModel(whole)
        self.filter = RowFilter(self.model, FACTS, tasks)

    @property
    def rows(self) -> list[int]:
        return list(self.model.order.document_rows(0, self.model.rowCount() - 1))

    @property
    def locs(self) -> str:
        column = self.model.document.column("loc")
        return "".join(column[row] for row in self.rows)


def test_a_file_is_shown_alone_and_all_again(tasks: Tasks) -> None:
    whole = lettered("ab", "cd", "")
    look = Look(whole, tasks)
    look.filter.show_file(whole.files[1])
    assert (look.locs, look.model.is_whole_in_order) == ("cd", True)
    look.filter.show_file(whole.files[2])
    assert look.locs == ""
    look.filter.show_file(None)
    assert (look.locs, look.model.order.is_file_order) == ("abcd", True)


def test_the_filter_stays_from_file_to_file(tasks: Tasks) -> None:
    whole = lettered("axb", "cxd")
    look = Look(whole, tasks)
    look.filter.set("x")
    look.filter.show_file(whole.files[1])
    assert look.rows == [4]
    look.filter.set("d")
    assert (look.locs, look.model.is_whole_in_order) == ("d", False)
    look.filter.show_file(whole.files[0])
    assert look.locs == ""
    look.filter.set("")
    assert look.locs == "axb"


def test_rows_that_leave_the_file_leave_its_table_and_come_back(tasks: Tasks) -> None:
    whole = lettered("abc", "de")
    look = Look(whole, tasks)
    look.filter.show_file(whole.files[0])
    undo = move_to(whole, [0, 2], whole.files[1]).apply(whole)
    assert look.locs == "b"
    undo.apply(whole)
    assert look.locs == "abc"


def test_an_edit_makes_no_row_vanish_from_a_filtered_file(tasks: Tasks) -> None:
    whole = lettered("ab", "cb")
    look = Look(whole, tasks)
    look.filter.set("b")
    look.filter.show_file(whole.files[1])
    SetValues("loc", [3], "x").apply(whole)
    insertion(whole, 1, [Entry("z")]).apply(whole)
    assert look.locs == "x"
    move_to(whole, [0, 2], whole.files[1]).apply(whole)
    assert look.locs == "xab"


def test_a_file_that_is_removed_is_shown_no_more(tasks: Tasks) -> None:
    whole = lettered("ab", "cd")
    look = Look(whole, tasks)
    look.filter.show_file(whole.files[1])
    removal_of_file(whole.files[1]).apply(whole)
    assert (look.filter.file, look.locs) == (None, "ab")


@settings(max_examples=examples(12), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=3), st.data())
def test_whatever_happens_all_rows_of_the_file_are_seen_and_no_others(
    tasks: Tasks, files: list[list[Entry]], data: st.DataObject
) -> None:
    whole = joined(*files)
    look = Look(whole, tasks)
    look.filter.show_file(data.draw(st.sampled_from(whole.files)))
    history: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 5))):
        if bool(history) and data.draw(st.booleans()):
            history.pop().apply(whole)
        else:
            history.append(data.draw(file_set_edits(whole)).apply(whole))
        file = look.filter.file
        assert look.rows == list(range(len(whole)) if file is None else file.rows)


def test_removed_rows_come_back_where_they_were(tasks: Tasks) -> None:
    whole = lettered("ab", "cde")
    look = Look(whole, tasks)
    look.filter.show_file(whole.files[1])
    undo = removal(whole, [2]).apply(whole)
    assert look.locs == "de"
    undo.apply(whole)
    assert look.locs == "cde"


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    """Rows /0 to /4, in a table."""
    tasks = Tasks()
    session = Session(OpenDocument.of(numbered(5)[0], NOW), tasks)
    yield session
    session.close()
    tasks.close()
    session.deleteLater()


def answer(session: Session, qtbot: QtBot, **verdicts: UrlVerdict) -> list[int]:
    """Let pages answer, `_1` that of /1; return the rows that are shown then."""
    with qtbot.waitSignal(session.filter.followed):
        session.document.answers.put(
            PageAnswer(f"{SITE}/{path[1:]}", verdict) for path, verdict in verdicts.items()
        )
    return shown(session)


def shown(session: Session) -> list[int]:
    return list(session.model.order.document_rows(0, session.model.rowCount() - 1))


GONE, OK = UrlVerdict.GONE, UrlVerdict.OK


@pytest.mark.parametrize("text", ["verdict:gone", "rule:audit-gone", "is:warning -has:image"])
def test_rows_come_into_sight_as_their_pages_answer(session: Session, qtbot: QtBot, text: str) -> None:
    session.filter.set(text)
    assert shown(session) == []
    assert answer(session, qtbot, _3=GONE, _1=OK) == [3]
    assert answer(session, qtbot, _1=GONE) == [1, 3]


def test_rows_leave_as_their_pages_answer_but_for_the_one_at_hand(session: Session, qtbot: QtBot) -> None:
    session.filter.at_hand = lambda: 2
    session.filter.set("-verdict:ok")
    assert answer(session, qtbot, _1=OK, _2=OK) == [0, 2, 3, 4]


def test_rows_leave_once_the_answers_are_taken_away(session: Session, qtbot: QtBot) -> None:
    session.document.answers.put([PageAnswer(f"{SITE}/1", GONE)])
    session.filter.set("verdict:gone")
    assert shown(session) == [1]
    with qtbot.waitSignal(session.filter.followed):
        session.document.answers.clear()
    assert shown(session) == []


def test_a_row_that_an_edit_made_unfit_stays_while_others_come(session: Session, qtbot: QtBot) -> None:
    session.filter.set("verdict:gone")
    answer(session, qtbot, _1=GONE)
    session.undo_stack.do(SetValues("loc", [1], [f"{SITE}/other"]), "Edit")
    assert answer(session, qtbot, _2=GONE) == [1, 2]


def test_sorted_rows_stay_in_their_order_while_others_come_between_them(
    session: Session, qtbot: QtBot
) -> None:
    session.undo_stack.do(
        SetValues("lastmod", range(5), ["2026-05", "2026-04", "2026-03", "2026-02", "2026-01"]), "Edit"
    )
    session.filter.set("verdict:gone")
    session.model.sort([column.name for column in session.model.columns].index("lastmod"))
    assert answer(session, qtbot, _4=GONE, _0=GONE) == [4, 0]
    session.undo_stack.do(SetValues("lastmod", [4], ["2026-12"]), "Edit")
    assert answer(session, qtbot, _2=GONE, _3=GONE) == [3, 2, 4, 0]


def test_a_text_that_grows_finds_rows_that_answered_meanwhile(session: Session) -> None:
    session.filter.set("verdict:gone 1")
    assert shown(session) == []
    session.document.answers.put([PageAnswer(f"{SITE}/1", GONE)])
    session.filter.set("verdict:gone /1")
    assert shown(session) == [1]


def test_answers_leave_other_filters_alone(session: Session) -> None:
    session.filter.set("loc:3")
    session.document.answers.put([PageAnswer(f"{SITE}/1", GONE)])
    assert not session.filter._timer.isActive()
