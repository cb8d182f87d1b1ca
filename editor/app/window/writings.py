"""The running saves and exports: at most one for each document."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event

from editor.core.cancelling import Cancelled, IsCancelled
from editor.models.session.session import Session, Stage


class Writings:
    """Writes documents in worker threads; meanwhile they are not editable, but writing can be stopped."""

    def __init__(self) -> None:
        self._stops: dict[Session, Event] = {}

    def begin(
        self,
        session: Session,
        write: Callable[[IsCancelled], None],
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Start to write; `done` gets the error, or None for success, but is not called if stopped."""
        stop = self._stops[session] = Event()

        def on_written(outcome: Future[None]) -> None:
            del self._stops[session]
            if not isinstance(outcome.exception(), Cancelled):
                done(outcome.exception())

        session.work_out(partial(write, stop.is_set), on_written, Stage.WRITING)

    def stop(self, session: Session) -> None:
        """Stop writing a document; its file stays as it was."""
        if session in self._stops:
            self._stops[session].set()

    def drop(self, session: Session) -> None:
        """Stop writing a document that is closed, without waiting for the end."""
        self.stop(session)
        self._stops.pop(session, None)
