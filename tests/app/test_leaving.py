"""Nothing that is under way keeps a window from closing, or the program from ending."""

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from editor.dialogs.tables.table_import_dialogs import TableImportDialog
from editor.services.installation import recovery_folder
from editor.services.recovery.recovery_folder import RecoveryFolder
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


def test_a_spreadsheet_that_has_no_end_keeps_no_window_from_closing(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.services.tasks.PARTING", 100)
    path = tmp_path / "endless.ods"
    path.write_bytes(endless())
    desk.do.file.open_paths([path])
    desk.wait_for(lambda: bool(multiprocessing.active_children()))

    begun = time.monotonic()
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())

    assert time.monotonic() - begun < 30
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


@pytest.fixture
def stuck(desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """What is saved never comes to its end, until this is set."""
    answers = Event()
    monkeypatch.setattr(
        "editor.services.documents.document_saving.save_file", lambda *_args, **_more: answers.wait(30)
    )
    monkeypatch.setattr("editor.services.tasks.PARTING", 0.1)
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    desk.trigger("save")
    yield answers
    answers.set()


def test_who_closes_while_a_file_is_saved_is_told_to_wait_a_moment(desk: Desk, stuck: Event) -> None:
    desk.window.close()
    assert desk.window.isVisible()
    assert desk.person.asked == []
    assert "“sitemap.xml” is still being" in desk.window.status.currentMessage()


def test_a_save_that_has_no_end_keeps_no_window_from_closing(
    desk: Desk, stuck: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.app.commands.documents.open_commands._MOMENT", 0.0)
    desk.person.answers.agrees = False
    desk.window.close()
    assert desk.window.isVisible()
    assert desk.person.asked == ["leave sitemap.xml unwritten"]
    desk.person.answers.agrees = True
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert desk.person.asked == ["leave sitemap.xml unwritten"] * 2
    assert [work.subject.name for work in RecoveryFolder(recovery_folder()).lost()] == ["sitemap.xml"]


def test_a_save_that_has_no_end_keeps_no_tab_from_closing(
    desk: Desk, stuck: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.app.commands.documents.open_commands._MOMENT", 0.0)
    desk.trigger("close")
    assert desk.bench.tabs.count() == 0
    stuck.set()
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert desk.person.asked == ["leave sitemap.xml unwritten"]


def test_a_file_that_is_read_without_end_keeps_no_window_from_closing(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, begun = Event(), Event()

    def never(*_args: object, **_more: object) -> None:
        begun.set()
        answers.wait(30)

    monkeypatch.setattr("editor.services.opening.file_reading.OpenFile", never)
    monkeypatch.setattr("editor.services.tasks.PARTING", 0.1)
    desk.do.file.open_paths([sitemap])
    desk.wait_for(begun.is_set)
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    answers.set()
