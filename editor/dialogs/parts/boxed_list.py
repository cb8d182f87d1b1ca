"""The list in a box that dialogs use: lines with a few columns."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from editor.models.table import roles
from editor.views.table.list_delegate import LineDelegate
from editor.views.table.sharing import StretchedColumn
from editor.views.widgets.labels import read_out
from editor.views.widgets.line_item import LineItem


class BoxedList(QTreeWidget):
    """A flat list whose lines are selected as a whole."""

    def __init__(self, name: str, headings: Sequence[str], parent: QWidget) -> None:
        """name: the name of the list for screen readers."""
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setHeaderLabels(list(headings))
        self.setRootIsDecorated(False)
        self.setItemDelegate(LineDelegate(self))
        self._ticked: int | None = None  # the column with check boxes, if it is not the first

    def stretch(self, column: int) -> None:
        """Let a column take the width that the others leave, as far as it can be read then."""
        StretchedColumn(self.header(), column)

    def set_numeric(self, column: int) -> None:
        """Align the heading of a column to the right, like the numbers below it."""
        self.headerItem().setTextAlignment(column, roles.RIGHT)

    def tick_with_space(self, column: int) -> None:
        """Let Space and double click toggle the check box in this column; Qt
        would let them toggle only the first.
        """
        self._ticked = column
        self.itemDoubleClicked.connect(self._on_double_clicked)

    def _on_double_clicked(self, item: QTreeWidgetItem, column: int) -> None:
        if column != self._ticked:  # in this column, each click of a double click toggles already
            self._tick(item)

    def _tick(self, item: QTreeWidgetItem | None) -> None:
        if self._ticked is not None and item is not None:
            is_ticked = item.checkState(self._ticked) is Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if is_ticked else Qt.CheckState.Checked
            item.setCheckState(self._ticked, state)
            read_out(self, str(item.data(0, roles.ACCESSIBLE_TEXT)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._ticked is not None:
            self._tick(self.currentItem())
        else:
            super().keyPressEvent(event)

    def lines(self) -> list[QTreeWidgetItem]:
        """Return all lines, from top to bottom."""
        items = map(self.topLevelItem, range(self.topLevelItemCount()))
        return [item for item in items if item is not None]

    def add_line(self, texts: Sequence[str]) -> QTreeWidgetItem:
        """Append a line and return it."""
        return LineItem(self, list(texts))
