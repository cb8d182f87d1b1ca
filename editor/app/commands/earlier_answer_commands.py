"""Shows what earlier checks of URLs found, as soon as a file is open: nothing is asked for that."""

import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject

from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.documents.open_commands import FileCommands
from editor.app.window.command_context import CommandContext
from editor.core.site.page_answers import PageAnswer, SetAsideError
from editor.core.text import N_
from editor.models.session.session import Session
from editor.models.words.explanations import checked_ago
from editor.models.words.translation import counted, text_of
from editor.services.event_loop import call_later
from editor.services.tasks import Task
from editor.views.document_view import DocumentView

_AFTER_PAINTING = 150  # milliseconds, so that the rows are seen first


class EarlierAnswerCommands(QObject):
    """Lets each document know the answers that are kept for its URLs, whichever file they were asked for."""

    def __init__(self, context: CommandContext, file: FileCommands, columns: ColumnCommands) -> None:
        super().__init__(context.window)
        self._context, self._columns = context, columns
        self._running: dict[Session, Task[None]] = {}
        file.loaded.connect(lambda view: call_later(view, partial(self.look_up, view), _AFTER_PAINTING))

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
