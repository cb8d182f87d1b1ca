"""What is being written of the documents: one thing at a time for each of them."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event

from editor.core.cancelling import Cancelled, IsCancelled
from editor.models.session import Session, Stage
from editor.services.tasks import Tasks


class Writings:
    """Writes in a worker; meanwhile the document cannot be edited, but the writing can be called off."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._stops: dict[Session, Event] = {}

    def begin(
        self,
        session: Session,
        write: Callable[[IsCancelled], None],
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Write something of a document; done: told what went wrong, None for nothing. Not if called off."""
        stop = self._stops[session] = Event()
        session.set_stage(Stage.WRITING)

        def on_written(outcome: Future[None]) -> None:
            del self._stops[session]
            session.set_stage(Stage.READY)
            if not isinstance(outcome.exception(), Cancelled):
                done(outcome.exception())

        self._tasks.run(partial(write, stop.is_set), on_written)

    def stop(self, session: Session) -> None:
        """Call off what is being written of a document; the file stays as it is."""
        if session in self._stops:
            self._stops[session].set()
