"""A chart as a list: one line for each bar, with its texts; screen readers and keys go through these."""

from collections.abc import Collection

from PySide6.QtCore import QAbstractListModel, QLocale, QObject

from editor.core.insight.chart import CONTEXT, Bar, Chart, Tone, count_text, value_text
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.table import roles
from editor.models.table.indexes import ROOT, AnyIndex
from editor.models.words.tips import with_plain_tips
from editor.models.words.translation import listed, text_of, translated

_TONES = {
    Tone.STRIKING: QT_TRANSLATE_NOOP("insight", "more than a third of all"),
    Tone.ERROR: QT_TRANSLATE_NOOP("insight", "not valid"),
}


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
            said.append(translated(CONTEXT, _TONES[bar.tone]))
        if self.is_chosen(bar):
            said.append(translated(CONTEXT, QT_TRANSLATE_NOOP("insight", "in the filter")))
        return listed(said)

    # Qt's interface

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.chart.bars)

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self.labels):
            return None
        if role == roles.DISPLAY:
            return self.labels[index.row()]
        if role == roles.ACCESSIBLE_TEXT:
            return self.sentence(index.row())
        if role == roles.TOOL_TIP:
            question = self.chart.bars[index.row()].question
            return self.sentence(index.row()) + (f"\n{question}" if question else "")
        return None
