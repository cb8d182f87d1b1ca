"""One open sitemap: where it lies, what it holds, what is wrong with it; opened, saved and exported.

The window and the command line both work through this; it knows no Qt.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import partial
from pathlib import Path

from editor.core.fields import Kind
from editor.core.markup import Frame, new_frame
from editor.core.urlset import Block, Urlset
from editor.formats.errors import Unreadable
from editor.formats.export import MAX_BYTES, ExportForm, export
from editor.formats.moving import CannotMove, as_one_file
from editor.formats.reading import Reader, Reading
from editor.formats.recovery import ReadAs
from editor.formats.repairs import Repair
from editor.formats.salvage import is_recoverable, recover, reread
from editor.formats.writing import to_bytes, verify
from editor.rules.checking import Checked, check_block
from editor.rules.file import check_file
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings
from editor.rules.hreflang_links import Alternates
from editor.rules.rule import Severity
from editor.rules.url_column import UrlLook
from editor.services.file_errors import SaveError, SaveReason, memory_told
from editor.services.files import Stamp, clean_orphans, save_file
from editor.services.in_place import InPlace
from editor.services.memory import give_back
from editor.services.open_file import OpenFile

GZIP = b"\x1f\x8b"


class ExportRefused(Exception):  # noqa: N818 - what happened to the export
    """Errors stand in what an export would write."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("Errors stand in what would be exported.")
        self.findings = findings


class Cancelled(Exception):  # noqa: N818 - what happened to the save
    """A save or an export was called off before anything was written."""


