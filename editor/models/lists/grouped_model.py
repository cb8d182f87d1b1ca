"""The base class of models with groups of lines: a tree with two levels."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex

from editor.models.table.indexes import ROOT, AnyIndex


class GroupedModel(QAbstractItemModel):
    """A tree of groups and their lines; a subclass provides the number of lines and their texts.

    The internal id of a group's index is 0; that of a line in it is the number of the group plus 1.
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
        """Tell whether an index belongs to the line of a group."""
        return index.internalId() == 0

    def group_number(self, index: AnyIndex) -> int:
        """Return the number of the group that an index belongs to; -1 if the index is invalid."""
        return index.row() if self.is_group(index) else index.internalId() - 1

    def opens(self, index: AnyIndex) -> bool:
        """Tell whether an index has children: only the first cell of a group has."""
        return self.is_group(index) and index.column() == 0
