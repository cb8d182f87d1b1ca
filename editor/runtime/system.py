"""The differences between systems: all else asks here, and never which system this is.

On Windows paths beyond 260 characters need a prefix, and the descriptors of folders do not exist. What
systems do otherwise with a disk and with processes is in `disk` and `other_processes`.

The checks of paths never raise, not even for forbidden folders or invalid names; Path.is_dir and
the like raise in these cases before Python 3.14.
"""

import errno
import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO

SYSTEM = sys.platform
ON_WINDOWS = os.name == "nt"
ON_MAC = SYSTEM == "darwin"
ON_LINUX = SYSTEM.startswith("linux")
# Flags for `os.open`, 0 where a system has none such.
BINARY = getattr(os, "O_BINARY", 0)
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
NOT_WAITING = getattr(os, "O_NONBLOCK", 0)  # for a pipe that nobody writes to
NEVER_WAITING = NO_FOLLOW | NOT_WAITING
ONLY_PATH: int | None = getattr(os, "O_PATH", None)
HAS_ATTRIBUTES = hasattr(os, "setxattr")
HAS_OWNERS = hasattr(os, "geteuid")
_LONGEST_PATH = 240  # characters, with room for the name of a temporary file
_JUNCTION = 0xA0000003  # how Windows marks a folder that is another one
_VERBATIM, _VERBATIM_SHARE = "\\\\?\\", "\\\\?\\UNC\\"


def reachable(path: Path) -> Path:
    """Return a path in the form in which the system takes it however long it is."""
    if not ON_WINDOWS:
        return path
    whole = os.path.abspath(path)  # noqa: PTH100 - what is faked in tests; links stay
    if len(whole) < _LONGEST_PATH or whole.startswith(_VERBATIM):
        return path
    return Path(_VERBATIM_SHARE + whole[2:] if whole.startswith("\\\\") else _VERBATIM + whole)


def is_junction(status: os.stat_result) -> bool:
    """Tell whether a folder is another one in truth, which on Windows need not be a link."""
    return getattr(status, "st_reparse_tag", 0) == _JUNCTION


def read_at(file: BinaryIO, start: int, size: int) -> bytes | None:
    """Read a part of a file without moving its position, so that no thread waits; None if none can."""
    return os.pread(file.fileno(), size, start) if hasattr(os, "pread") else None


def is_own(status: os.stat_result) -> bool:
    """Tell whether a file belongs to who runs this; True where files have no owners."""
    return not hasattr(os, "getuid") or status.st_uid == os.getuid()


def lets_others_in(status: os.stat_result) -> bool:
    """Tell whether other people of this computer may do anything with a file, by its permission bits."""
    return os.name == "posix" and bool(status.st_mode & 0o077)


def is_folder(path: Path) -> bool:
    """Tell whether a path is that of a folder."""
    return os.path.isdir(reachable(path))  # noqa: PTH112 - never raises


def is_file(path: Path) -> bool:
    """Tell whether a path is that of a regular file."""
    return os.path.isfile(reachable(path))  # noqa: PTH113 - never raises


def is_there(path: Path) -> bool:
    """Tell whether a path exists."""
    return os.path.exists(reachable(path))  # noqa: PTH110 - never raises


def is_real_folder(path: Path) -> bool:
    """Tell whether a path is that of a folder itself, not of a link to one: only there may be tidied."""
    try:
        status = reachable(path).lstat()
    except (OSError, ValueError):
        return False
    return stat.S_ISDIR(status.st_mode) and not is_junction(status)


def is_real_file(path: Path) -> bool:
    """Tell whether a path is that of a regular file itself, not of a link to one."""
    try:
        return stat.S_ISREG(reachable(path).lstat().st_mode)
    except (OSError, ValueError):
        return False


def refuse_pipe(path: Path) -> None:
    """Raise OSError for a pipe or a device, as opening it may block for ever; a folder raises by itself."""
    if is_there(path) and not is_file(path) and not is_folder(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def whole_path(path: Path) -> Path:
    """Return an absolute path, which has the folder's name in it; links are followed only at `..`."""
    return Path(os.path.realpath(path)) if ".." in path.parts else path.absolute()


def is_same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to the same file, links followed, or would if it existed."""
    return identity_of(one) == identity_of(other)


def identity_of(path: Path) -> tuple[int, int] | Path:
    """Return a key that is the same for all paths to a file; compute it once per path to compare many."""
    try:
        found = reachable(path).stat()
    except (OSError, ValueError):  # there is no such file
        return path.absolute()
    return found.st_dev, found.st_ino
