"""What the Help menu shows, and what is known of the file on screen."""

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtGui import QKeySequence

from editor.app.action_spec import translated
from editor.app.actions import MENUS
from editor.app.workbench import Workbench
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.about import AboutDialog
from editor.dialogs.listing import Group, ListingDialog
from editor.models.explanations import finding_message
from editor.models.session import Session
from editor.rules.rule import Severity

# Keys that belong to the table and its editors rather than to an action.
_TABLE_KEYS = (
    ("F2", QT_TRANSLATE_NOOP("keys", "Edit the cell; typing replaces its value")),
    ("Return", QT_TRANSLATE_NOOP("keys", "Take over what was typed and go down")),
    ("Tab", QT_TRANSLATE_NOOP("keys", "Take over what was typed and go right")),
    ("Esc", QT_TRANSLATE_NOOP("keys", "Leave the value as it was")),
    ("Ctrl+Return", QT_TRANSLATE_NOOP("keys", "Give all selected cells the same value")),
)

_KINDS = {
    "urlset": QT_TRANSLATE_NOOP("summary", "Sitemap"),
    "sitemapindex": QT_TRANSLATE_NOOP("summary", "Sitemap index"),
    "text": QT_TRANSLATE_NOOP("summary", "List of URLs"),
    "feed": QT_TRANSLATE_NOOP("summary", "Feed"),
}


class HelpCommands(QObject):
    """Dialogs that only tell."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench

    def show_about(self) -> None:
        """Say what this program is."""
        self.about_dialog().exec()

    def about_dialog(self) -> AboutDialog:
        """The dialog that says what this program is."""
        return AboutDialog(self._bench.window)

    def show_shortcuts(self) -> None:
        """List the keys."""
        self.shortcuts_dialog().exec()

    def shortcuts_dialog(self) -> ListingDialog:
        """All actions with a key, menu by menu, and the keys of the table."""
        form = QKeySequence.SequenceFormat.NativeText
        groups = []
        for menu, parts in MENUS.items():
            lines = [
                (spec.title().replace("&", "").rstrip("…"), sequences[0].toString(form))
                for part in parts
                for spec in part
                if (sequences := spec.sequences())
            ]
            groups.append(Group(translated(menu).replace("&", ""), lines))
        keys = [
            (QCoreApplication.translate("keys", text), QKeySequence(key).toString(form))
            for key, text in _TABLE_KEYS
        ]
        groups.insert(1, Group(self.tr("In the table"), keys))
        return ListingDialog(self.tr("Keyboard shortcuts"), groups, self._bench.window)

    def show_summary(self) -> None:
        """Say what the file on screen is."""
        if self._bench.session is not None:
            self.summary_dialog(self._bench.session).exec()

    def summary_dialog(self, session: Session) -> ListingDialog:
        """What the file is, how much is wrong in it, and the notes: true of all of it, but no fault."""
        groups = [self._about_file(session), self._about_findings(session)]
        notes = [
            (QCoreApplication.translate("rules", one.rule.title), finding_message(one))
            for one in session.document.findings.file_findings()
            if one.severity is Severity.NOTE
        ]
        if notes:
            groups.append(Group(self.tr("Notes"), notes))
        return ListingDialog(session.title, groups, self._bench.window)

    def _about_file(self, session: Session) -> Group:
        document, frame = session.document, session.document.urlset.frame
        encoding = frame.encoding.upper() + (self.tr(", gzipped") if frame.gzip else "")
        lines = [
            (self.tr("Kind"), QCoreApplication.translate("summary", _KINDS[frame.kind])),
            (self.tr("Place"), str(document.path or self.tr("not saved yet"))),
            (self.tr("Published at"), document.context.published_url or self.tr("not known")),
            (self.tr("Entries"), QLocale().toString(len(document.urlset))),
            (self.tr("Encoding"), encoding),
        ]
        return Group(self.tr("File"), lines)

    def _about_findings(self, session: Session) -> Group:
        counts = session.document.findings.counts()
        words = {
            Severity.ERROR: self.tr("Errors"),
            Severity.WARNING: self.tr("Warnings"),
            Severity.ADVICE: self.tr("Advice"),
        }
        lines = [(word, QLocale().toString(counts[severity])) for severity, word in words.items()]
        return Group(self.tr("Findings"), lines)
