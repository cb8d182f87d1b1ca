"""Compares the document on screen with another sitemap, and applies the differences."""

from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QObject

from editor.app.commands.view import ViewCommands
from editor.app.window.workbench import Workbench
from editor.core.cancelling import IsCancelled
from editor.core.differences import Differences, KnownBy
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.dialogs.compare.differences import DifferencesAnswer, DifferencesDialog
from editor.formats.transfer.differences_taken import taking_over
from editor.formats.transfer.moving import CannotMove
from editor.models.session.session import Session
from editor.models.words.translation import text_of
from editor.services.documents.comparing import ComparedContent, compared_content


class CompareCommands(QObject):
    """Compares a document with a file, and applies differences as one edit."""

    def __init__(self, bench: Workbench, view: ViewCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._view = bench, view

    def show(self) -> None:
        """Ask for another sitemap, and list its differences."""
        session = self._bench.session
        if session is None or not session.is_whole:
            return
        own = session.document.path
        folder = own.parent if own else self._bench.last_folder
        path = self._bench.questions.file_to_compare(str(folder))
        if path is None:
            return
        dialog = self.dialog(session, path)
        found = dialog.chosen if dialog.ask() else None
        if found is None or dialog.content is None:
            return
        if dialog.wish is DifferencesAnswer.SELECT:
            self._view.select_all_of(dialog.rows())
        else:
            self.take_over(session, dialog.content.urlset, found, dialog.known_by, path.name)

    def dialog(self, session: Session, path: Path) -> DifferencesDialog:
        """Make the dialog for a document and a file."""
        document, bench = session.document, self._bench
        now, with_children = bench.now(), document.is_set

        def read(cancelled: IsCancelled) -> ComparedContent:
            return compared_content(path, now, with_children=with_children, cancelled=cancelled)

        return DifferencesDialog(
            document.urlset.snapshot(),
            read,
            (session.title, path.name),
            can_edit=session.is_editable,
            tasks=bench.tasks,
            parent=bench.window,
        )

    def take_over(
        self, session: Session, theirs: Document, found: Differences, known_by: KnownBy, name: str
    ) -> None:
        """Apply differences from another document, named `name`, to a document."""
        mine = session.document.urlset

        def made(outcome: Future[Edit | None]) -> None:
            error = outcome.exception()
            if isinstance(error, CannotMove):
                self._bench.questions.tell(self.tr("These differences cannot be applied."), text_of(error))
                return
            edit = outcome.result()
            if edit is not None:
                session.do(edit, self.tr("Apply differences from {name}").format(name=name))

        session.work_out(lambda: taking_over(mine, theirs, found, known_by), made)
