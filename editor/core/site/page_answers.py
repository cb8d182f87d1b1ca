"""What pages answered when the live site was asked: verdicts by URL.

Dates are those of the HTTP headers Last-Modified and Retry-After. `urls_to_check` finds the URLs
that a site can be asked for, by host, and how long that takes.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.core.values.urls import Reach, reach, split_authority
from editor.core.values.w3c_datetime import of_moment

if TYPE_CHECKING:
    from editor.core.site.robots_txt import RobotsRule


@lru_cache(maxsize=65_536)
def time_of_header(text: str) -> datetime | None:
    """Parse the date of an HTTP header, as UTC; None if it is none. Source: RFC 9110, section 5.6.7."""
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 - takes 5 ms, and few ask a site

    try:
        moment = parsedate_to_datetime(text.strip())
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None


@lru_cache(maxsize=65_536)
def day_of_header(text: str) -> str:
    """Return the day in UTC of the date of an HTTP header, such as "2024-05-31"; "" if it is none."""
    moment = time_of_header(text)
    return moment.date().isoformat() if moment else ""


def shown_header_time(text: str) -> str:
    """Return the date of an HTTP header as W3C Datetime in UTC; the text itself if it is no date."""
    moment = time_of_header(text)
    return text.strip() if moment is None else str(of_moment(moment))


class SetAsideError(Exception):
    """The answers that were kept are damaged, and were set aside; says so in a sentence."""


class UrlVerdict(StrEnum):
    """A verdict about a URL in a sitemap; each is worse than those before it."""

    OK = "ok"
    REDIRECTED = "redirected"
    CANONICALISED = "canonicalised"  # it names another URL as the one to list
    NOINDEX = "noindex"
    UNVERIFIED = "unverified"  # it wants a log-in, or keeps programs or this one out: never called dead
    BLOCKED = "blocked"  # by robots.txt
    SOFT_404 = "soft-404"  # it answers 200, for sure or as it seems without a page (then for a reason)
    CLIENT_ERROR = "client-error"
    GONE = "gone"  # 404 or 410
    SERVER_ERROR = "server-error"
    UNREACHABLE = "unreachable"  # no name, no TLS, no answer in time, or one that cannot be read


class VerdictWords(NamedTuple):
    """The words for a verdict, in English: one name wherever it is shown, and a sentence on what it means."""

    title: str
    sentence: str


VERDICTS = {  # to be translated; the ids are those of filters, files and JSON
    UrlVerdict.OK: VerdictWords(N_("OK"), N_("The page answers and may be listed.")),
    UrlVerdict.REDIRECTED: VerdictWords(N_("Redirected"), N_("The URL leads to another one.")),
    UrlVerdict.CANONICALISED: VerdictWords(
        N_("Canonicalised"), N_("The page names another URL, or more than one, as the one to list.")
    ),
    UrlVerdict.NOINDEX: VerdictWords(N_("Noindex"), N_("The page asks search engines not to list it.")),
    UrlVerdict.UNVERIFIED: VerdictWords(
        N_("Unverified"), N_("Whether the page is there could not be found out; it may well be.")
    ),
    UrlVerdict.BLOCKED: VerdictWords(N_("Blocked"), N_("The robots.txt of the site forbids to fetch it.")),
    UrlVerdict.SOFT_404: VerdictWords(
        N_("Soft 404"), N_("The server says that the page is there, but there seems to be none.")
    ),
    UrlVerdict.CLIENT_ERROR: VerdictWords(N_("Client error"), N_("The server refuses the request.")),
    UrlVerdict.GONE: VerdictWords(N_("Gone"), N_("There is no such page.")),
    UrlVerdict.SERVER_ERROR: VerdictWords(N_("Server error"), N_("The server failed.")),
    UrlVerdict.UNREACHABLE: VerdictWords(N_("Unreachable"), N_("No answer came that could be read.")),
}

# What may be another answer by now, as it was a failure: asked anew, and never called dead for good.
MAY_PASS = frozenset(
    {UrlVerdict.UNREACHABLE, UrlVerdict.SERVER_ERROR, UrlVerdict.CLIENT_ERROR, UrlVerdict.UNVERIFIED}
)
VERDICT_RANK = {verdict: rank for rank, verdict in enumerate(UrlVerdict)}
_NO_OBSTACLES = frozenset({UrlVerdict.OK, UrlVerdict.UNVERIFIED})
INDEXABLE = "yes"  # in place of the reasons why not
# Of redirects: search engines take the target in place of the URL. What leads on at once by itself is one.
# Source: https://developers.google.com/search/docs/crawling-indexing/301-redirects
_PERMANENT = frozenset({200, 301, 308})


class Hop(NamedTuple):
    """One step on the way from a URL to its page."""

    url: str
    status: int


class PageAnswer(NamedTuple):
    """The outcome of asking for one URL; what is not known is None or empty."""

    url: str  # as asked for
    verdict: UrlVerdict  # the worst there is to say
    also: tuple[UrlVerdict, ...] = ()  # what else is, from bad to better
    status: int | None = None  # of the last hop
    final_url: str = ""
    hops: tuple[Hop, ...] = ()  # each redirect that was followed
    content_type: str = ""
    canonical: str = ""  # the URL that the page names, made absolute
    robots: tuple[str, ...] = ()  # directives for any crawler, in lower case: "noindex"
    last_modified: str = ""  # the header, as it came
    alternates: tuple[tuple[str, str], ...] = ()  # language and URL of each hreflang link
    text_hash: str = ""  # of the main text, without navigation
    blocked_by: "RobotsRule | None" = None
    milliseconds: int = 0
    reason: str = ""  # in a sentence, a Phrase, where something went wrong or is only suspected
    refused_host: str = ""  # in a private network; it is asked once somebody allows that
    is_made_when_asked: bool = False  # it says that it changed at the moment of the answer
    size: int | None = None  # bytes of the page, decompressed
    asked: float = 0.0  # when it came, in seconds since 1970; 0: that is not known

    @property
    def first_status(self) -> int | None:
        """The status that the URL itself answered with, such as that of a redirect."""
        return self.hops[0].status if self.hops else self.status

    @property
    def checked(self) -> str:
        """The time at which it came, as W3C Datetime in UTC; "" if that is not known."""
        return str(of_moment(datetime.fromtimestamp(int(self.asked), UTC))) if self.asked else ""

    @property
    def obstacles(self) -> tuple[UrlVerdict, ...]:
        """The verdicts for which search engines do not index the URL itself, the worst first."""
        return tuple(each for each in (self.verdict, *self.also) if each not in _NO_OBSTACLES)

    @property
    def indexable(self) -> str:
        """Whether the URL may be indexed: "yes", or the verdicts for which not; "" if that is not known."""
        return INDEXABLE if self.verdict is UrlVerdict.OK else ", ".join(self.obstacles)

    @property
    def is_moved_for_now(self) -> bool:
        """True if any redirect on the way is temporary, so that search engines keep the URL itself."""
        return any(hop.status not in _PERMANENT for hop in self.hops)


USUAL_SECONDS = 0.5  # that an answer takes, where nothing is known of the site
_AUTHORITY = r"(?i)https?://([^/?#\s]+)"


class UrlsToCheck(NamedTuple):
    """URLs without repetitions, in the order of their entries."""

    urls: tuple[str, ...]
    hosts: Mapping[str, int]  # the number of URLs of each host, without its port
    left_out: int = 0  # values that are no URL with a host, such as relative ones

    @property
    def private_hosts(self) -> list[str]:
        """The hosts that are, by their names, in a private network or on this computer."""
        return [host for host in self.hosts if reach(host) is Reach.PRIVATE]


def urls_to_check(locs: Iterable[str]) -> UrlsToCheck:
    """Return the URLs among the values of entries that a site can be asked for."""
    urls, hosts, left_out = list[str](), Counter[str](), 0
    for url in dict.fromkeys(loc.strip(XML_SPACE) for loc in locs):
        match = re.match(_AUTHORITY, url)
        if match is not None:
            urls.append(url)
            hosts[split_authority(match[1])[1].lower()] += 1
        else:
            left_out += bool(url)
    return UrlsToCheck(tuple(urls), hosts, left_out)


def seconds_for(hosts: Mapping[str, int], per_host: int, delay: float, usual: float = USUAL_SECONDS) -> float:
    """Return about how many seconds it takes to ask hosts for their URLs, all hosts side by side.

    per_host: requests at once; delay: seconds between two; usual: seconds that an answer takes.
    """
    return max(hosts.values(), default=0) * max(delay, usual / max(per_host, 1))


Answers = Mapping[str, PageAnswer]  # by URL, without surrounding white space
NO_ANSWERS: Answers = MappingProxyType({})


Told = Callable[[Collection[str]], None]  # a listener: the URLs whose answers changed


class KnownAnswers(Mapping[str, PageAnswer]):
    """Answers by the URL that was asked for, without surrounding white space.

    Rows find their answers by their URLs: a row that moves keeps its answer, and a row whose URL is edited
    has the answer to its new URL, if there is one. Use it in one thread.
    """

    def __init__(self, answers: Iterable[PageAnswer] = ()) -> None:
        self._by_url = {answer.url: answer for answer in answers}
        self._listeners: list[Told] = []
        # Of the last comparison with the pages that there are:
        self.not_found: Collection[str] = frozenset()  # listed URLs of which there is no page
        self.unlinked: Collection[str] = frozenset()  # those to which no page links

    def copied(self) -> "KnownAnswers":
        """Return the same answers without listeners, for another thread."""
        copy = KnownAnswers()
        copy._by_url = dict(self._by_url)
        copy.not_found, copy.unlinked = self.not_found, self.unlinked
        return copy

    def __reduce__(self) -> tuple[type["KnownAnswers"], tuple[tuple[PageAnswer, ...]]]:
        """Let a copy for another process hold the same answers; nobody listens to it."""
        return KnownAnswers, (tuple(self._by_url.values()),)

    def __getitem__(self, url: str) -> PageAnswer:
        return self._by_url[url]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_url)

    def __len__(self) -> int:
        return len(self._by_url)

    def of(self, loc: str) -> PageAnswer | None:
        """Return the answer to the URL of an entry, as the entry holds it; None if it is not known."""
        return self._by_url.get(loc.strip(XML_SPACE)) if self._by_url else None

    def put(self, answers: Iterable[PageAnswer]) -> None:
        """Add answers, in place of earlier ones of the same URLs."""
        new = {answer.url: answer for answer in answers}
        changed = {url for url, answer in new.items() if self._by_url.get(url) != answer}
        self._by_url |= new
        self._tell(changed)

    def mark(self, not_found: Collection[str], unlinked: Collection[str]) -> None:
        """Take what a comparison with the pages says of listed URLs, in place of the one before."""
        changed = {*self.not_found, *self.unlinked, *not_found, *unlinked}
        self.not_found, self.unlinked = frozenset(not_found), frozenset(unlinked)
        self._tell(changed)

    def clear(self) -> None:
        """Forget all answers."""
        changed = set(self._by_url)
        self._by_url = {}
        self._tell(changed)

    def add_listener(self, listener: Told) -> None:
        """Call a function with the URLs whose answers came, changed or were forgotten."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Told) -> None:
        """Stop calling a function that was added."""
        self._listeners.remove(listener)

    def _tell(self, changed: Collection[str]) -> None:
        if changed:
            for listener in tuple(self._listeners):
                listener(changed)


