"""Where the filter bar stands. What reads filters is loaded once there is something to filter."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from editor.views.icons import icon

if TYPE_CHECKING:
    from editor.views.filter_bar import FilterBar


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

    def set_compact(self, compact: bool) -> None:
        """Take little room, in a narrow window."""
        self._is_compact = compact
        if self._bar is None:
            self._stand_in.setMinimumWidth(140 if compact else 260)
        else:
            self._bar.set_compact(compact)
        self._row.invalidate()  # nothing else does while the tool bar hides it for want of room
