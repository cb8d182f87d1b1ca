"""Reads and checks a file piece by piece, as values that can be sent between threads and processes."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import Frame, Layout
from editor.formats.read_errors import ReadAs, Unreadable
from editor.formats.reading.reader import Reader, Reading
from editor.formats.reading.unpacking import GZIP
from editor.rules.checker import Checked, FileChecked, check_block, check_file
from editor.rules.finding import Context
from editor.rules.values.url_traits import UrlTraits
from editor.runtime.threads import IsCancelled, never
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import OpenFile, Stamp

if TYPE_CHECKING:
    from editor.formats.damage.repair_list import Repair


_ALONE = 2  # the first pieces, which are delivered at once, as a person waits to see something
LOT = 30_000  # entries in other pieces: each piece costs as much as a thousand entries


class OtherKind(Exception):
    """The error for a file of another kind than those that are accepted."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"It is a {kind}.")
        self.kind = kind


class NotRead(Exception):
    """The error if another process did not read a file to its end."""


class Recovered(NamedTuple):
    """The repairs of a file that had to be made before it could be read."""

    is_complete: bool
    trouble: str  # a sentence that says what stopped the reader
    repairs: Sequence["Repair"]
    read_as: ReadAs | None  # a person's decision about it; None: nobody was asked


class FileStart(NamedTuple):
    """The first piece: the kind of the file, for an empty document. It replaces anything read before."""

    frame: Frame
    original: bytes | None  # the file's bytes, if encoding its text gives others
    recovered: Recovered | None

    def put_into(self, document: OpenDocument, file: FileOnDisk) -> None:
        """Prepare a file of a document for the entries."""
        sitemap = file.the_sitemap
        document.entries.remove(sitemap.rows)  # those that were read before the fault was found
        if self.original is not None:
            file.original = self.original
        if self.recovered is not None:
            file.is_complete = self.recovered.is_complete
            # A read-only document has nothing to accept.
            file.is_accepted = file.is_complete or self.frame.kind is Kind.FEED
            file.damage, file.repairs = self.recovered.trouble, self.recovered.repairs
            file.read_as = self.recovered.read_as or file.read_as
        document.entries.set_frame(self.frame, sitemap.key)
        own = document.findings.of(sitemap)
        own.set_context(own.context._replace(kind=self.frame.kind))


class FilePiece(NamedTuple):
    """A piece with some entries and their findings."""

    block: EntryColumns
    layouts: Sequence[Layout]  # all layouts so far
    checked: Checked
    fraction: float  # the part of the file read by then, from 0 to 1

    def put_into(self, document: OpenDocument, file: FileOnDisk) -> None:
        """Add the entries to a file of a document."""
        sitemap = file.the_sitemap
        sitemap.layouts[:] = self.layouts
        document.entries.append(self.block, sitemap.key)
        document.findings.of(sitemap).merge(self.checked)


class FileEnd(NamedTuple):
    """The last piece of the file, with the text around the entries."""

    frame: Frame
    context: Context
    stamp: Stamp

    def put_into(self, document: OpenDocument, file: FileOnDisk) -> None:
        """Give the file its frame, and say how it stands on disk."""
        sitemap = file.the_sitemap
        file.read_stamp = self.stamp
        document.entries.set_frame(self.frame, sitemap.key)
        own = document.findings.of(sitemap)
        now = own.context  # what is of this process
        own.set_context(self.context._replace(answers=now.answers, choice=now.choice))


class Verdict(NamedTuple):
    """The findings about the file as a whole."""

    checked: FileChecked

    def put_into(self, document: OpenDocument, file: FileOnDisk) -> None:
        """Give the file its findings, now that all its entries are there."""
        document.findings.of(file.the_sitemap).set_checked(self.checked)


Piece = FileStart | FilePiece | FileEnd | Verdict  # in this order; after a fault, a new beginning


