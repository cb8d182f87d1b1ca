"""Recipes are opened, kept and run again, and do in the window exactly what `apply` does."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from editor.app.cli import apply
from editor.formats.writing.faithful_writing import to_bytes
from editor.resources import resource
from editor.services.recipe_library import bundled_recipes, load_recipe
from tests.app.desk import Desk
from tests.translators import installed

RECIPES = [shelved.path.stem for shelved in bundled_recipes()]
SAMPLE = resource("samples/shop.xml")


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


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
    """Translates what belongs to the bundled recipes."""

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        return text.upper() if context == "bundled recipes" else ""


def test_bundled_recipes_are_in_the_language_of_the_window_and_own_ones_as_they_were_named(
    opened: Desk,
) -> None:
    recipe = load_recipe(resource("recipes/clean-dates.toml"))
    opened.do.bulk.library.save(recipe)
    with installed(_Shouting()):
        bundled, own = opened.do.bulk.shelves().bundled[0].recipe, opened.do.bulk.shelves().own[0].recipe
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
    assert apply.run([stem, str(source), "-o", str(out)]) == 0
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
    [shelved] = opened.do.bulk.library.recipes()
    assert shelved.recipe == wanted
    choose(opened.window.menus.recipes, "A first")
    robot = opened.values_robot
    assert robot.changes() == [("2", "0.5", "0.7")]
    robot.fill_in("value", "0.6")
    choose(robot.dialog.recipes.recipes, "Save to your library…")
    assert opened.person.asked[-1] == "save recipe, 1 taken"
    [shelved] = opened.do.bulk.library.recipes()
    assert shelved.recipe == robot.dialog.recipe()
    deletion = found(robot.dialog.recipes.recipes, "Delete from your library").menu()
    assert isinstance(deletion, QMenu)
    deletion.actions()[0].trigger()
    assert opened.person.asked[-1] == "delete recipe A first"
    assert opened.do.bulk.library.recipes() == ()
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
    folder = desk.do.bulk.library.folder
    folder.mkdir(parents=True)
    (folder / "odd.toml").write_text("name = ", encoding="utf-8")
    action = found(desk.window.menus.recipes, "odd.toml")
    assert not action.isEnabled()
    assert action.toolTip().startswith("This is not valid TOML")
