"""Exports documents, and writes the table, the findings and charts as files.

These files are for people and spreadsheets. An export asks the questions, and lets others do the
work. A chart becomes a picture, or text with tabs, by the ending of the file's name.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLocale, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from editor.app.commands.view_commands import ViewCommands
from editor.app.commands.window_commands import PanelCommands
from editor.app.window.command_context import CommandContext
from editor.app.window.file_messages import OverwritingJob, asked_to_overwrite
from editor.app.window.problems import report_problem
from editor.core.document.rows import Rows
from editor.core.fields import Kind
from editor.core.file_limits import MAX_BYTES, MAX_ENTRIES
from editor.dialogs.comparison_dialogs import MovedPages, RedirectsDialog
from editor.dialogs.export_dialog import ExportDialog, Splitting
from editor.dialogs.tables.table_export_dialog import TableExportDialog, TableLook, UsualTable
from editor.formats.tables.text_tables import TableError
from editor.formats.writing.export import ExportForm, ExportImpossible, ExportTooLarge
from editor.formats.writing.split_export import SetForm, SetImpossible
from editor.models.session.session import Session, Stage
from editor.models.table.value_display import commonest_origin
from editor.models.words.translation import listed, local_language, text_of, translated
from editor.rules.finding import Finding
from editor.runtime.system import is_same_file
from editor.runtime.threads import IsCancelled
from editor.services.documents.document_export import (
    ExportJob,
    ExportRefused,
    SetJob,
    errors_in_set,
    preflight,
    prepare_export,
    prepare_set,
)
from editor.services.documents.index_file import folder_of
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.files.file_set_saving import OldFile, save_files
from editor.services.files.in_place_writing import InPlace
from editor.services.installation import backups_folder, in_place_folder
from editor.services.settings.settings import (
    EXPORT_FORM,
    REDIRECT_FORM,
    SET_OPTIONS,
    TABLE_BOM,
    TABLE_FORM,
    TABLE_SEPARATOR,
)
from editor.services.tables.table_export import FindingsExport, FindingsText, TableExport
from editor.services.tables.table_formats import WRITTEN_ENDINGS
from editor.services.tasks import Task
from editor.views.panels.chart_view import ChartView
from editor.views.table.entries_table import EntriesTable


class ExportCommands(QObject):
    """Writes a clean file, or several with an index; meanwhile the document is not editable."""

    exported = Signal(object)  # the Path

    def __init__(self, context: CommandContext, view: ViewCommands, panels: PanelCommands) -> None:
        super().__init__(context.window)
        self._context, self._view, self._panels = context, view, panels
        self.exported.connect(self._on_exported)

    def _on_exported(self, path: Path) -> None:
        self._context.say(translated("Exported to {path}").format(path=path))

    def export(self) -> None:
        """Ask for the format and place, then write a clean file."""
        if self._context.editable is not None:
            self._ask(self._context.editable)

    def _ask(self, session: Session) -> None:
        dialog = self.export_dialog(session)
        dialog.fix_all.setEnabled(self._context.actions["fix_all_safe"].isEnabled())
        while dialog.exec():
            if self._context.is_taken(*dialog.targets):
                continue
            taken = [path for path in dialog.targets if path.exists()]
            if taken and not self._context.questions.replace_existing(taken[-1], len(taken) - 1):
                continue
            if dialog.set_form and dialog.set_page:
                self._context.settings.set(SET_OPTIONS, dialog.set_page.options)
                self._export_set(session, dialog.path.parent, dialog.set_form, force=dialog.insists)
            else:
                self._export(session, dialog.path, force=dialog.insists, without=dialog.left_out)
            break
        dialog.deleteLater()
        if dialog.place is not None:
            self._go_to(dialog.place)
        elif dialog.fixes_first:
            self._context.trigger("fix_all_safe")
            self._ask(session)

    def _go_to(self, error: Finding) -> None:
        """Go to the cell of an error, or to its line in the list of findings if it is about no row."""
        if error.row is None:
            self._panels.show_rule(error.rule.id)
        else:
            self._view.go_to(error.row, error.field)

    def export_dialog(self, session: Session) -> ExportDialog:
        """Make the dialog, which shows the errors that prevent an export."""

        def errors(name: str) -> list[Finding]:
            form = ExportForm.of_name(name)
            return session.document.export_errors(form) if form else []

        return ExportDialog(
            self._export_suggestion(session),
            errors,
            partial(self._ask_export_path, session),
            self._context.window,
            self._splitting(session.document),
            kind=session.document.entries.kind,
            hidden=len(session.document.entries) - session.model.rowCount(),
            # Several files are published at their own URLs, not at one that all would be exported to.
            published_url="" if session.document.is_set else session.published_url,
        )

    def _splitting(self, document: OpenDocument) -> Splitting | None:
        """Return what the dialog needs to split a document; None if it cannot be split."""
        entries, context = document.entries, document.findings.context
        if entries.kind not in (Kind.URLSET, Kind.TEXT):
            return None
        folder = folder_of([context.published_url])
        if not folder and (origin := commonest_origin(entries.column("loc"))):
            folder = f"{origin}/"
        return Splitting(
            self._context.tasks,
            partial(preflight, entries, context),
            errors_in_set(document),
            folder,
            is_needed=len(entries) > MAX_ENTRIES or context.byte_size > MAX_BYTES,
            options=self._context.settings.get(SET_OPTIONS),
        )

    def _ask_export_path(self, session: Session, suggestion: Path) -> Path | None:
        filters = [self.tr("XML (*.xml)"), self.tr("XML, gzipped (*.xml.gz)")]
        if ExportForm.TEXT.takes(session.document.entries.kind):
            filters.append(self.tr("List of URLs (*.txt)"))
        return self._context.questions.files.path_to_save(self.tr("Export"), suggestion, filters)

    def _export_suggestion(self, session: Session) -> Path:
        path, ending = session.document.path, self._context.settings.get(EXPORT_FORM)
        if not ExportForm(ending).takes(session.document.entries.kind):
            ending = EXPORT_FORM.default
        return self._context.place_for(path, f"sitemap{ending}" if path is None else f"export{ending}")

    # The work

    def _export(self, session: Session, path: Path, *, force: bool, without: Rows = ()) -> None:
        try:
            job = prepare_export(session.document, path, force=force, without=without)
        except (ExportRefused, ExportImpossible) as refusal:
            self._context.questions.tell(text_of(refusal))
            return
        self._write(session, job, lambda: self.exported.emit(path))

    def _export_set(self, session: Session, folder: Path, form: SetForm, *, force: bool) -> None:
        try:
            job = prepare_set(session.document, folder, form, force=force)
        except ExportRefused as refusal:
            self._context.questions.tell(text_of(refusal))
            return

        def exported() -> None:
            self.exported.emit(job.index)
            self._offer_to_delete(job.unlisted)

        self._write(session, job, exported)

    def _write(self, session: Session, job: ExportJob | SetJob, then: Callable[[], None]) -> None:
        """Run an export, and call `then` once the files are on the disk."""
        job.careful = InPlace(in_place_folder())

        again, elsewhere = partial(self._write, session, job, then), partial(self._ask, session)

        def written(error: BaseException | None) -> None:
            if error is None:
                then()
                if job.told:
                    self._context.say(text_of(job.told))
            elif not asked_to_overwrite(self._context.questions, job, error, again, elsewhere):
                self._tell(error)

        self._context.writings.begin(session, job.run, written)

    def _offer_to_delete(self, left: Sequence[Path]) -> None:
        """Offer to delete files of an earlier export that the new index does not list any more."""
        left = [path for path in left if self._context.tabs.view_of(path) is None]
        if not left or not self._context.questions.delete_left_over(left):
            return

        def deleted(outcome: Future[object]) -> None:
            outcome.result()
            kept = [path.name for path in left if path.exists()]
            if kept:
                text = self.tr("These files could not be deleted: {names}")
                self._context.questions.tell(text.format(names=", ".join(kept)))

        gone = [OldFile(path, backups=backups_folder()) for path in left]
        self._context.tasks.run(lambda: save_files((), gone), deleted)

    def _tell(self, error: BaseException) -> None:
        if not isinstance(error, SaveError | ExportRefused | ExportTooLarge | SetImpossible):
            report_problem(error)
        self._context.questions.tell(text_of(error))


ENDINGS = (".png", ".svg", ".tsv")


@dataclass(slots=True)
class MadeFile:
    """What a file will hold, by the ending of its name; `run` may be called in any thread."""

    data: Mapping[str, bytes]  # that of "" is for all other endings
    overwrites: bool = False  # also protected files, see `force` of `save_file`
    careful: InPlace | None = None  # see `save_file`

    def run(self, path: Path, _cancelled: IsCancelled) -> None:
        """Write the file; raises SaveError, which leaves it as it was."""
        data = self.data.get(path.suffix.lower(), self.data[""])
        save_file(path, data, force=self.overwrites, careful=self.careful)


_TABLES = (*WRITTEN_ENDINGS, ".txt")  # the possible endings of names
_REPORTS = (".html", ".htm", ".csv")


class _Output(OverwritingJob, Protocol):
    """A table or report that can be written to a file."""

    def run(self, path: Path, cancelled: IsCancelled) -> None:
        """Write the file, in any thread; raises TableError and SaveError, which leave the file as it was."""


class OutputCommands(QObject):
    """Exports the table and the findings of the present document, which may be edited meanwhile."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._being_written: dict[Path, bool] = {}  # True if the person would rather quit

    def export_table(self) -> None:
        """Ask which part of the table to export and where, then write it."""
        session, table = self._context.session, self._context.table
        if session is None or table is None or session.stage is Stage.LOADING:
            return
        dialog = self.table_export_dialog(session, table)
        if dialog.ask():
            self._export_table(session, table, dialog)

    def table_export_dialog(self, session: Session, table: EntriesTable) -> TableExportDialog:
        """Make the dialog for the table on screen."""
        model = session.model
        look = TableLook(
            table.visible.columns(),
            model.rowCount(),
            len(session.document.entries),
            model.order.is_file_order,
        )
        get = self._context.settings.get
        usual = UsualTable(get(TABLE_FORM), get(TABLE_SEPARATOR), get(TABLE_BOM))
        return TableExportDialog(look, self._context.window, usual)

    def _export_table(self, session: Session, table: EntriesTable, dialog: TableExportDialog) -> None:
        patterns = " ".join(f"*{ending}" for ending in WRITTEN_ENDINGS)
        filters = (self.tr("Tables ({patterns})").format(patterns=patterns), self.tr("All files (*)"))
        name = f"table{dialog.ending}"
        ask = partial(self._ask_path, session, self.tr("Export the table"), name, filters, _TABLES)
        path = ask()
        if path is None:
            return
        model, document = session.model, session.document.entries
        is_all = dialog.all.isChecked()
        rows = range(len(document)) if is_all else model.order.document_rows(0, model.rowCount() - 1)
        export = TableExport(
            document.snapshot(),
            [column.name for column in table.visible.columns()],
            rows if isinstance(rows, range) else tuple(rows),
            dialog.options,
            answers=dict(session.document.answers),
        )
        self._write(path, export, ask)

    def save_findings(self) -> None:
        """Ask where to save the findings, then write them as a page or as a table."""
        session = self._context.session
        if session is None or session.stage is Stage.LOADING:
            return
        filters = (self.tr("Web page (*.html)"), self.tr("Table (*.csv)"))
        title, name = self.tr("Save the findings"), "findings.html"
        ask = partial(self._ask_path, session, title, name, filters, _REPORTS)
        path = ask()
        if path is not None:
            self._write(path, self._findings_of(session), ask)

    def save_chart(self, chart: ChartView) -> None:
        """Ask where to save a chart, then write it as a picture or as text with tabs."""
        session = self._context.session
        if session is None:
            return
        filters = (self.tr("Pictures (*.png *.svg)"), self.tr("Table (*.tsv)"))
        name = f"{chart.chart.name}.png"
        ask = partial(self._ask_path, session, self.tr("Save the chart"), name, filters, ENDINGS)
        path = ask()
        if path is not None:
            forms = {"": chart.png(), ".svg": chart.svg().encode(), ".tsv": chart.table_text().encode()}
            self._write(path, MadeFile(forms), ask)

    def save_redirects(self, pages: MovedPages) -> None:
        """Ask which redirects to save, in which format and where, then write them."""
        session = self._context.session
        if session is None:
            return
        dialog = RedirectsDialog(pages, self._context.settings.get(REDIRECT_FORM), self._context.window)
        if not dialog.ask():
            return
        self._context.settings.set(REDIRECT_FORM, dialog.format.name)
        file_name, output = dialog.format.file_name, MadeFile({"": dialog.rules().data})

        def ask() -> Path | None:
            own = session.document.path
            suggestion = (own.parent if own else self._context.last_folder) / file_name
            path = self._context.questions.files.path_to_save(self.tr("Save redirects"), suggestion, ())
            is_free = path and not self._context.is_taken(path) and not self._is_being_written(path)
            return path if is_free else None

        path = ask()
        if path is not None:
            self._write(path, output, ask)

    def copy_findings(self) -> None:
        """Copy the findings to the clipboard: as a page for mails, as cells for spreadsheets."""
        session = self._context.session
        if session is None or session.stage is Stage.LOADING:
            return
        export = self._findings_of(session)

        def copied(outcome: Future[FindingsText]) -> None:
            data = QMimeData()
            data.setHtml(outcome.result().page)
            data.setText(outcome.result().cells)
            QGuiApplication.clipboard().setMimeData(data)
            self._context.say(self.tr("The findings were copied to the clipboard."))

        self._context.tasks.run(export.text, copied)

    def _findings_of(self, session: Session) -> FindingsExport:
        return FindingsExport.of(session.document, session.title, self._context.now(), local_language())

    def may_be_left(self) -> bool:
        """Return True if the window may close; ask once about each file that is still being written."""
        for path, is_given_up in list(self._being_written.items()):
            if not is_given_up and not self._context.questions.leave_unwritten(path):
                return False
            self._being_written[path] = True
        return True

    # Asking for a path, and writing

    def _ask_path(
        self, session: Session, title: str, name: str, filters: tuple[str, str], endings: tuple[str, ...]
    ) -> Path | None:
        """Ask for a path beside the file; a name without a known ending gets that of the proposal."""
        suggestion, ending = self._context.place_for(session.document.path, name), name.rpartition(".")[2]
        chosen = self._context.questions.files.path_to_save(title, suggestion, filters)
        if chosen is None:
            return None
        has_ending = chosen.name.lower().endswith(endings)
        path = chosen if has_ending else chosen.with_name(f"{chosen.name}.{ending}")
        if self._context.is_taken(chosen, path) or self._is_being_written(path):
            return None
        is_unasked = path != chosen and path.exists()
        return path if not is_unasked or self._context.questions.replace_existing(path) else None

    def _is_being_written(self, path: Path) -> bool:
        """Return True if another export to this path is still running; then tell the person."""
        if not any(is_same_file(path, each) for each in self._being_written):
            return False
        text = self.tr("“{name}” is still being written. Wait until it is done, or choose another name.")
        self._context.questions.tell(text.format(name=path.name))
        return True

    def _write(self, path: Path, output: _Output, ask: Callable[[], Path | None]) -> None:
        """Write in a worker thread, and say how it went; `ask` asks for another place if this one fails."""
        task: Task[None] | None = None
        saying = self.tr("Writing {name}…").format(name=path.name)
        output.careful = InPlace(in_place_folder())

        def work() -> None:
            output.run(path, lambda: task is not None and task.is_cancelled())

        def elsewhere() -> None:
            other = ask()
            if other is not None:
                self._write(other, output, ask)

        def written(outcome: Future[None]) -> None:
            self._being_written.pop(path, None)
            error = outcome.exception()
            if error is None:
                self._on_written(path, output)
                return
            if self._context.status.currentMessage() == saying:
                self._context.status.clearMessage()
            again = partial(self._write, path, output, ask)
            if asked_to_overwrite(self._context.questions, output, error, again, elsewhere):
                return
            if not isinstance(error, SaveError | TableError):
                report_problem(error)
            self._context.questions.tell(text_of(error))

        self._context.say(saying, 0)
        self._being_written[path] = False
        task = self._context.tasks.run(work, written)

    def _on_written(self, path: Path, output: _Output) -> None:
        """Say that a file was saved, and what a table has no place for."""
        self._context.say(self.tr("Saved to {path}").format(path=path))
        if isinstance(output, TableExport) and output.left_out:
            names = listed(f"{name} ({QLocale().toString(count)})" for name, count in output.left_out.items())
            text = self.tr("The table has no place for these elements: {elements}")
            self._context.questions.tell(text.format(elements=names))
