"""The choices that a person has about how a damaged file is read."""

from dataclasses import dataclass
from enum import StrEnum


class ConflictSide(StrEnum):
    """The side of each conflict of version control that is kept."""

    BOTH = "both"
    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class ReadAs:
    """The choices of a person for reading a damaged file."""

    encoding: str = ""  # "": as the file says
    side: ConflictSide = ConflictSide.BOTH  # of merge conflicts
