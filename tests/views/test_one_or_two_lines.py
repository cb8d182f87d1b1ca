"""Lines that break in two where there is no room for them."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.views.widgets.widget_layouts import Line, OneOrTwoLines


def some(qtbot: QtBot, *widths: int) -> tuple[QWidget, list[QWidget]]:
    """A window, and widgets of these widths in it."""
    outside = QWidget()
    qtbot.addWidget(outside)
    parts = [QWidget(outside) for _ in widths]
    for part, width in zip(parts, widths, strict=True):
        part.setMinimumSize(width, 20)
    return outside, parts


def test_it_takes_two_lines_where_there_is_no_room_for_one(qtbot: QtBot) -> None:
    outside, [first, last] = some(qtbot, 100, 100)
    both = OneOrTwoLines(outside, Line(first, last))
    assert both.minimumSizeHint().width() == 100
    both.resize(250, 60)
    outside.show()
    qtbot.waitUntil(lambda: last.y() == first.y())
    both.resize(180, 60)
    qtbot.waitUntil(lambda: last.y() > first.y() and last.x() == 0)
    last.hide()
    both.resize(100, 60)
    last.setMinimumWidth(70)
    both.resize(179, 60)
    last.show()
    qtbot.waitUntil(lambda: last.y() == first.y())


def test_lines_break_together_so_that_their_ends_stay_below_each_other(qtbot: QtBot) -> None:
    outside, [first, end, second, longer_end] = some(qtbot, 100, 50, 40, 120)
    lines = OneOrTwoLines(outside, Line(first, end), Line(second, longer_end))
    assert lines.minimumSizeHint().width() == 120
    lines.resize(228, 100)
    outside.show()
    qtbot.waitUntil(lambda: end.y() == first.y() and longer_end.x() == end.x() > 0)
    lines.resize(227, 100)
    qtbot.waitUntil(lambda: first.y() < end.y() < second.y() < longer_end.y())
