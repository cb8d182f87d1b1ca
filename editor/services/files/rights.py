"""Copies the owner and the permissions of a file to the file that replaces it.

It works with descriptors only: in another user's folder a path may lead elsewhere from one moment to the
next, and root would be made to change files on that user's behalf.
"""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.runtime.system import HAS_ATTRIBUTES, HAS_OWNERS, NEVER_WAITING, give_mode
from editor.services.files.temporary import Displaced, are_of_one_file, in_folder

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
            return Phrase(QT_TRANSLATE_NOOP("phrases", "it belongs to somebody else"))
    if not _give_attributes(descriptor, attributes):
        return Phrase(QT_TRANSLATE_NOOP("phrases", "its access list cannot be kept"))
    try:
        give_mode(descriptor, stat.S_IMODE(old.st_mode))
    except OSError as error:
        if error.errno not in _CANNOT_KEEP:
            raise
        return Phrase(QT_TRANSLATE_NOOP("phrases", "its permissions cannot be kept"))
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
