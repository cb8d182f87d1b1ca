"""Saves several files that belong together: all of them, or none.

The style sheet that a fix has made a sitemap refer to is written into the same folder on saving.
"""

import logging
import os
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple

from editor.core.text import N_, Phrase, words_of
from editor.core.xml.markup import Frame
from editor.formats.read_errors import Unreadable
from editor.resources import resource
from editor.rules.structure.xml_file_check import OWN_STYLE, brings_own_style
from editor.runtime.system import is_file, is_there, reachable
from editor.services.files.earlier_versions import keep_version
from editor.services.files.file_access import Stamp, is_unchanged, read_file
from editor.services.files.file_errors import (
    ChangedOutside,
    Clash,
    SaveError,
    SaveReason,
    shown_path,
    system_errors_explained,
)
from editor.services.files.file_replacement import Replacement, file_replacement
from editor.services.files.in_place_writing import InPlace

_log = logging.getLogger("editor")

_NOT_BACK = N_(
    "{cause} The previous contents of these files could not be restored, so they may "
    "have the new contents: {names}"
)


class NewContent(NamedTuple):
    """The new content of a file, and what the file is expected to hold before."""

    path: Path
    data: bytes
    expected: Stamp | None = None  # its state when it was read; it is not overwritten if that has changed
    must_be_new: bool = False  # no existing file is overwritten
    backups: Path | None = None  # the folder for a copy of its old content


class OldFile(NamedTuple):
    """A file to be deleted, as it is not needed any more."""

    path: Path
    expected: Stamp | None = None  # its state when it was read; if that has changed, nothing is saved
    backups: Path | None = None


def save_files(
    files: Sequence[NewContent],
    gone: Sequence[OldFile] = (),
    *,
    force: bool = False,
    careful: InPlace | None = None,
) -> dict[Path, Stamp]:
    """Write new content to files, each atomically; return those whose content changed, with their stamps.

    The folder is created if it is missing and no file is expected there. A file that already has the content
    is not touched. All content is on the disk before the first file is replaced, so that a full disk leaves
    all as they are. Then they are replaced one after the other; if one cannot be, those before it are
    restored. Name the file that refers to the others last: after a crash each has its old or its new content,
    and the last one its old one. Files in `gone` are deleted once all others are in place. force, careful:
    see `save_file`. Raises SaveError.
    """
    for file in files:
        _refuse(file)
    for old_file in gone:
        if (
            old_file.expected
            and reachable(old_file.path).exists()
            and not is_unchanged(old_file.path, old_file.expected)
        ):
            raise ChangedOutside(old_file.path, Clash.TO_GO)
    for folder in {file.path.parent for file in files}:
        with system_errors_explained(folder):
            reachable(folder).mkdir(parents=True, exist_ok=True)
    changed = [(file, old) for file in files if (old := _content(file.path)) != file.data]
    with ExitStack() as stack:
        new = [
            stack.enter_context(
                file_replacement(
                    file.path, file.data, file.expected, force=force, backups=file.backups, careful=careful
                )
            )
            for file, _ in changed
        ]
        states = _put_all(list(zip(new, [old for _, old in changed], strict=True)))
    for old_file in gone:
        _delete(old_file)
    return {file.path: Stamp.of(state, file.data) for (file, _), state in zip(changed, states, strict=True)}


def _put_all(new: Sequence[tuple[Replacement, bytes | None]]) -> list[os.stat_result]:
    """Put all files in place, or none; each comes with its current content. Return the files' states."""
    states: list[os.stat_result] = []
    begun: list[tuple[Replacement, bytes | None]] = []
    try:
        for replacement, held in new:
            begun.append((replacement, held))
            with system_errors_explained(replacement.path):
                states.append(replacement.put(keeps_old=True))
    except BaseException as error:
        stuck = [replacement.path for replacement, held in reversed(begun) if not _is_back(replacement, held)]
        if stuck and isinstance(error, SaveError):
            raise _half_done(error, stuck) from error
        raise
    return states


def _is_back(replacement: Replacement, held: bytes | None) -> bool:
    try:
        replacement.take_back(held)
    except (OSError, SaveError) as error:
        _log.error("%s could not be put back: %s", replacement.path, error)
        return False
    return True


def _half_done(error: SaveError, stuck: Sequence[Path]) -> SaveError:
    names = ", ".join(path.name for path in stuck)
    cause = Phrase(_NOT_BACK, cause=error.cause, names=names)
    return SaveError(error.path, SaveReason.HALF_DONE, cause)


def _refuse(file: NewContent) -> None:
    """Raise ChangedOutside or another SaveError if a file is not in the state expected."""
    if file.must_be_new and reachable(file.path).exists():
        raise SaveError(file.path, SaveReason.FAILED, Phrase(N_("another file already has that name.")))
    if file.expected is None:
        return
    if not reachable(file.path).exists():
        raise ChangedOutside(file.path, Clash.MISSING)
    if not is_unchanged(file.path, file.expected) and _content(file.path) != file.data:
        raise ChangedOutside(file.path)


def _delete(file: OldFile) -> None:
    with suppress(OSError, SaveError):  # a file that the index no longer lists does no harm
        path = reachable(file.path)
        if file.expected and not is_unchanged(path, file.expected):
            return  # another program has written to it, while the others were put in place
        if file.backups is not None and path.is_file():
            keep_version(path, file.backups)
        path.unlink(missing_ok=True)


def _content(path: Path) -> bytes | None:
    """Return the content of a file; None if there is none, or if it is no
    regular file: `save_file` refuses that.
    """
    with system_errors_explained(path):
        path_to_read = reachable(path)
        return path_to_read.read_bytes() if path_to_read.is_file() else None


_WRITTEN = N_("The style sheet {path} was written. Publish it next to the sitemap.")
_ANOTHER = N_(
    "{path} already exists with different contents and was not overwritten. Browsers "
    "will use it to show the sitemap."
)


def put_style_beside(paths: Iterable[tuple[Path, Frame]]) -> Phrase | None:
    """Write the style sheet beside the files that refer to it; return a message,
    None if there is nothing to say.

    An existing file of that name is left as it is. A failure does not make the save fail.
    """
    folders = {path.parent for path, frame in paths if brings_own_style(frame) and is_file(path)}
    told = [words for folder in sorted(folders) if (words := _put(folder / OWN_STYLE))]
    return told[0] if told else None


def _put(path: Path) -> Phrase | None:
    data = resource(f"styles/{OWN_STYLE}").read_bytes()
    if is_there(path):
        return None if _holds(path, data) else Phrase(_ANOTHER, path=shown_path(path))
    try:
        save_files([NewContent(path, data, must_be_new=True)])
    except SaveError as error:
        words = words_of(error)
        return words if isinstance(words, Phrase) else None
    return Phrase(_WRITTEN, path=shown_path(path))


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_file(path).data == data
    except Unreadable:
        return False
