"""Every format of reports is, byte for byte, what it was, for each command that finds something.

`python -m tests.formats.reports.test_golden_reports` writes what is expected anew: look at what it changes.
"""

import csv
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import chdir
from datetime import UTC, datetime
from functools import partial
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from editor.app.cli.check import outcomes
from editor.app.cli.site.audit import written_answers
from editor.app.cli.site.coverage import written_coverage
from editor.core.site.found_pages import FoundPage, FoundSite, Reason, Source
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.page_coverage import Part, compare
from editor.core.text import Phrase
from editor.formats.read_errors import Unreadable
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.page_findings import CoverageReport, PlaceOfRow
from editor.formats.reports.report_formats import FORMAT_NAMES, ReportFormat, format_named
from editor.formats.tables.audit_report import AnswerFinding, FileAnswers
from editor.formats.tables.findings_report import ReportedFile, findings_of, findings_of_unreadable
from editor.services.tables.table_reading import TableDialect, read_table
from tests.app.cli.test_command_line import entry, urlset

GOLDEN = Path(__file__).parent / "golden"
NOW = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)
HOST = "https://shop.test-site.org"
FILES = {
    "a.xml": urlset(
        entry(f"{HOST}/a b?x=1&amp;y=2", lastmod="2026/11/02"),
        entry(f" {HOST}/\u00e4 ", priority="7"),
        entry(f"{HOST}/|`*_\u202e", changefreq="sometimes"),
    ),
    "none.xml": "<html/>",
}
ANSWERS = FileAnswers(
    "a.xml",
    5,
    [
        (0, PageAnswer(f"{HOST}/", UrlVerdict.OK, status=200, content_type="text/html", milliseconds=12)),
        (1, PageAnswer(f"{HOST}/gone", UrlVerdict.GONE, status=404, milliseconds=9)),
        (
            2,
            PageAnswer(
                f"{HOST}/old",
                UrlVerdict.REDIRECTED,
                status=200,
                final_url=f"{HOST}/new",
                hops=(Hop(f"{HOST}/old", 301),),
            ),
        ),
        (
            3,
            PageAnswer(
                f"{HOST}/wall", UrlVerdict.UNVERIFIED, status=403, reason=Phrase("It wants a log-in.")
            ),
        ),
    ],
    [(4, f"{HOST}/left")],
    "A quarter of the URLs failed",
    {0: [AnswerFinding("audit-lastmod-newer", Phrase("The date is newer than the page."))]},
    {1: (4, 11), 2: (5, 11)},
)


def checked() -> Iterator[ReportedFile]:
    """Yield what a check finds in the files, which are written into the current folder."""
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
        for path, outcome in outcomes(name, NOW, "", with_children=None):
            if isinstance(outcome, Unreadable):
                yield findings_of_unreadable(path, outcome)
            else:
                yield findings_of(path, outcome.entries, outcome.findings, has_fixes=True)


def compared() -> CoverageReport:
    """Return what a comparison of two sitemaps with a folder finds."""
    locs = [f"{HOST}/", f"{HOST}/lost", f"{HOST}/lonely", f"{HOST}/tag/y"]
    site = FoundSite(
        Source.FOLDER,
        "public",
        [
            FoundPage(f"{HOST}/", links=[f"{HOST}/new"]),
            FoundPage(f"{HOST}/new"),
            FoundPage(f"{HOST}/lonely"),
            FoundPage(f"{HOST}/tag/x", Reason.NOINDEX),
            FoundPage(f"{HOST}/tag/y", Reason.CANONICAL, f"{HOST}/"),
        ],
        scopes=[f"{HOST}/"],
        home=f"{HOST}/",
    )
    places = [PlaceOfRow("a.xml", 0, 2, 11), PlaceOfRow("a.xml", 1, 3, 11), PlaceOfRow("b.xml", 0, 2, 11)]
    places.append(PlaceOfRow("b.xml", 1, 3, 11))
    return CoverageReport(
        compare(locs, [site]),
        "index.xml",
        {"a.xml": 2, "b.xml": 2},
        places.__getitem__,
        [Part.MISSING, Part.ABSENT],
        is_complete=True,
    )


def findings_in(form: ReportFormat, details: ReportDetails) -> bytes:
    return form.write(list(checked()), details)


WRITTEN: Mapping[str, Callable[[ReportFormat, ReportDetails], bytes]] = {
    "check": findings_in,
    "audit": partial(written_answers, [ANSWERS], [UrlVerdict.GONE]),
    "coverage": partial(written_coverage, compared()),
}


def report(command: str, form: str) -> str:
    """Return a report as text; of a page without its style, of a spreadsheet what its cells hold."""
    data = WRITTEN[command](format_named(form), ReportDetails(NOW, version="1.0", command=command))
    if form == "xlsx":
        table = read_table(data, TableDialect("")).table
        out = StringIO()
        csv.writer(out, lineterminator="\n").writerows([table.headings, *table.rows])
        return out.getvalue()
    return re.sub("<style>.*?</style>", "", data.decode(), flags=re.DOTALL)


def golden(command: str, form: str) -> Path:
    return GOLDEN / f"{command}.{form}.txt"


@pytest.mark.parametrize("command", WRITTEN)
def test_each_format_is_what_it_was(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for form in FORMAT_NAMES:
        expected = golden(command, form).read_bytes().decode().replace("\r\n", "\n")
        assert report(command, form).replace("\r\n", "\n") == expected, form


def test_each_format_says_as_many_things_as_were_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    count = sum(len(file.places) for file in checked())
    sarif = json.loads(report("check", "sarif"))["runs"][0]["results"]
    assert count > 8
    assert count == len(sarif) == len(json.loads(report("check", "gitlab")))
    assert count == report("check", "github").count("\n") == report("check", "jsonl").count("\n")
    assert count == report("check", "junit").count("<testcase ")
    assert count == len(list(csv.reader(StringIO(report("check", "csv"))))) - 1


if __name__ == "__main__":
    with TemporaryDirectory() as folder, chdir(folder):
        for each in WRITTEN:
            for name in FORMAT_NAMES:
                golden(each, name).write_bytes(report(each, name).encode())
