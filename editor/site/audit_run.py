"""Goes through the URLs of a sitemap: each is asked for once, politely, and its answer handed out.

`Queues` has the URLs by host: so many requests at once, so far apart, and later if the host says
so. The robots.txt of each host that is asked is fetched once.
"""

import heapq
import queue
import secrets
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from http import HTTPStatus
from itertools import count

from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict, time_of_header
from editor.core.site.robots_txt import PATH_OF_ROBOTS, RobotsRule, RobotsTxt
from editor.core.text import N_, Phrase
from editor.core.values.urls import without_user
from editor.site.connections import target_of
from editor.site.fetching import Fetched, Fetcher, is_found
from editor.site.page_verdicts import (
    FollowedLinks,
    NotFoundPage,
    PageContent,
    Visit,
    is_home_page,
    keeps_programs_out,
    page_answer,
    read_page,
)
from editor.site.request_limits import NO_CREDENTIALS, ROBOTS_AGENT, Credentials, Criteria, Limits

_SHORT = 0.01  # seconds between two looks for a place
_FIRST_BUSY_PAUSE, _LONGEST_PAUSE = 0.5, 30.0  # seconds for a busy host that does not say how long


@dataclass(slots=True)
class _Host:
    waiting: "deque[Job]" = field(default_factory=deque)
    running: int = 0
    ready: float = 0.0  # the moment from which it may be asked again
    busy_until: float = 0.0  # as far as it said so
    strikes: int = 0  # how often in a row it said that it is busy
    is_offered: bool = False  # whether it is among those that may be asked


@dataclass(slots=True)
class Job:
    """A URL that is to be asked for."""

    url: str
    host: str
    tries: int = 0  # so far
    at: str = ""  # the host at which it holds a place
    has_turn: bool = False  # whether that host may be asked for it right now


