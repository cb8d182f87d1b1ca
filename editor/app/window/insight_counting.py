"""Counts what the charts of a document show, in a worker, after reading and after changes pause."""

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDockWidget

from editor.app.window.command_context import CommandContext
from editor.core.filtering.filter_parts import chosen_among, with_choices
from editor.core.insight.chart_source import InsightSource, MakeSource, Tallies, insight_sample
from editor.core.insight.charts import Chart
from editor.core.insight.folder_freshness import FOLDERS_READ, FreshFolders, fresh_folders
from editor.core.insight.insight_pages import PAGES, InsightPicture
from editor.models.session.session import Session, Stage
from editor.rules.insight_data import gather_insight
from editor.runtime.threads import IsCancelled, modestly
from editor.services.settings.settings import INSIGHT_PAGE, STALE_DAYS
from editor.services.tasks import Latest, call_later
from editor.views.panels.insight_panel import InsightPanel

_Counted = Chart | FreshFolders
_Make = Callable[[], _Counted]

_PAUSE = 300  # milliseconds after the last change
_FEW = 60_000  # up to so many rows, a chart is counted at once, within a frame
_VERY_FEW = 5_000  # up to so many, all charts of a page, or the folders, are
_SAMPLE = 10_000  # rows of more, of which a first picture is drawn while all of them are counted
_FOLDER_SAMPLE = 5_000  # the same for folders, of which each has its own dates
_PAINTING = 40  # milliseconds, in which the window paints estimates before anything else is done
_FRESHNESS, _COMPARED = "freshness", "compared"


class _Job(NamedTuple):
    """Something to be counted: a picture, or the folders if it is None, of a sample first."""

    picture: InsightPicture | None
    is_sample: bool = False

    @property
    def name(self) -> str:
        return _FRESHNESS if self.picture is None else self.picture.name

    @property
    def reads(self) -> frozenset[str]:
        return FOLDERS_READ if self.picture is None else self.picture.reads


@cache
def _all_names() -> frozenset[str]:
    """Return the names of all pictures, and that of the folders."""
    return frozenset((_FRESHNESS, *(picture.name for page in PAGES for picture in page.pictures)))


