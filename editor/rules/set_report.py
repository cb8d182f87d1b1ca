"""Marks and findings of the files of a set, in rows of their document."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import Protocol

from editor.core.document.document import Document
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.shared_urls import SHARED
from editor.rules.duplicates.check import DUPLICATE_RULES
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Finding
from editor.rules.hreflang.pairs import CONFLICT
from editor.rules.marks import CellMarks
from editor.rules.report import Report, RuleGroup, merged_groups, worst_first
from editor.rules.rule import Fixability, Severity
from editor.rules.wording import message

# Rules whose messages mention another row, in the file that the parameter "file" names.
_NAMING_ROWS = DUPLICATE_RULES | {SHARED, CONFLICT}


class IndexReport(Protocol):
    """The findings of the index of a set, all of which are about it as a whole."""

    def all(self) -> list[Finding]: ...
    def groups(self) -> list[RuleGroup]: ...
    def counts(self) -> Mapping[Severity, int]: ...


class SetMarks(CellMarks):
    """The marks of all files of a set."""

    def __init__(self, document: Document, own: Mapping[int, FileFindings]) -> None:
        """own: the findings of each file, by its key."""
        self._document, self._own = document, own

    def worst(self, row: int, field: str) -> int:
        file = self._document.file_at(row)
        return self._own[file.key].marks.worst(row - file.start, field)

    def worst_of_row(self, row: int) -> int:
        file = self._document.file_at(row)
        return self._own[file.key].marks.worst_of_row(row - file.start)

    def worst_by_row(self) -> bytes:
        return b"".join(self._own[file.key].marks.worst_by_row() for file in self._document.files)

    def rows_with(self, severity: Severity) -> list[int]:
        files = self._document.files
        own = (file.to_document(self._own[file.key].marks.rows_with(severity)) for file in files)
        return [*chain.from_iterable(own)]

    def places_of(self, rule: str, *fixes: Fixability) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for file in self._document.files:
            for field, rows in self._own[file.key].marks.places_of(rule, *fixes).items():
                found.setdefault(field, []).extend(file.to_document(rows))
        return found


class SetReport(Report):
    """The findings of some files of a set, and of its index."""

    def __init__(
        self,
        document: Document,
        files: Callable[[], Iterable[SitemapFile]],
        report_of: Callable[[SitemapFile], Report],
        index: Callable[[], IndexReport] | None = None,
    ) -> None:
        """files: those that are reported; report_of: what is reported of each; index: None for none."""
        self._document, self._files, self._report_of = document, files, report_of
        self._of_index = index

    def _each(self) -> Iterator[tuple[SitemapFile, Report]]:
        return ((file, self._report_of(file)) for file in self._files())

    @property
    def _index(self) -> Sequence[IndexReport]:
        return (self._of_index(),) if self._of_index else ()

    def _told(self, asked: Callable[[Report], Iterable[Finding]]) -> Iterator[Finding]:
        return (_in_document(self._document, file, one) for file, own in self._each() for one in asked(own))

    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        found: list[int] = []
        for file, own in self._each():
            if limit is not None and len(found) >= limit:
                break
            left = None if limit is None else limit - len(found)
            found += file.to_document(own.rows(rule_id, left))
        return found

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        file = self._document.file_at(row)
        found = self._report_of(file).at(row - file.start, field)
        return [_in_document(self._document, file, one) for one in found]

    def file_findings(self) -> list[Finding]:
        of_index = (one for index in self._index for one in index.all())
        return worst_first([*self._told(lambda own: own.file_findings()), *of_index])

    def about_file(self) -> list[Finding]:
        of_index = (one for index in self._index for one in index.all())
        return [*self._told(lambda own: own.about_file()), *of_index]

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        of_index = (one for index in self._index for one in index.all() if one.rule.id == rule_id)
        of_files = self._told(lambda own: own.of_rule(rule_id, limit, each_row=each_row))
        return islice(chain(of_index, of_files), limit or None)

    def groups(self) -> list[RuleGroup]:
        of_files = (group for _, own in self._each() for group in own.groups())
        return merged_groups([*of_files, *(group for index in self._index for group in index.groups())])

    def counts(self) -> dict[Severity, int]:
        counts = dict.fromkeys(Severity, 0)
        for told in (*(own.counts() for _, own in self._each()), *(index.counts() for index in self._index)):
            for severity, count in told.items():
                counts[severity] += count
        return counts


def _in_document(document: Document, file: SitemapFile, finding: Finding) -> Finding:
    """Convert a finding of a file to one of the whole document, including any other row that it names."""
    if finding.row is None:
        return replace(finding, file=file.name)
    params, text = finding.params, finding.message
    if finding.rule.id in _NAMING_ROWS and "first" in (named := dict(params)):
        other = document.files.named(str(named["file"])) if "file" in named else file
        first = int(named["first"]) + (other or file).start
        params = tuple((name, first if name == "first" else value) for name, value in params)
        text = message(finding.rule, params, finding.value)
    return replace(finding, row=finding.row + file.start, file=file.name, params=params, message=text)
