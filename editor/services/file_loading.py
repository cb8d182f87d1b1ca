"""Opens files without blocking the window, and detects that another program writes to an open one.

Files are read in a worker and delivered piece by piece.
"""

from collections.abc import Iterable, Iterator
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
    """Tells documents that something happened to some of their files; these find out whether it is a change.

    The system stops watching a file that was replaced, so folders are watched as well,
    and files again after each event. All that happens in a short time is told at once.
    """

    stirred = Signal(object)  # a dict: of each document that is concerned, the set of Paths

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paths: dict[object, set[Path]] = {}  # by their documents
        # What happens there concerns these: each file is watched at its own place and in its folder.
        self._watched_at: dict[Path, set[tuple[object, Path]]] = {}
        self._events: set[Path] = set()  # the places where something happened
        self._watcher = QFileSystemWatcher(self)
        self._settled = QTimer(self, interval=_SETTLING, singleShot=True)
        self._settled.timeout.connect(self._tell)
        self._watcher.fileChanged.connect(self._on_event)
        self._watcher.directoryChanged.connect(self._on_event)

    def watch(self, document: object, paths: Iterable[Path]) -> None:
        """Watch these files of a document and no others; with none, it is forgotten."""
        now, before = {path.absolute() for path in paths}, self._paths.pop(document, set())
        if now:
            self._paths[document] = now
        left = [place for path in before - now for place in self._leave(document, path)]
        if left:
            self._watcher.removePaths(left)
        new = {place for path in now - before for place in self._come(document, path)}
        self._watch_places(new)
        if not self._paths:
            self._settled.stop()
        elif not self._settled.isActive():  # other places that were gone may be there again
            self._settled.start()

    def _come(self, document: object, path: Path) -> Iterator[Path]:
        """Note a file of a document; yields the places that are to be watched from now on."""
        for place in (path, path.parent):
            if place not in self._watched_at:
                self._watched_at[place] = set()
                yield place
            self._watched_at[place].add((document, path))

    def _leave(self, document: object, path: Path) -> Iterator[str]:
        """Forget a file of a document; yields the places that need not be watched any more."""
        for place in (path, path.parent):
            self._watched_at[place].discard((document, path))
            if not self._watched_at[place]:
                del self._watched_at[place]
                yield str(place)

    def _watch_places(self, places: Iterable[Path]) -> None:
        there = [str(place) for place in places if is_there(place)]
        if there:
            self._watcher.addPaths(sorted(there))

    def _on_event(self, name: str) -> None:
        self._events.add(Path(name))
        self._settled.start()

    def _tell(self) -> None:
        watched = {*self._watcher.files(), *self._watcher.directories()}
        self._watch_places([place for place in self._watched_at if str(place) not in watched])
        stirred: dict[object, set[Path]] = {}
        for place in self._events:
            for document, path in self._watched_at.get(place, ()):
                stirred.setdefault(document, set()).add(path)
        self._events.clear()
        if stirred:
            self.stirred.emit(stirred)
