"""Findings as JSON: one object for all files, or JSON Lines with an object for each finding."""

from collections import Counter
from collections.abc import Iterator, Sequence

from editor.core.text import ENGLISH, Language
from editor.formats.reports.finding_records import (
    FileReport,
    FindingRecord,
    encoded,
    json_lines,
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
            yield f'{{"path": {encoded(file.name)}, {place_record(place).members}}}\n'


def file_record(file: ReportedFile, language: Language = ENGLISH, limit: int = 0) -> FileReport:
    """Return a file with its findings as a record; limit: of findings of each rule, 0 for none."""
    return FileReport(
        file.name,
        kind=file.kind,
        entries=file.entries,
        bytes=file.byte_size,
        encoding=file.encoding or None,
        gzip=file.gzip,
        complete=file.is_complete,
        counts={severity.word: count for severity, count in file.counts.items()},
        findings=iter([place_record(place, language) for place in _first(file.places, limit)]),
        repairs=repair_members(file.repairs),
        sitemaps=list(file.sitemaps),
        profile=file.profile,
    )


def _first(places: Sequence[FindingPlace], limit: int) -> Iterator[FindingPlace]:
    """Yield the first places of each rule, in their order; limit: 0 for all."""
    listed: Counter[str] = Counter()
    for place in places:
        listed[place.finding.rule.id] += 1
        if not limit or listed[place.finding.rule.id] <= limit:
            yield place


def place_record(place: FindingPlace, language: Language = ENGLISH) -> FindingRecord:
    """Return a finding at its place as a record."""
    finding = place.finding
    return FindingRecord(
        rule=finding.rule.id,
        severity=finding.severity.word,
        row=place.row,
        line=place.line,
        column=place.column,
        field=finding.field or None,
        value=finding.value or None,
        message=place.sentence(language),
        fix=str(finding.fix),
        places=finding.places,
    )
