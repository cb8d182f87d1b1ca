"""What is drawn in the colours of the theme: icons, marks of findings, hairlines; and line heights.

The icons are Lucide's; they are drawn when first shown, and again when the theme changes. A mark
has a shape and a colour for each severity, so that they are distinct without colour. A hairline is
as thin on a screen that is scaled by a fraction as on any other. The heights of lines in lists and
tables are as the user set them.
"""

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QIconEngine, QPainter, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from editor.resources import resource
from editor.rules.rule import Severity
from editor.views.style.theme import Theme, current

_SCALES = {"compact": 0.85, "usual": 1.0, "spacious": 1.25}
_NOW = ["usual"]


def density() -> float:
    """Return the height of lines, in relation to the usual one."""
    return _SCALES[_NOW[0]]


def set_density(name: str) -> None:
    """Set how close lines are: compact, usual or spacious; all lists are laid out again."""
    if _NOW[0] != name:
        _NOW[0] = name
        for widget in QApplication.allWidgets():
            if isinstance(widget, QAbstractItemView):
                widget.scheduleDelayedItemsLayout()


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


_TOKENS = {QIcon.Mode.Disabled: "faint", QIcon.Mode.Selected: "text", QIcon.Mode.Active: "text"}


@cache
def icon(name: str, color: str = "muted") -> QIcon:
    """Return the icon of that name in `resources/icons`, in a colour (a token) of the current theme.

    Raises FileNotFoundError if there is none.
    """
    return QIcon(_TintedEngine(_file(name), color))


def arrow_back(widget: QWidget) -> str:
    """Return the name of the arrow icon that points against the reading direction of a widget."""
    return "chevron-right" if widget.isRightToLeft() else "chevron-left"


def arrow_on(widget: QWidget) -> str:
    """Return the name of the arrow icon that points in the reading direction of a widget."""
    return "chevron-left" if widget.isRightToLeft() else "chevron-right"


def _file(name: str) -> Path:
    path = resource("icons") / f"{name}.svg"
    if not path.exists():
        raise FileNotFoundError(f"There is no icon {name}: {path}")
    return path


@cache
def _svg(path: Path) -> str:
    return path.read_text("utf-8")


@lru_cache(maxsize=512)
def _tinted(svg: str, color: str, width: int, height: int, scale: float) -> QPixmap:
    pixmap = QPixmap(round(width * scale), round(height * scale))
    if pixmap.isNull():
        return pixmap  # a layout may shrink a button to nothing for a moment
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer = QSvgRenderer(QByteArray(svg.replace("currentColor", color).encode()))
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


class _TintedEngine(QIconEngine):
    """Draws an SVG with a colour in place of `currentColor`, which Qt would draw black."""

    # Qt takes a clone without telling Python, which would free it.
    _clones: list["_TintedEngine"] = []  # noqa: RUF012 - a mutable one is the point

    def __init__(self, path: Path, token: str) -> None:
        super().__init__()
        self._path = path
        self._color = token

    def clone(self) -> QIconEngine:
        copy = _TintedEngine(self._path, self._color)
        self._clones.append(copy)
        return copy

    def key(self) -> str:
        return "tinted"

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State, scale: float) -> QPixmap:
        theme = current()
        keeps_color = self._color != "muted" and mode is not QIcon.Mode.Disabled
        color = theme.color(self._color if keeps_color else _TOKENS.get(mode, self._color)).name()
        return _tinted(_svg(self._path), color, size.width(), size.height(), scale)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        scale = painter.deviceTransform().m11()  # reading the device makes PySide import all device types
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, scale))


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
