"""Searches the values of some fields for a text or a regular expression, and counts the matches."""

import re
from array import array
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate, compress
from operator import add
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.filtering.text_matching import LONGEST, ExpressionError, Patience, compiled_expression
from editor.core.text import N_
from editor.runtime.threads import IsCancelled, never

if TYPE_CHECKING:
    import regex

TextSpan = tuple[int, int]  # of a match in a value, as in a slice

VALUES_AT_ONCE = 2_000  # values searched together, between two checks for cancellation
# Different values in a piece: with fewer, each is searched once. An expression takes 2.5 instead of 290 ms in
# 50,000 frequencies then; in different URLs, looking which are alike would take half as long again.
_MANY = 200
_BRIEF = 0.002  # seconds without letting other threads run
_WHOLE = rf"\A[{XML_SPACE}]*\K(?:{{}})(?=[{XML_SPACE}]*\Z)"


class Search(NamedTuple):
    """A search: the text, and where to look for it. An absent value never matches, nor does an empty text."""

    text: str
    fields: tuple[str, ...] = FIELD_NAMES
    matches_case: bool = False
    is_whole: bool = False  # only where it is all of a value, white space around it left out
    is_expression: bool = False


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The rows with a match, in the order in which they were given; `ends` counts matches up to each."""

    rows: Sequence[int] = ()
    ends: Sequence[int] = ()
    fields: tuple[str, ...] = ()  # those with matches

    @property
    def count(self) -> int:
        """The number of matches."""
        return self.ends[-1] if self.ends else 0

    def before(self, number: int) -> int:
        """Return the number of matches before the row at this index of `rows`."""
        return self.ends[number - 1] if number > 0 else 0


class Finder:
    """Finds the matches of a search in values; raises ExpressionError for a malformed expression."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.pattern = compiled_search(search)
        # URLs may have the typed text percent-encoded, as in most files.
        self._has_encoded = not (search.is_expression or search.text.isascii())
        self._in_urls = self.pattern
        if self._has_encoded:
            self._in_urls = compiled_search(search, (search.text, percent_encoded_text(search.text)))
        self._folded = search.text if search.matches_case else search.text.lower()

    def pattern_for(self, field: str) -> "regex.Pattern[str]":
        """Return the expression that finds matches in values of a field."""
        return self._in_urls if field == "loc" else self.pattern

    def spans(self, field: str, value: str, timeout: float = LONGEST) -> list[TextSpan]:
        """Return the spans of the matches in a value; raises ExpressionError if that takes too long."""
        if not value or not self.search.text or field not in self.search.fields:
            return []
        return [span for span, _match in self.matches(field, value, timeout)]

    def matches(
        self, field: str, value: str, timeout: float = LONGEST
    ) -> "list[tuple[TextSpan, regex.Match[str]]]":
        """Return all matches in a value, each with its span; raises ExpressionError if that takes too long.

        For an expression the value ends where its visible text does; whitespace around it counts only if
        nothing else matches.
        """
        pattern, bare = self.pattern_for(field), value.strip(XML_SPACE)
        if self.search.is_expression and not self.search.is_whole and "" != bare != value:
            start = value.index(bare)
            if found := self._found(pattern, bare, timeout):
                return [((start + match.start(), start + match.end()), match) for match in found]
        return [(match.span(), match) for match in self._found(pattern, value, timeout)]

    @staticmethod
    def _found(pattern: "regex.Pattern[str]", value: str, timeout: float) -> "list[regex.Match[str]]":
        """Return the matches in a value; other threads run meanwhile only if it takes long.

        Most values take microseconds: to get the interpreter lock back for each value would take a hundred
        times longer than to search it.
        """
        try:
            with suppress(TimeoutError):
                return list(pattern.finditer(value, timeout=min(timeout, _BRIEF)))
            return list(pattern.finditer(value, timeout=timeout, concurrent=True))
        except (TimeoutError, MemoryError) as error:  # MemoryError: endless recursion in the expression
            raise too_slow() from error

    def counts(self, field: str, values: Sequence[str], patience: Patience) -> Iterable[int]:
        """Return the number of matches in each value."""
        if self.is_plain(field):
            joined = "\n".join(values)
            if self.search.matches_case or joined.isascii():
                folded = joined if self.search.matches_case else joined.lower()
                if self._folded not in folded:  # no value has any: quicker known for all than for each
                    return [0] * len(values)
                if not self.search.matches_case:
                    values = [value.lower() for value in values]
                text = self._folded
                if self.search.is_whole:
                    return [is_all_of(text, value) for value in values]
                return [value.count(text) for value in values]
        return [len(self.matches(field, value, patience.left())) if value else 0 for value in values]

    def is_plain(self, field: str) -> bool:
        """Return True if comparing texts will do, if values are ASCII or case matters: far quicker."""
        search = self.search
        if search.is_expression or (field == "loc" and self._has_encoded):
            return False
        return search.matches_case or search.text.isascii()


