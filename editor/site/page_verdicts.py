"""Reads what a page says about itself, and decides what its answer means for the entry of a sitemap.

A sitemap should list pages under their final, canonical URLs. A page names its canonical URL, its
robots directives and its languages; its main text is read, too. One that refreshes itself at once to
another URL is a redirect. What is judged as a crawler counts for that one or for all of them. Sources:
https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls (canonical),
https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag (robots),
https://developers.google.com/search/docs/crawling-indexing/301-redirects (refresh),
https://developers.google.com/search/docs/specialty/international/localized-versions (hreflang)
"""

import hashlib
import re
import threading
from codecs import lookup
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import unescape
from http import HTTPStatus
from typing import cast
from urllib.parse import unquote

from lxml import etree

from editor.core.site.page_answers import VERDICT_RANK, Hop, PageAnswer, UrlVerdict, is_made_when_asked
from editor.core.site.robots_txt import EVERY_AGENT, names_of
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_key, joined, split, without_user
from editor.formats.listed_sitemaps import has_endless_tag
from editor.site.connections import target_of, unknown_coding
from editor.site.fetching import Fetched, is_found, is_html
from editor.site.request_limits import Criteria
from editor.site.suspected_pages import NO_CONTENT, is_short, suspicion_by_emptiness, suspicion_by_words

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_CHARSET = re.compile(r"""charset\s*=\s*["']?([\w.:-]+)""", re.IGNORECASE)
_LINK = re.compile(r"<([^<>]*)>((?:[^,\"]|\"[^\"]*\")*)")
_PARAMETER = re.compile(r""";\s*([\w*-]+)\s*=\s*("[^"]*"|[^\s;,]+)""")
_BESIDE_THE_TEXT = ("nav", "header", "footer", "aside", "script", "style", "noscript", "template")
_EVERY_CRAWLER = "robots"
_NEVER_SHOWN = {"noscript", "template"}
# HTML standard, "shared declarative refresh steps": the seconds, and the URL with or without quotation marks.
_REFRESH = re.compile(
    r"""\s*(\d+|(?=\.))(?:\.[\d.]*)?(?:\s*[;,]|\s)\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))""",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST_REFRESH = 5_000  # characters
_SEVERAL_CANONICALS = N_(
    "Search engines heed none of its canonical URLs {first} and {second}, as it names more than one."
)
_BAD_STATUS = N_("The answer {status} is no status of HTTP; some sites send it to keep programs out.")
_UNASKED_CODING = N_("Its answer is compressed with “{coding}”, which nobody asked for, and cannot be read.")
_HIGHEST_STATUS = 599
_MOST_PARSERS = 20  # that a thread keeps, by encodings
_of_thread = threading.local()
_texts = etree.XPath("body//text()", smart_strings=False)  # four times as fast as itertext
_WIDE_BOMS = (b"\xff\xfe", b"\xfe\xff")
_END_OF_HEAD = re.compile(rb"</head\s*>", re.IGNORECASE)
_ABOUT_PAGE = re.compile(rb"<(?=[mlb])(?:meta|link|base)\b", re.IGNORECASE)
# Each is read once: what has no end goes to the end, as in browsers.
_ANCHOR = re.compile(
    rb"""<(?=[!ast])(?:!--(?:.*?-->|.*+)|(?:script|template)\b(?:.*?</(?:script|template)\b|.*+)"""
    rb"""|(?:a|area)\s([^<>"']*+(?:(?:"[^"]{0,4000}+"|'[^']{0,4000}+')[^<>"']*+)*+)>)""",
    re.IGNORECASE | re.DOTALL,
)
_HREF = re.compile(rb"""(?<![\w-])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))""", re.IGNORECASE)
_LONGEST_LINK = 4_000  # bytes of the attributes of one
_MOST_KNOWN = 100_000  # links, as those with the numbers of visits never come again
_NOFOLLOW = re.compile(rb"""(?<![\w-])rel\s*=[^<>]*\bnofollow\b""", re.IGNORECASE)
_LONGEST_URL = 2_000  # characters; longer ones are nothing that a page means


@dataclass(frozen=True, slots=True)
class PageContent:
    """The outcome of reading an HTML page and the headers that came with it; URLs are absolute."""

    canonical: str = ""
    robots: tuple[str, ...] = ()  # directives in lower case, for any crawler or the one that asks
    alternates: tuple[tuple[str, str], ...] = ()
    text_hash: str = ""
    other_canonical: str = ""  # a second one, that contradicts the first
    refresh: str = ""  # the URL that it leads to at once
    suspicion: str = ""  # why it may be no page, in a sentence
    base: str = ""  # where its links start from
    links: Sequence[str] = ()  # as written, but those that search engines are not to follow


def read_page(
    body: bytes,
    headers: Mapping[str, Sequence[str]],
    url: str,
    agent: str = "",
    followed: "FollowedLinks | None" = None,
) -> PageContent:
    """Read a page of any quality; never raises for what stands in it.

    body: decompressed, perhaps cut off. headers: by names in lower case. url: where it was found in the end.
    agent: the token of a crawler whose own directives count as well, such as "googlebot". followed: reads
    its links, for this page as for others; None leaves them.
    """
    encoding = _encoding(body, headers)
    root = _parsed(body, encoding)
    head = _head(root, headers, url, agent, _links_of(root, body, followed))
    text_hash, suspicion = "", None
    if root is not None:
        title, heading = _text_of(root, "title"), _text_of(root, "h1")  # a heading may stand beside the text
        words = _main_text(root)
        text_hash = _hash_of(words, url)
        suspicion = suspicion_by_words(title, heading, len(words))
        if suspicion is None and is_short(words):
            suspicion = suspicion_by_emptiness(_parsed(body, encoding))
    elif not body.strip() and is_html(headers) and not unknown_coding(headers):
        suspicion = suspicion_by_emptiness(None)
    return replace(head, text_hash=text_hash, suspicion=suspicion or "")


def read_page_file(
    body: bytes, url: str, agent: str = "", followed: "FollowedLinks | None" = None
) -> PageContent | None:
    """Read a page from its file, without its text and the headers that a server would add.

    None where there is no element in it; never raises. url: where it is published; the others as of
    `read_page`.
    """
    if body.startswith(_WIDE_BOMS):
        body = body.decode("utf-16", "replace").encode()
    root = _parsed(_up_to_text(body), _encoding(body, {}))
    return None if root is None else _head(root, {}, url, agent, _links_of(root, body, followed))


def _links_of(root: etree._Element | None, body: bytes, followed: "FollowedLinks | None") -> Iterable[str]:
    return () if root is None or followed is None else followed.of(body, root)


def _up_to_text(page: bytes) -> bytes:
    """Return a page up to the end of its head, where nothing that it says about itself comes later.

    That is read in a third of the time.
    """
    end = _END_OF_HEAD.search(page)
    return page if end is None or _ABOUT_PAGE.search(page, end.end()) else page[: end.end()]


class FollowedLinks:
    """Reads where the links of pages lead; each is read once, as most stand on many pages. Those that search
    engines are not to follow are none, as little as those in comments and scripts.
    """

    def __init__(self) -> None:
        self._known: dict[bytes, str] = {}  # by the attributes of their elements

    def of(self, page: bytes, root: etree._Element) -> Iterator[str]:
        """Yield the links of a page as written but for places within pages, each once."""
        if page.startswith(_WIDE_BOMS):
            page = page.decode("utf-16", "replace").encode()
        known = self._known
        if len(known) > _MOST_KNOWN:
            known = self._known = {}
        found = set(_ANCHOR.findall(page))
        links = set(map(known.get, found))
        if None in links:
            encoding = "" if page.isascii() else root.getroottree().docinfo.encoding or ""
            links.update(self._read(each, encoding) for each in found if each not in known)
        return filter(None, links)

    def _read(self, attributes: bytes, encoding: str) -> str:
        """Return where a link leads, by the attributes of its element; "" if nobody is to follow it.

        encoding: of what is no UTF-8.
        """
        is_followed = len(attributes) <= _LONGEST_LINK and not (
            b"nofollow" in attributes.lower() and _NOFOLLOW.search(attributes)
        )
        match = _HREF.search(attributes) if is_followed else None
        found = next(filter(None, match.groups()), b"") if match else b""
        try:
            written = found.decode()
        except UnicodeDecodeError:
            return _link_in(found.decode(_known_encoding(encoding), "replace"))
        link = self._known[attributes] = _link_in(written)
        return link


def _link_in(text: str) -> str:
    return unescape(text).partition("#")[0].strip()


def _known_encoding(name: str) -> str:
    """Return an encoding by the name that a page gives it; UTF-8 where nobody knows that."""
    try:
        return lookup(name).name
    except LookupError:
        return "utf-8"


def _head(
    root: etree._Element | None,
    headers: Mapping[str, Sequence[str]],
    url: str,
    agent: str,
    links: Iterable[str] = (),
) -> PageContent:
    """Return what a page and its headers say about it, but nothing of its text.

    links: those that count unless it wants none followed, beside those in its head to the pages around it.
    """
    names = {_EVERY_CRAWLER, *names_of(agent)} - {EVERY_AGENT}
    related = [
        (rel, _absolute(url, href), language)
        for rel, href, language in _header_links(headers.get("link", ()))
    ]
    robots = list(_header_directives(headers.get("x-robots-tag", ()), names))
    refreshes = [(url, text) for text in headers.get("refresh", ())]
    base, around = url, list[str]()
    if root is not None:
        base, found = _base_and_links(root, url)
        for rel, href, language in found:
            if rel <= _AROUND:
                around.append(href.partition("#")[0])
            else:
                related.append((rel, _absolute(base, href), language))
        for element in root.iter("meta"):
            if element.get("name", "").strip().lower() in names:
                robots += _directives(element.get("content", ""))
            elif _refreshes(element):
                refreshes.append((base, element.get("content", "")))
    canonicals = dict.fromkeys(target for rel, target, _ in related if target and "canonical" in rel)
    first = next(iter(canonicals), "")
    return PageContent(
        canonical=first,
        other_canonical=next((each for each in canonicals if _names_other(each, first)), ""),
        refresh=next(filter(None, (_target_of_refresh(*each, url) for each in refreshes)), ""),
        robots=tuple(dict.fromkeys(robots)),
        alternates=tuple(
            (language, target)
            for rel, target, language in related
            if target and language and "alternate" in rel
        ),
        base=base,
        links=() if "nofollow" in robots else (*links, *around),
    )


def _encoding(body: bytes, headers: Mapping[str, Sequence[str]]) -> str | None:
    """Return the encoding from a byte order mark or the header; None if only the page itself may tell."""
    for mark, name in _BOMS:
        if body.startswith(mark):
            return name
    found = _CHARSET.search(_first(headers.get("content-type", ())))
    return found[1] if found else None


def _parsed(body: bytes, encoding: str | None) -> etree._Element | None:
    for name in dict.fromkeys((encoding, None)):
        try:
            return None if has_endless_tag(body, name) else etree.fromstring(body, _parser(name))
        except LookupError:  # a header may name what nobody knows
            continue
        except (etree.XMLSyntaxError, ValueError):
            return None
    return None


def _parser(encoding: str | None) -> etree.HTMLParser:
    """Return the parser of this thread, as making one takes as long as reading a page."""
    parsers: dict[str | None, etree.HTMLParser] = _of_thread.__dict__.setdefault("parsers", {})
    if encoding not in parsers:
        if len(parsers) >= _MOST_PARSERS:
            parsers.clear()
        parsers[encoding] = etree.HTMLParser(
            encoding=encoding, no_network=True, huge_tree=False, remove_comments=True, remove_pis=True
        )
    return parsers[encoding]


_AROUND = {"next", "prev"}  # the pages of a series
_ALTERNATE = {"alternate"}
_ABOUT_PAGES = {
    "canonical",
    *_ALTERNATE,
    *_AROUND,
}  # what links in a head say of pages, beside those to styles
Link = tuple[set[str], str, str]  # what it is, where it leads, its language


def _base_and_links(root: etree._Element, url: str) -> tuple[str, list[Link]]:
    """Return the URL that the links of a page start from, and what links in its head say of pages."""
    base, found = "", list[Link]()
    for element in _inside(root, "head", "link", "base"):
        href = element.get("href")
        if element.tag == "base":
            base = base or href or ""
            continue
        relations = element.get("rel")
        known = set() if relations is None else _ABOUT_PAGES.intersection(relations.lower().split())
        if known and href is not None:
            language = element.get("hreflang", "").strip()
            if language or known != _ALTERNATE:  # feeds and icons may be alternates, too
                found.append((known, href, language))
    return (_absolute(url, base) if base else url) or url, found


def _header_links(lines: Iterable[str]) -> Iterator[Link]:
    for line in lines:
        for href, rest in _LINK.findall(line):
            found = {name.lower(): value.strip('"') for name, value in _PARAMETER.findall(rest)}
            yield set(found.get("rel", "").lower().split()), href, found.get("hreflang", "").strip()


def _refreshes(element: etree._Element) -> bool:
    """Tell whether a meta element refreshes a page, and not only in browsers without scripts."""
    if element.get("http-equiv", "").strip().lower() != "refresh":
        return False
    around = element.getparent()
    return around is None or around.tag not in _NEVER_SHOWN


def _target_of_refresh(base: str, text: str, url: str) -> str:
    """Return the other URL to which a page goes at once; "" where it waits, or loads itself again."""
    found = _REFRESH.match(text[:_LONGEST_REFRESH])
    if found is None or found[1].strip("0"):
        return ""
    href = next((part.strip() for part in found.groups()[1:] if part), "")
    target = _absolute(base, href).partition("#")[0] if href else ""
    return "" if target == url.partition("#")[0] else target


def _text_of(root: etree._Element, name: str) -> str:
    """Return the text of the first element with a name; "" if there is none."""
    element = next(root.iter(name), None)
    return "" if element is None else "".join(map(str, element.itertext()))


def _header_directives(lines: Iterable[str], names: Collection[str]) -> Iterator[str]:
    """Return the directives of X-Robots-Tag; those after a crawler's name and a colon are for that one."""
    for line in lines:
        crawler = _EVERY_CRAWLER
        for word in line.split(","):  # proxies put several lines into one
            name, colon, rest = word.partition(":")
            if colon and _CRAWLER.fullmatch(name) and name.strip().lower() not in _WITH_VALUE:
                crawler, word = name.strip().lower(), rest
            if crawler == EVERY_AGENT or crawler in names:
                yield from _directives(word)


_CRAWLER = re.compile(r"\s*[\w*.-]+\s*")
_WITH_VALUE = {"max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"}


def _directives(text: str) -> list[str]:
    words = [word.strip().lower() for word in text.split(",")]
    return [
        each for word in words if word for each in (("noindex", "nofollow") if word == "none" else (word,))
    ]


def _main_text(root: etree._Element) -> str:
    """Take out of a page what all pages of a site have, and return the text that is left."""
    for element in reversed(list(root.iter(*_BESIDE_THE_TEXT))):  # `strip_elements` takes quadratic time
        element.text = None
        del element[:]
    pieces = cast("list[str]", _texts(root))
    return " ".join(" ".join(pieces).split())


def _hash_of(words: str, url: str) -> str:
    """Return a hash of the main text of a page, without its own URL, which some error pages repeat."""
    for own in _own_names(url):
        if own in words:
            words = _without(words, own)
    return hashlib.blake2b(words.encode("utf-8", "replace"), digest_size=16).hexdigest() if words else ""


def _without(text: str, name: str) -> str:
    """A text without a name, where that is no part of a word; a pattern would be compiled for each page."""
    first, *others = text.split(name)
    pieces, before = [first], first[-1:]
    for piece in others:
        if before.isalnum() or piece[:1].isalnum():
            pieces.append(name)
        pieces.append(piece)
        before = piece[-1:]
    return "".join(pieces)


def _own_names(url: str) -> tuple[str, ...]:
    """Return the names that a page may use for itself, from its URL, with and without escapes."""
    path = url.partition("://")[2].partition("/")[2]
    names = {url, f"/{path}", path, path.rstrip("/").rpartition("/")[2]}
    names |= {unquote(name) for name in names}
    return tuple(sorted(names - {"", "/"}, key=lambda name: (-len(name), name)))


def _inside(root: etree._Element, name: str, *wanted: str) -> Iterator[etree._Element]:
    for part in root.iterchildren(name):
        yield from part.iter(*wanted)


def _absolute(base: str, href: str) -> str:
    """Return a link as an absolute URL; "" if that is not possible."""
    url = href.strip()
    if url.startswith("/") and not ("//" in url or "/." in url):  # quick, nearly always
        parts = split(base)
        url = f"{parts.scheme}://{parts.authority}{url}" if parts else ""
    elif "[" in url or not url.startswith(("http://", "https://")):
        url = joined(base, url)
    return url if len(url) <= _LONGEST_URL and url.startswith(("http://", "https://")) else ""


def _first(texts: Sequence[str]) -> str:
    return str(texts[0]) if texts else ""


_WANTS_A_LOG_IN = {
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.PROXY_AUTHENTICATION_REQUIRED,
    HTTPStatus.TOO_MANY_REQUESTS,
}


_USUAL = Criteria()


@dataclass(frozen=True, slots=True)
class NotFoundPage:
    """The answer of a host to a URL that cannot exist; all is empty where that is an honest 404."""

    text_hash: str = ""
    final_url: str = ""

    def is_like(self, page: PageContent, url: str, final_url: str) -> bool:
        """Tell whether a page that answers 200 is the same as this one.

        url: that was asked for. Who lists the page itself that all else is redirected to, lists a page.
        """
        if self.final_url and url == self.final_url:
            return False
        is_same_text = bool(self.text_hash) and page.text_hash == self.text_hash
        return is_same_text or (bool(self.final_url) and final_url == self.final_url)


@dataclass(frozen=True, slots=True)
class Visit:
    """The way from a URL to the last answer."""

    url: str
    hops: Sequence[Hop]
    last: Fetched
    milliseconds: int


def page_answer(
    visit: Visit, page: PageContent, not_found: NotFoundPage, criteria: Criteria = _USUAL
) -> PageAnswer:
    """Put together what is known of a URL, with the worst that is to be said of it first."""
    last = visit.last
    said = _of_status(last, criteria.accepted) or _of_page(visit.url, last, page, not_found)
    found = {UrlVerdict.REDIRECTED} if visit.hops else set()
    found |= said.keys()
    ordered = sorted(found or {UrlVerdict.OK}, key=VERDICT_RANK.__getitem__, reverse=True)
    return PageAnswer(
        url=visit.url,
        verdict=ordered[0],
        also=tuple(ordered[1:]),
        status=last.status,
        final_url=last.url,
        hops=tuple(visit.hops),
        content_type=last.header("content-type"),
        canonical="" if page.other_canonical else page.canonical,
        robots=page.robots,
        last_modified=last.header("last-modified"),
        alternates=page.alternates,
        text_hash=page.text_hash,
        milliseconds=visit.milliseconds,
        reason=last.reason or next((said[verdict] for verdict in ordered if said.get(verdict)), ""),
        refused_host=last.refused_host,
        is_made_when_asked=is_made_when_asked(last.header("last-modified"), last.header("date")),
        size=last.size,
    )


_Said = dict[UrlVerdict, str]  # verdicts with the reason of each, "" where it says all


def _of_status(last: Fetched, accepted: Collection[int]) -> _Said:
    """Return the verdict that follows from the status alone; none if it is that of a page."""
    status = last.status
    if status is None:
        return {UrlVerdict.UNVERIFIED if last.is_refused else UrlVerdict.UNREACHABLE: ""}
    if status in accepted and not last.reason:
        return {}
    if status in _WANTS_A_LOG_IN or keeps_programs_out(last):
        return {UrlVerdict.UNVERIFIED: ""}
    if status == HTTPStatus.NO_CONTENT:
        return {UrlVerdict.SOFT_404: NO_CONTENT}
    if status > _HIGHEST_STATUS:
        return {UrlVerdict.UNVERIFIED: Phrase(_BAD_STATUS, status=str(status))}
    return _of_error(last, status)


def _of_error(last: Fetched, status: int) -> _Said:
    if status in {HTTPStatus.NOT_FOUND, HTTPStatus.GONE}:
        return {UrlVerdict.GONE: ""}
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return {UrlVerdict.SERVER_ERROR: ""}
    if status >= HTTPStatus.BAD_REQUEST:
        return {UrlVerdict.CLIENT_ERROR: ""}
    return {} if is_found(status) and not last.reason else {UrlVerdict.UNREACHABLE: ""}


def keeps_programs_out(last: Fetched) -> bool:
    """Tell whether an answer is a riddle for people, which another try gets as well."""
    return last.header("cf-mitigated").lower() == "challenge"


def _of_page(url: str, last: Fetched, page: PageContent, not_found: NotFoundPage) -> _Said:
    found: _Said = {}
    if coding := unknown_coding(last.headers):
        found[UrlVerdict.UNVERIFIED] = Phrase(_UNASKED_CODING, coding=coding)
    if "noindex" in page.robots:
        found[UrlVerdict.NOINDEX] = ""
    if page.other_canonical:
        found[UrlVerdict.CANONICALISED] = Phrase(
            _SEVERAL_CANONICALS, first=without_user(page.canonical), second=without_user(page.other_canonical)
        )
    elif _names_other(page.canonical, last.url):
        found[UrlVerdict.CANONICALISED] = ""
    if not is_home_page(url) and not_found.is_like(page, url, last.url):
        found[UrlVerdict.SOFT_404] = ""
    elif page.suspicion:
        found[UrlVerdict.SOFT_404] = page.suspicion
    return found


def _names_other(canonical: str, url: str) -> bool:
    """Tell whether the canonical URL of a page, "" for none, is another one than its own."""
    return canonical not in ("", url) and equivalence_key(canonical) != equivalence_key(url)


def is_home_page(url: str) -> bool:
    """Tell whether a URL is that of a host itself; many hosts answer with it whatever they are asked for."""
    target = target_of(url)
    return target is not None and target.path == "/"
