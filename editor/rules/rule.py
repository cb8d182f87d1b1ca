"""What a rule is: one thing that can be wrong with a sitemap, declared as data."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Severity(IntEnum):
    """How bad a finding is; a higher number is worse, 0 stands for no finding."""

    NOTE = 1  # true of the file, but no fault: never marked on a row
    ADVICE = 2  # harmless but unhelpful
    WARNING = 3  # legal, but a major search engine or the official schema rejects it
    ERROR = 4  # forbidden by the protocol

    @property
    def word(self) -> str:
        """What the command line calls it."""
        return self.name.lower()


class Fix(StrEnum):
    """Whether a finding can be mended with one click."""

    AUTO = "auto"  # safe, may run in bulk
    ASK = "ask"  # needs a preview or a choice
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as declared; single findings may differ in severity and fix."""

    id: str  # in words, as files and the command line name it; never changes
    number: str  # such as "R037"
    severity: Severity
    field: str  # "" for the file or the entry as a whole
    title: str  # short, for a list: "Date is impossible"
    message: str  # a sentence for str.format with the parameters of a hit
    why: str  # why it matters, one or two sentences
    sources: tuple[str, ...]  # who says so, such as "sitemaps.org"
    fix: Fix
    per_place: bool = True  # False: one finding per file, with a count
