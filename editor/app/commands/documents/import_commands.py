"""Imports files that are no sitemaps, tables and feeds, and reads damaged files in another way.

The repairs that a damaged file needed are shown.
"""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.window.command_context import CommandContext
from editor.core.fields import Kind
from editor.dialogs.damaged_file_dialogs import ReadEncodingDialog, RepairAnswer, RepairsDialog
from editor.dialogs.tables.table_dialog import KnownColumns, TableContext
from editor.dialogs.tables.table_import_dialogs import TableImportDialog, TableUpdateDialog
from editor.formats.read_errors import ReadAs, Unreadable
from editor.formats.reading.encoding import Samples, samples_of
from editor.models.session.session import Session, Stage
from editor.models.table.cell_edits import copied_text, has_table_headings, parse_cells
from editor.models.words.translation import text_of
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import read_file
from editor.services.settings.settings import LAST_FOLDER
from editor.services.tables.imported_sitemaps import document_of, feed_entries, is_whole_file, new_sitemap
from editor.views.document_view import DocumentView


class ImportCommands(QObject):
    """Makes new, unsaved documents or changes the one on screen; the sources stay as they are."""

    def __init__(self, context: CommandContext, file: FileCommands) -> None:
        super().__init__(context.window)
        self._context, self._file = context, file

    def new_from_table(self) -> None:
        """Ask for a table, and make a sitemap from it."""
        self._show(self.table_import_dialog())

    def new_from_clipboard(self) -> None:
        """Start a document from the clipboard: a whole sitemap, a table, or some URLs."""
        text, now = copied_text(QGuiApplication.clipboard()), self._context.now()
        if not text.rstrip("\0").strip():  # some programs copy the final null character, too
            self._context.questions.tell(self.tr("The clipboard has no text. Copy some URLs first."))
        elif is_whole_file(text):
            self._context.tasks.run(lambda: document_of(text, now), self._on_pasted)
        elif has_table_headings(parse_cells(text)):
            dialog = self.table_import_dialog()
            dialog.source.paste()
            self._show(dialog)
        else:
            view = self._file.new()
            if view.table is not None:
                view.table.cells.paste()

    def _on_pasted(self, outcome: Future[OpenDocument]) -> None:
        error = outcome.exception()
        if isinstance(error, Unreadable):
            text = self.tr("The contents of the clipboard cannot be opened.")
            self._context.questions.tell(text, text_of(error))
        else:
            self._context.when_free(partial(self._file.show_unsaved, outcome.result()))

    def import_table(self, path: Path) -> None:
        """Show the contents of a table, and make a sitemap from it if the person agrees."""
        dialog = self.table_import_dialog()
        dialog.source.open(path)
        self._context.remember_folder(path.parent)
        self._show(dialog)

    def table_import_dialog(self) -> TableImportDialog:
        """Make the dialog, without a table."""
        needs = self._needs(lambda: self._context.settings.get(LAST_FOLDER))
        return TableImportDialog(needs, self._context.now(), self._context.window)

    def _needs(self, folder: Callable[[], str]) -> TableContext:
        """Return what a dialog needs to read a table; `folder` returns the one that is proposed first."""
        context = self._context
        return TableContext(
            context.tasks,
            lambda: context.questions.files.table_to_read(folder()),
            KnownColumns(context.settings),
        )

    def _show(self, dialog: TableImportDialog) -> None:
        def finished(result: int) -> None:
            if result == QDialog.DialogCode.Accepted and dialog.document is not None:
                self._file.show_unsaved(dialog.document)
            dialog.deleteLater()

        dialog.finished.connect(finished)
        dialog.open()

    def update_from_table(self) -> None:
        """Ask for a table, and update the entries with its values for their URLs."""
        session = self._context.editable
        if session is None:
            return
        dialog = self.update_from_table_dialog(session)
        if dialog.ask() and (outcome := dialog.outcome()):
            session.undo_stack.do(outcome.edit, outcome.title)

    def update_from_table_dialog(self, session: Session) -> TableUpdateDialog:
        """Make the dialog for a document."""
        document = session.document
        folder = str(document.path.parent) if document.path else ""
        needs = self._needs(lambda: folder)
        return TableUpdateDialog(
            document.entries.snapshot(), document.findings.context, needs, self._context.window
        )

    def import_feed(self) -> None:
        """Make a sitemap from the feed on screen: from its links, and the dates when they changed."""
        session = self._context.session
        if session is None or session.stage is not Stage.READY:
            return
        feed = session.document.entries
        if feed.kind is not Kind.FEED:
            return
        now, snapshot = self._context.now(), feed.snapshot()

        def made(outcome: Future[OpenDocument]) -> None:
            document = outcome.result()
            if len(document.entries):
                self._context.when_free(partial(self._file.show_unsaved, document))
            else:
                self._context.questions.tell(self.tr("No item in this feed has a link."))

        self._context.tasks.run(lambda: new_sitemap(feed_entries(snapshot, now), now), made)


