"""A session's journal: every change it makes is on the disk a moment later, written by a worker."""

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.document.edits import Edit
from editor.models.session.session import Session
from editor.models.words.translation import text_of
from editor.services.files.file_errors import system_cause
from editor.services.recovery.recovery_folder import RecoveryFolder
from editor.services.tasks import Tasks

if TYPE_CHECKING:
    from editor.services.recovery.journal_writer import JournalWriter
    from editor.services.recovery.lost_work import LostWork


_log = logging.getLogger("editor")

_DELAY = 250  # milliseconds in which changes are gathered
_PATIENCE = 5000  # milliseconds before what could not be written is tried again


@dataclass(frozen=True, slots=True)
class Keeping:
    """The folder of the journals, and the worker that writes them."""

    folder: RecoveryFolder
    tasks: Tasks  # which nobody else keeps busy
    is_wanted: Callable[[], bool] = lambda: True  # False: changes are kept in memory alone


class Journaling(QObject):
    """Follows a session until it is saved or closed, and again after that."""

    failed = Signal(str)  # what the system objects to; said once

    def __init__(self, session: Session, keeping: Keeping) -> None:
        super().__init__(session)
        self._session, self._keeping = session, keeping
        self._writer: JournalWriter | None = None
        self._number = 0  # of the last edit that the writer was given
        self._is_writing = self._has_failed = False
        self._has_gap = False  # True if changes were made that it was not told of, as it was not wanted
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.write)
        session.undo_stack.performed.connect(self._on_performed)
        session.grew.connect(self._on_other_basis)
        session.saved.connect(self.forget)
        session.closed.connect(self.forget)

    @property
    def is_behind(self) -> bool:
        """True if something is not on the disk yet."""
        return self._is_writing or (self._writer is not None and self._writer.is_behind)

    def begin(self, replaced: "LostWork | None" = None) -> None:
        """Start a journal of the document in its present state, which was never saved, or was recovered."""
        self._session.saved_state.keep()
        if replaced is None and not self._keeping.is_wanted():
            self._has_gap = True
            return
        writer = self._the_writer()
        if replaced is not None:
            writer.replace(replaced)
        self._due.start(0)

    def mark(self, written: Mapping[Path, str]) -> None:
        """Record that a save is about to write content with these hashes; called by the worker that saves."""
        if self._writer is not None:
            try:
                self._writer.mark(written)
            except OSError as error:  # the save is what matters
                _log.warning("The journal could not be marked: %s", error)

    def know(self, sha256: str) -> None:
        """Record that the user knows that the file has other content by now."""
        self._session.saved_state.keep()
        if not self._keeping.is_wanted():
            return
        writer = self._the_writer()
        self._keeping.tasks.run(lambda: writer.know(sha256), self._on_written)

    def forget(self) -> None:
        """Discard the journal: its changes are saved, or not wanted."""
        self._due.stop()
        if self._writer is not None:
            self._keeping.tasks.run(self._writer.discard, lambda _outcome: None)
        self._writer, self._has_gap = None, False

    def follow_wish(self) -> None:
        """Begin a journal of all changes so far, or discard it, as it is wanted or not by now."""
        if not self._keeping.is_wanted():
            self.forget()
            self._has_gap = self._session.is_modified
        elif self._has_gap:
            self._begin_again(None)

    def leave(self) -> None:
        """Close the journal while the document is being saved; the changes stay for the next start."""
        self._due.stop()
        if self._writer is not None:
            self._keeping.tasks.run(self._writer.write, lambda _outcome: None)
        self._writer = None

    def write(self) -> None:
        """Start to write everything to the disk, without waiting until it is there."""
        if self._writer is None or self._is_writing:
            return
        self._is_writing = True
        self._keeping.tasks.run(self._writer.write, self._on_written)

    def _on_performed(self, edit: Edit | None, title: str) -> None:
        if not self._session.is_modified:
            self.forget()
            return
        if edit is None:  # what was recovered is accepted, or no longer: a journal begins with that
            self._on_other_basis()
            return
        if not self._keeping.is_wanted():
            self._has_gap = True
            return
        self._number = self._the_writer().add(edit, title)
        if not self._due.isActive():
            self._due.start(_DELAY)

    def _the_writer(self) -> "JournalWriter":
        if self._writer is None:
            self._writer = self._new_writer()
            self._number = 0
        return self._writer

    def _new_writer(self) -> "JournalWriter":
        from editor.services.recovery.journal_writer import Basis, JournalWriter  # noqa: PLC0415 - at the first edit

        session = self._session
        return JournalWriter(
            self._keeping.folder, Basis.of(session.document, session.saved_state.base(), session.title)
        )

    def _on_other_basis(self) -> None:
        """Replace the journal by one that includes what was read, or accepted, since it was begun."""
        if self._writer is not None:
            self._begin_again(self._writer)

    def _begin_again(self, before: "JournalWriter | None") -> None:
        """Begin a journal with all changes so far as one, maybe in place of another journal."""
        self._writer = self._new_writer()
        self._writer.add_change(self._session.saved_state.change())
        if before is not None:
            self._writer.replace(before)
        self._number, self._has_gap = 1, False
        self._due.start(0)

    def _on_written(self, outcome: Future[None]) -> None:
        self._is_writing = False
        error = outcome.exception()
        if isinstance(error, OSError):
            self._due.start(_PATIENCE)
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(text_of(system_cause(error)))
            return
        outcome.result()
        if self._writer is None:
            return
        self._keeping.tasks.run(self._writer.keep_base, lambda outcome: outcome.result())
        if self._writer.is_behind:
            self._due.start(_DELAY)
        if self._writer.is_long:
            self._shorten(self._writer)

    def _shorten(self, writer: "JournalWriter") -> None:
        change = self._session.saved_state.change()
        number = self._number
        self._keeping.tasks.run(lambda: writer.shorten(number, change), lambda outcome: outcome.result())


class Journals(QObject):
    """The journals of all open documents."""

    failed = Signal(str)  # a journal cannot be written: what the system objects to

    def __init__(self, keeping: Keeping, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keeping = keeping
        self._journals: dict[Session, Journaling] = {}

    def follow(self, session: Session) -> None:
        """Keep a journal of a session while it is open."""
        journal = self._journals[session] = Journaling(session, self.keeping)
        journal.failed.connect(self.failed)
        session.closed.connect(lambda: self._journals.pop(session, None))

    def of(self, session: Session) -> Journaling:
        """Return the journal of a session."""
        return self._journals[session]

    def follow_wish(self) -> None:
        """Begin or discard the journals of all documents, as they are wanted or not by now."""
        for journal in self._journals.values():
            journal.follow_wish()

    def write(self) -> None:
        """Start to write all journals to the disk."""
        for journal in self._journals.values():
            journal.write()

    def close(self) -> None:
        """Write what is left, and close the folder; all sessions are closed by now."""
        self.keeping.tasks.finish()
        self.keeping.folder.close()
