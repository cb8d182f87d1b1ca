"""Help as people meet it: actions that are found, words that are explained, the filter language told."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from editor.app.actions.all_actions import ACTIONS
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_terms import TERMS
from editor.core.operations.all_operations import OPERATIONS
from editor.dialogs.dialog_frame import Dialog
from editor.dialogs.help_dialogs import (
    GLOSSARY,
    WAYS_TO_COMBINE,
    FindActionDialog,
    GlossaryDialog,
    glossary_button,
)
from editor.models.lists.list_models import Findable, matching_actions
from editor.rules.catalogue import RULES
from editor.services.settings.settings import FOUND_ACTIONS
from tests.app.desk import Desk


@pytest.fixture
def shop(desk: Desk) -> Desk:
    """With a document in which a few things are wrong."""
    desk.trigger("sample")
    desk.wait_for(lambda: desk.context.session is not None and desk.context.session.is_whole)
    desk.window.refresh()
    return desk


def found(desk: Desk, text: str) -> list[Findable]:
    return matching_actions(list(desk.do.later.search.findables()), text, ())


def choose(desk: Desk, text: str) -> None:
    """Type it, and take the first line."""

    def answer(dialog: FindActionDialog) -> bool:
        dialog.line.setText(text)
        return True

    desk.answer(FindActionDialog, answer)
    desk.trigger("find_action")


MEANT = [
    ("csv", ["export_table", "save_findings", "update_from_table", "new_from_table"]),
    ("split", ["export"]),
    ("lastmod", ["today", "honest_lastmod", "operation:lastmod.set", "operation:lastmod.shift"]),
    ("validate", ["findings_panel", "next_finding"]),
    ("history", ["versions", "undo"]),
    ("image", ["column:image", "details:image", "details_panel"]),
    ("dark mode", ["theme_dark", "theme_system"]),
    ("sidebar", ["site_panel", "details_panel"]),
    ("delete column", ["hide_column"]),
]


def test_a_word_finds_what_a_person_means_also_fields_of_forms_and_parameters_of_operations(
    shop: Desk,
) -> None:
    for word, meant in MEANT:
        ids = [each.id for each in found(shop, word)]
        assert set(meant) <= set(ids), word
        assert ids[0] in meant, word
    assert "details:video" in [each.id for each in found(shop, "thumbnail")]
    assert "operation:loc.replace" in [each.id for each in found(shop, "ignore case")]


def test_all_that_is_declared_can_be_found_and_says_where_it_sits(shop: Desk) -> None:
    ids = [each.id for each in shop.do.later.search.findables()]
    assert len(ids) == len(set(ids))
    assert {spec.id for spec in ACTIONS} - {"find_action"} <= set(ids)
    assert {f"operation:{each.id}" for each in OPERATIONS} <= set(ids)
    assert {f"rule:{rule.id}" for rule in RULES} <= set(ids)
    assert {"recipe:clean-dates.toml", "fix:lastmod-impossible-date"} <= set(ids)
    places = {each.id: each.place for each in shop.do.later.search.findables()}
    assert places["export"] == "File"
    assert places["operation:lastmod.set"] == "Edit values › Last modified"
    assert places["recipe:clean-dates.toml"] == "Edit › Run recipe"
    assert places["column:image"] == "View › Columns"


def test_an_action_that_was_found_is_run(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.robot.click(0, "loc")
    desk.window.refresh()
    choose(desk, "duplicate row")
    assert desk.values("loc")[:2] == ["https://e.org/", "https://e.org/"]


def test_a_rule_leads_to_what_it_finds_a_column_is_shown_and_an_operation_begun_with_in_its_dialog(
    shop: Desk,
) -> None:
    choose(shop, "lastmod-impossible-date")
    assert shop.do.panels.findings.panel.chosen_rule == "lastmod-impossible-date"
    choose(shop, "show column news")
    assert "news" in [column.name for column in shop.robot.table.visible.columns()]
    assert found(shop, "column news")[0].title == "Hide the column News"
    shop.do.later.bulk.edit_values("loc.replace")
    robot = shop.values_robot
    form = robot.dialog.form
    assert form.operation == "loc.replace"
    assert robot.dialog.focusWidget() is next(iter(form.editors.values())).field
    robot.cancel()


def test_a_recent_file_is_opened(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.trigger("close")
    choose(desk, sitemap.name)
    desk.wait_for(lambda: desk.context.session is not None)
    assert desk.session.document.path == sitemap


def test_what_was_used_is_remembered(shop: Desk) -> None:
    for text in ("select all", "sort by severity", "select all"):
        choose(shop, text)
    assert shop.context.settings.get(FOUND_ACTIONS) == ["select_all", "worst_first"]
    dialog = shop.do.later.search.find_action_dialog()
    assert [line.text(0) for line in dialog.list.lines()[:2]] == ["Select all", "Sort by severity"]
    dialog.deleteLater()


WORDS = [line for _, lines in GLOSSARY for line in lines]


@pytest.fixture
def shown(desk: Desk) -> list[set[str]]:
    """The texts of each glossary that was opened; the person reads it and leaves."""
    read: list[set[str]] = []
    desk.answer(
        GlossaryDialog, lambda dialog: read.append({each.text() for each in dialog.findChildren(QLabel)})
    )
    return read


def test_the_glossary_opens_from_the_menu(desk: Desk, shown: list[set[str]]) -> None:
    desk.trigger("glossary")
    [said] = shown
    assert {text for line in WORDS for text in line} <= said


def test_a_dialog_opens_it_above_itself(desk: Desk) -> None:
    dialog = Dialog(desk.window)
    button = glossary_button(dialog)
    assert button.accessibleName()
    above: list[object] = []
    desk.answer(GlossaryDialog, lambda glossary: above.append(glossary.parent()))
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert above == [dialog]


def test_the_export_dialog_offers_it(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    export = desk.do.later.export.export_dialog(desk.session)
    names = [button.accessibleName() for button in export.findChildren(QToolButton)]
    export.deleteLater()
    assert names == ["What these words mean"]


def test_the_help_lists_every_term_and_every_word(desk: Desk) -> None:
    dialog = desk.do.later.help.filter_language_dialog()
    said = {label.text() for label in dialog.findChildren(QLabel)}
    for term in TERMS:
        assert {term.example, term.help} <= said
        for word in term.words:
            assert {f"{term.name}:{word.name}", word.help} <= said
    dialog.deleteLater()


def test_the_examples_of_the_help_can_be_typed() -> None:
    for example, _help in WAYS_TO_COMBINE:
        assert parse_filter(example).root is not None


def test_what_is_typed_before_it_is_open_stands_in_it(shop: Desk) -> None:
    seen = []

    def answer(dialog: FindActionDialog) -> bool:
        seen.append(dialog.line.text())
        return False

    shop.answer(FindActionDialog, answer)
    for letter in "dark":
        key = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
        QCoreApplication.postEvent(shop.window.windowHandle(), key)
    shop.trigger("find_action")
    assert seen == ["dark"]
