"""Findings as JSON: one object for all files, or JSON Lines with an object for each finding."""

from collections.abc import Iterator, Sequence

from editor.formats.reports.finding_records import (
    ENCODER,
    FileReport,
    FindingRecord,
    json_lines,
    members_of,
    repair_members,
)
from editor.formats.tables.findings_report import FindingPlace, ReportedFile


def as_json(files: Sequence[ReportedFile]) -> bytes:
    """Return one object for all files, in ASCII."""
    return "".join(f"{line}\n" for line in json_lines(map(file_record, files))).encode("ascii")


def as_json_lines(files: Sequence[ReportedFile]) -> bytes:
    """Return an object for each finding, each on its own line and with the file that it is in, in ASCII."""
    return "".join(_lines(files)).encode("ascii")


def _lines(files: Sequence[ReportedFile]) -> Iterator[str]:
    for file in files:
        for place in file.places:
            yield f"{ENCODER.encode({'path': file.name, **members_of(place_record(place))})}\n"


def file_record(file: ReportedFile) -> FileReport:
    """Return a file with its findings as a record."""
    return FileReport(
        file.name,
        kind=file.kind,
        entries=file.entries,
        bytes=file.byte_size,
        encoding=file.encoding or None,
        gzip=file.gzip,
        complete=file.is_complete,
        counts={severity.word: count for severity, count in file.counts.items()},
        findings=iter(list(map(place_record, file.places))),
        repairs=repair_members(file.repairs),
        sitemaps=list(file.sitemaps),
        profile=file.profile,
    )


def place_record(place: FindingPlace) -> FindingRecord:
    """Return a finding at its place as a record, in English."""
    finding = place.finding
    return FindingRecord(
        rule=finding.rule.id,
        severity=finding.severity.word,
        row=place.row,
        line=place.line,
        column=place.column,
        field=finding.field or None,
        value=finding.value or None,
        message=place.sentence(),
        fix=str(finding.fix),
        count=finding.count,
    )
