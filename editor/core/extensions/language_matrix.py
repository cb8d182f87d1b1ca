"""The links between the pages of a cluster, page by page and language by language, and their edits.

The edits add, change and remove links, for a single one or to complete a whole cluster. Source:
https://developers.google.com/search/docs/specialty/international/localized-versions (a page names
all its versions, itself included, and each of them names it in return).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Flag, auto
from functools import partial
from itertools import chain
from types import MappingProxyType

from editor.core.document.edits import Edit
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.extension_editing import (
    ExtensionText,
    NewElement,
    NewValue,
    change_extensions,
    change_extensions_each,
)
from editor.core.extensions.language_links import (
    ATTRIBUTE,
    X_DEFAULT,
    Cluster,
    LanguageVersion,
    Namers,
    Versions,
    is_known_code,
    language_versions,
    namers_of,
    page_key,
    pairs_of,
    version_of,
    versions_at,
)
from editor.core.fields import XML_SPACE
from editor.core.site.page_answers import KnownAnswers

# Clusters: with more, the whole document is read, which takes 0.1 s for 50,000 entries, and 2.5 s one by one.
_FEW = 20


class LinkFault(Flag):
    """The faults of a page, of a language or of a cell where they meet."""

    NONE = 0
    MISSING = auto()  # the page does not name this version
    NO_RETURN = auto()  # the version is in the document and does not name this page
    DUPLICATE = auto()  # the page names several for the language
    DIFFERENT = auto()  # most others name another page for the language
    NO_SELF = auto()  # the page does not name itself
    NO_DEFAULT = auto()  # the page names none for all other languages
    CODE = auto()  # the language code is unknown
    PAGE_DIFFERS = auto()  # the page itself, when it was asked for, linked to another one, or to none


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a cluster."""

    row: int  # -1 if the document has no entry for it, so its links are unknown
    url: str
    language: str  # by its own links or those of others; "" if none gives it one
    faults: LinkFault = LinkFault.NONE


@dataclass(frozen=True, slots=True)
class Cell:
    """The links of a page for one language."""

    hrefs: tuple[str, ...] = ()
    faults: LinkFault = LinkFault.NONE
    on_page: tuple[str, ...] | None = None  # the links in the page itself; None: nothing is known of them


NOTHING = Cell()


@dataclass(frozen=True, slots=True)
class Matrix:
    """The pages of a cluster and their languages; cells by page number and language."""

    pages: tuple[Page, ...]
    languages: tuple[str, ...]  # x-default comes last
    cells: Mapping[tuple[int, str], Cell]
    unknown: frozenset[str]  # languages with an unknown code

    def cell(self, page: int, language: str) -> Cell:
        """Return the links of a page for one language."""
        return self.cells.get((page, language), NOTHING)


def matrix_of(entries: Entries, rows: Sequence[int], answers: KnownAnswers | None = None) -> Matrix:
    """Return the matrix of the entries in the rows of a cluster; answers: what is known of their pages."""
    locs = entries.column("loc")
    found = {row: answers.of(locs[row]) for row in rows} if answers else {}
    on_pages = {
        row: tuple(LanguageVersion(*link) for link in answer.alternates)
        for row, answer in found.items()
        if answer and answer.alternates
    }
    return _Reading(locs, {row: versions_at(entries, row) for row in rows}, on_pages).matrix()


