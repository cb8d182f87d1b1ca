"""Tests which texts of a column match a pattern, all at once; letter case never matters."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import repeat

from editor.core.fields import XML_SPACE
from editor.core.filtering.errors import FilterError
from editor.core.filtering.expressions import ExpressionError, expression_matcher
from editor.core.filtering.filter_tree import Expression, FilterSpan, Glob, Literal, Text
from editor.core.filtering.many_texts import case_folded
from editor.core.filtering.terms import Fit
from editor.core.filtering.texts import spellings_in_urls, text_matcher

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
            raise FilterError(error.sentence, place=place) from error

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
