"""The manual is whole and true, found, searched and read by keys alone."""

import re
import shlex
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import editor.app.commands.all_commands  # noqa: F401 - loads all dialogs
from editor.app.actions.all_actions import ACTIONS
from editor.app.cli.arguments import parsers
from editor.app.manual.manual_contents import (
    FIRST,
    PAGES,
    WRITTEN,
    Manual,
    asked,
    folded,
    parts_of,
    with_shown_keys,
)
from editor.app.manual.manual_window import ManualWindow
from editor.app.manual.reference_pages import REFERENCE, SUBJECTS, place_of, place_of_rule
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_terms import TERMS
from editor.core.filtering.filter_tree import FilterError
from editor.core.operations.all_operations import OPERATIONS
from editor.dialogs.dialog_frame import Dialog
from editor.resources import resource
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.views.details.value_row import FindingCards
from tests.app.desk import Desk
from tests.app.screens.test_accessible_tree import untold
from tests.for_each import for_each

pytestmark = pytest.mark.usefixtures("qapp")


MANUAL = Manual()
IMPOSSIBLE = place_of_rule(RULE_BY_ID["lastmod-impossible-date"])
BASES_AND_LISTS = {"ListingDialog", "GlossaryDialog", "TableDialog", "ComparingDialog"}
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
COMMAND = re.compile(r"^sitemap-editor .+$", re.MULTILINE)
CODE_IN_TABLE = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


@for_each("page", PAGES)
def test_every_link_leads_to_a_page_a_section_or_a_picture(page: str) -> None:
    for link in LINK.findall(MANUAL.text(page)):
        file, mark, section = link.partition("#")
        path = normpath(join(dirname(page), file)) if file else f"{page}.md"
        assert resource("manual").joinpath(path).is_file(), link
        if mark:
            assert MANUAL.section_number(path.removesuffix(".md"), section) >= 0, link


@for_each("page", REFERENCE)
def test_a_page_of_reference_says_what_is_declared(page: str) -> None:
    written = resource(f"manual/{page}.md").read_text(encoding="utf-8")
    assert written == MANUAL.text(page), "run: python3 packaging/dev.py mend"


def test_no_page_is_left_over_or_forgotten_in_the_contents() -> None:
    folder = resource("manual")
    files = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.glob("**/*.md")}
    assert {name for name in files if name.count("/") == 0 or name.startswith("reference/")} == set(PAGES)
    listed = {normpath(link).removesuffix(".md") for link in LINK.findall(MANUAL.text(FIRST))}
    assert set(WRITTEN) - {FIRST} <= listed


@for_each("page", PAGES)
def test_each_heading_of_a_page_is_a_place_of_its_own(page: str) -> None:
    places = [place_of(section.heading) for section in MANUAL.sections(page)]
    assert len(places) == len(set(places))


def test_every_rule_has_one_place() -> None:
    declared = [rule.id for subject in SUBJECTS for rule in subject.rules]
    assert sorted(declared) == sorted(rule.id for rule in RULES)
    for rule in RULES:
        page, _, section = place_of_rule(rule).partition("#")
        assert MANUAL.section_number(page, section) > 0


def test_every_operation_term_and_action_is_told_of() -> None:
    assert all(f"`{one.id}`" in MANUAL.text("reference/operations") for one in OPERATIONS)
    assert all(f"`{one.example}`" in MANUAL.text("reference/filter-terms") for one in TERMS)
    titles = {line.split(" | ")[0].lstrip("| ") for line in MANUAL.text("reference/actions").splitlines()}
    assert {spec.title().replace("&", "") for spec in ACTIONS} <= titles


def manual_of(desk: Desk) -> ManualWindow:
    """The window with the manual, which must be on screen."""
    [manual] = [one for one in desk.window.findChildren(ManualWindow) if one.isVisible()]
    return manual


def learn_more(place: QWidget) -> QPushButton:
    """The one link to the manual at a place of the window."""
    [button] = [
        each for each in place.findChildren(QPushButton) if each.text() == "Learn more" and each.isVisible()
    ]
    return button


def all_dialogs(base: type[Dialog] = Dialog) -> set[type[Dialog]]:
    found = set[type[Dialog]]()
    for kind in base.__subclasses__():
        if kind.__module__.startswith("editor."):
            found |= {kind} | all_dialogs(kind)
    return found


def test_every_dialog_that_asks_something_leads_to_its_place() -> None:
    without = {"AboutDialog", "ManualWindow", *BASES_AND_LISTS}
    for kind in all_dialogs():
        if kind.__name__ in without:
            continue
        page, _, section = kind.manual_place.partition("#")
        assert page in PAGES, kind
        assert not section or MANUAL.section_number(page, section) > 0, kind


@for_each("page", WRITTEN)
def test_every_command_in_the_manual_can_be_typed(page: str) -> None:
    known = {parser.prog: parser for parser in parsers()}
    for line in COMMAND.findall(MANUAL.text(page)):
        program, command, *arguments = shlex.split(line)
        known[f"{program} {command}"].read(arguments)


def test_every_filter_in_the_manual_is_one() -> None:
    for text in CODE_IN_TABLE.findall(MANUAL.text("filters")):
        try:
            parse_filter(text)
        except FilterError as error:
            raise AssertionError(text) from error


