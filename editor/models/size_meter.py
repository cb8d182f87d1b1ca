"""How large a document's file would be now, for the gauge; measured away from the window, after edits."""

from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from editor.formats.writing import text_size
from editor.services.document import Document
from editor.services.tasks import Task, Tasks

_PAUSE = 300  # milliseconds after the last edit


class SizeMeter(QObject):
    """Knows the size when the file was read, and measures it again once edits have come to rest."""

    changed = Signal()

    def __init__(self, document: Document, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._tasks = document, tasks
        self._task: Task[int] | None = None
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._measure)

    @property
    def byte_size(self) -> int:
        """The size of the inflated file, in bytes."""
        return self._document.context.byte_size

    def on_edited(self) -> None:
        """The document is not what it was."""
        self._rest.start()

    def stop(self) -> None:
        """Measure no more."""
        self._rest.stop()
        if self._task is not None:
            self._task.cancel()

    def _measure(self) -> None:
        self.stop()
        self._task = self._tasks.run(partial(text_size, self._document.urlset.snapshot()), self._on_measured)

    def _on_measured(self, outcome: Future[int]) -> None:
        self._task = None
        if outcome.exception() is None:  # what cannot be written has no size; saving will say why
            self._document.set_byte_size(outcome.result())
            self.changed.emit()
