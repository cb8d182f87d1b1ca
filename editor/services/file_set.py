"""Saving several files that belong together: all of them, or none."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from editor.services.backups import keep_version
from editor.services.file_errors import ChangedOutside, SaveError, SaveReason, save_error
from editor.services.files import Stamp, is_unchanged, save_file


class NewContent(NamedTuple):
    """What a file is to hold."""

    path: Path
    data: bytes
    expected: Stamp | None = None  # its state when it was read; another one by now is not written over
    must_be_new: bool = False  # nothing is written over at all
    backups: Path | None = None  # a folder for a copy of what it held before


class OldFile(NamedTuple):
    """A file that is not needed any more."""

    path: Path
    expected: Stamp | None = None  # its state when it was read; another one by now keeps it, and all else
    backups: Path | None = None


def save_files(
    files: Sequence[NewContent], gone: Sequence[OldFile] = (), *, force: bool = False
) -> dict[Path, Stamp]:
    """Put new content into files one after the other, each atomically; returns those that had another one.

    What holds the very bytes already is not touched. All are looked at before the first is written. If one
    of them cannot be saved, those before it get back what they held: so name last the file that leads to the
    others. After a crash each holds its old or its new content, and the last one its old one. Files that are
    gone are deleted once all others are in place. Raises SaveError.
    """
    for file in files:
        _refuse(file)
    for old_file in gone:
        if (
            old_file.expected
            and old_file.path.exists()
            and not is_unchanged(old_file.path, old_file.expected)
        ):
            raise ChangedOutside(old_file.path)
    changed = [(file, old) for file in files if (old := _content(file.path)) != file.data]
    begun: list[tuple[Path, bytes | None]] = []
    stamps: dict[Path, Stamp] = {}
    try:
        for file, old in changed:
            begun.append((file.path, old))
            stamps[file.path] = save_file(
                file.path, file.data, file.expected, force=force, backups=file.backups
            )
    except BaseException:
        for path, old in reversed(begun):
            _put_back(path, old)
        raise
    for old_file in gone:
        _delete(old_file)
    return stamps


def _refuse(file: NewContent) -> None:
    """Raise where a file is not what it is taken for."""
    if file.must_be_new and file.path.exists():
        raise SaveError(file.path, SaveReason.FAILED, "another file has that name already.")
    if file.expected is None:
        return
    if not file.path.exists():
        raise ChangedOutside(file.path, is_missing=True)
    if not is_unchanged(file.path, file.expected) and _content(file.path) != file.data:
        raise ChangedOutside(file.path)


def _delete(file: OldFile) -> None:
    with suppress(OSError, SaveError):  # the index lists it no more: that it lies there still does no harm
        if file.backups is not None and file.path.is_file():
            keep_version(file.path, file.backups)
        file.path.unlink(missing_ok=True)


def _content(path: Path) -> bytes | None:
    """What a file holds; None where there is none. What is no file is left to who saves it."""
    try:
        return path.read_bytes() if path.is_file() else None
    except OSError as error:
        raise save_error(path, error) from error


def _put_back(path: Path, old: bytes | None) -> None:
    with suppress(SaveError, OSError):  # what stopped the saving is what counts
        if old is None:
            path.unlink(missing_ok=True)
        elif _content(path) != old:
            save_file(path, old)
