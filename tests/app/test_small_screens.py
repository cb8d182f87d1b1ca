"""No dialog is larger than the smallest screen: its buttons can always be reached."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

from picture_dialogs import OF_SEVERAL
from tests.app.all_dialogs import complaints
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import index, urlset, write

ROOM = QSize(776, 544)  # of a screen of 800 x 600, without what is drawn around


def excess(dialog: QDialog) -> object:
    """The size of a dialog that is larger than the screen."""
    dialog.show()
    dialog.resize(ROOM)
    size = dialog.size()
    return None if size == size.boundedTo(ROOM) else size.toTuple()


def test_every_dialog_about_several_files_fits_whatever_they_are_called(desk: Desk, tmp_path: Path) -> None:
    long = "a" * 150
    write(tmp_path, index_xml=index(f"{long}.xml"), **{f"{long}_xml": urlset("a")})
    open_as_one(desk, tmp_path)
    assert complaints(desk, OF_SEVERAL, excess) == {}


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
