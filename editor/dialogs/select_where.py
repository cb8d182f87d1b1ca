"""The dialog that selects the rows that match a filter, without hiding the others."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from editor.core.document.rows import Rows
from editor.core.filtering.complete import Values
from editor.core.filtering.errors import FilterError
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.models.session.row_search import RowSearch
from editor.models.words.translation import counted
from editor.services.filter_memory import FilterMemory
from editor.views.find.filter_line import FilterLine
from editor.views.widgets.line_buttons import add_clear_button

Shown = Callable[[Rows], Rows]  # returns the rows that are visible in the table


class SelectWhereDialog(Dialog):
    """Shows how many of the visible rows match while the user types."""

    manual_place = "filters"

    def __init__(
        self,
        search: RowSearch,
        shown: Shown,
        values: Values,
        memory: FilterMemory,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Select where"))
        self.setMinimumWidth(520)
        self._search, self._shown = search, shown
        self.rows: Rows = ()  # what is to be selected, ascending
        self._memory = memory
        self.line = FilterLine(self, values)
        self.line.set_memory(memory)
        self.line.setAccessibleName(self.tr("Filter for the rows to select"))
        self.line.setPlaceholderText(self.tr("For example priority<0.5 or path:/blog/"))
        add_clear_button(self.line)
        self.line.textChanged.connect(self._find)
        self.column.addWidget(self.line)
        self._outlook = self.add_text()
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._select: QPushButton = box.button(Buttons.Ok)
        self._select.setText(self.tr("Select"))
        self._find()

    @property
    def outlook(self) -> str:
        """A sentence on how many rows would be selected."""
        return self._outlook.text()

    def accept(self) -> None:
        """Select the rows, and remember the filter."""
        self._memory.add(self.line.text())
        super().accept()

    def done(self, result: int) -> None:
        self._search.stop()
        super().done(result)

    def _find(self) -> None:
        self._search.stop()
        wanted = self.line.filter()
        if wanted is None or wanted.root is None:
            self._show((), "" if wanted is None else self.tr("Type a filter that the rows match."))
            return
        self._show((), self.tr("Searching…"))
        self._search.find(wanted, self._on_found)

    def _on_found(self, found: Rows | FilterError) -> None:
        if isinstance(found, FilterError):
            self._show((), "")
            self.line.show_error(found)
            return
        rows = self._shown(found)
        one = "1 of the rows shown matches."
        many = QT_TRANSLATE_NOOP("select_where", "%Ln of the rows shown match.")
        none = QT_TRANSLATE_NOOP("select_where", "None of the rows shown match.")
        self._show(rows, counted("select_where", one, many if rows else none, len(rows)))

    def _show(self, rows: Rows, outlook: str) -> None:
        self.rows = rows
        self._outlook.setText(outlook)
        self._select.setEnabled(bool(rows))
