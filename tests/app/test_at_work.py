"""What cannot be done while a document is read or written is said, not just left undone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from editor.dialogs.answers import Leaving
from editor.models.session.session import Stage
from editor.services.documents.file_sets import file_set_at
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import NOW, index, urlset, write

WRITING = "“sitemap.xml” is still being processed. Wait a moment."
READING = "“index.xml” is still loading. Wait a moment, or stop it."


@pytest.fixture
def writing(desk: Desk, sitemap: Path) -> Iterator[Desk]:
    """A changed file that is being written."""
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


@pytest.mark.parametrize("action", ["save", "save_as", "export", "reload", "undo", "add"])
def test_what_cannot_be_had_while_a_file_is_written_says_so(writing: Desk, action: str) -> None:
    act = writing.window.menus.actions[action]
    assert not writing.is_enabled(action)
    assert WRITING in act.toolTip()
    writing.session.set_stage(Stage.READY)
    assert writing.is_enabled(action)
    assert WRITING not in act.toolTip()


@pytest.mark.parametrize(("stage", "words"), [(Stage.WRITING, "writing…"), (Stage.BUSY, "working…")])
def test_only_what_can_be_stopped_offers_that(writing: Desk, stage: Stage, words: str) -> None:
    writing.session.set_stage(stage)
    writing.window.refresh()
    status = writing.window.status
    shown = [button.text() for button in status.findChildren(QToolButton) if button.isVisible()]
    assert ("Stop" in shown) == (stage is Stage.WRITING)
    assert words in [label.text() for label in status.findChildren(QLabel) if label.isVisible()]


def test_what_cannot_be_had_in_any_case_gives_no_such_reason(writing: Desk) -> None:
    assert not writing.is_enabled("redo")
    assert WRITING not in writing.window.menus.actions["redo"].toolTip()


def test_the_key_of_a_save_says_what_it_has_to_wait_for(reading: Desk) -> None:
    assert press(reading, Qt.Key.Key_S) == READING
    reading.session.set_stage(Stage.READY)
    press(reading, Qt.Key.Key_S)
    reading.wait_until_ready()
    assert not reading.session.is_modified


def test_nobody_is_told_to_wait_once_it_is_over(reading: Desk) -> None:
    assert press(reading, Qt.Key.Key_S) == READING
    reading.session.set_stage(Stage.READY)
    reading.window.refresh()
    assert not reading.window.status.currentMessage()


def test_a_key_that_does_nothing_at_any_time_says_nothing(reading: Desk) -> None:
    assert not press(reading, Qt.Key.Key_J)


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_Q])
def test_what_is_being_written_is_not_closed_without_a_word(
    writing: Desk, tmp_path: Path, key: Qt.Key
) -> None:
    if key is Qt.Key.Key_Q:  # it need not be the tab on screen
        view = writing.bench.view
        (tmp_path / "other.xml").write_text(SITEMAP)
        writing.do.file.open_file(tmp_path / "other.xml")
        assert writing.bench.view is not view
    assert press(writing, key) == WRITING
    assert writing.session.title == "sitemap.xml"


def test_who_wants_to_save_before_all_is_read_is_told_to_wait(reading: Desk) -> None:
    reading.person.answers.leaving = Leaving.SAVE
    assert press(reading, Qt.Key.Key_W) == READING
    assert reading.person.asked == ["leave index.xml"]
    assert reading.bench.tabs.count() == 1


def test_where_it_is_published_cannot_be_said_before_all_is_read(reading: Desk) -> None:
    reading.window.status.published_url_requested.emit()
    assert reading.window.status.currentMessage() == READING


def test_what_is_being_written_cannot_be_mended_before_that_is_done(writing: Desk) -> None:
    writing.do.fix.fix_rule("lastmod-impossible-date")
    assert writing.window.status.currentMessage() == WRITING


def test_nothing_else_is_shown_while_a_dialog_is_about_what_is_on_screen(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    folder = sitemap.parent / "site"
    folder.mkdir()
    write(folder, a_xml=urlset("a"), b_xml=urlset("b"))
    desk.trigger("edit_values")
    desk.do.together.open_folder_at(folder)
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert desk.bench.tabs.count() == 1
    desk.values_robot.cancel()
    desk.wait_for(lambda: desk.bench.tabs.count() == 2)
