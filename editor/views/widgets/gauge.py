"""A small bar that shows how much of a limit is used."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from editor.models.words.tips import plain_tip
from editor.views.style.theme import current

_NEAR = 0.9  # of the limit: worth a look
_BAR = 56  # pixels wide
_GAP = 8  # between the bar and its text


class Gauge(QProgressBar):
    """A bar with its numbers beside it, such as "312 of 50,000"."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setRange(0, 100)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fraction = 0.0
        self._text = ""

    def set(self, fraction: float, text: str, tool_tip: str) -> None:
        """Show a fraction of the limit (above 1 is too much), with a text and a tool tip."""
        if (fraction, text, plain_tip(tool_tip)) == (self._fraction, self._text, self.toolTip()):
            return
        self._fraction, self._text = fraction, text
        self.setToolTip(plain_tip(tool_tip))
        self.setAccessibleDescription(text)
        self.setFormat(text)  # which is its value for screen readers
        self.setValue(round(100 * min(max(fraction, 0), 1)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(_BAR + _GAP + metrics.horizontalAdvance(self._text) + 2 * _GAP, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF(0, (self.height() - 6) / 2, _BAR, 6)
        painter.setBrush(theme.color("border"))
        painter.drawRoundedRect(groove, 3, 3)
        if self._fraction > 0:
            token = "error" if self._fraction > 1 else "warning" if self._fraction > _NEAR else "accent"
            painter.setBrush(theme.color(token))
            groove.setWidth(max(6.0, _BAR * min(self._fraction, 1.0)))
            painter.drawRoundedRect(groove, 3, 3)
        painter.setPen(theme.color("muted" if self._fraction <= 1 else "error"))
        text = self.rect().adjusted(_BAR + _GAP, 0, 0, 0)
        painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self._text)
        painter.end()
