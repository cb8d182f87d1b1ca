"""The page of the panel with the folders of the site: how old their pages are, and what is wrong there."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHeaderView, QStyleOptionViewItem, QTreeView, QVBoxLayout, QWidget

from editor.core.insight.freshness import DEFAULT_STALE, FolderFreshness, stale_question
from editor.models.lists.freshness_model import FINDINGS, FOLDER, STALE, URLS, FreshnessModel
from editor.models.table import roles
from editor.models.table.indexes import AnyIndex
from editor.views.insight.note import note_label, show_note
from editor.views.table.list_delegate import LineDelegate
from editor.views.widgets.labels import wrapping_label
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.spin_box import WholeNumberBox

_LONGEST = 3650  # days
_AROUND_HEADING, _ARROW = 20, 18  # pixels
_ENOUGH = 90  # pixels for the names of folders in any case


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
        self._given: list[int] = []  # the widths of the columns, until the person chooses others
        self.table = _FolderTable(self)
        self.table.resized.connect(self._fit)
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
        header.sortIndicatorChanged.connect(self._fit)
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
        is_new = not self.model.lines or self.model.is_sample
        self.model.is_sample = note != ""
        self.model.show(list(lines))
        if is_new:
            self._fit()

    def _fit(self) -> None:
        """Give the columns their widths, so that what tells where to begin is seen without scrolling."""
        header, columns = self.table.header(), range(self.model.columnCount())
        if not self.model.lines or self._given not in ([], [header.sectionSize(each) for each in columns]):
            return
        needed = [max(self.table.sizeHintForColumn(each), self._heading_width(each)) for each in columns]
        left = self.table.viewport().width() - sum(needed[URLS : FINDINGS + 1])
        folder = max(min(needed[FOLDER], left), scaled_width(_ENOUGH, self))
        self._given = [folder, *needed[URLS:]]
        for column, width in enumerate(self._given):
            header.resizeSection(column, width)

    def _heading_width(self, column: int) -> int:
        """Return the width of a heading; only that of the column that lines are sorted by has an arrow."""
        header = self.table.header()
        heading = self.model.headerData(column, Qt.Orientation.Horizontal)
        width = header.fontMetrics().size(0, str(heading)).width() + _AROUND_HEADING
        return width + (_ARROW if header.sortIndicatorSection() == column else 0)

    def _ask_for(self, index: QModelIndex) -> None:
        question = self.model.lines[index.row()].question
        if index.column() == STALE:
            question = f"{question} {stale_question(self.stale.value())}".lstrip()
        self.filter_requested.emit(question)


class _FolderTable(QTreeView):
    """Tells when the room for its columns changes."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class _MarkDelegate(LineDelegate):
    """Draws the mark of the worst finding beside the number of findings."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        self.show_mark(option, index.data(roles.MARK) or 0)
