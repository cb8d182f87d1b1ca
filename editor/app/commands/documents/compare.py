"""Compares the document on screen with another sitemap, and applies the differences."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.app.commands.view import ViewCommands
from editor.app.window.workbench import Workbench
from editor.core.cancelling import IsCancelled
from editor.core.differences import DifferenceKind, Differences, KnownBy
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.insight.source import ComparedCounts
from editor.dialogs.compare.comparing import moment
from editor.dialogs.compare.differences import DifferencesAnswer, DifferencesDialog
from editor.formats.transfer.differences_taken import taking_over
from editor.formats.transfer.moving import CannotMove
from editor.models.session.comparison import Comparison, counted_differences
from editor.models.session.session import Session
from editor.models.words.translation import text_of
from editor.services.documents.comparing import ComparedContent, compared_content
from editor.services.documents.published import published_content, published_urls_of
from editor.services.web_access import WebAccess
from editor.site.web_files import WebFiles


class CompareCommands(QObject):
    """Compares a document with a file, and applies differences as one edit."""

    compared = Signal()  # the document on screen, with its last comparison

    def __init__(
        self, bench: Workbench, view: ViewCommands, web: WebAccess, ask_url: Callable[[], object]
    ) -> None:
        """ask_url: asks where the document on screen is published."""
        super().__init__(bench.window)
        self._bench, self._view, self._web, self._ask_url = bench, view, web, ask_url

    def show(self) -> None:
        """Ask for another sitemap, and list its differences."""
        session = self._bench.session
        if session is None or not session.is_whole:
            return
        own = session.document.path
        folder = own.parent if own else self._bench.last_folder
        path = self._bench.questions.files.file_to_compare(str(folder))
        if path is None:
            return
        self._show(session, self.dialog(session, path), path)

    def show_published(self) -> None:
        """Fetch what is published of the document on screen, and list the differences."""
        session = self._bench.session
        if session is None or not session.is_whole:
            return
        if not all(published_urls_of(session.document)):
            self._ask_url()
        urls = published_urls_of(session.document)
        if urls and all(urls):
            self._show(session, self.published_dialog(session, urls), urls)

    def show_again(self, kind: DifferenceKind) -> None:
        """Compare with the same sitemap as the last time, and list one kind of differences."""
        session = self._bench.session
        if session is None or not session.is_whole or session.comparison is None:
            return
        other = session.comparison.other
        if isinstance(other, Path):
            dialog = self.dialog(session, other)
        else:
            dialog = self.published_dialog(session, other)
        dialog.ignore_host(session.comparison.known_by is KnownBy.PATH)
        dialog.show_part(kind)
        self._show(session, dialog, other)

    def _show(self, session: Session, dialog: DifferencesDialog, other: Path | Sequence[str]) -> None:
        """other: the file, or the URLs, that the dialog compares with."""
        name = other.name if isinstance(other, Path) else other[0]
        found = dialog.chosen if dialog.ask() else None
        if dialog.found is not None:
            counts = counted_differences(dialog.found)
            told = ComparedCounts(name, moment(time.time()), dialog.found.alike, counts)
            session.comparison = Comparison(other, dialog.known_by, told, session.undo_stack.edits)
            self.compared.emit()
        if found is None or dialog.content is None:
            return
        if dialog.wish is DifferencesAnswer.SELECT:
            self._view.select_all_of(dialog.rows())
        else:
            self.take_over(session, dialog.content.entries, found, dialog.known_by, name)

    def dialog(self, session: Session, path: Path) -> DifferencesDialog:
        """Make the dialog for a document and a file."""
        document, bench = session.document, self._bench
        now, with_children = bench.now(), document.is_set

        def read(cancelled: IsCancelled) -> ComparedContent:
            return compared_content(path, now, with_children=with_children, cancelled=cancelled)

        return DifferencesDialog(
            document.entries.snapshot(),
            read,
            (session.title, path.name),
            can_edit=session.is_editable,
            tasks=bench.tasks,
            parent=bench.window,
        )

    def published_dialog(self, session: Session, urls: Sequence[str]) -> DifferencesDialog:
        """Make the dialog for a document and what is published of it at some URLs."""
        document, bench, access = session.document, self._bench, self._web
        now, with_children = bench.now(), document.is_set

        def read(cancelled: IsCancelled) -> ComparedContent:
            def fetched(web: WebFiles) -> ComparedContent:
                return published_content(urls, now, web, with_children=with_children, cancelled=cancelled)

            return access.reading(fetched, cancelled)

        return DifferencesDialog(
            document.entries.snapshot(),
            read,
            (session.title, urls[0]),
            can_edit=session.is_editable,
            tasks=bench.tasks,
            may_try_again=access.allows,
            parent=bench.window,
        )

    def take_over(
        self, session: Session, theirs: Document, found: Differences, known_by: KnownBy, name: str
    ) -> None:
        """Apply differences from another document, named `name`, to a document."""
        mine = session.document.entries

        def made(outcome: Future[Edit | None]) -> None:
            error = outcome.exception()
            if isinstance(error, CannotMove):
                self._bench.questions.tell(self.tr("These differences cannot be applied."), text_of(error))
                return
            edit = outcome.result()
            if edit is not None:
                session.undo_stack.do(edit, self.tr("Apply differences from {name}").format(name=name))

        session.work_out(lambda: taking_over(mine, theirs, found, known_by), made)
