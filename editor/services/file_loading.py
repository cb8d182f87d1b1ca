"""Opens files without blocking the window, and detects that another program writes to an open one.

Files are read in a worker and delivered piece by piece.
"""

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.runtime.process import freeze_objects
from editor.runtime.system import is_there
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


_SETTLING = 300  # milliseconds; a save is often a series of deleting, writing and renaming


class FileWatcher(QObject):
    """Signals that something happened to one of the files; the receiver finds out whether it is a change.

    The system stops watching a file that was replaced, so folders are watched as well,
    and files again after each event.
    """

    stirred = Signal(object)  # a Path

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paths: set[Path] = set()
        self._stirred: set[Path] = set()
        self._watcher = QFileSystemWatcher(self)
        self._settled = QTimer(self, interval=_SETTLING, singleShot=True)
        self._settled.timeout.connect(self._tell)
        self._watcher.fileChanged.connect(self._on_event)
        self._watcher.directoryChanged.connect(self._on_event)

    def set_paths(self, paths: set[Path]) -> None:
        """Watch these files and no others."""
        self._paths = {path.absolute() for path in paths}
        wanted = {str(path) for path in self._paths} | {str(path.parent) for path in self._paths}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        self._watch_again()
        if not self._paths:
            self._settled.stop()

    def _watch_again(self) -> None:
        watched = {*self._watcher.files(), *self._watcher.directories()}
        candidates = {place for path in self._paths for place in (path, path.parent)}
        new = [str(place) for place in candidates if str(place) not in watched and is_there(place)]
        if new:
            self._watcher.addPaths(sorted(new))

    def _on_event(self, name: str) -> None:
        place = Path(name)
        self._stirred |= {path for path in self._paths if place in (path, path.parent)}
        if self._stirred:
            self._settled.start()

    def _tell(self) -> None:
        self._watch_again()
        stirred, self._stirred = self._stirred & self._paths, set()
        for path in sorted(stirred):
            self.stirred.emit(path)
