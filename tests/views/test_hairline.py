"""The lines below rows are equally thin, whatever the screen is scaled by."""

from itertools import groupby

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from editor.views.style.icons import draw_hairline

LINE, PAPER = QColor("black"), QColor("white")


def test_each_line_is_as_thick_as_the_others() -> None:
    for scale, thickness in [(1.0, 1), (1.25, 1), (1.5, 1), (1.75, 1), (2.0, 2)]:
        for top in [0, 99]:
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
