"""Lines of several columns, as a screen reader comes to them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QHeaderView, QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.dialog_frame import BoxedList
from editor.models.table.entries_model import ABSENT
from editor.views.widgets.widget_layouts import LINE


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


@pytest.mark.parametrize("lines", [1, 60])
def test_a_column_takes_what_the_others_and_the_scroll_bar_leave(qtbot: QtBot, lines: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Sitemaps", ("URL", "Size"), window)
    listing.stretch(0)
    listing.resize(500, 300)
    window.show()
    for _line in range(lines):
        listing.add_line(["https://e.org/", "12"])
    for width in (500, 400, 600):
        listing.resize(width, 300)
        QApplication.processEvents()
        assert listing.header().length() == listing.viewport().width()
    assert listing.horizontalScrollBar().maximum() == 0
    listing.resize(150, 300)
    assert listing.columnWidth(0) >= listing.fontMetrics().averageCharWidth() * 14


def test_a_column_that_fits_what_it_holds_cuts_nothing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Unsaved changes", ("File", "Folder"), window)
    listing.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    name = "a-rather-long-name-of-a-sitemap.xml"
    item = listing.add_line([name, "/srv"])
    window.show()
    assert listing.columnWidth(0) > listing.fontMetrics().horizontalAdvance(name)
    assert listing.visualItemRect(item).height() == LINE
