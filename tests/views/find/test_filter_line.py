"""Typing a filter: what is proposed, what is marked, what is said."""

from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_tree import FilterError, FilterSpan
from editor.views.find.filter_line import FilterLine
from editor.views.style.theme import apply_theme

Key = Qt.Key


def values(term: str) -> Iterable[str]:
    return {"host": ["shop.example", "blog.example"], "path": ["/a b/"]}.get(term, [])


@pytest.fixture
def line(qtbot: QtBot, qapp: QApplication) -> Iterator[FilterLine]:
    apply_theme(qapp, "light")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 300)
    column = QVBoxLayout(window)
    line = FilterLine(window, values)
    column.addWidget(line)
    column.addWidget(QLineEdit(window))
    window.show()
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    yield line
    window.close()


def press(line: FilterLine, key: Qt.Key) -> None:
    """Keys go to the list of proposals while it is on screen."""
    QTest.keyClick(QApplication.activePopupWidget() or line, key)


def type_in(line: FilterLine, text: str) -> None:
    for letter in text:
        QTest.keyClicks(QApplication.activePopupWidget() or line, letter)


def sentence(line: FilterLine) -> QLabel:
    label = line.window().findChild(QLabel, "filter_trouble")
    assert isinstance(label, QLabel)
    return label


def test_what_is_typed_is_a_filter_at_once(line: FilterLine) -> None:
    type_in(line, "zz x")
    assert line.filter() == parse_filter("zz x")


def test_a_filter_that_cannot_be_read_says_why_and_where(line: FilterLine) -> None:
    line.set_filter_text("priority<high")
    assert line.filter() is None
    assert line.trouble() == "Enter a number here, such as 0.5."
    assert line.accessibleDescription() == line.trouble()
    assert sentence(line).isVisible()
    assert sentence(line).text() == line.trouble()
    assert sentence(line).y() > line.geometry().bottom()
    line.set_filter_text("priority<0.5")
    assert line.trouble() == ""
    assert line.accessibleDescription() == ""
    assert not sentence(line).isVisible()


def test_characters_that_qt_counts_twice_are_no_trouble(line: FilterLine) -> None:
    line.insert("🎉 🎉🎉 x")
    assert line.filter() == parse_filter("🎉 🎉🎉 x")
    type_in(line, " host:sh")
    press(line, Key.Key_Tab)
    assert line.text() == "🎉 🎉🎉 x host:shop.example"


def test_a_line_at_the_bottom_says_it_above(line: FilterLine) -> None:
    line.window().resize(800, 90)
    layout = line.window().layout()
    assert layout is not None
    layout.removeWidget(line)
    line.move(10, 55)
    line.set_filter_text('"')
    assert sentence(line).geometry().bottom() < line.y()


def test_the_mark_leaves_text_cursor_and_undo_alone(line: FilterLine) -> None:
    type_in(line, "x (y")
    press(line, Key.Key_Home)
    assert line.trouble()
    assert line.text() == "x (y"
    assert line.cursorPosition() == 0
    line.undo()
    assert line.text() == ""


def test_a_character_that_is_being_composed_stays(line: FilterLine) -> None:
    line.set_filter_text("(")
    event = QInputMethodEvent("ㅎ", [])
    event.setCommitString("a")
    QApplication.sendEvent(line, event)
    assert line.text() == "(a"
    assert line.displayText() == "(a"
    query = line.inputMethodQuery(Qt.InputMethodQuery.ImCursorPosition)
    assert query == 2
    QApplication.sendEvent(line, QInputMethodEvent("", []))


def test_trouble_from_using_it_is_shown_until_the_text_changes(line: FilterLine) -> None:
    line.set_filter_text("rule:x")
    line.show_error(FilterError("There is no such rule.", place=FilterSpan(5, 6)))
    assert line.trouble() == "There is no such rule."
    assert sentence(line).isVisible()
    type_in(line, "y")
    assert line.trouble() == ""


def test_a_line_that_goes_takes_its_sentence_along(line: FilterLine) -> None:
    line.set_filter_text("(")
    line.hide()
    assert not sentence(line).isVisible()
    line.show()
    assert sentence(line).isVisible()


def test_terms_are_proposed_and_tab_takes_the_first(line: FilterLine, qtbot: QtBot) -> None:
    type_in(line, "zz -hos")
    assert line.completer_list.proposals == ["host:"]
    press(line, Key.Key_Tab)
    assert line.text() == "zz -host:"
    assert line.completer_list.proposals == ["shop.example", "blog.example"]
    press(line, Key.Key_Down)
    press(line, Key.Key_Down)
    press(line, Key.Key_Return)
    assert line.text() == "zz -host:blog.example"
    assert line.completer_list.proposals == []
    assert line.hasFocus()


def test_enter_takes_nothing_that_was_not_chosen(line: FilterLine) -> None:
    type_in(line, "is")
    assert line.completer_list.is_open
    press(line, Key.Key_Return)
    assert not line.completer_list.is_open
    assert line.text() == "is"


def test_escape_closes_the_proposals_and_keeps_the_text(line: FilterLine) -> None:
    type_in(line, "is:")
    assert line.completer_list.is_open
    press(line, Key.Key_Escape)
    assert not line.completer_list.is_open
    assert line.text() == "is:"
    assert sentence(line).isVisible()


def test_what_is_half_typed_is_not_scolded_while_there_are_proposals(line: FilterLine) -> None:
    type_in(line, "is:")
    assert line.trouble()
    assert not sentence(line).isVisible()


def test_a_proposed_text_is_quoted_where_it_must_be(line: FilterLine) -> None:
    type_in(line, "path:")
    press(line, Key.Key_Tab)
    assert line.text() == 'path:"/a b/"'
    assert line.filter() == parse_filter('path:"/a b/"')


def test_after_a_space_the_rows_stay_in_sight(line: FilterLine) -> None:
    type_in(line, "blog ")
    assert not line.completer_list.is_open
    QTest.keyClick(line, Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert "priority:" in line.completer_list.proposals
    press(line, Key.Key_Escape)


def test_ctrl_space_shows_what_there_is(line: FilterLine) -> None:
    QTest.keyClick(line, Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert "priority:" in line.completer_list.proposals
    press(line, Key.Key_Escape)


def test_values_are_gathered_once_while_somebody_types(qtbot: QtBot) -> None:
    asked: list[str] = []

    def counted(term: str) -> Iterable[str]:
        asked.append(term)
        return ["alpha"]

    line = FilterLine(None, counted)
    qtbot.addWidget(line)
    line.show()
    type_in(line, "host:al")
    assert asked == ["host"]
    line.hide()
