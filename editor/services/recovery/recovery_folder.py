"""Manages the folders of journals, of which each window has its own."""

import re
import secrets
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from editor.runtime.system import is_real_file, is_real_folder
from editor.services.files.in_place_writing import WindowLock, is_held
from editor.services.files.temporary_files import is_temporary, remove_quietly

_LOCK = ".lock"
_ASIDE = "damaged"  # the folder for unreadable journals
_NAME = re.compile("[0-9a-f]{16}")  # of the folder of a window
# The files of a journal: its name, and the number of a generation. Other files are never touched.
_NAMED = re.compile(r"([0-9a-f]{16})(?:-([0-9]+)\.journal|(?:-[0-9]+)?\.content)")


class BadJournal(ValueError):
    """Raised because a journal cannot be read: it is damaged from the start."""


class OtherVersion(BadJournal):
    """Raised because another version of the program wrote the journal, and can read it."""

    def __init__(self) -> None:
        super().__init__("It was written by another version of the program.")


class RecoveryFolder:
    """All journals of the user; call `close` when the window closes."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._own: Path | None = None
        self._guard = threading.Lock()  # guards `_own`: several documents may create a journal at once
        self._locks: dict[Path, WindowLock] = {}  # the locks of this window's folder, and of those taken over
        self.has_other_versions = False  # True if journals of other versions were found

    def own(self) -> Path:
        """Return the folder of this window, which need not be there yet; raises OSError."""
        with self._guard:
            if self._own is None:
                self._root.mkdir(mode=0o700, parents=True, exist_ok=True)
                folder = self._root / secrets.token_hex(8)
                lock = WindowLock.taken(self._lock_of(folder))
                if lock is not None:
                    self._locks[folder] = lock
                self._own = folder
            return self._own

    def taken_over(self) -> Iterator[Path]:
        """Yield the folders of windows that are gone, which belong to this window from now on."""
        with suppress(OSError):
            for folder in self._folders():
                with suppress(OSError):  # a folder of another user does not hide the others
                    if self._is_ours(folder):
                        yield folder

    def of_others(self) -> Iterator[Path]:
        """Yield the folders of other windows, whether these are running or not."""
        with suppress(OSError):
            yield from (folder for folder in self._folders() if folder not in self._locks)

    def is_running(self, folder: Path) -> bool:
        """Tell whether the window of a folder is running; raises OSError."""
        return is_held(self._lock_of(folder))

    def close(self) -> None:
        """Release all locks, and remove folders without journals."""
        for folder, lock in self._locks.items():
            with suppress(OSError):  # there is none, or the next start tries again
                self._tidy(folder)
            lock.release()
        self._locks.clear()
        self._own = None

    def _tidy(self, folder: Path) -> None:
        """Remove what journals left in a folder that holds none any more, and the folder if it is empty then.

        Raises OSError.
        """
        is_reached = is_real_folder(self._root) or folder == self._own  # by no link, or made by this window
        if not is_reached or not is_real_folder(folder) or journals_in(folder):
            return
        for path in files_of_journals(folder):
            if is_real_file(path):
                remove_quietly(path)
        folder.rmdir()

    def _folders(self) -> list[Path]:
        """Return what may be folders of windows, by their names; raises OSError."""
        return [
            path
            for path in sorted(self._root.iterdir())
            if _NAME.fullmatch(path.name) and is_real_folder(path)
        ]

    def _is_ours(self, folder: Path) -> bool:
        """Take over the folder of a window that is gone; return False if the window is running or this one.

        So it is for a folder with nothing but files of somebody. Raises OSError.
        """
        if folder == self._own or (any(folder.iterdir()) and not files_of_journals(folder)):
            return False
        if folder not in self._locks:
            lock = WindowLock.taken(self._lock_of(folder))
            if lock is None:
                return False
            self._locks[folder] = lock
        return True

    @staticmethod
    def _lock_of(folder: Path) -> Path:
        return folder.with_name(folder.name + _LOCK)

    def set_aside(self, folder: Path, name: str) -> None:
        """Move the files of a damaged journal where no window looks for work."""
        aside = self._root / _ASIDE
        with suppress(OSError):
            if is_real_folder(self._root):
                aside.mkdir(exist_ok=True)
            if not is_real_folder(self._root) or not is_real_folder(aside):
                return
            for path in files_of_journals(folder, name):
                path.replace(aside / path.name)


def journals_in(folder: Path) -> list[str]:
    """Return the names of the journals in a folder; raises OSError."""
    return sorted({match[1] for _, match in _named(folder) if match[2]})


def files_of_journals(folder: Path, name: str = "") -> list[Path]:
    """Return the files of a journal, or of all with the temporary ones, by their names; raises OSError."""
    found = [path for path, match in _named(folder) if name in ("", match[1])]
    return found if name else found + [path for path in folder.iterdir() if is_temporary(path.name)]


def _named(folder: Path) -> Iterator[tuple[Path, re.Match[str]]]:
    for path in folder.iterdir():
        if match := _NAMED.fullmatch(path.name):
            yield path, match


def generations_of(folder: Path, name: str) -> list[Path]:
    """Return the files of a journal, the newest generation first; raises OSError."""
    found = {int(match[2]): path for path, match in _named(folder) if match[1] == name and match[2]}
    return [found[number] for number in sorted(found, reverse=True)]
