"""Nothing that is under way keeps a window from closing, and what cannot be done meanwhile is said."""

import math
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from editor.dialogs.questions import Leaving
from editor.dialogs.tables.table_import_dialogs import TableImportDialog
from editor.models.session.session import Stage
from editor.services.documents.file_sets import file_set_at
from editor.services.installation import recovery_folder
from editor.services.recovery.lost_work import lost_work_in
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import NOW, index, urlset, write
from tests.services.tables.test_table_reading import endless

STUCK = """
import sys, threading
from PySide6.QtCore import QTimer
from editor.app import start
from editor.services import tasks

def close_with_work_under_way(window, paths):
    tasks.PARTING = 0.1
    window.context.tasks.run(threading.Event().wait, print)
    window.context.journals.keeping.tasks.run(threading.Event().wait, print)
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


def part_soon(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the window wait for what is stuck for a moment, and for its journals as long as the disk takes."""
    close = desk.context.tasks.close

    def close_soon() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("editor.services.tasks.PARTING", 0.1)
            close()

    monkeypatch.setattr("editor.services.tasks.PARTING", 30)
    monkeypatch.setattr(desk.context.tasks, "close", close_soon)


@pytest.fixture
def stuck(desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """What is saved never comes to its end, until this is set."""
    answers = Event()
    monkeypatch.setattr(
        "editor.services.documents.document_saving.save_file", lambda *_args, **_more: answers.wait(30)
    )
    part_soon(desk, monkeypatch)
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    desk.trigger("save")
    yield answers
    answers.set()


def test_who_closes_while_a_file_is_saved_is_told_to_wait_a_moment(
    desk: Desk, stuck: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.app.commands.documents.open_commands._MOMENT", math.inf)
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
    assert [work.subject.name for work in lost_work_in(RecoveryFolder(recovery_folder()))] == ["sitemap.xml"]


def test_a_save_that_has_no_end_keeps_no_tab_from_closing(
    desk: Desk, stuck: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.app.commands.documents.open_commands._MOMENT", 0.0)
    desk.trigger("close")
    assert desk.context.tabs.count() == 0
    stuck.set()
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.person.asked == ["leave sitemap.xml unwritten"]


def test_a_file_that_is_read_without_end_keeps_no_window_from_closing(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, begun = Event(), Event()

    def never(*_args: object, **_more: object) -> None:
        begun.set()
        answers.wait(30)

    monkeypatch.setattr("editor.services.opening.file_reading.OpenFile", never)
    part_soon(desk, monkeypatch)
    desk.do.file.open_paths([sitemap])
    desk.wait_for(begun.is_set)
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    answers.set()


WRITING = "“sitemap.xml” is still being processed. Wait a moment."
ACTIONS = ("save", "save_as", "export", "reload", "undo", "add")
READING = "“index.xml” is still loading. Wait a moment, or stop it."


@pytest.fixture
def writing(desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """A changed file that is being written, and as long as it is that is no longer than a moment."""
    monkeypatch.setattr("editor.app.commands.documents.open_commands._MOMENT", math.inf)
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    session = desk.session
    session.set_stage(Stage.WRITING)
    yield desk
    session.set_stage(Stage.READY)


@pytest.fixture
def reading(desk: Desk, tmp_path: Path) -> Desk:
    """A changed document of several files, into which more are being read."""
    site = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b"))
    file_set = file_set_at(site, NOW)
    desk.do.together.open(file_set, file_set.file_list.there[:1])
    desk.wait_until_ready()
    desk.robot.type_in(0, "priority", "0.7")
    desk.session.set_stage(Stage.LOADING)
    return desk


def press(desk: Desk, key: Qt.Key) -> str:
    """Press a key with Ctrl where the focus is; what the status line then says."""
    desk.window.refresh()
    QTest.keyClick(desk.window.focusWidget(), key, Qt.KeyboardModifier.ControlModifier)
    return desk.window.status.currentMessage()


def test_what_cannot_be_had_while_a_file_is_written_says_so(writing: Desk) -> None:
    actions = {name: writing.window.menus.actions[name] for name in ACTIONS}
    assert not any(map(writing.is_enabled, ACTIONS))
    assert all(WRITING in action.toolTip() for action in actions.values())
    assert not writing.is_enabled("redo")  # which cannot be had in any case
    assert WRITING not in writing.window.menus.actions["redo"].toolTip()
    writing.do.fix.fix_rule("lastmod-impossible-date")
    assert writing.window.status.currentMessage() == WRITING
    writing.session.set_stage(Stage.READY)
    assert all(map(writing.is_enabled, ACTIONS))
    assert not any(WRITING in action.toolTip() for action in actions.values())


def test_only_what_can_be_stopped_offers_that(writing: Desk) -> None:
    status = writing.window.status
    for stage, words in ((Stage.WRITING, "writing…"), (Stage.BUSY, "working…")):
        writing.session.set_stage(stage)
        writing.window.refresh()
        shown = [button.text() for button in status.findChildren(QToolButton) if button.isVisible()]
        assert ("Stop" in shown) == (stage is Stage.WRITING)
        assert words in [label.text() for label in status.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize(("stage", "words"), [(Stage.BUSY, "working 40 %"), (Stage.WRITING, "writing 40 %")])
def test_how_much_of_the_work_is_done_is_said_where_that_is_known(
    desk: Desk, sitemap: Path, stage: Stage, words: str
) -> None:
    desk.open(sitemap)
    go_on, session = Event(), desk.session

    def work() -> None:
        session.note_done(0.4)
        go_on.wait()

    session.work_out(work, lambda _: None, stage)
    status = desk.window.status
    desk.wait_for(lambda: words in [label.text() for label in status.findChildren(QLabel)])
    go_on.set()
    desk.wait_until_ready()
    desk.window.refresh()
    assert "saved" in [label.text() for label in status.findChildren(QLabel) if label.isVisible()]


def test_keys_say_what_they_have_to_wait_for_until_it_is_over(reading: Desk) -> None:
    reading.window.status.published_url_requested.emit()
    assert reading.window.status.currentMessage() == READING
    reading.window.status.clearMessage()
    assert not press(reading, Qt.Key.Key_J)  # which does nothing at any time
    reading.person.answers.leaving = Leaving.SAVE
    assert press(reading, Qt.Key.Key_W) == READING
    assert reading.person.asked == ["leave index.xml"]
    assert reading.context.tabs.count() == 1
    reading.window.status.clearMessage()
    assert press(reading, Qt.Key.Key_S) == READING
    reading.session.set_stage(Stage.READY)
    reading.window.refresh()
    assert not reading.window.status.currentMessage()
    press(reading, Qt.Key.Key_S)
    reading.wait_until_ready()
    assert not reading.session.is_modified


def test_what_is_being_written_is_not_closed_without_a_word(writing: Desk, tmp_path: Path) -> None:
    assert press(writing, Qt.Key.Key_W) == WRITING
    assert writing.session.title == "sitemap.xml"
    writing.window.status.clearMessage()
    view = writing.context.view
    (tmp_path / "other.xml").write_text(SITEMAP)
    writing.open(tmp_path / "other.xml")
    assert writing.context.view is not view
    assert press(writing, Qt.Key.Key_Q) == WRITING  # it need not be the tab on screen
    assert writing.session.title == "sitemap.xml"


def test_nothing_else_is_shown_while_a_dialog_is_about_what_is_on_screen(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    folder = sitemap.parent / "site"
    folder.mkdir()
    write(folder, a_xml=urlset("a"), b_xml=urlset("b"))
    desk.trigger("edit_values")
    desk.do.together.open_folder_at(folder)
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.context.tabs.count() == 1
    desk.values_robot.cancel()
    desk.wait_for(lambda: desk.context.tabs.count() == 2)
