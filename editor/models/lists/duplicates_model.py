"""A tree of duplicates: groups of entries with the same URL; the entry that is ticked stays."""

from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QLocale, QModelIndex, QObject, Qt, Signal

from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, EXTENSIONS
from editor.core.fields import FIELD_BY_NAME
from editor.core.text import N_
from editor.models.lists.list_models import GroupedModel
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.models.table.item_data import ROOT, AnyIndex, with_plain_tips
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.translation import counted, listed, translated
from editor.rules.listing.listing_fixes import OTHER, DuplicateGroup, Keep

DIFFERS = item_data.ROW_MARK + 1  # whether the entries of the group differ in this cell

_Flag = Qt.ItemFlag
_CHECK = int(Qt.ItemDataRole.CheckStateRole)
_KINDS = {
    "duplicate-loc": N_("same URL"),
    "equivalent-loc": N_("same URL, written differently"),
    "near-duplicate-loc": N_("nearly the same URL"),
    "case-only-loc": N_("differs only in letter case"),
}

_OTHERS = ("1 other element", N_("%Ln other elements"))
_LONGEST = 72  # characters of a group's URL


def content_words(contents: Mapping[str, int]) -> str:
    """Return the numbers of elements in words, by extension, as in "2 images, 1 video"."""
    counts = {name: count for name, count in contents.items() if name in EXTENSION_BY_NAME}
    told = [
        counted(*extension.numbers, counts[extension.name])
        for extension in EXTENSIONS
        if extension.name in counts
    ]
    if others := sum(contents.values()) - sum(counts.values()):
        told.append(counted(*_OTHERS, others))
    return listed(told)


class DuplicateColumn(IntEnum):
    """The columns of the tree of duplicates."""

    URL = 0  # in the line of a group, its whole text
    FILE = 1  # in a document of several files
    ROW = 2
    LASTMOD = 3
    CHANGEFREQ = 4
    PRIORITY = 5
    FATE = 6


_FIELDS = {
    DuplicateColumn.URL: "loc",
    DuplicateColumn.LASTMOD: "lastmod",
    DuplicateColumn.CHANGEFREQ: "changefreq",
    DuplicateColumn.PRIORITY: "priority",
}


