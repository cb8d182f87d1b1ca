"""The window with somebody working in it at random, until it is killed.

All that is worked out beside it stands in a list: each state of the document with the moment it was reached,
so that whoever finds the document again can tell how much was lost.
"""

import hashlib
import importlib
import os
import random
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from editor.__main__ import main
from editor.app.application import make_application, make_window
from editor.app.window.main_window import MainWindow
from editor.models.session.session import Session, Stage
from tests.faults.long_work import Rows, Worker, entries

PAUSE = "15"  # milliseconds between two things that are done
SAVES = 0.04  # of all that is done


def live(path: str, home: str, seed: str, pause: str = PAUSE) -> Callable[[], None]:
    """Open a file, or make a new one, in a window whose home is this folder, and work as long as it lives.

    The states go to `states.txt` in that folder, each as a line with the moment and a digest.
    """
    window = window_at(home)
    if path:
        until_loaded(window, lambda: window.commands.file.open_paths([Path(path)]))
    else:
        window.commands.file.new()
    session = window.context.session
    assert session is not None
    life = _Life(window, session, Path(home) / "states.txt", random.Random(seed))
    life.tell()
    return at_work(window, life.act, pause)


def window_at(home: str) -> MainWindow:
    """A window whose settings and state lie in a folder."""
    os.environ.update(folders_in(Path(home)))
    _app, settings = make_application(Path(home) / "settings.ini")
    window = make_window(settings)
    window.show()
    return window


def folders_in(home: Path) -> dict[str, str]:
    """What has the program keep its things below a folder."""
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    return {**folders, "HOME": str(home)}


def until_loaded(window: MainWindow, open_it: Callable[[], None]) -> None:
    """Open something and wait until it is read."""
    waiting = QEventLoop()
    window.commands.file.loaded.connect(waiting.quit)
    open_it()
    waiting.exec()


def at_work(window: MainWindow, act: Callable[[], None], pause: str) -> Callable[[], None]:
    """What lets somebody act again and again, as long as the window lives."""

    def deed() -> None:
        timer = QTimer(window, interval=int(pause))
        timer.timeout.connect(act)
        timer.start()
        QApplication.exec()

    return deed


class _Life:
    """What somebody does, and what the document is then."""

    def __init__(self, window: MainWindow, session: Session, states: Path, chance: random.Random) -> None:
        self._window, self._session, self._chance = window, session, chance
        self._worker = Worker(session, chance)
        self._states = states.open("a", encoding="ascii")

    def act(self) -> None:
        """Do something, unless a save is under way."""
        if self._session.stage is not Stage.READY:
            return
        if self._session.document.path and self._chance.random() < SAVES:
            self._window.commands.save.save()
            return
        self._worker.act()
        if entries(self._session.document) != self._worker.plain.rows:
            raise RuntimeError("The document is not what it should be.")
        self.tell()

    def tell(self) -> None:
        """Write down what the document is now."""
        self._states.write(f"{time.time()} {digest(self._worker.plain.rows)}\n")
        self._states.flush()


def digest(rows: Rows) -> str:
    """Tells one state from another."""
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def start(path: str, home: str) -> Callable[[], None]:
    """Start the program with a file, in a home that somebody has harmed, until it is painted."""
    os.environ.update(folders_in(Path(home)))

    def deed() -> None:
        said, complained = StringIO(), StringIO()
        with redirect_stdout(said), redirect_stderr(complained):
            code = main(["--smoke", path])
        if (code, said.getvalue()) != (0, "smoke: 3 rows, painted\n") or "Traceback" in complained.getvalue():
            raise RuntimeError(f"{code}: {said.getvalue()}{complained.getvalue()}")

    return deed


def warm_up() -> None:
    """Load what a window loads once it is shown: each child would load it anew."""
    for late in (
        *("editor.app.start", "editor.app.commands.all_commands", "editor.app.window.problems"),
        *(
            "editor.views.document_view",
            "editor.services.file_loading",
            "editor.services.documents.document_saving",
        ),
        *("editor.services.recovery.journal_writer", "editor.services.recovery.journal"),
    ):
        importlib.import_module(late)


JOBS = {"live": live, "start": start}
