"""Hosts are asked in turn, and however many URLs wait, the next one is found at once."""

import threading
import time

from editor.site.audit_run import Job, Queues
from editor.site.request_limits import Limits
from tests.patience import seconds


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


def test_a_pause_may_be_longer_than_the_system_can_wait() -> None:
    queues = Queues(Limits(delay=1e20))
    for number in range(2):
        queues.put(Job(str(number), "e.org"))
    assert queues.take()
    end = threading.Timer(0.01, queues.stop)
    end.start()
    assert queues.take() is None
