"""One open sitemap: where it lies, what it holds, what is wrong with it; how it is saved and exported.

The window and the command line both work through this; it knows no Qt.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from itertools import chain
from pathlib import Path

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.document.document import Document
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.limits import MAX_BYTES
from editor.core.site.agent_rules import AgentRules
from editor.core.site.known_answers import KnownAnswers
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.markup import new_frame
from editor.formats.damage.repair import ReadAs
from editor.formats.damage.repair_list import Repair
from editor.formats.transfer.moving import as_one_file
from editor.formats.writing.export import ExportForm, ExportImpossible, export
from editor.formats.writing.rendering import text_size
from editor.formats.writing.verified import faithful_bytes
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings
from editor.rules.rule import Severity
from editor.rules.xml_file.check import refused_under_root
from editor.services.files.file_errors import memory_told
from editor.services.files.files import Stamp, save_file
from editor.services.files.in_place import InPlace
from editor.services.files.style_beside import put_style_beside
from editor.services.files.temporary import clean_orphans
from editor.site.web_files import WebOrigin


class ExportRefused(Exception):
    """Errors stand in what an export would write."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(Phrase(QT_TRANSLATE_NOOP("phrases", "Errors prevent the export.")))
        self.findings = findings


def _today() -> date:
    return datetime.now().astimezone().date()


def _ignore(_written: Mapping[Path, str]) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Manner:
    """How to save."""

    overwrite: Collection[Path] = ()  # files that may go, although another program changed them
    force: bool = False  # write also what is write-protected
    leaves_same: bool = False  # write nothing where the file held just that when it was read
    as_copy: bool = False  # the document stays where it is
    as_named: bool = False  # compress a document, or stop doing so, where a new name says that
    left_out: Collection[Path] = ()  # of several files those that do not go along to another folder
    # A folder for what the file held before the first save of a day, and for what another file held that is
    # written over.
    backups: Path | None = None

    def expected(self, path: Path, stamp: Stamp | None) -> Stamp | None:
        """The state in which a file may be written over, None: in any; stamp: that when it was read."""
        return None if path in self.overwrite else stamp

    def backups_for(self, path: Path, own: "OpenDocument | None") -> Path | None:
        """Where what a file holds is kept; own: what is written, if that is its own file."""
        is_kept = own is not None and own.has_backup and path not in self.overwrite
        return None if is_kept else self.backups


USUAL = Manner()


