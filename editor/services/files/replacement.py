"""New content that replaces a file, and can be taken back.

It is complete on the disk, beside the file, before the file is touched. Only a file that must stay the same
file (hard links, an owner that cannot be kept, a write-protected folder) is written in place.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.runtime.system import reach_disk
from editor.services.files.exclusive import alone_at
from editor.services.files.file_errors import SaveError, SaveReason
from editor.services.files.in_place import InPlace, write_in_place
from editor.services.files.rights import Attributes, attributes_of, take_over
from editor.services.files.temporary import (
    Displaced,
    NotConfirmed,
    are_of_one_file,
    hold_folder,
    linked_temporarily,
    move_durably,
    new_temporary_file,
    remove_quietly,
    remove_what_is,
    state_in,
    write_all,
)

_ONLY_IN_PLACE = QT_TRANSLATE_NOOP(
    "phrases",
    "{why}, so it can only be overwritten in place, and a crash while writing could "
    "damage it. Save somewhere else, or overwrite it.",
)
_UNCONFIRMED = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.",
    )
)
_FOLDER_READ_ONLY = QT_TRANSLATE_NOOP("phrases", "its folder is write-protected")
_FOLDER_TAKES_NONE = Phrase(QT_TRANSLATE_NOOP("phrases", "its folder is write-protected."))
_DISPLACED = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases", "another program has replaced it in the meantime. Try again, or save somewhere else."
    )
)


class Replacement:
    """New content for one file. Use it in a `with` statement, whose end removes temporary files."""

    def __init__(
        self,
        path: Path,
        target: Path,
        data: bytes,
        old: os.stat_result | None,
        careful: InPlace | None = None,
        *,
        force: bool = False,
        refuse_changed: Callable[[], None] = lambda: None,
    ) -> None:
        """Write the content to a temporary file beside the file; raises SaveError and OSError.

        path: the path for messages; target: where its links lead; old: its state, None if there is no file.
        careful, force: see `save_file`. refuse_changed: raises if another program wrote to the file, which
        may happen while this content is being written.
        """
        self.path = path
        self._target, self._data, self._old = target, data, old
        self._careful, self._force, self._refuse_changed = careful, force, refuse_changed
        self._temporary: Path | None = None  # None: the file is written in place
        self._made: os.stat_result | None = None  # the state of the temporary file
        self._kept: Path | None = None  # another name for the old content
        self._is_begun = False  # True if the file may have changed
        if old is not None and old.st_nlink > 1:
            self._refuse_in_place(Phrase(QT_TRANSLATE_NOOP("phrases", "it has other names (hard links)")))
        else:
            self._write_beside()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._tidy()

    def put(self, *, keeps_old: bool = False) -> os.stat_result:
        """Replace the file and return its new state. Raises SaveError and OSError.

        After an error the file has its old content, unless the reason is DAMAGED or UNCONFIRMED. keeps_old:
        keep the old content on the disk, so that taking back needs no space.
        """
        with alone_at(self._target.parent if self._temporary else self._target), self._displacing_told():
            self._refuse_changed()
            self._is_begun = True
            if self._temporary is None or self._made is None:
                return write_in_place(self.path, self._target, self._data, self._careful, self._old)
            return self._move(self._temporary, self._made, keeps_old=keeps_old)

    def _move(self, temporary: Path, made: os.stat_result, *, keeps_old: bool) -> os.stat_result:
        if keeps_old and self._old is not None:
            with suppress(OSError):  # a file system without links
                self._kept = linked_temporarily(self._target)
        try:
            move_durably(temporary, self._target, made)
        except NotConfirmed as error:
            raise SaveError(self._target, SaveReason.UNCONFIRMED, _UNCONFIRMED) from error
        self._temporary = None
        now = self._target.stat()  # renaming changes the ctime
        return now if now.st_ino == made.st_ino else made

    def take_back(self, held: bytes | None) -> None:
        """Restore the content before `put`; None: there was no file. Raises as `put` does."""
        if not self._is_begun:
            return
        with suppress(NotConfirmed):  # the content is restored
            if held is None:
                if self._made is not None:
                    with suppress(Displaced):  # another program has replaced it
                        remove_what_is(self._target, self._made)
            elif self._kept is not None and self._kept.exists():  # not removed as an orphan
                if not self._kept.samefile(self._target):
                    move_durably(self._kept, self._target)
            elif self._target.read_bytes() != held:
                old = self._target.stat()
                with Replacement(self.path, self._target, held, old, self._careful, force=True) as former:
                    former.put()

    def _tidy(self) -> None:
        for path in (self._temporary, self._kept):
            if path is not None:
                remove_quietly(path)

    def _write_beside(self) -> None:
        is_new = self._old is None
        attributes: Attributes = {}
        with hold_folder(self._target.parent) as folder, self._displacing_told():
            if self._old is not None:
                if not are_of_one_file(state_in(self._target, folder), self._old):
                    raise Displaced
                attributes = attributes_of(self._target, folder, self._old)
            try:
                self._temporary, descriptor = new_temporary_file(
                    self._target.parent, 0o666 if is_new else 0o600, folder
                )
            except PermissionError as error:
                if is_new:
                    raise SaveError(self.path, SaveReason.FAILED, _FOLDER_TAKES_NONE) from error
                if not self._force:
                    cause = Phrase(_ONLY_IN_PLACE, why=Phrase(_FOLDER_READ_ONLY))
                    raise SaveError(self.path, SaveReason.FOLDER_READ_ONLY, cause) from error
                return
        try:
            differs = self._fill(descriptor, attributes)
        except BaseException:
            self._tidy()
            raise
        if differs:
            self._tidy()
            self._temporary = None
            self._refuse_in_place(differs)

    @contextmanager
    def _displacing_told(self) -> Iterator[None]:
        try:
            yield
        except Displaced as error:
            raise SaveError(self.path, SaveReason.FAILED, _DISPLACED) from error

    def _refuse_in_place(self, why: Phrase) -> None:
        """Raise SaveError if the file must not be written in place without the user's consent."""
        if self._careful is not None and not self._force:
            raise SaveError(self.path, SaveReason.IN_PLACE, Phrase(_ONLY_IN_PLACE, why=why))

    def _fill(self, descriptor: int, attributes: Attributes) -> Phrase | None:
        """Write the content; return what of the old file cannot be kept, None if everything can."""
        try:
            write_all(descriptor, self._data)
            if self._old is not None and (differs := take_over(descriptor, self._old, attributes)):
                return differs
            reach_disk(descriptor)
            self._made = os.fstat(descriptor)
        finally:
            os.close(descriptor)
        return None
