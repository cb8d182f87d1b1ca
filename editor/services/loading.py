"""Opens files without blocking the window: reads in a worker, and delivers piece by piece."""

from collections.abc import Iterator
from concurrent.futures import Future

from PySide6.QtCore import QObject, Signal

from editor.runtime.memory import freeze_objects
from editor.services.opening.opening import Opening, ReadStep
from editor.services.tasks import Tasks


class Loading(QObject):
    """Reads into a document, which can be displayed from the first piece on."""

    progressed = Signal(float)  # from 0 to 1
    ended = Signal()  # the document is complete and checked
    failed = Signal(object)  # the exception: nothing, or not everything, could be read

    def __init__(self, tasks: Tasks, opening: Opening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = opening.document
        self._opening = opening
        self._task = tasks.stream(_with_fractions(opening), self._take, self._on_done)

    def cancel(self) -> None:
        """Stop reading; no more signals are emitted."""
        self._opening.cancel()
        self._task.cancel()

    def finish_early(self) -> bool:
        """Stop as soon as what has been read is complete in itself; see `Opening.finish_early`."""
        return self._opening.finish_early()

    def _take(self, step_and_fraction: tuple[ReadStep, float]) -> None:
        step, fraction = step_and_fraction
        step.deliver()
        self.progressed.emit(fraction)

    def _on_done(self, outcome: Future[None]) -> None:
        error = outcome.exception()
        if error is None:
            self.ended.emit()
        else:
            self._opening.cancel()
            self.failed.emit(error)


def _with_fractions(opening: Opening) -> Iterator[tuple[ReadStep, float]]:
    """Yield each step with the fraction read when it was made, as more may be read before it is delivered."""
    for step in opening.steps():
        yield step, opening.fraction
    freeze_objects()
