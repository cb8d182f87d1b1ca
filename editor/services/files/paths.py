"""What is to be seen at a path: nothing where it may not be looked at, or no file can have the name.

Path.is_dir and its like raise there before Python 3.14.
"""

import errno
import os
from pathlib import Path


def is_folder(path: Path) -> bool:
    """Whether it leads to a folder."""
    return os.path.isdir(path)  # noqa: PTH112 - never raises


def is_file(path: Path) -> bool:
    """Whether it leads to a regular file."""
    return os.path.isfile(path)  # noqa: PTH113 - never raises


def is_there(path: Path) -> bool:
    """Whether it leads to anything."""
    return os.path.exists(path)  # noqa: PTH110 - never raises


def refuse_pipe(path: Path) -> None:
    """Raise OSError for a pipe or a device: who opens it may wait for ever. A folder refuses by itself."""
    if is_there(path) and not is_file(path) and not is_folder(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def whole_path(path: Path) -> Path:
    """The path from the root on, which tells a folder by its name; links are only followed at `..`."""
    return Path(os.path.realpath(path)) if ".." in path.parts else path.absolute()


def is_same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file, links followed; where none is there, whether it would be one."""
    return identity_of(one) == identity_of(other)


def identity_of(path: Path) -> tuple[int, int] | Path:
    """What all paths to one file have in common: of many each is then looked at once."""
    try:
        found = path.stat()
    except (OSError, ValueError):  # it is not there
        return path.absolute()
    return found.st_dev, found.st_ino
