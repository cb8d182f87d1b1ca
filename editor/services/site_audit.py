"""An audit of the URLs of an open document: a process of its own asks, and what comes is handed out here."""

import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.site.page_answers import UrlVerdict
from editor.site.audit_process import AuditProcess
from editor.site.request_limits import JUDGED_AS, Credentials, Criteria, Limits
from editor.site.site_storage import Reuse, answers_path

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
