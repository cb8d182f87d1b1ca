"""The list of steps and operations, and recipes that are kept under a name."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QTreeWidget
from pytestqt.qtbot import QtBot

from editor.core.operations.all_operations import OPERATION_BY_ID
from editor.core.operations.recipe import Recipe
from editor.dialogs.bulk.recipe_steps import SaveRecipeDialog, StepList
from editor.models.session.recipe_draft import DraftOperation, DraftStep, RecipeDraft


def test_its_lines_have_room_from_the_first(qapp: QApplication, qtbot: QtBot) -> None:
    worn = qapp.styleSheet()
    qapp.setStyleSheet("QTreeWidget#steps::item { min-height: 40px; }")
    try:
        steps = StepList()
        qtbot.addWidget(steps)
        steps.show_draft(RecipeDraft([DraftStep([DraftOperation(OPERATION_BY_ID["lastmod.set"])])]))
        steps.show()
        tree = steps.findChild(QTreeWidget, "steps")
        assert isinstance(tree, QTreeWidget)
        assert tree.visualRect(tree.model().index(0, 0)).height() == 40
    finally:
        qapp.setStyleSheet(worn)


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
