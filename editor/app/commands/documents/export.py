"""Exports documents: asks the questions, and lets others do the work."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.app.window.overwriting import asked_to_overwrite
from editor.app.window.problems import report_problem
from editor.app.window.workbench import Workbench
from editor.core.fields import Kind
from editor.core.limits import MAX_BYTES, MAX_ENTRIES
from editor.dialogs.export import ExportDialog
from editor.dialogs.export_set import Splitting
from editor.formats.writing.export import ExportForm, ExportImpossible, ExportTooLarge
from editor.formats.writing.split_export import SetForm, SetImpossible
from editor.models.session.session import Session
from editor.models.table.url_display import commonest_origin
from editor.models.words.translation import text_of, translated
from editor.rules.finding import Finding
from editor.services.documents.export_set import SetJob, errors_in_set, preflight, prepare_set
from editor.services.documents.index_file import folder_of
from editor.services.documents.open_document import ExportJob, ExportRefused, OpenDocument
from editor.services.files.file_errors import SaveError
from editor.services.files.file_set import OldFile, save_files
from editor.services.files.in_place import InPlace
from editor.services.folders import backups_folder, in_place_folder
from editor.services.settings.export_settings import EXPORT_FORM, SET_OPTIONS


class ExportCommands(QObject):
    """Writes a clean file, or several with an index; meanwhile the document is not editable."""

    exported = Signal(object)  # the Path

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self.exported.connect(self._on_exported)

    def _on_exported(self, path: Path) -> None:
        self._bench.say(translated("Workroom", "Exported to {path}").format(path=path))

    def export(self) -> None:
        """Ask for the format and place, then write a clean file."""
        if self._bench.editable is not None:
            self._ask(self._bench.editable)

    def _ask(self, session: Session) -> None:
        dialog = self.export_dialog(session)
        while dialog.exec():
            if self._bench.is_taken(*dialog.targets):
                continue
            taken = [path for path in dialog.targets if path.exists()]
            if taken and not self._bench.questions.replace_existing(taken[-1], len(taken) - 1):
                continue
            if dialog.set_form and dialog.set_page:
                self._bench.settings.set(SET_OPTIONS, dialog.set_page.options)
                self._export_set(session, dialog.path.parent, dialog.set_form, force=dialog.insists)
            else:
                self._export(session, dialog.path, force=dialog.insists)
            break
        dialog.deleteLater()

    def export_dialog(self, session: Session) -> ExportDialog:
        """Make the dialog, which shows the errors that prevent an export."""

        def errors(name: str) -> list[Finding]:
            form = ExportForm.of_name(name)
            return session.document.export_errors(form) if form else []

        return ExportDialog(
            self._export_suggestion(session),
            errors,
            partial(self._ask_export_path, session),
            self._bench.window,
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
            self._bench.tasks,
            partial(preflight, entries, context),
            errors_in_set(document),
            folder,
            is_needed=len(entries) > MAX_ENTRIES or context.byte_size > MAX_BYTES,
            options=self._bench.settings.get(SET_OPTIONS),
        )

    def _ask_export_path(self, session: Session, suggestion: Path) -> Path | None:
        filters = [self.tr("XML (*.xml)"), self.tr("XML, gzipped (*.xml.gz)")]
        if ExportForm.TEXT.takes(session.document.entries.kind):
            filters.append(self.tr("List of URLs (*.txt)"))
        return self._bench.questions.files.path_to_save(self.tr("Export"), suggestion, filters)

    def _export_suggestion(self, session: Session) -> Path:
        path, ending = session.document.path, self._bench.settings.get(EXPORT_FORM)
        if not ExportForm(ending).takes(session.document.entries.kind):
            ending = EXPORT_FORM.default
        return self._bench.place_for(path, f"sitemap{ending}" if path is None else f"export{ending}")

    # The work

    def _export(self, session: Session, path: Path, *, force: bool) -> None:
        try:
            job = session.document.prepare_export(path, force=force)
        except (ExportRefused, ExportImpossible) as refusal:
            self._bench.questions.tell(text_of(refusal))
            return
        self._write(session, job, lambda: self.exported.emit(path))

    def _export_set(self, session: Session, folder: Path, form: SetForm, *, force: bool) -> None:
        try:
            job = prepare_set(session.document, folder, form, force=force)
        except ExportRefused as refusal:
            self._bench.questions.tell(text_of(refusal))
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
                    self._bench.say(text_of(job.told))
            elif not asked_to_overwrite(self._bench.questions, job, error, again, elsewhere):
                self._tell(error)

        self._bench.writings.begin(session, job.run, written)

    def _offer_to_delete(self, left: Sequence[Path]) -> None:
        """Offer to delete files of an earlier export that the new index does not list any more."""
        left = [path for path in left if self._bench.tabs.view_of(path) is None]
        if not left or not self._bench.questions.delete_left_over(left):
            return

        def deleted(outcome: Future[object]) -> None:
            outcome.result()
            kept = [path.name for path in left if path.exists()]
            if kept:
                text = self.tr("These files could not be deleted: {names}")
                self._bench.questions.tell(text.format(names=", ".join(kept)))

        gone = [OldFile(path, backups=backups_folder()) for path in left]
        self._bench.tasks.run(lambda: save_files((), gone), deleted)

    def _tell(self, error: BaseException) -> None:
        if not isinstance(error, SaveError | ExportRefused | ExportTooLarge | SetImpossible):
            report_problem(error)
        self._bench.questions.tell(text_of(error))
