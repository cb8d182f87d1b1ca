"""The line between two parts of a window is moved by keys as by the mouse, and told of."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.views.widgets.keyboard import Splitter

Key = Qt.Key


def splitter_of(qtbot: QtBot, orientation: Qt.Orientation) -> Splitter:
    """A splitter with two parts of the same size, whose first one is never narrower than 40 pixels."""
    splitter = Splitter(orientation, "Width of the list")
    qtbot.addWidget(splitter)
    for _part in range(2):
        part = QWidget()
        part.setMinimumSize(40, 40)
        splitter.addWidget(part)
    splitter.resize(412, 412)
    splitter.setSizes([200, 200])
    splitter.show()
    return splitter


def press(splitter: Splitter, *keys: Qt.Key) -> list[int]:
    for key in keys:
        QTest.keyClick(splitter.handle(1), key)
    return splitter.sizes()


@pytest.mark.parametrize(
    ("keys", "sizes"),
    [
        ([Key.Key_Right], [216, 184]),
        ([Key.Key_Right, Key.Key_Left, Key.Key_Left], [184, 216]),
        ([Key.Key_Down], [200, 200]),
        ([Key.Key_Home], [40, 360]),
        ([Key.Key_Home, Key.Key_Left], [40, 360]),
        ([Key.Key_End], [360, 40]),
    ],
)
def test_keys_move_it_as_far_as_both_parts_allow(qtbot: QtBot, keys: list[Qt.Key], sizes: list[int]) -> None:
    assert press(splitter_of(qtbot, Qt.Orientation.Horizontal), *keys) == sizes


def test_one_that_lies_is_moved_up_and_down(qtbot: QtBot) -> None:
    assert press(splitter_of(qtbot, Qt.Orientation.Vertical), Key.Key_Down, Key.Key_Right) == [216, 184]


def test_from_right_to_left_it_goes_where_the_arrow_points(qtbot: QtBot) -> None:
    splitter = splitter_of(qtbot, Qt.Orientation.Horizontal)
    splitter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    before = splitter.handle(1).x()
    press(splitter, Key.Key_Right)
    assert splitter.handle(1).x() > before


def test_from_right_to_left_no_part_sticks_out(qtbot: QtBot) -> None:
    splitter = splitter_of(qtbot, Qt.Orientation.Horizontal)
    splitter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    splitter.setSizes([200, 200])
    parts = [part for number in range(2) if (part := splitter.widget(number))]
    assert all(splitter.rect().contains(part.geometry()) for part in parts)


def test_a_screen_reader_is_told_what_it_is_and_where_it_stands(qtbot: QtBot) -> None:
    splitter = splitter_of(qtbot, Qt.Orientation.Horizontal)
    press(splitter, Key.Key_Right)
    handle = QAccessible.queryAccessibleInterface(splitter.handle(1))
    assert handle.role() is QAccessible.Role.Grip
    assert handle.text(QAccessible.Text.Name) == "Width of the list"
    assert handle.text(QAccessible.Text.Description) == "54 %"
