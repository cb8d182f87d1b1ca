"""Reads files safely, and tells whether they are still as they were read.

`OpenFile` reads piece by piece, so that a file is never in memory as a whole. The choice of rules
that a sitemap carries beside it, `sitemap.xml.rules.toml`, is only read here.
"""

import errno
import hashlib
import os
import stat
import threading
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, NamedTuple

from editor.core.text import N_, Phrase
from editor.formats.read_errors import Unreadable
from editor.formats.reading.unpacking import MAX_INFLATED
from editor.formats.rules_file import ChosenRules, RulesFileError, read_rules
from editor.rules.finding import FileHit
from editor.runtime.system import BINARY, NOT_WAITING, is_file, is_there, reachable, read_at
from editor.runtime.threads import SideThread, SideWork
from editor.services.files.file_errors import shown_path, system_cause

ENDING = ".rules.toml"
_OF_PROJECT = ".sitemap-editor.toml"
_PYPROJECT, _TABLE = "pyproject.toml", b"[tool.sitemap-editor"
_MOST_BYTES = 1_000_000
_NO_RULES = N_("This is no file with a choice of rules.")


def rules_path(path: Path) -> Path:
    """Return the path of the choice of rules for a file or folder, whether it exists or not."""
    return path.with_name(path.name + ENDING)


def rules_near(path: Path | None) -> Path | None:
    """Return the file with the choice of rules for a file or folder; None if there is none.

    It lies beside that, or is a `.sitemap-editor.toml` or a pyproject.toml with [tool.sitemap-editor] in its
    folder or the nearest one above.
    """
    if path is None or not path.name:
        return None
    if is_there(beside := rules_path(path)):
        return beside
    for folder in path.absolute().parents:
        if is_there(own := folder / _OF_PROJECT):
            return own
        project = folder / _PYPROJECT
        if is_file(project) and _TABLE in _beginning(project):
            return project
    return None


def _beginning(path: Path) -> bytes:
    with suppress(OSError), path.open("rb") as file:  # what cannot be read is no choice of anybody's
        return file.read(_MOST_BYTES)
    return b""


def rules_for(path: Path | None) -> ChosenRules | None:
    """Return the choice of rules for a file, see `rules_near`. Raises RulesFileError and OSError."""
    near = rules_near(path)
    return load_rules(near) if near else None


def load_rules(path: Path) -> ChosenRules:
    """Read a choice of rules; raises RulesFileError and OSError."""
    if not is_file(path):  # reading a device may never end
        if is_there(path):
            raise RulesFileError(_NO_RULES)
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = ""
    if len(data) > _MOST_BYTES:
        raise RulesFileError(N_("A choice of rules has no more than {detail} bytes."), f"{_MOST_BYTES:,}")
    if data and not text:
        raise RulesFileError(_NO_RULES)
    return read_rules(text, of_project=path.name == _PYPROJECT)


_READ_AT_ONCE = 1024 * 1024

_CANNOT_READ = N_("{path} cannot be read: {cause}")
_TOO_LARGE = N_("it has more than {limit:,} bytes, ten times the limit for a sitemap.")


class Stamp(NamedTuple):
    """The state of a file when it was read or written, used to detect changes by other programs."""

    size: int
    mtime_ns: int
    ctime_ns: int  # cannot be forged, unlike the time of modification
    inode: int
    sha256: str  # the hash of the content

    @classmethod
    def of(cls, status: os.stat_result, data: bytes, sha256: str = "") -> "Stamp":
        """Return the stamp of a file with this content; sha256: its hash, if it is known."""
        digest = sha256 or hashlib.sha256(data).hexdigest()
        return cls(len(data), status.st_mtime_ns, status.st_ctime_ns, status.st_ino, digest)

    def is_of(self, status: os.stat_result) -> bool:
        """Tell whether the state of a file is unchanged; even if not, its content may still be the same."""
        state = (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)
        return state == (self.size, self.mtime_ns, self.ctime_ns, self.inode)


class FileBytes(NamedTuple):
    """The content of a file, with its stamp."""

    data: bytes
    stamp: Stamp


# Reading


def read_file(path: Path, *, limit: int = MAX_INFLATED) -> FileBytes:
    """Return the content of a file, with its stamp; links are followed.

    limit: the most bytes. Raises Unreadable (file-unreadable) if the file is missing, forbidden or too large,
    or not a regular file; that is checked before it is opened, as a pipe could block for ever.
    """
    file, status = open_to_read(path, limit)
    try:
        with file:
            pieces = [file.read(status.st_size)]
            left = limit - len(pieces[0])
            while left >= 0 and (piece := file.read(_READ_AT_ONCE)):
                pieces.append(piece)
                left -= len(piece)
    except OSError as error:
        raise unreadable(path, system_cause(error)) from error
    if left < 0:
        raise unreadable(path, _too_large(limit))
    data = b"".join(pieces)
    return FileBytes(data, Stamp.of(status, data))


def open_to_read(path: Path, limit: int) -> tuple[BinaryIO, os.stat_result]:
    """Open a file and return it with its state; links are followed. Raises Unreadable as `read_file` does."""
    path_to_open = reachable(path)
    try:
        _refuse_to_read(path, path_to_open.stat(), limit)
        descriptor = os.open(path_to_open, os.O_RDONLY | BINARY | NOT_WAITING)
        file = os.fdopen(descriptor, "rb")
        try:
            status = os.fstat(descriptor)
            _refuse_to_read(path, status, limit)
        except BaseException:
            file.close()
            raise
    except OSError as error:
        raise unreadable(path, system_cause(error)) from error
    return file, status


def _refuse_to_read(path: Path, status: os.stat_result, limit: int) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise unreadable(path, Phrase(N_("it is a folder. Choose a file in it.")))
    if not stat.S_ISREG(status.st_mode):
        raise unreadable(path, Phrase(N_("it is a pipe or a device, not a file.")))
    if status.st_size > limit:
        raise unreadable(path, _too_large(limit))


def _too_large(limit: int) -> Phrase:
    return Phrase(_TOO_LARGE, limit=limit)


def unreadable(path: Path, cause: str) -> Unreadable:
    """Return the error for a file that cannot be read; the cause ends a sentence."""
    return Unreadable(
        Phrase(_CANNOT_READ, path=shown_path(path), cause=cause),
        FileHit("file-unreadable", params=(("reason", cause),)),
    )


def is_unchanged(path: Path, stamp: Stamp) -> bool:
    """Tell whether a file still has the content of its stamp; a new time alone is no change."""
    try:
        status = reachable(path).stat()
        if stamp.is_of(status):
            return True
    except OSError:
        return False
    return status.st_size == stamp.size and hash_of(path) == stamp.sha256


def hash_of(path: Path) -> str:
    """Return the SHA-256 of a file's content; "" if it cannot be read."""
    path_to_open = reachable(path)
    try:
        if not stat.S_ISREG(path_to_open.stat().st_mode):
            return ""
        with path_to_open.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


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
        self._pool = SideThread("hash", self._status.st_size)
        self._digest = hashlib.sha256()
        self._hashed = 0  # bytes that are hashed or queued for it
        self._hashing: list[SideWork[None]] = []

    def __enter__(self) -> "OpenFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown()
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
            self._path, Phrase(N_("another program has changed it in the meantime. Open it again."))
        )
