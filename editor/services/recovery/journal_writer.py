"""Keeps the journal of one document: collects edits as they are made, and writes them on request."""

import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.formats.edit_records import encode_edit
from editor.formats.read_errors import ReadAs
from editor.formats.writing.faithful_writing import to_bytes
from editor.services.documents.open_document import OpenDocument
from editor.services.recovery.journal import (
    Journal,
    JournalFile,
    JournalStep,
    Subject,
    new_journal,
    set_subject,
)
from editor.services.recovery.recovery_folder import RecoveryFolder

_MOST_KEPT = 100 * 1024 * 1024  # bytes of several files that are copied in advance
_AT_ONCE = 4 * 1024 * 1024  # bytes that are copied at a time


@dataclass(frozen=True, slots=True)
class Basis:
    """The document to which the edits are made: the content of its file, or its own if it has none."""

    subject: Subject
    document: Document  # itself, with the edits; only the layouts of its files are read
    entries: Document  # its content before the edits; read only if the file does not have it
    original: bytes | None = None  # as `to_bytes` takes it

    @classmethod
    def of(cls, document: OpenDocument, base: Document, title: str) -> "Basis":
        """Describe an open document; base: its content before the edits; title: to show if it has no file."""
        if document.is_set:
            return cls(set_subject(document, base), document.entries, base)
        [file] = document.file_list.there
        path, stamp = file.path, file.stamp
        if path is None or stamp is None:
            return cls(Subject("", title, 0, ""), document.entries, base, file.original)
        subject = Subject(
            str(path.absolute()),
            path.name,
            stamp.size,
            stamp.sha256,
            is_accepted=document.file_list.is_accepted and not document.file_list.is_complete,
            encoding=file.read_as.encoding,
            side=file.read_as.side.value if file.read_as != ReadAs() else "",
        )
        return cls(subject, document.entries, base, file.original)


class _Pending(NamedTuple):
    number: int
    when: float
    title: str
    edit: Edit | None
    change: Callable[[], Edit | None] | None = None  # computes the edit from the basis


class _Replaced(Protocol):
    """The recovered work, or the journal, that this journal replaces."""

    @property
    def known(self) -> Collection[str]: ...

    def discard(self) -> None: ...


