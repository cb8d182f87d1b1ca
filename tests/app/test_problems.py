"""Whatever goes wrong in the program is logged and said, once at a time, and the program goes on."""

import logging
import platform
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor import __version__
from editor.app import application, streams
from editor.app.window import problems
from editor.dialogs.help_dialogs import ProblemDialog
from tests.app.desk import Desk

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


def test_without_a_place_for_the_log_the_program_starts_all_the_same(
    qapp: object, log: logging.Logger, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(problems, "state_folder", lambda: tmp_path / "file" / "state")
    problems.start_log()
    problems.catch_crashes()
    assert isinstance(log.handlers[-1], streams.StderrHandler)


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
    handler = problems.Handler(desk.person.problem, desk.bench.journals.write, desk.window)
    error = raised("in a slot")
    handler(RuntimeError, error, error.__traceback__)
    assert desk.person.asked == ["problem: RuntimeError: in a slot"]
    desk.robot.type_in(1, "priority", "0.7")
    assert desk.values("priority")[1] == "0.7"
