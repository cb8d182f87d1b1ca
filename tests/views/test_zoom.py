"""A larger or smaller table of many rows: who zooms goes on reading where they were."""

from collections.abc import Callable
from itertools import product

import pytest

from editor.core.document.document import Document
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
