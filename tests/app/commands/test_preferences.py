"""The preferences: every declared one can be found, changed and reset there, and holds at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox

from editor.dialogs.preferences_dialog import PreferencesDialog, SettingRow
from editor.dialogs.setting_fields import AnewForm, ColumnsForm, RulesForm
from editor.formats.rules_file import ChosenRules
from editor.rules.catalogue import RULE_BY_ID, RULES, Profile, choice_of
from editor.rules.rule import Severity
from editor.services.settings.settings import (
    COLUMNS,
    DATE_FORM,
    FOLD_ORIGIN,
    LANGUAGE,
    PREFERENCES,
    RESTORE_TABS,
    RULE_LEVELS,
    RULE_PROFILE,
    THEME,
    ZOOM,
    PreferencePage,
)
from editor.views.style.theme import current
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.settings.test_settings import sample_of


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


@pytest.fixture
def dialog(desk: Desk) -> Iterator[PreferencesDialog]:
    """The preferences; where a file is to be open, name `opened` before."""
    dialog = desk.do.later.preferences.dialog()
    dialog.show()
    yield dialog
    dialog.reject()


def enter(row: SettingRow, value: object) -> bool:
    """Enter a value as a person does; False where the field is a form of its own."""
    field = row.field.widget
    if isinstance(field, QCheckBox):
        field.setChecked(value is True)
    elif isinstance(field, QSpinBox):
        assert isinstance(value, int)
        field.setValue(value)
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(field.findData(value))
        field.activated.emit(field.currentIndex())
    elif isinstance(field, QLineEdit):
        field.clear()
        QTest.keyClicks(field, str(value))
    else:
        return False
    return True


def show_page(dialog: PreferencesDialog, page: PreferencePage) -> None:
    dialog.pages.setCurrentRow(list(dialog._sections).index(page))
    dialog.pages.setFocus()


def test_every_preference_is_on_a_page_has_a_name_and_can_be_changed_and_reset(
    desk: Desk, dialog: PreferencesDialog
) -> None:
    assert list(dialog.rows) == [setting.key for setting in PREFERENCES]
    for row in dialog.rows.values():
        setting, sample = row.setting, sample_of(row.setting)
        show_page(dialog, row.page)
        assert row.isVisible(), setting.key
        assert row.field.widget.accessibleName() or row.field.widget.findChildren(QComboBox), setting.key
        assert row.label in row.reset.accessibleName(), setting.key
        if not enter(row, sample):
            desk.context.settings.set(setting, sample)
        assert desk.context.settings.get(setting) == sample, setting.key
        assert row.reset.isVisible(), setting.key
        row.reset.click()
        assert desk.context.settings.get(setting) == setting.default, setting.key
        assert not row.reset.isVisible(), setting.key


def test_a_search_shows_what_fits_from_all_pages_and_marks_it(dialog: PreferencesDialog) -> None:
    assert fitting(dialog, "theme") == [THEME.key]
    QTest.keyClicks(dialog.search, " no such thing")
    assert not any(row.isVisible() for row in dialog.rows.values())
    dialog.search.clear()
    assert dialog.rows[ZOOM.key].isVisible()
    assert fitting(dialog, "final url") == [COLUMNS.key]  # what a form lists, by its name
    # There are columns of the last change, and of a time: words of several names are none of a form.
    assert fitting(dialog, "last time") == [RESTORE_TABS.key]
    assert fitting(dialog, "unknown freq") == [RULE_LEVELS.key]
    form = dialog.rows[RULE_LEVELS.key].field.widget
    assert isinstance(form, RulesForm)
    shown = [item.text(0) for item in form.list.lines() if not item.isHidden()]
    assert shown == ["Unknown frequency"]
    dialog.search.setText("single rules")
    assert not form.line.text()
    assert fitting(dialog, "stale")
    assert dialog.pages.currentItem().text() == "Dates"


def fitting(dialog: PreferencesDialog, words: str) -> list[str]:
    """What is shown once these words are typed in the search."""
    dialog.search.clear()
    QTest.keyClicks(dialog.search, words)
    return [key for key, row in dialog.rows.items() if row.isVisible()]


def test_tab_goes_from_the_search_to_the_pages_and_to_the_fields_of_the_page(
    dialog: PreferencesDialog,
) -> None:
    dialog.activateWindow()
    dialog.search.setFocus()
    seen = []
    for _ in range(3):
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget())
    form = dialog.rows[LANGUAGE.key].field.widget
    assert isinstance(form, AnewForm)
    assert seen == [dialog.pages, form.box, dialog.rows[THEME.key].field.widget]


def test_keys_lead_to_the_search_and_from_a_reset_back_to_the_field_and_escape_keeps_what_was_changed(
    desk: Desk, dialog: PreferencesDialog
) -> None:
    dialog.activateWindow()
    row = dialog.rows[DATE_FORM.key]
    show_page(dialog, row.page)
    enter(row, "local")
    row.reset.setFocus()
    QTest.keyClick(row.reset, Qt.Key.Key_Space)
    assert dialog.focusWidget() is row.field.widget
    QTest.keyClick(row.field.widget, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.search
    enter(dialog.rows[ZOOM.key], 110)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert desk.context.settings.get(ZOOM) == 110


def test_enter_in_the_search_goes_to_what_was_found_and_closes_nothing(dialog: PreferencesDialog) -> None:
    dialog.activateWindow()
    QTest.keyClicks(dialog.search, "priority")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    form = dialog.rows[COLUMNS.key].field.widget
    assert isinstance(form, ColumnsForm)
    assert dialog.focusWidget() is next(iter(form.boxes.values()))
    dialog.search.clear()
    dialog.search.setFocus()
    # "Dates in" is how one is called; others only tell of it.
    for word, key in (
        ("theme", THEME.key),
        ("zoom", ZOOM.key),
        ("host", FOLD_ORIGIN.key),
        ("dates in", DATE_FORM.key),
    ):
        dialog.search.setText(word)
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)
        assert dialog.focusWidget() is dialog.rows[key].field.widget
    QTest.keyClick(dialog.rows[ZOOM.key].field.widget, Qt.Key.Key_Return)  # as one confirms a number
    dialog.search.setText("no such thing")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_enter_and_the_arrow_key_in_the_search_for_a_rule_go_to_the_first_that_was_found(
    dialog: PreferencesDialog,
) -> None:
    dialog.activateWindow()
    form = dialog.rows[RULE_LEVELS.key].field.widget
    assert isinstance(form, RulesForm)
    show_page(dialog, PreferencePage.FINDINGS)
    assert not form.level.isEnabled()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        form.line.setFocus()
        form.line.clear()
        form.list.clearSelection()
        QTest.keyClicks(form.line, "unknown freq")
        QTest.keyClick(form.line, key)
        assert dialog.isVisible()
        assert dialog.focusWidget() is form.list
        assert [item.text(0) for item in form.list.selectedItems()] == ["Unknown frequency"]
        assert form.level.isEnabled()
    form.line.setText("loc-space")
    assert len([item for item in form.list.lines() if not item.isHidden()]) == 1


def test_the_theme_changes_at_once_and_follows_the_menu(desk: Desk, dialog: PreferencesDialog) -> None:
    enter(dialog.rows[THEME.key], "dark")
    assert current().name == "dark"
    assert desk.window.menus.actions["theme_dark"].isChecked()
    desk.trigger("theme_light")
    field = dialog.rows[THEME.key].field.widget
    assert isinstance(field, QComboBox)
    assert (current().name, field.currentData()) == ("light", "light")


def test_the_table_follows_at_once_and_columns_are_shown_always_never_or_as_needed(
    opened: Desk, dialog: PreferencesDialog
) -> None:
    form = dialog.rows[COLUMNS.key].field.widget
    assert isinstance(form, ColumnsForm)

    def choose(name: str, value: str) -> None:
        box = form.boxes[name]
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())

    def shown() -> set[str]:
        return {column.name for column in opened.robot.table.visible.columns()}

    choose("priority", "hidden")
    choose("image", "shown")
    assert "image" in shown()
    assert "priority" not in shown()
    choose("priority", "")
    choose("image", "")
    assert "image" not in shown()
    assert "priority" in shown()
    table = opened.robot.table
    enter(dialog.rows[ZOOM.key], 200)
    enter(dialog.rows[FOLD_ORIGIN.key], False)
    enter(dialog.rows[DATE_FORM.key], "local")
    assert table.zoom == 2.0
    assert not table.entries.urls.folded_origin
    assert table.entries.dates.form == "local"


def test_preferences_are_exported_and_imported_which_is_said_until_something_else_is_done(
    desk: Desk, dialog: PreferencesDialog, tmp_path: Path
) -> None:
    desk.context.settings.set(ZOOM, 150)
    desk.person.answers.to_save = tmp_path / "mine.toml"
    dialog.export_requested.emit()
    dialog.reset_requested.emit()
    assert desk.context.settings.get(ZOOM) == 100
    assert desk.person.asked[-1] == "reset preferences"
    assert dialog._outcome.text()
    with (tmp_path / "mine.toml").open("a") as file:
        file.write("shine = 1\n")
    desk.person.answers.to_open = [tmp_path / "mine.toml"]
    dialog.import_requested.emit()
    assert desk.context.settings.get(ZOOM) == 150
    assert "shine" in dialog._outcome.text()
    enter(dialog.rows[ZOOM.key], 200)
    assert dialog._outcome.text() == ""
    desk.person.answers.to_open = [tmp_path / "odd.toml"]
    for content in (b"\xff\xfe", b"[view", b"x = 1\n", b"x" * 1_000_001):
        (tmp_path / "odd.toml").write_bytes(content)
        desk.person.asked.clear()
        dialog.import_requested.emit()
        assert desk.person.asked[-1:] == ["told: The preferences could not be imported."], content[:9]


def test_the_key_opens_the_preferences_without_a_document(desk: Desk) -> None:
    keys = desk.window.menus.actions["preferences"].shortcuts()
    assert any(key.toString() == "Ctrl+," for key in keys)
    assert desk.is_enabled("preferences")


def shown_level(form: RulesForm, rule: str) -> str:
    """How a rule is shown, as its line says it."""
    return form.list.lines()[list(RULE_BY_ID).index(rule)].text(2)


def test_rules_are_seen_by_profile_and_level_at_once(opened: Desk, dialog: PreferencesDialog) -> None:
    form = dialog.rows[RULE_LEVELS.key].field.widget
    assert isinstance(form, RulesForm)
    findings = opened.session.document.findings
    assert findings.marks.worst(2, "changefreq") == Severity.ERROR
    form.list.lines()[[rule.id for rule in RULES].index("changefreq-unknown")].setSelected(True)
    form.level.setCurrentIndex(form.level.findData("advice"))
    form.level.activated.emit(form.level.currentIndex())
    assert findings.marks.worst(2, "changefreq") == Severity.ADVICE
    assert shown_level(form, "changefreq-unknown") == "Advice"
    assert shown_level(form, "lastmod-in-future") == "Warning"
    enter(dialog.rows[RULE_PROFILE.key], "protocol")
    assert shown_level(form, "lastmod-in-future") == "Off"
    assert findings.context.choice == ChosenRules(Profile.PROTOCOL, {"changefreq-unknown": "advice"}).choice
    opened.window.refresh()
    panel = opened.do.panels.findings.model
    assert panel.rowCount() == len([one for one in findings.report.groups() if one.severity > Severity.NOTE])


def test_the_choice_beside_a_file_holds_for_that_one_alone(desk: Desk, sitemap: Path) -> None:
    desk.person.answers.to_save = sitemap.with_name("sitemap.xml.rules.toml")
    desk.context.settings.set(RULE_PROFILE, "bing")
    desk.do.rules.save()
    other = sitemap.with_name("other.xml")
    other.write_bytes(sitemap.read_bytes())
    desk.open(sitemap)
    own = desk.session.document
    desk.open(other)
    desk.context.settings.set(RULE_PROFILE, "google")
    assert own.findings.context.choice == choice_of(Profile.BING)
    assert desk.session.document.findings.context.choice == choice_of(Profile.GOOGLE)


def test_the_choice_beside_a_folder_holds_for_its_files_as_one_document(desk: Desk, sitemap: Path) -> None:
    folder = sitemap.parent
    sitemap.with_name("other.xml").write_bytes(sitemap.read_bytes())
    folder.with_name(f"{folder.name}.rules.toml").write_text('profile = "bing"')
    document = open_as_one(desk, folder)
    choices = [own.context.choice for _, own in document.findings.each]
    assert choices == [choice_of(Profile.BING)] * 2


def test_a_choice_beside_a_file_that_cannot_be_read_is_said(desk: Desk, sitemap: Path) -> None:
    sitemap.with_name("sitemap.xml.rules.toml").write_text('profile = "duck"')
    desk.open(sitemap)
    assert "sitemap.xml.rules.toml was not used" in desk.window.status.currentMessage()
    assert desk.session.document.findings.context.choice == choice_of()
