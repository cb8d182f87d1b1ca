"""Offers and restores unsaved work of a window that ended unexpectedly."""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.window.command_context import CommandContext
from editor.app.window.problems import report_problem
from editor.core.document.edits import Edit
from editor.core.text import N_
from editor.formats.edit_records import BadRecord
from editor.formats.read_errors import Unreadable
from editor.models.session.session import Session, Stage
from editor.models.words.explanations import changes_found
from editor.models.words.translation import counted, moment, translated
from editor.rules.rule import Severity
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import shown_path
from editor.services.files.in_place_writing import CutShort, Fate, InPlace
from editor.services.installation import in_place_folder
from editor.services.recovery.recovery_folder import RecoveryFolder
from editor.views.document_view import DocumentView
from editor.views.panels.banners import Banner

if TYPE_CHECKING:
    from editor.dialogs.versions_dialogs import RecoveryDialog
    from editor.formats.document_comparison import VersionComparison
    from editor.services.recovery.lost_work import LostSource, LostWork


@dataclass(frozen=True, slots=True)
class LocatedWork:
    """Lost work, with the place of the file that it changed; None if that is gone or has changed."""

    work: "LostWork"
    source: "LostSource | None"
    changed: Sequence[str] = ()  # the files that have changed since, if there is no source

    @classmethod
    def of(cls, work: "LostWork") -> "LocatedWork":
        """Look up the place of some work on the disk."""
        source = work.source()
        return cls(work, source, () if source else work.changed())

    @property
    def name(self) -> str:
        """The name of the document."""
        return shown_path(Path(self.work.subject.name))

    @property
    def count(self) -> int:
        """The number of changes left to restore."""
        return self.work.count(self.source.first if self.source else 0)

    @property
    def is_saved(self) -> bool:
        """True if its file already contains all of it: the window ended right after a save."""
        return self.source is not None and self.source.is_file and not self.count


