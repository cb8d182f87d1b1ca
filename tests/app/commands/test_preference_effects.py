"""Each preference has an effect, at once and without a restart: `EFFECTS` names a test for each."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.app import start
from editor.core.document.edits import SetValues
from editor.dialogs.questions import Leaving, OpenTogether, Questions, Reopening
from editor.dialogs.setting_fields import AnewForm
from editor.services import installation
from editor.services.files.earlier_versions import versions_of
from editor.services.installation import backups_folder, known_languages, recovery_folder
from editor.services.settings.settings import (
    ASK_TO_DROP,
    ASK_TO_EMPTY,
    COLUMNS,
    CONTRAST,
    CRAWLER,
    DATE_FORM,
    DENSITY,
    ENTER_KEY,
    EXPORT_FORM,
    FIRST_DAY,
    FOLD_ORIGIN,
    FREEZE_URL,
    JOURNAL,
    LANGUAGE,
    LEFT_STEPS,
    LETTERS,
    MOST_FAILED,
    NEW_PRECISION,
    NEW_ZONE,
    OPEN_TABS,
    OPEN_TOGETHER,
    PER_HOST,
    PREFERENCES,
    REQUEST_DELAY,
    REQUEST_TIMEOUT,
    RESTORE_TABS,
    ROW_HEIGHT,
    RULE_LEVELS,
    RULE_PROFILE,
    STALE_DAYS,
    TABLE_BOM,
    TABLE_FORM,
    TABLE_SEPARATOR,
    THEME,
    USER_AGENT,
    VERSIONS_KEPT,
    ZOOM,
    Setting,
)
from editor.site import request_limits
from editor.views.delegates.calendar_popup import CalendarPopup
from editor.views.style.icons import density
from editor.views.style.theme import current, set_letters
from tests.app.desk import Desk

EFFECTS: dict[str, str] = {}  # names of tests, by the keys of settings


def effect(*settings: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Names the settings whose effect a test shows."""

    def note(test: Callable[..., None]) -> Callable[..., None]:
        EFFECTS.update((setting.key, test.__name__) for setting in settings)
        return test

    return note


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def row_height(desk: Desk) -> int:
    return desk.robot.table.row_header.defaultSectionSize()


@effect(LANGUAGE)
def test_a_language_that_is_there_can_be_chosen(desk: Desk) -> None:
    preference = LANGUAGE.preference
    assert preference is not None
    assert [choice.value for choice in preference.choices_now()] == ["", *known_languages()]


@effect(THEME, CONTRAST)
def test_the_theme_changes_and_the_contrast_is_high_in_both(desk: Desk) -> None:
    desk.context.settings.set(CONTRAST, "high")
    assert current().name == "light-contrast"
    desk.context.settings.set(THEME, "dark")
    assert current().name == "dark-contrast"


@effect(*(FREEZE_URL, FOLD_ORIGIN, DATE_FORM, COLUMNS), *(ZOOM, ROW_HEIGHT))
def test_the_table_follows_also_in_tabs_opened_later(opened: Desk) -> None:
    model, header = opened.robot.table.entries, opened.robot.table.column_header
    before = (bool(model.urls.folded_origin), model.dates.form, header.is_frozen)
    for setting in (FREEZE_URL, FOLD_ORIGIN):
        opened.context.settings.set(setting, not setting.default)
    opened.context.settings.set(DATE_FORM, "long")
    after = (bool(model.urls.folded_origin), model.dates.form, header.is_frozen)
    assert (before, after) == ((True, "written", True), (False, "long", False))
    opened.context.settings.set(COLUMNS, {"priority": "hidden"})
    assert "priority" not in {column.name for column in opened.robot.table.visible.columns()}
    opened.context.settings.set(ROW_HEIGHT, 50)
    assert row_height(opened) == 50
    opened.context.settings.set(ZOOM, 200)
    assert row_height(opened) == 100
    opened.trigger("new")
    assert row_height(opened) == 100


ENTER = [
    ("down", (1, "lastmod"), False),
    ("right", (0, "changefreq"), False),
    ("stay", (0, "lastmod"), False),
    ("edit", (0, "lastmod"), True),
]


