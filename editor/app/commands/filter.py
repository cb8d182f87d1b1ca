"""The commands for saved filters."""

from PySide6.QtCore import QObject

from editor.app.commands.view import ViewCommands
from editor.app.window.workbench import Workbench
from editor.dialogs.saved_filters import SavedFiltersDialog, SaveFilterDialog
from editor.services.filter_memory import FilterMemory


class FilterCommands(QObject):
    """Saves the filter on screen, and restores saved ones."""

    def __init__(self, bench: Workbench, view: ViewCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._view = bench, view
        self._memory = FilterMemory(bench.settings)

    def save(self) -> None:
        """Ask for a name, and save the filter of the document on screen under it."""
        dialog = self.save_dialog()
        if dialog.ask():
            self._bench.say(self.tr("Saved the filter “{name}”").format(name=dialog.name.text().strip()))

    def save_dialog(self) -> SaveFilterDialog:
        """Make the dialog that asks for the name."""
        session = self._bench.session
        text = session.filter.text if session is not None else ""
        known = next((name for name, each in self._memory.saved().items() if each == text), "")
        return SaveFilterDialog(self._memory, self._view.values, text, known, self._bench.window)

    def show_saved(self) -> None:
        """List the saved filters, to use, change or delete them."""
        dialog = self.saved_dialog()
        if dialog.ask() and dialog.chosen:
            self.use(dialog.chosen)

    def saved_dialog(self) -> SavedFiltersDialog:
        """Make the dialog that lists the saved filters."""
        may_delete = self._bench.questions.delete_filter
        return SavedFiltersDialog(self._memory, self._view.values, may_delete, self._bench.window)

    def saved(self) -> dict[str, str]:
        """Return the saved filters, by name."""
        return self._memory.saved()

    def use(self, text: str) -> None:
        """Show the rows that match a saved filter, and no others."""
        self._memory.add(text)
        self._view.show_only(text)
        self._bench.focus_table()
