"""The answer of a page that was asked for, and the verdict about its entry in a sitemap."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.core.site.robots_txt import RobotsRule


class UrlVerdict(StrEnum):
    """A verdict about a URL in a sitemap; each is worse than those before it."""

    OK = "ok"
    REDIRECTED = "redirected"
    CANONICALISED = "canonicalised"  # it names another URL as the one to list
    NOINDEX = "noindex"
    UNVERIFIED = "unverified"  # it wants a log-in, or keeps programs out: never called dead
    BLOCKED = "blocked"  # by robots.txt
    SOFT_404 = "soft-404"  # it answers 200 with the page that the site has for what does not exist
    CLIENT_ERROR = "client-error"
    GONE = "gone"  # 404 or 410
    SERVER_ERROR = "server-error"
    UNREACHABLE = "unreachable"  # no name, no TLS, no answer in time, or one that cannot be read


# What may be another answer by now, as it was a failure: asked anew, and never called dead for good.
MAY_PASS = frozenset(
    {
        UrlVerdict.UNREACHABLE,
        UrlVerdict.SERVER_ERROR,
        UrlVerdict.CLIENT_ERROR,
        UrlVerdict.UNVERIFIED,
    }
)
VERDICT_RANK = {verdict: rank for rank, verdict in enumerate(UrlVerdict)}


@dataclass(frozen=True, slots=True)
class Hop:
    """One step on the way from a URL to its page."""

    url: str
    status: int


@dataclass(frozen=True, slots=True)
class PageAnswer:
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
    reason: str = ""  # in a sentence, a Phrase, where something went wrong
    refused_host: str = ""  # in a private network; it is asked once somebody allows that
