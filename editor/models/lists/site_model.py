"""The folders of a site as a tree: the number of URLs in each, and the severity of their worst finding."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import unquote

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QObject, Qt

from editor.core.filtering.filter_tree import Node
from editor.core.grouping import Folder, SiteTree
from editor.core.text import N_
from editor.core.values.urls import unicode_host
from editor.models.table import item_data
from editor.models.table.item_data import ROOT, AnyIndex, with_plain_tips
from editor.models.words.explanations import mark_word, shorten_value
from editor.models.words.translation import counted, listed, translated

NAME, COUNT = 0, 1  # the columns
MOST_SHOWN = 1_000  # folders listed in a folder; the others, with fewer URLs, share one line


@dataclass(slots=True)
class _Line:
    folder: Folder
    around: int  # the number of the parent line; -1 for a host
    row: int  # its row in the parent
    first: int = -1  # the number of the first child, followed by the others; -1 until requested
    more: int = 0  # the number of folders that it stands for, if it is not just its own


class SiteModel(QAbstractItemModel):
    """A tree of the folders given to `show`. The internal id of an index
    numbers lines in the order of requests.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tree = SiteTree()
        self._lines: list[_Line] = []

    def show(self, tree: SiteTree) -> None:
        """Show these hosts and their folders from now on."""
        self.beginResetModel()
        self.tree = tree
        self._lines = []
        self._add(tree.hosts, -1)
        self.endResetModel()

    def folder(self, index: AnyIndex) -> Folder | None:
        """Return the folder of a line; None if the line stands for several folders."""
        line = self._line(index) if index.isValid() else None
        return None if line is None or line.more else line.folder

    def question(self, index: AnyIndex) -> tuple[Node, ...] | None:
        """Return the filter terms that match the URLs in the folder of a
        line; None if it stands for several.
        """
        folder = self.folder(index)
        return None if folder is None else self.tree.question(folder)

    def index_of(self, host: str, path: str) -> QModelIndex:
        """Return the index of a folder, or of the nearest parent in the tree; invalid if the host is gone."""
        index = self._child(ROOT, lambda folder: folder.host == host)
        wanted = path.casefold()
        inner = index
        while inner.isValid():
            index = inner
            inner = self._child(index, lambda folder: wanted.startswith(folder.path.casefold()))
        return index

    def index_asking(self, question: tuple[Node, ...]) -> QModelIndex:
        """Return the index of the folder whose URLs a filter matches; invalid if there is none."""
        folder = self.tree.asked_for(question)
        return QModelIndex() if folder is None else self.index_of(folder.host, folder.path)

    def _child(self, around: AnyIndex, is_it: Callable[[Folder], bool]) -> QModelIndex:
        folder = self.folder(around)
        folders = self.tree.hosts if folder is None else folder.folders
        row = next((row for row, inner in enumerate(folders[:MOST_SHOWN]) if is_it(inner)), -1)
        return self.index(row, 0, around)

    def _line(self, index: AnyIndex) -> _Line:
        return self._lines[index.internalId()]

    def _add(self, folders: Sequence[Folder], around: int) -> int:
        first = len(self._lines)
        self._lines += [_Line(folder, around, row) for row, folder in enumerate(folders[:MOST_SHOWN])]
        if others := folders[MOST_SHOWN:]:
            count, worst = sum(other.count for other in others), max(other.worst for other in others)
            self._lines.append(_Line(Folder("", "", count, worst), around, MOST_SHOWN, more=len(others)))
        return first

    # Qt's interface

    def index(self, row: int, column: int, parent: AnyIndex = ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, column, row)
        around = self._line(parent)
        if around.first < 0:
            around.first = self._add(around.folder.folders, parent.internalId())
        return self.createIndex(row, column, around.first + row)

    def parent(self, child: AnyIndex = ROOT) -> QModelIndex:  # type: ignore[override]
        around = self._line(child).around if child.isValid() else -1
        return self.createIndex(self._lines[around].row, 0, around) if around >= 0 else QModelIndex()

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        if not parent.isValid():
            return min(len(self.tree.hosts), MOST_SHOWN + 1)
        return min(len(self._line(parent).folder.folders), MOST_SHOWN + 1) if parent.column() == NAME else 0

    def columnCount(self, _parent: AnyIndex = ROOT) -> int:
        return 2

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if not index.isValid():
            return None
        line, is_count = self._line(index), index.column() == COUNT
        folder, name = line.folder, _others(line.more) if line.more else _name(line.folder)
        if role == item_data.DISPLAY:
            return QLocale().toString(folder.count) if is_count else name
        if role == item_data.TEXT_ALIGNMENT:
            return item_data.RIGHT if is_count else item_data.LEFT
        if role == item_data.MARK:
            return folder.worst if is_count else 0
        if role == item_data.TOOL_TIP:
            return _sentence(name if line.more else _whole_name(folder), folder)
        return _sentence(name, folder) if role == item_data.ACCESSIBLE_TEXT else None

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if role != item_data.DISPLAY or orientation is Qt.Orientation.Vertical:
            return None
        return self.tr("URLs") if section == COUNT else self.tr("Folder")


def _name(folder: Folder) -> str:
    if not folder.host:
        return translated("Not a complete URL")
    if not folder.path:
        return unicode_host(folder.host)
    return shorten_value(_decoded(folder.name)) or translated("(no name)")


def _decoded(name: str) -> str:
    """Return a name decoded, if nothing in it becomes invisible and it stays the name of the same folder."""
    decoded = unquote(name)
    return decoded if decoded.isprintable() and "/" not in decoded else name


def _others(count: int) -> str:
    one, many = ("1 more folder", N_("%Ln more folders"))
    return counted(one, many, count)


def _whole_name(folder: Folder) -> str:
    return shorten_value(f"{unicode_host(folder.host)}{folder.path}") if folder.host else _name(folder)


def _sentence(name: str, folder: Folder) -> str:
    """Return the text of a line for tool tips and screen readers: name, number of URLs, worst severity."""
    one, many = "1 URL", N_("%Ln URLs")
    said = [name, counted(one, many, folder.count), mark_word(folder.worst)]
    return listed(said)
