"""In the dialog that edits values one sees what will happen before it does"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu, QTreeWidget

from editor.__main__ import main
from editor.core.joined_data import JoinedColumn, JoinedData
from editor.dialogs.bulk.edit_values_dialog import RowScope
from editor.dialogs.questions import Leaving
from editor.formats.writing.faithful_writing import to_bytes
from editor.models.lists.preview_models import PreviewColumn
from editor.resources import resource
from editor.rules.rule import Severity
from editor.services.recipe_library import bundled_recipes, load_recipe
from tests.app.desk import Desk
from tests.app.values_robot import ValuesRobot
from tests.robot import turn_wheel
from tests.translators import installed


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def test_a_single_current_cell_does_not_narrow_a_bulk_edit_and_the_wheel_changes_nothing_by_the_way(
    opened: Desk,
) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert robot.scope is RowScope.ALL
    robot.choose("Frequency", "Set frequency")
    field = robot.dialog.form.editors["value"].field
    assert isinstance(field, QComboBox)
    robot.dialog.form.other.setFocus()
    before = field.currentIndex()
    turn_wheel(field)
    assert field.currentIndex() == before
    robot.cancel()


def test_values_of_selected_rows_are_set_at_once_and_where_all_have_them_there_is_nothing_to_do(
    opened: Desk,
) -> None:
    opened.robot.select_rows(0, 2)
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert robot.scope is RowScope.SELECTED
    robot.choose("Frequency", "Set frequency")
    robot.fill_in("value", "monthly")
    assert robot.outlook == "2 rows change."
    assert robot.changes() == [("1", "—", "monthly"), ("3", "Weekly", "monthly")]
    robot.apply()
    assert opened.values("changefreq") == ["monthly", "", "monthly"]
    assert opened.session.undo_stack.undoText() == "Set frequency in 2 rows"
    opened.trigger("undo")
    assert opened.values("changefreq") == ["", "", "Weekly"]
    opened.robot.select_rows(0)
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Priority", "Set priority")
    robot.choose_rows(RowScope.SELECTED)
    for text, outlook in (("0.5", "1 row changes."), ("1.0", "No row changes.")):
        robot.fill_in("value", text)
        assert (robot.outlook, robot.can_apply) == (outlook, text == "0.5")
    robot.cancel()


def test_priorities_follow_a_joined_column_and_the_preview_counts_rows_before_and_after(opened: Desk) -> None:
    clicks = {"https://e.org/": "10", "https://e.org/a": "1,000", "https://e.org/b": "100"}
    view = opened.context.view
    assert view is not None
    opened.do.data.show(view, JoinedData((JoinedColumn("Clicks", clicks),)))
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Priority", "Priority from data by steps")
    assert not robot.can_apply
    robot.fill_in("column", "clicks")
    assert robot.outlook == (
        "3 rows change. Rows with each value, before → after: "
        "1.0: 1 → 1, 0.8: 0 → 1, 0.6: 0 → 1, 0.5: 1 → 0, 0.4: 1 → 0."
    )
    told = {view.accessibleName(): view.accessibleDescription() for view in robot.charts()}
    assert told == {
        "Rows with each priority, before": "0.4: 1 · 33 %, 0.5: 1 · 33 %, 1.0: 1 · 33 %",
        "Rows with each priority, after": "0.6: 1 · 33 %, 0.8: 1 · 33 %, 1.0: 1 · 33 %",
    }
    robot.fill_in("column", "")
    assert not robot.charts()
    robot.fill_in("column", "clicks")
    robot.dialog.resize(robot.dialog.width(), robot.dialog.minimumSizeHint().height())
    opened.wait_for(lambda: not robot.charts())  # the list keeps its room
    robot.apply()
    assert opened.values("priority") == ["0.6", "1.0", "0.8"]


def test_rows_that_are_shown_can_be_meant(opened: Desk) -> None:
    opened.session.model.set_filter([1])
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert robot.scope is RowScope.SHOWN
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.9")
    assert robot.changes() == [("2", "0.5", "0.9")]
    robot.choose_rows(RowScope.ALL)
    assert robot.outlook == "3 rows change."
    robot.cancel()
    assert opened.values("priority") == ["1.0", "0.5", "0.4"]
    assert opened.session.undo_stack.count() == 0


def test_it_says_what_stays_and_what_would_be_wrong_then(opened: Desk) -> None:
    opened.robot.type_in(0, "priority", "high")
    opened.robot.click(2, "priority")
    opened.trigger("clear")
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Priority", "Add to priority")
    assert robot.outlook == (
        "1 row changes. 1 value cannot be converted and stays as it is. 1 row does not have "
        "this value and stays as it is."
    )
    robot.choose("Priority", "Clear priority")
    before, after = robot.dialog.preview.findings._labels[Severity.ERROR].text().split(" → ")
    assert int(after) == int(before) - 1
    robot.cancel()


DATES = [
    ("2026-11-02", True, "2 rows change."),
    ("2026-13-02", False, "“2026-13-02” is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00."),
    ("", False, "Fill in “Date”."),
]


def test_what_cannot_be_done_is_said_and_not_done(opened: Desk) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.filter("priority<high")
    assert not robot.can_apply
    assert robot.dialog.where.trouble() == robot.outlook != ""
    robot.choose("Priority", "Set priority")
    robot.filter("rule:no-such-rule")
    assert not robot.can_apply
    assert robot.outlook.startswith("There is no such rule.")
    robot.filter("path:nowhere")
    assert robot.outlook == "No row matches the filter."
    robot.filter("")
    robot.choose("Last modified", "Set date")
    for text, can_apply, outlook in DATES:
        robot.fill_in("value", text)
        assert (robot.can_apply, robot.outlook) == (can_apply, outlook)
    robot.press(Qt.Key.Key_Escape)
    assert not robot.dialog.isVisible()
    assert opened.session.undo_stack.count() == 0


def test_several_operations_are_one_step_of_undo_as_is_the_order_shown_that_becomes_the_files(
    opened: Desk,
) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Priority", "Clear priority")
    robot.click(robot.dialog.steps.add_operation_button)
    robot.choose("URL", "Set scheme")
    robot.fill_in("scheme", "http")
    robot.apply()
    assert opened.values("priority") == ["", "", ""]
    assert opened.values("loc")[0] == "http://e.org/"
    assert opened.session.undo_stack.undoText() == "Edit values in 3 rows"
    opened.trigger("undo")
    assert opened.values("loc")[0] == "https://e.org/"
    assert opened.values("priority") == ["1.0", "0.5", "0.4"]
    opened.robot.sort_by("priority")
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose_rows(RowScope.ALL)
    robot.choose("Entries", "Make this order the file's order")
    robot.apply()
    assert opened.values("priority") == ["0.4", "0.5", "1.0"]
    assert opened.session.undo_stack.undoText() == "Make this order the file's order (2 rows)"


def test_a_filter_narrows_a_step_entries_too_can_be_deleted_by_one_and_come_back(opened: Desk) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.filter("is:error")
    robot.choose("Last modified", "Clear date")
    assert robot.changes() == [("2", "2026-13-02", "—")]
    robot.apply()
    assert opened.values("lastmod") == ["2026-11-02", "", ""]
    assert opened.session.undo_stack.undoText() == "Clear date"
    opened.trigger("undo")
    before = to_bytes(opened.session.document.entries)
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.filter("-has:lastmod")
    robot.choose("Entries", "Delete entries")
    assert robot.changes() == [("3", "3", "deleted")]
    robot.apply()
    assert len(opened.values("loc")) == 2
    opened.trigger("undo")
    assert to_bytes(opened.session.document.entries) == before


def test_the_first_step_that_fits_takes_a_row_or_every_one_does(opened: Desk) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.filter("loc:*/a")
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.9")
    robot.click(robot.dialog.steps.add_step_button)
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.1")
    assert robot.changes(PreviewColumn.AFTER, PreviewColumn.STEP) == [
        ("0.1", "2 · All of these rows"),
        ("0.9", "1 · loc:*/a"),
        ("0.1", "2 · All of these rows"),
    ]
    mode = robot.dialog.steps.mode
    mode.setCurrentIndex(1)
    mode.activated.emit(1)
    robot.wait()
    assert robot.changes(PreviewColumn.AFTER, PreviewColumn.STEP)[1] == ("0.1", "1, 2")
    robot.click(robot.dialog.steps.up_button)
    assert robot.changes(PreviewColumn.AFTER, PreviewColumn.STEP)[1] == ("0.9", "1, 2")
    robot.click(robot.dialog.steps.remove_button)
    assert robot.changes() == [("2", "0.5", "0.9")]
    robot.cancel()


def test_a_folder_that_is_not_there_is_said_beside_its_field_and_where_an_expression_is_wrong(
    opened: Desk,
) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Last modified", "Date from files")
    robot.fill_in("folder", "no/such/folder")
    assert robot.outlook == "There is no folder no/such/folder."
    assert robot.dialog.form._rows["folder"].hint.text() == robot.outlook
    opened.person.answers.folder = str(
        opened.session.document.path.parent if opened.session.document.path else ""
    )
    robot.click(robot.dialog.form.editors["folder"].findChildren(type(robot.dialog.apply_button))[0])
    assert robot.outlook.startswith("No row changes.")
    robot.choose("URL", "Replace in URL")
    assert robot.outlook == "Fill in “Find”."
    robot.fill_in("pattern", "a(b")
    assert robot.outlook.startswith("Not a valid regular expression")
    assert "character 4" in robot.dialog.form._rows["pattern"].hint.text()
    robot.fill_in("pattern", "/([ab])$")
    robot.fill_in("by", r"/\1/")
    assert [change[2] for change in robot.changes()] == ["https://e.org/a/", "https://e.org/b/"]
    robot.apply()
    assert opened.values("loc") == ["https://e.org/", "https://e.org/a/", "https://e.org/b/"]


def test_the_simplest_job_is_a_number_and_enter_which_in_the_filter_changes_nothing_yet(opened: Desk) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert not robot.can_apply
    robot.type("set prio")
    robot.press(Qt.Key.Key_Return)
    robot.type("0.8")
    robot.press(Qt.Key.Key_Return)
    assert opened.values("priority") == ["0.8", "0.8", "0.8"]
    opened.trigger("undo")
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.8")
    robot.filter("path:/a")
    robot.press(Qt.Key.Key_Return)
    assert robot.dialog.isVisible()
    robot.press(Qt.Key.Key_Return)
    assert opened.values("priority") == ["1.0", "0.8", "0.4"]


def put_together(desk: Desk) -> ValuesRobot:
    """Open the dialog and make two steps."""
    desk.trigger("edit_values")
    robot = desk.values_robot
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.8")
    robot.click(robot.dialog.steps.add_step_button)
    robot.filter("path:/a")
    return robot


def test_steps_are_left_only_as_the_person_says_and_an_operation_only_looked_at_without_a_question(
    opened: Desk,
) -> None:
    opened.trigger("edit_values")
    opened.values_robot.choose("Priority", "Set priority")
    opened.values_robot.cancel()
    assert opened.person.asked == []
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert (robot.dialog.form.operation, robot.can_apply) == ("", False)
    robot.cancel()
    answers = opened.person.answers
    robot = put_together(opened)
    answers.leaving_steps = Leaving.STAY
    robot.press(Qt.Key.Key_Escape)
    robot.press(Qt.Key.Key_Escape)
    assert robot.dialog.isVisible()
    assert opened.person.asked == ["leave steps"] * 2
    answers.leaving_steps = Leaving.SAVE
    robot.press(Qt.Key.Key_Escape)
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert [step.where for step in robot.dialog.draft.steps] == ["", "path:/a"]
    answers.leaving_steps = Leaving.DISCARD
    robot.press(Qt.Key.Key_Escape)
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert (len(robot.dialog.draft.steps), robot.dialog.form.operation) == (1, "")
    robot.cancel()


def test_steps_give_way_to_others_only_if_the_person_agrees(opened: Desk) -> None:
    robot = put_together(opened)
    [recipe] = [each.recipe for each in bundled_recipes() if each.path.stem == "clean-dates"]
    assert recipe is not None
    opened.person.answers.agrees = False
    robot.dialog.open_recipe(recipe)
    robot.dialog.recipes.anew_requested.emit()
    assert [step.where for step in robot.dialog.draft.steps] == ["", "path:/a"]
    opened.person.answers.agrees = True
    robot.dialog.open_recipe(recipe)
    assert robot.dialog.draft.name == recipe.name
    assert opened.person.asked == ["drop steps"] * 3
    robot.dialog.recipes.anew_requested.emit()  # what lies in the library is no loss
    robot.cancel()
    assert opened.person.asked == ["drop steps"] * 3


def test_what_was_kept_for_the_next_time_survives_the_run_of_a_recipe(opened: Desk) -> None:
    robot = put_together(opened)
    opened.person.answers.leaving_steps = Leaving.SAVE
    robot.cancel()
    opened.do.later.bulk.run_recipe(bundled_recipes()[0])
    opened.values_robot.cancel()
    opened.trigger("edit_values")
    robot = opened.values_robot
    assert [step.where for step in robot.dialog.draft.steps] == ["", "path:/a"]
    robot.cancel()


def test_it_fits_on_a_small_screen(opened: Desk) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.click(robot.dialog.steps.add_step_button)
    for operation in ("Priority by rank", "Limit priority"):
        robot.choose("Priority", operation)
        size = robot.dialog.minimumSizeHint()
        assert size.width() <= 1000
        assert size.height() <= 640
    robot.cancel()


def test_a_recipe_may_ask_for_what_entries_do_not_have(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "index.xml"
    path.write_text(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<sitemap><loc>https://e.org/a.xml</loc></sitemap></sitemapindex>",
        encoding="utf-8",
    )
    desk.open(path)
    [recipe] = [each for each in bundled_recipes() if each.path.stem == "remove-ignored-fields"]
    desk.do.later.bulk.run_recipe(recipe)
    robot = desk.values_robot
    assert robot.dialog.form.operation == "changefreq.clear"
    assert not robot.can_apply
    robot.cancel()


RECIPES = [shelved.path.stem for shelved in bundled_recipes()]
SAMPLE = resource("samples/shop.xml")


def choose(menu: QMenu, text: str) -> None:
    """Open a menu and click what is written in it."""
    action = found(menu, text)
    assert action.isEnabled()
    action.trigger()


def found(menu: QMenu, text: str) -> QAction:
    menu.aboutToShow.emit()
    [action] = [action for action in menu.actions() if action.text().replace("&", "") == text]
    return action


def names(menu: QMenu) -> list[str]:
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


class _Shouting(QTranslator):
    """Translates what is declared, as the texts of bundled recipes are."""

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        return text.upper() if context == "texts" else ""


def test_bundled_recipes_are_in_the_language_of_the_window_and_own_ones_as_they_were_named(
    opened: Desk,
) -> None:
    recipe = load_recipe(resource("recipes/clean-dates.toml"))
    opened.do.later.bulk.library.save(recipe)
    with installed(_Shouting()):
        bundled, own = (
            opened.do.later.bulk.recipe_lists().bundled[0].recipe,
            opened.do.later.bulk.recipe_lists().own[0].recipe,
        )
    assert own == recipe
    assert bundled is not None
    assert (bundled.name, bundled.description) == (recipe.name.upper(), recipe.description.upper())
    assert [step.name for step in bundled.steps] == [step.name.upper() for step in recipe.steps]
    assert [step.where for step in bundled.steps] == [step.where for step in recipe.steps]


@pytest.mark.parametrize("stem", RECIPES)
def test_the_window_does_what_the_command_line_does(desk: Desk, tmp_path: Path, stem: str) -> None:
    source, out = tmp_path / "sitemap.xml", tmp_path / "out.xml"
    source.write_bytes(SAMPLE.read_bytes())
    desk.open(source)
    assert main(["apply", stem, str(source), "-o", str(out)]) == 0
    [shelved] = [each for each in bundled_recipes() if each.path.stem == stem]
    assert shelved.recipe is not None
    desk.window.refresh()
    choose(desk.window.menus.recipes, shelved.recipe.name)
    robot = desk.values_robot
    if robot.can_apply:
        robot.apply()
        assert desk.session.undo_stack.undoText().startswith(f"Run “{shelved.recipe.name}”")
    else:
        robot.cancel()
    assert to_bytes(desk.session.document.entries) == out.read_bytes()


def test_a_step_of_a_recipe_is_left_out_without_its_tick(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "s.txt"
    path.write_text("".join(f"https://e.org/{name}\n" for name in ("tag/x/", "a", "drafts/b")))
    desk.open(path)
    desk.window.refresh()
    choose(desk.window.menus.recipes, "Drop what need not be listed")
    robot = desk.values_robot
    assert robot.changes() == [("1", "1", "deleted"), ("3", "3", "deleted")]
    tree = robot.dialog.steps.findChild(QTreeWidget, "steps")
    assert tree is not None
    robot.dialog.steps.go_to(0, None)
    QTest.keyClick(tree, Qt.Key.Key_Space)
    robot.wait()
    assert robot.changes() == [("3", "3", "deleted")]
    robot.apply()
    assert desk.values("loc") == ["https://e.org/tag/x/", "https://e.org/a"]


def test_what_was_saved_to_the_library_is_offered_again_and_can_be_deleted(opened: Desk) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.filter("path:/a")
    robot.choose("Priority", "Set priority")
    robot.fill_in("value", "0.7")
    opened.person.answers.name = "A first"
    choose(robot.dialog.recipes.recipes, "Save to your library…")
    wanted = robot.dialog.recipe()
    robot.cancel()
    assert "A first" in names(opened.window.menus.recipes)
    [shelved] = opened.do.later.bulk.library.recipes()
    assert shelved.recipe == wanted
    choose(opened.window.menus.recipes, "A first")
    robot = opened.values_robot
    assert robot.changes() == [("2", "0.5", "0.7")]
    robot.fill_in("value", "0.6")
    choose(robot.dialog.recipes.recipes, "Save to your library…")
    assert opened.person.asked[-1] == "save recipe, 1 taken"
    [shelved] = opened.do.later.bulk.library.recipes()
    assert shelved.recipe == robot.dialog.recipe()
    deletion = found(robot.dialog.recipes.recipes, "Delete from your library").menu()
    assert isinstance(deletion, QMenu)
    deletion.actions()[0].trigger()
    assert opened.person.asked[-1] == "delete recipe A first"
    assert opened.do.later.bulk.library.recipes() == ()
    robot.cancel()


def test_a_recipe_goes_into_a_file_and_comes_back_but_what_cannot_be_followed_is_not_saved(
    opened: Desk, tmp_path: Path
) -> None:
    opened.trigger("edit_values")
    robot = opened.values_robot
    robot.choose("URL", "Set host")
    assert not found(robot.dialog.recipes.recipes, "Save to your library…").isEnabled()
    robot.choose("Frequency", "Frequency from age")
    opened.person.answers.name = "Ages"
    opened.person.answers.to_save = tmp_path / "ages.toml"
    choose(robot.dialog.recipes.recipes, "Save as a file…")
    assert load_recipe(tmp_path / "ages.toml") == robot.dialog.recipe()
    robot.choose("Priority", "Clear priority")
    opened.person.answers.to_open = [tmp_path / "ages.toml"]
    choose(robot.dialog.recipes.recipes, "Open a recipe file…")
    assert robot.dialog.form.operation == "changefreq.by_age"
    robot.cancel()


def test_a_recipe_fills_the_steps_and_a_file_that_is_none_says_why_and_leaves_them(
    opened: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "odd.toml"
    path.write_text('name = "x"\n[[step]]\ndo = [{ operation = "priority.sett" }]\n', encoding="utf-8")
    opened.trigger("edit_values")
    robot = opened.values_robot
    opened.person.answers.to_open = [path]
    choose(robot.dialog.recipes.recipes, "Open a recipe file…")
    assert opened.person.asked[-1] == "told: This recipe cannot be opened."
    assert robot.dialog.draft.name == ""
    choose(robot.dialog.recipes.recipes, "Clean dates")
    robot.wait()
    assert robot.dialog.windowTitle() == "Edit values: Clean dates"
    assert [step.where for step in robot.dialog.draft.steps][:2] == ["has:lastmod", "has:lastmod"]
    assert robot.dialog.where.text() == "has:lastmod"
    assert robot.dialog.form.operation == "lastmod.clear_future"
    robot.cancel()


def test_a_recipe_that_cannot_be_read_is_listed_and_says_why_but_without_entries_there_are_none(
    desk: Desk, sitemap: Path
) -> None:
    desk.window.refresh()
    assert not desk.window.menus.recipes.isEnabled()
    desk.open(sitemap)
    folder = desk.do.later.bulk.library.folder
    folder.mkdir(parents=True)
    (folder / "odd.toml").write_text("name = ", encoding="utf-8")
    action = found(desk.window.menus.recipes, "odd.toml")
    assert not action.isEnabled()
    assert action.toolTip().startswith("This is not valid TOML")


def test_a_priority_for_the_selected_cells_is_three_actions_edit_values_type_and_change(opened: Desk) -> None:
    robot = opened.robot
    robot.click(0, "priority")
    robot.click(2, "priority", Qt.KeyboardModifier.ShiftModifier)
    opened.trigger("edit_values")
    values = opened.values_robot
    assert values.scope is RowScope.SELECTED
    assert values.dialog.form.operation == "priority.set"
    values.type("0.3")
    assert values.dialog.apply_button.text() == "Change 3 rows"
    values.apply()
    assert opened.values("priority") == ["0.3"] * 3


def test_steps_conditions_and_recipes_are_there_when_asked_for(opened: Desk) -> None:
    opened.robot.click(0, "lastmod")
    opened.trigger("edit_values")
    values = opened.values_robot
    dialog = values.dialog
    parts = (dialog.steps, dialog.where, dialog.recipes)
    assert not any(part.isVisible() for part in parts)
    values.click(dialog.more)
    assert all(part.isVisible() for part in parts)
    values.click(dialog.form.other)
    assert dialog.form.picker.listed[0] == "lastmod.set"  # the operations of the column come first
    assert not dialog.form.picker.list.horizontalScrollBar().isVisible()
    values.cancel()
    stored = next(each for each in bundled_recipes() if each.recipe and len(each.recipe.steps) > 1)
    opened.do.later.bulk.run_recipe(stored)
    assert opened.values_robot.dialog.steps.isVisible()
    opened.values_robot.cancel()


def test_whole_rows_begin_with_the_list_of_operations(opened: Desk) -> None:
    opened.robot.select_rows(0, 1)
    opened.trigger("edit_values")
    dialog = opened.values_robot.dialog
    assert dialog.form.currentWidget() is dialog.form.picker
    opened.values_robot.cancel()
