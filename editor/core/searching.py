"""Looking for a text or a regular expression in the values of some fields: where it is, and how often."""

import time
from array import array
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate, compress
from operator import add
from urllib.parse import quote

import regex

from editor.core.cancelling import IsCancelled, never
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.filtering.expressions import MALFORMED, PATIENCE, ExpressionError, fault_in
from editor.core.text import QT_TRANSLATE_NOOP

Span = tuple[int, int]  # of a match in a value, as in a slice

PIECE = 2_000  # values that are looked at together; between two it is asked whether to go on
_MANY = 200  # different values among so many: most are different, so each may as well be looked at
_BRIEF = 0.002  # seconds that nothing else in the program may run
_WHOLE = rf"\A[{XML_SPACE}]*\K(?:{{}})(?=[{XML_SPACE}]*\Z)"
_LONGEST = 0.5  # seconds that an expression may take for one value: whoever types on waits for it


@dataclass(frozen=True, slots=True)
class Search:
    """What to look for, and where. An absent value never matches, an empty text matches nothing."""

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
        """How many matches there are."""
        return self.ends[-1] if self.ends else 0

    def before(self, number: int) -> int:
        """How many matches there are in front of the row at this place in `rows`."""
        return self.ends[number - 1] if number > 0 else 0


class Patience:
    """How long expressions may take from now on, for a number of values."""

    def __init__(self, count: int) -> None:
        self._deadline = time.monotonic() + PATIENCE * max(1, count / 50_000)

    def left(self) -> float:
        """Seconds that the next value may take."""
        return max(1e-6, min(_LONGEST, self._deadline - time.monotonic()))


class Finder:
    """Finds what a search asks for in single values; raises ExpressionError for a malformed expression."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.pattern = compiled_search(search)
        # A URL may have what was typed percent-encoded: that is how it stands in most files.
        self._has_encoded = not (search.is_expression or search.text.isascii())
        self._in_urls = self.pattern
        if self._has_encoded:
            self._in_urls = compiled_search(search, (search.text, percent_encoded_text(search.text)))
        self._folded = search.text if search.matches_case else search.text.lower()

    def pattern_for(self, field: str) -> regex.Pattern[str]:
        """The expression that finds it in values of a field."""
        return self._in_urls if field == "loc" else self.pattern

    def spans(self, field: str, value: str, timeout: float = _LONGEST) -> list[Span]:
        """Where the matches are in a value; raises ExpressionError when that takes too long."""
        if not value or not self.search.text or field not in self.search.fields:
            return []
        return [span for span, _match in self.matches(field, value, timeout)]

    def matches(
        self, field: str, value: str, timeout: float = _LONGEST
    ) -> list[tuple[Span, regex.Match[str]]]:
        """All matches in a value, each with its place there; raises ExpressionError when that takes too long.

        To an expression the ends of a value are those that are seen: white space around it counts only
        where nothing else matches.
        """
        pattern, bare = self.pattern_for(field), value.strip(XML_SPACE)
        if self.search.is_expression and not self.search.is_whole and "" != bare != value:
            start = value.index(bare)
            if found := self._found(pattern, bare, timeout):
                return [((start + match.start(), start + match.end()), match) for match in found]
        return [(match.span(), match) for match in self._found(pattern, value, timeout)]

    @staticmethod
    def _found(pattern: regex.Pattern[str], value: str, timeout: float) -> list[regex.Match[str]]:
        """Most values take microseconds. Only for one that does not are other threads let in meanwhile: to
        get the interpreter back for each value would take a hundred times longer than to look at it.
        """
        try:
            with suppress(TimeoutError):
                return list(pattern.finditer(value, timeout=min(timeout, _BRIEF)))
            return list(pattern.finditer(value, timeout=timeout, concurrent=True))
        except (TimeoutError, MemoryError) as error:  # the latter: it calls itself without end
            raise too_slow() from error

    def counts(self, field: str, values: Sequence[str], patience: Patience) -> Iterable[int]:
        """How many matches each value has."""
        if self.is_plain(field):
            joined = "\n".join(values)
            if self.search.matches_case or joined.isascii():
                folded = joined if self.search.matches_case else joined.lower()
                if self._folded not in folded:  # in none of them: that is faster known of all than of each
                    return [0] * len(values)
                if not self.search.matches_case:
                    values = [value.lower() for value in values]
                text = self._folded
                if self.search.is_whole:
                    return [is_all_of(text, value) for value in values]
                return [value.count(text) for value in values]
        return [len(self.matches(field, value, patience.left())) if value else 0 for value in values]

    def is_plain(self, field: str) -> bool:
        """Whether comparing texts does, where the values are ASCII or case matters: that is far quicker."""
        search = self.search
        if search.is_expression or (field == "loc" and self._has_encoded):
            return False
        return search.matches_case or search.text.isascii()


def is_all_of(text: str, value: str) -> bool:
    """Whether a text is all of a value; white space around either does not count, but has to be there."""
    return text in value and value.strip(XML_SPACE) == text.strip(XML_SPACE)


def percent_encoded_text(text: str) -> str:
    """A text with all but ASCII percent-encoded."""
    return "".join(one if one.isascii() else quote(one, errors="replace") for one in text)


def compiled_search(search: Search, texts: Sequence[str] = ()) -> regex.Pattern[str]:
    """The expression that a search stands for: its own, or one that finds any of these texts."""
    source = search.text
    if not search.is_expression:
        source = "|".join(map(regex.escape, texts or (search.text,)))
    flags = 0 if search.matches_case else regex.IGNORECASE
    try:
        pattern = regex.compile(source, flags)
        return regex.compile(_WHOLE.format(source), flags) if search.is_whole else pattern
    except MALFORMED as error:
        sentence = QT_TRANSLATE_NOOP("query", "Not a valid regular expression: {detail}.")
        raise ExpressionError(sentence, *fault_in(error)) from error


def too_slow() -> ExpressionError:
    """What to raise where an expression takes longer than a person waits."""
    return ExpressionError(QT_TRANSLATE_NOOP("query", "This expression takes too long to run. Simplify it."))


def find(
    finder: Finder,
    columns: Mapping[str, Sequence[str]],
    rows: Sequence[int] | None = None,
    cancelled: IsCancelled = never,
) -> SearchResult:
    """The matches in these rows, in their order; None: in all. Once cancelled it finds no more.

    It may run in any thread, in columns that nobody changes meanwhile. Raises ExpressionError for one that
    takes too long.
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
    """How many matches each value has; where a few values repeat, each is asked once."""
    if len(set(values[:PIECE])) < _MANY:
        distinct = list(set(values))
        known = dict(zip(distinct, finder.counts(field, distinct, patience), strict=True))
        return list(map(known.__getitem__, values)) if any(known.values()) else []
    counts: list[int] = []
    for first in range(0, len(values), PIECE):
        if cancelled():
            return []
        counts += finder.counts(field, values[first : first + PIECE], patience)
    return counts
