"""Finds the sitemaps of a site, and fetches whole files as they were sent, up to the limit for files.

Sitemaps are searched at an address, in the site's robots.txt, on its home page, and at the usual
places. What talks to hosts is loaded once there is something to fetch.
"""

import re
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from http import HTTPStatus
from typing import TYPE_CHECKING

from editor.core.fields import Kind
from editor.core.site.robots_txt import PATH_OF_ROBOTS, RobotsTxt
from editor.core.text import N_, Phrase, words_of
from editor.core.values.urls import is_published_url, joined, origin, split, without_user
from editor.formats.listed_sitemaps import is_robots, sitemaps_in_page
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import decode_damaged, sniff
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import GZIP, MAX_INFLATED, inflate, inflate_once
from editor.rules.finding import FileHit
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.site.request_limits import NO_CREDENTIALS, USER_AGENT, Credentials, Limits

if TYPE_CHECKING:
    from editor.site.fetching import Fetched


_LONGEST = 15 * 60.0  # seconds for one file; it can be stopped earlier
_GZIP_NAMES = ("gzip", "x-gzip")

_FAILED = N_("{url} cannot be fetched. {reason}")
_REASONS = {
    HTTPStatus.NOT_FOUND: N_("There is no such file (404)."),
    HTTPStatus.GONE: N_("The file was removed from the site (410)."),
    HTTPStatus.UNAUTHORIZED: N_("The site requires a login (401)."),
    HTTPStatus.FORBIDDEN: N_("The site refuses access to it (403)."),
    HTTPStatus.TOO_MANY_REQUESTS: N_("The site was asked too often (429). Try again later."),
}
_SERVER_FAILS = N_("The site has an error of its own ({status}). Try again later.")
_OTHER_STATUS = N_("The site answers with the status {status}, without a file.")
_IN_CIRCLES = N_("The site redirects too often.")
_TOO_LONG = N_("It has more than {limit:,} bytes, ten times the limit for a sitemap.")
_PACKED_OTHERWISE = N_("It is compressed with “{coding}”, which nobody asked for.")


class NotFetched(Unreadable):
    """A file could not be fetched; says why in a sentence. `status` is that of the answer, if one came."""

    said = _FAILED  # of the URL and the reason

    def __init__(self, url: str, reason: str, status: int | None = None) -> None:
        super().__init__(
            Phrase(self.said, url=without_user(url), reason=reason),
            FileHit("file-unreadable", params=(("reason", reason),)),
        )
        self.status = status


class UnfitFile(NotFetched):
    """A file was fetched, or is named, that is none that is wanted."""

    said = N_("{url}: {reason}")


class PrivateHost(NotFetched):
    """A host is in a private network, and nobody said that it may be asked."""

    def __init__(self, url: str, host: str, reason: str) -> None:
        super().__init__(url, reason)
        self.host = host


@dataclass(frozen=True, slots=True)
class WebOrigin:
    """The place and the moment that a file was fetched from, with the marks by which the server knows it."""

    url: str  # as asked for, without a password
    final_url: str
    etag: str
    last_modified: str  # the header, as it came
    moment: datetime


@dataclass(frozen=True, slots=True)
class WebFile:
    """A file that was fetched, with the bytes that are published; they may be compressed."""

    origin: WebOrigin
    data: bytes


