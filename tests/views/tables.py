"""A table with an undo stack, as the window has it."""

from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.models.session.undo_stack import EditCommand
from editor.models.table.entries_model import EntriesModel
from editor.rules.findings import Findings
from editor.views.table.entries_table import EntriesTable
from tests.robot import Robot


class Desk:
    """A document on screen, with somebody at the keyboard."""

    def __init__(self, qtbot: QtBot, document: Document, findings: Findings) -> None:
        self.entries = document
        self.stack = QUndoStack()
        self.model = EntriesModel(document, findings)
        self.table = EntriesTable(self.model)
        self.table.resize(900, 500)
        self.model.edit_requested.connect(self._do)
        qtbot.addWidget(self.table)
        self.robot = Robot(qtbot, self.table)

    def _do(self, edit: Edit, title: str, _then: object) -> None:
        self.stack.push(EditCommand(self.entries, edit, title, self.table.show_outcome))

    def entry(self, row: int) -> Entry:
        return self.entries.entry(row)

    def close(self) -> None:
        self.model.close()
        self.table.close()
