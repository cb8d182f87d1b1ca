"""Layouts of our own: what each wants, lines that break, and everything worked out once."""

from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.views.widgets.widget_layouts import (
    Flow,
    Line,
    OneOrTwoLines,
    add_layout,
    fit_section,
    laid_out_once,
    parts_of_layout,
    scaled_width,
    shares,
)
from tests.for_each import for_each


def a_flow(qtbot: QtBot, count: int) -> tuple[QWidget, Flow, list[QPushButton]]:
    """A window with a flow alone in it, and some buttons for it."""
    outside = QWidget()
    qtbot.addWidget(outside)
    flow = Flow(outside, spacing=10)
    column = QVBoxLayout(outside)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(flow)
    buttons = [QPushButton(outside) for _ in range(count)]
    for button in buttons:
        button.setFixedSize(100, 20)
    return outside, flow, buttons


def test_what_has_no_room_in_a_line_stands_in_the_next_one(qtbot: QtBot) -> None:
    window, flow, (first, second, third) = a_flow(qtbot, 3)
    for button in (first, second, third):
        flow.add(button)
    assert (flow.width_of_one_line(), flow.minimumSizeHint().width()) == (320, 100)
    assert [flow.heightForWidth(width) for width in (320, 319, 100)] == [20, 50, 80]
    window.resize(210, 100)
    window.show()
    qtbot.waitUntil(lambda: third.pos().toTuple() == (0, 30))
    assert second.pos().toTuple() == (110, 0)
    second.hide()
    qtbot.waitUntil(lambda: third.pos().toTuple() == (110, 0))


def test_the_rest_of_a_line_goes_to_what_grows_or_lies_before_its_end(qtbot: QtBot) -> None:
    window, flow, (first, last) = a_flow(qtbot, 2)
    flow.add(first)
    flow.add(last, ends=True)
    window.resize(400, 50)
    window.show()
    qtbot.waitUntil(lambda: last.x() == 300)
    grown = QWidget(flow)
    flow.add(grown, grows=True)
    grown.show()
    qtbot.waitUntil(lambda: grown.geometry().left() == 220)
    assert grown.width() == 180


def test_from_right_to_left_it_begins_at_the_right(qtbot: QtBot) -> None:
    window, flow, [only] = a_flow(qtbot, 1)
    flow.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    flow.add(only)
    window.resize(400, 50)
    window.show()
    qtbot.waitUntil(lambda: only.geometry() == QRect(300, 0, 100, 20))


COUNT = 50


class Part(QWidget):
    """Counts how often it is asked for its height."""

    asked = 0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(10, 10)

    def heightForWidth(self, _width: int) -> int:
        Part.asked += 1
        return 10


def test_many_parts_that_are_shown_together_are_laid_out_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    outer = QVBoxLayout(window)
    form = QWidget(window)
    outer.addWidget(form)
    column = QVBoxLayout(form)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    window.resize(100, 20 * COUNT)
    window.show()
    parts = [Part(form) for _ in range(COUNT)]
    Part.asked = 0
    with laid_out_once(form):
        for part in parts:
            column.addWidget(part)
            part.show()
    assert parts[0].y() == 0
    assert all(part.y() > before.y() for before, part in pairwise(parts))
    assert Part.asked < 10 * COUNT


@for_each(
    ("room", "wanted", "given"),
    [
        (600, [100, 100, 100], [400, 100, 100]),  # all fit: the first has the rest
        (600, [900, 100, 100], [400, 100, 100]),
        (600, [900, 900, 100], [250, 250, 100]),
        (600, [900, 900, 900], [200, 200, 200]),
        (600, [50, 900, 900], [50, 275, 275]),
        (0, [50, 900], [0, 0]),
    ],
)
def test_who_wants_less_leaves_the_rest_to_the_others(room: int, wanted: list[int], given: list[int]) -> None:
    assert shares(room, wanted) == given


def test_a_column_has_room_for_each_text_it_may_say(qtbot: QtBot) -> None:
    table = QTableWidget(1, 2)
    qtbot.addWidget(table)
    fit_section(table.horizontalHeader(), 0, 40, table, ["Priority", "Dernière modification"])
    assert table.columnWidth(0) > table.fontMetrics().horizontalAdvance("Dernière modification")
    fit_section(table.horizontalHeader(), 1, 400, table, ["Priority"])
    assert table.columnWidth(1) == scaled_width(400, table)


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


def test_the_parts_of_a_layout_come_in_its_order(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column, line, grid = QVBoxLayout(page), QHBoxLayout(), QGridLayout()
    first, last = QLabel(page), QLabel(page)
    line.addWidget(QLabel(page))
    column.addStretch()
    column.addWidget(last)
    add_layout(column, line, 1)
    column.addWidget(QLabel("between", page))
    column.insertWidget(0, first)
    add_layout(column, grid)
    between = page.findChildren(QLabel)[-1]
    assert parts_of_layout(column) == [first, last, line, between, grid]
    assert column.stretch(column.indexOf(line)) == 1
