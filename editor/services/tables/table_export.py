"""Writes entries or findings to a file, as tables, or findings as a report to read.

Values of entries stay as written, and are safe in spreadsheets.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.extensions.extension_cells import ReadCells, read_cells
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME
from editor.core.joined_data import DATA
from editor.core.site.page_answers import Answers
from editor.core.table_columns import column_named
from editor.core.text import ENGLISH, Language
from editor.formats.damage.repair_list import Repair
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.report_formats import format_named, format_of_report
from editor.formats.tables.findings_report import ReportedFile, as_cells, findings_of
from editor.rules.file_findings import FileFindings
from editor.rules.findings import Findings
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import system_errors_explained
from editor.services.files.file_replacement import save_file
from editor.services.files.in_place_writing import InPlace
from editor.services.tables.table_formats import (
    NO_OPTIONS,
    TABLE_FORMATS,
    TableOptions,
    format_of_name,
    is_findings_table,
)

PLACES = 200  # findings of a rule that a report lists; a table lists all


def save_findings(
    path: Path,
    files: Sequence[ReportedFile],
    now: datetime,
    language: Language = ENGLISH,
    *,
    bom: bool = False,
    force: bool = False,
    careful: InPlace | None = None,
) -> None:
    """Write findings in the format that the file name asks for; force, careful: see `save_file`.

    Raises SaveError.
    """
    form = format_of_report(path.name) or format_named("html")
    data = form.write(files, ReportDetails(now, language, bom=bom))
    save_file(path, data, force=force, careful=careful)


@dataclass(frozen=True, slots=True)
class FindingsText:
    """A report for the clipboard: as a page, and as cells for spreadsheets."""

    page: str
    cells: str


@dataclass(slots=True)
class FindingsExport:
    """The findings of a document at one moment; `run` may be called in any thread."""

    name: str
    entries: Document
    findings: Findings
    is_complete: bool
    repairs: Sequence[Repair]
    now: datetime
    language: Language = ENGLISH
    overwrites: bool = False  # also protected files, see `force` of `save_file`
    careful: InPlace | None = None  # see `save_file`

    @classmethod
    def of(
        cls, document: OpenDocument, name: str, now: datetime, language: Language = ENGLISH
    ) -> "FindingsExport":
        """Return the findings of a document as it is now."""
        entries = document.entries.snapshot()
        findings = document.findings.copied(entries)
        return cls(
            name, entries, findings, document.file_list.is_complete, document.file_list.repairs, now, language
        )

    def run(self, path: Path, cancelled: IsCancelled = never) -> None:
        """Write the file; raises Cancelled and SaveError, which leave the file as it was."""
        is_table = is_findings_table(path.name)
        found = self._gathered(0 if is_table else PLACES, cancelled, has_charts=not is_table)
        if cancelled():
            raise Cancelled
        save_findings(
            path, found, self.now, self.language, bom=True, force=self.overwrites, careful=self.careful
        )

    def text(self) -> FindingsText:
        """Return the report for the clipboard, with the first places of each rule."""
        found = self._gathered(PLACES)
        page = format_named("html").write(found, ReportDetails(self.now, self.language))
        return FindingsText(page.decode(), as_cells(found, self.language))

    def _gathered(
        self, limit: int, cancelled: IsCancelled = never, *, has_charts: bool = False
    ) -> list[ReportedFile]:
        """Return the findings of each file; if there are several, the index comes first."""
        self.findings.finish()
        return [
            findings_of(
                name,
                entries,
                findings,
                limit=limit,
                is_complete=self.is_complete,
                repairs=self.repairs,
                has_charts=has_charts,
                cancelled=cancelled,
            )
            for name, entries, findings in self._files()
        ]

    def _files(self) -> Iterator[tuple[str, Entries, Findings | FileFindings]]:
        if index := self.findings.index.own:
            yield self.name, index.entries, index
        for file, findings in self.findings.each:
            yield file.name or self.name, file, findings


_ROWS_AT_A_TIME = 5_000  # rows between two checks whether it was cancelled


@dataclass(slots=True)
class TableExport:
    """The columns and rows to write, in their order; `run` may be called in any thread.

    An extension is written as a column for each value of its blocks, so that all comes back. The file name
    decides on the format; it is CSV where the name has no known ending.
    """

    entries: Document  # a snapshot
    columns: Sequence[str]  # names of fields, extensions and columns of answers, and SITEMAP
    rows: Sequence[int]
    options: TableOptions = NO_OPTIONS
    overwrites: bool = False  # also protected files, see `force` of `save_file`
    careful: InPlace | None = None  # see `save_file`
    answers: Answers = field(default_factory=dict)  # a copy of those of the live site
    _read: ReadCells | None = field(default=None, init=False)

    def run(self, path: Path, cancelled: IsCancelled = never) -> None:
        """Write the file; raises Cancelled, TableError and SaveError, which leave the file as it was."""
        form = format_of_name(path.name) or TABLE_FORMATS[0]
        with system_errors_explained(path):
            data = form.write(self._records(cancelled), self.options.for_name(path.name))
        if cancelled():
            raise Cancelled
        save_file(path, data, force=self.overwrites, careful=self.careful)

    @property
    def left_out(self) -> Mapping[str, int]:
        """The elements in these rows that a table has no place for, with their numbers."""
        return self._cells(never).left_out

    def _cells(self, cancelled: IsCancelled) -> ReadCells:
        """Return the values of the extensions among the columns, which are read once."""
        if self._read is None:
            read = ReadCells()
            extensions = [EXTENSION_BY_NAME[name] for name in self.columns if name in EXTENSION_BY_NAME]
            for start in range(0, len(self.rows), _ROWS_AT_A_TIME):
                if cancelled():
                    raise Cancelled
                read_cells(self.entries, self.rows[start : start + _ROWS_AT_A_TIME], extensions, read)
            self._read = read
        return self._read

    def _records(self, cancelled: IsCancelled) -> Iterator[tuple[str, ...]]:
        read = self._cells(cancelled)
        names = {
            name: read.names(EXTENSION_BY_NAME[name]) for name in self.columns if name in EXTENSION_BY_NAME
        }
        headings = (
            [each.heading for each in names[name]] if name in names else [name.removeprefix(DATA)]
            for name in self.columns
        )
        yield tuple(chain.from_iterable(headings))
        for start in range(0, len(self.rows), _ROWS_AT_A_TIME):
            if cancelled():
                raise Cancelled
            rows = self.rows[start : start + _ROWS_AT_A_TIME]
            cells = read.rows[start : start + _ROWS_AT_A_TIME]
            texts: list[list[str]] = []
            for name in self.columns:
                if name in names:
                    texts += [[own.get(each, "") for own in cells] for each in names[name]]
                else:
                    column = column_named(name, self.entries.data)
                    texts.append(column.texts(self.entries, rows, self.answers))
            yield from zip(*texts, strict=True)
