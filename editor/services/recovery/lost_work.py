"""Manages the folders of journals, and finds those left by windows that crashed.

Each window has its own folder, and holds a lock beside it as long as it runs.
"""

import logging
import secrets
import threading
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.transition import Origins, origins_by_content, origins_by_id, transition
from editor.core.fields import FIELD_NAMES
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.formats.damage.read_as import ConflictSide, ReadAs
from editor.formats.edit_records import BadRecord, decode_edit
from editor.formats.transfer.comparing import VersionComparison, compare
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import hash_of
from editor.services.files.window_lock import WindowLock, is_held
from editor.services.opening.opening import Opening, open_document
from editor.services.recovery.journal import (
    BadJournal,
    Journal,
    OtherVersion,
    Record,
    Subject,
    content_path,
    journal_subject,
    journals_in,
    read_journal,
    remove_journal,
)
from editor.services.recovery.journal_subject import Held, document_before, stopped_save

_log = logging.getLogger("editor")

_LOCK = ".lock"
_ASIDE = "damaged"  # the folder for unreadable journals


@dataclass(frozen=True, slots=True)
class LostSource:
    """The file with the content to which lost edits apply, and the first of the edits to apply.

    Several files are opened in their own places, unless some have other content by now.
    """

    path: Path
    first: int  # the first step to apply: earlier ones are in the file already
    is_file: bool  # True if `path` is the document's own file
    base: Path | None = None  # the content edited, if another program has changed the file
    held: Held | None = None  # set if there are several files


@dataclass(frozen=True)
class LostWork:
    """Unsaved changes to a document that were left by a window."""

    folder: Path
    name: str
    record: Record

    @property
    def subject(self) -> Subject:
        """The description of the document."""
        return self.record.subject

    @property
    def when(self) -> float:
        """The time of the last change, in seconds since 1970; 0 if there was none."""
        return self.record.steps[-1].when if self.record.steps else 0.0

    @property
    def read_as(self) -> ReadAs | None:
        """The encoding and the side of merge conflicts chosen to read the file; None if none was chosen."""
        side = self.subject.side
        return ReadAs(self.subject.encoding, ConflictSide(side)) if side in set(ConflictSide) else None

    def is_of(self, path: Path) -> bool:
        """Tell whether these are changes to this file, alone or among others."""
        return str(path.absolute()) in self.subject.paths

    def source(self) -> LostSource | None:
        """Return the content to apply the changes to; None if it cannot be found."""
        if self.subject.files:
            return self._source_of_files()
        path, kept = Path(self.subject.path), content_path(self.folder, self.name)
        found = hash_of(path) if self.subject.path else ""
        if found == self.subject.sha256 and found:
            return LostSource(path, 0, is_file=True)
        if found in self.record.marks:
            return LostSource(path, self.record.marks[found], is_file=True)
        if not kept.is_file():
            return None
        if found in self.record.known:
            return LostSource(path, 0, is_file=True, base=kept)
        return LostSource(kept, 0, is_file=False)

    def _source_of_files(self) -> LostSource | None:
        subject, written = self.subject, self.record.written
        place = Path(subject.path)
        paths = {told.path for told in subject.files} | {path for contents, _ in written for path in contents}
        hashes = {path: hash_of(Path(path)) for path in paths}
        for contents, steps in written:
            is_saved = all(hashes[path] == sha256 for path, sha256 in contents.items())
            if is_saved and contents and steps == len(self.record.steps):
                return LostSource(place, steps, is_file=True)
        found: list[Path] = []
        for number, told in enumerate(subject.files):
            kept = content_path(self.folder, self.name, number)
            if hashes[told.path] == told.sha256:
                found.append(Path(told.path))
            elif kept.is_file():
                found.append(kept)
            else:
                return None
        known = {Path(told.path) for told in subject.files if hashes[told.path] in self.record.known}
        held = Held(found, stopped_save(hashes, written) | known)
        return LostSource(place, 0, is_file=held.is_intact(subject), held=held)

    def changed(self) -> list[str]:
        """Return the names of the files whose content is not that to which the changes were made."""
        files = self.subject.files
        return [told.name for told in files if hash_of(Path(told.path)) != told.sha256] or [self.subject.name]

    def file_set(
        self, source: LostSource, now: datetime, published_url: str = ""
    ) -> tuple[OpenDocument, list[FileOnDisk]]:
        """Return the file set before the changes, and the files to read into it; raises Unreadable."""
        if source.held is None:
            raise ValueError("it is no document of several files that has to be restored")
        return document_before(self.subject, source.held, now, published_url)

    def count(self, first: int) -> int:
        """Return the number of changes from the `first` step on."""
        return sum(step.number for step in self.record.steps[first:])

    def redone(self, document: Document, source: LostSource) -> tuple[Document, Origins]:
        """Return the document with all changes applied to what was read, and the origins of its entries.

        Raises BadRecord.
        """
        base = document
        keys = [told.key for told in self.subject.files if told.key]
        if keys and keys != [file.key for file in document.files]:
            raise BadRecord(Phrase(QT_TRANSLATE_NOOP("phrases", "Some of the files cannot be read.")))
        if source.base is not None:
            base = self._read(source.base)
        redone = base.snapshot()
        try:
            for step in self.record.steps[source.first :]:
                decode_edit(step.edit, redone).apply(redone)
            if len({len(redone.column(name)) for name in FIELD_NAMES}) > 1:
                raise BadRecord(
                    Phrase(QT_TRANSLATE_NOOP("phrases", "The changes affect rows that do not exist."))
                )
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise BadRecord(
                Phrase(
                    QT_TRANSLATE_NOOP("phrases", "The changes do not fit the file: {error}"),
                    error=words_of(error),
                )
            ) from error
        if base is document:
            return redone, origins_by_id(len(document), redone)
        return redone, origins_by_content(document, redone)

    def edit(self, document: Document, source: LostSource) -> Edit | None:
        """Return all changes as one edit of the document; None if they change nothing. Raises BadRecord."""
        return transition(document, *self.redone(document, source))

    def comparison(self, source: LostSource, limit: int) -> VersionComparison:
        """Return the difference that the changes make; raises BadRecord and Unreadable."""
        document = self._read_files(source) if source.held else self._read(source.path)
        return compare(document, *self.redone(document, source), limit)

    def _read(self, path: Path) -> Document:
        return open_document(path, datetime.now(UTC), read_as=self.read_as).entries

    def _read_files(self, source: LostSource) -> Document:
        document, files = self.file_set(source, datetime.now(UTC))
        Opening(document, files).run()
        return document.entries

    def discard(self) -> None:
        """Delete the journal, as it is not needed any more."""
        remove_journal(self.folder, self.name)


