"""The dialogs with a filter: to save one under a name, to manage saved ones, and to select by one.

Rows that match a filter can be selected without hiding the others.
"""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.core.document.rows import Rows
from editor.core.filtering.filter_proposals import Values
from editor.core.filtering.filter_tree import FilterError
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog
from editor.models.session.row_filter import RowSearch
from editor.models.words.translation import counted
from editor.services.settings.settings_file import FilterMemory
from editor.views.find.filter_line import FilterLine
from editor.views.widgets.input_fields import add_clear_button, form_of, on_change
from editor.views.widgets.widget_layouts import add_layout, scaled_width

_NAME, _FILTER = range(2)
_MARGINS = 32  # pixels beside a name
_WIDEST = 280  # pixels of a name


class SaveFilterDialog(Dialog):
    """Asks for the name and the text of a filter to save."""

    manual_place = "filters#keep"

    def __init__(
        self, memory: FilterMemory, values: Values, text: str, name: str = "", parent: QWidget | None = None
    ) -> None:
        """name: the name of the saved filter to change; "" saves a new one."""
        super().__init__(parent, self.tr("Edit saved filter") if name else self.tr("Save filter"), 520)
        self._memory, self._before = memory, name
        self.name = QLineEdit(name, self)
        self.line = FilterLine(self, values)
        self.line.set_filter_text(text)
        add_layout(
            self.column, form_of(self, ((self.tr("&Name"), self.name), (self.tr("&Filter"), self.line)))
        )
        self._remark = self.add_remark()
        self.add_ok(button=Buttons.Save)
        on_change(self._check, self.name, self.line)
        self._check()

    def accept(self) -> None:
        """Save the filter."""
        self._memory.save(self.name.text(), self.line.text(), self._before)
        super().accept()

    def _check(self) -> None:
        wanted, known = self.line.filter(), self._memory.known_as(self.name.text())
        can_be_kept = bool(self.name.text().strip()) and wanted is not None and wanted.root is not None
        self.ok.setEnabled(can_be_kept)
        takes_over = bool(known) and known != self._before
        self._remark.setText(self.tr("This replaces the filter with the same name.") if takes_over else "")


class SavedFiltersDialog(Dialog):
    """Lists saved filters by name; accepting the dialog applies the current one."""

    manual_place = "filters#keep"

    def __init__(
        self,
        memory: FilterMemory,
        values: Values,
        may_delete: Callable[[str], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, self.tr("Saved filters"))
        self._memory, self._values, self._may_delete = memory, values, may_delete
        self._hint = self.add_text(
            self.tr(
                "There are no saved filters yet. Filter the rows, then choose “Save this filter…” "
                "next to the filter."
            )
        )
        headings = (self.tr("Name"), self.tr("Filter"))
        self.list = BoxedList(self.tr("Saved filters"), headings, self, stretched=_FILTER)
        self.list.itemActivated.connect(self.accept)
        self.column.addWidget(self.list, 1)
        self.add_buttons(Buttons.Close)
        self.use = self.add_answer(self.tr("&Use"), self.accept)
        self.edit = self.add_answer(self.tr("&Edit…"), self._edit)
        self.delete = self.add_answer(self.tr("&Delete"), self._delete)
        self.use.setDefault(True)
        for key, button in (("F2", self.edit), (QKeySequence.StandardKey.Delete, self.delete)):
            QShortcut(QKeySequence(key), self.list, button.click)
        self._show_all("")
        self.list.setFocus()
        self.propose_size(600, 400)

    @property
    def chosen(self) -> str:
        """The text of the filter to apply; "" if none is saved."""
        return self._text(_FILTER)

    def _text(self, column: int) -> str:
        item = self.list.currentItem()
        return "" if item is None else item.text(column)

    def edit_dialog(self) -> SaveFilterDialog:
        """Return the dialog that edits the current filter."""
        return SaveFilterDialog(self._memory, self._values, self.chosen, self._text(_NAME), self)

    def _show_all(self, current: str) -> None:
        """List all saved filters and make one of them current."""
        self.list.clear()
        for name, text in self._memory.saved().items():
            item = self.list.add_line([name, text])
            if name == current or self.list.currentItem() is None:
                self.list.setCurrentItem(item)
        widest = max(map(self.fontMetrics().horizontalAdvance, self._memory.saved()), default=0)
        self.list.setColumnWidth(_NAME, min(widest + _MARGINS, scaled_width(_WIDEST, self)))
        is_any = self.list.topLevelItemCount() > 0
        self._hint.setVisible(not is_any)
        for button in (self.use, self.edit, self.delete):
            button.setEnabled(is_any)

    def _edit(self) -> None:
        dialog = self.edit_dialog()
        if dialog.ask():
            self._show_all(self._memory.known_as(dialog.name.text()))

    def _delete(self) -> None:
        item, name = self.list.currentItem(), self._text(_NAME)
        if item is not None and self._may_delete(name):
            beside = self.list.itemBelow(item) or self.list.itemAbove(item)
            self._memory.forget(name)
            self._show_all(beside.text(_NAME) if beside is not None else "")


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
        super().__init__(parent, self.tr("Select where"), 520)
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
        self.add_outlook()
        self.add_ok(self.tr("Select"))
        self._find()

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
        many = N_("%Ln of the rows shown match.")
        none = N_("None of the rows shown match.")
        self._show(rows, counted(one, many if rows else none, len(rows)))

    def _show(self, rows: Rows, outlook: str) -> None:
        self.rows = rows
        self.say(outlook)
        self.ok.setEnabled(bool(rows))
