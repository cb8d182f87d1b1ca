"""The findings of one file of a document of several files, with rows counted in the whole document."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from editor.core.document.sitemap_file import SitemapFile
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.report import RuleGroup
from editor.rules.rule import Severity


class PartFindings:
    """Limits the list of findings to one file of the document."""

    def __init__(self, findings: Findings, file: SitemapFile) -> None:
        self._all, self._file = findings, file

    @property
    def _own(self) -> FileFindings | None:
        """The findings of the file; None if it was removed from the document
        and another is yet to be shown.
        """
        return self._all.of(self._file) if self._file in self._all.entries.files else None

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule, the worst first; notes last."""
        return self._own.groups() if self._own else []

    def counts(self) -> dict[Severity, int]:
        """Return the number of findings of each severity."""
        return self._own.counts() if self._own else {}

    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        """Return the rows that break a rule, ascending."""
        return self._file.to_document(self._own.rows(rule_id, limit)) if self._own else ()

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        """Return the findings of a row (in one field), the worst first."""
        return self._all.at(row, field)

    def file_findings(self) -> list[Finding]:
        """Return the findings about the file as a whole, and its notes, the worst first."""
        return [one for one in self._all.file_findings() if one.file == self._file.name]

    def about_file(self) -> list[Finding]:
        """Return the findings that belong to no row, in no order."""
        found = self._own.about_file() if self._own else []
        return [replace(one, file=self._file.name) for one in found]

    def add_listener(self, callback: Callable[[], None]) -> None:
        """Call `callback` whenever findings may have changed."""
        self._all.add_listener(callback)

    def remove_listener(self, callback: Callable[[], None]) -> None:
        """Stop calling `callback`."""
        self._all.remove_listener(callback)
