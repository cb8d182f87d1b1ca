"""The list of what a comparison with the pages of a site found, with a tick for each line.

It shows one list at a time; the ticks of the others stay.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt, Signal

from editor.core.site.page_coverage import CoverageLine, Part
from editor.models.lists.list_models import LinesModel
from editor.models.table import item_data
from editor.models.table.item_data import AnyIndex, with_plain_tips
from editor.models.words.translation import text_of, translated

_CHECK = int(Qt.ItemDataRole.CheckStateRole)


class CoverageColumn(IntEnum):
    """The columns of the list."""

    URL = 0
    EVIDENCE = 1
    INLINKS = 2
    DEPTH = 3
    PATH = 4


class CoverageModel(LinesModel[CoverageLine]):
    """Each line has a check box: whether it is to be added, or removed."""

    choice_changed = Signal()

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: returns a URL as it is shown."""
        super().__init__(parent)
        self._readable = readable
        self.every: Sequence[CoverageLine] = ()  # of all lists
        self._ticked: dict[tuple[Part, str], bool] = {}  # as somebody chose, by list and URL
        self._part, self._words = Part.MISSING, ""
        self.titles = (
            self.tr("URL"),
            self.tr("Evidence"),
            self.tr("Links to it"),
            self.tr("Depth"),
            self.tr("Found in"),
        )
        self.numbers = (CoverageColumn.INLINKS, CoverageColumn.DEPTH)
        self.values = (CoverageColumn.URL, CoverageColumn.PATH)

    def take(self, lines: Sequence[CoverageLine]) -> None:
        """List what was found; what was ticked before is still."""
        self.every = lines
        self._choose()

    def choose(self, part: Part, words: str = "") -> None:
        """Show one of the lists; words: what its URLs and their evidence must contain."""
        self._part, self._words = part, words.strip().casefold()
        self._choose()

    def _choose(self) -> None:
        own = (line for line in self.every if line.part is self._part)
        words = self._words
        self.show(
            [line for line in own if not words or words in f"{line.url} {text_of(line.evidence)}".casefold()]
        )
        self.choice_changed.emit()

    def count(self, part: Part) -> int:
        """Return how many lines a list has."""
        return sum(line.part is part for line in self.every)

    def is_ticked(self, line: CoverageLine) -> bool:
        """Tell whether a line is ticked."""
        return self._ticked.get((line.part, line.url), line.is_meant)

    def ticked(self, parts: frozenset[Part]) -> list[CoverageLine]:
        """Return the ticked lines of some lists, whether they are shown or not."""
        return [line for line in self.every if line.part in parts and self.is_ticked(line)]

    def tick_all(self, *, is_ticked: bool) -> None:
        """Tick all lines that are shown, or none of them."""
        self._ticked |= {(line.part, line.url): is_ticked for line in self.lines}
        if self.lines:
            last = self.index(len(self.lines) - 1, CoverageColumn.URL)
            self.dataChanged.emit(self.index(0, CoverageColumn.URL), last, [_CHECK])
        self.choice_changed.emit()

    def text(self, line: CoverageLine, column: int) -> str:
        page, number = line.page, QLocale().toString
        match column:
            case CoverageColumn.URL:
                return self._readable(line.url)
            case CoverageColumn.EVIDENCE:
                return text_of(line.evidence)
            case CoverageColumn.INLINKS:
                return "" if page is None or page.inlinks is None else number(page.inlinks)
            case CoverageColumn.DEPTH:
                return "" if page is None or page.depth is None else number(page.depth)
        if line.row is not None:
            return translated("row {row}").format(row=number(line.row + 1))
        path = page.path if page else ""
        return Path(path).name if Path(path).is_absolute() else path

    def more(self, line: CoverageLine, column: int, role: int) -> object:
        if role != item_data.TOOL_TIP:
            return None
        if column == CoverageColumn.PATH:
            return line.page.path if line.page else ""
        return line.url if column == CoverageColumn.URL else self.text(line, column)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        usual = super().flags(index)
        is_first = index.column() == CoverageColumn.URL
        return usual | Qt.ItemFlag.ItemIsUserCheckable if is_first else usual

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if role == _CHECK and index.isValid() and index.column() == CoverageColumn.URL:
            is_ticked = self.is_ticked(self.lines[index.row()])
            return Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: AnyIndex, value: object, role: int = item_data.EDIT) -> bool:
        if role != _CHECK or not index.isValid():
            return False
        line = self.lines[index.row()]
        self._ticked[line.part, line.url] = Qt.CheckState(value) is Qt.CheckState.Checked
        self.dataChanged.emit(index, index, [_CHECK])
        self.choice_changed.emit()
        return True
