"""What changes, or would change, as a table to read: where, before and after."""

from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from editor.models.changes_model import ChangesModel, Part

_LINE = 26  # pixels


class ChangesTable(QTableView):
    """A list of changes; it is only read."""

    def __init__(self, changes: ChangesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._changes = changes
        self.setObjectName("boxed")
        self.setAccessibleName(self.tr("What changes"))
        self.setModel(changes)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_LINE)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        for part, width in ((Part.WHERE, 72), (Part.FIELD, 116)):
            header.resizeSection(part, width)
        for part in (Part.BEFORE, Part.AFTER):
            header.setSectionResizeMode(part, QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(self._on_resized)

    def _on_resized(self, section: int, _old: int, width: int) -> None:
        if section == Part.AFTER:
            self._changes.set_room(width // self.fontMetrics().averageCharWidth())
