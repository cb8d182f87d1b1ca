"""Writes the table, the findings and charts as files for people and spreadsheets."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from editor.app.window.overwriting import Careful, asked_to_overwrite
from editor.app.window.problems import report_problem
from editor.app.window.workbench import Workbench
from editor.core.cancelling import IsCancelled
from editor.dialogs.tables.table_export import TableExportDialog, TableLook, UsualTable
from editor.formats.tables.tables import TableError
from editor.models.session.session import Session, Stage
from editor.models.words.translation import local_language, text_of
from editor.services.chart_file import ENDINGS, ChartFile
from editor.services.files.file_errors import SaveError
from editor.services.files.in_place import InPlace
from editor.services.files.paths import is_same_file
from editor.services.folders import in_place_folder
from editor.services.settings.export_settings import TABLE_BOM, TABLE_FORM, TABLE_SEPARATOR
from editor.services.tables.findings_export import FindingsExport, FindingsText
from editor.services.tables.table_export import TableExport
from editor.services.tasks import Task
from editor.views.insight.chart_view import ChartView
from editor.views.table.entries_table import EntriesTable

_TABLES = (".csv", ".tsv", ".txt", ".xlsx")  # the possible endings of names
_REPORTS = (".html", ".htm", ".csv")


class _Output(Careful, Protocol):
    """A table or report that can be written to a file."""

    def run(self, path: Path, cancelled: IsCancelled) -> None:
        """Write the file, in any thread; raises TableError and SaveError, which leave the file as it was."""


class OutputCommands(QObject):
    """Exports the table and the findings of the present document, which may be edited meanwhile."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._being_written: dict[Path, bool] = {}  # True if the person would rather quit

    def export_table(self) -> None:
        """Ask which part of the table to export and where, then write it."""
        session, table = self._bench.session, self._bench.table
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
        get = self._bench.settings.get
        usual = UsualTable(get(TABLE_FORM), get(TABLE_SEPARATOR), get(TABLE_BOM))
        return TableExportDialog(look, self._bench.window, usual)

    def _export_table(self, session: Session, table: EntriesTable, dialog: TableExportDialog) -> None:
        filters = (self.tr("Tables (*.csv *.tsv *.xlsx)"), self.tr("All files (*)"))
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
            dialog.delimiter.currentData(),
            dialog.bom.isChecked(),
            answers=dict(session.document.answers),
        )
        self._write(path, export, ask)

    def save_findings(self) -> None:
        """Ask where to save the findings, then write them as a page or as a table."""
        session = self._bench.session
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
        session = self._bench.session
        if session is None:
            return
        filters = (self.tr("Pictures (*.png *.svg)"), self.tr("Table (*.tsv)"))
        name = f"{chart.chart.name}.png"
        ask = partial(self._ask_path, session, self.tr("Save the chart"), name, filters, ENDINGS)
        path = ask()
        if path is not None:
            self._write(path, ChartFile(chart.png(), chart.svg(), chart.table_text()), ask)

    def copy_findings(self) -> None:
        """Copy the findings to the clipboard: as a page for mails, as cells for spreadsheets."""
        session = self._bench.session
        if session is None or session.stage is Stage.LOADING:
            return
        export = self._findings_of(session)

        def copied(outcome: Future[FindingsText]) -> None:
            data = QMimeData()
            data.setHtml(outcome.result().page)
            data.setText(outcome.result().cells)
            QGuiApplication.clipboard().setMimeData(data)
            self._bench.say(self.tr("The findings were copied to the clipboard."))

        self._bench.tasks.run(export.text, copied)

    def _findings_of(self, session: Session) -> FindingsExport:
        return FindingsExport.of(session.document, session.title, self._bench.now(), local_language())

    def may_be_left(self) -> bool:
        """Return True if the window may close; ask once about each file that is still being written."""
        for path, is_given_up in list(self._being_written.items()):
            if not is_given_up and not self._bench.questions.leave_unwritten(path):
                return False
            self._being_written[path] = True
        return True

    # Asking for a path, and writing

    def _ask_path(
        self, session: Session, title: str, name: str, filters: tuple[str, str], endings: tuple[str, ...]
    ) -> Path | None:
        """Ask for a path beside the file; a name without a known ending gets that of the proposal."""
        suggestion, ending = self._bench.place_for(session.document.path, name), name.rpartition(".")[2]
        chosen = self._bench.questions.files.path_to_save(title, suggestion, filters)
        if chosen is None:
            return None
        has_ending = chosen.name.lower().endswith(endings)
        path = chosen if has_ending else chosen.with_name(f"{chosen.name}.{ending}")
        if self._bench.is_taken(chosen, path) or self._is_being_written(path):
            return None
        is_unasked = path != chosen and path.exists()
        return path if not is_unasked or self._bench.questions.replace_existing(path) else None

    def _is_being_written(self, path: Path) -> bool:
        """Return True if another export to this path is still running; then tell the person."""
        if not any(is_same_file(path, each) for each in self._being_written):
            return False
        text = self.tr("“{name}” is still being written. Wait until it is done, or choose another name.")
        self._bench.questions.tell(text.format(name=path.name))
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
                self._bench.say(self.tr("Saved to {path}").format(path=path))
                return
            if self._bench.status.currentMessage() == saying:
                self._bench.status.clearMessage()
            again = partial(self._write, path, output, ask)
            if asked_to_overwrite(self._bench.questions, output, error, again, elsewhere):
                return
            if not isinstance(error, SaveError | TableError):
                report_problem(error)
            self._bench.questions.tell(text_of(error))

        self._bench.say(saying, 0)
        self._being_written[path] = False
        task = self._bench.tasks.run(work, written)
