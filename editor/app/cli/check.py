"""`check`: list every finding of some files, for people or for machines."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.usage import Parser, number_of, published_at, time_of
from editor.formats.errors import Unreadable
from editor.formats.places import Places
from editor.rules.finding import Finding
from editor.rules.rule import Severity
from editor.rules.wording import finding_of_remark
from editor.services.document import Document, open_document

FIRST_PLACES = 5  # of a rule, in the text form


@dataclass(frozen=True, slots=True)
class Place:
    """A finding as reported: rows, lines and columns count from 1, what is unknown is None."""

    rule: str
    severity: str
    row: int | None
    line: int | None
    column: int | None
    field: str | None
    value: str | None
    message: str
    fix: str
    count: int


@dataclass(frozen=True, slots=True)
class FileReport:
    """What `check` says of one file; its members are those of the JSON form."""

    path: str
    kind: str
    entries: int
    bytes: int | None
    encoding: str | None
    gzip: bool | None
    complete: bool
    counts: dict[str, int]
    findings: list[Place]


def run(arguments: Sequence[str]) -> int:
    """Check files; returns 2 where one cannot be read, 1 where one has findings of the asked severity."""
    parser = Parser("check", "List everything that is wrong with sitemaps.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument(
        "--fail-on",
        choices=("error", "warning", "advice"),
        default="error",
        help="exit with 1 when there is a finding of this severity or above (default: error)",
    )
    parser.add_argument(
        "--published-url",
        default="",
        metavar="URL",
        help="where the file is published; with several files, the folder they are published in",
    )
    parser.add_argument(
        "--now", type=time_of, default=None, metavar="TIME", help="a W3C datetime to take for now"
    )
    parser.add_argument(
        "--limit", type=number_of, default=1000, metavar="N", help="places listed per rule and file (0: all)"
    )
    options = parser.read(arguments)
    now = options.now or datetime.now(UTC)
    reports = [
        report(path, now, published_at(options.published_url, Path(path), len(options.files)), options.limit)
        for path in options.files
    ]
    if options.format == "json":
        answer = {"version": 1, "files": [asdict(each) for each in reports]}
        sys.stdout.write(json.dumps(answer, indent=2) + "\n")
    else:
        sys.stdout.write("\n".join(_text(each) for each in reports))
    return _exit_code(reports, options.fail_on)


def _exit_code(reports: list[FileReport], fail_on: str) -> int:
    if any(report.kind == "unreadable" for report in reports):
        return 2
    failing = [severity.word for severity in Severity if severity >= Severity[fail_on.upper()]]
    return int(any(report.counts[word] for report in reports for word in failing))


def report(path: str, now: datetime, published_url: str = "", limit: int = 1000) -> FileReport:
    """Read and check one file; what cannot be read is reported, never raised."""
    try:
        document = open_document(Path(path), now, published_url)
    except Unreadable as error:
        places = [_place(finding_of_remark(remark)) for remark in error.remarks]
        counts = {severity.word: 0 for severity in Severity}
        for place in places:
            counts[place.severity] += 1
        return FileReport(
            path,
            "unreadable",
            0,
            error.byte_size,
            None,
            gzip=None,
            complete=False,
            counts=counts,
            findings=places,
        )
    return FileReport(
        path,
        str(document.urlset.kind),
        len(document.urlset),
        document.context.byte_size,
        document.urlset.frame.encoding,
        document.urlset.frame.gzip,
        document.is_complete,
        {severity.word: count for severity, count in document.findings.counts().items()},
        list(_places(document, limit)),
    )


def _places(document: Document, limit: int) -> Iterator[Place]:
    places = Places(document.urlset)
    for finding in document.findings.all(limit):
        where = None if finding.row is None or finding.line else places.locate(finding.row, finding.field)
        yield _place(finding, where)


def _place(finding: Finding, where: tuple[int, int] | None = None) -> Place:
    line, column = where or (finding.line, finding.column)
    return Place(
        finding.rule.id,
        finding.severity.word,
        None if finding.row is None else finding.row + 1,
        line,
        column,
        finding.field or None,
        finding.value or None,
        finding.message,
        str(finding.fix),
        finding.count,
    )


def _text(report: FileReport) -> str:
    lines = [f"{report.path}: {_summary(report)}"]
    groups: dict[str, list[Place]] = {}
    for place in report.findings:
        groups.setdefault(place.rule, []).append(place)
    worst_first = sorted(groups.values(), key=lambda places: -Severity[places[0].severity.upper()])
    for places in worst_first:
        lines += _group(places)
    return "\n".join(lines) + "\n"


def _summary(report: FileReport) -> str:
    found = ", ".join(_counted(count, word) for word, count in reversed(report.counts.items()) if count)
    if report.kind == "unreadable":
        return f"cannot be read; {found}"
    state = "" if report.complete else ", damaged: this is what could be recovered"
    size = "" if report.bytes is None else f", {report.bytes:,} bytes"
    packed = " (gzip)" if report.gzip else ""
    entries = _counted(report.entries, "entry")
    return f"{report.kind}, {entries}{size}{packed}, {report.encoding}{state}; {found or 'nothing found'}"


def _counted(count: int, word: str) -> str:
    plurals = {"entry": "entries", "advice": "advice"}
    return f"{count:,} {word if count == 1 else plurals.get(word, word + 's')}"


def _group(places: list[Place]) -> list[str]:
    first = places[0]
    count = sum(place.count for place in places)
    lines = [f"  {first.severity:<8} {first.rule} ({count:,}): {first.message}"]
    for place in places[:FIRST_PLACES]:
        where = []
        if place.row is not None:
            where.append(f"row {place.row}")
        if place.line is not None:
            where.append(f"line {place.line}, column {place.column}")
        if where:
            lines.append(f"             {', '.join(where)}: {place.value or '(nothing)'}")
    if len(places) > FIRST_PLACES:
        lines.append(f"             and {len(places) - FIRST_PLACES:,} more places listed by --format json")
    return lines
