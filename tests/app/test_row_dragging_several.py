"""Rows of several files that are one document are dragged within their own."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from editor.views.table.entries_table import EntriesTable
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.app.test_row_dragging import LEFT, drag, head


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