class _Reading:
    """The links of a cluster's pages, by page keys and by languages in lower case."""

    def __init__(
        self,
        locs: Sequence[str],
        named: Mapping[int, Versions],
        on_pages: Mapping[int, Versions] = MappingProxyType({}),
    ) -> None:
        """Read a cluster: the versions that each of its rows names, and those that the pages do."""
        self.named, self.on_pages = named, on_pages
        self.locs = {row: locs[row].strip(XML_SPACE) for row in named}
        self.rows_of: dict[str, list[int]] = {}
        for row in named:
            self.rows_of.setdefault(page_key(self.locs[row]), []).append(row)
        self.written: dict[str, str] = {}  # languages as first written
        self.said: dict[str, Counter[str]] = {}  # language -> pages, counted
        self.spelt: dict[str, str] = {}  # page -> URL as first written
        entries = [(page_key(self.locs[row]), pairs_of(versions)) for row, versions in named.items()]
        defaults = {page for _, pairs in entries for language, page in pairs if language == X_DEFAULT}
        self.namers: dict[str, Namers] = namers_of(entries, defaults)
        for versions in self.named.values():
            for version in versions:
                language, key = version.language.lower(), page_key(version.href)
                self.written.setdefault(language, version.language)
                self.said.setdefault(language, Counter())[key] += 1
                self.spelt.setdefault(key, version.href)
        for language, _href in chain.from_iterable(self.on_pages.values()):
            self.written.setdefault(language.lower(), language)

    def usual(self, language: str) -> str:
        """Return the page that most pages name for a language."""
        pages = self.said[language]
        return max(pages, key=lambda page: (pages[page], page in self.rows_of))

    def language_of(self, page: str) -> str:
        """Return the language that most pages give a page; "" if none gives it any."""
        counts = {
            language: pages[page]
            for language, pages in self.said.items()
            if language != X_DEFAULT and pages[page]
        }
        return max(counts, key=lambda language: counts[language]) if counts else ""

    def matrix(self) -> Matrix:
        languages = sorted(self.written, key=lambda language: language == X_DEFAULT)
        pages = [self._page(row) for row in self.named]
        pages += [
            Page(-1, self.spelt[key], self.written.get(self.language_of(key), ""))
            for key in self.spelt
            if key not in self.rows_of and self.language_of(key)
        ]
        cells = {
            (number, self.written[language]): self._cell(page.row, language)
            for number, page in enumerate(pages)
            for language in languages
            if page.row >= 0
        }
        unknown = frozenset(self.written[language] for language in languages if not is_known_code(language))
        return Matrix(tuple(pages), tuple(self.written[language] for language in languages), cells, unknown)

    def _page(self, row: int) -> Page:
        own = page_key(self.locs[row])
        named = pairs_of(self.named[row])
        faults = LinkFault.NONE
        if all(page != own for _, page in named):
            faults |= LinkFault.NO_SELF
        if all(language != X_DEFAULT for language, _ in named):
            faults |= LinkFault.NO_DEFAULT
        return Page(row, self.locs[row], self.written.get(self.language_of(own), ""), faults)

    def _cell(self, row: int, language: str) -> Cell:
        hrefs, on_page = _hrefs_for(language, self.named[row]), None
        faults = LinkFault.NONE
        if row in self.on_pages:
            on_page = _hrefs_for(language, self.on_pages[row])
            if set(map(page_key, on_page)) != set(map(page_key, hrefs)):
                faults |= LinkFault.PAGE_DIFFERS
        if not hrefs:
            is_missing = language in self.said
            return Cell((), faults | LinkFault.MISSING if is_missing else faults, on_page)
        if len(hrefs) > 1:
            faults |= LinkFault.DUPLICATE
        for href in hrefs:
            key = page_key(href)
            if not self._is_returned(row, key):
                faults |= LinkFault.NO_RETURN
            if language != X_DEFAULT and key != self.usual(language):
                faults |= LinkFault.DIFFERENT
        return Cell(hrefs, faults, on_page)

    def _is_returned(self, row: int, page: str) -> bool:
        """Return True unless a linked page has an entry that should link back and does not."""
        own, [other, *_] = page_key(self.locs[row]), self.rows_of.get(page, [row])
        back = pairs_of(self.named[other])
        if page == own or other == row or any(key == own for _, key in back):
            return True
        is_version = any(key == page and language != X_DEFAULT for language, key in pairs_of(self.named[row]))
        return not is_version and not self.namers[page].are_versions_with(page, back)

    def additions(self, default: str) -> Iterator[tuple[int, Versions]]:
        """Yield the versions that each row lacks; `default`: the language to use as x-default."""
        every = {
            language: self.spelt[usual]
            for language in filter(is_known_code, self.said)
            if 2 * self.said[language][usual := self.usual(language)] > self.said[language].total()
        }
        if default.lower() in every and X_DEFAULT not in every:
            every[X_DEFAULT] = every[default.lower()]
        for row, versions in self.named.items():
            known = {version.language.lower() for version in versions}
            own = page_key(self.locs[row])
            new = {
                language: self.locs[row] if page_key(href) == own else href
                for language, href in every.items()
                if language not in known
            }
            if new:
                yield (
                    row,
                    tuple(LanguageVersion(self.written.get(one, one), href) for one, href in new.items()),
                )


