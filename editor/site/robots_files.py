"""The robots.txt of each host that is asked, fetched once."""

import threading
from dataclasses import dataclass
from http import HTTPStatus
from urllib.parse import urljoin

from editor.core.site.robots_txt import RobotsRule, RobotsTxt
from editor.core.values.urls import origin
from editor.site.fetching import Fetched, Fetcher

_MOST_REDIRECTS = 5  # RFC 9309 section 2.3.1.2


@dataclass(frozen=True, slots=True)
class RobotsAnswer:
    """The robots.txt of a host; `trouble` says why it is not known, and then nothing may be asked for."""

    robots: RobotsTxt
    trouble: str = ""


class RobotsFiles:
    """Fetches the robots.txt of each origin when its first URL is asked for; usable from any thread."""

    def __init__(self, fetcher: Fetcher, agent: str, known: RobotsTxt | None = None) -> None:
        """agent: the token whose rules are obeyed; known: a robots.txt to obey in place of the sites' own."""
        self._fetcher, self._agent = fetcher, agent
        self._known = None if known is None else RobotsAnswer(known)
        self._answers: dict[str, RobotsAnswer] = {}
        self._locks: dict[str, threading.Lock] = {}
        self._lock = threading.Lock()

    def blocking_rule(self, url: str) -> RobotsRule | None:
        """Return the line that forbids a URL, None where nothing does."""
        return self.of(url).robots.blocking_rule(url, self._agent)

    def of(self, url: str) -> RobotsAnswer:
        """Return the robots.txt that a URL is subject to, fetching it where that has not been done."""
        if self._known is not None:
            return self._known
        site = origin(url)
        with self._lock:
            lock = self._locks.setdefault(site, threading.Lock())
        with lock:  # the others of that host wait
            if site not in self._answers:
                self._answers[site] = self._fetched(f"{site}/robots.txt")
            return self._answers[site]

    def _fetched(self, url: str) -> RobotsAnswer:
        """RFC 9309 section 2.3.1: what is not there allows all, and what cannot be told allows nothing."""
        source = ""
        for _ in range(_MOST_REDIRECTS + 1):
            answer = self._fetcher.fetch(url, source, wants_any=True)
            target = answer.header("location")
            if not (
                answer.status
                and HTTPStatus.MULTIPLE_CHOICES <= answer.status < HTTPStatus.BAD_REQUEST
                and target
            ):
                return _read(answer)
            source, url = url, urljoin(url, target)
        return RobotsAnswer(RobotsTxt(b""))


def _read(answer: Fetched) -> RobotsAnswer:
    if answer.status is None:
        return RobotsAnswer(RobotsTxt(b""), f"Its robots.txt cannot be read. {answer.reason}")
    if answer.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return RobotsAnswer(RobotsTxt(b""), f"Its robots.txt answers with {answer.status}.")
    is_there = HTTPStatus.OK <= answer.status < HTTPStatus.MULTIPLE_CHOICES
    return RobotsAnswer(RobotsTxt(answer.body if is_there else b""))
