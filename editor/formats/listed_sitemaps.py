"""Finds sitemaps that other files name: robots.txt and HTML pages. Nothing is fetched."""

import re
from collections.abc import Mapping
from typing import Any

from lxml import etree

from editor.core.values.urls import resolve_reference, split

MOST_SITEMAPS = 100  # sitemaps that are listed
_LONGEST_TITLE = 200  # characters
_LOOKED_AT = 1024 * 1024  # characters; a page that names its sitemap does so in its head

_ROBOTS_LINE = re.compile(r"(?:\A|[\r\n])[ \t\ufeff]*sitemap[ \t]*:[ \t]*(\S+)", re.IGNORECASE)
# Comments and other directives, such as Host, may precede these but also occur in other files.
_ROBOTS_START = re.compile(
    r"(?:[ \t\ufeff]*+(?:#[^\r\n]*+|[a-z-]++[ \t]*+:[^\r\n]*+)?[\r\n]++)*?"
    r"[ \t\ufeff]*+(?:user-agent|disallow|allow|sitemap)[ \t]*:",
    re.IGNORECASE,
)
_DIRECTIVE = re.compile(r"[ \t\ufeff]*(?:#|[a-z-]+[ \t]*:)|[ \t\ufeff]*\Z", re.IGNORECASE)
_SITEMAP_PATH = re.compile(r"sitemap(?:(?!sitemap)[^/?#])*\.(?:xml|xml\.gz|txt)(?:[?#]|\Z)", re.IGNORECASE)
_SHORT_PAGE = 64 * 1024  # bytes, in which no tag takes long
_MOST_ATTRIBUTES = 1000  # of a tag


def sitemaps_in_robots(text: str) -> tuple[str, ...]:
    """Return the sitemaps that a robots.txt names, in its order.

    Source: https://www.sitemaps.org/protocol.html#submit_robots
    """
    return _distinct(_ROBOTS_LINE.findall(text[:_LOOKED_AT]))


def begins_like_robots(text: str) -> bool:
    """Return True if a text begins with lines of a robots.txt, up to one that only such a file has."""
    return _ROBOTS_START.match(text) is not None


def is_robots(text: str) -> bool:
    """Return True if a text has only lines of a robots.txt, at least one of them with a sitemap."""
    return bool(_ROBOTS_LINE.search(text)) and all(map(_DIRECTIVE.match, text.splitlines()))


def sitemaps_in_page(text: str) -> tuple[str, ...]:
    """Return the sitemaps that an HTML page links to, by the link's relation, or else by its path.

    Relative URLs are resolved if the page states its own URL.
    """
    base, related, looking = "", [], []
    for element in _page(text).iter("link", "a", "base"):
        target, relation = element.get("href", "").strip(), element.get("rel", "").lower().split()
        if element.tag == "base" or "canonical" in relation:
            base = base or target
        elif "sitemap" in relation:
            related.append(target)
        elif _SITEMAP_PATH.search(target):
            looking.append(target)
    whole = split(base)
    return _distinct(
        [resolve_reference(target, whole) if whole else target for target in related or looking if target]
    )


def title_of_page(text: str) -> str:
    """Return the title of an HTML page; "" if it has none."""
    return " ".join(_page(text).findtext(".//title", "").split())[:_LONGEST_TITLE]


def _page(text: str) -> etree._Element:
    """Parse an HTML page leniently; the result is an empty page if nothing can be parsed."""
    data = text[:_LOOKED_AT].encode("utf-8", "replace") or b"<html>"
    parser = etree.HTMLParser(encoding="utf-8", no_network=True)
    page = None if has_endless_tag(data, "utf-8") else etree.fromstring(data, parser)
    return etree.Element("html") if page is None else page


def has_endless_tag(page: bytes, encoding: str | None) -> bool:
    """Tell whether a tag of an HTML page has so many attributes that parsing it would take minutes.

    libxml2 puts each at the end of a list that it walks along; without a tree, all of it takes little time.
    Raises LookupError for an unknown encoding.
    """
    if len(page) <= _SHORT_PAGE:
        return False
    target: Any = _Tags()  # the stubs ask for methods that may be left out
    parser = etree.HTMLParser(target=target, encoding=encoding, no_network=True)
    try:
        etree.fromstring(page, parser)
    except _EndlessTagError:
        return True
    except (etree.XMLSyntaxError, ValueError):  # as whoever parses it is told
        return False
    return False


class _EndlessTagError(Exception):
    """A tag has more attributes than anybody means."""


class _Tags:
    """Looks at the tags of a page, and keeps nothing of it."""

    def start(self, _name: str, attributes: Mapping[str, str]) -> None:
        if len(attributes) > _MOST_ATTRIBUTES:
            raise _EndlessTagError

    def close(self) -> None: ...


def mentioned_file_name(address: str) -> str:
    """Return the file name that a sitemap's URL suggests: the last part of its path."""
    parts = split(address)
    path = parts.path if parts else re.sub(r"[?#].*", "", address)
    return path.rpartition("/")[2]


def _distinct(addresses: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(addresses))[:MOST_SITEMAPS]