def is_all_of(text: str, value: str) -> bool:
    """Return True if a text is all of a value, apart from whitespace around either."""
    return text in value and value.strip(XML_SPACE) == text.strip(XML_SPACE)


def percent_encoded_text(text: str) -> str:
    """Return a text with its non-ASCII characters percent-encoded."""
    return "".join(one if one.isascii() else quote(one, errors="replace") for one in text)


def compiled_search(search: Search, texts: Sequence[str] = ()) -> "regex.Pattern[str]":
    """Compile the expression of a search: its own, or one that matches any of these texts."""
    source = search.text
    if not search.is_expression:
        source = "|".join(map(re.escape, texts or (search.text,)))
    pattern = compiled_expression(source, matches_case=search.matches_case)
    if not search.is_whole:
        return pattern
    return compiled_expression(_WHOLE.format(source), matches_case=search.matches_case)


def too_slow() -> ExpressionError:
    """Return the error for an expression that takes longer than a person would wait."""
    return ExpressionError(N_("This expression takes too long to run. Simplify it."))


def find(
    finder: Finder,
    columns: Mapping[str, Sequence[str]],
    rows: Sequence[int] | None = None,
    cancelled: IsCancelled = never,
) -> SearchResult:
    """Find the matches in these rows (None: all), in their order; once cancelled it finds no more.

    This may run in any thread, on columns that nobody changes meanwhile. Raises ExpressionError if an
    expression takes too long.
    """
    search = finder.search
    count = len(next(iter(columns.values()), ())) if rows is None else len(rows)
    if not search.text:
        return SearchResult()
    patience = Patience(count)
    totals: list[int] = []
    fields: list[str] = []
    for field in search.fields:
        column = columns.get(field, ())
        values = column if rows is None else [column[row] for row in rows]
        counts = _counted(finder, field, values, patience, cancelled)
        if any(counts):
            fields.append(field)
            totals = list(map(add, totals, counts)) if totals else counts
    if cancelled() or not totals:
        return SearchResult()
    return SearchResult(
        list(compress(range(count) if rows is None else rows, totals)),
        array("q", accumulate(filter(None, totals))),
        tuple(fields),
    )


def _counted(
    finder: Finder, field: str, values: Sequence[str], patience: Patience, cancelled: IsCancelled
) -> list[int]:
    """Return the number of matches in each value; where a few values repeat, each is searched once."""
    if len(set(values[:VALUES_AT_ONCE])) < _MANY:
        distinct = list(set(values))
        known = dict(zip(distinct, finder.counts(field, distinct, patience), strict=True))
        return list(map(known.__getitem__, values)) if any(known.values()) else []
    counts: list[int] = []
    for first in range(0, len(values), VALUES_AT_ONCE):
        if cancelled():
            return []
        counts += finder.counts(field, values[first : first + VALUES_AT_ONCE], patience)
    return counts