class DuplicatesModel(GroupedModel):
    """The groups of duplicates of a document that nobody changes meanwhile; at
    first the first entry of each stays.
    """

    picks_changed = Signal()  # the user has chosen other entries to stay

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.groups: Sequence[DuplicateGroup] = ()
        self._kept: Mapping[Keep, Sequence[int]] = {}
        self._picks: list[int] = []  # the row that stays of each group; -1: all stay

    def show(
        self, groups: Sequence[DuplicateGroup], kept: Mapping[Keep, Sequence[int]], how: Keep | None
    ) -> None:
        """Show these groups; `how` selects from `kept` which entry of each group stays."""
        self.beginResetModel()
        self.groups, self._kept = groups, kept
        self._picks = [-1] * len(groups)
        self.endResetModel()
        self.keep(how)

    # The choice of entries

    def keep(self, how: Keep | None, numbers: Sequence[int] | None = None) -> None:
        """Select which entry stays in all groups, or in those with the given numbers; None: all entries."""
        for number in range(len(self.groups)) if numbers is None else numbers:
            self._picks[number] = -1 if how is None else self._kept[how][number]
        self.picks_changed.emit()

    def picked_rows(self) -> list[int]:
        """Return the rows that were selected to stay; a group where all entries stay has none."""
        return [row for row in self._picks if row >= 0]

    def removed_count(self) -> int:
        """Return the number of entries that would be removed."""
        pairs = zip(self.groups, self._picks, strict=True)
        return sum(len(group.rows) - 1 for group, pick in pairs if pick >= 0)

    def stays(self, index: AnyIndex) -> bool:
        """Tell whether an entry stays."""
        number = self.group_number(index)
        return self._picks[number] in (-1, self.groups[number].rows[index.row()])

    def group_of_row(self, row: int) -> QModelIndex:
        """Return the index of the group that contains a document row; invalid if there is none."""
        found = (number for number, group in enumerate(self.groups) if row in group.rows)
        number = next(found, -1)
        return self.index(number, 0) if number >= 0 else QModelIndex()

    # Qt's interface

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        if not parent.isValid():
            return len(self.groups)
        return len(self.groups[parent.row()].rows) if self.opens(parent) else 0

    def columnCount(self, _parent: AnyIndex = ROOT) -> int:
        return len(DuplicateColumn)

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == item_data.TEXT_ALIGNMENT:
            return item_data.RIGHT if section == DuplicateColumn.ROW else item_data.LEFT
        if role != item_data.DISPLAY:
            return None
        if section in _FIELDS:
            return field_title(FIELD_BY_NAME[_FIELDS[DuplicateColumn(section)]])
        return {DuplicateColumn.ROW: self.tr("Row"), DuplicateColumn.FILE: self.tr("Sitemap")}.get(
            DuplicateColumn(section), ""
        )

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return _Flag.NoItemFlags
        flags = _Flag.ItemIsSelectable | _Flag.ItemIsEnabled
        is_entry = not self.is_group(index) and index.column() == 0
        return flags | _Flag.ItemIsUserCheckable if is_entry else flags

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if not index.isValid():
            return None
        if role == item_data.TEXT_ALIGNMENT:
            return item_data.RIGHT if index.column() == DuplicateColumn.ROW else item_data.LEFT
        if self.is_group(index):
            return self._group_data(self.groups[index.row()], index.column(), role)
        if role == item_data.ACCESSIBLE_TEXT and index.column() == DuplicateColumn.URL:
            return self._read_out(index)
        return self._entry_data(index, role)

    def setData(self, index: AnyIndex, value: object, role: int = item_data.EDIT) -> bool:
        """Tick an entry to make it the only one to stay in its group; untick it to let all stay."""
        if role != _CHECK or not index.isValid() or self.is_group(index):
            return False
        number = self.group_number(index)
        row = self.groups[number].rows[index.row()]
        self._picks[number] = -1 if self._picks[number] == row else row
        self.picks_changed.emit()
        return True

    # The texts of lines

    def _group_data(self, group: DuplicateGroup, column: int, role: int) -> object:
        if role == item_data.TOOL_TIP:
            return shorten_value(self._document.column("loc")[group.rows[0]].strip())
        if role not in (item_data.DISPLAY, item_data.ACCESSIBLE_TEXT) or column != DuplicateColumn.URL:
            return None
        url = shorten_value(self._document.column("loc")[group.rows[0]].strip())
        if len(url) > _LONGEST:
            url = f"{url[: _LONGEST // 3]}…{url[-_LONGEST * 2 // 3 :]}"
        count = counted("%Ln entry", N_("%Ln entries"), len(group.rows))
        return f"{url}  —  {count}, {self._difference(group)}"

    @staticmethod
    def _difference(group: DuplicateGroup) -> str:
        """Return in words how the URLs of a group are alike, and in what its entries differ."""
        spelled = translated("spelling")
        other = translated("content")
        words = {"loc": spelled, OTHER: other}
        names = [words.get(name) or field_title(FIELD_BY_NAME[name]).lower() for name in group.differs]
        kind = translated(_KINDS[group.rule])
        if not names:
            return translated("{kind}; no differences").format(kind=kind)
        words_of = translated("{kind}; different {fields}")
        return words_of.format(kind=kind, fields=listed(names))

    def _entry_data(self, index: AnyIndex, role: int) -> object:
        number, column = self.group_number(index), DuplicateColumn(index.column())
        group = self.groups[number]
        row = group.rows[index.row()]
        if role == _CHECK and column is DuplicateColumn.URL:
            return Qt.CheckState.Checked if self.stays(index) else Qt.CheckState.Unchecked
        if role == DIFFERS:
            return _FIELDS.get(column) in group.differs
        if role not in (item_data.DISPLAY, item_data.ACCESSIBLE_TEXT, item_data.TOOL_TIP):
            return None
        if column in _FIELDS:
            value = self._document.column(_FIELDS[column])[row]
            return shorten_value(value) if value else ABSENT
        if column is DuplicateColumn.FATE:
            return self.tr("kept") if self.stays(index) else self.tr("removed")
        return self._file_of(row) if column is DuplicateColumn.FILE else QLocale().toString(row + 1)

    def _read_out(self, index: AnyIndex) -> str:
        """Return all cells of a line as one text for screen readers, which read out only the URL column."""
        told = []
        for column in DuplicateColumn:
            words = str(self._entry_data(self.sibling(index.row(), column, index), item_data.DISPLAY))
            title = self.headerData(column, Qt.Orientation.Horizontal) if words else ""
            told.append(f"{title}: {words}" if title else words)
        return listed(told)

    def _file_of(self, row: int) -> str:
        file = self._document.file_at(row)
        return file.name
