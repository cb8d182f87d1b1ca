"""Keeps what files held before the program wrote to them, in a folder, and lists it."""

import hashlib
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from editor.core.text import N_, Phrase
from editor.runtime.system import is_real_file, is_real_folder
from editor.services.files.file_errors import SaveError, SaveReason, shown_path, system_cause
from editor.services.files.temporary_files import clean_orphans, remove_quietly, write_durably

_NOT_KEPT = N_("no backup of its current contents can be kept in {folder}: {cause}")
MAX_BACKUPS = 100  # in a folder, unless a person wants another number; the oldest go first
_NAME = re.compile("[0-9a-f]{12}-[0-9a-f]{16}-.+", re.DOTALL)  # of a copy; other files are never touched
_NAME_LENGTH = 190  # bytes of the file's own name: there is room for 255 in all


class EarlierVersion(NamedTuple):
    """An earlier version of a file."""

    path: Path  # the path of the copy
    when: float  # the time the file was written, in seconds since 1970
    size: int  # bytes


_MOST = [MAX_BACKUPS]


def keep_most(count: int) -> None:
    """Set how many versions a folder keeps from now on; with 0 none is kept."""
    _MOST[0] = count


def keep_version(target: Path, folder: Path) -> None:
    """Keep the current content of a file, once per content, with the file's times. Raises OSError."""
    if not _MOST[0]:
        return
    data, status = target.read_bytes(), target.stat()
    digest = hashlib.sha256(data).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    clean_orphans(folder)
    name = os.fsdecode(os.fsencode(target.name)[-_NAME_LENGTH:])
    copy = folder / f"{_mark(target)}-{digest[:16]}-{name}"
    if not copy.exists():
        write_durably(copy, data)
        os.utime(copy, ns=(status.st_atime_ns, status.st_mtime_ns))
        if is_real_folder(folder):  # nothing is deleted through a link
            kept = sorted(_files(folder), key=lambda path: path.lstat().st_ctime_ns)
            for oldest in kept[: -_MOST[0]]:
                remove_quietly(oldest)


def versions_of(path: Path, folder: Path) -> list[EarlierVersion]:
    """Return the versions kept of a file, the newest first."""
    found = []
    with suppress(OSError):
        for copy in _files(folder):
            if copy.name.startswith(_mark(path) + "-"):
                status = copy.stat()
                found.append(EarlierVersion(copy, status.st_mtime, status.st_size))
    return sorted(found, key=lambda version: version.when, reverse=True)


def _mark(target: Path) -> str:
    """Return a hash of the real path, which tells files of the same name apart."""
    return hashlib.sha256(os.fsencode(os.path.realpath(target))).hexdigest()[:12]


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if _NAME.fullmatch(path.name) and is_real_file(path))


def keep_before_saving(path: Path, target: Path, backups: Path) -> None:
    """Keep the current content of a file that is to be saved, which `target` really is; raises SaveError."""
    try:
        keep_version(target, backups)
    except OSError as error:
        cause = Phrase(_NOT_KEPT, folder=shown_path(backups), cause=system_cause(error))
        raise SaveError(path, SaveReason.NOT_KEPT, cause) from error