@effect(ENTER_KEY)
def test_enter_does_what_it_is_to_do_and_moves_as_wanted_after_an_edit(opened: Desk) -> None:
    robot = opened.robot
    for does, place, is_editing in ENTER:
        opened.context.settings.set(ENTER_KEY, does)
        robot.click(0, "lastmod")
        QTest.keyClick(robot.table, Qt.Key.Key_Return)
        assert robot.current == place, does
        assert (robot.open_editor() is not None) is is_editing, does
    robot.press(Qt.Key.Key_Escape)
    opened.context.settings.set(ENTER_KEY, "right")
    robot.type_in(0, "lastmod", "2026-01-01")
    assert (robot.current, robot.value(0, "lastmod")) == ((0, "changefreq"), "2026-01-01")


@effect(FIRST_DAY, NEW_PRECISION, NEW_ZONE)
def test_the_calendar_begins_and_writes_as_wanted(desk: Desk) -> None:
    put = desk.context.settings.set
    put(FIRST_DAY, "sunday")
    put(NEW_PRECISION, "minute")
    put(NEW_ZONE, "Z")
    picked: list[str] = []
    popup = CalendarPopup(QWidget(desk.window), lambda: datetime(2026, 11, 25, 14, 3, tzinfo=UTC))
    popup.value_picked.connect(picked.append)
    popup.show_value("")
    assert popup.calendar.firstDayOfWeek() is Qt.DayOfWeek.Sunday
    popup.calendar.clicked.emit(popup.calendar.selectedDate())
    popup.show_value("2026-11-01")
    popup.calendar.clicked.emit(popup.calendar.selectedDate())
    assert picked == ["2026-11-25T14:03Z", "2026-11-01"]
    for setting in (FIRST_DAY, NEW_PRECISION, NEW_ZONE):
        put(setting, setting.default)


@effect(RULE_PROFILE, RULE_LEVELS, STALE_DAYS, DENSITY)
def test_panels_follow(opened: Desk) -> None:
    findings = opened.session.document.findings
    before = findings.marks.worst(2, "changefreq")
    opened.context.settings.set(RULE_LEVELS, {"changefreq-unknown": "off"})
    opened.context.settings.set(RULE_PROFILE, "protocol")
    assert (before > 0, findings.marks.worst(2, "changefreq")) == (True, 0)
    opened.trigger("insight_panel")
    opened.context.settings.set(STALE_DAYS, 77)
    assert opened.do.panels.insight.panel.freshness.stale.value() == 77
    opened.context.settings.set(DENSITY, "compact")
    assert density() < 1
    opened.context.settings.set(DENSITY, "usual")
    assert density() == 1


@effect(ASK_TO_EMPTY, ASK_TO_DROP, LEFT_STEPS, OPEN_TOGETHER)
def test_what_is_not_to_be_asked_is_not(desk: Desk) -> None:
    put, questions = desk.context.settings.set, Questions(desk.window, desk.context.settings)
    put(ASK_TO_EMPTY, False)
    put(ASK_TO_DROP, False)
    put(LEFT_STEPS, "discard")
    assert (questions.replace_with_nothing(), questions.drop_steps()) == (True, True)
    assert questions.leave_steps() is Leaving.DISCARD
    for known, answer in (("one", OpenTogether.ONE), ("each", OpenTogether.EACH)):
        put(OPEN_TOGETHER, known)
        assert questions.together(2) is answer


def test_files_chosen_together_are_opened_as_the_person_says(desk: Desk, sitemap: Path) -> None:
    desk.person.answers.together = OpenTogether.EACH
    paths = [sitemap.with_name(f"{name}.xml") for name in "ab"]
    for path in paths:
        path.write_bytes(sitemap.read_bytes())
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_chosen(paths)
    assert (desk.context.tabs.count(), desk.person.asked) == (2, ["2 together"])


