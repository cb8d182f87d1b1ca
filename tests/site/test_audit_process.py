"""The audit runs in a process of its own, and whatever ends, its answers are kept."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.site.robots_txt import RobotsTxt
from editor.site.audit_process import AuditProcess
from editor.site.request_limits import Criteria, Limits
from editor.site.site_storage import AnswerStore, Reuse
from tests.site.misbehaving import Reply, Site, page

QUICK = Limits(delay=0, allows_private=True)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Where the answers are kept."""
    return tmp_path / "answers.sqlite"


GONE = Reply(404)
SLOW = Limits(per_host=1, delay=60, allows_private=True)  # one answer comes, and no second one


def urls(site: Site, count: int, reply: Reply = GONE) -> list[str]:
    site.replies |= {f"/{number}": reply for number in range(count)}
    return [site.url(f"/{number}") for number in range(count)]


def rest_of(audit: AuditProcess) -> list[PageAnswer]:
    answers = []
    while audit.is_running:
        answers += audit.poll(0.1)
    return answers


def kept(store: Path, audit: AuditProcess, asked: Iterable[str]) -> dict[str, PageAnswer]:
    opened = AnswerStore(store, audit.settings)
    try:
        return opened.known(asked, Reuse())
    finally:
        opened.close()


def test_answers_are_handed_out_and_kept(site: Site, store: Path) -> None:
    asked = urls(site, 60, page())
    with AuditProcess(asked, QUICK, store=store) as audit:
        answers = rest_of(audit)
    assert {answer.url for answer in answers} == set(asked) == set(kept(store, audit, asked))
    assert (audit.trouble, audit.paused) == ("", "")
    assert not active_children()


@pytest.mark.usefixtures("copied_helpers")
def test_what_is_known_is_handed_out_without_being_asked_for(site: Site, store: Path) -> None:
    asked = urls(site, 5)
    for _ in range(2):
        with AuditProcess(asked, QUICK, store=store) as audit:
            assert len(rest_of(audit)) == 5
    assert site.count("/0") == 1


@pytest.mark.usefixtures("copied_helpers")
def test_a_private_host_is_asked_as_soon_as_it_may_be_whatever_else_counts(site: Site, store: Path) -> None:
    asked = urls(site, 2)
    closed = replace(QUICK, allows_private=False)
    for limits in (closed, closed, replace(closed, private_hosts=frozenset({"127.0.0.1"}))):
        with AuditProcess(asked, limits, store=store, reuse=Reuse(errors=True)) as audit:
            found = [(answer.refused_host, answer.verdict) for answer in rest_of(audit)]
        refused = limits is closed
        expected = ("127.0.0.1", UrlVerdict.UNVERIFIED) if refused else ("", UrlVerdict.GONE)
        assert found == [expected] * 2
    assert site.count("/0") == 1


@pytest.mark.usefixtures("copied_helpers")
def test_the_given_robots_txt_and_agent_are_heeded(site: Site, store: Path) -> None:
    robots = RobotsTxt(b"User-agent: Bingbot\nDisallow: /")
    with AuditProcess(
        urls(site, 1), QUICK, store=store, robots=robots, criteria=Criteria("Bingbot")
    ) as audit:
        [answer] = rest_of(audit)
    assert answer.verdict is UrlVerdict.BLOCKED


@pytest.mark.usefixtures("copied_helpers")
def test_it_pauses_goes_on_and_stops_when_told(site: Site, store: Path) -> None:
    asked = urls(site, 50)
    audit = AuditProcess(asked, SLOW, store=store)
    audit.pause()
    assert audit.paused == "It is paused."
    audit.set_limits(QUICK)
    audit.resume()
    assert audit.paused == ""
    assert len(rest_of(audit)) == 50
    audit = AuditProcess(asked, SLOW, store=store, reuse=Reuse(oldest=-1))
    assert len(audit.poll(60)) == 1
    audit.stop()
    assert rest_of(audit) == []
    assert audit.trouble == ""


@pytest.mark.usefixtures("copied_helpers")
def test_it_says_where_it_pauses_by_itself(site: Site, store: Path) -> None:
    with AuditProcess(urls(site, 80, Reply(500)), replace(QUICK, tries=1), store=store) as audit:
        while audit.is_running and not audit.paused:
            audit.poll(0.1)
        assert audit.paused == "50 of the last 50 URLs failed: 500"


