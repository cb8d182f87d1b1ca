"""A chart as a list, and the folders of a site with how old their pages are as a sortable table.

A chart has one line for each bar, with its texts; screen readers and keys go through these.
"""

from collections.abc import Callable, Collection

from PySide6.QtCore import QAbstractListModel, QLocale, QObject, Qt

from editor.core.insight.charts import Bar, Chart, Tone, count_text, value_text
from editor.core.insight.folder_freshness import AGE_IN_DAYS, FRESHNESS_TITLES, FolderFreshness
from editor.core.text import N_
from editor.models.lists.list_models import LinesModel
from editor.models.table import item_data
from editor.models.table.item_data import ROOT, AnyIndex, with_plain_tips
from editor.models.words.explanations import mark_word, shorten_value
from editor.models.words.translation import listed, text_of, translated

_TONES = {Tone.STRIKING: N_("more than a third of all"), Tone.ERROR: N_("not valid")}


class ChartModel(QAbstractListModel):
    """The bars of the chart given to `show`, and which of them the filter asks for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chart = Chart("", "")
        self.chosen: Collection[str] = ()  # filters of bars
        self.labels: list[str] = []
        self.values: list[str] = []
        self.counts: list[str] = []  # alone; "" where there is nothing to tell

    def show(self, chart: Chart) -> None:
        """Show a chart from now on; where only counts differ, the current bar stays current."""
        is_alike = [bar.label for bar in chart.bars] == [bar.label for bar in self.chart.bars]
        if not is_alike:
            self.beginResetModel()
        self.chart = chart
        self.labels = [text_of(bar.label) for bar in chart.bars]
        number = QLocale().toString
        self.values = [value_text(chart, bar, number) for bar in chart.bars]
        self.counts = [count_text(chart, bar, number) for bar in chart.bars]
        if not is_alike:
            self.endResetModel()
        elif chart.bars:
            self.dataChanged.emit(self.index(0), self.index(len(chart.bars) - 1))

    def choose(self, questions: Collection[str]) -> None:
        """Mark the bars that the filter asks for."""
        if set(questions) != set(self.chosen):
            self.chosen = questions
            if self.chart.bars:
                self.dataChanged.emit(self.index(0), self.index(len(self.chart.bars) - 1))

    def is_chosen(self, bar: Bar) -> bool:
        """Return True if the filter asks for a bar."""
        return bar.question != "" and bar.question in self.chosen

    def can_be_asked(self, bar: Bar) -> bool:
        """Return True if a bar leads to its rows, or is to be taken off the filter."""
        return bar.leads_on or self.is_chosen(bar)

    def sentence(self, row: int) -> str:
        """Return a bar in words: its label, its value, and whether the filter asks for it."""
        bar = self.chart.bars[row]
        said = [f"{self.labels[row]}: {self.values[row]}"]
        if bar.tone in _TONES:
            said.append(translated(_TONES[bar.tone]))
        if self.is_chosen(bar):
            said.append(translated(N_("in the filter")))
        return listed(said)

    # Qt's interface

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.chart.bars)

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self.labels):
            return None
        if role == item_data.DISPLAY:
            return self.labels[index.row()]
        if role == item_data.ACCESSIBLE_TEXT:
            return self.sentence(index.row())
        if role == item_data.TOOL_TIP:
            question = self.chart.bars[index.row()].question
            return self.sentence(index.row()) + (f"\n{question}" if question else "")
        return None


FOLDER, URLS, STALE, FINDINGS, WORST, NEWEST, MEDIAN = range(7)
_KEYS: dict[int, Callable[[FolderFreshness], object]] = {
    FOLDER: lambda line: (line.label.startswith("/"), line.label.casefold()),  # the whole site comes first
    URLS: lambda line: line.urls,
    NEWEST: lambda line: line.newest,
    MEDIAN: lambda line: -1 if line.median_age is None else line.median_age,
    STALE: lambda line: -1.0 if line.stale_share is None else line.stale_share,
    WORST: lambda line: line.worst,
    FINDINGS: lambda line: line.findings_per_hundred,
}
_ABSENT = "—"
_ESTIMATED = (URLS, MEDIAN, STALE)  # of a sample; all else is known once each URL was looked at


class FreshnessModel(LinesModel[FolderFreshness]):
    """Lists the folders given to `show`, in the order that was asked for last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = [translated(title) for title in FRESHNESS_TITLES]
        self.numbers = {URLS, MEDIAN, STALE, FINDINGS}
        self.is_sample = False  # of the folders: their numbers are estimates
        self._order = (FOLDER, Qt.SortOrder.AscendingOrder)

    def show(self, lines: "list[FolderFreshness]") -> None:  # type: ignore[override]
        """List these folders from now on."""
        column, order = self._order
        is_descending = order is Qt.SortOrder.DescendingOrder
        super().show(sorted(lines, key=_KEYS[column], reverse=is_descending))  # type: ignore[arg-type]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column in _KEYS:
            self._order = (column, order)
            self.show(list(self.lines))

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if (
            role in (item_data.DISPLAY, item_data.ACCESSIBLE_TEXT)
            and orientation is Qt.Orientation.Horizontal
        ):
            title = self.titles[section]
            return in_two_lines(title) if role == item_data.DISPLAY else title
        return super().headerData(section, orientation, role)

    def text(self, line: FolderFreshness, column: int) -> str:
        if not self.is_sample or column == FOLDER:
            return self._exact(line, column)
        return f"≈ {self._exact(line, column)}" if column in _ESTIMATED else "…"

    def _exact(self, line: FolderFreshness, column: int) -> str:
        locale = QLocale()
        if column == MEDIAN:
            days = translated(AGE_IN_DAYS)
            return (
                _ABSENT if line.median_age is None else days.format(number=locale.toString(line.median_age))
            )
        if column == STALE:
            return _ABSENT if line.stale_share is None else f"{line.stale_share * 100:.0f} %"
        return {
            FOLDER: shorten_value(line.label),
            URLS: locale.toString(line.urls),
            NEWEST: line.newest or _ABSENT,
            WORST: mark_word(line.worst) or _ABSENT,
            FINDINGS: locale.toString(line.findings_per_hundred, "f", 1),
        }[column]

    def more(self, line: FolderFreshness, column: int, role: int) -> object:
        if (
            role == item_data.MARK and column == FINDINGS
        ):  # beside their number, so that both are seen at once
            return 0 if self.is_sample else line.worst
        if role == item_data.TOOL_TIP:
            return f"{self.titles[column]}: {self.text(line, column)}\n{line.question}"
        return None


def in_two_lines(title: str) -> str:
    """Return a heading of several words in two lines that are about as long, as its column is narrow."""
    spaces = [place for place, letter in enumerate(title) if letter == " "]
    if not spaces:
        return title
    middle = min(spaces, key=lambda place: abs(len(title) - 1 - 2 * place))
    return f"{title[:middle]}\n{title[middle + 1 :]}"
