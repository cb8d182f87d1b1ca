"""What writes each format of reports, by the name that it is declared with."""

from collections.abc import Callable, Mapping, Sequence

from editor.formats.reports.annotations import as_github, as_gitlab
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.json_report import as_json, as_json_lines
from editor.formats.reports.junit_report import as_junit
from editor.formats.reports.markdown_report import as_markdown
from editor.formats.reports.sarif_report import as_sarif
from editor.formats.tables.findings_report import ReportedFile, as_csv, as_page, as_spreadsheet
from editor.resources import resource

Writer = Callable[[Sequence[ReportedFile], ReportDetails], bytes]


def _page(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    style = resource("report.css").read_text(encoding="utf-8")
    return as_page(files, details.now, style, details.language)


def _csv(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    return as_csv(files, details.language, bom=details.bom)


def _spreadsheet(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    return as_spreadsheet(files, details.language)


WRITERS: Mapping[str, Writer] = {
    "json": lambda files, _details: as_json(files),
    "jsonl": lambda files, _details: as_json_lines(files),
    "junit": as_junit,
    "sarif": as_sarif,
    "github": lambda files, _details: as_github(files),
    "gitlab": lambda files, _details: as_gitlab(files),
    "md": as_markdown,
    "csv": _csv,
    "xlsx": _spreadsheet,
    "html": _page,
}
