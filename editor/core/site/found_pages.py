"""The pages that there are on a site, whatever knows of them: a folder of files, a live site, a table.

A page that no sitemap should list has a reason for that. What a table says is that of crawlers and
search consoles: answers, whether a page may be indexed, its canonical URL, the links to it. Source:
https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap (list what should
be in search results); the headings are those of Screaming Frog, Sitebulb and Netpeak Spider.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from editor.core.fields import XML_SPACE
from editor.core.joined_data import JoinedData
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.table_import import (
    Correction,
    CrawlColumns,
    Table,
    as_written,
    columns_named,
    heading_words,
    recognised_columns,
)
from editor.core.text import N_, Phrase
from editor.core.values.url_query import is_tracking, without_parameters
from editor.core.values.urls import equivalence_key, joined, origin, split
from editor.core.values.w3c_datetime import parse_date


class Source(StrEnum):
    """What knows of a page."""

    FOLDER = "folder"
    SITE = "site"  # the live one, which was asked
    TABLE = "table"


class Reason(StrEnum):
    """Why no sitemap should list a page."""

    NOINDEX = "noindex"
    CANONICAL = "canonical"  # it names another URL as the one to list
    REDIRECTED = "redirected"
    BLOCKED = "blocked"  # by robots.txt
    GONE = "gone"
    ERROR = "error"  # the page for an error, or an error in its place
    DECLINED = "declined"  # somebody does not want to list it


@dataclass(frozen=True, slots=True)
class FoundPage:
    """A page with what is known of it; what is not known is None or empty."""

    url: str
    reason: Reason | None = None
    to: str = ""  # the URL that it leads to, or names as canonical
    evidence: str = ""  # a Phrase: what gives the reason
    lastmod: str = ""  # as a sitemap may list it
    path: str = ""  # of its file, or of the table or sitemap that names it
    other_urls: Sequence[str] = ()  # under which it is found as well
    links: Collection[str] = ()  # keys of the URLs that it links to; of files without queries
    inlinks: int | None = None  # the number of pages that link to it
    depth: int | None = None  # the number of links from the home page to it


NOTHING_ELSE: Collection[str] = frozenset()


@dataclass(frozen=True, slots=True)
class FoundSite:
    """All pages that one source knows of."""

    source: Source
    name: str  # of the folder or file
    pages: Sequence[FoundPage]
    scopes: Collection[str] = ()  # beginnings of the URLs of which it knows all
    others: Collection[str] = NOTHING_ELSE  # keys of URLs without a query under which something else is found
    home: str = ""  # the URL that people enter by
    trouble: Sequence[str] = ()  # sentences on what could not be read
    refused: Sequence[str] = ()  # hosts in private networks, which were not asked
    notes: Sequence[str] = ()  # sentences on what was not looked at, as nobody wanted that
    is_complete: bool = True  # whether these are all pages, but for what could not be read

    @property
    def has_files(self) -> bool:
        """Whether a query makes no other page of a URL."""
        return self.source is Source.FOLDER

    @property
    def knows_links(self) -> bool:
        """Whether the links of all its pages were read."""
        return self.has_files or (self.source is Source.SITE and self.is_complete)


# Tables

_INLINKS = frozenset({"inlinks", "internal inlinks", "no internal linking urls", "internal backlinks"})
_DEPTHS = frozenset({"crawl depth", "depth", "click depth", "level"})
_CANONICALS = frozenset({"canonical", "canonical url", "canonical link element 1", "canonical link element"})
_TARGETS = frozenset({"redirect url", "redirect to url", "redirect url to", "target redirect url"})
_STATES = frozenset({"indexability status", "indexable status", "indexability reason"})
_REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "noindex": Reason.NOINDEX,
        "canonicalised": Reason.CANONICAL,
        "canonicalized": Reason.CANONICAL,
        "redirected": Reason.REDIRECTED,
        "blocked by robots txt": Reason.BLOCKED,
        "disallowed": Reason.BLOCKED,
        "client error": Reason.GONE,
        "server error": Reason.ERROR,
        "no response": Reason.ERROR,
    }
)
# How often searches showed a page, in the languages of Search Console and of Bing's tools.
_IMPRESSIONS = frozenset(
    {"impressions", "impressionen", "impresiones", "impressões", "impressioni", "показы", "表示回数"}
)
# What the log of a server says: how often it was asked, and what it answered last.
_REQUESTS = frozenset({"requests"})
# How often people visited a page.
_VISITS = frozenset({"views", "page views", "pageviews", "visits", "sessions", "users", "active users"})
_LAST_STATUS = frozenset({"last status"})
_NOT_MODIFIED = "304"
# The endings of what a page is made of, or what only programs read.
_NO_PAGES = re.compile(
    r".*\.(?:avif|css|eot|gif|ico|jpe?g|js|json|map|mjs|mp3|mp4|otf|png|svg|ttf|txt|wasm|web[mp]"
    r"|webmanifest|woff2?|xml(?:\.gz)?)",
    re.IGNORECASE,
)
_OF_REQUESTS_ALONE = N_(
    "It lists the pages that were asked for, so nothing is called absent for what it lacks."
)
_OF_ISSUES_ALONE = N_(
    "It lists the pages with an issue alone, so nothing is called absent for what it lacks."
)
_OF_SHOWN_ALONE = N_(
    "It lists the pages that searches showed, so nothing is called absent for what it lacks."
)
_ANSWERED = N_("the answer is {status}")
_SAYS = N_("the table says {text}")
_NO_INDEXING = "not indexable"
_REDIRECTS = frozenset({"300", "301", "302", "303", "307", "308"})
_GONE = frozenset({"404", "410"})


def site_of_table(table: Table, name: str, correct: Correction = as_written, home: str = "") -> FoundSite:
    """Return the pages that a table names; one without a column of URLs has none.

    name: of its file; correct: makes valid dates of others; home: of the site whose paths may stand alone.
    """
    reading = _TableReading(table, name, correct, home)
    pages = tuple(reading.pages())
    if said := reading.why_in_part:
        return FoundSite(Source.TABLE, name, pages, notes=(Phrase(said),))
    return FoundSite(Source.TABLE, name, pages, sites_of(page.url for page in pages))


def sites_of(urls: Iterable[str]) -> Collection[str]:
    """Return how the URLs of the sites begin that some URLs are of."""
    return frozenset(f"{site}/" for url in urls if (site := origin(url)))


class _TableReading:
    """Reads what a table says of pages, by the headings of its columns."""

    def __init__(self, table: Table, name: str, correct: Correction, home: str) -> None:
        self._table, self._name, self._correct, self._home = table, name, correct, home
        self._crawl = CrawlColumns.of(table)
        self._columns = recognised_columns(table)
        headings = (_INLINKS, _DEPTHS, _CANONICALS, _TARGETS, _STATES)
        named = [columns_named(table, known) for known in headings]
        self._inlinks, self._depths, self._canonicals, self._targets, self._states = named
        # Those of a log; none of another table.
        self._answers = columns_named(table, _LAST_STATUS) if columns_named(table, _REQUESTS) else []

    @property
    def why_in_part(self) -> str:
        """Why it does not list all pages, as a whole crawl does; "" if it may."""
        if self._crawl.issues:  # as Search Console exports the pages that have one
            return _OF_ISSUES_ALONE
        if self._answers or columns_named(self._table, _VISITS):
            return _OF_REQUESTS_ALONE
        return _OF_SHOWN_ALONE if columns_named(self._table, _IMPRESSIONS) else ""

    def pages(self) -> Iterator[FoundPage]:
        loc = self._columns.get("loc")
        for row in () if loc is None else self._table.rows:
            url = self._url(row[loc].strip(XML_SPACE)) if loc is not None else ""
            if origin(url) and not self._crawl.is_no_page(row):
                yield self._page(url, row)

    def _url(self, text: str) -> str:
        """Return the URL of a page; "" if it is none that can be known."""
        is_path = text.startswith("/") and not text.startswith("//")
        url = self._home.rstrip("/") + text if is_path and self._home else text
        parts = split(url) if self._answers else None
        if parts is None:
            return url
        # People ask for a page with what their click was counted by, and for all that it is made of.
        is_page = not _NO_PAGES.fullmatch(parts.path)
        return str(without_parameters(parts, is_tracking)) if is_page else ""

    def _page(self, url: str, row: Sequence[str]) -> FoundPage:
        reason, to, evidence = self._reason(url, row)
        return FoundPage(
            url,
            reason,
            to,
            evidence,
            self._date(row),
            self._name,
            inlinks=_number(_first(row, self._inlinks)),
            depth=_number(_first(row, self._depths)),
        )

    def _reason(self, url: str, row: Sequence[str]) -> tuple[Reason | None, str, str]:
        """Return why the page is not to be listed, what it leads to, and what the table says."""
        canonical, state = _first(row, self._canonicals), _first(row, self._states)
        known = _REASONS.get(heading_words(state))
        status = self._crawl.status(row) or self._status_in_log(row)
        if status and known is not Reason.BLOCKED:
            reason = _reason_of_status(status)
            to = _first(row, self._targets) if reason is Reason.REDIRECTED else ""
            return reason, joined(url, to) if to else "", Phrase(_ANSWERED, status=status)
        to = joined(url, canonical) if canonical else ""
        is_elsewhere = bool(to) and equivalence_key(to) != equivalence_key(url)
        if known is not None:
            is_of_canonical = known is Reason.CANONICAL and is_elsewhere
            return known, to if is_of_canonical else "", Phrase(_SAYS, text=state)
        if is_elsewhere:
            return Reason.CANONICAL, to, ""
        if self._crawl.is_not_indexed(row):
            return Reason.NOINDEX, "", Phrase(_SAYS, text=state or _NO_INDEXING)
        kind, issue = self._crawl.issue(row)
        return (Reason(kind), "", Phrase(_SAYS, text=issue)) if kind else (None, "", "")

    def _status_in_log(self, row: Sequence[str]) -> str:
        """Return the last answer to those who asked; "" if it was the page, or that it is as before."""
        status = _first(row, self._answers)
        return "" if status.startswith("2") or status == _NOT_MODIFIED else status

    def _date(self, row: Sequence[str]) -> str:
        column = self._columns.get("lastmod")
        text = "" if column is None else row[column].strip()
        date = (self._correct("lastmod", text) or text) if text else ""
        return date if date and parse_date(date) else ""


def _first(row: Sequence[str], columns: Iterable[int]) -> str:
    return next((text for column in columns if (text := row[column].strip())), "")


def _reason_of_status(status: str) -> Reason:
    if status in _GONE:
        return Reason.GONE
    return Reason.REDIRECTED if status in _REDIRECTS else Reason.ERROR


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None


_MOST_DIGITS = 9


# What a joined table says of pages, as answers

_VERDICTS = {
    Reason.NOINDEX: UrlVerdict.NOINDEX,
    Reason.CANONICAL: UrlVerdict.CANONICALISED,
    Reason.REDIRECTED: UrlVerdict.REDIRECTED,
    Reason.BLOCKED: UrlVerdict.BLOCKED,
    Reason.GONE: UrlVerdict.GONE,
}
_SERVER_ERROR = 500
_OK = 200
_INDEXED = frozenset({"indexable", "yes", "true", "indexierbar"})


def answers_in(data: JoinedData, locs: Sequence[str]) -> list[PageAnswer]:
    """Return what the columns that were joined say of entries with these URLs, each URL once.

    Where they do not say enough for a verdict there is no answer.
    """
    if not _says_anything(data):
        return []
    urls = list(dict.fromkeys(stripped for loc in locs if (stripped := loc.strip(XML_SPACE))))
    columns = [column.texts_of(urls) for column in data.columns]
    rows = tuple(zip(urls, *columns, strict=True))
    table = Table(("URL", *(column.heading for column in data.columns)), rows)
    pages = {page.url: page for page in site_of_table(table, "").pages}
    crawl = CrawlColumns.of(table)
    return list(_answers(pages, crawl, rows))


def _says_anything(data: JoinedData) -> bool:
    crawl = CrawlColumns.of(Table(tuple(column.heading for column in data.columns), ()))
    return bool(crawl.answers or crawl.indexing or crawl.issues)


def _answers(
    pages: dict[str, FoundPage], crawl: CrawlColumns, rows: Sequence[Sequence[str]]
) -> Iterator[PageAnswer]:
    for row in rows:
        page, status = pages.get(row[0]), _status(crawl, row)
        if page is None:
            continue
        verdict = _verdict(page, status, is_indexed=_is_indexed(crawl, row))
        if verdict is not None:
            yield _answer(page, verdict, status, _first(row, crawl.types))


def _answer(page: FoundPage, verdict: UrlVerdict, status: int | None, content_type: str) -> PageAnswer:
    if verdict is UrlVerdict.REDIRECTED:  # what the target answers is not known
        hops = (Hop(page.url, status),) if status is not None else ()
        return PageAnswer(page.url, verdict, final_url=page.to, hops=hops)
    return PageAnswer(
        page.url,
        verdict,
        status=status,
        final_url=page.url,
        content_type=content_type,
        canonical=page.to if verdict is UrlVerdict.CANONICALISED else "",
        robots=("noindex",) if verdict is UrlVerdict.NOINDEX else (),
    )


def _verdict(page: FoundPage, status: int | None, *, is_indexed: bool) -> UrlVerdict | None:
    """Return the verdict about a page; None if the table does not say enough."""
    if page.reason is None:
        return UrlVerdict.OK if status == _OK or is_indexed else None
    if page.reason is Reason.ERROR:
        if status is None:
            return None
        return UrlVerdict.SERVER_ERROR if status >= _SERVER_ERROR else UrlVerdict.CLIENT_ERROR
    return _VERDICTS.get(page.reason)


def _status(crawl: CrawlColumns, row: Sequence[str]) -> int | None:
    """Return the status that a row has; None if there is none that HTTP knows."""
    texts = (row[column].strip()[:3] for column in crawl.answers)
    found = (int(text) for text in texts if text.isascii() and text.isdigit())
    return next((status for status in found if 100 <= status < 600), None)


def _is_indexed(crawl: CrawlColumns, row: Sequence[str]) -> bool:
    return any(heading_words(row[column]) in _INDEXED for column in crawl.indexing)
