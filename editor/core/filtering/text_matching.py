"""Tests which texts of a column match a pattern, all at once; letter case never matters.

Many texts are joined into one and searched together. Regular expressions have a time limit. A plain
text is found in URLs in its percent-encoded forms, too.
"""

import re
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial, reduce
from itertools import repeat
from operator import contains, or_
from typing import TYPE_CHECKING
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_terms import Fit
from editor.core.filtering.filter_tree import Expression, FilterError, FilterSpan, Glob, Literal, Text
from editor.core.text import N_, SentenceError

if TYPE_CHECKING:
    import regex

LONGEST = 0.5  # seconds that a regular expression may take for one value, as typing waits for it
PATIENCE = 10.0  # the same for 50,000 rows, in work that can be cancelled


class ExpressionError(SentenceError):
    """A regular expression that is malformed or too slow; `position` is that of the fault, from 0."""

    def __init__(self, sentence: str, detail: str = "", position: int | None = None) -> None:
        super().__init__(sentence, detail)
        self.position = position  # of the fault in the expression, from 0


class TemplateError(ExpressionError):
    """A replacement of what an expression matches that cannot be used."""


class Patience:
    """The time limit for regular expressions on a number of values, counted from now.

    It counts the time that this thread has worked: a busy machine takes longer, but asks for no more.
    """

    def __init__(self, count: int) -> None:
        self._end = time.thread_time() + PATIENCE * max(1, count / 50_000)

    def left(self) -> float:
        """Return the seconds that the next value may take."""
        return max(1e-6, min(LONGEST, self._end - time.thread_time()))


def compiled_expression(expression: str, *, matches_case: bool = False) -> "regex.Pattern[str]":
    """Compile an expression; raises ExpressionError if it is malformed."""
    import regex  # noqa: PLC0415 - takes 12 ms, and few use it

    try:
        return regex.compile(expression, 0 if matches_case else regex.IGNORECASE)
    except (regex.error, RecursionError) as error:  # RecursionError: its brackets are nested too deeply
        sentence = N_("Not a valid regular expression: {detail}.")
        message, place = (
            getattr(error, "msg", str(error)),
            getattr(error, "pos", None),
        )  # which its hints lack
        raise ExpressionError(sentence, message, place) from error


def expression_matcher(expression: str, count: int) -> Callable[[Iterable[str]], Iterable[bool]]:
    """Return a function that tells for each of at most `count` texts whether an expression matches somewhere
    in it.

    The time limit, which grows with `count`, starts now. Raises ExpressionError if the expression is
    malformed; the returned function raises it if the time runs out.
    """
    pattern = compiled_expression(expression)
    patience = Patience(count)

    def matches(texts: Iterable[str]) -> Iterable[bool]:
        try:
            for text in texts:
                yield pattern.search(text, timeout=patience.left(), concurrent=True) is not None
        except (TimeoutError, MemoryError) as error:  # MemoryError: endless recursion in the expression
            sentence = N_("This expression takes too long to run. Simplify it.")
            raise ExpressionError(sentence) from error

    return matches


SEPARATOR = "\0"  # no XML file can hold it, so hardly any text does


def cut_off(signs: str, texts: Sequence[str]) -> list[str]:
    """Return each text up to the first occurrence of any of some characters."""
    joined = SEPARATOR.join(texts)
    if not any(sign in joined for sign in signs):
        return list(texts)
    is_odd = joined.count(SEPARATOR) != len(texts) - 1
    for sign in signs:
        if is_odd:
            texts = [text.partition(sign)[0] for text in texts]
        elif sign in joined:
            first, *others = joined.split(sign)
            kept = [other[end:] for other in others if (end := other.find(SEPARATOR)) >= 0]
            joined = "".join([first, *kept])
    return list(texts) if is_odd else joined.split(SEPARATOR)


def case_folded(texts: Sequence[str]) -> Sequence[str]:
    """Return the texts case-folded."""
    joined = SEPARATOR.join(texts)
    folded = joined.casefold()
    return texts if folded == joined else split_texts(folded, len(texts)) or list(map(str.casefold, texts))


def split_texts(joined: str, count: int) -> list[str] | None:
    """Split joined texts again; None if one of them contained the separator itself."""
    texts = joined.split(SEPARATOR)
    return texts if len(texts) == count else None


_DELIMITERS = " /?&=%#"
_ASCII = "".join(map(chr, range(128)))


def text_matcher(*texts: str, in_url: bool = False) -> Callable[[Sequence[str]], Iterable[int]]:
    """Return a function that tells, as one truth value each, which values contain any of the texts."""
    spelled = tuple(
        spelling for text in texts for spelling in (spellings_in_urls(text) if in_url else (text.casefold(),))
    )
    has_case = any(text.lower() != text.upper() for text in (*texts, *spelled))

    def matches(values: Sequence[str]) -> Iterable[int]:
        joined = SEPARATOR.join(values)
        folded = joined.casefold() if has_case else joined
        spellings = [spelling for spelling in spelled if spelling in folded]
        if not spellings:  # no text has any: quicker known for all than for each
            return bytes(len(values))
        if folded != joined:
            values = split_texts(folded, len(values)) or list(map(str.casefold, values))
        return reduce(partial(map, or_), [map(contains, values, repeat(spelling)) for spelling in spellings])

    return matches


