"""Temporary files, and writes that reach the disk for certain."""

import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from editor.runtime.system import BINARY, NO_FOLLOW, ONLY_PATH, is_own, reach_disk, reachable, replace_file

# The name does not depend on the target's, so it always fits and is always recognised.
_NAME = re.compile(r"\.sitemap-editor-[0-9a-f]{16}\.tmp")
_DAY = 24 * 60 * 60  # seconds
_WRITE_AT_ONCE = 8 * 1024 * 1024
# The errors of network shares and some file systems when a folder is flushed.
_CANNOT_SYNC_FOLDERS = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF, errno.ENOSYS})


class NotConfirmed(OSError):
    """Raised because the disk reported an error when flushing a file that is already in its new place."""


class Displaced(OSError):
    """Raised because another file has taken the name of the file that is meant."""

    def __init__(self) -> None:
        super().__init__(errno.ESTALE, os.strerror(errno.ESTALE))


@contextmanager
def hold_folder(folder: Path) -> Iterator[int | None]:
    """Open a folder and yield its descriptor, so that names are resolved in it even if its path changes.

    Yields None if the system has no such descriptors, or the folder cannot be opened.
    """
    descriptor = _open_folder(folder)
    try:
        yield descriptor
    finally:
        if descriptor is not None:
            with suppress(OSError):  # closing cannot lose anything, as nothing was written
                os.close(descriptor)


def _open_folder(folder: Path) -> int | None:
    if os.open not in os.supports_dir_fd:
        return None
    for way in (os.O_RDONLY, ONLY_PATH):  # the second for a folder that is not readable
        if way is not None:
            with suppress(PermissionError):
                return os.open(folder, way | os.O_DIRECTORY)
    return None


def in_folder(path: Path, folder: int | None) -> Path | str:
    """Return the path to pass to functions of `os` together with `dir_fd`: a name if the folder is held."""
    return reachable(path) if folder is None else path.name


def state_in(path: Path, folder: int | None) -> os.stat_result:
    """Return the state of a path in a folder that is held; links are not followed."""
    return os.stat(in_folder(path, folder), dir_fd=folder, follow_symlinks=False)


def are_of_one_file(one: os.stat_result, other: os.stat_result) -> bool:
    """Tell whether two states are of the same file: same device, inode and type, as inodes are reused."""
    return os.path.samestat(one, other) and stat.S_IFMT(one.st_mode) == stat.S_IFMT(other.st_mode)


def new_temporary_file(folder: Path, mode: int, descriptor: int | None = None) -> tuple[Path, int]:
    """Create an empty temporary file in a folder; return its path and a descriptor open for writing.

    mode: permission bits, before the process's mask is applied. descriptor:
    that of the folder, if it is held.
    """
    path = _new_name(folder)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW | BINARY
    return path, os.open(in_folder(path, descriptor), flags, mode, dir_fd=descriptor)


def _new_name(folder: Path) -> Path:
    return folder / f".sitemap-editor-{secrets.token_hex(8)}.tmp"


# If the name is a link by now, the second name must not be given to the file that it leads to.
_FOLLOWS = os.link not in os.supports_follow_symlinks


def linked_temporarily(path: Path) -> Path:
    """Give a file a second, temporary name beside its own, which keeps the content when it is replaced."""
    name = _new_name(path.parent)
    with hold_folder(path.parent) as folder:
        source, target = in_folder(path, folder), in_folder(name, folder)
        os.link(source, target, src_dir_fd=folder, dst_dir_fd=folder, follow_symlinks=_FOLLOWS)
    return name


def open_for_overwriting(path: Path, status: os.stat_result | None = None) -> int:
    """Open a file, but no link, without truncating it.

    status: its state; raises Displaced if another file has the name by now.
    """
    descriptor = os.open(reachable(path), os.O_WRONLY | BINARY | NO_FOLLOW)
    if status is not None and not are_of_one_file(os.fstat(descriptor), status):
        os.close(descriptor)
        raise Displaced
    return descriptor


def write_all(descriptor: int, data: bytes) -> None:
    """Write until all bytes are accepted: a full disk may accept a part and report success."""
    view = memoryview(data)
    while view:
        written = os.write(descriptor, view[:_WRITE_AT_ONCE])
        if written <= 0:
            raise OSError(errno.EIO, "the disk accepts no more bytes")
        view = view[written:]


def move_durably(source: Path, target: Path, status: os.stat_result | None = None) -> None:
    """Rename a file to replace another one in the same folder, and flush the folder if possible.

    status: the state of the file that is moved; raises Displaced if something else has its name, or
    is in the new place afterwards. Raises NotConfirmed if the file was moved but flushing failed,
    another OSError if it was not moved.
    """
    # Opened before the move, as an error after it cannot be undone.
    with hold_folder(target.parent) as folder:
        if folder is None:
            replace_file(source, target)
            return
        if status is not None and not are_of_one_file(state_in(source, folder), status):
            raise Displaced
        os.replace(source.name, target.name, src_dir_fd=folder, dst_dir_fd=folder)
        if status is not None and not are_of_one_file(state_in(target, folder), status):
            raise Displaced  # it was replaced after its state was read
        _sync_folder(folder)


def _sync_folder(folder: int) -> None:
    try:
        reach_disk(folder)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC_FOLDERS:
            raise NotConfirmed(error.errno, error.strerror) from error


def write_durably(path: Path, data: bytes) -> None:
    """Write a file of the program's own so that it is complete on the disk or not there."""
    temporary, descriptor = new_temporary_file(path.parent, 0o600)
    try:
        try:
            write_all(descriptor, data)
            reach_disk(descriptor)
        finally:
            os.close(descriptor)
        move_durably(temporary, path)
    except BaseException:
        remove_quietly(temporary)
        raise


def remove_quietly(path: Path) -> None:
    """Remove a file of the program's own; if that fails, it is left to `clean_orphans`."""
    with suppress(OSError):
        reachable(path).unlink()


def remove_what_is(path: Path, status: os.stat_result) -> None:
    """Remove the file of this state, if it exists. Raises Displaced if another file is there, and OSError."""
    with hold_folder(path.parent) as folder, suppress(FileNotFoundError):
        if folder is not None and not are_of_one_file(state_in(path, folder), status):
            raise Displaced
        os.unlink(in_folder(path, folder), dir_fd=folder)


def is_temporary(name: str) -> bool:
    """Tell whether a name is one that only temporary files of the program have."""
    return _NAME.fullmatch(name) is not None


def clean_orphans(folder: Path, now: float | None = None) -> list[Path]:
    """Remove temporary files that an interrupted save left in a folder more than a day ago.

    now: seconds since 1970; None is the present. Returns the paths removed. Never raises.
    """
    removed: list[Path] = []
    limit = (time.time() if now is None else now) - _DAY
    with suppress(OSError):
        for path in folder.iterdir():
            if is_temporary(path.name) and _is_old_and_ours(path, limit):
                remove_quietly(path)
                removed.append(path)
    return removed


def _is_old_and_ours(path: Path, limit: float) -> bool:
    try:
        status = path.lstat()
    except OSError:
        return False
    return stat.S_ISREG(status.st_mode) and is_own(status) and status.st_mtime < limit
