"""Saves files so that at every moment the old or the new content is on disk, and can take that back.

It is complete on the disk, beside the file, before the file is touched. Only a file that must stay
the same file (hard links, an owner that cannot be preserved, a write-protected folder) is written
in place.

Only one process at a time can check whether a file is unchanged, and then write it. Without that,
another process could write between the check and the save, and its content would be lost unnoticed.
Owner and permissions are copied by descriptors only: in another user's folder a path may lead
elsewhere from one moment to the next, and root would be made to change files on that user's behalf.
"""

import errno
import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from editor.core.text import N_, Phrase
from editor.runtime.system import (
    HAS_ATTRIBUTES,
    HAS_OWNERS,
    NEVER_WAITING,
    ON_WINDOWS,
    give_mode,
    reach_disk,
    reachable,
    try_lock,
)
from editor.services.files.earlier_versions import keep_before_saving
from editor.services.files.file_access import Stamp, is_unchanged
from editor.services.files.file_errors import (
    ChangedOutside,
    Clash,
    SaveError,
    SaveReason,
    shown_path,
    system_errors_explained,
)
from editor.services.files.in_place_writing import InPlace, lock_by_name, write_in_place
from editor.services.files.temporary_files import (
    Displaced,
    NotConfirmed,
    are_of_one_file,
    hold_folder,
    in_folder,
    linked_temporarily,
    move_durably,
    new_temporary_file,
    remove_quietly,
    remove_what_is,
    state_in,
    write_all,
)

_PATIENCE = 10.0  # seconds to wait for the lock, at most: any user who can read a folder can lock it
_LOOK = 0.005  # seconds between two tries


@contextmanager
def alone_at(path: Path) -> Iterator[None]:
    """Hold a lock on a file or folder that no other process of this program can hold at the same time.

    The lock ends with its process. If the file system has no locks, as some network shares, none is taken.
    """
    if ON_WINDOWS:
        with lock_by_name(path, _PATIENCE):
            yield
        return
    descriptor = _locked(path)
    try:
        yield
    finally:
        if descriptor is not None:
            with suppress(OSError):  # the work itself is done
                os.close(descriptor)


def _locked(path: Path) -> int | None:
    try:
        descriptor = os.open(path, os.O_RDONLY | NEVER_WAITING)
    except OSError:
        return None
    latest = time.monotonic() + _PATIENCE
    while True:
        try:
            try_lock(descriptor)
            break
        except BlockingIOError:
            if time.monotonic() > latest:
                break
            time.sleep(_LOOK)
        except OSError:  # a file system without locks
            break
    return descriptor


