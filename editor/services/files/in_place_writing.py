"""Overwrites files that must stay the same file, and repairs them if a crash interrupted that.

It is needed if a file has several names, belongs to another user or is in a write-protected folder.
A copy of the old content is written first; a note, stored in another folder, informs the next start
of the program about it. `WindowLock` distinguishes a running window from one that is gone, by a
lock that the system drops with its process.
"""

import errno
import hashlib
import json
import logging
import os
import re
import secrets
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from editor.core.text import N_, Phrase
from editor.runtime.system import (
    is_file,
    is_folder,
    is_real_file,
    is_real_folder,
    is_there,
    reach_disk,
    reserve,
)
from editor.services.files.file_errors import SaveError, SaveReason, shown_path, system_cause
from editor.services.files.temporary_files import (
    Displaced,
    NotConfirmed,
    open_for_overwriting,
    remove_quietly,
    write_all,
    write_durably,
)

if TYPE_CHECKING:
    from filelock import BaseFileLock


_RECORD = ".owner"  # the ending of the record, used if the file system has no locks


class WindowLock:
    """A lock on a file, held until it is released or the process ends.

    If the file system has no locks, a record beside the file holds the process's number and
    start time, as numbers are reused.
    """

    def __init__(self, path: Path, lock: "BaseFileLock") -> None:
        self._path = path
        self._lock = lock

    @classmethod
    def taken(cls, path: Path) -> "WindowLock | None":
        """Return the lock unless a running process holds it; raises OSError if the file cannot be created."""
        lock = _acquired(path)
        return cls(path, lock) if lock is not None else None

    def release(self) -> None:
        """Release the lock and remove its file; errors are ignored, as the work it protected is done."""
        with suppress(OSError):
            self._path.unlink()
        with suppress(OSError):
            self._lock.release()


def is_held(path: Path) -> bool:
    """Tell whether a running window holds this lock; a lock of one that is gone is left alone."""
    if not path.exists():
        return False
    try:
        lock = _acquired(path)
    except OSError:
        return False
    if lock is None:
        return True
    lock.release()
    return False


def _acquired(path: Path) -> "BaseFileLock | None":
    """Return the acquired lock itself; None if another process holds it."""
    lock = _lock_file(path)
    try:
        lock.acquire(blocking=False)
    except TimeoutError:
        return None
    except PermissionError:
        raise
    except OSError:  # no locks; or the file cannot be created, and then neither can the record
        lock = _lock_file(path.with_name(path.name + _RECORD), is_soft=True)
        try:
            lock.acquire(blocking=False)
        except TimeoutError:
            return None
    return lock


def _lock_file(path: Path, *, is_soft: bool = False) -> "BaseFileLock":
    """Return a lock that nobody holds yet; is_soft: it is a record, for where the system locks no files.

    The error of one that cannot be had is a TimeoutError, and caught as such: together with Qt, Python 3.15
    does not resolve what filelock imports lazily.
    """
    # To import it takes 40 ms, and hardly any start or command needs it.
    from filelock import FileLock, SoftFileLock  # noqa: PLC0415 - see above

    if is_soft:
        return SoftFileLock(path, mode=0o600, thread_local=False)
    return FileLock(path, mode=0o600, thread_local=False, fallback_to_soft=False)


@contextmanager
def lock_by_name(path: Path, patience: float) -> Iterator[None]:
    """Hold a lock that stands for a path, where the path itself cannot be locked.

    It is a file in the folder for temporary ones, which ends with its process. After so many seconds, or
    where no such file can be made, the work goes on without it.
    """
    key = hashlib.sha256(os.fsencode(os.path.normcase(os.path.realpath(path)))).hexdigest()[:32]
    lock = _lock_file(Path(tempfile.gettempdir(), f"sitemap-editor-{key}.lock"))
    with suppress(TimeoutError, OSError):
        lock.acquire(timeout=patience)
    try:
        yield
    finally:
        with suppress(OSError):
            lock.release()


_LIES_IN = N_("{cause} The previous contents are in {path}.")
_log = logging.getLogger("editor")

