"""Finding the rows that a text or a regular expression matches."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial, reduce
from itertools import compress, islice, repeat
from operator import contains, or_
from urllib.parse import quote

import regex

from editor.core.fields import FIELD_NAMES
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.urlset import Urlset

PATIENCE = 2.0  # seconds that a regular expression may take for one value, and for 50,000 rows
_PIECE = 20_000  # rows between two questions whether to go on


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
    locs = iter(urlset.column("loc"))
    for first in range(0, count, _PIECE):
        if cancelled():
            return rows
        rows += compress(range(first, first + _PIECE), matches("loc", islice(locs, _PIECE)))
    for field in FIELD_NAMES[1:]:
        if cancelled():
            return rows
        column = urlset.column(field)
        distinct = list(set(column))  # dates and the like repeat: each is asked once
        matching = set(compress(distinct, matches(field, distinct))) - {""}
        if matching:
            more = compress(range(count), map(matching.__contains__, column))
            rows = sorted({*rows, *more}) if rows else list(more)
    return rows


# Tells which of some values match; the field is the one they are values of.
Matcher = Callable[[str, Iterable[str]], Iterable[bool]]


def text_matcher(text: str) -> Matcher:
    """Finds a text anywhere in a value, in any letter case; in a URL also percent-encoded."""
    folded = text.casefold()
    spellings = spellings_in_urls(text)
    has_case = text.lower() != text.upper()

    def matches(field: str, values: Iterable[str]) -> Iterable[bool]:
        if field == "loc" and len(spellings) > 1:
            folded_values = list(map(str.casefold, values))
            return reduce(partial(map, or_), [map(contains, folded_values, repeat(s)) for s in spellings])
        return map(contains, map(str.casefold, values) if has_case else values, repeat(folded))

    return matches


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
        except TimeoutError as error:
            sentence = QT_TRANSLATE_NOOP("query", "This expression takes too long. Make it simpler.")
            raise QueryError(sentence) from error

    return matches
