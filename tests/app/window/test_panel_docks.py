"""The room of the window: panels dock and close, URLs come first, and all can be put back."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from editor.app.application import make_window
from editor.dialogs.help_dialogs import FindActionDialog
from editor.models.lists.list_models import matching_actions
from editor.resources import resource
from editor.services.settings.settings import COLUMNS, DETAILS_PANEL, SITE_PANEL
from tests.app.desk import Desk
from tests.services.file_sets import index

CONTROL = Qt.KeyboardModifier.ControlModifier
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


def names(desk: Desk) -> list[str]:
    return [dock.windowTitle() for dock in panels(desk)]


def share_of_urls(desk: Desk) -> float:
    return desk.robot.table.columnWidth(0) / desk.window.width()


@pytest.mark.new_window
def test_at_first_urls_have_half_of_the_window_and_none_is_cut(desk: Desk) -> None:
    desk.context.settings.set(COLUMNS, {})
    shop = resource("samples/shop.xml")
    for width, least, shown in (
        (1280, 0.5, ["Findings"]),  # 1920 at 150 %
        (1366, 0.45, ["Site", "Findings"]),
        (1440, 0.45, ["Site", "Findings"]),
        (1600, 0.45, ["Site", "Details", "Findings"]),
        (1920, 0.5, ["Site", "Details", "Findings"]),
    ):
        desk.window.resize(width, 900)
        desk.open(shop)
        QApplication.processEvents()
        table = desk.robot.table
        assert (desk.window.width(), names(desk)) == (width, shown)
        assert share_of_urls(desk) >= least, width
        needed = [table._delegates[0].content_width(url) for url in desk.values("loc")]
        assert max(needed) <= table.columnWidth(0), width
        days = table._delegates[1].content_width("2026-11-02")
        assert days <= table.columnWidth(1) < 1.5 * days, width
        assert table.horizontalScrollBar().maximum() == 0 or width == 1600
        desk.trigger("close")


def test_a_width_is_a_share_of_the_window_and_belongs_to_files_of_that_kind(
    opened: Desk, sitemap: Path
) -> None:
    again, listing = sitemap.with_name("again.xml"), sitemap.with_name("index.xml")
    again.write_bytes(sitemap.read_bytes())
    listing.write_text(index("a.xml"))
    opened.window.resize(1400, 800)
    opened.robot.drag_border("loc", -150)
    share = share_of_urls(opened)
    opened.window.resize(1100, 800)
    QApplication.processEvents()
    assert share_of_urls(opened) == pytest.approx(share, abs=0.002)
    opened.open(again)
    assert share_of_urls(opened) == pytest.approx(share, abs=0.002)
    opened.open(listing)
    QApplication.processEvents()
    table = opened.robot.table
    assert table.columnWidth(0) + table.columnWidth(1) == table.viewport().width()  # all that is left


def test_reset_layout_puts_panels_and_columns_back(opened: Desk, sitemap: Path) -> None:
    settings, window = opened.context.settings, opened.window
    settings.set(COLUMNS, {})
    settings.set(DETAILS_PANEL, "")
    settings.set(SITE_PANEL, "")
    opened.open(sitemap.rename(sitemap.with_name("other.xml")))
    window.resize(1640, 900)
    QApplication.processEvents()

    def places() -> list[object]:
        table = opened.robot.table
        columns = [column.name for column in table.visible.columns()]
        widths = [table.columnWidth(section) for section in table.visible.sections()]
        docked = [(dock.windowTitle(), dock.geometry()) for dock in panels(opened)]
        return [*docked, columns, widths]

    before = places()
    opened.robot.drag_border("lastmod", 90)
    opened.do.columns.choose("changefreq", shown=False)
    opened.trigger("findings_panel")
    opened.trigger("findings_panel")  # closes it
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, opened.do.panels.site)
    window.resizeDocks([opened.do.panels.details], [500], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    assert places() != before
    for word in ("layout", "panel", "sidebar", "reset"):
        listed = matching_actions(list(opened.do.later.search.findables()), word, ())
        assert "reset_layout" in [each.id for each in listed], word
    opened.answer(FindActionDialog, lambda dialog: not QTest.keyClicks(dialog.line, "reset layout"))
    opened.robot.press(Qt.Key.Key_P, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    opened.wait_for(lambda: places() == before)


def test_the_filter_keeps_its_place_and_the_columns_theirs(opened: Desk) -> None:
    opened.window.resize(1366, 768)
    QApplication.processEvents()
    line = opened.window.filter_bar.line
    [funnel] = [
        each for each in opened.window.filter_bar.findChildren(QToolButton) if each.toolTip() == "Filters"
    ]

    def places() -> list[object]:
        table = opened.context.table  # not the robot's, which goes there
        assert table is not None
        header = table.horizontalHeader()
        columns = [header.sectionViewportPosition(section) for section in table.visible.sections()]
        return [line.mapTo(opened.window, QPoint()), line.width(), funnel.geometry(), columns]

    before = places()
    opened.robot.press(Qt.Key.Key_F, CONTROL)
    assert line.hasFocus()
    assert places() == before
    QTest.keyClicks(line, "e.org/a priority<0.9 has:lastmod")
    opened.wait_for(lambda: opened.session.model.rowCount() == 1)
    QApplication.processEvents()
    assert places() == before
    [said] = [each for each in opened.window.findChildren(QLabel) if each.text() == "1 shown"]
    assert said.isVisible()  # once, in the status line
    line.completer_list.close()
