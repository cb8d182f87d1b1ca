"""The tabs of the window: which file each has, and what can be done with one."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from editor.models.session.session import Stage
from editor.services.settings.settings import OPEN_TABS, RESTORE_TABS, ZOOM
from editor.views.document_view import DocumentView
from tests.app.desk import SITEMAP, Desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def three(desk: Desk, tmp_path: Path) -> Desk:
    """Three sitemaps of one name are open, each from a folder of its own."""
    for folder in ("shop/en", "shop/de", "help/en"):
        path = tmp_path / folder / "sitemap.xml"
        path.parent.mkdir(parents=True)
        path.write_text(SITEMAP)
        desk.open(path)
    return desk


def titles(desk: Desk) -> list[str]:
    bar = desk.context.tabs.tabBar()
    return [bar.tabText(number) for number in range(bar.count())]


def choose(desk: Desk, number: int, words: str) -> None:
    """Right click on a tab, and choose what its menu offers."""
    bar = desk.context.tabs.tabBar()
    bar.customContextMenuRequested.emit(bar.tabRect(number).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    [action] = [each for each in menu.actions() if each.text() == words]
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_files_of_one_name_show_the_folders_that_tell_them_apart(three: Desk, tmp_path: Path) -> None:
    assert titles(three) == ["sitemap.xml — shop/en", "sitemap.xml — de", "sitemap.xml — help/en"]
    three.window.refresh()
    assert three.window.windowTitle() == "sitemap.xml — help/en[*] — Sitemap Editor"
    three.trigger("close")
    three.trigger("close")
    assert titles(three) == ["sitemap.xml"]


def test_a_tab_has_a_menu(three: Desk, tmp_path: Path) -> None:
    choose(three, 0, "Copy path")
    assert QGuiApplication.clipboard().text() == str(tmp_path / "shop/en/sitemap.xml")
    choose(three, 1, "Open folder")
    assert three.browsed == [(tmp_path / "shop/de").as_uri()]
    choose(three, 1, "Close the others")
    assert [view.path for view in three.context.tabs.views()] == [tmp_path / "shop/de/sitemap.xml"]


def test_a_button_lists_all_tabs(three: Desk) -> None:
    buttons = three.context.tabs.findChildren(QToolButton)
    [button] = [each for each in buttons if each.toolTip() == "All open documents"]
    assert button.isVisible()
    menu = button.menu()
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    assert [each.text() for each in menu.actions()] == titles(three)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert three.context.tabs.currentIndex() == 0
    for _ in range(2):
        three.trigger("close")
    assert not button.isVisible()


DAMAGED = SITEMAP.replace("https://e.org/b", "https://e.org/?a&b")


@pytest.fixture
def at_once(desk: Desk, tmp_path: Path) -> Desk:
    """Four sitemaps were opened at once and read, the third of which is damaged."""
    paths = [tmp_path / f"{name}.xml" for name in "abcd"]
    for path in paths:
        path.write_text(DAMAGED if path.stem == "c" else SITEMAP)
    desk.do.file.open_paths(paths)
    wait_until_all_are_read(desk)
    return desk


def wait_until_all_are_read(desk: Desk) -> None:
    desk.wait_for(lambda: all(view.session and view.session.stage is Stage.READY for view in views(desk)))


def views(desk: Desk) -> list[DocumentView]:
    return list(desk.context.tabs.views())


def has_focus_in_table(desk: Desk) -> bool:
    return desk.context.table is not None and desk.window.focusWidget() is desk.context.table


def with_tables(desk: Desk) -> list[str]:
    return [view.title for view in views(desk) if view.table is not None]


def test_of_files_opened_at_once_the_last_is_in_front_and_few_have_a_table(at_once: Desk) -> None:
    assert at_once.context.tabs.currentIndex() == 3
    assert has_focus_in_table(at_once)
    assert with_tables(at_once) == ["a.xml", "d.xml"]  # the first one was in front before the others came
    assert len(views(at_once)[1].findChildren(QWidget)) < 5  # each takes time when the theme changes


def test_a_tab_looked_at_for_the_first_time_shows_its_rows_as_all_are_shown(at_once: Desk) -> None:
    at_once.context.settings.set(ZOOM, 150)
    at_once.context.tabs.setCurrentIndex(1)
    assert has_focus_in_table(at_once)
    table, known = at_once.robot.table, views(at_once)[0].table
    assert known is not None
    assert (table.entries.rowCount(), table.current_row()) == (3, 0)
    assert (table.zoom, len(table.actions())) == (1.5, len(known.actions()))
    assert [each.name for each in table.visible.columns()] == [each.name for each in known.visible.columns()]
    at_once.robot.type_in(0, "priority", "0.7")
    assert at_once.values("priority")[0] == "0.7"
    assert titles(at_once) == ["a.xml", "b.xml •", "c.xml", "d.xml"]


def test_a_tab_looked_at_for_the_first_time_says_what_came_before_and_has_the_focus_in_the_table(
    at_once: Desk,
) -> None:
    view = views(at_once)[2]
    view.banner.offer("Said before.", ("OK", view.hide))
    at_once.context.tabs.setCurrentWidget(view)
    assert (view.banner.isVisible(), view.banner.text) == (True, "Said before.")
    assert has_focus_in_table(at_once)
    view.banner.offer("")
    assert view.banner.text.startswith("This file is damaged")


def test_closing_all_tabs_makes_no_table_for_those_that_were_not_looked_at(at_once: Desk) -> None:
    at_once.trigger("close")  # back to the first one: none that was in front before is left
    made: list[DocumentView] = []
    at_once.do.file.prepared.connect(made.append)
    at_once.do.close.close_all(lambda: None)
    at_once.do.file.prepared.disconnect(made.append)
    assert (at_once.context.tabs.count(), made) == (0, [])


def test_tabs_come_back_with_their_places_whether_or_not_they_are_looked_at(at_once: Desk) -> None:
    put = at_once.context.settings.set
    put(RESTORE_TABS, "open")
    at_once.context.tabs.setCurrentIndex(1)
    at_once.robot.click(2, "loc")
    at_once.robot.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    at_once.do.view.show_only("/b")
    at_once.wait_for(lambda: at_once.session.model.rowCount() == 1)
    at_once.context.tabs.setCurrentIndex(0)
    at_once.do.tabs.remember()
    told = at_once.context.settings.get(OPEN_TABS)
    at_once.do.close.close_all(lambda: None)
    at_once.do.tabs.restore()
    wait_until_all_are_read(at_once)
    assert (at_once.context.tabs.currentIndex(), with_tables(at_once)) == (0, ["a.xml"])
    assert has_focus_in_table(at_once)
    at_once.do.tabs.remember()
    assert at_once.context.settings.get(OPEN_TABS) == told
    at_once.context.tabs.setCurrentIndex(1)
    at_once.wait_for(lambda: at_once.session.model.rowCount() == 1)
    assert (at_once.session.filter.text, at_once.robot.table.current_row()) == ("/b", 2)
    assert at_once.session.model.is_sorted
