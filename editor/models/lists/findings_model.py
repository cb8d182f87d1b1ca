"""The tree of findings: the rules that are broken, each with its first places as children.

Whether findings can be fixed, and how, is said in a few words, in lists of findings and in tool
tips alike.
"""

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import islice

from PySide6.QtCore import QLocale, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence

from editor.core.document.sitemap_file import SitemapFile
from editor.core.text import N_
from editor.models.lists.list_models import GroupedModel
from editor.models.table import item_data
from editor.models.table.item_data import ROOT, AnyIndex, with_plain_tips
from editor.models.words.explanations import accessible_description, finding_message, severity_word
from editor.models.words.translation import FIX_KEY, counted, translated
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.report import Report, RuleGroup
from editor.rules.rule import Fixability, Rule, Severity
from editor.rules.wording import source_names


def fix_key() -> str:
    """Return the shortcut that fixes the current cell, written as this system does."""
    return QKeySequence(FIX_KEY).toString(QKeySequence.SequenceFormat.NativeText)


def is_fixable(rule: Rule, fix: Fixability) -> bool:
    """Tell whether the window offers a fix for findings of a rule with this kind of fix."""
    return (fix is not Fixability.NONE and rule.has_fix) or bool(rule.command)


def fix_hint(findings: Iterable[Finding]) -> str:
    """Return a sentence that names the key to fix the findings of a cell; "" if there is no fix."""
    fixable = [finding for finding in findings if is_fixable(finding.rule, finding.fix)]
    if not fixable:
        return ""
    key = fix_key()
    title = next(filter(None, (_safe_title(one.rule) for one in fixable if one.fix is Fixability.AUTO)), "")
    if title:
        words = translated("Press {key} to fix: {what}")
        return words.format(key=key, what=translated(title))
    return translated("Press {key} to fix").format(key=key)


def fix_name(finding: Finding) -> str:
    """Return the label of the fix for a finding; "" if there is none."""
    if not is_fixable(finding.rule, finding.fix):
        return ""
    title = _safe_title(finding.rule) if finding.fix is Fixability.AUTO else ""
    return translated(title or N_("Fix…"))


def _safe_title(rule: Rule) -> str:
    """Return the title of the safe fix for a rule; "" if there is none."""
    from editor.rules.fixes.fix_choices import FIXES  # noqa: PLC0415 - takes 30 ms, and is no part of a list

    return next((fix.title for fix in FIXES.get(rule.id, ()) if fix.safe), "")


MAX_PLACES = 100  # findings listed per rule; the filter shows all of them
_NAMED_ROWS, _NAMED_FILES = 5, 2  # in a group's line
_SHARE = 20  # at most one part in 20 of the time is spent on reading the list again
_PAUSE = 0.2  # the least seconds between two readings; the first change after a pause is read at once

RULE = item_data.ROW_MARK + 1  # the rule's id
ROW = RULE + 1  # the document row, from 0; -1 for the whole file and for groups without rows; or:
IN_INDEX = -2  # for findings in the index of several files
FIELD = ROW + 1  # the field, "" for the entry as a whole


class FindingColumn(IntEnum):
    """The columns of the tree of findings."""

    TITLE = 0
    COUNT = 1
    PLACES = 2
    FIX = 3


