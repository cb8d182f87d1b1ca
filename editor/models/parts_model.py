"""The files that an export as a set would write, as lines to read."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt

from editor.formats.sets import SetPart
from editor.models import roles
from editor.models.indexes import ROOT, AnyIndex


class PartsModel(QAbstractTableModel):
    """Name, number of URLs and bytes of each file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[SetPart] = ()

    def show(self, parts: Sequence[SetPart]) -> None:
        """List these from now on."""
        self.beginResetModel()
        self._parts = parts
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._parts)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = roles.DISPLAY) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == roles.DISPLAY:
            return (self.tr("File"), self.tr("URLs"), self.tr("Bytes"))[section]
        if role == roles.TEXT_ALIGNMENT:
            return roles.RIGHT if section else roles.LEFT
        return None

    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if not index.isValid():
            return None
        if role == roles.TEXT_ALIGNMENT:
            return roles.RIGHT if index.column() else roles.LEFT
        if role not in (roles.DISPLAY, roles.ACCESSIBLE_TEXT):
            return None
        part, number = self._parts[index.row()], QLocale().toString
        text = (part.name, number(len(part.rows)), number(part.size))[index.column()]
        if role == roles.DISPLAY:
            return text
        return f"{self.headerData(index.column(), Qt.Orientation.Horizontal)}: {text}"