# The errors of network shares without owners or permissions, and of containers for unknown owners.
_CANNOT_KEEP = frozenset(
    {errno.EPERM, errno.EACCES, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
)
_ACCESS_LIST = "system.posix_acl_access"  # without it, the permission bits have another meaning

_MOST_LINKS = 40  # the most links in a row, as in the system

Attributes = dict[str, bytes | None]  # extended attributes by name; None: unreadable


def attributes_of(path: Path, folder: int | None, status: os.stat_result) -> Attributes:
    """Return the extended attributes of a file; an empty mapping if there are none.

    folder: a descriptor of its folder, if it is held open. Raises Displaced if another file has the name.
    """
    if not HAS_ATTRIBUTES:
        return {}
    try:
        descriptor = os.open(in_folder(path, folder), os.O_RDONLY | NEVER_WAITING, dir_fd=folder)
    except PermissionError:  # the file is writable, but not readable
        return _read_attributes(path)
    try:
        if not are_of_one_file(os.fstat(descriptor), status):
            raise Displaced
        return _read_attributes(descriptor)
    finally:
        os.close(descriptor)


def _read_attributes(source: int | Path) -> Attributes:
    follows = isinstance(source, int)
    try:
        names = os.listxattr(source, follow_symlinks=follows)
    except OSError:  # a file system without attributes
        return {}
    found: Attributes = {}
    for name in names:
        try:
            found[name] = os.getxattr(source, name, follow_symlinks=follows)
        except OSError:
            found[name] = None
    return found


def misleads(path: Path) -> bool:
    """Tell whether a path is a link by which another user makes us write to a
    file that they may not write to.

    A link may belong to us, to root, or to the owner of its target. Another user's link may lead to a third
    user's file, as colleagues share them; but not to one of ours, and for root nowhere.
    """
    if not HAS_OWNERS:
        return False
    own = os.geteuid()
    try:
        target = path.stat().st_uid
    except OSError:  # the link is broken or circular
        target = own
    if own not in {0, target}:
        return False
    return any(link.st_uid not in {own, 0, target} for link in _links(path))


def _links(path: Path) -> Iterator[os.stat_result]:
    """Yield the states of the links that a path leads through, one after the other."""
    for _ in range(_MOST_LINKS):
        try:
            status = path.lstat()
            if not stat.S_ISLNK(status.st_mode):
                return
            yield status
            path = path.parent / path.readlink()
        except OSError:
            return


def take_over(descriptor: int, old: os.stat_result, attributes: Attributes) -> Phrase | None:
    """Give a new file the owner, permissions and attributes of the old one.

    Returns why the owner, group, access list or permissions cannot be kept, None if they can; other
    attributes are kept if possible.
    """
    new = os.fstat(descriptor)
    if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
        try:
            os.fchown(descriptor, old.st_uid, old.st_gid)
        except OSError as error:
            if error.errno not in _CANNOT_KEEP:
                raise
            return Phrase(N_("it belongs to somebody else"))
    if not _give_attributes(descriptor, attributes):
        return Phrase(N_("its access list cannot be kept"))
    try:
        give_mode(descriptor, stat.S_IMODE(old.st_mode))
    except OSError as error:
        if error.errno not in _CANNOT_KEEP:
            raise
        return Phrase(N_("its permissions cannot be kept"))
    return None


def _give_attributes(descriptor: int, attributes: Attributes) -> bool:
    """Set extended attributes; return False if the access list could not be copied,
    or an inherited one not removed.
    """
    if not HAS_ATTRIBUTES:
        return True
    if _ACCESS_LIST not in attributes and not _rid_of_inherited_list(descriptor):
        return False
    for name, value in attributes.items():
        try:
            if value is None:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            os.setxattr(descriptor, name, value)
        except OSError:
            if name == _ACCESS_LIST:
                return False
    return True


def _rid_of_inherited_list(descriptor: int) -> bool:
    """Remove the access list that a new file inherits from its folder, which may let others
    read it; return False if that fails.
    """
    try:
        if _ACCESS_LIST in os.listxattr(descriptor):
            os.removexattr(descriptor, _ACCESS_LIST)
    except OSError as error:
        return error.errno in (errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENODATA)
    return True


_ONLY_IN_PLACE = N_(
    "{why}, so it can only be overwritten in place, and a crash while writing could "
    "damage it. Save somewhere else, or overwrite it."
)
_UNCONFIRMED = Phrase(
    N_("the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.")
)
_FOLDER_READ_ONLY = N_("its folder is write-protected")
_FOLDER_TAKES_NONE = Phrase(N_("its folder is write-protected."))
_DISPLACED = Phrase(N_("another program has replaced it in the meantime. Try again, or save somewhere else."))


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
            self._refuse_in_place(Phrase(N_("it has other names (hard links)")))
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
        with alone_at(self._target.parent if self._temporary else self._target), self._displacing_explained():
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
        with hold_folder(self._target.parent) as folder, self._displacing_explained():
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
    def _displacing_explained(self) -> Iterator[None]:
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


# Saving

_WRITE_BITS = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_MISLEADS = N_(
    "it is a link that another user made, and leads to {target}. "
    "Save under the name of that file, or somewhere else."
)


def save_file(
    path: Path,
    data: bytes,
    expected: Stamp | None = None,
    *,
    force: bool = False,
    backups: Path | None = None,
    careful: InPlace | None = None,
    sha256: str = "",
) -> Stamp:
    """Write new content to a file so that a crash at any moment leaves the old or the new content.

    Symbolic links are kept and their target is replaced (see `misleads`); permissions, owner, access
    lists and hard links are kept. expected: the file's state when it was read; raises ChangedOutside if it is
    another by now. force: also write to protected files and folders. backups: a folder, created if missing,
    for a copy of the old content. careful: refuse to write in place, unless forced, and then keep notes by
    which a crash can be repaired. sha256: the hash of the content, if it is known. Raises SaveError; the file
    then has its old content, unless the reason is DAMAGED or UNCONFIRMED.
    """
    new = file_replacement(path, data, expected, force=force, backups=backups, careful=careful)
    with system_errors_explained(path), new:
        return Stamp.of(new.put(), data, sha256)


def file_replacement(
    path: Path,
    data: bytes,
    expected: Stamp | None = None,
    *,
    force: bool = False,
    backups: Path | None = None,
    careful: InPlace | None = None,
) -> Replacement:
    """Prepare new content for a file as `save_file` does, without touching the file: `put` replaces it."""
    with system_errors_explained(path):
        target = reachable(Path(os.path.realpath(path)))
        if misleads(path):
            raise SaveError(path, SaveReason.FAILED, Phrase(_MISLEADS, target=shown_path(target)))

        def refuse_changed() -> None:
            if expected is not None:
                _refuse_changed(path, target, _status(target), expected, data)

        refuse_changed()
        old = _status(path)  # not of the target: /dev/stdout may lead to a pipe, which has no path
        if old is not None:
            _refuse_to_write(path, target, old, force=force)
            if backups is not None:
                keep_before_saving(path, target, backups)
        return Replacement(path, target, data, old, careful, force=force, refuse_changed=refuse_changed)


def _status(target: Path) -> os.stat_result | None:
    """Return the state of a path, None if nothing is there; links that lead in a circle raise OSError."""
    try:
        return reachable(target).stat()
    except FileNotFoundError:
        return None


def _refuse_changed(
    path: Path, target: Path, status: os.stat_result | None, expected: Stamp, data: bytes
) -> None:
    if status is None:
        raise ChangedOutside(path, Clash.MISSING)
    # A file that has the new content already, perhaps by a save that was not confirmed, is no conflict.
    if not is_unchanged(target, expected) and not _holds(target, status, data):
        raise ChangedOutside(path)


def _refuse_to_write(path: Path, target: Path, status: os.stat_result, *, force: bool) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise SaveError(path, SaveReason.NOT_A_FILE, Phrase(N_("there is a folder with that name.")))
    if not stat.S_ISREG(status.st_mode):
        raise SaveError(
            path,
            SaveReason.NOT_A_FILE,
            Phrase(N_("it is a pipe or a device, not a file. Save under the name of a file.")),
        )
    is_protected = not status.st_mode & _WRITE_BITS or not os.access(target, os.W_OK)
    if is_protected and not force:
        raise SaveError(
            path,
            SaveReason.READ_ONLY,
            Phrase(N_("it is write-protected. Save under another name, or overwrite it.")),
        )


def _holds(path: Path, status: os.stat_result, data: bytes) -> bool:
    return stat.S_ISREG(status.st_mode) and status.st_size == len(data) and path.read_bytes() == data
