"""Manages the folders of journals, of which each window has its own."""

import logging
import re
import secrets
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from editor.runtime.system import is_real_file, is_real_folder
from editor.services.files.in_place_writing import WindowLock, is_held
from editor.services.files.temporary_files import remove_quietly

if TYPE_CHECKING:
    from editor.services.recovery.journal import Journal, Subject
    from editor.services.recovery.lost_work import LostWork


_log = logging.getLogger("editor")

_LOCK = ".lock"
_ASIDE = "damaged"  # the folder for unreadable journals
_NAME = re.compile("[0-9a-f]{16}")  # of the folder of a window


class RecoveryFolder:
    """All journals of the user; call `close` when the window closes."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._own: Path | None = None
        self._guard = threading.Lock()  # guards `_own`: several documents may create a journal at once
        self._locks: dict[Path, WindowLock] = {}  # the locks of this window's folder, and of those taken over
        self.has_other_versions = False  # True if journals of other versions were found

    def new_journal(self, subject: "Subject") -> "Journal":
        """Create a journal in the folder of this window; raises OSError if that fails."""
        from editor.services.recovery.journal import Journal  # noqa: PLC0415 - on demand

        with self._guard:
            if self._own is None:
                self._root.mkdir(mode=0o700, parents=True, exist_ok=True)
                folder = self._root / secrets.token_hex(8)
                lock = WindowLock.taken(self._lock_of(folder))
                if lock is not None:
                    self._locks[folder] = lock
                self._own = folder
            return Journal(self._own, secrets.token_hex(8), subject)

    def lost(self) -> "Sequence[LostWork]":
        """Return the unsaved changes left by windows that are gone, the newest first.

        A damaged journal is moved aside, with a note in the log. One of another version of the program stays
        for that version; `has_other_versions` is then true. The changes returned belong to this window from
        now on, so that no other one offers them as well.
        """
        found: list[LostWork] = []
        with suppress(OSError):
            for folder in self._folders():
                with suppress(OSError):  # a folder of another user does not hide the others
                    if self._is_ours(folder):
                        found += self._read(folder)
        return sorted(found, key=lambda work: work.when, reverse=True)

    def is_edited_elsewhere(self, paths: Collection[Path]) -> bool:
        """Tell whether another running window has unsaved changes to one of these files."""
        wanted = {str(path.absolute()) for path in paths}
        with suppress(OSError):
            for folder in self._folders():
                with suppress(OSError):  # the same
                    subjects = () if folder in self._locks else _subjects_in(folder)
                    is_there = any(not wanted.isdisjoint(subject.paths) for subject in subjects)
                    if is_there and is_held(self._lock_of(folder)):
                        return True
        return False

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
        from editor.services.recovery.journal import files_of_journals, journals_in  # noqa: PLC0415 - on demand

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
        from editor.services.recovery.journal import files_of_journals  # noqa: PLC0415 - on demand

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

    def _read(self, folder: Path) -> "list[LostWork]":
        from editor.services.recovery.journal import (  # noqa: PLC0415 - on demand
            BadJournal,
            OtherVersion,
            journals_in,
            read_journal,
        )
        from editor.services.recovery.lost_work import LostWork  # noqa: PLC0415 - on demand

        found = []
        for name in journals_in(folder):
            try:
                found.append(LostWork(folder, name, read_journal(folder, name)))
            except OtherVersion as error:
                _log.warning("A journal in %s is left as it is: %s", folder, error)
                self.has_other_versions = True
            except BadJournal as error:
                _log.warning("A journal in %s was set aside: %s", folder, error)
                self._set_aside(folder, name)
            except OSError as error:  # a disk error, too many open files: the next start tries again
                _log.warning("A journal in %s cannot be read now: %s", folder, error)
        return found

    def _set_aside(self, folder: Path, name: str) -> None:
        from editor.services.recovery.journal import files_of_journals  # noqa: PLC0415 - on demand

        aside = self._root / _ASIDE
        with suppress(OSError):
            if is_real_folder(self._root):
                aside.mkdir(exist_ok=True)
            if not is_real_folder(self._root) or not is_real_folder(aside):
                return
            for path in files_of_journals(folder, name):
                path.replace(aside / path.name)


def _subjects_in(folder: Path) -> "Iterator[Subject]":
    from editor.services.recovery.journal import journal_subject, journals_in  # noqa: PLC0415 - on demand

    for name in journals_in(folder):
        if (subject := journal_subject(folder, name)) is not None:
            yield subject