class Restoring(QObject):
    """Opens the files that were changed, and applies the changes once they are read."""

    changed = Signal()  # the work being restored changed
    restored = Signal(object)  # a LocatedWork, which is part of a document again

    def __init__(self, context: CommandContext, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(context.window)
        self._context, self._file, self._together = context, file, together
        self._preparing: list[LocatedWork] = []  # the files to open for these are being looked up
        self._opening: dict[DocumentView, LocatedWork] = {}

    def is_restoring(self, found: LocatedWork) -> bool:
        """Return True if work is already being restored, and not to be offered again."""
        return any(found is each for each in (*self._preparing, *self._opening.values()))

    def drop_closed(self) -> None:
        """Forget work that was to be restored in a tab that is closed now."""
        views = list(self._context.tabs.views())
        self._opening = {view: found for view, found in self._opening.items() if view in views}

    def restore(self, found: LocatedWork) -> None:
        """Open the file of the work, if it is not open yet, and apply the changes."""
        source = found.source
        if source is None:
            text = self.tr("“{name}” has changed since, and there is no copy of the earlier contents.")
            text = text.format(name=", ".join(found.changed))
            more = self.tr("The changes are kept in {folder}").format(folder=found.work.folder)
            self._context.questions.tell(text, more)
            return
        if source.held is not None:
            self._restore_files(found, source)
            return
        view = self._context.tabs.view_of(source.path) if source.is_file else None
        if view is not None and view.shows_several:
            view = None  # the file is opened on its own
        if view is not None and not _is_untouched(view):
            view = self._file.open_content(source.path, found.work.read_as)
            self._opening[view] = found
        elif view is not None:
            self._opening[view] = found
            self._context.tabs.setCurrentWidget(view)
            self.redo(view)
        else:
            begin = self._file.open_file if source.is_file else self._file.open_content
            self._opening[begin(source.path, found.work.read_as)] = found
        self.changed.emit()

    def _restore_files(self, found: LocatedWork, source: "LostSource") -> None:
        """Open several files again; they replace a tab that shows them without any change."""
        context, path = self._context, source.path
        now, published_url = context.now(), context.published.of(path)

        def prepared(outcome: Future[tuple[OpenDocument, list[FileOnDisk]]]) -> None:
            self._preparing = [each for each in self._preparing if each is not found]
            error = outcome.exception()
            if error is not None:
                self._tell_failed(found, error)
                return
            views = (view for view in context.tabs.views() if any(map(found.work.is_of, view.paths)))
            view = next((view for view in views if view.shows_several and _is_untouched(view)), None)
            self._opening[self._together.open(*outcome.result(), view)] = found
            self.changed.emit()

        self._preparing.append(found)
        self.changed.emit()
        context.tasks.run(
            lambda: found.work.file_set(source, now, published_url),
            lambda outcome: context.when_free(partial(prepared, outcome)),
        )

    def _tell_failed(self, found: LocatedWork, error: BaseException) -> None:
        if not isinstance(error, BadRecord | Unreadable):
            report_problem(error)
        text = self.tr("The changes to “{name}” could not be restored.").format(name=found.name)
        more = self.tr("They are kept in {folder}").format(folder=found.work.folder)
        self._context.questions.tell(text, more)
        self.changed.emit()

    def redo(self, view: DocumentView) -> bool:
        """Apply the changes in a document that was just read; return False if there are none."""
        found, session = self._opening.get(view), view.session
        if found is None:
            return False
        source = found.source
        if session is None or source is None:
            del self._opening[view]  # its tab says why it cannot be read
            return True
        if found.work.subject.is_accepted and not session.document.file_list.is_accepted:
            session.accept_recovery()
        document = session.document.entries
        session.work_out(
            lambda: found.work.edit(document, source),
            partial(self._on_redone, view, session),
            can_stop=False,  # they would be lost
        )
        return True

    def _on_redone(self, view: DocumentView, session: Session, outcome: Future[Edit | None]) -> None:
        found = self._opening.pop(view)
        error = outcome.exception()
        if error is not None:
            self._tell_failed(found, error)
            return
        edit = outcome.result()
        if edit is not None:
            session.undo_stack.restore(edit, self.tr("Restore unsaved changes"))
        self._context.journals.of(session).begin(found.work)  # the lost work stays until it is stored again
        if not session.on_disk.paths() or (found.source and not found.source.is_file):
            session.undo_stack.resetClean()
        self.restored.emit(found)


def _is_untouched(view: DocumentView) -> bool:
    session = view.session
    return session is not None and session.stage is Stage.READY and not session.is_modified


class RecoveryCommands(QObject):
    """Finds lost work at the start; `banner` offers it, and so does its file when opened."""

    changed = Signal()  # the offers changed

    def __init__(self, context: CommandContext, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(context.window)
        self._context = context
        self._restoring = Restoring(context, file, together)
        self.banner = Banner()
        self._found: list[LocatedWork] = []
        self._is_put_off = False
        self._repaired: list[CutShort] = []
        self._has_other_versions = False  # there is work of other versions, not mentioned yet
        file.loaded.connect(self._on_loaded)
        file.files_changed.connect(self._on_files_changed)
        self._restoring.changed.connect(self._offer)
        self._restoring.restored.connect(self._drop)

    @property
    def has_found(self) -> bool:
        """True if there is work to be restored."""
        return bool(self._waiting)

    @property
    def _waiting(self) -> list[LocatedWork]:
        """The work that was found, except that which is already being restored."""
        return [each for each in self._found if not self._restoring.is_restoring(each)]

    # Finding it

    def look(self) -> None:
        """Look for the work of other windows, in a worker thread."""
        keeping = self._context.journals.keeping

        def found() -> list[LocatedWork]:
            self._repaired = InPlace(in_place_folder()).repair()
            works = [LocatedWork.of(work) for work in _lost_in(keeping.folder)]
            for each in works:
                if each.is_saved:
                    each.work.discard()
            return [each for each in works if not each.is_saved]

        keeping.tasks.run(found, self._on_found)

    def _on_found(self, outcome: Future[list[LocatedWork]]) -> None:
        self._found = outcome.result()
        self._has_other_versions = self._context.journals.keeping.folder.has_other_versions
        self._offer()

    def _on_files_changed(self) -> None:
        if self._found:  # a closed document does not offer its work any more
            self._restoring.drop_closed()
            self._say()

    def _offer(self) -> None:
        """Offer the work that was found, in the documents that it belongs to and above them."""
        for view in self._context.tabs.views():
            self._offer_in(view)
        self._say()

    def _say(self) -> None:
        """Offer the work that was found, except that which open documents offer themselves."""
        works = self._waiting
        if works:
            open_paths = [path for view in self._context.tabs.views() for path in view.paths]
            works = [each for each in works if not any(map(each.work.is_of, open_paths))]
        self.changed.emit()
        if self._repaired:
            self._say_mended()
            return
        if self._has_other_versions:
            self._say_other_versions()
            return
        if not works or self._is_put_off:
            self.banner.say("")
            return
        if len(works) == 1:
            text = self._sentence(works[0])
        else:
            one, many = ("Unsaved changes were found.", N_("Unsaved changes to %Ln documents were found."))
            text = counted(one, many, len(works))
        self.banner.say(
            text,
            Severity.WARNING,
            (
                self.tr("Restore") if len(works) == 1 else self.tr("Restore all"),
                partial(self._restore_all, works),
            ),
            (self.tr("Show changes…"), self.show),
            (self.tr("Not now"), self.put_off),
            (self.tr("Discard…"), partial(self._discard, works)),
        )

    def _say_mended(self) -> None:
        def seen() -> None:
            self._repaired = []
            self._say()

        text = "\n".join(map(_text_on_cut_save, self._repaired))
        self.banner.say(text, Severity.WARNING, (self.tr("OK"), seen))

    def _say_other_versions(self) -> None:
        def seen() -> None:
            self._has_other_versions = False
            self._say()

        text = self.tr(
            "Another version of the editor kept unsaved changes that this version cannot read. "
            "They are safe; open that version to recover them."
        )
        self.banner.say(text, Severity.WARNING, (self.tr("OK"), seen))

    def _sentence(self, found: LocatedWork) -> str:
        if not found.work.when:
            text = self.tr("“{name}” was not saved before the editor closed unexpectedly.")
            return text.format(name=found.name)
        text = self.tr("Unsaved changes to “{name}” were found: {changes}, the last on {when}.")
        return text.format(name=found.name, changes=changes_found(found.count), when=moment(found.work.when))

    def _offer_in(self, view: DocumentView) -> None:
        """Offer the lost changes to a document's file in that document."""
        found = self._found_of(view)
        if found is None:
            view.banner.offer("")
            return
        view.banner.offer(
            self._sentence(found),
            (self.tr("Restore"), partial(self._restoring.restore, found)),
            (self.tr("Show changes…"), self.show),
            (self.tr("Discard…"), partial(self._discard, [found])),
        )

    def _found_of(self, view: DocumentView) -> LocatedWork | None:
        if view.session is None:
            return None
        return next((each for each in self._waiting if any(map(each.work.is_of, view.paths))), None)

    # Commands

    def show(self) -> None:
        """List the work that was found, with its changes."""
        if self._waiting:
            self.dialog().ask()

    def dialog(self) -> "RecoveryDialog":
        """Make the dialog, with all work that was found."""
        from editor.dialogs.versions_dialogs import FoundWork, RecoveryDialog

        works = self._waiting
        found = [
            FoundWork(
                each.name,
                each.work.subject.path,
                each.work.when,
                each.count,
                partial(each.work.comparison, each.source) if each.source else _nowhere,
            )
            for each in works
        ]
        dialog = RecoveryDialog(found, self._context.tasks, self._context.window)

        def restore(number: int) -> None:
            self._restoring.restore(works[number])
            dialog.accept()

        def discard(number: int) -> None:
            if self._discard([works[number]]):
                dialog.remove(number)

        dialog.restore_requested.connect(restore)
        dialog.discard_requested.connect(discard)
        return dialog

    def _restore_all(self, works: Sequence[LocatedWork]) -> None:
        for each in works:
            self._restoring.restore(each)

    def put_off(self) -> None:
        """Offer the work again at the next start, or when its file is opened."""
        self._is_put_off = True
        self._say()

    def _discard(self, works: Sequence[LocatedWork]) -> bool:
        if not self._context.questions.discard_lost(len(works)):
            return False
        for each in works:
            self._context.journals.keeping.tasks.run(each.work.discard, lambda outcome: outcome.result())
            self._drop(each)
        return True

    def _drop(self, found: LocatedWork) -> None:
        self._found = [each for each in self._found if each is not found]
        self._offer()

    # In a document that was opened

    def _on_loaded(self, view: DocumentView) -> None:
        if not self._restoring.redo(view):
            self._offer_in(view)
            self._look_elsewhere(view)
        self._say()

    def _look_elsewhere(self, view: DocumentView) -> None:
        """Say so if another window has unsaved changes to one of the document's files."""
        paths, session, keeping = view.paths, view.session, self._context.journals.keeping
        if not paths or session is None:
            return

        def looked(outcome: Future[bool]) -> None:
            if outcome.result() and view.session is session and self._found_of(view) is None:
                text = self.tr("This file has unsaved changes in another editor window.")
                if len(paths) > 1:
                    text = self.tr("One of these files has unsaved changes in another editor window.")
                view.banner.offer(text, (self.tr("OK"), lambda: view.banner.offer("")))

        keeping.tasks.run(partial(_is_edited_elsewhere, keeping.folder, paths), looked)


def _lost_in(folder: RecoveryFolder) -> "Sequence[LostWork]":
    if not any(folder.taken_over()):
        return ()
    from editor.services.recovery.lost_work import lost_work_in  # loads fixes and comparisons

    return lost_work_in(folder)


def _is_edited_elsewhere(folder: RecoveryFolder, paths: Sequence[Path]) -> bool:
    if not any(folder.of_others()):
        return False
    from editor.services.recovery.journal import is_edited_elsewhere  # loads what writes journals

    return is_edited_elsewhere(folder, paths)


def _nowhere(_limit: int) -> "VersionComparison":
    raise FileNotFoundError("the file has changed since, and there is no copy of the earlier contents.")


def _text_on_cut_save(cut: CutShort) -> str:
    """Return a sentence about the outcome for a file that a crash left half written."""
    text = {
        Fate.RESTORED: translated(
            "The editor was interrupted while writing {path}. The previous contents have been restored."
        ),
        Fate.CHANGED: translated(
            "The editor was interrupted while writing {path}, which has since been changed or "
            "deleted. The previous contents are in {copy}."
        ),
        Fate.DAMAGED: translated(
            "The editor was interrupted while writing {path}, which may be damaged. The copy of "
            "the previous contents is gone."
        ),
    }[cut.fate]
    return text.format(path=shown_path(cut.path), copy=shown_path(cut.copy))
