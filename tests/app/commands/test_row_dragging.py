"""Rows are dragged by their heads to another place in their own file"""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from editor.views.table.entries_table import EntriesTable
from tests.app.as_one import open_as_one
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


@pytest.fixture
def two(desk: Desk, tmp_path: Path) -> Desk:
    """Two files of three rows each, as one document."""
    start = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    for name in ("one", "two"):
        urls = "".join(f"<url><loc>https://e.org/{name}/{row}</loc></url>\n" for row in range(3))
        (tmp_path / f"{name}.xml").write_text(f"{start}{urls}</urlset>")
    open_as_one(desk, tmp_path)
    return desk


def test_a_row_is_dragged_within_its_file_and_not_into_another(two: Desk) -> None:
    before = two.values("loc")
    two.robot.select_rows(0)
    drag(two, 0, 4, 0.8)
    assert two.values("loc") == before
    assert two.window.status.currentMessage().startswith("That position is in another file.")
    drag(two, 0, 2, 0.8)
    assert two.values("loc") == [before[1], before[2], before[0], *before[3:]]
    two.robot.select_rows(2, 3)
    drag(two, 2, 5, 0.8)
    assert two.window.status.currentMessage().startswith("The selected rows are in several files")


def test_above_the_table_the_rows_can_be_dropped_on_the_tab_of_a_file(
    two: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[int]] = []
    monkeypatch.setattr(EntriesTable, "startDrag", lambda self, _: started.append(list(self.selected_rows())))
    table = two.robot.table
    two.robot.select_rows(1)
    viewport, start = head(two, 1)
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, 30))
    QTest.mouseMove(viewport, QPoint(20, -table.viewport().y() - 10))
    QTest.mouseRelease(viewport, LEFT, pos=start)
    assert QWidget.keyboardGrabber() is None
    assert (started, table.dragging.line.isVisible()) == ([[1]], False)
