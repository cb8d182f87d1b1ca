"""Open a file once in a fresh process and print the seconds: `bench_open.py window|engine|parse FILE`.

What is opened again and again in one process gets its memory from what it left before; a person opens a file
once. So the yardstick is taken in a fresh process too.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from bench_document import open_now, parse
from bench_measuring import seconds
from editor.app.application import make_window
from editor.app.window.main_window import MainWindow
from editor.runtime.process import use_one_heap
from editor.services.settings.settings_file import Settings
from editor.services.tasks import collect_in_pauses
from editor.views.style.theme import apply_theme

SCROLL = 40  # pixels that a frame scrolls on while a file is read


@dataclass
class Opened:
    """What happened while a file was opened, in seconds since that was asked for."""

    first_rows: float = 0.0  # on screen
    all_done: float = 0.0  # read, checked and painted
    frames: list[float] = field(default_factory=list)  # from one to the next, in turn


class _Watch(QObject):
    """Notices when the table of the document on screen is painted with rows in it."""

    _seen = Signal()  # heard once what is being painted is painted

    def __init__(self, window: MainWindow, on_rows: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self.frames: list[float] = []  # when each began
        self._seen.connect(on_rows, Qt.ConnectionType.QueuedConnection)
        self._watched: QObject | None = None
        self._poll = QTimer(self, interval=0)
        self._poll.timeout.connect(self._find_table)
        self._poll.start()
        self._find_table()

    def _find_table(self) -> None:
        """The tab comes when the files of a folder are known, the table with the kind of the file."""
        table = self._window.context.table
        if table is not None:
            self._poll.stop()
            self._watched = table.viewport()
            self._watched.installEventFilter(self)

    def stop(self) -> None:
        """Look no longer."""
        self._poll.stop()
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """See the paint event before the table does."""
        table = self._window.context.table
        if event.type() == QEvent.Type.Paint and table is not None and table.model().rowCount():
            self.frames.append(time.perf_counter())
            if len(self.frames) == 1:
                self._seen.emit()
        return False


@contextmanager
def open_window() -> Iterator[MainWindow]:
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([])
    apply_theme(app, "light")
    window = make_window(Settings())
    window.resize(1280, 800)
    window.show()
    settle()
    collect_in_pauses(window)  # as the program does
    use_one_heap()  # the same, once the window is painted
    settle()
    try:
        yield window
    finally:
        window.close()
        settle()


def settle() -> None:
    """Let everything that is due happen, painting included."""
    for _ in range(5):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def open_in(window: MainWindow, path: Path, *, scrolling: bool = False) -> Opened:
    """Open a file or a folder as a person does, wait until all is done, and close it again."""
    opened = Opened()
    loop = QEventLoop()
    window.commands.file.loaded.connect(loop.quit)
    scroll = QTimer(interval=0)
    scroll.timeout.connect(partial(_scroll_on, window))
    start = time.perf_counter()
    window.commands.file.open_paths([path])

    def rows_are_there() -> None:
        opened.first_rows = time.perf_counter() - start
        if scrolling:
            scroll.start()

    watch = _Watch(window, rows_are_there)
    loop.exec()
    settle()
    opened.all_done = time.perf_counter() - start
    scroll.stop()
    opened.frames = [later - earlier for earlier, later in pairwise(watch.frames)]
    watch.stop()
    window.commands.file.loaded.disconnect(loop.quit)
    if window.context.view is None:
        raise RuntimeError("the window opened no tab")
    window.commands.close.close_view(window.context.view)
    settle()
    return opened


def frames_while(
    window: MainWindow, path: Path, begin: Callable[[MainWindow, Callable[[], None]], None]
) -> list[float]:
    """Scroll a document while something goes on: the seconds from one frame to the next.

    begin: begins it, and has what it is given called in the end.
    """
    loop = QEventLoop()
    window.commands.file.loaded.connect(loop.quit)
    window.commands.file.open_paths([path])
    loop.exec()
    settle()
    scroll = QTimer(interval=0)
    scroll.timeout.connect(partial(_scroll_on, window))
    watch = _Watch(window, lambda: None)
    scroll.start()
    begin(window, loop.quit)
    loop.exec()
    scroll.stop()
    watch.stop()
    return [later - earlier for earlier, later in pairwise(watch.frames)]


def _scroll_on(window: MainWindow) -> None:
    """Scroll a little, as the wheel does: Qt paints in the next turn of its loop."""
    table = window.context.table
    if table is not None:
        bar = table.verticalScrollBar()
        bar.setValue(bar.value() + SCROLL if bar.value() < bar.maximum() else 0)


def main(what: str, path: Path) -> None:
    """Print how long it took."""
    if what == "window":
        with open_window() as window:
            opened = open_in(window, path)
    else:
        opened = Opened(all_done=seconds(partial(open_now if what == "engine" else parse, path)))
    print(json.dumps(asdict(opened)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