class OpenDocument:
    """A sitemap with its findings and its place on disk.

    `stamp` tells the file's state when it was last read or written. `original` keeps the bytes of a file
    that cannot be written again from its text alone: a compressed one, or one in an encoding that can
    write the same text in several ways.
    """

    def __init__(
        self,
        urlset: Document,
        context: Context,
        path: Path | None = None,
        findings: Findings | None = None,
        file: SitemapFile | None = None,
    ) -> None:
        """findings: those of the document, where they are kept already; file: the one that it is about."""
        self.urlset = urlset
        self.file = urlset.files[0] if file is None and not urlset.is_set else file
        self.path = path
        self.stamp: Stamp | None = None
        self.original: bytes | None = None
        self.is_complete = True  # False: the file was damaged, and this is what could be recovered
        self.is_accepted = True  # False: it is recovered, and nobody has said yet that it will do
        self._kept_on: date | None = None  # when what the file held before a save was kept last
        self.origin: WebOrigin | None = None  # where on the web it was fetched from
        self.trouble = ""  # what stopped the reader of a damaged file, in a sentence
        self.repairs: Sequence[Repair] = ()  # what was done so that it could be read
        self.read_as = ReadAs()  # what a person decided about that
        self.findings = findings or Findings(urlset, {urlset.key: context})
        if file is None or not urlset.is_set:  # a file of several follows with all of them
            self.answers.add_listener(self.findings.answers_changed)

    @classmethod
    def new(cls, now: datetime, kind: Kind = Kind.URLSET) -> "OpenDocument":
        """An empty document without a file."""
        return cls.of(Document(new_frame(kind)), now)

    @classmethod
    def of(cls, urlset: Document, now: datetime, published_url: str = "") -> "OpenDocument":
        """A document without a file, checked, and as large as its file will be; in any thread."""
        context = Context(urlset.kind, now, published_url=published_url, byte_size=text_size(urlset))
        document = cls(urlset, context)
        document.findings.check_all()
        return document

    @property
    def is_set(self) -> bool:
        """Whether it is a set of files, that may come and go, with or without an index."""
        return self.file is None

    @property
    def needs_place(self) -> bool:
        """Whether it was never saved, so that a save has to ask for a place."""
        return self.path is None

    @property
    def the_file(self) -> SitemapFile:
        """The file that it is about; a set has none."""
        assert self.file is not None
        return self.file

    @property
    def context(self) -> Context:
        """What the rules need to know beyond the rows."""
        return self.findings.context if self.is_set else self.file_findings.context

    @property
    def answers(self) -> KnownAnswers:
        """The answers of the live site that are known of its URLs; its findings follow them."""
        return self.context.answers

    def set_robots(self, robots: AgentRules | None) -> None:
        """Say which robots.txt its URLs are checked against; None for none."""
        self.set_context(replace(self.context, robots=robots))

    @property
    def file_findings(self) -> FileFindings:
        """The findings of the file that it is about, in its own rows; a set has none."""
        return self.findings.of(self.the_file)

    def set_context(self, context: Context) -> None:
        """Change what the rules need to know beyond the rows."""
        if self.is_set:
            self.findings.set_context(context)
        else:
            self.findings.set_context_of(self.the_file, context)

    @property
    def has_backup(self) -> bool:
        """Whether what its own file held before the first save of this day has been kept."""
        return self._kept_on == _today()

    @has_backup.setter
    def has_backup(self, has_backup: bool) -> None:
        self._kept_on = _today() if has_backup else None

    def know(self, stamp: Stamp) -> None:
        """The file holds something else than was read, and the next save may take its place.

        It keeps a copy of it before.
        """
        self.stamp, self.has_backup = stamp, False

    @property
    def is_read_only(self) -> bool:
        """Whether it may only be looked at: recovered and not accepted yet, or a feed."""
        return not self.is_accepted or self.urlset.kind is Kind.FEED

    def accept_recovery(self) -> None:
        """From now on the recovered rows are the document: what was wrong with the file is no more."""
        self.is_accepted = True
        self.set_context(replace(self.context, remarks=()))

    def set_byte_size(self, size: int) -> None:
        """Say how large the inflated file would be now; the rules about limits judge it."""
        self.set_context(replace(self.context, byte_size=size))

    def set_published_url(self, url: str) -> None:
        """Say where the file is published; "" is unknown."""
        self.set_context(replace(self.context, published_url=url))

    def set_nested(self, nested: tuple[tuple[str, str], ...]) -> None:
        """Say which URLs of an index lead to indexes beside it, with the names of these."""
        self.set_context(replace(self.context, nested=nested))

    def save(
        self, path: Path | None = None, manner: Manner = USUAL, careful: InPlace | None = None
    ) -> Phrase | None:
        """Write the file as it was plus the edits made; see `SaveJob`. Returns what there is to say of it."""
        job = self.prepare_save(path, manner)
        job.careful = careful
        job.run()
        job.finish()
        return job.told

    def prepare_save(self, path: Path | None = None, manner: Manner = USUAL) -> "Saving":
        """A save of the document as it stands now, to `path` or where it lies."""
        target = path or self.path
        if target is None:
            raise ValueError("A document without a file needs a path to be saved to.")
        is_own = target == self.path
        urlset = self.urlset.snapshot()
        if manner.as_named:
            urlset.frame = urlset.frame.renamed(self.path.name if self.path else "", target.name)
        return SaveJob(
            self,
            urlset,
            target,
            manner.expected(target, self.stamp if is_own else None),
            manner,
            manner.backups_for(target, self if is_own else None),
        )

    def export(
        self, path: Path, *, force: bool = False, overwrites: bool = False, careful: InPlace | None = None
    ) -> None:
        """Write the clean form; its kind follows the name. See `ExportJob`."""
        job = self.prepare_export(path, force=force)
        job.overwrites, job.careful = overwrites, careful
        job.run()

    def prepare_export(self, path: Path, *, force: bool = False) -> "ExportJob":
        """An export of the document as it stands now; raises ExportRefused while errors stand in it.

        Raises ExportImpossible where the form is not for what the document is.
        Source: https://www.sitemaps.org/protocol.html; what a clean file is stands in `formats.export`.
        """
        form = ExportForm.of_name(path.name)
        if form is None:
            raise ValueError(f"{path.name} does not say what form to export.")
        if not form.takes(self.urlset.kind):
            raise ExportImpossible
        if not force and (errors := self.export_errors(form)):
            raise ExportRefused(errors)
        return ExportJob(self.urlset.snapshot(), path, form, limit=None if force else MAX_BYTES)

    def export_errors(self, form: ExportForm) -> list[Finding]:
        """The errors that an export in this form would carry along."""
        errors = chain(
            (one for one in self.findings.all(at_least=Severity.ERROR) if one.severity is Severity.ERROR),
            refused_under_root(self.findings.about_file()),
        )
        return [finding for finding in errors if not form.corrects(finding.rule.id)]


