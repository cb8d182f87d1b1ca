"""An audit of the URLs of an open document: a process of its own asks, and what comes is handed out here.

What earlier audits stored on the disk is found here, too: answers, and pages whose text has changed since.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.site.page_proposals import ChangedPages, proposed_dates
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.site.audit_process import AuditProcess
from editor.site.request_limits import JUDGED_AS, Credentials, Criteria, Limits
from editor.site.site_storage import AnswerStore, AuditSettings, Reuse, answers_path


def changed_pages(lastmods: Mapping[str, str], user_agent: str) -> ChangedPages:
    """Propose dates for the entries of pages whose text has changed between audits; in any thread.

    lastmods: the dates by URL, "" for none; user_agent: what the audits told the hosts. Raises OSError and
    sqlite3.Error.
    """
    path = answers_path()
    if not path.exists():
        return proposed_dates(lastmods, {})
    store = AnswerStore(path, AuditSettings(user_agent))
    try:
        return proposed_dates(lastmods, store.histories(lastmods))
    finally:
        store.close()


_AT_ONCE = 1000  # URLs between two looks whether to go on


def last_answers(urls: Iterable[str], cancelled: IsCancelled = never) -> Mapping[str, PageAnswer]:
    """Return the last answer to each URL, by URL, as far as there is one; in any thread.

    Raises OSError, sqlite3.Error, and Cancelled.
    """
    return _found(urls, AuditSettings(), lambda store, some: store.latest(some), cancelled)


def answered_urls(
    urls: Iterable[str], settings: AuditSettings, reuse: Reuse, cancelled: IsCancelled = never
) -> frozenset[str]:
    """Return the URLs that an audit with these settings would not ask for again; in any thread.

    Raises OSError, sqlite3.Error, and Cancelled.
    """
    return frozenset(_found(urls, settings, lambda store, some: store.known(some, reuse), cancelled))


def _found(
    urls: Iterable[str],
    settings: AuditSettings,
    look: Callable[[AnswerStore, Sequence[str]], Mapping[str, PageAnswer]],
    cancelled: IsCancelled,
) -> Mapping[str, PageAnswer]:
    path = answers_path()
    if not path.exists():
        return {}
    wanted, found = list(urls), dict[str, PageAnswer]()
    store = AnswerStore(path, settings)
    try:
        for start in range(0, len(wanted), _AT_ONCE):
            if cancelled():
                raise Cancelled
            found |= look(store, wanted[start : start + _AT_ONCE])
    finally:
        store.close()
    return found


_LOOK = 200  # milliseconds between two looks at what came: each may cost the window a repaint
_RATED = 5.0  # seconds over which the rate is taken


@dataclass(frozen=True, slots=True)
class AuditPlan:
    """The URLs to ask for, and how."""

    urls: Sequence[str]  # each once
    limits: Limits
    agent: str = JUDGED_AS  # the crawler that decides what may be listed
    reuse: Reuse = Reuse()  # noqa: RUF009 - it cannot change
    credentials: Credentials = field(default_factory=dict, repr=False)  # of sites, in memory alone


class SiteAudit(QObject):
    """A running audit. Nothing of it is lost when it is closed: what came is in the store on the disk."""

    answered = Signal(object)  # the answers that came since the last time, a list of PageAnswer
    changed = Signal()  # how far it is, or whether it pauses
    ended = Signal()

    def __init__(self, plan: AuditPlan, parent: QObject | None = None) -> None:
        """Start to ask."""
        super().__init__(parent)
        self.plan = plan
        self.total = len(plan.urls)
        self.done = 0
        self.counts: Counter[UrlVerdict] = Counter()  # of the answers so far
        self.refused: dict[str, list[str]] = {}  # URLs by the host in a private network that was not asked
        self._limits = plan.limits
        self._is_paused_by_hand = False
        self._latest: deque[tuple[float, int]] = deque([(time.monotonic(), 0)])
        self._process = AuditProcess(
            plan.urls,
            plan.limits,
            store=answers_path(),
            criteria=Criteria(plan.agent),
            reuse=plan.reuse,
            credentials=plan.credentials,
        )
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def close(self) -> None:
        """End it at once."""
        self._timer.stop()
        self._process.close()

    # How it stands

    @property
    def is_running(self) -> bool:
        """True while answers may still come."""
        return self._timer.isActive()

    @property
    def is_paused(self) -> bool:
        """True while nothing is fetched."""
        return bool(self._process.paused)

    @property
    def reason(self) -> str:
        """The reason why the audit paused by itself, or its error, in a sentence; "" if there is none."""
        return self._process.trouble or ("" if self._is_paused_by_hand else self._process.paused)

    @property
    def limits(self) -> Limits:
        """The limits as they are now."""
        return self._limits

    @property
    def rate(self) -> float:
        """The number of URLs per second that were answered lately."""
        (began, before), (now, count) = self._latest[0], self._latest[-1]
        return (count - before) / (now - began) if now > began else 0.0

    @property
    def seconds_left(self) -> float | None:
        """About how long the rest will take at this rate; None if that cannot be told."""
        rate = self.rate
        return (self.total - self.done) / rate if rate and not self.is_paused else None

    # What can be done

    def pause(self) -> None:
        """Ask for nothing until `resume`; what is under way still comes."""
        self._is_paused_by_hand = True
        self._process.pause()
        self.changed.emit()

    def resume(self) -> None:
        """Go on after a pause, whoever made it."""
        self._is_paused_by_hand = False
        self._process.resume()
        self._forget_rate()
        self.changed.emit()

    def stop(self) -> None:
        """Ask for nothing more; what came already is still handed out."""
        self._process.stop()

    def set_pace(self, per_host: int, delay: float) -> None:
        """Ask each host for so many URLs at once, so many seconds apart, from now on."""
        limits = replace(self._limits, per_host=per_host, delay=delay)
        if limits != self._limits:
            self._limits = limits
            self._process.set_limits(self._limits)
            self._forget_rate()

    def _look(self) -> None:
        paused, answers = self._process.paused, self._process.poll()
        self.done += len(answers)
        self.counts.update(answer.verdict for answer in answers)
        for answer in answers:
            if answer.refused_host:
                self.refused.setdefault(answer.refused_host, []).append(answer.url)
        self._rate(time.monotonic())
        if answers:
            self.answered.emit(answers)
        if not self._process.is_running:
            self._timer.stop()
            self.changed.emit()
            self.ended.emit()
        elif answers or paused != self._process.paused:
            self.changed.emit()

    def _rate(self, now: float) -> None:
        self._latest.append((now, self.done))
        while len(self._latest) > 2 and now - self._latest[1][0] > _RATED:
            self._latest.popleft()

    def _forget_rate(self) -> None:
        self._latest = deque([(time.monotonic(), self.done)])