_NOTE = re.compile(r"[0-9a-f]{16}\.json")
_COPY = re.compile(r".*\.before-save-[0-9a-f]{8}(\..*)?", re.DOTALL)  # as `_safety_copy` names it
_MOST_BLOCKS = 1_000  # the most blocks of a file
_LEAST_BLOCK = 64  # bytes
_LONGEST = 60.0  # seconds that writing takes; a later write was by another program


@dataclass(frozen=True, slots=True)
class _NoteContent:
    """The content of a note: the file, its copy, and hashes of the blocks of its new content."""

    path: str
    copy: str
    blocks: Sequence[str]  # hashes of the new content
    size: int  # of the new content


class Fate(Enum):
    """The result of repairing a file that a crash left half written."""

    RESTORED = auto()  # it has its old content again
    CHANGED = auto()  # another program wrote to it or deleted it since; the copy is kept
    DAMAGED = auto()  # the copy is missing


class CutShort(NamedTuple):
    """A file that a crash left half written; `copy` has its old content, as long as it is needed."""

    path: Path
    copy: Path
    fate: Fate


class Note:
    """A note that a file is being overwritten, which exists as long as that lasts."""

    def __init__(self, path: Path, lock: WindowLock) -> None:
        self._path, self._lock = path, lock

    def end(self) -> None:
        """Delete the note, as the file is written or restored."""
        remove_quietly(self._path)
        self._lock.release()


class InPlace:
    """The notes on files that are being overwritten in place, in a folder of their own."""

    def __init__(self, folder: Path | None = None) -> None:
        """folder: None if no notes can be kept."""
        self._folder = folder

    def begin(self, target: Path, copy: Path, new: bytes) -> Note | None:
        """Write a note that a file is about to be overwritten; None if it cannot
        be written, which stops nothing.
        """
        if self._folder is None:
            return None
        path = self._folder / f"{secrets.token_hex(8)}.json"
        told = _NoteContent(str(target), str(copy), _blocks(new, len(new)), len(new))
        lock = None
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not is_real_folder(self._folder):
                raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(self._folder))
            lock = WindowLock.taken(path.with_suffix(".lock"))
            write_durably(path, json.dumps(asdict(told)).encode("ascii"))
        except OSError as error:
            _log.warning("No note of writing %s in place: %s", target, error)
            if lock is not None:
                lock.release()
            return None
        return Note(path, lock) if lock is not None else None

    def repair(self) -> list[CutShort]:
        """Restore files that a crash left half written; return the result for each."""
        repaired: list[CutShort] = []
        if self._folder is None or not is_real_folder(self._folder):
            return repaired
        with suppress(OSError):
            for path in sorted(self._folder.iterdir()):
                if not _NOTE.fullmatch(path.name) or not is_real_file(path):  # reading a pipe could block
                    continue
                with suppress(OSError):  # a note of another user does not hide the others
                    lock = WindowLock.taken(path.with_suffix(".lock"))
                    if lock is not None:  # else another window is writing the file right now
                        repaired += self._repair(path, lock)
        return repaired

    def _repair(self, path: Path, lock: WindowLock) -> list[CutShort]:
        """Restore the file that a note is about; the note is kept if that cannot be done yet."""
        try:
            told = _NoteContent(**json.loads(path.read_bytes()))
            fate = _fate(told)
            repaired = [CutShort(Path(told.path), Path(told.copy), fate)] if fate else []
        except (ValueError, TypeError, RecursionError) as error:
            _log.warning("A file that was being written could not be mended (%s): %s", path, error)
            repaired = []
        except OSError as error:  # a missing drive, a full disk: the next start tries again
            _log.warning("A file that was being written cannot be mended yet (%s): %s", path, error)
            lock.release()
            return []
        Note(path, lock).end()
        return repaired


def _fate(told: _NoteContent) -> Fate | None:
    """Restore a file if it is half written; None if it is not.

    Raises OSError if it cannot be accessed, and ValueError if the note is none of the program's.
    """
    target, copy = Path(told.path), Path(told.copy)
    if not _COPY.fullmatch(copy.name):
        raise ValueError("It names no copy.")
    is_gone = is_real_file(copy) and is_folder(target.parent) and not is_there(target)
    if is_gone or (is_there(target) and not is_file(target)):
        return Fate.CHANGED
    found = target.read_bytes()
    if len(found) == told.size and _blocks(found, told.size) == list(told.blocks):
        remove_quietly(copy)
        return None
    if is_folder(copy.parent) and not is_real_file(copy):
        return Fate.DAMAGED
    old = copy.read_bytes()
    if found == old:
        remove_quietly(copy)
        return None
    is_later = target.stat().st_mtime > copy.stat().st_mtime + _LONGEST
    if is_later or not _is_torn(found, old, told):
        return Fate.CHANGED
    _overwrite(target, old)
    remove_quietly(copy)
    return Fate.RESTORED


