"""What other programs do to files that are open here: noticing it, keeping one version, or merging both."""

from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from editor.app.file_commands import FileCommands
from editor.app.save_commands import SaveCommands
from editor.app.workbench import Workbench
from editor.core.edits import Edit
from editor.dialogs.merge import MergeDialog
from editor.formats.errors import Unreadable
from editor.models.difference_words import LISTED
from editor.models.session import Outside, Session, Stage
from editor.services.files import FileBytes, is_unchanged, read_file
from editor.services.merging import Merging
from editor.services.watching import FileWatcher
from editor.services.workspace import Workspace
from editor.views.document_view import DocumentView


class OutsideCommands(QObject):
    """Watches the open files; what is in them by now is only looked at when the person wants to merge."""

    def __init__(self, bench: Workbench, file: FileCommands, saving: SaveCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._saving = bench, saving
        self.watcher = FileWatcher(self)
        self.watcher.stirred.connect(self._on_stirred)
        file.opened.connect(self._on_opened)
        file.files_changed.connect(self._watch)
        saving.saved.connect(self._on_saved)
        saving.merge_requested.connect(self.merge)

    # Noticing

    def _on_opened(self, view: DocumentView) -> None:
        view.keep_requested.connect(self.keep_mine)
        view.merge_requested.connect(self.merge_on_screen)
        self._watch()

    def _watch(self) -> None:
        self.watcher.set_paths({path for view in self._bench.tabs.views() for path in view.paths})

    def _on_stirred(self, path: Path) -> None:
        """Compare the file with what was read, in a worker: it may be large and lie far away."""
        view = self._bench.tabs.view_of(path)
        session = view.session if view else None
        stamp = session.stamp_of(path) if session else None
        if session is None or stamp is None or session.stage is not Stage.READY:
            return

        def looked() -> Outside:
            if is_unchanged(path, stamp):
                return Outside.SAME
            return Outside.CHANGED if path.exists() else Outside.GONE

        def compared(outcome: Future[Outside]) -> None:
            is_still_open = view is not None and view.session is session
            if is_still_open and session.stamp_of(path) is stamp:
                session.set_outside(outcome.result(), path.name)

        self._bench.tasks.run(looked, compared)

    def _on_saved(self, session: Session) -> None:
        session.set_outside(Outside.SAME)
        self._watch()

    # What the person says

    def keep_mine(self) -> None:
        """The document on screen counts, not what another program wrote; a save keeps a copy of that."""
        session = self._bench.session
        path = session.document.path if session else None
        if session is None or path is None or session.stage is not Stage.READY:
            return

        def read(outcome: Future[FileBytes]) -> None:
            error = outcome.exception()
            if isinstance(error, Unreadable):
                self._bench.questions.tell(str(error))
            else:
                self._acknowledge(session, outcome.result())

        self._bench.tasks.run(lambda: read_file(path), read)

    def _acknowledge(self, session: Session, theirs: FileBytes) -> None:
        """The person knows what the file holds by now."""
        self._bench.journals.of(session).know(theirs.stamp.sha256)
        session.know_outside(theirs)

    def merge_on_screen(self) -> None:
        """Bring the document on screen and its file together."""
        if self._bench.session is not None:
            self.merge(self._bench.session)

    def merge(self, session: Session) -> None:
        """Show what comes from the file and what both changed; then make both one."""
        if isinstance(session.document, Workspace):
            self._bench.questions.tell(
                self.tr("Several files cannot be merged at once."),
                self.tr("Save your changes elsewhere, or reload to see what the other program wrote."),
            )
            return
        if session.document.path is None or not session.is_editable:
            return
        dialog = self.merge_dialog(session)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.merging is not None:
            self._merge(session, dialog.merging, dialog)
        dialog.deleteLater()

    def merge_dialog(self, session: Session) -> MergeDialog:
        """The dialog about a document whose file was changed."""
        document, state = session.document, session.saved_state
        assert document.path is not None
        begin = partial(
            Merging.of,
            document.path,
            state.base().snapshot(),
            document.urlset.working_copy(),
            list(state.origins()),
            LISTED,
        )
        return MergeDialog(session.title, begin, self._bench.tasks, self._bench.window)

    def _merge(self, session: Session, merging: Merging, dialog: MergeDialog) -> None:
        choices = dialog.choices()
        session.set_stage(Stage.BUSY)

        def merged(outcome: Future[Edit | None]) -> None:
            session.set_stage(Stage.READY)
            edit = outcome.result()
            if edit is not None:
                session.do(edit, self.tr("Merge with the file"))
            self._acknowledge(session, merging.theirs)

        self._bench.tasks.run(lambda: merging.merge.edit(choices), merged)
