"""A table with an undo stack, as the window has it."""

from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.models.session.edit_command import EditCommand
from editor.models.table.entries_model import UrlsetModel
from editor.rules.findings import Findings
from editor.views.table.entries_table import UrlsetTable
from tests.robot import Robot


class Desk:
    """A document on screen, with somebody at the keyboard."""

    def __init__(self, qtbot: QtBot, urlset: Document, findings: Findings) -> None:
        self.urlset = urlset
        self.stack = QUndoStack()
        self.model = UrlsetModel(urlset, findings)
        self.table = UrlsetTable(self.model)
        self.table.resize(900, 500)
        self.model.edit_requested.connect(self._do)
        qtbot.addWidget(self.table)
        self.robot = Robot(qtbot, self.table)

    def _do(self, edit: Edit, title: str) -> None:
        self.stack.push(EditCommand(self.urlset, edit, title, self.table.show_outcome))

    def entry(self, row: int) -> Entry:
        return self.urlset.entry(row)

    def close(self) -> None:
        self.model.close()
        self.table.close()
