"""The results of checks: hits in values, file hits about files, and findings that people see.

The checks of all fields share what stands beside them: results of whole columns, typing mistakes in
known words, and the mention of invisible characters in messages about values that seem right but
are wrong.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from editor.core.fields import Kind
from editor.core.site.page_answers import KnownAnswers
from editor.core.text import N_, Phrase
from editor.core.values.characters import INVISIBLE, code_point
from editor.core.values.placeholders import Placeholder
from editor.core.xml.markup import END_TAG, OWN_MARKUP
from editor.rules.rule import AS_DECLARED, Fixability, Rule, RuleChoice, Severity

if TYPE_CHECKING:
    from editor.core.site.robots_txt import AgentRules


Params = tuple[tuple[str, str | int], ...]  # the parameters of a rule's message


class Hit(NamedTuple):
    """A rule that a value breaks; severity and fix are only given if they differ from those of the rule."""

    rule: str
    params: Params = ()
    severity: Severity | None = None
    fix: Fixability | None = None
    start: int | None = None  # of its element or attribute in the text of the extensions, if it is known


FieldHit = tuple[str, Hit]  # the field, "" for the entry as a whole


class FileHit(NamedTuple):
    """A rule that a file as a whole breaks, or that was found while reading; line and column count from 1."""

    rule: str
    line: int | None = None
    column: int | None = None
    value: str = ""
    params: Params = ()
    severity: Severity | None = None
    fix: Fixability | None = None
    places: int = 1  # how many it covers


class Finding(NamedTuple):
    """A broken rule at a place, as shown by the findings panel, tool tips and reports."""

    rule: Rule
    severity: Severity
    fix: Fixability
    row: int | None  # from 0; None for the file as a whole
    field: str  # "" for the entry or the file
    value: str
    message: str  # English, formatted
    params: Params = ()
    places: int = 1  # how many it covers
    line: int | None = None  # from 1, if a reader gave it
    column: int | None = None
    file: str = ""  # the name of the file, in a document of several
    entry: int | None = None  # in the index of such a document, from 0; not a row
    is_of_index: bool = False  # it is about that index, with or without an entry
    start: int | None = None  # of its element or attribute in the text of the extensions, if it is known


_NOBODY_ASKED = KnownAnswers()


class Context(NamedTuple):
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
    answers: KnownAnswers = _NOBODY_ASKED  # what pages answered; that of an open document fills meanwhile


def placeholder_hit(found: Placeholder, *, is_error: bool = False) -> Hit:
    """Return the hit about a placeholder, which hides all others about its value: no fix may touch that."""
    severity = None if found.is_sure or is_error else Severity.WARNING
    return Hit("template-code", (("found", found.text),), severity)


def markup_hit(field: str, text: str) -> Hit | None:
    """Return the hit about a value of a field that swallowed tags, which hides all others about it."""
    if "<" not in text or not (re.search(OWN_MARKUP, text) or re.search(END_TAG, text)):
        return None
    return Hit("markup-in-value", (("field", field), ("detail", text)))


Contexts = Mapping[int, Context]  # the facts about a document and each of its files, by their keys


def is_one_typo_from(word: str, meant: str) -> bool:
    """Return True if adding, omitting, changing or swapping one letter turns one word into the other."""
    if word == meant or abs(len(word) - len(meant)) > 1:
        return False
    start = 0
    while start < min(len(word), len(meant)) and word[start] == meant[start]:
        start += 1
    ours, theirs = word[start:], meant[start:]
    return (
        ours[1:] == theirs
        or ours == theirs[1:]
        or ours[1:] == theirs[1:]
        or (ours[1::-1] == theirs[:2] and ours[2:] == theirs[2:])
    )


_HINT = N_(" Remove the invisible character {character}.")


def hint(text: str) -> str:
    """Return the sentence to add to a message about a value with an invisible character; else ""."""
    match = INVISIBLE.search(text)
    return Phrase(_HINT, character=code_point(match[0])) if match else ""


class ColumnResult(NamedTuple):
    """The result of a quick check of a column; other rows have no findings. Rows ascend."""

    suspects: list[int]  # rows for which `check` may return hits
    certain: tuple[tuple[Hit, list[int]], ...] = ()  # hits with the rows for which `check` returns only that


def joined_lines(values: Sequence[str]) -> str:
    """Join values with a line end after each; a line end inside a value becomes a tab, equally invalid."""
    column = "\n".join([*values, ""])
    if column.count("\n") > len(values):
        lines = [value.replace("\n", "\t") if "\n" in value else value for value in values]
        column = "\n".join([*lines, ""])
    return column


def rows_outside(good_run: re.Pattern[str], column: str, values: Sequence[str]) -> Iterator[int]:
    """Yield the rows of values that do not match; `good_run` matches a series of good ones."""
    position = row = 0
    while True:
        match = good_run.match(column, position)
        end = match.end() if match else position
        if end == len(column):
            return
        row += column.count("\n", position, end)
        yield row
        position = end + len(values[row]) + 1
        row += 1


def rows_where(values: Sequence[str], is_suspect: Callable[[str], object]) -> list[int]:
    """Return the rows of values that a test selects; it gets each distinct value once, but no empty one."""
    bad = {value for value in _distinct(values) if value and is_suspect(value)}
    return [row for row, value in enumerate(values) if value in bad] if bad else []


def _distinct(values: Sequence[str]) -> set[str]:
    """Return the distinct values, quickly if all are equal, as after setting a column."""
    some = set(values[:: len(values) // 16 + 1])
    return some if len(some) == 1 and values.count(values[0]) == len(values) else set(values)