@pytest.mark.usefixtures("copied_helpers")
def test_what_failed_before_waits_for_the_end_and_is_known_where_it_is_stopped_before(
    site: Site, store: Path
) -> None:
    bad, good = urls(site, 60, Reply(500)), [site.url(f"/good/{number}") for number in range(60)]
    site.replies |= {f"/good/{number}": page() for number in range(60)}
    limits = replace(QUICK, tries=1, per_host=1)
    verdicts: list[list[UrlVerdict]] = []
    for _ in range(3):
        with AuditProcess([*bad, *good], limits, store=store) as audit:
            came = dict[str, PageAnswer]()
            while audit.is_running:
                came |= {answer.url: answer for answer in audit.poll(0.1)}
                if audit.paused:
                    audit.stop()
            verdicts.append([answer.verdict for answer in came.values()])
    assert UrlVerdict.OK not in verdicts[0]
    assert all(verdict_count.count(UrlVerdict.OK) == 60 for verdict_count in verdicts[1:])
    assert len(verdicts[2]) == 120


@pytest.mark.usefixtures("copied_helpers")
def test_a_killed_process_is_said_and_the_next_one_goes_on(site: Site, store: Path) -> None:
    asked = urls(site, 50)
    audit = AuditProcess(asked, SLOW, store=store)
    [first] = audit.poll(60)
    active_children()[0].kill()
    assert rest_of(audit) == []
    assert audit.trouble == (
        "The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on."
    )
    assert kept(store, audit, asked) == {first.url: first}
    with AuditProcess(asked, QUICK, store=store) as audit:
        assert len(rest_of(audit)) == 50
    assert site.count(first.url.removeprefix(site.origin)) == 1


KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has one way only
PROGRAM = """
import sys
from multiprocessing import active_children
from pathlib import Path
from editor.site.audit_process import AuditProcess
from editor.site.request_limits import Criteria, Limits
if __name__ == "__main__":
    store, delay, *urls = sys.argv[1:]
    audit = AuditProcess(urls, Limits(per_host=2, delay=float(delay), allows_private=True), store=Path(store))
    print(active_children()[0].pid, flush=True)
    while audit.is_running:
        for answer in audit.poll(60):
            print(answer.url, flush=True)
"""


@contextmanager
def running_program(store: Path, asked: Iterable[str], delay: float) -> Iterator["subprocess.Popen[str]"]:
    """A program that audits, and prints the id of its process and what comes."""
    program = store.with_name("program.py")
    program.write_text(PROGRAM)
    with subprocess.Popen(
        [sys.executable, str(program), str(store), str(delay), *asked],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])},
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def latest(store: Path, asked: Iterable[str]) -> set[str]:
    with closing(AnswerStore(store)) as opened:
        return set(opened.latest(asked))


def test_it_ends_with_the_program(site: Site, store: Path) -> None:
    """Its standard output is that of the program: as long as that is open, it lives."""
    asked = urls(site, 3)
    with running_program(store, asked, delay=60) as program:
        assert program.stdout is not None
        _, first = program.stdout.readline(), program.stdout.readline().strip()
        program.kill()
        assert program.stdout.read() == ""
    assert latest(store, asked) == {first}


@pytest.mark.usefixtures("copied_helpers")
@pytest.mark.parametrize(
    ("victims", "moment"),
    [
        *[("program", 5), ("worker", 7), ("both", 0)],
        *(
            pytest.param(*case, marks=pytest.mark.whole)
            for case in (
                ("program", 0),
                ("program", 30),
                ("worker", 1),
                ("worker", 33),
                ("both", 3),
                ("both", 20),
            )
        ),
    ],
)
def test_whatever_is_killed_at_whatever_moment_what_was_told_comes_back(
    site: Site, store: Path, victims: str, moment: int
) -> None:
    asked = urls(site, 40)
    with running_program(store, asked, delay=0.005) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        told = {program.stdout.readline().strip() for _ in range(moment)}
        if victims != "program":
            os.kill(worker, KILL)
        if victims != "worker":
            program.kill()
        told |= {line.strip() for line in program.stdout}
    found = latest(store, asked)
    assert told <= found
    with AuditProcess(asked, QUICK, store=store) as audit:
        assert {answer.url for answer in rest_of(audit)} == set(asked)
    assert {site.count(url.removeprefix(site.origin)) for url in found} <= {1}


@pytest.mark.usefixtures("copied_helpers")
def test_a_store_that_cannot_be_written_is_said_and_the_answers_come(site: Site, store: Path) -> None:
    store.parent.joinpath("file").write_bytes(b"")
    store = store.parent / "file" / "answers.sqlite"
    with AuditProcess(urls(site, 3), QUICK, store=store) as audit:
        assert len(rest_of(audit)) == 3
    assert audit.trouble.startswith("What is found cannot be kept")
