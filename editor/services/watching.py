"""Detects that another program writes to a file that is open."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.services.files.paths import is_there

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
