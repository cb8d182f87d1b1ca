"""Rows move from file to file; files are made, renamed and removed: each one undo step."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QTabBar
from pytestqt.qtbot import QtBot

from editor.core.document.document import SITEMAP
from editor.core.grouping import Grouping
from editor.models.lists.duplicates_model import DuplicateColumn
from editor.models.lists.files_model import FileColumn
from editor.models.lists.fix_models import ChangeColumn, ChangesModel
from editor.rules.fixes.preview_changes import PreviewChange
from editor.views.delegates.cell_delegate import CellDelegate
from editor.views.panels.changes_list import ChangesTable
from editor.views.style.theme import current
from editor.views.table.entries_table import ROWS_MIME, EntriesTable
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.dragging import drag_moves
from tests.robot import turn_wheel
from tests.services.file_sets import HOST, contents, index, urlset, write


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    return write(
        folder,
        index_xml=index("news.xml", "shop.xml"),
        news_xml=urlset("news/a", "news/b", "shop/c"),
        shop_xml=urlset("shop/a", "shop/b"),
    )


@pytest.fixture
def opened(desk: Desk, site: Path) -> Desk:
    open_as_one(desk, site)
    return desk


def pages(desk: Desk) -> dict[str, list[str]]:
    """What each file has, by the names of the files."""
    parts = desk.file_set.entries.files
    return {part.name: [loc.removeprefix(f"{HOST}/") for loc in part.column("loc")] for part in parts}


BEFORE = {"news.xml": ["news/a", "news/b", "shop/c"], "shop.xml": ["shop/a", "shop/b"]}


def listed(desk: Desk, column: FileColumn) -> list[str]:
    """A column of the list of files."""
    desk.window.refresh()
    model = desk.do.panels.files.panel.model
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def press(desk: Desk, key: Qt.Key, line: int) -> None:
    """Press a key on a line of the list of files."""
    view = desk.do.panels.files.panel.view
    view.setCurrentIndex(desk.do.panels.files.panel.model.index(line, 0))
    QTest.keyClick(view, key)


def test_the_mouse_selects_cells_and_drags_those_that_are_selected_to_the_tab_that_is_framed(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    dragged: list[Sequence[int]] = []
    monkeypatch.setattr(
        EntriesTable, "startDrag", lambda table, _actions: dragged.append(table.selected_rows())
    )
    opened.robot.drag(1, "loc", 3, "lastmod")
    cells = opened.robot.table.selected_cells()
    assert {field: list(rows) for field, rows in cells.items()} == {"loc": [1, 2, 3], "lastmod": [1, 2, 3]}
    assert not dragged
    opened.robot.drag(2, "loc", 0, "loc")
    assert [list(rows) for rows in dragged] == [[1, 2, 3]]
    view = opened.context.view
    assert view is not None
    assert view.strip is not None
    bar, data = view.strip.findChild(QTabBar), QMimeData()
    assert isinstance(bar, QTabBar)
    data.setData(ROWS_MIME, b"")
    accent = current().color("accent").name()

    def framed() -> list[int]:
        image = bar.grab().toImage()
        rects = [bar.tabRect(number) for number in range(bar.count())]
        return [
            number
            for number, rect in enumerate(rects)
            if accent in {image.pixelColor(rect.left() + x, rect.center().y()).name() for x in range(6)}
        ]

    assert framed() == []
    for number, expected in ((2, [2]), (0, []), (1, [1])):
        place = bar.tabRect(number).center()
        bar.dragMoveEvent(drag_moves(place, data, Qt.DropAction.MoveAction))
        assert framed() == expected
    bar.dragLeaveEvent(QDragLeaveEvent())
    assert framed() == []


def test_a_long_name_is_cut_where_names_are_alike_in_lists_too(opened: Desk, qtbot: QtBot) -> None:
    section = [column.name for column in opened.session.model.columns].index(SITEMAP)
    cells = opened.robot.table.itemDelegateForColumn(section)
    assert isinstance(cells, CellDelegate)
    room = cells.metrics.horizontalAdvance("sitemap-products-1.xml")
    assert cells.elided(f"sitemap-products-{'x' * 20}-1.xml", room).endswith("-1.xml")
    opened.robot.type_in(3, "loc", f"{HOST}/news/a")
    dialog, changes = opened.do.fix.duplicates_dialog(opened.session), ChangesModel()
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.is_busy)
    changes.show([PreviewChange(0, "loc", "a", "b", "news.xml")])
    table = ChangesTable(changes)
    qtbot.addWidget(table)
    entry = dialog.model.index(0, DuplicateColumn.FILE, dialog.model.index(0, 0))
    for view, cell in ((dialog.tree, entry), (table, changes.index(0, ChangeColumn.FILE))):
        option, delegate = QStyleOptionViewItem(), view.itemDelegateForIndex(cell)
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, cell)
        assert option.textElideMode is Qt.TextElideMode.ElideMiddle
    dialog.reject()


def test_dropped_rows_move_and_the_selection_follows_and_what_is_told_of_it_goes_once_it_is_past(
    opened: Desk,
) -> None:
    opened.robot.table.select_rows([2])
    opened.do.later.files.move_selected_to(opened.file_set.entries.files[1].key)
    assert pages(opened) == {"news.xml": ["news/a", "news/b"], "shop.xml": ["shop/a", "shop/b", "shop/c"]}
    assert list(opened.robot.table.selected_rows()) == [4]
    status = opened.window.status
    opened.window.refresh()
    assert (status.currentMessage(), status._rows.isVisible()) == ("Move a row to shop.xml", True)
    status.clearMessage()
    opened.trigger("undo")
    assert pages(opened) == BEFORE
    assert list(opened.robot.table.selected_rows()) == [2]
    for then in ("undo", "new"):
        opened.robot.table.select_rows([2])
        opened.do.later.files.move_selected_to(opened.file_set.entries.files[1].key)
        assert opened.window.status.currentMessage()
        opened.trigger(then)
        assert opened.window.status.currentMessage() == "", then


def test_rows_go_to_another_file_or_a_new_one_but_to_none_that_they_are_in_or_that_may_not_be(
    opened: Desk,
) -> None:
    def offered() -> list[str]:
        return [dialog.name.itemText(place) for place in range(dialog.name.count())]

    opened.robot.table.select_rows([0, 2])
    dialog = opened.do.later.files.move_dialog(opened.session, opened.file_set)
    assert (offered(), dialog.plan) == (["shop.xml"], {"shop.xml": [0, 2]})
    dialog.name.setEditText("News.xml")
    assert (dialog.trouble.text(), dialog.plan) == ("The rows are already in this file.", {})
    dialog.name.setEditText("fresh.xml")
    dialog.shown.setChecked(True)
    assert (offered(), dialog.name.currentText()) == (["news.xml", "shop.xml"], "fresh.xml")
    dialog.deleteLater()
    dialog = opened.do.later.files.move_dialog(opened.session, opened.file_set)
    for name in ("../news.xml", "news.txt", "index"):
        dialog.name.setEditText(name)
        assert (bool(dialog.trouble.text()), dialog.plan) == (True, {})
    opened.robot.table.select_rows([0, 2])
    dialog = opened.do.later.files.move_dialog(opened.session, opened.file_set)
    assert dialog.selected.isChecked()
    dialog.name.setEditText("fresh.xml")
    assert (dialog.files.topLevelItemCount(), dialog.plan) == (1, {"fresh.xml": [0, 2]})
    opened.do.later.files.distribute(dialog.plan)
    assert pages(opened)["fresh.xml"] == ["news/a", "shop/c"]
    assert opened.file_set.entries.files[2].listing.loc == f"{HOST}/fresh.xml"
    opened.trigger("undo")
    assert pages(opened) == BEFORE


def test_no_file_that_has_any_of_the_rows_is_preset_and_a_name_gets_its_ending(opened: Desk) -> None:
    opened.robot.table.selectAll()
    dialog = opened.do.later.files.move_dialog(opened.session, opened.file_set)
    dialog.show()
    assert dialog.name.currentText() == ""  # all files have some of the rows
    assert (dialog.ok.isEnabled(), dialog.ok.text()) == (False, "Move")
    QTest.keyClicks(dialog.name, "news")
    assert (list(dialog.plan), dialog.ok.text()) == (["news.xml"], "Move 2 rows")  # it has the other three
    QTest.keyClick(dialog.name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(dialog.name, "march")
    line = dialog.files.topLevelItem(0)
    assert line is not None
    assert [line.text(column) for column in range(3)] == ["march.xml", "5", "new"]
    assert dialog.selected.isHidden()  # the rows shown are the same
    dialog.reject()
    dialog.deleteLater()


def test_rows_are_distributed_by_a_rule_after_a_look(opened: Desk) -> None:
    dialog = opened.do.later.files.move_dialog(opened.session, opened.file_set)
    dialog.shown.setChecked(True)
    dialog.by_rule.setChecked(True)
    dialog.grouping.setCurrentIndex(dialog.grouping.findData(Grouping.SECTION))
    opened.wait_for(lambda: not dialog.is_busy)
    lines = [dialog.files.topLevelItem(row) for row in range(dialog.files.topLevelItemCount())]
    assert [(line.text(0), line.text(1), line.text(2)) for line in lines if line] == [
        ("sitemap-news.xml", "2", "new"),
        ("sitemap-shop.xml", "3", "new"),
    ]
    opened.do.later.files.distribute(dialog.plan)
    assert pages(opened) == {
        "news.xml": [],
        "shop.xml": [],
        "sitemap-news.xml": ["news/a", "news/b"],
        "sitemap-shop.xml": ["shop/c", "shop/a", "shop/b"],
    }
    assert opened.session.undo_stack.count() == 1
    dialog.deleteLater()


def test_files_that_a_rule_makes_are_compressed_where_most_others_are(desk: Desk, tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml.gz"), a_xml_gz=urlset("news/a", "shop/b"))
    open_as_one(desk, path)
    dialog = desk.do.later.files.move_dialog(desk.session, desk.file_set)
    dialog.shown.setChecked(True)
    dialog.by_rule.setChecked(True)
    desk.wait_for(lambda: not dialog.is_busy)
    assert list(dialog.plan) == ["sitemap-news.xml.gz", "sitemap-shop.xml.gz"]
    dialog.deleteLater()


def test_the_list_says_how_each_file_stands_and_enter_shows_one_alone(opened: Desk, site: Path) -> None:
    site.with_name("extra.xml").write_text(urlset("x"))
    assert listed(opened, FileColumn.NAME) == ["news.xml", "shop.xml"]
    assert listed(opened, FileColumn.ROWS) == ["3", "2"]
    assert listed(opened, FileColumn.LOC) == [f"{HOST}/news.xml", f"{HOST}/shop.xml"]
    opened.robot.type_in(0, "lastmod", "2026-11-01")
    assert listed(opened, FileColumn.STATE) == ["edited", "open"]
    press(opened, Qt.Key.Key_Return, 1)
    assert opened.session.filter.file is opened.file_set.entries.files[1]
    assert opened.robot.table.hasFocus()


def test_a_renamed_file_is_saved_under_its_new_name_and_what_no_xml_can_hold_is_left_out_of_the_index(
    opened: Desk, site: Path
) -> None:
    model = opened.do.panels.files.panel.model
    model.setData(model.index(0, FileColumn.NAME), "fresh.xml")
    assert listed(opened, FileColumn.LOC)[0] == f"{HOST}/fresh.xml"
    assert listed(opened, FileColumn.STATE) == ["edited", "open"]
    opened.trigger("save")
    opened.wait_until_ready()
    assert set(contents(site.parent)) == {"index.xml", "fresh.xml", "shop.xml"}
    assert f"{HOST}/fresh.xml" in site.read_text()
    model = opened.do.panels.files.panel.model
    for column, text in ((FileColumn.LOC, f"{HOST}/new"), (FileColumn.LASTMOD, "2026")):
        model.setData(model.index(0, column), f"\x0b{text}\x01\ud800")
        assert listed(opened, column)[0] == text
        opened.trigger("save")
        opened.wait_until_ready()
        assert f">{text}</" in site.read_text()


def test_the_last_file_stays_and_one_that_is_removed_is_deleted_when_that_is_saved(
    opened: Desk, site: Path
) -> None:
    press(opened, Qt.Key.Key_Delete, 1)
    assert pages(opened) == {"news.xml": BEFORE["news.xml"]}
    opened.trigger("undo")
    assert pages(opened) == BEFORE
    opened.trigger("redo")
    assert site.with_name("shop.xml").exists()
    opened.trigger("save")
    opened.wait_until_ready()
    assert set(contents(site.parent)) == {"index.xml", "news.xml"}
    assert "shop.xml</loc>" not in site.read_text()
    press(opened, Qt.Key.Key_Delete, 1)
    opened.window.refresh()
    press(opened, Qt.Key.Key_Delete, 0)
    assert list(pages(opened)) == ["news.xml"]


def test_a_new_file_is_shown_and_listed_by_the_index_and_a_bad_name_is_refused_with_a_reason(
    opened: Desk,
) -> None:
    opened.do.later.files.add_file("blog.xml")
    assert opened.session.filter.file is opened.file_set.entries.files[2]
    assert listed(opened, FileColumn.LOC)[2] == f"{HOST}/blog.xml"
    assert listed(opened, FileColumn.STATE)[2] == "new"
    opened.trigger("undo")
    assert list(pages(opened)) == ["news.xml", "shop.xml"]
    model = opened.do.panels.files.panel.model
    model.setData(model.index(0, FileColumn.NAME), "shop.xml")
    assert opened.window.status.currentMessage() == "A file with this name already exists."
    assert list(pages(opened)) == ["news.xml", "shop.xml"]


def test_each_file_can_say_where_it_is_published_and_is_read_again_while_a_search_is_under_way(
    opened: Desk,
) -> None:
    opened.do.later.files.next_file()
    opened.session.set_published_url(f"{HOST}/maps/news.xml")
    urls = [opened.file_set.findings.of(file).context.published_url for file in opened.file_set.entries.files]
    assert urls == [f"{HOST}/maps/news.xml", f"{HOST}/shop.xml"]
    assert opened.session.published_url == f"{HOST}/maps/news.xml"
    assert opened.session.shown_path == opened.file_set.file_list.there[0].path
    opened.do.later.files.previous_file()
    assert opened.session.published_url == ""
    opened.trigger("replace")
    opened.do.find.bar.find_line.setText("shop")
    with opened.until(opened.do.file.loaded):
        opened.trigger("reload")
    opened.wait_for(lambda: not opened.do.find.matches.is_busy)
    assert pages(opened) == BEFORE


def type_name(desk: Desk, name: str) -> QLineEdit:
    """Begin to rename the second file."""
    desk.trigger("files_panel")
    view = desk.do.panels.files.panel.view
    desk.wait_for(lambda: view.findChild(QLineEdit) is None)  # the one of a name before
    press(desk, Qt.Key.Key_F2, 1)
    line = view.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, name)
    return line


def test_where_nothing_may_be_changed_the_list_of_files_says_why(desk: Desk, site: Path) -> None:
    site.with_name("shop.xml").write_text(urlset("shop/a", "shop/b")[:-20])
    open_as_one(desk, site)
    before = listed(desk, FileColumn.NAME)
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_Plus):
        desk.window.status.clearMessage()
        press(desk, key, 0)
        assert desk.window.status.currentMessage() == "Accept the recovered entries first."
    desk.window.status.clearMessage()
    desk.do.later.files.change(desk.file_set.file_list.there[0], "name", "other.xml")
    assert desk.window.status.currentMessage() == "Accept the recovered entries first."
    assert listed(desk, FileColumn.NAME) == before


@pytest.mark.new_window  # as this one will not know what is asked for any more
def test_the_panel_opens_and_closes_by_its_key_and_two_keys_in_it_ask_for_a_new_file(opened: Desk) -> None:
    panel, asked = opened.do.panels.files.panel, [0]
    panel.new_requested.disconnect()
    panel.new_requested.connect(lambda: asked.append(asked[-1] + 1))
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    keys = ((Qt.Key.Key_Insert, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_N, both))
    for times, (key, held) in enumerate(keys, 1):
        panel.view.setFocus()
        QTest.keyClick(panel.view, key, held)
        assert asked[-1] == times, key
    assert opened.session.undo_stack.isClean()
    opened.context.focus_table()
    dock = opened.do.panels.files
    assert dock.isVisible()
    opened.trigger("files_panel")
    assert dock.has_focus
    opened.trigger("files_panel")
    assert not dock.isVisible()
    assert opened.robot.table.hasFocus()


def test_a_name_is_typed_in_its_line_and_counts_when_all_is_saved_before_it_is_entered(opened: Desk) -> None:
    line = type_name(opened, "fresh.xml")
    QTest.keyClick(line, Qt.Key.Key_Return)
    opened.wait_for(lambda: list(pages(opened)) == ["news.xml", "fresh.xml"])
    assert opened.session.filter.file is None  # Enter was for the name
    assert opened.do.panels.files.panel.view.hasFocus()
    type_name(opened, "newest.xml")
    opened.trigger("save")
    opened.wait_until_ready()
    assert list(pages(opened)) == ["news.xml", "newest.xml"]
    assert not opened.session.is_modified


def test_keys_come_to_the_date_of_a_file_in_the_index_and_leave_a_column_without_room(opened: Desk) -> None:
    opened.window.resize(960, 800)
    opened.trigger("files_panel")
    panel = opened.do.panels.files.panel
    for key in (*[Qt.Key.Key_Right] * 9, Qt.Key.Key_Left, Qt.Key.Key_Right):  # no further than to the last
        QTest.keyClick(panel.view, key)
    assert panel.view.currentIndex().column() == FileColumn.LASTMOD
    QTest.keyClick(panel.view, Qt.Key.Key_F2)
    line = panel.view.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "2026-11-20")
    QTest.keyClick(line, Qt.Key.Key_Return)
    opened.wait_for(lambda: listed(opened, FileColumn.LASTMOD)[0] == "2026-11-20")
    assert panel.view.currentIndex().column() == FileColumn.LASTMOD
    opened.window.resize(760, 800)
    opened.wait_for(lambda: panel.view.isColumnHidden(FileColumn.LASTMOD))
    assert panel.view.currentIndex().column() == FileColumn.NAME


def test_beside_long_sentences_the_url_in_the_index_is_read_or_away_and_nothing_is_cut_off(
    desk: Desk, site: Path
) -> None:
    write(site.parent, index_xml=index("news.xml", "gone.xml"))
    open_as_one(desk, site)
    desk.trigger("details_panel")
    desk.trigger("details_panel")  # goes there, then closes it
    desk.trigger("files_panel")
    view = desk.do.panels.files.panel.view

    def has_width(width: int) -> bool:
        return desk.window.width() == width and view.header().length() <= view.viewport().width()

    for width in (640, 760, 800, 900, 1000, 1100, 1280, 1600):
        desk.window.resize(width, 800)
        desk.wait_for(partial(has_width, width))
        is_loc_away, is_date_away = map(view.isColumnHidden, (FileColumn.LOC, FileColumn.LASTMOD))
        assert is_loc_away or view.columnWidth(FileColumn.LOC) >= 176, width
        assert is_loc_away == (width < 750), width
        assert is_date_away or view.columnWidth(FileColumn.STATE) > 200, width


def test_a_name_that_is_being_typed_counts_when_the_wheel_turns_to_another_tab_or_why_not_is_said_there(
    opened: Desk, tmp_path: Path
) -> None:
    other = tmp_path / "other.xml"
    other.write_text(urlset("other"))
    opened.open(other)
    for name, is_told in (("fresh.xml", False), ("news.xml", True)):
        opened.trigger("previous_tab")
        type_name(opened, name)
        turn_wheel(opened.context.tabs.tabBar())
        assert not opened.session.document.is_set
        assert bool(opened.window.status.currentMessage()) is is_told, name
        assert not opened.session.is_modified
    opened.trigger("previous_tab")
    assert list(pages(opened)) == ["news.xml", "fresh.xml"]


def test_rows_can_be_dropped_only_on_a_file_that_is_open_and_how_each_stands_can_be_read_whole(
    desk: Desk, site: Path
) -> None:
    site.write_text(index("news.xml", "shop.xml", "gone.xml"))
    open_as_one(desk, site)
    desk.trigger("files_panel")
    view, data = desk.do.panels.files.panel.view, QMimeData()
    data.setData(ROWS_MIME, b"")
    for file, is_taken in (("shop.xml", True), ("gone.xml", False)):
        line = view.model().index(listed(desk, FileColumn.NAME).index(file), 0)
        event = drag_moves(view.visualRect(line).center(), data, Qt.DropAction.MoveAction)
        view.dragMoveEvent(event)
        assert event.isAccepted() is is_taken, file
    site.write_text(index("news.xml", "gone.xml"))
    open_as_one(desk, site)
    desk.trigger("files_panel")
    view = desk.do.panels.files.panel.view
    [longest] = [text for text in listed(desk, FileColumn.STATE) if text.endswith(".")]
    assert view.columnWidth(FileColumn.STATE) > view.fontMetrics().horizontalAdvance(longest)
