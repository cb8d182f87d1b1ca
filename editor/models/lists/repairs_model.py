"""The list of repairs in a damaged file, before → after."""

from enum import IntEnum

from PySide6.QtCore import QLocale, QObject

from editor.core.values.characters import with_line_feeds
from editor.formats.damage.repair_list import Repair
from editor.formats.positions import on_one_line
from editor.models.lists.lines_model import LinesModel
from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.table.roles import PARTS
from editor.models.words.explanations import shorten_value
from editor.models.words.text_difference import TextDifference


class RepairColumn(IntEnum):
    """The columns of the list of repairs."""

    FILE = 0  # in a document of several files
    LINE = 1
    COLUMN = 2
    BEFORE = 3
    AFTER = 4


class RepairsModel(LinesModel[Repair]):
    """A list of places and texts of repairs; line breaks are shown as symbols."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = (
            self.tr("File"),
            self.tr("Line"),
            self.tr("Column"),
            self.tr("Before"),
            self.tr("After"),
        )
        self.numbers = (RepairColumn.LINE, RepairColumn.COLUMN)
        self.values = (RepairColumn.BEFORE, RepairColumn.AFTER)

    def text(self, line: Repair, column: int) -> str:
        return _text(line, RepairColumn(column))

    def more(self, line: Repair, column: int, role: int) -> object:
        if column < RepairColumn.BEFORE:
            return None
        if role == PARTS:
            return parts_of_repair(line)[column - RepairColumn.BEFORE]
        whole = line.before if column == RepairColumn.BEFORE else line.after
        return (shorten_value(whole) or None) if role == roles.TOOL_TIP else None


def parts_of_repair(repair: Repair) -> tuple[TextDifference, TextDifference]:
    """Return the repaired text and its context before and after, split where they differ."""
    before, after = (_visible(text) for text in (repair.before, repair.after))
    return TextDifference(repair.lead, before, repair.trail), TextDifference(repair.lead, after, repair.trail)


def _text(repair: Repair, column: RepairColumn) -> str:
    if column is RepairColumn.FILE:
        return shorten_value(repair.file)
    if column in (RepairColumn.LINE, RepairColumn.COLUMN):
        number = repair.line if column is RepairColumn.LINE else repair.column
        return ABSENT if number is None else QLocale().toString(number)
    return "".join(parts_of_repair(repair)[column - RepairColumn.BEFORE]) or ABSENT


def _visible(text: str) -> str:
    """Return a text on one line, in which line breaks are visible."""
    return on_one_line(with_line_feeds(text).replace("\n", "↵"))
