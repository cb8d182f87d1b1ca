"""The list of steps and operations."""

from PySide6.QtWidgets import QApplication, QTreeWidget
from pytestqt.qtbot import QtBot

from editor.core.operations.all_operations import OPERATION_BY_ID
from editor.dialogs.bulk.recipe_steps import StepList
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
