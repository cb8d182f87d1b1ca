"""An audit in a process of its own, so that the window neither waits for it nor falls with it.

`AuditProcess` is its end in the program. `do_audit` is what the process does: it takes URLs and
commands from a pipe, and sends back what it finds.
"""

import os
import queue
import signal
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import chain
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Self

from editor.core.site.crawl_frontier import CrawlPlan, Frontier
from editor.core.site.page_answers import MAY_PASS, PageAnswer
from editor.core.site.robots_txt import RobotsTxt
from editor.core.text import N_, Phrase
from editor.runtime.system import be_nice
from editor.site.audit_run import Audit
from editor.site.request_limits import NO_CREDENTIALS, Credentials, Criteria, Limits
from editor.site.site_storage import AnswerStore, AuditSettings, KnownLinks, Reuse

_LOOK = 0.25  # seconds between two looks whether it paused by itself, where nothing comes
_MOST_IN_BATCH = 50  # earlier answers that are sent at once
_NICENESS = 10  # the window has priority
_NOT_KEPT = N_("What is found cannot be kept, and is lost once the program ends: {cause}.")


class AuditCommand(Enum):
    """A command to the process."""

    BEGIN = auto()  # all URLs were sent
    PAUSE = auto()
    RESUME = auto()
    STOP = auto()


@dataclass(frozen=True, slots=True)
class AuditTask:
    """The parameters of the audit, apart from the URLs."""

    limits: Limits
    store: Path
    robots: RobotsTxt | None
    criteria: Criteria
    reuse: Reuse
    credentials: Credentials
    crawl: CrawlPlan | None = None  # where pages are to be found, too

    @property
    def settings(self) -> AuditSettings:
        """The settings that answers in the store must have to be used again."""
        robots = self.robots.digest if self.robots else ""
        accepted = ",".join(map(str, sorted(self.criteria.accepted)))
        return AuditSettings(
            self.limits.user_agent, self.criteria.agent, robots, bool(self.credentials), accepted
        )


@dataclass(frozen=True, slots=True)
class AuditReport:
    """A message of the process: answers that are in the store by now, and its state."""

    answers: Sequence[PageAnswer] = ()
    paused: str = ""  # why it paused by itself
    trouble: str = ""
    is_last: bool = False
    links: Sequence[Sequence[str]] = ()  # of a crawl: where those of each page lead on its site
    known: int = 0  # of a crawl: how many pages there are to ask for by now
    crawl: "CrawlEnd | None" = None


@dataclass(frozen=True, slots=True)
class CrawlEnd:
    """How a crawl ended."""

    is_complete: bool  # whether all was asked for that was found
    notes: Sequence[str]  # sentences on what was not


