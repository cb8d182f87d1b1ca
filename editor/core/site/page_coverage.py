"""Compares what a sitemap lists with the pages that there are: what is missing in it, and what is too much.

A page is missing if it may be listed and is not; it is rightly left out where there is a reason. A
listed URL is absent if those who know its site know no page of it, not indexable where there is a
reason to leave it out, and not linked if no page links to it. URLs are compared by their equivalence
keys, without fragments. Nothing is read or asked here.
"""

from array import array
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, insertion, one_of
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.site.declined_urls import NOTHING_DECLINED, DeclinedUrls
from editor.core.site.found_pages import FoundPage, FoundSite, Reason, Source
from editor.core.site.page_urls import MOST_SOURCES, NO_INLINKS, Inlinks, KnownInlinks, without_query
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_key, equivalence_keys, split, without_user
from editor.runtime.threads import yield_to_paint

_IN_FOLDER, _INSIDE = "\0\1"  # less than what stands in names


class Part(StrEnum):
    """One of the lists in which the comparison results, as `--fail-on` names them."""

    MISSING = "missing"
    LEFT_OUT = "left-out"
    ABSENT = "absent"
    NOT_INDEXABLE = "not-indexable"
    UNLINKED = "unlinked"


class Absence(StrEnum):
    """What is not there of a URL that is listed."""

    NO_FILE = "no-file"
    NO_ROW = "no-row"  # of the tables
    NEITHER = "no-file-or-row"
    GONE = "gone"  # a table says that it answers 404 or 410


@dataclass(frozen=True, slots=True)
class Unlisted:
    """A page that is found and not listed, by all that know of it."""

    page: FoundPage  # with what each knows of it
    sources: Sequence[Source]
    linked_from: str = ""  # one of the pages that link to it


@dataclass(frozen=True, slots=True)
class ListedRow:
    """A row with something to say of it."""

    row: int  # from 0
    url: str
    reason: Absence | None = None


@dataclass(frozen=True, slots=True)
class RefusedRow:
    """A row of a page that should not be listed."""

    row: int  # from 0
    url: str
    page: FoundPage  # with the reason


@dataclass(frozen=True, slots=True)
class Coverage:
    """The outcome of a comparison."""

    listed: int  # rows with a URL
    found: int  # pages
    missing: Sequence[Unlisted]
    left_out: Sequence[Unlisted]
    absent: Sequence[ListedRow]
    not_indexable: Sequence[RefusedRow]
    unlinked: Sequence[ListedRow] | None  # None where nobody knows links
    not_compared: int  # rows with URLs of which nobody could know
    elsewhere: int  # pages of sites that the sitemap does not list
    inlinks: KnownInlinks  # of the listed URLs that are there, where somebody knows links

    @property
    def is_of_another_site(self) -> bool:
        """Whether none of the pages is listed although there are some, as where the base is wrong."""
        unknown = sum(each.reason is not Absence.GONE for each in self.absent)
        if not unknown and self.missing and all(each.sources == [Source.TABLE] for each in self.missing):
            return False  # a table of some pages of the same site
        return bool(self.listed and self.found) and unknown + self.not_compared == self.listed

    def count(self, part: Part) -> int:
        """Return how many there are in a list."""
        lists = {
            Part.MISSING: self.missing,
            Part.LEFT_OUT: self.left_out,
            Part.ABSENT: self.absent,
            Part.NOT_INDEXABLE: self.not_indexable,
            Part.UNLINKED: self.unlinked or (),
        }
        return len(lists[part])


def compare(
    locs: Sequence[str], sites: Sequence[FoundSite], declined: DeclinedUrls = NOTHING_DECLINED
) -> Coverage:
    """Compare the URLs of entries with the pages that some sources know of."""
    return _Comparison(locs, sites, declined).outcome()


def _numbers() -> "array[int]":
    return array("I")


