"""The base class of models for read-only lists with columns."""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from editor.models.table import roles
from editor.models.table.indexes import ROOT, AnyIndex
from editor.models.words.tips import with_plain_tips
from editor.models.words.translation import translated

T = TypeVar("T")  # the object that a line shows


class LinesModel(QAbstractTableModel, Generic[T]):
    """Lists the objects given to `show`; a subclass sets the titles of the columns and implements `text`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: Sequence[T] = ()
        self.titles: Sequence[str] = ()  # of the columns
        self.numbers: Collection[int] = ()  # the columns with numbers, which are right-aligned
        self.values: Collection[
            int
        ] = ()  # those with values that are drawn from left to right in every window

    def show(self, lines: Sequence[T]) -> None:
        """List these objects from now on."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def text(self, line: T, column: int) -> str:
        """Return the text of a cell."""
        raise NotImplementedError

    def more(self, line: T, column: int, role: int) -> object:
        """Return the data of a cell for a role other than the text; None if there is none."""
        return None

    # Qt's interface

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.titles)

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = roles.DISPLAY) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == roles.TEXT_ALIGNMENT:
            return self._alignment(section)
        return self.titles[section] if role == roles.DISPLAY else None

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], index.column()
        if role == roles.DISPLAY:
            return self.text(line, column)
        if role == roles.TEXT_ALIGNMENT:
            return self._alignment(column)
        if role == roles.ACCESSIBLE_TEXT:
            value = self.text(line, column)
            return translated("explanations", "{title}: {value}").format(
                title=self.titles[column], value=value
            )
        return self.more(line, column, role)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        if column in self.numbers:
            return roles.RIGHT
        return roles.VALUES if column in self.values else roles.LEFT
