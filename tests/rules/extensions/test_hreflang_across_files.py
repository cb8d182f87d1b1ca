"""Language links between the files of a document."""

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Reorder, SetValues, insertion, move, removal, removal_of_file
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import choices
from editor.rules.rule import Severity
from tests.for_each import for_each
from tests.formats.test_moving_entries import joined
from tests.rules.documents import HOST, url, urlset
from tests.rules.extension_cases import DECLARED, page
from tests.rules.fixes.test_fixes_across_files import findings_of

NO_RETURN, CONFLICT = "hreflang-no-return", "hreflang-conflict"
EN = page("/en", ("en", "/en"), ("de", "/de"))
DE = page("/de", ("de", "/de"), ("en", "/en"))


def of(*files: str) -> Document:
    return joined(*(urlset(text, attributes=DECLARED) for text in files))


def rows(findings: Findings) -> list[int | None]:
    return [one.row for one in findings.report.of_rule(NO_RETURN)]


def test_a_page_of_another_file_has_to_link_back() -> None:
    findings = findings_of(of(url("/x") + EN, url("/de")))
    [found] = findings.report.of_rule(NO_RETURN)
    assert (found.row, found.file, found.value) == (1, "0.xml", f"{HOST}/de")
    assert found.message == f"{HOST}/de does not link back to this page."
    assert [one.row for one in findings.of(findings.entries.files[0]).report.of_rule(NO_RETURN)] == [1]
    assert findings.marks.places_of(NO_RETURN, found.fix) == {"hreflang": [1]}


def test_a_page_in_no_file_need_not() -> None:
    assert rows(findings_of(of(EN, url("/other")))) == []


def test_of_a_page_in_two_files_the_first_counts_and_nothing_is_told_twice() -> None:
    findings = findings_of(of(EN, DE, EN + url("/de")))
    assert rows(findings) == []
    assert findings.report.counts() == findings_of(findings.entries.snapshot()).report.counts()


def test_a_link_is_told_as_soon_as_another_file_breaks_it() -> None:
    whole = of(EN, url("/x") + DE)
    findings = findings_of(whole)
    back = SetValues("extensions", [2], "").apply(whole)
    assert rows(findings) == [0]
    back.apply(whole)
    assert rows(findings) == []
    SetValues("loc", [0], f"{HOST}/gb").apply(whole)
    assert rows(findings) == [0]
    SetValues("loc", [0], f"{HOST}/en").apply(whole)
    removal(whole, [2]).apply(whole)
    assert rows(findings) == []
    insertion(whole, 1, [Entry(f"{HOST}/de")]).apply(whole)
    assert rows(findings) == [0]
    removal_of_file(whole.files[0]).apply(whole).apply(whole)
    assert rows(findings) == [0]


def test_a_first_link_finds_pages_of_files_that_have_none() -> None:
    whole = of(url("/en"), url("/x") + url("/de"), "")
    findings = findings_of(whole)
    insertion(whole, 3, [Entry(f"{HOST}/y")], whole.files[2]).apply(whole)
    SetValues("extensions", [0], EN.partition("</loc>")[2].removesuffix("</url>\n")).apply(whole)
    assert rows(findings) == [0]
    SetValues("loc", [2], f"{HOST}/fr").apply(whole)
    assert rows(findings) == []
    SetValues("loc", [3], f"{HOST}/de").apply(whole)
    assert rows(findings) == [0]


def test_a_row_takes_its_finding_to_another_file() -> None:
    whole = of(EN, url("/de"))
    findings = findings_of(whole)
    back = Reorder([0, 1], [], {1: 0, 2: 2}, whole.copy_rows([])).apply(whole)
    assert [(one.row, one.file) for one in findings.report.of_rule(NO_RETURN)] == [(0, "1.xml")]
    back.apply(whole)
    assert [(one.row, one.file) for one in findings.report.of_rule(NO_RETURN)] == [(0, "0.xml")]


def test_rows_take_what_is_said_of_their_links_along() -> None:
    whole = of(EN + url("/x"), url("/de") + url("/y"), page("/fr", ("fr", "/fr"), ("de", "/de")))
    findings = findings_of(whole)
    assert rows(findings) == [0, 4]
    back = Reorder([1, 0, 4, 3, 2], [1, 2, 4], {1: 1, 2: 2, 3: 2}, whole.copy_rows([0, 4, 2])).apply(whole)
    assert [(one.row, one.file) for one in findings.report.of_rule(NO_RETURN)] == [(1, "1.xml"), (2, "1.xml")]
    move(whole, [2], 1).apply(whole)
    assert rows(findings) == [1, 2]
    assert [whole.column("loc")[row] for row in (1, 2)] == [f"{HOST}/fr", f"{HOST}/en"]
    move(whole, [2], 1).apply(whole)
    back.apply(whole)
    assert rows(findings) == [0, 4]
    assert list(findings.report.all()) == list(findings_of(whole.snapshot()).report.all())


