"""A document at work in the window: its undo stack, its table, and what may be done with it now."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, Signal

from editor.core.document.saved_state import SavedState
from editor.models.session.file_states import FileLooks
from editor.models.session.robots_comparison import RobotsComparison
from editor.models.session.row_filter import RowFilter
from editor.models.session.size_meter import SizeMeter
from editor.models.session.undo_stack import UndoStack
from editor.models.table.entries_model import EntriesModel
from editor.rules.across_files.link_marks import LinkMarks
from editor.rules.duplicates.check import KeyIndex
from editor.rules.duplicates.live import KeptDuplicates
from editor.rules.filter_facts import FindingsFacts
from editor.rules.hreflang.across_files import LinksChecked
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import FileBytes
from editor.services.files.outside_changes import OnDisk, Outside
from editor.services.latest import Latest
from editor.services.tasks import Task, Tasks

if TYPE_CHECKING:
    from editor.models.session.comparison import Comparison

T = TypeVar("T")
_LARGE = 100_000  # rows; of fewer the first edit finds out all it needs in a moment


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
    progressed = Signal()  # more of the file has been read
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
        self.fraction = 0.0  # of the file that has been read
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
        self.looks = FileLooks(document)
        self.changed.connect(self.looks.forget)
        self._links: Latest[LinksChecked] = Latest(tasks)
        document.findings.across.family(LinkMarks).later = self._compare_links
        self.robots = RobotsComparison(document, self.filter, tasks, self)
        self.robots.changed.connect(self.changed)
        self._stage = stage
        self._busy_since = 0.0
        self._tasks = tasks
        self._work: Task[object] | None = None  # that it is busy with
        self._preparing: Task[KeyIndex] | None = None
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
        if self._preparing is not None:
            self._preparing.cancel()
        self.filter.close()
        self.size.stop()
        self._links.close()
        self.robots.close()
        self.looks.close()
        self.model.close()

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
        self._apply_stage()
        if was_loading and self.filter.is_active:
            self.filter.refresh()  # rows have come since
        if was_loading and stage is Stage.READY:
            self._get_ready()
        if was_loading and self.document.is_set:
            files = self.document.file_list.there
            if self.saved_state.take_in(file.sitemap for file in files if file.path and file.sitemap):
                self.grew.emit()
        self.changed.emit()

    def _get_ready(self) -> None:
        """Have a worker find out what the first edit of a large file would have to wait for."""
        if self.document.is_set or len(self.document.entries) < _LARGE:
            return
        [(_, findings)] = self.document.findings.each
        duplicates, edits = findings.kept(KeptDuplicates), self.undo_stack.edits

        def learnt(outcome: Future[KeyIndex]) -> None:
            if self.undo_stack.edits == edits:
                duplicates.learn(outcome.result())

        self._preparing = self._tasks.run(duplicates.learning(), learnt)

    def work_out(
        self, work: Callable[[], T], done: Callable[[Future[T]], None], stage: Stage = Stage.BUSY
    ) -> None:
        """Have a worker do something for the document, which stays as it is meanwhile.

        done: told what came of it, unless the document is closed by then.
        """

        def ended(outcome: Future[T]) -> None:
            self._work = None
            self.set_stage(Stage.READY)
            done(outcome)

        self.set_stage(stage)
        self._work = cast("Task[object]", self._tasks.run(work, ended))

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

    def set_fraction(self, fraction: float) -> None:
        """Set how much of the file has been read, from 0 to 1."""
        self.fraction = fraction
        self.progressed.emit()

    def set_outside(self, outside: Outside, path: Path) -> None:
        """Record what another program did to a file of the document."""
        if self.on_disk.tell(outside, path):
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
        if document.path:
            return document.path.name
        if document.is_set:
            return document.index.name if document.index else document.file_list.folder.name
        return (document.origin and document.findings.context.file_name) or self.tr("Untitled")

    def _compare_links(self, work: Callable[[], LinksChecked], done: Callable[[LinksChecked], None]) -> None:
        self._links.ask(lambda _is_stale: work(), lambda outcome: done(outcome.result()))

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
