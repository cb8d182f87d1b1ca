"""The differences between systems: all else asks here, and never which system this is.

On Windows paths beyond 260 characters need a prefix, the descriptors of folders do not exist, a file that
another program has open cannot be replaced, and folders cannot be flushed or locked. On macOS a disk
flushes what it was given only if that is asked for. Where folders are held open, `temporary_files`
replaces files by itself.

The checks of paths never raise, not even for forbidden folders or invalid names; Path.is_dir and
the like raise in these cases before Python 3.14.
"""

import errno
import importlib
import os
import signal
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    import subprocess

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
_LONGEST_HOLD = 2.0  # seconds for which a virus scanner or an indexer may have a file open
_LOOK = 0.05  # seconds between two tries


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


# Writing


def replace_file(source: Path, target: Path) -> None:
    """Put a file in the place of another one; raises OSError, and both are as they were then.

    On Windows it is tried for a while if another program has one of them open.
    """
    latest = time.monotonic() + _LONGEST_HOLD
    while True:
        try:
            os.replace(reachable(source), reachable(target))  # noqa: PTH105 - what is faked in tests
        except PermissionError:
            if not ON_WINDOWS or time.monotonic() > latest:
                raise
            time.sleep(_LOOK)
        else:
            return


def reach_disk(descriptor: int) -> None:
    """Have what was written reach the disk, also out of the cache that macOS leaves it in."""
    if sys.platform == "darwin":
        with suppress(OSError):  # file systems that cannot do this can do the other
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def reserve(descriptor: int, size: int) -> None:
    """Allocate disk space for a file up to a size, where the system can; raises OSError."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(descriptor, 0, size)


def give_mode(descriptor: int, mode: int) -> None:
    """Give an open file these permission bits, where the system has any."""
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, mode)


def try_lock(descriptor: int) -> None:
    """Lock an open file or folder; raises BlockingIOError if another process has, OSError if none can."""
    if sys.platform != "win32":
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


# Other processes


def memory_of_computer() -> int | None:
    """Return how many bytes of memory this computer has; None if the system does not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # Windows; another name
        return None


def be_nice(niceness: int) -> None:
    """Let other processes go first, where the system knows that."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_children(process: "subprocess.Popen[bytes]") -> None:
    """End a process that leads a group, and all that it started; on Windows the process alone."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def limit_process(limits: dict[str, int]) -> None:
    """Set limits of this process, by their names in the module `resource`, as far as the system has them."""
    try:
        resource = importlib.import_module("resource")
    except ImportError:  # Windows
        return
    for what, most in limits.items():
        with suppress(AttributeError, ValueError, OSError):  # macOS has all limits, but does not accept some
            kind = getattr(resource, what)
            _, hard = resource.getrlimit(kind)
            if hard == resource.RLIM_INFINITY or most < hard:
                resource.setrlimit(kind, (most, most))
