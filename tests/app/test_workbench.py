"""At the workbench one sees what will happen before it does, and does it in one step."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from editor.dialogs.bulk.scope import Scope
from editor.formats.writing import to_bytes
from editor.models.preview_model import Column
from editor.rules.rule import Severity
from editor.services.recipe_library import bundled_recipes
from tests.app.desk import Desk
from tests.robot import turn_wheel


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def test_values_of_selected_rows_are_set_at_once(opened: Desk) -> None:
    opened.robot.select_rows(0, 2)
    opened.trigger("edit_values")
    bench = opened.workbench
    assert bench.scope is Scope.SELECTED
    bench.choose("Frequency", "Set frequency")
    bench.fill_in("value", "monthly")
    assert bench.outlook == "2 rows change."
    assert bench.changes() == [("1", "—", "monthly"), ("3", "Weekly", "monthly")]
    bench.apply()
    assert opened.values("changefreq") == ["monthly", "", "monthly"]
    assert opened.session.stack.undoText() == "Set frequency in 2 rows"
    opened.trigger("undo")
    assert opened.values("changefreq") == ["", "", "Weekly"]


def test_the_wheel_changes_nothing_by_the_way(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose("Frequency", "Set frequency")
    form = bench.dialog.form
    fields = [form.groups, form.operations, form.editors["value"].field]
    for field in fields:
        assert isinstance(field, QComboBox)
        before = field.currentIndex()
        turn_wheel(field)
        assert field.currentIndex() == before
    bench.cancel()


def test_a_single_current_cell_does_not_narrow_a_bulk_edit(opened: Desk) -> None:
    opened.trigger("edit_values")
    assert opened.workbench.scope is Scope.ALL
    opened.workbench.cancel()


def test_rows_that_are_shown_can_be_meant(opened: Desk) -> None:
    opened.session.model.set_filter([1])
    opened.trigger("edit_values")
    bench = opened.workbench
    assert bench.scope is Scope.SHOWN
    bench.fill_in("value", "0.9")
    assert bench.changes() == [("2", "0.5", "0.9")]
    bench.choose_rows(Scope.ALL)
    assert bench.outlook == "3 rows change."
    bench.cancel()
    assert opened.values("priority") == ["1.0", "0.5", "0.4"]
    assert opened.session.stack.count() == 0


def test_it_says_what_stays_and_what_would_be_wrong_then(opened: Desk) -> None:
    opened.robot.type_in(0, "priority", "high")
    opened.robot.click(2, "priority")
    opened.trigger("clear")
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose("Priority", "Add to priority")
    assert bench.outlook == (
        "1 row changes. 1 value stays as it is: nothing can be worked out from it. "
        "1 row lacks the value and stays as it is."
    )
    bench.choose("Priority", "Clear priority")
    before, after = bench.dialog.preview.findings.text(Severity.ERROR).split(" → ")
    assert int(after) == int(before) - 1
    bench.cancel()


@pytest.mark.parametrize("text", ["0.5", "1.0"])
def test_nothing_to_do_can_not_be_applied(opened: Desk, text: str) -> None:
    opened.robot.select_rows(0)
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose_rows(Scope.SELECTED)
    bench.fill_in("value", text)
    assert bench.can_apply == (text == "0.5")
    assert bench.outlook == ("1 row changes." if text == "0.5" else "No row changes.")
    bench.cancel()


@pytest.mark.parametrize(
    ("text", "can_apply", "outlook"),
    [
        ("2026-11-02", True, "2 rows change."),
        ("2026-13-02", False, "“2026-13-02” is no date such as 2026-11-21 or 2026-11-21T10:00:00+01:00."),
        ("", False, "Fill in “Date”."),
    ],
)
def test_an_impossible_date_is_not_written_into_many_rows(
    opened: Desk, text: str, can_apply: bool, outlook: str
) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose("Last modified", "Set date")
    bench.fill_in("value", text)
    assert bench.can_apply == can_apply
    assert bench.outlook == outlook
    bench.cancel()


def test_several_operations_are_one_step_of_undo(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose("Priority", "Clear priority")
    bench.click(bench.dialog.steps.add_operation_button)
    bench.choose("URL", "Set scheme")
    bench.fill_in("scheme", "http")
    bench.apply()
    assert opened.values("priority") == ["", "", ""]
    assert opened.values("loc")[0] == "http://e.org/"
    assert opened.session.stack.undoText() == "Edit values in 3 rows"
    opened.trigger("undo")
    assert opened.values("loc")[0] == "https://e.org/"
    assert opened.values("priority") == ["1.0", "0.5", "0.4"]


def test_a_filter_narrows_a_step(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.filter("is:error")
    bench.choose("Last modified", "Clear date")
    assert bench.changes() == [("2", "2026-13-02", "—")]
    bench.apply()
    assert opened.values("lastmod") == ["2026-11-02", "", ""]
    assert opened.session.stack.undoText() == "Clear date"


def test_a_filter_that_cannot_be_read_says_so_and_nothing_is_done(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.filter("priority<high")
    assert not bench.can_apply
    assert bench.dialog.where.trouble() == bench.outlook != ""
    bench.filter("rule:no-such-rule")
    assert not bench.can_apply
    assert bench.outlook.startswith("There is no such rule.")
    bench.cancel()


def test_the_first_step_that_fits_takes_a_row_or_every_one_does(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.filter("loc:*/a")
    bench.fill_in("value", "0.9")
    bench.click(bench.dialog.steps.add_step_button)
    bench.fill_in("value", "0.1")
    assert bench.changes(Column.AFTER, Column.STEP) == [
        ("0.1", "2 · Every entry"),
        ("0.9", "1 · loc:*/a"),
        ("0.1", "2 · Every entry"),
    ]
    mode = bench.dialog.steps.mode
    mode.setCurrentIndex(1)
    mode.activated.emit(1)
    bench.wait()
    assert bench.changes(Column.AFTER, Column.STEP)[1] == ("0.1", "1, 2")
    bench.click(bench.dialog.steps.up_button)
    assert bench.changes(Column.AFTER, Column.STEP)[1] == ("0.9", "1, 2")
    bench.click(bench.dialog.steps.remove_button)
    assert bench.changes() == [("2", "0.5", "0.9")]
    bench.cancel()


def test_a_folder_that_is_not_there_is_said_beside_its_field(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose("Last modified", "Date from files")
    bench.fill_in("folder", "no/such/folder")
    assert bench.outlook == "There is no folder no/such/folder."
    assert bench.dialog.form.hint("folder") == bench.outlook
    opened.person.answers.folder = str(
        opened.session.document.path.parent if opened.session.document.path else ""
    )
    bench.click(bench.dialog.form.editors["folder"].findChildren(type(bench.dialog.apply_button))[0])
    assert bench.outlook.startswith("No row changes.")
    bench.cancel()


def test_an_expression_says_where_it_is_wrong(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose("URL", "Replace in URL")
    assert bench.outlook == "Fill in “Find”."
    bench.fill_in("pattern", "a(b")
    assert bench.outlook.startswith("Not a regular expression")
    assert "character 4" in bench.dialog.form.hint("pattern")
    bench.fill_in("pattern", "/([ab])$")
    bench.fill_in("replacement", r"/\1/")
    assert [change[2] for change in bench.changes()] == ["https://e.org/a/", "https://e.org/b/"]
    bench.apply()
    assert opened.values("loc") == ["https://e.org/", "https://e.org/a/", "https://e.org/b/"]


def test_the_order_shown_can_become_the_files(opened: Desk) -> None:
    opened.robot.sort_by("priority")
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.choose_rows(Scope.ALL)
    bench.choose("Entries", "Make this order the file's order")
    bench.apply()
    assert opened.values("priority") == ["0.4", "0.5", "1.0"]
    assert opened.session.stack.undoText() == "Make this order the file's order (2 rows)"


def test_entries_can_be_deleted_by_a_filter_and_come_back(opened: Desk) -> None:
    before = to_bytes(opened.session.document.urlset)
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.filter("-has:lastmod")
    bench.choose("Entries", "Delete entries")
    assert bench.changes() == [("3", "3", "deleted")]
    bench.apply()
    assert len(opened.values("loc")) == 2
    opened.trigger("undo")
    assert to_bytes(opened.session.document.urlset) == before


def test_the_simplest_job_is_a_number_and_enter(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.type("0.8")
    bench.press(Qt.Key.Key_Return)
    assert opened.values("priority") == ["0.8", "0.8", "0.8"]


def test_enter_in_the_filter_changes_nothing_yet(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.fill_in("value", "0.8")
    bench.filter("path:/a")
    bench.press(Qt.Key.Key_Return)
    assert bench.dialog.isVisible()
    bench.press(Qt.Key.Key_Return)
    assert opened.values("priority") == ["1.0", "0.8", "0.4"]


def test_escape_leaves_everything_as_it_was(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.press(Qt.Key.Key_Escape)
    assert not bench.dialog.isVisible()
    assert opened.session.stack.count() == 0


def test_several_steps_that_were_left_are_there_again(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.fill_in("value", "0.8")
    bench.click(bench.dialog.steps.add_step_button)
    bench.filter("path:/a")
    bench.press(Qt.Key.Key_Escape)
    bench.press(Qt.Key.Key_Escape)
    opened.trigger("edit_values")
    bench = opened.workbench
    assert [step.where for step in bench.dialog.draft.steps] == ["", "path:/a"]
    bench.dialog.recipes.anew_requested.emit()
    assert len(bench.dialog.draft.steps) == 1
    bench.cancel()


def test_a_single_operation_that_was_left_is_forgotten(opened: Desk) -> None:
    opened.trigger("edit_values")
    opened.workbench.fill_in("value", "0.8")
    opened.workbench.cancel()
    opened.trigger("edit_values")
    bench = opened.workbench
    assert bench.changes(Column.AFTER) == [("0.5",), ("0.5",)]
    bench.cancel()


def test_it_fits_on_a_small_screen(opened: Desk) -> None:
    opened.trigger("edit_values")
    bench = opened.workbench
    bench.click(bench.dialog.steps.add_step_button)
    for operation in ("Priority by rank", "Limit priority"):
        bench.choose("Priority", operation)
        size = bench.dialog.minimumSizeHint()
        assert size.width() <= 1000
        assert size.height() <= 640
    bench.cancel()


def test_a_recipe_may_ask_for_what_entries_do_not_have(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "index.xml"
    path.write_text(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<sitemap><loc>https://e.org/a.xml</loc></sitemap></sitemapindex>",
        encoding="utf-8",
    )
    desk.open(path)
    [recipe] = [each for each in bundled_recipes() if each.path.stem == "remove-ignored-fields"]
    desk.do.bulk.run_recipe(recipe)
    bench = desk.workbench
    assert bench.dialog.form.operations.currentText() == "Clear frequency"
    assert not bench.can_apply
    bench.cancel()
