"""The process that audits: it takes URLs and commands from a pipe, and sends back what it finds."""

import os
import signal
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from itertools import chain
from multiprocessing.connection import Connection

from editor.core.site.answers import PageAnswer
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.runtime.system import be_nice
from editor.site.audit import Audit
from editor.site.audit_task import AuditCommand, AuditReport, AuditTask
from editor.site.limits import Limits
from editor.site.store import AnswerStore

_LOOK = 0.25  # seconds between two looks whether it paused by itself, where nothing comes
_MOST_TOGETHER = 50  # earlier answers that are sent at once
_NICENESS = 10  # the window has priority
_NOT_KEPT = QT_TRANSLATE_NOOP(
    "phrases", "What is found cannot be kept, and is lost once the program ends: {cause}."
)


def do_audit(connection: Connection) -> None:
    """Audit the URLs that the connection sends, until that ends: the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the main process
    be_nice(_NICENESS)
    with suppress(EOFError, OSError):  # the main process has ended
        task, urls = _received(connection)
        _Work(connection, task, urls).run()
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
            known = keeper.known(self._urls)
            audit = Audit(
                (url for url in self._urls if url not in known),
                self._task.limits,
                robots=self._task.robots,
                agent=self._task.agent,
                credentials=self._task.credentials,
            )
            threading.Thread(target=self._obey, args=(audit,), daemon=True).start()
            for answers in chain(_in_pieces(list(known.values())), audit.batches(_LOOK)):
                new = [answer for answer in answers if answer.url not in known]
                keeper.put(new)
                self._send(AuditReport(answers, audit.paused, keeper.trouble))
        self._send(AuditReport(trouble=keeper.trouble, is_last=True))

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

    def known(self, urls: Iterable[str]) -> dict[str, PageAnswer]:
        """Return earlier answers that count, but for those of hosts that may be asked only by now."""
        try:
            found = self._store.known(urls, self._reuse) if self._store else {}
        except sqlite3.Error as error:
            self._fail(error)
            return {}
        return {url: each for url, each in found.items() if not self._is_allowed_since(each)}

    def _is_allowed_since(self, answer: PageAnswer) -> bool:
        return bool(answer.refused_host) and self._limits.lets_ask(answer.refused_host)

    def put(self, answers: Sequence[PageAnswer]) -> None:
        try:
            if self._store and answers:
                self._store.put(answers)
        except sqlite3.Error as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        words = error.strerror if isinstance(error, OSError) else ""
        self.trouble = Phrase(_NOT_KEPT, cause=words or str(error))


def _in_pieces(answers: Sequence[PageAnswer]) -> Iterator[Sequence[PageAnswer]]:
    for start in range(0, len(answers), _MOST_TOGETHER):
        yield answers[start : start + _MOST_TOGETHER]
