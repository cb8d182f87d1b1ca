"""The buttons above a panel keep their words as long as there is room."""

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.rules.rule import Severity
from editor.views.panels.findings_panel import FindingsHeader
from editor.views.panels.panel_headers import PanelHeader


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


WIDE, NARROW, NARROWER = 1000, 330, 190
COUNTS = {Severity.ERROR: 11, Severity.WARNING: 1, Severity.NOTE: 2}


def told(header: FindingsHeader) -> list[str]:
    """What can be read in it."""
    return [label.text() for label in header.findChildren(QLabel) if label.isVisible() and label.text()]


def test_counts_of_findings_go_without_words_and_then_altogether(
    light: QApplication, window: QWidget
) -> None:
    header = FindingsHeader(window)
    header.show_counts(COUNTS)
    window.show()
    for width, words in (
        (WIDE, ["Findings", "11 errors", "1 warning"]),
        (NARROW, ["Findings", "11", "1"]),
        (NARROWER, []),
        (WIDE, ["Findings", "11 errors", "1 warning"]),
    ):
        header.resize(width, 40)
        assert told(header) == words
        assert header.row.sizeHint().width() <= width


def test_a_number_alone_says_in_its_tool_tip_what_it_counts(light: QApplication, window: QWidget) -> None:
    header = FindingsHeader(window)
    header.show_counts(COUNTS)
    header.resize(NARROW, 40)
    window.show()
    numbers = [label for label in header.findChildren(QLabel) if label.text() == "11"]
    assert [(label.accessibleName(), label.toolTip()) for label in numbers] == [("11 errors", "11 errors")]
