"""Each gesture is one edit, one step of undo, and the selection comes back with it."""

from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from editor.app.commands import edit_commands
from editor.core.document import edits
from editor.core.document.document import Document
from editor.formats.writing.faithful_writing import to_bytes
from editor.views.delegates.value_delegates import CellChoice, LastmodEditor
from editor.views.table import cell_editing
from tests.app.desk import SITEMAP, Desk

LOCS = ["https://e.org/", "https://e.org/a", "https://e.org/b"]


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


ORDERS = [  # of what is done to rows
    ("move_up", [1], "102"),
    ("move_up", [2], "021"),
    ("move_up", [0], "012"),
    ("move_down", [0], "102"),
    ("move_down", [2], "012"),
    ("move_top", [1, 2], "120"),
    ("move_bottom", [0, 1], "201"),
    ("delete", [0, 2], "1"),
    ("delete", [0, 1, 2], ""),
    ("duplicate", [0], "0012"),
]


def test_rows_are_moved_deleted_and_duplicated_and_come_back(opened: Desk) -> None:
    for action, rows, order in ORDERS:
        opened.robot.select_rows(*rows)
        opened.trigger(action)
        assert opened.values("loc") == [LOCS[int(digit)] for digit in order], (action, rows)
        if opened.is_enabled("undo"):
            opened.trigger("undo")
        assert opened.values("loc") == LOCS, (action, rows)


