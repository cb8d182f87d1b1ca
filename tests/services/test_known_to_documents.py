"""What pages answered and a robots.txt says reach the findings of a document, of one file and of several."""

from datetime import UTC, datetime
from pathlib import Path

from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from editor.rules.fixes.fix_run import fix_all_safe, fix_rule
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document
from tests.services.file_sets import HOST, index, opened, urlset, write

GONE = PageAnswer(f"{HOST}/gone", UrlVerdict.GONE, status=404)
NEW = f"{HOST}/new"
MOVED = PageAnswer(
    f"{HOST}/old",
    UrlVerdict.REDIRECTED,
    status=200,
    final_url=NEW,
    canonical=NEW,
    hops=(Hop(f"{HOST}/old", 308),),
)


def two_files(folder: Path) -> OpenDocument:
    files = {"a_xml": urlset("gone", "x"), "b_xml": urlset("old", "gone")}
    return opened(write(folder, index_xml=index("a.xml", "b.xml"), **files))


def test_answers_reach_the_findings_of_a_file_that_was_opened(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset("gone", "x"))
    document = open_document(path, datetime.now(UTC))
    document.answers.put([GONE])
    assert document.findings.report.rows("audit-gone") == [0]
    document.set_published_url(f"{HOST}/sitemap.xml")
    assert document.findings.report.rows("audit-gone") == [0]
    document.answers.clear()
    assert document.findings.report.rows("audit-gone") == []


def test_answers_reach_all_files_of_a_document_and_rows_that_move_between_them(tmp_path: Path) -> None:
    document = two_files(tmp_path)
    told: list[object] = []
    document.findings.add_listener(lambda: told.append(None))
    document.answers.put([GONE])
    assert document.findings.report.rows("audit-gone") == [0, 3]
    assert told
    plan = fix_rule(document.entries, document.findings, "audit-gone")
    assert plan.edit
    inverse = plan.edit.apply(document.entries)
    assert document.entries.column("loc") == [f"{HOST}/x", f"{HOST}/old"]
    inverse.apply(document.entries)
    assert document.findings.report.rows("audit-gone") == [0, 3]


def test_what_another_file_may_list_is_not_followed_without_asking(tmp_path: Path) -> None:
    files = {"a_xml": urlset("new", "x"), "b_xml": urlset("old", "gone")}
    document = opened(write(tmp_path, index_xml=index("a.xml", "b.xml"), **files))
    document.answers.put([MOVED])
    assert document.findings.report.rows("audit-redirected") == [2]
    assert fix_all_safe(document.entries, document.findings).edit is None
    assert fix_rule(document.entries, document.findings, "audit-redirected").edit is not None


def test_a_robots_txt_is_that_of_all_files(tmp_path: Path) -> None:
    document = two_files(tmp_path)
    document.set_robots(AgentRules(RobotsTxt(b"User-agent: *\nDisallow: /g"), "Bingbot"))
    assert document.findings.report.rows("robots-blocked") == [0, 3]
    document.set_robots(None)
    assert document.findings.report.rows("robots-blocked") == []
