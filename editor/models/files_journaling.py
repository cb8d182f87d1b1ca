"""The journals of a document of several files: each file that changed is on the disk a moment later."""

from concurrent.futures import Future

from PySide6.QtCore import QObject, QTimer, Signal

from editor.models.session import Session
from editor.services.file_journals import ChangedFile, FileJournals
from editor.services.journal import Subject
from editor.services.lost_work import RecoveryFolder
from editor.services.tasks import Tasks
from editor.services.workspace import FileState, Workspace, WorkspaceFile

_DELAY = 500  # milliseconds in which changes are gathered
_PATIENCE = 5000  # milliseconds before what could not be written is tried again


class FilesJournaling(QObject):
    """Follows a session until it is saved or closed, and again after that."""

    failed = Signal(str)  # what the system objects to; said once

    def __init__(self, session: Session, workspace: Workspace, folder: RecoveryFolder, tasks: Tasks) -> None:
        super().__init__(session)
        self._session, self._workspace, self._folder, self._tasks = session, workspace, folder, tasks
        self._journals: FileJournals | None = None
        self._written: dict[int, int] = {}  # states of the files, by their keys
        self._count = 0  # of edits
        self._is_writing = self._has_failed = False
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.write)
        session.performed.connect(self._on_performed)
        session.saved.connect(self.forget)
        session.closed.connect(self.forget)

    @property
    def is_behind(self) -> bool:
        """Whether something is not on the disk yet."""
        return self._is_writing or self._due.isActive()

    def forget(self) -> None:
        """What was changed is saved, or nobody wants it."""
        self._due.stop()
        if self._journals is not None:
            self._tasks.run(self._journals.discard, lambda outcome: outcome.result())
        self._journals, self._written, self._count = None, {}, 0

    def write(self) -> None:
        """Bring the files that changed to the disk now, without waiting for it."""
        if not self._session.is_modified:
            self.forget()
        elif not self._is_writing:
            self._write()

    def _write(self) -> None:
        journals = self._journals = self._journals or FileJournals(self._folder)
        states = {
            file.key: file.part.state for file in self._workspace.files if file.part and file.is_modified
        }
        changed = {
            file.key: self._changed(file)
            for file in self._workspace.files
            if file.key in states and states[file.key] != self._written.get(file.key)
        }
        settled = [key for key in self._written if key not in states]
        self._written = states
        self._is_writing = True
        self._tasks.run(lambda: journals.write(changed, settled), self._on_written)

    def _changed(self, file: WorkspaceFile) -> ChangedFile:
        part, document = file.part, file.document
        assert part is not None
        stamp = document.stamp if document else None
        is_saved = file.path is not None and stamp is not None and file.state is FileState.READ
        path = str(file.path.absolute()) if file.path is not None and is_saved else ""
        size, sha256 = (stamp.size, stamp.sha256) if stamp is not None and is_saved else (0, "")
        base = None
        if is_saved:
            base = self._session.saved_state.base().part_with(file.key).snapshot()
        is_accepted = document is not None and document.is_accepted and not document.is_complete
        subject = Subject(path, file.name, size, sha256, is_accepted=is_accepted)
        original = document.original if document else None
        return ChangedFile(subject, base, part.snapshot(), original, self._count)

    def _on_performed(self) -> None:
        self._count += 1
        if not self._due.isActive():
            self._due.start(_DELAY)

    def _on_written(self, outcome: Future[None]) -> None:
        self._is_writing = False
        error = outcome.exception()
        if isinstance(error, OSError):
            self._written = {}
            self._due.start(_PATIENCE)
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error.strerror or str(error))
            return
        outcome.result()
        now = {file.key: file.part.state for file in self._workspace.files if file.part and file.is_modified}
        if self._journals is not None and now != self._written and not self._due.isActive():
            self._due.start(_DELAY)
