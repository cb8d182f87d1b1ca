"""Keeps the journal of one document: takes edits as they are made, and writes them when told to."""

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from editor.core.edits import Edit
from editor.core.markup import Layout
from editor.core.urlset import Urlset
from editor.formats.edit_records import encode
from editor.formats.writing import to_bytes
from editor.services.journal import Journal, Step, Subject
from editor.services.lost_work import LostWork, RecoveryFolder

_AT_ONCE = 4 * 1024 * 1024  # bytes that are copied without giving other threads a turn


@dataclass(frozen=True, slots=True)
class Basis:
    """The document that edits are made to: its file's content, or what it held where it has no file."""

    subject: Subject
    layouts: Sequence[Layout]  # those of the document, which grow with it
    urlset: Urlset  # what it held; only read where that is not in the file
    original: bytes | None = None  # as `to_bytes` takes it


class _Pending(NamedTuple):
    number: int
    when: float
    title: str
    edit: Edit


class JournalWriter:
    """`add` in the document's thread; all else in any.

    What is written raises OSError, and is then tried again with the next call.
    """

    def __init__(self, folder: RecoveryFolder, basis: Basis) -> None:
        self._folder, self._basis = folder, basis
        self._journal: Journal | None = None
        self._pending: deque[_Pending] = deque()
        self._added = self._written = 0  # edits
        self._guard = threading.Lock()
        self._is_over = self._is_base_kept = False
        self._replaced: list[LostWork] = []

    def add(self, edit: Edit, title: str) -> int:
        """An edit was made; returns its number, from 1."""
        self._added += 1
        self._pending.append(_Pending(self._added, time.time(), title, edit))
        return self._added

    def replace(self, work: LostWork) -> None:
        """What was lost is in this document now: it goes once this journal is on the disk."""
        self._replaced.append(work)

    @property
    def is_behind(self) -> bool:
        """Whether something waits to be written."""
        return bool(self._pending)

    @property
    def is_long(self) -> bool:
        """Whether it is time to shorten it."""
        return self._journal is not None and self._journal.is_long

    def write(self) -> None:
        """Bring all that was added to the disk."""
        with self._guard:
            self._write()

    def keep_base(self) -> None:
        """Keep what the file holds, for the case that another program changes it before the next save.

        Edits may be written meanwhile: they do not wait for a large file.
        """
        subject, journal = self._basis.subject, self._journal
        if journal is None or self._is_base_kept or not subject.path:
            return
        self._is_base_kept = True
        with suppress(OSError):  # the edits are safe all the same
            with Path(subject.path).open("rb") as file:
                pieces = iter(partial(file.read, _AT_ONCE), b"")
                is_kept = journal.keep_content(pieces, subject.sha256)
            if not is_kept:  # another program was faster
                journal.keep_content([to_bytes(self._basis.urlset, self._basis.original)])

    def shorten(self, number: int, change: Callable[[], Edit | None]) -> None:
        """Put what the edits up to this number come to in their place; `change` makes it of the basis."""
        with self._guard:
            if self._journal is None or self._written > number or self._is_over:
                return  # it went on meanwhile
            edit = change()
            told = encode(edit, self._basis.urlset.layouts) if edit is not None else None
            self._journal.replace([Step(time.time(), "", told, number)] if told is not None else [])
            self._written = number
            while self._pending and self._pending[0].number <= number:
                self._pending.popleft()

    def mark(self, sha256: str) -> None:
        """A save is about to put the document, as bytes with this hash, in the place of its file."""
        with self._guard:
            if self._pending:
                self._write()
            if self._journal is not None:
                self._journal.mark(sha256)

    def know(self, sha256: str) -> None:
        """The file holds something else by now, and the person decided that the document counts."""
        with self._guard:
            self._write()
            if self._journal is not None:
                self._journal.know(sha256)

    def discard(self) -> None:
        """Its edits are saved, or not wanted; nothing is written any more."""
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
        layouts = self._basis.layouts
        steps = [Step(each.when, each.title, encode(each.edit, layouts)) for each in batch]
        if self._journal is None:
            self._journal = self._folder.new_journal(self._basis.subject)
        if not self._basis.subject.path and not self._is_base_kept:
            self._journal.keep_content([to_bytes(self._basis.urlset, self._basis.original)])
            self._is_base_kept = True
        self._journal.append(steps)
        self._written += len(batch)
        for _step in batch:
            self._pending.popleft()
        self._let_go()

    def _let_go(self) -> None:
        while self._replaced:
            self._replaced.pop().discard()
