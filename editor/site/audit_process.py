"""An audit in a process of its own, so that the window neither waits for it nor falls with it."""

import queue
import threading
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Self

from editor.core.site.answers import PageAnswer
from editor.core.site.robots_txt import RobotsTxt
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.site.audit_task import AuditCommand, AuditReport, AuditTask, Reuse
from editor.site.limits import NO_CREDENTIALS, ROBOTS_AGENT, Credentials, Limits

_MOST_TOGETHER = 500  # answers that `poll` returns at once
_URLS_TOGETHER = 5_000  # that are sent at once
_PAUSED = Phrase(QT_TRANSLATE_NOOP("phrases", "It is paused."))
_NOT_STARTED = QT_TRANSLATE_NOOP(
    "phrases",
    "No process could be started to ask for the URLs: {cause}. Close other programs and try again.",
)
_DIED = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.",
    )
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
        agent: str = ROBOTS_AGENT,
        reuse: Reuse = Reuse(),  # noqa: B008 - it cannot change
        credentials: Credentials = NO_CREDENTIALS,
    ) -> None:
        """Start the process.

        robots: to obey in place of those of the hosts; agent: the token that is looked for in them. reuse:
        which answers of the store count; they are handed out like those that come. credentials: headers for
        single sites, which are never written down.
        """
        task = AuditTask(limits, store, robots, agent, reuse, dict(credentials))
        self.settings = task.settings  # with which the answers are found in the store
        self.trouble = ""
        self.paused = ""  # why it does not ask at the moment, in a sentence
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
    from editor.site.audit_work import do_audit  # noqa: PLC0415

    do_audit(connection)


def _send(connection: Connection, commands: "queue.SimpleQueue[object]") -> None:
    """Send commands as they come: what a thread of the program does, since the pipe may be full."""
    try:
        while (command := commands.get()) is not None:
            connection.send(command)
    except OSError:  # the process has ended, which is told where its answers are received
        return
