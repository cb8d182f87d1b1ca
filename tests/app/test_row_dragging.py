"""Rows are dragged by their heads to another place in their file; other presses select, as ever."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.app.desk import Desk
from tests.robot import Key

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def letters(desk: Desk, tmp_path: Path) -> Desk:
    """The entries /a to /f."""
    path = tmp_path / "letters.xml"
    urls = "".join(f"<url><loc>https://e.org/{name}</loc></url>\n" for name in "abcdef")
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{urls}</urlset>\n')
    desk.open(path)
    return desk


def names(desk: Desk) -> str:
    return "".join(loc[-1] for loc in desk.values("loc"))


def head(desk: Desk, row: int, below: float = 0.5) -> tuple[QWidget, QPoint]:
    header = desk.robot.table.row_header
    y = header.sectionViewportPosition(row) + int(header.sectionSize(row) * below)
    return header.viewport(), QPoint(20, y)


def drag(desk: Desk, row: int, to: int, below: float, halfway: Callable[[], object] = lambda: None) -> None:
    """Press on the head of a row, move the mouse to a part of another one, and let go there."""
    viewport, start = head(desk, row)
    _, end = head(desk, to, below)
    QTest.mousePress(viewport, LEFT, pos=start)
    for place in (start + (end - start) / 2, end):
        QTest.mouseMove(viewport, place)
    halfway()
    QTest.mouseRelease(viewport, LEFT, pos=end)


DRAGS = [
    ([1], 3, 0.8, "acdbef"),
    ([1], 3, 0.2, "acbdef"),
    ([4], 0, 0.1, "eabcdf"),
    ([0, 1], 5, 0.9, "cdefab"),
    ([0, 2, 4], 5, 0.9, "bdface"),
]


def test_what_is_selected_comes_where_it_is_let_go_of(letters: Desk) -> None:
    for rows, to, below, after in DRAGS:
        letters.robot.select_rows(*rows)
        drag(letters, rows[0], to, below)
        assert names(letters) == after
        places = [names(letters).index("abcdef"[row]) for row in rows]
        assert list(letters.robot.table.selected_rows()) == places
        letters.trigger("undo")
        assert (names(letters), letters.session.is_modified) == ("abcdef", False)


def test_a_line_shows_where_that_is_and_esc_leaves_the_rows_there(letters: Desk) -> None:
    table = letters.robot.table
    letters.robot.select_rows(1)

    def look_and_give_up() -> None:
        line = table.dragging.line
        assert line.isVisible()
        edge = table.viewport().y() + table.rowViewportPosition(3)
        assert line.geometry().top() <= edge <= line.geometry().bottom()
        QTest.keyClick(QWidget.keyboardGrabber() or table, Key.Key_Escape)
        assert not line.isVisible()

    drag(letters, 1, 3, 0.2, look_and_give_up)
    assert names(letters) == "abcdef"


def test_a_drag_over_the_heads_of_other_rows_selects_them_also_where_all_were_as_does_a_click(
    letters: Desk,
) -> None:
    drag(letters, 1, 3, 0.5)
    assert (list(letters.robot.table.selected_rows()), names(letters)) == ([1, 2, 3], "abcdef")
    letters.trigger("select_all")
    drag(letters, 1, 3, 0.5)
    assert (list(letters.robot.table.selected_rows()), names(letters)) == ([1, 2, 3], "abcdef")
    letters.robot.select_rows(1, 2)
    letters.robot.select_rows(2)
    assert list(letters.robot.table.selected_rows()) == [2]


def test_rows_stay_while_others_are_shown_or_in_another_order_and_it_is_said_why(letters: Desk) -> None:
    for way in ("filtered", "sorted"):
        letters.window.status.clearMessage()
        letters.do.view.show_only("-/b" if way == "filtered" else "")
        if way == "sorted":
            letters.robot.sort_by("loc")
        letters.robot.select_rows(1)
        drag(letters, 1, 3, 0.8)
        assert (names(letters), letters.session.is_modified) == ("abcdef", False), way
        assert letters.window.status.currentMessage().startswith("Rows cannot be moved while"), way


def test_where_there_is_more_below_the_view_scrolls_on(letters: Desk) -> None:
    table = letters.robot.table
    letters.session.model.document.append(letters.session.model.document.copy_rows(range(6)))
    letters.window.resize(900, 420)
    letters.window.refresh()
    letters.robot.select_rows(0)
    viewport, start = head(letters, 0)
    QTest.mousePress(viewport, LEFT, pos=start)
    below = QPoint(20, viewport.height() + 30)
    QTest.mouseMove(viewport, below)
    bar = table.verticalScrollBar()
    assert bar.maximum() > 0
    letters.wait_for(lambda: bar.value() == bar.maximum())
    QTest.mouseRelease(viewport, LEFT, pos=below)
    assert names(letters).endswith("a")
