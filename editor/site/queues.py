"""The queues of URLs by host: so many requests at once, so far apart, and later if the host says so."""

import heapq
import threading
import time
from collections import deque
from dataclasses import dataclass, field
from itertools import count

from editor.site.limits import Limits

_SHORT = 0.01  # seconds between two looks for a place
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0  # seconds for a busy host that does not say how long


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
        self._change = threading.Condition()
        self._is_stopped = self._is_paused = False

    def put(self, job: Job) -> None:
        """Add a URL behind those of its host."""
        with self._change:
            self._left += 1
            self._put(job)

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
            own = min(_FIRST_PAUSE * 2 ** min(host.strikes - 1, 10), _LONGEST_PAUSE)
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
                self._change.wait(min(max(pause, _SHORT), threading.TIMEOUT_MAX))
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
