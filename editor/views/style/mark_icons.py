"""The marks of findings: a shape and a colour for each severity, so that they
can be told apart without colour.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPixmap, QPolygonF

from editor.rules.rule import Severity
from editor.views.style.theme import Theme

MARK_SIZE = 10  # pixels, before scaling


@lru_cache(maxsize=64)
def mark_pixmap(severity: int, theme: Theme, scale: float = 1.0) -> QPixmap:
    """Return the mark of a severity (dot: error, triangle: warning, square:
    advice), cached per theme and scale.

    It is empty for a note or no finding.
    """
    pixmap = QPixmap(round(MARK_SIZE * scale), round(MARK_SIZE * scale))
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    if severity < Severity.ADVICE:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.mark(severity))
    size = float(MARK_SIZE)
    if severity == Severity.ERROR:
        painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
    elif severity == Severity.WARNING:
        painter.drawPolygon(QPolygonF([QPointF(size / 2, 0.5), QPointF(size, 9.5), QPointF(0, 9.5)]))
    else:
        painter.drawRoundedRect(QRectF(1, 1, size - 2, size - 2), 1, 1)
    painter.end()
    return pixmap


def mark_icon(severity: int, theme: Theme) -> QIcon:
    """Return the mark of a severity as an icon, for lists and labels."""
    icon = QIcon()
    for scale in (1.0, 2.0, 3.0):
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # Qt would dim the icon of a selected item
            icon.addPixmap(mark_pixmap(severity, theme, scale), mode)
    return icon


def tag_pixmap(text: str, font: QFont, theme: Theme) -> QPixmap:
    """Return a few words on a plate, to be shown at the pointer during a drag."""
    metrics = QFontMetrics(font)
    plate = QRectF(0.5, 0.5, metrics.horizontalAdvance(text) + 20, metrics.height() + 8)
    pixmap = QPixmap(plate.toAlignedRect().size())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(theme.color("accent"))
    painter.setBrush(theme.color("accent"))
    painter.drawRoundedRect(plate, 4, 4)
    painter.setPen(theme.color("on_accent"))
    painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter), text)
    painter.end()
    return pixmap
