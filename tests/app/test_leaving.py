"""Nothing that is under way keeps a window from closing, or the program from ending."""

import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path

from editor.dialogs.table_import import TableImportDialog
from editor.services.tasks import PARTING
from tests.app.desk import Desk
from tests.services.test_reading_apart import endless

STUCK = """
import sys, threading
from PySide6.QtCore import QTimer
from editor.app import start
from editor.services import tasks

def close_with_work_under_way(window, paths):
    tasks.PARTING = 0.1
    window.bench.tasks.run(threading.Event().wait, print)
    window.bench.journals.keeping.tasks.run(threading.Event().wait, print)
    window.close()

start._go_on = close_with_work_under_way
sys.exit(start.main_window([]))
"""


def test_a_spreadsheet_that_has_no_end_keeps_no_window_from_closing(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "endless.ods"
    path.write_bytes(endless())
    desk.do.file.open_paths([path])
    desk.wait_for(lambda: bool(multiprocessing.active_children()))

    begun = time.monotonic()
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())

    assert time.monotonic() - begun < PARTING
    assert not multiprocessing.active_children()


def test_a_spreadsheet_that_nobody_wants_any_more_is_read_no_longer(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "endless.ods"
    path.write_bytes(endless())
    desk.do.file.open_paths([path])
    [dialog] = desk.window.findChildren(TableImportDialog)
    desk.wait_for(lambda: bool(multiprocessing.active_children()))
    dialog.reject()
    desk.wait_for(lambda: not multiprocessing.active_children())


def test_the_program_ends_although_work_that_was_begun_does_not(tmp_path: Path) -> None:
    homes = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    surroundings = {**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", STUCK],
        capture_output=True,
        text=True,
        env=surroundings,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
