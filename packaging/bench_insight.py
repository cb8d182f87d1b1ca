"""Measures the pictures of Insight: counting them, and what an edit costs while they are open."""

import time
from collections import deque
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from statistics import quantiles

from PySide6.QtCore import QEventLoop, QTimer

from bench_document import open_now
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from bench_open import frames_while, open_window, settle
from editor.app.window.main_window import MainWindow
from editor.app.window.panel_docks import InsightDock
from editor.core.document.edits import SetValues
from editor.core.fields import FIELD_NAMES
from editor.core.insight.chart_source import InsightSource, Tallies, insight_columns
from editor.core.insight.charts import Chart
from editor.core.insight.date_charts import by_month
from editor.core.insight.folder_freshness import freshness
from editor.core.insight.insight_pages import PAGES, PICTURES, InsightPage
from editor.core.insight.value_charts import by_priority
from editor.services.settings.settings import INSIGHT_PANEL

DRAWN_OF_COLUMNS = ("lastmod", "freshness", "values", "urls")  # pages
EDITS = 50  # of one cell, in each round


def _counting(
    count: Callable[[InsightSource], object], fields: Collection[str] = FIELD_NAMES
) -> Callable[[Path], Figures]:
    """Return what measures pictures, the copying of the columns that they read included."""

    def measure(path: Path) -> Figures:
        document = open_now(path)

        def work() -> object:
            now = document.findings.context.now
            return count(insight_columns(document.entries, None, now, fields=fields))

        work()
        return Figures([seconds(work) for _ in range(ROUNDS)])

    return measure


def _counting_again(count: Callable[[InsightSource], object]) -> Callable[[Path], Figures]:
    """Return what measures pictures after an edit of a cell of each column, the columns copied again."""

    def measure(path: Path) -> Figures:
        document = open_now(path)
        kept = Tallies()

        def work() -> object:
            return count(insight_columns(document.entries, None, document.findings.context.now, kept))

        work()
        taken = []
        for number in range(ROUNDS):
            for name, value in (("loc", f"https://www.example.com/{number}"), ("lastmod", "2020-01-01")):
                document.entries.set_values(name, range(number, number + 1), value)
            taken.append(seconds(work))
        return Figures(taken)

    return measure


def _all_pages(source: InsightSource) -> None:
    """Count all charts that reports have, and the folders."""
    for picture in PICTURES:
        if picture.is_reported:
            picture.make(source)
    freshness(source)


def _of_urls(source: InsightSource) -> None:
    _page(source, "urls")


def _of_dates(source: InsightSource) -> None:
    _page(source, "lastmod")


def _page(source: InsightSource, name: str) -> None:
    for picture in next(page for page in PAGES if page.name == name).pictures:
        picture.make(source)


def _first_page(source: InsightSource) -> list[Chart]:
    return [by_month(source), by_priority(source)]


def _open_insight(window: MainWindow) -> InsightDock:
    window.settings.set(INSIGHT_PANEL, value=True)
    window.refresh()
    return window.commands.panels.insight


def _first_pictures(path: Path) -> Figures:
    """From asking for a page to its first picture: the slowest of those that are drawn of the columns."""
    with open_window() as window:
        loop = QEventLoop()
        window.commands.file.loaded.connect(loop.quit)
        window.commands.file.open_paths([path])
        loop.exec()
        _wait(window, lambda: window.context.tasks.is_idle)
        dock = _open_insight(window)
        dock.panel.show_page("changes")
        _wait(window, lambda: not dock.is_busy)
        taken = []
        for page in (page for page in PAGES if page.name in DRAWN_OF_COLUMNS):
            start = time.perf_counter()
            dock.panel.show_page(page.name)
            _wait(window, partial(_has_picture, dock, page))
            taken.append(time.perf_counter() - start)
            _wait(window, lambda: not dock.is_busy)
        window.commands.close.close_all(lambda: None)
    return Figures([max(taken)])


def _wait(window: MainWindow, is_done: Callable[[], bool]) -> None:
    """Wait as an idle window does, which leaves the interpreter to the workers."""
    loop, timer = QEventLoop(), QTimer(window, interval=2)
    timer.timeout.connect(lambda: loop.quit() if is_done() else None)
    timer.start()
    loop.exec()
    timer.stop()


