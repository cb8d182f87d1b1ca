"""Where the person is while rows are sorted, and selecting rows by what they have in common."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QDialogButtonBox

from editor.app.commands import edit_commands
from editor.core.document import edits
from editor.core.document.document import Document
from editor.dialogs.filter_dialogs import SelectWhereDialog
from editor.models.table import rows_model
from tests.app.desk import Desk

HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
COUNT = 200


@pytest.fixture
def long(desk: Desk, tmp_path: Path) -> Desk:
    """A window with many rows: sorted by priority, the last ones come first."""
    rows = (
        f"<url><loc>https://e.org/{row}</loc><priority>{1 - row / COUNT:.3f}</priority></url>"
        for row in range(COUNT)
    )
    path = tmp_path / "long.xml"
    path.write_text(f"{HEAD}{''.join(rows)}</urlset>")
    desk.open(path)
    desk.context.focus_table()
    return desk


def is_in_sight(desk: Desk, index: QModelIndex) -> bool:
    table = desk.robot.table
    return table.viewport().rect().contains(table.visualRect(index))


def test_the_current_row_stays_where_it_is_seen(long: Desk) -> None:
    table = long.robot.table
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum() // 2)
    long.robot.click(table.rowAt(table.viewport().height() // 2), "loc")
    row, top = table.current_row(), table.visualRect(table.currentIndex()).top()
    long.robot.sort_by("priority")
    assert (table.current_row(), table.visualRect(table.currentIndex()).top()) == (row, top)
    long.trigger("file_order")
    assert (table.current_row(), table.visualRect(table.currentIndex()).top()) == (row, top)


def test_very_many_rows_are_sorted_while_the_window_goes_on_and_that_can_be_stopped(
    long: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows_model, "SORTED_AT_ONCE", COUNT - 1)
    long.robot.sort_by("priority")
    assert long.session.is_busy
    assert not long.session.is_editable
    long.wait_until_ready()
    assert long.robot.text(0, "loc") == f"/{COUNT - 1}"
    may_go_on = Event()
    monkeypatch.setattr("editor.core.table_columns.sorted_rows", lambda *_: may_go_on.wait(30) and [])
    long.robot.sort_by("loc")
    long.window.refresh()
    long.stop()
    assert (long.session.is_busy, long.session.model.is_sorted) == (False, False)
    assert long.robot.text(0, "loc") == "/0"
    assert long.robot.table.horizontalHeader().sortIndicatorSection() == -1
    may_go_on.set()
    long.wait_for(lambda: long.is_at_rest)
    assert long.robot.text(0, "loc") == "/0"


def test_a_large_file_is_sorted_while_the_window_goes_on_and_that_can_be_stopped_and_undone(
    long: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (edits, edit_commands):
        monkeypatch.setattr(module, "CHANGED_AT_ONCE", COUNT - 1)
    in_file, model = long.values("loc"), long.session.model
    may_go_on = Event()
    with monkeypatch.context() as held:
        held.setattr(Document, "working_copy", lambda *_: may_go_on.wait(30))
        long.robot.sort_by("priority")
        long.trigger("keep_order")
        long.window.refresh()
        assert (long.session.is_busy, long.values("loc")) == (True, in_file)
        long.stop()
        may_go_on.set()
        long.wait_for(lambda: long.is_at_rest)
    assert (long.values("loc"), long.session.is_modified, model.is_sorted) == (in_file, False, True)
    long.trigger("keep_order")
    long.wait_for(lambda: long.session.is_modified)
    assert (long.values("loc"), model.is_sorted) == (in_file[::-1], False)
    long.trigger("undo")
    long.wait_for(lambda: not long.session.is_modified)
    assert long.values("loc") == in_file
    long.trigger("redo")
    long.wait_for(lambda: long.session.is_modified)
    assert long.values("loc") == in_file[::-1]


def test_a_current_row_out_of_sight_is_brought_into_it(long: Desk) -> None:
    long.robot.click(1, "loc")
    long.robot.table.verticalScrollBar().setValue(2000)
    long.robot.sort_by("priority")
    assert long.robot.current == (COUNT - 2, "loc")
    assert is_in_sight(long, long.robot.table.currentIndex())


def test_who_has_chosen_no_row_sees_the_first_ones(long: Desk) -> None:
    long.robot.sort_by("priority")
    assert long.robot.current == (0, "loc")
    assert long.robot.table.current_row() == COUNT - 1
    assert is_in_sight(long, long.robot.cell(0, "loc"))


def test_the_first_row_is_a_place_as_well_once_it_is_clicked(long: Desk) -> None:
    long.robot.click(0, "loc")
    long.robot.sort_by("priority")
    assert long.robot.table.current_row() == 0
    assert is_in_sight(long, long.robot.table.currentIndex())


def test_the_worst_rows_are_shown_from_the_first_on(long: Desk) -> None:
    long.robot.type_in(150, "priority", "high")
    long.robot.click(60, "loc")
    long.trigger("worst_first")
    assert (long.robot.current, long.robot.table.current_row()) == ((0, "loc"), 150)


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


@pytest.fixture
def dialog(opened: Desk) -> SelectWhereDialog:
    return opened.do.later.filters.select_where_dialog(opened.session)


def can_select(dialog: SelectWhereDialog) -> bool:
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    return box.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


OUTLOOKS = [
    ("", [], "Type a filter that the rows match."),
    ("priority<1", [1, 2], "2 of the rows shown match."),
    ("rule:lastmod-*", [1], "1 of the rows shown matches."),
    ("nowhere", [], "None of the rows shown match."),
    ("priority<", [], ""),
    ("rule:x", [], ""),
]


def test_it_says_how_many_rows_fit(dialog: SelectWhereDialog) -> None:
    for text, rows, outlook in OUTLOOKS:
        dialog.line.set_filter_text(text)
        assert list(dialog.rows) == rows, text
        assert dialog.outlook == outlook, text
        assert can_select(dialog) == bool(rows), text
        assert bool(dialog.line.trouble()) == (text in ("priority<", "rule:x")), text


def test_an_expression_is_waited_for(opened: Desk, dialog: SelectWhereDialog) -> None:
    dialog.line.set_filter_text("/[ab]$/")
    assert dialog.outlook == "Searching…"
    assert not can_select(dialog)
    opened.wait_for(lambda: list(dialog.rows) == [1, 2])
    assert can_select(dialog)


def test_only_what_is_shown_is_selected(opened: Desk) -> None:
    opened.do.view.show_only("/a")
    dialog = opened.do.later.filters.select_where_dialog(opened.session)
    dialog.line.set_filter_text("is:error")
    assert list(dialog.rows) == [1]


def test_the_rows_become_the_selection(opened: Desk) -> None:
    def answer(dialog: SelectWhereDialog) -> bool:
        dialog.line.set_filter_text("priority<1")
        return True

    opened.answer(SelectWhereDialog, answer)
    opened.trigger("select_where")
    assert opened.context.table is not None
    assert list(opened.context.table.selected_rows()) == [1, 2]
    assert opened.session.model.rowCount() == 3


def test_what_is_shown_is_selected_from_the_filter_line(opened: Desk) -> None:
    opened.do.view.show_only("is:error")
    opened.trigger("filter")
    opened.trigger("select_shown")
    assert opened.context.table is not None
    assert list(opened.context.table.selected_rows()) == [1, 2]
    assert opened.context.table.hasFocus()
