"""What is being written of the documents: one thing at a time for each of them."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event

from editor.core.cancelling import Cancelled, IsCancelled
from editor.models.session.session import Session, Stage


class Writings:
    """Writes in a worker; meanwhile the document cannot be edited, but the writing can be called off."""

    def __init__(self) -> None:
        self._stops: dict[Session, Event] = {}

    def begin(
        self,
        session: Session,
        write: Callable[[IsCancelled], None],
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Write something of a document; done: told what went wrong, None for nothing. Not if called off."""
        stop = self._stops[session] = Event()

        def on_written(outcome: Future[None]) -> None:
            del self._stops[session]
            if not isinstance(outcome.exception(), Cancelled):
                done(outcome.exception())

        session.work_out(partial(write, stop.is_set), on_written, Stage.WRITING)

    def stop(self, session: Session) -> None:
        """Call off what is being written of a document; the file stays as it is."""
        if session in self._stops:
            self._stops[session].set()

    def drop(self, session: Session) -> None:
        """The same, and nobody waits for the end of it: the document is closed."""
        self.stop(session)
        self._stops.pop(session, None)
