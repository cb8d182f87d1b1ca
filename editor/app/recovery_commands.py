"""Offering what a window left unsaved that ended without a word, and making it again."""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.app.file_commands import FileCommands
from editor.app.problems import report
from editor.app.troubles import told_of
from editor.app.workbench import Workbench
from editor.app.workspace_commands import WorkspaceCommands
from editor.core.edits import Edit
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.comparing import moment
from editor.dialogs.recovery import FoundWork, RecoveryDialog, changes_found
from editor.formats.comparing import Comparison
from editor.formats.edit_records import BadRecord
from editor.formats.errors import Unreadable
from editor.models.difference_words import LISTED
from editor.models.numbers import counted
from editor.models.session import Session, Stage
from editor.rules.rule import Severity
from editor.services.file_errors import shown
from editor.services.in_place import CutShort, InPlace
from editor.services.lost_work import LostWork, Source
from editor.services.settings import in_place_folder
from editor.services.workspace import Workspace
from editor.services.workspace_file import WorkspaceFile
from editor.views.banner import Banner
from editor.views.document_view import DocumentView


@dataclass(frozen=True, slots=True)
class _Found:
    """Lost work, and where what it was made to lies; None: nowhere any more."""

    work: LostWork
    source: Source | None
    changed: Sequence[str] = ()  # the files that are others by now, where there is no source

    @property
    def name(self) -> str:
        return shown(Path(self.work.subject.name))

    @property
    def count(self) -> int:
        return self.work.count(self.source.first if self.source else 0)

    @property
    def is_saved(self) -> bool:
        """Whether its file holds all of it: the window ended right after a save."""
        return self.source is not None and self.source.is_file and not self.count


