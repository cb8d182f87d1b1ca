"""Going through the URLs of a sitemap: each is asked for once, politely, and its answer handed out."""

import queue
import secrets
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from http import HTTPStatus

from editor.core.site.answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.header_dates import time_of_header
from editor.core.site.robots_txt import RobotsTxt
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.site.connections import target_of
from editor.site.fetching import Fetched, Fetcher
from editor.site.judging import NotFoundPage, Visit, is_home_page, keeps_programs_out, page_answer
from editor.site.limits import NO_CREDENTIALS, ROBOTS_AGENT, Credentials, Limits
from editor.site.pages import PageContent, read_page
from editor.site.queues import Job, Queues
from editor.site.robots_files import RobotsFiles

_MOST_THREADS = 64
_LOOKED_BACK = 50  # answers that tell whether something is wrong
_MOST_FAILED = 0.2  # of them
_FIRST_PAUSE = 0.5  # seconds after an error, twice as many after the next one
_TOGETHER = 0.02  # seconds; answers that come within are handed out at once, as waking up takes longer
_MOST_TOGETHER = 100  # answers in a batch
_LONGEST_GOODBYE = 1.0  # seconds for a thread to end that connects to a host
_SLOW_DOWN = {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}
_FAILED = {UrlVerdict.SERVER_ERROR, UrlVerdict.UNREACHABLE}
_IN_A_CIRCLE = Phrase(QT_TRANSLATE_NOOP("phrases", "It is redirected in a circle."))
_TOO_FAR = QT_TRANSLATE_NOOP("phrases", "It is redirected more than {count} times.")
_OWN_FAULT = QT_TRANSLATE_NOOP("phrases", "It was not asked for, by a fault of this program: {error}.")
_MUCH_FAILED = QT_TRANSLATE_NOOP("phrases", "{failed} of the last {count} URLs failed: {reason}")


