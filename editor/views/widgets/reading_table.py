"""A table that is read and not edited: without a grid, with whole lines to choose."""

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from editor.views.widgets.letters import LINE
from editor.views.widgets.text_order import TextOrderDelegate


class ReadingTable(QTableView):
    """Shows a model in even lines; Tab leads out of it."""

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        """name: what it is for who does not see it."""
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
        self.verticalHeader().setDefaultSectionSize(LINE)
        self.horizontalHeader().setHighlightSections(False)

    def show_lines(self, count: int) -> None:
        """Never be too low for so many lines."""
        self.setMinimumHeight(LINE * count + 4)
