"""The window that is running: a second start hands its files to it, instead of opening a window of its own.

Both meet in a folder of the user's, without a socket: the window holds a lock there, and watches for
requests, which are files that it takes away once it has read them.
"""

import json
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from editor.services.files.in_place_writing import WindowLock, is_held
from editor.services.files.temporary_files import remove_quietly
from editor.services.installation import state_folder

_LOCK = "running.lock"
_REQUEST = ".request"
_PATIENCE = 3.0  # seconds in which a window takes a request: one that does not is stuck
_STEP = 0.02
_LARGEST = 1_000_000  # bytes of a request


def windows_folder() -> Path:
    """Return the folder in which starts and the running window meet."""
    return state_folder() / "windows"


def hand_over(paths: Sequence[Path]) -> bool:
    """Let the running window open these files; False if there is none, or if it does not answer."""
    folder = windows_folder()
    if not is_held(folder / _LOCK):
        return False
    request = folder / f"{secrets.token_hex(8)}{_REQUEST}"
    part = request.with_suffix(".part")
    try:
        part.write_text(json.dumps([str(path.absolute()) for path in paths]), encoding="utf-8")
        part.replace(request)  # it is read whole, or not at all
    except OSError:
        remove_quietly(part)
        return False
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if not request.exists():
            return True
        time.sleep(_STEP)
    with suppress(FileNotFoundError):  # it was taken in the last moment
        request.unlink()
        return False
    return True


class RunningWindow(QObject):
    """Listens to other starts, as long as no other window of this user does."""

    asked = Signal(object)  # a list of the Paths that another start was to open

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = windows_folder()
        self._lock: WindowLock | None = None
        self._watcher: QFileSystemWatcher | None = None
        with suppress(OSError):  # then each start has a window of its own, as before
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = WindowLock.taken(self._folder / _LOCK)
        if self._lock is not None:
            for left in self._requests():  # by a start that ended before it was answered
                remove_quietly(left)
            self._watcher = QFileSystemWatcher([str(self._folder)], self)
            self._watcher.directoryChanged.connect(self._look)

    def close(self) -> None:
        """Listen no more: the next window that is opened does."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect(self._look)
            self._watcher = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _requests(self) -> Iterator[Path]:
        with suppress(OSError):
            yield from sorted(self._folder.glob(f"*{_REQUEST}"))

    def _look(self) -> None:
        """Take the requests that are there; what cannot be read is none of ours."""
        for request in self._requests():
            try:
                text = request.read_bytes()[:_LARGEST].decode()
                request.unlink()
                paths = json.loads(text)
            except (OSError, ValueError):
                continue
            if isinstance(paths, list) and all(isinstance(path, str) for path in paths):
                self.asked.emit([Path(path) for path in paths])