@dataclass(slots=True)
class _Node:
    """A page that sources know under the same URL, or something else that is listed and there."""

    pages: list[FoundPage]
    sources: list[Source]
    inlinks: int | None = None
    depth: int | None = None
    linked_from: "array[int]" = field(default_factory=_numbers)  # the first nodes that link to it

    @property
    def is_redirect(self) -> bool:
        return any(page.reason is Reason.REDIRECTED for page in self.pages)

    @property
    def known_inlinks(self) -> int | None:
        """How many pages link to it: as links say, else as a table does."""
        return _first(self.inlinks, *(page.inlinks for page in self.pages))

    @property
    def leads_on(self) -> bool:
        """Whether people come from it to other pages."""
        return not any(page.reason in {Reason.ERROR, Reason.GONE} for page in self.pages)


class _Comparison:
    def __init__(self, locs: Sequence[str], sites: Sequence[FoundSite], declined: DeclinedUrls) -> None:
        self._sites, self._declined = sites, declined
        self._rows = [(row, url) for row, loc in enumerate(locs) if (url := loc.strip())]
        urls = [url.partition("#")[0] for _, url in self._rows]
        self._keys = equivalence_keys(urls)
        self._plain = equivalence_keys(map(without_query, urls))
        self._nodes: list[_Node] = []
        self._by_key: dict[str, int] = {}  # the node of a URL
        self._by_file: dict[str, int] = {}  # that of a URL without a query
        for site in sites:
            self._add(site)
        asked = [(self._by_key, key) for key in self._keys] + [(self._by_file, key) for key in self._plain]
        self._listed = {known[key] for known, key in asked if key in known}

    def _add(self, site: FoundSite) -> None:
        """Add what a source knows, to what others know of the same pages."""
        keys = equivalence_keys(page.url.partition("#")[0] for page in site.pages)
        known = self._by_file if site.has_files else self._by_key
        for key, page in zip(keys, site.pages, strict=True):
            yield_to_paint()
            number = self._number(key)
            if number is None:
                number = len(self._nodes)
                self._nodes.append(_Node([], []))
            node = self._nodes[number]
            node.pages.append(page)
            if site.source not in node.sources:
                node.sources.append(site.source)
            known[key] = number
        for page, key in zip(site.pages, keys, strict=True):  # after those that are surely of others
            for url in page.other_urls:
                known.setdefault(equivalence_key(url), known[key])

    def _number(self, key: str) -> int | None:
        """Return the node of a URL, by its key; None if nobody knows a page of it."""
        number = self._by_key.get(key)
        return self._by_file.get(without_query(key)) if number is None else number

    def outcome(self) -> Coverage:
        knows_links = any(site.knows_links for site in self._sites)
        if knows_links or any(site.source is Source.SITE for site in self._sites):
            self._follow_links()
        missing, left_out, elsewhere = self._unlisted()
        absent, there, not_compared = self._compared_rows()
        not_indexable, indexable = self._judged(there)
        knows_links = knows_links or any(
            page.inlinks is not None for node in self._nodes for page in node.pages
        )
        return Coverage(
            listed=len(self._rows),
            found=len(self._nodes),
            missing=missing,
            left_out=left_out,
            absent=absent,
            not_indexable=not_indexable,
            unlinked=list(self._unlinked(indexable)) if knows_links else None,
            not_compared=not_compared,
            elsewhere=elsewhere,
            inlinks=self._inlinks(there) if knows_links else NO_INLINKS,
        )

    # Pages

    def _unlisted(self) -> tuple[list[Unlisted], list[Unlisted], int]:
        missing: list[Unlisted] = []
        left_out: list[Unlisted] = []
        elsewhere, sites = 0, self._sites_compared()
        for number, node in enumerate(self._nodes):
            yield_to_paint()
            if number in self._listed:
                continue
            page = _joined(node, self._declined)
            if sites and not equivalence_key(page.url).startswith(sites):
                elsewhere += 1
                continue
            source = self._nodes[node.linked_from[0]].pages[0].url if node.linked_from else ""
            (left_out if page.reason else missing).append(Unlisted(page, node.sources, source))
        return _sorted(missing), _sorted(left_out), elsewhere

    def _sites_compared(self) -> tuple[str, ...]:
        """Return how URLs begin that the sitemap may list: those of its sites, and of folders; () is any."""
        folders = {scope for site in self._sites if site.has_files for scope in site.scopes}
        own = {f"{parts.scheme}://{parts.authority}/" for key in self._keys if (parts := split(key))}
        return tuple(folders | own)

    # Rows

    def _compared_rows(self) -> tuple[list[ListedRow], list[tuple[int, str, int | None]], int]:
        """Return the absent rows, those that are there, with their nodes, and how many are not compared."""
        absent: list[ListedRow] = []
        there: list[tuple[int, str, int | None]] = []
        not_compared = 0
        others = {key for site in self._sites for key in site.others}
        for (row, url), key, plain in zip(self._rows, self._keys, self._plain, strict=True):
            yield_to_paint()
            number = self._number(key)
            if number is not None and any(page.reason is Reason.GONE for page in self._nodes[number].pages):
                absent.append(ListedRow(row, url, Absence.GONE))
            elif number is not None or key in others or plain in others:
                there.append((row, url, number))
            elif reason := self._absence(key):
                absent.append(ListedRow(row, url, reason))
            else:
                not_compared += 1
        return absent, there, not_compared

    def _absence(self, key: str) -> Absence | None:
        """Return what is not there of a URL; None if nobody could know it."""
        missed = {site.has_files for site in self._sites if f"{key}/".startswith(tuple(site.scopes))}
        if len(missed) > 1:
            return Absence.NEITHER
        return (Absence.NO_FILE if True in missed else Absence.NO_ROW) if missed else None

    def _judged(
        self, there: Iterable[tuple[int, str, int | None]]
    ) -> tuple[list[RefusedRow], list[tuple[int, str, int]]]:
        """Return the rows of pages that have a reason not to be listed, and those of other pages."""
        refused: list[RefusedRow] = []
        indexable: list[tuple[int, str, int]] = []
        for row, url, number in there:
            if number is None:
                continue
            node = self._nodes[number]
            if any(page.reason for page in node.pages):
                refused.append(RefusedRow(row, url, _joined(node, NOTHING_DECLINED)))
            else:
                indexable.append((row, url, number))
        return refused, indexable

    def _unlinked(self, indexable: Iterable[tuple[int, str, int]]) -> Iterator[ListedRow]:
        homes = self._homes()
        for row, url, number in indexable:
            if number not in homes and self._nodes[number].known_inlinks == 0:
                yield ListedRow(row, url)

    def _inlinks(self, there: Iterable[tuple[int, str, int | None]]) -> KnownInlinks:
        """Return how many pages link to each listed URL, and the first of them."""
        found: dict[str, Inlinks] = {}
        urls = [node.pages[0].url if node.pages else "" for node in self._nodes]
        for _, url, number in there:
            node = None if number is None else self._nodes[number]
            if node is not None and (count := node.known_inlinks) is not None:
                found[url] = Inlinks(count, node.linked_from, urls)
        return found

    # Links

    def _follow_links(self) -> None:
        """Count how many pages link to each, and how many links lead there from the home page."""
        nodes = self._nodes
        targets = ((number, self._target_of_redirect(number)) for number in range(len(nodes)))
        redirects = {number: target for number, target in targets if target is not None}
        linked = [array("I", self._linked(number, redirects)) for number in range(len(nodes))]
        counts, sources = [0] * len(nodes), [node.linked_from for node in nodes]
        for number, node in enumerate(nodes):
            yield_to_paint()
            if not node.is_redirect:  # its target has the links that lead to it
                for target in linked[number]:
                    counts[target] += 1
                    if len(sources[target]) < MOST_SOURCES:
                        sources[target].append(number)
        for node, count in zip(nodes, counts, strict=True):
            node.inlinks = count if count or node.sources != [Source.TABLE] else None
        depths = dict.fromkeys(self._homes(), 0)
        waiting = deque(depths)
        while waiting:
            number = waiting.popleft()
            nodes[number].depth = depth = depths[number]
            new = [target for target in linked[number] if target not in depths]
            depths |= dict.fromkeys(new, depth + 1)
            waiting += new

    def _homes(self) -> set[int]:
        found = (self._number(equivalence_key(site.home)) for site in self._sites if site.home)
        return {number for number in found if number is not None}

    def _linked(self, number: int, redirects: Mapping[int, int]) -> set[int]:
        """Return the other pages that one links to, and those that these lead to at once.

        redirects: the pages that redirect, with their targets.
        """
        yield_to_paint()
        node = self._nodes[number]
        found: set[int] = set()
        for page in node.pages if node.leads_on else ():
            found.update(self._known_pages(page.links))
        for target in found.intersection(redirects):
            while target in redirects and (target := redirects[target]) not in found:
                found.add(target)
        found.discard(number)
        return found

    def _known_pages(self, links: Collection[str]) -> set[int]:
        """Return the pages of keys, as far as they are known."""
        if self._by_file and self._by_key:
            found = set(map(self._number, links))
        else:
            found = set(map((self._by_file or self._by_key).get, links))
        return {number for number in found if number is not None}

    def _target_of_redirect(self, number: int) -> int | None:
        pages = self._nodes[number].pages
        to = next((page.to for page in pages if page.reason is Reason.REDIRECTED), "")
        return self._number(equivalence_key(to.partition("#")[0])) if to else None


