"""The buttons above a panel keep their words as long as there is room."""

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.views.panel_header import PanelHeader


class Header(PanelHeader):
    """One with two buttons."""

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Findings", parent)
        self.told = QLabel("3 errors", self)
        self.row.addWidget(self.told)
        self.row.addStretch(1)
        self.first = self.add_button("Show only these rows", "funnel", self.pressed)
        self.last = self.add_button("Fix all safe…", "circle-check", self.pressed)
        self.add_close("Close", "Close")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def header(window: QWidget) -> Header:
    """It has just the room that it needs."""
    header = Header(window)
    window.show()
    header.resize(header.row.sizeHint().width(), 40)
    return header


def has_words(button: QToolButton) -> bool:
    return button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_the_first_button_goes_without_its_words_before_the_last(header: Header) -> None:
    assert (has_words(header.first), has_words(header.last)) == (True, True)
    width = header.width()
    for narrower, words in ((1, (False, True)), (width // 2, (False, False)), (0, (True, True))):
        header.resize(width - narrower, 40)
        assert (has_words(header.first), has_words(header.last)) == words


def test_no_words_are_cut_where_more_is_told(header: Header, qtbot: QtBot) -> None:
    header.told.setText("3 errors and 12 warnings")
    qtbot.waitUntil(lambda: not has_words(header.first))
    assert header.row.sizeHint().width() <= header.width()
    header.told.setText("3 errors")
    qtbot.waitUntil(lambda: has_words(header.first))
