"""Lines that break in two where there is no room."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget, QWidgetItem


@dataclass(frozen=True, slots=True)
class Line:
    """A widget, and one more at the end of its line or below it."""

    first: QWidget
    last: QWidget
    least: int = 0  # pixels that the first needs beside the last; 0: as many as it needs below it, too


class OneOrTwoLines(QWidget):
    """Some lines, one above the other: all of them break in two where one of them has no room."""

    def __init__(
        self, parent: QWidget, *lines: Line, spacing: int = 8, shares: tuple[int, int] = (1, 0)
    ) -> None:
        """spacing: between first and last; shares: of each of them in what is left of the width."""
        super().__init__(parent)
        self._lines, self._spacing, self._shares = lines, spacing, shares
        self._has_room: bool | None = None  # None: nothing is placed yet
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest alone, as each may have a line of its own."""
        widths = [
            _item(part).minimumSize().width() for line in self._lines for part in (line.first, line.last)
        ]
        return QSize(max(widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # its content may have changed
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Break the lines if need be, and ask for their height: a main window gives no more than that."""
        self._turn()
        if self._grid.hasHeightForWidth():
            self.setMinimumHeight(self._grid.minimumHeightForWidth(self.width()))

    def _turn(self) -> None:
        """Place the last of each line beside its first, or below it."""
        firsts = max(line.least or _item(line.first).minimumSize().width() for line in self._lines)
        lasts = max(_item(line.last).sizeHint().width() for line in self._lines)
        has_room = firsts + self._spacing + lasts <= self.width()
        if has_room is self._has_room:
            return
        self._has_room = has_room
        self._grid.setHorizontalSpacing(self._spacing if has_room else 0)
        for number, line in enumerate(self._lines):  # before all that belongs to them, as Tab visits them
            self._grid.addWidget(line.first, number if has_room else 2 * number, 0)
        for number, line in enumerate(self._lines):
            self._grid.addWidget(line.last, number if has_room else 2 * number + 1, 1 if has_room else 0)
        for column, share in enumerate(self._shares if has_room else (1, 0)):
            self._grid.setColumnStretch(column, share)


def _item(widget: QWidget) -> QWidgetItem:
    """Return what a layout makes of a widget: its sizes within its limits, none while it is hidden."""
    return QWidgetItem(widget)