class Audit:
    """Asks for URLs in threads of its own. `batches` hands out what comes, until all came or `stop`."""

    def __init__(
        self,
        urls: Iterable[str],
        limits: Limits,
        *,
        robots: RobotsTxt | None = None,
        agent: str = ROBOTS_AGENT,
        credentials: Credentials = NO_CREDENTIALS,
    ) -> None:
        """robots: to obey in place of those of the hosts; agent: the token that is looked for in them."""
        self.paused = ""  # why it paused by itself, in a sentence
        self._limits = limits
        self._agent = agent
        self._is_stopped = threading.Event()
        self._fetcher = Fetcher(limits, self._is_stopped.is_set, credentials=credentials)
        self._robots = RobotsFiles(self._fetcher, agent, robots, wait=self._is_stopped.wait)
        self._queues = Queues(limits)
        self._not_found: dict[str, NotFoundPage] = {}
        self._site_locks: dict[str, threading.Lock] = {}
        self._lock = threading.Lock()
        self._latest: deque[bool] = deque(maxlen=_LOOKED_BACK)  # whether each failed
        self._came: queue.SimpleQueue[PageAnswer | None] = queue.SimpleQueue()  # None: a thread ended
        self._threads: list[threading.Thread] = []
        hosts = set()
        for url in dict.fromkeys(urls):
            host = _place_of(url)
            hosts.add(host)
            self._queues.put(Job(url, host))
        self._hosts = max(len(hosts), 1)

    def batches(self, patience: float | None = None) -> Iterator[list[PageAnswer]]:
        """Yield the answers as they come, several where several are there.

        patience: seconds after which an empty list is yielded, where nothing came.
        """
        self._add_threads()
        ended = 0
        try:
            while ended < len(self._threads):
                came = list(self._next(patience))
                ended += came.count(None)
                if answers := [answer for answer in came if answer is not None]:
                    yield answers
                elif patience is not None:
                    yield []
        finally:
            self.stop()
            for thread in self._threads:
                thread.join(_LONGEST_GOODBYE)
            self._fetcher.close()

    def pause(self) -> None:
        """Ask for nothing until `resume`; what is under way still comes."""
        self._queues.pause()

    def resume(self) -> None:
        """Go on after a pause."""
        with self._lock:
            self.paused = ""
            self._latest.clear()
        self._queues.resume()

    def limit(self, limits: Limits) -> None:
        """Ask more often or less from now on. Only how many at once and how far apart can be changed."""
        self._limits = replace(self._limits, per_host=limits.per_host, delay=limits.delay)
        self._queues.limit(self._limits)
        self._add_threads()

    def stop(self) -> None:
        """Ask for nothing more, and break off what is under way."""
        self._is_stopped.set()
        self._queues.stop()

    def _add_threads(self) -> None:
        with self._lock:
            for _ in range(len(self._threads), min(_MOST_THREADS, self._hosts * self._limits.per_host)):
                thread = threading.Thread(target=self._work, daemon=True)
                self._threads.append(thread)
                thread.start()

    def _next(self, patience: float | None) -> Iterator[PageAnswer | None]:
        """Yield the answers that have come, after waiting `patience` seconds at most for the first one."""
        with suppress(queue.Empty):
            yield self._came.get(timeout=patience)
            time.sleep(_TOGETHER)
            for _ in range(_MOST_TOGETHER):
                yield self._came.get_nowait()

    def _work(self) -> None:
        try:
            while (job := self._queues.take()) is not None:
                self._do(job)
        finally:
            self._came.put(None)

    def _do(self, job: Job) -> None:
        try:
            answer, pause = self._asked(job, time.monotonic())
        except Exception as error:  # noqa: BLE001 - a fault of ours must not keep the others waiting
            answer, pause = _not_asked(job.url, error), None
        if self._is_stopped.is_set():  # it was broken off
            return
        if pause is not None and job.tries + 1 < self._limits.tries:
            self._queues.again(job, pause)
            return
        self._queues.done(job)
        self._came.put(answer)
        self._note(answer)

    def _note(self, answer: PageAnswer) -> None:
        """Pause where so much fails that going on would tell nothing, or do harm."""
        with self._lock:
            self._latest.append(answer.verdict in _FAILED)
            failed = sum(self._latest)
            if len(self._latest) == _LOOKED_BACK and failed > _MOST_FAILED * _LOOKED_BACK and not self.paused:
                reason = answer.reason or str(answer.status)
                self.paused = Phrase(_MUCH_FAILED, failed=failed, count=_LOOKED_BACK, reason=reason)
                self._queues.pause()

    def _asked(self, job: Job, begun: float) -> tuple[PageAnswer, float | None]:
        """Follow a URL to its page; also returns after how many seconds to try again, None: it is told."""
        url, hops = job.url, list[Hop]()
        while True:
            source = hops[-1].url if hops else ""
            if end := self._fetcher.refusal(url, source) or self._lost(url, hops):
                return _ended(job, end, hops, begun), None
            robots = self._robots.of(url)
            if robots.is_silent:
                return _ended(job, Fetched(url, reason=robots.trouble), hops, begun), None
            if robots.trouble:
                return PageAnswer(
                    job.url, UrlVerdict.UNVERIFIED, hops=tuple(hops), reason=robots.trouble
                ), None
            if rule := robots.robots.blocking_rule(url, self._agent):
                also = (UrlVerdict.REDIRECTED,) if hops else ()
                return PageAnswer(job.url, UrlVerdict.BLOCKED, also, hops=tuple(hops), blocked_by=rule), None
            self._queues.move(job, _place_of(url))
            fetched = self._fetcher.fetch(url, source)
            if not fetched.target:
                return self._told(job, fetched, hops, begun)
            hops.append(Hop(url, fetched.status or 0))
            url = fetched.target

    def _lost(self, url: str, hops: list[Hop]) -> Fetched | None:
        """Return the answer in place of a redirect that is not followed, with the reason; else None."""
        if url in {hop.url for hop in hops}:
            return Fetched(url, reason=_IN_A_CIRCLE)
        if len(hops) > self._limits.redirects:
            return Fetched(url, reason=Phrase(_TOO_FAR, count=self._limits.redirects))
        return None

    def _told(
        self, job: Job, fetched: Fetched, hops: list[Hop], begun: float
    ) -> tuple[PageAnswer, float | None]:
        page, not_found = PageContent(), NotFoundPage()
        if fetched.status == HTTPStatus.OK:
            page = read_page(fetched.body, fetched.headers, fetched.url, self._agent)
            if page.text_hash and not is_home_page(job.url):
                not_found = self._not_found_page(job, fetched.url)
        answer = page_answer(Visit(job.url, hops, fetched, _passed(begun)), page, not_found)
        return answer, self._pause(job, fetched)

    def _pause(self, job: Job, fetched: Fetched) -> float | None:
        """Seconds after which another try may have more luck; None where it is not worth one."""
        if fetched.status in _SLOW_DOWN and not keeps_programs_out(fetched):
            said = _seconds(fetched.header("retry-after"))
            self._queues.is_busy(job.at, None if said is None else min(said, self._limits.longest_pause))
            return 0
        if fetched.status is not None:
            self._queues.is_well(job.at)
        is_server_error = fetched.status is not None and fetched.status >= HTTPStatus.INTERNAL_SERVER_ERROR
        return _FIRST_PAUSE * 2**job.tries if is_server_error or fetched.may_pass else None

    def _not_found_page(self, job: Job, url: str) -> NotFoundPage:
        """Return what the host of a page answers to a URL that cannot exist; each host is asked once."""
        target = target_of(url)
        site = target.origin if target else ""
        if (known := self._not_found.get(site)) is not None:
            return known
        with self._lock:
            lock = self._site_locks.setdefault(site, threading.Lock())
        with lock:  # the others of that host wait
            if site not in self._not_found:
                self._not_found[site] = self._ask_for_nothing(job, f"{site}/{secrets.token_hex(12)}")
            return self._not_found[site]

    def _ask_for_nothing(self, job: Job, nothing: str) -> NotFoundPage:
        url = nothing
        for _ in range(self._limits.redirects + 1):
            if self._robots.blocking_rule(url):
                break
            # No place elsewhere is waited for: those who hold one may wait for this answer.
            if _place_of(url) == job.at:
                self._queues.move(job, job.at)
            fetched = self._fetcher.fetch(url, "" if url == nothing else nothing)
            if fetched.target:
                url = fetched.target
                continue
            if fetched.status != HTTPStatus.OK:
                break
            page = read_page(fetched.body, fetched.headers, url, self._agent)
            return NotFoundPage(page.text_hash, "" if url == nothing else url)
        return NotFoundPage()


def _ended(job: Job, last: Fetched, hops: list[Hop], begun: float) -> PageAnswer:
    """Return the answer about a URL whose page was not asked for in the end."""
    return page_answer(Visit(job.url, hops, last, _passed(begun)), PageContent(), NotFoundPage())


def _not_asked(url: str, error: Exception) -> PageAnswer:
    return PageAnswer(url, UrlVerdict.UNVERIFIED, reason=Phrase(_OWN_FAULT, error=repr(error)))


def _place_of(url: str) -> str:
    """Return the host of a URL with its port: what is asked no more often than allowed."""
    target = target_of(url)
    return target.authority if target else ""


def _seconds(text: str) -> float | None:
    """Return the seconds that a Retry-After header asks for, as a number or a date; None without either."""
    if text.strip().isdecimal():
        return float(text)
    moment = time_of_header(text)
    if moment is None:
        return None
    return max((moment - datetime.now(UTC)).total_seconds(), 0)


def _passed(begun: float) -> int:
    return round((time.monotonic() - begun) * 1000)
