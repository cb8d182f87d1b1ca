"""The page of the panel with the folders of the site: how old their pages are, and what is wrong there."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHeaderView, QStyleOptionViewItem, QTreeView, QVBoxLayout, QWidget

from editor.core.insight.freshness import DEFAULT_STALE, FolderFreshness, stale_question
from editor.models.lists.freshness_model import FOLDER, STALE, FreshnessModel
from editor.models.table import roles
from editor.models.table.indexes import AnyIndex
from editor.views.insight.note import note_label, show_note
from editor.views.table.list_delegate import LineDelegate
from editor.views.widgets.labels import wrapping_label
from editor.views.widgets.spin_box import WholeNumberBox

_LONGEST = 3650  # days
_MOST_OF_WIDTH = 0.45  # that the names of folders may take at first: the figures are what is looked for
_ENOUGH = 130  # pixels of them in any case


class FreshnessPage(QWidget):
    """A table of folders; a click on one shows its URLs, in the column of stale ones only these."""

    filter_requested = Signal(str)
    stale_changed = Signal(int)  # days
    levels_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FreshnessModel(self)
        self.stale = self._spin(self.tr("Stale after, in days"), 1, _LONGEST, DEFAULT_STALE)
        self.levels = self._spin(self.tr("Levels"), 1, 5, 1)
        self.note = note_label(self)
        self.table = QTreeView(self)
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Folders by age"))
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setTextElideMode(Qt.TextElideMode.ElideLeft)
        self.table.setItemDelegate(_MarkDelegate(self.table))
        self.table.setFrameShape(QTreeView.Shape.NoFrame)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(FOLDER, Qt.SortOrder.AscendingOrder)
        header = self.table.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        lines = QGridLayout()  # one below the other, as the panel is narrow
        for number, (words, box) in enumerate(
            ((self.tr("Stale after (days)"), self.stale), (self.tr("Levels"), self.levels))
        ):
            label = wrapping_label(words, self)
            label.setBuddy(box)
            lines.addWidget(label, number, 0)
            lines.addWidget(box, number, 1)
        lines.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(lines)
        column.addWidget(self.note)
        column.addWidget(self.table, 1)
        self.stale.valueChanged.connect(self.stale_changed)
        self.levels.valueChanged.connect(self.levels_changed)
        self.table.clicked.connect(self._ask_for)
        self.table.activated.connect(self._ask_for)

    def _spin(self, name: str, low: int, high: int, value: int) -> WholeNumberBox:
        box = WholeNumberBox(self)
        box.setRange(low, high)
        box.setValue(value)
        box.setKeyboardTracking(False)
        box.setAccessibleName(name)
        return box

    def show_lines(self, lines: Sequence[FolderFreshness], note: str = "") -> None:
        """Show these folders; if their numbers are estimates, `note` says so."""
        show_note(self.note, note)
        is_first = not self.model.lines
        self.model.is_sample = note != ""
        self.model.show(list(lines))
        if is_first and lines:
            for column in range(self.model.columnCount()):
                self.table.resizeColumnToContents(column)
            most = max(self.table.viewport().width() * _MOST_OF_WIDTH, _ENOUGH)
            self.table.setColumnWidth(FOLDER, min(self.table.columnWidth(FOLDER), round(most)))

    def _ask_for(self, index: QModelIndex) -> None:
        question = self.model.lines[index.row()].question
        if index.column() == STALE:
            question = f"{question} {stale_question(self.stale.value())}".lstrip()
        self.filter_requested.emit(question)


class _MarkDelegate(LineDelegate):
    """Draws the mark of the worst finding beside its word."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        self.show_mark(option, index.data(roles.MARK) or 0)
