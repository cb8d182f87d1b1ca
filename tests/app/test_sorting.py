"""Where the person is while the rows are sorted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex

from tests.app.desk import Desk

HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
COUNT = 200


@pytest.fixture
def long(desk: Desk, tmp_path: Path) -> Desk:
    """A window with many rows: sorted by priority, the last ones come first."""
    rows = (
        f"<url><loc>https://e.org/{row}</loc><priority>{1 - row / COUNT:.3f}</priority></url>"
        for row in range(COUNT)
    )
    path = tmp_path / "long.xml"
    path.write_text(f"{HEAD}{''.join(rows)}</urlset>")
    desk.open(path)
    desk.bench.focus_table()
    return desk


def is_in_sight(desk: Desk, index: QModelIndex) -> bool:
    table = desk.robot.table
    return table.viewport().rect().contains(table.visualRect(index))


def test_the_current_row_stays_where_it_is_seen(long: Desk) -> None:
    table = long.robot.table
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum() // 2)
    long.robot.click(table.rowAt(table.viewport().height() // 2), "loc")
    row, top = table.current_row(), table.visualRect(table.currentIndex()).top()
    long.robot.sort_by("priority")
    assert (table.current_row(), table.visualRect(table.currentIndex()).top()) == (row, top)
    long.trigger("file_order")
    assert (table.current_row(), table.visualRect(table.currentIndex()).top()) == (row, top)


def test_a_current_row_out_of_sight_is_brought_into_it(long: Desk) -> None:
    long.robot.click(1, "loc")
    long.robot.table.verticalScrollBar().setValue(2000)
    long.robot.sort_by("priority")
    assert long.robot.current == (COUNT - 2, "loc")
    assert is_in_sight(long, long.robot.table.currentIndex())


def test_who_has_chosen_no_row_sees_the_first_ones(long: Desk) -> None:
    long.robot.sort_by("priority")
    assert long.robot.current == (0, "loc")
    assert long.robot.table.current_row() == COUNT - 1
    assert is_in_sight(long, long.robot.cell(0, "loc"))


def test_the_first_row_is_a_place_as_well_once_it_is_clicked(long: Desk) -> None:
    long.robot.click(0, "loc")
    long.robot.sort_by("priority")
    assert long.robot.table.current_row() == 0
    assert is_in_sight(long, long.robot.table.currentIndex())


def test_the_worst_rows_are_shown_from_the_first_on(long: Desk) -> None:
    long.robot.type_in(150, "priority", "high")
    long.robot.click(60, "loc")
    long.trigger("worst_first")
    assert (long.robot.current, long.robot.table.current_row()) == ((0, "loc"), 150)
