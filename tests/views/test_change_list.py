"""Changes to look at before they are made."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.core.operations.outcome import Preview
from editor.views.change_list import ChangeList
from editor.views.theme import LIGHT

BEGINNING = "https://shop.example.com/products/"


def test_what_differs_is_seen_where_it_begins_beyond_the_edge(light: QApplication, qtbot: QtBot) -> None:
    changes = ChangeList()
    qtbot.addWidget(changes)
    changes.resize(560, 120)
    changes.show_changes([Preview(0, "loc", BEGINNING + "old", BEGINNING + "new")])
    changes.show()
    line = changes.visualRect(changes.model().index(0, 2)).center().y()
    image = changes.viewport().grab().toImage()
    marked = [x for x in range(image.width()) if image.pixelColor(x, line - 8) == LIGHT.color("match")]
    assert len(marked) >= 2 * changes.fontMetrics().horizontalAdvance("ol")
