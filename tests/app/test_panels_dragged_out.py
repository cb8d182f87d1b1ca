"""A panel that was dragged out of the window is one itself: keys find there and back."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

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


def focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def is_at(place: str) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.accessibleName() == place


def test_keys_find_there_and_back(apart: Desk, name: str) -> None:
    go_there(apart, name)
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    apart.wait_for(apart.robot.table.hasFocus)
    for action in ("next_finding", "select_shown"):  # commands about rows go back to them
        go_there(apart, name)
        apart.trigger(action)
        apart.wait_for(apart.robot.table.hasFocus)
    for action, place in (("filter", "Filter the rows"), ("replace", "Find")):  # typed in the window
        go_there(apart, name)
        apart.trigger(action)
        apart.wait_for(partial(is_at, place))


def test_tab_goes_through_the_window_without_it(apart: Desk, name: str) -> None:
    dock = getattr(apart.do.panels, name)
    for _ in range(40):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        place = apart.window.focusWidget()
        assert not dock.isAncestorOf(place)
        if place is apart.robot.table:
            return
    pytest.fail("Tab does not come back to the table")
