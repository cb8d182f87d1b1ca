"""Saving and exporting: the work is done elsewhere, the questions are asked here."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal

from editor.app.problems import report
from editor.app.window_state import at_work
from editor.app.workbench import Workbench
from editor.core.cancelling import Cancelled, IsCancelled
from editor.core.fields import Kind
from editor.core.limits import MAX_BYTES, MAX_ENTRIES
from editor.core.urls import split
from editor.dialogs.export import ExportDialog
from editor.dialogs.export_set import Splitting
from editor.dialogs.questions import Conflict, Protected
from editor.formats.export import ExportForm, ExportImpossible, ExportTooLarge
from editor.formats.sets import SetForm, SetImpossible
from editor.models.session import Session, Stage
from editor.models.url_display import commonest_origin
from editor.rules.finding import Finding
from editor.services.document import Document, ExportRefused, Saving
from editor.services.export_set import errors_in_set, preflight, prepare_set
from editor.services.file_errors import ChangedOutside, SaveError, SaveReason
from editor.services.file_set import OldFile, save_files
from editor.services.in_place import InPlace
from editor.services.looking import is_same_file
from editor.services.settings import LAST_FOLDER, SET_OPTIONS, backups_folder, in_place_folder
from editor.services.workspace import Workspace
from editor.services.workspace_saving import WorkspaceSave

_PROTECTED = (SaveReason.READ_ONLY, SaveReason.FOLDER_READ_ONLY, SaveReason.IN_PLACE)


@dataclass(frozen=True, slots=True)
class _Save:
    """A save that was asked for: where to, what has been agreed to, what follows."""

    path: Path | None  # None: several files, each where it lies
    then: Callable[[], None]
    as_copy: bool = False
    overwrite: frozenset[Path] = frozenset()  # files that another program changed
    force: bool = False


class SaveCommands(QObject):
    """Save, Save as, Save a copy, Export: what may be edited may be written, and is not edited meanwhile."""

    saved = Signal(object)  # a Session
    exported = Signal(object)  # the Path
    merge_requested = Signal(object, object)  # a Session, and the Path of its file that was changed outside

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._stops: dict[Session, Event] = {}  # of the documents being written

    # What the person asks for

    def save(self) -> None:
        """Save the document on screen where it lies."""
        session = self._bench.session
        if session is not None:
            self.save_session(session)

    def save_as(self) -> None:
        """Save the document on screen under another name, and go on with that."""
        session = self._bench.session
        if session is not None:
            self._save_elsewhere(session, lambda: None)

    def save_copy(self) -> None:
        """Save a copy of the document on screen, and go on with the original."""
        session = self._bench.session
        if session is not None:
            self._save_elsewhere(session, lambda: None, as_copy=True)

    def save_session(self, session: Session, then: Callable[[], None] = lambda: None) -> None:
        """Save a document; `then` follows once it is on the disk."""
        if not session.is_editable:
            self._bench.say(at_work(session))
            return
        document = session.document
        if document.path is None and not isinstance(document, Workspace):
            self._save_elsewhere(session, then)
        elif document.is_complete or self._bench.questions.replace_damaged(_damaged(session)):
            self._run(session, _Save(document.path, then))

    def export(self) -> None:
        """Ask for form and place, then write a clean file."""
        session = self._bench.session
        if session is None or not session.is_editable:
            return
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

    def stop(self, session: Session) -> None:
        """Call off what is being written of a document; the file stays as it is."""
        if session in self._stops:
            self._stops[session].set()

    def export_dialog(self, session: Session) -> ExportDialog:
        """The dialog, which says what stands in the way."""

        def errors(name: str) -> list[Finding]:
            form = ExportForm.of_name(name)
            return session.document.export_errors(form) if form else []

        return ExportDialog(
            self._export_suggestion(session),
            errors,
            partial(self._ask_export_path, session),
            self._bench.window,
            self._splitting(session.document),
            kind=session.document.urlset.kind,
            hidden=len(session.document.urlset) - session.model.rowCount(),
            # Several files are published at their own URLs, not at one that all would be exported to.
            published_url="" if self._bench.workspace else session.published_url,
        )

    def _splitting(self, document: Document) -> Splitting | None:
        """What the dialog must know to split; None for a document that cannot be split."""
        urlset, context = document.urlset, document.context
        if urlset.kind not in (Kind.URLSET, Kind.TEXT):
            return None
        published = split(context.published_url)
        if published:
            path = published.path.rpartition("/")[0]
            folder = f"{published.scheme}://{published.authority}{path}/"
        else:
            origin = commonest_origin(urlset.column("loc"))
            folder = f"{origin}/" if origin else ""
        return Splitting(
            self._bench.tasks,
            partial(preflight, urlset, context),
            errors_in_set(document),
            folder,
            is_needed=len(urlset) > MAX_ENTRIES or context.byte_size > MAX_BYTES,
            options=self._bench.settings.get(SET_OPTIONS),
        )

    # Where to

    def _save_elsewhere(self, session: Session, then: Callable[[], None], *, as_copy: bool = False) -> None:
        if session.is_editable:
            path = self._ask_path(session, self.tr("Save a copy") if as_copy else self.tr("Save as"))
            own = session.document.path
            if path is not None and own is not None and is_same_file(path, own):
                self._run(session, _Save(own, then))  # a copy in its own place is no copy
            elif path is not None and not self._bench.is_taken(path):
                self._run(session, _Save(path, then, as_copy=as_copy))

    def _ask_path(self, session: Session, title: str) -> Path | None:
        is_text = session.document.urlset.kind is Kind.TEXT
        suggestion = session.document.path or self._folder() / ("sitemap.txt" if is_text else "sitemap.xml")
        filters = (self.tr("Sitemaps (*.xml *.gz *.txt)"), self.tr("All files (*)"))
        return self._bench.questions.path_to_save(title, suggestion, filters)

    def _ask_export_path(self, session: Session, suggestion: Path) -> Path | None:
        filters = [self.tr("XML (*.xml)"), self.tr("XML, gzipped (*.xml.gz)")]
        if ExportForm.TEXT.takes(session.document.urlset.kind):
            filters.append(self.tr("List of URLs (*.txt)"))
        return self._bench.questions.path_to_save(self.tr("Export"), suggestion, filters)

    def _export_suggestion(self, session: Session) -> Path:
        path = session.document.path
        if path is None:
            return self._folder() / "sitemap.xml"
        stem = path.name.removesuffix(".gz")
        stem = stem.rpartition(".")[0] or stem
        return path.with_name(f"{stem}-export.xml")

    def _folder(self) -> Path:
        folder = self._bench.settings.get(LAST_FOLDER)
        return Path(folder) if folder else Path.home()

    # The work

    def _run(self, session: Session, save: _Save) -> None:
        if not session.is_editable:
            return
        job = session.document.prepare_save(
            save.path,
            overwrite=save.overwrite,
            force=save.force,
            as_copy=save.as_copy,
            backups=backups_folder(),
        )
        job.careful = InPlace(in_place_folder())
        if not save.as_copy:
            job.about_to_write = self._bench.journals.of(session).mark
        self._write(session, job.run, lambda error: self._on_written(session, save, job, error))

    def _write(
        self,
        session: Session,
        write: Callable[[IsCancelled], None],
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Write in a worker; meanwhile the document cannot be edited, but the writing can be called off."""
        stop = self._stops[session] = Event()
        session.set_stage(Stage.BUSY)

        def on_written(outcome: Future[None]) -> None:
            del self._stops[session]
            session.set_stage(Stage.READY)
            if not isinstance(outcome.exception(), Cancelled):
                done(outcome.exception())

        self._bench.tasks.run(partial(write, stop.is_set), on_written)

    def _on_written(self, session: Session, save: _Save, job: Saving, error: BaseException | None) -> None:
        if error is not None:
            self._on_failed(session, save, error)
            return
        job.finish()
        if not save.as_copy:
            session.set_saved()
            self._remember(session.document.path)
            if not isinstance(session.document, Workspace):  # whose files have URLs of their own
                self._bench.published.keep(session.document.path, session.published_url)
        session.changed.emit()
        if isinstance(job, WorkspaceSave):
            self._bench.say(_what_was_saved(job))
        elif save.as_copy:
            self._bench.say(self.tr("A copy was saved to {path}").format(path=save.path))
        self.saved.emit(session)
        save.then()

    def _remember(self, path: Path | None) -> None:
        if path is not None:
            self._bench.recent.add(path)
            self._bench.settings.set(LAST_FOLDER, str(path.absolute().parent))

    def _on_failed(self, session: Session, save: _Save, error: BaseException) -> None:
        """Nothing was written and every change is still there: ask what to do instead."""
        ask = self._bench.questions
        if isinstance(error, ChangedOutside):
            name = error.path.name if isinstance(session.document, Workspace) else session.title
            can_merge = session.urlset_at(error.path) is not None
            answer = ask.conflict(name, error.clash, can_merge=can_merge)
            if answer is Conflict.OVERWRITE:
                self._run(session, replace(save, overwrite=save.overwrite | {error.path}))
            elif answer is Conflict.MERGE:
                self.merge_requested.emit(session, error.path)
            elif answer is Conflict.SAVE_ELSEWHERE:
                self._save_elsewhere(session, save.then, as_copy=save.as_copy)
        elif isinstance(error, SaveError) and error.reason in _PROTECTED and not save.force:
            choice = ask.override_protection(str(error))
            if choice is Protected.WRITE:
                self._run(session, replace(save, force=True))
            elif choice is Protected.SAVE_ELSEWHERE:
                self._save_elsewhere(session, save.then, as_copy=save.as_copy)
        else:
            if not isinstance(error, SaveError):
                report(error)
            if ask.save_elsewhere(str(error)):
                self._save_elsewhere(session, save.then, as_copy=save.as_copy)

    def _export(self, session: Session, path: Path, *, force: bool) -> None:
        try:
            job = session.document.prepare_export(path, force=force)
        except (ExportRefused, ExportImpossible) as refusal:
            self._bench.questions.tell(str(refusal))
            return
        self._write(session, job.run, lambda error: self._on_exported(path, error))

    def _export_set(self, session: Session, folder: Path, form: SetForm, *, force: bool) -> None:
        try:
            job = prepare_set(session.document, folder, form, force=force)
        except ExportRefused as refusal:
            self._bench.questions.tell(str(refusal))
            return

        def exported(error: BaseException | None) -> None:
            self._on_exported(job.index, error)
            if error is None:
                self._offer_to_delete(job.unlisted)

        self._write(session, job.run, exported)

    def _offer_to_delete(self, left: Sequence[Path]) -> None:
        """Files of an earlier export that the new index, which is in its place, does not list any more."""
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

    def _on_exported(self, path: Path, error: BaseException | None) -> None:
        if error is None:
            self.exported.emit(path)
            return
        if not isinstance(error, SaveError | ExportRefused | ExportTooLarge | SetImpossible):
            report(error)
        self._bench.questions.tell(str(error))


def _damaged(session: Session) -> Sequence[str]:
    """The names of the damaged files that a save would write over."""
    document = session.document
    return (document.damaged if isinstance(document, Workspace) else ()) or (session.title,)


def _what_was_saved(job: WorkspaceSave) -> str:
    """Which of several files were written, in a sentence."""
    names = [path.name for path in job.written]
    index = job.index.path.name if job.index else ""
    own, count = [name for name in names if name != index], len(job.workspace.files)
    if not names:
        return QCoreApplication.translate("SaveCommands", "Nothing had to be written.")
    if len(own) == 1 and not index:
        return QCoreApplication.translate("SaveCommands", "Saved {name}").format(name=own[0])
    text = QCoreApplication.translate("SaveCommands", "Saved {n} of {count} files")
    if index in names:
        text = QCoreApplication.translate("SaveCommands", "Saved {n} of {count} files and the index")
    number = QLocale().toString
    return text.format(n=number(len(own)), count=number(count))
