"""The first column stays in sight while others are scrolled to, and is the same column there."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.robot import Key, Modifier
from tests.views.tables import Desk

ALL = ["loc", "lastmod", "changefreq", "priority", "image", "video", "news", "hreflang"]


@pytest.fixture
def wide(six: Desk) -> Desk:
    """More columns than there is room for, scrolled to the last one."""
    six.table.resize(680, 400)
    six.table.visible.show(ALL)
    QApplication.processEvents()
    scroll(six)
    return six


def scroll(desk: Desk, to: int | None = None) -> None:
    bar = desk.table.horizontalScrollBar()
    bar.setValue(bar.maximum() if to is None else to)


def at(desk: Desk, x: int, row: int) -> QPoint:
    return QPoint(x, desk.table.rowViewportPosition(row) + 5)


def click(desk: Desk, x: int, row: int, modifiers: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, modifiers, at(desk, x, row))


def selected(desk: Desk) -> dict[str, Sequence[int]]:
    return dict(desk.table.selected_places())


def test_a_click_on_what_is_seen_is_a_click_on_that(wide: Desk) -> None:
    assert wide.table.columnViewportPosition(0) < 0
    click(wide, 20, 3)
    assert wide.robot.current == (3, "loc")
    assert wide.table.horizontalScrollBar().value() == wide.table.horizontalScrollBar().maximum()


def test_what_is_scrolled_below_is_painted_over_by_the_urls(wide: Desk) -> None:
    pinned = wide.table.grab(wide.table.rect()).toImage()
    scroll(wide, 0)
    QApplication.processEvents()
    first = wide.table.grab(wide.table.rect()).toImage()
    width = wide.table.row_header.width() + wide.table.columnWidth(0) - 2
    assert pinned.copy(0, 0, width, 300) == first.copy(0, 0, width, 300)


def test_scrolling_on_leaves_nothing_behind(wide: Desk) -> None:
    for value in (0, 40, 90, 60, 30, 120):
        scroll(wide, value)
        QApplication.processEvents()
        seen = wide.table.viewport().grab().toImage()
        wide.table.viewport().update()
        QApplication.processEvents()
        assert seen == wide.table.viewport().grab().toImage()


def test_an_editor_opens_where_the_url_is_seen(wide: Desk) -> None:
    click(wide, 20, 2)
    QTest.mouseDClick(wide.table.viewport(), Qt.MouseButton.LeftButton, pos=at(wide, 20, 2))
    editor = wide.robot.editor
    assert (editor.x(), editor.width()) == (0, wide.table.columnWidth(0))
    scroll(wide, 60)
    assert editor.x() == 0
    wide.robot.type("https://e.org/new")
    wide.robot.press(Key.Key_Return)
    assert wide.entry(2).loc == "https://e.org/new"


def test_an_editor_of_another_column_goes_below_it(wide: Desk) -> None:
    scroll(wide, 0)
    editor = wide.robot.edit(1, "lastmod")
    scroll(wide)
    shown = editor.mask().boundingRect().translated(editor.pos())  # in the viewport
    assert shown.right() < 0 or shown.left() >= wide.table.columnWidth(0)
    scroll(wide, 0)
    assert editor.mask().isEmpty()


def test_keys_bring_the_cell_into_sight_beside_the_urls(wide: Desk) -> None:
    wide.robot.click(1, "hreflang")
    for name in reversed(ALL[1:-1]):
        wide.robot.press(Key.Key_Left)
        assert wide.robot.current == (1, name)
        assert wide.table.visualRect(wide.table.currentIndex()).left() >= wide.table.columnWidth(0)
    wide.robot.press(Key.Key_Left)
    assert wide.robot.current == (1, "loc")


def test_a_drag_from_the_urls_selects_from_them_on(wide: Desk) -> None:
    viewport, button = wide.table.viewport(), Qt.MouseButton.LeftButton
    last = wide.table.visualRect(wide.robot.cell(4, "hreflang")).center()
    QTest.mousePress(viewport, button, pos=at(wide, 20, 2))
    QTest.mouseMove(viewport, at(wide, 20, 3))
    assert selected(wide) == {"loc": range(2, 4)}
    QTest.mouseMove(viewport, last)
    QTest.mouseRelease(viewport, button, pos=last)
    assert selected(wide) == dict.fromkeys(ALL, range(2, 5))


def test_shift_and_a_click_select_from_the_current_cell_on(wide: Desk) -> None:
    scroll(wide, 0)
    wide.robot.click(1, "lastmod")
    scroll(wide)
    place = wide.table.visualRect(wide.robot.cell(2, "hreflang")).center()
    click(wide, place.x(), 2, Modifier.ShiftModifier)
    assert selected(wide) == dict.fromkeys(ALL[1:], range(1, 3))
    click(wide, 20, 2, Modifier.ShiftModifier)
    assert selected(wide) == dict.fromkeys(ALL[:2], range(1, 3))


def test_shift_and_keys_select_from_a_cell_below_the_urls(wide: Desk) -> None:
    scroll(wide, 0)
    wide.robot.click(1, "lastmod")
    scroll(wide)
    wide.robot.press(Key.Key_Down, Modifier.ShiftModifier)
    assert selected(wide) == {"lastmod": range(1, 3)}
    scroll(wide)
    click(wide, 20, 0)
    wide.robot.press(Key.Key_Down, Modifier.ShiftModifier)
    assert selected(wide) == {"loc": range(2)}


def test_its_heading_sorts_by_it_and_its_border_makes_it_wider(wide: Desk) -> None:
    header, width = wide.table.column_header, wide.table.columnWidth(0)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 9))
    assert header.sortIndicatorSection() == 0
    wide.robot.drag_border("loc", 30)
    assert wide.table.columnWidth(0) == width + 30
    wide.robot.double_click_border("loc")
    assert wide.table.columnWidth(0) < width


@pytest.mark.parametrize("direction", Qt.LayoutDirection)
def test_it_stands_where_rows_begin_in_either_direction(wide: Desk, direction: Qt.LayoutDirection) -> None:
    wide.table.setLayoutDirection(direction)
    QApplication.processEvents()
    wide.table.scrollTo(wide.robot.cell(0, "hreflang"))
    rect, room = wide.table.visualRect(wide.robot.cell(0, "loc")), wide.table.viewport().rect()
    is_mirrored = wide.table.isRightToLeft()
    assert (rect.right() == room.right()) if is_mirrored else (rect.left() == 0)
    assert wide.table.indexAt(rect.center()).column() == 0
    assert not wide.table.visualRect(wide.robot.cell(0, "hreflang")).intersects(rect)


def test_without_being_frozen_it_is_scrolled_away(wide: Desk) -> None:
    wide.table.set_frozen(False)
    assert wide.table.visualRect(wide.robot.cell(0, "loc")).left() < 0
    assert wide.table.indexAt(at(wide, 20, 0)).column() != 0


def test_it_is_not_pinned_where_it_would_leave_no_room_for_the_others(wide: Desk) -> None:
    wide.table.resize(260, 400)
    QApplication.processEvents()
    scroll(wide)
    assert wide.table.pin.isEmpty()


def test_the_urls_that_change_are_painted_anew_where_they_are_seen(wide: Desk) -> None:
    before = wide.table.viewport().grab().toImage()
    wide.table.select_rows([2])
    scroll(wide)
    QApplication.processEvents()
    after = wide.table.viewport().grab().toImage()
    place = at(wide, wide.table.columnWidth(0) - 8, 2)
    assert before.pixelColor(place) != after.pixelColor(place)
