"""Measures the real window: starting it, opening files in it, and how it feels meanwhile."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import quantiles

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from bench_document import parse
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from editor.app.window import MainWindow
from editor.resources import resource
from editor.services.settings import Settings
from editor.views.document_view import DocumentView
from editor.views.theme import apply_theme

BARE_WINDOW = Path(__file__).with_name("bench_bare_window.py")
SAMPLE = str(resource("samples/shop.xml"))
STARTS = 2 * ROUNDS  # of each window
SCROLL = 40  # rows that a frame scrolls on while a file is read


@dataclass
class Opened:
    """What happened while a file was opened, in seconds since that was asked for."""

    first_rows: float = 0.0  # on screen
    all_done: float = 0.0  # read, checked and painted
    frames: list[float] = field(default_factory=list)  # from one to the next, in turn


class _Watch(QObject):
    """Notices when the table of a document is painted with rows in it for the first time."""

    def __init__(self, view: DocumentView, on_rows: Callable[[], None]) -> None:
        super().__init__(view)
        self._view, self._on_rows = view, on_rows
        self._watched: QObject | None = None
        self._poll = QTimer(self, interval=0)
        self._poll.timeout.connect(self._find_table)
        self._poll.start()

    def _find_table(self) -> None:
        """The table comes when the kind of the file is known."""
        if self._view.table is not None:
            self._poll.stop()
            self._watched = self._view.table.viewport()
            self._watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """See the paint event before the table does; by the next turn it is painted."""
        if event.type() == QEvent.Type.Paint and self._view.table and self._view.table.model().rowCount():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._on_rows)
        return False


@contextmanager
def _window() -> Iterator[MainWindow]:
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([])
    apply_theme(app, "light")
    window = MainWindow(Settings())
    window.resize(1280, 800)
    window.show()
    _settle()
    try:
        yield window
    finally:
        window.close()
        _settle()


def _settle() -> None:
    for _ in range(5):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def _open(window: MainWindow, path: Path, *, scrolling: bool = False) -> Opened:
    """Open a file as a person does, wait until all is done, and close it again."""
    opened = Opened()
    loop = QEventLoop()
    window.commands.file.loaded.connect(loop.quit)
    frames = QTimer(interval=0)
    start = time.perf_counter()
    window.commands.file.open_paths([path])
    view = window.bench.view
    if view is None:
        raise RuntimeError("the window opened no tab")

    def rows_are_there() -> None:
        opened.first_rows = time.perf_counter() - start
        if scrolling:
            frames.start()

    stamps: list[float] = []
    frames.timeout.connect(lambda: stamps.append(_scroll_on(view)))
    watch = _Watch(view, rows_are_there)
    loop.exec()
    _settle()
    opened.all_done = time.perf_counter() - start
    frames.stop()
    opened.frames = [later - earlier for earlier, later in pairwise(stamps)]
    watch.deleteLater()
    window.commands.file.loaded.disconnect(loop.quit)
    window.commands.file.close_view(view)
    _settle()
    return opened


def _scroll_on(view: DocumentView) -> float:
    """Scroll a little, paint, and tell when that was done."""
    if view.table is not None:
        bar = view.table.verticalScrollBar()
        bar.setValue(bar.value() + SCROLL if bar.value() < bar.maximum() else 0)
        view.table.viewport().repaint()
    return time.perf_counter()


def _opening(path: Path, pick: Callable[[Opened], float]) -> Figures:
    ours, yardstick = [], []
    with _window() as window:
        for _ in range(ROUNDS + 1):
            yardstick.append(seconds(partial(parse, path)))
            ours.append(pick(_open(window, path)))
    return Figures(ours[1:], yardstick[1:])


def _first_rows(path: Path) -> Figures:
    return _opening(path, lambda opened: opened.first_rows)


def _first_rows_alone(path: Path) -> Figures:
    with _window() as window:
        return Figures([_open(window, path).first_rows for _ in range(ROUNDS + 1)][1:])


def _all_done(path: Path) -> Figures:
    return _opening(path, lambda opened: opened.all_done)


def _frames_while_loading(path: Path) -> Figures:
    """The 95th percentile of the waits from frame to frame, for each opening."""
    with _window() as window:
        rounds = [_open(window, path, scrolling=True).frames for _ in range(ROUNDS)]
    return Figures([quantiles(frames, n=20)[-1] for frames in rounds])


def _starting(*arguments: str) -> Figures:
    """From nothing to the painted window, and to a bare one in turn; both compiled, as when installed."""
    bare, full = [str(BARE_WINDOW)], ["-m", "editor", "--smoke", *arguments]
    with tempfile.TemporaryDirectory() as folder:  # the first round fills it
        pairs = [(_seconds_to_word(bare, folder), _seconds_to_word(full, folder)) for _ in range(STARTS + 1)]
    return Figures([pair[1] for pair in pairs[1:]], [pair[0] for pair in pairs[1:]])


def _seconds_to_word(arguments: list[str], bytecode: str) -> float:
    """How long a new process takes to print that it has painted its window."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = bytecode
    command = [sys.executable, *arguments]
    start = time.perf_counter()
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        word = process.stdout.readline() if process.stdout else ""
        taken = time.perf_counter() - start
    if "painted" not in word:
        raise RuntimeError(f"{' '.join(command)} painted nothing")
    return taken


MEASUREMENTS = (
    Measurement(
        "start", "start to the painted window", lambda _: _starting(), "x", 1.1, 1.5, "a bare window"
    ),
    Measurement(
        "start-file",
        "start to a small file's rows",
        lambda _: _starting(SAMPLE),
        "x",
        None,
        None,
        "a bare window",
    ),
    Measurement("first", "50k: first rows painted", _first_rows, "x", 0.5, 1.0),
    Measurement("open", "50k opened, painted, checked", _all_done, "x", 1.0, 2.0),
    Measurement("open-extended", "the same, half with extensions", _all_done, "x", 1.2, 2.5, file="extended"),
    Measurement("open-odd", "the same, 30 % odd entries", _all_done, "x", 2.0, 4.0, file="odd"),
    Measurement("open-bad", "the same, 2 % bad cells", _all_done, "x", None, None, file="bad"),
    Measurement("first-million", "1m: first rows painted", _first_rows_alone, "ms", 50, 150, "", "million"),
    Measurement("open-million", "1m opened, painted, checked", _all_done, "x", 1.0, 2, file="million"),
    Measurement(
        "frames-million", "1m: p95 frame while loading", _frames_while_loading, "ms", 16, 50, "", "million"
    ),
)
