"""The differences between systems in how files are replaced and locked, in one place.

On Windows a file that another program has open cannot be replaced, folders cannot be flushed or locked, and
their descriptors do not exist. Where folders are held, `temporary` replaces files by itself.
"""

import hashlib
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ON_WINDOWS = os.name == "nt"
_LONGEST_HOLD = 2.0  # seconds for which a virus scanner or an indexer may have a file open
_LOOK = 0.05  # seconds between two tries


def replace_file(source: Path, target: Path) -> None:
    """Put a file in the place of another one; raises OSError, and both are as they were then.

    On Windows it is tried for a while if another program has one of them open.
    """
    latest = time.monotonic() + _LONGEST_HOLD
    while True:
        try:
            os.replace(source, target)  # noqa: PTH105 - what is faked in tests
        except PermissionError:
            if not ON_WINDOWS or time.monotonic() > latest:
                raise
            time.sleep(_LOOK)
        else:
            return


@contextmanager
def lock_by_name(path: Path, patience: float) -> Iterator[None]:
    """Hold a lock that stands for a path, where the path itself cannot be locked.

    It is a file in the folder for temporary ones, which ends with its process. After so many seconds, or
    where no such file can be made, the work goes on without it.
    """
    from filelock import FileLock  # noqa: PLC0415 - takes 40 ms, and other systems do without

    key = hashlib.sha256(os.fsencode(os.path.normcase(os.path.realpath(path)))).hexdigest()[:32]
    lock = FileLock(Path(tempfile.gettempdir(), f"sitemap-editor-{key}.lock"), mode=0o600, thread_local=False)
    with suppress(TimeoutError, OSError):
        lock.acquire(timeout=patience)
    try:
        yield
    finally:
        with suppress(OSError):
            lock.release()
