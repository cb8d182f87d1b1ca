"""Whatever goes wrong is logged and said, whatever command fails, and the program goes on."""

import logging
import platform
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMenu
from pytestqt.qtbot import QtBot

from editor import __version__
from editor.app import application, faults
from editor.app.actions.action_spec import ActionSpec
from editor.app.actions.all_actions import ACTIONS
from editor.app.window import problems
from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.entries import DocumentListener
from editor.dialogs.help_dialogs import ProblemDialog
from editor.dialogs.questions import Leaving
from editor.models.session.session import Stage
from editor.services.documents import document_saving
from tests.app.desk import SITEMAP, Desk
from tests.core.documents import Failing, snapshot

Told = list[tuple[str, str, str]]


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def handler(qapp: object, told: Told) -> problems.Handler:
    return problems.Handler(lambda *what: told.append(what), lambda: None)


@pytest.fixture
def log() -> Iterator[logging.Logger]:
    """The program's log, which is let go of afterwards."""
    log = logging.getLogger("editor")
    before = list(log.handlers)
    yield log
    for handler in [each for each in log.handlers if each not in before]:
        log.removeHandler(handler)
        handler.close()


def raised(message: str) -> RuntimeError:
    """An exception with a traceback, as the handler gets it."""
    with pytest.raises(RuntimeError) as caught:
        fail(message)
    return caught.value


def fail(message: str) -> None:
    raise RuntimeError(message)


def test_an_exception_nobody_caught_is_logged_and_told_with_a_report(
    handler: problems.Handler, told: Told, caplog: pytest.LogCaptureFixture
) -> None:
    error = raised("half-way")
    with caplog.at_level(logging.ERROR, "editor"):
        handler(RuntimeError, error, error.__traceback__)
    [(_text, _more, report)] = told
    for text in (report, caplog.text):
        assert "half-way" in text
        assert "in fail" in text


def test_what_is_unsaved_is_kept_before_anything_is_said(qapp: object) -> None:
    order: list[str] = []
    handler = problems.Handler(lambda *_what: order.append("told"), lambda: order.append("kept"))
    handler(RuntimeError, raised("x"), None)
    assert order == ["kept", "told"]


def test_a_problem_while_one_is_told_is_only_logged(qapp: object, told: Told) -> None:
    def tell(*what: str) -> None:
        told.append((what[0], what[1], what[2]))
        handler(ValueError, ValueError("again"), None)

    handler = problems.Handler(tell, lambda: None)
    handler(RuntimeError, raised("first"), None)
    assert len(told) == 1