class FileReading(NamedTuple):
    """The instructions to read and check a file, in any thread or process that consumes its `pieces`.

    context: its kind does not matter. read_as: what a person decided about a damaged file, or one that
    declares a wrong encoding. kinds: those to accept. is_part: it is a file of a set, which does not keep the
    bytes of a compressed file. lot: the number of entries in a piece. checks: False where nobody asks for
    findings; there is no Verdict then.
    """

    path: Path
    context: Context
    read_as: ReadAs | None = None
    kinds: frozenset[Kind] = frozenset(Kind)
    is_part: bool = False
    lot: int = LOT
    checks: bool = True

    def pieces(self, cancelled: IsCancelled = never) -> Iterator[Piece]:
        """Read and check the file; end early if cancelled.

        Raises Unreadable if it cannot be read, OtherKind if it is of a kind that is not accepted. Malformed
        XML is recovered, or raises BrokenXml if nothing can be recovered.
        """
        with OpenFile(self.path) as file:
            is_gzip = file[: len(GZIP)] == GZIP
            try:
                yield from self._read_or_recover(file, cancelled, is_gzip=is_gzip)
            except Unreadable as error:
                if not is_gzip:
                    error.byte_size = len(file)
                raise

    def _read_or_recover(self, file: OpenFile, cancelled: IsCancelled, *, is_gzip: bool) -> Iterator[Piece]:
        name = self.path.name
        if self.read_as is not None:
            yield from self._recovered(_recovery(bytes(file), name, self.read_as), file)
            return
        try:
            yield from self._read(file, Reader(file, name, cancelled), is_gzip=is_gzip)
        except Unreadable as error:
            yield from self._recovered(_recovery(bytes(file), name, error), file)

    def _read(self, file: OpenFile, reader: Reader, *, is_gzip: bool) -> Iterator[Piece]:
        document = reader.entries
        is_kept = (is_gzip and not self.is_part) or not reader.is_exact
        yield self._beginning(document, bytes(file) if is_kept else None)
        context = self.context._replace(kind=document.kind)
        looks: list[UrlTraits] = []
        lots = _in_lots(reader.pieces(), self.lot)
        for block in lots:
            try:
                checked = self._check(block, document, len(document), context)
            except (ValueError, LookupError):  # the judge holds back what may still be closed
                deque(lots, maxlen=0)
                raise
            document.append(block)
            looks += checked.traits
            yield FilePiece(block, (*document.layouts,), checked, reader.position / max(reader.total, 1))
        document.set_frame(reader.frame)
        context = context._replace(file_hits=tuple(reader.file_hits), byte_size=reader.total)
        yield from self._end(document, context, file.stamp(), looks)

    def _recovered(self, reading: Reading, file: OpenFile) -> Iterator[Piece]:
        document = reading.entries
        recovered = Recovered(reading.complete, reading.trouble, reading.repairs, self.read_as)
        yield self._beginning(document, None, recovered)
        context = self.context._replace(kind=document.kind)
        checked = self._check(document.columns, document, 0, context)
        yield FilePiece(document.columns, (*document.layouts,), checked, 1.0)
        context = context._replace(file_hits=reading.file_hits, byte_size=reading.byte_size)
        yield from self._end(document, context, file.stamp(), checked.traits)

    def _check(self, block: EntryColumns, document: Document, first: int, context: Context) -> Checked:
        if not self.checks:
            return Checked(first, len(block), {}, (), {})
        return check_block(block, first, document.layouts, document.frame, context)

    def _beginning(
        self, document: Document, original: bytes | None, recovered: Recovered | None = None
    ) -> FileStart:
        if document.kind not in self.kinds:
            raise OtherKind(document.kind)
        return FileStart(document.frame, original, recovered)

    def _end(
        self, document: Document, context: Context, stamp: Stamp, looks: Sequence[UrlTraits]
    ) -> Iterator[Piece]:
        """Check the file as a whole, by the reader's own entries, as the window may not have all yet."""
        yield FileEnd(document.frame, context, stamp)
        if self.checks:
            yield Verdict(check_file(document, context, looks, is_part=self.is_part))


def _recovery(data: bytes, name: str, reason: ReadAs | Unreadable) -> Reading:
    """Recover what a file holds, as a person chose, or because it could not be read.

    Raises the error again where nothing can be recovered.
    """
    from editor.formats.damage.entry_recovery import is_recoverable, recover, reread  # noqa: PLC0415 - few files are damaged

    if isinstance(reason, ReadAs):
        return reread(data, name, reason)
    if not is_recoverable(reason):
        raise reason
    return recover(data, name, reason)


def _in_lots(pieces: Iterable[EntryColumns], size: int) -> Iterator[EntryColumns]:
    lot = EntryColumns()
    for number, piece in enumerate(pieces):
        lot.extend(piece)
        if number < _ALONE or len(lot) >= size:
            yield lot
            lot = EntryColumns()
    if len(lot):
        yield lot
