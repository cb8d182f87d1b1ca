"""Compares the document on screen with another sitemap or an earlier version of its file.

The differences to a sitemap can be applied, and an earlier version can be restored.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.view_commands import ViewCommands
from editor.app.window.command_context import CommandContext
from editor.core.document.document import Document
from editor.core.document.document_states import origins_by_content, transition
from editor.core.document.edits import Edit
from editor.core.insight.chart_source import ComparedCounts
from editor.core.insight.value_charts import FormerState
from editor.core.text import N_, Phrase
from editor.core.versions import DifferenceKind, Differences, KnownBy
from editor.dialogs.comparison_dialogs import DifferencesAnswer, DifferencesDialog, MovedPages
from editor.dialogs.versions_dialogs import VersionsDialog
from editor.formats.document_comparison import VersionComparison, compare, taking_over
from editor.formats.moving_entries import CannotMove
from editor.formats.read_errors import Unreadable
from editor.models.lists.differences_model import LISTED, Comparison, counted_differences
from editor.models.session.session import Session
from editor.models.words.translation import moment, text_of
from editor.runtime.threads import IsCancelled
from editor.services.documents.other_versions import (
    ComparedContent,
    compared_content,
    published_content,
    published_urls_of,
)
from editor.services.files.earlier_versions import EarlierVersion, versions_of
from editor.services.installation import backups_folder
from editor.services.opening.opening import open_document
from editor.services.web_access import WebAccess
from editor.site.web_files import WebFiles


class CompareCommands(QObject):
    """Compares a document with a file, and applies differences as one edit."""

    compared = Signal()  # the document on screen, with its last comparison

    def __init__(
        self,
        context: CommandContext,
        view: ViewCommands,
        web: WebAccess,
        ask_url: Callable[[], object],
        save_redirects: Callable[[MovedPages], None],
    ) -> None:
        """ask_url: asks where the document on screen is published; save_redirects: asks how and where."""
        super().__init__(context.window)
        self._context, self._view, self._web, self._ask_url = context, view, web, ask_url
        self._save_redirects = save_redirects

    def show(self) -> None:
        """Ask for another sitemap, and list its differences."""
        session = self._context.session
        if session is None or not session.is_whole:
            return
        own = session.document.path
        folder = own.parent if own else self._context.last_folder
        path = self._context.questions.files.file_to_compare(str(folder))
        if path is None:
            return
        self._show(session, self.dialog(session, path), path)

    def compare_published(self) -> None:
        """Fetch what is published of the document on screen, and list the differences."""
        session = self._context.session
        if session is None or not session.is_whole:
            return
        if not all(published_urls_of(session.document)):
            self._ask_url()
        urls = published_urls_of(session.document)
        if urls and all(urls):
            self._show(session, self.published_dialog(session, urls), urls)

    def show_part(self, part: DifferenceKind | FormerState) -> None:
        """List a part of the last comparison again, or the entries that were removed since a state."""
        if isinstance(part, FormerState):
            self._show_removed(part)
        else:
            self._show_again(part)

    def _show_again(self, kind: DifferenceKind) -> None:
        """Compare with the same sitemap as the last time, and list one kind of differences."""
        session = self._context.session
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

    def _show_removed(self, since: FormerState) -> None:
        """List the entries that a state had and the document on screen lacks; they can be added again."""
        session = self._context.session
        if session is None or not session.is_whole:
            return
        state, name = session.saved_state, self.tr("{name}, as saved")
        before = state.base()
        if since is FormerState.OPENED:
            before, name = state.opened(), self.tr("{name}, as opened")
        if before is session.document.entries:
            return  # saved meanwhile
        name = name.format(name=session.title)
        dialog = self._dialog(session, lambda _cancelled: ComparedContent(before), name)
        dialog.show_part(DifferenceKind.ONLY_THERE)
        self._apply(session, dialog, bool(dialog.ask()), name)

    def _show(self, session: Session, dialog: DifferencesDialog, other: Path | Sequence[str]) -> None:
        """other: the file, or the URLs, that the dialog compares with."""
        name = other.name if isinstance(other, Path) else other[0]
        is_accepted = bool(dialog.ask())
        if dialog.found is not None:
            counts = counted_differences(dialog.found)
            told = ComparedCounts(name, moment(time.time()), dialog.found.alike, counts)
            session.comparison = Comparison(other, dialog.known_by, told, session.undo_stack.edits)
            self.compared.emit()
        self._apply(session, dialog, is_accepted, name)

    def _apply(self, session: Session, dialog: DifferencesDialog, is_accepted: bool, name: str) -> None:
        """Select or take over what was chosen in a dialog; name: of what it compared with."""
        found = dialog.to_apply if is_accepted else None
        if found is None or dialog.content is None:
            return
        if dialog.wish is DifferencesAnswer.SELECT:
            self._view.select_all_of(dialog.rows())
        elif dialog.wish is DifferencesAnswer.REDIRECTS:
            mine, theirs = session.document.entries.column("loc"), dialog.content.entries.column("loc")
            self._save_redirects(MovedPages(found.moved, tuple(mine), tuple(theirs), (session.title, name)))
        else:
            self.take_over(session, dialog.content.entries, found, dialog.known_by, name)

    def dialog(self, session: Session, path: Path) -> DifferencesDialog:
        """Make the dialog for a document and a file."""
        now, with_children = self._context.now(), session.document.is_set

        def read(cancelled: IsCancelled) -> ComparedContent:
            return compared_content(path, now, with_children=with_children, cancelled=cancelled)

        return self._dialog(session, read, path.name)

    def published_dialog(self, session: Session, urls: Sequence[str]) -> DifferencesDialog:
        """Make the dialog for a document and what is published of it at some URLs."""
        access, now, with_children = self._web, self._context.now(), session.document.is_set

        def read(cancelled: IsCancelled) -> ComparedContent:
            def fetched(web: WebFiles) -> ComparedContent:
                return published_content(urls, now, web, with_children=with_children, cancelled=cancelled)

            return access.reading(fetched, cancelled)

        return self._dialog(session, read, urls[0], access.allows)

    def _dialog(
        self,
        session: Session,
        read: Callable[[IsCancelled], ComparedContent],
        name: str,
        may_try_again: Callable[[BaseException], bool] = lambda _error: False,
    ) -> DifferencesDialog:
        return DifferencesDialog(
            session.document.entries.snapshot(),
            read,
            (session.title, name),
            can_edit=session.is_editable,
            tasks=self._context.tasks,
            may_try_again=may_try_again,
            parent=self._context.window,
        )

    def take_over(
        self, session: Session, theirs: Document, found: Differences, known_by: KnownBy, name: str
    ) -> None:
        """Apply differences from another document, named `name`, to a document."""
        mine = session.document.entries

        def made(outcome: Future[Edit | None]) -> None:
            error = outcome.exception()
            if isinstance(error, CannotMove):
                self._context.questions.tell(self.tr("These differences cannot be applied."), text_of(error))
                return
            edit = outcome.result()
            if edit is not None:
                session.undo_stack.do(edit, self.tr("Apply differences from {name}").format(name=name))

        session.work_out(lambda: taking_over(mine, theirs, found, known_by), made)


_OTHER_KIND = N_("It is a different kind of file ({kind}). Open it as a copy.")


class VersionCommands(QObject):
    """Lists earlier versions of a file, and restores one as an edit."""

    def __init__(self, context: CommandContext, file: FileCommands) -> None:
        super().__init__(context.window)
        self._context, self._file = context, file

    def show(self) -> None:
        """List the earlier versions of the file on screen."""
        session = self._context.editable
        if session is None or session.document.path is None:
            return
        versions = versions_of(session.document.path, backups_folder())
        dialog = self.dialog(session, versions)
        if dialog.ask():
            number = dialog.current()
            if number is not None:
                self.bring_back(session, versions[number])

    def dialog(self, session: Session, versions: list[EarlierVersion]) -> VersionsDialog:
        """Make the dialog for a document."""
        now = session.document.entries.snapshot()
        context = self._context
        dialog = VersionsDialog(
            session.title,
            versions,
            partial(_compared, now),
            _count,
            tasks=context.tasks,
            parent=context.window,
        )

        def open_copy(number: int) -> None:
            dialog.reject()
            self._file.open_content(versions[number].path)

        dialog.copy_requested.connect(open_copy)
        return dialog

    def bring_back(self, session: Session, version: EarlierVersion) -> None:
        """Restore an earlier version in the document."""
        document = session.document.entries

        def made(outcome: Future[Edit | None]) -> None:
            edit = outcome.result()
            if edit is not None:
                title = self.tr("Restore the version of {date}").format(date=moment(version.when))
                session.undo_stack.do(edit, title)

        session.work_out(lambda: _edit(document, version), made)


def _read(version: EarlierVersion) -> Document:
    return open_document(version.path, datetime.now(UTC), checks=False).entries


def _compared(now: Document, version: EarlierVersion) -> VersionComparison:
    """Return the changes that a version would make; raises Unreadable."""
    then = _read(version)
    if then.kind is not now.kind:
        raise Unreadable(Phrase(_OTHER_KIND, kind=str(then.kind)))
    return compare(now, then, origins_by_content(now, then), LISTED)


def _edit(document: Document, version: EarlierVersion) -> Edit | None:
    then = _read(version)
    return transition(document, then, origins_by_content(document, then))


def _count(version: EarlierVersion) -> int:
    """Count the entries of a version; -1 if it cannot be read."""
    try:
        return len(_read(version))
    except Unreadable:
        return -1
