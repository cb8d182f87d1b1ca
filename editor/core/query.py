"""Finding the rows that a text or a regular expression matches."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial, reduce
from itertools import compress, repeat
from operator import contains, or_
from urllib.parse import quote

import regex

from editor.core.fields import FIELD_NAMES
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.urlset import Urlset

PATIENCE = 2.0  # seconds that a regular expression may take for one value, and for 50,000 rows
_PIECE = 2_000  # rows that are looked at together; between two it is asked whether to go on
_MANY = 200  # different values among so many rows: most are different, so all may as well be looked at


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for in all fields; case never matters. An empty text matches every row."""

    text: str
    is_regular_expression: bool = False


class QueryError(Exception):
    """A query that cannot be answered: `sentence` is to be translated, `detail` fills its placeholder."""

    def __init__(self, sentence: str, detail: str = "", position: int | None = None) -> None:
        super().__init__(sentence.format(detail=detail))
        self.sentence = sentence
        self.detail = detail
        self.position = position  # of the fault in the query's text, from 0


def matching_rows(urlset: Urlset, query: Query, cancelled: Callable[[], bool] = lambda: False) -> list[int]:
    """The rows with a value that matches, in the file's order.

    It may run in any thread and lets others run meanwhile; once cancelled it returns what it has so far.
    Raises QueryError for a regular expression that is malformed or takes too long.
    """
    if not query.text:
        return list(range(len(urlset)))
    count = len(urlset)
    matches = (
        expression_matcher(query.text, count) if query.is_regular_expression else text_matcher(query.text)
    )
    rows: list[int] = []
    for field in FIELD_NAMES:
        column = urlset.column(field)
        if len(set(column[:_PIECE])) < _MANY:
            more = _rows_of_values(column, partial(matches, field), cancelled)
        else:
            more = _rows_of_pieces(column, partial(matches, field), cancelled)
        rows = sorted({*rows, *more}) if rows and more else rows or more
    return rows


def _rows_of_pieces(
    column: list[str], matches: Callable[[list[str]], Iterable[bool]], cancelled: Callable[[], bool]
) -> list[int]:
    """The rows whose value matches, where most values are different."""
    rows: list[int] = []
    for first in range(0, len(column), _PIECE):
        if cancelled():
            break
        rows += compress(range(first, first + _PIECE), matches(column[first : first + _PIECE]))
    return rows


def _rows_of_values(
    column: list[str], matches: Callable[[list[str]], Iterable[bool]], cancelled: Callable[[], bool]
) -> list[int]:
    """The rows whose value matches, where a few values repeat: each is asked once."""
    if cancelled():
        return []
    distinct = list(set(column))
    matching = set(compress(distinct, matches(distinct))) - {""}
    return list(compress(range(len(column)), map(matching.__contains__, column))) if matching else []


# Tells which of some values match; the field is the one they are values of.
Matcher = Callable[[str, Iterable[str]], Iterable[bool]]


def text_matcher(text: str) -> Matcher:
    """Finds a text anywhere in a value, in any letter case; in a URL also percent-encoded."""
    folded = text.casefold()
    in_urls = spellings_in_urls(text)
    has_case = text.lower() != text.upper() or len(in_urls) > 1

    def matches(field: str, values: Iterable[str]) -> Iterable[bool]:
        values = list(values)
        joined = "\n".join(values)
        folded_join = joined.casefold() if has_case else joined
        spellings = [text for text in (in_urls if field == "loc" else (folded,)) if text in folded_join]
        if not spellings:  # in none of them: that is faster known of all than of each
            return [False] * len(values)
        if folded_join != joined:
            values = _folded(values, folded_join)
        return reduce(partial(map, or_), [map(contains, values, repeat(spelling)) for spelling in spellings])

    return matches


def _folded(values: list[str], folded_join: str) -> list[str]:
    """The case-folded values: cut from their join, which is faster, unless they hold line ends."""
    folded = folded_join.split("\n")
    return folded if len(folded) == len(values) else list(map(str.casefold, values))


def spellings_in_urls(text: str) -> tuple[str, ...]:
    """What to look for in a case-folded URL: the text, and how it reads with its characters encoded."""
    folded = text.casefold()
    if folded.isascii():
        return (folded,)
    encoded = (quote(spelling, safe=" /?&=%#", errors="replace").casefold() for spelling in (text, folded))
    return (folded, *dict.fromkeys(encoded))


def compiled(expression: str) -> regex.Pattern[str]:
    """A regular expression that ignores letter case; raises QueryError where it is malformed."""
    try:
        return regex.compile(expression, regex.IGNORECASE)
    except (regex.error, RecursionError) as error:  # the latter: too many brackets in each other
        sentence = QT_TRANSLATE_NOOP("query", "Not a regular expression: {detail}.")
        position = getattr(error, "pos", None)  # the type hints know neither
        raise QueryError(sentence, getattr(error, "msg", str(error)), position) from error


def expression_matcher(expression: str, count: int) -> Matcher:
    """Finds a regular expression in values, `count` at most, for as long as PATIENCE allows from now on."""
    pattern = compiled(expression)
    deadline = time.monotonic() + PATIENCE * max(1, count / 50_000)

    def matches(_field: str, values: Iterable[str]) -> Iterable[bool]:
        try:
            for value in values:
                left = max(1e-6, min(PATIENCE, deadline - time.monotonic()))
                yield pattern.search(value, timeout=left, concurrent=True) is not None
        except (TimeoutError, MemoryError) as error:  # the latter: it calls itself without end
            sentence = QT_TRANSLATE_NOOP("query", "This expression takes too long. Make it simpler.")
            raise QueryError(sentence) from error

    return matches
