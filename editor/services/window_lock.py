"""Telling a window that runs from one that is gone: a lock that the system drops when its process ends."""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WindowLock:
    """A lock on a file that tells which process holds it.

    Where the file system has no locks, the process is looked up: by its number and by when it started, as
    the system gives numbers anew.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    @classmethod
    def taken(cls, path: Path) -> "WindowLock | None":
        """The lock, if nobody who still lives holds it; raises OSError where the file cannot be made."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        try:
            if not _is_free(descriptor):
                os.close(descriptor)
                return None
            os.ftruncate(descriptor, 0)
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, _own_mark())
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, descriptor)

    def release(self) -> None:
        """Let go of it, and remove the file."""
        with suppress(OSError):
            self._path.unlink()
        os.close(self._descriptor)


def is_held(path: Path) -> bool:
    """Whether a window that lives holds this lock; nothing is taken from one that is gone."""
    try:
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        return not _is_free(descriptor)
    finally:
        os.close(descriptor)


def _is_free(descriptor: int) -> bool:
    try:
        _lock(descriptor)
    except BlockingIOError:
        return False
    except PermissionError:  # what Windows says
        return False
    except OSError:  # a file system without locks
        return not _is_alive(os.read(descriptor, 1000))
    return True


def _own_mark() -> bytes:
    pid = os.getpid()
    return json.dumps({"pid": pid, "started": _started(pid)}).encode("ascii")


def _is_alive(mark: bytes) -> bool:
    """Whether the process of this mark still runs."""
    try:
        told = json.loads(mark)
        return bool(told["started"]) and _started(int(told["pid"])) == told["started"]
    except (ValueError, KeyError, TypeError):
        return False


def _started(pid: int) -> str:
    """When a process started, as the system counts; "" where none has that number or it cannot be told."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return status.rpartition(")")[2].split()[19]  # field 22, two stand before the name's closing bracket
