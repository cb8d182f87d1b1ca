"""The list of changes that fixes would make: the place, and the values before and after."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject

from editor.core.fields import FIELD_BY_NAME
from editor.models.lists.lines_model import LinesModel
from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.words.explanations import field_title, shorten_value, with_visible_ends
from editor.models.words.translation import translated
from editor.rules.remedies.changes import PreviewChange, excerpts

_USUAL, _LEAST = 42, 12  # characters of a text: before the width is known, and at least


class ChangeColumn(IntEnum):
    """The columns of the list of changes."""

    WHERE = 0
    URL = 1
    FILE = 2
    FIELD = 3
    BEFORE = 4
    AFTER = 5


class ChangesModel(LinesModel[PreviewChange]):
    """A list of changes; long texts are shortened to the part around the difference."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = (
            self.tr("Row"),
            field_title(FIELD_BY_NAME["loc"]),
            self.tr("Sitemap"),
            self.tr("Value"),
            self.tr("Before"),
            self.tr("After"),
        )
        self.numbers = (ChangeColumn.WHERE,)
        self._room = _USUAL

    def set_room(self, characters: int) -> None:
        """Set how many characters of a text fit into a column."""
        room = max(characters, _LEAST)
        if room != self._room:
            self._room = room
            if not self.lines:
                return
            last = self.index(self.rowCount() - 1, ChangeColumn.AFTER)
            self.dataChanged.emit(self.index(0, ChangeColumn.BEFORE), last)

    @property
    def names_files(self) -> bool:
        """True if any change names its file, as in a document of several files."""
        return any(change.file for change in self.lines)

    @property
    def names_urls(self) -> bool:
        """True if any change needs the URL of its entry to be recognised, as its values are not the URL."""
        return any(change.url and change.field != "loc" for change in self.lines)

    def text(self, line: PreviewChange, column: int) -> str:
        return _text(line, ChangeColumn(column), self._room)

    def more(self, line: PreviewChange, column: int, role: int) -> object:
        return _whole(line, ChangeColumn(column)) or None if role == roles.TOOL_TIP else None


def _text(change: PreviewChange, column: ChangeColumn, room: int) -> str:
    if column is ChangeColumn.WHERE:
        return "" if change.row is None else QLocale().toString(change.row + 1)
    if column is ChangeColumn.URL:
        return shorten_value(change.url)
    if column is ChangeColumn.FILE:
        return change.file
    if column is ChangeColumn.FIELD:
        return _field(change)
    if column is ChangeColumn.AFTER and not change.field and not change.after and change.row is not None:
        return translated("ChangesModel", "(removed)") if change.before.strip() else ABSENT
    texts = excerpts(change.before, change.after, room)
    return with_visible_ends(texts[column is ChangeColumn.AFTER]) or ABSENT


def _whole(change: PreviewChange, column: ChangeColumn) -> str:
    """Return the full text of a cell, for a tool tip, where the column may have no room for it."""
    if column in (ChangeColumn.URL, ChangeColumn.FILE):
        return change.file if column is ChangeColumn.FILE else shorten_value(change.url)
    values = {ChangeColumn.BEFORE: change.before, ChangeColumn.AFTER: change.after}
    return shorten_value(values.get(column, ""))


_FILE_PARTS: dict[str, Callable[[], str]] = {
    "encoding": lambda: translated("ChangesModel", "Encoding"),
    "byte order mark": lambda: translated("ChangesModel", "Byte order mark"),
    "compression": lambda: translated("ChangesModel", "Compression"),
    "prolog": lambda: translated("ChangesModel", "Start of the file"),
    "epilog": lambda: translated("ChangesModel", "End of the file"),
}


def _field(change: PreviewChange) -> str:
    if change.field in FIELD_BY_NAME:
        return field_title(FIELD_BY_NAME[change.field])
    if change.field in _FILE_PARTS:
        return _FILE_PARTS[change.field]()
    return translated("ChangesModel", "Entry")