def do_audit(connection: Connection) -> None:
    """Audit the URLs that the connection sends, until that ends: the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the main process
    be_nice(_NICENESS)
    with suppress(EOFError, OSError):  # the main process has ended
        task, urls = _received(connection)
        (_Work if task.crawl is None else _Crawl)(connection, task, urls).run()
    # Threads that wait for a host would keep the process for as long as that takes.
    os._exit(0)


def _received(connection: Connection) -> tuple[AuditTask, list[str]]:
    task: AuditTask = connection.recv()
    urls: list[str] = []
    while (sent := connection.recv()) is not AuditCommand.BEGIN:
        if isinstance(sent, list):
            urls += sent
    return task, urls


class _Work:
    """The audit, the store and the way back, in one process."""

    def __init__(self, connection: Connection, task: AuditTask, urls: list[str]) -> None:
        self._connection = connection
        self._task = task
        self._urls = urls
        self._is_heard = True  # whether anybody receives what is sent

    def run(self) -> None:
        """Do all of it; what came until the main process ends is in the store afterwards."""
        with closing(_Keeper(self._task)) as keeper:
            known, failed = keeper.known(self._urls)
            new = [url for url in self._urls if url not in known]
            # What failed before comes last: the others get a turn.
            audit = self._audit(sorted(new, key=failed.__contains__))
            for answers in chain(_in_pieces(list(known.values())), audit.batches(_LOOK)):
                answers = _stamped(answers)
                keeper.put([answer for answer in answers if answer.url not in known])
                for answer in answers:
                    failed.pop(answer.url, None)
                self._send(AuditReport(answers, audit.paused, keeper.trouble))
            for answers in _in_pieces(list(failed.values())):  # it was stopped before
                self._send(AuditReport(answers, audit.paused, keeper.trouble))
        self._send(AuditReport(trouble=keeper.trouble, is_last=True))

    def _audit(self, urls: Iterable[str]) -> Audit:
        """Return the audit of URLs, which does what the main process says."""
        audit = Audit(
            urls,
            self._task.limits,
            robots=self._task.robots,
            criteria=self._task.criteria,
            credentials=self._task.credentials,
            finds_more=self._task.crawl is not None,
        )
        threading.Thread(target=self._obey, args=(audit,), daemon=True).start()
        return audit

    def _send(self, report: AuditReport) -> None:
        if self._is_heard:
            try:
                self._connection.send(report)
            except OSError:  # the main process has ended
                self._is_heard = False

    def _obey(self, audit: Audit) -> None:
        """Do what the main process says, until it ends."""
        with suppress(EOFError, OSError):
            while True:
                match self._connection.recv():
                    case AuditCommand.PAUSE:
                        audit.pause()
                    case AuditCommand.RESUME:
                        audit.resume()
                    case AuditCommand.STOP:
                        break
                    case Limits() as limits:
                        audit.limit(limits)
        audit.stop()


_AT_HAND = (
    4  # URLs for each request at once that wait where they are asked for; the others may prove to be traps
)


class _Crawl(_Work):
    """A crawl: an audit that asks for what pages link to as well."""

    def run(self) -> None:
        """Do all of it; what came until the main process ends is in the store afterwards."""
        assert self._task.crawl is not None
        frontier = Frontier(self._task.crawl, self._urls)
        with closing(_Keeper(self._task)) as keeper:
            audit = self._audit(())
            self._go_on(audit, frontier, keeper)
            for answers in audit.batches(_LOOK):
                pages = {answer.url: audit.take_links(answer.url) for answer in answers}
                links = {url: KnownLinks(page.base, page.links) for url, page in pages.items()}
                keeper.put(answers)
                keeper.put_links(links)
                self._take(answers, links, frontier, (audit.paused, keeper.trouble))
                self._go_on(audit, frontier, keeper)
        end = CrawlEnd(frontier.is_complete, list(frontier.notes()))
        self._send(AuditReport(trouble=keeper.trouble, is_last=True, crawl=end))

    def _go_on(self, audit: Audit, frontier: Frontier, keeper: "_Keeper") -> None:
        """Ask for what is next, but for what the store knows."""
        most = _AT_HAND * self._task.limits.per_host
        while urls := frontier.next(most - frontier.under_way):
            known, links = keeper.known_pages(urls)
            audit.add(url for url in urls if url not in known)
            if known:
                self._take(list(known.values()), links, frontier, (audit.paused, keeper.trouble))
        if not frontier.under_way:
            audit.add_no_more()

    def _take(
        self,
        answers: Sequence[PageAnswer],
        links: Mapping[str, KnownLinks],
        frontier: Frontier,
        said: tuple[str, str],
    ) -> None:
        """Follow the links of pages, and send the pages on; said: why it paused, and its trouble."""
        found = [frontier.take(answer, *links[answer.url]) for answer in answers]
        self._send(AuditReport(answers, *said, links=found, known=frontier.known))


class _Keeper:
    """The store, as far as it works: an audit goes on without, and that is said."""

    def __init__(self, task: AuditTask) -> None:
        self.trouble = ""
        self._reuse, self._limits = task.reuse, task.limits
        self._store: AnswerStore | None = None
        try:
            self._store = AnswerStore(task.store, task.settings)
            self.trouble = self._store.trouble
        except (OSError, sqlite3.Error) as error:
            self._fail(error)

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    def known(self, urls: Iterable[str]) -> tuple[dict[str, PageAnswer], dict[str, PageAnswer]]:
        """Return earlier answers that count, but for those of hosts that may be asked only by now.

        Those that failed, and are asked for once more, come apart.
        """
        reuse = replace(self._reuse, errors=True)
        try:
            found = self._store.known(urls, reuse) if self._store else {}
        except sqlite3.Error as error:
            self._fail(error)
            return {}, {}
        known, failed = dict[str, PageAnswer](), dict[str, PageAnswer]()
        for url, each in found.items():
            if not self._is_allowed_since(each):
                is_asked_anew = each.verdict in MAY_PASS and not self._reuse.errors
                (failed if is_asked_anew else known)[url] = each
        return known, failed

    def known_pages(self, urls: Iterable[str]) -> tuple[dict[str, PageAnswer], dict[str, KnownLinks]]:
        """Return earlier answers that count together with their links, and these."""
        answers, _ = self.known(urls)
        try:
            links = self._store.links(answers, self._reuse.oldest) if self._store else {}
        except sqlite3.Error as error:
            self._fail(error)
            return {}, {}
        return {url: answer for url, answer in answers.items() if url in links}, links

    def _is_allowed_since(self, answer: PageAnswer) -> bool:
        return bool(answer.refused_host) and self._limits.lets_ask(answer.refused_host)

    def put(self, answers: Sequence[PageAnswer]) -> None:
        try:
            if self._store and answers:
                self._store.put(answers)
        except sqlite3.Error as error:
            self._fail(error)

    def put_links(self, pages: Mapping[str, KnownLinks]) -> None:
        try:
            if self._store and pages:
                self._store.put_links(pages)
        except sqlite3.Error as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        words = error.strerror if isinstance(error, OSError) else ""
        self.trouble = Phrase(_NOT_KEPT, cause=words or str(error))


def _stamped(answers: Sequence[PageAnswer]) -> Sequence[PageAnswer]:
    """Return answers with the time at which they came, where they have none yet."""
    now = time.time()
    return [answer if answer.asked else answer._replace(asked=now) for answer in answers]


def _in_pieces(answers: Sequence[PageAnswer]) -> Iterator[Sequence[PageAnswer]]:
    for start in range(0, len(answers), _MOST_IN_BATCH):
        yield answers[start : start + _MOST_IN_BATCH]


_MOST_TOGETHER = 500  # answers that `poll` returns at once
_URLS_TOGETHER = 5_000  # that are sent at once
_PAUSED = Phrase(N_("It is paused."))
_NOT_STARTED = N_(
    "No process could be started to ask for the URLs: {cause}. Close other programs and try again."
)
_DIED = Phrase(
    N_("The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.")
)


class AuditProcess:
    """An audit that another process does. Its methods never wait, but for `close`.

    The answers are in the store before they are handed out here, so that the end of either process loses
    none. `trouble` is a sentence about what went wrong, "" where nothing did.
    """

    def __init__(
        self,
        urls: Iterable[str],
        limits: Limits,
        *,
        store: Path,
        robots: RobotsTxt | None = None,
        criteria: Criteria = Criteria(),  # noqa: B008 - it cannot change
        reuse: Reuse = Reuse(),  # noqa: B008 - it cannot change
        credentials: Credentials = NO_CREDENTIALS,
        crawl: CrawlPlan | None = None,
    ) -> None:
        """Start the process.

        robots: to obey in place of those of the hosts; criteria: what the answers are judged by. reuse:
        which answers of the store count; they are handed out like those that come. Where it is stopped, so
        are those that failed and were to be asked for once more. credentials: headers for single sites,
        which are never written down. crawl: to ask for the pages that these link to as well.
        """
        task = AuditTask(limits, store, robots, criteria, reuse, dict(credentials), crawl)
        self.settings = task.settings  # with which the answers are found in the store
        self.trouble = ""
        self.paused = ""  # why it does not ask at the moment, in a sentence
        self.known = 0  # of a crawl: how many pages there are to ask for by now
        self.links: dict[str, Sequence[str]] = {}  # of a crawl: where those of each page lead, by its URL
        self.crawl_end: CrawlEnd | None = None
        self._keys: dict[str, str] = {}  # each once, as most links stand on many pages
        self._commands: queue.SimpleQueue[object] = queue.SimpleQueue()  # None: nothing more
        self._process: SpawnProcess | None = None
        spawn = get_context("spawn")  # a fork would have the locks of this process, but none of its threads
        self._connection, theirs = spawn.Pipe()
        process = spawn.Process(target=_audit_apart, args=(theirs,), daemon=True)
        try:
            process.start()
        except OSError as error:
            self.trouble = Phrase(_NOT_STARTED, cause=error.strerror or str(error))
            self._connection.close()
            return
        finally:
            theirs.close()
        self._process = process
        self._commands.put(task)
        waiting = list(dict.fromkeys(urls))
        for start in range(0, len(waiting), _URLS_TOGETHER):
            self._commands.put(waiting[start : start + _URLS_TOGETHER])
        self._commands.put(AuditCommand.BEGIN)
        # The pipe takes only so much until the process reads it, which takes as long as it needs to start.
        self._sender = threading.Thread(target=_send, args=(self._connection, self._commands), daemon=True)
        self._sender.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def is_running(self) -> bool:
        """True while answers may still come: poll until it is False."""
        return self._process is not None

    def poll(self, patience: float = 0.0) -> list[PageAnswer]:
        """Return the answers that came since the last call.

        patience: seconds to wait for the first, where the caller has nothing else to do.
        """
        answers: list[PageAnswer] = []
        try:
            while self._process is not None and len(answers) < _MOST_TOGETHER:
                if not self._connection.poll(0 if answers else patience):
                    break
                report: AuditReport = self._connection.recv()
                self._heed(report)
                answers += report.answers
        except (EOFError, OSError):
            self.trouble = _DIED
            self.close()
        return answers

    def _heed(self, report: AuditReport) -> None:
        self.paused = report.paused or (self.paused if self.paused == _PAUSED else "")
        self.trouble = report.trouble or self.trouble
        self.known, self.crawl_end = report.known or self.known, report.crawl
        for answer, links in zip(report.answers, report.links, strict=False):
            self.links[answer.url] = tuple(map(self._keys.setdefault, links, links))
        if report.is_last:
            self.close()

    def pause(self) -> None:
        """Ask for nothing until `resume`; what is under way still comes."""
        self.paused = _PAUSED
        self._commands.put(AuditCommand.PAUSE)

    def resume(self) -> None:
        """Go on after a pause, whoever made it."""
        self.paused = ""
        self._commands.put(AuditCommand.RESUME)

    def set_limits(self, limits: Limits) -> None:
        """Ask more often or less from now on: so many at once, so far apart."""
        self._commands.put(limits)

    def stop(self) -> None:
        """Ask for nothing more. What came already is still handed out by `poll`, and then it runs no more."""
        self._commands.put(AuditCommand.STOP)

    def close(self) -> None:
        """End the process; what it found so far is in the store."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.join()
        process.close()
        self._commands.put(None)
        self._sender.join()
        self._connection.close()


def _audit_apart(connection: Connection) -> None:
    """Do the audit, in the other process: it alone loads what asks hosts."""

    do_audit(connection)


def _send(connection: Connection, commands: "queue.SimpleQueue[object]") -> None:
    """Send commands as they come: what a thread of the program does, since the pipe may be full."""
    try:
        while (command := commands.get()) is not None:
            connection.send(command)
    except OSError:  # the process has ended, which is told where its answers are received
        return
