"""Finds clusters of entries: pages that are language versions of each other."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from editor.core.document.entries import Entries
from editor.core.extensions.languages import X_DEFAULT, Versions, language_versions
from editor.core.fields import XML_SPACE
from editor.core.values.urls import equivalence_key


@lru_cache(maxsize=200_000)
def page_key(url: str) -> str:
    """Return the key by which pages are compared: equivalent URLs have the same."""
    return equivalence_key(url.strip(XML_SPACE))


@dataclass(frozen=True, slots=True)
class Cluster:
    """A cluster: the rows of pages that are language versions of each other."""

    rows: tuple[int, ...]
    languages: int  # the number of languages, without x-default
    is_complete: bool  # every page names the same versions, including itself
    has_default: bool = False  # any page names an x-default version


def clusters_of(entries: Entries) -> list[Cluster]:
    """Return all clusters of a document, by their first row; pages that are only linked to count as well."""
    named = language_versions(entries)
    if not any(named):
        return []
    pages = list(map(page_key, entries.column("loc")))
    groups = _Groups()
    for row, versions in enumerate(named):
        if versions:
            groups.join(pages[row], versions)
    groups.join_defaults()
    by_group: dict[int, list[int]] = {}
    for row, page in enumerate(pages):
        if (number := groups.find(page)) is not None:
            by_group.setdefault(number, []).append(row)
    return [_cluster(rows, pages, named) for rows in by_group.values()]


class _Groups:
    """A union-find structure of pages that belong together."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._above: list[int] = []
        self._done: dict[Versions, int] = {}
        self._said: list[tuple[int, Versions]] = []  # with the number of a page that names them
        self._defaults: dict[str, list[int]] = {}  # x-default pages -> pages that name them

    def join(self, page: str, versions: Versions) -> None:
        """Unite a page with the versions that it names."""
        number = self._done.get(versions)
        if number is None:
            number = self._number(page)
            for language, key in pairs_of(versions):
                if language == X_DEFAULT:
                    self._defaults.setdefault(key, []).append(number)
                else:
                    self._unite(number, self._number(key))
            self._done[versions] = number
            self._said.append((number, versions))
        self._unite(number, self._number(page))

    def join_defaults(self) -> None:
        """Unite x-default pages with the pages that name them, unless they serve a whole site.

        An x-default page serves a whole site if the pages that name it are not versions of each other: they
        name different pages for some language.
        """
        said: dict[int, dict[str, str]] = {}
        for number, versions in self._said:
            own = said.setdefault(self._top(number), {})
            for language, key in pairs_of(versions):
                if language != X_DEFAULT:
                    own.setdefault(language, key)
        for page, numbers in self._defaults.items():
            named = [self._numbers[page]] if page in self._numbers else []
            tops = dict.fromkeys(map(self._top, (*numbers, *named)))
            together = _agreed(said.get(top, {}) for top in tops)
            if together is not None:
                for top in tops:
                    self._unite(self._number(page), top)
                said[self._top(self._number(page))] = together

    def find(self, page: str) -> int | None:
        """Return the number of the group of a page; None if it is in none."""
        number = self._numbers.get(page)
        return None if number is None else self._top(number)

    def _number(self, page: str) -> int:
        number = self._numbers.setdefault(page, len(self._above))
        if number == len(self._above):
            self._above.append(number)
        return number

    def _top(self, number: int) -> int:
        while self._above[number] != number:
            self._above[number] = self._above[self._above[number]]
            number = self._above[number]
        return number

    def _unite(self, one: int, other: int) -> None:
        self._above[self._top(other)] = self._top(one)


def _agreed(said: Iterable[Mapping[str, str]]) -> dict[str, str] | None:
    """Return the page of each language that some groups agree on; None if they name different ones."""
    together: dict[str, str] = {}
    for own in said:
        for language, page in own.items():
            if together.setdefault(language, page) != page:
                return None
    return together


def _cluster(rows: Sequence[int], pages: Sequence[str], named: Sequence[Versions]) -> Cluster:
    own = {id(named[row]): pairs_of(named[row]) for row in rows}  # the same for most of them
    languages = {language for pairs in own.values() for language, _ in pairs}
    is_complete = False
    if len({tuple(sorted(pairs)) for pairs in own.values()}) == 1:
        pairs = own[id(named[rows[0]])]
        versions = {page for _, page in pairs}
        is_complete = len(pairs) == len(languages) and all(pages[row] in versions for row in rows)
    return Cluster(tuple(rows), len(languages - {X_DEFAULT}), is_complete, X_DEFAULT in languages)


def pairs_of(versions: Versions) -> list[tuple[str, str]]:
    """Return the language codes, in lower case, and the page keys of some versions."""
    return [(version.language.lower(), page_key(version.href)) for version in versions]
