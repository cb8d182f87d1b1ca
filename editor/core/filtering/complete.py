"""Completes a filter while it is typed: proposes the names of terms, then the values of a term."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from editor.core.filtering.printing import as_word
from editor.core.filtering.terms import TERM_BY_NAME, TERMS, Takes, Term

MOST_PROPOSALS = 50  # proposals at once

Values = Callable[[str], Iterable[str]]  # returns values for a term's name, the best first

_BEGUN = re.compile(r"([A-Za-z][A-Za-z_-]*)(:|!=|==|[<>]=?|=)(.*)", re.DOTALL)
_REST = re.compile(r'[^\s()"]*')
_AGES = ("30d", "90d", "6m", "1y", "2y")


@dataclass(frozen=True, slots=True)
class FilterProposal:
    """A proposed completion: `text` replaces the characters from `start` up to, but not including, `end`."""

    text: str
    start: int
    end: int
    help: str  # to be translated


def completions(text: str, cursor: int, values: Values) -> list[FilterProposal]:
    """Return at most MOST proposals for the word at the cursor; none inside quotes."""
    start = _start_of_word(text, cursor)
    if start is None:
        return []
    rest = _REST.match(text, cursor)
    end = rest.end() if rest else cursor
    begun = _BEGUN.fullmatch(text, start, cursor)
    if begun is None:
        found = _names(text[start:cursor], start, end)
    elif term := TERM_BY_NAME.get(begun[1].lower()):
        found = _values(term, begun[3], begun.start(3), end, values)
    else:
        return []
    return [each for each in islice(found, MOST_PROPOSALS) if each.text != text[each.start : end]]


def _start_of_word(text: str, cursor: int) -> int | None:
    """Return where the word at the cursor begins, after brackets and minuses; None inside quotes."""
    start, in_quotes, at = 0, False, 0
    while at < cursor:
        sign = text[at]
        if sign == '"':
            in_quotes = not in_quotes
        elif in_quotes:
            at += sign == "\\"
        elif sign.isspace() or (sign in "(-" and at == start):
            start = at + 1
        at += 1
    return None if in_quotes else start


def _names(typed: str, start: int, end: int) -> Iterator[FilterProposal]:
    """Yield the terms whose names begin with `typed`; unless it is empty, also the words of terms."""
    typed = typed.lower()
    for term in TERMS:
        if term.name.startswith(typed):
            operator = next(sign for sign in (":", "<", ">") if sign in term.example)
            name = term.example.partition(operator)[0] + operator
            yield FilterProposal(name, start, end, term.help)
    for term in TERMS if typed else ():
        for word in term.words:
            if word.name.startswith(typed):
                yield FilterProposal(f"{term.name}:{word.name}", start, end, word.help)


def _values(term: Term, typed: str, start: int, end: int, values: Values) -> Iterator[FilterProposal]:
    typed = typed.casefold()
    if term.takes is Takes.WORD:
        for word in term.words:
            if word.name.startswith(typed):
                yield FilterProposal(word.name, start, end, word.help)
        return
    for value in _AGES if term.takes is Takes.AGE else values(term.name):
        if value.casefold().startswith(typed):
            yield FilterProposal(value if term.is_compared else as_word(value), start, end, term.help)
