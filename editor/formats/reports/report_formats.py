"""The formats of reports, each declared once: how it is named, and what its files are called.

`--format` and `--report` offer them from here, and so do the manual and other commands that find something.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from editor.formats.reports.finding_records import ReportDetails

if TYPE_CHECKING:
    from editor.formats.tables.findings_report import ReportedFile


class ReportFormat(NamedTuple):
    """A format in which findings are written."""

    name: str  # as `--format` takes it
    endings: tuple[str, ...]  # of files; the first one is proposed
    has_charts: bool = False  # pictures of all entries, too
    has_fixes: bool = False  # what safe fixes would make of values, too

    def write(self, files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
        """Return a report in this format; raises TableError."""
        from editor.formats.reports.report_writers import WRITERS  # noqa: PLC0415 - a check for people has none

        return WRITERS[self.name](files, details)


REPORT_FORMATS = (
    ReportFormat("json", (".json",)),
    ReportFormat("jsonl", (".jsonl",)),
    ReportFormat("junit", (".xml",)),
    ReportFormat("sarif", (".sarif", ".sarif.json"), has_fixes=True),
    ReportFormat("github", (".github.txt",)),
    ReportFormat("gitlab", (".gitlab.json",)),
    ReportFormat("md", (".md",)),
    ReportFormat("csv", (".csv",)),
    ReportFormat("xlsx", (".xlsx",)),
    ReportFormat("html", (".html", ".htm"), has_charts=True),
)
FORMAT_NAMES = tuple(each.name for each in REPORT_FORMATS)


def format_named(name: str) -> ReportFormat:
    """Return the format of a name."""
    return next(each for each in REPORT_FORMATS if each.name == name)


def format_of_report(file: str) -> ReportFormat | None:
    """Return the format for a file of this name, by its longest ending; None if it has no known one."""
    fitting = [
        (len(ending), each)
        for each in REPORT_FORMATS
        for ending in each.endings
        if file.lower().endswith(ending)
    ]
    return max(fitting, key=lambda found: found[0])[1] if fitting else None
