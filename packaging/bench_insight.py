"""Measures the pictures of Insight: counting them, and what an edit costs while they are open."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop

from bench_document import open_now
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from bench_open import open_window, settle
from editor.core.document.edits import SetValues
from editor.core.insight.chart import Chart
from editor.core.insight.dates import by_month
from editor.core.insight.freshness import freshness
from editor.core.insight.source import InsightSource, insight_columns
from editor.core.insight.urls import by_depth
from editor.core.insight.values import by_priority
from editor.services.settings import INSIGHT_PANEL

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
        "insight-depth-million",
        "1m: levels of URLs as a chart",
        _counting(by_depth),
        "ms",
        None,
        None,
        "",
        "million",
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
        "insight-edit", "50k: a cell edited, Insight open", _editing, "x", 1.1, 1.5, "Insight closed"
    ),
)
