"""A panel that was dragged out of the window is one itself: keys find there and back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.desk import Desk

_ACTIONS = {"details": "details_panel", "site": "site_panel", "findings": "findings_panel"}


@pytest.fixture(params=_ACTIONS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def apart(desk: Desk, sitemap: Path, name: str) -> Desk:
    """A panel is on screen in a window of its own, the table has the keys."""
    desk.open(sitemap)
    dock = getattr(desk.do.panels, name)
    dock.setFloating(True)
    desk.window.activateWindow()
    desk.bench.focus_table()
    desk.wait_for(desk.robot.table.hasFocus)
    return desk


def go_there(desk: Desk, name: str) -> None:
    desk.trigger(_ACTIONS[name])
    desk.wait_for(lambda: getattr(desk.do.panels, name).has_focus)


def test_a_command_goes_there(apart: Desk, name: str) -> None:
    go_there(apart, name)


def test_escape_goes_back_to_the_table(apart: Desk, name: str) -> None:
    go_there(apart, name)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    apart.wait_for(apart.robot.table.hasFocus)


@pytest.mark.parametrize("action", ["next_finding", "select_shown"])
def test_a_command_about_rows_goes_back_to_them(apart: Desk, name: str, action: str) -> None:
    go_there(apart, name)
    apart.trigger(action)
    apart.wait_for(apart.robot.table.hasFocus)


@pytest.mark.parametrize(("action", "place"), [("filter", "Filter the rows"), ("replace", "Find")])
def test_what_is_to_be_typed_in_the_window_is_typed_there(
    apart: Desk, name: str, action: str, place: str
) -> None:
    go_there(apart, name)
    apart.trigger(action)
    apart.wait_for(
        lambda: (focus := QApplication.focusWidget()) is not None and focus.accessibleName() == place
    )


def test_tab_goes_through_the_window_without_it(apart: Desk, name: str) -> None:
    dock = getattr(apart.do.panels, name)
    for _ in range(40):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        focus = apart.window.focusWidget()
        assert not dock.isAncestorOf(focus)
        if focus is apart.robot.table:
            return
    pytest.fail("Tab does not come back to the table")
