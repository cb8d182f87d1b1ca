"""The dialogs that fix findings: what fixes would change, and which of several duplicates stay."""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QLocale, QModelIndex, QSignalBlocker, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QStyleOptionViewItem,
    QTreeView,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Dialog, PreparingPreview, is_ticked, tick
from editor.models.lists.duplicates_model import DIFFERS, DuplicateColumn, DuplicatesModel, content_words
from editor.models.lists.fix_models import ChangesModel, offer_title
from editor.models.table.item_data import AnyIndex, plain_tip
from editor.models.words.explanations import findings_counted
from editor.models.words.translation import counted, translated
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Context
from editor.rules.fixes.fix_choices import FixChoice
from editor.rules.fixes.fix_run import FixPlan, FixRequest
from editor.rules.listing import listing_fixes
from editor.rules.listing.duplicates_check import DUPLICATE_RULES
from editor.rules.rule import Severity
from editor.runtime.threads import IsCancelled, Tell
from editor.services.tasks import Latest, Tasks
from editor.views.panels.changes_list import ChangesTable
from editor.views.widgets.input_fields import ChoiceBox, push_button
from editor.views.widgets.labels import plain_label
from editor.views.widgets.lists import LineDelegate
from editor.views.widgets.widget_layouts import add_layout, column_of, fit_columns, line_of, scaled_width

_OPENED = 50  # groups that are expanded at first

FoundDuplicates = tuple[
    list[listing_fixes.DuplicateGroup],
    dict[listing_fixes.Keep, list[int]],
    dict[int, frozenset[listing_fixes.Content]],
]


