"""The menu of a cell: edit it, its page, its URL, filters by it, and its row."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues
from tests.app.desk import Desk


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
