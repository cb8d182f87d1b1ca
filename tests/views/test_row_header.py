"""The heads of the rows: number and mark."""

from PySide6.QtCore import Qt

from editor.rules.rule import Severity
from editor.views.style.theme import current
from editor.views.table.entries_view import ROW_HEIGHT
from tests.views.tables import Desk


def test_from_right_to_left_the_head_of_a_row_is_mirrored(desk: Desk) -> None:
    table, header = desk.table, desk.table.row_header
    row = next(row for row in range(99) if desk.model.painted.row_mark(row) >= Severity.ADVICE)
    table.show()

    def marked() -> list[bool]:
        """In which half of the head the mark is: something in its colour."""
        picture, middle = header.grab().toImage(), header.sectionViewportPosition(row) + ROW_HEIGHT // 2
        colours = [picture.pixelColor(x, middle) for x in range(picture.width())]
        half, mark = len(colours) // 2, current().mark(desk.model.painted.row_mark(row))
        return [mark in colours[:half], mark in colours[half:]]

    assert marked() == [True, False]
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert marked() == [False, True]
