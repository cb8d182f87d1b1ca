"""The robots.txt of each host that is asked, fetched once."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus

from editor.core.site.robots_txt import RobotsRule, RobotsTxt
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.site.connections import target_of
from editor.site.fetching import Fetched, Fetcher

_PAUSES = (0.5, 1.0)  # seconds before another try
_UNREADABLE = QT_TRANSLATE_NOOP("phrases", "Its robots.txt cannot be read. {reason}")
_OTHER_STATUS = QT_TRANSLATE_NOOP("phrases", "Its robots.txt answers with {status}.")
_MOST_REDIRECTS = 5  # RFC 9309 section 2.3.1.2


@dataclass(frozen=True, slots=True)
class RobotsAnswer:
    """The robots.txt of a host; `trouble` says why it is not known, and then nothing may be asked for."""

    robots: RobotsTxt
    trouble: str = ""
    may_pass: bool = False  # whether another try may have more luck
    is_silent: bool = False  # whether the host itself gave no answer at all, and will give none for a page


class RobotsFiles:
    """Fetches the robots.txt of each origin when its first URL is asked for; usable from any thread."""

    def __init__(
        self,
        fetcher: Fetcher,
        agent: str,
        known: RobotsTxt | None = None,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        """agent: the token whose rules are obeyed; known: a robots.txt to obey in place of the sites' own.

        wait: passes so many seconds, or fewer once nobody needs the answer any more.
        """
        self._fetcher, self._agent, self._wait = fetcher, agent, wait
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
        target = target_of(url)
        site = target.origin if target else ""
        if (known := self._answers.get(site)) is not None:
            return known
        with self._lock:
            lock = self._locks.setdefault(site, threading.Lock())
        with lock:  # the others of that host wait
            if site not in self._answers:
                self._answers[site] = self._tried(f"{site}/robots.txt")
            return self._answers[site]

    def _tried(self, url: str) -> RobotsAnswer:
        """A whole host is not given up for one error that may pass."""
        for pause in _PAUSES:
            answer = self._fetched(url)
            if not answer.may_pass:
                return answer
            self._wait(pause)
        return self._fetched(url)

    def _fetched(self, url: str) -> RobotsAnswer:
        """RFC 9309 section 2.3.1: what is not there allows all, and what cannot be told allows nothing."""
        source = ""
        for _ in range(_MOST_REDIRECTS + 1):
            answer = self._fetcher.fetch(url, source, wants_any=True)
            if not answer.target:
                return _read(answer, is_redirected=bool(source))
            source, url = url, answer.target
        return RobotsAnswer(RobotsTxt(b""))


def _read(answer: Fetched, *, is_redirected: bool) -> RobotsAnswer:
    nothing = RobotsTxt(b"")
    if answer.status is None:
        trouble = Phrase(_UNREADABLE, reason=answer.reason)
        is_silent = not (is_redirected or answer.is_refused)
        return RobotsAnswer(nothing, trouble, answer.may_pass, is_silent)
    if answer.status >= HTTPStatus.INTERNAL_SERVER_ERROR or answer.status == HTTPStatus.TOO_MANY_REQUESTS:
        return RobotsAnswer(nothing, Phrase(_OTHER_STATUS, status=str(answer.status)), may_pass=True)
    is_there = HTTPStatus.OK <= answer.status < HTTPStatus.MULTIPLE_CHOICES
    return RobotsAnswer(RobotsTxt(answer.body) if is_there else nothing)
