"""The lines below rows are equally thin, whatever the screen is scaled by."""

from itertools import groupby

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from editor.views.style.hairline import draw_hairline

LINE, PAPER = QColor("black"), QColor("white")


@pytest.mark.parametrize(("scale", "thickness"), [(1.0, 1), (1.25, 1), (1.5, 1), (1.75, 1), (2.0, 2)])
@pytest.mark.parametrize("top", [0, 99])
def test_each_line_is_as_thick_as_the_others(scale: float, thickness: int, top: int) -> None:
    image = QImage(40, 600, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(0, top)
    for row in range(6):
        draw_hairline(painter, QRect(0, row * 29, 30, 29), LINE)
    painter.end()
    column = [image.pixelColor(5, y) == LINE for y in range(image.height())]
    assert [len(list(run)) for is_line, run in groupby(column) if is_line] == [thickness] * 6
