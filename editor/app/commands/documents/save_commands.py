"""Saves documents: asks the questions, and lets others do the work."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from editor.app.window.command_context import CommandContext, at_work
from editor.app.window.problems import report_problem
from editor.core.document.edits import SetFrame
from editor.core.fields import Kind
from editor.core.text import N_
from editor.dialogs.questions import Protected, SaveConflict
from editor.formats.writing.faithful_writing import NoList
from editor.models.session.session import Session
from editor.models.words.translation import counted, text_of, translated
from editor.runtime.system import is_same_file, is_there
from editor.services.documents.file_on_disk import USUAL, SaveOptions
from editor.services.files.file_errors import PROTECTED, ChangedOutside, NotCopied, SaveError, SaveReason
from editor.services.files.in_place_writing import InPlace
from editor.services.installation import backups_folder, in_place_folder

if TYPE_CHECKING:
    from editor.services.documents.document_saving import SaveJob


@dataclass(frozen=True, slots=True)
class _Save:
    """A requested save: its place, the person's consents, and what follows."""

    path: Path | None  # None: several files, each in its place
    then: Callable[[], None]
    options: SaveOptions = USUAL
    without_copy: bool = False  # of the old contents, if there is no room for one


class SaveCommands(QObject):
    """Save, Save as, Save a copy: for documents that can be edited, which are not editable meanwhile."""

    saved = Signal(object)  # a Session
    renamed = Signal(object)  # a Session that is in another file now
    merge_requested = Signal(object, object)  # a Session, and the Path of its file that was changed outside

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context

    # Commands

    def save(self) -> None:
        """Save the document on screen in its place."""
        session = self._context.session
        if session is not None:
            self.save_session(session)

    def save_as(self) -> None:
        """Save the document on screen under another name, and continue with that."""
        session = self._context.session
        if session is not None:
            self._save_elsewhere(session, lambda: None)

    def save_copy(self) -> None:
        """Save a copy of the document on screen, and continue with the original."""
        session = self._context.session
        if session is not None:
            self._save_elsewhere(session, lambda: None, as_copy=True)

    def save_session(self, session: Session, then: Callable[[], None] = lambda: None) -> None:
        """Save a document, and call `then` once it is on the disk.

        Saving several files includes those that were deleted or moved.
        """
        if not session.is_editable:
            self._context.say(at_work(session))
            return
        session.want_gone()
        document = session.document
        if document.needs_place:
            self._save_elsewhere(session, then)
        elif document.file_list.is_complete or self._context.questions.replace_damaged(
            _damaged_names(session)
        ):
            self._run(session, _Save(document.path, then))

    # Asking for a path

    def _save_elsewhere(self, session: Session, then: Callable[[], None], *, as_copy: bool = False) -> None:
        document = session.document
        if document.is_set and document.index is None:
            self._save_in_folder(session, then, as_copy=as_copy)
        elif session.is_editable:
            path = self._ask_path(session, self.tr("Save a copy") if as_copy else self.tr("Save as"))
            own = session.document.path
            if path is not None and own is not None and is_same_file(path, own):
                self._run(session, _Save(own, then))  # a copy to its own place is a save
            elif path is not None and not self._context.is_taken(path):
                options = SaveOptions(as_copy=as_copy, as_named=True)
                self._run(session, _Save(path, then, options))

    def _save_in_folder(self, session: Session, then: Callable[[], None], *, as_copy: bool) -> None:
        """Save several files without an index in another folder; they keep their names."""
        if not session.is_editable:
            return
        own = session.document
        folder_now = self._context.last_folder if own.needs_place else own.file_list.folder
        title = self.tr("Save a copy of the files in") if as_copy else self.tr("Save the files in")
        folder = self._context.questions.files.folder(title, str(folder_now))
        if folder and is_same_file(Path(folder), own.file_list.folder):
            self._run(session, _Save(None, then))
        elif folder:
            self._run(session, _Save(Path(folder) / session.title, then, SaveOptions(as_copy=as_copy)))

    def _ask_path(self, session: Session, title: str) -> Path | None:
        document = session.document
        name = "sitemap.txt" if document.entries.kind is Kind.TEXT else "sitemap.xml"
        if document.origin:
            name = document.findings.context.file_name or name
        place = document.file_list.index_place
        suggestion = self._context.last_folder / name if document.needs_place else place
        filters = (self.tr("Sitemaps (*.xml *.gz *.txt)"), self.tr("All files (*)"))
        return self._context.questions.files.path_to_save(title, suggestion, filters)

    # The work

    def _run(self, session: Session, save: _Save) -> None:
        if not session.is_editable:
            return
        options = save.options._replace(backups=None if save.without_copy else backups_folder())
        job = session.document.prepare_save(save.path, options)
        job.careful = InPlace(in_place_folder())
        job.tell = session.note_done
        if not save.options.as_copy:
            job.about_to_write = self._context.journals.of(session).mark
        self._context.writings.begin(
            session, job.run, lambda error: self._on_written(session, save, job, error)
        )

    def _on_written(self, session: Session, save: _Save, job: "SaveJob", error: BaseException | None) -> None:
        if error is not None:
            self._on_failed(session, save, error)
            return
        place = session.document.path
        job.finish()
        if not save.options.as_copy:
            self._keep_form(session, job)
            session.set_saved()
            self._remember(session.document.path)
            self._keep_urls(session)
        session.changed.emit()
        if job.told:
            self._context.say(text_of(job.told))
        elif session.document.is_set:
            self._context.say(_what_was_saved(job))
        elif save.options.as_copy:
            self._context.say(self.tr("A copy was saved to {path}").format(path=save.path))
        self.saved.emit(session)
        if session.document.path != place:
            self.renamed.emit(session)
        save.then()

    def _keep_form(self, session: Session, job: "SaveJob") -> None:
        """Keep a compression that was changed to match a new name, as a step of undo."""
        for file, written in ((each.file.sitemap, each.entries) for each in job.files):
            if file is not None and written is not None and written.frame != file.frame:
                text = self.tr("Compress with gzip") if written.frame.gzip else self.tr("Do not compress")
                session.undo_stack.do(SetFrame(written.frame, file.key), text)

    def _keep_urls(self, session: Session) -> None:
        """Remember where what was saved is published."""
        for path, url in session.document.file_list.published_urls().items():
            self._context.published.keep(path, url)

    def _remember(self, path: Path | None) -> None:
        if path is not None:
            self._context.recent.add(path)
            self._context.remember_folder(path.parent)

    def _on_failed(self, session: Session, save: _Save, error: BaseException) -> None:
        """Ask what to do instead of a failed save; nothing was written, and every change is kept."""
        ask = self._context.questions
        elsewhere = partial(self._save_elsewhere, session, save.then, as_copy=save.options.as_copy)
        if isinstance(error, ChangedOutside):
            can_merge = session.on_disk.urlset_at(error.path) is not None
            answer = ask.conflict(error.path.name, error.clash, can_merge=can_merge)
            if answer is SaveConflict.OVERWRITE:
                overwrite = {*save.options.overwrite, error.path}
                self._run(session, replace(save, options=save.options._replace(overwrite=overwrite)))
            elif answer is SaveConflict.MERGE:
                self.merge_requested.emit(session, error.path)
            elif answer is SaveConflict.SAVE_ELSEWHERE:
                elsewhere()
        elif isinstance(error, NotCopied):
            if ask.leave_out([text_of(cause) for cause in error.causes.values()]):
                left_out = {*save.options.left_out, *error.causes}
                self._run(session, replace(save, options=save.options._replace(left_out=left_out)))
        elif isinstance(error, SaveError) and (agreed := _with_agreement(save, error.reason)) is not None:
            choice = ask.override_protection(text_of(error))
            if choice is Protected.WRITE:
                self._run(session, agreed)
            elif choice is Protected.SAVE_ELSEWHERE:
                elsewhere()
        else:
            if not isinstance(error, SaveError | NoList):
                report_problem(error)
            if ask.save_elsewhere(text_of(error)):
                elsewhere()


