"""A table of many rows keeps the place and the selection when it is zoomed or shows others."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import Qt

from editor.core.document.document import Document
from editor.core.document.edits import Reorder
from editor.rules.findings import Findings
from editor.views.table.entries_table import EntriesTable
from tests.models.documents import numbered
from tests.views.tables import Desk


@pytest.fixture
def table(open_desk: Callable[[tuple[Document, Findings]], Desk]) -> EntriesTable:
    """The table of a thousand entries."""
    return open_desk(numbered(1000)).table


def test_the_current_cell_stays_in_sight(table: EntriesTable) -> None:
    for row, zoom in product([0, 500, 999], [0.6, 2.0, 3.0]):
        table.set_zoom(1.0)
        table.go_to(row, "priority")
        table.set_zoom(zoom)
        assert table.viewport().rect().contains(table.visualRect(table.currentIndex())), (row, zoom)


def test_the_current_row_stays_where_it_is(table: EntriesTable) -> None:
    table.go_to(500)
    place = table.rowViewportPosition(500)
    table.set_zoom(1.25)
    assert table.rowViewportPosition(500) == pytest.approx(place, abs=table.rowHeight(500))


def test_with_the_current_row_out_of_sight_the_first_one_that_is_seen_stays(table: EntriesTable) -> None:
    table.go_to(0)
    table.verticalScrollBar().setValue(400 * table.rowHeight(0))
    for zoom in (2.0, 0.6, 1.0):
        table.set_zoom(zoom)
        assert table.rowAt(0) == 400


Open = Callable[[tuple[Document, Findings]], Desk]


def test_rows_that_an_edit_moves_are_not_followed_cell_by_cell(open_desk: Open) -> None:
    desk = open_desk(numbered(5000))
    model, table = desk.model, desk.table
    followed: list[int] = []
    model.layoutChanged.connect(lambda: followed.append(len(model.persistentIndexList())))
    for count, most in ((4999, 10), (3, 3 * model.columnCount() + 10)):
        table.select_rows(range(count))
        Reorder([4999, *range(4999)]).apply(desk.entries)
        assert followed[-1] <= most
        assert (list(table.selected_rows()) == list(range(1, count + 1))) == (count == 3)


def test_rows_that_come_in_sight_are_not_selected_with_all_that_were_shown(open_desk: Open) -> None:
    desk = open_desk(numbered(900))
    model, table = desk.model, desk.table
    for shown, then in ((range(0, 900, 2), None), (range(0, 900, 3), range(1, 900, 3)), (range(300), None)):
        model.set_filter(list(shown))
        table.selectAll()
        model.set_filter(None if then is None else list(then))
        assert set(table.selected_rows()) == set(shown).intersection(range(900) if then is None else then)


def test_all_that_is_left_in_sight_stays_selected(open_desk: Open) -> None:
    desk = open_desk(numbered(900))
    desk.table.selectAll()
    desk.model.sort(1, Qt.SortOrder.DescendingOrder)
    desk.model.set_filter(list(range(100, 200)))
    assert list(desk.table.selected_rows()) == list(range(100, 200))
