"""The commands with dialogs about filters: save one, use and change saved ones, select rows by one.

Saved filters belong to the person rather than to a document: they are in the file of the settings.
"""

from PySide6.QtCore import QObject

from editor.app.commands.view_commands import ViewCommands
from editor.app.window.command_context import CommandContext
from editor.core.document.rows import Rows
from editor.dialogs.filter_dialogs import SavedFiltersDialog, SaveFilterDialog, SelectWhereDialog
from editor.models.session.row_filter import RowSearch
from editor.models.session.session import Session
from editor.services.settings.settings_file import FilterMemory


class FilterCommands(QObject):
    """Saves the filter on screen, restores saved ones, and selects rows by a filter."""

    def __init__(self, context: CommandContext, view: ViewCommands) -> None:
        super().__init__(context.window)
        self._context, self._view = context, view
        self._memory = FilterMemory(context.settings)

    def save_filter(self) -> None:
        """Ask for a name, and save the filter of the document on screen under it."""
        dialog = self.save_dialog()
        if dialog.ask():
            self._context.say(self.tr("Saved the filter “{name}”").format(name=dialog.name.text().strip()))

    def save_dialog(self) -> SaveFilterDialog:
        """Make the dialog that asks for the name."""
        session = self._context.session
        text = session.filter.text if session is not None else ""
        known = next((name for name, each in self._memory.saved().items() if each == text), "")
        return SaveFilterDialog(self._memory, self._view.values, text, known, self._context.window)

    def show_saved(self) -> None:
        """List the saved filters, to use, change or delete them."""
        dialog = self.saved_dialog()
        if dialog.ask() and dialog.chosen:
            self.use(dialog.chosen)

    def saved_dialog(self) -> SavedFiltersDialog:
        """Make the dialog that lists the saved filters."""
        may_delete = self._context.questions.delete_filter
        return SavedFiltersDialog(self._memory, self._view.values, may_delete, self._context.window)

    def saved(self) -> dict[str, str]:
        """Return the saved filters, by name."""
        return self._memory.saved()

    def use(self, text: str) -> None:
        """Show the rows that match a saved filter, and no others."""
        self._memory.add(text)
        self._view.show_only(text)
        self._context.focus_table()

    # Rows

    def select_where(self) -> None:
        """Ask for a filter, and select the rows that match it among those shown."""
        session, table = self._context.session, self._context.table
        if session is None or table is None:
            return
        dialog = self.select_where_dialog(session)
        if dialog.ask():
            self._context.focus_table()
            table.select_rows(dialog.rows)

    def select_where_dialog(self, session: Session) -> SelectWhereDialog:
        """Make the dialog that asks for the filter."""

        def shown(rows: Rows) -> Rows:
            model = session.model
            if model.rowCount() == len(model.document):
                return rows
            visible = frozenset(model.order.document_rows(0, model.rowCount() - 1))
            return [row for row in rows if row in visible]

        search = RowSearch(session.document.entries, session.facts, self._context.tasks)
        return SelectWhereDialog(search, shown, self._view.values, self._memory, self._context.window)
