"""Shows what is known of entries beside their file: joined tables, and what earlier checks of URLs found.

Both are looked up as soon as a file is open; nothing is asked for that.
"""

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.save_commands import SaveCommands
from editor.app.window.command_context import CommandContext
from editor.core.joined_data import NO_DATA, JoinedData
from editor.core.site.page_answers import PageAnswer, SetAsideError
from editor.core.text import N_
from editor.models.session.session import Session
from editor.models.words.explanations import checked_ago
from editor.models.words.translation import counted, text_of
from editor.services.installation import state_folder
from editor.services.tasks import Task, call_later
from editor.views.document_view import DocumentView

if TYPE_CHECKING:
    from editor.dialogs.tables.table_import_dialogs import TableJoinDialog
    from editor.services.tables.joined_tables import JoinedDataStore

_AFTER_PAINTING = 100  # milliseconds, so that the rows are seen first


class DataCommands(QObject):
    """Lets each document know the data that tables bring along about its URLs."""

    def __init__(
        self, context: CommandContext, file: FileCommands, save: SaveCommands, columns: ColumnCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._columns = context, columns
        save.renamed.connect(lambda session: self._keep(session, session.document.entries.data))
        file.loaded.connect(lambda view: call_later(view, partial(self.look_up, view), _AFTER_PAINTING))

    def join_table(self) -> None:
        """Ask for a table, and show its columns beside the entries of the document on screen."""
        session, view = self._context.session, self._context.view
        if session is None or view is None or not session.is_whole:
            return
        dialog = self.join_dialog(session)
        if dialog.ask() and view.session is session:
            data = dialog.data()
            self.show(view, data)
            self._keep(session, data)
            count = len(data.columns)
            self._context.say(counted("1 column is joined.", N_("%Ln columns are joined."), count))

    def join_dialog(self, session: Session) -> "TableJoinDialog":
        """Make the dialog for a document."""
        from editor.dialogs.tables.table_dialog import KnownColumns, TableContext
        from editor.dialogs.tables.table_import_dialogs import TableJoinDialog

        context = self._context
        path = session.document.path
        folder = str(path.parent) if path else ""
        needs = TableContext(
            context.tasks,
            lambda: context.questions.files.table_to_read(folder),
            KnownColumns(context.settings),
        )
        entries = session.document.entries
        return TableJoinDialog(tuple(entries.column("loc")), entries.data, needs, context.window)

    def show(self, view: DocumentView, data: JoinedData) -> None:
        """Let a document know data, and show its columns."""
        session = view.session
        if session is None:
            return
        session.document.entries.join_data(data)
        session.model.frame_changed()
        self._columns.fit(view)
        if session.filter.is_active:
            session.filter.refresh()
        locs, known = tuple(session.document.entries.column("loc")), frozenset(session.document.answers)

        def found(outcome: Future[list[PageAnswer]]) -> None:
            answers = outcome.result()
            if answers and view.session is session:
                session.document.answers.put(answers)
                self._columns.show_answers(view, answers)

        self._context.tasks.run(lambda: _new_answers(data, locs, known), found)

    def look_up(self, view: DocumentView) -> None:
        """Show what was joined to the file of a document earlier."""
        session = view.session
        if session is None or session.document.path is None or session.document.entries.data.columns:
            return
        path = session.document.path

        def found(outcome: Future[JoinedData]) -> None:
            data = outcome.result()
            if data.columns and view.session is session and not session.document.entries.data.columns:
                self.show(view, data)

        self._context.tasks.run(lambda: _joined_earlier(path), found)

    def _keep(self, session: Session, data: JoinedData) -> None:
        """Keep the data of a document that is in a file, for the next time."""
        path = session.document.path
        if path is None:
            return

        def written(outcome: Future[None]) -> None:
            error = outcome.exception()
            if isinstance(error, OSError):
                told = self.tr("What was joined cannot be kept: {cause}")
                self._context.say(told.format(cause=error))
            elif error is not None:
                raise error

        self._context.tasks.run(lambda: _store().keep(path, data), written)


def _new_answers(data: JoinedData, locs: Sequence[str], known: Collection[str]) -> list[PageAnswer]:
    """Return what data says that pages answered, but for URLs that were asked for."""
    from editor.core.site.found_pages import answers_in

    return [answer for answer in answers_in(data, locs) if answer.url not in known]


def _joined_earlier(path: Path) -> JoinedData:
    """Return what was joined to a file, in the thread of a worker; most have nothing that is joined."""
    return _store().read(path) if (state_folder() / "joined").is_dir() else NO_DATA


def _store() -> "JoinedDataStore":
    from editor.services.tables.joined_tables import JoinedDataStore

    return JoinedDataStore(state_folder() / "joined")


_ANSWERS_AFTER = 150  # milliseconds, so that the rows are seen first


class EarlierAnswerCommands(QObject):
    """Lets each document know the answers that are kept for its URLs, whichever file they were asked for."""

    def __init__(self, context: CommandContext, file: FileCommands, columns: ColumnCommands) -> None:
        super().__init__(context.window)
        self._context, self._columns = context, columns
        self._running: dict[Session, Task[None]] = {}
        file.loaded.connect(lambda view: call_later(view, partial(self.look_up, view), _ANSWERS_AFTER))

    def look_up_all(self, but: Session) -> None:
        """Look up the answers to the URLs of all documents, but for one that has them."""
        for view in self._context.tabs.views():
            if view.session is not but:
                self.look_up(view)

    def look_up(self, view: DocumentView) -> None:
        """Look up in the background what is kept for the URLs of a document, and show it."""
        session = view.session
        if session is None or not session.is_whole:
            return
        if session in self._running:
            self._running.pop(session).cancel()
        else:
            session.closed.connect(partial(self._forget, session))
        locs = list(session.document.entries.column("loc"))
        known = {url: answer.asked for url, answer in session.document.answers.items()}
        came: list[PageAnswer] = []
        self._running[session] = self._context.tasks.stream(
            _earlier(locs, known),
            partial(self._take, view, session, came),
            partial(self._tell, session, came),
        )

    def _take(
        self, view: DocumentView, session: Session, came: list[PageAnswer], answers: Sequence[PageAnswer]
    ) -> None:
        came += answers
        session.document.answers.put(answers)
        if view.session is session:
            self._columns.show_answers(view, answers)

    def _tell(self, session: Session, came: Sequence[PageAnswer], outcome: Future[None]) -> None:
        """Say that there are answers, and how old, or why not."""
        self._running.pop(session, None)
        error = outcome.exception()
        if isinstance(error, SetAsideError):
            self._context.say(text_of(error))
        elif isinstance(error, OSError | sqlite3.Error):
            told = self.tr("What earlier checks found cannot be read: {cause}")
            self._context.say(told.format(cause=error))
        elif error is not None:
            raise error
        elif came and session is self._context.session:
            one, many = "1 answer of the site is known", N_("%Ln answers of the site are known")
            ago = checked_ago(min(each.asked for each in came))
            self._context.say(f"{counted(one, many, len(came))} · {ago}")

    def _forget(self, session: Session) -> None:
        if session in self._running:
            self._running.pop(session).cancel()


def _earlier(locs: Sequence[str], known: dict[str, float]) -> Iterator[Sequence[PageAnswer]]:
    """Yield what is kept for the URLs of entries, in the thread of a worker."""
    from editor.services.earlier_answers import earlier_answers

    yield from earlier_answers(locs, known)
