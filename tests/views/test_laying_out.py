"""What many parts do to a layout is worked out once."""

from itertools import pairwise

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.views.widgets.widget_layouts import laid_out_once

COUNT = 50


class Part(QWidget):
    """Counts how often it is asked for its height."""

    asked = 0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(10, 10)

    def heightForWidth(self, _width: int) -> int:
        Part.asked += 1
        return 10


def test_many_parts_that_are_shown_together_are_laid_out_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    outer = QVBoxLayout(window)
    form = QWidget(window)
    outer.addWidget(form)
    column = QVBoxLayout(form)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    window.resize(100, 20 * COUNT)
    window.show()
    parts = [Part(form) for _ in range(COUNT)]
    Part.asked = 0
    with laid_out_once(form):
        for part in parts:
            column.addWidget(part)
            part.show()
    assert parts[0].y() == 0
    assert all(part.y() > before.y() for before, part in pairwise(parts))
    assert Part.asked < 10 * COUNT
