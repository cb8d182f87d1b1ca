"""Measures the table as it is painted: scrolling, selecting, sorting, filtering, bulk edits."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QTableView

from bench_document import open_now
from bench_measuring import ROUNDS, Figures, Measurement, seconds, side_by_side
from bench_open import settle
from editor.core.document.edits import SetValues
from editor.core.fields import FIELD_NAMES
from editor.models.session.session import Session
from editor.services.tasks import Tasks
from editor.views.style.theme import apply_theme
from editor.views.table.entries_table import EntriesTable

SIZE = 1280, 800
FRAMES = 120
STEP = 3  # rows that a notch of the wheel scrolls


@contextmanager
def _shown(path: Path) -> Iterator[tuple[Session, EntriesTable]]:
    """The document in the real table, painted once."""
    _application()
    tasks = Tasks()
    session = Session(open_now(path), tasks)
    table = EntriesTable(session.model)
    try:
        _show(table)
        yield session, table
    finally:
        table.close()
        session.close()
        tasks.close()


def _application() -> None:
    running = QApplication.instance()
    apply_theme(running if isinstance(running, QApplication) else QApplication([]), "light")


def _show(table: QTableView) -> None:
    table.resize(*SIZE)
    table.show()
    settle()


def _repaint(table: QTableView) -> None:
    table.viewport().repaint()


def _frames(table: QTableView) -> list[float]:
    """Scroll down notch by notch; the seconds of each frame."""
    bar = table.verticalScrollBar()
    frames = []
    for notch in range(FRAMES):
        start = time.perf_counter()
        bar.setValue(notch * STEP)
        _repaint(table)
        frames.append(time.perf_counter() - start)
    return frames


def _plain_table(session: Session, like: QTableView) -> QTableView:
    """The same table as Qt alone would have it: its own model, filled, and its own delegate."""
    rows = min(5000, len(session.document.entries))
    model = QStandardItemModel(rows, len(FIELD_NAMES))
    for column, name in enumerate(FIELD_NAMES):
        for row, value in enumerate(session.document.entries.column(name)[:rows]):
            model.setItem(row, column, QStandardItem(value))
    table = QTableView()
    model.setParent(table)
    table.setModel(model)
    table.verticalHeader().setDefaultSectionSize(like.verticalHeader().defaultSectionSize())
    for column in range(len(FIELD_NAMES)):
        table.setColumnWidth(column, like.columnWidth(column))
    _show(table)
    return table


def _scrolling(path: Path) -> Figures:
    with _shown(path) as (session, table):
        plain = _plain_table(session, table)
        ours: list[float] = []
        yardstick: list[float] = []
        for _ in range(ROUNDS):
            yardstick += _frames(plain)
            ours += _frames(table)
        plain.close()
        return Figures(ours, yardstick)


def _selecting_all(path: Path) -> Figures:
    with _shown(path) as (_, table):

        def select() -> None:
            table.selectAll()
            table.repaint()
            settle()

        return Figures(_each_time(select, table.clearSelection))


def _sorting(path: Path) -> Figures:
    with _shown(path) as (session, table):

        def sort() -> None:
            session.model.sort(0, Qt.SortOrder.AscendingOrder)
            _repaint(table)

        column = session.document.entries.column("loc")
        return side_by_side(sort, lambda: sorted(column))


def _filtering(path: Path, texts: Sequence[str] = ("b", "bo", "boo", "boot", "boots")) -> Figures:
    """Each letter typed: search, show what was found, paint."""
    with _shown(path) as (session, table):
        typed = cycle(texts)

        def type_letter() -> None:
            session.filter.set(next(typed))
            while session.filter.is_searching:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            _repaint(table)

        return Figures([seconds(type_letter) for _ in range(2 * ROUNDS)])


_by_path = partial(_filtering, texts=("path:/b", "path:/bl", "path:/blo", "path:/blog"))
_by_number = partial(_filtering, texts=("priority<0.5", "priority<0.51", "priority<0.6"))
_by_findings = partial(_filtering, texts=("is:error", "is:warning"))


def _bulk_edit(path: Path) -> Figures:
    """Set a value in every row, checked again and painted, or take it back; against painting alone."""
    with _shown(path) as (session, table):
        rows = range(len(session.document.entries))
        values = cycle(["0.6", "0.7"])

        def edit() -> None:
            session.undo_stack.do(SetValues("priority", rows, next(values)), "Set priority")
            _repaint(table)

        def undo() -> None:
            session.undo_stack.undo()
            _repaint(table)

        done = side_by_side(edit, lambda: _repaint(table))
        undone = side_by_side(undo, lambda: _repaint(table))
        return Figures([*done.ours, *undone.ours], [*done.yardstick, *undone.yardstick])


def _bulk_edit_alone(path: Path) -> Figures:
    return Figures(_bulk_edit(path).ours)


def _each_time(work: Callable[[], None], reset: Callable[[], None]) -> list[float]:
    taken = []
    for _ in range(ROUNDS + 1):
        reset()
        settle()
        taken.append(seconds(work))
    return taken[1:]


MEASUREMENTS = (
    Measurement("bulk", "50k cells set or undone, painted", _bulk_edit, "x", 1.2, None, "one repaint"),
    Measurement("bulk-wait", "the same as a wait", _bulk_edit_alone, "ms", None, 16, ""),
    Measurement("sort", "50k sorted by URL, painted", _sorting, "x", 1.3, 3, "sorted()"),
    Measurement("sort-million", "1m sorted by URL, painted", _sorting, "x", 1.3, 3, "sorted()", "million"),
    Measurement("filter", "50k filtered as you type", _filtering, "ms", 16, 50, ""),
    Measurement("filter-path", "50k filtered by path", _by_path, "ms", 16, 50, ""),
    Measurement("filter-number", "50k filtered by priority", _by_number, "ms", 16, 50, ""),
    Measurement("filter-findings", "50k filtered by findings", _by_findings, "ms", 16, 50, ""),
    Measurement("filter-million", "1m filtered as you type", _filtering, "ms", 100, 300, "", "million"),
    Measurement("filter-path-million", "1m filtered by path", _by_path, "ms", 100, 300, "", "million"),
    Measurement(
        "filter-number-million", "1m filtered by priority", _by_number, "ms", 100, 300, "", "million"
    ),
    Measurement(
        "scroll", "a frame while scrolling", _scrolling, "x", 1.15, 1.6, "table on QStandardItemModel"
    ),
    Measurement("select-million", "1m rows selected", _selecting_all, "ms", 32, 100, "", "million"),
)
