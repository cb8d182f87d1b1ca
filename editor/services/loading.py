"""Opens files without blocking the window: reads in a worker, and delivers piece by piece."""

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from editor.formats.damage.repair import ReadAs
from editor.runtime.memory import freeze_objects
from editor.services.documents.file_on_disk import WorkspaceFile
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.workspace import Workspace
from editor.services.opening.opening import Opening, ReadStep
from editor.services.opening.workspace_opening import WorkspaceOpening
from editor.services.tasks import Tasks


class _Opening(Protocol):
    @property
    def fraction(self) -> float: ...
    def steps(self) -> Iterator[ReadStep]: ...


class Loading(QObject):
    """Reads into a document, which can be displayed from the first piece on."""

    progressed = Signal(float)  # from 0 to 1
    ended = Signal()  # the document is complete and checked
    failed = Signal(object)  # the exception: nothing, or not everything, could be read

    def __init__(
        self,
        tasks: Tasks,
        document: OpenDocument,
        opening: _Opening,
        stopped: threading.Event,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self._stopped = stopped
        self._task = tasks.stream(_with_fractions(opening), self._take, self._on_done)

    def cancel(self) -> None:
        """Stop reading; no more signals are emitted."""
        self._stopped.set()
        self._task.cancel()

    def finish_early(self) -> bool:
        """Stop as soon as what has been read is complete in itself; False if it cannot
        be, so that all has to be dropped.
        """
        return False

    def _take(self, step_and_fraction: tuple[ReadStep, float]) -> None:
        step, fraction = step_and_fraction
        step.deliver()
        self.progressed.emit(fraction)

    def _on_done(self, outcome: Future[None]) -> None:
        error = outcome.exception()
        if error is None:
            self.ended.emit()
        else:
            self._stopped.set()
            self.failed.emit(error)


def _with_fractions(opening: _Opening) -> Iterator[tuple[ReadStep, float]]:
    """Yield each step with the fraction read when it was made, as more may be read before it is delivered."""
    for step in opening.steps():
        yield step, opening.fraction
    freeze_objects()


class FileLoading(Loading):
    """Reads a file into a document."""

    def __init__(
        self,
        tasks: Tasks,
        path: Path,
        now: datetime,
        published_url: str = "",
        parent: QObject | None = None,
        *,
        read_as: ReadAs | None = None,
    ) -> None:
        stopped = threading.Event()
        opening = Opening(path, now, published_url, stopped.is_set, read_as)
        super().__init__(tasks, opening.document, opening, stopped, parent)


class WorkspaceLoading(Loading):
    """Reads files of a workspace into it; a file that cannot be read says so by its state."""

    def __init__(
        self,
        tasks: Tasks,
        workspace: Workspace,
        files: Sequence[WorkspaceFile] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """files: those to read; None: all that have not been read."""
        stopped = threading.Event()
        opening = WorkspaceOpening(workspace, files, stopped.is_set)
        self._of_files = opening
        super().__init__(tasks, workspace, opening, stopped, parent)

    def finish_early(self) -> bool:
        self._of_files.stop()
        return True