def test_edits_of_very_many_rows_are_made_while_the_window_goes_on_and_can_be_stopped_and_undone(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (edits, edit_commands, cell_editing):
        monkeypatch.setattr(module, "CHANGED_AT_ONCE", 1)
    monkeypatch.setattr(cell_editing, "_MANY_LINES", 1)
    before = opened.values("priority")
    may_go_on = Event()
    opened.robot.select_cells("priority", range(3))
    with monkeypatch.context() as held:
        held.setattr(Document, "working_copy", lambda *_: may_go_on.wait(30))
        opened.trigger("clear")
        assert (opened.session.is_busy, opened.values("priority")) == (True, before)
        opened.stop()
        may_go_on.set()
        opened.wait_for(lambda: opened.is_at_rest)
    assert (opened.values("priority"), opened.session.is_modified) == (before, False)
    opened.trigger("clear")
    opened.wait_for(lambda: opened.session.is_modified)
    assert opened.values("priority") == ["", "", ""]
    opened.trigger("undo")
    opened.wait_for(lambda: not opened.session.is_modified)
    assert opened.values("priority") == before
    opened.robot.select_rows(0, 2)
    opened.trigger("duplicate")
    opened.wait_for(lambda: opened.session.is_modified)
    assert opened.values("loc") == [*LOCS, LOCS[0], LOCS[2]]


def test_of_very_many_pasted_rows_is_told_how_many_paths_were_completed(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edits, "CHANGED_AT_ONCE", 1)
    monkeypatch.setattr(cell_editing, "_MANY_LINES", 1)
    QGuiApplication.clipboard().setText("/one\n/two\n/three")
    opened.robot.click(0, "loc")
    opened.trigger("paste")
    opened.wait_for(lambda: opened.session.is_modified)
    assert opened.values("loc")[1:4] == ["https://e.org/one", "https://e.org/two", "https://e.org/three"]
    assert opened.window.status.currentMessage() == "3 paths were completed with https://e.org."


def test_what_was_moved_stays_selected_and_a_key_moves_it_while_the_person_is_in_the_table(
    opened: Desk,
) -> None:
    opened.robot.select_rows(0)
    opened.window.refresh()
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    opened.robot.press(Qt.Key.Key_Down, held)
    assert opened.values("loc") == [LOCS[1], LOCS[0], LOCS[2]]
    opened.trigger("undo")
    opened.robot.select_rows(1)
    opened.trigger("move_up")
    opened.trigger("move_down")
    opened.trigger("move_down")
    assert opened.values("loc") == [LOCS[0], LOCS[2], LOCS[1]]


def test_after_an_entry_with_a_comment_is_deleted_one_row_is_selected(desk: Desk, sitemap: Path) -> None:
    more = "<url><loc>https://e.org/c</loc></url></urlset>"
    second = "  <url>\n    <loc>https://e.org/a"
    sitemap.write_text(SITEMAP.replace(second, f"<!-- a -->{second}").replace("</urlset>", more))
    desk.open(sitemap)
    desk.robot.select_rows(1)
    desk.trigger("delete")
    desk.trigger("delete")
    assert desk.values("loc") == [LOCS[0], "https://e.org/c"]


def test_after_a_row_is_deleted_the_one_that_stands_there_is_selected(opened: Desk) -> None:
    for row, selected in ((0, [0]), (1, [1]), (2, [1])):
        opened.robot.select_rows(row)
        opened.trigger("delete")
        assert list(opened.robot.table.selected_rows()) == selected
        opened.trigger("undo")
    opened.session.filter.set("-/a")
    opened.robot.select_rows(0)
    opened.trigger("delete")
    assert opened.values("loc") == LOCS[1:]
    assert list(opened.robot.table.selected_rows()) == [1]  # one that is shown


def test_after_a_row_is_deleted_while_sorted_the_one_below_it_is_selected(opened: Desk) -> None:
    opened.robot.sort_by("priority")
    for row, left in ((1, [LOCS[0], LOCS[2]]), (0, LOCS[:1])):
        opened.robot.select_rows(row)
        opened.trigger("delete")
        assert opened.values("loc") == left
        assert [opened.values("loc")[each] for each in opened.robot.table.selected_rows()] == LOCS[:1]


def test_in_a_field_that_unfolds_the_same_key_unfolds_it(opened: Desk) -> None:
    robot = opened.robot
    for field, letter in (("lastmod", "2"), ("changefreq", "w")):
        robot.click(0, field)
        opened.window.refresh()
        robot.type(letter)
        robot.press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        editor = robot.editor
        if isinstance(editor, LastmodEditor):
            assert editor.popup is not None
            assert editor.popup.isVisible()
            editor.popup.close()
        else:
            assert isinstance(editor, CellChoice)
            assert editor.box.view().isVisible()
            editor.box.hidePopup()
    assert opened.values("loc") == LOCS


def test_rows_cannot_be_moved_while_sorted_also_by_their_findings_and_the_order_can_become_the_files(
    opened: Desk,
) -> None:
    opened.robot.sort_by("priority")
    opened.robot.select_rows(1)
    assert not opened.is_enabled("move_up")
    opened.do.edit.move_up()
    assert opened.values("loc") == LOCS
    opened.trigger("file_order")
    assert opened.is_enabled("move_up")
    opened.robot.sort_by("priority")
    opened.trigger("keep_order")
    assert opened.values("priority") == ["0.4", "0.5", "1.0"]
    assert opened.session.model.order.is_file_order
    assert opened.robot.table.horizontalHeader().sortIndicatorSection() == -1
    opened.trigger("undo")
    assert opened.values("priority") == ["1.0", "0.5", "0.4"]
    opened.robot.type_in(2, "priority", "high")
    model = opened.session.model
    before = [model.painted.row_mark(row) for row in range(3)]
    opened.trigger("worst_first")
    assert [model.painted.row_mark(row) for row in range(3)] == sorted(before, reverse=True) != before
    opened.trigger("file_order")
    assert model.order.is_file_order


def test_sorting_a_list_whose_last_line_has_no_end_keeps_the_lines_apart(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "urls.txt"
    path.write_text("https://e.org/c\nhttps://e.org/b\nhttps://e.org/a")
    desk.open(path)
    desk.robot.sort_by("loc")
    desk.trigger("keep_order")
    assert to_bytes(desk.session.document.entries) == b"https://e.org/a\nhttps://e.org/b\nhttps://e.org/c"


ADDING = (
    (Qt.Key.Key_Insert, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
)


def has_rows(desk: Desk, count: int) -> bool:
    return len(desk.values("loc")) == count


def test_a_new_row_stands_below_the_current_one_with_its_url_to_type_also_where_there_is_no_insert(
    opened: Desk,
) -> None:
    opened.robot.click(0, "priority")
    opened.trigger("add")
    opened.robot.type("https://e.org/new")
    opened.robot.press(Qt.Key.Key_Return)
    assert opened.values("loc") == [LOCS[0], "https://e.org/new", *LOCS[1:]]
    opened.trigger("undo")
    opened.trigger("undo")
    assert opened.values("loc") == LOCS
    for number, (key, held) in enumerate(ADDING):
        opened.do.finish_typing()
        opened.robot.click(0, "priority")
        QTest.keyClick(opened.robot.table, key, held)
        opened.wait_for(partial(has_rows, opened, len(LOCS) + number + 1))


def test_undo_says_what_it_undoes_and_selects_it(opened: Desk) -> None:
    opened.robot.type_in(2, "priority", "0.9")
    opened.robot.click(0, "loc")
    opened.window.refresh()
    assert opened.window.menus.actions["undo"].text() == "&Undo set priority"
    opened.trigger("undo")
    assert opened.context.table is not None
    assert list(opened.context.table.selected_rows()) == [2]
    assert opened.values("priority")[2] == "0.4"
    opened.trigger("redo")
    assert opened.values("priority")[2] == "0.9"


def test_urls_pasted_into_an_empty_window_start_a_sitemap(desk: Desk) -> None:
    QGuiApplication.clipboard().setText("https://e.org/1\nhttps://e.org/2\n")
    desk.trigger("paste")
    assert desk.values("loc") == ["https://e.org/1", "https://e.org/2"]


def test_a_file_in_another_encoding_is_converted_when_asked(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "latin.xml"
    text = SITEMAP.replace("UTF-8", "ISO-8859-1").replace("e.org/a", "e.org/ä")
    path.write_text(text, encoding="latin-1")
    desk.open(path)
    desk.trigger("convert_utf8")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert path.read_text(encoding="utf-8") == text.replace("ISO-8859-1", "UTF-8")


def test_the_offer_above_the_table_converts_it_too(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "latin.xml"
    path.write_text(SITEMAP.replace("UTF-8", "ISO-8859-1"), encoding="latin-1")
    view = desk.open(path)
    view.banner.choose("Convert to UTF-8")
    assert desk.session.undo_stack.undoText() == "Convert to UTF-8"
    assert not view.banner.isVisible()


def test_an_edit_that_fails_leaves_document_and_history_as_they_were(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.robot.type_in(0, "priority", "0.9")
    before = opened.session.undo_stack.count()

    def fail(*_arguments: object) -> None:
        raise RuntimeError("no")

    with monkeypatch.context() as patch:
        patch.setattr(opened.session.document.entries, "insert", fail)
        opened.robot.click(0, "loc")
        with pytest.raises(RuntimeError, match="no"):
            opened.do.edit.add()
    assert opened.session.undo_stack.count() == before
    assert opened.values("loc") == LOCS
    opened.trigger("undo")
    assert opened.values("priority")[0] == "1.0"
