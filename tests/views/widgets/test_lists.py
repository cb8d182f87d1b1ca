"""Lists have no scroll bar below them for the width of the one beside them."""

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from editor.views.widgets.lists import ReadingTable, StretchedColumn
from editor.views.widgets.widget_layouts import column_of


@pytest.mark.usefixtures("light")
def test_a_column_takes_what_the_others_leave_though_the_list_was_filled_before_it_was_shown(
    qtbot: QtBot,
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    table = ReadingTable("Pages", QStandardItemModel(0, 3), dialog)
    StretchedColumn(table.horizontalHeader(), 0)
    column_of(table, grows=table, inside=dialog)
    dialog.resize(500, 200)
    model = table.model()
    assert isinstance(model, QStandardItemModel)
    for row in range(50):
        model.appendRow([QStandardItem(f"{row}.{column}") for column in range(3)])
    dialog.show()
    qtbot.waitUntil(lambda: table.verticalScrollBar().isVisible())
    header = table.horizontalHeader()
    qtbot.waitUntil(lambda: header.length() == table.viewport().width())
    assert table.horizontalScrollBar().maximum() == 0
