"""Where the filter bar stands. What reads filters is loaded once there is something to filter."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from editor.views.icons import icon

if TYPE_CHECKING:
    from editor.views.filter_bar import FilterBar


LEAST_WIDTH = 160  # pixels of the line where the window is wide
_MORE = 64  # pixels that it gets beyond what a line usually has
_BESIDE = 62  # pixels of the button beside it and of the gaps
_COUNT = 14  # characters


class FilterPlace(QWidget):
    """Shows an empty line until the bar is asked for, which then stands in its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar: FilterBar | None = None
        self._is_compact = False
        self._stand_in = QLineEdit(self)
        self._stand_in.setPlaceholderText(self.tr("Filter"))
        self._stand_in.setEnabled(False)
        self._stand_in.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._stand_in.setMaximumWidth(360)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.addWidget(self._stand_in)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.set_compact(self._is_compact)

    @property
    def bar(self) -> "FilterBar":
        """The bar, made when first asked for."""
        if self._bar is None:
            from editor.views.filter_bar import FilterBar  # noqa: PLC0415 - the first picture does without

            self._bar = FilterBar(self)
            self._bar.setEnabled(False)
            self._bar.set_compact(self._is_compact)
            self._row.replaceWidget(self._stand_in, self._bar)
            self._stand_in.deleteLater()
        return self._bar

    def sizeHint(self) -> QSize:
        """More than the least, where there is room."""
        return super().sizeHint() + QSize(0 if self._is_compact else _MORE, 0)

    def room(self) -> int:
        """How wide the bar is at least with all that it can show: how many rows fit a filter, too."""
        return LEAST_WIDTH + _BESIDE + _COUNT * self.fontMetrics().horizontalAdvance("0")

    def set_compact(self, compact: bool) -> None:
        """Take little room, in a narrow window."""
        self._is_compact = compact
        if self._bar is None:
            self._stand_in.setMinimumWidth(140 if compact else LEAST_WIDTH)
        else:
            self._bar.set_compact(compact)
        self._row.invalidate()  # nothing else does while the tool bar hides it for want of room
