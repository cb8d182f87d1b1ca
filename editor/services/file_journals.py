"""The journals of several files that are one document: of each that changed, what its changes come to."""

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from editor.core.transition import origins_by_content, transition
from editor.core.urlset import Urlset
from editor.formats.edit_records import encode
from editor.formats.writing import to_bytes
from editor.services.journal import Journal, Step, Subject
from editor.services.lost_work import RecoveryFolder


@dataclass(frozen=True, slots=True)
class ChangedFile:
    """A file with unsaved changes; `base` is what it held, None for one that was never saved."""

    subject: Subject
    base: Urlset | None
    now: Urlset
    original: bytes | None  # as `to_bytes` takes it
    count: int  # of edits of the document so far


class FileJournals:
    """One journal for each file, written anew with each change of it; may be used from any thread."""

    def __init__(self, folder: RecoveryFolder) -> None:
        self._folder = folder
        self._journals: dict[int, Journal] = {}
        self._guard = threading.Lock()
        self._is_over = False

    def write(self, changed: Mapping[int, ChangedFile], settled: Sequence[int]) -> None:
        """Bring files to the disk, by their keys; `settled` are those that hold again what they held.

        Raises OSError.
        """
        with self._guard:
            if self._is_over:
                return
            for key in settled:
                if key in self._journals:
                    self._journals.pop(key).discard()
            for key, file in changed.items():
                self._write(key, file)

    def _write(self, key: int, file: ChangedFile) -> None:
        if key not in self._journals:
            self._journals[key] = self._folder.new_journal(file.subject)
            if file.base is not None:
                self._journals[key].keep_content([to_bytes(file.base, file.original)])
        if file.base is None:
            self._journals[key].keep_content([to_bytes(file.now, file.original)])
            self._journals[key].replace([])
            return
        edit = transition(file.base, file.now, origins_by_content(file.base, file.now))
        steps = []
        if edit is not None:
            steps.append(Step(time.time(), "", encode(edit, file.base.layouts), file.count))
        self._journals[key].replace(steps)

    def discard(self) -> None:
        """All is saved, or not wanted; nothing is written any more."""
        with self._guard:
            self._is_over = True
            for journal in self._journals.values():
                journal.discard()
            self._journals.clear()
