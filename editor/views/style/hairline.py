"""The line below a row, which is as thin on a screen that is scaled by a fraction as on any other."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter


def draw_hairline(painter: QPainter, row: QRect, color: QColor) -> None:
    """Draw a line at the bottom of a row.

    A rectangle one pixel high would cover one or two of the screen's at 125 %, from row to row.
    """
    to_screen = painter.deviceTransform()
    scale, offset = to_screen.m22(), to_screen.dy()
    bottom = round((row.bottom() + 1) * scale + offset)  # pixels of the screen
    thickness = max(1, int(scale))
    painter.fillRect(
        QRectF(row.x(), (bottom - thickness - offset) / scale, row.width(), thickness / scale), color
    )