class InsightCounting(QObject):
    """Fills the panel: only what is on screen is counted, one chart after the other.

    For many rows it first shows an estimate from a sample.
    """

    def __init__(self, dock: QDockWidget, context: CommandContext) -> None:
        super().__init__(dock)
        self._dock, self._context = dock, context
        self._followed: tuple[object, object] = (None, None)
        self._stale: set[str] = set()  # the names of pictures that are out of date
        self._shown: set[str] = set()  # the names of pictures that are of the document on screen
        self._queue: deque[_Job] = deque()
        self._asked = ""  # the name of what a worker counts
        self._asked_for: tuple[str, list[str]] = ("", [])  # the filter, and those of all bars on screen
        self._source: MakeSource | None = None  # of all charts in the queue that count all rows
        self._sample: InsightSource | None = None  # of those that do not
        self._tallies: Tallies | None = None  # of the document on screen, once something is counted
        self._latest = Latest(context.tasks)
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._count)
        self.panel = self._make_panel()
        context.settings.follow(self._on_stale_set, STALE_DAYS)

    def _make_panel(self) -> InsightPanel:
        panel = InsightPanel(self._dock)
        panel.show_page(self._context.settings.get(INSIGHT_PAGE))
        panel.freshness.stale.setValue(self._context.settings.get(STALE_DAYS))
        panel.forget()
        panel.page_changed.connect(self._on_page)
        panel.bars_requested.connect(self._ask_for)
        panel.filter_requested.connect(self._show_only)
        panel.stale_changed.connect(self._on_stale_changed)
        panel.freshness.levels_changed.connect(self._on_levels_changed)
        return panel

    @property
    def is_busy(self) -> bool:
        """True while a chart on screen is out of date."""
        return self._rest.isActive() or self._latest.is_wanted or bool(self._queue)

    def follow(self) -> None:
        """Turn to the document on screen, or to the only one of its files shown."""
        session = self._context.session
        followed = (session, session.filter.file if session else None)
        if followed != self._followed:
            self._turn_to(*followed)

    def refresh(self) -> None:
        """Show the pictures if the dock is on screen."""
        session = self._context.session
        if session is not None and self._dock.isVisible():
            if not self.is_busy:
                self._count()
            self._show_chosen(session)

    def on_compared(self) -> None:
        """Note what came of a comparison with another sitemap."""
        self._stale.add(_COMPARED)

    def rest(self) -> None:
        """Let go of what is kept to count quickly, as the dock is hidden."""
        self._tallies = None  # they hold copies of columns

    # What is out of date

    def _turn_to(self, session: Session | None, file: object) -> None:
        before, _ = self._followed
        self._followed = (session, file)
        self._stop()
        self._tallies = None
        self._stale = set(_all_names())
        self._shown.clear()
        if before is session:
            return
        if isinstance(before, Session):
            before.document.findings.remove_listener(self._on_changed)
            before.closed.disconnect(self._on_closed)
        self.panel.forget()
        if session is not None:
            session.document.findings.add_listener(self._on_changed)
            session.closed.connect(self._on_closed)

    def _on_closed(self) -> None:
        self._turn_to(None, None)

    def _on_changed(self) -> None:
        """Note a change of the entries, findings or answers: it costs an edit nothing but this."""
        self._stale = set(_all_names())
        self._queue.clear()
        self._source = self._sample = None
        if self._dock.isVisible():
            self._rest.start()

    def _on_page(self) -> None:
        self._context.settings.set(INSIGHT_PAGE, self.panel.page.name)
        self._stop()
        self.refresh()

    def _on_stale_set(self) -> None:
        self.panel.freshness.stale.setValue(self._context.settings.get(STALE_DAYS))

    def _on_stale_changed(self, days: int) -> None:
        self._context.settings.set(STALE_DAYS, days)
        self._on_levels_changed()

    def _on_levels_changed(self) -> None:
        self._stale.add(_FRESHNESS)
        self._shown.discard(_FRESHNESS)
        self._stop()
        self.refresh()

    def _stop(self) -> None:
        if self._latest.is_wanted:
            self._stale.add(self._asked)  # its count is dropped
        self._queue.clear()
        self._source = self._sample = None
        self._latest.forget()

    # Counting

    def _count(self) -> None:
        session, _ = self._followed
        if not isinstance(session, Session) or session.stage is Stage.LOADING or not self._dock.isVisible():
            return
        self._latest.forget()
        self._source = self._sample = None
        jobs = [_Job(picture) for picture in self.panel.page.pictures or (None,)]
        wanted = [job for job in jobs if job.name in self._stale]
        samples = [
            job._replace(is_sample=True)
            for job in wanted
            if len(session.document.entries) > _FEW and not self._is_known(job)
        ]
        self._queue = deque((*samples, *wanted))
        self._next(session)

    def _takes_long(self, session: Session, job: _Job) -> bool:
        return len(session.document.entries) > (_VERY_FEW if job.picture is None else _FEW)

    def _is_known(self, job: _Job) -> bool:
        """Tell whether a sample would say nothing, or less than what is on screen."""
        return job.name in self._shown or (job.picture is not None and job.picture.needs_all_rows)

    def _next(self, session: Session) -> None:
        """Count the next chart: at once where that is quick, else in a worker, and show it."""
        while self._queue:
            job = self._queue.popleft()
            make = self._sampling(session, job) if job.is_sample else self._counting(session, job)
            if self._takes_long(session, job):
                self._asked = job.name
                work = _made if job.is_sample else _made_modestly
                self._latest.ask(partial(work, make), partial(self._on_counted, session))
                return
            self._show(session, make())
            if self._queue and len(session.document.entries) > _VERY_FEW:
                call_later(self, partial(self._go_on, session, self._source))  # the window may paint
                return
        self._source = None

    def _go_on(self, session: Session, source: MakeSource | None) -> None:
        if self._source is source and not self._latest.is_wanted:
            self._next(session)

    def _sampling(self, session: Session, job: _Job) -> _Make:
        """Return what draws a picture of some rows, which are copied once for all estimates of a page."""
        if self._sample is None:
            file, findings = session.filter.file, session.document.findings
            rows = range(len(findings.entries)) if file is None else file.rows
            most = _FOLDER_SAMPLE if job.picture is None else _SAMPLE
            reads = job.reads.union(*(each.reads for each in self._queue if each.is_sample))
            self._sample = insight_sample(findings.entries, rows, findings.context.now, most, reads)
        source = self._sample
        return self._making(job, lambda: source)

    def _counting(self, session: Session, job: _Job) -> _Make:
        """Return what draws a picture of all rows, which are copied once for all jobs."""
        self._stale.discard(job.name)
        if self._source is None:
            self._source = self._gather(session, (job, *self._queue))
        return self._making(job, self._source)

    def _gather(self, session: Session, jobs: Iterable[_Job]) -> MakeSource:
        if self._tallies is None:
            self._tallies = Tallies()
        wants: set[str] = set().union(*(job.reads for job in jobs))
        file = session.filter.file
        rows = None if file is None else file.rows
        last = session.comparison
        compared = last.compared(session.undo_stack.edits) if last is not None else None
        findings, changes = session.document.findings, session.saved_state
        make = gather_insight(findings, changes, rows, wants, self._tallies)
        return cache(lambda: replace(make(), compared=compared))

    def _making(self, job: _Job, source: MakeSource) -> _Make:
        if job.picture is not None:
            return partial(job.picture.drawn, source)
        page = self.panel.freshness
        return partial(fresh_folders, source, page.stale.value(), page.levels.value())

    def _on_counted(self, session: Session, outcome: Future[_Counted]) -> None:
        self._show(session, outcome.result())
        if self._source is None and self._queue and not self._queue[0].is_sample:
            call_later(self, partial(self._go_on, session, None), _PAINTING)  # before rows are copied
        else:
            self._next(session)

    def _show(self, session: Session, counted: _Counted) -> None:
        if isinstance(counted, Chart):
            self._shown.add(counted.name)
            self.panel.show_chart(counted)
            self._show_chosen(session)
        else:
            self._shown.add(_FRESHNESS)
            self.panel.show_freshness(counted)

    # Filtering

    def _show_chosen(self, session: Session) -> None:
        """Mark the bars that the filter asks for; an edit, which changes neither, costs next to nothing."""
        asked = (session.filter.text, self.panel.questions())
        if asked != self._asked_for and not session.filter.error:
            self._asked_for = asked
            self.panel.choose(chosen_among(session.filter.wanted, asked[1]))

    def _ask_for(self, chart: Chart, question: str, adds: bool) -> None:
        """Show the rows of a bar among those that fit the rest of the filter; of a chosen bar, no longer."""
        session = self._context.session
        if session is None:
            return
        wanted, choices = session.filter.wanted, [bar.question for bar in chart.bars if bar.question]
        before = chosen_among(wanted, choices)
        if question in before:
            chosen = [each for each in before if adds and each != question]
        else:
            chosen = [*(before if adds else ()), question]
        session.filter.set(with_choices(wanted, chosen, choices))

    def _show_only(self, text: str) -> None:
        session = self._context.session
        if session is not None:
            session.filter.set(text)


def _made(make: _Make, _is_cancelled: IsCancelled) -> _Counted:
    return make()


def _made_modestly(make: _Make, _is_cancelled: IsCancelled) -> _Counted:
    """Count all rows, as nobody waits for that: an estimate is on screen."""
    with modestly():
        return make()
