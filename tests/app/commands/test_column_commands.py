"""Columns of the table: those that were chosen or the file has something for, and how wide they are."""

from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from editor.core.document import edits
from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues
from editor.core.fields import Kind
from editor.core.table_columns import columns_of
from editor.services.settings.settings import COLUMN_WIDTHS, COLUMNS
from editor.views.table.entries_table import EntriesTable
from tests.app.desk import Desk

URLSET = (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)
IMAGE = "<image:image><image:loc>https://e.org/i/{}.png</image:loc></image:image>"
LINK = '<xhtml:link rel="alternate" hreflang="{0}" href="https://e.org/{0}"/>'


@pytest.fixture
def illustrated(tmp_path: Path) -> Path:
    """Three entries; the second has an image, the third, which is odd, two and the first two languages."""
    path = tmp_path / "images.xml"
    path.write_text(
        URLSET
        + f"<url><loc>https://e.org/a</loc>{LINK.format('en')}{LINK.format('de')}</url>\n"
        + f"<url><loc>https://e.org/b</loc>{IMAGE.format(1)}</url>\n"
        + f"<url><loc>https://e.org/c</loc><foo/>{IMAGE.format(2)}{IMAGE.format(3)}</url>\n</urlset>",
        encoding="utf-8",
    )
    return path


@pytest.fixture
def opened(desk: Desk, illustrated: Path) -> Desk:
    desk.open(illustrated)
    return desk


@pytest.fixture
def undecided(desk: Desk) -> Desk:
    """A window in which nobody has shown or hidden a column yet."""
    desk.context.settings.set(COLUMNS, {})
    return desk


@pytest.fixture
def dated(tmp_path: Path) -> Path:
    """Two entries, one of them with a date."""
    path = tmp_path / "dated.xml"
    second = "<url><loc>https://e.org/b</loc><lastmod>2026-11-02</lastmod></url>"
    path.write_text(f"{URLSET}<url><loc>https://e.org/a</loc></url>{second}</urlset>")
    return path


