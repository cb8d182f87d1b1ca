"""Findings as annotations of changes: workflow commands of GitHub Actions, and GitLab's Code Quality.

Sources: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands and
https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Sequence

from editor.formats.tables.findings_report import FindingPlace, ReportedFile
from editor.rules.rule import Severity

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning"}  # all else is a notice
_GITLAB = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.ADVICE: "info", Severity.NOTE: "info"}


def as_github(files: Sequence[ReportedFile]) -> bytes:
    """Return a workflow command for each finding, in UTF-8."""
    lines = (_command(file, place) for file in files for place in file.places)
    return "".join(f"{line}\n" for line in lines).encode("utf-8", errors="replace")


def _command(file: ReportedFile, place: FindingPlace) -> str:
    finding = place.finding
    properties = {"file": _path(file.name)}
    if place.line:
        properties |= {"line": str(place.line), "col": str(place.column or 1)}
    properties["title"] = finding.rule.id
    told = ",".join(f"{name}={_escaped(value, ':,')}" for name, value in properties.items())
    return f"::{_COMMANDS.get(finding.severity, 'notice')} {told}::{_escaped(_message(place))}"


def _escaped(text: str, others: str = "") -> str:
    """Return a text with the characters escaped that would end a command or one of its properties."""
    return "".join(f"%{ord(each):02X}" if each in f"%\r\n{others}" else each for each in text)


def _message(place: FindingPlace) -> str:
    row = f" (row {place.row})" if place.row and not place.line else ""
    return f"{place.sentence()}{row}"


def as_gitlab(files: Sequence[ReportedFile]) -> bytes:
    """Return a list with an object for each finding, in ASCII."""
    return f"{json.dumps(list(_issues(files)), indent=1)}\n".encode("ascii")


def _issues(files: Sequence[ReportedFile]) -> Iterator[dict[str, object]]:
    seen: Counter[str] = Counter()
    for file in files:
        for place in file.places:
            finding = place.finding
            # What stays the same when lines move: what is found, in which entry, and which of these it is.
            same = "\0".join((file.name, finding.rule.id, place.loc, finding.field, finding.value))
            seen[same] += 1
            sign = hashlib.sha256(f"{same}\0{seen[same]}".encode("utf-8", errors="replace")).hexdigest()
            yield {
                "description": _message(place),
                "check_name": finding.rule.id,
                "fingerprint": sign[:40],
                "severity": _GITLAB[finding.severity],
                "location": {"path": _path(file.name), "lines": {"begin": place.line or 1}},
            }


def _path(name: str) -> str:
    """Return the name of a file as a path within a repository."""
    return name.replace("\\", "/").removeprefix("./")
