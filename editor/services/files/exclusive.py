"""Lets only one process at a time check whether a file is unchanged, and then write it.

Without that, another process could write between the check and the save, and its
content would be lost unnoticed.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from editor.runtime.system import NEVER_WAITING, ON_WINDOWS, lock_by_name, try_lock

_PATIENCE = 10.0  # seconds to wait for the lock, at most: any user who can read a folder can lock it
_LOOK = 0.005  # seconds between two tries


@contextmanager
def alone_at(path: Path) -> Iterator[None]:
    """Hold a lock on a file or folder that no other process of this program can hold at the same time.

    The lock ends with its process. If the file system has no locks, as some network shares, none is taken.
    """
    if ON_WINDOWS:
        with lock_by_name(path, _PATIENCE):
            yield
        return
    descriptor = _locked(path)
    try:
        yield
    finally:
        if descriptor is not None:
            with suppress(OSError):  # the work itself is done
                os.close(descriptor)


def _locked(path: Path) -> int | None:
    try:
        descriptor = os.open(path, os.O_RDONLY | NEVER_WAITING)
    except OSError:
        return None
    latest = time.monotonic() + _PATIENCE
    while True:
        try:
            try_lock(descriptor)
            break
        except BlockingIOError:
            if time.monotonic() > latest:
                break
            time.sleep(_LOOK)
        except OSError:  # a file system without locks
            break
    return descriptor
