"""Lists in dialogs: lines of a few columns, in a box."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from editor.models import roles
from editor.views.letters import LINE


class BoxedList(QTreeWidget):
    """Lines are chosen as a whole, and none opens to others."""

    def __init__(self, name: str, headings: Sequence[str], parent: QWidget) -> None:
        """name: what it is called where it is read out."""
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setHeaderLabels(list(headings))
        self.setRootIsDecorated(False)
        self.setAllColumnsShowFocus(True)

    def stretch(self, column: int) -> None:
        """Let a column take the room that the others leave."""
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def set_numeric(self, column: int) -> None:
        """Let the heading stand over numbers."""
        self.headerItem().setTextAlignment(column, roles.RIGHT)

    def add_line(self, texts: Sequence[str]) -> QTreeWidgetItem:
        """A line at the end."""
        item = QTreeWidgetItem(self, list(texts))
        item.setSizeHint(0, QSize(0, LINE))
        return item
