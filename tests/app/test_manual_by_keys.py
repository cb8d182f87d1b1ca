"""The manual is found, searched, read and left by keys alone, and told to who hears it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.app.manual.manual_contents import Manual
from editor.app.manual.manual_window import ManualWindow
from tests.app.test_accessible_tree import untold

Key = Qt.Key


@pytest.fixture
def manual(qtbot: QtBot) -> ManualWindow:
    """The manual at its first page."""
    window = ManualWindow(Manual())
    qtbot.addWidget(window)
    window.show_place("README")
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    return window


def press(window: ManualWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focus_of(window), key)


def focus_of(window: ManualWindow) -> QWidget:
    focus = window.focusWidget()
    assert focus is not None
    return focus


def test_tab_goes_from_the_search_through_the_contents_to_the_page(manual: ManualWindow) -> None:
    names = []
    for _stop in range(4):
        names.append(focus_of(manual).accessibleName())
        press(manual, Key.Key_Tab)
    assert names == ["Search the manual", "Contents", "Width of the contents", "Page"]


def test_what_was_found_is_chosen_by_arrows_and_read_at_once(manual: ManualWindow) -> None:
    QTest.keyClicks(manual.line, "frequency")
    press(manual, Key.Key_Down, Key.Key_Down)
    chosen = manual.list.currentItem().text()
    press(manual, Key.Key_Return)
    assert chosen == "Frequency – All findings"
    assert manual.place == "reference/findings#frequency"
    assert focus_of(manual) is manual.view


def test_a_link_is_followed_by_enter_and_the_way_led_back(manual: ManualWindow) -> None:
    manual.view.setFocus(Qt.FocusReason.TabFocusReason)
    press(manual, Key.Key_Tab, Key.Key_Return)
    assert manual.place == "first-file"
    QTest.keyClick(focus_of(manual), Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert manual.place == "README"
    press(manual, Key.Key_Escape)
    assert not manual.isVisible()


@pytest.mark.parametrize("words", ["", "frequency", "qqqq"])
def test_a_screen_reader_is_told_of_all_of_it(manual: ManualWindow, words: str) -> None:
    manual.line.setText(words)
    assert untold(manual) == []


def test_the_contents_are_wrapped_rather_than_scrolled_sideways(manual: ManualWindow) -> None:
    manual.line.setText("frequency")
    assert not manual.list.horizontalScrollBar().isVisible()
