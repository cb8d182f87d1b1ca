"""Reads the files of a workspace, one after the other, piece by piece."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from editor.core.cancelling import IsCancelled, never
from editor.core.document.columns import EntryColumns
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.text import QT_TRANSLATE_NOOP, words_of
from editor.core.values.w3c_datetime import newest
from editor.formats.errors import Unreadable
from editor.rules.across_files.shared_urls import index_of, shared_codes
from editor.rules.hreflang.across_files import check_links, with_pages
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.live import KeptLinks
from editor.runtime.memory import return_free_memory
from editor.services.documents.file_on_disk import FileState, WorkspaceFile
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.workspace import Workspace
from editor.services.opening.file_reading import Beginning, FileReading, Lot, OtherKind, Piece, Verdict
from editor.services.opening.opening import ReadStep
from editor.services.opening.reading_ahead import ReadingAhead, helpers_for

NO_URLSET = QT_TRANSLATE_NOOP("workspace", "It is not an XML sitemap of pages. Open it by itself.")
IS_INDEX = QT_TRANSLATE_NOOP("workspace", "It is itself an index, which an index may not list.")
# For an index that no other index lists.
OTHER_INDEX = QT_TRANSLATE_NOOP("workspace", "It is an index. Open it by itself.")
_WANTED = frozenset({Kind.URLSET})
_LOT = 3_000  # entries in a piece: the window waits while one from another process is unpacked

_Rows = tuple[EntryColumns, Alternates]  # the rows of a file, and their language links


@dataclass(slots=True)
class _Reading:
    """A file to read, with its progress."""

    file: WorkspaceFile
    document: OpenDocument
    how: FileReading
    size: int
    fraction: float = 0.0
    lots: list[EntryColumns] = field(default_factory=list)
    rows: _Rows | None = None  # set once all of them were read
    is_whole: bool = False  # it was read to its end, and is part of the document

    def take(self, piece: Piece) -> None:
        """Keep the parts of a piece that are compared between files."""
        if isinstance(piece, Beginning):
            self.lots, self.rows = [], None
        elif isinstance(piece, Lot):
            self.lots.append(piece.block)
            self.fraction = piece.fraction
        elif isinstance(piece, Verdict):
            rows = EntryColumns()
            for name in FIELD_NAMES:
                setattr(rows, name, [value for lot in self.lots for value in lot.column(name)])
            self.rows = rows, piece.checked.facts(KeptLinks)
            self.lots = []


class WorkspaceOpening:
    """Reads files of a workspace, which can be viewed from the first piece on.

    `steps` does the work and may run in another thread; each step it yields must be delivered in the thread
    that owns the workspace. A file that cannot be read does not stop the others: its state and its trouble
    say so. After `stop`, files that are not complete are unread again; they can be read later, even after
    edits.
    """

    def __init__(
        self,
        workspace: Workspace,
        files: Sequence[WorkspaceFile] | None = None,
        cancelled: IsCancelled = never,
    ) -> None:
        """`files`: those to read, None for all unread ones. Call this in the thread that owns them."""
        self.workspace = workspace
        self._cancelled, self._is_stopped = cancelled, False
        self._known: list[_Rows] = [
            (part.copy_rows(range(len(part))), own.kept(KeptLinks).alternates)
            for part, own in workspace.findings.each
        ]
        wanted = workspace.files if files is None else files
        workspace.findings.across.leave()
        unread = [file for file in wanted if file.state is FileState.UNREAD and file.path]
        self._readings = [
            _Reading(file, document, _how(file, document), _size_of(file))
            for file, document in zip(unread, workspace.begin(unread), strict=True)
        ]
        self._total = sum(reading.size for reading in self._readings)
        self._done = 0
        self._now: _Reading | None = None

    @property
    def fraction(self) -> float:
        """The part of the files that was read, from 0 to 1."""
        now = self._now
        part = now.fraction * now.size if now else 0.0
        return min((self._done + part) / self._total, 1.0) if self._total else 1.0

    def stop(self) -> None:
        """Stop reading; the complete files stay in the document. This may be called in any thread."""
        self._is_stopped = True

    def steps(self) -> Iterator[ReadStep]:
        """Read and check the files, and yield the steps to deliver."""
        sizes = {reading.how.path: reading.size for reading in self._readings}
        with ReadingAhead([reading.how for reading in self._readings], helpers_for(sizes)) as ahead:
            for reading in self._readings:
                if self._is_over():
                    break
                self._now = reading
                yield from self._steps_of(reading, ahead.next_pieces(self._is_over))
                self._done += reading.size
                self._now = None
        if self._cancelled():
            return
        yield ReadStep(self._drop_unread)
        yield self._compared()
        return_free_memory()

    def _compared(self) -> ReadStep:
        """Return the step that adopts the relations of the files; the copies used for it are dropped."""
        read = (reading.rows for reading in self._readings if reading.is_whole and reading.rows is not None)
        rows = [*self._known, *read]
        self._known, self._readings = [], []
        blocks = [block for block, _ in rows]
        links = with_pages([own for _, own in rows], blocks)
        checked = replace(check_links([own.columns() for own in links]), files=links)
        found = shared_codes(blocks), checked, index_of(blocks)
        return ReadStep(partial(self.workspace.findings.across.adopt, *found))

    def _is_over(self) -> bool:
        return self._is_stopped or self._cancelled()

    def _steps_of(self, reading: _Reading, pieces: Iterator[Piece]) -> Iterator[ReadStep]:
        file, workspace = reading.file, self.workspace
        try:
            for piece in pieces:
                if self._is_over():
                    return
                reading.take(piece)
                yield ReadStep(partial(piece.put_into, reading.document))
        except Unreadable as error:
            yield ReadStep(partial(workspace.give_up, file, FileState.REFUSED, words_of(error)))
        except OtherKind as error:
            is_index = error.kind is Kind.SITEMAPINDEX
            yield ReadStep(partial(self._refuse, file, is_index=is_index))
        else:
            if reading.rows is not None:
                reading.is_whole = True
                yield ReadStep(partial(workspace.end, file, newest(reading.rows[0].lastmod)))

    def _refuse(self, file: WorkspaceFile, *, is_index: bool) -> None:
        file.is_index = is_index
        trouble = (IS_INDEX if file.now.loc else OTHER_INDEX) if is_index else NO_URLSET
        self.workspace.give_up(file, FileState.REFUSED, trouble)

    def _drop_unread(self) -> None:
        """Mark files that were not read to their end as unread again."""
        for file in self.workspace.files:
            if file.state is FileState.READING:
                self.workspace.give_up(file, FileState.UNREAD)


def _how(file: WorkspaceFile, document: OpenDocument) -> FileReading:
    path = file.instead.path if file.instead else file.path
    assert path is not None
    return FileReading(path, document.context, kinds=_WANTED, keeps_packed=False, lot=_LOT)


def _size_of(file: WorkspaceFile) -> int:
    try:
        return file.path.stat().st_size if file.path else 0
    except OSError:
        return 0


def read_workspace(workspace: Workspace) -> None:
    """Read all unread files at once, in this thread."""
    for step in WorkspaceOpening(workspace).steps():
        step.deliver()
