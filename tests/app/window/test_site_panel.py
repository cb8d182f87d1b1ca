"""The site as a tree of folders beside the table: what it counts, and what a click in it shows."""

import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionViewItem

from editor.core.document.edits import SetValues
from editor.models.lists import site_model
from editor.models.lists.site_model import COUNT, NAME
from editor.models.table import item_data
from editor.models.table.item_data import ROOT
from editor.resources import resource
from editor.rules.rule import Severity
from editor.services.settings.settings import SITE_PANEL
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import HOST, index, urlset, write

Key = Qt.Key
WHOLE = ["acme.org 6", "  blog 3", "    2026 2", "  shop 2"]


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """A file with two folders is open, and so is the panel."""
    path = tmp_path / "site.xml"
    pages = ("blog/", "blog/2026/snow", "blog/2026/ice", "shop/a", "shop/b", "about")
    path.write_text(urlset(*pages), encoding="utf-8")
    desk.open(path)
    show(desk)
    return desk


def show(desk: Desk) -> None:
    """Open the panel, and wait until its tree is there, which rests for a moment after each change."""
    desk.trigger("site_panel")
    desk.wait_for(lambda: desk.do.panels.site.panel.view.model().rowCount() > 0)
    desk.window.refresh()


def lines(desk: Desk, around: QModelIndex = ROOT, depth: int = 0) -> list[str]:
    """What is listed, as far as it is unfolded."""
    view, found = desk.do.panels.site.panel.view, []
    for row in range(view.model().rowCount(around)):
        line = view.model().index(row, NAME, around)
        found.append(f"{'  ' * depth}{line.data()} {line.siblingAtColumn(COUNT).data()}")
        if view.isExpanded(line):
            found += lines(desk, line, depth + 1)
    return found


def line_of(desk: Desk, *names: str) -> QModelIndex:
    """The line of a folder, which is unfolded to for that."""
    view, line = desk.do.panels.site.panel.view, QModelIndex()
    for name in names:
        view.expand(line)
        each = [view.model().index(row, NAME, line) for row in range(view.model().rowCount(line))]
        [line] = [one for one in each if one.data() == name]
    return line


def click(desk: Desk, *names: str) -> None:
    view, line = desk.do.panels.site.panel.view, line_of(desk, *names)
    place = view.visualRect(line).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    desk.window.refresh()


def shown(desk: Desk) -> list[str]:
    """The paths of the rows in the table."""
    locs = desk.robot.column_values("loc")
    return [loc.removeprefix(f"{HOST}/") for loc in locs]


def mark_of(desk: Desk, *names: str) -> object:
    return line_of(desk, *names).siblingAtColumn(COUNT).data(item_data.MARK)


def test_the_host_is_unfolded_with_its_folders_and_a_click_shows_the_urls_in_one_alone(opened: Desk) -> None:
    assert lines(opened) == ["acme.org 6", "  blog 3", "  shop 2"]
    line_of(opened, "acme.org", "blog", "2026")
    assert lines(opened) == WHOLE
    click(opened, "acme.org", "blog")
    assert shown(opened) == ["blog/", "blog/2026/snow", "blog/2026/ice"]
    bar = opened.window.filter_bar
    assert (bar.line.text(), bar.chip.isVisible(), bar.chip.text().strip()) == ("", True, "/blog/")
    click(opened, "acme.org", "blog", "2026")
    assert shown(opened) == ["blog/2026/snow", "blog/2026/ice"]
    click(opened, "acme.org")
    assert len(shown(opened)) == 6
    assert (bar.line.text(), bar.chip.isVisible()) == ("", False)
    opened.do.view.show_only("snow")
    click(opened, "acme.org", "blog")
    assert opened.session.filter.text == "snow path:/blog/"
    opened.do.panels.site.header.all.click()
    assert opened.session.filter.text == "snow"
    view = opened.do.panels.site.panel.view
    opened.context.focus_table()
    opened.do.view.show_only("path:/shop/")
    opened.window.refresh()
    assert view.currentIndex().data() == "shop"
    opened.do.view.show_only("shop")
    opened.window.refresh()
    assert view.currentIndex().data() == "acme.org"
    opened.do.view.show_only("path:/shop")
    opened.window.refresh()
    assert not view.currentIndex().isValid()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().bottomLeft())
    assert view.hasFocus()
    assert not view.currentIndex().isValid()  # or a tree that is scrolled would jump under the mouse


