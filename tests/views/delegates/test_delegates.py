"""How cells are painted and edited in the table."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.core.fields import FIELD_BY_NAME, FIELD_NAMES
from editor.core.search import TextSpan
from editor.models.table.value_display import NO_HINT
from editor.models.words.explanations import field_title
from editor.views.delegates.cell_delegate import CellLineEdit, Room, ValueEditor, elided_span
from editor.views.delegates.value_delegates import (
    ChangefreqEditor,
    LastmodDelegate,
    LastmodEditor,
    LocDelegate,
    PriorityEditor,
)
from editor.views.style.theme import LIGHT
from tests.for_each import for_each
from tests.robot import NONE, Key, Modifier
from tests.views.tables import Desk

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing")  # of the offscreen platform


Kind = TypeVar("Kind", bound=ValueEditor)


def edit(desk: Desk, row: int, field: str, kind: type[Kind]) -> Kind:
    editor = desk.robot.edit(row, field)
    assert isinstance(editor, kind)
    return editor


# Every editor


def leave(desk: Desk, key: Qt.Key = Key.Key_Escape) -> None:
    """End an editor."""
    desk.robot.press(key)
    assert desk.robot.open_editor() is None


@pytest.mark.parametrize("row", range(4))
def test_an_editor_that_is_opened_and_left_changes_nothing(desk: Desk, row: int) -> None:
    before = desk.entry(row)
    for field in FIELD_NAMES:
        desk.robot.edit(row, field)
        leave(desk, Key.Key_Return)
        assert (desk.entry(row), desk.stack.count()) == (before, 0)


def test_invalid_text_is_kept_and_marked(desk: Desk) -> None:
    cases = [("loc", "not a url"), ("lastmod", "2026-13-40"), ("priority", "0,9"), ("priority", "high")]
    for row, (field, text) in enumerate(cases):
        desk.robot.click(row % 3, field)
        desk.robot.type(text)
        editor = desk.robot.editor
        assert isinstance(editor, CellLineEdit)
        assert editor.line.property("severity") == "error"
        assert editor.line.toolTip()
        desk.robot.press(Key.Key_Return)
        assert desk.robot.value(row % 3, field) == text


def test_an_editor_fills_its_cell_and_who_hears_it_hears_what_column_it_is_in(desk: Desk) -> None:
    for field in FIELD_NAMES:
        editor = edit(desk, 1, field, ValueEditor)
        assert editor.geometry() == desk.table.visualRect(desk.robot.cell(1, field))
        assert editor.autoFillBackground()
        [named] = editor.focusable()
        assert named.accessibleName() == field_title(FIELD_BY_NAME[field])
        leave(desk)


def test_the_mark_goes_when_the_text_is_right(desk: Desk) -> None:
    editor = edit(desk, 3, "priority", PriorityEditor)
    assert editor.line.property("severity") == "error"
    editor.line.selectAll()
    desk.robot.type("0.8")
    assert (editor.line.property("severity"), editor.line.toolTip()) == ("", "")


@pytest.mark.parametrize("apart", [20, 120])
@pytest.mark.usefixtures("light")
def test_a_double_click_of_a_hand_leaves_the_editor_open(desk: Desk, apart: int) -> None:
    before = desk.entry(1)
    for field in FIELD_NAMES:
        desk.table.window().activateWindow()  # on the offscreen platform none is after a list has popped up
        desk.robot.press_twice(1, field, apart)
        editor = desk.robot.editor
        is_open = (
            editor.box.view().isVisible() if isinstance(editor, ChangefreqEditor) else has_calendar(editor)
        )
        assert is_open == (field in ("lastmod", "changefreq"))
        if is_open:
            desk.robot.press(Key.Key_Escape)  # closes the list or the calendar
        assert desk.robot.open_editor() is editor
        desk.robot.press(Key.Key_Escape)
        assert (desk.robot.open_editor(), desk.entry(1), desk.stack.count()) == (None, before, 0)


def has_calendar(editor: ValueEditor) -> bool:
    return isinstance(editor, LastmodEditor) and editor.popup is not None and editor.popup.isVisible()


# changefreq


def test_a_first_letter_picks_a_frequency(desk: Desk) -> None:
    desk.robot.type_in(0, "changefreq", "m")
    assert (desk.entry(0).changefreq, desk.robot.current) == ("monthly", (1, "changefreq"))


def test_a_whole_word_picks_it_and_enter_takes_it(desk: Desk) -> None:
    desk.robot.type_in(2, "changefreq", "daily")
    assert (desk.entry(2).changefreq, desk.robot.current) == ("daily", (3, "changefreq"))


def test_escape_gives_up_a_frequency_that_was_typed(desk: Desk) -> None:
    before = desk.entry(0).changefreq
    desk.robot.click(0, "changefreq")
    desk.robot.type("y")
    assert desk.robot.editor.value() == "yearly"
    desk.robot.press(Key.Key_Escape)
    assert (desk.entry(0).changefreq, desk.stack.count()) == (before, 0)


def test_ctrl_enter_sets_a_frequency_in_all_selected_cells(desk: Desk) -> None:
    desk.robot.select_cells("changefreq", range(4))
    desk.robot.type("y")
    desk.robot.press(Key.Key_Down)
    desk.robot.press(Key.Key_Return, Modifier.ControlModifier)
    assert desk.entries.column("changefreq") == ["never"] * 4
    assert desk.stack.count() == 1
    desk.robot.press(Key.Key_Down, Modifier.AltModifier)  # opens the list
    desk.robot.press(Key.Key_Up)
    desk.robot.press(Key.Key_Return, Modifier.ControlModifier)
    assert desk.entries.column("changefreq") == ["yearly"] * 4
    assert (desk.robot.open_editor(), desk.stack.count()) == (None, 2)


def test_an_unknown_frequency_is_shown_and_marked_but_no_choice(desk: Desk) -> None:
    editor = edit(desk, 1, "changefreq", ChangefreqEditor)
    assert (editor.value(), editor.box.count()) == ("Weekly", 8)
    assert editor.box.property("severity") == "error"
    assert editor.box.toolTip() in editor.note_text


def test_any_frequency_can_be_typed_and_is_kept_and_marked_like_any_bad_value(desk: Desk) -> None:
    desk.robot.click(0, "changefreq")
    desk.robot.type("foo")
    assert isinstance(editor := desk.robot.editor, ChangefreqEditor)
    assert (editor.value(), editor.box.property("severity")) == ("foo", "error")
    desk.robot.press(Key.Key_Return)
    assert (desk.entry(0).changefreq, desk.robot.current) == ("foo", (1, "changefreq"))


def test_capitals_are_spelled_as_in_the_list(desk: Desk) -> None:
    desk.robot.type_in(0, "changefreq", "W")
    desk.robot.type_in(2, "changefreq", "MONTHLY")
    assert (desk.entry(0).changefreq, desk.entry(2).changefreq) == ("weekly", "monthly")


def test_alt_and_down_opens_the_list_and_a_choice_ends_it(desk: Desk) -> None:
    desk.robot.click(1, "changefreq")
    desk.robot.press(Key.Key_Down, Modifier.AltModifier)
    assert isinstance(editor := desk.robot.editor, ChangefreqEditor)
    assert editor.box.view().isVisible()
    for key in (Key.Key_Home, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Return):
        desk.robot.press(key)
    assert (desk.entry(1).changefreq, desk.robot.open_editor()) == ("weekly", None)


def test_nothing_typed_means_not_set_as_does_the_first_line_of_the_list(desk: Desk) -> None:
    desk.robot.type_in(0, "changefreq", "w")
    editor = edit(desk, 0, "changefreq", ChangefreqEditor)
    editor.box.line.selectAll()
    desk.robot.press(Key.Key_Backspace)
    desk.robot.press(Key.Key_Return)
    assert desk.entry(0).changefreq == ""
    desk.robot.type_in(0, "changefreq", "w")
    desk.robot.click(0, "changefreq")
    for key, held in ((Key.Key_Down, Modifier.AltModifier), (Key.Key_Home, NONE), (Key.Key_Return, NONE)):
        desk.robot.press(key, held)
    assert (desk.entry(0).changefreq, desk.robot.open_editor()) == ("", None)


# priority


STEPS = [
    ("0.6", Key.Key_Up, NONE, "0.7"),
    ("0.6", Key.Key_Right, NONE, "0.7"),
    ("0.6", Key.Key_Down, NONE, "0.5"),
    ("0.6", Key.Key_Left, NONE, "0.5"),
    ("0.6", Key.Key_Up, Modifier.ShiftModifier, "0.65"),
    ("0.65", Key.Key_Down, Modifier.ShiftModifier, "0.6"),
    ("1.0", Key.Key_Up, NONE, "1.0"),
    ("0.05", Key.Key_Down, NONE, "0.0"),
    ("1", Key.Key_Down, NONE, "0.9"),
    ("", Key.Key_Up, NONE, "0.6"),
    ("0,8", Key.Key_Up, NONE, "0,8"),
    ("high", Key.Key_Left, NONE, "high"),
]


def test_arrow_keys_step_numbers(desk: Desk) -> None:
    for start, key, modifiers, expected in STEPS:
        desk.entries.set_values("priority", range(1), start)
        desk.robot.edit(0, "priority")
        desk.robot.press(key, modifiers)
        assert desk.robot.editor.value() == expected, (start, key, modifiers)
        leave(desk)


def test_the_slider_follows_the_number(desk: Desk) -> None:
    editor = edit(desk, 0, "priority", PriorityEditor)
    for text, steps in (("0.8", 16), ("", 10), ("1", 20), ("0.03", 1), ("0", 0), ("high", 10)):
        editor.line.setText(text)
        assert editor.slider.value() == steps, text
        assert editor.value() == text


def test_the_number_follows_the_slider(desk: Desk) -> None:
    editor = edit(desk, 3, "priority", PriorityEditor)
    editor.slider.setValue(15)
    assert editor.value() == "0.75"
    editor.slider.setValue(20)
    desk.robot.press(Key.Key_Return)
    assert desk.entry(3).priority == "1.0"


def test_a_number_that_is_marked_is_seen_whole(desk: Desk) -> None:
    for text, has_slider in (("0.85", True), ("1.5", True), ("-0.25", False), ("highest", False)):
        editor = edit(desk, 0, "priority", PriorityEditor)
        desk.robot.type(text)
        QApplication.sendPostedEvents()  # it is laid out anew
        editor.grab()
        assert editor.line.cursorPositionAt(QPoint(0, editor.height() // 2)) == 0, text
        assert editor.slider.isVisible() == has_slider, text
        assert editor.line.geometry().right() < editor.width(), text
        leave(desk)


def test_strange_numbers_are_shown_as_they_are(desk: Desk) -> None:
    for text in ("NaN", "1e3", "١", "-0", "0." + "1" * 5000, "9" * 5000, " 0.5 "):
        desk.entries.set_values("priority", range(1), text)
        desk.table.viewport().grab()
        assert edit(desk, 0, "priority", PriorityEditor).value() == text
        leave(desk)


# lastmod


def test_keys_open_the_calendar_at_the_value(desk: Desk) -> None:
    for key in (Key.Key_F4, Key.Key_Down):
        editor = edit(desk, 3, "lastmod", LastmodEditor)
        desk.robot.press(key)
        assert editor.popup is not None
        assert editor.popup.isVisible()
        assert editor.popup.calendar.selectedDate().toString(Qt.DateFormat.ISODate) == "2026-10-30"
        editor.popup.close()
        assert QApplication.focusWidget() is editor.line
        leave(desk)


def test_arrow_keys_walk_through_the_open_calendar_and_enter_takes_the_day(desk: Desk) -> None:
    editor = edit(desk, 3, "lastmod", LastmodEditor)
    window = editor.window().windowHandle()
    for key in (Key.Key_F4, Key.Key_Left, Key.Key_Return):  # to the window, as the system gives them
        QTest.keyClick(window, key)
    assert (desk.entry(3).lastmod[:10], desk.robot.open_editor()) == ("2026-10-29", None)


def test_the_button_opens_the_calendar_and_what_it_picks_is_entered(desk: Desk) -> None:
    editor = edit(desk, 0, "lastmod", LastmodEditor)
    QTest.mouseClick(editor.button, Qt.MouseButton.LeftButton)
    assert editor.popup is not None
    editor.popup.has_time.setChecked(True)
    editor.popup.close()
    desk.robot.press(Key.Key_Return)
    assert desk.entry(0).lastmod == "2026-11-02T00:00Z"


def test_the_slider_fills_up_as_the_bars_in_the_table_from_right_to_left_too(desk: Desk) -> None:
    desk.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert (
        edit(desk, 3, "priority", PriorityEditor).slider.layoutDirection() is Qt.LayoutDirection.LeftToRight
    )


def test_a_date_that_is_edited_is_seen_whole_however_narrow_its_column(desk: Desk) -> None:
    long, cell = "2026-07-08T02:35:13-07:00", desk.robot.cell(0, "lastmod")
    desk.model.setData(cell, long)
    width = desk.table.fontMetrics().horizontalAdvance(long) + 16
    desk.table.setColumnWidth(cell.column(), width)
    editor = edit(desk, 0, "lastmod", LastmodEditor)
    assert editor.line.width() > width + 8
    assert desk.table.viewport().rect().contains(editor.geometry())


def test_of_a_date_that_is_too_long_for_its_column_the_day_is_seen_whole(desk: Desk) -> None:
    dates = LastmodDelegate(desk.model, lambda _field, _text: NO_HINT, LIGHT, desk.table)
    long, width = "2026-07-08T02:35:13-07:00", dates.metrics.horizontalAdvance
    assert dates.elided(long, width(long)) == long
    assert dates.elided(long, width("2026-07-08T02:35:13")) == "2026-07-08…"
    assert dates.elided(long, width("2026-07-08…")) == "2026-07-08…"
    assert dates.elided("2026-07-08", width("2026-07-08")) == "2026-07-08"
    assert dates.elided("tomorrow, or The day after", width("tomorrow")).startswith("tomo")
    column = desk.robot.cell(0, "lastmod").column()
    for row in range(desk.robot.row_count):
        desk.model.setData(desk.robot.cell(row, "lastmod"), "2026-07-08")
    desk.table.widths.apply()
    room = desk.table.columnWidth(column) - (dates.content_width("2026-07-08") - width("2026-07-08"))
    assert room >= width("2026-07-08…")


class Written(LocDelegate):
    """Remembers what is written, and in which colour."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.model, lambda _field, _text: NO_HINT, LIGHT, desk.table)
        self.parts: list[tuple[str, QColor]] = []

    def draw_text(self, painter: QPainter, room: Room, text: str) -> None:
        del room
        self.parts.append((text, painter.pen().color()))


