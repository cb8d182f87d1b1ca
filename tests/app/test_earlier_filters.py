"""What was typed in the filter comes back, and the line has room for it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.services.settings.settings import RECENT_FILTERS
from editor.views.find.filter_bar import BarLine
from editor.views.find.filter_line import FilterLine
from tests.app.desk import Desk

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    desk.window.resize(1280, 700)
    desk.window.refresh()
    desk.trigger("filter")
    return desk


def line(desk: Desk) -> FilterLine:
    return desk.window.filter_bar.line


def press(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    line(desk).completer_list.close()
    QTest.keyClick(line(desk), key, modifiers)
    settle(desk)


def settle(desk: Desk) -> None:
    desk.wait_for(
        lambda: desk.session.filter.text == line(desk).text() and not desk.session.filter.is_searching
    )
    desk.window.refresh()


def use(desk: Desk, *texts: str) -> None:
    """Type filters, one after the other, each as a person does who goes to its rows."""
    for text in texts:
        line(desk).selectAll()
        QTest.keyClicks(line(desk), text)
        press(desk, Qt.Key.Key_Return)
        desk.trigger("filter")
    line(desk).end(False)


def test_up_brings_earlier_filters_back_and_down_what_was_typed(opened: Desk) -> None:
    use(opened, "path:/a", "priority<0.5")
    line(opened).selectAll()
    QTest.keyClicks(line(opened), "e.org")
    settle(opened)
    seen = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        press(opened, key)
        seen.append(line(opened).text())
    assert seen == ["priority<0.5", "path:/a", "path:/a", "priority<0.5", "e.org"]
    press(opened, Qt.Key.Key_Down)
    assert opened.robot.table.hasFocus()


def test_a_filter_that_was_cleared_comes_back_by_up_and_by_undo(opened: Desk) -> None:
    for how in ("escape", "action", "finding"):
        cleared_and_back(opened, how)


def cleared_and_back(opened: Desk, how: str) -> None:
    for key, modifiers in ((Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Z, CONTROL)):
        line(opened).setFocus()
        line(opened).setText("path:/a")
        settle(opened)
        if how == "escape":
            press(opened, Qt.Key.Key_Escape)
        elif how == "action":
            opened.trigger("clear_filter")
        else:
            opened.do.view.go_to(2, "changefreq")
            assert opened.bench.view is not None
            assert opened.bench.view.notice is not None
            opened.bench.view.notice.button.click()
        settle(opened)
        assert line(opened).text() == ""
        opened.trigger("filter")
        press(opened, key, modifiers)
        assert (line(opened).text(), opened.session.filter.text) == ("path:/a", "path:/a")


def test_filters_are_remembered_once_and_for_the_next_start(opened: Desk) -> None:
    use(opened, "path:/a", "priority<0.5", "path:/a")
    press(opened, Qt.Key.Key_Escape)
    assert opened.bench.settings.get(RECENT_FILTERS) == ["path:/a", "priority<0.5"]


def test_what_is_emptied_letter_by_letter_or_cannot_be_read_is_not_remembered(opened: Desk) -> None:
    QTest.keyClicks(line(opened), "abc")
    for _letter in "abc":
        press(opened, Qt.Key.Key_Backspace)
    QTest.keyClicks(line(opened), "priority<high")
    line(opened).completer_list.close()
    QTest.keyClick(line(opened), Qt.Key.Key_Return)
    assert opened.bench.settings.get(RECENT_FILTERS) == []


def test_the_line_grows_while_somebody_types_and_stays_as_wide_as_its_filter(opened: Desk) -> None:
    field, table = line(opened), opened.robot.table
    assert isinstance(field, BarLine)
    table.setFocus()
    opened.window.refresh()
    usual = field.maximumWidth()
    field.setFocus()
    assert field.maximumWidth() >= 2 * usual
    table.setFocus()
    assert field.maximumWidth() == usual
    opened.do.view.show_only("path:/a OR path:/b OR path:/c OR path:/d OR path:/e")
    opened.window.refresh()
    assert field.maximumWidth() > usual + 100
