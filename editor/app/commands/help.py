"""The dialogs of the Help menu, and the summary of the file on screen."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from editor.app.window.file_summary import summary_of
from editor.app.window.menu_action import Menu, action_text
from editor.app.window.workbench import Workbench
from editor.core.filtering.terms import TERMS
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.about import AboutDialog
from editor.dialogs.glossary import GlossaryDialog
from editor.dialogs.parts.listing import ListingDialog, ListingGroup
from editor.models.session.session import Session
from editor.models.words.keys import ADD_KEYS
from editor.models.words.translation import translated

# Keys that belong to a place in the window rather than to an action.
_TABLE_KEYS = (
    ("F2", QT_TRANSLATE_NOOP("keys", "Edit the cell; typing replaces its value")),
    ("Return", QT_TRANSLATE_NOOP("keys", "Accept what you typed and move down")),
    ("Tab", QT_TRANSLATE_NOOP("keys", "Accept what you typed and move right")),
    ("Esc", QT_TRANSLATE_NOOP("keys", "Cancel and keep the old value")),
    ("Ctrl+Return", QT_TRANSLATE_NOOP("keys", "Set all selected cells to the value being edited")),
    ("Space", QT_TRANSLATE_NOOP("keys", "Edit the cell")),
    ("Shift+Space", QT_TRANSLATE_NOOP("keys", "Select the whole row")),
    ("Ctrl+Space", QT_TRANSLATE_NOOP("keys", "Select the whole column")),
    (
        "Ctrl+Down",
        QT_TRANSLATE_NOOP("keys", "Go to the edge of the filled cells (also with Up, Left and Right)"),
    ),
    ("Ctrl+Shift+Down", QT_TRANSLATE_NOOP("keys", "Extend the selection to there")),
    ("Menu", QT_TRANSLATE_NOOP("keys", "Open the menu of the cell, as Shift+F10 and a right click do")),
    ("F4", QT_TRANSLATE_NOOP("keys", "Open the calendar while editing a date")),
    ("Up", QT_TRANSLATE_NOOP("keys", "Raise the priority being edited by 0.1, or by 0.05 with Shift")),
    ("Down", QT_TRANSLATE_NOOP("keys", "Lower it")),
)
_OTHER_KEYS = (
    (
        QT_TRANSLATE_NOOP("keys", "In the filter line"),
        (
            ("Ctrl+Space", QT_TRANSLATE_NOOP("keys", "Suggest saved filters and what can come next")),
            ("Return", QT_TRANSLATE_NOOP("keys", "Go to the rows")),
            ("Up", QT_TRANSLATE_NOOP("keys", "Bring back an earlier filter")),
            ("Esc", QT_TRANSLATE_NOOP("keys", "Clear the line; leave it if already empty")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In find and replace"),
        (
            ("Return", QT_TRANSLATE_NOOP("keys", "Next match; in the replacement field, replace")),
            ("Shift+Return", QT_TRANSLATE_NOOP("keys", "Previous match")),
            ("Ctrl+Return", QT_TRANSLATE_NOOP("keys", "Replace all")),
            ("Esc", QT_TRANSLATE_NOOP("keys", "Close the bar")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In findings, details and files"),
        (("Esc", QT_TRANSLATE_NOOP("keys", "Go back to the rows")),),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In the list of files"),
        (
            ("Return", QT_TRANSLATE_NOOP("keys", "Show the rows of the file")),
            ("F2", QT_TRANSLATE_NOOP("keys", "Rename the file")),
            ("Right", QT_TRANSLATE_NOOP("keys", "Go to its URL and date in the index (F2 edits them too)")),
            (", ".join(ADD_KEYS), QT_TRANSLATE_NOOP("keys", "Make a new file")),
            ("Del", QT_TRANSLATE_NOOP("keys", "Remove the file or its index entry")),
            ("+", QT_TRANSLATE_NOOP("keys", "Add the file to the index")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In a list of images, videos, news or languages"),
        (
            (", ".join(ADD_KEYS), QT_TRANSLATE_NOOP("keys", "Add one")),
            ("Del", QT_TRANSLATE_NOOP("keys", "Remove it")),
            ("Alt+Up", QT_TRANSLATE_NOOP("keys", "Move it up")),
            ("Alt+Down", QT_TRANSLATE_NOOP("keys", "Move it down")),
        ),
    ),
)

_WAYS = (
    ("blog winter", QT_TRANSLATE_NOOP("filter", "Both words, in fields, images, videos, news or languages")),
    ("path:/blog/ priority<0.5", QT_TRANSLATE_NOOP("filter", "Both terms match")),
    ("blog OR news", QT_TRANSLATE_NOOP("filter", "At least one of them")),
    ("blog -winter", QT_TRANSLATE_NOOP("filter", "One but not the other")),
    ("-(blog OR news)", QT_TRANSLATE_NOOP("filter", "Parentheses group terms")),
    ('"blog OR news"', QT_TRANSLATE_NOOP("filter", "Quotes: exactly this text")),
    ("BLOG", QT_TRANSLATE_NOOP("filter", "Same as blog: case never matters")),
    ("w*ter", QT_TRANSLATE_NOOP("filter", "An asterisk matches anything")),
    (r"/\d{4}$/", QT_TRANSLATE_NOOP("filter", "A regular expression between slashes")),
    ("lastmod:2024..2025", QT_TRANSLATE_NOOP("filter", "From one to the other, inclusive")),
)


class HelpCommands(QObject):
    """Dialogs that only show information."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench

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
                lines[facts.place[0]].append((facts.title.replace("&", "").rstrip("…"), keys))
        groups = [ListingGroup(action_text(menu).replace("&", ""), lines[menu]) for menu in Menu]
        groups.insert(1, _keys(self.tr("In the table"), _TABLE_KEYS))
        groups += [_keys(translated("keys", where), keys) for where, keys in _OTHER_KEYS]
        return ListingDialog(self.tr("Keyboard shortcuts"), groups, self._bench.window)

    def show_filter_language(self) -> None:
        """Explain the filter language."""
        self.filter_language_dialog().ask()

    def filter_language_dialog(self) -> ListingDialog:
        """Make the dialog that explains how to combine terms, and lists all terms."""
        ways = [(example, translated("filter", text)) for example, text in _WAYS]
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
