"""SARIF and JUnit's XML hold what their schemas allow, as far as the program writes it, and nothing else.

The schemas here are written for what is written: strict about names, types and the values that are allowed.
Sources: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html and
https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from tests.for_each import for_each
from tests.formats.reports.test_golden_reports import WRITTEN, report

URI = re.compile(r"(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-F]{2})+")
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
TEXT, COUNT, NUMBER, TRUTH = "text", "from 0", "from 1", "true or false"
LEVEL = ("none", "note", "warning", "error")

# The objects of SARIF: each property with what it is; one with "?" may be missing. A list is of one kind.
OBJECTS: Mapping[str, Mapping[str, Any]] = {
    "log": {"$schema": URI, "version": ("2.1.0",), "runs": ["run"]},
    "run": {
        "tool": "tool",
        "columnKind": ("unicodeCodePoints",),
        "invocations": ["invocation"],
        "artifacts": ["artifact"],
        "results": ["result"],
    },
    "tool": {"driver": "driver"},
    "driver": {"name": TEXT, "rules": ["rule"], "version?": TEXT},
    "rule": {
        "id": ID,
        "name": re.compile("[A-Za-z0-9]+"),
        "shortDescription": "words",
        "fullDescription": "words",
        "help": "marked words",
        "defaultConfiguration": "configuration",
        "properties": "rule properties",
        "helpUri?": URI,
    },
    "words": {"text": TEXT},
    "marked words": {"text": TEXT, "markdown": TEXT},
    "configuration": {"level": LEVEL},
    "rule properties": {"tags": [TEXT]},
    "invocation": {"executionSuccessful": TRUTH},
    "artifact": {"location": "plain location"},
    "plain location": {"uri": URI},
    "result": {
        "ruleId": ID,
        "ruleIndex": COUNT,
        "level": LEVEL,
        "kind?": ("informational",),
        "message": "words",
        "locations": ["location"],
        "properties?": "result properties",
        "fixes?": ["fix"],
    },
    "result properties": {"row": NUMBER},
    "location": {"physicalLocation": "physical location"},
    "physical location": {"artifactLocation": "indexed location", "region?": "start"},
    "indexed location": {"uri": URI, "index": COUNT},
    "start": {"startLine": NUMBER, "startColumn": NUMBER},
    "span": {"startLine": NUMBER, "startColumn": NUMBER, "endLine": NUMBER, "endColumn": NUMBER},
    "fix": {"description": "words", "artifactChanges": ["change"]},
    "change": {"artifactLocation": "indexed location", "replacements": ["replacement"]},
    "replacement": {"deletedRegion": "span", "insertedContent": "words"},
}


def faults(value: Any, form: Any, place: str = "") -> Iterator[str]:
    """Yield what is wrong with a value: where, and why."""
    if isinstance(form, list):
        if not isinstance(value, list):
            yield f"{place}: no list"
            return
        for number, item in enumerate(value):
            yield from faults(item, form[0], f"{place}[{number}]")
    elif isinstance(form, tuple):
        if value not in form:
            yield f"{place}: {value!r}"
    elif isinstance(form, re.Pattern):
        if not isinstance(value, str) or not form.fullmatch(value):
            yield f"{place}: {value!r}"
    elif form in (COUNT, NUMBER):
        if type(value) is not int or value < (form == NUMBER):
            yield f"{place}: {value!r}"
    elif form in (TEXT, TRUTH):
        if type(value) is not (str if form == TEXT else bool) or value == "":
            yield f"{place}: {value!r}"
    else:
        yield from faults_of_object(value, OBJECTS[form], place)


def faults_of_object(value: Any, form: Mapping[str, Any], place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: no object"
        return
    known = {name.rstrip("?"): each for name, each in form.items()}
    yield from (f"{place}.{name}: is not known" for name in value.keys() - known.keys())
    needed = {name for name in form if not name.endswith("?")}
    yield from (f"{place}.{name}: is missing" for name in needed - value.keys())
    for name in known.keys() & value.keys():
        yield from faults(value[name], known[name], f"{place}.{name}")


def faults_of_references(run: Mapping[str, Any]) -> Iterator[str]:
    """Yield what does not lead to what it says, or says the same thing twice."""
    rules, artifacts = run["tool"]["driver"]["rules"], run["artifacts"]
    ids = [rule["id"] for rule in rules]
    if len(set(ids)) < len(ids):
        yield "a rule is described twice"
    for result in run["results"]:
        if ids[result["ruleIndex"]] != result["ruleId"]:
            yield f"{result['ruleId']} is described as another rule"
        if (result["level"] == "none") != (result.get("kind") == "informational"):
            yield f"{result['ruleId']}: only information has no level"
        places = [each["physicalLocation"]["artifactLocation"] for each in result["locations"]]
        for fix in result.get("fixes", ()):
            for change in fix["artifactChanges"]:
                places.append(change["artifactLocation"])
                for region in (each["deletedRegion"] for each in change["replacements"]):
                    start = region["startLine"], region["startColumn"]
                    if start > (region["endLine"], region["endColumn"]):
                        yield f"{result['ruleId']}: a region ends before it begins"
        for place in places:
            if artifacts[place["index"]]["location"]["uri"] != place["uri"]:
                yield f"{place['uri']} is another file"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", WRITTEN)
def test_sarif_keeps_its_schema(command: str) -> None:
    log = json.loads(report(command, "sarif"))
    assert list(faults(log, "log")) == []
    assert [fault for run in log["runs"] for fault in faults_of_references(run)] == []


@for_each(
    ("place", "value"),
    [
        (("version",), "2.0"),
        (("runs", 0, "results", 0, "ruleIndex"), True),
        (("runs", 0, "results", 0, "level"), "advice"),
        (("runs", 0, "results", 0, "message", "text"), ""),
        (("runs", 0, "results", 2, "locations", 0, "physicalLocation", "region", "startLine"), 0),
        (("runs", 0, "results", 0, "locations", 0, "physicalLocation", "artifactLocation", "uri"), "a b"),
        (("runs", 0, "tool", "driver", "colour"), "red"),
        (("runs", 0, "artifacts"), {}),
    ],
)
def test_what_the_schema_does_not_allow_is_told(place: tuple[str | int, ...], value: object) -> None:
    log = json.loads(report("check", "sarif"))
    part = log
    for step in place[:-1]:
        part = part[step]
    part[place[-1]] = value
    assert len(list(faults(log, "log"))) == 1


def test_a_reference_that_leads_elsewhere_is_told() -> None:
    [run] = json.loads(report("check", "sarif"))["runs"]
    run["results"][0]["ruleIndex"] = 1
    assert list(faults_of_references(run)) == [f"{run['results'][0]['ruleId']} is described as another rule"]


JUNIT = """<grammar xmlns="http://relaxng.org/ns/structure/1.0"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start><element name="testsuites">
    <ref name="name"/><optional><ref name="counts"/></optional><oneOrMore><ref name="suite"/></oneOrMore>
  </element></start>
  <define name="suite"><element name="testsuite">
    <ref name="name"/><ref name="counts"/>
    <optional><attribute name="skipped"><ref name="count"/></attribute></optional>
    <oneOrMore><ref name="case"/></oneOrMore>
  </element></define>
  <define name="case"><element name="testcase">
    <ref name="classname"/><ref name="name"/><attribute name="time"><data type="decimal"/></attribute>
    <choice>
      <empty/>
      <element name="system-out"><text/></element>
      <element name="skipped"><ref name="message"/></element>
      <element name="failure"><ref name="kind"/><ref name="message"/><text/></element>
      <element name="error"><ref name="kind"/><ref name="message"/><text/></element>
    </choice>
  </element></define>
  <define name="counts">
    <attribute name="tests"><ref name="count"/></attribute>
    <attribute name="failures"><ref name="count"/></attribute>
    <attribute name="errors"><ref name="count"/></attribute>
  </define>
  <define name="name"><attribute name="name"><ref name="words"/></attribute></define>
  <define name="classname"><attribute name="classname"><ref name="words"/></attribute></define>
  <define name="kind"><attribute name="type"><data type="NMTOKEN"/></attribute></define>
  <define name="message"><attribute name="message"><ref name="words"/></attribute></define>
  <define name="words"><data type="string"><param name="minLength">1</param></data></define>
  <define name="count"><data type="nonNegativeInteger"/></define>
</grammar>"""


@pytest.mark.parametrize("command", WRITTEN)
def test_junit_keeps_its_schema_and_counts_right(command: str) -> None:
    root = etree.fromstring(report(command, "junit").encode())
    etree.RelaxNG(etree.fromstring(JUNIT)).assertValid(root)
    for suite in root:
        assert suite.get("name")
        for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.get(name, "0")) == len(list(suite.iter(tag)))
        assert int(suite.get("tests", "")) == len(suite.findall("testcase"))
