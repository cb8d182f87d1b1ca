"""Files are watched through whatever other programs do to them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.services.file_loading import FileWatcher


@pytest.fixture
def watcher(qapp: object) -> Iterator[FileWatcher]:
    watcher = FileWatcher()
    yield watcher
    watcher.set_paths(set())
    watcher.deleteLater()


def replace(path: Path, text: str) -> None:
    other = path.with_name("other")
    other.write_text(text)
    other.replace(path)


def test_a_file_that_is_replaced_again_and_again_is_noticed_each_time(
    watcher: FileWatcher, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text("0")
    watcher.set_paths({path})
    for text in ("1", "2", "3"):
        with qtbot.waitSignal(watcher.stirred, check_params_cb=lambda stirred: stirred == path):
            replace(path, text)


def test_a_file_that_is_gone_and_comes_back_is_noticed(
    watcher: FileWatcher, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text("0")
    watcher.set_paths({path})
    with qtbot.waitSignal(watcher.stirred):
        path.unlink()
    with qtbot.waitSignal(watcher.stirred):
        path.write_text("1")
