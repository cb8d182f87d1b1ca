"""Findings in JUnit's XML form, which continuous integration shows as tests, in ASCII.

Each file is a suite, and each finding a test, which fails if it is as severe as the command fails on. A
file without findings has one test that passes, so that it is not taken for one that was not looked at.
Source: https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
"""

import re
from collections.abc import Sequence

from lxml import etree

from editor.formats.reports.finding_records import ReportDetails
from editor.formats.tables.findings_report import FindingPlace, ReportedFile

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def as_junit(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    """Return the findings of files as suites of tests."""
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
