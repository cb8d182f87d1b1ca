"""The menu of a cell, and what is being typed in one: it counts, whatever is done before it is entered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues
from editor.models.session.session import Session, Stage
from editor.services.settings.settings import DETAILS_PANEL
from tests.app.desk import SITEMAP, Desk
from tests.robot import turn_wheel
from tests.services.file_sets import index, urlset, write


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def texts(desk: Desk) -> list[str]:
    desk.window.refresh()
    return [action.text().replace("&", "") for action in desk.robot.table.actions()]


def test_it_offers_what_people_look_for_and_of_several_rows_it_speaks_as_of_several(opened: Desk) -> None:
    opened.robot.click(0, "loc")
    assert {
        *("Edit the cell", "Open URL in the browser", "Copy URL", "Filter by this value"),
        *("Filter by this folder", "Exclude this value", "Add row", "Duplicate row", "Delete row"),
    } <= set(texts(opened))
    opened.robot.select_rows(0, 1)
    assert {"Add row", "Duplicate rows", "Delete rows", "Copy URLs"} <= set(texts(opened))


def test_the_page_of_the_row_is_shown_in_the_browser_but_nothing_that_is_not_of_the_web(opened: Desk) -> None:
    opened.robot.click(1, "priority")
    opened.trigger("open_url")
    assert opened.browsed == ["https://e.org/a"]
    for loc in ("javascript:alert(1)", "file:///etc/passwd", "/a", "ftp://e.org/"):
        opened.window.status.clearMessage()
        opened.session.undo_stack.do(SetValues("loc", range(1, 2), loc), "Set")
        opened.robot.click(1, "loc")
        opened.trigger("open_url")
        assert opened.browsed == ["https://e.org/a"], loc
        assert opened.window.status.currentMessage().startswith("Only URLs that begin with http"), loc


FILTERS = [
    ("priority", "filter_value", "priority=0.5", 1),
    ("priority", "exclude_value", "-priority=0.5", 2),
    ("changefreq", "filter_value", "-has:changefreq", 2),
    ("changefreq", "exclude_value", "has:changefreq", 1),
    ("loc", "filter_value", 'loc="https://e.org/a"', 1),
    ("priority", "filter_folder", "path:/", 3),
]


def test_a_cell_makes_a_filter_beside_what_is_asked_for(opened: Desk) -> None:
    for field, action, text, rows in FILTERS:
        opened.robot.click(1, field)
        opened.trigger(action)
        opened.wait_for(lambda: not opened.session.filter.is_searching)
        assert (opened.session.filter.text, opened.robot.row_count) == (text, rows)
        opened.do.view.show_only("")
    opened.do.view.show_only("e.org")
    opened.robot.click(1, "priority")
    opened.trigger("exclude_value")
    assert opened.session.filter.text == "e.org -priority=0.5"


def test_a_cell_is_edited_urls_are_copied_and_a_row_is_added_duplicated_and_deleted(opened: Desk) -> None:
    robot = opened.robot
    robot.select_rows(0, 2)
    opened.trigger("copy_url")
    assert QGuiApplication.clipboard().text() == "https://e.org/\nhttps://e.org/b"
    robot.click(1, "loc")
    opened.trigger("duplicate")
    assert opened.values("loc").count("https://e.org/a") == 2
    opened.trigger("delete")
    opened.trigger("add")
    opened.do.finish_typing()
    assert opened.session.document.entries.entry(3) == Entry()
    robot.click(1, "priority")
    opened.trigger("edit_cell")
    assert robot.editor.value() == "0.5"


TYPED = "https://e.org/typed"


def type_over(line: QLineEdit, text: str) -> None:
    line.selectAll()
    QTest.keyClicks(line, text)


def type_url(desk: Desk) -> None:
    """Begin to type a URL in the second row."""
    line = desk.robot.edit(1, "loc").findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, TYPED)


@pytest.fixture
def typing(desk: Desk, sitemap: Path) -> Desk:
    """A person in the middle of a URL, in the second row."""
    desk.open(sitemap)
    type_url(desk)
    return desk


def test_it_is_saved(typing: Desk, sitemap: Path) -> None:
    typing.trigger("save")
    typing.wait_until_ready()
    assert TYPED in sitemap.read_text()
    assert not typing.session.is_modified


def test_it_is_entered_before_another_command_does_its_work(typing: Desk) -> None:
    session = typing.session
    for action in ("add", "duplicate", "move_down", "worst_first", "next_finding", "new"):
        typing.trigger(action)
        assert TYPED in session.document.entries.column("loc"), action
        if action == "new":
            break
        typing.do.finish_typing()
        if action == "worst_first":
            typing.trigger("file_order")
        while session.undo_stack.canUndo():
            session.undo_stack.undo()
        assert TYPED not in session.document.entries.column("loc"), action
        type_url(typing)


def test_copy_leaves_the_person_typing_and_who_closes_tab_or_window_is_asked_about_it(typing: Desk) -> None:
    typing.trigger("copy")
    assert TYPED not in typing.values("loc")
    assert typing.context.table is not None
    assert typing.context.table.indexWidget(typing.context.table.currentIndex()) is not None
    typing.context.tabs.close_requested.emit(typing.context.view)
    assert typing.person.asked == ["leave sitemap.xml"]
    assert TYPED in typing.values("loc")
    typing.trigger("undo")
    assert TYPED not in typing.values("loc")
    type_url(typing)
    typing.window.close()
    assert typing.person.asked == ["leave sitemap.xml"] * 2
    assert TYPED in typing.values("loc")


def test_it_stays_where_other_rows_are_shown(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.do.view.show_only_rule("lastmod-impossible-date")
    desk.wait_for(lambda: desk.robot.row_count == 1)
    line = desk.robot.edit(0, "loc").findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, TYPED)
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
    desk.context.settings.set(DETAILS_PANEL, "open")
    desk.window.refresh()
    panel = desk.do.panels.details.panel
    assert panel is not None
    line = panel.form.values["lastmod"].editor.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, date)


def test_what_is_typed_in_the_details_is_saved(desk: Desk, sitemap: Path) -> None:
    type_date(desk, sitemap)
    desk.trigger("save")
    desk.wait_for(lambda: desk.session.stage is Stage.READY)
    assert "2026-11-05" in sitemap.read_text()


def test_it_is_entered_where_another_file_comes_to_the_front_or_the_wheel_turns_to_another_tab(
    typing: Desk, tmp_path: Path
) -> None:
    session, other = typing.session, tmp_path / "other.xml"
    other.write_text(SITEMAP)
    typing.open(other)
    assert TYPED in session.document.entries.column("loc")
    typing.context.tabs.setCurrentIndex(0)
    session, line = typing.session, typing.robot.edit(2, "loc").findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, f"{TYPED}-too")
    turn_wheel(typing.context.tabs.tabBar())
    assert typing.session is not session
    assert f"{TYPED}-too" in session.document.entries.column("loc")


def test_what_is_typed_in_the_details_is_entered_there_too(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    session, other = type_date(desk, sitemap), tmp_path / "other.xml"
    other.write_text(SITEMAP)
    desk.open(other)
    assert session.document.entries.column("lastmod")[1] == "2026-11-05"
    assert "2026-11-05" not in desk.values("lastmod")


def test_it_is_not_entered_half_typed_where_another_document_changes(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.xml"
    other.write_text(SITEMAP)
    desk.open(other)
    background, session = desk.session, type_date(desk, sitemap)
    background.undo_stack.do(SetValues("loc", range(1), TYPED), "Pasted only now")
    assert background.is_modified
    assert not session.is_modified
    desk.do.finish_typing()
    assert session.document.entries.column("lastmod")[1] == "2026-11-05"


@pytest.fixture
def several(desk: Desk, tmp_path: Path) -> Desk:
    """Two files as one document, of one row and of two, and the list of them, at the first."""
    desk.window.resize(1300, 800)
    desk.open(write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b", "c")))
    with desk.until(desk.do.file.loaded):
        desk.trigger("open_children")
    desk.trigger("files_panel")
    return desk


def remove_file(desk: Desk) -> None:
    """Click a button that takes no focus."""
    QTest.mouseClick(desk.do.panels.files.header.remove, Qt.MouseButton.LeftButton)


def test_it_is_entered_before_rows_above_it_go(several: Desk) -> None:
    before = several.values("loc")
    line = several.robot.edit(2, "loc").findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    type_over(line, TYPED)
    remove_file(several)
    assert several.values("loc") == [before[1], TYPED]
    several.trigger("undo")
    assert several.values("loc") == [*before[:2], TYPED]
    several.trigger("undo")
    assert several.values("loc") == before


def test_what_is_typed_in_the_details_is_entered_before_rows_go(several: Desk) -> None:
    several.robot.table.select_rows([2])
    type_in_details(several, "2026-11-05")
    remove_file(several)
    assert several.values("lastmod") == ["", "2026-11-05"]
