"""The place of the filter bar; the code that parses filters is imported only once the bar is needed."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from editor.views.widgets.input_fields import add_search_icon
from editor.views.widgets.widget_layouts import room_of_bar, set_widths

if TYPE_CHECKING:
    from editor.views.find.filter_bar import FilterBar


class FilterPlace(QWidget):
    """Shows an empty line edit until the bar is needed and takes its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar: FilterBar | None = None
        self._is_compact = False
        self._stand_in = QLineEdit(self)
        self._stand_in.setPlaceholderText(self.tr("Filter"))
        self._stand_in.setAccessibleName(self.tr("Filter"))
        self._stand_in.setEnabled(False)
        add_search_icon(self._stand_in)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.addStretch()
        self._row.addWidget(self._stand_in, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_compact(self._is_compact)

    @property
    def bar(self) -> "FilterBar":
        """The filter bar, created on first use."""
        if self._bar is None:
            from editor.views.find.filter_bar import FilterBar  # noqa: PLC0415 - the first picture does without

            self._bar = FilterBar(self)
            self._bar.setEnabled(False)
            self._bar.set_compact(self._is_compact)
            self._row.replaceWidget(self._stand_in, self._bar)
            self._stand_in.deleteLater()
        return self._bar

    def room(self) -> int:
        """Return the least width of the bar with all its parts, the number of matching rows included."""
        return room_of_bar(self)

    def set_compact(self, compact: bool) -> None:
        """Set whether the bar takes little room, as in a narrow window."""
        self._is_compact = compact
        if self._bar is None:
            set_widths(self._stand_in, compact=compact)
        else:
            self._bar.set_compact(compact)
