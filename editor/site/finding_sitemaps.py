"""Finds the sitemaps of a site: at an address, in its robots.txt, on its home page, at the usual places."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from editor.core.fields import Kind
from editor.core.site.robots_txt import RobotsTxt
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.core.values.urls import is_published_url, joined, origin, split
from editor.formats.errors import Unreadable
from editor.formats.listed_sitemaps import is_robots, sitemaps_in_page
from editor.formats.reading.encoding import decode_damaged
from editor.formats.reading.file_kind import sniff
from editor.formats.reading.inflate import inflate
from editor.formats.reading.reader import read_document
from editor.site.web_files import NotFetched, PrivateHost, WebFile, WebFiles

_USUAL = ("/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_ROBOTS = "/robots.txt"
_START = 64 * 1024  # bytes that tell what a file is

_NO_ADDRESS = Phrase(QT_TRANSLATE_NOOP("phrases", "It is no address such as www.example.com."))
_NONE_IN_ROBOTS = Phrase(QT_TRANSLATE_NOOP("phrases", "It names no sitemap."))
_NONE_ON_PAGE = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is "
        "none at the usual places. Enter the address of the sitemap itself.",
    )
)


class ToldBy(StrEnum):
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
    told_by: ToldBy
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
    parts = split(place)
    if (parts is not None and parts.path == _ROBOTS) or is_robots(text):
        if named := _in_robots(content, place):
            return named
        raise NotFetched(url, _NONE_IN_ROBOTS)
    if _is_page(text):
        return _of_site(url, place, text, web)
    return [FoundSitemap(url, ToldBy.ADDRESS, file=file)]


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
        robots = web.fetch(site + _ROBOTS)
        found = [*_in_robots(robots.data, robots.origin.final_url)]
    except PrivateHost:
        raise
    except NotFetched:
        found = []
    found += [FoundSitemap(each, ToldBy.PAGE) for each in _joined(place, sitemaps_in_page(text))]
    usual = (FoundSitemap(site + path, ToldBy.PLACE) for path in _USUAL)
    found = list({each.url: each for each in reversed(found)}.values())[::-1]
    found = found or [each for each in usual if _is_there(each.url, web)][:1]
    if not found:
        raise NotFetched(url, _NONE_ON_PAGE)
    return found


def _in_robots(content: bytes, place: str) -> list[FoundSitemap]:
    named = (each.url for each in RobotsTxt(content).sitemaps if each.url)
    return [FoundSitemap(url, ToldBy.ROBOTS) for url in dict.fromkeys(_joined(place, named))]


def _joined(place: str, links: Iterable[str]) -> Iterator[str]:
    """Yield links of a page or of a robots.txt in full, without those that name no host."""
    return filter(None, (joined(place, link) for link in links))


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
        yield FoundSitemap(url, ToldBy.INDEX, index.url)


def listed_in(file: WebFile) -> list[str]:
    """Return the URLs that an index lists; none if it is another file, or one that cannot be read."""
    try:
        content = inflate(file.data).data
        if sniff(decode_damaged(content[:_START]).text).kind is not Kind.SITEMAPINDEX:
            return []
        document = read_document(content).entries
    except Unreadable:
        return []
    return [loc.strip() for loc in document.column("loc") if split(loc.strip()) is not None]
