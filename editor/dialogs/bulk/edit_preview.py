"""The preview in the dialog *Edit values*: how many rows change, the findings then, and the first changes.

Where priorities change, two charts show how many rows have each priority, before and after.
"""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QWidget

from editor.core.insight.value_charts import priorities_before_and_after
from editor.core.operations.operation import PREVIEWS
from editor.core.operations.recipe import Recipe, RecipeOutcome
from editor.core.text import N_
from editor.dialogs.dialog_frame import PreparingPreview
from editor.models.lists.preview_models import PreviewColumn, PreviewModel
from editor.models.session.recipe_draft import Counts, OperationPreview, ValueCounts
from editor.models.table import item_data
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import FAULTS, field_titles, severity_word
from editor.models.words.translation import counted, listed, numbers_in_words, translated
from editor.rules.rule import Severity
from editor.views.panels.changes_list import DifferenceDelegate
from editor.views.panels.chart_view import ChartView
from editor.views.style.icons import mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.input_fields import restyle
from editor.views.widgets.labels import LiveLabel, muted_label, plain_label
from editor.views.widgets.lists import ReadingTable
from editor.views.widgets.widget_layouts import column_of, fit_columns, line_height, line_of, scaled_width

_MARGINS = 24  # pixels
_NARROWEST = 96
_WIDTHS = {
    PreviewColumn.ROW: 72,
    PreviewColumn.FIELD: 116,
    PreviewColumn.BEFORE: 220,
    PreviewColumn.AFTER: 220,
    PreviewColumn.STEP: 140,
}
_MOST_VALUES = 12  # whose rows are counted in words
_LEAST_LINES = 6  # of the list, which charts leave