_WHEN_ASKED = 60.0  # seconds between two headers that mean the same moment


def is_made_when_asked(last_modified: str, date: str) -> bool:
    """Tell whether a page says that it changed when it was sent, as one does that is made anew each time.

    Both are headers, Last-Modified and Date.
    """
    changed = time_of_header(last_modified) if last_modified else None
    sent = time_of_header(date) if changed else None
    return changed is not None and sent is not None and (sent - changed).total_seconds() < _WHEN_ASKED


# What an entry may take from an answer: one that leaves doubt gives nothing.

_FOUND = 200  # the status of a page that is there
_WITH_PAGE = frozenset({UrlVerdict.OK, UrlVerdict.REDIRECTED})


def redirect_target(answer: PageAnswer) -> str:
    """Return the URL of the page that a URL redirects to; "" if there is none that may be listed."""
    is_found = answer.verdict is UrlVerdict.REDIRECTED and answer.status == _FOUND
    return answer.final_url if is_found and answer.hops and answer.final_url != answer.url else ""


def canonical_target(answer: PageAnswer) -> str:
    """Return the other URL that a page names as canonical; "" if it names none, or there is worse to say."""
    return answer.canonical if answer.verdict is UrlVerdict.CANONICALISED else ""


def last_modified(answer: PageAnswer) -> datetime | None:
    """Return the time in the Last-Modified header of a page; None if it gives none, or is no page to list."""
    return time_of_header(answer.last_modified) if answer.verdict in _WITH_PAGE else None
