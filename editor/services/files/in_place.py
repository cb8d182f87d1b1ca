"""Writing files that have to stay the same ones, and mending what a crash cut short there.

Nothing else can be done where a file has several names, belongs to somebody else or lies in a folder that
must not be written to. A copy of the file reaches the disk first; a note, kept elsewhere, tells the next
start of it.
"""

import errno
import hashlib
import json
import logging
import os
import secrets
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.services.files.file_errors import SaveError, SaveReason, shown_path, system_cause
from editor.services.files.paths import is_file, is_folder, is_there
from editor.services.files.temporary import (
    Displaced,
    NotConfirmed,
    open_for_overwriting,
    remove_quietly,
    write_all,
    write_durably,
)
from editor.services.files.window_lock import WindowLock

_LIES_IN = QT_TRANSLATE_NOOP("phrases", "{cause} The previous contents are in {path}.")
_log = logging.getLogger("editor")

_MOST_BLOCKS = 1_000  # that are told apart
_LEAST_BLOCK = 64  # bytes
_LONGEST = 60.0  # seconds that writing takes; who wrote later was somebody else


@dataclass(frozen=True, slots=True)
class _Told:
    """What a note says: which file, where the copy lies, and what the file is to hold, block by block."""

    path: str
    copy: str
    blocks: Sequence[str]  # hashes of the new content
    size: int  # of the new content


class Fate(Enum):
    """What became of a file that a crash left half written."""

    RESTORED = auto()  # it holds again what it held before
    CHANGED = auto()  # somebody else wrote to it or deleted it since; the copy stays
    DAMAGED = auto()  # the copy is gone


class CutShort(NamedTuple):
    """A file that a crash left half written; `copy` has what it held before, as long as that is needed."""

    path: Path
    copy: Path
    fate: Fate


class Note:
    """That a file is being written, for as long as it is."""

    def __init__(self, path: Path, lock: WindowLock) -> None:
        self._path, self._lock = path, lock

    def end(self) -> None:
        """It is written, or restored."""
        remove_quietly(self._path)
        self._lock.release()


class InPlace:
    """The notes about files that are written in place, in a folder of their own."""

    def __init__(self, folder: Path | None = None) -> None:
        """folder: None where nothing can be noted."""
        self._folder = folder

    def begin(self, target: Path, copy: Path, new: bytes) -> Note | None:
        """Note that a file is about to be written; None if no note can be kept: that is no reason to stop."""
        if self._folder is None:
            return None
        path = self._folder / f"{secrets.token_hex(8)}.json"
        told = _Told(str(target), str(copy), _blocks(new, len(new)), len(new))
        lock = None
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = WindowLock.taken(path.with_suffix(".lock"))
            write_durably(path, json.dumps(asdict(told)).encode("ascii"))
        except OSError as error:
            _log.warning("No note of writing %s in place: %s", target, error)
            if lock is not None:
                lock.release()
            return None
        return Note(path, lock) if lock is not None else None

    def mend(self) -> list[CutShort]:
        """Give files that a crash left half written what they held before; returns what became of each."""
        mended: list[CutShort] = []
        if self._folder is None:
            return mended
        with suppress(OSError):
            for path in filter(is_file, sorted(self._folder.glob("*.json"))):  # a pipe would never answer
                with suppress(OSError):  # a note that another user left does not hide the others
                    lock = WindowLock.taken(path.with_suffix(".lock"))
                    if lock is not None:  # else a window is writing it right now
                        mended += self._mend(path, lock)
        return mended

    def _mend(self, path: Path, lock: WindowLock) -> list[CutShort]:
        """Mend the file that a note tells of; the note stays where that cannot be done yet."""
        try:
            told = _Told(**json.loads(path.read_bytes()))
            fate = _fate(told)
            mended = [CutShort(Path(told.path), Path(told.copy), fate)] if fate else []
        except (ValueError, TypeError) as error:
            _log.warning("A file that was being written could not be mended (%s): %s", path, error)
            mended = []
        except OSError as error:  # a drive that is not there, or no room: another start may have more luck
            _log.warning("A file that was being written cannot be mended yet (%s): %s", path, error)
            lock.release()
            return []
        Note(path, lock).end()
        return mended


def _fate(told: _Told) -> Fate | None:
    """Mend a file where it was torn; None where it was not. Raises OSError where it cannot be reached."""
    target, copy = Path(told.path), Path(told.copy)
    is_gone = is_file(copy) and is_folder(target.parent) and not is_there(target)
    if is_gone or (is_there(target) and not is_file(target)):
        return Fate.CHANGED
    found = target.read_bytes()
    if len(found) == told.size and _blocks(found, told.size) == list(told.blocks):
        remove_quietly(copy)
        return None
    if is_folder(copy.parent) and not is_file(copy):
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
    """How many bytes of a content of that size are told apart."""
    return max(size // _MOST_BLOCKS, _LEAST_BLOCK)


def _blocks(data: bytes, size: int) -> list[str]:
    """Hashes of a content as they are of one of that size."""
    block = _block_of(size)
    return [hashlib.sha256(data[place : place + block]).hexdigest() for place in range(0, len(data), block)]


def _is_torn(found: bytes, old: bytes, told: _Told) -> bool:
    """Whether this is the new content up to somewhere, and from there the old, or nothing yet."""
    least, most = sorted((len(old), told.size))
    if not least <= len(found) <= most:
        return False
    pairs = zip(_blocks(found, told.size), told.blocks, strict=False)
    written = next((number for number, (one, other) in enumerate(pairs) if one != other), len(told.blocks))
    rest = (written + 1) * _block_of(told.size)  # the block between may be of both
    return found[rest:] == old[rest:].ljust(max(len(found) - rest, 0), b"\0")[: len(found[rest:])]


def write_in_place(
    path: Path, target: Path, data: bytes, notes: InPlace | None, status: os.stat_result | None = None
) -> os.stat_result:
    """Overwrite a file that has to stay the same one, once a copy of it has reached the disk.

    notes: where it is noted what is under way; status: the file's state. Returns its new one. Raises
    Displaced where another file has its name by now, SaveError and OSError.
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
    """Keep a file's content beside it, or where that is forbidden in the system's temporary folder."""
    # No name that `clean_orphans` knows: after a crash this may be the only good copy.
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
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _reserve(descriptor: int, size: int) -> None:
    """Have the disk set room aside, so that it cannot turn out full half way through."""
    before = os.fstat(descriptor).st_size
    if size <= before or not hasattr(os, "posix_fallocate"):
        return
    try:
        os.posix_fallocate(descriptor, 0, size)
    except OSError as error:
        os.ftruncate(descriptor, before)
        if error.errno not in {errno.EINVAL, errno.EOPNOTSUPP, errno.ENODEV}:
            raise
