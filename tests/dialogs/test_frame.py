from PySide6.QtWidgets import QLabel
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
