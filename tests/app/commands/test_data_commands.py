"""A joined table: its columns are shown, sorted, filtered, and there again the next time."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from editor.core.joined_data import NO_DATA, JoinedData
from editor.dialogs import dialog_frame
from editor.dialogs.tables.table_import_dialogs import TableJoinDialog
from editor.formats.writing.faithful_writing import to_bytes
from editor.models.table import item_data
from editor.services.installation import state_folder
from editor.services.tables.joined_tables import JoinedDataStore
from tests.app.desk import SITEMAP, Desk

TABLE = """Top pages,Clicks,Index status
https://e.org/,90,Indexed
https://e.org/a,"1,200",
https://e.org/elsewhere,1,Indexed
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "pages.csv"
    path.write_text(TABLE, encoding="utf-8")
    return path


def join(desk: Desk, table: Path, leave_out: str = "", *, anew: bool = False) -> list[str]:
    """Join a table but for one column; returns what the dialog said."""
    said: list[str] = []

    def answer(dialog: TableJoinDialog) -> None:
        dialog.source.open(table)
        desk.wait_for(lambda: bool(dialog.list.lines()) and not dialog.is_busy)
        said.append(dialog.outlook)
        dialog.replaces.setChecked(anew)
        for line in dialog.list.lines():
            dialog_frame.tick(line, is_ticked=line.text(0) != leave_out)
        dialog.ok.click()

    desk.answer(TableJoinDialog, answer)
    desk.trigger("join_table")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    return said


def shown(desk: Desk) -> list[str]:
    table = desk.context.table
    assert table is not None
    return [column.title for column in table.visible.columns() if column.name.startswith("data:")]


def kept(path: Path) -> JoinedData:
    return JoinedDataStore(state_folder() / "joined").read(path)


def test_columns_are_shown_sorted_filtered_kept_and_never_written(
    desk: Desk, sitemap: Path, table: Path
) -> None:
    desk.open(sitemap)
    [said] = join(desk, table)
    assert said.startswith("2 URLs were found in the table. 1 row of the table matches no entry.")
    assert shown(desk) == ["Clicks", "Index status"]
    assert not desk.session.undo_stack.canUndo()
    assert to_bytes(desk.session.document.entries) == SITEMAP.encode()
    model = desk.session.model
    names = [column.name for column in model.columns]
    clicks = names.index("data:Clicks")
    assert [model.index(row, clicks).data() for row in range(3)] == ["90", "1,200", "—"]
    model.sort(clicks, Qt.SortOrder.DescendingOrder)
    assert [model.order.document_row(row) for row in range(3)] == [1, 0, 2]
    model.sort(-1)
    desk.session.filter.set('data:clicks>100 OR data:"index status":indexed')
    desk.wait_for(lambda: model.rowCount() == 2)
    desk.session.filter.set("")
    desk.wait_for(lambda: model.rowCount() == 3)
    assert [column.heading for column in kept(sitemap).columns] == ["Clicks", "Index status"]
    desk.trigger("close")
    desk.open(sitemap)
    desk.wait_for(lambda: shown(desk) == ["Clicks", "Index status"])


def test_numbers_stand_at_the_right_and_words_at_the_left(desk: Desk, sitemap: Path, table: Path) -> None:
    desk.open(sitemap)
    join(desk, table)
    model = desk.robot.table.entries
    names = [column.name for column in model.columns]
    sides = [
        model.headerData(names.index(name), Qt.Orientation.Horizontal, item_data.TEXT_ALIGNMENT)
        for name in ("data:Clicks", "data:Index status")
    ]
    assert sides == [item_data.NUMBERS, item_data.VALUES]
    delegates = [
        desk.robot.table._delegates[names.index(name)] for name in ("data:Clicks", "priority", "loc")
    ]
    assert [delegate.is_right for delegate in delegates] == [True, True, False]


def test_a_column_may_be_left_out_and_all_that_was_joined_be_removed(
    desk: Desk, sitemap: Path, table: Path, tmp_path: Path
) -> None:
    desk.open(sitemap)
    join(desk, table, leave_out="Index status")
    assert shown(desk) == ["Clicks"]
    other = tmp_path / "other.csv"
    other.write_text("URL,Inlinks\nhttps://e.org/b,3\n", encoding="utf-8")
    join(desk, other)
    assert shown(desk) == ["Clicks", "Inlinks"]
    join(desk, other, leave_out="Inlinks", anew=True)
    assert shown(desk) == []
    assert kept(sitemap) == NO_DATA


def test_a_crawl_brings_answers_along_without_a_request(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    crawl = tmp_path / "crawl.csv"
    crawl.write_text("Address,Status Code\nhttps://e.org/,200\nhttps://e.org/a,404\n", encoding="utf-8")
    desk.open(sitemap)
    join(desk, crawl)
    desk.wait_for(lambda: len(desk.session.document.answers) == 2)
    desk.session.filter.set("verdict:gone")
    desk.wait_for(lambda: desk.session.model.rowCount() == 1)
    assert desk.session.model.order.document_row(0) == 1


def test_what_is_joined_goes_along_to_another_name(
    desk: Desk, sitemap: Path, table: Path, tmp_path: Path
) -> None:
    desk.open(sitemap)
    join(desk, table)
    other = desk.person.answers.to_save = tmp_path / "other.xml"
    desk.trigger("save_as")
    desk.wait_for(lambda: kept(other) == kept(sitemap) != NO_DATA)


def test_a_new_sitemap_is_joined_for_as_long_as_it_is_open_and_then_for_its_file(
    desk: Desk, table: Path, tmp_path: Path
) -> None:
    desk.trigger("new")
    desk.trigger("add")
    desk.robot.type_in(0, "loc", "https://e.org/a")
    join(desk, table)
    desk.wait_for(partial(is_shown, desk))
    assert not list((state_folder() / "joined").glob("*"))
    new = desk.person.answers.to_save = tmp_path / "new.xml"
    desk.trigger("save")
    desk.wait_for(lambda: [column.heading for column in kept(new).columns] == ["Clicks"])


def is_shown(desk: Desk) -> bool:
    return shown(desk) == ["Clicks"]
