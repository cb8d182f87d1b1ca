"""Restores unsaved work of a window that ended unexpectedly."""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.open import FileCommands
from editor.app.commands.documents.open_several import FileSetCommands
from editor.app.window.problems import report_problem
from editor.app.window.workbench import Workbench
from editor.core.document.edits import Edit
from editor.formats.errors import Unreadable
from editor.models.session.session import Session, Stage
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import shown_path
from editor.views.document_view import DocumentView

if TYPE_CHECKING:
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

    def __init__(self, bench: Workbench, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._file, self._together = bench, file, together
        self._preparing: list[LocatedWork] = []  # the files to open for these are being looked up
        self._opening: dict[DocumentView, LocatedWork] = {}

    def is_restoring(self, found: LocatedWork) -> bool:
        """Return True if work is already being restored, and not to be offered again."""
        return any(found is each for each in (*self._preparing, *self._opening.values()))

    def drop_closed(self) -> None:
        """Forget work that was to be restored in a tab that is closed now."""
        views = list(self._bench.tabs.views())
        self._opening = {view: found for view, found in self._opening.items() if view in views}

    def restore(self, found: LocatedWork) -> None:
        """Open the file of the work, if it is not open yet, and apply the changes."""
        source = found.source
        if source is None:
            text = self.tr("“{name}” has changed since, and there is no copy of the earlier contents.")
            text = text.format(name=", ".join(found.changed))
            more = self.tr("The changes are kept in {folder}").format(folder=found.work.folder)
            self._bench.questions.tell(text, more)
            return
        if source.held is not None:
            self._restore_files(found, source)
            return
        view = self._bench.tabs.view_of(source.path) if source.is_file else None
        if view is not None and view.shows_several:
            view = None  # the file is opened on its own
        if view is not None and not _is_untouched(view):
            view = self._file.open_content(source.path, found.work.read_as)
            self._opening[view] = found
        elif view is not None:
            self._opening[view] = found
            self._bench.tabs.setCurrentWidget(view)
            self.redo(view)
        else:
            begin = self._file.open_file if source.is_file else self._file.open_content
            self._opening[begin(source.path, found.work.read_as)] = found
        self.changed.emit()

    def _restore_files(self, found: LocatedWork, source: "LostSource") -> None:
        """Open several files again; they replace a tab that shows them without any change."""
        bench, path = self._bench, source.path
        now, published_url = bench.now(), bench.published.of(path)

        def prepared(outcome: Future[tuple[OpenDocument, list[FileOnDisk]]]) -> None:
            self._preparing = [each for each in self._preparing if each is not found]
            error = outcome.exception()
            if error is not None:
                self._tell_failed(found, error)
                return
            views = (view for view in bench.tabs.views() if any(map(found.work.is_of, view.paths)))
            view = next((view for view in views if view.shows_several and _is_untouched(view)), None)
            self._opening[self._together.open(*outcome.result(), view)] = found
            self.changed.emit()

        self._preparing.append(found)
        self.changed.emit()
        bench.tasks.run(
            lambda: found.work.file_set(source, now, published_url),
            lambda outcome: bench.when_free(partial(prepared, outcome)),
        )

    def _tell_failed(self, found: LocatedWork, error: BaseException) -> None:
        from editor.formats.edit_records import BadRecord

        if not isinstance(error, BadRecord | Unreadable):
            report_problem(error)
        text = self.tr("The changes to “{name}” could not be restored.").format(name=found.name)
        more = self.tr("They are kept in {folder}").format(folder=found.work.folder)
        self._bench.questions.tell(text, more)
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
        session.work_out(lambda: found.work.edit(document, source), partial(self._on_redone, view, session))
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
        self._bench.journals.of(session).begin(found.work)  # the lost work stays until it is stored again
        if not session.on_disk.paths() or (found.source and not found.source.is_file):
            session.undo_stack.resetClean()
        self.restored.emit(found)


def _is_untouched(view: DocumentView) -> bool:
    session = view.session
    return session is not None and session.stage is Stage.READY and not session.is_modified
