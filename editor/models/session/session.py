"""A document at work in the window: its undo stack, its table, and what may be done with it now.

A session measures in a worker, after edits, how large the file would be now, and of several files
it summarizes the present state of each.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from editor.core.document.document import Document
from editor.core.document.document_states import SavedState
from editor.core.document.entry_text import text_size
from editor.core.document.sitemap_file import SitemapFile
from editor.models.session.row_filter import RobotsComparison, RowFilter
from editor.models.session.undo_stack import UndoStack
from editor.models.table.entries_model import EntriesModel
from editor.rules.findings import Findings, FindingsFacts
from editor.runtime.process import freeze_objects
from editor.runtime.threads import IsCancelled, Tell
from editor.services.documents.open_document import OnDisk, OpenDocument, Outside
from editor.services.files.file_access import FileBytes
from editor.services.tasks import Latest, Task, Tasks

if TYPE_CHECKING:
    from editor.models.lists.differences_model import Comparison


ALL = 0  # in place of the key of a file


class FileSummary(NamedTuple):
    """The state of a file as short lists show it."""

    key: int
    name: str
    rows: int
    severity: int  # of its worst finding, 0 for none
    is_modified: bool

    @property
    def label(self) -> str:
        """The file name with the number of rows, and a mark if the file is modified."""
        return f"{self.name}  {QLocale().toString(self.rows)}{' •' if self.is_modified else ''}"


class FileSummaries:
    """The states of the files of a document, kept until its findings change or `forget` is called."""

    def __init__(self, document: OpenDocument) -> None:
        self._document = document
        self._looks: list[FileSummary] | None = None  # once they were asked for
        document.findings.add_listener(self.forget)

    def close(self) -> None:
        """Stop following the document."""
        self._document.findings.remove_listener(self.forget)

    def forget(self) -> None:
        """Find out the states again when asked, as something has changed."""
        self._looks = None

    def of_set(self) -> list[FileSummary]:
        """Return the state of each of several files; the same list object while nothing has changed."""
        if self._looks is None:
            self._looks = _file_looks(self._document)
        return self._looks


def _file_looks(document: OpenDocument) -> list[FileSummary]:
    """Return the state of each file whose rows are loaded, in the order of the files."""
    findings, modified = (
        document.findings,
        {file.key for file in document.file_list.there if file.is_modified},
    )
    return [
        FileSummary(
            sitemap.key, sitemap.name, sitemap.size, _worst_of(findings, sitemap), sitemap.key in modified
        )
        for sitemap in document.entries.files
    ]


def _worst_of(findings: Findings, file: SitemapFile) -> int:
    """Return the severity of the worst finding of a file, 0 for none."""
    groups = findings.of(file).report.groups()
    return int(groups[0].severity) if groups else 0


_PAUSE = 300  # milliseconds after the last edit


class SizeMeter(QObject):
    """Measures again, once edits have come to rest, how large the file is, or which of several changed."""

    changed = Signal()

    def __init__(self, document: OpenDocument, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._tasks = document, tasks
        self._task: Task[dict[int, int]] | None = None
        self._states: Mapping[int, int] = {}  # of several files, as they were when they were measured last
        # The keys of files that differed from what was read, saved since or not.
        self._edited: set[int] = set()
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._measure)

    def on_edited(self) -> None:
        """Measure again soon, as the document has changed; what is being measured may be half of it."""
        self.stop()
        self._edited.update(file.key for file in self._changed())
        self._rest.start()

    def stop(self) -> None:
        """Measure no more."""
        self._rest.stop()
        if self._task is not None:
            self._task.cancel()

    def _measure(self) -> None:
        self.stop()
        states = self._document.entries.files.versions()
        self._task = self._tasks.run(partial(_sizes, self._changed()), partial(self._on_measured, states))

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
        now = self._document.entries.files.versions()
        if any(now.get(key) != states[key] for key in outcome.result()):  # it is measured again soon
            return
        self._states = states
        self._edited.clear()  # what changes from now on differs from these states
        for key, size in outcome.result().items():
            self._document.set_byte_size(self._document.entries.files.by_key[key], size)
        self.changed.emit()


def _sizes(files: Sequence[SitemapFile]) -> dict[int, int]:
    """Return the sizes of files by their keys; of copies, as an edit may come meanwhile."""
    return {file.key: text_size(Document.copy_of(file)) for file in files}


T = TypeVar("T")

_PULSE = 100  # milliseconds between two looks at how much of the work for a document is done


class Stage(Enum):
    """The state of a document between opening and closing."""

    LOADING = auto()  # rows are still coming
    READY = auto()
    BUSY = auto()  # what will be put into it is being worked out
    WRITING = auto()  # being saved or exported
    BROKEN_OFF = auto()  # reading stopped half-way: what is there may only be looked at


class Session(QObject):
    """One open document: its stage, table and filter, and how it differs from its files."""

    changed = Signal()  # what the window says about it: stage, title, saved state, published URL
    closed = Signal()  # nobody may hold on to it
    progressed = Signal()  # more of the file has been read, or of the work is done
    grew = Signal()  # by more of several files, which were read after it had been changed
    saved = Signal()  # the file holds what the document holds

    def __init__(
        self, document: OpenDocument, tasks: Tasks, stage: Stage = Stage.READY, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.on_disk = OnDisk(document)
        self.saved_state = SavedState(document.entries)
        self.model = EntriesModel(
            document.entries, document.findings, self, self.saved_state, document.answers
        )
        self.facts = FindingsFacts(document.findings, self.saved_state)
        self.filter = RowFilter(self.model, self.facts, tasks, self)
        self.size = SizeMeter(document, tasks, self)
        self.fraction = 0.0  # of the file that has been read, or of the work that is done, as far as known
        self._shown_fraction = 0.0
        self._pulse = QTimer(self, interval=_PULSE)
        self._pulse.timeout.connect(self._show_done)
        self.comparison: Comparison | None = None  # the last one with another sitemap
        followers = (document.findings.check_all, self.model.start_anew, self.filter.refresh)
        self.undo_stack = UndoStack(
            document.entries,
            self.saved_state,
            lambda: self.is_editable,
            followers,
            self,
            is_acceptable=lambda: self._stage is Stage.READY and not document.file_list.is_accepted,
        )
        self.undo_stack.elsewhere = self.work_telling
        self.looks = FileSummaries(document)
        self.changed.connect(self.looks.forget)
        self._checks = Latest(tasks)
        document.findings.later = self._check_later
        document.findings.add_listener(self._on_findings)
        self._is_filter_early = False  # its rows were looked for while a check was awaited
        self.filter.shown.connect(self._on_filtered)
        self.robots = RobotsComparison(document, self.filter, tasks, self)
        self.robots.changed.connect(self.changed)
        self._stage = stage
        self._busy_since = 0.0
        self._tasks = tasks
        self._work: Task[object] | None = None  # that it is busy with
        self.can_stop = False  # whether a person may stop that
        self._apply_stage()
        self.model.edit_requested.connect(self.undo_stack.do)
        self.undo_stack.indexChanged.connect(self.size.on_edited)
        self.undo_stack.indexChanged.connect(self.changed)
        self.size.changed.connect(self.changed)
        self.undo_stack.cleanChanged.connect(self.changed)

    def close(self) -> None:
        """Stop all work for the document and all following of its changes."""
        self.closed.emit()
        if self._work is not None:
            self._work.cancel()
        self.filter.close()
        self.size.stop()
        self._checks.close()
        self.document.findings.remove_listener(self._on_findings)
        self.robots.close()
        self.looks.close()
        self.model.close()

    def _check_later(
        self, check: Callable[[IsCancelled], None], done: Callable[[Future[None]], None]
    ) -> None:
        """Have a worker check the document, and look for what the findings of its index need then."""
        awaits_many, index = self.document.findings.awaits_many, self.document.kept_index

        def work(is_unwanted: IsCancelled) -> None:
            check(is_unwanted)
            index.find_newest(is_unwanted)
            if awaits_many:
                freeze_objects()  # in the thread of the window a look over so many new texts takes too long

        self._checks.ask(work, done)

    def _on_filtered(self) -> None:
        self._is_filter_early = self.filter.is_active and self.document.findings.is_awaited

    def _on_findings(self) -> None:
        """Look for the rows of the filter again if it asked for findings that were not there yet."""
        if self._is_filter_early and not self.document.findings.is_awaited:
            self._is_filter_early = False
            self.filter.refresh()

    # Where it stands

    @property
    def stage(self) -> Stage:
        """The state of the document between opening and closing."""
        return self._stage

    def set_stage(self, stage: Stage) -> None:
        """Set the stage: the document has been read, or a save begins or ends."""
        was_loading = self._stage is Stage.LOADING
        self._stage = stage
        self._busy_since = time.monotonic()
        if self.is_busy:
            self.fraction = self._shown_fraction = 0.0
            self._pulse.start()
        else:
            self._pulse.stop()
        self._apply_stage()
        if was_loading and self.filter.is_active:
            self.filter.refresh()  # rows have come since
        if was_loading:
            files = self.document.file_list.there
            if self.saved_state.take_in(file.sitemap for file in files if file.path and file.sitemap):
                self.grew.emit()
        self.changed.emit()

    def work_out(
        self,
        work: Callable[[], T],
        done: Callable[[Future[T]], None],
        stage: Stage = Stage.BUSY,
        *,
        can_stop: bool = True,
        is_for_edit: bool = True,
    ) -> None:
        """Have a worker do something for the document, which stays as it is meanwhile.

        done: told what came of it, unless the document is closed by then, or the work was stopped.
        can_stop: whether a person may stop it. is_for_edit: an edit comes of it, before which the worker
        keeps the state of the file, as that takes long of a large one.
        """
        saved_state = self.saved_state

        def work_and_keep() -> T:
            outcome = work()
            saved_state.keep()
            return outcome

        def ended(outcome: Future[T]) -> None:
            self._work = None
            self.set_stage(Stage.READY)
            done(outcome)

        self.can_stop = can_stop and stage is Stage.BUSY
        self.set_stage(stage)
        is_kept = is_for_edit and stage is Stage.BUSY
        self._work = cast("Task[object]", self._tasks.run(work_and_keep if is_kept else work, ended))

    def work_telling(
        self, work: Callable[[Tell], T], done: Callable[[Future[T]], None], *, is_for_edit: bool = True
    ) -> None:
        """Have a worker do something that tells how much of it is done."""
        self.work_out(partial(work, self.note_done), done, is_for_edit=is_for_edit)

    def stop_work(self) -> None:
        """Drop what is being worked out for the document, which stays as it is."""
        if self._stage is Stage.BUSY and self.can_stop and self._work is not None:
            self._work.cancel()
            self._work = None
            self.set_stage(Stage.READY)
            self.model.stop_sorting()

    def accept_recovery(self) -> None:
        """Take the recovered rows as the document from now on, or until that is undone."""
        self.undo_stack.accept(self.document, self._apply_stage)

    def set_saved(self) -> None:
        """Record that the file holds the present document."""
        self.saved_state.forget()
        self.on_disk.forget()
        self.undo_stack.setClean()
        self.saved.emit()

    def _apply_stage(self) -> None:
        self.model.set_read_only(not self.is_editable)
        self.model.elsewhere = self.work_telling if self._stage is Stage.READY else None

    def set_fraction(self, fraction: float) -> None:
        """Set how much of the file has been read, from 0 to 1."""
        self.fraction = fraction
        self.progressed.emit()

    def note_done(self, fraction: float) -> None:
        """Note how much of the work for the document is done, from 0 to 1; any thread may call this."""
        self.fraction = fraction

    def _show_done(self) -> None:
        if self.fraction != self._shown_fraction:
            self._shown_fraction = self.fraction
            self.progressed.emit()

    def set_outside(self, found: Mapping[Path, Outside]) -> None:
        """Record what other programs did to files of the document."""
        if self.on_disk.tell(found):
            self.changed.emit()

    def know_outside(self, path: Path, theirs: FileBytes) -> None:
        """Record that the user knows the content of a file, which differs from the document.

        The next save puts the document in its place without asking again, and keeps a copy of it before.
        """
        self.on_disk.know(path, theirs.stamp)
        self.undo_stack.resetClean()
        self.changed.emit()

    def want_gone(self) -> None:
        """Let the next save restore files that were deleted or moved."""
        if self.on_disk.want_gone():
            self.undo_stack.resetClean()
            self.changed.emit()

    @property
    def is_whole(self) -> bool:
        """True if the document was read to its end."""
        return self._stage in (Stage.READY, Stage.BUSY, Stage.WRITING)

    @property
    def is_busy(self) -> bool:
        """True while the document must not change because something is being done with it."""
        return self._stage in (Stage.BUSY, Stage.WRITING)

    @property
    def busy_for(self) -> float:
        """For how many seconds something has been done with it by now; 0 where nothing is."""
        return time.monotonic() - self._busy_since if self.is_busy else 0.0

    @property
    def is_editable(self) -> bool:
        """True if the document may be changed now."""
        return self._stage is Stage.READY and not self.document.is_read_only

    @property
    def is_modified(self) -> bool:
        """True if the document differs from its file: by edits, or by content that a recovery left out."""
        was_recovered = not self.document.is_read_only and not self.document.file_list.is_complete
        return was_recovered or not self.undo_stack.isClean()

    @property
    def title(self) -> str:
        """The title of the document: the name of its file, of the index, or else of the folder."""
        document = self.document
        fetched = document.findings.context.file_name if document.origin else ""
        return document.file_list.name or fetched or self.tr("Untitled")

    @property
    def shown_path(self) -> Path | None:
        """The file that is shown: of several the one that is shown alone, or their index."""
        file = self.filter.file
        return self.document.path if file is None else self.document.file_list.of(file).path

    @property
    def published_url(self) -> str:
        """The URL at which the displayed file is published, if it is known."""
        file = self.filter.file
        findings = self.document.findings
        return (findings if file is None else findings.of(file)).context.published_url

    def set_published_url(self, url: str) -> None:
        """Say where the file that is shown is published; "" is unknown."""
        self.document.set_published_url(url, self.filter.file)
        self.changed.emit()
