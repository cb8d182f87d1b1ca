"""Measures the pictures of Insight: counting them, and what an edit costs while they are open."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop

from bench_document import open_now
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from bench_open import open_window, settle
from editor.core.document.edits import SetValues
from editor.core.insight.chart import Chart
from editor.core.insight.counting import Tallies
from editor.core.insight.dates import by_month
from editor.core.insight.freshness import freshness
from editor.core.insight.pictures import PAGES, PICTURES
from editor.core.insight.source import InsightSource, insight_columns
from editor.core.insight.values import by_priority
from editor.services.settings.settings import INSIGHT_PANEL

EDITS = 50  # of one cell, in each round


def _counting(count: Callable[[InsightSource], object]) -> Callable[[Path], Figures]:
    """Return what measures one picture, the copying of the columns included."""

    def measure(path: Path) -> Figures:
        document = open_now(path)

        def work() -> object:
            return count(insight_columns(document.entries, None, document.findings.context.now))

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
    for picture in next(page for page in PAGES if page.name == "urls").pictures:
        picture.make(source)


def _first_page(source: InsightSource) -> list[Chart]:
    return [by_month(source), by_priority(source)]


def _editing(path: Path) -> Figures:
    """Edits of a cell, shown, with the panel open, and closed as the yardstick, in turn."""
    ours: list[float] = []
    closed: list[float] = []
    with open_window() as window:
        loop = QEventLoop()
        window.commands.file.loaded.connect(loop.quit)
        window.commands.file.open_paths([path])
        loop.exec()
        session = window.bench.session
        if session is None:
            raise RuntimeError("the window opened no document")

        def edit() -> None:
            for number in range(EDITS):
                session.do(SetValues("priority", range(7, 8), f"0.{number % 10}"), "")
                settle()

        for _ in range(ROUNDS + 1):
            for is_open, taken in ((False, closed), (True, ours)):
                window.settings.set(INSIGHT_PANEL, is_open)
                window.refresh()
                settle()
                taken.append(seconds(edit) / EDITS)
        window.commands.close.close_all(lambda: None)
    return Figures(ours[1:], closed[1:])


MEASUREMENTS = (
    Measurement("insight", "50k: dates and priorities as charts", _counting(_first_page), "ms", 16, 50, ""),
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
