"""The panels around the table: they dock and close, and the table never lies under one."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from editor.app.application import make_window
from editor.services.settings.settings import DETAILS_PANEL, SITE_PANEL
from tests.app.desk import Desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    desk.context.settings.set(DETAILS_PANEL, "open")
    desk.context.settings.set(SITE_PANEL, "open")
    desk.window.refresh()
    return desk


def panels(desk: Desk) -> list[QDockWidget]:
    return [dock for dock in desk.do.panels.all_docks() if dock.isVisible()]


def is_inside(window: QMainWindow, dock: QDockWidget) -> bool:
    is_in_place = window.dockWidgetArea(dock) is not Qt.DockWidgetArea.NoDockWidgetArea
    return is_in_place and not dock.isFloating()


def test_neither_a_double_click_nor_a_pull_takes_a_panel_out_of_the_window(opened: Desk) -> None:
    docks, window = panels(opened), opened.window
    assert len(docks) == 3
    for dock in docks:
        place = dock.geometry()
        title = dock.titleBarWidget().mapTo(window, QPoint(30, 10))
        for act in (QTest.mouseClick, QTest.mouseDClick):
            act(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, title)
        assert not dock.isFloating()
        assert dock.geometry() == place
        QTest.mousePress(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, title)
        for step in (20, 40):
            QTest.mouseMove(window.windowHandle(), title + QPoint(step, -step))
        QTest.mouseRelease(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, title)
        opened.wait_for(partial(is_inside, window, dock))


@pytest.mark.new_window
def test_a_panel_that_an_earlier_version_kept_outside_comes_back_into_the_window(
    desk: Desk, qtbot: QtBot, sitemap: Path
) -> None:
    desk.open(sitemap)
    panels(desk)[0].setFloating(True)
    desk.do.close.close_all(lambda: None)
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    again = make_window(desk.window.settings)
    qtbot.addWidget(again)
    again.show()
    with qtbot.waitSignal(again.commands.file.loaded):
        again.commands.file.open_paths([sitemap])
    again.refresh()
    docks = again.commands.panels.all_docks()
    assert [dock.isFloating() for dock in docks] == [False] * len(docks)
    assert any(dock.isVisible() for dock in docks)
