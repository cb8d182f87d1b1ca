"""The queues of URLs by host: so many requests at once, so far apart, and later if the host says so."""

import heapq
import threading
import time
from collections import deque
from dataclasses import dataclass, field

from editor.site.limits import Limits

_SHORT = 0.01  # seconds between two looks for a place


@dataclass(slots=True)
class _Host:
    waiting: "deque[Job]" = field(default_factory=deque)
    running: int = 0
    ready: float = 0.0  # the moment from which it may be asked again


@dataclass(slots=True)
class Job:
    """A URL that is to be asked for."""

    url: str
    host: str
    tries: int = 0  # so far
    at: str = ""  # the host at which it holds a place


class Queues:
    """The URLs that wait, by host. Any thread may take from it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._hosts: dict[str, _Host] = {}
        self._ready: list[tuple[float, str]] = []  # a heap; what it says may be outdated
        self._left = 0  # jobs that wait or run
        self._change = threading.Condition()
        self._is_stopped = False

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
        if host.waiting and host.running < self._limits.per_host:
            heapq.heappush(self._ready, (host.ready, name))
            self._change.notify()

    def take(self) -> Job | None:
        """Wait for a URL whose host may be asked now; None when all are done or it was stopped."""
        with self._change:
            while self._left and not self._is_stopped:
                pause = self._pause()
                if pause == 0:
                    _, name = heapq.heappop(self._ready)
                    host = self._hosts[name]
                    if host.waiting and host.running < self._limits.per_host:
                        host.running += 1
                        host.ready = max(host.ready, time.monotonic()) + self._limits.delay
                        job = host.waiting.popleft()
                        job.at = name
                        self._offer(name, host)
                        return job
                else:
                    self._change.wait(pause)
            self._change.notify_all()
            return None

    def _pause(self) -> float | None:
        """Seconds until some host may be asked; None while none waits."""
        while self._ready:
            moment, name = self._ready[0]
            ready = self._hosts[name].ready
            if moment >= ready:
                return max(moment - time.monotonic(), 0)
            heapq.heapreplace(self._ready, (ready, name))  # it was put off since
        return None

    def done(self, job: Job) -> None:
        """A URL was asked for, and there is an answer."""
        with self._change:
            self._left -= 1
            self._release(job.at)

    def again(self, job: Job, seconds: float) -> None:
        """Ask for a URL once more, and nothing of its host before so many seconds have passed."""
        with self._change:
            job.tries += 1
            host = self._hosts[job.host]
            host.ready = max(host.ready, time.monotonic() + seconds)
            self._put(job)
            self._release(job.at)

    def _release(self, name: str) -> None:
        host = self._hosts[name]
        host.running -= 1
        self._offer(name, host)
        if not self._left:
            self._change.notify_all()

    def move(self, job: Job, name: str) -> None:
        """Wait until the host that a redirect leads to may be asked, and hold a place there instead."""
        with self._change:
            is_other = name != job.at
            if is_other:  # before it waits for another: nobody holds one and waits for one
                self._release(job.at)
            host = self._hosts.setdefault(name, _Host())
            while not self._is_stopped:
                pause = host.ready - time.monotonic()
                if pause <= 0 and not (is_other and host.running >= self._limits.per_host):
                    break
                self._change.wait(max(pause, _SHORT))
            host.running += is_other
            host.ready = max(host.ready, time.monotonic()) + self._limits.delay
            job.at = name

    def stop(self) -> None:
        """Hand out nothing any more."""
        with self._change:
            self._is_stopped = True
            self._change.notify_all()