def test_search_finds_sections_by_all_words_and_headings_first() -> None:
    found = MANUAL.find("honest dates")
    assert found[0].place == "honest-dates"
    assert found[0].page == "live-site"
    assert MANUAL.find("") == []
    assert MANUAL.find("surely-nowhere") == []


def test_f1_shows_the_manual_and_links_lead_on_and_back(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.trigger("manual")
    manual = manual_of(desk)
    assert manual.place == FIRST
    manual.view.link_chosen.emit("bulk-work.md#recipes")
    assert manual.place == "bulk-work#recipes"
    assert manual.view.textCursor().block().text() == "Recipes"
    manual.back.click()
    assert manual.place == FIRST
    manual.forth.click()
    assert manual.place == "bulk-work#recipes"


def test_f1_on_a_finding_explains_it(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.robot.click(1, "lastmod")
    desk.trigger("manual")
    assert manual_of(desk).place == IMPOSSIBLE


def test_words_typed_in_the_manual_are_found_and_enter_opens_the_first(desk: Desk) -> None:
    desk.trigger("manual")
    manual = manual_of(desk)
    QTest.keyClicks(manual.line, "honest dates")
    QTest.keyClick(manual.line, Qt.Key.Key_Return)
    assert manual.place == "live-site#honest-dates"
    manual.line.setText("surely-nowhere")
    assert [manual.list.item(row).text() for row in range(manual.list.count())] == ["Nothing found"]


def test_a_finding_in_the_details_leads_to_its_place(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.robot.click(1, "lastmod")
    desk.do.panels.details.open_panel()
    panel = desk.do.panels.details.panel
    assert panel is not None
    desk.wait_for(lambda: bool(panel.findChildren(FindingCards)))
    learn_more(panel).click()
    assert manual_of(desk).place == IMPOSSIBLE


def test_a_dialog_leads_to_its_place_by_f1(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    dialog = desk.do.later.bulk.edit_values_dialog(desk.session)
    dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert manual_of(desk).place == "bulk-work#edit-values"
    dialog.reject()


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("ERSTE", "erste"),
        ("dupliquees", "dupliquées"),
        ("straße", "STRASSE"),
        ("ｕｒｌ", "URL"),
        ("ｲﾝﾃﾞｯｸｽ", "インデックス"),
    ],
)
def test_spellings_of_a_word_are_the_same(typed: str, written: str) -> None:
    assert folded(typed) == folded(written)


def test_voiced_letters_of_japanese_are_others() -> None:
    assert folded("が") != folded("か")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("行 を　検索", ["行", "を", "検索"]),
        ("サイトマップを開く", ["サイトマップ", "開"]),
        ("honest dates", ["honest", "dates"]),
        ("さらに", ["さらに"]),
        ("URLの確認", ["url", "確認"]),
    ],
)
def test_japanese_is_cut_where_its_script_changes(typed: str, words: list[str]) -> None:
    assert parts_of(asked(typed)) == words


@pytest.mark.usefixtures("qapp")
def test_only_keys_are_shown_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.app.manual.manual_contents._shown", str.upper)
    assert with_shown_keys("`Ctrl+Shift+.` `F8` `Esc` `age` `Ctrl` `Updated`") == (
        "`CTRL+SHIFT+.` `F8` `ESC` `age` `Ctrl` `Updated`"
    )


Key = Qt.Key


@pytest.fixture
def manual(qtbot: QtBot) -> ManualWindow:
    """The manual at its first page."""
    window = ManualWindow(Manual())
    qtbot.addWidget(window)
    window.show_place("README")
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    return window


def press(window: ManualWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focus_of(window), key)


def focus_of(window: ManualWindow) -> QWidget:
    focus = window.focusWidget()
    assert focus is not None
    return focus


def test_tab_goes_from_the_search_through_the_contents_to_the_page(manual: ManualWindow) -> None:
    names = []
    for _stop in range(4):
        names.append(focus_of(manual).accessibleName())
        press(manual, Key.Key_Tab)
    assert names == ["Search the manual", "Contents", "Width of the contents", "Page"]


def test_what_was_found_is_chosen_by_arrows_and_read_at_once(manual: ManualWindow) -> None:
    QTest.keyClicks(manual.line, "frequency")
    press(manual, Key.Key_Down, Key.Key_Down)
    chosen = manual.list.currentItem().text()
    press(manual, Key.Key_Return)
    assert chosen == "Frequency – All findings"
    assert manual.place == "reference/findings#frequency"
    assert focus_of(manual) is manual.view


def test_a_link_is_followed_by_enter_and_the_way_led_back(manual: ManualWindow) -> None:
    manual.view.setFocus(Qt.FocusReason.TabFocusReason)
    press(manual, Key.Key_Tab, Key.Key_Return)
    assert manual.place == "first-file"
    QTest.keyClick(focus_of(manual), Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert manual.place == "README"
    press(manual, Key.Key_Escape)
    assert not manual.isVisible()


@pytest.mark.parametrize("words", ["", "frequency", "qqqq"])
def test_a_screen_reader_is_told_of_all_of_it(manual: ManualWindow, words: str) -> None:
    manual.line.setText(words)
    assert untold(manual) == []


def test_the_contents_are_wrapped_rather_than_scrolled_sideways(manual: ManualWindow) -> None:
    manual.line.setText("frequency")
    assert not manual.list.horizontalScrollBar().isVisible()
