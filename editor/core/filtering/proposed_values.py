"""Collects the values of a document that are worth proposing in a filter, the commonest first."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from editor.core.document.entries import Entries
from editor.core.extensions.page_languages import languages_linked_to, own_languages
from editor.core.fields import CHANGEFREQS, XML_SPACE
from editor.core.filtering.complete import Values
from editor.core.filtering.date_tests import zones_of
from editor.core.filtering.spans import operand_of
from editor.core.filtering.terms import Takes
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import hosts_of, parameter_names, scheme_of
from editor.core.site.answers import PageAnswer

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
        "sitemap": lambda: [file.name for file in entries.files if entries.is_set],
        "zone": lambda: _commonest(zones_of(entries.column("lastmod")[:SAMPLE])),
        "scheme": lambda: _commonest(map(scheme_of, SplitUrls(locs[:SAMPLE]).homes())),
        "language": lambda: _commonest(chain.from_iterable(own_languages(entries))),
        "version": lambda: _commonest(chain.from_iterable(languages_linked_to(entries))),
        "rule": rules_broken,
        "status": lambda: _commonest(str(answer.status or "") for answer in answers()),
        "final": lambda: _commonest(answer.final_url for answer in answers() if answer.hops),
    }
    return lambda term: finders[term]() if term in finders else ()


def _commonest(values: Iterable[str]) -> list[str]:
    return [value for value, _ in Counter(values).most_common() if value]


def _months(values: Iterable[str]) -> list[str]:
    """Return the months of some dates, the latest first."""
    months = {value[:_MONTH] for value in values}
    return sorted((month for month in months if operand_of(Takes.DATE, month)), reverse=True)


def _priorities(values: Iterable[str]) -> list[str]:
    trimmed = (value.strip(XML_SPACE) for value in values)
    return [value for value in _commonest(trimmed) if operand_of(Takes.NUMBER, value) is not None]


def _folders(paths: Iterable[str]) -> Iterator[str]:
    """Yield the top-level folder of each path that has one."""
    for path in paths:
        end = path.find("/", 1)
        if end > 0:
            yield path[: end + 1]


def _parameters(queries: Iterable[str]) -> Iterator[str]:
    for query in filter(None, queries):
        yield from dict.fromkeys(parameter_names(query))
