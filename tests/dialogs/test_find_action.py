import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.dialogs.find_action import FindActionDialog, Offer

OFFERS = (
    Offer("save", "Save", "File", "Ctrl+S", is_enabled=False),
    Offer("save_as", "Save as…", "File", "Ctrl+Shift+S", is_enabled=True),
    Offer("save_copy", "Save a copy…", "File", "", is_enabled=True),
    Offer("undo", "Undo", "Edit", "Ctrl+Z", is_enabled=True),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> FindActionDialog:
    dialog = FindActionDialog(OFFERS)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def listed(dialog: FindActionDialog) -> list[str]:
    return [line.text(0) for line in dialog.list.lines() if not line.isHidden()]


def test_an_action_is_found_by_parts_of_its_name_and_its_menu(dialog: FindActionDialog) -> None:
    QTest.keyClicks(dialog.line, "FILE copy")
    assert listed(dialog) == ["Save a copy…"]
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert (dialog.result(), dialog.chosen) == (1, "save_copy")


def test_what_makes_no_sense_now_is_passed_over(dialog: FindActionDialog) -> None:
    QTest.keyClicks(dialog.line, "save")
    assert listed(dialog) == ["Save", "Save as…", "Save a copy…"]
    assert dialog.chosen == "save_as"
    QTest.keyClick(dialog.line, Qt.Key.Key_Down)
    assert dialog.chosen == "save_copy"
    for _time in range(3):
        QTest.keyClick(dialog.line, Qt.Key.Key_Up)
    assert dialog.chosen == "save_as"


def test_nothing_is_run_where_nothing_fits(dialog: FindActionDialog) -> None:
    QTest.keyClicks(dialog.line, "xyz")
    assert (listed(dialog), dialog.chosen) == ([], "")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog.line, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
