"""The tables that mark findings in cells: the list of language clusters, and the matrix of one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTableView, QWidget

from editor.models.lists.matrix_model import MatrixModel
from editor.models.table import roles
from editor.models.table.indexes import AnyIndex
from editor.views.style.theme import current
from editor.views.table.list_delegate import LineDelegate

_LINE = 28  # pixels


class _MarkedCells(LineDelegate):
    """Marks findings in cells by shape and colour."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        theme, severity = current(), index.data(roles.MARK)
        option.textElideMode = Qt.TextElideMode.ElideMiddle
        self.show_mark(option, severity or 0)
        model = index.model()
        if not isinstance(model, MatrixModel):
            return
        if severity:
            option.backgroundBrush = QBrush(theme.tint(severity))
        if not index.data(roles.EDIT) or model.matrix.pages[index.row()].row < 0:
            option.palette.setColor(option.palette.ColorRole.Text, theme.color("muted"))


class MarkedTable(QTableView):
    """A table without a grid."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setItemDelegate(_MarkedCells(self))
        self.verticalHeader().setDefaultSectionSize(_LINE)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(roles.LEFT)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)


class MatrixView(MarkedTable):
    """The matrix of a cluster, in which Delete removes a link."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_Delete and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.model().setData(index, "")
        else:
            super().keyPressEvent(event)
