from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.views.widgets.widget_layouts import Flow


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