def test_a_problem_that_comes_again_and_again_is_not_told_each_time(
    handler: problems.Handler, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _time in range(5):
        error = raised("in a timer")
        handler(RuntimeError, error, error.__traceback__)
    handler(ValueError, ValueError("another"), None)
    assert len(told) == 2
    monkeypatch.setattr(problems, "_QUIET", 0.0)
    error = raised("in a timer")
    handler(RuntimeError, error, error.__traceback__)
    assert len(told) == 3


def test_the_handler_takes_the_place_of_pythons_own(
    handler: problems.Handler, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    handler.install()
    assert sys.excepthook is handler
    thread = threading.Thread(target=fail, args=("in a thread",))
    thread.start()
    qtbot.waitUntil(lambda: bool(told))
    thread.join()
    assert "in a thread" in told[0][2]


def test_the_log_is_put_aside_when_it_grows_long(
    qapp: object, log: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems, "_MAX_LOG", 100)
    problems.start_log()
    for _time in range(10):
        log.error("x" * 60)
    logs = sorted(path.name for path in problems.log_path().parent.glob("problems.log*"))
    assert logs == ["problems.log", "problems.log.1", "problems.log.2", "problems.log.3"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_what_a_full_disk_does_not_take_is_told_without_a_stack(
    qapp: object, log: logging.Logger, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(problems, "log_path", lambda: Path("/dev/full"))
    problems.start_log()
    for _time in range(2):
        log.warning("The journal could not be marked")
    lines = capsys.readouterr().err.splitlines()
    assert [line.rpartition(" WARNING ")[2] for line in lines] == ["The journal could not be marked"] * 2


def test_without_a_place_for_the_log_the_program_starts_all_the_same(
    qapp: object, log: logging.Logger, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(problems, "state_folder", lambda: tmp_path / "file" / "state")
    problems.start_log()
    problems.catch_crashes()
    assert isinstance(log.handlers[-1], faults.StderrHandler)


def test_a_link_in_place_of_the_list_of_crashes_empties_no_other_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_bytes(b"x" * (problems._MAX_LOG + 1))
    (tmp_path / "crashes.log").symlink_to(mine)
    monkeypatch.setattr(problems, "crash_path", lambda: tmp_path / "crashes.log")
    monkeypatch.setattr("faulthandler.enable", lambda file: file.close())
    problems.catch_crashes()
    assert mine.stat().st_size == problems._MAX_LOG + 1


def test_a_crash_leaves_word_of_where_it_happened(tmp_path: Path) -> None:
    script = "import os; from editor.app.window import problems; problems.catch_crashes(); os.abort()"
    environment = {"XDG_STATE_HOME": str(tmp_path), "PATH": "", "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, check=False, capture_output=True)
    assert done.returncode != 0
    assert "Fatal Python error: Aborted" in (tmp_path / "sitemap-editor" / "crashes.log").read_text()


def test_what_qt_warns_of_is_logged(
    qapp: object, log: logging.Logger, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    log.addHandler(logging.NullHandler())
    application._on_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "a timer without a thread")
    assert "Qt: a timer without a thread" in caplog.text
    assert "a timer without a thread" in capfd.readouterr().err


def test_the_report_can_be_copied(qtbot: QtBot) -> None:
    dialog = ProblemDialog("It failed.", "Go on.", "Traceback\n  <b>x</b>")
    qtbot.addWidget(dialog)
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == "Traceback\n  <b>x</b>"
    assert dialog.copy.text() == "Copied"


def test_paths_and_urls_are_copied_only_if_that_is_ticked(qtbot: QtBot) -> None:
    report = "Sitemap Editor\n\nValueError: /srv/mia/My site/map.xml lists https://shop.example.com/"
    dialog = ProblemDialog("It failed.", "Go on.", report)
    qtbot.addWidget(dialog)
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == "Sitemap Editor\n\nValueError: <path>"
    dialog.names.click()
    assert dialog.copy.text() == "Copy the report"
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == report


def test_the_report_names_version_installation_system_and_qt(qapp: object) -> None:
    about = problems.report_text(raised("x")).splitlines()[0]
    assert about.startswith(
        f"Sitemap Editor {__version__} (clone), Python {platform.python_version()}, Qt 6."
    )
    assert platform.platform() in about


def test_the_window_works_on_after_a_slot_failed(desk: Desk, sitemap: Path, qtbot: QtBot) -> None:
    desk.open(sitemap)
    handler = problems.Handler(desk.person.problem, desk.context.journals.write, desk.window)
    error = raised("in a slot")
    handler(RuntimeError, error, error.__traceback__)
    assert desk.person.asked == ["problem: RuntimeError: in a slot"]
    desk.robot.type_in(1, "priority", "0.7")
    assert desk.values("priority")[1] == "0.7"


# Those that change the document at once, without a question.
CHANGES = """
undo redo cut paste paste_into_cells clear fill_down today add duplicate delete move_top move_up move_down
move_bottom keep_order convert_utf8
"""
MUTATORS = ("set_values", "set_entries", "set_frame", "insert", "remove", "reorder")


class InjectedError(Exception):
    """What is injected."""


def fail_as_injected(*_arguments: object, **_options: object) -> None:
    raise InjectedError


@pytest.fixture
def careful(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A window in which no question waits for an answer."""
    monkeypatch.setattr(QDialog, "exec", QDialog.reject)
    monkeypatch.setattr(QDialog, "open", QDialog.reject)
    monkeypatch.setattr(QMenu, "exec", lambda *_arguments: None)
    return desk


def begin(desk: Desk, tmp_path: Path) -> Desk:
    """Have a document alone on screen for which nearly every command makes sense.

    It is opened anew where the last command left another one in its place, or changed it.
    """
    path = tmp_path / "sitemap.xml"
    tidy(desk)
    if not is_as_begun(desk, path):
        open_anew(desk, path)
    desk.robot.table.select_rows([1, 2])
    desk.person.answers.agrees = False
    QGuiApplication.clipboard().setText("https://e.org/pasted")
    return desk


def tidy(desk: Desk) -> None:
    """Close the document that a command made, and show all rows in the file's order."""
    if desk.context.tabs.count() > 1:
        desk.trigger("close")
    if desk.context.session is None:
        return
    if desk.session.model.is_sorted:
        desk.robot.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    if desk.session.filter.is_active:
        desk.session.filter.set("")
        desk.wait_for(lambda: not desk.session.filter.is_searching)


def is_as_begun(desk: Desk, path: Path) -> bool:
    session = desk.context.session
    if session is None or desk.context.tabs.count() > 1 or session.document.path != path:
        return False
    seen_otherwise = session.model.is_sorted or session.filter.is_active or session.stage is not Stage.READY
    return not seen_otherwise and (session.undo_stack.index(), session.undo_stack.count()) == (1, 2)


def open_anew(desk: Desk, path: Path) -> None:
    """Open it in place of whatever is there, with a step to undo and one to redo."""
    desk.person.answers.leaving = Leaving.DISCARD
    desk.do.close.close_all(lambda: None)
    desk.wait_for(lambda: not desk.context.tabs.count())
    desk.person.answers.leaving = Leaving.STAY
    more = "</url>\n  <url>\n    <loc>https://e.org/c</loc>\n  </url>\n</urlset>"
    text = SITEMAP.replace("UTF-8", "ISO-8859-1").replace("</url>\n</urlset>", more)
    path.write_bytes(text.encode("latin-1"))
    desk.open(path)
    for row, value in ((1, "0.7"), (2, "0.8")):
        desk.session.undo_stack.do(SetValues("priority", [row], value), "Set priority")
    desk.do.edit.undo()


def run(desk: Desk, spec: ActionSpec, qtbot: QtBot) -> list[BaseException]:
    """Choose an action and wait for what it begins; returns what failed."""
    if spec.id == "keep_order":
        desk.robot.table.sortByColumn(3, desk.robot.table.horizontalHeader().sortIndicatorOrder())
    desk.window.refresh()
    with qtbot.captureExceptions() as caught:
        desk.context.trigger(spec.id)
        desk.wait_for(lambda: desk.context.tasks.is_idle)
    return [error for _kind, error, _trace in caught]


def check(at_work: Desk, spec: ActionSpec, qtbot: QtBot, break_it: Callable[[Document], None]) -> None:
    session = at_work.session
    document, path = session.document.entries, session.document.path
    assert path is not None
    before, steps, content = snapshot(document), session.undo_stack.index(), path.read_bytes()
    break_it(document)
    failures = run(at_work, spec, qtbot)
    assert (snapshot(document), session.undo_stack.index(), path.read_bytes()) == (before, steps, content), (
        spec.id
    )
    assert all(isinstance(error, InjectedError) for error in failures), spec.id
    assert bool(failures) == (spec.id in CHANGES.split()), spec.id


# Each in a window as new, as many commands leave something open in it.
GROUPS = [ACTIONS[first::3] for first in range(3)]


@pytest.mark.parametrize("specs", GROUPS, ids=lambda specs: specs[0].id)
def test_a_fault_of_who_is_told_of_a_change_undoes_it(
    careful: Desk, specs: Sequence[ActionSpec], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = cast(DocumentListener, Failing(InjectedError))
    monkeypatch.setattr(document_saving, "save_file", fail_as_injected)
    for spec in specs:
        document = begin(careful, tmp_path).session.document.entries
        check(careful, spec, qtbot, lambda document: document.listeners.add(listener))
        document.listeners.remove(listener)


def test_a_fault_in_the_document_undoes_what_came_before_it(
    careful: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    def break_it(document: Document) -> None:
        for mutator in MUTATORS:
            patch.setattr(document, mutator, fail_as_injected)

    for name in CHANGES.split():
        begin(careful, tmp_path)
        with pytest.MonkeyPatch.context() as patch:
            check(careful, next(spec for spec in ACTIONS if spec.id == name), qtbot, break_it)
