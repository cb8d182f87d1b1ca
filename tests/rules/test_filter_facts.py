"""Filters about findings and extensions."""

from datetime import UTC, datetime

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSIONS, Extension
from editor.core.fields import Kind
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_proposals import document_values
from editor.core.site.page_answers import KnownAnswers, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from editor.core.xml.markup import new_frame
from editor.formats.reading.reader import read_document
from editor.rules.finding import Context
from editor.rules.findings import Findings, FindingsFacts
from editor.rules.rule import Severity
from tests.core.documents import filled
from tests.core.file_sets import joined
from tests.for_each import for_each
from tests.rules.documents import HOST, checked, with_locs

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SITEMAP = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
  xmlns:v="http://www.google.com/schemas/sitemap-video/1.1"
  xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:own="https://shop.test-site.org/ns">
  <url><loc>https://shop.test-site.org/</loc></url>
  <url><loc>https://shop.test-site.org/a</loc><image:image><image:loc>https://shop.test-site.org/a.png</image:loc></image:image></url>
  <url><loc>https://shop.test-site.org/a</loc><v:video/></url>
  <url><loc>HTTPS://shop.test-site.org/a</loc><xhtml:link rel="alternate" hreflang="de" href="https://shop.test-site.org/de"/></url>
  <url><loc>https://shop.test-site.org/b</loc><priority>2</priority><lastmod>2026-11-30</lastmod><own:x/></url>
  <url><loc>https://shop.test-site.org/c</loc><n:news xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"/></url>
  <url><loc>https://shop.test-site.org/d</loc><xhtml:link rel="amphtml" href="https://shop.test-site.org/d"/></url>
  <url><loc>https://shop.test-site.org/e</loc><xhtml:link rel="alternate" media="print" href="https://shop.test-site.org/f"/></url>
