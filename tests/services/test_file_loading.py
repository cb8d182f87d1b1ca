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
    watcher.watch("a", ())
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
    watcher.watch("a", [path])
    for text in ("1", "2", "3"):
        with qtbot.waitSignal(watcher.stirred, check_params_cb=lambda stirred: stirred == {"a": {path}}):
            replace(path, text)


def test_a_file_that_is_gone_and_comes_back_is_noticed(
    watcher: FileWatcher, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text("0")
    watcher.watch("a", [path])
    with qtbot.waitSignal(watcher.stirred):
        path.unlink()
    with qtbot.waitSignal(watcher.stirred):
        path.write_text("1")


def test_what_happens_in_a_folder_is_told_once_to_each_document_of_files_there(
    watcher: FileWatcher, qtbot: QtBot, tmp_path: Path
) -> None:
    one, other, both = (tmp_path / f"{name}.xml" for name in ("one", "other", "both"))
    for path in (one, other, both):
        path.write_text("0")
    told: list[object] = []
    watcher.stirred.connect(told.append)
    for document, paths in (("a", [one, both]), ("b", [other, both]), ("gone", [one])):
        watcher.watch(document, paths)
    watcher.watch("gone", ())
    watcher.watch("a", [both, tmp_path / "missing" / "c.xml"])
    with qtbot.waitSignal(watcher.stirred):
        (tmp_path / "beside").write_text("1")
    assert told == [{"a": {both}, "b": {other, both}}]


def test_a_folder_that_is_gone_and_comes_back_is_watched_again_with_the_next_file(
    watcher: FileWatcher, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "folder" / "sitemap.xml"
    for text in ("0", "1"):
        path.parent.mkdir()
        path.write_text(text)
        watcher.watch(text, [path])
        watcher.watch("another", [tmp_path / f"{text}.xml"])
        qtbot.waitUntil(lambda: str(path) in watcher._watcher.files() and not watcher._settled.isActive())
        with qtbot.waitSignal(watcher.stirred, check_params_cb=lambda stirred: path in stirred["0"]):
            path.unlink()
            path.parent.rmdir()
        qtbot.waitUntil(lambda: not watcher._watcher.files())
