"""Columns of the table: those that were chosen, and those that the file has something for."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from editor.services.settings import COLUMNS
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


def shown(desk: Desk) -> list[str]:
    assert desk.bench.table is not None
    return [column.name for column in desk.bench.table.shown_columns()]


def test_a_file_without_extensions_has_no_columns_for_them(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    assert shown(desk) == ["loc", "lastmod", "changefreq", "priority"]


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
    actions = {action.text(): action for action in menu.actions()}
    assert [title for title, action in actions.items() if action.isChecked()] == [
        *("Last modified", "Frequency", "Priority", "Images", "Languages")
    ]
    actions["Videos"].trigger()
    actions["Images"].trigger()
    actions["Frequency"].trigger()
    assert shown(opened) == ["loc", "lastmod", "priority", "video", "hreflang"]
    opened.open(sitemap)
    assert shown(opened) == ["loc", "lastmod", "priority", "video"]
    assert opened.bench.settings.get(COLUMNS) == {"video": "shown", "image": "hidden", "changefreq": "hidden"}


def test_the_heads_of_the_columns_offer_the_same(opened: Desk) -> None:
    table = opened.bench.table
    assert table is not None
    table.horizontalHeader().customContextMenuRequested.emit(table.rect().topLeft())
    [menu] = [each for each in table.findChildren(QMenu) if each.isVisible()]
    assert [action.text() for action in menu.actions()][3:] == ["Images", "Videos", "News", "Languages"]
    menu.close()


def test_rows_are_sorted_by_how_many_there_are(opened: Desk) -> None:
    opened.robot.sort_by("image")
    assert [text[:1] for text in opened.robot.column_values("image")] == ["1", "2", ""]
    opened.robot.sort_by("image")
    assert [text[:1] for text in opened.robot.column_values("image")] == ["2", "1", ""]


def test_what_is_edited_elsewhere_shows_at_once(opened: Desk) -> None:
    opened.robot.click(2, "loc")
    with opened.until(opened.session.model.rowsRemoved):
        opened.trigger("delete")
    assert opened.robot.column_values("image") == ["", "1 · https://e.org/i/1.png"]
    opened.trigger("undo")
    assert opened.robot.value(2, "image").startswith("2 · ")


def test_selected_rows_are_copied_as_they_are_shown_and_nothing_hidden_is_cleared(opened: Desk) -> None:
    opened.do.columns.choose("lastmod", False)
    opened.robot.select_rows(1)
    opened.robot.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "https://e.org/b\t\t\t1 · https://e.org/i/1.png\t"
    opened.robot.press(Qt.Key.Key_Delete)
    assert opened.values("loc")[1] == ""
    assert opened.values("extensions")[1] == IMAGE.format(1)


def test_f2_and_a_double_click_go_to_the_details(opened: Desk) -> None:
    opened.trigger("details_panel")
    opened.trigger("details_panel")
    dock = opened.do.panels.details
    opened.window.refresh()
    for ask in (opened.robot.double_click, lambda row, field: opened.robot.press(Qt.Key.Key_F2)):
        opened.do.panels.close_details()
        assert not dock.isVisible()
        opened.robot.click(1, "image")
        ask(1, "image")
        assert dock.isVisible()
    assert opened.robot.open_editor() is None


def test_widths_and_order_are_kept_for_the_next_time(opened: Desk, sitemap: Path) -> None:
    table = opened.bench.table
    assert table is not None
    table.setColumnWidth(4, 200)
    table.horizontalHeader().moveSection(4, 1)
    opened.do.columns.remember()
    opened.open(sitemap)
    opened.do.columns.choose("image", True)
    assert shown(opened) == ["loc", "image", "lastmod", "changefreq", "priority"]
    assert opened.bench.table is not None
    assert opened.bench.table.columnWidth(4) == 200


def test_the_table_is_exported_with_the_columns_that_are_shown(opened: Desk, tmp_path: Path) -> None:
    table = opened.bench.table
    assert table is not None
    opened.person.answers.to_save = tmp_path / "out.csv"
    for name in ("lastmod", "changefreq", "priority"):
        opened.do.columns.choose(name, False)
    dialog = opened.do.out.table_export_dialog(opened.session, table)
    opened.do.out._export_table(opened.session, table, dialog)
    dialog.deleteLater()
    opened.wait_for(lambda: opened.bench.tasks.is_idle)
    assert (tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines() == [
        "loc,image,hreflang",
        'https://e.org/a,,"en, de"',
        "https://e.org/b,1 · https://e.org/i/1.png,",
        "https://e.org/c,2 · https://e.org/i/2.png,",
    ]


def test_a_column_comes_with_the_first_that_an_edit_brings(
    desk: Desk, illustrated: Path, sitemap: Path
) -> None:
    desk.open(illustrated)
    assert desk.bench.table is not None
    desk.bench.table.select_rows([1])
    desk.trigger("copy")
    desk.open(sitemap)
    assert "image" not in shown(desk)
    desk.trigger("paste")
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert shown(desk) == ["loc", "lastmod", "changefreq", "priority", "image"]
    desk.trigger("undo")
    assert "image" in shown(desk)


def test_a_column_that_was_hidden_stays_hidden(desk: Desk, illustrated: Path, sitemap: Path) -> None:
    desk.do.columns.choose("image", shown=False)
    desk.open(illustrated)
    assert desk.bench.table is not None
    desk.bench.table.select_rows([1])
    desk.trigger("copy")
    desk.open(sitemap)
    desk.trigger("paste")
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
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
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert shown(desk) == ["loc", "lastmod", "changefreq", "priority", "image"]
