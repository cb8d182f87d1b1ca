"""A read-only table without a grid, in which whole rows are selected."""

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from editor.views.widgets.letters import line_height
from editor.views.widgets.text_order import TextOrderDelegate


class ReadingTable(QTableView):
    """Shows a model in rows of equal height; Tab leaves the table."""

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        """name: the accessible name."""
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(TextOrderDelegate(self))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(line_height(self.fontMetrics()))
        self.horizontalHeader().setHighlightSections(False)

    def show_lines(self, count: int) -> None:
        """Set the minimum height to that of `count` lines."""
        self.setMinimumHeight(line_height(self.fontMetrics()) * count + 4)