def _joined(node: _Node, declined: DeclinedUrls) -> FoundPage:
    """Return what all sources say of a page: the first that says something counts."""
    first = node.pages[0]
    deciding = next((page for page in node.pages if page.reason), first)
    page = replace(
        deciding,
        url=first.url,
        lastmod=next(filter(None, (page.lastmod for page in node.pages)), ""),
        path=first.path,
        links=(),
        inlinks=node.known_inlinks,
        depth=_first(node.depth, *(page.depth for page in node.pages)),
    )
    pattern = "" if page.reason else declined.pattern_for(page.url)
    return replace(page, reason=Reason.DECLINED, evidence=pattern) if pattern else page


def _first(*numbers: int | None) -> int | None:
    return next((number for number in numbers if number is not None), None)


def _sorted(pages: list[Unlisted]) -> list[Unlisted]:
    """Return pages in the order of their folders, those of a folder before the folders in it."""
    return sorted(pages, key=lambda each: _place(each.page.url))


def _place(url: str) -> str:
    """Return what sorts URLs by their folders, one by one, and then by their names."""
    folder, _, name = url.rpartition("/")
    return f"{folder.replace('/', _INSIDE)}{_IN_FOLDER}{name}"


# Changes to a sitemap


def addition(document: Document, pages: Sequence[FoundPage], file: SitemapFile | None = None) -> Edit | None:
    """Return the edit that adds pages, each behind the last row of its folder, or of one around it.

    None if there are none. file: of a set, the one to which they are added; None is that of the row before.
    """
    last: dict[str, int] = {}
    rows, locs = document.rows if file is None else file.rows, document.column("loc")
    for row in rows:
        for folder in _folders(locs[row].strip()):
            last[folder] = row + 1
    by_row: dict[int, list[tuple[int, FoundPage]]] = {}
    for page in pages:
        folder = next((folder for folder in _folders(page.url) if folder in last), "")
        by_row.setdefault(last.get(folder, rows.stop), []).append((-len(folder), page))
    return one_of(
        insertion(
            document, at, [_entry(page, document.kind) for _, page in sorted(by_row[at], key=_nearness)], file
        )
        for at in sorted(by_row, reverse=True)  # so that the rows above stay where they are
    )


