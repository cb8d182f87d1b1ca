"""Files are asked for in a dialog that looks like all others where the system has none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QSize, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.file_dialog import FileDialog
from editor.views.style.icons import icon


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def type_and_confirm(name: str) -> None:
    """Do so as soon as the dialog is open."""

    def do() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FileDialog)
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(line, QLineEdit)
        line.setText(name)
        if name:
            dialog.accept()
        else:
            dialog.reject()

    QTimer.singleShot(0, do)


def test_its_buttons_and_files_have_our_icons(window: QWidget, tmp_path: Path) -> None:
    dialog = FileDialog(window, "Open", str(tmp_path), ["All files (*)"])
    buttons = [button for button in dialog.findChildren(QToolButton) if button.objectName()]
    ours = {icon(name).cacheKey() for name in ("chevron-left", "chevron-right", "arrow-up", "plus")}
    ours |= {icon(name).cacheKey() for name in ("square", "list-checks")}
    assert {button.icon().cacheKey() for button in buttons} == ours
    provider = dialog.iconProvider()
    (tmp_path / "a.xml").touch()
    for path, name in ((tmp_path, "folder-open"), (tmp_path / "a.xml", "file")):
        assert provider.icon(QFileInfo(str(path))).cacheKey() == icon(name).cacheKey()


def test_it_fits_the_screen_with_letters_twice_as_large(
    window: QWidget, tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QSize(1416, 844)  # of a screen of 1440 x 900
    monkeypatch.setattr("editor.dialogs.file_dialog.room_on_screen", lambda _dialog: room)
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        dialog = FileDialog(window, "Open", str(tmp_path), [f"All files ({'*.xml *.gz *.txt ' * 6})"])
        dialog.show()
        for size in (dialog.size(), dialog.minimumSizeHint()):
            assert size == size.boundedTo(room)
        dialog.close()
    finally:
        qapp.setFont(usual)


@pytest.mark.parametrize(
    ("ask", "name", "answer"),
    [
        (FileDialog.files, "a.xml", ["a.xml"]),
        (FileDialog.file, "a.xml", "a.xml"),
        (FileDialog.file_to_write, "new.csv", ("new.csv", "Tables (*.csv)")),
        (FileDialog.files, "", []),
        (FileDialog.file, "", ""),
        (FileDialog.file_to_write, "", ("", "")),
        (FileDialog.folder, "", ""),
    ],
)
def test_it_says_what_was_chosen(
    window: QWidget, tmp_path: Path, ask: Callable[[FileDialog], object], name: str, answer: object
) -> None:
    (tmp_path / "a.xml").touch()
    dialog = FileDialog(window, "Choose", str(tmp_path), ["Tables (*.csv)", "All files (*)"])
    type_and_confirm(str(tmp_path / name) if name else "")
    assert without(tmp_path, ask(dialog)) == answer


def without(folder: Path, answer: object) -> object:
    """An answer with names alone in place of whole paths."""
    if isinstance(answer, str):
        return answer.removeprefix(f"{folder}/")
    if isinstance(answer, list):
        return [without(folder, each) for each in answer]
    return tuple(without(folder, each) for each in answer) if isinstance(answer, tuple) else answer
