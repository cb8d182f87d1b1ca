"""The limits of an audit: how often a host is asked, how long an answer may take, and the user agent."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from editor import __version__

USER_AGENT = f"SitemapEditor/{__version__} (audit of a sitemap, asked for by its owner)"
ROBOTS_AGENT = "SitemapEditor"  # the token that a robots.txt may name; its rules are obeyed
ANY_CRAWLER = "*"
JUDGED_AS = "Googlebot"  # the crawler that decides, if nobody chooses another, what may be listed
MOST_AT_ONCE = 64  # requests to one host
MOST_DELAY = 60_000  # milliseconds between two
# The headers that a site gets beside those for all, by its origin; they live in memory alone.
Credentials = Mapping[str, Mapping[str, str]]
NO_CREDENTIALS: Credentials = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Criteria:
    """What decides whether an answer is that of a page to be listed."""

    agent: str = JUDGED_AS  # the crawler whose directives, and whose rules in robots.txt, count
    accepted: frozenset[int] = frozenset()  # statuses that are as good as 200


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that is asked of a site; the defaults are polite."""

    per_host: int = 8  # requests at once
    delay: float = 0.05  # seconds between the beginnings of two requests to one host
    timeout: float = 20.0  # seconds for one answer in all
    silence: float = 20.0  # seconds in which nothing comes, at most
    redirects: int = 10
    most_failed: float = 0.2  # of the last 50 URLs, where it pauses by itself; 1 is never
    tries: int = 3  # where a connection fails, or the server says that it cannot answer now
    longest_pause: float = 60.0  # seconds that a server may ask for
    body: int = 2 * 1024 * 1024  # bytes of a page, decompressed
    user_agent: str = USER_AGENT
    allows_private: bool = False  # whether any host of the own network may be asked
    private_hosts: frozenset[str] = frozenset()  # those of it that may be, in lower case

    def lets_ask(self, host: str) -> bool:
        """Tell whether a host of the own network may be asked; "" is none of it."""
        return not host or self.allows_private or host in self.private_hosts
