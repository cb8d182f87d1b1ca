"""The facts that a filter may ask for beyond the entries: findings, changes, files, the time."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from difflib import get_close_matches
from itertools import compress
from typing import Protocol

from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.filtering import filter_tree
from editor.core.filtering.filter_language import Filter
from editor.core.filtering.filter_terms import ANY, Fit
from editor.core.filtering.text_matching import pattern_test
from editor.core.site.page_answers import PageAnswer
from editor.core.table_columns import ANSWER_COLUMNS
from editor.core.text import N_

SEVERITIES = ("error", "warning", "advice")
EXTENSION_WORDS = (*EXTENSION_NAMES, "extension")
ANSWER_TERMS = frozenset(column.term for column in ANSWER_COLUMNS)
ANSWER_WORDS = frozenset({"checked", "redirected", "noindex", "indexable"})  # of the term `is`
COMPARED_WORDS = frozenset({"not-found", "unlinked"})  # also
_JUDGED_WORDS = frozenset({*SEVERITIES, *COMPARED_WORDS, "blocked"})


class FilterFacts(Protocol):
    """An object that knows what is wrong with entries and what happened to them; all rows ascend."""

    @property
    def now(self) -> datetime:
        """The current time, which the ages of entries are counted back from; an aware datetime."""

    @property
    def rule_ids(self) -> Collection[str]:
        """The ids of all rules, broken or not."""

    def rows_of_rule(self, rule_id: str) -> Sequence[int]:
        """Return the rows that break a rule."""

    def rows_of_severity(self, word: str) -> Sequence[int]:
        """Return the rows with a finding of exactly this severity, which is one of SEVERITIES."""

    def rows_of_duplicates(self) -> Sequence[int]:
        """Return the rows whose URL an earlier row has."""

    def rows_changed(self) -> Sequence[int]:
        """Return the rows with values that differ from those in the saved file."""

    def rows_new(self) -> Sequence[int]:
        """Return the rows that the saved file does not have."""

    def rows_edited(self) -> Sequence[int]:
        """Return the rows with values that differ from those in the file as it was opened."""

    def rows_with_extension(self, word: str) -> Sequence[int]:
        """Return the rows with an extension: its name, or "extension" for any."""

    def extension_counts(self, name: str) -> Sequence[int]:
        """Return the number of blocks of an extension in each row."""

    def files(self) -> Sequence[tuple[str, Sequence[int]]]:
        """Return the names of the files that the document consists of, each with its rows."""

    def rows_of_urls(self, urls: Collection[str]) -> Sequence[int]:
        """Return the rows with one of these URLs, with or without white space around it."""

    def answers(self, among: Rows | None = None) -> Mapping[int, PageAnswer]:
        """Return the answers that are known by row; among: the only rows that are looked at."""

    def rows_blocked(self) -> Sequence[int]:
        """Return the rows that a robots.txt forbids to fetch: that of the site, or one that was loaded."""

    def rows_compared(self, word: str) -> Sequence[int]:
        """Return the rows of which a comparison with the pages said that: one of COMPARED_WORDS."""

    def has_only_dates(self) -> bool:
        """Return True if every lastmod is known to consist of the characters of dates and whitespace."""


@dataclass(frozen=True, slots=True)
class KnownFacts:
    """Facts that were looked up beforehand; anything that is not given applies to no row."""

    now: datetime
    rules: Mapping[str, Sequence[int]] = field(default_factory=dict)
    rule_ids: Collection[str] = ()
    severities: Mapping[str, Sequence[int]] = field(default_factory=dict)
    duplicates: Sequence[int] = ()
    changed: Sequence[int] = ()
    new: Sequence[int] = ()
    edited: Sequence[int] = ()
    extensions: Mapping[str, Sequence[int]] = field(default_factory=dict)
    counts: Mapping[str, Sequence[int]] = field(default_factory=dict)  # of blocks in each row, by extension
    names: Sequence[tuple[str, Sequence[int]]] = ()  # of files, each with its rows
    only_dates: bool = False
    page_answers: Mapping[int, PageAnswer] = field(default_factory=dict)  # by row
    blocked: Sequence[int] = ()
    compared: Mapping[str, Sequence[int]] = field(default_factory=dict)  # by COMPARED_WORDS

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

    def rows_edited(self) -> Sequence[int]:
        return self.edited

    def rows_with_extension(self, word: str) -> Sequence[int]:
        return self.extensions.get(word, ())

    def extension_counts(self, name: str) -> Sequence[int]:
        return self.counts[name]

    def files(self) -> Sequence[tuple[str, Sequence[int]]]:
        return self.names

    def has_only_dates(self) -> bool:
        return self.only_dates

    def rows_of_urls(self, urls: Collection[str]) -> Sequence[int]:
        return [row for row, answer in self.page_answers.items() if answer.url in urls]

    def answers(self, among: Rows | None = None) -> Mapping[int, PageAnswer]:
        return self.page_answers

    def rows_blocked(self) -> Sequence[int]:
        return self.blocked

    def rows_compared(self, word: str) -> Sequence[int]:
        return self.compared.get(word, ())


def gather_facts(wanted: Filter, facts: FilterFacts, among: Rows | None = None) -> KnownFacts:
    """Look up all facts that a filter needs, so that a worker thread can use them while the document changes.

    among: the only rows that will be looked at; None: all. Raises FilterError for a rule that does not exist.
    """
    words = {
        question.word for question in questions_in(wanted.root) if isinstance(question, filter_tree.WordTest)
    }
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
        edited=facts.rows_edited() if "edited" in words else (),
        extensions={word: facts.rows_with_extension(word) for word in words.intersection(EXTENSION_WORDS)},
        counts={name: facts.extension_counts(name) for name in terms.intersection(EXTENSION_NAMES)},
        names=facts.files() if "sitemap" in terms else (),
        only_dates=ANY in terms and facts.has_only_dates(),
        page_answers=facts.answers(among) if asks_for_answers(wanted.root) else {},
        blocked=facts.rows_blocked() if "blocked" in words else (),
        compared={word: facts.rows_compared(word) for word in words.intersection(COMPARED_WORDS)},
    )


def asks_for_answers(node: filter_tree.Node | None) -> bool:
    """Tell whether a filter asks for what pages answered."""
    return any(
        question.term in ANSWER_TERMS
        or (isinstance(question, filter_tree.WordTest) and question.word in ANSWER_WORDS)
        for question in questions_in(node)
    )


def depends_on_answers(node: filter_tree.Node | None) -> bool:
    """Tell whether other rows may match a filter once pages have answered, by themselves or by findings."""
    return asks_for_answers(node) or any(
        (isinstance(question, filter_tree.WordTest) and question.word in _JUDGED_WORDS)
        or (isinstance(question, filter_tree.Text) and question.term == "rule")
        for question in questions_in(node)
    )


def rules_of(node: filter_tree.Node | None, rule_ids: Collection[str]) -> list[str]:
    """Return the ids of the rules that a filter names; raises FilterError for one that does not exist."""
    return [
        rule
        for question in questions_in(node)
        if isinstance(question, filter_tree.Text) and question.term == "rule"
        for rule in rules_asked_for(question, rule_ids)
    ]


def rules_asked_for(question: filter_tree.Text, rule_ids: Collection[str]) -> list[str]:
    """Return the ids of the rules that match a pattern; raises FilterError if there is none."""
    ids = list(rule_ids)
    fitting = list(compress(ids, pattern_test(question, Fit.WHOLE, len(ids))(ids)))
    if fitting:
        return fitting
    asked = question.pattern.text if isinstance(question.pattern, filter_tree.Literal) else ""
    near = get_close_matches(asked.lower(), ids, 1)
    if near:
        sentence = N_("There is no such rule. Did you mean {detail}?")
        raise filter_tree.FilterError(sentence, near[0], question.place)
    raise filter_tree.FilterError(N_("There is no such rule."), place=question.place)


def questions_in(node: filter_tree.Node | None) -> Iterator[filter_tree.Question]:
    """Yield all conditions of a filter, in the order in which they are written."""
    match node:
        case filter_tree.All(nodes) | filter_tree.Either(nodes):
            for each in nodes:
                yield from questions_in(each)
        case filter_tree.Not(inner):
            yield from questions_in(inner)
        case None:
            return
        case _:
            yield node
