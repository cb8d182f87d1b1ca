"""Whose a file is and who may read it, taken over to the file that takes its place.

By descriptors alone: in a folder of somebody else a name may lead elsewhere from one moment to the next, and
what root does to what it leads to would be done for them.
"""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.services.files.temporary import Displaced, are_of_one_file, in_folder

# What shares answer that know no owners or permissions, and containers to owners of which they know none.
_CANNOT_KEEP = frozenset(
    {errno.EPERM, errno.EACCES, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
)
_ACCESS_LIST = "system.posix_acl_access"  # whose permission bits mean something else without it
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)

_MOST_LINKS = 40  # one leading to the next, as for the system

Attributes = dict[str, bytes | None]  # what extended attributes hold; None: that cannot be read


def attributes_of(path: Path, folder: int | None, status: os.stat_result) -> Attributes:
    """The extended attributes of a file; none where there are no such.

    folder: a descriptor of its folder, where it is held. Raises Displaced where the state is that of another.
    """
    if not hasattr(os, "listxattr"):
        return {}
    try:
        descriptor = os.open(in_folder(path, folder), os.O_RDONLY | _NO_FOLLOW, dir_fd=folder)
    except PermissionError:  # it can be written, but not read
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
    """Whether a file's name is a link by which another user has us write to what they may not write to.

    A link may belong to us, to root, or to whoever owns what it leads to. Somebody else's may lead to a file
    of a third person, as colleagues share them; not to one of ours, and not root anywhere.
    """
    if not hasattr(os, "geteuid"):
        return False
    own = os.geteuid()
    try:
        target = path.stat().st_uid
    except OSError:  # it leads nowhere, or in a circle
        target = own
    if own not in {0, target}:
        return False
    return any(link.st_uid not in {own, 0, target} for link in _links(path))


def _links(path: Path) -> Iterator[os.stat_result]:
    """The states of the links that a name stands for, one leading to the next."""
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
    """Give a file of ours the owner, permissions and attributes of another one.

    Returns why its owner, group, access list or permissions cannot be kept, None where they can; other
    attributes are kept if they can be.
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
        _give_mode(descriptor, stat.S_IMODE(old.st_mode))
    except OSError as error:
        if error.errno not in _CANNOT_KEEP:
            raise
        return Phrase(QT_TRANSLATE_NOOP("phrases", "its permissions cannot be kept"))
    return None


def _give_attributes(descriptor: int, attributes: Attributes) -> bool:
    """Whether the access list came along, or none where the other file has none."""
    if not hasattr(os, "setxattr"):
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
    """Remove the access list that the folder gives to new files: it may let others read."""
    try:
        if _ACCESS_LIST in os.listxattr(descriptor):
            os.removexattr(descriptor, _ACCESS_LIST)
    except OSError as error:
        return error.errno in (errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENODATA)
    return True


def _give_mode(descriptor: int, mode: int) -> None:
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, mode)
