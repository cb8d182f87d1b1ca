"""Reads files safely, and saves them so that at every moment the old or the new content is on disk.

A save writes a temporary file beside the target, flushes it to the disk and renames it to replace the target.
A file that must stay the same file (hard links, an owner that cannot be kept) is overwritten in place, after
a copy of it has been written to the disk.
"""

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.formats.errors import Unreadable
from editor.formats.reading.inflate import MAX_INFLATED
from editor.rules.finding import FileHit
from editor.runtime.system import BINARY, NOT_WAITING, reachable
from editor.services.files.backups import keep_version
from editor.services.files.file_errors import (
    ChangedOutside,
    Clash,
    SaveError,
    SaveReason,
    shown_path,
    system_cause,
    system_told,
)
from editor.services.files.in_place import InPlace

if TYPE_CHECKING:
    from editor.services.files.replacement import Replacement

_READ_AT_ONCE = 1024 * 1024
_WRITE_BITS = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH

_CANNOT_READ = QT_TRANSLATE_NOOP("phrases", "{path} cannot be read: {cause}")
_TOO_LARGE = QT_TRANSLATE_NOOP(
    "phrases", "it has more than {limit:,} bytes, ten times the limit for a sitemap."
)
_MISLEADS = QT_TRANSLATE_NOOP(
    "phrases",
    "it is a link that another user made, and leads to {target}. "
    "Save under the name of that file, or somewhere else.",
)
_NOT_KEPT = QT_TRANSLATE_NOOP("phrases", "no backup of its current contents can be kept in {folder}: {cause}")


@dataclass(frozen=True, slots=True)
class Stamp:
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


@dataclass(frozen=True, slots=True)
class FileBytes:
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
        raise unreadable(path, Phrase(QT_TRANSLATE_NOOP("phrases", "it is a folder. Choose a file in it.")))
    if not stat.S_ISREG(status.st_mode):
        raise unreadable(path, Phrase(QT_TRANSLATE_NOOP("phrases", "it is a pipe or a device, not a file.")))
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


def _holds(path: Path, status: os.stat_result, data: bytes) -> bool:
    return stat.S_ISREG(status.st_mode) and status.st_size == len(data) and path.read_bytes() == data


# Saving


def save_file(
    path: Path,
    data: bytes,
    expected: Stamp | None = None,
    *,
    force: bool = False,
    backups: Path | None = None,
    careful: InPlace | None = None,
    sha256: str = "",
) -> Stamp:
    """Write new content to a file so that a crash at any moment leaves the old or the new content.

    Symbolic links are kept and their target is replaced (see `rights.misleads`); permissions, owner, access
    lists and hard links are kept. expected: the file's state when it was read; raises ChangedOutside if it is
    another by now. force: also write to protected files and folders. backups: a folder, created if missing,
    for a copy of the old content. careful: refuse to write in place, unless forced, and then keep notes by
    which a crash can be repaired. sha256: the hash of the content, if it is known. Raises SaveError; the file
    then has its old content, unless the reason is DAMAGED or UNCONFIRMED.
    """
    new = file_replacement(path, data, expected, force=force, backups=backups, careful=careful)
    with system_told(path), new:
        return Stamp.of(new.put(), data, sha256)


def file_replacement(
    path: Path,
    data: bytes,
    expected: Stamp | None = None,
    *,
    force: bool = False,
    backups: Path | None = None,
    careful: InPlace | None = None,
) -> "Replacement":
    """Prepare new content for a file as `save_file` does, without touching the file: `put` replaces it."""
    from editor.services.files.replacement import Replacement  # noqa: PLC0415 - on demand
    from editor.services.files.rights import misleads  # noqa: PLC0415 - on demand

    with system_told(path):
        target = reachable(Path(os.path.realpath(path)))
        if misleads(path):
            raise SaveError(path, SaveReason.FAILED, Phrase(_MISLEADS, target=shown_path(target)))

        def refuse_changed() -> None:
            if expected is not None:
                _refuse_changed(path, target, _status(target), expected, data)

        refuse_changed()
        old = _status(path)  # not of the target: /dev/stdout may lead to a pipe, which has no path
        if old is not None:
            _refuse_to_write(path, target, old, force=force)
            if backups is not None:
                _keep(path, target, backups)
        return Replacement(path, target, data, old, careful, force=force, refuse_changed=refuse_changed)


def _keep(path: Path, target: Path, backups: Path) -> None:
    try:
        keep_version(target, backups)
    except OSError as error:
        cause = Phrase(_NOT_KEPT, folder=shown_path(backups), cause=system_cause(error))
        raise SaveError(path, SaveReason.NOT_KEPT, cause) from error


def _status(target: Path) -> os.stat_result | None:
    """Return the state of a path, None if nothing is there; links that lead in a circle raise OSError."""
    try:
        return reachable(target).stat()
    except FileNotFoundError:
        return None


def _refuse_changed(
    path: Path, target: Path, status: os.stat_result | None, expected: Stamp, data: bytes
) -> None:
    if status is None:
        raise ChangedOutside(path, Clash.MISSING)
    # A file that has the new content already, perhaps by a save that was not confirmed, is no conflict.
    if not is_unchanged(target, expected) and not _holds(target, status, data):
        raise ChangedOutside(path)


def _refuse_to_write(path: Path, target: Path, status: os.stat_result, *, force: bool) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise SaveError(
            path,
            SaveReason.NOT_A_FILE,
            Phrase(QT_TRANSLATE_NOOP("phrases", "there is a folder with that name.")),
        )
    if not stat.S_ISREG(status.st_mode):
        raise SaveError(
            path,
            SaveReason.NOT_A_FILE,
            Phrase(
                QT_TRANSLATE_NOOP(
                    "phrases", "it is a pipe or a device, not a file. Save under the name of a file."
                )
            ),
        )
    is_protected = not status.st_mode & _WRITE_BITS or not os.access(target, os.W_OK)
    if is_protected and not force:
        raise SaveError(
            path,
            SaveReason.READ_ONLY,
            Phrase(
                QT_TRANSLATE_NOOP(
                    "phrases", "it is write-protected. Save under another name, or overwrite it."
                )
            ),
        )
