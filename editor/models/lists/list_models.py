"""The base classes of models for lists, with columns, with ticks or in groups, and the list of actions.

A model with groups of lines is a tree with two levels. Actions are listed for *Find an action*, and
found by a few words.
"""

from collections.abc import Callable, Collection, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from editor.models.table import item_data
from editor.models.table.item_data import ROOT, AnyIndex, with_plain_tips
from editor.models.words.translation import translated


class _Match(IntEnum):
    """The quality of the match of a word with an action, the best first."""

    TITLE_WORD = 0  # a word of the title begins with it
    WORD = 1  # one of the additional words begins with it
    TITLE = 2  # the title contains it
    PLACE = 3
    INSIDE = 4
    NONE = 9


class Findable(NamedTuple):
    """An action with its current state."""

    id: str  # unique, and the same at the next start
    title: str
    place: str  # its menu: "Edit", "Edit values › URL"
    run: Callable[[], object]
    key: str = ""  # its shortcut; "" if it has none
    words: str = ""  # additional words to find it by
    is_enabled: bool = True
    is_listed: bool = True  # also listed while the search field is empty


def matching_actions(findables: Sequence[Findable], text: str, used: Sequence[str]) -> list[Findable]:
    """Return the actions that match all words of a text, the best first; disabled ones come last.

    An action of which the text is the whole title comes before all others.

    used: ids of actions taken before, the latest first: they come first among equals, and at the
    top of all if no text is entered.
    """
    words, whole = text.casefold().split(), text.strip().casefold()
    latest = {name: place for place, name in enumerate(used)}
    ranked = []
    for place, each in enumerate(findables):
        fit = max((_match(each, word) for word in words), default=_Match.TITLE_WORD)
        if fit is _Match.NONE or not (words or each.is_listed or each.id in latest):
            continue
        order = latest.get(each.id, len(used))
        is_other = each.title.casefold().rstrip("…") != whole.rstrip("…")
        ranked.append((not each.is_enabled and bool(words), is_other, fit, order, place, each))
    return [each for *_, each in sorted(ranked, key=lambda rank: rank[:-1])]


def _match(findable: Findable, word: str) -> _Match:
    title, words = findable.title.casefold(), findable.words.casefold()
    if _begins(word, title):
        return _Match.TITLE_WORD
    if _begins(word, words):
        return _Match.WORD
    if word in title:
        return _Match.TITLE
    if word in findable.place.casefold():
        return _Match.PLACE
    return _Match.INSIDE if word in words else _Match.NONE


def _begins(word: str, text: str) -> bool:
    """Tell whether any word of a text begins with a word."""
    return text.startswith(word) or any(before + word in text for before in (" ", "-", "(", "/", "“"))


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
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == item_data.TEXT_ALIGNMENT:
            return self._alignment(section)
        return self.titles[section] if role == item_data.DISPLAY else None

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], index.column()
        if role == item_data.DISPLAY:
            return self.text(line, column)
        if role == item_data.TEXT_ALIGNMENT:
            return self._alignment(column)
        if role == item_data.ACCESSIBLE_TEXT:
            value = self.text(line, column)
            return translated("{title}: {value}").format(title=self.titles[column], value=value)
        return self.more(line, column, role)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        if column in self.numbers:
            return item_data.RIGHT
        return item_data.VALUES if column in self.values else item_data.LEFT


class TickedModel(LinesModel[T]):
    """A list with check boxes in its first column; lines with the same key are ticked together."""

    choice_changed = Signal()  # other lines are ticked

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ticks: dict[object, bool] = {}  # as a person chose, by the keys of lines

    def key(self, line: T) -> object:
        """Return what is ticked with a line; None if it has no check box."""
        return line

    def is_ticked(self, line: T) -> bool:
        """Tell whether a line is ticked; all are until a person chooses."""
        return self.ticks.get(self.key(line), True)

    def tick(self, lines: Sequence[T], *, is_ticked: bool) -> None:
        """Tick lines, or take their ticks away."""
        self.ticks |= {self.key(line): is_ticked for line in lines}
        if self.lines:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)  # all lines, as several may have the same key
        self.choice_changed.emit()

    def _has_box(self, index: AnyIndex) -> bool:
        return index.isValid() and index.column() == 0 and self.key(self.lines[index.row()]) is not None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsUserCheckable if self._has_box(index) else usual

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if role != Qt.ItemDataRole.CheckStateRole or not self._has_box(index):
            return super().data(index, role)
        is_ticked = self.is_ticked(self.lines[index.row()])
        return Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked

    def setData(self, index: AnyIndex, value: object, role: int = item_data.EDIT) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or not self._has_box(index):
            return False
        self.tick([self.lines[index.row()]], is_ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True
