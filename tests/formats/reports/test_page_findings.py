"""What pages answered is written in the formats of findings, too."""

import json
from datetime import UTC, datetime

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.page_findings import reported_answers
from editor.formats.reports.report_formats import format_named
from editor.formats.tables.audit_report import FileAnswers

ANSWERS = FileAnswers(
    "a.xml",
    3,
    [
        (0, PageAnswer("https://e.org/", UrlVerdict.OK, status=200)),
        (2, PageAnswer("https://e.org/gone", UrlVerdict.GONE, status=404)),
    ],
)


def test_each_url_that_is_not_well_is_a_finding() -> None:
    details = ReportDetails(datetime(2026, 11, 28, tzinfo=UTC))
    written = format_named("sarif").write([reported_answers(ANSWERS, [UrlVerdict.GONE])], details)
    [result] = json.loads(written)["runs"][0]["results"]
    assert (result["ruleId"], result["properties"]) == ("audit-gone", {"row": 3})
    assert result["message"]["text"] == "gone; 404"
    markdown = format_named("md").write([reported_answers(ANSWERS, [UrlVerdict.GONE])], details).decode()
    assert "  - row 3: `https://e.org/gone`" in markdown