class WebFiles:
    """Fetches files one after the other, politely. Use it in one thread, and close it in the end."""

    def __init__(
        self,
        cancelled: IsCancelled = never,
        *,
        private_hosts: Collection[str] = (),
        allows_private: bool = False,
        user_agent: str = USER_AGENT,
        credentials: Credentials = NO_CREDENTIALS,
    ) -> None:
        """private_hosts: the hosts in private networks that may be asked, allows_private: all of them.

        credentials: headers for single sites.
        """
        from editor.site.fetching import Fetcher  # noqa: PLC0415

        self._limits = Limits(
            timeout=_LONGEST,
            body=MAX_INFLATED,
            user_agent=user_agent,
            allows_private=allows_private,
            private_hosts=frozenset(private_hosts),
        )
        self._cancelled = cancelled
        self._fetcher = Fetcher(self._limits, cancelled, as_sent=True, credentials=credentials)
        self._latest = 0.0  # the moment of the latest request

    def __enter__(self) -> "WebFiles":
        return self

    def __exit__(self, *_: object) -> None:
        self._fetcher.close()

    def fetch(self, url: str) -> WebFile:
        """Return a file; raises NotFetched, Unreadable where it cannot be decompressed, and Cancelled."""
        answer = self._found(url, wants_any=True)
        if answer.is_cut and not _is_robots(answer.url):  # of that nobody reads more
            raise NotFetched(url, Phrase(_TOO_LONG, limit=self._limits.body))
        if answer.reason:
            raise NotFetched(url, answer.reason)
        origin = WebOrigin(
            without_user(url),
            answer.url,
            answer.header("etag"),
            answer.header("last-modified"),
            datetime.now(UTC),
        )
        return WebFile(origin, _file_in(answer, url))

    def size_of(self, url: str) -> int | None:
        """Return the size of a file as it is sent, without reading it; None if that is not said.

        Raises NotFetched and Cancelled.
        """
        length = self._found(url, wants_any=False).header("content-length")
        return int(length) if length.isascii() and length.isdigit() else None

    def post(self, url: str, sent: bytes) -> int:
        """Send JSON to a URL, and return the status of the answer; raises NotFetched and Cancelled."""
        answer = self._ask(url, "", wants_any=False, sent=sent)
        if answer.refused_host:
            raise PrivateHost(url, answer.refused_host, answer.reason)
        if answer.status is None:
            raise NotFetched(url, answer.reason)
        return answer.status

    def _found(self, url: str, *, wants_any: bool) -> "Fetched":
        """Return the answer with a file, wherever redirects lead; raises NotFetched."""
        source, place = "", url
        for _ in range(self._limits.redirects + 1):
            answer = self._ask(place, source, wants_any=wants_any)
            if answer.status is None:
                if answer.refused_host:
                    raise PrivateHost(place, answer.refused_host, answer.reason)
                raise NotFetched(url, answer.reason)
            if not answer.target:
                if answer.status != HTTPStatus.OK:
                    raise NotFetched(url, _reason_of(answer.status), answer.status)
                return answer
            source, place = place, answer.target
        raise NotFetched(url, Phrase(_IN_CIRCLES))

    def _ask(self, url: str, source: str, *, wants_any: bool, sent: bytes | None = None) -> "Fetched":
        time.sleep(max(self._latest + self._limits.delay - time.monotonic(), 0))
        self._latest = time.monotonic()
        answer = self._fetcher.fetch(url, source, wants_any=wants_any, sent=sent)
        if self._cancelled():
            raise Cancelled
        return answer


def _is_robots(url: str) -> bool:
    parts = split(url)
    return parts is not None and parts.path == PATH_OF_ROBOTS


def _reason_of(status: int) -> Phrase:
    if status in _REASONS:
        return Phrase(_REASONS[HTTPStatus(status)])
    return Phrase(
        _SERVER_FAILS if status >= HTTPStatus.INTERNAL_SERVER_ERROR else _OTHER_STATUS, status=str(status)
    )


def _file_in(answer: "Fetched", url: str) -> bytes:
    """Return the file without the compression of the transfer; raises Unreadable.

    Some servers say of a file that is compressed itself that its transfer is.
    """
    coding = answer.header("content-encoding").strip().lower()
    if coding in ("", "identity"):
        return answer.body
    if coding not in _GZIP_NAMES:
        raise NotFetched(url, Phrase(_PACKED_OTHERWISE, coding=coding))
    if not answer.body.startswith(GZIP):
        return answer.body
    content = inflate_once(answer.body)
    parts = split(answer.url)
    is_packed_file = parts is not None and parts.path.lower().endswith(".gz")
    return answer.body if is_packed_file and not content.startswith(GZIP) else content


