"""Opens files: reads, checks and delivers them piece by piece, so that a window stays usable.

Several files are read one after the other, and the next of them in other processes in advance. One
interpreter reads only one file at a time, and the window often waits for it. Helpers are optional:
if they cannot be started, are killed or fail to read a file, that file is read here, with its
errors.
"""

import os
import zlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

from editor.core.document.columns import EntryColumns
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.text import N_, Phrase, words_of
from editor.core.values.w3c_datetime import newest
from editor.formats.read_errors import ReadAs, Unreadable
from editor.formats.reading.encoding import decode_damaged, sniff
from editor.formats.reading.unpacking import GZIP
from editor.rules.extensions.hreflang_check import LinkState
from editor.rules.extensions.hreflang_links import Alternates
from editor.rules.listing.across_files_findings import AcrossChecked
from editor.runtime.process import return_free_memory
from editor.runtime.threads import IsCancelled, never
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.open_document import OpenDocument
from editor.services.opening import file_reading

if TYPE_CHECKING:
    from editor.services.opening.reader_processes import Helpers


_MAX_HELPERS = 4  # more would only wait for their pieces to be consumed
_WORTH = 20_000_000  # bytes of XML; fewer are read before a helper has started
_INFLATION = 7  # a compressed sitemap inflates to five to ten times its size


def helpers_for(sizes: Mapping[Path, int]) -> int:
    """Return the number of processes to start for files of these sizes, of which one is read here."""
    length = sum(size * (_INFLATION if path.suffix == ".gz" else 1) for path, size in sizes.items())
    return min(_MAX_HELPERS, os.cpu_count() or 1, len(sizes) - 1) if length >= _WORTH else 0


class ReadingAhead:
    """Runs readings in their order. Use it in a `with` statement, which ends the helpers."""

    def __init__(self, readings: Sequence[file_reading.FileReading], helpers: int) -> None:
        """`helpers`: the number of processes to start, once there are entries to show."""
        self._unread = deque(readings)  # readings that were not requested yet
        self._to_start = helpers
        self._helpers: Helpers | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._helpers is not None:
            self._helpers.close()

    def next_pieces(self, cancelled: IsCancelled = never) -> Iterator[file_reading.Piece]:
        """Yield the pieces of the next reading; raises the same errors as `FileReading.pieces`.

        Consume all pieces before the next call. If a helper fails, a new beginning follows.
        """
        reading = self._unread.popleft()
        if self._helpers is not None:
            try:
                yield from self._helpers.next_pieces(cancelled)
            except file_reading.NotRead:
                pass
            else:
                return
        for piece in reading.pieces(cancelled):
            yield piece
            if self._to_start and isinstance(piece, file_reading.FilePiece):
                self._start()

    def _start(self) -> None:
        """Let helpers begin with the files after the one that is read here."""
        from editor.services.opening.reader_processes import Helpers  # noqa: PLC0415 - takes a while; most need none

        self._helpers = Helpers(self._unread, self._to_start)
        self._to_start = 0


NO_URLSET = Phrase(N_("It is not an XML sitemap of pages. Open it by itself."))
IS_INDEX = Phrase(N_("It is itself an index, which an index may not list."))
# For an index that no other index lists.
OTHER_INDEX = Phrase(N_("It is an index. Open it by itself."))
_WANTED = frozenset({Kind.URLSET})  # in a set
_LOT = 3_000  # entries in a piece of a set: the window waits while one from another process is unpacked

_Rows = tuple[EntryColumns, Alternates]  # the rows of a file, and their language links


class ReadStep(NamedTuple):
    """A part of a document that was read and checked; `deliver` puts it in, in the document's own thread."""

    deliver: Callable[[], None]


_WORTH_RETURNING = 100_000  # bytes of files; what fewer take, even compressed ones, is little


