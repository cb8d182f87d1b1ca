"""What writes each format of reports, by the name that it is declared with: Markdown, JUnit and annotations.

JSON and SARIF, which hold all that is known of findings, have modules of their own.
"""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from lxml import etree

from editor.core.text import N_, Language
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.json_report import as_json, as_json_lines
from editor.formats.reports.sarif_report import as_sarif
from editor.formats.tables.findings_report import (
    BrokenRule,
    FindingPlace,
    ReportedFile,
    as_csv,
    as_page,
    as_spreadsheet,
)
from editor.resources import resource
from editor.rules.rule import Severity

# Markdown: a summary that fits into a pull request

_PLACES = 5  # of a rule, which are the first
_MOST_FILES = 50  # whose findings are listed one by one
_SPECIAL = re.compile(r"([\\`*_<>\[\]|#~])")
_HEADINGS = (N_("File"), N_("Errors"), N_("Warnings"), N_("Advice"), N_("Notes"))
_SEVERITIES = (Severity.ERROR, Severity.WARNING, Severity.ADVICE, Severity.NOTE)


def as_markdown(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    """Return a table of the files, and below it what was found in those that fail or have warnings."""
    text = "".join(f"{line}\n" for line in _lines(files, details))
    return text.encode("utf-8", errors="replace")


def _lines(files: Sequence[ReportedFile], details: ReportDetails) -> Iterator[str]:
    say = details.language.translate
    failing = [file for file in files if _fails(file, details.fails)]
    yield f"## {say(N_('Sitemaps'))}: {say(N_('failed')) if failing else say(N_('passed'))}"
    yield ""
    yield _row(map(say, _HEADINGS))
    yield _row(["---", *(["---:"] * len(_SEVERITIES))])
    for file in files:
        counts = (f"{details.language.number(file.counts.get(each, 0)):,}" for each in _SEVERITIES)
        yield _row([_code(file.name), *counts])
    for file in [file for file in files if any(map(_is_listed, file.rules))][:_MOST_FILES]:
        yield from ("", f"### {_code(file.name)}", "")
        for broken in filter(_is_listed, file.rules):
            yield from _rule(broken, details.language)


def _fails(file: ReportedFile, severity: Severity) -> bool:
    return any(count for each, count in file.counts.items() if each >= severity)


def _is_listed(broken: BrokenRule) -> bool:
    return broken.severity > Severity.NOTE


def _rule(broken: BrokenRule, language: Language) -> Iterator[str]:
    first = broken.places[0] if broken.places else None
    count = f"{language.number(broken.count):,}"
    told = _escaped(first.sentence(language)) if first else ""
    severity = language.translate(broken.severity.word.capitalize())
    yield f"- **{severity}** {_code(broken.rule.id)} ({count}): {told}"
    for place in broken.places[:_PLACES]:
        where = [f"line {place.line}"] if place.line else []
        where += [f"row {place.row}"] if place.row else []
        value = f": {_code(place.finding.value)}" if place.finding.value else ""
        if where:
            yield f"  - {', '.join(where)}{value}"
        elif value and place is not first:
            yield f"  - {_code(place.finding.value)}"
    if (more := broken.count - _PLACES) > 0:
        yield f"  - … {language.number(more):,}"


def _row(cells: "Sequence[str] | Iterator[str] | map[str]") -> str:
    return f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    """Return plain text as Markdown that shows just this, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _code(text: str) -> str:
    """Return text as code within a line or a cell of a table."""
    inline = " ".join(text.split()).replace("|", "\\|")
    longest = max(map(len, re.findall("`+", inline)), default=0)
    fence, space = "`" * (longest + 1), " " if longest else ""
    return f"{fence}{space}{inline}{space}{fence}"


# JUnit

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def as_junit(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    """Return the findings of files as tests in JUnit's XML form, which pipelines show, in ASCII.

    Each file is a suite, and each finding a test, which fails if it is as severe as the command fails on. A
    file without findings has one test that passes, so that it is not taken for one that was not looked at.
    Source: https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
    """
    root = etree.Element("testsuites", name=f"sitemap-editor {details.command}")
    for file in files:
        suite = etree.SubElement(root, "testsuite", name=_in_xml(file.name))
        counts = {"tests": max(len(file.places), 1), "failures": 0, "errors": 0}
        if not file.places:
            etree.SubElement(suite, "testcase", classname=_in_xml(file.name), name="no findings", time="0")
        for place in file.places:
            _add_test(suite, file, place, details, counts)
        for name, count in counts.items():
            suite.set(name, str(count))
    for name in ("tests", "failures", "errors"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in root)))
    return etree.tostring(root, encoding="us-ascii", xml_declaration=True, pretty_print=True)


def _add_test(
    suite: etree._Element,
    file: ReportedFile,
    place: FindingPlace,
    details: ReportDetails,
    counts: dict[str, int],
) -> None:
    finding = place.finding
    where = f"{file.name}:{place.line}:{place.column}" if place.line else file.name
    row = f" (row {place.row})" if place.row else ""
    case = etree.SubElement(
        suite,
        "testcase",
        classname=_in_xml(file.name),
        name=_in_xml(f"{finding.rule.id}: {where}{row}"),
        time="0",
    )
    told = _in_xml(place.sentence(details.language))
    if finding.severity < details.fails:
        etree.SubElement(case, "system-out").text = f"{finding.severity.word}: {told}"
        return
    kind = "error" if file.kind == "unreadable" else "failure"
    counts[f"{kind}s"] += 1
    failed = etree.SubElement(case, kind, type=finding.severity.word, message=told)
    failed.text = _in_xml(
        f"{where}: {finding.severity.word} {finding.rule.id} {place.sentence(details.language)}"
    )


def _in_xml(text: str) -> str:
    """Return a text without the characters that XML does not allow."""
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)


# Annotations of changes

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning"}  # all else is a notice
_GITLAB = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.ADVICE: "info", Severity.NOTE: "info"}


def as_github(files: Sequence[ReportedFile]) -> bytes:
    """Return a workflow command of GitHub Actions for each finding, in UTF-8.

    Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    """
    lines = (_command(file, place) for file in files for place in file.places)
    return "".join(f"{line}\n" for line in lines).encode("utf-8", errors="replace")


def _command(file: ReportedFile, place: FindingPlace) -> str:
    finding = place.finding
    properties = {"file": _path(file.name)}
    if place.line:
        properties |= {"line": str(place.line), "col": str(place.column or 1)}
    properties["title"] = finding.rule.id
    told = ",".join(f"{name}={_in_command(value, ':,')}" for name, value in properties.items())
    return f"::{_COMMANDS.get(finding.severity, 'notice')} {told}::{_in_command(_message(place))}"


def _in_command(text: str, others: str = "") -> str:
    """Return a text with the characters escaped that would end a command or one of its properties."""
    return "".join(f"%{ord(each):02X}" if each in f"%\r\n{others}" else each for each in text)


def _message(place: FindingPlace) -> str:
    row = f" (row {place.row})" if place.row and not place.line else ""
    return f"{place.sentence()}{row}"


def as_gitlab(files: Sequence[ReportedFile]) -> bytes:
    """Return a list with an object of GitLab's Code Quality for each finding, in ASCII.

    Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
    """
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


# By name

Writer = Callable[[Sequence[ReportedFile], ReportDetails], bytes]


def _page(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    style = resource("report.css").read_text(encoding="utf-8")
    return as_page(files, details.now, style, details.language)


WRITERS: Mapping[str, Writer] = {
    "json": lambda files, _details: as_json(files),
    "jsonl": lambda files, _details: as_json_lines(files),
    "junit": as_junit,
    "sarif": as_sarif,
    "github": lambda files, _details: as_github(files),
    "gitlab": lambda files, _details: as_gitlab(files),
    "md": as_markdown,
    "csv": lambda files, details: as_csv(files, details.language, bom=details.bom),
    "xlsx": lambda files, details: as_spreadsheet(files, details.language),
    "html": _page,
}
