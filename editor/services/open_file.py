"""A file that is read piece by piece, so that it is never whole in memory."""

import hashlib
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from editor.formats.errors import Unreadable
from editor.formats.inflate import MAX_INFLATED
from editor.services.file_errors import cause_of
from editor.services.files import Stamp, open_to_read, unreadable

_PIECE = 1024 * 1024


class OpenFile:
    """The content of a file, read when a part is asked for, in any thread; its hash is taken meanwhile.

    Use it in a `with` statement. Raises Unreadable (file-unreadable) as `read_file` does, and where the file
    is changed before all of it was read. (A memory map would need no copies, but a file that is cut short
    while it is mapped ends the process.)
    """

    def __init__(self, path: Path, *, limit: int = MAX_INFLATED) -> None:
        self._path = path
        self._file, self._status = open_to_read(path, limit)
        self._lock = threading.Lock()  # of the file's one position
        self._is_closing = False
        self._pool = ThreadPoolExecutor(1, "hash")
        self._digest = self._pool.submit(self._sha256)

    def __enter__(self) -> "OpenFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._is_closing = True
        self._pool.shutdown()
        self._file.close()

    def __len__(self) -> int:
        return self._status.st_size

    def __getitem__(self, part: slice, /) -> bytes:
        start, stop, _ = part.indices(len(self))
        size = max(stop - start, 0)
        try:
            data = self._read(start, size)
        except OSError as error:
            raise unreadable(self._path, cause_of(error)) from error
        if len(data) < size:
            raise self._changed()
        return data

    def _read(self, start: int, size: int) -> bytes:
        if hasattr(os, "pread"):  # so that the threads need not wait for each other
            return os.pread(self._file.fileno(), size, start)
        with self._lock:
            self._file.seek(start)
            return self._file.read(size)

    def __bytes__(self) -> bytes:
        return self[:]

    def stamp(self) -> Stamp:
        """The state of the file, for when all that is wanted of it was read."""
        digest = self._digest.result()
        before, now = self._status, os.fstat(self._file.fileno())
        if (now.st_size, now.st_mtime_ns) != (before.st_size, before.st_mtime_ns):
            raise self._changed()
        return Stamp(len(self), before.st_mtime_ns, before.st_ctime_ns, before.st_ino, digest)

    def _sha256(self) -> str:
        digest = hashlib.sha256()
        for start in range(0, len(self), _PIECE):
            if self._is_closing:
                break
            digest.update(self[start : start + _PIECE])
        return digest.hexdigest()

    def _changed(self) -> Unreadable:
        return unreadable(self._path, "another program changed it meanwhile. Open it again.")
