"""Each format of reports says the same findings in the form that its readers take."""

import csv
import json
import re
from io import BytesIO, StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from editor.__main__ import main
from editor.formats.reports.finding_records import FileReport, FindingRecord, encoded, json_lines
from editor.formats.reports.report_formats import FORMAT_NAMES, REPORT_FORMATS, format_of_report
from editor.resources import resource
from editor.services.tables.table_reading import TableDialect, read_table
from tests.app.cli.test_command_line import NOW, entry, urlset
from tests.for_each import for_each

SPACED, PADDED = "https://shop.test-site.org/a b?x=1&amp;y=2", " https://shop.test-site.org/\u00e4 "


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file that has findings, one without, and one that cannot be read."""
    (tmp_path / "a.xml").write_text(
        urlset(entry(SPACED, lastmod="2026/11/02"), entry(PADDED, priority="7")), encoding="utf-8"
    )
    (tmp_path / "clean.txt").write_text("https://shop.test-site.org/\n")
    (tmp_path / "none.xml").write_text("<html/>")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def report(name: str, *words: str) -> bytes:
    """Write a report on the file with findings, or on those named, and return it."""
    files = [word for word in words if not word.startswith("--")] or ["a.xml"]
    options = [word for word in words if word.startswith("--")]
    main(["check", *files, *options, "--now", NOW, "--report", name])
    return Path(name).read_bytes()


FOUND = [
    ("published-url-unknown", None, None),
    ("changefreq-priority-ignored", None, None),
    ("loc-space", 3, 11),
    ("lastmod-not-w3c-datetime", 3, 68),
    ("priority-out-of-range", 4, 57),
    ("loc-padded", 4, 12),
    ("loc-non-ascii", 4, 12),
]


def test_json_is_what_is_printed_and_json_lines_have_its_findings(capsys: pytest.CaptureFixture[str]) -> None:
    files = ("a.xml", "clean.txt", "none.xml")
    written = report("r.json", *files)
    capsys.readouterr()
    main(["check", *files, "--now", NOW, "--format", "json"])
    assert capsys.readouterr().out.encode() == written
    lines = [json.loads(line) for line in report("r.jsonl", *files).splitlines()]
    expected = [
        {"path": file["path"], **each} for file in json.loads(written)["files"] for each in file["findings"]
    ]
    assert lines == expected
    assert [
        (each["rule"], each["line"], each["column"]) for each in lines if each["path"] == "a.xml"
    ] == FOUND


def test_each_member_of_a_finding_is_in_its_json() -> None:
    for record in (
        FindingRecord("loc-space", "error", 3, 4, 5, "loc", 'a "\u00e9\\\n', "\U0001f600", "auto", 2),
        FindingRecord("xml-prolog", "note", None, None, None, None, None, "", "none", 1),
    ):
        members = record._asdict()
        members["count"] = members.pop("places")
        assert encoded(record) == json.dumps(members)


@for_each("files,findings", product([0, 1, 2], [0, 1, 2]))
def test_a_line_of_json_is_an_item_of_a_list(files: int, findings: int) -> None:
    record = FindingRecord("loc-space", "error", 3, 4, 5, "loc", "a b", "Words.", "auto", 1)
    each = FileReport("a.xml", "urlset", 1, 2, None, None, complete=True, counts={}, findings=())
    lines = list(json_lines([each._replace(findings=iter([record] * findings)) for _ in range(files)]))
    told = json.loads("\n".join(lines))["files"]
    assert [file["findings"] for file in told] == [[json.loads(encoded(record))] * findings] * files
    assert len(lines) == 4 + bool(files) + files * (14 + findings + bool(findings))


def test_junit_has_a_suite_for_each_file_and_a_test_for_each_finding() -> None:
    root = etree.fromstring(report("r.xml", "a.xml", "clean.txt", "none.xml"))
    a, clean, none = root
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("9", "3", "1")
    assert [case.get("name") for case in a][2] == "loc-space: a.xml:3:11 (row 1)"
    assert [len(case.findall("failure")) for case in a] == [0, 0, 1, 1, 1, 0, 0]
    assert all(case.find("failure") is None for case in clean)
    assert [child.tag for child in none[0]] == ["error"]
    strict = etree.fromstring(report("s.xml", "a.xml", "--fail-on=warning"))
    assert strict.get("failures") == "5"


def sarif(*words: str) -> dict[str, Any]:
    log: dict[str, Any] = json.loads(report("r.sarif", *words))
    assert log["version"] == "2.1.0"
    [run] = log["runs"]
    return dict(run)


def test_sarif_places_each_finding_and_describes_its_rule() -> None:
    run = sarif()
    rules = run["tool"]["driver"]["rules"]
    assert [each["ruleId"] for each in run["results"]] == [rule for rule, _, _ in FOUND]
    for result, (_, line, column) in zip(run["results"], FOUND, strict=True):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        assert place["artifactLocation"] == {"uri": "a.xml", "index": 0}
        assert place.get("region") == ({"startLine": line, "startColumn": column} if line else None)
        assert (result["level"] == "none") == (result.get("kind") == "informational")
    space = next(each for each in rules if each["id"] == "loc-space")
    assert space["helpUri"] == "https://www.rfc-editor.org/rfc/rfc3986"
    assert "fix --rule loc-space" in space["help"]["markdown"]
    assert run["columnKind"] == "unicodeCodePoints"


def test_sarif_says_what_a_safe_fix_makes_of_a_value_and_that_is_what_fix_does(folder: Path) -> None:
    lines = (folder / "a.xml").read_text(encoding="utf-8").split("\n")
    fixed: list[str] = []
    for result in sarif()["results"]:
        for fix in result.get("fixes", ()):
            [change] = fix["artifactChanges"]
            [replaced] = change["replacements"]
            region = replaced["deletedRegion"]
            assert region["startLine"] == region["endLine"]
            line, fixed = lines[region["startLine"] - 1], [*fixed, result["ruleId"]]
            start, end = region["startColumn"] - 1, region["endColumn"] - 1
            lines[region["startLine"] - 1] = line[:start] + replaced["insertedContent"]["text"] + line[end:]
            if result["ruleId"] == "loc-space":  # the next one on this line was placed before it
                lines[region["startLine"] - 1] = lines[region["startLine"] - 1].replace("%20b", " b")
    assert fixed == ["loc-space", "lastmod-not-w3c-datetime", "loc-padded"]
    text = "\n".join(lines).replace("a b", "a%20b")
    assert main(["fix", "a.xml"]) == 0
    assert (folder / "a.xml").read_text(encoding="utf-8") == text


def test_sarif_of_a_file_that_cannot_be_read_says_that_the_run_failed() -> None:
    run = sarif("none.xml")
    assert run["invocations"] == [{"executionSuccessful": False}]
    assert run["results"][0]["level"] == "error"


def test_annotations_of_github_are_escaped() -> None:
    lines = report("r.github.txt").decode().splitlines()
    assert len(lines) == len(FOUND)
    assert lines[2] == (
        "::error file=a.xml,line=3,col=11,title=loc-space::There is white space inside the URL. "
        "Write a space as %2520."
    )
    assert lines[5].startswith("::warning file=a.xml,line=4,col=12,title=loc-padded::")
    assert lines[0].startswith("::notice file=a.xml,title=published-url-unknown::")


def test_issues_of_gitlab_keep_their_fingerprints_when_lines_move(folder: Path) -> None:
    before = json.loads(report("r.gitlab.json"))
    assert [each["check_name"] for each in before] == [rule for rule, _, _ in FOUND]
    assert before[2]["location"] == {"path": "a.xml", "lines": {"begin": 3}}
    assert {each["severity"] for each in before} == {"info", "major", "minor"}
    path = folder / "a.xml"
    path.write_text(path.read_text(encoding="utf-8").replace("<url>", "\n\n<url>"), encoding="utf-8")
    after = json.loads(report("r.gitlab.json"))
    signs = [each["fingerprint"] for each in before]
    assert [each["fingerprint"] for each in after] == signs
    assert len({*signs}) == len(signs)


def test_markdown_has_a_table_of_the_files_and_the_first_places() -> None:
    text = report("r.md", "a.xml", "clean.txt").decode()
    assert text.startswith("## Sitemaps: failed\n")
    assert "| `a.xml` | 3 | 2 | 0 | 2 |" in text
    assert "- **Error** `loc-space` (1): There is white space inside the URL. Write a space as %20." in text
    assert "  - line 3, row 1: `https://shop.test-site.org/a b?x=1&y=2`" in text
    assert report("c.md", "clean.txt").startswith(b"## Sitemaps: passed\n")


def test_a_spreadsheet_has_the_lines_of_the_csv() -> None:
    table = read_table(report("r.xlsx"), TableDialect("")).table
    lines = list(csv.reader(StringIO(report("r.csv").decode("utf-8"))))
    assert list(table.headings) == lines[0]
    assert [row[2] for row in table.rows] == [line[2] for line in lines[1:]]


def test_the_longest_ending_of_a_name_says_the_format() -> None:
    found = {
        name: form.name if (form := format_of_report(name)) else ""
        for name in ("a.json", "A.GITLAB.JSON", "a.sarif.json", "a.htm", "a.pdf", "json")
    }
    assert [*found.values()] == ["json", "gitlab", "sarif", "html", "", ""]
    assert len({ending for each in REPORT_FORMATS for ending in each.endings}) == sum(
        len(each.endings) for each in REPORT_FORMATS
    )


@pytest.mark.parametrize("name", FORMAT_NAMES)
def test_each_format_is_printed_as_it_is_written(
    name: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    ending = next(each.endings[0] for each in REPORT_FORMATS if each.name == name)
    written = report(f"r{ending}", "a.xml", "none.xml")
    capsysbinary.readouterr()
    main(["check", "a.xml", "none.xml", "--now", NOW, "--format", name])
    printed = capsysbinary.readouterr().out
    if name == "xlsx":
        assert BytesIO(printed).read(2) == b"PK"
    else:
        assert printed == written


def test_several_reports_are_written_at_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check", "a.xml", "--report", "r.md", "--report", "r.sarif", "--report", "r.html"])
    assert code == 1
    assert all((folder / name).stat().st_size for name in ("r.md", "r.sarif", "r.html"))
    assert main(["check", "a.xml", "--report", "r.md", "--report", "no/r.sarif"]) == 2
    assert re.search(r"no.r\.sarif", capsys.readouterr().err)


def test_the_manual_names_each_format_with_its_endings() -> None:
    lines = resource("manual/command-line.md").read_text(encoding="utf-8").splitlines()
    for form in REPORT_FORMATS:
        [line] = [line for line in lines if re.match(rf"\| .*`{form.name}`[^|]* \| `\.", line)]
        assert all(f"`{ending}`" in line for ending in form.endings)
