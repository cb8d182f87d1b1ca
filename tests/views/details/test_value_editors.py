"""Editors for the values of extensions."""

import time

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent, QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.core.extensions.extension_declarations import EXTENSIONS, ValueForm, ValueKind
from editor.views.details.value_editors import (
    CodesEditor,
    LanguageEditor,
    LongTextEditor,
    clock_time,
    country_name,
    editor_for,
    in_seconds,
    language_name,
)
from tests.for_each import for_each
from tests.patience import seconds


@for_each(
    ("seconds", "time"),
    [("0", "0:00:00"), ("59", "0:00:59"), ("3605", "1:00:05"), ("", ""), ("-1", ""), ("1.5", "")],
)
def test_seconds_are_told_as_a_time(seconds: str, time: str) -> None:
    assert clock_time(seconds) == time


@for_each(
    ("text", "seconds"),
    [("1:00:05", "3605"), ("2:03", "123"), ("90", "90"), ("1:2:3:4", "1:2:3:4"), ("a:b", "a:b"), ("", "")],
)
def test_a_time_is_taken_as_seconds(text: str, seconds: str) -> None:
    assert in_seconds(text) == seconds


@for_each(
    ("tag", "name"),
    [
        ("de", "German"),
        ("de-AT", "German (Austria)"),
        ("zh-Hant-TW", "Chinese (Taiwan)"),
        ("x-default", ""),
        ("qq", ""),
        ("", ""),
        ("english", ""),
    ],
)
def test_a_language_is_told_by_its_name(tag: str, name: str) -> None:
    assert language_name(tag) == name


def test_a_country_is_told_by_its_name() -> None:
    assert [country_name(code) for code in ("GB", "UK", "")] == ["United Kingdom", "", ""]