def shares(files: Sequence[Sequence[str]], pages: Sequence[FoundPage]) -> list[list[FoundPage]]:
    """Return which pages are added to each file of a set: to the first that lists more of their folder.

    files: the URLs of each. What is in no folder that any of them lists goes to the last one.
    """
    first: dict[str, int] = {}
    for number, locs in enumerate(files):
        for loc in locs:
            for folder in _folders(loc.strip()):
                first.setdefault(folder, number)
    found: list[list[FoundPage]] = [[] for _ in files]
    for page in pages:
        folder = next((folder for folder in _folders(page.url) if folder in first), "")
        found[first.get(folder, len(files) - 1)].append(page)
    return found


def _nearness(placed: tuple[int, FoundPage]) -> int:
    return placed[0]


def _entry(page: FoundPage, kind: Kind) -> Entry:
    return Entry(page.url, "" if kind is Kind.TEXT else page.lastmod)


def _folders(url: str) -> Iterator[str]:
    """Yield the folders that a URL is in, from the innermost on, its site at the end."""
    folder = without_query(url).rpartition("/")[0]
    while "://" in folder and not folder.endswith(":/"):
        yield folder
        folder = folder.rpartition("/")[0]


# In words, line by line: the command line and the window say the same of each page and row.

PARTS: Mapping[Part, str] = MappingProxyType(
    {
        Part.MISSING: N_("missing"),
        Part.LEFT_OUT: N_("rightly left out"),
        Part.ABSENT: N_("absent"),
        Part.NOT_INDEXABLE: N_("not indexable"),
        Part.UNLINKED: N_("not linked"),
    }
)
ADDED = frozenset({Part.MISSING, Part.LEFT_OUT})
REMOVED = frozenset({Part.ABSENT, Part.NOT_INDEXABLE, Part.UNLINKED})
REASONS: Mapping[Reason, str] = {
    Reason.NOINDEX: N_("noindex"),
    Reason.CANONICAL: N_("canonical is {to}"),
    Reason.REDIRECTED: N_("redirected to {to}"),
    Reason.BLOCKED: N_("blocked by robots.txt"),
    Reason.GONE: N_("gone"),
    Reason.ERROR: N_("error"),
    Reason.DECLINED: N_("declined"),
}
ABSENCES: Mapping[Absence, str] = {
    Absence.NO_FILE: N_("no file"),
    Absence.NO_ROW: N_("not in the table"),
    Absence.NEITHER: N_("no file, and not in the table"),
    Absence.GONE: N_("gone"),
}
_MORE = N_("{reason} ({evidence})")
_NO_LINK = N_("no page links to it")
_LINKED_FROM = N_("may be listed; linked from {url}")
_MAY_BE_LISTED = N_("may be listed")


