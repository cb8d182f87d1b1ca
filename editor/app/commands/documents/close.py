"""Closes documents: changes are saved, or given up by the person."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.save import SaveCommands
from editor.app.window.current_state import at_work
from editor.app.window.workbench import Workbench
from editor.dialogs.answers import Leaving
from editor.models.session.session import Session, Stage
from editor.views.document_view import DocumentView

_MOMENT = 2.0  # seconds; nearly all work is done by then, so before that the person is told to wait


class CloseCommands(QObject):
    """Closes one tab, or all; if the person cancels, all tabs stay."""

    closing = Signal()  # all documents are about to be closed: they need the text being typed
    closed = Signal()  # a document was closed

    def __init__(self, bench: Workbench, saving: SaveCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._saving = bench, saving

    def close(self) -> None:
        """Close the tab on screen."""
        view = self._bench.view
        if view is not None:
            self.close_view(view)

    def close_view(self, view: DocumentView) -> None:
        """Close a tab, asking first about unsaved changes."""
        session = view.session
        if not self._may_go(view):
            return
        if session is not None and session.is_modified and not session.is_busy:
            answer = self._asked(view, session)
            if answer is Leaving.STAY:
                return
            if answer is Leaving.SAVE:
                self._saving.save_session(session, partial(self._drop, view))
                return
        self._drop(view)

    def close_all(
        self, then: Callable[[], None], given_up: Mapping[Session, int] = MappingProxyType({})
    ) -> None:
        """Close all tabs, and call `then` once all are closed.

        No tab is closed before all unsaved changes are saved or given up: if the person cancels, nothing is
        lost. Other documents may be edited while one is saved: `given_up` has the number of edits when the
        person gave up the changes of each.
        """
        self.closing.emit()
        views = list(self._bench.tabs.views())
        for view in views:
            session = view.session
            if session is not None and given_up.get(session) == session.undo_stack.edits:
                continue
            if not self._may_go(view):
                return
            if session is not None and session.is_busy:
                given_up = {**given_up, session: session.undo_stack.edits}
                continue
            if session is None or not session.is_modified:
                continue
            answer = self._asked(view, session)
            if answer is Leaving.STAY:
                return
            if answer is Leaving.SAVE:
                self._saving.save_session(session, partial(self.close_all, then, given_up))
                return
            given_up = {**given_up, session: session.undo_stack.edits}
        for view in views:
            self._drop(view)
        then()

    def quit(self) -> None:
        """Close the window."""
        self._bench.window.close()

    def is_busy_with(self, view: DocumentView) -> bool:
        """Return True if a document is busy and cannot be closed; then show it and say why."""
        if view.session is None or not view.session.is_busy:
            return False
        self._bench.tabs.setCurrentWidget(view)
        self._bench.say(at_work(view.session))
        return True

    def _may_go(self, view: DocumentView) -> bool:
        """Return True if a document may be closed: it is not busy, or the person agrees.

        The person is asked if the work takes longer than a moment: a disk that does not answer may block it
        for ever.
        """
        session = view.session
        if session is None or session.busy_for < _MOMENT:
            return not self.is_busy_with(view)
        self._bench.tabs.setCurrentWidget(view)
        is_written = session.stage is Stage.WRITING
        return self._bench.questions.leave_at_work(session.title, is_written=is_written)

    def _asked(self, view: DocumentView, session: Session) -> Leaving:
        """Show a document, and ask what to do with its unsaved changes."""
        self._bench.tabs.setCurrentWidget(view)
        return self._bench.questions.leave(session.title)

    def _drop(self, view: DocumentView) -> None:
        self._bench.readings.drop(view)
        if view.session is not None and view.session.is_busy:
            self._bench.journals.of(view.session).leave()
            self._bench.writings.drop(view.session)
        self._bench.tabs.remove(view)
        self.closed.emit()