@dataclass(kw_only=True)
class Saving(ABC):
    """A save on its way."""

    about_to_write: Callable[[Mapping[Path, str]], None] = _ignore  # told the SHA-256 of what each will hold
    careful: InPlace | None = None  # as `save_file` takes it
    told: Phrase | None = None  # what to say of a save that ran, beside that it did

    @abstractmethod
    def run(self, cancelled: IsCancelled = never) -> None:
        """Write, in any thread; raises what `SaveJob.run` does."""

    @abstractmethod
    def finish(self) -> None:
        """Take what was written for what the document holds, in its own thread."""


@dataclass
class SaveJob(Saving):
    """A faithful save: `run` in any thread, then `finish` in the document's own."""

    document: OpenDocument
    urlset: Document  # a snapshot
    path: Path
    expected: Stamp | None
    manner: Manner
    backups: Path | None
    _written: tuple[bytes, Stamp] | None = None

    def run(self, cancelled: IsCancelled = never) -> None:
        """Render, judge and read back the bytes, then put them in the file's place.

        Raises Cancelled, UnwritableText, NotFaithful and SaveError; the file is then what it was.
        """
        with memory_told(self.path):
            data = faithful_bytes(self.urlset, self.document.original, cancelled=cancelled)
            if cancelled():
                raise Cancelled
            sha256 = hashlib.sha256(data).hexdigest()
            if self.manner.leaves_same and self.expected is not None and sha256 == self.expected.sha256:
                self._written = data, self.expected
                return
            self.about_to_write({self.path: sha256})
            stamp = save_file(
                self.path,
                data,
                self.expected,
                force=self.manner.force,
                backups=self.backups,
                careful=self.careful,
                sha256=sha256,
            )
        self._written = data, stamp
        self.told = put_style_beside([(self.path, self.urlset.frame)])
        clean_orphans(self.path.parent)

    def finish(self) -> None:
        """The document now lies where it was written, unless that was a copy."""
        if self._written is None:
            raise RuntimeError("The save did not run.")
        if self.manner.as_copy:
            return
        data, stamp = self._written
        self.document.path, self.document.stamp = self.path, stamp
        self.document.is_complete = self.document.has_backup = True
        if self.document.original is not None:
            self.document.original = data
        if self.document.context.file_name != self.path.name:  # the rules about names judge that one now
            self.document.set_context(replace(self.document.context, file_name=self.path.name))


@dataclass
class ExportJob:
    """A clean export: `run` in any thread. Several files become one."""

    urlset: Document  # a snapshot
    path: Path
    form: ExportForm
    limit: int | None = MAX_BYTES  # of bytes before compression; None where the person insists
    overwrites: bool = False  # what is protected, too: as `save_file` takes `force`
    careful: InPlace | None = None  # as `save_file` takes it
    told: Phrase | None = None  # what to say of an export that ran, beside that it did

    def run(self, cancelled: IsCancelled = never) -> None:
        """Write the clean form; what is written was read back and compared before.

        Raises Cancelled, ExportTooLarge, NotFaithful and SaveError; the file is then what it was.
        """
        with memory_told(self.path):
            file = as_one_file(self.urlset)
            data = export(file, self.form, limit=self.limit)
            if cancelled():
                raise Cancelled
            save_file(self.path, data, force=self.overwrites, careful=self.careful)
        if not self.form.is_text:
            self.told = put_style_beside([(self.path, file.frame)])