def drag_head(table: EntriesTable, section: int, to: int) -> None:
    """Drag the head of a column to the place of another one."""
    header, button = table.column_header, Qt.MouseButton.LeftButton
    start, end = (
        QPoint(header.sectionViewportPosition(one) + header.sectionSize(one) // 3, header.height() // 2)
        for one in (section, to)
    )
    QTest.mousePress(header.viewport(), button, pos=start)
    for place in (start - QPoint(20, 0), end):
        QTest.mouseMove(header.viewport(), place)
    QTest.mouseRelease(header.viewport(), button, pos=end)


def shown(desk: Desk) -> list[str]:
    assert desk.context.table is not None
    return [column.name for column in desk.context.table.visible.columns()]


def test_columns_come_with_what_the_file_has(opened: Desk) -> None:
    assert shown(opened) == ["loc", "lastmod", "changefreq", "priority", "image", "hreflang"]
    assert opened.robot.column_values("image") == [
        "",
        "1 · https://e.org/i/1.png",
        "2 · https://e.org/i/2.png",
    ]
    assert opened.robot.text(0, "hreflang") == "en, de"


def test_a_column_that_was_chosen_is_shown_in_every_file_from_then_on(opened: Desk, sitemap: Path) -> None:
    menu = opened.window.menus.columns
    menu.aboutToShow.emit()
    menu.aboutToShow.emit()
    actions = {action.text(): action for action in menu.actions()}
    assert [title for title, action in actions.items() if action.isChecked()][-5:] == [
        *("Last modified", "Frequency", "Priority", "Images", "Languages")
    ]
    actions["Videos"].trigger()
    actions["Images"].trigger()
    actions["Frequency"].trigger()
    assert shown(opened) == ["loc", "lastmod", "priority", "video", "hreflang"]
    opened.open(sitemap)
    assert shown(opened) == ["loc", "lastmod", "priority", "video"]
    chosen = opened.context.settings.get(COLUMNS)
    assert (chosen["video"], chosen["image"], chosen["changefreq"]) == ("shown", "hidden", "hidden")


def menu_of(desk: Desk, field: str) -> QMenu:
    """The menu that a right click on the head of a column opens."""
    table = desk.robot.table
    place = table.visualRect(desk.robot.cell(0, field)).center()
    table.column_header.customContextMenuRequested.emit(QPoint(place.x(), 9))
    [menu] = [each for each in table.findChildren(QMenu) if each.isVisible()]
    return menu


def choose(menu: QMenu, text: str) -> None:
    next(action for action in menu.actions() if action.text().replace("&", "") == text).trigger()
    menu.close()


def test_the_head_of_a_column_offers_what_can_be_done_to_it_and_lists_all_columns(opened: Desk) -> None:
    menu = menu_of(opened, "lastmod")
    titles = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    assert titles == [
        *("Sort ascending", "Sort descending", "Fit to content", "Reset column widths", "Select column"),
        *("Filter by this column…", "Hide column"),
        *(column.title for column in columns_of(Kind.URLSET)[1:]),
    ]
    menu.close()


def test_the_head_of_a_column_sorts_selects_filters_by_and_hides_it(opened: Desk) -> None:
    choose(menu_of(opened, "loc"), "Sort descending")
    assert opened.robot.column_values("loc") == [f"https://e.org/{name}" for name in "cba"]
    choose(menu_of(opened, "loc"), "Sort ascending")
    assert opened.robot.value(0, "loc") == "https://e.org/a"
    choose(menu_of(opened, "priority"), "Select column")
    assert (list(opened.robot.table.selected_cells()), opened.robot.current) == (
        ["priority"],
        (0, "priority"),
    )
    filter_line = opened.window.filter_bar.line
    opened.do.view.show_only("e.org OR e.com")
    choose(menu_of(opened, "hreflang"), "Filter by this column…")
    assert (filter_line.text(), filter_line.hasFocus()) == ("(e.org OR e.com) hreflang:", True)
    filter_line.completer_list.close()
    choose(menu_of(opened, "image"), "Hide column")
    assert "image" not in shown(opened)


def test_what_a_head_offers_is_done_to_the_current_column_by_keys(opened: Desk) -> None:
    table, line = opened.robot.table, opened.window.filter_bar.line
    opened.robot.drag_border("lastmod", 70)
    opened.robot.click(0, "lastmod")
    wide = table.columnWidth(1)
    opened.trigger("fit_column")
    assert table.columnWidth(1) < wide
    assert table.widths.by_hand
    opened.trigger("reset_widths")
    assert not table.widths.by_hand
    assert line.text() == ""
    opened.trigger("filter_column")
    line.completer_list.close()
    assert line.text() == "lastmod:"
    assert "lastmod" in shown(opened)
    opened.trigger("hide_column")
    assert "lastmod" not in shown(opened)


def test_columns_of_fields_are_there_in_every_sitemap_and_others_come_with_a_value(
    undecided: Desk, dated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    undecided.trigger("new")
    assert shown(undecided) == ["loc", "lastmod", "changefreq", "priority"]
    undecided.open(dated)
    assert shown(undecided) == ["loc", "lastmod", "changefreq", "priority"]
    QGuiApplication.clipboard().setText("https://e.org/a\t2026-01-01")
    undecided.robot.click(0, "loc")
    undecided.trigger("paste_into_cells")
    assert undecided.values("lastmod") == ["2026-01-01", "2026-11-02"]
    image = "<image:image><image:loc>https://e.org/1.png</image:loc></image:image>"
    undecided.session.undo_stack.do(SetValues("extensions", range(1), image), "Set")
    assert shown(undecided) == ["loc", "lastmod", "changefreq", "priority", "image"]
    undecided.trigger("undo")
    assert "image" in shown(undecided)
    monkeypatch.setattr(edits, "CHANGED_AT_ONCE", 0)  # a worker looks what came with very many rows
    link = '<xhtml:link rel="alternate" hreflang="de" href="https://e.org/de"/>'
    undecided.session.undo_stack.do(SetValues("extensions", range(1), link), "Set")
    undecided.wait_for(lambda: "hreflang" in shown(undecided))


def test_a_column_that_was_shown_stays_where_nothing_stands_in_it(undecided: Desk, dated: Path) -> None:
    undecided.do.columns.choose("priority", True)
    undecided.do.columns.choose("lastmod", False)
    undecided.open(dated)
    assert shown(undecided) == ["loc", "changefreq", "priority"]


def test_lines_with_more_values_than_there_are_columns_are_pasted_whole(undecided: Desk, dated: Path) -> None:
    undecided.open(dated)
    QGuiApplication.clipboard().setText("https://e.org/n\t2026-01-01\tdaily\t0.5")
    undecided.robot.click(1, "loc")
    undecided.trigger("paste")
    assert undecided.session.document.entries.entry(1) == Entry(
        "https://e.org/n", "2026-01-01", "daily", "0.5"
    )
    assert shown(undecided) == ["loc", "lastmod", "changefreq", "priority"]


def test_rows_are_sorted_by_how_many_blocks_they_have_and_what_is_edited_elsewhere_shows_at_once(
    opened: Desk,
) -> None:
    opened.robot.sort_by("image")
    assert [text[:1] for text in opened.robot.column_values("image")] == ["1", "2", ""]
    opened.robot.sort_by("image")
    assert [text[:1] for text in opened.robot.column_values("image")] == ["2", "1", ""]
    opened.trigger("file_order")
    opened.robot.click(2, "loc")
    with opened.until(opened.session.model.rowsRemoved):
        opened.trigger("delete")
    assert opened.robot.column_values("image") == ["", "1 · https://e.org/i/1.png"]
    opened.trigger("undo")
    assert opened.robot.value(2, "image").startswith("2 · ")


def test_selected_rows_are_copied_and_exported_as_they_are_shown_and_nothing_hidden_is_cleared(
    opened: Desk, tmp_path: Path
) -> None:
    opened.do.columns.choose("lastmod", False)
    opened.robot.select_rows(1)
    opened.robot.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "https://e.org/b\t\t\t1 · https://e.org/i/1.png\t"
    opened.robot.press(Qt.Key.Key_Delete)
    assert opened.values("loc")[1] == ""
    assert opened.values("extensions")[1] == IMAGE.format(1)
    opened.trigger("undo")
    table = opened.context.table
    assert table is not None
    opened.person.answers.to_save = tmp_path / "out.csv"
    for name in ("lastmod", "changefreq", "priority"):
        opened.do.columns.choose(name, False)
    dialog = opened.do.later.out.table_export_dialog(opened.session, table)
    opened.do.later.out._export_table(opened.session, table, dialog)
    dialog.deleteLater()
    opened.wait_for(lambda: opened.context.tasks.is_idle)
    assert (tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines() == [
        "loc,image:1:loc,image:2:loc,hreflang:en,hreflang:de",
        "https://e.org/a,,,https://e.org/en,https://e.org/de",
        "https://e.org/b,https://e.org/i/1.png,,,",
        "https://e.org/c,https://e.org/i/2.png,https://e.org/i/3.png,,",
    ]
    assert opened.person.asked[-1] == "told: The table has no place for these elements: foo (1)"


def test_f2_and_a_double_click_go_to_the_details(opened: Desk) -> None:
    opened.trigger("details_panel")
    opened.trigger("details_panel")
    dock = opened.do.panels.details
    opened.window.refresh()
    for ask in (opened.robot.double_click, lambda row, field: opened.robot.press(Qt.Key.Key_F2)):
        opened.do.panels.details.close_panel()
        assert not dock.isVisible()
        opened.robot.click(1, "image")
        ask(1, "image")
        assert dock.isVisible()
    assert opened.robot.open_editor() is None


def test_widths_and_order_are_kept_for_the_next_time(opened: Desk, sitemap: Path) -> None:
    table = opened.context.table
    assert table is not None
    opened.robot.drag_border("image", 30)
    width = table.columnWidth(4)
    drag_head(table, 4, to=1)
    opened.open(sitemap)
    opened.do.columns.choose("image", True)
    assert shown(opened) == ["loc", "image", "lastmod", "changefreq", "priority"]
    assert opened.robot.table.columnWidth(4) == width


def test_a_column_comes_with_the_first_that_an_edit_brings(
    desk: Desk, illustrated: Path, sitemap: Path
) -> None:
    desk.open(illustrated)
    assert desk.context.table is not None
    desk.context.table.select_rows([1])
    desk.trigger("copy")
    desk.open(sitemap)
    assert shown(desk) == ["loc", "lastmod", "changefreq", "priority"]  # none for extensions
    desk.trigger("paste")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert shown(desk) == ["loc", "lastmod", "changefreq", "priority", "image"]
    desk.trigger("undo")
    assert "image" in shown(desk)


def test_a_column_that_was_hidden_stays_hidden(desk: Desk, illustrated: Path, sitemap: Path) -> None:
    desk.do.columns.choose("image", shown=False)
    desk.open(illustrated)
    assert desk.context.table is not None
    desk.context.table.select_rows([1])
    desk.trigger("copy")
    desk.open(sitemap)
    desk.trigger("paste")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert "image" not in shown(desk)


def test_columns_come_with_many_rows_too(desk: Desk, tmp_path: Path, sitemap: Path) -> None:
    path = tmp_path / "many.xml"
    urls = (f"<url><loc>https://e.org/{row}</loc>{IMAGE.format(row)}</url>" for row in range(150))
    path.write_text(f"{URLSET}{''.join(urls)}</urlset>")
    desk.open(path)
    desk.trigger("select_all")
    desk.trigger("copy")
    desk.open(sitemap)
    desk.trigger("paste")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert shown(desk) == ["loc", "lastmod", "changefreq", "priority", "image"]


@pytest.fixture
def table(desk: Desk, tmp_path: Path) -> EntriesTable:
    """The table of a file with images, languages and dates, in a window of 1280 pixels with the details."""
    path = tmp_path / "rich.xml"
    entry = (
        "<url><loc>https://e.org/{0}</loc><lastmod>2026-11-02</lastmod>"
        f"<changefreq>daily</changefreq><priority>0.5</priority>{LINK.format('en')}{IMAGE.format(1)}</url>\n"
    )
    path.write_text(URLSET + "".join(entry.format("x" * number) for number in range(30)) + "</urlset>")
    desk.context.settings.set(COLUMNS, {})
    desk.window.resize(1280, 800)
    desk.open(path)
    desk.do.panels.details.open_panel()
    QApplication.processEvents()
    return desk.robot.table


def share(table: EntriesTable) -> float:
    return table.columnWidth(0) / table.window().width()


def test_the_urls_have_45_per_cent_beside_the_columns_of_extensions(
    desk: Desk, table: EntriesTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [column.name for column in table.visible.columns()][-2:] == ["image", "hreflang"]
    assert 0.44 <= share(table) < 0.46
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


def test_images_are_seen_whole_beside_urls_that_leave_room_and_give_it_back(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "images.xml"
    urls = (
        f"<url><loc>https://e.org/{row}</loc>{IMAGE.format(f'{row}-ski-boots')}</url>" for row in range(5)
    )
    path.write_text(f"{URLSET}{''.join(urls)}</urlset>")
    desk.context.settings.set(COLUMNS, {})
    desk.window.resize(1580, 900)
    desk.open(path)
    desk.do.panels.details.close_panel()
    QApplication.processEvents()
    table = desk.robot.table
    section = [column.name for column in table.entries.columns].index("image")
    whole = table._content_width(section, 1.0)
    assert table.columnWidth(section) == whole
    assert share(table) >= 0.5
    assert table.horizontalScrollBar().maximum() == 0
    desk.window.resize(1000, 900)
    desk.wait_for(lambda: table.columnWidth(section) < whole)
    desk.window.resize(1580, 900)
    desk.wait_for(lambda: table.columnWidth(section) == whole)
    desk.robot.drag_border("image", 20)
    assert table.columnWidth(section) == whole + 20


def test_texts_of_extensions_are_measured_only_where_urls_leave_room(
    desk: Desk, table: EntriesTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: set[str] = set()

    def measure(section: int, _share: float) -> int:
        measured.add(table.entries.columns[section].name)
        return 100

    monkeypatch.setattr(table.widths, "_content", measure)
    table.widths.apply()
    assert measured == {"lastmod"}
    desk.do.columns.choose("changefreq", False)
    desk.do.columns.choose("priority", False)
    desk.do.panels.details.close_panel()
    desk.wait_for(lambda: measured >= {"loc", "image", "hreflang"})


@pytest.mark.parametrize(("missing", "scrolls"), [(10, False), (60, True)])
def test_or_a_little_less_where_one_would_scroll_for_a_few_pixels(
    desk: Desk, table: EntriesTable, missing: int, scrolls: bool
) -> None:
    desk.do.columns.choose("hreflang", False)
    desk.do.panels.details.close_panel()
    QApplication.processEvents()
    spare = table.columnWidth(0) - ceil(0.45 * desk.window.width())
    desk.robot.drag_border("image", spare + missing)
    assert (table.horizontalScrollBar().maximum() > 0) is scrolls


def test_beside_the_fields_alone_they_have_all_that_is_left_and_a_dragged_border_stays_under_the_mouse(
    desk: Desk, table: EntriesTable
) -> None:
    for name in ("image", "hreflang"):
        desk.do.columns.choose(name, False)
    assert sum(map(table.columnWidth, range(4))) == table.viewport().width()
    assert share(table) > 0.44
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
    desk.do.panels.details.close_panel()
    QApplication.processEvents()
    desk.do.columns.choose("video", True)
    QApplication.processEvents()
    assert table.columnWidth(0) == width


def test_widths_that_nobody_can_have_given_do_no_harm(desk: Desk, sitemap: Path) -> None:
    wrong = {"lastmod": "9" * 400, "priority": "-1", "loc": "no", "changefreq": "nan", "x": "7"}
    shares = {f"urlset/{name}": share for name, share in wrong.items()}
    desk.context.settings.set(COLUMN_WIDTHS, {**shares, "lastmod": "300"})
    desk.open(sitemap)
    assert 50 < desk.robot.table.columnWidth(1) < desk.window.width()
    assert 50 < desk.robot.table.columnWidth(3) < desk.window.width()


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
    assert desk.context.settings.get(COLUMN_WIDTHS) == {}


def test_a_column_of_dates_is_as_wide_as_they_are(desk: Desk, table: EntriesTable) -> None:
    narrow = table.columnWidth(1)
    assert narrow < table.fontMetrics().horizontalAdvance("0" * 24)
    long = "2026-11-02T10:20:30+01:00"
    desk.robot.type_in(3, "lastmod", long)
    assert table.columnWidth(1) > table.fontMetrics().horizontalAdvance(long)
    desk.trigger("undo")
    desk.session.undo_stack.do(SetValues("lastmod", range(3, 4), "no date at all: " + "x" * 500), "Set")
    assert table.columnWidth(1) < table.viewport().width() / 2


def test_a_column_of_dates_grows_for_what_is_typed_not_for_what_undo_brings_back(
    desk: Desk, table: EntriesTable
) -> None:
    narrow, long = table.columnWidth(1), "2026-11-02T10:20:30+01:00"
    desk.robot.type_in(3, "lastmod", long)
    desk.trigger("reset_widths")
    desk.robot.type_in(3, "lastmod", "2026-11-02")
    desk.trigger("undo")
    assert (desk.robot.text(3, "lastmod"), table.columnWidth(1)) == (long, narrow)
    desk.robot.type_in(2, "lastmod", long)
    assert table.columnWidth(1) > narrow


def test_a_double_click_on_a_border_fits_the_column_to_what_stands_in_it_but_not_wider_than_the_view(
    desk: Desk, table: EntriesTable
) -> None:
    desk.robot.double_click_border("loc")
    longest = table.fontMetrics().horizontalAdvance("/" + "x" * 29)
    assert longest < table.columnWidth(0) < longest + 100
    desk.session.undo_stack.do(SetValues("loc", range(1), "https://e.org/" + "y" * 1000), "Set")
    desk.robot.double_click_border("loc")
    assert table.columnWidth(0) == table.viewport().width()