class RecoveryFolder:
    """All journals of the user; call `close` when the window closes."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._own: Path | None = None
        self._guard = threading.Lock()  # guards `_own`: several documents may create a journal at once
        self._locks: dict[Path, WindowLock] = {}  # the locks of this window's folder, and of those taken over
        self.has_other_versions = False  # True if journals of other versions were found

    def new_journal(self, subject: Subject) -> Journal:
        """Create a journal in the folder of this window; raises OSError if that fails."""
        with self._guard:
            if self._own is None:
                self._root.mkdir(mode=0o700, parents=True, exist_ok=True)
                folder = self._root / secrets.token_hex(8)
                lock = WindowLock.taken(self._lock_of(folder))
                if lock is not None:
                    self._locks[folder] = lock
                self._own = folder
            return Journal(self._own, secrets.token_hex(8), subject)

    def lost(self) -> Sequence[LostWork]:
        """Return the unsaved changes left by windows that are gone, the newest first.

        A damaged journal is moved aside, with a note in the log. One of another version of the program stays
        for that version; `has_other_versions` is then true. The changes returned belong to this window from
        now on, so that no other one offers them as well.
        """
        found: list[LostWork] = []
        with suppress(OSError):
            for folder in sorted(self._root.iterdir()):
                with suppress(OSError):  # a folder of another user does not hide the others
                    if folder.is_dir() and folder.name != _ASIDE and self._is_ours(folder):
                        found += self._read(folder)
        return sorted(found, key=lambda work: work.when, reverse=True)

    def is_edited_elsewhere(self, paths: Collection[Path]) -> bool:
        """Tell whether another running window has unsaved changes to one of these files."""
        wanted = {str(path.absolute()) for path in paths}
        with suppress(OSError):
            for folder in self._root.iterdir():
                if folder in self._locks or not is_held(self._lock_of(folder)):
                    continue
                subjects = (journal_subject(folder, name) for name in journals_in(folder))
                if any(subject and not wanted.isdisjoint(subject.paths) for subject in subjects):
                    return True
        return False

    def close(self) -> None:
        """Release all locks, and remove empty folders."""
        for folder, lock in self._locks.items():
            if not journals_in(folder):
                for path in folder.glob("*"):
                    path.unlink(missing_ok=True)
                with suppress(OSError):
                    folder.rmdir()
            lock.release()
        self._locks.clear()
        self._own = None

    def _is_ours(self, folder: Path) -> bool:
        """Take over the folder of a window that is gone; return False if the
        window is running or this one.
        """
        if folder == self._own:
            return False
        if folder not in self._locks:
            lock = WindowLock.taken(self._lock_of(folder))
            if lock is None:
                return False
            self._locks[folder] = lock
        return True

    @staticmethod
    def _lock_of(folder: Path) -> Path:
        return folder.with_name(folder.name + _LOCK)

    def _read(self, folder: Path) -> list[LostWork]:
        found = []
        for name in journals_in(folder):
            try:
                found.append(LostWork(folder, name, read_journal(folder, name)))
            except OtherVersion as error:
                _log.warning("A journal in %s is left as it is: %s", folder, error)
                self.has_other_versions = True
            except BadJournal as error:
                _log.warning("A journal in %s was set aside: %s", folder, error)
                self._set_aside(folder, name)
            except OSError as error:  # a disk error, too many open files: the next start tries again
                _log.warning("A journal in %s cannot be read now: %s", folder, error)
        return found

    def _set_aside(self, folder: Path, name: str) -> None:
        with suppress(OSError):
            (self._root / _ASIDE).mkdir(exist_ok=True)
            for path in folder.glob(f"{name}[-.]*"):
                path.replace(self._root / _ASIDE / path.name)
