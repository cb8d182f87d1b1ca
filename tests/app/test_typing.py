"""What is being typed counts, whatever is done before it is entered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from editor.core.document.edits import SetValues
from editor.models.session.session import Session
from tests.app.as_one import open_as_one
from tests.app.desk import SITEMAP, Desk
from tests.robot import turn_wheel
from tests.services.file_sets import index, urlset, write

TYPED = "https://e.org/typed"


def type_over(line: QLineEdit, text: str) -> None:
    line.selectAll()
    QTest.keyClicks(line, text)


def type_url(desk: Desk, row: int = 1, url: str = TYPED) -> None:
    """Begin to type a URL in a row."""
    line = desk.robot.edit(row, "loc").findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, url)


@pytest.fixture
def typing(desk: Desk, sitemap: Path) -> Desk:
    """A person in the middle of a URL, in the second row."""
    desk.open(sitemap)
    type_url(desk)
    return desk


def test_it_is_saved_from_the_table_and_from_the_details(typing: Desk, sitemap: Path) -> None:
    typing.trigger("save")
    typing.wait_until_ready()
    assert TYPED in sitemap.read_text()
    assert not typing.session.is_modified
    typing.robot.table.select_rows([1])
    type_in_details(typing, "2026-11-05")
    typing.trigger("save")
    typing.wait_until_ready()
    assert "2026-11-05" in sitemap.read_text()


def test_it_is_entered_before_another_command_does_its_work(typing: Desk) -> None:
    session = typing.session
    for action in ("add", "duplicate", "move_down", "worst_first", "next_finding", "new"):
        typing.trigger(action)
        assert TYPED in session.document.entries.column("loc"), action
        if action != "new":
            session.undo_stack.setIndex(0)
            assert TYPED not in session.document.entries.column("loc")
            type_url(typing)


def test_it_is_asked_about_when_its_tab_or_the_window_is_closed_and_copy_leaves_the_person_typing(
    typing: Desk,
) -> None:
    typing.trigger("copy")
    assert TYPED not in typing.values("loc")
    assert typing.bench.table is not None
    assert typing.bench.table.indexWidget(typing.bench.table.currentIndex()) is not None
    typing.bench.tabs.close_requested.emit(typing.bench.view)
    assert typing.person.asked == ["leave sitemap.xml"]
    assert TYPED in typing.values("loc")
    typing.trigger("undo")
    type_url(typing)
    typing.window.close()
    assert typing.person.asked == ["leave sitemap.xml"] * 2
    assert TYPED in typing.values("loc")


def test_it_stays_where_other_rows_are_shown(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.do.view.show_only_rule("lastmod-impossible-date")
    desk.wait_for(lambda: desk.robot.row_count == 1)
    type_url(desk, 0)
    desk.do.panels.findings.header.only_requested.emit(False)
    assert TYPED in desk.values("loc")


def type_date(desk: Desk, sitemap: Path) -> Session:
    """Begin to type a date in the details of the second row."""
    desk.open(sitemap)
    desk.robot.table.select_rows([1])
    type_in_details(desk, "2026-11-05")
    return desk.session


def type_in_details(desk: Desk, date: str) -> None:
    """Begin to type a date for what is selected."""
    desk.window.resize(1300, 800)
    desk.window.refresh()
    panel = desk.do.panels.details.panel
    assert panel is not None
    line = panel.form.values["lastmod"].editor.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, date)


def test_it_is_entered_where_another_tab_comes_to_the_front(typing: Desk, tmp_path: Path) -> None:
    session, other = typing.session, tmp_path / "other.xml"
    other.write_text(SITEMAP)
    typing.open(other)
    assert TYPED in session.document.entries.column("loc")
    typing.bench.tabs.setCurrentIndex(0)
    type_url(typing, 2, f"{TYPED}-too")
    turn_wheel(typing.bench.tabs.tabBar())
    assert typing.session is not session
    assert f"{TYPED}-too" in session.document.entries.column("loc")


def test_what_is_typed_in_the_details_is_entered_there_too_but_not_where_another_document_changes(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    others = [tmp_path / "other.xml", tmp_path / "another.xml"]
    for other in others:
        other.write_text(SITEMAP)
    desk.open(others[0])
    background, session = desk.session, type_date(desk, sitemap)
    background.undo_stack.do(SetValues("loc", range(1), TYPED), "Pasted only now")
    assert background.is_modified
    assert not session.is_modified  # half typed
    desk.do.finish_typing()
    assert session.document.entries.column("lastmod")[1] == "2026-11-05"
    type_in_details(desk, "2026-11-06")
    desk.open(others[1])
    assert session.document.entries.column("lastmod")[1] == "2026-11-06"
    assert "2026-11-06" not in desk.values("lastmod")


def test_it_is_entered_before_rows_above_it_go(desk: Desk, tmp_path: Path) -> None:
    desk.window.resize(1300, 800)
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b", "c"))
    open_as_one(desk, path)
    desk.trigger("files_panel")
    before = desk.values("loc")
    type_url(desk, 2)
    remove_first(desk)
    assert desk.values("loc") == [before[1], TYPED]
    desk.trigger("undo")
    assert desk.values("loc") == [*before[:2], TYPED]
    desk.trigger("undo")
    assert desk.values("loc") == before
    desk.robot.table.select_rows([2])
    type_in_details(desk, "2026-11-05")
    remove_first(desk)
    assert desk.values("lastmod") == ["", "2026-11-05"]


def remove_first(desk: Desk) -> None:
    """Click the button that removes the file of a line, which takes no focus."""
    panel = desk.do.panels.files.panel
    panel.view.setCurrentIndex(panel.model.index(0, 0))
    QTest.mouseClick(desk.do.panels.files.header.remove, Qt.MouseButton.LeftButton)