@effect(RESTORE_TABS)
def test_tabs_come_back_with_their_places_and_filter_and_files_that_are_gone_do_not(opened: Desk) -> None:
    put = opened.context.settings.set
    put(RESTORE_TABS, "open")
    opened.robot.click(2, "loc")
    opened.robot.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    opened.do.tabs.remember()
    opened.trigger("close")
    assert opened.context.tabs.count() == 0
    with opened.until(opened.do.file.loaded):
        opened.do.tabs.restore()
    assert opened.session.model.is_sorted
    assert opened.robot.table.current_row() == 2
    opened.do.view.show_only("/a")
    opened.do.tabs.remember()
    told = opened.context.settings.get(OPEN_TABS)
    put(OPEN_TABS, ["[", "{}", '{"paths": 7}', '{"paths": ["/gone.xml"]}', *told])
    opened.trigger("close")
    with opened.until(opened.do.file.loaded):
        opened.do.tabs.restore()
    assert (opened.context.tabs.count(), opened.session.filter.text) == (1, "/a")
    put(RESTORE_TABS, "leave")
    opened.do.tabs.remember()
    assert opened.context.settings.get(OPEN_TABS) == []


def test_who_closes_several_files_is_asked_once_whether_they_are_to_come_back(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.xml"
    other.write_bytes(sitemap.read_bytes())
    desk.open(sitemap)
    assert desk.do.tabs.may_be_left()
    desk.open(other)
    desk.person.answers.reopens = Reopening.STAY
    desk.window.close()
    assert (desk.window.isVisible(), desk.context.settings.get(RESTORE_TABS)) == (True, "ask")
    desk.person.answers.reopens = Reopening.OPEN
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert desk.person.asked == ["reopen 2", "reopen 2"]
    assert len(desk.context.settings.get(OPEN_TABS)) == 2
    assert desk.context.settings.get(RESTORE_TABS) == "open"
    assert desk.do.tabs.may_be_left()
    assert len(desk.person.asked) == 2


@effect(VERSIONS_KEPT)
@pytest.mark.parametrize(("most", "kept"), [(0, 0), (100, 1)])
def test_earlier_versions_are_kept_if_wanted(opened: Desk, sitemap: Path, most: int, kept: int) -> None:
    opened.context.settings.set(VERSIONS_KEPT, most)
    opened.session.undo_stack.do(SetValues("priority", range(1), "0.3"), "Set")
    with opened.until(opened.session.saved):
        opened.trigger("save")
    assert len(versions_of(sitemap, backups_folder())) == kept
    opened.context.settings.set(VERSIONS_KEPT, VERSIONS_KEPT.default)


@effect(JOURNAL)
def test_unsaved_changes_are_kept_on_the_disk_only_if_wanted(opened: Desk) -> None:
    put = opened.context.settings.set

    def is_kept() -> bool:
        opened.wait_for(lambda: not opened.journal_is_behind)
        return any(path.suffix == ".journal" for path in recovery_folder().rglob("*"))

    put(JOURNAL, False)
    opened.session.undo_stack.do(SetValues("priority", range(1), "0.3"), "Set")
    assert not is_kept()
    put(JOURNAL, True)
    assert is_kept()
    put(JOURNAL, False)
    opened.wait_for(lambda: not is_kept())


@effect(
    EXPORT_FORM,
    *(TABLE_FORM, TABLE_SEPARATOR, TABLE_BOM),
    *(USER_AGENT, CRAWLER, PER_HOST),
    *(REQUEST_DELAY, REQUEST_TIMEOUT, MOST_FAILED),
)
def test_dialogs_propose_what_is_wanted(opened: Desk) -> None:
    put = opened.context.settings.set
    put(EXPORT_FORM, ".xml.gz")
    export = opened.do.later.export.export_dialog(opened.session)
    assert export.path.name == "sitemap-export.xml.gz"
    export.reject()
    put(TABLE_SEPARATOR, "\t")
    put(TABLE_BOM, False)
    dialog = opened.do.later.out.table_export_dialog(opened.session, opened.robot.table)
    assert (dialog.ending, dialog.bom.isChecked()) == (".tsv", False)
    dialog.reject()
    put(TABLE_FORM, ".xlsx")
    dialog = opened.do.later.out.table_export_dialog(opened.session, opened.robot.table)
    assert dialog.ending == ".xlsx"
    dialog.reject()
    put(USER_AGENT, "Me/1.0")
    put(CRAWLER, "Bingbot")
    put(PER_HOST, 2)
    put(REQUEST_DELAY, 100)
    put(REQUEST_TIMEOUT, 7)
    put(MOST_FAILED, 50)
    audit = opened.do.later.audit.dialog(opened.session, opened.robot.table)
    plan = audit.plan()
    told = (plan.limits.user_agent, plan.agent, plan.limits.per_host, plan.limits.delay, plan.limits.timeout)
    assert told == ("Me/1.0", "Bingbot", 2, 0.1, 7.0)
    assert plan.limits.most_failed == 0.5
    assert request_limits.USER_AGENT != "Me/1.0"
    audit.reject()


def test_each_preference_has_an_effect() -> None:
    assert EFFECTS.keys() == {setting.key for setting in PREFERENCES}


def choose(desk: Desk, code: str, setting: Setting[str] = LANGUAGE) -> AnewForm:
    """Choose a language, or what else a window has from its start, in the preferences, as a person does."""
    dialog = desk.do.later.preferences.dialog()
    dialog.show()
    form = dialog.rows[setting.key].field.widget
    assert isinstance(form, AnewForm)
    form.box.setCurrentIndex(form.box.findData(code))
    form.box.activated.emit(form.box.currentIndex())
    return form


def test_the_language_that_is_spoken_needs_nothing_to_be_made_anew(desk: Desk) -> None:
    form = choose(desk, installation.spoken_language())
    assert not form.now.isEnabled()


def test_the_window_is_closed_and_another_has_its_tabs(desk: Desk, sitemap: Path, qtbot: QtBot) -> None:
    desk.open(sitemap)
    desk.robot.click(2, "loc")
    form = choose(desk, installation.ENGLISH)
    form.now_requested.emit()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert desk.window.tabs_to_come is not None

    app = QCoreApplication.instance()
    assert isinstance(app, QApplication)
    another = start._another(app, desk.window.settings, desk.window.tabs_to_come)
    qtbot.addWidget(another, before_close_func=lambda window: window.context.tasks.close())
    desk.wait_for(lambda: another.context.session is not None and another.context.session.is_whole)
    assert another.context.view is not None
    assert another.context.view.path == sitemap
    assert another.settings.get(LANGUAGE) == installation.ENGLISH
    another.close()
    desk.wait_for(lambda: not another.isVisible())


@effect(LETTERS)
def test_all_letters_are_larger_in_the_window_that_is_made_anew(
    desk: Desk, sitemap: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    desk.open(sitemap)
    font, usual = qapp.font(), desk.window.fontMetrics().height()
    assert not choose(desk, "", LETTERS).now.isEnabled()
    form = choose(desk, "200", LETTERS)
    QTest.mouseClick(form.now, Qt.MouseButton.LeftButton)
    desk.wait_for(lambda: not desk.window.isVisible())
    assert desk.window.tabs_to_come is not None
    another = start._another(qapp, desk.window.settings, desk.window.tabs_to_come)
    try:
        qtbot.addWidget(another, before_close_func=lambda window: window.context.tasks.close())
        desk.wait_for(lambda: another.context.session is not None and another.context.session.is_whole)
        assert another.fontMetrics().height() > usual * 1.8
        assert another.context.table is not None
        assert another.context.table.fontMetrics().height() > usual * 1.8
        another.close()
        desk.wait_for(lambda: not another.isVisible())
    finally:
        set_letters(qapp, "")
    assert qapp.font() == font


def test_a_dialog_that_is_open_goes_with_the_window_so_that_another_can_come(
    desk: Desk, sitemap: Path
) -> None:
    desk.open(sitemap)
    desk.trigger("edit_values")
    assert desk.values_robot.dialog.isVisible()
    choose(desk, installation.ENGLISH).now_requested.emit()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert desk.window.tabs_to_come is not None
    assert not [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def test_a_person_who_keeps_unsaved_changes_stays_in_the_window(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.session.undo_stack.do(SetValues("priority", range(1), "0.3"), "Set")
    desk.person.answers.leaving = Leaving.STAY
    choose(desk, installation.ENGLISH).now_requested.emit()
    desk.wait_for(lambda: bool(desk.person.asked))
    assert desk.window.tabs_to_come is None
    assert desk.window.isVisible()
    desk.person.answers.leaving = Leaving.DISCARD
