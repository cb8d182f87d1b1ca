"""Opening a file without making the window wait: reads in a worker, delivers piece by piece."""

import threading
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.formats.recovery import ReadAs
from editor.services.document import Document, Opening, Step
from editor.services.tasks import Tasks


class Loading(QObject):
    """A file on its way into a document, which is usable (to look at) from the first piece on."""

    progressed = Signal(float)  # from 0 to 1
    ended = Signal()  # the document is whole and checked
    failed = Signal(object)  # the exception: nothing could be read, or the rest could not

    def __init__(
        self,
        tasks: Tasks,
        path: Path,
        now: datetime,
        published_url: str = "",
        parent: QObject | None = None,
        *,
        how: ReadAs | None = None,
    ) -> None:
        super().__init__(parent)
        self._stopped = threading.Event()
        self._opening = Opening(path, now, published_url, self._stopped.is_set, how)
        self._task = tasks.stream(self._opening.steps(), self._take, self._on_done)

    @property
    def document(self) -> Document:
        """The document, growing."""
        return self._opening.document

    def cancel(self) -> None:
        """Stop reading; no signal comes any more."""
        self._stopped.set()
        self._task.cancel()

    def _take(self, step: Step) -> None:
        step.deliver()
        self.progressed.emit(self._opening.fraction)

    def _on_done(self, outcome: Future[None]) -> None:
        error = outcome.exception()
        if error is None:
            self.ended.emit()
        else:
            self._stopped.set()
            self.failed.emit(error)