def _with_agreement(save: _Save, reason: SaveReason) -> _Save | None:
    """Return the save with the person's consent to the obstacle; None if that cannot be overridden."""
    if reason in PROTECTED and not save.options.force:
        return replace(save, options=save.options._replace(force=True))
    if reason is SaveReason.NOT_KEPT:
        return replace(save, without_copy=True)
    return None


def _damaged_names(session: Session) -> Sequence[str]:
    """Return the names of the damaged files that a save would overwrite."""
    return [name or session.title for name in session.document.file_list.damaged]


def _what_was_saved(job: "SaveJob") -> str:
    """Return a sentence with the number of files written and deleted."""
    gone = [old.path.name for old in job.gone if not is_there(old.path)]
    if not gone:
        return _what_was_written(job)
    if job.written:
        one = "{saved}, deleted {name}"
        many = N_("{saved}, deleted %Ln files")
    else:
        one = "Deleted {name}"
        many = N_("Deleted %Ln files")
    text = counted(one, many, len(gone))
    return text.format(saved=_what_was_written(job), name=gone[0])


def _what_was_written(job: "SaveJob") -> str:
    names = [path.name for path in job.written]
    index = job.index.path.name if job.index else ""
    own, count = [name for name in names if name != index], len(job.file_list.there)
    if not names:
        return translated("No changes to save.")
    if len(names) == 1:
        return translated("Saved {name}").format(name=names[0])
    text = translated("Saved {n} of {count} files")
    if index in names:
        text = translated("Saved {n} of {count} files and the index")
    number = QLocale().toString
    return text.format(n=number(len(own)), count=number(count))
