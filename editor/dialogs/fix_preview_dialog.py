"""The preview of fixes: what they would change, by rule with values before and after, and what remains."""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QTreeWidgetItem, QWidget

from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Dialog, is_ticked, tick
from editor.models.lists.fix_models import ChangesModel, offer_title
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import findings_counted
from editor.models.words.translation import counted, translated
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.fixes.fix_choices import FixChoice
from editor.rules.fixes.fix_run import FixPlan, FixRequest
from editor.rules.rule import Severity
from editor.runtime.threads import IsCancelled
from editor.services.tasks import Latest, Tasks
from editor.views.panels.changes_list import ChangesTable
from editor.views.widgets.widget_layouts import add_layout, column_of, line_of, scaled_width

Planner = Callable[[FixRequest, IsCancelled], FixPlan]

_RULE = Qt.ItemDataRole.UserRole
_WORDS: Mapping[Severity, str] = {
    Severity.ERROR: N_("{span} errors"),
    Severity.WARNING: N_("{span} warnings"),
    Severity.ADVICE: N_("{span} advice"),
}


class FixPreviewDialog(Dialog):
    """Previews all safe fixes, or one of the ways to fix the findings of one rule.

    A worker computes the preview again after every choice; outdated results are dropped.
    """

    manual_place = "findings#fix-them"

    def __init__(self, planner: Planner, tasks: Tasks, rule: str = "", parent: QWidget | None = None) -> None:
        title = translated(RULE_BY_ID[rule].title) if rule else ""
        words = self.tr("Fix: {rule}").format(rule=title) if rule else self.tr("Fix all safe")
        super().__init__(parent, words)
        self._planner, self._rule = planner, rule
        self._work = self.owns(Latest(tasks))
        self.plan: FixPlan | None = None  # None while it is being computed
        self.choice: int | None = None  # the number of the way chosen; None: the first, unless a guess
        if not rule:
            self.add_text(
                self.tr(
                    "Fixes only what needs no decision. Nothing is guessed, and every other value stays "
                    "as it is."
                )
            )
        self._ways = QButtonGroup(self)
        self._ways_column = column_of(spacing=4)
        add_layout(self.column, self._ways_column)
        self._changes = ChangesModel(self)
        add_layout(self.column, self._make_middle(), 1)
        self.add_outlook(lines=2)
        self.add_ok()
        self.propose_size(1200, 600)
        self._work_out()

    def _make_middle(self) -> QHBoxLayout:
        name = self.tr("What is fixed")
        headings = (name, self.tr("Findings"))
        self._rules = BoxedList(name, headings, self, stretched=0, numeric=[1], widths={1: 84})
        self._rules.setFixedWidth(min(scaled_width(340, self), self.room().width() * 2 // 5))
        self._rules.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._rules.setVisible(not self._rule)
        self._rules.itemChanged.connect(self._on_ticked)
        self._rules.currentItemChanged.connect(self._show_changes)
        self._table = ChangesTable(self._changes, self)
        return line_of(self._rules, self._table, spacing=12, grows=self._table)

    # The user's choices

    @property
    def chosen(self) -> FixChoice | None:
        """The way chosen to fix the findings of a rule; None where all safe fixes are previewed."""
        plan = self.plan
        if plan is None or plan.choice is None or plan.choice >= len(plan.choices):
            return None
        return plan.choices[plan.choice]

    @property
    def rules(self) -> list[str]:
        """The ids of the rules listed, ticked or not."""
        return [str(item.data(0, _RULE)) for item in self._rules.lines() if item.data(0, _RULE)]

    def tick(self, rule: str, ticked: bool) -> None:
        """Set whether the findings of a rule are to be fixed."""
        for item in self._rules.lines():
            if item.data(0, _RULE) == rule:
                tick(item, is_ticked=ticked)

    def choose(self, number: int) -> None:
        """Choose another way to fix the findings, by its number."""
        self.choice = number
        self._work_out()

    # Background work

    def _work_out(self) -> None:
        wish = FixRequest(self._rule, self.choice, frozenset(self._without()))
        self._work.ask(partial(self._planner, wish), self._on_planned)
        self.plan = None
        self.ok.setEnabled(False)
        self.say(self.tr("Preparing the preview…"))

    def _on_planned(self, done: Future[FixPlan]) -> None:
        self.plan = done.result()
        self._offer_ways(self.plan)
        self._list_rules(self.plan)
        self._show_changes()
        self._tell(self.plan)

    def _without(self) -> list[str]:
        unchecked = Qt.CheckState.Unchecked
        return [str(item.data(0, _RULE)) for item in self._rules.lines() if item.checkState(0) is unchecked]

    # Display

    def _offer_ways(self, plan: FixPlan) -> None:
        if self._ways.buttons() or (len(plan.choices) < 2 and plan.choice is not None):
            return
        for number, (choice, count) in enumerate(zip(plan.choices, plan.choice_counts, strict=True)):
            title = offer_title(choice, count)
            safe = self.tr("{way} (safe)").format(way=title)
            button = QRadioButton((safe if choice.safe else title).replace("&", "&&"), self)
            button.setChecked(number == plan.choice)
            button.clicked.connect(partial(self._on_way, number))
            self._ways.addButton(button)
            self._ways_column.addWidget(button)
        chosen = self._ways.checkedButton() or next(iter(self._ways.buttons()), None)
        if chosen is not None and self.focusWidget() in (None, self._table):  # the focus is nowhere else
            chosen.setFocus()

    def _on_way(self, number: int, _checked: bool = False) -> None:
        if self.plan is None or number != self.plan.choice:
            self.choose(number)

    def _list_rules(self, outcome: FixPlan) -> None:
        """List the rules whose findings are fixed, and those unticked, so that they can be ticked again."""
        known = {str(item.data(0, _RULE)): item for item in self._rules.lines()}
        with QSignalBlocker(self._rules):
            if not known:
                self._add_rule("", self.tr("Everything"))
            for rule, count in outcome.counts.items():
                item = known.get(rule) or self._add_rule(rule, translated(RULE_BY_ID[rule].title))
                item.setText(1, self._mended(count))
            for rule, item in known.items():
                if rule and rule not in outcome.counts and is_ticked(item):
                    item.setText(1, "0")
            everything = self._rules.topLevelItem(0)
            if everything is not None:
                self._rules.setCurrentItem(self._rules.currentItem() or everything)
                everything.setText(1, self._mended(sum(outcome.counts.values())) if outcome.counts else "0")

    def _mended(self, count: int) -> str:
        """Return the number of findings removed; "in part" for 0, as a finding about an entry
        remains if only part of it is fixed.
        """
        return QLocale().toString(count) if count else self.tr("in part")

    def _add_rule(self, rule: str, title: str) -> QTreeWidgetItem:
        item = self._rules.add_line([title, ""])
        item.setData(0, _RULE, rule)
        item.setToolTip(0, plain_tip(title))
        if rule:
            tick(item, is_ticked=True)
        return item

    def _on_ticked(self, item: QTreeWidgetItem, column: int) -> None:
        if column == 0 and item.data(0, _RULE):
            self._work_out()

    def _show_changes(self) -> None:
        outcome = self.plan
        if outcome is None:
            return
        item = self._rules.currentItem()
        rule = str(item.data(0, _RULE)) if item else ""
        self._changes.show(outcome.by_rule.get(rule, ()) if rule else outcome.changes)

    def _tell(self, outcome: FixPlan) -> None:
        count = outcome.count
        many = N_("Change %Ln places")
        words = counted("Change 1 place", many, count) if count else self.tr("Change")
        self.allow(words, is_possible=outcome.edit is not None)
        if not count:
            is_open = bool(self._ways.buttons()) and self.chosen is None
            text = self.tr("Choose what to do.") if is_open else self.tr("Nothing will change.")
            self.say(text)
            return
        sentences = [counted("1 place changes.", N_("%Ln places change."), count)]
        if outcome.files > 1:
            number = QLocale().toString
            text = self.tr("{n} places change in {files} files.")
            sentences[0] = text.format(n=number(count), files=number(outcome.files))
        if count > len(outcome.changes):
            shown = QLocale().toString(len(outcome.changes))
            sentences[0] += " " + self.tr("The first {n} are listed.").format(n=shown)
        sentences.append(self.tr("Findings: {counts}").format(counts=_counts(outcome)))
        self.say("\n".join(sentences))


def _counts(outcome: FixPlan) -> str:
    """Return the numbers of findings before and after, by severity;
    severities without findings are left out.
    """
    number = QLocale().toString
    parts = []
    for severity, words in _WORDS.items():
        before, after = outcome.before.get(severity, 0), outcome.after.get(severity, 0)
        if before or after:
            span = f"{number(before)} → {number(after)}"
            changed = translated(words, span=span)
            parts.append(findings_counted(severity, after) if before == after else changed)
    return " · ".join(parts)