def test_what_only_the_other_file_reads_as_a_link_is_one_from_then_on() -> None:
    whole = joined(urlset(url("/en")), urlset(url("/de"), attributes=DECLARED))
    SetValues("extensions", [0], EN.partition("</loc>")[2].removesuffix("</url>\n")).apply(whole)
    findings = findings_of(whole)
    assert rows(findings) == []
    Reorder([0, 1], [], {1: 0, 2: 2}, whole.copy_rows([])).apply(whole)
    assert rows(findings) == [0]


def test_equal_rows_that_change_places_keep_their_findings() -> None:
    whole = of(EN, EN + url("/de"))
    findings = findings_of(whole)
    Reorder([1, 0, 2], [], {}, whole.copy_rows([])).apply(whole)
    assert rows(findings) == [0, 1]
    assert findings.marks.worst_of_row(0) == findings.marks.worst_of_row(1) == Severity.WARNING


@for_each(
    ("files", "row", "text"),
    [
        (
            (url("/x"), url("/y") + EN, page("/fr", ("fr", "/fr"), ("nl", "/de"))),
            3,
            "nl here and de in row 3 (1.xml).",
        ),
        ((url("/x"), EN + page("/fr", ("fr", "/fr"), ("nl", "/de"))), 2, "nl here and de in row 2."),
    ],
)
def test_a_page_in_two_languages_is_told_with_the_other_row(
    files: tuple[str, ...], row: int, text: str
) -> None:
    [found] = findings_of(of(*files)).report.of_rule(CONFLICT)
    assert (found.row, found.message) == (row, f"{HOST}/de is {text}")


def test_completing_the_cluster_links_pages_of_other_files_back() -> None:
    whole = of(EN, url("/de"))
    findings = findings_of(whole)
    [choice] = choices(whole, findings, NO_RETURN)
    edit = choice.edit()
    assert edit
    edit.apply(whole)
    assert list(findings.report.of_rule(NO_RETURN)) == []
    assert 'href="https://acme.org/en"' in whole.column("extensions")[1]


def test_a_page_for_all_other_languages_need_not_link_back_once_another_file_shares_it() -> None:
    def versions(name: str, *more: tuple[str, str]) -> str:
        links = (("en", f"/en/{name}"), ("de", f"/de/{name}"), ("x-default", "/"), *more)
        return page(f"/en/{name}", *links) + page(f"/de/{name}", *links)

    whole = of(url("/"), versions("a"), versions("b"))
    findings = findings_of(whole)
    assert rows(findings) == []
    back = removal(whole, [3, 4]).apply(whole)
    assert rows(findings) == [1, 2]
    back.apply(whole)
    assert rows(findings) == []
    named = findings_of(of(url("/") + page("/fr", ("fr", "/fr"), ("en", "/")), versions("a")))
    assert rows(named) == [1]
    for each in (findings, named):
        anew = findings_of(each.entries.snapshot())
        assert list(each.report.all()) == list(anew.report.all())


def test_a_version_that_only_another_file_names_is_lacking() -> None:
    whole = of(EN, page("/de", ("de", "/de"), ("en", "/en"), ("fr", "/fr")))
    findings = findings_of(whole)
    [found] = findings.report.of_rule("hreflang-set-incomplete")
    assert (found.row, found.value) == (0, f"{HOST}/fr")
    assert f"{HOST}/de, a version of this page, also lists {HOST}/fr (fr)." in found.message
    [choice] = choices(whole, findings, "hreflang-set-incomplete")
    edit = choice.edit()
    assert edit
    edit.apply(whole)
    assert list(findings.report.of_rule("hreflang-set-incomplete")) == []


def test_versions_without_an_entry_in_any_file_are_told_and_added_in_the_first_that_links_to_them() -> None:
    fr = ("fr", "/fr")
    links = (("en", "/en"), ("de", "/de"), fr)
    whole = of(url("/x"), page("/en", *links), page("/de", *links) + url("/y"))
    findings = findings_of(whole)
    [found] = findings.report.of_rule("hreflang-version-unlisted")
    assert (found.file, found.row, found.value, found.places) == ("1.xml", None, f"{HOST}/fr", 1)
    [choice] = choices(whole, findings, "hreflang-version-unlisted")
    edit = choice.edit()
    assert edit
    back = edit.apply(whole)
    assert [loc.removeprefix(HOST) for loc in whole.column("loc")] == ["/x", "/en", "/fr", "/de", "/y"]
    assert [file.size for file in whole.files] == [1, 2, 2]
    assert whole.column("extensions")[2] == whole.column("extensions")[1]
    assert list(findings.report.of_rule("hreflang-version-unlisted")) == []
    back.apply(whole)
    assert [one.file for one in findings.report.of_rule("hreflang-version-unlisted")] == ["1.xml"]
