"""Each preference has an effect, at once and without a restart: `EFFECTS` names a test for each."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from editor.core.document.edits import SetValues
from editor.dialogs.answers import Leaving, OpenTogether
from editor.dialogs.questions import Questions
from editor.services.files.backups import kept_versions
from editor.services.folders import backups_folder, recovery_folder
from editor.services.languages import known_languages
from editor.services.settings import export_settings, site_settings
from editor.services.settings import settings as declared
from editor.services.settings.settings import PREFERENCES
from editor.site.limits import USER_AGENT
from editor.views.delegates.calendar import CalendarPopup
from editor.views.style.density import density
from editor.views.style.theme import current
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


@effect(declared.LANGUAGE)
def test_a_language_that_is_there_can_be_chosen(desk: Desk) -> None:
    preference = declared.LANGUAGE.preference
    assert preference is not None
    assert [choice.value for choice in preference.choices_now()] == ["", *known_languages()]


@effect(declared.THEME, declared.CONTRAST)
def test_the_theme_changes_and_the_contrast_is_high_in_both(desk: Desk) -> None:
    desk.bench.settings.set(declared.CONTRAST, "high")
    assert current().name == "light-contrast"
    desk.bench.settings.set(declared.THEME, "dark")
    assert current().name == "dark-contrast"


@effect(
    *(declared.FREEZE_URL, declared.FOLD_ORIGIN, declared.DATE_FORM, declared.COLUMNS),
    *(declared.ZOOM, declared.ROW_HEIGHT),
)
def test_the_table_follows_also_in_tabs_opened_later(opened: Desk) -> None:
    model, header = opened.robot.table.entries, opened.robot.table.column_header
    before = (bool(model.urls.folded_origin), model.dates.form, header.is_frozen)
    for setting in (declared.FREEZE_URL, declared.FOLD_ORIGIN):
        opened.bench.settings.set(setting, not setting.default)
    opened.bench.settings.set(declared.DATE_FORM, "long")
    after = (bool(model.urls.folded_origin), model.dates.form, header.is_frozen)
    assert (before, after) == ((True, "written", True), (False, "long", False))
    opened.bench.settings.set(declared.COLUMNS, {"priority": "hidden"})
    assert "priority" not in {column.name for column in opened.robot.table.visible.columns()}
    opened.bench.settings.set(declared.ROW_HEIGHT, 50)
    assert row_height(opened) == 50
    opened.bench.settings.set(declared.ZOOM, 200)
    assert row_height(opened) == 100
    opened.trigger("new")
    assert row_height(opened) == 100


ENTER = [
    ("down", (1, "lastmod"), False),
    ("right", (0, "changefreq"), False),
    ("stay", (0, "lastmod"), False),
    ("edit", (0, "lastmod"), True),
]


@effect(declared.ENTER_KEY)
def test_enter_does_what_it_is_to_do_and_moves_as_wanted_after_an_edit(opened: Desk) -> None:
    robot = opened.robot
    for does, place, is_editing in ENTER:
        opened.bench.settings.set(declared.ENTER_KEY, does)
        robot.click(0, "lastmod")
        QTest.keyClick(robot.table, Qt.Key.Key_Return)
        assert robot.current == place, does
        assert (robot.open_editor() is not None) is is_editing, does
    robot.press(Qt.Key.Key_Escape)
    opened.bench.settings.set(declared.ENTER_KEY, "right")
    robot.type_in(0, "lastmod", "2026-01-01")
    assert (robot.current, robot.value(0, "lastmod")) == ((0, "changefreq"), "2026-01-01")


@effect(declared.FIRST_DAY, declared.NEW_PRECISION, declared.NEW_ZONE)
def test_the_calendar_begins_and_writes_as_wanted(desk: Desk) -> None:
    put = desk.bench.settings.set
    put(declared.FIRST_DAY, "sunday")
    put(declared.NEW_PRECISION, "minute")
    put(declared.NEW_ZONE, "Z")
    picked: list[str] = []
    popup = CalendarPopup(QWidget(desk.window), lambda: datetime(2026, 11, 25, 14, 3, tzinfo=UTC))
    popup.value_picked.connect(picked.append)
    popup.show_value("")
    assert popup.calendar.firstDayOfWeek() is Qt.DayOfWeek.Sunday
    popup.calendar.clicked.emit(popup.calendar.selectedDate())
    popup.show_value("2026-11-01")
    popup.calendar.clicked.emit(popup.calendar.selectedDate())
    assert picked == ["2026-11-25T14:03Z", "2026-11-01"]
    for setting in (declared.FIRST_DAY, declared.NEW_PRECISION, declared.NEW_ZONE):
        put(setting, setting.default)


@effect(declared.RULE_PROFILE, declared.RULE_LEVELS, declared.STALE_DAYS, declared.DENSITY)
def test_panels_follow(opened: Desk) -> None:
    findings = opened.session.document.findings
    before = findings.marks.worst(2, "changefreq")
    opened.bench.settings.set(declared.RULE_LEVELS, {"changefreq-unknown": "off"})
    opened.bench.settings.set(declared.RULE_PROFILE, "protocol")
    assert (before > 0, findings.marks.worst(2, "changefreq")) == (True, 0)
    opened.trigger("insight_panel")
    opened.bench.settings.set(declared.STALE_DAYS, 77)
    assert opened.do.panels.insight.panel.freshness.stale.value() == 77
    opened.bench.settings.set(declared.DENSITY, "compact")
    assert density() < 1
    opened.bench.settings.set(declared.DENSITY, "usual")
    assert density() == 1


@effect(declared.OPEN_TOGETHER)
def test_files_chosen_together_are_opened_as_known(desk: Desk, sitemap: Path) -> None:
    desk.person.answers.together = OpenTogether.EACH
    for number, (known, asked) in enumerate((("ask", 1), ("each", 1))):
        paths = [sitemap.with_name(f"{name}{number}.xml") for name in "ab"]
        for path in paths:
            path.write_bytes(sitemap.read_bytes())
        desk.bench.settings.set(declared.OPEN_TOGETHER, known)
        with desk.until(desk.do.file.loaded):
            desk.do.file.open_chosen(paths)
        assert (desk.bench.tabs.count(), len(desk.person.asked)) == (2 * number + 2, asked), known


@effect(declared.ASK_TO_EMPTY, declared.ASK_TO_DROP, declared.LEFT_STEPS)
def test_what_is_not_to_be_asked_is_not(desk: Desk) -> None:
    put, questions = desk.bench.settings.set, Questions(desk.window, desk.bench.settings)
    put(declared.ASK_TO_EMPTY, False)
    put(declared.ASK_TO_DROP, False)
    put(declared.LEFT_STEPS, "discard")
    assert (questions.replace_with_nothing(), questions.drop_steps()) == (True, True)
    assert questions.leave_steps() is Leaving.DISCARD


@effect(declared.RESTORE_TABS)
def test_tabs_come_back_with_their_places_and_filter_and_files_that_are_gone_do_not(opened: Desk) -> None:
    put = opened.bench.settings.set
    put(declared.RESTORE_TABS, True)
    opened.robot.click(2, "loc")
    opened.robot.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    opened.do.tabs.remember()
    opened.trigger("close")
    assert opened.bench.tabs.count() == 0
    with opened.until(opened.do.file.loaded):
        opened.do.tabs.restore()
    assert opened.session.model.is_sorted
    assert opened.robot.table.current_row() == 2
    opened.do.view.show_only("/a")
    opened.do.tabs.remember()
    told = opened.bench.settings.get(declared.OPEN_TABS)
    put(declared.OPEN_TABS, ["[", "{}", '{"paths": 7}', '{"paths": ["/gone.xml"]}', *told])
    opened.trigger("close")
    with opened.until(opened.do.file.loaded):
        opened.do.tabs.restore()
    assert (opened.bench.tabs.count(), opened.session.filter.text) == (1, "/a")
    put(declared.RESTORE_TABS, False)
    opened.do.tabs.remember()
    assert opened.bench.settings.get(declared.OPEN_TABS) == []


@effect(declared.VERSIONS_KEPT)
@pytest.mark.parametrize(("most", "kept"), [(0, 0), (100, 1)])
def test_earlier_versions_are_kept_if_wanted(opened: Desk, sitemap: Path, most: int, kept: int) -> None:
    opened.bench.settings.set(declared.VERSIONS_KEPT, most)
    opened.session.undo_stack.do(SetValues("priority", range(1), "0.3"), "Set")
    with opened.until(opened.session.saved):
        opened.trigger("save")
    assert len(kept_versions(sitemap, backups_folder())) == kept
    opened.bench.settings.set(declared.VERSIONS_KEPT, declared.VERSIONS_KEPT.default)


@effect(declared.JOURNAL)
def test_unsaved_changes_are_kept_on_the_disk_only_if_wanted(opened: Desk) -> None:
    put = opened.bench.settings.set

    def is_kept() -> bool:
        opened.wait_for(lambda: not opened.journal_is_behind)
        return any(path.suffix == ".journal" for path in recovery_folder().rglob("*"))

    put(declared.JOURNAL, False)
    opened.session.undo_stack.do(SetValues("priority", range(1), "0.3"), "Set")
    assert not is_kept()
    put(declared.JOURNAL, True)
    assert is_kept()
    put(declared.JOURNAL, False)
    opened.wait_for(lambda: not is_kept())


@effect(
    export_settings.EXPORT_FORM,
    *(export_settings.TABLE_FORM, export_settings.TABLE_SEPARATOR, export_settings.TABLE_BOM),
    *(site_settings.USER_AGENT, site_settings.ROBOTS_AGENT, site_settings.PER_HOST),
    *(site_settings.REQUEST_DELAY, site_settings.REQUEST_TIMEOUT),
)
def test_dialogs_propose_what_is_wanted(opened: Desk) -> None:
    put = opened.bench.settings.set
    put(export_settings.EXPORT_FORM, ".xml.gz")
    export = opened.do.export.export_dialog(opened.session)
    assert export.path.name == "sitemap-export.xml.gz"
    export.reject()
    put(export_settings.TABLE_SEPARATOR, "\t")
    put(export_settings.TABLE_BOM, False)
    dialog = opened.do.out.table_export_dialog(opened.session, opened.robot.table)
    assert (dialog.ending, dialog.bom.isChecked()) == (".tsv", False)
    dialog.reject()
    put(export_settings.TABLE_FORM, ".xlsx")
    dialog = opened.do.out.table_export_dialog(opened.session, opened.robot.table)
    assert dialog.ending == ".xlsx"
    dialog.reject()
    put(site_settings.USER_AGENT, "Me/1.0")
    put(site_settings.ROBOTS_AGENT, "Bingbot")
    put(site_settings.PER_HOST, 2)
    put(site_settings.REQUEST_DELAY, 100)
    put(site_settings.REQUEST_TIMEOUT, 7)
    audit = opened.do.audit.dialog(opened.session, opened.robot.table)
    plan = audit.plan()
    told = (plan.limits.user_agent, plan.agent, plan.limits.per_host, plan.limits.delay, plan.limits.timeout)
    assert told == ("Me/1.0", "Bingbot", 2, 0.1, 7.0)
    assert USER_AGENT != "Me/1.0"
    audit.reject()


def test_each_preference_has_an_effect() -> None:
    assert EFFECTS.keys() == {setting.key for setting in PREFERENCES}
