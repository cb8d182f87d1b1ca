"""The preview of a recipe: how many rows change, how many findings there would be, and the first changes."""

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QWidget

from editor.core.operations.operation import PREVIEWS
from editor.core.operations.recipe import Recipe, RecipeOutcome
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.lists.preview_models import PreviewColumn, PreviewModel
from editor.models.session.recipe_draft import Counts, OperationPreview
from editor.models.table import item_data
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import FAULTS, field_titles, severity_word
from editor.models.words.translation import counted, translated
from editor.rules.rule import Severity
from editor.views.panels.changes_list import DifferenceDelegate
from editor.views.style.icons import mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.input_fields import restyle
from editor.views.widgets.labels import LiveLabel, plain_label
from editor.views.widgets.lists import ReadingTable
from editor.views.widgets.widget_layouts import column_of, fit_columns, line_of, scaled_width

_SHORT = 200  # milliseconds before a progress message is shown
_MARGINS = 24  # pixels
_NARROWEST = 96
_WIDTHS = {
    PreviewColumn.ROW: 72,
    PreviewColumn.FIELD: 116,
    PreviewColumn.BEFORE: 220,
    PreviewColumn.AFTER: 220,
    PreviewColumn.STEP: 140,
}


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
        self._patience = QTimer(self, interval=_SHORT, singleShot=True)
        self._patience.timeout.connect(self._say_it_takes_time)
        line = line_of(self._outlook, self.findings, spacing=16, grows=self._outlook)
        column_of(line, self._table, spacing=4, grows=self._table, inside=self)

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

    @property
    def outlook(self) -> str:
        """One or two sentences on what would change."""
        return self._outlook.text()

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
            self._say(_in_words(tried.outcome))
            return
        if tried.glimpse is not None and tried.glimpse.previews:
            self._list(tried.recipe, tried.glimpse)
        if not self._patience.isActive():
            self._patience.start()

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

    def _say_it_takes_time(self) -> None:
        if self._trial.tried.glimpse is None:
            self._clear()
        self._say(self.tr("Preparing the preview…"))

    def _clear(self) -> None:
        self._listed = None
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

    def text(self, severity: Severity) -> str:
        """Return the text shown for a severity."""
        return self._labels[severity].text()


def _counts_text(before: int, after: int | None) -> str:
    number = QLocale().toString
    return f"{number(before)} → {'…' if after is None else number(after)}"


def _in_words(outcome: RecipeOutcome) -> str:
    one, many = (
        "1 row changes.",
        QT_TRANSLATE_NOOP("PreviewView", "%Ln rows change."),
    )
    count = len(outcome.rows)
    if not any(outcome.taken):
        return translated("DocumentView", "No row matches the filter.")
    parts = [
        counted("PreviewView", one, many, count) if count else translated("PreviewView", "No row changes.")
    ]
    if len(outcome.previews) >= PREVIEWS:
        parts.append(translated("PreviewView", "Only the first changes are shown."))
    if outcome.left_alone:
        one = "1 value cannot be converted and stays as it is."
        many = QT_TRANSLATE_NOOP("PreviewView", "%Ln values cannot be converted and stay as they are.")
        parts.append(counted("PreviewView", one, many, outcome.left_alone))
    if outcome.absent:
        one, many = (
            "1 row does not have this value and stays as it is.",
            QT_TRANSLATE_NOOP("PreviewView", "%Ln rows do not have this value and stay as they are."),
        )
        parts.append(counted("PreviewView", one, many, outcome.absent))
    return " ".join(parts)
