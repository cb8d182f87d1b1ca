"""The header of the panel of findings: the number of each severity, and what can be done with all of them."""

from collections.abc import Mapping

from PySide6.QtCore import (
    QEvent,
    QLocale,
    Signal,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QToolButton,
    QWidget,
)

from editor.models.words.severities import FAULTS, findings_counted
from editor.models.words.translation import translated
from editor.rules.rule import Severity
from editor.views.panels.panel_header import PanelHeader
from editor.views.style.mark_icons import mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.labels import plain_label
from editor.views.widgets.tips import set_tip


class _Count:
    """The label with the number of findings of a severity: in words, or as a number where room is short."""

    def __init__(self, severity: Severity, row: QHBoxLayout, parent: QWidget) -> None:
        self._severity, self._count = severity, 0
        self._is_brief = self._is_silent = False
        self._mark, self._text = plain_label("", parent), plain_label("", parent)
        row.addWidget(self._mark)
        row.addWidget(self._text)
        row.addSpacing(8)
        self.dress()
        self._say()

    def dress(self) -> None:
        """Show the mark in the colours of the current theme."""
        self._mark.setPixmap(mark_pixmap(self._severity, current(), self._mark.devicePixelRatioF()))

    def tell(self, count: int) -> None:
        """Show this number."""
        if count != self._count:
            self._count = count
            self._say()

    def be_brief(self, is_brief: bool) -> None:
        """Set whether the number is shown without words."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self._say()

    def be_silent(self, is_silent: bool) -> None:
        """Set whether the number is hidden, as the list shows it, too."""
        if is_silent != self._is_silent:
            self._is_silent = is_silent
            self._say()

    def width_of_words(self) -> int:
        """Return the width in pixels that is saved by leaving out the words."""
        width = self._text.fontMetrics().horizontalAdvance
        return width(self._words) - width(self._number) if self._count else 0

    def width_of_number(self) -> int:
        """Return the width in pixels that is saved by then hiding the number and the mark."""
        width = self._mark.sizeHint().width() + self._text.fontMetrics().horizontalAdvance(self._number)
        return width + 16 if self._count else 0  # with the space before mark and number

    @property
    def _words(self) -> str:
        return findings_counted(self._severity, self._count)

    @property
    def _number(self) -> str:
        return QLocale().toString(self._count)

    def _say(self) -> None:
        words = self._words if self._count else ""
        self._text.setText(self._number if self._is_brief else words)
        self._text.setAccessibleName(words)
        for label in (self._mark, self._text):
            set_tip(label, words if self._is_brief else "")
            label.setVisible(bool(self._count) and not self._is_silent)


class FindingsHeader(PanelHeader):
    """The header of the panel: its name, the counts by severity, and buttons for actions on the list."""

    only_requested = Signal(bool)  # show only the rows of the current rule, or all again
    summary_requested = Signal()
    glossary_requested = Signal()
    fix_all_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("FindingsHeader", "Findings"), parent)
        row = self.row
        row.addSpacing(8)
        self._counts = {severity: _Count(severity, row, self) for severity in FAULTS}
        self._clean = plain_label("", self)
        row.addWidget(self._clean)
        self._help = self.add_button("", "circle-question-mark", self.glossary_requested)
        self._help.setToolTip(self.tr("What error, warning, advice and note mean"))
        self._help.setAccessibleName(self.tr("Glossary"))
        row.addStretch(1)
        self._notes = QToolButton(self)
        self._notes.clicked.connect(self.summary_requested)
        row.addWidget(self._notes)
        self._only = self.add_button(self.tr("Show only these rows"), "funnel", self.only_requested)
        self._only.setToolTip(self.tr("Show only the rows with the selected finding"))
        self._only.setCheckable(True)
        self._fix_all = self.add_button(self.tr("Fix all safe…"), "circle-check", self.fix_all_requested)
        self._fix_all.setToolTip(self.tr("Fix everything that is safe to fix; shows a preview first"))
        self.add_close(self.tr("Close this panel (Ctrl+1)"), self.tr("Close the findings panel"))
        self._note_count = 0
        counts = self._counts.values()
        self.add_giving(self._width_of_notes, self._leave_out_notes)  # the file's summary has them, too
        self.add_giving(
            self._width_of_help, lambda gives: self._help.setVisible(not gives)
        )  # the menu has this action, too
        self.add_giving(lambda: sum(each.width_of_words() for each in counts), self._be_brief)
        self.add_giving_name()
        self.add_giving(lambda: sum(each.width_of_number() for each in counts), self._be_silent)
        self.show_counts(None)

    def show_only(self, shown_rule: str, chosen_rule: str) -> None:
        """Update the button that limits the table to the rows of a rule: on for
        `shown_rule`, else enabled for `chosen_rule`.
        """
        self._only.setChecked(bool(shown_rule))
        self._only.setEnabled(bool(shown_rule or chosen_rule))

    def set_fixable(self, fixable: bool) -> None:
        """Set whether the button that applies all safe fixes is enabled."""
        self._fix_all.setEnabled(fixable)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            for each in self._counts.values():
                each.dress()
        super().changeEvent(event)

    def show_counts(self, counts: Mapping[Severity, int] | None, *, is_whole: bool = True) -> None:
        """Show the number of findings of each severity; None: no document is open.

        is_whole: True if the document has been read to its end, so that no findings will follow.
        """
        found = counts or {}
        for severity, each in self._counts.items():
            each.tell(found.get(severity, 0))
        faults = sum(found.get(severity, 0) for severity in self._counts)
        clean = self.tr("no findings") if is_whole else self.tr("no findings so far")
        self._clean.setText(clean if counts is not None and not faults else "")
        self._clean.setVisible(not faults)
        self._note_count = notes = found.get(Severity.NOTE, 0)
        self._notes.setVisible(notes > 0)
        self._notes.setText(findings_counted(Severity.NOTE, notes))
        self._notes.setToolTip(self.tr("Worth knowing about the whole file; nothing is wrong"))

    def _width_of_notes(self) -> int:
        return self._notes.sizeHint().width() + self.row.spacing() if self._note_count else 0

    def _width_of_help(self) -> int:
        return self._help.sizeHint().width() + self.row.spacing()

    def _leave_out_notes(self, gives: bool) -> None:
        self._notes.setVisible(bool(self._note_count) and not gives)

    def _be_brief(self, gives: bool) -> None:
        for each in self._counts.values():
            each.be_brief(gives)

    def _be_silent(self, gives: bool) -> None:
        for each in self._counts.values():
            each.be_silent(gives)