class JournalWriter:
    """Collects edits with `add` in the document's thread; all other methods may run in any thread.

    A write may raise OSError, and is then tried again by the next call.
    """

    def __init__(self, folder: RecoveryFolder, basis: Basis) -> None:
        self._folder, self._basis = folder, basis
        self._journal: Journal | None = None
        self._pending: deque[_Pending] = deque()
        self._added = self._written = 0  # edits
        self._guard = threading.Lock()
        self._is_over = self._is_base_kept = self._is_marked = False
        self._kept: set[int] = set()  # the numbers of the files of which copies are kept
        self._replaced: list[_Replaced] = []
        self.known: set[str] = set()  # hashes of content by other programs that the user has dealt with
        # The steps written while the journal is being shortened, with the numbers of their edits.
        self._since: list[tuple[int, JournalStep]] | None = None

    def add(self, edit: Edit, title: str) -> int:
        """Add an edit that was made; return its number, from 1."""
        self._added += 1
        self._pending.append(_Pending(self._added, time.time(), title, edit))
        return self._added

    def add_change(self, change: Callable[[], Edit | None]) -> None:
        """Add all edits so far as one, which `change` computes relative to the basis."""
        self._added += 1
        self._pending.append(_Pending(self._added, time.time(), "", None, change))

    def replace(self, work: _Replaced) -> None:
        """Take over recovered work, now part of this document: it is discarded
        once this journal is on the disk.
        """
        self._replaced.append(work)
        self.known |= set(work.known)

    @property
    def is_behind(self) -> bool:
        """True if edits are waiting to be written."""
        return bool(self._pending)

    @property
    def is_long(self) -> bool:
        """True if the journal should, and may, be shortened."""
        return self._can_be_shortened and self._journal is not None and self._journal.is_long

    @property
    def _can_be_shortened(self) -> bool:
        """True unless it is being shortened, or a save was marked, whose edits
        could not be told from later ones.
        """
        return self._since is None and not self._is_marked

    def write(self) -> None:
        """Write all edits that were added to the disk."""
        with self._guard:
            self._write()

    def keep_base(self) -> None:
        """Keep a copy of the file's content, in case another program changes it before the next save.

        Edits may be written meanwhile: they do not wait for a large file.
        """
        subject, journal = self._basis.subject, self._journal
        if journal is None or self._is_base_kept or not subject.path:
            return
        if subject.files:
            self._is_base_kept = True
            if sum(file.size for file in subject.files) <= _MOST_KEPT:
                self._keep_files(journal, {file.path for file in subject.files})
            return
        self._is_base_kept = True
        with suppress(OSError):  # the edits are safe anyway
            with Path(subject.path).open("rb") as file:
                pieces = iter(partial(file.read, _AT_ONCE), b"")
                is_kept = journal.keep_content(pieces, subject.sha256)
            if not is_kept:  # another program has changed it already
                journal.keep_content([to_bytes(self._basis.entries, self._basis.original)])

    def _keep_files(self, journal: Journal, paths: Collection[str]) -> None:
        """Keep copies of these files of the document, unless they are kept already."""
        for number, told in enumerate(self._basis.subject.files):
            if told.path in paths and number not in self._kept:
                with suppress(OSError):
                    if self._keep_file(journal, number, told):
                        self._kept.add(number)

    def _keep_file(self, journal: Journal, number: int, told: JournalFile) -> bool:
        with suppress(OSError), Path(told.path).open("rb") as file:
            pieces = iter(partial(file.read, _AT_ONCE), b"")
            if journal.keep_content(pieces, told.sha256, number):
                return True
        # Another program has changed it already. The content of an index is in no other place than its file.
        sitemap = next((sitemap for sitemap in self._basis.entries.files if sitemap.key == told.key), None)
        return sitemap is not None and journal.keep_content([to_bytes(sitemap)], number=number)

    def shorten(self, number: int, change: Callable[[], Edit | None]) -> None:
        """Replace the edits up to this number by a single one, which `change` computes relative to the basis.

        Edits may be written meanwhile: they do not wait for a large document.
        """
        since = list[tuple[int, JournalStep]]()
        with self._guard:
            if self._journal is None or self._written > number or self._is_over or not self._can_be_shortened:
                return  # the journal has changed meanwhile, or must not be shortened
            self._since = since
        try:
            edit = change()
            told = encode_edit(edit, self._basis.entries) if edit is not None else None
            steps = [JournalStep(time.time(), "", told, number)] if told is not None else []
            with self._guard:
                if self._since is since and not self._is_over:
                    with suppress(OSError):  # the edits are safe anyway, in the long journal
                        self._journal.replace(steps + [step for later, step in since if later > number])
                        self._pass(number)
        finally:
            if self._since is since:
                self._since = None

    def _pass(self, number: int) -> None:
        """Drop edits up to this number from those to be written."""
        self._written = max(self._written, number)
        while self._pending and self._pending[0].number <= number:
            self._pending.popleft()

    def mark(self, written: Mapping[Path, str]) -> None:
        """Record that a save is about to write content with these hashes to these paths."""
        with self._guard:
            self._since, self._is_marked = None, True  # a shortened journal would lack the mark
            if self._pending:
                self._write()
            if self._journal is None:
                return
            if self._basis.subject.files:
                told = {str(path.absolute()): sha256 for path, sha256 in written.items()}
                self._keep_files(self._journal, told.keys())
                self._journal.mark_files(told)
            else:
                self._journal.mark(*written.values())

    def know(self, sha256: str) -> None:
        """Record that the user prefers the document to content of this hash, which the file has now."""
        with self._guard:
            self._write()
            self.known.add(sha256)
            if self._journal is not None:
                self._journal.know(sha256)

    def discard(self) -> None:
        """Delete the journal, as its edits are saved or not wanted; nothing is written any more."""
        with self._guard:
            self._is_over = True
            self._pending.clear()
            if self._journal is not None:
                self._journal.discard()
            self._let_go()

    def _write(self) -> None:
        if self._is_over:
            return
        batch = list(self._pending)
        if not batch and self._journal is not None:
            return
        steps = [
            (each.number, JournalStep(each.when, each.title, told))
            for each in batch
            if (told := self._encoded(each))
        ]
        if self._journal is None:
            self._journal = new_journal(self._folder, self._basis.subject)
            for sha256 in self.known:
                self._journal.know(sha256)
        if not self._basis.subject.path and not self._is_base_kept:
            self._journal.keep_content([to_bytes(self._basis.entries, self._basis.original)])
            self._is_base_kept = True
        self._journal.append([step for _number, step in steps])
        if self._since is not None:
            self._since += steps
        self._written += len(batch)
        for _step in batch:
            self._pending.popleft()
        self._let_go()

    def _encoded(self, pending: _Pending) -> bytes:
        """Return an edit as bytes; empty if it changes nothing."""
        if pending.edit is not None:
            return encode_edit(pending.edit, self._basis.document)
        change = pending.change() if pending.change else None
        return encode_edit(change, self._basis.entries) if change is not None else b""

    def _let_go(self) -> None:
        while self._replaced:
            self._replaced.pop().discard()
