"""After an edit of many rows it is told over the table, with the way back; what was changed is marked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from editor.views.panels.banners import OutcomeNotice
from editor.views.style.theme import current
from tests.app.desk import Desk


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def notice(desk: Desk) -> OutcomeNotice:
    assert desk.context.view is not None
    assert desk.context.view.notice is not None
    return desk.context.view.notice


def set_two(desk: Desk) -> None:
    desk.robot.select_rows(0, 2)
    desk.trigger("edit_values")
    robot = desk.values_robot
    robot.choose("Frequency", "Set frequency")
    robot.fill_in("value", "monthly")
    robot.apply()


def changed(desk: Desk) -> list[int]:
    model = desk.session.model
    return [row for row in range(model.rowCount()) if model.painted.is_changed(row)]


def has_mark(desk: Desk, row: int) -> bool:
    """Whether there is something in the colour of marks at the outer edge of the head of a row."""
    header = desk.robot.table.row_header
    picture = header.grab().toImage()
    middle = header.sectionViewportPosition(row) + header.sectionSize(row) // 2
    return picture.pixelColor(2, middle) == current().color("muted")


def test_how_many_rows_were_changed_is_told_in_sight_of_them(opened: Desk, qtbot: QtBot) -> None:
    set_two(opened)
    shown, table = notice(opened), opened.robot.table
    assert shown.text == "2 rows changed"
    assert table.viewport().geometry().contains(shown.geometry())
    opened.window.resize(700, 500)
    qtbot.waitUntil(lambda: table.viewport().width() < 700)
    qtbot.waitUntil(lambda: table.viewport().geometry().contains(shown.geometry()))


def test_it_takes_the_edit_back_and_goes_with_the_next_one(opened: Desk) -> None:
    before = opened.values("changefreq")
    set_two(opened)
    [button] = notice(opened).findChildren(QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert opened.values("changefreq") == before
    assert notice(opened).text == ""
    assert opened.robot.table.hasFocus()
    set_two(opened)
    opened.robot.type_in(1, "priority", "0.9")
    assert notice(opened).text == ""


def test_the_cells_that_changed_are_selected_where_other_rows_were(opened: Desk) -> None:
    opened.robot.click(1, "loc")
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.4")
    robot.apply()
    assert notice(opened).text == "2 rows changed"
    assert opened.robot.table.selected_cells() == {"priority": range(2)}
    assert opened.robot.current == (0, "priority")


def test_changed_rows_are_marked_until_they_are_saved_and_the_filter_finds_them(opened: Desk) -> None:
    assert not has_mark(opened, 0)
    set_two(opened)
    opened.robot.click(2, "loc")
    opened.trigger("move_up")
    opened.trigger("duplicate")
    marked = changed(opened)
    assert marked == list(opened.session.facts.rows_changed()) == [0, 1, 2]
    opened.session.filter.set("is:changed")
    opened.wait_for(lambda: opened.session.model.rowCount() == len(marked))
    assert changed(opened) == [0, 1, 2]
    opened.session.filter.set("")
    for _ in range(3):
        opened.trigger("undo")
    assert changed(opened) == []
    set_two(opened)
    assert [has_mark(opened, row) for row in range(3)] == [True, False, True]
    header = opened.session.model.headerData(0, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert str(header).startswith("Changed since the last save.")
    opened.trigger("save")
    opened.wait_until_ready()
    assert not any(has_mark(opened, row) for row in range(3))