class _Delegate(LineDelegate):
    """Dims entries that are to be removed, and highlights values in which the entries of a group differ.

    The line of a group is drawn across all columns. (Spans of the view would take a
    second for ten thousand groups.)
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        if DuplicatesModel.is_group(index):
            if index.column() != DuplicateColumn.URL:
                return
            if isinstance(option.widget, QTreeView):
                option.rect.setRight(option.widget.viewport().width())
        super().paint(painter, option, index)

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        model = index.model()
        if not isinstance(model, DuplicatesModel):
            return
        differs_at_end = index.column() in (DuplicateColumn.URL, DuplicateColumn.FILE)
        option.textElideMode = Qt.TextElideMode.ElideMiddle if differs_at_end else Qt.TextElideMode.ElideRight
        if model.is_group(index):
            is_quiet = False
        else:
            is_quiet = not model.stays(index) or not (
                index.data(DIFFERS) or index.column() == DuplicateColumn.URL
            )
            option.font.setBold(bool(index.data(DIFFERS)) and model.stays(index))
            option.font.setStrikeOut(index.column() == DuplicateColumn.URL and not model.stays(index))
        self.write_in(option, "muted" if is_quiet else "text")


class DuplicatesDialog(Dialog):
    """Lets the user choose which entry of each group of duplicates stays; a worker finds the groups."""

    manual_place = "bulk-work#duplicates"

    def __init__(
        self, document: Document, context: Context, tasks: Tasks, parent: QWidget | None = None
    ) -> None:
        """urlset: a snapshot of the document that does not change."""
        super().__init__(parent, self.tr("Duplicates"))
        self._document, self._context = document, context
        self._search = self.owns(Latest(tasks))
        self._wanted_row = -1
        self._contents: dict[int, frozenset[listing_fixes.Content]] = {}
        self.model = DuplicatesModel(document, self)
        self.add_outlook()
        add_layout(self.column, self._make_rule_line())
        self.column.addWidget(self._make_nearly())
        self.tree = self._make_tree()
        self.column.addWidget(self.tree, 1)
        add_layout(self.column, self._make_group_line())
        self.column.addWidget(self._make_unite())
        self.add_ok()
        self.propose_size(980, 600)
        self.model.picks_changed.connect(self._on_picked)
        self._look()

    def _make_rule_line(self) -> QHBoxLayout:
        ways: tuple[tuple[str, listing_fixes.Keep | None], ...] = (
            (self.tr("the newest"), listing_fixes.Keep.NEWEST),
            (self.tr("the first"), listing_fixes.Keep.FIRST),
            (self.tr("the last"), listing_fixes.Keep.LAST),
            (self.tr("all of them"), None),
        )
        self._how = ChoiceBox(self, items=ways)
        label = plain_label(self.tr("In each group, &keep"), self, self._how)
        self._how.activated.connect(lambda _number: self.model.keep(self.how))
        return line_of(label, self._how, None)

    def _make_nearly(self) -> QCheckBox:
        self._nearly = QCheckBox(
            self.tr("Include URLs that are &nearly the same (www, http and https, trailing slash)"), self
        )
        self._nearly.toggled.connect(self._look)
        return self._nearly

    def _make_unite(self) -> QCheckBox:
        self._unite = QCheckBox(
            self.tr("&Merge images, videos, news and links into the entry that is kept"), self
        )
        self._unite.setToolTip(self.tr("Together with the newest date in the group. Nothing is added twice."))
        self._unite.setChecked(True)
        self._unite.setVisible(False)  # until groups are found whose entries differ in content
        self._unite.toggled.connect(self._on_picked)
        return self._unite

    def _make_tree(self) -> QTreeView:
        tree = QTreeView(self)
        tree.setObjectName("boxed")
        tree.setAccessibleName(self.tr("Groups of duplicates"))
        tree.setModel(self.model)
        tree.setItemDelegate(_Delegate(tree))
        tree.setUniformRowHeights(True)
        tree.header().setStretchLastSection(False)
        tree.setColumnHidden(DuplicateColumn.FILE, not self._document.is_set)
        widths = {
            DuplicateColumn.FILE: 150,
            DuplicateColumn.ROW: 84,
            DuplicateColumn.LASTMOD: 208,
            DuplicateColumn.CHANGEFREQ: 96,
            DuplicateColumn.PRIORITY: 84,
            DuplicateColumn.FATE: 92,
        }
        fit_columns(tree.header(), widths, self, stretched=[DuplicateColumn.URL])
        tree.selectionModel().currentChanged.connect(self._on_current_changed)
        return tree

    def _make_group_line(self) -> QHBoxLayout:
        ways: tuple[tuple[str, listing_fixes.Keep | None], ...] = (
            (self.tr("n&ewest"), listing_fixes.Keep.NEWEST),
            (self.tr("&first"), listing_fixes.Keep.FIRST),
            (self.tr("&last"), listing_fixes.Keep.LAST),
            (self.tr("&all"), None),
        )
        self._in_group = [push_button(text, partial(self._keep_in_group, how), self) for text, how in ways]
        for button in self._in_group:
            button.setEnabled(False)  # as long as there is no group
        return line_of(plain_label(self.tr("In this group, keep"), self), *self._in_group, None)

    # The user's choices

    @property
    def how(self) -> listing_fixes.Keep | None:
        """The rule that decides which entry of every group stays; None: all entries stay."""
        data = self._how.currentData()
        return None if data is None else listing_fixes.Keep(data)

    def include_nearly_equal(self, include: bool = True) -> None:
        """Set whether URLs that are nearly the same form a group, too."""
        self._nearly.setChecked(include)

    def go_to(self, row: int) -> None:
        """Scroll to the group of an entry, now or as soon as the groups are known."""
        self._wanted_row = row
        index = self.model.group_of_row(row)
        if index.isValid():
            self.tree.expand(index)
            self.tree.setCurrentIndex(index)
            self.tree.scrollTo(index, QTreeView.ScrollHint.PositionAtTop)

    @property
    def _is_uniting(self) -> bool:
        return bool(self._contents) and self._unite.isChecked()

    def edit(self) -> Edit | None:
        """Return the edit that removes or merges the duplicates; None if it would change nothing."""
        way = listing_fixes.unite_groups if self._is_uniting else listing_fixes.keep
        return way(self._document, self.model.groups, self.model.picked_rows())

    def title(self) -> str:
        """Return the title of this edit for the undo menu, with the number of entries removed."""
        count = self.model.removed_count()
        if self._is_uniting:
            return counted("Merge a duplicate", N_("Merge %Ln duplicates"), count)
        return counted("Remove a duplicate", N_("Remove %Ln duplicates"), count)

    # Background work

    def _look(self) -> None:
        rules = DUPLICATE_RULES if self._nearly.isChecked() else listing_fixes.SAME_PAGE
        self._search.ask(lambda _stale: _found(self._document, self._context, rules), self._on_found)
        self.say(self.tr("Looking for duplicates…"))
        self.ok.setEnabled(False)

    def _on_found(self, done: Future[FoundDuplicates]) -> None:
        groups, kept, self._contents = done.result()
        self._unite.setVisible(bool(self._contents))
        self.model.show(groups, kept, self.how)
        for number in range(min(_OPENED, len(self.model.groups))):
            self.tree.expand(self.model.index(number, 0))
        self.tree.setCurrentIndex(self.model.index(0, 0))
        self._on_current_changed(self.tree.currentIndex())  # Qt does not signal it after a reset
        if self._wanted_row >= 0:
            self.go_to(self._wanted_row)

    def _keep_in_group(self, how: listing_fixes.Keep | None) -> None:
        number = self.model.group_number(self.tree.currentIndex())
        if number >= 0:
            self.model.keep(how, [number])

    def _on_current_changed(self, index: QModelIndex) -> None:
        for button in self._in_group:
            button.setEnabled(index.isValid())

    def _on_picked(self) -> None:
        self.tree.viewport().update()
        groups, removed = len(self.model.groups), self.model.removed_count()
        self.allow(self._ok_text(removed), is_possible=removed > 0)
        if not groups:
            self.say(self.tr("No URL is listed twice."))
            return
        one, many = ("1 URL is listed more than once.", N_("%Ln URLs are listed more than once."))
        gone = counted("1 entry will be removed.", N_("%Ln entries will be removed."), removed)
        stay = self.tr("All entries will be kept.")
        found = counted(one, many, groups)
        self.say(f"{found} {gone if removed else stay}{self._what_goes()}")

    def _ok_text(self, removed: int) -> str:
        if not removed:
            return self.tr("Remove")
        one, many = ("Remove 1 entry", N_("Remove %Ln entries"))
        if self._is_uniting:
            one, many = ("Merge 1 entry", N_("Merge %Ln entries"))
        return counted(one, many, removed)

    def _what_goes(self) -> str:
        """Return a sentence on the content that only removed entries have; "" if there is none."""
        words = content_words(listing_fixes.lost(self._contents, self.model.groups, self.model.picked_rows()))
        if not words:
            return ""
        if self._is_uniting:
            return " " + self.tr("Their own content will be kept: {contents}.").format(contents=words)
        return " " + self.tr("Content that no other entry has will be lost: {contents}.").format(
            contents=words
        )


def _found(document: Document, context: Context, rules: frozenset[str]) -> FoundDuplicates:
    groups = listing_fixes.duplicate_groups(document, context, rules)
    return groups, listing_fixes.kept_rows(document, groups), listing_fixes.contents_of(document, groups)


Planner = Callable[[FixRequest, IsCancelled, Tell], FixPlan]

_SPARE = 24  # pixels around the words in a list
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
        self._fraction = 0.0  # of it that is computed
        self._wish = FixRequest()
        self._preparing = PreparingPreview(
            self.tr("Preparing the preview…"), self.say, lambda: self._fraction, self
        )
        self.finished.connect(self._preparing.stop)
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
        self._changes.has_ticks = bool(rule)
        self._changes.choice_changed.connect(self._work_out)
        self._shown_choice: int | None = -1  # the way whose changes are listed, those without a tick included
        add_layout(self.column, self._make_middle(), 1)
        self.add_outlook(lines=2)
        self.add_ok()
        self.propose_size(1360, 640)
        self._work_out()

    def _make_middle(self) -> QHBoxLayout:
        name = self.tr("What is fixed")
        headings = (name, self.tr("Findings"))
        self._rules = BoxedList(name, headings, self, stretched=0, numeric=[1], widths={1: 84})
        self._fit_rules()
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

    def choose(self, number: int) -> None:
        """Choose another way to fix the findings, by its number."""
        self.choice = number
        self._changes.ticks.clear()
        self._work_out()

    # Background work

    def _work_out(self) -> None:
        left_out = frozenset(self._changes.left_out())
        wish = self._wish = FixRequest(self._rule, self.choice, frozenset(self._without()), left_out)
        tell = partial(self._note_done, wish)
        self._work.ask(lambda cancelled: self._planner(wish, cancelled, tell), self._on_planned)
        self.plan, self._fraction = None, 0.0
        self._preparing.start()
        self.ok.setEnabled(False)
        self.say(self.tr("Preparing the preview…"))

    def _note_done(self, wish: FixRequest, fraction: float) -> None:
        """Note how much of what was asked for last is done; any thread may call this."""
        if wish is self._wish:
            self._fraction = fraction

    def _on_planned(self, done: Future[FixPlan]) -> None:
        self._preparing.stop()
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
        self._fit_rules()

    def _fit_rules(self) -> None:
        """Give the list of rules the width of its words, and the rest to the changes."""
        words, numbers = self._rules.sizeHintForColumn(0), self._rules.header().sectionSize(1)
        least, most = scaled_width(220, self), min(scaled_width(340, self), self.room().width() // 3)
        self._rules.setFixedWidth(max(least, min(words + numbers + _SPARE, most)))

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
        if self._rule and outcome.choice == self._shown_choice:
            return  # a row without its tick stays, to get it again
        self._shown_choice = outcome.choice
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
        sentences = [counted("1 place will change.", N_("%Ln places will change."), count)]
        if outcome.files > 1:
            number = QLocale().toString
            text = self.tr("{n} places in {files} files will change.")
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
