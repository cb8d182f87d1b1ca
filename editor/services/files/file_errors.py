"""The reasons why a file could not be read or saved, as sentences for the user."""

import errno
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, StrEnum
from pathlib import Path

from editor.core.text import N_, Phrase


class SaveReason(StrEnum):
    """The reason for a failed save, on which the choices of the user depend."""

    READ_ONLY = "read_only"  # the file is write-protected: ask, then save with force
    FOLDER_READ_ONLY = "folder_read_only"  # no file can be created beside it: ask, then save with force
    IN_PLACE = "in_place"  # it could only be overwritten in place: ask, then save with force
    NOT_KEPT = "not_kept"  # its content could not be backed up: ask, then save without a backup
    FOLDER_MISSING = "folder_missing"
    NOT_A_FILE = "not_a_file"  # a folder, pipe or device, or links that lead in a circle
    NO_SPACE = "no_space"
    DAMAGED = "damaged"  # written in place, and neither the new nor the old content could be completed
    UNCONFIRMED = "unconfirmed"  # the new content is in place, but the disk reported a fault afterwards
    HALF_DONE = "half_done"  # some of several files have the new content, and their old content is lost
    FAILED = "failed"


# The reasons that a save with force ignores, after the user has agreed.
PROTECTED = frozenset({SaveReason.READ_ONLY, SaveReason.FOLDER_READ_ONLY, SaveReason.IN_PLACE})


class SaveError(Exception):
    """Raised when a file was not saved; unless for DAMAGED, UNCONFIRMED or
    HALF_DONE, all files are as they were.
    """

    def __init__(self, path: Path, reason: SaveReason, cause: Phrase) -> None:
        super().__init__(Phrase(_NOT_SAVED, path=shown_path(path), cause=cause))
        self.path = path
        self.reason = reason
        self.cause = cause


class Clash(Enum):
    """The changes that another program can make to a file while it is open here."""

    CHANGED = Phrase(
        N_("another program has changed it in the meantime. Reload it, or save under another name.")
    )
    MISSING = Phrase(
        N_("it has been deleted or moved in the meantime. Save it again under this or another name.")
    )
    TO_GO = Phrase(N_("it is to be deleted, but another program has changed it in the meantime."))


class ChangedOutside(SaveError):
    """Raised because another program changed, replaced or deleted the file since it was read."""

    def __init__(self, path: Path, clash: Clash = Clash.CHANGED) -> None:
        super().__init__(path, SaveReason.FAILED, clash.value)
        self.clash = clash


class NotCopied(SaveError):
    """Raised because some of several files to be saved in another folder
    are not open and cannot be copied.
    """

    def __init__(self, folder: Path, causes: Mapping[Path, str]) -> None:
        """causes: the reason why each file cannot be copied, by its path."""
        super().__init__(folder, SaveReason.FAILED, Phrase(_NOT_COPIED, reasons=_joined(causes)))
        self.causes = causes


def _joined(causes: Mapping[Path, str]) -> Phrase:
    sentences = {f"cause_{number}": cause for number, cause in enumerate(causes.values())}
    return Phrase(" ".join(f"{{{name}}}" for name in sentences), **sentences)


_NOT_COPIED = N_("not all files can be copied. {reasons}")
_NOT_SAVED = N_("{path} was not saved: {cause}")
_NO_BREAK_SPACES = "\u00a0\u202f"
_SYSTEM_SAYS = N_("the system reports “{words}”.")
_NO_FOLDER = Phrase(N_("its folder does not exist."))
_NO_MEMORY = Phrase(N_("there is not enough memory. Close other documents or programs and try again."))
_CAUSES = {
    errno.EACCES: Phrase(N_("you do not have permission.")),
    errno.EPERM: Phrase(N_("you do not have permission.")),
    errno.EROFS: Phrase(N_("the disk is write-protected.")),
    errno.ENOSPC: Phrase(N_("the disk is full. Free up space, or save somewhere else.")),
    errno.EDQUOT: Phrase(N_("your disk quota is used up. Free up space, or save somewhere else.")),
    errno.EFBIG: Phrase(N_("it would be larger than that disk allows. Save somewhere else.")),
    errno.EIO: Phrase(N_("the disk reported an error. Save somewhere else.")),
    errno.ENOENT: Phrase(N_("it does not exist.")),
    errno.ENOTDIR: Phrase(N_("part of its path is not a folder.")),
    errno.ELOOP: Phrase(N_("its links lead in a circle.")),
    errno.EMFILE: Phrase(N_("too many files are open. Close some and try again.")),
    errno.ENFILE: Phrase(N_("too many files are open. Close some and try again.")),
    errno.ENAMETOOLONG: Phrase(N_("its name is too long.")),
}
_REASONS = {
    errno.ENOSPC: SaveReason.NO_SPACE,
    errno.EDQUOT: SaveReason.NO_SPACE,
    errno.EFBIG: SaveReason.NO_SPACE,
    errno.ENOENT: SaveReason.FOLDER_MISSING,
    errno.ENOTDIR: SaveReason.FOLDER_MISSING,
    errno.ELOOP: SaveReason.NOT_A_FILE,
}


def system_cause(error: OSError) -> Phrase:
    """Return the cause of a system error, as the end of a sentence."""
    return _CAUSES.get(error.errno or 0) or Phrase(_SYSTEM_SAYS, words=str(error.strerror or error))


def save_error(path: Path, error: OSError) -> SaveError:
    """Return the SaveError for a system error while saving."""
    reason = _REASONS.get(error.errno or 0, SaveReason.FAILED)
    cause = _NO_FOLDER if error.errno == errno.ENOENT else system_cause(error)
    return SaveError(path, reason, cause)


@contextmanager
def system_errors_explained(path: Path) -> Iterator[None]:
    """Turn a system error that occurs while a file is saved into a SaveError."""
    try:
        yield
    except OSError as error:
        raise save_error(path, error) from error


@contextmanager
def memory_errors_explained(path: Path) -> Iterator[None]:
    """Turn a lack of memory that occurs while a file is saved into a SaveError."""
    try:
        yield
    except MemoryError as error:
        raise SaveError(path, SaveReason.FAILED, _NO_MEMORY) from error


def shown_path(path: Path) -> str:
    """Return a path for a message: with undecodable bytes and control characters made visible."""
    return visible_message(str(path))


def visible_message(message: str) -> str:
    """Return a message that names files on one line, with undecodable bytes and control characters made
    visible; the spaces that some languages write before a colon stay.
    """
    if message.isprintable():
        return message
    return "".join(
        character if character.isprintable() or character in _NO_BREAK_SPACES else "\ufffd"
        for character in message
    )
