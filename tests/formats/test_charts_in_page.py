"""The report as a page shows all entries as pictures."""

import re

from editor.core.document.columns import Entry
from editor.formats.tables.findings_report import as_page, findings_of
from editor.rules.finding import Context
from editor.rules.findings import Findings
from tests.core.documents import filled
from tests.core.filtering.documents import NOW


def page(*, has_charts: bool) -> str:
    document = filled(
        Entry("https://e.org/<b>&", "2026-10-01", "daily", ""),
        Entry("https://f.org/?<i>=1", "", "weekly", ""),
    )
    findings = Findings(document, {0: Context(document.kind, NOW)})
    findings.check_all()
    report = findings_of("a.xml", document, findings, has_charts=has_charts)
    return as_page([report], NOW, "").decode()


def test_charts_are_drawn_without_scripts_and_with_all_text_escaped() -> None:
    text = page(has_charts=True)
    assert len(re.findall("<svg.*?</svg>", text)) > 5
    assert "<title>2026-10: 1 · 50 %</title>" in text
    assert "&lt;i&gt;" in text
    assert not re.search("<(b|i|script)[ >]", text)


def test_the_folders_of_the_site_are_a_table() -> None:
    text = page(has_charts=True)
    table = text[text.index('<table class="folders">') :]
    first = [re.sub("<.*?>", "", cell) for cell in re.findall("<td.*?</td>", table)[:7]]
    assert first == ["e.org/", "1", "0 %", "100.0", "Error", "2026-10-01", "51 d"]
    assert "Stale: older than 365 days." in text


def test_without_charts_there_are_none() -> None:
    assert "<svg" not in page(has_charts=False)
    assert "folders" not in page(has_charts=False)
