"""New content that takes a file's place, and leaves it again if need be.

It is complete on the disk, beside the file, before the file is touched. Only one that has to stay the same
file (hard links, an owner that cannot be kept, a folder that must not be written to) is written in place.
"""

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.services.file_errors import SaveError, SaveReason
from editor.services.in_place import InPlace, write_in_place
from editor.services.temporary import (
    NotConfirmed,
    linked_temporarily,
    move_durably,
    new_temporary_file,
    remove_quietly,
    write_all,
)

_ONLY_IN_PLACE = QT_TRANSLATE_NOOP(
    "phrases",
    "{why}, so that it could only be overwritten in place, which a crash can damage. "
    "Save elsewhere, or overwrite it.",
)
_UNCONFIRMED = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "the disk took the new content but reported a fault, so that it may not last. Save elsewhere.",
    )
)
_FOLDER_READ_ONLY = QT_TRANSLATE_NOOP("phrases", "its folder is write-protected")
_FOLDER_TAKES_NONE = Phrase(QT_TRANSLATE_NOOP("phrases", "its folder is write-protected."))
# What shares answer that know no owners or permissions, and containers to owners of which they know none.
_CANNOT_KEEP = frozenset(
    {errno.EPERM, errno.EACCES, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
)
_ACCESS_LIST = "system.posix_acl_access"  # whose permission bits mean something else without it


class Replacement:
    """New content for one file. Use it in a `with` statement: leaving that tidies up what lies beside it."""

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
        """Write it beside the file, whatever can go wrong there; raises SaveError and OSError.

        path: as messages name the file; target: where its links lead; old: its state, None where there is
        none. careful, force: as `save_file` takes them. refuse_changed: raises where another program wrote
        to the file, as it may have done before this one is complete.
        """
        self.path = path
        self._target, self._data, self._old = target, data, old
        self._careful, self._force, self._refuse_changed = careful, force, refuse_changed
        self._temporary: Path | None = None  # None: the file is written in place
        self._kept: Path | None = None  # another name of what the file held
        self._is_begun = False  # the file may hold something else than before
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
        """Put it in the file's place; returns the file's state. Raises SaveError and OSError.

        The file then holds what it held before, but for the reasons DAMAGED and UNCONFIRMED. keeps_old: so
        that to take it back needs no room on the disk.
        """
        self._refuse_changed()
        self._is_begun = True
        if self._temporary is None:
            return write_in_place(self.path, self._target, self._data, self._careful)
        written = self._temporary.stat()
        if keeps_old and self._old is not None:
            with suppress(OSError):  # a file system without links
                self._kept = linked_temporarily(self._target)
        try:
            move_durably(self._temporary, self._target)
        except NotConfirmed as error:
            raise SaveError(self._target, SaveReason.UNCONFIRMED, _UNCONFIRMED) from error
        self._temporary = None
        now = self._target.stat()  # the renaming counts as a change, of its ctime
        return now if now.st_ino == written.st_ino else written

    def take_back(self, held: bytes | None) -> None:
        """Give the file back what it held before `put`; None: there was none. Raises as `put` does."""
        if not self._is_begun:
            return
        with suppress(NotConfirmed):  # it is back
            if held is None:
                self._target.unlink(missing_ok=True)
            elif self._kept is not None and self._kept.exists():  # nobody took it for an orphan
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
        try:
            self._temporary, descriptor = new_temporary_file(self._target.parent, 0o666 if is_new else 0o600)
        except PermissionError as error:
            if is_new:
                raise SaveError(self.path, SaveReason.FAILED, _FOLDER_TAKES_NONE) from error
            if not self._force:
                cause = Phrase(_ONLY_IN_PLACE, why=Phrase(_FOLDER_READ_ONLY))
                raise SaveError(self.path, SaveReason.FOLDER_READ_ONLY, cause) from error
            return
        try:
            differs = self._fill(self._temporary, descriptor)
        except BaseException:
            self._tidy()
            raise
        if differs:
            self._tidy()
            self._temporary = None
            self._refuse_in_place(differs)

    def _refuse_in_place(self, why: Phrase) -> None:
        """Raise where a person who is careful has not agreed that the file is written in place."""
        if self._careful is not None and not self._force:
            raise SaveError(self.path, SaveReason.IN_PLACE, Phrase(_ONLY_IN_PLACE, why=why))

    def _fill(self, temporary: Path, descriptor: int) -> Phrase | None:
        """Write the content; returns what of the old file cannot be kept, None where all can."""
        try:
            write_all(descriptor, self._data)
            if self._old is not None and (
                differs := _take_over(descriptor, temporary, self._target, self._old)
            ):
                return differs
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        return None


def _take_over(descriptor: int, temporary: Path, target: Path, old: os.stat_result) -> Phrase | None:
    """Give a temporary file the target's owner, permissions and attributes.

    Returns why its owner, group, access list or permissions cannot be kept, None where they can; other
    attributes are kept if they can be.
    """
    new = os.fstat(descriptor)
    if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
        try:
            os.chown(temporary, old.st_uid, old.st_gid)
        except OSError as error:
            if error.errno not in _CANNOT_KEEP:
                raise
            return Phrase(QT_TRANSLATE_NOOP("phrases", "it belongs to somebody else"))
    if hasattr(os, "listxattr") and not _copy_attributes(target, temporary):
        return Phrase(QT_TRANSLATE_NOOP("phrases", "its access list cannot be kept"))
    try:
        temporary.chmod(stat.S_IMODE(old.st_mode))
    except OSError as error:
        if error.errno not in _CANNOT_KEEP:
            raise
        return Phrase(QT_TRANSLATE_NOOP("phrases", "its permissions cannot be kept"))
    return None


def _copy_attributes(source: Path, target: Path) -> bool:
    """Copy extended attributes; False if the access list does not come along."""
    try:
        names = os.listxattr(source)
    except OSError:  # a file system without attributes
        return True
    for name in names:
        try:
            os.setxattr(target, name, os.getxattr(source, name))
        except OSError:
            if name == _ACCESS_LIST:
                return False
    return True
