"""Opening a file: read, checked and delivered piece by piece, so that a window can go on meanwhile."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from editor.core.block import Block
from editor.core.fields import Kind
from editor.core.markup import Frame, new_frame
from editor.core.urlset import Urlset
from editor.formats.errors import Unreadable
from editor.formats.reading import Reader, Reading
from editor.formats.recovery import ReadAs
from editor.formats.salvage import is_recoverable, recover, reread
from editor.rules.checking import Checked, check_block
from editor.rules.file import check_file
from editor.rules.finding import Context
from editor.rules.hreflang_links import Alternates
from editor.rules.url_column import UrlLook
from editor.services.document import Document, never
from editor.services.files import Stamp
from editor.services.memory import give_back
from editor.services.open_file import OpenFile

GZIP = b"\x1f\x8b"
_ALONE = 2  # pieces that are delivered at once: a person waits for something to look at
_LOT = 10_000  # entries, of all others: checking and delivering some costs as much as a thousand more


class OtherKind(Exception):  # noqa: N818 - what the file is
    """A file is of another kind than those that are wanted."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"It is a {kind}.")
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a document that was read and checked; `deliver` puts it in, in the document's own thread."""

    deliver: Callable[[], None]


class Opening:
    """Reads a file piece by piece into a document that is usable from the first piece on.

    `steps` does the work and may run in another thread; each step it yields has to be delivered in the
    thread that owns the document. What cannot be read raises Unreadable there; input that is not
    well-formed becomes a recovered document, or raises BrokenXml where nothing can be recovered.
    """

    def __init__(
        self,
        path: Path,
        now: datetime,
        published_url: str = "",
        cancelled: Callable[[], bool] = never,
        read_as: ReadAs | None = None,
        *,
        document: Document | None = None,
        kinds: Collection[Kind] = frozenset(Kind),
        keeps_packed: bool = True,
        take_rows: Callable[[Block, Alternates], None] | None = None,
    ) -> None:
        """read_as: what a person decided about a damaged file, or one that says a wrong encoding. document:
        where the rows are to go; a new one if None. kinds: those that are wanted, others raise OtherKind.
        keeps_packed: whether the document is to have the bytes of a compressed file. take_rows: is given all
        rows and their language links once they are read, in the thread that reads.
        """
        self._path = path
        self._read_as = read_as
        self._cancelled = cancelled
        context = Context(kind=Kind.URLSET, now=now, file_name=path.name, published_url=published_url)
        self.document = document or Document(Urlset(new_frame(Kind.URLSET)), context, path)
        self._kinds, self._keeps_packed = kinds, keeps_packed
        self._reader: Reader | None = None
        self._take_rows = take_rows
        self._is_read = False

    @property
    def fraction(self) -> float:
        """How much of the file has been read, from 0 to 1."""
        reader = self._reader
        if self._is_read:
            return 1.0
        return reader.position / reader.total if reader and reader.total else 0.0

    def steps(self) -> Iterator[Step]:
        """Read and check; see the class."""
        yield from self._steps()
        self._is_read, self._reader = True, None
        give_back()

    def _steps(self) -> Iterator[Step]:
        with OpenFile(self._path) as file:
            is_gzip = file[: len(GZIP)] == GZIP
            try:
                yield from self._read_or_recover(file, is_gzip)
            except Unreadable as error:
                if not is_gzip:
                    error.byte_size = len(file)
                raise

    def _read_or_recover(self, file: OpenFile, is_gzip: bool) -> Iterator[Step]:
        name = self._path.name
        if self._read_as is not None:
            yield from self._show_recovered(reread(bytes(file), name, self._read_as), file)
            return
        try:
            yield from self._read(file, is_gzip)
        except Unreadable as error:
            if not is_recoverable(error):
                raise
            yield from self._show_recovered(recover(bytes(file), name, error), file)

    def _read(self, file: OpenFile, is_gzip: bool) -> Iterator[Step]:
        self._reader = reader = Reader(file, self._path.name, self._cancelled)
        if (is_gzip and self._keeps_packed) or not reader.is_exact:
            self.document.original = bytes(file)
        urlset = reader.urlset
        self._check_kind(urlset)
        yield Step(partial(self._begin, urlset))
        context = replace(self.document.context, kind=urlset.kind)
        looks: list[UrlLook] = []
        for block in _in_lots(reader.pieces()):
            checked = check_block(block, len(urlset), urlset.layouts, urlset.frame, context)
            urlset.append(block)
            looks += checked.looks
            yield Step(partial(self._append, block, checked))
        urlset.set_frame(reader.frame)
        context = replace(context, remarks=tuple(reader.remarks), byte_size=reader.total)
        yield from self._end(urlset, context, file.stamp(), looks)

    def _show_recovered(self, reading: Reading, file: OpenFile) -> Iterator[Step]:
        document, urlset = self.document, reading.urlset
        document.is_complete = document.is_accepted = reading.complete
        document.trouble, document.repairs = reading.trouble, reading.repairs
        document.read_as = self._read_as or document.read_as
        self._check_kind(urlset)
        yield Step(partial(self._begin, urlset))
        context = replace(document.context, kind=urlset.kind)
        checked = check_block(urlset.block, 0, urlset.layouts, urlset.frame, context)
        yield Step(partial(self._append, urlset.block, checked))
        context = replace(context, remarks=reading.remarks, byte_size=reading.byte_size)
        yield from self._end(urlset, context, file.stamp(), checked.looks)

    def _end(
        self, urlset: Urlset, context: Context, stamp: Stamp, looks: Sequence[UrlLook]
    ) -> Iterator[Step]:
        """Check the file as a whole: the reader's own entries, as the window may not have all of them yet."""
        yield Step(partial(self._close, urlset.frame, context, stamp))
        state = check_file(urlset, context, looks)
        if self._take_rows is not None:
            self._take_rows(urlset.block, state.alternates)
        yield Step(partial(self.document.findings.adopt, state))

    def _check_kind(self, urlset: Urlset) -> None:
        if urlset.kind not in self._kinds:
            raise OtherKind(urlset.kind)

    # What steps do when they are delivered

    def _begin(self, read: Urlset) -> None:
        """The kind of the file is known: an empty document of that kind."""
        urlset = self.document.urlset
        if len(urlset):  # rows that were read before the fault was found
            urlset.remove(range(len(urlset)))
        urlset.layouts = read.layouts
        urlset.patcher = read.patcher
        urlset.set_frame(read.frame)
        self.document.findings.set_context(replace(self.document.context, kind=read.kind))

    def _append(self, block: Block, checked: Checked) -> None:
        self.document.urlset.append(block)
        self.document.findings.merge(checked)

    def _close(self, frame: Frame, context: Context, stamp: Stamp) -> None:
        """The end of the file is known, and with it all that stands around the entries."""
        self.document.stamp = stamp
        self.document.urlset.set_frame(frame)
        self.document.findings.set_context(context)


def _in_lots(pieces: Iterable[Block]) -> Iterator[Block]:
    lot = Block()
    for number, piece in enumerate(pieces):
        lot.extend(piece)
        if number < _ALONE or len(lot) >= _LOT:
            yield lot
            lot = Block()
    if len(lot):
        yield lot


def open_document(
    path: Path, now: datetime, published_url: str = "", read_as: ReadAs | None = None
) -> Document:
    """Read and check a file; raises Unreadable where no rows are to be had."""
    opening = Opening(path, now, published_url, read_as=read_as)
    for step in opening.steps():
        step.deliver()
    return opening.document
