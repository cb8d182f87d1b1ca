"""Corrects findings: at a cell, of a rule, all that is safe, and duplicates."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint

from editor.app.commands.window_commands import PanelCommands
from editor.app.window.command_context import CommandContext, why_read_only
from editor.core.text import N_
from editor.dialogs.fix_dialogs import DuplicatesDialog, FixPreviewDialog
from editor.dialogs.published_url_dialogs import HostsDialog
from editor.models.lists import fix_models
from editor.models.lists.findings_model import IN_INDEX
from editor.models.session.session import Session
from editor.models.words.translation import translated
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Finding
from editor.rules.fixes.fix_choices import (
    FIXES,
    HOST_RULES,
    HostChoice,
    OtherHost,
    choices,
    other_hosts,
    settling,
)
from editor.rules.fixes.fix_run import plan
from editor.rules.listing.duplicates_check import DUPLICATE_RULES
from editor.rules.listing.listing_fixes import SAME_PAGE
from editor.rules.rule import Rule
from editor.views.panels.findings_panel import FixMenu
from editor.views.table.entries_table import EntriesTable

_OF_INDEX = N_(
    "This is in the index. Change URLs and dates in this list; for anything else, open the index by itself."
)

_TRIED = 100  # rows on which a fix is tried if there is none for the first


class FixCommands(QObject):
    """The commands behind every “Fix”."""

    def __init__(self, context: CommandContext, panels: PanelCommands) -> None:
        super().__init__(context.window)
        self._context, self._panels = context, panels
        self._menu: FixMenu | None = None  # the one that opened last

    # At the cell

    def current_rule(self) -> Rule | None:
        """Return the rule of the current line of the findings, or of the worst finding at the cell."""
        panel = self._panels.findings.panel
        if panel.has_focus:
            return RULE_BY_ID.get(panel.chosen_rule)
        table, session = self._context.table, self._context.session
        if table is None or session is None:
            return None
        finding = fix_models.first_finding(session.document.findings, _cells(table))
        return finding.rule if finding else None

    def fix_here(self) -> None:
        """Open the menu of fixes for the current line of the findings, or for the current cell."""
        if self._panels.findings.panel.has_focus:
            self._panels.findings.panel.fix_current()
            return
        table, session = self._context.table, self._context.session
        if table is None or session is None:
            return
        session.document.findings.finish()
        self._accepts(session)
        groups = self._offers(session, table)
        stuck = None
        if not groups and session.is_editable:
            stuck = fix_models.first_finding(session.document.findings, _cells(table))
        if stuck and self._learns_site(session, stuck):
            groups = self._offers(session, table)
        if not groups:
            if not (stuck and (self._elsewhere(stuck.rule.id) or self._lets_say(stuck))):
                self._context.say(self._reason(session, table))
            return
        table.scrollTo(table.currentIndex())
        corner = table.visualRect(table.currentIndex()).bottomLeft()
        self._open_menu(session, groups, table.viewport().mapToGlobal(corner))

    def fill_menu(self, menu: FixMenu) -> None:
        """Fill a menu of the table that is about to open."""
        table, session = self._context.table, self._context.session
        if table is not None and session is not None:
            groups = self._offers(session, table)
            menu.fill(groups, self._counts(session), "" if groups else self._reason(session, table))

    @staticmethod
    def _offers(session: Session, table: EntriesTable) -> list[fix_models.OfferGroup]:
        cells = _cells(table)
        if not cells or not session.is_editable:
            return []
        return fix_models.offers_at(session.document.entries, session.document.findings, cells)

    @staticmethod
    def _reason(session: Session, table: EntriesTable) -> str:
        if not session.is_editable:
            return why_read_only(session)
        return fix_models.why_not(session.document.findings, _cells(table))

    def _open_menu(self, session: Session, groups: list[fix_models.OfferGroup], place: QPoint) -> None:
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = menu = FixMenu(self._context.window)
        menu.offer_chosen.connect(self.apply_offer)
        menu.rule_chosen.connect(self.fix_rule)
        menu.fill(groups, self._counts(session), "")
        menu.popup(place)
        menu.choose_first()

    @staticmethod
    def _counts(session: Session) -> dict[str, int]:
        """Return the number of places with a fix for each rule."""
        return {group.rule.id: group.fixable for group in session.document.findings.report.groups()}

    def apply_offer(self, offer: fix_models.Offer) -> None:
        """Apply a fix that was chosen in a menu."""
        session, edit = self._context.session, offer.choice.edit()
        if session is not None and edit is not None:
            session.undo_stack.do(edit, fix_models.fix_title(offer.choice, edit))

    # From the list of findings

    def fix_finding(self, rule: str, row: int, field: str, place: QPoint) -> None:
        """Correct one place of a rule, with a menu at a place on the screen.

        row -1: all places of the rule; IN_INDEX: its places in the index of several files.
        """
        session = self._context.session
        if session is None:
            return
        if row == IN_INDEX and session.is_editable:
            self._fix_in_index(rule)
            return
        if row < 0 or not session.is_editable:
            self.fix_rule(rule)
            return
        document = session.document
        document.findings.finish()
        groups = fix_models.offers_for(document.entries, document.findings, rule, row, field)
        found = next((one for one in document.findings.report.at(row) if one.rule.id == rule), None)
        if found and not any(group.offers for group in groups) and self._learns_site(session, found):
            groups = fix_models.offers_for(document.entries, document.findings, rule, row, field)
        if any(group.offers for group in groups):
            self._open_menu(session, groups, place)
        elif rule in DUPLICATE_RULES or rule in HOST_RULES:
            self.fix_rule(rule)
        elif not self._elsewhere(rule):
            self._explain(session, found)

    def fix_rule(self, rule: str) -> None:
        """Correct all that a rule finds, after a preview."""
        session = self._context.session
        if session is None or self._elsewhere(rule):
            return
        session.document.findings.finish()
        if not self._accepts(session):
            self._context.say(why_read_only(session))
        elif _is_of_index_alone(session, rule):
            self._fix_in_index(rule)
        elif rule in DUPLICATE_RULES:
            table = self._context.table
            self.resolve_duplicates(rule, table.current_row() if table is not None else -1)
        elif rule in HOST_RULES and (hosts := other_hosts(session.document.findings, rule)):
            self._decide_hosts(session, rule, hosts)
        elif rule in FIXES and self._has_way(session, rule):
            self._run(session, self.preview_dialog(session, rule))
        else:
            self._explain(session, _first(session, rule))

    def _accepts(self, session: Session) -> bool:
        """Return True if a file can be edited; show the repairs of one that was recovered, to accept them."""
        if not (session.is_editable or session.document.file_list.is_accepted):
            self._context.trigger("repairs")
        return session.is_editable

    def _fix_in_index(self, rule: str) -> None:
        """Correct a finding of the index by a command of its own, or let the person do it by hand."""
        if not self._elsewhere(rule):
            self._panels.files.open_panel()
            self._context.say(translated(_OF_INDEX))

    def _explain(self, session: Session, found: Finding | None) -> None:
        """Let the person give missing information, or say why a finding cannot be corrected."""
        if found is not None and not self._lets_say(found):
            self._context.say(fix_models.refusal_reason(found, session.document.findings))

    def _has_way(self, session: Session, rule: str) -> bool:
        """Return True if there may be a fix; ask where the file is published if only that is missing."""
        document, found = session.document, _first(session, rule)
        if found is None or found.row is None:
            return True
        if not found.rule.asks and not fix_models.lacks_site(document.findings, found):
            return True
        groups = fix_models.offers_for(document.entries, document.findings, rule, found.row, found.field)
        if any(group.offers for group in groups) or self._learns_site(session, found):
            return True
        others = {found.field: document.findings.report.rows(rule, _TRIED)}
        return bool(choices(document.entries, document.findings, rule, others))

    def _learns_site(self, session: Session, found: Finding) -> bool:
        """Ask where the file is published if fixes of a finding need it; return True if it is known now."""
        findings = session.document.findings
        if not fix_models.lacks_site(findings, found) or not self._context.trigger("published_url"):
            return False
        return not fix_models.lacks_site(findings, found)

    def _lets_say(self, finding: Finding) -> bool:
        """Return True if another command, now enabled, let the person give information for the fix."""
        table = self._context.table
        if not finding.rule.asks or finding.row is None or table is None:
            return False
        table.go_to(finding.row)
        return self._context.trigger(finding.rule.asks)

    def _elsewhere(self, rule: str) -> bool:
        """Return True if another command, now enabled, was run instead of a fix."""
        command = RULE_BY_ID[rule].command
        return bool(command) and self._context.trigger(command)

    # Many at once

    def fix_all_safe(self) -> None:
        """Correct all that can be corrected safely, after a preview."""
        session = self._context.editable
        if session is not None:
            self._run(session, self.preview_dialog(session))

    def preview_dialog(self, session: Session, rule: str = "") -> FixPreviewDialog:
        """Make the dialog for a document: for all that is safe, or for one rule."""
        document = session.document
        planner = partial(plan, document.entries.working_copy(), document.findings.contexts)
        return FixPreviewDialog(planner, self._context.tasks, rule, self._context.window)

    def apply(self, session: Session, dialog: FixPreviewDialog) -> None:
        """Apply the fixes that a dialog shows."""
        outcome, choice = dialog.plan, dialog.chosen
        if outcome is not None and outcome.edit is not None:
            title = fix_models.fix_title(choice, outcome.edit) if choice else self.tr("Fix all safe")
            session.undo_stack.do(outcome.edit, title)

    def _run(self, session: Session, dialog: FixPreviewDialog) -> None:
        if dialog.ask():
            self.apply(session, dialog)

    # Hosts

    def _decide_hosts(self, session: Session, rule: str, hosts: Sequence[OtherHost]) -> None:
        """Ask what to do with the URLs of each other host."""
        dialog = HostsDialog(rule, hosts, self._context.window)
        if dialog.ask():
            self.decide_hosts(session, rule, hosts, dialog.choices)

    def decide_hosts(
        self, session: Session, rule: str, hosts: Sequence[OtherHost], host_choices: Mapping[str, HostChoice]
    ) -> None:
        """Treat the URLs of each host as decided."""
        document = session.document
        edit = settling(document.entries, document.findings, rule, hosts, host_choices)
        if edit is not None:
            session.undo_stack.do(edit, self.tr("Correct hosts"))

    # Duplicates

    def resolve_duplicates(self, rule: str = "", row: int = -1) -> None:
        """Ask which entry of each group of duplicates to keep.

        rule and row: the finding from which the person comes, to begin there.
        """
        session = self._context.editable
        if session is None:
            return
        dialog = self.duplicates_dialog(session, rule, row)
        if dialog.ask():
            self.remove_duplicates(session, dialog)

    def duplicates_dialog(self, session: Session, rule: str = "", row: int = -1) -> DuplicatesDialog:
        """Make the dialog for a document."""
        document = session.document
        dialog = DuplicatesDialog(
            document.entries.snapshot(), document.findings.context, self._context.tasks, self._context.window
        )
        dialog.include_nearly_equal(bool(rule) and rule not in SAME_PAGE)
        if row >= 0:
            dialog.go_to(row)
        return dialog

    @staticmethod
    def remove_duplicates(session: Session, dialog: DuplicatesDialog) -> None:
        """Remove the duplicates that a dialog shows."""
        edit = dialog.edit()
        if edit is not None:
            session.undo_stack.do(edit, dialog.title())


def _cells(table: EntriesTable) -> dict[str, list[int]]:
    """Return the selected cells by column, else the current cell."""
    cells = {name: sorted(rows) for name, rows in table.selected_places().items() if rows}
    index = table.currentIndex()
    if not cells and index.isValid():
        cells = {table.entries.columns[index.column()].name: [table.current_row()]}
    return cells


def _first(session: Session, rule: str) -> Finding | None:
    return next((one for one in session.document.findings.report.all(1) if one.rule.id == rule), None)


def _is_of_index_alone(session: Session, rule: str) -> bool:
    """Return True if the index breaks a rule and none of the files does."""
    findings = session.document.findings
    groups = (group for _, own in findings.each for group in own.report.groups())
    return findings.index.own is not None and all(group.rule.id != rule for group in groups)