_USUAL = ("/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_START = 64 * 1024  # bytes that tell what a file is

_NO_ADDRESS = Phrase(N_("It is no address such as www.example.com."))
_NONE_IN_ROBOTS = Phrase(N_("It names no sitemap."))
_NONE_ON_PAGE = Phrase(
    N_(
        "It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is "
        "none at the usual places. Enter the address of the sitemap itself."
    )
)


class FoundIn(StrEnum):
    """The source that names a sitemap."""

    ADDRESS = "address"  # the person entered its own
    ROBOTS = "robots.txt"
    PAGE = "page"
    PLACE = "usual place"
    INDEX = "index"


@dataclass(frozen=True, slots=True)
class FoundSitemap:
    """A sitemap on the web. It is told again, by the same URL, once more is known about it."""

    url: str
    told_by: FoundIn
    index_url: str = ""  # of the index that lists it
    is_index: bool = False
    size: int | None = None  # in bytes, as it is sent; None is unknown
    trouble: str = ""  # why it cannot be had, in a sentence
    file: WebFile | None = None  # if it was fetched already


def whole_address(text: str) -> str:
    """Return an address as a person may type it as a URL; raises NotFetched."""
    url = text.strip()
    if url and not _SCHEME.match(url):
        url = f"https://{url}"
    if not is_published_url(url):
        raise NotFetched(text.strip(), _NO_ADDRESS)
    return url


def find_sitemaps(address: str, web: WebFiles, *, with_sizes: bool = True) -> Iterator[FoundSitemap]:
    """Yield the sitemaps that an address leads to: first all of them, then the sizes of those in indexes.

    address: of a sitemap, a robots.txt or a page; with_sizes: False if they are fetched anyway. Raises
    NotFetched, Unreadable if it leads to none, PrivateHost, and Cancelled.
    """
    url = whole_address(address)
    try:
        file = web.fetch(url)
    except NotFetched as error:
        if _SCHEME.match(address.strip()) or error.status is not None or isinstance(error, PrivateHost):
            raise
        url = url.replace("https:", "http:", 1)  # a site that knows no TLS
        file = web.fetch(url)
    listed: list[FoundSitemap] = []
    for found in _with_content(_at(url, file, web), web):
        yield found
        if found.is_index and found.file is not None:
            for each in _children(found):
                listed.append(each)
                yield each
    for each in listed if with_sizes else ():
        try:
            yield replace(each, size=web.size_of(each.url))
        except NotFetched as error:
            yield replace(each, trouble=words_of(error))


def _at(url: str, file: WebFile, web: WebFiles) -> Sequence[FoundSitemap]:
    """Return the file if it is a sitemap, else the sitemaps that it names, most of them not fetched yet."""
    place = file.origin.final_url
    content = inflate(file.data).data
    text = decode_damaged(content).text
    if _is_robots(place) or is_robots(text):
        if named := _in_robots(content, place):
            return named
        raise NotFetched(url, _NONE_IN_ROBOTS)
    if _is_page(text):
        return _of_site(url, place, text, web)
    return [FoundSitemap(url, FoundIn.ADDRESS, file=file)]


def _is_page(text: str) -> bool:
    try:
        sniff(text)
    except Unreadable as error:
        return any(file_hit.rule == "html-instead-of-sitemap" for file_hit in error.file_hits)
    return False


def _of_site(url: str, place: str, text: str, web: WebFiles) -> Sequence[FoundSitemap]:
    """Return the sitemaps that the robots.txt of a page's site names, or the page, or usual ones."""
    site = origin(place)
    try:
        robots = web.fetch(site + PATH_OF_ROBOTS)
        found = [*_in_robots(robots.data, robots.origin.final_url)]
    except PrivateHost:
        raise
    except NotFetched:
        found = []
    found += [FoundSitemap(each, FoundIn.PAGE) for each in _joined(place, sitemaps_in_page(text))]
    usual = (FoundSitemap(site + path, FoundIn.PLACE) for path in _USUAL)
    found = list({each.url: each for each in reversed(found)}.values())[::-1]
    found = found or [each for each in usual if _is_there(each.url, web)][:1]
    if not found:
        raise NotFetched(url, _NONE_ON_PAGE)
    return found


def _in_robots(content: bytes, place: str) -> list[FoundSitemap]:
    named = (each.url for each in RobotsTxt(content).sitemaps if each.url)
    return [FoundSitemap(url, FoundIn.ROBOTS) for url in dict.fromkeys(_joined(place, named))]


def _joined(place: str, links: Iterable[str]) -> Iterator[str]:
    """Yield links of a page or of a robots.txt in full, without fragments and those that name no host."""
    return filter(None, (joined(place, link).partition("#")[0] for link in links))


def _is_there(url: str, web: WebFiles) -> bool:
    try:
        web.size_of(url)
    except PrivateHost:
        raise
    except NotFetched:
        return False
    return True


def _with_content(found: Sequence[FoundSitemap], web: WebFiles) -> Iterator[FoundSitemap]:
    """Fetch each sitemap that was not yet, and tell which of them are indexes."""
    for each in found:
        try:
            file = each.file or web.fetch(each.url)
        except PrivateHost:
            raise
        except Unreadable as error:
            yield replace(each, trouble=words_of(error))
            continue
        yield replace(each, file=file, size=len(file.data), is_index=bool(listed_in(file)))


def _children(index: FoundSitemap) -> Iterator[FoundSitemap]:
    assert index.file is not None
    for url in dict.fromkeys(listed_in(index.file)):
        yield FoundSitemap(url, FoundIn.INDEX, index.url)


def listed_in(file: WebFile) -> list[str]:
    """Return the URLs that an index lists; none if it is another file, or one that cannot be read."""
    try:
        content = inflate(file.data).data
        if sniff(decode_damaged(content[:_START]).text).kind is not Kind.SITEMAPINDEX:
            return []
        document = read_document(content).entries
    except Unreadable:
        return []
    locs = (loc.strip().partition("#")[0] for loc in document.column("loc"))
    return [loc for loc in locs if split(loc) is not None]
