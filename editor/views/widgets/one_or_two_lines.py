"""A layout in one line that breaks into two if there is no room."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget, QWidgetItem

_Direction = QBoxLayout.Direction


class OneOrTwoLines(QWidget):
    """Some widgets in a line, and one more at its end or below them."""

    def __init__(self, first: QLayout, last: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._first, self._last = first, QWidgetItem(last)
        self._lines = QBoxLayout(_Direction.LeftToRight, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(16)
        self._lines.addLayout(first)
        self._lines.setAlignment(first, Qt.AlignmentFlag.AlignLeft)
        self._lines.addWidget(last)
        self._lines.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the wider of the two lines, so that both fit."""
        return QSize(max(self._widths()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # its content may have changed
            self._turn()
        return super().event(event)

    def _turn(self) -> None:
        has_room = sum(self._widths()) + self._lines.spacing() <= self.width()
        self._lines.setSpacing(16 if has_room else 8)
        self._lines.setDirection(_Direction.LeftToRight if has_room else _Direction.TopToBottom)

    def _widths(self) -> tuple[int, int]:
        return self._first.minimumSize().width(), self._last.minimumSize().width()
