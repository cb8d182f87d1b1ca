"""The columns that a table of entries shows."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtWidgets import QTableView

from editor.core.fields import FIELD_NAMES
from editor.models.table.table_columns import TableColumn
from editor.views.table.column_widths import ColumnWidths


class VisibleColumns:
    """Shows and hides the columns of a table by their names; the first one is always visible."""

    def __init__(
        self, view: QTableView, columns: Callable[[], Sequence[TableColumn]], widths: ColumnWidths
    ) -> None:
        """columns: returns those of the model, in the order of their sections."""
        self._view, self._columns, self._widths = view, columns, widths
        self._names: Collection[str] = FIELD_NAMES
        self._at_hand: Collection[str] = ()  # the names of hidden columns that a paste may fill

    def columns(self) -> list[TableColumn]:
        """Return the visible columns, from left to right."""
        columns = self._columns()
        return [columns[section] for section in self.sections()]

    def sections(self) -> list[int]:
        """Return the logical indexes of the visible columns, from left to right."""
        header = self._view.horizontalHeader()
        sections = map(header.logicalIndex, range(header.count()))
        return [section for section in sections if not header.isSectionHidden(section)]

    def sections_for(self, count: int) -> list[int]:
        """Return the columns, from left to right, that `count` pasted columns may fill."""
        shown, header, columns = self.sections(), self._view.horizontalHeader(), self._columns()
        if count <= len(shown):
            return shown
        sections = map(header.logicalIndex, range(header.count()))
        return [one for one in sections if one in shown or columns[one].name in self._at_hand]

    def show(self, names: Collection[str], at_hand: Collection[str] = ()) -> None:
        """Show these columns and hide the others.

        at_hand: columns that the user has not hidden; a paste may fill them though they are not visible.
        """
        self._names, self._at_hand = names, at_hand
        self.show_again()

    def show_again(self) -> None:
        """Show the same columns, as the model may have others now."""
        hidden = {
            section: section > 0 and column.name not in self._names
            for section, column in enumerate(self._columns())
        }
        view = self._view
        others = [
            section for section, is_hidden in hidden.items() if is_hidden != view.isColumnHidden(section)
        ]
        if others:
            with self._widths.resizing():
                for section in others:
                    view.setColumnHidden(section, hidden[section])
        self._widths.apply(others)
