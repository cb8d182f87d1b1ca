from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton
from pytestqt.qtbot import QtBot

from editor.dialogs.frame import Buttons, Dialog


def test_a_dialog_comes_up_whole_on_a_small_screen(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    dialog.column.addWidget(QLabel("Ctrl+S"), 1)
    dialog.add_buttons(Buttons.Close)
    screen = dialog.screen().availableSize()
    dialog.resize(screen * 2)
    dialog.show()
    assert dialog.size() == dialog.room()
    assert dialog.height() < screen.height()
    assert dialog.width() < screen.width()


def test_a_dialog_begins_at_what_is_chosen(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    group = QButtonGroup(dialog)
    for words in ("1 selected", "All 60"):
        button = QRadioButton(words)
        group.addButton(button)
        dialog.column.addWidget(button)
    button.setChecked(True)
    dialog.add_buttons(Buttons.Close)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    assert dialog.focusWidget() is button
