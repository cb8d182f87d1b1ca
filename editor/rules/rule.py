"""The declaration of a rule, and a person's choice of rules.

A rule is one thing that can be wrong with a sitemap, as data. The choice says which findings are
seen, and how severe. No check depends on it.
"""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import NamedTuple

from editor.core.text import N_


class Severity(IntEnum):
    """The severity of a finding; a higher number is worse, 0 stands for no finding."""

    NOTE = 1  # true of the file, but no fault: never marked on a row
    ADVICE = 2  # harmless but unhelpful
    WARNING = 3  # legal, but a major search engine or the official schema rejects it
    ERROR = 4  # forbidden by the protocol

    @property
    def word(self) -> str:
        """The name of the severity on the command line."""
        return _WORDS[self]


_WORDS = {severity: severity.name.lower() for severity in Severity}


class Fixability(StrEnum):
    """The kind of fix that a finding has."""

    AUTO = "auto"  # safe, may run in bulk
    ASK = "ask"  # needs a preview or a choice
    NONE = "none"


# Reasons for having no fix in place, used by rules of several families.
ONLY_EXPORT = N_("Use Export to split a list of pages into several files with an index.")
ONLY_SPLITTING = N_("The entries must be split into several files with an index.")


class OnePer(StrEnum):
    """The unit that a rule is about: each of its rows has a finding, but a note about a host is one."""

    CELL = "cell"
    HOST = "host"
    FILE = "file"  # as a whole, or an entry beside all others


class Rule(NamedTuple):
    """A rule as declared; single findings may differ in severity and fix."""

    id: str  # in words, as files and the command line name it; never changes
    number: str  # such as "R037"
    severity: Severity
    field: str  # "" for the file or the entry as a whole
    title: str  # short, for a list: "Date is impossible"
    message: str  # a sentence for str.format with the parameters of a hit
    why: str  # why it matters, one or two sentences
    sources: tuple[str, ...]  # who made the rule, such as "sitemaps.org"
    fix: Fixability = Fixability.NONE
    one_per: OnePer = OnePer.CELL
    needs_site: bool = False  # its fixes need the file's site, if no other URL shows it
    sometimes_mended: bool = False  # its fix is "none", as for most of its findings, but some have a fix
    why_no_fix: str = ""  # if the fix is "auto" or "ask" but not in place: a sentence on what else helps
    command: str = ""  # the id of an action that corrects it instead of a fix
    asks: str = ""  # the id of an action in which a person gives the information that its fixes may need
    why_asked: str = ""  # a sentence on what is missing and where to enter it
    by_repair: bool = False  # of files that are unreadable or read in part; `repair` fixes them
    hides_nothing: bool = False  # its safe fix cannot reveal another finding

    @property
    def has_fix(self) -> bool:
        """True if there is a fix for its findings, or for some of them."""
        return self.sometimes_mended or (self.fix is not Fixability.NONE and not self.why_no_fix)


class RuleChoice(NamedTuple):
    """The rules whose findings are not seen, and the severities with which those of others are seen.

    An export is refused by the severities that the rules have themselves.
    """

    off: frozenset[str] = frozenset()
    levels: Mapping[str, Severity] = MappingProxyType({})
    notes: frozenset[str] = frozenset()  # rules with a level that only make notes

    def seen(self, rule: str, severity: Severity) -> Severity:
        """Return the severity with which a finding of a rule that is on is seen.

        A note of a rule that also finds faults stays a note.
        """
        level = self.levels.get(rule, severity)
        return severity if severity is Severity.NOTE and rule not in self.notes else level

    def __reduce__(
        self,
    ) -> tuple[type["RuleChoice"], tuple[frozenset[str], dict[str, Severity], frozenset[str]]]:
        """Return what makes it again in another process, as mapping proxies cannot be sent there."""
        return RuleChoice, (self.off, dict(self.levels), self.notes)


AS_DECLARED = RuleChoice()
