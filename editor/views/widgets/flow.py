"""Widgets in as many lines as they need."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget


@dataclass(slots=True)
class _Item:
    widget: QWidget
    grows: bool  # into what is left of its line
    ends: bool  # stands at the end of its line, with all that follows

    @property
    def size(self) -> QSize:
        """The size that the widget has where it does not grow."""
        widget = self.widget
        return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())


class Flow(QWidget):
    """Some widgets beside each other, and in further lines those for which there is no room."""

    def __init__(self, parent: QWidget, spacing: int = 8) -> None:
        super().__init__(parent)
        self._spacing = spacing
        self._items: list[_Item] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget, *, grows: bool = False, ends: bool = False) -> None:
        """Append a widget.

        grows: it takes what is left of its line, and may be cut to the width of the flow.
        ends: it stands at the end of its line, with all that follows.
        """
        widget.setParent(self)
        self._items.append(_Item(widget, grows, ends))
        self.updateGeometry()

    def widgets(self) -> list[QWidget]:
        """Return the widgets in their order, those included that are hidden."""
        return [item.widget for item in self._items]

    def clear(self) -> None:
        """Delete all widgets."""
        for item in self._items:
            item.widget.hide()
            item.widget.deleteLater()
        self._items.clear()
        self.updateGeometry()

    def width_of_one_line(self) -> int:
        """Return the width in which all that do not grow stand beside each other."""
        widths = [item.size.width() for item in self._shown() if not item.grows]
        return sum(widths) + self._spacing * max(len(widths) - 1, 0)

    def sizeHint(self) -> QSize:
        width = max(self.width_of_one_line(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest: the others may stand below it."""
        sizes = [item.size for item in self._shown()]
        width = max((item.size.width() for item in self._shown() if not item.grows), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def heightForWidth(self, width: int) -> int:
        heights = [_height(line) for line in self._lines(width)]
        return sum(heights) + self._spacing * max(len(heights) - 1, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # a widget wants more room, or less
            self.updateGeometry()
            self._lay_out()
        return super().event(event)

    def _shown(self) -> list[_Item]:
        return [item for item in self._items if not item.widget.isHidden()]

    def _lines(self, width: int) -> Iterator[list[_Item]]:
        line: list[_Item] = []
        left = width
        for item in self._shown():
            wanted = min(item.size.width(), width)
            if line and wanted > left:
                yield line
                line, left = [], width
            line.append(item)
            left -= wanted + self._spacing
        if line:
            yield line

    def _lay_out(self) -> None:
        y = 0
        for line in self._lines(self.width()):
            self._place(line, y, _height(line))
            y += _height(line) + self._spacing

    def _place(self, line: list[_Item], y: int, height: int) -> None:
        widths = [min(item.size.width(), self.width()) for item in line]
        left = self.width() - sum(widths) - self._spacing * (len(line) - 1)
        x, growing = 0, sum(item.grows for item in line)
        for item, wanted in zip(line, widths, strict=True):
            if item.ends and not growing:
                x, left = x + left, 0
            size = QSize(wanted + (left // growing if item.grows else 0), min(item.size.height(), height))
            place = QRect(x, y + (height - size.height()) // 2, size.width(), size.height())
            item.widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            x += size.width() + self._spacing


def _height(line: list[_Item]) -> int:
    return max(item.size.height() for item in line)
