"""The lines of a list with several columns."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem

from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.words.translation import listed, translated


class LineItem(QTreeWidgetItem):
    """A line that is selected as a whole; its first column, which has the
    focus, is read out with all others.
    """

    def data(self, column: int, role: int) -> object:
        if column == 0 and role == roles.ACCESSIBLE_TEXT:
            return listed(map(self._told, range(self.columnCount())))
        return super().data(column, role)

    def _told(self, column: int) -> str:
        """Return the heading and the text of a column for screen readers; "" if it is empty or hidden."""
        tree, words = self.treeWidget(), self.text(column)
        if tree.isColumnHidden(column) or not words:
            return ""
        heading = tree.headerItem().text(column)
        if words == ABSENT:
            words = translated("LineItem", "not set")
        if column and super().data(column, int(Qt.ItemDataRole.CheckStateRole)) is not None:
            is_ticked = self.checkState(column) is Qt.CheckState.Checked
            state = translated("LineItem", "ticked") if is_ticked else translated("LineItem", "not ticked")
            words = f"{words}, {state}"
        return f"{heading}: {words}" if heading else words