class OtherKind(Exception):  # noqa: N818 - what the file is
    """A file is of another kind than those that are wanted."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"It is a {kind}.")
        self.kind = kind


def _never() -> bool:
    return False


def _today() -> date:
    return datetime.now().astimezone().date()


def _ignore(_written: Mapping[Path, str]) -> None:
    pass


class Document:
    """A sitemap with its findings and its place on disk.

    `stamp` tells the file's state when it was last read or written. `original` keeps the bytes of a file
    that cannot be written again from its text alone: a compressed one, or one in an encoding that can
    write the same text in several ways.
    """

    def __init__(
        self, urlset: Urlset, context: Context, path: Path | None = None, findings: Findings | None = None
    ) -> None:
        """findings: those of the rows, where they are kept already."""
        self.urlset = urlset
        self.path = path
        self.stamp: Stamp | None = None
        self.original: bytes | None = None
        self.is_complete = True  # False: the file was damaged, and this is what could be recovered
        self.is_accepted = True  # False: it is recovered, and nobody has said yet that it will do
        self._kept_on: date | None = None  # when what the file held before a save was kept last
        self.trouble = ""  # what stopped the reader of a damaged file, in a sentence
        self.repairs: Sequence[Repair] = ()  # what was done so that it could be read
        self.read_as = ReadAs()  # what a person decided about that
        self.findings = findings or Findings(urlset, context)

    @classmethod
    def new(cls, now: datetime, kind: Kind = Kind.URLSET) -> "Document":
        """An empty document without a file."""
        document = cls(Urlset(new_frame(kind)), Context(kind=kind, now=now))
        document.findings.check_all()
        return document

    @property
    def context(self) -> Context:
        """What the rules need to know beyond the rows."""
        return self.findings.context

    @property
    def has_backup(self) -> bool:
        """Whether what the file held before the first save of this day has been kept."""
        return self._kept_on == _today()

    @has_backup.setter
    def has_backup(self, has_backup: bool) -> None:
        self._kept_on = _today() if has_backup else None

    @property
    def is_read_only(self) -> bool:
        """Whether it may only be looked at: recovered and not accepted yet, or a feed."""
        return not self.is_accepted or self.urlset.kind is Kind.FEED

    def accept_recovery(self) -> None:
        """From now on the recovered rows are the document: what was wrong with the file is no more."""
        self.is_accepted = True
        self.findings.set_context(replace(self.context, remarks=()))

    def set_byte_size(self, size: int) -> None:
        """Say how large the inflated file would be now; the rules about limits judge it."""
        self.findings.set_context(replace(self.context, byte_size=size))

    def set_published_url(self, url: str) -> None:
        """Say where the file is published; "" is unknown."""
        self.findings.set_context(replace(self.context, published_url=url))

    def save(
        self,
        path: Path | None = None,
        *,
        overwrite_changes: bool = False,
        force: bool = False,
        as_copy: bool = False,
    ) -> None:
        """Write the file as it was plus the edits made; see `SaveJob`."""
        job = self.prepare_save(path, overwrite_changes=overwrite_changes, force=force, as_copy=as_copy)
        job.run()
        job.finish()

    def prepare_save(
        self,
        path: Path | None = None,
        *,
        overwrite_changes: bool = False,
        force: bool = False,
        as_copy: bool = False,
        backups: Path | None = None,
    ) -> "Saving":
        """A save of the document as it stands now, to `path` or where it lies.

        A file that was changed outside since it was read is only written over with `overwrite_changes`,
        a write-protected one with `force`. With `as_copy` the document stays where it is. `backups` is a
        folder for what the file held before the first save of a day.
        """
        target = path or self.path
        if target is None:
            raise ValueError("A document without a file needs a path to be saved to.")
        own = self.path is not None and target == self.path
        expected = self.stamp if own and not overwrite_changes else None
        return SaveJob(
            self, self.urlset.snapshot(), target, expected, force=force, as_copy=as_copy, backups=backups
        )

    def export(self, path: Path, *, force: bool = False) -> None:
        """Write the clean form; its kind follows the name. See `ExportJob`."""
        job = self.prepare_export(path, force=force)
        job.run()

    def prepare_export(self, path: Path, *, force: bool = False) -> "ExportJob":
        """An export of the document as it stands now; raises ExportRefused while errors stand in it.

        Source: https://www.sitemaps.org/protocol.html; what a clean file is stands in `formats.export`.
        """
        form = ExportForm.of_name(path.name)
        if form is None:
            raise ValueError(f"{path.name} does not say what form to export.")
        if not force and (errors := self.export_errors(form)):
            raise ExportRefused(errors)
        return ExportJob(self.urlset.snapshot(), path, form, limit=None if force else MAX_BYTES)

    def export_errors(self, form: ExportForm) -> list[Finding]:
        """The errors that an export in this form would carry along."""
        return [
            finding
            for finding in self.findings.all(at_least=Severity.ERROR)
            if finding.severity is Severity.ERROR and not form.mends(finding.rule.id)
        ]


class Saving(ABC):
    """A save on its way."""

    about_to_write: Callable[[Mapping[Path, str]], None]  # is told the SHA-256 of what each file will hold
    careful: InPlace | None = None  # as `save_file` takes it

    @abstractmethod
    def run(self, cancelled: Callable[[], bool] = _never) -> None:
        """Write, in any thread; raises what `SaveJob.run` does."""

    @abstractmethod
    def finish(self) -> None:
        """Take what was written for what the document holds, in its own thread."""


@dataclass
class SaveJob(Saving):
    """A faithful save: `run` in any thread, then `finish` in the document's own."""

    document: Document
    urlset: Urlset  # a snapshot
    path: Path
    expected: Stamp | None
    force: bool = False
    as_copy: bool = False
    backups: Path | None = None
    careful: InPlace | None = None
    about_to_write: Callable[[Mapping[Path, str]], None] = _ignore
    _written: tuple[bytes, Stamp] | None = None

    def run(self, cancelled: Callable[[], bool] = _never) -> None:
        """Render, judge and read back the bytes, then put them in the file's place.

        Raises Cancelled, UnwritableText, NotFaithful and SaveError; the file is then what it was.
        """
        with memory_told(self.path):
            data = to_bytes(self.urlset, self.document.original)
            if data is not self.document.original and not cancelled():
                verify(self.urlset, data)
            if cancelled():
                raise Cancelled
            sha256 = hashlib.sha256(data).hexdigest()
            self.about_to_write({self.path: sha256})
            backups = None if self.document.has_backup else self.backups
            stamp = save_file(
                self.path,
                data,
                self.expected,
                force=self.force,
                backups=backups,
                careful=self.careful,
                sha256=sha256,
            )
        self._written = data, stamp
        clean_orphans(self.path.parent)

    def finish(self) -> None:
        """The document now lies where it was written, unless that was a copy."""
        if self._written is None:
            raise RuntimeError("The save did not run.")
        if self.as_copy:
            return
        data, stamp = self._written
        self.document.path, self.document.stamp = self.path, stamp
        self.document.is_complete = self.document.has_backup = True
        if self.document.original is not None:
            self.document.original = data


@dataclass
class ExportJob:
    """A clean export: `run` in any thread. Several files become one."""

    urlset: Urlset  # a snapshot
    path: Path
    form: ExportForm
    limit: int | None = MAX_BYTES  # of bytes before compression; None where the person insists

    def run(self, cancelled: Callable[[], bool] = _never) -> None:
        """Write the clean form; what is written was read back and compared before.

        Raises Cancelled, ExportTooLarge, NotFaithful and SaveError; the file is then what it was.
        """
        with memory_told(self.path):
            try:
                urlset = as_one_file(self.urlset)
            except CannotMove as error:
                raise SaveError(self.path, SaveReason.FAILED, str(error)) from error
            data = export(urlset, self.form, limit=self.limit)
            if cancelled():
                raise Cancelled
            save_file(self.path, data)


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
        cancelled: Callable[[], bool] = _never,
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
        for block in reader.pieces():
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


def open_document(
    path: Path, now: datetime, published_url: str = "", read_as: ReadAs | None = None
) -> Document:
    """Read and check a file; raises Unreadable where no rows are to be had."""
    opening = Opening(path, now, published_url, read_as=read_as)
    for step in opening.steps():
        step.deliver()
    return opening.document
