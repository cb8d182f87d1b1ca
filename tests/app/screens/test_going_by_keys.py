"""Keys lead to every place of the window and of panels outside it, and never to one that nobody sees."""

from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from tests.app.desk import SITEMAP, Desk
from tests.app.screens.test_names_read_out import read_out
from tests.services.file_sets import index, urlset, write


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def test_escape_goes_from_a_panel_back_to_the_rows(opened: Desk) -> None:
    for name, at_button in product(("findings", "site", "details"), (False, True)):
        opened.robot.click(1, "loc")
        dock = getattr(opened.do.panels, name)
        dock.show()
        opened.trigger(f"{name}_panel")
        if at_button:
            dock.titleBarWidget().findChildren(QToolButton)[-1].setFocus()
        assert dock.has_focus, name
        QTest.keyClick(opened.window.focusWidget(), Qt.Key.Key_Escape)
        assert opened.window.focusWidget() is opened.robot.table, name
        assert opened.robot.current == (1, "loc"), name
        assert dock.isVisible(), name


def test_f10_opens_the_menus_and_with_shift_the_menu_of_what_has_the_focus(opened: Desk) -> None:
    shown: list[str] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        shown.append(menu.actions()[0].text().replace("&", ""))
        menu.close()

    opened.robot.click(1, "loc")
    QTimer.singleShot(0, look)  # the key is answered once the menu is closed
    QTest.keyClick(opened.window.focusWidget(), Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(opened.window.focusWidget(), Qt.Key.Key_F10)
    look()
    assert shown == ["Edit the cell", "New sitemap"]


def test_escape_goes_from_the_list_of_files_back_to_the_rows(desk: Desk, tmp_path: Path) -> None:
    desk.open(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("a")))
    with desk.until(desk.do.file.loaded):
        desk.trigger("open_children")
    desk.window.refresh()
    desk.trigger("files_panel")
    assert desk.do.panels.files.has_focus
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert desk.window.focusWidget() is desk.robot.table
    assert desk.do.panels.files.isVisible()


def test_tab_goes_from_the_table_to_what_is_beside_and_below_it_and_back(
    opened: Desk, tmp_path: Path
) -> None:
    tab_goes_round(opened)
    other = tmp_path / "other.xml"
    other.write_text(SITEMAP)
    opened.open(other)
    tab_goes_round(opened, "Open documents")


def tab_goes_round(desk: Desk, *tabs: str) -> None:
    table = desk.robot.table  # a robot goes there
    seen: list[str] = []
    for _ in range(40):
        desk.window.focusNextPrevChild(True)
        focus = desk.window.focusWidget()
        assert focus is not None
        seen.append(focus.accessibleName() or read_out(focus).strip())
        if focus is table:
            break
    stops = ["URL", "Priority", "Close the details panel", "Findings", "Close the findings panel"]
    stops += ["Filter the rows", *tabs, "Entries"]
    assert [name for name in seen if name in {*stops, "Open documents"}] == stops
    desk.window.focusNextPrevChild(False)
    assert desk.window.focusWidget().accessibleName() == stops[-2]


def test_tab_goes_round_what_is_in_sight_where_nothing_is_open(desk: Desk, sitemap: Path) -> None:
    desk.window.recent.add(sitemap)
    desk.window.show_recent()
    QApplication.processEvents()
    seen = []
    for _ in range(6):
        desk.window.focusNextPrevChild(True)
        focus = desk.window.focusWidget()
        assert desk.window.empty_state.isAncestorOf(focus)
        seen.append(read_out(focus).strip().partition(" ")[0])
    assert set(seen) == {"Open…", "Paste", "New", "Open", "sitemap.xml"}
    assert seen[5] == seen[0]


EDGES = [
    ("details", Qt.Key.Key_Left, Qt.Key.Key_Right, "width"),
    ("site", Qt.Key.Key_Right, Qt.Key.Key_Left, "width"),
    ("findings", Qt.Key.Key_Up, Qt.Key.Key_Down, "height"),
]


def test_keys_move_the_edge_of_a_panel(opened: Desk) -> None:
    opened.window.resize(1280, 800)
    for name, larger, smaller, side in EDGES:
        dock = getattr(opened.do.panels, name)
        dock.show()
        opened.trigger(f"{name}_panel")
        QApplication.processEvents()
        sizes = [getattr(dock, side)()]
        for key in (larger, larger, smaller):
            modifiers = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
            QTest.keyClick(opened.window.focusWidget(), key, modifiers)
            QApplication.processEvents()
            sizes.append(getattr(dock, side)())
        assert sizes[2] > sizes[1] > sizes[0], name
        assert sizes[3] == sizes[1], name
        assert dock.has_focus, name


def test_keys_find_from_each_panel_to_the_rows_and_to_the_fields_of_the_window(opened: Desk) -> None:
    for name in ("details", "site", "findings"):
        dock = getattr(opened.do.panels, name)
        for action, place in (
            ("next_finding", "Entries"),  # commands about rows go back to them
            ("select_shown", "Entries"),
            ("filter", "Filter the rows"),
            ("replace", "Find"),
        ):
            dock.open_panel()
            opened.wait_for(partial(getattr, dock, "has_focus"))
            opened.trigger(action)
            opened.wait_for(partial(is_at, place))


def is_at(place: str) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.accessibleName() == place
