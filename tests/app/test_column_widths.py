"""How wide columns are: the URLs get what is left, and whatever somebody gave a width keeps it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.core.document.edits import SetValues
from editor.services.settings.settings import COLUMN_WIDTHS, COLUMNS
from editor.views.table.entries_table import EntriesTable
from tests.app.desk import Desk
from tests.app.test_columns import IMAGE, LINK, URLSET


@pytest.fixture
def table(desk: Desk, tmp_path: Path) -> EntriesTable:
    """The table of a file with images, languages and dates, in a window of 1280 pixels."""
    path = tmp_path / "rich.xml"
    entry = (
        "<url><loc>https://e.org/{0}</loc><lastmod>2026-11-02</lastmod>"
        f"<changefreq>daily</changefreq><priority>0.5</priority>{LINK.format('en')}{IMAGE.format(1)}</url>\n"
    )
    path.write_text(URLSET + "".join(entry.format("x" * number) for number in range(30)) + "</urlset>")
    desk.bench.settings.set(COLUMNS, {})
    desk.window.resize(1280, 800)
    desk.open(path)
    QApplication.processEvents()
    return desk.robot.table


def share(table: EntriesTable) -> float:
    return table.columnWidth(0) / table.viewport().width()


def test_the_urls_have_45_per_cent_beside_the_columns_of_extensions(
    desk: Desk, table: EntriesTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [column.name for column in table.visible.columns()][-2:] == ["image", "hreflang"]
    assert 0.45 <= share(table) < 0.46
    desk.robot.drag_border("priority", 150)
    assert 0.33 < share(table) < 0.45  # less if all other fields can be seen whole then
    assert sum(map(table.columnWidth, range(4))) == table.viewport().width()
    desk.trigger("reset_widths")
    desk.robot.drag_border("changefreq", 300)
    assert 0.45 <= share(table) < 0.46  # but not so little that URLs are cut much
    desk.trigger("reset_widths")
    monkeypatch.setattr(table.column_header, "sectionSizeHint", lambda _section: 300)
    table.widths.apply()  # a column is as wide as its title
    section = [column.name for column in table.entries.columns].index("changefreq")
    assert table.column_header.sectionSize(section) == 300


@pytest.mark.parametrize(("missing", "scrolls"), [(10, False), (60, True)])
def test_or_a_little_less_where_one_would_scroll_for_a_few_pixels(
    desk: Desk, table: EntriesTable, missing: int, scrolls: bool
) -> None:
    desk.do.columns.choose("hreflang", False)
    desk.robot.drag_border("image", missing - table.horizontalScrollBar().maximum())
    assert (table.horizontalScrollBar().maximum() > 0) is scrolls


def test_beside_the_fields_alone_they_have_all_that_is_left_and_a_dragged_border_stays_under_the_mouse(
    desk: Desk, table: EntriesTable
) -> None:
    for name in ("image", "hreflang"):
        desk.do.columns.choose(name, False)
    assert sum(map(table.columnWidth, range(4))) == table.viewport().width()
    assert share(table) > 0.5
    viewport, start = desk.robot._border("lastmod")
    end = start + QPoint(40, 0)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(20, 0))
    QTest.mouseMove(viewport, end)
    QApplication.processEvents()
    assert table.columnViewportPosition(2) == end.x() + 2
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert sum(map(table.columnWidth, range(4))) == table.viewport().width()


def test_beside_few_fields_they_leave_room_for_the_columns_of_extensions(
    desk: Desk, table: EntriesTable
) -> None:
    desk.do.columns.choose("lastmod", False)
    desk.do.columns.choose("changefreq", False)
    assert sum(map(table.columnWidth, range(table.entries.columnCount()))) == table.viewport().width()


def test_a_width_that_somebody_gave_the_urls_stays(desk: Desk, table: EntriesTable) -> None:
    desk.robot.drag_border("loc", -120)
    width = table.columnWidth(0)
    desk.do.panels.show_details()
    desk.window.resize(1000, 700)
    QApplication.processEvents()
    desk.do.panels.close_details()
    desk.do.columns.choose("video", True)
    QApplication.processEvents()
    assert table.columnWidth(0) == width


def test_widths_that_nobody_can_have_given_do_no_harm(desk: Desk, sitemap: Path) -> None:
    desk.bench.settings.set(COLUMN_WIDTHS, {"lastmod": "9" * 30, "priority": "-1", "loc": "no", "x": "7"})
    desk.open(sitemap)
    assert desk.robot.table.columnWidth(3) > 100


def test_widths_grow_with_the_letters_and_reset_gives_all_columns_their_own_again(
    desk: Desk, table: EntriesTable
) -> None:
    before = [table.columnWidth(column) for column in range(4)]
    desk.robot.drag_border("loc", -120)
    desk.robot.drag_border("priority", 40)
    width = table.columnWidth(3)
    table.set_zoom(2.0)
    assert table.columnWidth(3) == pytest.approx(2 * width, abs=2)
    table.set_zoom(1.0)
    desk.trigger("reset_widths")
    assert [table.columnWidth(column) for column in range(4)] == before
    assert desk.bench.settings.get(COLUMN_WIDTHS) == {}


def test_a_column_of_dates_is_as_wide_as_they_are(desk: Desk, table: EntriesTable) -> None:
    narrow = table.columnWidth(1)
    assert narrow < table.fontMetrics().horizontalAdvance("0" * 24)
    long = "2026-11-02T10:20:30+01:00"
    desk.robot.type_in(3, "lastmod", long)
    assert table.columnWidth(1) > table.fontMetrics().horizontalAdvance(long)
    desk.trigger("undo")
    desk.session.undo_stack.do(SetValues("lastmod", range(3, 4), "no date at all: " + "x" * 500), "Set")
    assert table.columnWidth(1) < table.viewport().width() / 2


def test_a_double_click_on_a_border_fits_the_column_to_what_stands_in_it_but_not_wider_than_the_view(
    desk: Desk, table: EntriesTable
) -> None:
    desk.robot.double_click_border("loc")
    longest = table.fontMetrics().horizontalAdvance("/" + "x" * 29)
    assert longest < table.columnWidth(0) < longest + 100
    desk.session.undo_stack.do(SetValues("loc", range(1), "https://e.org/" + "y" * 1000), "Set")
    desk.robot.double_click_border("loc")
    assert table.columnWidth(0) == table.viewport().width()
