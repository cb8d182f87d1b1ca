"""Exporting a document in its clean form, as one file or as several with an index; it knows no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.edits import removal
from editor.core.document.rows import Rows
from editor.core.fields import XML_SPACE, Kind
from editor.core.file_limits import MAX_BYTES
from editor.core.text import N_, Phrase, words_of
from editor.core.values.urls import equivalence_keys
from editor.formats.moving_entries import as_one_file
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import read_document
from editor.formats.writing.export import ExportForm, ExportImpossible, export
from editor.formats.writing.split_export import (
    SetForm,
    SetImpossible,
    SetPart,
    index_bytes,
    is_safe_name,
    part_bytes,
    plan_parts,
)
from editor.rules.finding import Context, Finding
from editor.rules.listing.listing_fixes import SCOPE_ERRORS, outside_findings
from editor.runtime.system import is_file
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import read_file
from editor.services.files.file_errors import memory_errors_explained
from editor.services.files.file_replacement import save_file
from editor.services.files.file_set_saving import NewContent, put_style_beside, save_files
from editor.services.files.in_place_writing import InPlace

_OF_PLACE = SCOPE_ERRORS | {"mixed-hosts", "mixed-schemes"}  # judged by where the set will be
_NOT_IN_SETS = _OF_PLACE | {"too-many-urls", "news-too-many"}


class ExportRefused(Exception):
    """Errors stand in what an export would write."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(Phrase(N_("Errors prevent the export.")))
        self.findings = findings


def prepare_export(
    document: OpenDocument, path: Path, *, force: bool = False, without: Rows = ()
) -> "ExportJob":
    """Return an export of the present document to one file, whose kind follows its name; `without` are rows
    that are left out.

    Raises ExportRefused if it has errors, and ExportImpossible where the form is not for such a document.
    Source: https://www.sitemaps.org/protocol.html; `formats.writing.export` says what a clean file is.
    """
    form = ExportForm.of_name(path.name)
    if form is None:
        raise ValueError(f"{path.name} does not say what form to export.")
    if not form.takes(document.entries.kind):
        raise ExportImpossible
    left_out = set(without)
    errors = [error for error in document.export_errors(form) if error.row not in left_out]
    if errors and not force:
        raise ExportRefused(errors)
    entries = document.entries.working_copy() if without else document.entries.snapshot()
    if without:
        removal(entries, without).apply(entries)
    return ExportJob(entries, path, form, limit=None if force else MAX_BYTES)


@dataclass
class ExportJob:
    """A clean export: `run` in any thread. Several files become one."""

    entries: Document  # a snapshot
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
        with memory_errors_explained(self.path):
            file = as_one_file(self.entries)
            data = export(file, self.form, limit=self.limit)
            if cancelled():
                raise Cancelled
            save_file(self.path, data, force=self.overwrites, careful=self.careful)
        if not self.form.is_text:
            self.told = put_style_beside([(self.path, file.frame)])


@dataclass(frozen=True, slots=True)
class Preflight:
    """The plan of a set, before anything is written."""

    parts: Sequence[SetPart] = ()
    outside: Sequence[Finding] = ()  # errors: URLs that files in that folder may not list
    trouble: str = ""  # why there are no parts, in a sentence


def preflight(
    document: Document, context: Context, form: SetForm, folder: Path, cancelled: IsCancelled = never
) -> Preflight:
    """Work out what a set in a folder would be. It may run in any thread while nobody edits."""
    outside = tuple(outside_findings(document, context._replace(published_url=form.index_url)))
    earlier = _earlier_parts(folder / form.index_name) if form.keeps_parts else {}
    try:
        return Preflight(tuple(plan_parts(as_one_file(document), form, cancelled, earlier)), outside)
    except SetImpossible as error:
        return Preflight(outside=outside, trouble=words_of(error))


def errors_in_set(document: OpenDocument) -> list[Finding]:
    """Return the errors that an export of a set would contain, except for those about its place."""
    errors = document.export_errors(ExportForm.XML)
    return [finding for finding in errors if finding.rule.id not in _NOT_IN_SETS]