class PriorityCharts(QWidget):
    """Two charts side by side: how many rows have each priority, before and after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = (self.tr("Rows with each priority, before"), self.tr("Rows with each priority, after"))
        self.charts = [ChartView(name, self) for name in names]
        sides = []
        for chart, heading in zip(self.charts, (self.tr("Before"), self.tr("After")), strict=True):
            chart.setObjectName("boxed")
            chart.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            sides.append(column_of(muted_label(heading, self), chart, spacing=4))
        line_of(*sides, spacing=16, inside=self)

    @property
    def least_height(self) -> int:
        """The height in pixels that the charts and their headings take."""
        return self.fontMetrics().height() + max(each.minimumHeight() for each in self.charts)

    def show_counts(self, counts: ValueCounts) -> None:
        """Show how many rows have each priority."""
        for view, chart in zip(
            self.charts, priorities_before_and_after(counts.before, counts.after), strict=True
        ):
            view.show_chart(chart)
            said = (view.chart_model.sentence(row) for row, bar in enumerate(chart.bars) if bar.count)
            view.setAccessibleDescription(listed(said))


class PreviewView(QWidget):
    """Shows the result of a trial; the earlier result stays visible for a
    moment while a new one is computed.
    """

    def __init__(self, trial: OperationPreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trial = trial
        self.model = PreviewModel(trial.entries, self)
        self._listed: RecipeOutcome | None = None
        self._outlook = LiveLabel(parent=self)
        self._outlook.setWordWrap(True)
        self._outlook.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.findings = FindingsChange(trial.findings_before, self)
        self._table = self._make_table()
        self._patience = PreparingPreview(
            self.tr("Preparing the preview…"), self._say_it_takes_time, lambda: trial.fraction, self
        )
        self.charts = PriorityCharts(self)
        self._has_charts = False
        line = line_of(self._outlook, self.findings, spacing=16, grows=self._outlook)
        column_of(line, self.charts, self._table, spacing=4, grows=self._table, inside=self)
        self._show_charts(None)

    def _make_table(self) -> ReadingTable:
        table = ReadingTable(self.tr("First changes"), self.model, self)
        table.setObjectName("preview")
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = table.horizontalHeader()
        header.setDefaultAlignment(item_data.LEFT)
        texts = {PreviewColumn.FIELD: field_titles()}
        fit_columns(header, _WIDTHS, self, stretched=[PreviewColumn.URL], texts=texts)
        table.hideColumn(PreviewColumn.STEP)
        table.setItemDelegateForColumn(PreviewColumn.BEFORE, DifferenceDelegate(is_before=True, parent=table))
        table.setItemDelegateForColumn(PreviewColumn.AFTER, DifferenceDelegate(is_before=False, parent=table))
        return table

    def show_trouble(self, sentence: str, *, is_wrong: bool) -> None:
        """Show why there is no preview: an error (`is_wrong`), or something to be filled in first."""
        self._patience.stop()
        self._clear()
        self.findings.show_counts(self._trial.findings_before)
        self._say(sentence, "error" if is_wrong else "")

    def refresh(self) -> None:
        """Show what the trial has computed by now; the findings follow on their own."""
        tried = self._trial.tried
        self.findings.show_counts(tried.findings)
        if tried.outcome is not None:
            self._patience.stop()
            self._list(tried.recipe, tried.outcome)
            self._show_charts(tried.counts)
            said = (_in_words(tried.outcome), _counts_in_words(tried.recipe, tried.counts))
            self._say(" ".join(filter(None, said)))
            return
        if tried.glimpse is not None and tried.glimpse.previews:
            self._list(tried.recipe, tried.glimpse)
        self._patience.start()

    def _show_charts(self, counts: ValueCounts | None) -> None:
        """Show the priorities before and after, if there are any to compare; None: there are not."""
        self._has_charts = counts is not None and counts.field == "priority"
        if counts is not None and self._has_charts:
            self.charts.show_counts(counts)
        self._make_room()

    def _make_room(self) -> None:
        """Hide the charts where the list would have no room beside them."""
        lines = line_height(self.fontMetrics()) * (_LEAST_LINES + 1)
        needed = self._outlook.minimumHeight() + self.charts.least_height + lines
        self.charts.setVisible(self._has_charts and self.height() >= needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def stop(self) -> None:
        """Stop waiting for results."""
        self._patience.stop()

    def _list(self, recipe: Recipe | None, outcome: RecipeOutcome) -> None:
        if recipe is None or self._listed is outcome:
            return
        self._listed = outcome
        self.model.show_outcome(recipe, outcome)
        self._table.setColumnHidden(PreviewColumn.STEP, len(recipe.steps) == 1)
        about_urls = bool(outcome.previews) and all(each.field == "loc" for each in outcome.previews)
        self._table.setColumnHidden(PreviewColumn.URL, about_urls)
        mode = QHeaderView.ResizeMode.Stretch if about_urls else QHeaderView.ResizeMode.Interactive
        for section in (PreviewColumn.BEFORE, PreviewColumn.AFTER):
            self._table.horizontalHeader().setSectionResizeMode(section, mode)
            if not about_urls:
                wide = self._table.sizeHintForColumn(section) + _MARGINS
                least, most = scaled_width(_NARROWEST, self), scaled_width(_WIDTHS[section], self)
                self._table.setColumnWidth(section, min(max(wide, least), most))

    def _say_it_takes_time(self, sentence: str) -> None:
        if self._trial.tried.glimpse is None:
            self._clear()
        self._say(sentence)

    def _clear(self) -> None:
        self._listed = None
        self._show_charts(None)
        self.model.show(())

    def _say(self, sentence: str, severity: str = "") -> None:
        self._outlook.setText(sentence)
        restyle(self._outlook, "severity", severity)


class FindingsChange(QWidget):
    """Shows the number of findings of each severity, before and after."""

    def __init__(self, before: Counts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = before
        self._labels: dict[Severity, QLabel] = {}
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        for severity in FAULTS:
            mark = plain_label("", self)
            mark.setPixmap(mark_pixmap(severity, current(), self.devicePixelRatioF()))
            label = self._labels[severity] = plain_label("", self)
            label.setToolTip(plain_tip(severity_word(severity)))
            if line.count():
                line.addSpacing(10)
            line.addWidget(mark)
            line.addWidget(label)
        self.show_counts(None)

    def show_counts(self, after: Counts | None) -> None:
        """Show the numbers of findings afterwards; None: they are still being counted."""
        for severity, label in self._labels.items():
            before = self._before.get(severity, 0)
            now = None if after is None else after.get(severity, 0)
            label.setText(_counts_text(before, now))
            label.setAccessibleName(f"{severity_word(severity)}: {label.text()}")
            grows = now is not None and now > before
            restyle(label, "severity", severity.word if grows else "")
            restyle(label, "muted", now is None or now == before)


def _counts_text(before: int, after: int | None) -> str:
    number = QLocale().toString
    return f"{number(before)} → {'…' if after is None else number(after)}"


def _counts_in_words(recipe: Recipe | None, counts: ValueCounts | None) -> str:
    """Return how many rows have each value before and after an operation that goes by a column; else ""."""
    operations = [each for step in recipe.steps for each in step.operations] if recipe else []
    if counts is None or len(operations) != 1 or "column" not in operations[0].arguments:
        return ""
    before, after, number = counts.before, counts.after, QLocale().toString
    known = sorted(value for value in before.keys() | after.keys() if value)[::-1]
    if len(known) > _MOST_VALUES:
        return ""
    said = (f"{value}: {number(before[value])} → {number(after[value])}" for value in known)
    return translated("Rows with each value, before → after: {counts}.").format(counts=", ".join(said))


def _in_words(outcome: RecipeOutcome) -> str:
    one, many = ("1 row changes.", N_("%Ln rows change."))
    count = len(outcome.rows)
    if not any(outcome.taken):
        return translated("No row matches the filter.")
    parts = [counted(one, many, count) if count else translated("No row changes.")]
    if len(outcome.previews) >= PREVIEWS:
        parts.append(translated("Only the first changes are shown."))
    parts += numbers_in_words(
        (
            outcome.left_alone,
            "1 value cannot be converted and stays as it is.",
            N_("%Ln values cannot be converted and stay as they are."),
        ),
        (
            outcome.absent,
            "1 row does not have this value and stays as it is.",
            N_("%Ln rows do not have this value and stay as they are."),
        ),
    )
    return " ".join(parts)
