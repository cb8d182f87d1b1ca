"""No dialog is larger than the smallest screen: its buttons can always be reached."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from editor.app.picture.dialogs import DIALOG_MAKERS, OF_SEVERAL
from tests.app.desk import Desk
from tests.services.workspaces import index, urlset, write

ROOM = QSize(776, 544)  # of a screen of 800 x 600, without what is drawn around


def check(desk: Desk, name: str) -> None:
    dialog = DIALOG_MAKERS[name](desk.window, desk.session)
    dialog.show()
    dialog.resize(ROOM)
    size = dialog.size()
    dialog.reject()
    dialog.deleteLater()
    assert size == size.boundedTo(ROOM)


@pytest.mark.parametrize("name", sorted({*DIALOG_MAKERS} - {*OF_SEVERAL}))
def test_a_dialog_fits_a_small_screen(repaired: Desk, name: str) -> None:
    check(repaired, name)


@pytest.mark.parametrize("name", OF_SEVERAL)
def test_a_dialog_about_several_files_fits_whatever_they_are_called(
    desk: Desk, tmp_path: Path, name: str
) -> None:
    long = "a" * 150
    desk.open(write(tmp_path, index_xml=index(f"{long}.xml"), **{f"{long}_xml": urlset("a")}))
    with desk.until(desk.do.file.loaded):
        desk.trigger("open_children")
    desk.window.refresh()
    check(desk, name)


def test_a_small_window_has_room_for_the_columns_of_the_protocol(desk: Desk, tmp_path: Path) -> None:
    write(tmp_path, many_xml=urlset(*map(str, range(60))))
    desk.open(tmp_path / "many.xml")
    desk.window.resize(800, 600)
    desk.window.refresh()
    table = desk.bench.table
    assert table is not None
    desk.wait_for(lambda: table.viewport().width() > 700)
    assert table.verticalScrollBar().maximum() > 0
    assert table.horizontalScrollBar().maximum() == 0
