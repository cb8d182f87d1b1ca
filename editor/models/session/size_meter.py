"""Measures in a worker, after edits, how large the file of a document would be now."""

from collections.abc import Mapping
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.document.document import Document
from editor.core.document.sitemap_file import SitemapFile
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Task, Tasks

_PAUSE = 300  # milliseconds after the last edit


class SizeMeter(QObject):
    """Measures again, once edits have come to rest, how large the file is, or which of several changed."""

    changed = Signal()

    def __init__(self, document: OpenDocument, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._tasks = document, tasks
        self._task: Task[dict[int, int]] | None = None
        self._states: Mapping[int, int] = {}  # of several files, as they were when they were measured last
        self._edited: set[int] = (
            set()
        )  # the keys of files that differed from what was read, saved since or not
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._measure)

    def on_edited(self) -> None:
        """Measure again soon, as the document has changed."""
        self._edited.update(file.key for file in self._changed())
        self._rest.start()

    def stop(self) -> None:
        """Measure no more."""
        self._rest.stop()
        if self._task is not None:
            self._task.cancel()

    def _measure(self) -> None:
        self.stop()
        copies = {file.key: Document.copy_of(file) for file in self._changed()}
        states = self._document.entries.files.versions()
        self._task = self._tasks.run(partial(_sizes, copies), partial(self._on_measured, states))

    def _changed(self) -> list[SitemapFile]:
        return [
            file.sitemap
            for file in self._document.file_list.there
            if file.sitemap is not None
            and (
                file.key in self._edited
                or file.sitemap.version != self._states.get(file.key, file.saved_state)
            )
        ]

    def _on_measured(self, states: Mapping[int, int], outcome: Future[dict[int, int]]) -> None:
        self._task = None
        if outcome.exception() is not None:  # what cannot be written has no size; saving will say why
            return
        self._states = states
        self._edited.clear()  # what changed meanwhile differs from these states
        for key, size in outcome.result().items():
            if key in self._document.entries.files.versions():
                self._document.set_byte_size(self._document.entries.files.by_key[key], size)
        self.changed.emit()


def _sizes(copies: Mapping[int, Document]) -> dict[int, int]:
    from editor.formats.writing.rendering import text_size  # noqa: PLC0415 - on demand

    return {key: text_size(copy) for key, copy in copies.items()}