def spellings_in_urls(text: str) -> tuple[str, ...]:
    """Return the spellings to search for in case-folded URLs: as it is and percent-encoded."""
    folded = text.casefold()
    if text.isascii():
        return (folded,)
    encoded = (
        quote(spelling, safe=safe, errors="replace").casefold()
        for safe in (_DELIMITERS, _ASCII)  # illegal characters may be encoded, or not
        for spelling in (text, folded)
    )
    return (folded, *dict.fromkeys(encoded))


Test = Callable[[Sequence[str]], Iterable[int]]  # one truth value for each of some texts; "" never fits


def pattern_test(question: Text, fit: Fit, count: int, *, in_url: bool = False) -> Test:
    """Return the test of a condition for at most `count` texts.

    With `in_url` a percent-encoded character matches as well. The test raises FilterError if a regular
    expression takes too long.
    """
    fit = Fit.WHOLE if question.is_whole else fit
    match question.pattern:
        case Expression(source):
            return _found(source, count, question.place)
        case Glob(parts):
            return _globbed(parts, fit, in_url=in_url)
        case Literal(text):
            return _literal(text, fit, in_url=in_url)


def may_fit_of(signs: Collection[str], question: Text) -> bool:
    """Return False if no text that consists of these case-folded characters alone can match the pattern."""
    match question.pattern:
        case Expression():
            return True
        case Glob(parts):
            return set("".join(parts).casefold()).issubset(signs)
        case Literal(text):
            return set(text.casefold()).issubset(signs)


def _literal(text: str, fit: Fit, *, in_url: bool) -> Test:
    if fit is Fit.ANYWHERE:
        return text_matcher(text, in_url=in_url)
    spellings = _spellings(text, in_url=in_url)
    if fit is Fit.START:
        return lambda values: map(str.startswith, case_folded(values), repeat(spellings))
    return lambda values: map(frozenset(spellings).__contains__, _folded(values))


def _spellings(text: str, *, in_url: bool) -> tuple[str, ...]:
    return spellings_in_urls(text) if in_url else (text.casefold(),)


def _folded(values: Sequence[str]) -> Iterable[str]:
    """Yield the values case-folded and without surrounding whitespace, as they are compared."""
    return map(str.strip, case_folded(values), repeat(XML_SPACE))


def _globbed(parts: Sequence[str], fit: Fit, *, in_url: bool) -> Test:
    """Return the test of a pattern with asterisks: on the whole text, or anywhere if none is at an end."""
    spelled = [_spellings(part, in_url=in_url) for part in parts]
    if len(parts) == 2 and not all(parts):
        first, last = parts
        if first:
            return lambda values: map(str.startswith, _folded(values), repeat(spelled[0]))
        if last:
            return lambda values: map(str.endswith, _folded(values), repeat(spelled[1]))
        return lambda values: map(bool, values)
    is_anywhere = fit is Fit.ANYWHERE and parts[0] != "" and parts[-1] != ""
    fits = _glob_pattern(spelled, is_anywhere=is_anywhere)
    rarest = max(spelled, key=lambda spellings: len(spellings[0]))
    if len(rarest) > 1:
        return lambda values: (fits(value) is not None for value in _folded(values))
    needed = rarest[0]  # a quicker first test
    return lambda values: (needed in value and fits(value) is not None for value in _folded(values))


def _glob_pattern(
    spelled: Sequence[tuple[str, ...]], *, is_anywhere: bool
) -> Callable[[str], re.Match[str] | None]:
    """Compile an expression that finds each part at its first place: it takes linear time."""
    first, *inner, last = ["|".join(map(re.escape, spellings)) for spellings in spelled]
    steps = "".join(f"(?>.*?(?:{part}))" for part in inner)
    if is_anywhere:
        return re.compile(f"(?>.*?(?:{first})){steps}.*?(?:{last})", re.DOTALL).match
    return re.compile(f"(?:{first}){steps}.*(?:{last})", re.DOTALL).fullmatch


def _found(source: str, count: int, place: FilterSpan) -> Test:
    """Return the test of a regular expression, on each value with and without surrounding whitespace."""
    matches = expression_matcher(source, count)

    def test(values: Sequence[str]) -> Iterator[bool]:
        bare_values = map(str.strip, values, repeat(XML_SPACE))
        try:
            for value, bare, is_match in zip(values, bare_values, matches(values), strict=True):
                fits = is_match or (bare != value and any(matches((bare,))))
                yield fits and value != ""
        except ExpressionError as error:
            raise FilterError(error.sentence, error.detail, place) from error

    return test


class Distinct:
    """A test that is put to each different text only once, as dates, hosts and the like repeat."""

    def __init__(self, test: Test) -> None:
        self._test = test
        self._asked: set[str] = {""}
        self._fitting: set[str] = set()

    def __call__(self, values: Sequence[str]) -> Iterable[int]:
        """Return one truth value for each text: whether it matches."""
        if not self.fits_any(values):
            return bytes(len(values))
        return map(self._fitting.__contains__, values)

    def fits_any(self, values: Iterable[str]) -> bool:
        """Return False if none of these texts matches, nor any that was tested before."""
        new = list(set(values) - self._asked)
        self._asked.update(new)
        self._fitting.update(value for value, fits in zip(new, self._test(new), strict=True) if fits)
        return bool(self._fitting)
