"""The formats of reports, each declared once: how it is named, what its files are called, what writes it.

`--format` and `--report` offer them from here, and so do the manual and other commands that find something.
What writes a format is loaded when it is asked for.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from editor.formats.reports.finding_records import ReportDetails

if TYPE_CHECKING:
    from editor.formats.tables.findings_report import ReportedFile


Writer = Callable[[Sequence["ReportedFile"], ReportDetails], bytes]


class ReportFormat(NamedTuple):
    """A format in which findings are written."""

    name: str  # as `--format` takes it
    endings: tuple[str, ...]  # of files; the first one is proposed
    write: Writer
    has_charts: bool = False  # pictures of all entries, too
    has_fixes: bool = False  # what safe fixes would make of values, too


def _page(files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
    from editor.formats.tables.findings_report import as_page  # noqa: PLC0415 - when it is asked for
    from editor.resources import resource  # noqa: PLC0415 - also

    style = resource("report.css").read_text(encoding="utf-8")
    return as_page(files, details.now, style, details.language)


def _csv(files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
    from editor.formats.tables.findings_report import as_csv  # noqa: PLC0415 - when it is asked for

    return as_csv(files, details.language, bom=details.bom)


def _spreadsheet(files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
    from editor.formats.tables.findings_report import as_spreadsheet  # noqa: PLC0415 - when it is asked for

    return as_spreadsheet(files, details.language)


def _json(files: Sequence["ReportedFile"], _details: ReportDetails) -> bytes:
    from editor.formats.reports.json_report import as_json  # noqa: PLC0415 - when it is asked for

    return as_json(files)


def _json_lines(files: Sequence["ReportedFile"], _details: ReportDetails) -> bytes:
    from editor.formats.reports.json_report import as_json_lines  # noqa: PLC0415 - when it is asked for

    return as_json_lines(files)


def _junit(files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
    from editor.formats.reports.junit_report import as_junit  # noqa: PLC0415 - when it is asked for

    return as_junit(files, details)


def _sarif(files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
    from editor.formats.reports.sarif_report import as_sarif  # noqa: PLC0415 - when it is asked for

    return as_sarif(files, details)


def _github(files: Sequence["ReportedFile"], _details: ReportDetails) -> bytes:
    from editor.formats.reports.annotations import as_github  # noqa: PLC0415 - when it is asked for

    return as_github(files)


def _gitlab(files: Sequence["ReportedFile"], _details: ReportDetails) -> bytes:
    from editor.formats.reports.annotations import as_gitlab  # noqa: PLC0415 - when it is asked for

    return as_gitlab(files)


def _markdown(files: Sequence["ReportedFile"], details: ReportDetails) -> bytes:
    from editor.formats.reports.markdown_report import as_markdown  # noqa: PLC0415 - when it is asked for

    return as_markdown(files, details)


REPORT_FORMATS = (
    ReportFormat("json", (".json",), _json),
    ReportFormat("jsonl", (".jsonl",), _json_lines),
    ReportFormat("junit", (".xml",), _junit),
    ReportFormat("sarif", (".sarif", ".sarif.json"), _sarif, has_fixes=True),
    ReportFormat("github", (".github.txt",), _github),
    ReportFormat("gitlab", (".gitlab.json",), _gitlab),
    ReportFormat("md", (".md",), _markdown),
    ReportFormat("csv", (".csv",), _csv),
    ReportFormat("xlsx", (".xlsx",), _spreadsheet),
    ReportFormat("html", (".html", ".htm"), _page, has_charts=True),
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
