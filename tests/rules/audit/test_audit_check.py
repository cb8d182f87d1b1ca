"""Findings about the answers of pages: kept true as answers come and rows change, mended only if sure."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, InsertRows, RemoveRows, Reorder, SetValues
from editor.core.fields import Kind
from editor.core.site.page_answers import Hop, KnownAnswers, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from editor.rules import file_findings
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import choices
from editor.rules.fixes.fix_run import fix_all_safe, fix_rule
from editor.rules.rule import Fixability
from tests.core.extensions.blocks import frame_with
from tests.examples import examples
from tests.for_each import for_each
from tests.rules.audit_cases import GONE, MOVED, NEW, OK, PAGE
from tests.rules.documents import HOST, NOW, checked, with_locs
from tests.rules.extension_cases import link
from tests.rules.test_findings import assert_as_fresh

WWW = "https://www.acme.org/new"


def findings_with(document: Document, *answers: PageAnswer) -> Findings:
    """The findings of a document, which follow the answers that its context knows."""
    findings = checked(document, Context(document.kind, NOW, answers=KnownAnswers(answers)))
    findings.context.answers.add_listener(findings.answers_changed)
    return findings


def rules_of(findings: Findings, row: int) -> set[str]:
    return {finding.rule.id for finding in findings.report.at(row)}


def fix_of_redirect(*answers: PageAnswer, locs: Sequence[str] = (PAGE,)) -> Fixability:
    findings = findings_with(with_locs(*locs), *answers)
    return next(group.fix for group in findings.report.groups() if group.rule.id == "audit-redirected")


def test_findings_come_with_answers_and_go_with_them() -> None:
    findings = findings_with(with_locs(PAGE, f"{HOST}/b", f" {PAGE}\n"))
    told: list[object] = []
    findings.add_listener(lambda: told.append(None))
    answers = findings.context.answers
    answers.put([GONE])
    assert findings.report.rows("audit-gone") == [0, 2]
    answers.put([OK])
    assert findings.report.rows("audit-gone") == []
    answers.put([PageAnswer(f"{HOST}/elsewhere", UrlVerdict.GONE)])
    assert len(told) == 2
    answers.put([GONE])
    answers.clear()
    assert findings.report.rows("audit-gone") == []


def test_an_answer_goes_with_the_url_wherever_its_row_goes() -> None:
    document = with_locs(f"{HOST}/b", PAGE)
    findings = findings_with(document, GONE)
    SetValues("loc", range(1, 2), [f"{HOST}/c"]).apply(document)
    assert findings.report.rows("audit-gone") == []
    SetValues("loc", range(1), [PAGE]).apply(document)
    assert findings.report.rows("audit-gone") == [0]
    Reorder([1, 0]).apply(document)
    assert findings.report.rows("audit-gone") == [1]


def test_a_robots_txt_is_asked_anew_when_another_is_loaded_and_when_rows_change() -> None:
    document = with_locs(PAGE, f"{HOST}/b")
    findings = checked(document)
    robots = AgentRules(RobotsTxt(b"User-agent: *\nDisallow: /a"), "Bingbot")
    findings.set_context(findings.context._replace(robots=robots))
    assert [finding.message for finding in findings.report.at(0)] == [
        "Line 2 of robots.txt forbids Bingbot to fetch it: Disallow: /a"
    ]
    SetValues("loc", range(1, 2), [f"{HOST}/ab"]).apply(document)
    assert findings.report.rows("robots-blocked") == [0, 1]
    of_other_site = replace(robots, site="https://other.org")
    findings.set_context(findings.context._replace(robots=of_other_site))
    assert findings.report.rows("robots-blocked") == []


def test_what_could_not_be_verified_is_a_note_and_has_no_fix() -> None:
    findings = findings_with(with_locs(PAGE), PageAnswer(PAGE, UrlVerdict.UNVERIFIED, status=403))
    assert findings.report.at(0) == []
    (group,) = [each for each in findings.report.groups() if each.rule.id == "audit-unverified"]
    assert (group.places, group.fixable) == (1, 0)


def test_a_permanent_redirect_to_a_page_that_names_itself_is_followed_without_asking() -> None:
    assert fix_of_redirect(MOVED) is Fixability.AUTO
    document = with_locs(PAGE, f"{HOST}/b")
    plan = fix_all_safe(document, findings_with(document, MOVED))
    assert plan.edit
    inverse = plan.edit.apply(document)
    assert document.column("loc") == [NEW, f"{HOST}/b"]
    inverse.apply(document)
    assert document.column("loc") == [PAGE, f"{HOST}/b"]


@for_each(
    "answer",
    [
        MOVED._replace(hops=(Hop(PAGE, 200),)),  # by the page itself
        MOVED._replace(canonical=""),
        MOVED._replace(canonical=f"{HOST}/other"),
        MOVED._replace(final_url="https://other.org/", canonical="https://other.org/"),
        MOVED._replace(final_url=f"{HOST}/a b", canonical=f"{HOST}/a b"),
        MOVED._replace(final_url=f"{HOST}/sitemap.xml", canonical=f"{HOST}/sitemap.xml"),
        MOVED._replace(also=(UrlVerdict.UNVERIFIED,)),
    ],
)
def test_any_doubt_about_a_redirect_is_asked_about(answer: PageAnswer) -> None:
    assert fix_of_redirect(answer) is Fixability.ASK


@for_each("statuses", [(302,), (303,), (307,), (301, 307)])
def test_a_temporary_redirect_is_told_apart_and_followed_only_by_a_person(statuses: tuple[int, ...]) -> None:
    moved = MOVED._replace(hops=tuple(Hop(PAGE, status) for status in statuses))
    document = with_locs(PAGE, f"{HOST}/b")
    findings = findings_with(document, moved)
    [finding] = findings.report.at(0)
    told = ", ".join(map(str, statuses))
    assert finding.rule.id == "audit-redirected-temporarily"
    assert finding.message == f"The URL redirects to {NEW}, but only for now ({told})."
    assert fix_all_safe(document, findings).edit is None
    plan = fix_rule(document, findings, "audit-redirected-temporarily")
    assert (plan.edit, plan.undecided) == (None, 1)
    chosen = fix_rule(document, findings, "audit-redirected-temporarily", "target")
    assert [change.after for change in chosen.changes] == [NEW]


def test_what_redirects_to_a_page_that_is_listed_is_removed_and_never_listed_twice() -> None:
    listed, twice, unlisted = (f"{HOST}/{name}" for name in ("listed", "twice", "unlisted"))
    locs = [PAGE, f"{HOST}/1", f"{HOST}/2", listed, f"{HOST}/3"]
    targets = {PAGE: listed, f"{HOST}/1": twice, f"{HOST}/2": twice, f"{HOST}/3": unlisted}
    answers = [
        MOVED._replace(url=url, final_url=target, canonical="", hops=(Hop(url, 301),))
        for url, target in targets.items()
    ]
    document = with_locs(*locs)
    plan = fix_rule(document, findings_with(document, *answers), "audit-redirected")
    assert plan.edit is not None
    assert [(change.row, change.note) for change in plan.changes] == [
        (0, f"301 to {listed}, listed in row 4"),
        (1, "301"),
        (2, f"301 to {twice}, which another row gets"),
        (4, "301"),
    ]
    inverse = plan.edit.apply(document)
    assert document.column("loc") == [twice, listed, unlisted]
    inverse.apply(document)
    assert document.column("loc") == locs


def test_of_two_urls_that_lead_to_each_other_by_now_one_stays() -> None:
    other = f"{HOST}/b"
    back = MOVED._replace(url=other, final_url=PAGE, canonical="", hops=(Hop(other, 308),))
    there = MOVED._replace(final_url=other, canonical="")
    document = with_locs(PAGE, other)
    plan = fix_rule(document, findings_with(document, there, back), "audit-redirected")
    assert plan.edit is not None
    plan.edit.apply(document)
    assert set(document.column("loc")) < {PAGE, other}


def test_a_target_that_is_listed_or_has_another_host_than_most_is_asked_about() -> None:
    to_www = MOVED._replace(final_url=WWW, canonical=WWW)
    second = MOVED._replace(url=f"{HOST}/b")
    assert fix_of_redirect(MOVED, locs=[PAGE, f"{NEW}/"]) is Fixability.ASK
    assert fix_of_redirect(to_www, locs=[PAGE, f"{HOST}/b"]) is Fixability.ASK
    assert fix_of_redirect(MOVED, second, locs=[PAGE, f"{HOST}/b"]) is Fixability.ASK
    assert fix_of_redirect(MOVED._replace(final_url=f"{PAGE}/", canonical=f"{PAGE}/")) is Fixability.AUTO


def test_it_is_told_how_many_entries_are_removed_because_their_pages_are_listed() -> None:
    to_b = MOVED._replace(url=f"{HOST}/c", final_url=f"{HOST}/b", canonical=f"{HOST}/b")
    document = with_locs(PAGE, f"{HOST}/b", f"{HOST}/c")
    offered = choices(document, findings_with(document, MOVED, to_b), "audit-redirected")
    assert {(each.id, each.safe): each.count() for each in offered} == {
        ("target", True): 1,
        ("target", False): 2,
        ("remove-listed", False): 1,
        ("remove-entry", False): 2,
    }


def test_dates_of_many_rows_are_compared_with_their_pages_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_findings, "FEW_ROWS", 0)
    document = with_locs(PAGE, f"{HOST}/b")
    findings = findings_with(document, OK._replace(last_modified="Sun, 05 May 2024 10:00:00 GMT"))
    inverse = SetValues("lastmod", range(2), ["2024-06-01", "2024-06-01"]).apply(document)
    assert findings.report.rows("audit-lastmod-newer") == [0]
    assert_as_fresh(findings, document)
    inverse.apply(document)
    assert findings.report.rows("audit-lastmod-newer") == []


POOL = [PAGE, NEW, f"{NEW}/", f"{HOST}/b", f"{HOST}/c", f" {PAGE} ", WWW, "http://acme.org/c", ""]
ANSWERS = [
    MOVED,
    OK,
    GONE,
    MOVED._replace(url=f"{HOST}/b"),
    MOVED._replace(url=f"{HOST}/c", final_url=f"{HOST}/b", canonical=f"{HOST}/b"),
    MOVED._replace(url=f"{HOST}/b", final_url=WWW, canonical=WWW),
    MOVED._replace(url="http://acme.org/c", final_url=f"{HOST}/c", canonical=f"{HOST}/c"),
    OK._replace(last_modified="Sun, 05 May 2024 10:00:00 GMT"),
    PageAnswer(NEW, UrlVerdict.NOINDEX, status=200),
    PageAnswer(f"{HOST}/c", UrlVerdict.OK, status=200),
    OK._replace(alternates=(("de", f"{HOST}/b"),)),
    OK._replace(alternates=(("de", PAGE), ("fr", f"{HOST}/c"))),
]
LINKS = ["", link("de", PAGE), link("de", f"{HOST}/b") + link("fr", f"{HOST}/c")]
ENTRIES = st.builds(Entry, st.sampled_from(POOL), st.sampled_from(["", "2024-05-01", "2024-06-01"]))


def listing(entries: Sequence[Entry]) -> Document:
    """A document whose entries may have language links."""
    document = Document(frame_with())
    document.append(document.new_columns(entries))
    return document


@st.composite
def edits(draw: st.DrawFn, document: Document) -> Edit:
    size = len(document)
    block = document.new_columns(draw(st.lists(ENTRIES, min_size=1, max_size=3)))
    makers: list[st.SearchStrategy[Edit]] = [
        st.integers(0, size).map(lambda at: InsertRows(range(at, at + len(block)), block))
    ]
    if size:
        rows = st.lists(st.integers(0, size - 1), min_size=1, unique=True).map(sorted)
        field = draw(st.sampled_from(["loc", "lastmod", "extensions"]))
        values = {"loc": POOL, "lastmod": ["", "2024-05-01", "2024-06-01"], "extensions": LINKS}[field]
        makers += [
            rows.map(RemoveRows),
            st.permutations(range(size)).map(Reorder),
            rows.flatmap(
                lambda some: st.lists(st.sampled_from(values), min_size=len(some), max_size=len(some)).map(
                    lambda new: SetValues(field, some, new)
                )
            ),
        ]
    return draw(st.one_of(makers))


def test_a_redirect_is_safe_again_once_no_entry_has_language_links() -> None:
    document = listing([Entry(PAGE)])
    findings = findings_with(document, MOVED)
    inverse = SetValues("extensions", [0], [link("de", f"{HOST}/b")]).apply(document)
    assert_as_fresh(findings, document)
    inverse.apply(document)
    assert_as_fresh(findings, document)
    assert next(iter(findings.report.all())).fix is Fixability.AUTO


@settings(max_examples=examples(20), deadline=None)
@given(data=st.data(), few=st.sampled_from((0, 2, 200)))
def test_after_any_edits_and_answers_the_findings_are_those_of_a_fresh_check(
    data: st.DataObject, few: int
) -> None:
    document = listing(data.draw(st.lists(ENTRIES, max_size=6)))
    findings = findings_with(document, *data.draw(st.lists(st.sampled_from(ANSWERS), max_size=3)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_findings, "FEW_ROWS", few)
        for _ in range(data.draw(st.integers(1, 5))):
            if data.draw(st.booleans()):
                findings.context.answers.put(data.draw(st.lists(st.sampled_from(ANSWERS), max_size=3)))
            else:
                inverse = data.draw(edits(document)).apply(document)
                if data.draw(st.booleans()):
                    assert_as_fresh(findings, document)
                    inverse.apply(document)
            assert_as_fresh(findings, document)


@settings(max_examples=examples(20), deadline=None)
@given(data=st.data())
def test_safe_fixes_leave_none_and_find_nothing_new(data: st.DataObject) -> None:
    document = listing(data.draw(st.lists(ENTRIES, max_size=6)))
    links = data.draw(st.lists(st.sampled_from(LINKS), min_size=len(document), max_size=len(document)))
    SetValues("extensions", range(len(document)), links).apply(document)
    findings = findings_with(document, *data.draw(st.lists(st.sampled_from(ANSWERS), max_size=6)))
    before = {(each.rule.id, each.row) for each in findings.report.all()}
    plan = fix_all_safe(document, findings)
    if plan.edit:
        plan.edit.apply(document)
    after = {(each.rule.id, each.row) for each in findings.report.all()}
    assert len(after) <= len(before)
    was, found = {rule for rule, _ in before}, {rule for rule, _ in after}
    # A row is told one wrong thing about its site, the host first; as duplicates go, another host may lead.
    if "mixed-hosts" in was:
        found.discard("mixed-schemes")
    assert found <= was
    assert all(not group.has_safe for group in findings.report.groups())
    assert document.kind is Kind.URLSET


@settings(max_examples=examples(10), deadline=None)
@given(data=st.data())
def test_findings_of_a_copy_follow_its_edits(data: st.DataObject) -> None:
    document = listing(data.draw(st.lists(ENTRIES, min_size=1, max_size=6)))
    findings = findings_with(document, *data.draw(st.lists(st.sampled_from(ANSWERS), max_size=4)))
    copy = document.working_copy()
    copied = findings.copied(copy)
    assert_as_fresh(copied, copy)
    data.draw(edits(copy)).apply(copy)
    assert_as_fresh(copied, copy)
    assert_as_fresh(findings, document)
