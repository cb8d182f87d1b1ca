"""Each host is asked in its turn: no more often than allowed, and nobody waits for longer than that."""

import threading
import time
from dataclasses import replace

import pytest

from editor.core.site.robots_txt import RobotsTxt
from editor.site.audit_run import Audit, Job, Queues
from editor.site.request_limits import Limits
from tests.patience import seconds
from tests.site.auditing import QUICK, all_of, audited
from tests.site.misbehaving import Reply, Site


def test_no_more_requests_at_once_than_allowed_and_never_closer(site: Site) -> None:
    paths = [f"/{number}" for number in range(12)]
    site.replies |= dict.fromkeys(paths, Reply(204, seconds=0.05))
    begun = time.monotonic()
    audited(site, *paths, limits=replace(QUICK, per_host=3, delay=0.02))
    assert site.most_at_once <= 3
    assert max(site.moments) - begun >= 0.02 * (len(paths) - 1)


class Clock:
    """Time that passes for who waits for a turn alone, however slow the machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, _seconds: float) -> None:
        """Let no time pass: this is who gathers answers."""


class Turns(threading.Condition):
    """Lets the time pass at once for which is waited."""

    def __init__(self, lock: "threading.RLock", clock: Clock) -> None:
        super().__init__(lock)
        self._clock = clock

    def wait(self, timeout: float | None = None) -> bool:
        assert timeout is not None, "nobody else is there to be waited for"
        self._clock.now += timeout
        return False


def test_no_url_waits_for_more_than_its_turn(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, asked = Clock(), list[float]()

    def reply(path: str) -> Reply:
        del path
        asked.append(clock.now)
        return Reply(404)

    monkeypatch.setattr("editor.site.audit_run.time", clock)
    site.reply = reply  # type: ignore[method-assign]
    urls = [site.url(f"/{number}") for number in range(10)]
    audit = Audit(urls, replace(QUICK, per_host=1, delay=0.2), robots=RobotsTxt(b""))
    lock = threading.RLock()
    audit._queues._change, audit._queues._moves = Turns(lock, clock), threading.Condition(lock)
    assert len(all_of(audit)) == len(urls)
    assert asked == pytest.approx([0.2 * number for number in range(len(urls))])


def test_the_next_of_many_urls_of_one_host_is_found_at_once() -> None:
    queues = Queues(Limits(delay=0))
    for number in range(8000):
        queues.put(Job(str(number), "e.org"))
    start = time.process_time()
    while (job := queues.take()) is not None:
        queues.done(job)
    assert time.process_time() - start < seconds(1)  # it takes a twentieth; many if each looks at all


def test_hosts_take_turns() -> None:
    queues = Queues(Limits(delay=0.001, per_host=2))
    for number in range(4):
        queues.put(Job(str(number), "ab"[number % 2]))
    taken = [queues.take() for _ in range(4)]
    assert [job.host for job in taken if job] == ["a", "b", "a", "b"]


def test_a_shorter_pause_holds_at_once_where_the_longer_one_was_waited_for() -> None:
    queues = Queues(Limits(delay=600, per_host=1))
    for number in range(2):
        queues.put(Job(str(number), "e.org"))
    first = queues.take()
    assert first
    queues.done(first)
    net = threading.Timer(10, queues.stop)  # else the longer one would be waited for
    net.start()
    queues.limit(Limits(delay=0, per_host=1))
    taken = queues.take()
    net.cancel()
    assert taken
    assert taken.url == "1"


class Watched(threading.Condition):
    """Tells each time that somebody is about to sleep until it is notified."""

    def __init__(self, lock: "threading.RLock", asleep: threading.Semaphore) -> None:
        super().__init__(lock)
        self._asleep = asleep

    def wait(self, timeout: float | None = None) -> bool:
        self._asleep.release()
        return super().wait(timeout)


def test_who_waits_to_be_led_to_a_busy_host_keeps_no_url_from_who_is_free() -> None:
    queues, lock, asleep = Queues(Limits(delay=0, per_host=1)), threading.RLock(), threading.Semaphore(0)
    queues._change, queues._moves = Watched(lock, asleep), Watched(lock, asleep)
    for url, host in (("1", "busy"), ("2", "first"), ("3", "second"), ("4", "second")):
        queues.put(Job(url, host))
    busy, first, second = (queues.take() for _ in range(3))
    assert busy
    assert first
    assert second
    queues.is_busy("busy", 600)
    queues.done(busy)
    taken: list[Job | None] = []
    led = [threading.Thread(target=queues.move, args=(job, "busy")) for job in (first, second)]
    free = threading.Thread(target=lambda: taken.append(queues.take()))
    for thread in (led[0], free):
        thread.start()
        assert asleep.acquire(timeout=10)
    led[1].start()  # which leaves the other host to the next URL of that
    free.join(10)
    queues.stop()
    for thread in (*led, free):
        thread.join()
    assert [job.url for job in taken if job] == ["4"]


def test_a_pause_may_be_longer_than_the_system_can_wait() -> None:
    queues = Queues(Limits(delay=1e20))
    for number in range(2):
        queues.put(Job(str(number), "e.org"))
    assert queues.take()
    end = threading.Timer(0.01, queues.stop)
    end.start()
    assert queues.take() is None