class Queues:
    """The URLs that wait, by host. Any thread may take from it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._hosts: dict[str, _Host] = {}
        self._offered: list[tuple[float, str]] = []  # a heap of hosts, each once; a moment may be outdated
        self._later: list[tuple[float, int, Job]] = []  # a heap of jobs that wait for their next try
        self._number = count()
        self._left = 0  # jobs that wait or run
        lock = threading.RLock()
        self._change = threading.Condition(lock)  # for who is free to take a URL
        self._moves = threading.Condition(
            lock
        )  # for who has one that is led elsewhere, and waits for that host
        self._is_stopped = self._is_paused = False

    def put(self, job: Job) -> None:
        """Add a URL behind those of its host."""
        with self._change:
            self._left += 1
            self._put(job)

    def expect_more(self) -> None:
        """Let those who take a URL wait where none is left, until `expect_no_more`."""
        with self._change:
            self._left += 1

    def expect_no_more(self) -> None:
        """Let them end once none is left."""
        with self._change:
            self._left -= 1
            self._change.notify_all()

    def _put(self, job: Job) -> None:
        host = self._hosts.setdefault(job.host, _Host())
        host.waiting.append(job)
        self._offer(job.host, host)

    def _offer(self, name: str, host: _Host) -> None:
        if host.waiting and self._has_place(host) and not host.is_offered:
            host.is_offered = True
            heapq.heappush(self._offered, (host.ready, name))
            self._change.notify()

    def _has_place(self, host: _Host) -> bool:
        """Tell whether a host may be asked for one more; one that is busy for a single one at a time."""
        return host.running < (1 if host.strikes else self._limits.per_host)

    def take(self) -> Job | None:
        """Wait for a URL whose host may be asked now; None when all are done or it was stopped."""
        with self._change:
            while self._left and not self._is_stopped:
                pause = None if self._is_paused else self._pause()
                if pause == 0:
                    _, name = heapq.heappop(self._offered)
                    host = self._hosts[name]
                    host.is_offered = False
                    if host.waiting and self._has_place(host):
                        host.running += 1
                        host.ready = max(host.ready, time.monotonic()) + self._limits.delay
                        job = host.waiting.popleft()
                        job.at, job.has_turn = name, True
                        self._offer(name, host)
                        return job
                else:
                    self._change.wait(pause)
            self._change.notify_all()
            return None

    def _pause(self) -> float | None:
        """Seconds until some host may be asked, or a job be tried again; None while none waits."""
        now = time.monotonic()
        while self._later and self._later[0][0] <= now:
            self._put(heapq.heappop(self._later)[-1])
        moments = [self._later[0][0]] if self._later else []
        while self._offered:
            moment, name = self._offered[0]
            ready = self._hosts[name].ready
            if moment >= ready:
                moments.append(moment)
                break
            heapq.heapreplace(self._offered, (ready, name))  # it was put off since
        return min(max(min(moments) - now, 0), threading.TIMEOUT_MAX) if moments else None

    def done(self, job: Job) -> None:
        """Record that a URL was answered."""
        with self._change:
            self._left -= 1
            self._release(job.at)

    def again(self, job: Job, seconds: float) -> None:
        """Ask for a URL once more after so many seconds."""
        with self._change:
            job.tries += 1
            heapq.heappush(self._later, (time.monotonic() + seconds, next(self._number), job))
            self._release(job.at)
            self._change.notify()

    def is_busy(self, name: str, seconds: float | None) -> None:
        """Record that a host is busy: ask nothing of it for so many seconds, and less after that.

        seconds: None if it does not say how long; then it is longer each time.
        """
        with self._change:
            host, now = self._hosts[name], time.monotonic()
            if now >= host.busy_until:  # else the answer to what was under way
                host.strikes += 1
            own = min(_FIRST_BUSY_PAUSE * 2 ** min(host.strikes - 1, 10), _LONGEST_PAUSE)
            host.busy_until = max(host.busy_until, now + (own if seconds is None else seconds))
            host.ready = max(host.ready, host.busy_until)

    def is_well(self, name: str) -> None:
        """Record that a host answers again; it is asked as often as before."""
        host = self._hosts[name]
        if host.strikes:
            with self._change:
                host.strikes = 0
                self._offer(name, host)
                self._change.notify_all()

    def _release(self, name: str) -> None:
        host = self._hosts[name]
        host.running -= 1
        self._offer(name, host)
        if not self._left:
            self._change.notify_all()

    def move(self, job: Job, name: str) -> None:
        """Wait until a host may be asked for it, and hold a place there instead of elsewhere."""
        with self._change:
            has_turn, job.has_turn = job.has_turn, False
            if has_turn and name == job.at:
                return
            is_other = name != job.at
            if is_other:  # before it waits for another: nobody holds one and waits for one
                self._release(job.at)
            host = self._hosts.setdefault(name, _Host())
            while not self._is_stopped:
                pause = host.ready - time.monotonic()
                if pause <= 0 and not (is_other and not self._has_place(host)):
                    break
                self._moves.wait(min(max(pause, _SHORT), threading.TIMEOUT_MAX))
            host.running += is_other
            host.ready = max(host.ready, time.monotonic()) + self._limits.delay
            job.at = name

    def limit(self, limits: Limits) -> None:
        """Keep to other limits from now on."""
        with self._change:
            self._limits = limits
            for name, host in self._hosts.items():
                if not host.strikes:  # else it asked for that pause itself
                    host.ready = min(host.ready, time.monotonic() + limits.delay)
                self._offer(name, host)
            self._offered = [(self._hosts[name].ready, name) for _, name in self._offered]
            heapq.heapify(self._offered)
            self._change.notify_all()
            self._moves.notify_all()

    def pause(self) -> None:
        """Hand out nothing until `resume`."""
        with self._change:
            self._is_paused = True

    def resume(self) -> None:
        """Go on after `pause`."""
        with self._change:
            self._is_paused = False
            self._change.notify_all()

    def stop(self) -> None:
        """Hand out nothing any more."""
        with self._change:
            self._is_stopped = True
            self._change.notify_all()
            self._moves.notify_all()


_PAUSES = (0.5, 1.0)  # seconds before another try
_UNREADABLE = N_("Its robots.txt cannot be read. {reason}")
_OTHER_STATUS = N_("Its robots.txt answers with {status}.")
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
        self, fetcher: Fetcher, known: RobotsTxt | None = None, wait: Callable[[float], object] = time.sleep
    ) -> None:
        """known: a robots.txt to obey in place of the sites' own.

        wait: passes so many seconds, or fewer once nobody needs the answer any more.
        """
        self._fetcher, self._wait = fetcher, wait
        self._known = None if known is None else RobotsAnswer(known)
        self._answers: dict[str, RobotsAnswer] = {}
        self._locks: dict[str, threading.Lock] = {}
        self._lock = threading.Lock()

    def blocking_rule(self, url: str) -> RobotsRule | None:
        """Return the line that forbids a URL to this program, None where nothing does."""
        return self.of(url).robots.blocking_rule(url, ROBOTS_AGENT)

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
                self._answers[site] = self._tried(f"{site}{PATH_OF_ROBOTS}")
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


_MOST_THREADS = 64
_LOOKED_BACK = 50  # answers that tell whether something is wrong
_FIRST_PAUSE = 0.5  # seconds after an error, twice as many after the next one
_TOGETHER = 0.02  # seconds; answers that come within are handed out at once, as waking up takes longer
_MOST_TOGETHER = 100  # answers in a batch
_LONGEST_GOODBYE = 1.0  # seconds for a thread to end that connects to a host
_SLOW_DOWN = {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}
_FAILED = {UrlVerdict.SERVER_ERROR, UrlVerdict.UNREACHABLE}
_NO_PAGE = PageContent()
_IN_A_CIRCLE = Phrase(N_("It is redirected in a circle."))
_TOO_FAR = N_("It is redirected more than {count} times.")
_OWN_FAULT = N_("It was not asked for, by a fault of this program: {error}.")
_NOT_FOR_US = N_("robots.txt lets {agent} fetch it, but not this program (line {line}: {rule}).")
_MUCH_FAILED = N_("{failed} of the last {count} URLs failed: {reason}")


class Audit:
    """Asks for URLs in threads of its own. `batches` hands out what comes, until all came or `stop`."""

    def __init__(
        self,
        urls: Iterable[str],
        limits: Limits,
        *,
        robots: RobotsTxt | None = None,
        criteria: Criteria = Criteria(),  # noqa: B008 - it cannot change
        credentials: Credentials = NO_CREDENTIALS,
        finds_more: bool = False,
    ) -> None:
        """robots: to obey in place of those of the hosts; criteria: what the answers are judged by.

        finds_more: whether the links of pages are read, and URLs are added until `add_no_more`.
        """
        self.paused = ""  # why it paused by itself, in a sentence
        self._limits = limits
        self._criteria = criteria
        self._is_stopped = threading.Event()
        self._fetcher = Fetcher(limits, self._is_stopped.is_set, credentials=credentials)
        self._robots = RobotsFiles(self._fetcher, robots, wait=self._is_stopped.wait)
        self._queues = Queues(limits)
        self._not_found: dict[str, NotFoundPage] = {}
        self._site_locks: dict[str, threading.Lock] = {}
        self._lock = threading.Lock()
        self._latest: deque[str] = deque(maxlen=_LOOKED_BACK)  # why each failed, "" where it did not
        self._came: queue.SimpleQueue[PageAnswer | None] = queue.SimpleQueue()  # None: a thread ended
        self._threads: list[threading.Thread] = []
        self._expects_more = finds_more
        self._followed = FollowedLinks() if finds_more else None
        self._links: dict[str, PageContent] = {}  # of pages whose answers were not handed out yet
        self._hosts = set[str]()
        if finds_more:
            self._queues.expect_more()
        self._put(dict.fromkeys(urls))

    def _put(self, urls: Iterable[str]) -> None:
        for url in urls:
            host = _place_of(url)
            self._hosts.add(host)
            self._queues.put(Job(url, host))

    def add(self, urls: Iterable[str]) -> None:
        """Ask for more URLs, each of which is new."""
        self._put(urls)
        self._add_threads()

    def add_no_more(self) -> None:
        """End once all that were added are answered."""
        if self._expects_more:
            self._expects_more = False
            self._queues.expect_no_more()

    def take_links(self, url: str) -> PageContent:
        """Return the page that a URL answered with, for its links, once; an empty one where it was none."""
        return self._links.pop(url, _NO_PAGE)

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
            for _ in range(
                len(self._threads), min(_MOST_THREADS, max(len(self._hosts), 1) * self._limits.per_host)
            ):
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
        self._came.put(_without_passwords(answer))
        self._note(answer, may_be_too_much=pause is not None)

    def _note(self, answer: PageAnswer, *, may_be_too_much: bool) -> None:
        """Pause where so much fails that going on would tell nothing, or do harm.

        may_be_too_much: what a site always answers, such as circles of redirects, is no sign of that.
        """
        has_failed = may_be_too_much and answer.verdict in _FAILED
        with self._lock:
            self._latest.append((answer.reason or str(answer.status)) if has_failed else "")
            reasons = Counter(filter(None, self._latest))
            failed = reasons.total()
            most = self._limits.most_failed * _LOOKED_BACK
            if len(self._latest) == _LOOKED_BACK and failed > most and not self.paused:
                [(reason, _)] = reasons.most_common(1)
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
            if blocked := self._blocked(job, url, robots.robots, hops):
                return blocked, None
            self._queues.move(job, _place_of(url))
            fetched = self._fetcher.fetch(url, source)
            page = self._read(fetched)
            target = fetched.target or page.refresh
            if not target:
                return self._told(job, fetched, page, hops, begun), self._pause(job, fetched)
            hops.append(Hop(url, fetched.status or 0))
            url = target

    def _blocked(self, job: Job, url: str, robots: RobotsTxt, hops: list[Hop]) -> PageAnswer | None:
        """Return the answer for a URL that robots.txt forbids to the crawler or to us; else None."""
        also = (UrlVerdict.REDIRECTED,) if hops else ()
        agent = self._criteria.agent
        if rule := robots.blocking_rule(url, agent):
            return PageAnswer(job.url, UrlVerdict.BLOCKED, also, hops=tuple(hops), blocked_by=rule)
        if rule := robots.blocking_rule(url, ROBOTS_AGENT):
            reason = Phrase(_NOT_FOR_US, agent=agent, line=rule.line, rule=str(rule))
            return PageAnswer(job.url, UrlVerdict.UNVERIFIED, also, hops=tuple(hops), reason=reason)
        return None

    def _read(self, fetched: Fetched) -> PageContent:
        if not is_found(fetched.status) or fetched.status == HTTPStatus.NO_CONTENT or fetched.reason:
            return PageContent()
        page = read_page(fetched.body, fetched.headers, fetched.url, self._criteria.agent, self._followed)
        # What a page lacks that is cut off may stand behind that.
        return replace(page, suspicion="") if fetched.is_cut else page

    def _lost(self, url: str, hops: list[Hop]) -> Fetched | None:
        """Return the answer in place of a redirect that is not followed, with the reason; else None."""
        if url in {hop.url for hop in hops}:
            return Fetched(url, reason=_IN_A_CIRCLE)
        if len(hops) > self._limits.redirects:
            return Fetched(url, reason=Phrase(_TOO_FAR, count=self._limits.redirects))
        return None

    def _told(
        self, job: Job, fetched: Fetched, page: PageContent, hops: list[Hop], begun: float
    ) -> PageAnswer:
        not_found = NotFoundPage()
        if page.text_hash and not is_home_page(job.url):
            not_found = self._not_found_page(job, fetched.url)
        if page.links and not hops:  # else they are those of the page that it leads to
            self._links[job.url] = page
        return page_answer(Visit(job.url, hops, fetched, _passed(begun)), page, not_found, self._criteria)

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
            page = read_page(fetched.body, fetched.headers, url)
            if page.refresh:
                url = page.refresh
                continue
            return NotFoundPage(page.text_hash, "" if url == nothing else url)
        return NotFoundPage()


def _ended(job: Job, last: Fetched, hops: list[Hop], begun: float) -> PageAnswer:
    """Return the answer about a URL whose page was not asked for in the end."""
    return page_answer(Visit(job.url, hops, last, _passed(begun)), PageContent(), NotFoundPage())


def _without_passwords(answer: PageAnswer) -> PageAnswer:
    """Return an answer as it is shown and kept: redirects and pages may put passwords into URLs."""

    def shown(url: str) -> str:
        return url if url == answer.url else without_user(url)

    return answer._replace(
        final_url=shown(answer.final_url),
        hops=tuple(Hop(shown(hop.url), hop.status) for hop in answer.hops),
        canonical=shown(answer.canonical),
        alternates=tuple((language, shown(target)) for language, target in answer.alternates),
    )


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
