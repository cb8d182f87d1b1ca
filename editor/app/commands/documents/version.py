"""Shows earlier versions of the file on screen, and restores one."""

from concurrent.futures import Future
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject

from editor.app.commands.documents.open import FileCommands
from editor.app.window.workbench import Workbench
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.transition import origins_by_content, transition
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.dialogs.compare.comparing import moment
from editor.dialogs.compare.versions import VersionsDialog
from editor.formats.errors import Unreadable
from editor.formats.transfer.comparing import VersionComparison, compare
from editor.models.session.session import Session
from editor.models.words.difference_words import LISTED
from editor.services.files.backups import KeptVersion, kept_versions
from editor.services.folders import backups_folder
from editor.services.opening.opening import open_document

_OTHER_KIND = QT_TRANSLATE_NOOP("phrases", "It is a different kind of file ({kind}). Open it as a copy.")


class VersionCommands(QObject):
    """Lists earlier versions of a file, and restores one as an edit."""

    def __init__(self, bench: Workbench, file: FileCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._file = bench, file

    def show(self) -> None:
        """List the earlier versions of the file on screen."""
        session = self._bench.editable
        if session is None or session.document.path is None:
            return
        versions = kept_versions(session.document.path, backups_folder())
        dialog = self.dialog(session, versions)
        if dialog.ask():
            number = dialog.current()
            if number is not None:
                self.bring_back(session, versions[number])

    def dialog(self, session: Session, versions: list[KeptVersion]) -> VersionsDialog:
        """Make the dialog for a document."""
        now = session.document.entries.snapshot()
        bench = self._bench
        dialog = VersionsDialog(
            session.title, versions, partial(_compared, now), _count, tasks=bench.tasks, parent=bench.window
        )

        def open_copy(number: int) -> None:
            dialog.reject()
            self._file.open_content(versions[number].path)

        dialog.copy_requested.connect(open_copy)
        return dialog

    def bring_back(self, session: Session, version: KeptVersion) -> None:
        """Restore an earlier version in the document."""
        document = session.document.entries

        def made(outcome: Future[Edit | None]) -> None:
            edit = outcome.result()
            if edit is not None:
                title = self.tr("Restore the version of {date}").format(date=moment(version.when))
                session.undo_stack.do(edit, title)

        session.work_out(lambda: _edit(document, version), made)


def _read(version: KeptVersion) -> Document:
    return open_document(version.path, datetime.now(UTC)).entries


def _compared(now: Document, version: KeptVersion) -> VersionComparison:
    """Return the changes that a version would make; raises Unreadable."""
    then = _read(version)
    if then.kind is not now.kind:
        raise Unreadable(Phrase(_OTHER_KIND, kind=str(then.kind)))
    return compare(now, then, origins_by_content(now, then), LISTED)


def _edit(document: Document, version: KeptVersion) -> Edit | None:
    then = _read(version)
    return transition(document, then, origins_by_content(document, then))


def _count(version: KeptVersion) -> int:
    """Count the entries of a version; -1 if it cannot be read."""
    try:
        return len(_read(version))
    except Unreadable:
        return -1
