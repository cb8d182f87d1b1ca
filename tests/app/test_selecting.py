"""Selecting rows by what they have in common."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from editor.dialogs.filter_dialogs import SelectWhereDialog
from tests.app.desk import Desk


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


@pytest.fixture
def dialog(opened: Desk) -> SelectWhereDialog:
    return opened.do.view.select_where_dialog(opened.session)


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
    dialog = opened.do.view.select_where_dialog(opened.session)
    dialog.line.set_filter_text("is:error")
    assert list(dialog.rows) == [1]


def test_the_rows_become_the_selection(opened: Desk) -> None:
    def answer(dialog: SelectWhereDialog) -> bool:
        dialog.line.set_filter_text("priority<1")
        return True

    opened.answer(SelectWhereDialog, answer)
    opened.trigger("select_where")
    assert opened.bench.table is not None
    assert list(opened.bench.table.selected_rows()) == [1, 2]
    assert opened.session.model.rowCount() == 3


def test_what_is_shown_is_selected_from_the_filter_line(opened: Desk) -> None:
    opened.do.view.show_only("is:error")
    opened.trigger("filter")
    opened.trigger("select_shown")
    assert opened.bench.table is not None
    assert list(opened.bench.table.selected_rows()) == [1, 2]
    assert opened.bench.table.hasFocus()
