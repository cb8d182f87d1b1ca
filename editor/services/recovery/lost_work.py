"""Unsaved changes that a window left when it crashed: what they were made to, and how they are made again."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.document_states import Origins, origins_by_content, origins_by_id, transition
from editor.core.document.edits import Edit
from editor.core.fields import FIELD_NAMES
from editor.core.text import N_, Phrase, words_of
from editor.formats.document_comparison import VersionComparison, compare
from editor.formats.edit_records import BadRecord, decode_edit
from editor.formats.read_errors import ConflictSide, ReadAs
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import hash_of
from editor.services.opening.opening import Opening, open_document
from editor.services.recovery import journal
from editor.services.recovery.recovery_folder import BadJournal, OtherVersion, RecoveryFolder, journals_in

_log = logging.getLogger("editor")


@dataclass(frozen=True, slots=True)
class LostSource:
    """The file with the content to which lost edits apply, and the first of the edits to apply.

    Several files are opened in their own places, unless some have other content by now.
    """

    path: Path
    first: int  # the first step to apply: earlier ones are in the file already
    is_file: bool  # True if `path` is the document's own file
    base: Path | None = None  # the content edited, if another program has changed the file
    held: journal.OldContents | None = None  # set if there are several files


@dataclass(frozen=True)
class LostWork:
    """Unsaved changes to a document that were left by a window."""

    folder: Path
    name: str
    record: journal.Record

    @property
    def subject(self) -> journal.Subject:
        """The description of the document."""
        return self.record.subject

    @property
    def known(self) -> frozenset[str]:
        """The hashes of content by other programs that the user has rejected or merged."""
        return self.record.known

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
        path, kept = Path(self.subject.path), journal.content_path(self.folder, self.name)
        found = hash_of(path) if self.subject.path else ""
        if found == self.subject.sha256 and found:
            return LostSource(path, 0, is_file=True)
        if found in self.record.marks:
            return LostSource(path, self.record.marks[found], is_file=True)
        if not kept.is_file():
            return None
        if found in self.known:
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
            kept = journal.content_path(self.folder, self.name, number)
            if hashes[told.path] == told.sha256:
                found.append(Path(told.path))
            elif kept.is_file():
                found.append(kept)
            else:
                return None
        known = {Path(told.path) for told in subject.files if hashes[told.path] in self.known}
        held = journal.OldContents(found, journal.stopped_save(hashes, written) | known)
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
        return journal.document_before(self.subject, source.held, now, published_url)

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
            raise BadRecord(Phrase(N_("Some of the files cannot be read.")))
        if source.base is not None:
            base = self._read(source.base)
        redone = base.snapshot()
        try:
            for step in self.record.steps[source.first :]:
                decode_edit(step.edit, redone).apply(redone)
            if len({len(redone.column(name)) for name in FIELD_NAMES}) > 1:
                raise BadRecord(Phrase(N_("The changes affect rows that do not exist.")))
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise BadRecord(
                Phrase(N_("The changes do not fit the file: {error}"), error=words_of(error))
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
        return open_document(path, datetime.now(UTC), read_as=self.read_as, checks=False).entries

    def _read_files(self, source: LostSource) -> Document:
        document, files = self.file_set(source, datetime.now(UTC))
        Opening(document, files).run()
        return document.entries

    def discard(self) -> None:
        """Delete the journal, as it is not needed any more."""
        journal.remove_journal(self.folder, self.name)


def lost_work_in(folders: RecoveryFolder) -> Sequence[LostWork]:
    """Return the unsaved changes left by windows that are gone, the newest first.

    A damaged journal is moved aside, with a note in the log. One of another version of the program stays
    for that version; `has_other_versions` is then true. The changes returned belong to this window from
    now on, so that no other one offers them as well.
    """
    found: list[LostWork] = []
    for folder in folders.taken_over():
        with suppress(OSError):  # what cannot be looked into does not hide the others
            found += _read_all(folders, folder)
    return sorted(found, key=lambda work: work.when, reverse=True)


def _read_all(folders: RecoveryFolder, folder: Path) -> list[LostWork]:
    found = []
    for name in journals_in(folder):
        try:
            found.append(LostWork(folder, name, journal.read_journal(folder, name)))
        except OtherVersion as error:
            _log.warning("A journal in %s is left as it is: %s", folder, error)
            folders.has_other_versions = True
        except BadJournal as error:
            _log.warning("A journal in %s was set aside: %s", folder, error)
            folders.set_aside(folder, name)
        except OSError as error:  # a disk error, too many open files: the next start tries again
            _log.warning("A journal in %s cannot be read now: %s", folder, error)
    return found
