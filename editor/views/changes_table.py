"""What changes, or would change, as a table to read: where, before and after."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QWidget

from editor.models.changes_model import ChangeColumn, ChangesModel
from editor.models.indexes import AnyIndex
from editor.views.letters import fit_section
from editor.views.reading_table import ReadingTable
from editor.views.text_order import TextOrderDelegate


class _FileName(TextOrderDelegate):
    """Cuts long names of files where they are alike: not at the end."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle


class ChangesTable(ReadingTable):
    """A list of changes."""

    def __init__(self, changes: ChangesModel, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("ChangesTable", "What changes"), changes, parent)
        self._changes = changes
        self.setItemDelegateForColumn(ChangeColumn.FILE, _FileName(self))
        header = self.horizontalHeader()
        for column, width in ((ChangeColumn.WHERE, 72), (ChangeColumn.FILE, 140), (ChangeColumn.FIELD, 116)):
            fit_section(header, column, width, self)
        for column in (ChangeColumn.BEFORE, ChangeColumn.AFTER):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(self._on_resized)
        changes.modelReset.connect(self._show_files)
        self._show_files()

    def _show_files(self) -> None:
        self.setColumnHidden(ChangeColumn.FILE, not self._changes.names_files)

    def _on_resized(self, section: int, _old: int, width: int) -> None:
        if section == ChangeColumn.AFTER:
            self._changes.set_room(width // self.fontMetrics().averageCharWidth())
