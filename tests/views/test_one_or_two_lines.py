from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.views.widgets.one_or_two_lines import OneOrTwoLines


def test_it_takes_two_lines_where_there_is_no_room_for_one(qtbot: QtBot) -> None:
    outside = QWidget()
    qtbot.addWidget(outside)
    first, last = QPushButton("First", outside), QPushButton("Last", outside)
    for button in (first, last):
        button.setFixedSize(100, 20)
    line = QHBoxLayout()
    line.addWidget(first)
    both = OneOrTwoLines(line, last, outside)
    assert both.minimumSizeHint().width() == 100
    both.resize(250, 60)
    outside.show()
    qtbot.waitUntil(lambda: last.y() == first.y())
    both.resize(180, 60)
    qtbot.waitUntil(lambda: last.y() > first.y())
    assert last.mapTo(both, QPoint()).x() == 0