def _has_picture(dock: InsightDock, page: InsightPage) -> bool:
    if not page.pictures:
        return bool(dock.panel.freshness.model.lines)
    return bool(dock.panel.pictures[page.pictures[0].name].chart.chart.bars)


def _frames_while_counting(path: Path) -> Figures:
    """The 95th percentile of the waits from frame to frame while all pages are counted for the first time."""

    def begin(window: MainWindow, end: Callable[[], None]) -> None:
        window.commands.panels.insight.panel.show_page("changes")
        dock = _open_insight(window)
        left = deque(page.name for page in PAGES if page.name in DRAWN_OF_COLUMNS)

        def go_on() -> None:
            if dock.is_busy or not window.context.tasks.is_idle:
                return
            if left:
                dock.panel.show_page(left.popleft())
                return
            timer.stop()
            end()

        timer = QTimer(window, interval=20)
        timer.timeout.connect(go_on)
        timer.start()

    with open_window() as window:
        frames = frames_while(window, path, begin)
        window.commands.close.close_all(lambda: None)
    return Figures([quantiles(frames, n=20)[-1]])


def _editing(path: Path) -> Figures:
    """Edits of a cell, shown, with the panel open, and closed as the yardstick, in turn."""
    ours: list[float] = []
    closed: list[float] = []
    with open_window() as window:
        loop = QEventLoop()
        window.commands.file.loaded.connect(loop.quit)
        window.commands.file.open_paths([path])
        loop.exec()
        session = window.context.session
        if session is None:
            raise RuntimeError("the window opened no document")

        def edit() -> None:
            for number in range(EDITS):
                session.undo_stack.do(SetValues("priority", range(7, 8), f"0.{number % 10}"), "")
                settle()

        for _ in range(ROUNDS + 1):
            for is_open, taken in ((False, closed), (True, ours)):
                window.settings.set(INSIGHT_PANEL, is_open)
                window.refresh()
                settle()
                taken.append(seconds(edit) / EDITS)
        session.undo_stack.setClean()  # nobody is there to answer whether it is to be saved
        window.commands.close.close_all(lambda: None)
    return Figures(ours[1:], closed[1:])


MEASUREMENTS = (
    Measurement(
        "insight",
        "50k: dates and priorities as charts",
        _counting(_first_page, ("lastmod", "priority")),
        "ms",
        16,
        50,
        "",
    ),
    Measurement(
        "insight-first-million",
        "1m: first picture of the slowest page",
        _first_pictures,
        "ms",
        150,
        500,
        "",
        "million",
    ),
    Measurement(
        "insight-frames-million",
        "1m: p95 frame while all is counted",
        _frames_while_counting,
        "ms",
        16,
        50,
        "",
        "million",
    ),
    Measurement(
        "insight-dates-million",
        "1m: six charts of dates",
        _counting(_of_dates),
        "ms",
        None,
        None,
        "",
        "million",
    ),
    Measurement(
        "insight-month-million", "1m: months as a chart", _counting(by_month), "ms", 150, 300, "", "million"
    ),
    Measurement(
        "insight-priority-million",
        "1m: priorities as a chart",
        _counting(by_priority),
        "ms",
        150,
        300,
        "",
        "million",
    ),
    Measurement(
        "insight-urls-million", "1m: six charts of URLs", _counting(_of_urls), "ms", None, None, "", "million"
    ),
    Measurement(
        "insight-folders-million",
        "1m: folders by freshness",
        _counting(freshness),
        "ms",
        None,
        None,
        "",
        "million",
    ),
    Measurement(
        "insight-again-million",
        "1m: dates, priorities again after an edit",
        _counting_again(_first_page),
        "ms",
        150,
        300,
        "",
        "million",
    ),
    Measurement(
        "insight-all-again-million",
        "1m: all charts and folders again after an edit",
        _counting_again(_all_pages),
        "ms",
        None,
        None,
        "",
        "million",
    ),
    Measurement(
        "insight-edit", "50k: a cell edited, Insight open", _editing, "x", 1.1, 1.5, "Insight closed"
    ),
)
