"""Our own temporary files, and bytes that really reach the disk."""

import errno
import os
import re
import secrets
import stat
import time
from contextlib import suppress
from pathlib import Path

# The name does not depend on the target's, so it always fits and is always recognised.
_NAME = re.compile(r"\.sitemap-editor-[0-9a-f]{16}\.tmp")
_DAY = 24 * 60 * 60  # seconds
_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
_WRITE_AT_ONCE = 8 * 1024 * 1024
# What network shares and some file systems answer when a folder is to be flushed.
_CANNOT_SYNC_FOLDERS = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF, errno.ENOSYS})


class NotConfirmed(OSError):
    """A file is in its new place, but the disk reported a fault when told to keep it there."""


def new_temporary_file(folder: Path, mode: int) -> tuple[Path, int]:
    """Make an empty file of ours in a folder; returns it with its descriptor, open for writing.

    mode: permission bits, before the process's mask is applied.
    """
    path = _new_name(folder)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW | _BINARY
    return path, os.open(path, flags, mode)


def _new_name(folder: Path) -> Path:
    return folder / f".sitemap-editor-{secrets.token_hex(8)}.tmp"


def linked_temporarily(path: Path) -> Path:
    """Give a file another name of ours beside its own, which keeps what it holds when it is replaced."""
    name = _new_name(path.parent)
    name.hardlink_to(path)
    return name


def open_for_overwriting(path: Path) -> int:
    """Open a file that keeps its content until something is written over it."""
    return os.open(path, os.O_WRONLY | _BINARY)


def write_all(descriptor: int, data: bytes) -> None:
    """Write until every byte is accepted: a full disk may take a part and report success."""
    view = memoryview(data)
    while view:
        written = os.write(descriptor, view[:_WRITE_AT_ONCE])
        if written <= 0:
            raise OSError(errno.EIO, "the disk accepts no more bytes")
        view = view[written:]


def move_durably(source: Path, target: Path) -> None:
    """Put a file in another's place, and have the disk keep it there where the system can be told to.

    Raises NotConfirmed where the file was moved but the disk reported a fault, another OSError where it was
    not moved.
    """
    folder = _open_folder(target.parent)  # before the move: what fails after it cannot be taken back
    try:
        source.replace(target)
        if folder is not None:
            _sync_folder(folder)
    finally:
        if folder is not None:
            with suppress(OSError):  # it was only read
                os.close(folder)


def _open_folder(folder: Path) -> int | None:
    """A folder's descriptor; None where folders cannot be flushed, or this one only be written to."""
    if os.name == "nt":
        return None
    try:
        return os.open(folder, os.O_RDONLY)
    except PermissionError:
        return None


def _sync_folder(folder: int) -> None:
    try:
        os.fsync(folder)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC_FOLDERS:
            raise NotConfirmed(error.errno, error.strerror) from error


def write_durably(path: Path, data: bytes) -> None:
    """Put a new file, or another content of one of ours, on the disk; it is complete or not there."""
    temporary, descriptor = new_temporary_file(path.parent, 0o600)
    try:
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        move_durably(temporary, path)
    except BaseException:
        remove_quietly(temporary)
        raise


def remove_quietly(path: Path) -> None:
    """Remove a file of ours; if that fails it stays for `clean_orphans`."""
    with suppress(OSError):
        path.unlink()


def clean_orphans(folder: Path, now: float | None = None) -> list[Path]:
    """Remove temporary files of ours that an interrupted save left in a folder more than a day ago.

    now: seconds since 1970; None is the present. Returns what was removed. Never raises.
    """
    removed: list[Path] = []
    limit = (time.time() if now is None else now) - _DAY
    with suppress(OSError):
        for path in folder.iterdir():
            if _NAME.fullmatch(path.name) and _is_old_and_ours(path, limit):
                remove_quietly(path)
                removed.append(path)
    return removed


def _is_old_and_ours(path: Path, limit: float) -> bool:
    try:
        status = path.lstat()
    except OSError:
        return False
    is_ours = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    return stat.S_ISREG(status.st_mode) and is_ours and status.st_mtime < limit