class RecoveryCommands(QObject):
    """Finds lost work at the start; `banner` offers it, and so does a file that is opened."""

    changed = Signal()  # other work is offered

    def __init__(self, bench: Workbench, file: FileCommands, together: WorkspaceCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._file, self._together = bench, file, together
        self.banner = Banner()
        self._found: list[_Found] = []
        self._is_put_off = False
        self._mended: list[CutShort] = []
        self._preparing: list[_Found] = []  # it is looked up which files to open for them
        self._restoring: dict[DocumentView, _Found] = {}
        file.loaded.connect(self._on_loaded)
        file.files_changed.connect(self._on_files_changed)

    @property
    def has_found(self) -> bool:
        """Whether there is work to be restored."""
        return bool(self._waiting)

    @property
    def _waiting(self) -> list[_Found]:
        """What was found, but for what is being restored: that is offered once."""
        taken = [*self._preparing, *self._restoring.values()]
        return [each for each in self._found if not any(each is one for one in taken)]

    # Finding it

    def look(self) -> None:
        """Look for what other windows left, in a worker."""
        keeping = self._bench.journals.keeping

        def found() -> list[_Found]:
            self._mended = InPlace(in_place_folder()).mend()
            works = [_found(work) for work in keeping.folder.lost()]
            for each in works:
                if each.is_saved:
                    each.work.discard()
            return [each for each in works if not each.is_saved]

        keeping.tasks.run(found, self._on_found)

    def _on_found(self, outcome: Future[list[_Found]]) -> None:
        self._found = outcome.result()
        self._offer()

    def _on_files_changed(self) -> None:
        if self._found:  # a document that is closed offers nothing itself any more
            views = list(self._bench.tabs.views())
            self._restoring = {view: found for view, found in self._restoring.items() if view in views}
            self._say()

    def _offer(self) -> None:
        """Offer what there is, in the documents that it belongs to and above them."""
        for view in self._bench.tabs.views():
            self._offer_in(view)
        self._say()

    def _say(self) -> None:
        """Offer what there is, but for documents that offer it themselves."""
        open_paths = [path for view in self._bench.tabs.views() for path in view.paths]
        works = [each for each in self._waiting if not any(each.work.is_of(path) for path in open_paths)]
        self.changed.emit()
        if self._mended:
            self._say_mended()
            return
        if not works or self._is_put_off:
            self.banner.say("")
            return
        if len(works) == 1:
            text = self._sentence(works[0])
        else:
            one, many = (
                QT_TRANSLATE_NOOP("RecoveryCommands", "Unsaved changes were found."),
                QT_TRANSLATE_NOOP("RecoveryCommands", "Unsaved changes to %Ln documents were found."),
            )
            text = counted("RecoveryCommands", one, many, len(works))
        self.banner.say(
            text,
            Severity.WARNING,
            (
                self.tr("Restore") if len(works) == 1 else self.tr("Restore all"),
                partial(self._restore_all, works),
            ),
            (self.tr("Show changes…"), self.show),
            (self.tr("Not now"), self.put_off),
            (self.tr("Throw away…"), partial(self._discard, works)),
        )

    def _say_mended(self) -> None:
        def seen() -> None:
            self._mended = []
            self._say()

        text = "\n".join(map(told_of, self._mended))
        self.banner.say(text, Severity.WARNING, (self.tr("OK"), seen))

    def _sentence(self, found: _Found) -> str:
        if not found.work.when:
            text = self.tr("“{name}” was not saved before the editor was stopped.")
            return text.format(name=found.name)
        text = self.tr("Unsaved changes to “{name}” were found: {changes}, the last on {when}.")
        return text.format(name=found.name, changes=changes_found(found.count), when=moment(found.work.when))

    def _offer_in(self, view: DocumentView) -> None:
        """Offer, in a document, the changes to its file."""
        found = self._found_of(view)
        if found is None:
            view.offer("")
            return
        view.offer(
            self._sentence(found),
            (self.tr("Restore"), partial(self._restore, found)),
            (self.tr("Show changes…"), self.show),
            (self.tr("Throw away…"), partial(self._discard, [found])),
        )

    def _found_of(self, view: DocumentView) -> _Found | None:
        if view.session is None:
            return None
        return next((each for each in self._waiting if any(map(each.work.is_of, view.paths))), None)

    # What the person says

    def show(self) -> None:
        """List what was found, with what it would change."""
        if self._waiting:
            dialog = self.dialog()
            dialog.exec()
            dialog.deleteLater()

    def dialog(self) -> RecoveryDialog:
        """The dialog, with all that was found."""
        works = self._waiting
        dialog = RecoveryDialog([_told(each) for each in works], self._bench.tasks, self._bench.window)

        def restore(number: int) -> None:
            self._restore(works[number])
            dialog.accept()

        def discard(number: int) -> None:
            if self._discard([works[number]]):
                dialog.remove(number)

        dialog.restore_requested.connect(restore)
        dialog.discard_requested.connect(discard)
        return dialog

    def put_off(self) -> None:
        """Offer it again at the next start, or when its file is opened."""
        self._is_put_off = True
        self._say()

    def _discard(self, works: Sequence[_Found]) -> bool:
        if not self._bench.questions.discard_lost(len(works)):
            return False
        for each in works:
            self._bench.journals.keeping.tasks.run(each.work.discard, lambda outcome: outcome.result())
            self._drop(each)
        return True

    def _drop(self, found: _Found) -> None:
        self._found = [each for each in self._found if each is not found]
        self._offer()

    # Making it again

    def _restore_all(self, works: Sequence[_Found]) -> None:
        for each in works:
            self._restore(each)

    def _restore(self, found: _Found) -> None:
        source = found.source
        if source is None:
            text = self.tr("“{name}” is not what it was, and no copy of it was kept.")
            text = text.format(name=", ".join(found.changed))
            more = self.tr("The changes stay where they are: {folder}").format(folder=found.work.folder)
            self._bench.questions.tell(text, more)
            return
        if source.held is not None:
            self._restore_files(found, source)
            return
        view = self._bench.tabs.view_of(source.path) if source.is_file else None
        if view is not None and view.shows_several:
            view = None  # the file is opened on its own
        if view is not None and not self._is_untouched(view):
            view = self._file.open_content(source.path, found.work.read_as)
            self._restoring[view] = found
        elif view is not None:
            self._restoring[view] = found
            self._bench.tabs.setCurrentWidget(view)
            self._redo(view)
        else:
            begin = self._file.open_file if source.is_file else self._file.open_content
            self._restoring[begin(source.path, found.work.read_as)] = found
        self._offer()

    def _restore_files(self, found: _Found, source: Source) -> None:
        """Open several files again, in place of what a tab shows of them alone if nothing was done there."""
        bench, path = self._bench, source.path
        now, published_url = bench.now(), bench.published.of(path)

        def prepared(outcome: Future[tuple[Workspace, list[WorkspaceFile]]]) -> None:
            self._preparing = [each for each in self._preparing if each is not found]
            error = outcome.exception()
            if error is not None:
                self._tell_failed(found, error)
                return
            views = (view for view in bench.tabs.views() if any(map(found.work.is_of, view.paths)))
            view = next((view for view in views if view.shows_several and self._is_untouched(view)), None)
            self._restoring[self._together.open(*outcome.result(), view)] = found
            self._offer()

        self._preparing.append(found)
        self._offer()
        bench.tasks.run(
            lambda: found.work.workspace(source, now, published_url),
            lambda outcome: bench.when_free(partial(prepared, outcome)),
        )

    def _tell_failed(self, found: _Found, error: BaseException) -> None:
        if not isinstance(error, BadRecord | Unreadable):
            report(error)
        text = self.tr("The changes to “{name}” could not be restored.").format(name=found.name)
        more = self.tr("They stay where they are: {folder}").format(folder=found.work.folder)
        self._bench.questions.tell(text, more)
        self._offer()

    @staticmethod
    def _is_untouched(view: DocumentView) -> bool:
        session = view.session
        return session is not None and session.stage is Stage.READY and not session.is_modified

    def _on_loaded(self, view: DocumentView) -> None:
        if view in self._restoring:
            self._redo(view)
        else:
            self._offer_in(view)
            self._look_elsewhere(view)
        self._say()

    def _look_elsewhere(self, view: DocumentView) -> None:
        """Say so where another window has unsaved changes to the same file, or to one of several."""
        paths, session, keeping = view.paths, view.session, self._bench.journals.keeping
        if not paths or session is None:
            return

        def looked(outcome: Future[bool]) -> None:
            if outcome.result() and view.session is session and self._found_of(view) is None:
                text = self.tr("Another window of the editor has unsaved changes to this file.")
                if len(paths) > 1:
                    text = self.tr("Another window of the editor has unsaved changes to one of these files.")
                view.offer(text, (self.tr("OK"), lambda: view.offer("")))

        keeping.tasks.run(lambda: keeping.folder.is_edited_elsewhere(paths), looked)

    def _redo(self, view: DocumentView) -> None:
        """Make the changes again, in a document that was just read."""
        found, session = self._restoring[view], view.session
        source = found.source
        if session is None or source is None:
            del self._restoring[view]  # its tab says why it cannot be read
            return
        if found.work.subject.is_accepted and not session.document.is_accepted:
            session.accept_recovery()
        session.set_stage(Stage.BUSY)
        urlset = session.document.urlset
        self._bench.tasks.run(
            lambda: found.work.edit(urlset, source), partial(self._on_redone, view, session)
        )

    def _on_redone(self, view: DocumentView, session: Session, outcome: Future[Edit | None]) -> None:
        found = self._restoring.pop(view)
        session.set_stage(Stage.READY)
        error = outcome.exception()
        if error is not None:
            self._tell_failed(found, error)
            return
        edit = outcome.result()
        self._bench.journals.of(session).begin(found.work)  # what was found stays until it is kept anew
        if not session.paths() or (found.source and not found.source.is_file):
            session.stack.resetClean()
        if edit is not None:
            session.do(edit, self.tr("Restore unsaved changes"))
        self._drop(found)


def _found(work: LostWork) -> _Found:
    source = work.source()
    return _Found(work, source, () if source else work.changed())


def _told(found: _Found) -> FoundWork:
    source, work = found.source, found.work
    compare = partial(work.comparison, source, LISTED) if source else _nowhere
    return FoundWork(found.name, work.subject.path, work.when, found.count, compare)


def _nowhere() -> Comparison:
    raise FileNotFoundError("the file is not what it was, and no copy of it was kept.")
