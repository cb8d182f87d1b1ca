"""Groups of lines, each opening to its own: what such models tell Qt of how the lines belong together."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex

from editor.models.table.indexes import ROOT, AnyIndex


class GroupedModel(QAbstractItemModel):
    """A subclass says how many lines there are, and what they say.

    A group's internal id is 0, that of the lines in it is the group's number plus 1.
    """

    def index(self, row: int, column: int, parent: AnyIndex = ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: AnyIndex = ROOT) -> QModelIndex:  # type: ignore[override]
        if not child.isValid() or self.is_group(child):
            return QModelIndex()
        return self.createIndex(self.group_number(child), 0, 0)

    @staticmethod
    def is_group(index: AnyIndex) -> bool:
        """Whether a line is that of a group itself."""
        return index.internalId() == 0

    def group_number(self, index: AnyIndex) -> int:
        """The group that a line is of or in; -1 where there is no line."""
        return index.row() if self.is_group(index) else index.internalId() - 1

    def opens(self, index: AnyIndex) -> bool:
        """Whether lines stand below: below the first cell of a group's line."""
        return self.is_group(index) and index.column() == 0