def test_in_larger_letters_a_text_has_more_lines(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    editor = LongTextEditor(page, breaks_anywhere=False)
    editor.set_value("some words " * 7)
    font = editor.lines.font()
    few = editor.lines.heightForWidth(300) / editor.lines.fontMetrics().lineSpacing()
    font.setPointSizeF(2 * font.pointSizeF())
    editor.lines.setFont(font)
    assert editor.lines.heightForWidth(300) / editor.lines.fontMetrics().lineSpacing() > few + 1


def test_a_long_text_is_as_high_as_its_lines_and_scrolls_where_there_are_many(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    editors = [LongTextEditor(page, breaks_anywhere=True) for _ in range(3)]
    for editor, length in zip(editors, (0, 200, 3000), strict=True):
        editor.set_value("x" * length)
        column.addWidget(editor)
    column.addStretch(1)
    page.resize(300, 600)
    page.show()
    lines = [editor.lines for editor in editors]
    whole = [each.document().size().height() for each in lines]
    line = lines[0].fontMetrics().lineSpacing()
    heights = [(each.height() - lines[0].height()) / line + 1 for each in lines]
    assert heights == [1, whole[1], 8]
    assert whole[1] > 1
    assert [each.verticalScrollBar().isVisible() for each in lines] == [False, False, True]
    editors[2].set_value("x")
    assert not lines[2].verticalScrollBar().isVisible()


@pytest.mark.parametrize("breaks_anywhere", [True, False])
def test_a_text_of_one_endless_word_is_shown_in_a_moment(qtbot: QtBot, breaks_anywhere: bool) -> None:
    editor = LongTextEditor(None, breaks_anywhere=breaks_anywhere)  # type: ignore[arg-type]
    qtbot.addWidget(editor)
    editor.resize(300, 200)
    editor.show()
    start = time.process_time()
    for value in ("x" * 80_000, "a few words", "y" * 40_000):
        editor.set_value(value)
        assert editor.value() == value
        editor.resize(editor.width() + 10, 200)
    editor.set_value("a few words")
    assert time.process_time() - start < seconds(1)  # it takes a tenth of one
    assert (editor.lines.wordWrapMode() is QTextOption.WrapMode.WrapAnywhere) == breaks_anywhere


def test_one_endless_word_is_pasted_in_a_moment(qtbot: QtBot) -> None:
    editor = LongTextEditor(None, breaks_anywhere=False)  # type: ignore[arg-type]
    qtbot.addWidget(editor)
    editor.resize(300, 200)
    editor.show()
    text = "a few words " + "x" * 200_000
    QGuiApplication.clipboard().setText(text)
    start = time.process_time()
    editor.lines.paste()
    assert time.process_time() - start < seconds(1)  # it takes a tenth of one
    assert editor.value() == text
    assert editor.lines.wordWrapMode() is QTextOption.WrapMode.WrapAnywhere


class Painted(QObject):
    """Counts how often something is drawn as a whole."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.count += event.rect() == watched.rect()
        return False


def test_a_long_text_shows_at_once_that_it_can_be_edited(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    editor = LongTextEditor(page, breaks_anywhere=True)
    editor.resize(300, 60)
    editor.set_read_only(True)
    with qtbot.waitExposed(page):
        page.show()
    QApplication.processEvents()
    painted = Painted()
    editor.lines.viewport().installEventFilter(painted)
    editor.set_read_only(False)
    qtbot.waitUntil(lambda: painted.count > 0)


def test_a_long_text_keeps_every_kind_of_space_and_line_end(qtbot: QtBot) -> None:
    for value in ["a\u00a0b", "a\u2028b", "a\n\nb\n", "\u00a0a\tb \U0001f600", ""]:
        editor = LongTextEditor(None, breaks_anywhere=False)  # type: ignore[arg-type]
        qtbot.addWidget(editor)
        editor.set_value(value)
        editor.lines.textCursor().insertText("x")
        assert editor.value() == f"x{value}"


def test_every_kind_of_value_has_an_editor_that_swallows_nothing(qtbot: QtBot) -> None:
    for kind in ValueKind:
        editor = editor_for(ValueForm(kind, choices=("a", "b")), None)  # type: ignore[arg-type] # a window of its own
        qtbot.addWidget(editor)
        editor.set_value("neither this nor that")
        assert editor.value() == "neither this nor that"


def test_all_that_is_declared_has_an_editor(qtbot: QtBot) -> None:
    blocks = [extension.block for extension in EXTENSIONS]
    elements = [*blocks, *(child for block in blocks for child in block.children)]
    attributes = (attribute for element in elements for attribute in element.attributes)
    for form in {*(element.form for element in elements), *(attribute.form for attribute in attributes)}:
        editor = editor_for(form, None)  # type: ignore[arg-type] # a window of its own
        qtbot.addWidget(editor)
        editor.set_value("x")
        assert editor.value() == "x"


def test_codes_are_ticked_and_unticked(qtbot: QtBot) -> None:
    editor = CodesEditor(None, {"DE": "Germany", "FR": "France"}, " ")  # type: ignore[arg-type]
    qtbot.addWidget(editor)
    editor.set_value("DE")
    editor.tick("FR", ticked=True)
    assert editor.value() == "DE FR"
    editor.tick("DE", ticked=False)
    assert editor.value() == "FR"


@pytest.mark.qt_log_ignore("This plugin does not support")  # grabbing: of the offscreen platform
def test_the_list_of_codes_takes_the_keys_at_once(qtbot: QtBot) -> None:
    editor = CodesEditor(None, {"DE": "Germany", "FR": "France"}, " ")  # type: ignore[arg-type]
    qtbot.addWidget(editor)
    editor.show()
    editor.open_list()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        QTest.keyClick(editor.windowHandle(), key)
    assert editor.value() == "FR"


def test_languages_are_proposed_by_their_names(qtbot: QtBot) -> None:
    editor = LanguageEditor(None, is_hreflang=True)  # type: ignore[arg-type]
    qtbot.addWidget(editor)
    completer = editor.line.completer()
    completer.setCompletionPrefix("portug")
    assert completer.currentCompletion() == "pt"
