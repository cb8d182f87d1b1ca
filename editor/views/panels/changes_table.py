"""The read-only table of changes, made or to be made: the place, before and after."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QWidget

from editor.models.findings.changes_model import ChangeColumn, ChangesModel
from editor.models.table.indexes import AnyIndex
from editor.models.words.explanations import field_titles, shorten_value
from editor.models.words.translation import translated
from editor.views.table.sharing import share_columns
from editor.views.widgets.letters import fit_section
from editor.views.widgets.reading_table import ReadingTable
from editor.views.widgets.text_order import TextOrderDelegate

_TEXTS = (ChangeColumn.URL, ChangeColumn.BEFORE, ChangeColumn.AFTER)
_LOOKED_AT = 100  # lines that are measured for the width of a column


class _Name(TextOrderDelegate):
    """Elides long names where they are alike: file names at the start, URLs in the middle."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        is_url = index.column() == ChangeColumn.URL
        option.textElideMode = Qt.TextElideMode.ElideLeft if is_url else Qt.TextElideMode.ElideMiddle


class ChangesTable(ReadingTable):
    """A table of changes."""

    def __init__(self, changes: ChangesModel, parent: QWidget | None = None) -> None:
        super().__init__(translated("ChangesTable", "What changes"), changes, parent)
        self._changes = changes
        for column in (ChangeColumn.URL, ChangeColumn.FILE):
            self.setItemDelegateForColumn(column, _Name(self))
        header = self.horizontalHeader()
        for column, width in ((ChangeColumn.WHERE, 72), (ChangeColumn.FILE, 140)):
            fit_section(header, column, width, self)
        fit_section(header, ChangeColumn.FIELD, 116, self, field_titles())
        for column in _TEXTS:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        changes.modelReset.connect(self._show_names)
        self._show_names()

    def _show_names(self) -> None:
        self.setColumnHidden(ChangeColumn.URL, not self._changes.names_urls)
        self.setColumnHidden(ChangeColumn.FILE, not self._changes.names_files)

        self._share()

    def _share(self) -> None:
        """Set the widths of the columns; short values leave their room to the URLs."""
        header = self.horizontalHeader()
        share_columns(self, header, _TEXTS, self._texts)
        width = max(header.sectionSize(ChangeColumn.BEFORE), header.sectionSize(ChangeColumn.AFTER))
        self._changes.set_room(width // self.fontMetrics().averageCharWidth())

    def _texts(self, column: int) -> Iterable[str]:
        """Return the full texts of a column in the first lines."""
        for change in self._changes.lines[:_LOOKED_AT]:
            whole = {ChangeColumn.BEFORE: change.before, ChangeColumn.AFTER: change.after}
            yield shorten_value(whole.get(ChangeColumn(column), change.url))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()