def prepare_set(document: OpenDocument, folder: Path, form: SetForm, *, force: bool = False) -> "SetJob":
    """Return an export of the present document; raises ExportRefused if it has errors."""
    if not force and (errors := errors_in_set(document)):
        raise ExportRefused(errors)
    return SetJob(document.entries.snapshot(), document.findings.context, folder, form, force=force)


@dataclass
class SetJob:
    """An export of a set: `run` in any thread."""

    entries: Document  # a snapshot
    context: Context
    folder: Path  # made if missing
    form: SetForm
    force: bool = False  # also where URLs are outside the published folder
    overwrites: bool = False  # what is protected, too: as `save_files` takes `force`
    careful: InPlace | None = None  # as `save_files` takes it
    parts: Sequence[SetPart] = ()  # those there are, once it ran
    written: Sequence[Path] = ()  # the files that were not there, or held something else
    told: Phrase | None = None  # what to say of an export that ran, beside that it did
    unlisted: Sequence[Path] = ()  # parts of the index that was there before, which are none any more

    @property
    def index(self) -> Path:
        """The file of the index."""
        return self.folder / self.form.index_name

    def plan(self, cancelled: IsCancelled = never) -> None:
        """Work out which files to write; raises ExportRefused, SetImpossible and Cancelled."""
        found = preflight(self.entries, self.context, self.form, self.folder, cancelled)
        if cancelled():
            raise Cancelled
        if found.trouble:
            raise SetImpossible(found.trouble)
        if found.outside and not self.force:
            raise ExportRefused(list(found.outside))
        self.parts = found.parts

    def run(self, cancelled: IsCancelled = never) -> None:
        """Write the files and then the index. All were read back and compared before the first is written.

        Raises ExportRefused, SetImpossible, Cancelled, NotFaithful and SaveError; all files are then what
        they were.
        """
        if not self.parts:
            self.plan(cancelled)
        with memory_errors_explained(self.index):
            document = as_one_file(self.entries)
            files = self._contents(document, cancelled)
            before = _listed_before(self.index)
            self.written = list(save_files(files, force=self.overwrites, careful=self.careful))
        self.told = put_style_beside([(self.index, document.frame)])  # the parts have that frame
        now = {file.path.name for file in files}
        self.unlisted = [path for path in before if path.name not in now]

    def contents(self) -> list[NewContent]:
        """Return what `run` would write once it is planned: the content of each file, the index last."""
        return self._contents(as_one_file(self.entries), never)

    def _contents(self, document: Document, cancelled: IsCancelled) -> list[NewContent]:
        files = []
        for part in self.parts:
            if cancelled():
                raise Cancelled
            data = part_bytes(document, self.form, part)
            files.append(NewContent(self.folder / part.name, data))
        files.append(NewContent(self.index, index_bytes(self.form, self.parts)))
        if cancelled():
            raise Cancelled
        return files


def _earlier_parts(index: Path) -> dict[str, frozenset[str]]:
    """Return the URLs that each part lists which an index lists; what cannot be read is made anew."""
    found: dict[str, frozenset[str]] = {}
    for path in _listed_before(index):
        try:
            entries = read_document(read_file(path).data, path.name).entries
        except Unreadable:
            continue
        found[path.name] = frozenset(equivalence_keys(entries.column("loc")))
    return found


def _listed_before(index: Path) -> list[Path]:
    """Return the files beside an index that it lists; none if there is no such index."""
    try:
        document = read_document(read_file(index).data, index.name).entries
    except Unreadable:
        return []
    names = (loc.strip(XML_SPACE).rpartition("/")[2] for loc in document.column("loc"))
    is_index = document.kind is Kind.SITEMAPINDEX
    paths = (index.with_name(name) for name in dict.fromkeys(names) if is_index and is_safe_name(name))
    return [path for path in paths if path != index and is_file(path)]
