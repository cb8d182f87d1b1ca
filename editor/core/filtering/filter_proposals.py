"""Proposes filters: how to go on with one that is typed, and conditions made from a cell.

While a person types, the names of terms are proposed, then the values of a term, of those in the
document the commonest first. A cell gives conditions by its value, its emptiness, or the folder of
its URL.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import chain, islice
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.language_links import languages_linked_to, own_languages
from editor.core.fields import CHANGEFREQS, XML_SPACE
from editor.core.filtering.filter_language import as_word
from editor.core.filtering.filter_parts import NO_PLACE
from editor.core.filtering.filter_terms import ALL_TERMS, ANY, TERM_BY_NAME, TERMS, Takes, Term, term_of
from editor.core.filtering.filter_tree import (
    ComparisonTest,
    Glob,
    Literal,
    Node,
    Not,
    Text,
    WordTest,
    operand_of,
)
from editor.core.filtering.value_matching import SplitUrls, hosts_of, parameter_names, scheme_of, zones_of
from editor.core.site.page_answers import PageAnswer
from editor.core.table_columns import ANSWER_COLUMNS


def value_question(name: str, value: str) -> Node:
    """Return the condition that matches the rows with a value for which a term asks, such as 3 images."""
    term = term_of(name) or TERM_BY_NAME[ANY]
    if not value:
        return Not(_is_there(term))
    if term.takes is Takes.WORD:
        return WordTest(name, value)
    operand = operand_of(term.takes, value) if term.is_compared else None
    if operand is not None:
        return ComparisonTest(name, "=", operand)
    return Text(name, Literal(value), is_whole=not term.is_compared)


def _is_there(term: Term) -> Node:
    """Return the condition that matches the rows with any value for which a term asks."""
    if term.name not in _ANSWER_COLUMN:
        return WordTest("has", term.name)
    if term.takes is Takes.WORD:
        return WordTest("is", "checked")
    least = operand_of(term.takes, _LEAST[term.takes]) if term.is_compared else None
    return Text(term.name, Glob(("", ""))) if least is None else ComparisonTest(term.name, ">=", least)


_LEAST = {Takes.COUNT: "0", Takes.DATE: "0001"}


def folder_question(loc: str, locs: Sequence[str]) -> tuple[Node, ...]:
    """Return the conditions that match the URLs in the folder of `loc`.

    The host is one of them only if `locs` has URLs on other hosts.
    """
    home, path = _home_and_path(loc)
    host = hosts_of(home)[0] if home else ""
    if not host:
        return (NO_PLACE,)
    folder = Text("path", Literal(path[: path.rfind("/") + 1] or "/"))
    others = {hosts_of(each)[0] for each in set(SplitUrls(locs).homes()) if each} - {host, ""}
    return (Text("host", Literal(host), is_whole=True), folder) if others else (folder,)


def _home_and_path(loc: str) -> tuple[str, str]:
    urls = SplitUrls([loc])
    return urls.homes()[0], urls.readable_paths()[0]


MOST_PROPOSALS = 50  # proposals at once

Values = Callable[[str], Iterable[str]]  # returns values for a term's name, the best first

_BEGUN = re.compile(r"([A-Za-z][A-Za-z_-]*)(:|!=|==|[<>]=?|=)(.*)", re.DOTALL)
_SIGN = re.compile(r"[<>]=?|==?")
_REST = re.compile(r'[^\s()"]*')
_AGES = ("30d", "90d", "6m", "1y", "2y")


class FilterProposal(NamedTuple):
    """A proposed completion: `text` replaces the characters from `start` up to, but not including, `end`."""

    text: str
    start: int
    end: int
    help: str  # to be translated; "": nothing new


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
        sign = _SIGN.match(begun[3]) if term.is_compared else None  # priority:<0.5 means priority<0.5
        skipped = sign.end() if sign else 0
        found = _values(term, begun[3][skipped:], begun.start(3) + skipped, end, values)
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
    for term in ALL_TERMS:
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
    words = term.help  # once: all others are the same
    for value in _AGES if term.takes is Takes.AGE else values(term.name):
        if value.casefold().startswith(typed):
            yield FilterProposal(value if term.is_compared else as_word(value), start, end, words)
            words = ""


SAMPLE = 20_000  # rows that are examined
_MONTH = 7  # characters of a date


def document_values(
    entries: Entries,
    rules_broken: Callable[[], Iterable[str]] = tuple,
    answers: Callable[[], Iterable[PageAnswer]] = tuple,
) -> Values:
    """Return a function that proposes, for a term, the values found in the first rows of a document.

    The values are counted when they are asked for. `rules_broken` returns the ids of the rules that any row
    breaks, `answers` what pages answered.
    """
    locs = entries.column("loc")
    finders: dict[str, Callable[[], Iterable[str]]] = {
        "lastmod": lambda: _months(entries.column("lastmod")[:SAMPLE]),
        "changefreq": lambda: CHANGEFREQS,
        "priority": lambda: _priorities(entries.column("priority")[:SAMPLE]),
        "path": lambda: _commonest(_folders(SplitUrls(locs[:SAMPLE]).paths())),
        "host": lambda: _commonest(hosts_of(home)[0] for home in SplitUrls(locs[:SAMPLE]).homes()),
        "param": lambda: _commonest(_parameters(SplitUrls(locs[:SAMPLE]).queries())),
        "ext": lambda: _commonest(map(str.lower, SplitUrls(locs[:SAMPLE]).endings())),
        "sitemap": lambda: [file.name for file in entries.files if file.name],
        "zone": lambda: _commonest(zones_of(entries.column("lastmod")[:SAMPLE])),
        "scheme": lambda: _commonest(map(scheme_of, SplitUrls(locs[:SAMPLE]).homes())),
        "language": lambda: _commonest(chain.from_iterable(own_languages(entries))),
        "version": lambda: _commonest(chain.from_iterable(languages_linked_to(entries))),
        "rule": rules_broken,
    }

    def values(term: str) -> Iterable[str]:
        if (column := _ANSWER_COLUMN.get(term)) is None:
            return finders[term]() if term in finders else ()
        texts = _commonest(map(column.part, answers()))
        return sorted(texts, key=column.key) if TERM_BY_NAME[term].is_compared else texts

    return values


_ANSWER_COLUMN = {column.term: column for column in ANSWER_COLUMNS}


def _commonest(values: Iterable[str]) -> list[str]:
    return [value for value, _ in Counter(values).most_common() if value]


def _months(values: Iterable[str]) -> list[str]:
    """Return the months of some dates, the latest first."""
    months = {value[:_MONTH] for value in values}
    return sorted((month for month in months if operand_of(Takes.DATE, month)), reverse=True)


def _priorities(values: Iterable[str]) -> list[str]:
    """Return the numbers among some values, the least first."""
    trimmed = {value.strip(XML_SPACE) for value in values}
    return [value for _, value in sorted(_numbers(trimmed))]


def _numbers(values: Iterable[str]) -> Iterator[tuple[Decimal, str]]:
    for value in values:
        if isinstance(number := operand_of(Takes.NUMBER, value), Decimal):
            yield number, value


def _folders(paths: Iterable[str]) -> Iterator[str]:
    """Yield the top-level folder of each path that has one."""
    for path in paths:
        end = path.find("/", 1)
        if end > 0:
            yield path[: end + 1]


def _parameters(queries: Iterable[str]) -> Iterator[str]:
    for query in filter(None, queries):
        yield from dict.fromkeys(parameter_names(query))
