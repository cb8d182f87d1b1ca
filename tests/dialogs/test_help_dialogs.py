import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.dialogs.help_dialogs import FindActionDialog
from editor.models.lists.list_models import Findable


def findable(name: str, title: str, place: str, key: str = "", *, is_enabled: bool = True) -> Findable:
    return Findable(name, title, place, lambda: None, key, is_enabled=is_enabled)


FINDABLES = (
    findable("save", "Save", "File", "Ctrl+S", is_enabled=False),
    findable("save_as", "Save as…", "File", "Ctrl+Shift+S"),
    findable("save_copy", "Save a copy…", "File"),
    findable("undo", "Undo", "Edit", "Ctrl+Z"),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> FindActionDialog:
    dialog = FindActionDialog(lambda: FINDABLES)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def chosen(dialog: FindActionDialog) -> str:
    return dialog.chosen.id if dialog.chosen else ""


def listed(dialog: FindActionDialog) -> list[str]:
    return [line.text(0) for line in dialog.list.lines()]


def test_an_action_is_found_by_parts_of_its_name_and_its_menu(dialog: FindActionDialog) -> None:
    QTest.keyClicks(dialog.line, "FILE copy")
    assert listed(dialog) == ["Save a copy…"]
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert (dialog.result(), chosen(dialog)) == (1, "save_copy")


def test_what_makes_no_sense_now_is_passed_over(dialog: FindActionDialog) -> None:
    QTest.keyClicks(dialog.line, "save")
    assert listed(dialog) == ["Save as…", "Save a copy…", "Save"]
    assert chosen(dialog) == "save_as"
    QTest.keyClick(dialog.line, Qt.Key.Key_Down)
    assert chosen(dialog) == "save_copy"
    QTest.keyClick(dialog.line, Qt.Key.Key_Down)
    assert chosen(dialog) == "save_copy"


def test_nothing_is_run_where_nothing_fits(dialog: FindActionDialog) -> None:
    QTest.keyClicks(dialog.line, "xyz")
    assert (listed(dialog), chosen(dialog)) == (["Nothing found. Try another word."], "")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog.line, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_whole_title_comes_before_what_was_used_before(qtbot: QtBot) -> None:
    actions = (
        findable("web", "Compare with what is published", "Site"),
        findable("file", "Compare with…", "File"),
    )
    dialog = FindActionDialog(lambda: actions, ["web"])
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.line, "compare with")
    assert chosen(dialog) == "file"


def test_what_can_be_done_meanwhile_is_no_longer_grey(qtbot: QtBot) -> None:
    now = [findable("save", "Save", "File", is_enabled=False)]
    dialog = FindActionDialog(lambda: now)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.line, "sa")
    assert chosen(dialog) == ""
    now = [findable("save", "Save", "File")]
    dialog.renew_soon()
    qtbot.waitUntil(lambda: chosen(dialog) == "save")
    assert dialog.line.text() == "sa"
