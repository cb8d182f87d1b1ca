"""Places of a damaged file that were repaired, before → after, as a table."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt

from editor.core.characters import with_line_feeds
from editor.formats.positions import on_one_line
from editor.formats.repairs import Repair
from editor.models import roles
from editor.models.difference import Parts
from editor.models.explanations import shortened, translated
from editor.models.indexes import ROOT, AnyIndex
from editor.models.preview_model import PARTS
from editor.models.urlset_model import ABSENT


class RepairColumn(IntEnum):
    """What stands beside each other."""

    FILE = 0  # of a document of several
    LINE = 1
    COLUMN = 2
    BEFORE = 3
    AFTER = 4


class RepairsModel(QAbstractTableModel):
    """Shows what `show` is given; line breaks are shown as signs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._repairs: Sequence[Repair] = ()

    def show(self, repairs: Sequence[Repair]) -> None:
        """List these from now on."""
        self.beginResetModel()
        self._repairs = repairs
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._repairs)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(RepairColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = roles.DISPLAY) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == roles.TEXT_ALIGNMENT:
            return roles.RIGHT if section in (RepairColumn.LINE, RepairColumn.COLUMN) else roles.LEFT
        if role != roles.DISPLAY:
            return None
        words = (self.tr("File"), self.tr("Line"), self.tr("Column"), self.tr("Before"), self.tr("After"))
        return words[section]

    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if not index.isValid():
            return None
        repair, column = self._repairs[index.row()], RepairColumn(index.column())
        if role == roles.DISPLAY:
            return _text(repair, column)
        if role == roles.ACCESSIBLE_TEXT:
            title = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return translated("explanations", "{title}: {value}", title=title, value=_text(repair, column))
        if column < RepairColumn.BEFORE:
            is_number = column is not RepairColumn.FILE
            return roles.RIGHT if role == roles.TEXT_ALIGNMENT and is_number else None
        if role == PARTS:
            return parts_of_repair(repair)[column - RepairColumn.BEFORE]
        whole = repair.before if column is RepairColumn.BEFORE else repair.after
        return (shortened(whole) or None) if role == roles.TOOL_TIP else None


def parts_of_repair(repair: Repair) -> tuple[Parts, Parts]:
    """The place with the text around it, as it was and as it is."""
    before, after = (_visible(text) for text in (repair.before, repair.after))
    return Parts(repair.lead, before, repair.trail), Parts(repair.lead, after, repair.trail)


def _text(repair: Repair, column: RepairColumn) -> str:
    if column is RepairColumn.FILE:
        return shortened(repair.file)
    if column in (RepairColumn.LINE, RepairColumn.COLUMN):
        number = repair.line if column is RepairColumn.LINE else repair.column
        return ABSENT if number is None else QLocale().toString(number)
    return "".join(parts_of_repair(repair)[column - RepairColumn.BEFORE]) or ABSENT


def _visible(text: str) -> str:
    """A text on one line, in which line breaks can be seen."""
    return on_one_line(with_line_feeds(text).replace("\n", "↵"))