class FindingsModel(GroupedModel):
    """The findings grouped by rule, the worst first; notes are shown in the file's summary instead.

    It follows the findings with a short delay, however often they change. The findings of a
    group are read when it is expanded.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: Findings | None = None
        self.report: Report | None = None  # what is shown of them
        self._groups: list[RuleGroup] = []
        self._severities: frozenset[Severity] = frozenset()  # that are listed; all if there are none
        self._words = ""  # that what is listed contains, in small letters
        self._has_safe_fixes = False
        self._places: dict[int, list[Finding]] = {}  # group -> its findings that were read
        self._first_rows: dict[str, Sequence[int]] = {}  # rule -> its first rows, once requested
        self._files: dict[str, dict[str, None]] | None = None  # rule -> names of files
        self._refresh = QTimer(self, singleShot=True)
        self._refresh.timeout.connect(self.refresh)
        self._last, self._pause = 0.0, _PAUSE

    def set_findings(self, findings: Findings | None, file: SitemapFile | None = None) -> None:
        """Show these findings from now on, and listen to them; None shows nothing.

        file: the only one of a set whose findings are shown; None for all.
        """
        if self._findings is not None:
            self._findings.remove_listener(self._on_findings_changed)
        self._findings = findings
        self.report = None
        if findings is not None:
            self.report = findings.report_of(file) if file else findings.report
            findings.add_listener(self._on_findings_changed)
        self.refresh()

    def refresh(self) -> None:
        """Read the groups again."""
        began = time.monotonic()
        self._refresh.stop()
        self.beginResetModel()
        groups = self.report.groups() if self.report else ()
        self._places, self._first_rows, self._files = {}, {}, None
        self._groups = [
            group for group in groups if group.severity > Severity.NOTE and self._is_listed(group)
        ]
        self._has_safe_fixes = any(group.has_safe for group in groups)
        self.endResetModel()
        self._last = time.monotonic()
        # With a million rows this takes as long as a frame: then the list is updated less often.
        self._pause = max(_PAUSE, (self._last - began) * _SHARE)

    def narrow(self, severities: Collection[Severity], text: str) -> None:
        """List only findings of some severities (none: of all), and only those with a text in their lines."""
        self._severities, self._words = frozenset(severities), text.strip().casefold()
        self.refresh()

    @property
    def is_narrowed(self) -> bool:
        """True if not all findings are listed."""
        return bool(self._severities or self._words)

    def _is_listed(self, group: RuleGroup) -> bool:
        if self._severities and group.severity not in self._severities:
            return False
        if not self._words:
            return True
        rule = group.rule
        about = (translated(rule.title), rule.id, rule.number, translated(rule.why), self._where(group))
        return all(word in " ".join(about).casefold() for word in self._words.split())

    def has_one_place(self, index: AnyIndex) -> bool:
        """Tell whether the line of a rule has one place only, which is in a row."""
        group = self._groups[self.group_number(index)]
        return group.places == 1 and bool(self._rows(group))

    def _on_findings_changed(self) -> None:
        if not self._refresh.isActive():
            since = time.monotonic() - self._last
            self._refresh.start(max(0, round((self._pause - since) * 1000)))

    @property
    def has_safe_fixes(self) -> bool:
        """True if any finding has a safe fix."""
        return self._has_safe_fixes

    # Indexes of lines

    def group_index(self, rule_id: str) -> QModelIndex:
        """Return the index of the line of a rule; invalid if the rule is not broken."""
        for number, group in enumerate(self._groups):
            if group.rule.id == rule_id:
                return self.index(number, 0)
        return QModelIndex()

    def rule_id(self, index: AnyIndex) -> str:
        """Return the id of the rule that a line is about."""
        return str(index.data(RULE) or "") if index.isValid() else ""

    # Qt's interface

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        if not parent.isValid():
            return len(self._groups)
        return len(self._places.get(parent.row(), ())) if self.opens(parent) else 0

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return len(FindingColumn) if not parent.isValid() or self.opens(parent) else 0

    def hasChildren(self, parent: AnyIndex = ROOT) -> bool:
        return bool(self._groups) if not parent.isValid() else self.opens(parent)

    def canFetchMore(self, parent: AnyIndex) -> bool:
        return parent.isValid() and self.opens(parent) and parent.row() not in self._places

    def fetchMore(self, parent: AnyIndex) -> None:
        if not self.canFetchMore(parent):
            return
        places = list(islice(self._first_places(self._groups[parent.row()].rule.id), MAX_PLACES))
        if places:
            self.beginInsertRows(self.index(parent.row(), 0), 0, len(places) - 1)
        self._places[parent.row()] = places
        if places:
            self.endInsertRows()

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        if not index.isValid():
            return None
        if role == item_data.TEXT_ALIGNMENT:
            return item_data.RIGHT if index.column() == FindingColumn.COUNT else item_data.LEFT
        if self.is_group(index):
            return self._group_data(self._groups[index.row()], index.column(), role)
        return self._place_data(self._places[self.group_number(index)][index.row()], index.column(), role)

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if role != item_data.DISPLAY or orientation is Qt.Orientation.Vertical:
            return None
        return (self.tr("Finding"), self.tr("Places"), self.tr("Where"), "")[section]

    # The texts of lines

    def _group_data(self, group: RuleGroup, column: int, role: int) -> object:
        rule = group.rule
        answers: dict[int, Callable[[], object]] = {
            item_data.DISPLAY: lambda: self._group_text(group, column),
            item_data.MARK: lambda: int(group.severity),
            item_data.TOOL_TIP: lambda: self._group_tip(group, column) or None,
            item_data.ACCESSIBLE_TEXT: lambda: self._group_read_out(group, column),
            item_data.ACCESSIBLE_DESCRIPTION: lambda: " ".join(
                dict.fromkeys(
                    self._group_tip(group, column) for column in (FindingColumn.TITLE, FindingColumn.FIX)
                )
            ),
            RULE: lambda: rule.id,
            ROW: lambda: next(iter(self._rows(group)), -1),
            FIELD: lambda: self._first_field(group),
        }
        return answers[role]() if role in answers else None

    def _group_text(self, group: RuleGroup, column: int) -> str:
        if column == FindingColumn.TITLE:
            return translated(group.rule.title)
        if column == FindingColumn.COUNT:
            return QLocale().toString(group.places)
        return self._fix_text(group.rule, group.fix) if column == FindingColumn.FIX else self._where(group)

    def _group_read_out(self, group: RuleGroup, column: int) -> str:
        """Return the text of a cell for screen readers; they read only the title, so
        it includes the rest of the line.
        """
        text = self._group_text(group, column)
        if column != FindingColumn.TITLE:
            return text
        one, many = ("1 place", N_("%Ln places"))
        places = counted(one, many, group.places)
        return f"{severity_word(group.severity)}: {text}, {places}, {self._where(group)}"

    def _where(self, group: RuleGroup) -> str:
        rows = self._rows(group)
        if not rows:
            return self._files_of(group) or self.tr("the file")
        if len(rows) == 1:
            return self.tr("row {row}").format(row=QLocale().toString(rows[0] + 1))
        named = ", ".join(QLocale().toString(row + 1) for row in rows[:_NAMED_ROWS])
        return self.tr("rows {rows}").format(rows=named + (" …" if len(rows) > _NAMED_ROWS else ""))

    def _files_of(self, group: RuleGroup) -> str:
        """Return the names of the files that a finding without a row is about."""
        if self._files is None:
            self._files = {}
            for one in self.report.about_file() if self.report else ():
                if one.file:
                    self._files.setdefault(one.rule.id, {})[one.file] = None
        names = list(self._files.get(group.rule.id, ()))
        return ", ".join(names[:_NAMED_FILES]) + (" …" if len(names) > _NAMED_FILES else "")

    def _place_data(self, finding: Finding, column: int, role: int) -> object:
        answers: dict[int, Callable[[], object]] = {
            item_data.DISPLAY: lambda: self._place_text(finding, column),
            item_data.TOOL_TIP: lambda: self._place_tip(finding, column),
            item_data.ACCESSIBLE_TEXT: lambda: self._place_read_out(finding, column),
            item_data.ACCESSIBLE_DESCRIPTION: lambda: (
                self._place_tip(finding, FindingColumn.FIX) if is_fixable(finding.rule, finding.fix) else ""
            ),
            RULE: lambda: finding.rule.id,
            ROW: lambda: _row_of(finding),
            FIELD: lambda: finding.field,
        }
        return answers[role]() if role in answers else None

    def _place_read_out(self, finding: Finding, column: int) -> str:
        if column != FindingColumn.TITLE:
            return self._place_text(finding, column)
        return f"{self._place_text(finding, FindingColumn.PLACES)}, {accessible_description([finding])}"

    def _place_text(self, finding: Finding, column: int) -> str:
        if column == FindingColumn.TITLE:
            return finding_message(finding)
        if column == FindingColumn.FIX:
            return self._fix_text(finding.rule, finding.fix)
        if column != FindingColumn.PLACES:
            return ""
        if finding.row is not None:
            place = self.tr("row {row}").format(row=QLocale().toString(finding.row + 1))
        elif finding.entry is not None:
            place = self.tr("entry {entry}").format(entry=QLocale().toString(finding.entry + 1))
        elif finding.line is not None:
            place = self.tr("line {line}").format(line=QLocale().toString(finding.line))
        elif finding.file:
            return finding.file
        else:
            return self.tr("the file")
        return f"{finding.file} · {place}" if finding.file else place

    def _group_tip(self, group: RuleGroup, column: int) -> str:
        if column == FindingColumn.FIX and self._fix_text(group.rule, group.fix):
            return self._fix_tip(group)
        rule = group.rule
        source = self.tr("Source: {names}").format(names=source_names(rule, translated))
        return f"{translated(rule.why)}\n{source}" if rule.sources else translated(rule.why)

    def _fix_tip(self, group: RuleGroup) -> str:
        """Return the tool tip about the fix: some findings may need to be
        fixed by hand, or be in the index.
        """
        text = self.tr("Fix all of these; shows a preview first ({key})")
        if not group.rule.command and group.places == 1 and self._rows(group):
            text = self.tr("Fix this one ({key})")
        elif not group.rule.command and not group.fixable:
            text = self.tr("Go to the list of files: these are in the index ({key})")
        elif not group.rule.command and group.fixable < group.places:
            text = self.tr("Fix {n} of these; shows a preview first ({key})")
        return text.format(n=QLocale().toString(group.fixable), key=fix_key())

    def _place_tip(self, finding: Finding, column: int) -> str:
        if column == FindingColumn.FIX and self._fix_text(finding.rule, finding.fix):
            return self.tr("Fix this one ({key})").format(key=fix_key())
        return finding_message(finding)

    def _fix_text(self, rule: Rule, fix: Fixability) -> str:
        return self.tr("Fix…") if is_fixable(rule, fix) else ""

    def _rows(self, group: RuleGroup) -> Sequence[int]:
        """Return the first rows of a rule, one more than are listed, to tell whether there are more."""
        rule = group.rule.id
        if rule not in self._first_rows:
            self._first_rows[rule] = self.report.rows(rule, _NAMED_ROWS + 1) if self.report else ()
        return self._first_rows[rule]

    def _first_field(self, group: RuleGroup) -> str:
        """Return the field of the first finding of a rule; a rule about
        several fields has it in the finding.
        """
        first, rule = next(iter(self._rows(group)), None), group.rule
        if rule.field or first is None or self.report is None:
            return rule.field
        return next((one.field for one in self.report.at(first) if one.rule.id == rule.id), "")

    def _first_places(self, rule_id: str) -> Iterator[Finding]:
        if self.report is None:
            return
        yield from (finding for finding in self.report.file_findings() if finding.rule.id == rule_id)
        for row in self.report.rows(rule_id, MAX_PLACES):
            yield from (finding for finding in self.report.at(row) if finding.rule.id == rule_id)


def _row_of(finding: Finding) -> int:
    if finding.is_of_index:
        return IN_INDEX
    return -1 if finding.row is None else finding.row
