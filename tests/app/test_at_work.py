"""What cannot be done while a document is read or written is said, not just left undone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from editor.dialogs.questions import Leaving
from editor.models.session.session import Stage
from editor.services.documents.file_sets import file_set_at
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import NOW, index, urlset, write

WRITING = "“sitemap.xml” is still being processed. Wait a moment."
ACTIONS = ("save", "save_as", "export", "reload", "undo", "add")
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


def test_keys_say_what_they_have_to_wait_for_until_it_is_over(reading: Desk) -> None:
    reading.window.status.published_url_requested.emit()
    assert reading.window.status.currentMessage() == READING
    reading.window.status.clearMessage()
    assert not press(reading, Qt.Key.Key_J)  # which does nothing at any time
    reading.person.answers.leaving = Leaving.SAVE
    assert press(reading, Qt.Key.Key_W) == READING
    assert reading.person.asked == ["leave index.xml"]
    assert reading.bench.tabs.count() == 1
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
    view = writing.bench.view
    (tmp_path / "other.xml").write_text(SITEMAP)
    writing.open(tmp_path / "other.xml")
    assert writing.bench.view is not view
    assert press(writing, Qt.Key.Key_Q) == WRITING  # it need not be the tab on screen
    assert writing.session.title == "sitemap.xml"


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