def test_another_origin_alone_stands_out_however_much_of_a_url_is_left_out(desk: Desk) -> None:
    for width in [1000, 340, 200, 140]:
        written = Written(desk)
        origin, path = "https://elsewhere.example.com", "/a/path/that/goes/on/and/on/to/its/end"
        picture = QPixmap(10, 10)
        with QPainter(picture) as painter:
            written.paint_value(painter, Room(0, width, 0, 20), origin + path, 0)
        (first, accent), (rest, text) = written.parts
        assert (accent, text) == (LIGHT.color("accent"), LIGHT.color("text"))
        assert origin.startswith(first.rstrip("…"))
        assert path.endswith(rest.lstrip("…"))
        assert len(rest) > 3


@for_each(
    ("elided", "span", "seen"),
    [
        ("abcdefgh", (2, 4), (2, 4)),
        ("ab…gh", (0, 2), (0, 2)),
        ("ab…gh", (6, 8), (3, 5)),
        ("ab…gh", (3, 5), (2, 3)),
        ("ab…gh", (1, 7), (1, 4)),
        ("abcd…", (5, 7), (4, 5)),
    ],
)
def test_what_is_left_out_is_where_the_ellipsis_stands(elided: str, span: TextSpan, seen: TextSpan) -> None:
    assert elided_span("abcdefgh", elided, span) == seen
