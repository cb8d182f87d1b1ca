"""What holds for every dialog: each is opened once, and all that is to be seen is found out meanwhile."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QProgressBar,
    QPushButton,
    QSpacerItem,
    QToolButton,
    QTreeView,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

import editor
from editor.dialogs.dialog_frame import Buttons, Dialog
from picture_dialogs import OF_SEVERAL
from tests.app.all_dialogs import Found, complaints, found_in_all
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.app.screens.tab_stops import strays
from tests.app.screens.test_accessible_tree import untold
from tests.app.screens.test_focus_and_targets import too_small, without_a_look
from tests.app.screens.test_names_read_out import nameless, several
from tests.app.window.test_actions import same_letters, untidy_menus
from tests.services.file_sets import index, urlset, write

__all__ = ["several"]


ROOM = QSize(776, 544)  # of a screen of 800 x 600, without what is drawn around


def excess(dialog: QDialog) -> object:
    """The size of a dialog that is larger than the screen."""
    dialog.show()
    dialog.resize(ROOM)
    size = dialog.size()
    return None if size == size.boundedTo(ROOM) else size.toTuple()


def test_every_dialog_about_several_files_fits_whatever_they_are_called(desk: Desk, tmp_path: Path) -> None:
    long = "a" * 150
    write(tmp_path, index_xml=index(f"{long}.xml"), **{f"{long}_xml": urlset("a")})
    open_as_one(desk, tmp_path)
    assert complaints(desk, OF_SEVERAL, excess) == {}


def test_a_small_window_has_room_for_the_columns_of_the_protocol(desk: Desk, tmp_path: Path) -> None:
    write(tmp_path, many_xml=urlset(*map(str, range(60))))
    desk.open(tmp_path / "many.xml")
    desk.window.resize(800, 600)
    desk.window.refresh()
    table = desk.context.table
    assert table is not None
    desk.wait_for(lambda: table.viewport().width() > 700)
    assert table.verticalScrollBar().maximum() > 0
    assert table.horizontalScrollBar().maximum() == 0


MOVING = re.compile(r"Q(Property|Variant)Animation|QMovie|QTimeLine|setAnimated\(True\)|setRange\(0, 0\)")


def moving(window: QWidget) -> list[str]:
    """What would move in a window: panels and branches that slide open, and bars that never end."""
    trees = [tree.accessibleName() for tree in window.findChildren(QTreeView) if tree.isAnimated()]
    bars = [bar.accessibleName() for bar in window.findChildren(QProgressBar) if bar.maximum() == 0]
    return [*trees, *bars]


def test_nothing_moves_in_the_window(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    for panel in ("findings", "site", "details", "insight"):
        desk.trigger(f"{panel}_panel")
    assert not desk.window.isAnimated()
    assert moving(desk.window) == []


@pytest.mark.parametrize("folder", ["app", "dialogs", "views"])
def test_no_code_lets_something_move(folder: str) -> None:
    files = (Path(editor.__file__).parent / folder).rglob("*.py")
    assert [file.name for file in files if MOVING.search(file.read_text(encoding="utf-8"))] == []


def held_items(_window: QWidget) -> list[object]:
    """The items of layouts that PySide holds, this window's or another's: Qt deletes them unheard."""
    return [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QWidgetItem | QSpacerItem)]


def test_no_item_of_a_layout_of_the_window_is_held(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    for panel in ("findings", "site", "details", "insight"):
        desk.trigger(f"{panel}_panel")
    assert held_items(desk.window) == []


HOLDING = re.compile(r"\.(itemAt|itemAtPosition|addLayout|insertLayout)\(")


def test_one_module_alone_takes_items_of_layouts() -> None:
    files = Path(editor.__file__).parent.rglob("*.py")
    holding = [file.name for file in files if HOLDING.search(file.read_text(encoding="utf-8"))]
    assert holding == ["widget_layouts.py"]


LOOKS = (
    held_items,
    nameless,
    same_letters,
    moving,
    untold,
    too_small,
    without_a_look,
    strays,
    untidy_menus,
    excess,
)


@pytest.fixture
def found(request: pytest.FixtureRequest, qapp: QApplication) -> Found:
    """What each look finds wrong, by dialog."""
    return found_in_all(request, LOOKS, is_painted=True)


def test_no_item_of_a_layout_is_held(found: Found) -> None:
    """An item that is held is freed once more after Qt has deleted it, with whatever lies at its address."""
    assert found[held_items] == {}


def test_whatever_the_keyboard_comes_to_has_a_name(found: Found) -> None:
    assert found[nameless] == {}


def test_a_letter_leads_to_one_place(found: Found) -> None:
    assert found[same_letters] == {}


def test_a_screen_reader_is_told_of_each_thing_by_role_name_and_value(found: Found) -> None:
    assert found[untold] == {}


def test_nothing_moves(found: Found) -> None:
    assert found[moving] == {}


def test_tab_goes_round(found: Found) -> None:
    assert found[strays] == {}


def test_whoever_points_hits_what_they_mean(found: Found) -> None:
    assert found[too_small] == {}


def test_whoever_uses_keys_sees_where_they_are(found: Found) -> None:
    assert found[without_a_look] == {}


def test_menus_are_tidy(found: Found) -> None:
    assert found[untidy_menus] == {}


def test_it_fits_a_small_screen(found: Found) -> None:
    assert found[excess] == {}


ACTIONS = [
    "select_where",
    "edit_values",
    "update_from_table",
    "fix_all_safe",
    "duplicates",
    "export",
    "export_table",
    "published_url",
    "summary",
    "languages",
    "find_action",
    "shortcuts",
    "filter_language",
    "glossary",
    "about",
]


def test_nothing_is_left_of_any_dialog(desk: Desk, sitemap: Path) -> None:
    opened: list[str] = []

    desk.open(sitemap)
    desk.answer(Dialog, lambda dialog: opened.append(dialog.windowTitle()))
    for action in ACTIONS:
        desk.trigger(action)
        desk.wait_for(lambda: bool(opened))  # some do not wait for an answer
        assert len(opened) == 1, action
        opened.clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert desk.window.findChildren(Dialog) == [], action


ENTERS = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def button(around: QWidget, name: str) -> QAbstractButton:
    """The button that says so, or is called so."""
    return next(
        one
        for one in around.findChildren(QAbstractButton)
        if name in (one.text().strip(), one.accessibleName())
    )


def enter_at(found: QAbstractButton, key: Qt.Key = Qt.Key.Key_Return) -> None:
    found.setFocus()
    QTest.keyClick(found, key)


@pytest.mark.parametrize("key", ENTERS)
def test_enter_begins_where_nothing_is_open(desk: Desk, key: Qt.Key) -> None:
    enter_at(button(desk.window.empty_state, "New"), key)
    assert desk.context.session is not None


def test_enter_closes_a_panel(opened: Desk) -> None:
    enter_at(button(opened.do.panels.findings.header, "Close the findings panel"))
    assert opened.do.panels.findings.isHidden()


def test_enter_takes_the_offer_of_a_banner(opened: Desk) -> None:
    taken: list[str] = []
    assert opened.context.view is not None
    banner = opened.context.view.banner
    banner.say("Two were found.", banner._severity, ("Restore", lambda: taken.append("Restore")))
    enter_at(button(banner, "Restore"))
    assert taken == ["Restore"]


@pytest.mark.parametrize("make", [QToolButton, QPushButton])
def test_enter_at_a_button_of_a_dialog_does_not_end_it(qtbot: QtBot, make: type[QAbstractButton]) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    pressed: list[bool] = []
    add = make(dialog)
    add.clicked.connect(lambda: pressed.append(True))
    dialog.column.addWidget(add)
    dialog.add_buttons(Buttons.Ok).button(Buttons.Ok).setDefault(True)
    dialog.show()
    enter_at(add)
    assert len(pressed) == 1
    assert dialog.isVisible()
