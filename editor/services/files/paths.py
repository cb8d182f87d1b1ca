"""Checks of paths that never raise, not even for forbidden folders or invalid names.

Path.is_dir and the like raise in these cases before Python 3.14.
"""

import errno
import os
import stat
from pathlib import Path

from editor.runtime.system import is_junction, reachable


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