@dataclass(frozen=True, slots=True)
class CoverageLine:
    """A page or a row of one of the lists."""

    part: Part
    url: str
    evidence: str  # a Phrase: why it is in this list
    page: FoundPage | None = None  # that was found and is not listed
    row: int | None = None  # from 0, of what is listed

    @property
    def is_meant(self) -> bool:
        """Whether it is to be added or removed unless somebody says otherwise."""
        return self.part in {Part.MISSING, Part.ABSENT}


def lines_of(found: Coverage) -> Iterator[CoverageLine]:
    """Yield all lines, list by list."""
    for each in found.missing:
        linked = Phrase(_LINKED_FROM, url=without_user(each.linked_from))
        evidence = linked if each.linked_from else Phrase(_MAY_BE_LISTED)
        yield CoverageLine(Part.MISSING, each.page.url, evidence, each.page)
    for each in found.left_out:
        yield CoverageLine(Part.LEFT_OUT, each.page.url, reason_of(each.page), each.page)
    for row in found.absent:
        yield CoverageLine(Part.ABSENT, row.url, absence_of(row.reason), row=row.row)
    for refused in found.not_indexable:
        yield CoverageLine(Part.NOT_INDEXABLE, refused.url, reason_of(refused.page), row=refused.row)
    for row in found.unlinked or ():
        yield CoverageLine(Part.UNLINKED, row.url, Phrase(_NO_LINK), row=row.row)


def reason_of(page: FoundPage) -> str:
    """Return why a page should not be listed, a Phrase."""
    reason = Phrase(REASONS[page.reason or Reason.ERROR], to=without_user(page.to))
    return Phrase(_MORE, reason=reason, evidence=page.evidence) if page.evidence else reason


def absence_of(reason: Absence | None) -> str:
    """Return what is not there of a listed URL, a Phrase."""
    return Phrase(ABSENCES[reason or Absence.NO_FILE])


HEADINGS = ("list", "url", "row", "evidence", "inlinks", "depth", "lastmod", "path")


def record_of(line: CoverageLine, evidence: str) -> Sequence[str]:
    """Return a line as it stands in a table, below HEADINGS; evidence: in the language of who reads it."""
    page = line.page
    return (
        line.part,
        without_user(line.url),
        "" if line.row is None else str(line.row + 1),
        evidence,
        _number(page.inlinks if page else None),
        _number(page.depth if page else None),
        page.lastmod if page else "",
        page.path if page else "",
    )


def _number(number: int | None) -> str:
    return "" if number is None else str(number)
