"""A second start hands its files to the window that is running, and waits for nobody who does not answer."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.services import running_window
from editor.services.running_window import RunningWindow, hand_over


@pytest.fixture
def running(
    qapp: object, new_home: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> Iterator[RunningWindow]:
    folder = new_home() / "windows"
    monkeypatch.setattr(running_window, "windows_folder", lambda: folder)
    monkeypatch.setattr(running_window, "_PATIENCE", 30.0)  # a window on a busy machine is not stuck
    running = RunningWindow()
    yield running
    running.close()


def test_files_of_a_second_start_come_to_the_window(
    running: RunningWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    with ThreadPoolExecutor(1) as second, qtbot.waitSignal(running.asked) as asked:
        handed = second.submit(hand_over, [tmp_path / "a b.xml", tmp_path / "ü.xml"])
    assert asked.args == [[tmp_path / "a b.xml", tmp_path / "ü.xml"]]
    assert handed.result()
    assert not list(running_window.windows_folder().glob("*.request"))


def test_a_start_opens_its_own_window_where_none_is_running_or_it_does_not_answer(
    running: RunningWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(running_window, "_PATIENCE", 0.1)
    assert not hand_over([tmp_path / "a.xml"])  # nobody runs the event loop of the window
    assert not list(running_window.windows_folder().glob("*.request"))
    running.close()
    assert not hand_over([tmp_path / "a.xml"])


def test_a_second_window_leaves_the_requests_to_the_first(
    running: RunningWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    second = RunningWindow()
    with (
        ThreadPoolExecutor(1) as start,
        qtbot.assertNotEmitted(second.asked),
        qtbot.waitSignal(running.asked),
    ):
        start.submit(hand_over, [tmp_path / "a.xml"])
    second.close()


def test_what_is_no_request_is_left_alone(running: RunningWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = running_window.windows_folder()
    with qtbot.assertNotEmitted(running.asked, wait=100):
        (folder / "1.request").write_text('{"no": "list"}')
        (folder / "2.request").write_bytes(b"\xff")
