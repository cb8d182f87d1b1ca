"""Filtering a table of many rows: the place that a person was at, and what is painted meanwhile."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from editor.core.document.edits import removal
from editor.core.xml.markup import NAMESPACE
from editor.views.find.filter_bar import _Count
from tests.app.desk import Desk

_TURNS = 20  # of the event loop


@pytest.fixture
def long(desk: Desk, tmp_path: Path) -> Desk:
    """A file with a thousand rows, in which somebody has selected two far down."""
    path = tmp_path / "long.xml"
    urls = "".join(f"<url><loc>https://e.org/{n % 10}/{n}</loc></url>" for n in range(1000))
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{urls}</urlset>', "utf-8")
    desk.open(path)
    desk.robot.select_cells("loc", [904, 905])
    return desk


def type_filter(desk: Desk, text: str) -> None:
    desk.trigger("filter")
    line = desk.window.filter_bar.line
    if text:
        QTest.keyClicks(line, text)
    else:
        QTest.keyClick(line, Qt.Key.Key_Escape)
    desk.wait_for(lambda: desk.session.filter.text == text and not desk.session.filter.is_searching)


def in_sight(desk: Desk) -> int:
    """The document row at the top of the table."""
    assert desk.bench.table is not None
    return desk.session.model.order.document_row(desk.bench.table.rowAt(0))


def test_escape_in_the_filter_brings_the_place_back_unless_another_was_chosen_in_what_was_found(
    long: Desk,
) -> None:
    table, top = long.robot.table, in_sight(long)
    type_filter(long, "e.org/3/")
    assert (in_sight(long), list(table.selected_rows())) == (3, [])
    type_filter(long, "")
    assert (table.current_row(), table.selected_cells()) == (905, {"loc": range(904, 906)})
    assert in_sight(long) == top
    type_filter(long, "e.org/4/")
    long.session.model.sort(0, Qt.SortOrder.DescendingOrder)
    type_filter(long, "")
    assert list(long.robot.table.selected_rows()) == [904, 905]
    long.trigger("file_order")
    type_filter(long, "e.org/3/")
    long.robot.click(40, "loc")
    type_filter(long, "")
    assert (table.current_row(), list(table.selected_rows())) == (403, [403])
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
    type_filter(long, "/904")
    long.trigger("select_shown")
    type_filter(long, "")
    assert list(long.robot.table.selected_rows()) == [904]


def test_after_rows_came_and_went_nothing_else_is_selected(long: Desk) -> None:
    type_filter(long, "e.org/3/")
    long.session.undo_stack.do(removal(long.session.document.entries, range(1)), "Delete a row")
    selected = list(long.robot.table.selected_rows())
    type_filter(long, "")
    assert list(long.robot.table.selected_rows()) == selected


def test_what_is_typed_while_rows_are_looked_for_is_not_lost_with_its_row(long: Desk) -> None:
    robot = long.robot
    for text, is_open in (("e.org/7/", True), ("e.org/3/", False)):
        robot.click(907, "loc")
        robot.type(f"new {text}")
        long.session.filter.set(text)
        assert (robot.open_editor() is not None) == is_open, text
        robot.table.finish_editing()
        assert long.values("loc")[907] == f"new {text}"
        long.trigger("undo")
        long.session.filter.set("")


class Paintings(QObject):
    """Hears each time that a part of the window is painted."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self.heights: list[int] = []  # that it had
        self._part = part
        part.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.heights.append(self._part.height())
        return False


def wait_for_what_follows(desk: Desk) -> None:
    """Have the window lay itself out and paint, each of which may ask for another turn."""
    turns = iter(range(_TURNS))
    done: list[bool] = []

    def go_on() -> None:
        if next(turns, None) is None:
            done.append(True)
        else:
            QTimer.singleShot(0, go_on)

    go_on()
    desk.wait_for(lambda: bool(done))


def test_no_cell_is_painted_anew_while_rows_are_looked_for_and_once_when_rows_change_places(
    long: Desk,
) -> None:
    type_filter(long, "e.org/3/")
    wait_for_what_follows(long)
    paintings = Paintings(long.robot.table.viewport())
    long.session.filter.changed.emit()
    wait_for_what_follows(long)
    assert not paintings.heights
    long.session.model.sort(0, Qt.SortOrder.DescendingOrder)
    wait_for_what_follows(long)
    assert len(paintings.heights) == 1


def test_the_filter_line_stays_where_it_is_whatever_was_found(long: Desk) -> None:
    line = long.window.filter_bar.line
    type_filter(long, "e.org")
    wait_for_what_follows(long)
    before = line.geometry()
    type_filter(long, "/904")
    wait_for_what_follows(long)
    assert line.geometry() == before


def test_what_comes_in_before_painting_has_its_room_when_it_is_painted(desk: Desk) -> None:
    window = desk.window
    note = QLabel("A line", window)
    window.page.addWidget(note)
    wait_for_what_follows(desk)
    paintings, before = Paintings(window.centre), window.centre.height()
    window.painting.connect(lambda: note.setText("Several\nlines"))
    window.centre.update()
    wait_for_what_follows(desk)
    assert paintings.heights[0] == window.centre.height() < before
    note.deleteLater()  # so that the window is as it was


def test_the_number_of_rows_has_the_room_that_its_letters_take(long: Desk) -> None:
    type_filter(long, "e.org/3/")
    count = long.window.filter_bar.findChild(_Count)
    assert count is not None
    for size in (20, 8):
        count.setStyleSheet(f"font-size: {size}pt")
        assert count.minimumSize() == count.sizeHint()
    count.setStyleSheet("")
