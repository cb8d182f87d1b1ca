"""The declared actions and all menus hold together: each does something, and no key means two things."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.app.actions.action_spec import ActionSpec, Key, WindowState, with_own_letters, without_mnemonic
from editor.app.actions.all_actions import ACTIONS, TICKS, TOOL_BAR, ticked
from editor.resources import resource
from editor.rules.catalogue import RULES
from editor.services.settings.settings import DETAILS_PANEL, FREEZE_URL, SITE_PANEL
from editor.services.settings.settings_file import Settings
from tests.app.desk import Desk
from tests.app.screens.abroad import desk_abroad
from tests.for_each import for_each

# Actions that make sense while nothing is open.
WITHOUT_DOCUMENT = """
new new_index new_text new_from_table open open_folder quit paste findings_panel reset_layout fold_origin
local_dates freeze_url zoom_in zoom_out zoom_reset theme_system theme_light theme_dark find_action shortcuts
filter_language glossary sample about
open_web new_from_site preferences manual
"""

# Actions that need the whole document.
WITH_WHOLE_DOCUMENT = """
save save_as save_copy export published_url undo redo cut paste clear fill_down edit_values add duplicate
update_from_table delete move_top move_up move_down move_bottom keep_order convert_utf8 accept_recovery
export_table save_findings copy_findings repairs
"""

# What the standard keys are there; the platform that tests run on has others.
X11 = {
    Key.New: "Ctrl+N",
    Key.Open: "Ctrl+O",
    Key.Save: "Ctrl+S",
    Key.SaveAs: "Ctrl+Shift+S",
    Key.Refresh: "F5",
    Key.Close: "Ctrl+W",
    Key.Quit: "Ctrl+Q",
    Key.Undo: "Ctrl+Z F14",
    Key.Redo: "Ctrl+Shift+Z",
    Key.Cut: "Ctrl+X Shift+Del F20",
    Key.Copy: "Ctrl+C Ctrl+Ins F16",
    Key.Paste: "Ctrl+V Ctrl+Shift+Ins Shift+Ins F18",
    Key.Delete: "Del Ctrl+D",
    Key.SelectAll: "Ctrl+A",
    Key.HelpContents: "F1",
    Key.Find: "Ctrl+F",
    Key.FindNext: "F3",
    Key.FindPrevious: "Shift+F3",
    Key.ZoomIn: "Ctrl++",
    Key.ZoomOut: "Ctrl+-",
}
KDE = {Key.Replace: "Ctrl+R", Key.FullScreen: "Ctrl+Shift+F"}
GNOME = {Key.Refresh: "Ctrl+R F5", Key.FindNext: "Ctrl+G F3", Key.FindPrevious: "Ctrl+Shift+G Shift+F3"}


def as_pressed(key: str) -> str:
    """A key as it is pressed where Shift makes a > of a full stop."""
    return key.replace("Ctrl+>", "Ctrl+Shift+.").replace("Ctrl++", "Ctrl+Shift+=")


def identifier(spec: ActionSpec) -> str:
    return spec.id


def test_ids_are_unique() -> None:
    assert len({spec.id for spec in ACTIONS}) == len(ACTIONS)


def test_no_key_has_two_meanings(qapp: object) -> None:
    keys = Counter(sequence.toString() for spec in ACTIONS for sequence in spec.sequences())
    assert not [key for key, count in keys.items() if count > 1]


@pytest.mark.parametrize("system", [X11, X11 | KDE, X11 | GNOME], ids=["X11", "KDE", "GNOME"])
def test_nor_has_one_on_linux(system: dict[Key, str]) -> None:
    keys = Counter(
        as_pressed(name)
        for spec in ACTIONS
        for name in dict.fromkeys(
            each for key in spec.keys for each in ([key] if isinstance(key, str) else system[key].split())
        )
    )
    assert not [key for key, count in keys.items() if count > 1]


@for_each("spec", ACTIONS, ids=identifier)
def test_an_action_is_enabled_without_a_document_only_where_that_makes_sense(spec: ActionSpec) -> None:
    assert spec.is_enabled(WindowState()) == (spec.id in WITHOUT_DOCUMENT.split())


@for_each("spec", ACTIONS, ids=identifier)
def test_what_an_action_needs_are_facts_of_the_window(spec: ActionSpec) -> None:
    facts = [fact.removeprefix("not ") for fact in spec.enabled.split(" and ") if fact]
    assert [fact for fact in facts if not hasattr(WindowState(), fact)] == []


@for_each("name", WITH_WHOLE_DOCUMENT.split())
def test_nothing_that_acts_on_the_document_is_possible_while_it_is_read(name: str) -> None:
    spec = next(spec for spec in ACTIONS if spec.id == name)
    loading = WindowState(tabs=1, has_document=True, has_path=True, rows=9, selected=3, undo_text="x")
    assert not spec.is_enabled(loading)


@for_each("spec", [spec for spec in ACTIONS if spec.icon], ids=identifier)
def test_every_icon_is_there(spec: ActionSpec) -> None:
    assert resource(f"icons/{spec.icon}.svg").is_file()


def test_the_menus_show_what_is_on(desk: Desk) -> None:
    with_tick = [action for action in desk.window.menus.actions.values() if action.isCheckable()]
    assert not [act.text() for act in with_tick if not act.icon().isNull() and act.isIconVisibleInMenu()]


@for_each("name", [name for group in TOOL_BAR for name in group])
def test_what_stands_in_the_tool_bar_has_a_name_and_an_icon_for_it(name: str) -> None:
    spec = next(spec for spec in ACTIONS if spec.id == name)
    assert spec.tool_bar
    assert spec.icon


def test_every_action_reaches_a_command_and_a_menu(desk: Desk) -> None:
    menus = desk.window.findChildren(QMenu)
    shown = {action for menu in menus for action in menu.actions()}
    for spec in ACTIONS:
        assert callable(attrgetter(spec.command)(desk.do)) if "." in spec.command else spec.tick
        assert desk.window.menus.actions[spec.id] in shown


def test_a_menu_fits_a_small_screen_in_one_column(desk: Desk) -> None:
    menus = desk.window.findChildren(QMenu)
    assert {menu.title(): menu.sizeHint().height() for menu in menus if menu.sizeHint().height() > 720} == {}


def test_a_letter_chooses_one_action_of_a_menu(desk: Desk) -> None:
    menus = desk.window.findChildren(QMenu)
    titles = [action.text() for action in desk.window.menuBar().actions()]
    for texts in (titles, *([action.text() for action in menu.actions()] for menu in menus)):
        letters = Counter(QKeySequence.mnemonic(text).toString() for text in texts if "&" in text)
        assert [letter for letter, count in letters.items() if count > 1] == []


def test_the_list_of_shortcuts_names_every_key(desk: Desk) -> None:
    dialog = desk.do.later.help.shortcuts_dialog()
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    dialog.deleteLater()
    for spec in ACTIONS:
        if keys := spec.named_sequences():
            assert ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys) in shown


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        ("In the filter line", {"Ctrl+Space", "Return", "Up", "Esc"}),
        ("In find and replace", {"Return", "Shift+Return", "Ctrl+Return", "Esc"}),
        ("In the list of files", {"Return", "F2", "Right", "Ins, Ctrl+Shift+N", "Del", "+"}),
        (
            "In a list of images, videos, news or languages",
            {"Ins, Ctrl+Shift+N", "Del", "Alt+Up", "Alt+Down"},
        ),
    ],
)
def test_the_list_of_shortcuts_names_the_keys_of_a_place(desk: Desk, place: str, keys: set[str]) -> None:
    dialog = desk.do.later.help.shortcuts_dialog()
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    dialog.deleteLater()
    after = shown[shown.index(place) + 1 :]
    assert set(after[1 : 2 * len(keys) : 2]) == keys


def test_a_row_number_offers_what_a_cell_does(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    table = desk.robot.table
    assert table.row_header.actions() == table.actions() != []
    assert table.row_header.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu


def test_save_stands_out_while_there_are_changes_and_nothing_else_does(desk: Desk, sitemap: Path) -> None:
    def standing_out() -> list[str]:
        desk.window.refresh()
        buttons = desk.window.findChildren(QToolButton)
        return [button.text().strip() for button in buttons if button.property("primary")]

    desk.open(sitemap)
    assert standing_out() == []
    desk.robot.type_in(1, "priority", "0.7")
    assert standing_out() == ["Save"]
    assert not desk.window.menus.actions["save"].isIconVisibleInMenu()
    desk.trigger("undo")
    assert standing_out() == []
    assert desk.window.menus.actions["save"].isIconVisibleInMenu()


def test_menus_explain_what_their_names_leave_open_and_do_not_repeat_these(desk: Desk) -> None:
    [file, *_] = [action.menu() for action in desk.window.menuBar().actions()]
    assert isinstance(file, QMenu)
    assert file.toolTipsVisible()
    acts = desk.window.menus.actions
    assert "this file stays as it is" in acts["export"].toolTip()
    assert acts["save_as"].toolTip() == "Save as"  # Qt shows no tip that was not set


def test_what_rules_have_mended_elsewhere_is_an_action() -> None:
    named = {action for rule in RULES for action in (rule.command, rule.asks) if action}
    assert named
    assert named <= {spec.id for spec in ACTIONS}
    assert all(bool(rule.asks) == bool(rule.why_asked) for rule in RULES)


def is_line(action: QAction) -> bool:
    """Whether it is a separator; one with a text is a heading."""
    return action.isSeparator() and not action.text()


def strays(actions: Sequence[QAction]) -> list[int]:
    """The places of separators that have nothing before them or after them, or another one beside them."""
    lines = [is_line(action) for action in actions if action.isVisible()]
    ends = [place for place in (0, len(lines) - 1) if lines and lines[place]]
    return ends + [place for place, (line, next_line) in enumerate(pairwise(lines)) if line and next_line]


def shared(texts: Iterable[str]) -> list[str]:
    """The letters that more than one of them has."""
    letters = Counter(QKeySequence.mnemonic(text.partition("\t")[0]).toString() for text in texts)
    return [letter for letter, count in letters.items() if letter and count > 1]


def check(menu: QMenu) -> None:
    """Of a menu as it is when it opens, and of those in it."""
    menu.aboutToShow.emit()
    assert menu.separatorsCollapsible()  # what is hidden takes the line beside it along
    assert strays(menu.actions()) == [], menu.title()
    assert shared(action.text() for action in menu.actions()) == [], menu.title()
    for inner in menu.actions():
        below = inner.menu()
        if isinstance(below, QMenu):
            check(below)


def test_the_menus_of_the_window_are_tidy(repaired: Desk) -> None:
    window = repaired.window
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions() or menu.title()]
    assert len(menus) > 8
    for menu in menus:
        check(menu)


def test_what_a_right_click_on_the_table_offers_is_tidy(repaired: Desk) -> None:
    table = repaired.robot.table
    for row in range(2):
        repaired.robot.click(row, "loc")
        assert strays(table.actions()) == []
        assert shared(action.text() for action in table.actions()) == []


def test_what_a_right_click_on_the_headings_offers_is_tidy(repaired: Desk) -> None:
    header = repaired.robot.table.column_header
    for place in (QPoint(4, 4), QPoint(header.width() - 4, 4)):
        header.customContextMenuRequested.emit(place)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        check(menu)
        menu.close()


def asked_for(dialog: QDialog) -> list[str]:
    """The texts whose letter leads somewhere: of buttons, and of labels beside a field."""
    seen: list[QWidget] = [each for each in dialog.findChildren(QWidget) if each.isVisible()]
    buttons = [each.text() for each in seen if isinstance(each, QAbstractButton)]
    return buttons + [each.text() for each in seen if isinstance(each, QLabel) and each.buddy() is not None]


def same_letters(dialog: QDialog) -> list[str]:
    """The letters in a dialog that lead to several places."""
    return shared(asked_for(dialog))


def untidy_menus(dialog: QDialog) -> None:
    """Look at all menus in a dialog."""
    for menu in dialog.findChildren(QMenu):
        check(menu)


@pytest.mark.parametrize(
    ("text", "shown"), [("&Save", "Save"), ("保存(&S)", "保存"), ("Save &as…", "Save as…")]
)
def test_the_letter_that_chooses_an_action_is_no_part_of_its_name(text: str, shown: str) -> None:
    assert without_mnemonic(text) == shown


@pytest.mark.parametrize(
    ("texts", "shown"),
    [
        (["&Save", "&Open"], ["&Save", "&Open"]),
        (["Copier", "&Copier", "&Coller"], ["Copier", "&Copier", "C&oller"]),
        (["&Close", "&Copy the log", "&List"], ["&Close", "Copy &the log", "&List"]),
        (["&A", "&A", "&B && A"], ["&A", "A", "&B && A"]),
        (["&B", "A && &B"], ["&B", "&A && B"]),
        (["保存(&S)", "閉じる(&S)…", "&1  a.xml"], ["保存(&S)", "閉じる…", "&1  a.xml"]),
        (["&École", "&Été"], ["&École", "É&té"]),
    ],
)
def test_of_two_texts_with_the_same_letter_the_second_gets_another_or_none(
    texts: list[str], shown: list[str]
) -> None:
    assert with_own_letters(texts) == shown


@pytest.mark.new_window
def test_each_action_of_a_menu_has_a_letter_of_its_own_in_any_language(qtbot: QtBot, tmp_path: Path) -> None:
    with desk_abroad(qtbot, tmp_path, "one-letter") as (desk, _said):
        tops = desk.window.menuBar().actions()
        assert [top.text() for top in tops][:2] == ["&Aha File", "Aha &Edit"]
        assert shared(top.text() for top in tops) == []
        menus = [menu for top in tops if isinstance(menu := top.menu(), QMenu)]
        assert len(menus) == len(tops)
        assert shared(action.text() for action in menus[0].actions()) != []
        for menu in menus:
            check(menu)


def test_a_mark_tells_what_is_so_though_a_click_has_changed_nothing_else(desk: Desk) -> None:
    freezes = desk.window.menus.actions["freeze_url"]
    before = freezes.isChecked()
    freezes.setChecked(not before)
    desk.window.refresh()
    assert freezes.isChecked() == before


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_a_tick_is_shown_at_its_values_and_a_click_changes_the_setting(settings: Settings) -> None:
    for name, tick in TICKS.items():
        for value in tick.on:
            settings.set(tick.setting, value)
            assert name in ticked(settings, 0), name
        tick.click(settings)
        is_one_of_several = tick.off is None
        assert (name in ticked(settings, 3000)) is is_one_of_several, name
        tick.click(settings)
        assert settings.get(tick.setting) == tick.on[0], name


def test_a_panel_that_nobody_opened_is_open_where_there_is_room_for_it(settings: Settings) -> None:
    panels = {"details_panel", "site_panel"}
    seen = [ticked(settings, width) & panels for width in (1365, 1366, 1600)]
    assert seen == [set(), {"site_panel"}, panels]
    settings.set(SITE_PANEL, "closed")
    settings.set(DETAILS_PANEL, "open")
    assert [ticked(settings, width) & panels for width in (500, 1600)] == [{"details_panel"}] * 2


def test_a_click_in_the_menu_switches_a_setting(desk: Desk) -> None:
    freezes = desk.window.menus.actions["freeze_url"]
    desk.trigger("freeze_url")
    assert (freezes.isChecked(), desk.window.settings.get(FREEZE_URL)) == (False, False)
    desk.trigger("theme_dark")
    themes = [desk.window.menus.actions[name] for name in ("theme_system", "theme_light", "theme_dark")]
    assert [theme.isChecked() for theme in themes] == [False, False, True]


def test_menus_of_one_plain_file_have_nothing_about_indexes_and_other_tabs(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.window.refresh()
    hidden = {name for name, action in desk.window.menus.actions.items() if not action.isVisible()}
    assert {
        "move_to_file",
        "match_index",
        "take_in_indexes",
        "next_file",
        "files_panel",
        "next_tab",
    } <= hidden
    assert not {"reset_layout", "languages", "move_up", "save"} & hidden
    names = [each.id for each in desk.do.later.search.findables()]
    assert set(names) >= hidden  # found by their names all the same
    desk.open(sitemap.rename(sitemap.with_name("other.xml")))
    desk.window.refresh()
    assert desk.window.menus.actions["next_tab"].isVisible()
