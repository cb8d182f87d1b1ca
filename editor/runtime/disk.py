"""What systems do otherwise when files are written: replacing, flushing, reserving and locking them.

On Windows a file that another program has open cannot be replaced, and folders cannot be flushed or
locked. On macOS a disk flushes what it was given only if that is asked for. Where folders are held
open, `temporary_files` replaces files by itself.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from editor.runtime.system import ON_WINDOWS, reachable

if sys.platform != "win32":
    import fcntl

_LONGEST_HOLD = 2.0  # seconds for which a virus scanner or an indexer may have a file open
_LOOK = 0.05  # seconds between two tries


def replace_file(source: Path, target: Path) -> None:
    """Put a file in the place of another one; raises OSError, and both are as they were then.

    On Windows it is tried for a while if another program has one of them open.
    """
    latest = time.monotonic() + _LONGEST_HOLD
    while True:
        try:
            os.replace(reachable(source), reachable(target))  # noqa: PTH105 - what is faked in tests
        except PermissionError:
            if not ON_WINDOWS or time.monotonic() > latest:
                raise
            time.sleep(_LOOK)
        else:
            return


def reach_disk(descriptor: int) -> None:
    """Have what was written reach the disk, also out of the cache that macOS leaves it in."""
    if sys.platform == "darwin":
        with suppress(OSError):  # file systems that cannot do this can do the other
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def reserve(descriptor: int, size: int) -> None:
    """Allocate disk space for a file up to a size, where the system can; raises OSError."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(descriptor, 0, size)


def give_mode(descriptor: int, mode: int) -> None:
    """Give an open file these permission bits, where the system has any."""
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, mode)


def try_lock(descriptor: int) -> None:
    """Lock an open file or folder; raises BlockingIOError if another process has, OSError if none can."""
    if sys.platform != "win32":
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
