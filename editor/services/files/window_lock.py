"""Tells a running window from one that is gone, by a lock that the system drops with its process."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock

_RECORD = ".owner"  # the ending of the record, used if the file system has no locks


class WindowLock:
    """A lock on a file, held until it is released or the process ends.

    If the file system has no locks, a record beside the file holds the process's number and
    start time, as numbers are reused.
    """

    def __init__(self, path: Path, lock: "BaseFileLock") -> None:
        self._path = path
        self._lock = lock

    @classmethod
    def taken(cls, path: Path) -> "WindowLock | None":
        """Return the lock unless a running process holds it; raises OSError if the file cannot be created."""
        lock = _acquired(path)
        return cls(path, lock) if lock is not None else None

    def release(self) -> None:
        """Release the lock and remove its file; errors are ignored, as the work it protected is done."""
        with suppress(OSError):
            self._path.unlink()
        with suppress(OSError):
            self._lock.release()


def is_held(path: Path) -> bool:
    """Tell whether a running window holds this lock; a lock of one that is gone is left alone."""
    if not path.exists():
        return False
    try:
        lock = _acquired(path)
    except OSError:
        return False
    if lock is None:
        return True
    lock.release()
    return False


def _acquired(path: Path) -> "BaseFileLock | None":
    """Return the acquired lock itself; None if another process holds it."""
    # To import it takes 40 ms, and hardly any start or command needs it. Its error is a TimeoutError, and
    # caught as such: together with Qt, Python 3.15 does not resolve what filelock imports lazily.
    from filelock import FileLock, SoftFileLock  # noqa: PLC0415

    lock: BaseFileLock = FileLock(path, mode=0o600, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(blocking=False)
    except TimeoutError:
        return None
    except PermissionError:
        raise
    except OSError:  # no locks; or the file cannot be created, and then neither can the record
        lock = SoftFileLock(path.with_name(path.name + _RECORD), mode=0o600, thread_local=False)
        try:
            lock.acquire(blocking=False)
        except TimeoutError:
            return None
    return lock
