"""The list of steps and operations, and recipes that are kept under a name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QTreeWidget
from pytestqt.qtbot import QtBot

from editor.core.operations.all_operations import OPERATION_BY_ID
from editor.core.operations.recipe import Recipe
from editor.dialogs.bulk.recipe_steps import SaveRecipeDialog, StepList
from editor.dialogs.dialog_frame import is_ticked, tick
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


def test_steps_have_ticks_where_there_are_several(qtbot: QtBot) -> None:
    steps, changes = StepList(), list[list[bool]]()
    qtbot.addWidget(steps)
    draft = RecipeDraft([DraftStep([DraftOperation(OPERATION_BY_ID["rows.delete"])]) for _ in range(2)])
    steps.changed.connect(lambda: changes.append([step.is_on for step in draft.steps]))
    steps.show_draft(draft)
    tree = steps.findChild(QTreeWidget, "steps")
    assert isinstance(tree, QTreeWidget)
    second = tree.topLevelItem(1)
    assert second is not None
    assert is_ticked(second)
    tick(second, is_ticked=False)
    steps.refresh()
    assert changes == [[True, False]]
    steps.go_to(0, None)
    steps.remove()
    alone = tree.topLevelItem(0)
    assert alone is not None
    assert not is_ticked(alone)
    tick(alone, is_ticked=True)
    assert changes[1:] == [[False], [True]]
    steps.show_draft(draft)
    alone = tree.topLevelItem(0)
    assert alone is not None
    assert alone.data(0, Qt.ItemDataRole.CheckStateRole) is None


@pytest.mark.parametrize(
    ("name", "can_save", "replaces"), [("", False, False), ("New", True, False), ("Old", True, True)]
)
def test_it_needs_a_name(qtbot: QtBot, name: str, can_save: bool, replaces: bool) -> None:
    dialog = SaveRecipeDialog(Recipe(name, ()), ["Old"])
    qtbot.addWidget(dialog)
    [box] = dialog.findChildren(QDialogButtonBox)
    assert box.button(QDialogButtonBox.StandardButton.Save).isEnabled() == can_save
    assert ("replaces the recipe" in dialog._remark.text()) == replaces


def test_what_was_typed_is_what_is_kept(qtbot: QtBot) -> None:
    dialog = SaveRecipeDialog(Recipe("", ()), [])
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.name, " Blog first ")
    QTest.keyClicks(dialog.description, "What matters")
    assert dialog.recipe() == Recipe("Blog first", (), description="What matters")
