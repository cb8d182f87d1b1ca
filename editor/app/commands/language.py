"""Shows and completes language versions of pages, in a dialog."""

from PySide6.QtCore import QObject

from editor.app.window.workbench import Workbench
from editor.dialogs.languages import LanguagesDialog
from editor.models.session.session import Session


class LanguageCommands(QObject):
    """The command behind “Languages…”."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench

    def show(self) -> None:
        """Show the language versions that the current row and the pages of its cluster name."""
        session = self._bench.session
        if session is not None:
            self.dialog(session).ask()

    def dialog(self, session: Session) -> LanguagesDialog:
        """Make the dialog for a document."""
        table = self._bench.table
        row = table.current_row() if table is not None else -1
        return LanguagesDialog(session, self._bench.tasks, row, self._bench.window)