class _Reading:
    """A file to read, with its progress."""

    def __init__(
        self, file: FileOnDisk, how: file_reading.FileReading, size: int, *, is_compared: bool
    ) -> None:
        """is_compared: with other files, once all have been read."""
        self.file, self.how, self.size, self.is_compared = file, how, size, is_compared
        self.fraction = 0.0
        self.lots: list[EntryColumns] = []
        self.rows: _Rows | None = None  # set once all of them were read
        self.is_whole = False  # it was read to its end, and is part of the document

    def take(self, piece: file_reading.Piece) -> None:
        """Keep the parts of a piece that are compared between files."""
        if isinstance(piece, file_reading.FilePiece):
            self.fraction = piece.fraction
        if not self.is_compared:
            return
        if isinstance(piece, file_reading.FileStart):
            self.lots, self.rows = [], None
        elif isinstance(piece, file_reading.FilePiece):
            self.lots.append(piece.block)
        elif isinstance(piece, file_reading.Verdict):
            rows = EntryColumns()
            for name in FIELD_NAMES:
                setattr(rows, name, [value for lot in self.lots for value in lot.column(name)])
            self.rows = rows, piece.checked.facts(LinkState)
            self.lots = []


class Opening:
    """Reads files into a document, which can be viewed from the first piece on.

    `steps` does the work and may run in another thread; each step it yields must be delivered in the thread
    that owns the document. If the only file of a document cannot be read, it raises Unreadable there, or
    BrokenXml if nothing of it can be recovered. In a set, such a file does not stop the others: its state
    and its trouble say so. Files of a set that are not complete after `finish_early` are unread again; they
    can be read later, even after edits.
    """

    def __init__(
        self,
        document: OpenDocument,
        files: Sequence[FileOnDisk] | None = None,
        read_as: ReadAs | None = None,
        *,
        checks: bool = True,
    ) -> None:
        """Call this in the thread that owns the document.

        `files`: those of a set to read, None for all unread ones. `read_as`: a person's decision about a
        damaged file, or one that declares a wrong encoding. `checks`: False leaves a single file unchecked.
        """
        self.document = document
        self._is_cancelled = self._is_stopped = False
        self._known: list[_Rows] = []
        self._readings = self._of_set(files) if document.is_set else [self._of_one(read_as, checks=checks)]
        self._total = sum(reading.size for reading in self._readings)
        self._done = 0
        self._now: _Reading | None = None

    def _of_one(self, read_as: ReadAs | None, *, checks: bool) -> _Reading:
        [file] = self.document.file_list.there
        assert file.path is not None
        how = file_reading.FileReading(file.path, self.document.findings.context, read_as, checks=checks)
        return _Reading(file, how, 1, is_compared=False)

    def _of_set(self, files: Sequence[FileOnDisk] | None) -> list[_Reading]:
        document = self.document
        self._known = [
            (sitemap.copy_rows(range(len(sitemap))), own.state(LinkState).alternates)
            for sitemap, own in document.findings.each
        ]
        wanted = document.file_list.there if files is None else files
        document.findings.across.stop_following()
        unread = [file for file in wanted if file.state is FileState.UNREAD and file.path]
        document.file_list.begin(unread)
        return [_Reading(file, self._how(file), _size_of(file), is_compared=True) for file in unread]

    def _how(self, file: FileOnDisk) -> file_reading.FileReading:
        path = file.instead.path if file.instead else file.path
        assert path is not None
        context = self.document.findings.of(file.the_sitemap).context
        return file_reading.FileReading(path, context, kinds=_WANTED, is_part=True, lot=_LOT)

    @property
    def fraction(self) -> float:
        """The part of the files that was read, from 0 to 1."""
        now = self._now
        part = now.fraction * now.size if now else 0.0
        return min((self._done + part) / self._total, 1.0) if self._total else 1.0

    def cancel(self) -> None:
        """Stop reading, as nobody wants the document. This may be called in any thread."""
        self._is_cancelled = True

    def finish_early(self) -> bool:
        """Stop as soon as what has been read is complete in itself; the complete files stay in the document.

        Returns False if it cannot be, so that all has to be dropped. This may be called in any thread.
        """
        self._is_stopped = self.document.is_set
        return self._is_stopped

    def run(self) -> None:
        """Read and check everything at once, in this thread."""
        for step in self.steps():
            step.deliver()

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
        if self._is_cancelled:
            return
        if self.document.is_set:
            yield ReadStep(self._drop_unread)
            yield self._compared()
        if self._done > _WORTH_RETURNING:
            return_free_memory()

    def _compared(self) -> ReadStep:
        """Return the step that adopts the relations of the files; the copies used for it are dropped."""
        read = (reading.rows for reading in self._readings if reading.is_whole and reading.rows is not None)
        rows = [*self._known, *read]
        self._known, self._readings = [], []
        checked = AcrossChecked.of([block for block, _ in rows], [own for _, own in rows])
        return ReadStep(partial(self.document.findings.set_across_checked, checked))

    def _is_over(self) -> bool:
        return self._is_stopped or self._is_cancelled

    def _steps_of(self, reading: _Reading, pieces: Iterator[file_reading.Piece]) -> Iterator[ReadStep]:
        document, file = self.document, reading.file
        give_up = document.file_list.give_up
        try:
            for piece in pieces:
                if self._is_over():
                    return
                reading.take(piece)
                yield ReadStep(partial(piece.put_into, document, file))
        except Unreadable as error:
            if not document.is_set:
                raise
            yield ReadStep(partial(give_up, file, FileState.REFUSED, words_of(error)))
        except file_reading.OtherKind as error:
            is_index = error.kind is Kind.SITEMAPINDEX
            yield ReadStep(partial(self._refuse, file, is_index=is_index))
        else:
            if reading.rows is not None:
                reading.is_whole = True
                yield ReadStep(partial(self._end, file, newest(reading.rows[0].lastmod)))

    def _end(self, file: FileOnDisk, newest_date: str) -> None:
        self.document.file_list.end(file)
        self.document.kept_index.take_newest(file.the_sitemap, newest_date)

    def _refuse(self, file: FileOnDisk, *, is_index: bool) -> None:
        file.is_index = is_index
        trouble = (IS_INDEX if file.now.loc else OTHER_INDEX) if is_index else NO_URLSET
        self.document.file_list.give_up(file, FileState.REFUSED, trouble)

    def _drop_unread(self) -> None:
        """Mark files that were not read to their end as unread again."""
        for file in self.document.file_list.there:
            if file.state is FileState.READING:
                self.document.file_list.give_up(file, FileState.UNREAD)


