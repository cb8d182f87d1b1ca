"""Notices changes to open files by other programs; the person can keep one version or merge both."""

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.save_commands import SaveCommands
from editor.app.window.command_context import CommandContext
from editor.core.document.document_states import Origins
from editor.core.document.edits import Edit
from editor.core.document.sitemap_file import SitemapFile
from editor.formats.read_errors import Unreadable
from editor.models.session.session import Session, Stage
from editor.models.words.translation import text_of
from editor.runtime.system import is_there
from editor.services.documents.open_document import Outside
from editor.services.file_loading import FileWatcher
from editor.services.files.file_access import FileBytes, is_unchanged, read_file
from editor.views.document_view import DocumentView

if TYPE_CHECKING:
    from editor.core.versions import MergeSide
    from editor.dialogs.comparison_dialogs import MergeDialog
    from editor.services.documents.other_versions import Merging


class OutsideCommands(QObject):
    """Watches the open files; their new contents are only read when the person wants to merge."""

    def __init__(self, context: CommandContext, file: FileCommands, saving: SaveCommands) -> None:
        super().__init__(context.window)
        self._context, self._saving = context, saving
        self.watcher = FileWatcher(self)
        self.watcher.stirred.connect(self._on_stirred)
        self._missed: set[Path] = set()  # to be checked once their documents are not busy
        file.opened.connect(self._on_opened)
        file.files_changed.connect(self._watch)
        saving.saved.connect(self._watch)
        saving.merge_requested.connect(self.merge)

    # Noticing

    def _on_opened(self, view: DocumentView) -> None:
        view.banner.keep_requested.connect(self.keep_mine)
        view.banner.merge_requested.connect(self.merge_on_screen)
        view.banner.save_requested.connect(self._saving.save)
        view.state_changed.connect(self._look_at_missed)
        self._watch()

    def _watch(self) -> None:
        self.watcher.set_paths({path for view in self._context.tabs.views() for path in view.paths})

    def _on_stirred(self, path: Path) -> None:
        """Check each document that contains the file, which may be open alone and with others."""
        for view in self._context.tabs.views():
            session = view.session
            if session is not None and session.stage is not Stage.READY:
                self._missed.add(path)
            elif session is not None:
                self._compare(view, session, path)

    def _compare(self, view: DocumentView, session: Session, path: Path) -> None:
        """Compare a file with what was read, in a worker thread: it may be large and on a slow disk."""
        stamp = session.on_disk.stamp_of(path)
        if stamp is None:
            return

        def looked() -> Outside:
            if is_unchanged(path, stamp):
                return Outside.SAME
            return Outside.CHANGED if is_there(path) else Outside.GONE

        def compared(outcome: Future[Outside]) -> None:
            if view.session is not session:
                return
            if session.on_disk.stamp_of(path) is stamp:
                session.set_outside(outcome.result(), path)
            else:
                self._on_stirred(path)  # it was saved in the meantime

        self._context.tasks.run(looked, compared)

    def _look_at_missed(self) -> None:
        missed, self._missed = self._missed, set()
        for path in sorted(missed):
            self._on_stirred(path)

    # Commands

    def keep_mine(self) -> None:
        """Keep the document on screen, not the other program's version; a save makes a copy of that."""
        view = self._context.view
        session = view.session if view else None
        path = session.on_disk.outside_path if session else None
        if view is None or session is None or path is None or session.stage is not Stage.READY:
            return

        def read(outcome: Future[FileBytes]) -> None:
            if view.session is not session or session.on_disk.outside_path != path:
                return  # it was closed, or saved, in the meantime
            error = outcome.exception()
            if isinstance(error, Unreadable):
                self._context.questions.tell(text_of(error))
            else:
                self._acknowledge(session, path, outcome.result())

        self._context.tasks.run(lambda: read_file(path), read)

    def _acknowledge(self, session: Session, path: Path, theirs: FileBytes) -> None:
        """Note that the person knows about the present contents of a file."""
        self._context.journals.of(session).know(theirs.stamp.sha256)
        session.know_outside(path, theirs)

    def merge_on_screen(self) -> None:
        """Merge the document on screen with its file that another program changed."""
        session = self._context.session
        if session is not None and session.on_disk.outside_path is not None:
            self.merge(session, session.on_disk.outside_path)

    def merge(self, session: Session, path: Path) -> None:
        """Show the changes in a file and the conflicts, then merge them into the document."""
        document = session.on_disk.urlset_at(path)
        if document is None or not session.is_editable:
            return
        dialog = self.merge_dialog(session, path, document)
        if dialog.ask() and dialog.merging is not None:
            self._merge(session, path, document, dialog.merging, dialog.choices())

    def merge_dialog(self, session: Session, path: Path, file: SitemapFile) -> "MergeDialog":
        """Make the dialog about a changed file; `file` has its entries in the document."""
        from editor.dialogs.comparison_dialogs import MergeDialog

        return MergeDialog.of(path, file, session.saved_state, self._context.tasks, self._context.window)

    def _merge(
        self,
        session: Session,
        path: Path,
        file: SitemapFile,
        merging: "Merging",
        choices: "Sequence[MergeSide]",
    ) -> None:
        def merged(outcome: Future[tuple[Edit | None, Origins]]) -> None:
            edit, origins = outcome.result()
            step = None
            if edit is not None:
                session.undo_stack.do(
                    edit.placed_in(file, session.document.entries), self.tr("Merge with the file")
                )
                step = session.undo_stack.index() - 1
            self._acknowledge(session, path, merging.theirs)
            session.saved_state.know_merged(file, merging.document, origins, step)

        session.work_out(lambda: merging.result(choices), merged)
