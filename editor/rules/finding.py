"""The results of checks: hits in values, file hits about files, and findings that people see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from editor.core.fields import Kind
from editor.core.site.known_answers import KnownAnswers
from editor.rules.rule import Fixability, Rule, Severity
from editor.rules.rule_choice import AS_DECLARED, RuleChoice

if TYPE_CHECKING:
    from editor.core.site.agent_rules import AgentRules

Params = tuple[tuple[str, str | int], ...]  # the parameters of a rule's message
OTHERS = "others"  # a parameter: the number of other places in the entry that the message covers


class Hit(NamedTuple):
    """A rule that a value breaks; severity and fix are only given if they differ from those of the rule."""

    rule: str
    params: Params = ()
    severity: Severity | None = None
    fix: Fixability | None = None


FieldHit = tuple[str, Hit]  # the field, "" for the entry as a whole


@dataclass(frozen=True, slots=True)
class FileHit:
    """A rule that a file as a whole breaks, or that was found while reading; line and column count from 1."""

    rule: str
    line: int | None = None
    column: int | None = None
    value: str = ""
    params: Params = ()
    severity: Severity | None = None
    fix: Fixability | None = None
    count: int = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """A broken rule at a place, as shown by the findings panel, tool tips and reports."""

    rule: Rule
    severity: Severity
    fix: Fixability
    row: int | None  # from 0; None for the file as a whole
    field: str  # "" for the entry or the file
    value: str
    message: str  # English, formatted
    params: Params = ()
    count: int = 1  # the number of places it covers
    line: int | None = None  # from 1, if a reader gave it
    column: int | None = None
    file: str = ""  # the name of the file, in a document of several
    entry: int | None = None  # in the index of such a document, from 0; not a row
    is_of_index: bool = False  # it is about that index, with or without an entry


@dataclass(frozen=True, slots=True)
class Context:
    """The facts that the rules need besides the entries."""

    kind: Kind
    now: datetime  # aware, UTC
    file_name: str = ""
    published_url: str = ""  # of this very file; "" is unknown
    cross_submitted: bool = False  # other hosts' robots.txt name this file
    search_console: bool = False  # submitted there, where Google waives the path rule
    byte_size: int = 0  # inflated
    file_hits: tuple[FileHit, ...] = ()
    letter_case: bool = False  # also look for URLs that differ only by letter case
    is_published_inferred: bool = False  # the published URL comes from an index, not from a person
    # URLs in an index that lead to another index, as far as known, with the name of its file.
    nested: tuple[tuple[str, str], ...] = ()
    robots: "AgentRules | None" = None  # a robots.txt that somebody loaded
    choice: RuleChoice = AS_DECLARED  # the findings that are seen
    # What pages answered; it fills while the document is open, so contexts are equal whatever is in it.
    answers: KnownAnswers = field(default_factory=KnownAnswers, compare=False, repr=False)


Contexts = Mapping[int, Context]  # the facts about a document and each of its files, by their keys