def _block_of(size: int) -> int:
    """Return the size of the blocks into which content of this size is divided for hashing."""
    return max(size // _MOST_BLOCKS, _LEAST_BLOCK)


def _blocks(data: bytes, size: int) -> list[str]:
    """Return the hashes of the blocks of some data, in the block size for content of the given size."""
    block = _block_of(size)
    return [hashlib.sha256(data[place : place + block]).hexdigest() for place in range(0, len(data), block)]


def _is_torn(found: bytes, old: bytes, told: _NoteContent) -> bool:
    """Tell whether data is the new content up to some block, and from there on the old content or zeros."""
    least, most = sorted((len(old), told.size))
    if not least <= len(found) <= most:
        return False
    pairs = zip(_blocks(found, told.size), told.blocks, strict=False)
    written = next((number for number, (one, other) in enumerate(pairs) if one != other), len(told.blocks))
    rest = (written + 1) * _block_of(told.size)  # the block in between may be part new, part old
    return found[rest:] == old[rest:].ljust(max(len(found) - rest, 0), b"\0")[: len(found[rest:])]


def write_in_place(
    path: Path, target: Path, data: bytes, notes: InPlace | None, status: os.stat_result | None = None
) -> os.stat_result:
    """Overwrite a file that must stay the same file, after a copy of its content has been written.

    notes: where to note that; status: the file's state. Returns its new state. Raises Displaced if another
    file has its name by now, SaveError and OSError.
    """
    old = target.read_bytes()
    copy = _safety_copy(target, old)
    note = notes.begin(target, copy, data) if notes is not None else None
    try:
        _overwrite(target, data, status)
    except Displaced:
        remove_quietly(copy)
        raise
    except (OSError, KeyboardInterrupt):
        try:
            if target.read_bytes() != old:
                _overwrite(target, old, status)
        except OSError as error:
            raise SaveError(
                path, SaveReason.DAMAGED, Phrase(_LIES_IN, cause=system_cause(error), path=shown_path(copy))
            ) from error
        remove_quietly(copy)
        raise
    else:
        remove_quietly(copy)
    finally:
        if note is not None:
            note.end()
    return target.stat()


def _safety_copy(target: Path, data: bytes) -> Path:
    """Copy a file's content to a file beside it, or to the temporary folder
    if the folder is write-protected.
    """
    # A name that `clean_orphans` does not match: after a crash this may be the only intact copy.
    stem = os.fsdecode(os.fsencode(target.stem)[:150])
    name = f"{stem}.before-save-{secrets.token_hex(4)}{target.suffix[:20]}"
    for folder in (target.parent, Path(tempfile.gettempdir())):
        with suppress(PermissionError):
            return _durable_copy(folder / name, data)
    raise PermissionError(errno.EACCES, "no place for a copy of the file")


def _durable_copy(path: Path, data: bytes) -> Path:
    try:
        write_durably(path, data)
    except NotConfirmed:
        remove_quietly(path)
        raise
    return path


def _overwrite(target: Path, data: bytes, status: os.stat_result | None = None) -> None:
    descriptor = open_for_overwriting(target, status)
    try:
        _reserve(descriptor, len(data))
        write_all(descriptor, data)
        os.ftruncate(descriptor, len(data))
        reach_disk(descriptor)
    finally:
        os.close(descriptor)


def _reserve(descriptor: int, size: int) -> None:
    """Allocate disk space for a file, so that the disk cannot be full half way through."""
    before = os.fstat(descriptor).st_size
    if size <= before:
        return
    try:
        reserve(descriptor, size)
    except OSError as error:
        os.ftruncate(descriptor, before)
        if error.errno not in {errno.EINVAL, errno.EOPNOTSUPP, errno.ENODEV}:
            raise
