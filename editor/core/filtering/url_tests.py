"""Tests of the parts of URLs: path, depth, host, parameters and file extension."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import compress, repeat
from urllib.parse import unquote_plus

from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_tree import Expression, Glob, Literal, Pattern, Text
from editor.core.filtering.patterns import Distinct, Test
from editor.core.filtering.spans import KeySpan, key_of_number
from editor.core.filtering.url_parts import SplitUrls
from editor.core.values.hosts import a_label, split_authority, unicode_host
from editor.core.values.urls import decoded_path

UrlTest = Callable[[SplitUrls], Iterable[int]]  # one truth value for each URL


def depth_test(span: KeySpan) -> UrlTest:
    """Return the test whether the number of named segments of a path lies in a span."""

    def test(urls: SplitUrls) -> Iterable[int]:
        depths = urls.depths()
        fitting = {depth for depth in set(depths) if depth >= 0 and span.holds(key_of_number(depth))}
        return map(fitting.__contains__, depths)

    return test


def length_test(span: KeySpan) -> Test:
    """Return the test whether the number of characters of a URL lies in a span; "" never does."""

    def test(locs: Sequence[str]) -> Iterable[int]:
        lengths = lengths_of(locs)
        fitting = {length for length in set(lengths) if length and span.holds(key_of_number(length))}
        return map(fitting.__contains__, lengths)

    return test


def lengths_of(locs: Sequence[str]) -> list[int]:
    """Return the number of characters of each URL, without whitespace around it."""
    return list(map(len, map(str.strip, locs, repeat(XML_SPACE))))


def on_readable_paths(question: Text) -> Text:
    """Return a condition on paths with its pattern decoded, so that it matches any encoding of a character.

    A regular expression stays as it is; it is tested on the paths as written.
    """
    match question.pattern:
        case Literal(text):
            return replace(question, pattern=Literal(decoded_path(text)))
        case Glob(parts):
            return replace(question, pattern=Glob(tuple(map(decoded_path, parts))))
        case Expression():
            return question


def _path_test(question: Text, test: Test) -> UrlTest:
    if isinstance(question.pattern, Expression):
        return lambda urls: test(urls.paths())
    return lambda urls: test(urls.readable_paths())


def _ending_test(question: Text, test: Test) -> UrlTest:
    """Return the test of a file extension; a pattern such as tar.gz is compared with two parts."""
    dots = question.pattern.text.count(".") if isinstance(question.pattern, Literal) else 0
    distinct = Distinct(test)
    return lambda urls: distinct(urls.endings(dots))


def _host_test(_question: Text, test: Test) -> UrlTest:
    """Return the test of a host; in ASCII or in readable form, in the URL as in the filter."""

    def fit(homes: Sequence[str]) -> Iterator[bool]:
        return (any(test(hosts_of(home))) for home in homes)

    distinct = Distinct(fit)
    return lambda urls: distinct(urls.homes())


def _scheme_test(_question: Text, test: Test) -> UrlTest:
    distinct = Distinct(lambda homes: test([scheme_of(home) for home in homes]))
    return lambda urls: distinct(urls.homes())


def scheme_of(home: str) -> str:
    """Return the scheme of `scheme://authority` in lower case; "" if it has none."""
    return home.partition("://")[0].lower()


def hosts_of(home: str) -> tuple[str, str]:
    """Return the host of `scheme://authority` in ASCII and in readable form."""
    host = a_label(split_authority(home.partition("://")[2].removesuffix("/"))[1])
    return host, unicode_host(host)


def _parameter_test(question: Text, test: Test) -> UrlTest:
    """Return the test of a query's parameters, written or decoded; of `name=value` if `=` is asked for."""
    wanted = _parameters if "=" in _source(question.pattern) else parameter_names
    distinct = Distinct(test)

    def fit(urls: SplitUrls) -> Iterable[int]:
        queries = urls.queries()
        texts_of = {query: wanted(query) for query in set(queries)}
        texts = list(set().union(*texts_of.values()))
        fitting = set(compress(texts, distinct(texts)))
        return (not fitting.isdisjoint(texts_of[query]) for query in queries)

    return fit


def _source(pattern: Pattern) -> str:
    match pattern:
        case Literal(text):
            return text
        case Glob(parts):
            return "*".join(parts)
        case Expression(source):
            return source


def _parameters(query: str) -> list[str]:
    """Return the parameters of a query, as written and decoded."""
    written = query.split("&")
    return [*written, *map(unquote_plus, written)] if "%" in query or "+" in query else written


def parameter_names(query: str) -> list[str]:
    """Return the names of the parameters of a query, as written and decoded."""
    written = [parameter.partition("=")[0] for parameter in query.split("&")]
    return [*written, *map(unquote_plus, written)] if "%" in query or "+" in query else written


def necessary_texts(question: Text) -> tuple[str, ...]:
    """Return texts of which each matching URL contains one, in any letter case: a quick first test."""
    match question.term, question.pattern:
        case "param", _:
            return ("?",)
        case "ext", Literal(text):
            return (f".{text}",)
        case "path", Literal(text) if text != "/":  # every URL has one
            return text, "%"  # an encoded character may match the text in another letter case
        case "path", Glob(parts) if any(parts):
            return max(parts, key=len), "%"
        case _:
            return ()


URL_TESTS: dict[str, Callable[[Text, Test], UrlTest]] = {
    "path": _path_test,
    "ext": _ending_test,
    "host": _host_test,
    "scheme": _scheme_test,
    "param": _parameter_test,
}
