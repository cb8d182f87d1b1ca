"""What may be asked of the parts of URLs: path, depth, host, parameters, the ending of the file's name."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import compress
from urllib.parse import unquote_plus

from editor.core.filtering.filter_tree import Expression, Glob, Literal, Pattern, Text
from editor.core.filtering.patterns import Distinct, Test
from editor.core.filtering.spans import KeySpan, key_of_number
from editor.core.filtering.url_parts import SplitUrls
from editor.core.values.hosts import a_label, split_authority, unicode_host
from editor.core.values.urls import decoded_path

UrlTest = Callable[[SplitUrls], Iterable[int]]  # one truth value for each URL


def depth_test(span: KeySpan) -> UrlTest:
    """Whether the number of a path's named segments lies in a span."""

    def test(urls: SplitUrls) -> Iterable[int]:
        depths = urls.depths()
        fitting = {depth for depth in set(depths) if depth >= 0 and span.holds(key_of_number(depth))}
        return map(fitting.__contains__, depths)

    return test


def on_readable_paths(question: Text) -> Text:
    """Put the same question to readable paths: one encoding of a character is as good as another there.

    An expression stays what it is, and is asked of the paths as written.
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
    """One that is asked for with a dot in it, as tar.gz, is looked for as a whole."""
    dots = question.pattern.text.count(".") if isinstance(question.pattern, Literal) else 0
    distinct = Distinct(test)
    return lambda urls: distinct(urls.endings(dots))


def _host_test(_question: Text, test: Test) -> UrlTest:
    """In ASCII or in readable form: either may be written, and either asked for."""

    def fit(homes: Sequence[str]) -> Iterator[bool]:
        return (any(test(hosts_of(home))) for home in homes)

    distinct = Distinct(fit)
    return lambda urls: distinct(urls.homes())


def hosts_of(home: str) -> tuple[str, str]:
    """The host of `scheme://authority` in ASCII, and in readable form."""
    host = a_label(split_authority(home.partition("://")[2].removesuffix("/"))[1])
    return host, unicode_host(host)


def _parameter_test(question: Text, test: Test) -> UrlTest:
    """As written or decoded; with its value where the question has an equals sign."""
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
    """The parameters of a query, as written and decoded."""
    written = query.split("&")
    return [*written, *map(unquote_plus, written)] if "%" in query or "+" in query else written


def parameter_names(query: str) -> list[str]:
    """The names of the parameters of a query, as written and decoded."""
    written = [parameter.partition("=")[0] for parameter in query.split("&")]
    return [*written, *map(unquote_plus, written)] if "%" in query or "+" in query else written


def necessary_texts(question: Text) -> tuple[str, ...]:
    """Texts of which every URL that fits has one, in any letter case: quick to look for before all else."""
    match question.term, question.pattern:
        case "param", _:
            return ("?",)
        case "ext", Literal(text):
            return (f".{text}",)
        case "path", Literal(text) if text != "/":  # every URL has one
            return text, "%"  # an encoded character may be another letter case of one or more in the text
        case "path", Glob(parts) if any(parts):
            return max(parts, key=len), "%"
        case _:
            return ()


URL_TESTS: dict[str, Callable[[Text, Test], UrlTest]] = {
    "path": _path_test,
    "ext": _ending_test,
    "host": _host_test,
    "param": _parameter_test,
}
