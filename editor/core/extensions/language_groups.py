"""Finds pages that are versions of each other by their URLs, and links them.

The URLs of such pages differ only by a language: in the path (`/en/x`, `/fr/x`), at the beginning of the
host (`en.example.org`) or in the query (`?lang=en`). Those without any may be in one language that a
person names. Links that entries have already stay, and what they say of a page counts more than its
URL. Where two pages have one language, or links contradict the URLs, nobody knows what is meant, and
the group is left out.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.language_links import (
    X_DEFAULT,
    LanguageVersion,
    Versions,
    is_known_code,
    language_versions,
    page_key,
    usual_case,
)
from editor.core.extensions.language_matrix import ClusterCompletion, with_versions
from editor.core.fields import XML_SPACE, Kind

_URL = re.compile(r"(https?://)([^/?#]+)([^?#]*)(\?[^#]*)?(.*)", re.IGNORECASE | re.DOTALL)
_PARAMETERS = frozenset({"lang", "language", "locale", "hl", "lng"})
_SIGNS = re.compile(r"([?&;])")  # before each parameter


class UrlLanguage(NamedTuple):
    """A URL without its language, by which versions are found, and the language; "" if it names none."""

    rest: str
    language: str


def url_language(url: str) -> UrlLanguage:
    """Return what a URL says about the language of its page: in the query, else the path, else the host."""
    found = _URL.fullmatch(page_key(url))
    if found is None:
        return UrlLanguage(url, "")
    scheme, authority, path, query, fragment = (part or "" for part in found.groups())
    host = authority.removeprefix("www.")
    language, left = _taken_from_query(query)
    if language:
        query = left
    else:
        language, left = _taken_from_path(path)
        if language:
            path = left
        else:
            label, _, domain = host.partition(".")
            language = _code(label) if "." in domain else ""
            host = domain if language else host
    return UrlLanguage(f"{scheme}{host}{path or '/'}{query}{fragment}", language)


@lru_cache(maxsize=4096)
def _code(text: str) -> str:
    """Return a text as a language code in the usual letter case; "" if it is none."""
    if not 2 <= len(text) <= len("zh-Hant-TW"):
        return ""
    code = usual_case(text.replace("_", "-"))
    return code if code != usual_case(X_DEFAULT) and is_known_code(code) else ""


def _taken_from_path(path: str) -> tuple[str, str]:
    """Return the language of a path and the path without it: the first segment, or the only such one."""
    segments = path.split("/")
    places = [place for place, segment in enumerate(segments) if place and _code(segment)]
    if not places or (len(places) > 1 and places[0] != 1):
        return "", path
    return _code(segments[places[0]]), "/".join([*segments[: places[0]], *segments[places[0] + 1 :]])


def _taken_from_query(query: str) -> tuple[str, str]:
    """Return the language of a query and the query without it; of several none counts."""
    parts = _SIGNS.split(query)
    named = []
    for place in range(2, len(parts), 2):
        name, _, value = parts[place].partition("=")
        if name.lower() in _PARAMETERS and _code(value):
            named.append((place, _code(value)))
    if len(named) != 1:
        return "", query
    [(place, code)] = named
    left = "".join([*parts[: place - 1], *parts[place + 1 :]])
    return code, f"?{left[1:]}" if left else ""


class GroupTrouble(Enum):
    """Why the pages of a group are not linked."""

    TWICE = auto()  # two pages have one language
    OTHER_LINKS = auto()  # links that there are name another page for a language


@dataclass(frozen=True, slots=True)
class PageGroup:
    """Pages whose URLs differ only by a language."""

    pages: tuple[LanguageVersion, ...]
    rows: tuple[int, ...]  # of the pages
    additions: Mapping[int, Versions]  # the versions that each row lacks; none with trouble
    trouble: GroupTrouble | None = None

    @property
    def links(self) -> int:
        """The number of links to add."""
        return sum(map(len, self.additions.values()))


@dataclass(frozen=True, slots=True)
class GroupProposal:
    """The groups that can be made, and those that are left out; not those that are linked already."""

    groups: Sequence[PageGroup] = ()
    languages: Sequence[str] = field(default=())  # that URLs name, the most frequent first

    @property
    def left_out(self) -> int:
        """The number of groups that are left out."""
        return sum(group.trouble is not None for group in self.groups)


def proposed_groups(
    entries: Entries, rows: Sequence[int] | None = None, *, otherwise: str = "", default: str = ""
) -> GroupProposal:
    """Return the groups that the URLs of entries make, in the order of their first pages.

    rows: the only ones to look at and to link, all if None. otherwise: the language of pages whose URLs name
    none, "" to leave them out. default: the language whose page becomes x-default where no link names one, ""
    for none.
    """
    if entries.kind is not Kind.URLSET:
        return GroupProposal()
    return _Grouping(entries, range(len(entries)) if rows is None else rows, otherwise, default).proposal()


def linked_groups(entries: Entries, groups: Sequence[PageGroup]) -> ClusterCompletion:
    """Return the edit that links the pages of some groups, with the numbers of its rows and links."""
    additions: dict[int, Versions] = {}
    for group in groups:
        for row, versions in group.additions.items():
            known = {version.language.lower() for version in additions.get(row, ())}
            new = (version for version in versions if version.language.lower() not in known)
            additions[row] = (*additions.get(row, ()), *new)
    links = sum(map(len, additions.values()))
    return ClusterCompletion(with_versions(entries, additions) if additions else None, len(additions), links)


class _Grouping:
    """The entries of a document by their pages, with the links that they have."""

    def __init__(self, entries: Entries, rows: Sequence[int], otherwise: str, default: str) -> None:
        self._locs = [loc.strip(XML_SPACE) for loc in entries.column("loc")]
        self._rows = rows if isinstance(rows, range) else dict.fromkeys(rows)
        self._otherwise, self._default = otherwise, default.lower()
        self._named = language_versions(entries)
        self._keys = list(map(page_key, self._locs))
        self._rows_of: dict[str, list[int]] = {}  # by page
        for row, key in enumerate(self._keys):
            self._rows_of.setdefault(key, []).append(row)
        self._words: dict[str, dict[str, str]] = {}  # page -> languages that links give it, as first written
        for versions in {id(versions): versions for versions in self._named}.values():
            for version in versions:
                if version.language and version.language.lower() != X_DEFAULT:
                    words = self._words.setdefault(page_key(version.href), {})
                    words.setdefault(version.language.lower(), version.language)

    def proposal(self) -> GroupProposal:
        counts: Counter[str] = Counter()
        by_rest: dict[str, dict[str, tuple[str, ...]]] = {}  # languages by page
        for row in self._rows:
            if not self._locs[row]:
                continue
            rest, language = url_language(self._locs[row])
            counts.update([language] if language else ())
            languages = tuple(self._words.get(self._keys[row], {}).values())
            if language := language or self._otherwise:
                by_rest.setdefault(rest, {})[self._keys[row]] = languages or (language,)
        groups = (self._group(pages) for pages in by_rest.values() if len(pages) > 1)
        found = tuple(group for group in groups if group is not None)
        return GroupProposal(found, tuple(code for code, _ in counts.most_common()))

    def _group(self, pages: Mapping[str, tuple[str, ...]]) -> PageGroup | None:
        """Return the group of some pages; None if it is complete, or of one language."""
        own = [
            LanguageVersion(language, self._locs[self._rows_of[page][0]])
            for page, languages in pages.items()
            for language in languages
        ]
        codes = {version.language.lower() for version in own}
        if len(codes) < 2:  # of one language there are no versions
            return None
        first = tuple(self._rows_of[page][0] for page in pages)
        if len(codes) < len(own):
            return PageGroup(tuple(own), first, {}, GroupTrouble.TWICE)
        rows, versions = self._with_linked(own)
        if versions is None:
            return PageGroup(tuple(own), first, {}, GroupTrouble.OTHER_LINKS)
        if self._default in versions and X_DEFAULT not in versions:
            versions[X_DEFAULT] = LanguageVersion(X_DEFAULT, versions[self._default].href)
        additions = {
            row: new for row in rows if row in self._rows and (new := tuple(self._lacking(row, versions)))
        }
        return PageGroup(tuple(own), first, additions) if additions else None

    def _with_linked(
        self, own: Sequence[LanguageVersion]
    ) -> tuple[list[int], dict[str, LanguageVersion] | None]:
        """Return the rows of a group and of the versions that they name, and all versions by language.

        The versions are None if some contradict each other.
        """
        versions = {version.language.lower(): version for version in own}
        rows: dict[int, None] = {}
        new = [page_key(version.href) for version in own]
        while new:
            page = new.pop()
            for row in self._rows_of.get(page, ()):
                if row in rows:
                    continue
                rows[row] = None
                for version in self._named[row]:
                    known = versions.setdefault(version.language.lower(), version)
                    key = page_key(version.href)
                    if page_key(known.href) != key:
                        return [], None
                    if version.language.lower() != X_DEFAULT:
                        new.append(key)
        return sorted(rows), versions

    def _lacking(self, row: int, versions: Mapping[str, LanguageVersion]) -> Iterator[LanguageVersion]:
        named = {version.language.lower() for version in self._named[row]}
        for language, version in versions.items():
            if language not in named and is_known_code(language):
                yield version
