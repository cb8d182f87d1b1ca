"""A recipe is kept under a name, and says when it replaces the recipe of another."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from editor.core.operations.recipe import Recipe
from editor.dialogs.bulk.recipe_steps import SaveRecipeDialog


@pytest.mark.parametrize(
    ("name", "can_save", "replaces"), [("", False, False), ("New", True, False), ("Old", True, True)]
)
def test_it_needs_a_name(qtbot: QtBot, name: str, can_save: bool, replaces: bool) -> None:
    dialog = SaveRecipeDialog(Recipe(name, ()), ["Old"])
    qtbot.addWidget(dialog)
    [box] = dialog.findChildren(QDialogButtonBox)
    assert box.button(QDialogButtonBox.StandardButton.Save).isEnabled() == can_save
    assert ("replaces the recipe" in dialog.remark) == replaces


def test_what_was_typed_is_what_is_kept(qtbot: QtBot) -> None:
    dialog = SaveRecipeDialog(Recipe("", ()), [])
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.name, " Blog first ")
    QTest.keyClicks(dialog.description, "What matters")
    assert dialog.recipe() == Recipe("Blog first", (), description="What matters")
