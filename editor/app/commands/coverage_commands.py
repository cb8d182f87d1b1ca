"""Compares the document on screen, or a new one, with the pages that there are."""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.documents.open_commands import FileCommands
from editor.app.window.command_context import CommandContext
from editor.core.site.page_coverage import Coverage
from editor.dialogs.site.coverage_dialog import CoverageDialog, CoverageNeeds
from editor.formats.tables.text_tables import TableError
from editor.models.session.session import Session
from editor.models.words.translation import text_of, translated
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.tables.table_formats import NO_OPTIONS, TABLE_FORMATS, format_of_name
from editor.services.web_access import WebAccess

_NAME = "coverage.csv"  # that is proposed for the table


class CoverageCommands(QObject):
    """Shows the dialog, which does the rest."""

    def __init__(
        self, context: CommandContext, web: WebAccess, file: FileCommands, columns: ColumnCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._web, self._file, self._columns = context, web, file, columns

    def show(self) -> None:
        """Compare the document on screen."""
        session = self._context.editable
        if session is not None:
            self.dialog(session).ask()

    def new_from_site(self) -> None:
        """Start a sitemap, and find the pages that it is to list."""
        self._file.new()
        self.show()

    def dialog(self, session: Session) -> CoverageDialog:
        """Make the dialog for a document."""
        parent = self._context.window
        needs = CoverageNeeds(
            self._context.tasks,
            self._web,
            self._context.settings,
            self._ask_folder,
            self._ask_file,
            partial(self._save_table, session),
            session.model.urls.readable,
            session.undo_stack.do,
            partial(self._mark, session),
        )
        return CoverageDialog(session.document.entries, needs, parent)

    def _ask_folder(self) -> Path | None:
        title = self.tr("Choose the folder of the built site")
        folder = self._context.questions.files.folder(title, str(self._context.last_folder))
        return Path(folder) if folder else None

    def _ask_file(self) -> Path | None:
        return self._context.questions.files.file_to_compare(str(self._context.last_folder))

    def _save_table(self, session: Session, records: Sequence[Sequence[str]]) -> None:
        """Ask for a place, and write a table there in the background."""
        suggestion = self._context.place_for(session.document.path, _NAME)
        filters = [
            f"{translated(each.title)} ({' '.join(f'*{ending}' for ending in each.endings)})"
            for each in TABLE_FORMATS
        ]
        chosen = self._context.questions.files.path_to_save(self.tr("Export"), suggestion, filters)
        if chosen is None:
            return
        form = format_of_name(chosen.name)
        path = chosen if form is not None else chosen.with_name(f"{chosen.name}.csv")
        written = form or TABLE_FORMATS[0]

        def work() -> None:
            save_file(path, written.write(records, NO_OPTIONS.for_name(path.name)))

        self._context.tasks.run(work, partial(self._on_saved, path))

    def _on_saved(self, path: Path, outcome: Future[None]) -> None:
        error = outcome.exception()
        if isinstance(error, SaveError | TableError | OSError):
            self._context.questions.tell(self.tr("The table could not be saved."), text_of(error))
        else:
            outcome.result()
            self._context.say(self.tr("Saved to {path}").format(path=path))

    def _mark(self, session: Session, found: Coverage) -> None:
        """Show what a comparison found of the rows, and let the filters know."""
        document, view = session.document, self._context.view
        document.entries.mark_inlinks(found.inlinks)
        document.answers.mark({row.url for row in found.absent}, {row.url for row in found.unlinked or ()})
        session.model.values_changed("loc", document.entries.rows)
        if view is not None and view.session is session:
            self._columns.fit(view)
        if session.filter.is_active:
            session.filter.refresh()
