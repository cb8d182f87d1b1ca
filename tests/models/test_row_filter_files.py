"""One file of several shown alone: which rows are seen, whatever happens to the files."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues, insertion, removal, removal_of_file
from editor.core.filtering.filter_facts import KnownFacts
from editor.models.session.row_filter import RowFilter
from editor.models.table.rows_model import RowsModel
from editor.services.tasks import Tasks
from tests.core.documents import entries
from tests.core.file_sets import file_set_edits, joined, lettered, move_to
from tests.examples import examples

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
