"""What checks report: hits in values, remarks of readers, and findings that people see."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from editor.core.fields import Kind
from editor.rules.rule import Fix, Rule, Severity

Params = tuple[tuple[str, str | int], ...]  # what a rule's message is formatted with
OTHERS = "others"  # a parameter: for how many more places in the same entry the message stands, too


class Hit(NamedTuple):
    """A rule that a value breaks; severity and fix only where they differ from what the rule declares."""

    rule: str
    params: Params = ()
    severity: Severity | None = None
    fix: Fix | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """What reading a file found and its rows cannot show; line and column count from 1."""

    rule: str
    line: int | None = None
    column: int | None = None
    value: str = ""
    params: Params = ()
    severity: Severity | None = None
    fix: Fix | None = None
    count: int = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """A broken rule at a place: what the findings panel, tool tips and reports show."""

    rule: Rule
    severity: Severity
    fix: Fix
    row: int | None  # from 0; None for the file as a whole
    field: str  # "" for the entry or the file
    value: str
    message: str  # English, formatted
    params: Params = ()
    count: int = 1  # how many places it stands for
    line: int | None = None  # from 1, where a reader knew it
    column: int | None = None
    file: str = ""  # the name of the file, in a document of several
    entry: int | None = None  # of the index of such a document, from 0: it is none of its rows
    is_of_index: bool = False  # it is about that index, whether it names an entry or not


@dataclass(frozen=True, slots=True)
class Context:
    """What the rules must know beside the entries."""

    kind: Kind
    now: datetime  # aware, UTC
    file_name: str = ""
    published_url: str = ""  # of this very file; "" is unknown
    cross_submitted: bool = False  # other hosts' robots.txt name this file
    search_console: bool = False  # submitted there, where Google waives the path rule
    byte_size: int = 0  # inflated
    remarks: tuple[Remark, ...] = ()
    letter_case: bool = False  # also look for URLs that differ only by letter case
    is_published_inferred: bool = False  # an index says where it is published, not the person
    # URLs of an index that lead to another index, as far as its files were looked for, with the file's name.
    nested: tuple[tuple[str, str], ...] = ()
    parts: tuple[tuple[int, "Context"], ...] = ()  # of the files of a document of several, by their keys
