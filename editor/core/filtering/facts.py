"""What a filter may ask for that the entries alone do not tell."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from difflib import get_close_matches
from itertools import compress
from typing import Protocol

from editor.core.extensions.declared import EXTENSION_NAMES
from editor.core.filtering.errors import FilterError
from editor.core.filtering.filter_tree import All, Either, Literal, Node, Not, Question, Text, WordTest
from editor.core.filtering.language import Filter
from editor.core.filtering.patterns import pattern_test
from editor.core.filtering.terms import ANY, Fit
from editor.core.text import QT_TRANSLATE_NOOP

SEVERITIES = ("error", "warning", "advice")
EXTENSION_WORDS = (*EXTENSION_NAMES, "extension")


class FilterFacts(Protocol):
    """Knows what is wrong with entries and what happened to them; rows ascend."""

    @property
    def now(self) -> datetime:
        """The time that ages end at; aware."""

    @property
    def rule_ids(self) -> Collection[str]:
        """All rules there are, broken or not."""

    def rows_of_rule(self, rule_id: str) -> Sequence[int]:
        """The rows that break a rule."""

    def rows_of_severity(self, word: str) -> Sequence[int]:
        """The rows with a finding of this very severity, one of SEVERITIES."""

    def rows_of_duplicates(self) -> Sequence[int]:
        """The rows whose URL an earlier row has."""

    def rows_changed(self) -> Sequence[int]:
        """The rows with values that the file does not have."""

    def rows_new(self) -> Sequence[int]:
        """The rows that the file does not have."""

    def rows_with_extension(self, word: str) -> Sequence[int]:
        """The rows with elements of an extension: image, video, news, hreflang, or extension for any."""

    def extension_counts(self, name: str) -> Sequence[int]:
        """How many blocks of an extension each row has: image, video, news or hreflang."""

    def files(self) -> Sequence[tuple[str, Sequence[int]]]:
        """The names of the files that the document consists of, each with its rows."""

    def has_only_dates(self) -> bool:
        """Whether it is known that each lastmod consists of what a date does, white space around it aside."""


@dataclass(frozen=True, slots=True)
class KnownFacts:
    """Facts that are at hand; what is not named is true of no row."""

    now: datetime
    rules: Mapping[str, Sequence[int]] = field(default_factory=dict)
    rule_ids: Collection[str] = ()
    severities: Mapping[str, Sequence[int]] = field(default_factory=dict)
    duplicates: Sequence[int] = ()
    changed: Sequence[int] = ()
    new: Sequence[int] = ()
    extensions: Mapping[str, Sequence[int]] = field(default_factory=dict)
    counts: Mapping[str, Sequence[int]] = field(default_factory=dict)  # of blocks in each row, by extension
    names: Sequence[tuple[str, Sequence[int]]] = ()  # of files, each with its rows
    only_dates: bool = False

    def rows_of_rule(self, rule_id: str) -> Sequence[int]:
        return self.rules.get(rule_id, ())

    def rows_of_severity(self, word: str) -> Sequence[int]:
        return self.severities.get(word, ())

    def rows_of_duplicates(self) -> Sequence[int]:
        return self.duplicates

    def rows_changed(self) -> Sequence[int]:
        return self.changed

    def rows_new(self) -> Sequence[int]:
        return self.new

    def rows_with_extension(self, word: str) -> Sequence[int]:
        return self.extensions.get(word, ())

    def extension_counts(self, name: str) -> Sequence[int]:
        return self.counts[name]

    def files(self) -> Sequence[tuple[str, Sequence[int]]]:
        return self.names

    def has_only_dates(self) -> bool:
        return self.only_dates


def gathered(wanted: Filter, facts: FilterFacts) -> KnownFacts:
    """What a filter asks of the facts, answered now: a worker can go on with it while the facts change.

    Raises FilterError for a rule that does not exist.
    """
    words = {question.word for question in questions_in(wanted.root) if isinstance(question, WordTest)}
    terms = {question.term for question in questions_in(wanted.root)}
    rules = {rule: facts.rows_of_rule(rule) for rule in rules_of(wanted.root, facts.rule_ids)}
    return KnownFacts(
        facts.now,
        rules=rules,
        rule_ids=facts.rule_ids,
        severities={word: facts.rows_of_severity(word) for word in words.intersection(SEVERITIES)},
        duplicates=facts.rows_of_duplicates() if "duplicate" in words else (),
        changed=facts.rows_changed() if "changed" in words else (),
        new=facts.rows_new() if "new" in words else (),
        extensions={word: facts.rows_with_extension(word) for word in words.intersection(EXTENSION_WORDS)},
        counts={name: facts.extension_counts(name) for name in terms.intersection(EXTENSION_NAMES)},
        names=facts.files() if "sitemap" in terms else (),
        only_dates=ANY in terms and facts.has_only_dates(),
    )


def rules_of(node: Node | None, rule_ids: Collection[str]) -> list[str]:
    """The rules that a filter names; raises FilterError for one that does not exist."""
    return [
        rule
        for question in questions_in(node)
        if isinstance(question, Text) and question.term == "rule"
        for rule in rules_asked_for(question, rule_ids)
    ]


def rules_asked_for(question: Text, rule_ids: Collection[str]) -> list[str]:
    """The rules that a pattern names; raises FilterError where there is none."""
    ids = list(rule_ids)
    fitting = list(compress(ids, pattern_test(question, Fit.WHOLE, len(ids))(ids)))
    if fitting:
        return fitting
    asked = question.pattern.text if isinstance(question.pattern, Literal) else ""
    near = get_close_matches(asked.lower(), ids, 1)
    if near:
        sentence = QT_TRANSLATE_NOOP("filter", "There is no such rule. Did you mean {detail}?")
        raise FilterError(sentence, near[0], question.place)
    raise FilterError(QT_TRANSLATE_NOOP("filter", "There is no such rule."), place=question.place)


def questions_in(node: Node | None) -> Iterator[Question]:
    """All that a filter asks."""
    match node:
        case All(nodes) | Either(nodes):
            for each in nodes:
                yield from questions_in(each)
        case Not(inner):
            yield from questions_in(inner)
        case None:
            return
        case _:
            yield node
