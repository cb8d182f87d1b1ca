"""Reads a file piece by piece, so that it is never in memory as a whole."""

import hashlib
import os
import threading
from concurrent.futures import Future
from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.formats.errors import Unreadable
from editor.formats.reading.inflate import MAX_INFLATED
from editor.runtime.side_thread import side_thread
from editor.runtime.system import read_at
from editor.services.files.file_errors import system_cause
from editor.services.files.files import Stamp, open_to_read, unreadable

_PIECE = 1024 * 1024


class OpenFile:
    """The content of a file, read on demand, in any thread, and hashed along the way.

    Use it in a `with` statement. Raises Unreadable (file-unreadable) as `read_file` does, and if the file
    is changed before all of it was read. (A memory map would need no copies, but ends the process if the
    file is truncated while it is mapped.)
    """

    def __init__(self, path: Path, *, limit: int = MAX_INFLATED) -> None:
        self._path = path
        self._file, self._status = open_to_read(path, limit)
        self._lock = threading.RLock()  # guards the file position and the hashing
        self._pool = side_thread("hash", self._status.st_size)
        self._digest = hashlib.sha256()
        self._hashed = 0  # bytes that are hashed or queued for it
        self._hashing: list[Future[None]] = []

    def __enter__(self) -> "OpenFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)
        self._file.close()

    def __len__(self) -> int:
        return self._status.st_size

    def __getitem__(self, part: slice, /) -> bytes:
        start, stop, _ = part.indices(len(self))
        self._hash_to(stop - stop % _PIECE)
        return self._part(start, stop)

    def _part(self, start: int, stop: int) -> bytes:
        size = max(stop - start, 0)
        try:
            data = self._read(start, size)
        except OSError as error:
            raise unreadable(self._path, system_cause(error)) from error
        if len(data) < size:
            raise self._changed()
        return data

    def _read(self, start: int, size: int) -> bytes:
        if (data := read_at(self._file, start, size)) is not None:
            return data
        with self._lock:
            self._file.seek(start)
            return self._file.read(size)

    def __bytes__(self) -> bytes:
        return self[:]

    def stamp(self) -> Stamp:
        """Return the stamp of the file, once all of it that is needed was read; raises
        Unreadable if the file was changed.
        """
        self._hash_to(len(self))
        for piece in self._hashing:
            piece.result()
        before, now = self._status, os.fstat(self._file.fileno())
        if (now.st_size, now.st_mtime_ns) != (before.st_size, before.st_mtime_ns):
            raise self._changed()
        digest = self._digest.hexdigest()
        return Stamp(len(self), before.st_mtime_ns, before.st_ctime_ns, before.st_ino, digest)

    def _hash_to(self, end: int) -> None:
        """Hash the content up to a position in the background, no further than it is read by others."""
        with self._lock:
            for start in range(self._hashed, end, _PIECE):
                self._hashing.append(self._pool.submit(self._hash, start, min(start + _PIECE, end)))
            self._hashed = max(self._hashed, end)

    def _hash(self, start: int, end: int) -> None:
        self._digest.update(self._part(start, end))

    def _changed(self) -> Unreadable:
        return unreadable(
            self._path,
            Phrase(
                QT_TRANSLATE_NOOP("phrases", "another program has changed it in the meantime. Open it again.")
            ),
        )
