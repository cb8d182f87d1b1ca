"""Lines of several columns, as a screen reader comes to them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.boxed_list import BoxedList
from editor.models.urlset_model import ABSENT


def first(listing: BoxedList) -> str:
    """What is said of the first cell."""
    cells = QAccessible.queryAccessibleInterface(listing)
    texts = [cells.child(number).text(QAccessible.Text.Name) for number in range(cells.childCount())]
    return next(text for text in texts if "e.org" in text)


def test_all_of_a_line_is_read_out_at_its_beginning(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Conflicts", ("URL", "Before", "Theirs", ""), window)
    item = listing.add_line(["https://e.org/", ABSENT, "0.9", "new"])
    item.setCheckState(2, Qt.CheckState.Unchecked)
    window.show()
    assert first(listing) == "URL: https://e.org/, Before: not set, Theirs: 0.9, not ticked, new"
    item.setCheckState(2, Qt.CheckState.Checked)
    listing.setColumnHidden(1, True)
    assert first(listing) == "URL: https://e.org/, Theirs: 0.9, ticked, new"
