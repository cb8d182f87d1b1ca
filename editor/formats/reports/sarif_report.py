"""Findings as SARIF 2.1.0, the format of code scanning, in ASCII.

Each rule has its help and the address of its specification, and a finding that is safe to fix has the
text that replaces the wrong one.
Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from urllib.parse import quote

from editor.formats.reports.finding_records import ReportDetails
from editor.formats.tables.findings_report import FindingPlace, ReportedFile
from editor.rules.rule import Rule, Severity
from editor.rules.wording import explained_rule, mending, specification_links

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.ADVICE: "note",
    Severity.NOTE: "none",
}


def as_sarif(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    """Return one run with the findings of all files."""
    rules = {place.finding.rule.id: place.finding.rule for file in files for place in file.places}
    numbers = {rule: number for number, rule in enumerate(rules)}
    driver: dict[str, object] = {"name": "Sitemap Editor", "rules": list(map(_rule, rules.values()))}
    if details.version:
        driver["version"] = details.version
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [{"executionSuccessful": all(file.kind != "unreadable" for file in files)}],
        "artifacts": [{"location": {"uri": _uri(file.name)}} for file in files],
        "results": [
            _result(place, file, number, numbers)
            for number, file in enumerate(files)
            for place in file.places
        ],
    }
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return f"{json.dumps(log, indent=1)}\n".encode("ascii")


def _rule(rule: Rule) -> dict[str, object]:
    links = specification_links(rule)
    described: dict[str, object] = {
        "id": rule.id,
        "name": "".join(word.capitalize() for word in rule.id.split("-")),
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.why or rule.title},
        "help": {
            "text": "\n\n".join(explained_rule(rule)),
            "markdown": "\n\n".join(
                (rule.why or rule.title, mending(rule), *(f"<{link}>" for link in links))
            ),
        },
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
        "properties": {"tags": ["sitemap", *rule.sources]},
    }
    if links:
        described["helpUri"] = links[0]
    return described


def _result(place: FindingPlace, file: ReportedFile, number: int, rules: dict[str, int]) -> dict[str, object]:
    finding = place.finding
    artifact = {"uri": _uri(file.name), "index": number}
    physical: dict[str, object] = {"artifactLocation": artifact}
    if place.line:
        physical["region"] = {"startLine": place.line, "startColumn": place.column or 1}
    result: dict[str, object] = {
        "ruleId": finding.rule.id,
        "ruleIndex": rules[finding.rule.id],
        "level": _LEVELS[finding.severity],
        "message": {"text": place.sentence()},
        "locations": [{"physicalLocation": physical}],
    }
    if finding.severity is Severity.NOTE:
        result["kind"] = "informational"
    if place.row:
        result["properties"] = {"row": place.row}
    if place.replacement is not None:
        result["fixes"] = list(_fixes(place, artifact))
    return result


def _fixes(place: FindingPlace, artifact: dict[str, object]) -> Iterator[dict[str, object]]:
    new = place.replacement
    if new is None:
        return
    region = {
        "startLine": new.line,
        "startColumn": new.column,
        "endLine": new.end_line,
        "endColumn": new.end_column,
    }
    yield {
        "description": {"text": new.title},
        "artifactChanges": [
            {
                "artifactLocation": artifact,
                "replacements": [{"deletedRegion": region, "insertedContent": {"text": new.text}}],
            }
        ],
    }


def _uri(name: str) -> str:
    """Return the name of a file as the reference of a URI, relative where the name is."""
    path = PurePath(name)
    if path.is_absolute():
        return path.as_uri()
    return quote(name.replace("\\", "/").removeprefix("./").encode("utf-8", errors="surrogateescape"))