</urlset>
"""


@pytest.fixture
def findings() -> Findings:
    document = read_document(SITEMAP.encode(), "sitemap.xml").entries
    findings = Findings(document, {0: Context(kind=Kind.URLSET, now=NOW)})
    findings.check_all()
    return findings


def rows(findings: Findings, text: str) -> list[int]:
    changes = KnownFacts(NOW, changed=[0, 1], new=[1])
    return list(matching_rows(findings.entries, parse_filter(text), FindingsFacts(findings, changes)))


def test_filters_find_rows_by_findings(findings: Findings) -> None:
    for text, found in [
        ("has:image", [1]),
        ("has:video", [2]),
        ("has:news", [5]),
        ("has:hreflang", [3]),
        ("has:mobile", [7]),
        ("has:extension", [1, 2, 3, 4, 5, 6, 7]),
        ("image>0", [1]),
        ("video:1 OR news=1", [2, 5]),
        ("mobile=1", [7]),
        ("hreflang>0", [3, 6]),  # as its column counts them: links of other kinds too
        ("image<1 hreflang:1 -xn", [3, 6]),
        ("is:duplicate", [2, 3]),
        ("rule:duplicate-loc", [2]),
        ("rule:*-loc", [2, 3]),
        ("rule:priority-out-of-range", [4]),
        ("is:error", [2, 4, 5, 6]),
        ("is:changed -is:new", [0]),
        ("age<0d", [4]),
    ]:
        assert rows(findings, text) == found


def test_a_severity_is_found_beside_worse_ones(findings: Findings) -> None:
    at_row_4 = {finding.severity for finding in findings.report.at(4)}
    assert {Severity.ERROR, Severity.WARNING} <= at_row_4
    assert 4 in rows(findings, "is:error is:warning")
    for severity in (Severity.ERROR, Severity.WARNING, Severity.ADVICE):
        expected = [
            row
            for row in range(len(findings.entries))
            if any(finding.severity is severity for finding in findings.report.at(row))
        ]
        assert rows(findings, f"is:{severity.word}") == expected


@pytest.mark.parametrize("extension", EXTENSIONS, ids=lambda extension: extension.name)
def test_every_extension_is_known(extension: Extension) -> None:
    names = dict.fromkeys(filter(None, (extension.needs, *extension.shown_by)))
    attributes = "".join(f' {name}="x"' for name in names)
    block = f'<a:{extension.block.name} xmlns:a="{extension.namespace}"{attributes}/>'
    document = read_document(SITEMAP.replace("<own:x/>", block).encode()).entries
    found = rows(Findings(document, {0: Context(kind=Kind.URLSET, now=NOW)}), f"has:{extension.name}")
    assert 4 in found


def test_extensions_of_odd_entries_count_too() -> None:
    odd = SITEMAP.replace("<v:video/>", "stray<v:video/>").replace(
        "<url><loc>https://shop.test-site.org/c", "<url>x<loc>y"
    )
    document = read_document(odd.encode(), "sitemap.xml").entries
    facts = FindingsFacts(Findings(document, {0: Context(kind=Kind.URLSET, now=NOW)}))
    assert list(matching_rows(document, parse_filter("has:video OR has:news"), facts)) == [2, 5]
    assert list(matching_rows(document, parse_filter("-has:extension"), facts)) == [0]


def test_an_extension_as_the_default_namespace_is_known_too() -> None:
    text = (
        '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"'
        ' xmlns="http://www.google.com/schemas/sitemap-image/1.1"><s:url><s:loc>https://a.org/</s:loc>'
        "<image><loc>https://a.org/a.png</loc></image></s:url><s:url><s:loc>https://a.org/b</s:loc></s:url></s:urlset>"
    )
    document = read_document(text.encode(), "sitemap.xml").entries
    facts = FindingsFacts(Findings(document, {0: Context(kind=Kind.URLSET, now=NOW)}))
    assert list(matching_rows(document, parse_filter("has:image"), facts)) == [0]
    assert list(matching_rows(document, parse_filter("has:extension"), facts)) == [0]


@for_each(
    "extensions",
    [
        "<!-- <v:video/> --><?p <v:video/>?>",
        "<own:x><![CDATA[<v:video/>]]></own:x>",
        '<v:video xmlns:v="https://shop.test-site.org/ns"/>',
    ],
)
def test_what_only_looks_like_an_extension_is_none(extensions: str) -> None:
    findings = Findings(
        read_document(SITEMAP.replace("<v:video/>", extensions).encode()).entries,
        {0: Context(Kind.URLSET, NOW)},
    )
    assert rows(findings, "has:video OR video>0") == []


@for_each(
    ("lastmods", "kind", "expected"),
    [
        (["2026-11-01", " 2026-11-01T10:00Z ", ""], Kind.URLSET, True),
        (["2026-11-01", "2026-02-30T10:00"], Kind.URLSET, True),  # wrong, but of the same characters
        (["2026-11-01", "yesterday"], Kind.URLSET, False),
        (["Mon, 02 Nov 2026 10:00:00 GMT"], Kind.FEED, False),
    ],
)
def test_that_all_dates_are_dates_is_known_once_all_were_checked(
    lastmods: list[str], kind: Kind, expected: bool
) -> None:
    urlset = Document(new_frame(kind))
    urlset.append(urlset.new_columns(Entry("https://acme.org/", lastmod) for lastmod in lastmods))
    for document in (urlset, joined([Entry("https://acme.org/", lastmod) for lastmod in lastmods])):
        findings = Findings(document, {0: Context(kind=document.kind, now=NOW)})
        assert not FindingsFacts(findings).has_only_dates()
        findings.check_all()
        assert FindingsFacts(findings).has_only_dates() is expected


def test_files_are_told_apart_by_name() -> None:
    whole = joined([Entry("a"), Entry("b")], [], [Entry("c")])
    findings = Findings(whole, {0: Context(kind=Kind.URLSET, now=NOW)})
    assert rows(findings, "sitemap:2") == [2]
    assert rows(findings, "-sitemap=2.xml") == [0, 1]
    assert sorted(document_values(whole)("sitemap")) == ["0.xml", "1.xml", "2.xml"]


def test_a_single_file_has_the_name_that_it_was_read_from() -> None:
    findings = Findings(
        read_document(SITEMAP.encode()).entries, {0: Context(Kind.URLSET, NOW, file_name="shop.xml")}
    )
    assert len(rows(findings, "sitemap:shop")) == 8
    assert rows(findings, "sitemap:news") == []


def test_only_rules_that_rows_break_are_proposed() -> None:
    entries = [Entry("https://acme.org/a b", "2024-13-01"), Entry("https://acme.org/c d", "2024-14-01")]
    for document in (filled(*entries), joined(entries, [])):
        findings = Findings(document, {0: Context(kind=Kind.URLSET, now=NOW)})
        findings.check_all()
        assert "published-url-unknown" in {group.rule.id for group in findings.report.groups()}
        proposed = list(document_values(document, FindingsFacts(findings).rules_broken)("rule"))
        assert proposed == ["loc-space", "lastmod-impossible-date"]


def test_what_pages_answered_is_asked_of_what_the_document_knows() -> None:
    blocked = PageAnswer(f"{HOST}/b", UrlVerdict.BLOCKED)
    context = Context(Kind.URLSET, NOW, answers=KnownAnswers([blocked]))
    findings = checked(with_locs(f"{HOST}/a", f" {HOST}/b"), context)
    assert FindingsFacts(findings).answers() == {1: blocked}
    assert FindingsFacts(findings).rows_blocked() == [1]
    robots = AgentRules(RobotsTxt(b"User-agent: *\nDisallow: /a"), "Googlebot")
    findings.set_context(findings.context._replace(robots=robots))
    assert FindingsFacts(findings).rows_blocked() == [0, 1]
    findings.context.answers.clear()
    assert FindingsFacts(findings).answers() == {}