@pytest.mark.new_window
def test_keys_go_through_the_tree_and_enter_shows_a_folder(opened: Desk) -> None:
    view = opened.do.panels.site.panel.view
    opened.wait_for(view.hasFocus)
    assert view.currentIndex().data() == "acme.org"
    for key in (Key.Key_Down, Key.Key_Right, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(view, key)
    assert shown(opened) == ["blog/2026/snow", "blog/2026/ice"]
    QTest.keyClick(view, Key.Key_Escape)
    opened.wait_for(opened.robot.table.hasFocus)


def test_ctrl_2_opens_the_panel_goes_there_and_closes_it(opened: Desk) -> None:
    dock = opened.do.panels.site
    opened.wait_for(lambda: dock.has_focus)
    opened.trigger("site_panel")
    assert not dock.isVisible()
    assert opened.context.settings.get(SITE_PANEL) == "closed"
    opened.trigger("site_panel")
    assert dock.isVisible()
    opened.context.focus_table()
    opened.trigger("site_panel")
    opened.wait_for(lambda: dock.has_focus)


def test_a_wide_window_shows_the_panel_until_it_becomes_narrow_or_the_panel_is_closed(
    desk: Desk, sitemap: Path
) -> None:
    desk.window.resize(1280, 800)
    desk.open(sitemap)
    dock = desk.do.panels.site
    assert not dock.isVisible()
    desk.window.resize(1600, 900)
    desk.window.refresh()
    assert dock.isVisible()
    desk.window.resize(900, 700)
    desk.wait_for(dock.isHidden)
    desk.window.resize(1600, 900)
    desk.wait_for(dock.isVisible)
    dock.header.close_requested.emit()
    desk.window.refresh()
    assert not dock.isVisible()


def test_the_first_window_is_as_wide_as_all_panels_want_where_the_screen_has_that_room(
    desk: Desk, sitemap: Path
) -> None:
    assert desk.window.screen().availableSize().width() > 1520
    desk.open(sitemap)
    assert desk.do.panels.site.isVisible()
    assert desk.do.panels.details.isVisible()


def test_the_counts_and_marks_follow_changes_once_they_rest_and_are_said_to_who_cannot_see_them(
    opened: Desk,
) -> None:
    line_of(opened, "acme.org", "blog", "2026")
    opened.session.undo_stack.do(SetValues("loc", range(4, 5), f"{HOST}/blog/2026/rain"), "Set")
    opened.session.undo_stack.do(SetValues("lastmod", range(1, 2), "2026-13-02"), "Set")
    opened.wait_for(lambda: lines(opened) == ["acme.org 6", "  blog 4", "    2026 3", "  shop 1"])
    assert mark_of(opened, "acme.org", "blog", "2026") == Severity.ERROR
    assert not mark_of(opened, "acme.org", "shop")
    opened.trigger("undo")
    opened.trigger("undo")
    opened.wait_for(lambda: lines(opened) == WHOLE)
    assert not mark_of(opened, "acme.org", "blog", "2026")
    opened.session.undo_stack.do(SetValues("priority", range(3, 4), "7"), "Set")
    opened.wait_for(lambda: mark_of(opened, "acme.org", "shop") == Severity.ERROR)
    line = line_of(opened, "acme.org", "shop")
    assert line.data(item_data.ACCESSIBLE_TEXT) == "shop, 2 URLs, Error"
    assert line.data(item_data.TOOL_TIP) == "acme.org/shop/, 2 URLs, Error"


def test_the_person_stays_at_a_folder_that_changes_and_goes_to_what_is_around_one_that_goes(
    opened: Desk,
) -> None:
    view = opened.do.panels.site.panel.view
    opened.wait_for(view.hasFocus)
    view.setCurrentIndex(line_of(opened, "acme.org", "blog", "2026"))
    opened.session.undo_stack.do(SetValues("loc", range(1, 2), f"{HOST}/shop/c"), "Set")
    opened.wait_for(lambda: "  shop 3" in lines(opened))
    assert view.currentIndex().data() == "2026"
    opened.session.undo_stack.do(SetValues("loc", range(2, 3), f"{HOST}/shop/d"), "Set")
    opened.wait_for(lambda: "  shop 4" in lines(opened))
    assert view.currentIndex().data() == "acme.org"


def test_names_are_shown_with_their_spaces_asked_for_as_they_are_written_and_never_taken_for_markup(
    opened: Desk,
) -> None:
    opened.session.undo_stack.do(SetValues("loc", range(1), f"{HOST}/<b>x</b>/1"), "Set")
    opened.wait_for(lambda: "  <b>x< 1" in lines(opened))
    assert "&lt;b&gt;" in str(line_of(opened, "acme.org", "<b>x<").data(item_data.TOOL_TIP))
    opened.trigger("undo")
    opened.session.undo_stack.do(SetValues("loc", range(1), f"{HOST}/old%20shop/1"), "Set")
    opened.session.undo_stack.do(SetValues("loc", range(1, 2), f"{HOST}/a%2Fb/1"), "Set")
    opened.wait_for(lambda: {"  old shop 1", "  a%2Fb 1"} <= {*lines(opened)})
    click(opened, "acme.org", "old shop")
    assert opened.session.filter.text == "path:/old%20shop/"
    assert shown(opened) == ["old%20shop/1"]


def test_many_urls_are_counted_away_from_the_window(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "many.xml"
    path.write_text(urlset(*(f"{number % 3}/{number}" for number in range(9_000))), encoding="utf-8")
    desk.open(path)
    show(desk)
    assert lines(desk)[1:] == ["  0 3000", "  1 3000", "  2 3000"]


def test_of_very_many_folders_the_fullest_are_listed(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site_model, "MOST_SHOWN", 2)
    path = tmp_path / "many.xml"
    path.write_text(urlset("a/1", "b/1", "b/2", "c/1", "c/2", "c/3", "d/1"), encoding="utf-8")
    desk.open(path)
    show(desk)
    assert lines(desk) == ["acme.org 7", "  c 3", "  b 2", "  2 more folders 2"]
    click(desk, "acme.org", "c")
    click(desk, "acme.org", "2 more folders")
    assert desk.session.filter.text == "path:/c/"
    assert (
        line_of(desk, "acme.org", "2 more folders").data(item_data.ACCESSIBLE_TEXT)
        == "2 more folders, 2 URLs"
    )
    desk.do.view.show_only("path:/d/")
    desk.context.focus_table()
    desk.window.refresh()
    assert desk.do.panels.site.panel.view.currentIndex().data() == "acme.org"


def test_of_several_files_the_one_that_is_shown_alone_is_counted(desk: Desk, tmp_path: Path) -> None:
    path = write(
        tmp_path,
        index_xml=index("news.xml", "shop.xml"),
        news_xml=urlset("news/a", "news/b"),
        shop_xml=urlset("shop/a", "news/c"),
    )
    open_as_one(desk, path)
    show(desk)
    assert [line.split()[1] for line in lines(desk)] == ["4", "3", "1"]
    view = desk.context.view
    assert view is not None
    view.show_file(desk.file_set.file_list.there[1].key)
    desk.window.refresh()
    assert [line.split()[1] for line in lines(desk)] == ["2", "1", "1"]


def test_each_document_has_a_tree_of_its_own_which_stays_unfolded_and_goes_with_it(
    opened: Desk, sitemap: Path
) -> None:
    line_of(opened, "acme.org", "blog", "2026")
    opened.open(sitemap)
    assert lines(opened) == ["e.org 3"]
    opened.trigger("previous_tab")
    opened.window.refresh()
    assert lines(opened) == WHOLE
    opened.trigger("next_tab")
    opened.trigger("close")
    document = weakref.ref(opened.session.document)
    assert opened.close_and_free(document)
    assert lines(opened) == []


def test_a_folder_is_a_chip_beside_what_is_typed(opened: Desk) -> None:
    bar = opened.window.filter_bar
    place = bar.line.mapTo(opened.window, QPoint())
    click(opened, "acme.org", "blog")
    assert bar.line.text() == ""
    QTest.mouseClick(bar.line, Qt.MouseButton.LeftButton)
    QTest.keyClicks(bar.line, "snow ")
    opened.wait_for(lambda: shown(opened) == ["blog/2026/snow"])
    opened.window.refresh()
    assert (bar.line.text(), bar.chip.text().strip()) == ("snow ", "/blog/")
    assert bar.line.mapTo(opened.window, QPoint()) == place
    bar.line.completer_list.close()
    click(opened, "acme.org", "shop")
    assert (bar.line.text(), shown(opened)) == ("snow ", [])
    QTest.keyClick(bar.line, Key.Key_Escape)
    opened.wait_for(lambda: shown(opened) == ["shop/a", "shop/b"])
    QTest.mouseClick(bar.chip, Qt.MouseButton.LeftButton)
    opened.window.refresh()
    assert (len(shown(opened)), bar.chip.isVisible(), opened.session.filter.text) == (6, False, "")


def test_a_folder_has_a_menu(opened: Desk) -> None:
    view = opened.do.panels.site.panel.view

    def choose(words: str, *names: str) -> None:
        spot = view.visualRect(line_of(opened, *names)).center()
        view.customContextMenuRequested.emit(spot)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        [action] = [each for each in menu.actions() if each.text() == words]
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        opened.window.refresh()

    choose("Hide these URLs", "acme.org", "blog")
    assert shown(opened) == ["shop/a", "shop/b", "about"]
    opened.trigger("clear_filter")
    choose("Show only these URLs", "acme.org", "shop")
    assert shown(opened) == ["shop/a", "shop/b"]
    choose("Copy address", "acme.org", "shop")
    assert QGuiApplication.clipboard().text() == "acme.org/shop/"
    choose("Collapse all", "acme.org", "shop")
    assert lines(opened) == ["acme.org 6"]


def test_a_short_name_is_read_whole_at_the_first_width(desk: Desk) -> None:
    desk.window.resize(1440, 900)
    desk.open(resource("samples/shop.xml"))
    show(desk)
    view, line = desk.do.panels.site.panel.view, line_of(desk, "shop.example.com", "bindings")
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    needed = view.itemDelegate().sizeHint(option, line).width()  # with all that is around the text
    desk.wait_for(lambda: view.visualRect(line).width() >= needed)
