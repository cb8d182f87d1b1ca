"""Lucide's icons in the colours of the theme: drawn when first shown, and again when the theme changes."""

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from editor.resources import resource
from editor.views.style.theme import current

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
