import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from editor.dialogs.dialog_frame import ListingDialog, ListingGroup
from editor.views.style.theme import apply_theme

LONG = "products_of_the_summer_sale_" * 4


@pytest.fixture(autouse=True)
def _themed(qapp: QApplication) -> None:
    """With the frames that the program's look has."""
    apply_theme(qapp, "light")


@pytest.mark.parametrize(("left", "right"), [("Place", LONG), (LONG, "Ctrl+S"), ("Not known " * 9, "Now")])
def test_nothing_is_cut_off(qtbot: QtBot, left: str, right: str) -> None:
    dialog = ListingDialog("Summary", [ListingGroup("File", [(left, right)] * 40)])
    qtbot.addWidget(dialog)
    dialog.show()
    [area] = dialog.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0


def test_what_is_wider_than_the_screen_can_be_scrolled_to(qtbot: QtBot) -> None:
    dialog = ListingDialog("Summary", [ListingGroup("File", [("Place", LONG * 9)])])
    qtbot.addWidget(dialog)
    dialog.show()
    [area] = dialog.findChildren(QScrollArea)
    qtbot.waitUntil(area.horizontalScrollBar().isVisible)
