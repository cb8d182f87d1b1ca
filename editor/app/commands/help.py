"""The manual and the dialogs of the Help menu, and the summary of the file on screen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from editor.app.manual.keys import KEYS_ELSEWHERE, TABLE_KEYS, WAYS_TO_COMBINE
from editor.app.window.file_summary import summary_of
from editor.app.window.menu_action import Menu, action_text, without_mnemonic
from editor.app.window.workbench import Workbench
from editor.core.filtering.terms import TERMS
from editor.dialogs.about import AboutDialog
from editor.dialogs.glossary import GlossaryDialog
from editor.dialogs.parts.listing import ListingDialog, ListingGroup
from editor.models.session.session import Session
from editor.models.words.translation import translated
from editor.rules.rule import Rule
from editor.services.manual_requests import ask_manual, ask_manual_about_rule


class HelpCommands(QObject):
    """The manual, and dialogs that only show information."""

    def __init__(self, bench: Workbench, current_rule: Callable[[], Rule | None]) -> None:
        """current_rule: returns the rule that a finding is about which the user looks at, if any."""
        super().__init__(bench.window)
        self._bench, self._current_rule = bench, current_rule

    def show_manual(self) -> None:
        """Show the manual: what explains the current finding, or its contents."""
        rule = self._current_rule()
        if rule is not None:
            ask_manual_about_rule(rule.id)
        else:
            ask_manual()

    def show_about(self) -> None:
        """Show information about this program."""
        self.about_dialog().ask()

    def about_dialog(self) -> AboutDialog:
        """Make the dialog about this program."""
        return AboutDialog(self._bench.window)

    def show_shortcuts(self) -> None:
        """List the keys."""
        self.shortcuts_dialog().ask()

    def shortcuts_dialog(self) -> ListingDialog:
        """Make the list of all actions with a key, by menu, and of keys in the table and elsewhere."""
        form = QKeySequence.SequenceFormat.NativeText
        lines: dict[Menu, list[tuple[str, str]]] = {menu: [] for menu in Menu}
        for action in self._bench.actions.values():
            facts = action.facts
            if keys := ", ".join(key.toString(form) for key in facts.named_keys()):
                lines[facts.place[0]].append((without_mnemonic(facts.title).rstrip("…"), keys))
        groups = [ListingGroup(without_mnemonic(action_text(menu)), lines[menu]) for menu in Menu]
        groups.insert(1, _keys(self.tr("In the table"), TABLE_KEYS))
        groups += [_keys(translated("keys", where), keys) for where, keys in KEYS_ELSEWHERE]
        return ListingDialog(self.tr("Keyboard shortcuts"), groups, self._bench.window)

    def show_filter_language(self) -> None:
        """Explain the filter language."""
        self.filter_language_dialog().ask()

    def filter_language_dialog(self) -> ListingDialog:
        """Make the dialog that explains how to combine terms, and lists all terms."""
        ways = [(example, translated("filter", text)) for example, text in WAYS_TO_COMBINE]
        terms = [(term.example, translated("filter", term.help)) for term in TERMS]
        groups = [ListingGroup(self.tr("Combining terms"), ways), ListingGroup(self.tr("Terms"), terms)]
        for term in TERMS:
            words = [(f"{term.name}:{word.name}", translated("filter", word.help)) for word in term.words]
            if words:
                groups.append(ListingGroup(translated("filter", term.help), words))
        return ListingDialog(self.tr("Filter language"), groups, self._bench.window)

    def show_glossary(self) -> None:
        """Explain the words that the editor uses."""
        self.glossary_dialog().ask()

    def glossary_dialog(self) -> GlossaryDialog:
        """Make the dialog with the words that the editor uses."""
        return GlossaryDialog(self._bench.window)

    def show_summary(self) -> None:
        """Show the summary of the file on screen."""
        if self._bench.session is not None:
            self.summary_dialog(self._bench.session).ask()

    def summary_dialog(self, session: Session) -> ListingDialog:
        """Make the summary of a file: its facts, the number of findings, and the notes about it."""
        return ListingDialog(session.title, summary_of(session), self._bench.window)


def _keys(where: str, keys: Sequence[tuple[str, str]]) -> ListingGroup:
    """Return the keys of a place with their effects."""
    form = QKeySequence.SequenceFormat.NativeText
    lines = [(translated("keys", text), QKeySequence(key).toString(form)) for key, text in keys]
    return ListingGroup(where, lines)