def _hrefs_for(language: str, versions: Versions) -> tuple[str, ...]:
    return tuple(version.href for version in versions if version.language.lower() == language)


def additions_to(entries: Entries, clusters: Sequence[Cluster], default: str = "") -> dict[int, Versions]:
    """Return the versions that entries must add so that all pages of a cluster name the same ones.

    For each language that is the page that more than half of the pages with a link for that language name; if
    they name many, nobody can tell. A page that nobody gives a language gets none, and an unknown language
    code is not spread. `default` is the language whose page becomes x-default where no page names one; "" is
    none.
    """
    locs = entries.column("loc")
    read = language_versions(entries).__getitem__ if len(clusters) > _FEW else partial(versions_at, entries)
    found: dict[int, Versions] = {}
    for cluster in clusters:
        found.update(_Reading(locs, {row: read(row) for row in cluster.rows}).additions(default))
    return found


def link_to(version: LanguageVersion) -> NewElement:
    """Return a new link element for a language version."""
    attributes = (("rel", "alternate"), (ATTRIBUTE, version.language), ("href", version.href))
    return NewElement(HREFLANG.block.name, attributes=attributes)


def with_versions(entries: Entries, additions: Mapping[int, Versions]) -> Edit | None:
    """Return the edit that adds language versions to entries, after their own; None without changes."""

    known: dict[tuple[ExtensionText, Versions], ExtensionText] = {}  # many rows have the same text

    def change(row: int, text: ExtensionText) -> ExtensionText:
        new = known.get((text, additions[row]))
        if new is None:
            new = known[text, additions[row]] = text.with_blocks(HREFLANG, list(map(link_to, additions[row])))
        return new

    return change_extensions_each(entries, sorted(additions), change, HREFLANG)


@dataclass(frozen=True, slots=True)
class ClusterCompletion:
    """The outcome of completing clusters: the edit, and the numbers of rows and links."""

    edit: Edit | None  # None: nothing is missing
    rows: int
    links: int


def completion(entries: Entries, clusters: Sequence[Cluster], default: str = "") -> ClusterCompletion:
    """Work out how all entries of each cluster get the same versions; `default`: see `additions_to`."""
    additions = additions_to(entries, clusters, default)
    links = sum(map(len, additions.values()))
    return ClusterCompletion(with_versions(entries, additions), len(additions), links)


@dataclass(frozen=True, slots=True)
class CodeUse:
    """The use of a language code in a document."""

    rows: Sequence[int]
    links: int
    beside: Set[str]  # the other codes of entries with it, in lower case


def use_of_code(entries: Entries, code: str) -> CodeUse:
    """Find the links with a language code, in any letter case."""
    wanted, rows, links, beside = code.lower(), [], 0, set[str]()
    for row, versions in enumerate(language_versions(entries)):
        codes = [version.language.lower() for version in versions]
        if wanted in codes:
            rows.append(row)
            links += codes.count(wanted)
            beside.update(codes)
    return CodeUse(rows, links, beside - {wanted})


def with_renamed_code(entries: Entries, rows: Sequence[int], code: str, new: str) -> Edit | None:
    """Return the edit that gives links in some rows another language code; None without changes."""

    def change(text: ExtensionText) -> ExtensionText:
        versions = ((block, version_of(block)) for block in text.blocks(HREFLANG))
        return text.with_values(
            NewValue(block, "hreflang", new)
            for block, version in versions
            if version and version.language.lower() == code.lower()
        )

    return change_extensions(entries, rows, change)


def with_version(entries: Entries, row: int, version: LanguageVersion) -> Edit | None:
    """Return the edit that sets the page an entry names for a language; "" removes all such links."""

    is_named = any(each.language.lower() == version.language.lower() for each in versions_at(entries, row))

    def change(text: ExtensionText) -> ExtensionText:
        own = [
            block
            for block in text.blocks(HREFLANG)
            if (found := version_of(block)) and found.language.lower() == version.language.lower()
        ]
        if not version.href:
            return text.without(own)
        if own:
            return text.with_values([NewValue(own[0], "href", version.href)])
        return text.with_block(HREFLANG, link_to(version))

    return change_extensions(
        entries, range(row, row + 1), change, None if is_named or not version.href else HREFLANG
    )
