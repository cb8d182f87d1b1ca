"""The tabs of the window: which file each has, and what can be done with one."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

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
