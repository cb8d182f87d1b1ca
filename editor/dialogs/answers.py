"""The answers that a person can give where more than yes and no is possible."""

from enum import Enum, auto


class Leaving(Enum):
    """The answers to the question about unsaved changes."""

    SAVE = auto()
    DISCARD = auto()
    STAY = auto()


class SaveConflict(Enum):
    """The answers to the question about a file that another program changed, before it is saved."""

    OVERWRITE = auto()
    MERGE = auto()
    SAVE_ELSEWHERE = auto()
    LEAVE = auto()


class OpenTogether(Enum):
    """The answers to the question how to open several files."""

    ONE = auto()  # as one document
    EACH = auto()  # each in a tab
    NEITHER = auto()


class Protected(Enum):
    """The answers to the question about saving to a file that cannot simply be replaced."""

    WRITE = auto()
    SAVE_ELSEWHERE = auto()
    LEAVE = auto()