class RepairCommands(QObject):
    """Shows the repairs of a file, and reads it again in the way that a person chooses."""

    def __init__(self, context: CommandContext, file: FileCommands, save_report: Callable[[], None]) -> None:
        """`save_report` asks for a place and writes the findings there."""
        super().__init__(context.window)
        self._context, self._file, self._save_report = context, file, save_report
        self._read_anew: DocumentView | None = None  # the view whose repairs to show once it is read
        file.loaded.connect(self._on_loaded)

    def accept_recovery(self) -> None:
        """Accept the readable part of a damaged file as the document."""
        if self._context.session is not None:
            self._context.session.accept_recovery()

    def show_repairs(self) -> None:
        """Show the repairs in the file on screen, and do what the person then chooses."""
        session = self._context.session
        if session is None or session.stage is not Stage.READY or not session.document.file_list.repairs:
            return
        dialog = self.repairs_dialog(session)
        wish, side = dialog.ask(), dialog.side
        if wish == RepairAnswer.ACCEPT:
            self.accept_recovery()
        elif wish == RepairAnswer.READ_AGAIN:
            self._read(ReadAs(session.document.file_list.there[0].read_as.encoding, side))
        elif wish == RepairAnswer.READ_IN_ENCODING:
            self.read_encoding()
        elif wish == RepairAnswer.SAVE_REPORT:
            self._save_report()

    def repairs_dialog(self, session: Session) -> RepairsDialog:
        """Make the dialog for a document."""
        return RepairsDialog(session.document, self._context.window)

    def read_encoding(self) -> None:
        """Ask in which encoding to read the file on screen."""
        view = self._context.view
        if view is None or view.path is None:
            return
        path = view.path

        def sampled(outcome: Future[Samples]) -> None:
            error = outcome.exception()
            if isinstance(error, Unreadable):
                self._context.questions.tell(text_of(error))
            elif self._context.view is view:
                self._choose_encoding(view, outcome.result())

        self._context.tasks.run(lambda: samples_of(read_file(path).data), sampled)

    def _choose_encoding(self, view: DocumentView, samples: Samples) -> None:
        dialog = self.encoding_dialog(view, samples)
        if dialog.ask():
            side = view.session.document.file_list.there[0].read_as.side if view.session else ReadAs().side
            self._read(ReadAs(dialog.encoding, side))

    def encoding_dialog(self, view: DocumentView, samples: Samples) -> ReadEncodingDialog:
        """Make the dialog for a file."""
        current = view.session.document.file_list.there[0].read_as.encoding if view.session else ""
        return ReadEncodingDialog(samples, current, self._context.window)

    def _read(self, read_as: ReadAs) -> None:
        view = self._context.view
        if self._file.read_again(read_as):
            self._read_anew = view

    def _on_loaded(self, view: DocumentView) -> None:
        if view is self._read_anew:
            self._read_anew = None
            if view is self._context.view:
                self.show_repairs()
