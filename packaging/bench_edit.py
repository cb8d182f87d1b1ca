"""Measures edits in the real window: how long it stands still, when their findings are known, replacing."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from math import inf
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from bench_document import parse
from bench_files import SITE
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from bench_open import open_window, settle
from editor.app.window.main_window import MainWindow
from editor.core.document.edits import SetValues
from editor.runtime.threads import IsCancelled

MANY = 10_000  # rows whose URLs are changed at once
EDITS = 5  # of a single cell of each kind


class _Edits:
    """Edits of the document in the window, one after the other, each with its findings."""

    def __init__(self, window: MainWindow) -> None:
        session = window.context.session
        if session is None or session.document.findings.later is None:
            raise RuntimeError("nothing is open that is checked later")
        self._stack, self._findings = session.undo_stack, session.document.findings
        self._later, self._came = session.document.findings.later, inf
        self._findings.later = self._check_later
        self.locs = session.document.entries.column("loc")

    def _check_later(
        self, check: Callable[[IsCancelled], None], done: Callable[["Future[None]"], None]
    ) -> None:
        self._later(check, partial(self._take, done))

    def _take(self, done: Callable[["Future[None]"], None], outcome: "Future[None]") -> None:
        self._came = time.perf_counter()
        done(outcome)

    def _do(self, edit: SetValues) -> None:
        self._stack.do(edit, "Edit")
        settle()  # it is painted, and all around it

    def make(self, edit: SetValues) -> tuple[float, float]:
        """Return for how long the window stood still at most, and after how long the findings were known."""
        self._came = inf
        doing = seconds(partial(self._do, edit))
        start = time.perf_counter()
        while self._findings.is_awaited:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        settle()
        end = time.perf_counter()
        return max(doing, end - self._came), doing + end - start

    def take_back(self) -> None:
        """Undo all of them, as the window would ask about them when it closes."""
        while self._stack.canUndo():
            self._stack.undo()


def _open(window: MainWindow, path: Path) -> None:
    loop = QEventLoop()
    window.commands.file.loaded.connect(loop.quit)
    window.commands.file.open_paths([path])
    loop.exec()


def _in_shared(path: Path) -> list[tuple[float, float]]:
    """Edits of a cell in two files with the same URLs, after many of these were changed."""
    folder = path.with_name("shared")
    folder.mkdir(exist_ok=True)
    for name in ("a.xml", "b.xml"):
        (folder / name).write_bytes(path.read_bytes())
    with open_window() as window:
        _open(window, folder)
        settle()
        edits = _Edits(window)
        edits.make(SetValues("loc", range(MANY), [f"{loc}#" for loc in edits.locs[:MANY]]))
        few = [SetValues("priority", [row], f"0.{row}") for row in range(EDITS)]
        few += [SetValues("loc", [row], f"{SITE}/new") for row in range(EDITS)]
        made = [edits.make(edit) for edit in few]
        edits.take_back()
        return made


def _held_up(path: Path) -> Figures:
    return Figures([held for held, _ in _in_shared(path)])


def _known(path: Path) -> Figures:
    return Figures([known for _, known in _in_shared(path)])


def _replacing(path: Path) -> Figures:
    """From the click on "Replace all" to the painted window, with the findings of the new URLs in it."""
    ours, yardstick = [], []
    with open_window() as window:
        _open(window, path)
        do = window.commands.find
        do.replace()
        for number in range(ROUNDS + 1):
            old, new = ("www.example.com", "shop.example.org")[:: 1 if number % 2 == 0 else -1]
            do.bar.find_line.setText(old)
            do.bar.replacement_line.setText(new)
            _until(lambda: not do.matches.is_busy)
            yardstick.append(seconds(partial(parse, path)))
            ours.append(seconds(partial(_replace_all, window)))
        while window.context.session is not None and window.context.session.undo_stack.canUndo():
            window.context.session.undo_stack.undo()
    return Figures(ours[1:], yardstick[1:])


def _replace_all(window: MainWindow) -> None:
    session = window.context.session
    if session is None:
        raise RuntimeError("nothing is open")
    before = session.undo_stack.count()
    window.commands.find.bar.replace_all.click()
    _until(lambda: session.undo_stack.count() > before)
    window.refresh()
    window.repaint()  # with the table and all else in it


def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


MEASUREMENTS = (
    Measurement(
        "set-shared-edit", "100k rows in 2 files, same URLs: a cell edited", _held_up, "ms", 16, 50, ""
    ),
    Measurement("set-shared-findings", "the same: its findings known", _known, "ms", 300, 600, ""),
    Measurement("replace", "50k URLs replaced, painted", _replacing, "x", 0.3, 1.0),
    Measurement("replace-million", "1m URLs replaced, painted", _replacing, "x", 0.3, 1.0, file="million"),
)