def _size_of(file: FileOnDisk) -> int:
    try:
        return file.path.stat().st_size if file.path else 0
    except OSError:
        return 0


def open_document(
    path: Path, now: datetime, published_url: str = "", read_as: ReadAs | None = None, *, checks: bool = True
) -> OpenDocument:
    """Read a file, and check it where somebody asks for findings.

    Raises Unreadable if it has no rows that can be read.
    """
    document = OpenDocument.at(path, now, published_url)
    Opening(document, read_as=read_as, checks=checks).run()
    return document


START = 64 * 1024  # bytes in which a root element begins


def is_index(path: Path) -> bool:
    """Tell whether a file is a sitemap index, by its beginning alone."""
    return kind_by_beginning(beginning_of(path)) is Kind.SITEMAPINDEX


def beginning_of(path: Path, size: int = START) -> str:
    """Return the beginning of a file as text; "" if it cannot be read, of which reading it will say more."""
    try:
        with path.open("rb") as file:
            start = file.read(size)
        if start.startswith(GZIP):
            start = zlib.decompressobj(wbits=31).decompress(start, size)
        return decode_damaged(start).text
    except (OSError, zlib.error, Unreadable):
        return ""


def kind_by_beginning(start: str) -> Kind | None:
    """Return the kind of a file by its beginning; None if it is none."""
    try:
        return sniff(start).kind
    except Unreadable:
        return None
