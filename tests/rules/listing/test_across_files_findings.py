"""Findings of several files as one document."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetFrame,
    SetValues,
    insertion,
    removal,
    removal_of_file,
)
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.fields import Kind
from editor.rules import file_findings
from editor.rules.extensions.extension_texts import rows_with_extension
from editor.rules.finding import Context, Contexts
from editor.rules.findings import Findings
from editor.rules.rule import Fixability, RuleChoice, Severity
from tests.core.file_sets import file_set_edits, joined, move_to
from tests.examples import examples
from tests.rules.documents import HOST, IMAGE, NOW, HeldChecks
from tests.rules.extension_cases import link

SHARED = "duplicate-across-files"
XHTML = HREFLANG.namespace
_locs = st.sampled_from(
    [
        *(f"{HOST}/", f" {HOST}/ ", f"{HOST}/a", f"{HOST}/A", f"{HOST}/a/", "https://other.org/", "/x", ""),
        *(f"{HOST}/{number}" for number in range(4)),
    ]
)
_dates = st.sampled_from(["", "2024-05-01", "2024-5-1", "2025"])
_links = st.lists(
    st.builds(link, st.sampled_from(["en", "de", "x-default"]), _locs.map(str.strip)), max_size=3
).map("".join)
_entries = st.builds(Entry, _locs, _dates, st.just(""), st.sampled_from(["", "0,5", "0.5"]))


def checked(whole: Document, contexts: Contexts | None = None) -> Findings:
    findings = Findings(whole, contexts or {0: Context(Kind.URLSET, NOW)})
    findings.check_all()
    return findings


def of(*files: Sequence[str]) -> Document:
    return joined(*([Entry(f"{HOST}/{path}") for path in paths] for paths in files))


def told(findings: Findings, rule: str = SHARED) -> list[tuple[int | None, str, Severity]]:
    return [(one.row, one.message, one.severity) for one in findings.report.of_rule(rule)]


@pytest.mark.parametrize("is_late", [False, True])  # what checks all rows
@pytest.mark.parametrize("few", [1, 200])  # rows that are checked one by one
@settings(max_examples=examples(6))
@given(st.lists(st.lists(_entries, max_size=5), min_size=1, max_size=4), st.data())
def test_findings_follow_any_series_of_edits(
    few: int, is_late: bool, files: list[list[Entry]], data: st.DataObject
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_findings, "FEW_ROWS", few)
        whole = joined(*files)
        for file in whole.files[1:]:
            whole.set_frame(
                file.frame._replace(namespaces=(*file.frame.namespaces, ("xhtml", XHTML))), file.key
            )
        findings = checked(whole)
        held = HeldChecks(findings, patch) if is_late else None
        history: list[Edit] = []
        for _ in range(data.draw(st.integers(1, 6))):
            is_undo = data.draw(st.booleans())
            if history and is_undo:
                history.pop().apply(whole)
            else:
                edit = data.draw(st.one_of(file_set_edits(whole), _values(whole), _linked(whole)))
                history.append(edit.apply(whole))
            is_soon = data.draw(st.booleans())
            if is_late and not is_soon:
                list(findings.report.all())  # what the last check found can be told
                continue
            if held:
                held.run()
            fresh = checked(whole.snapshot(), findings.contexts)
            assert list(findings.report.all()) == list(fresh.report.all())
            assert (
                findings.report.counts()
                == fresh.report.counts()
                == findings.copied(whole.working_copy()).report.counts()
            )
            for row in range(len(whole)):
                found = fresh.report.at(row)
                assert findings.report.at(row) == found
                assert findings.marks.worst_of_row(row) == max((one.severity for one in found), default=0)


def test_a_row_added_to_a_file_without_any_moves_the_findings_of_the_next_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = joined([], [Entry(HOST), Entry("")])
    findings = checked(whole)
    HeldChecks(findings, monkeypatch)
    assert [one.row for one in findings.report.of_rule("loc-missing")] == [1]
    first = whole.files[0]
    InsertRows(range(1), first.new_columns([Entry(HOST)])).placed_in(first, whole).apply(whole)
    assert [one.row for one in findings.report.of_rule("loc-missing")] == [2]


def _values(whole: Document) -> st.SearchStrategy[Edit]:
    rows = range(len(whole))
    return st.builds(
        lambda row, loc: SetValues("loc", [row] if rows else (), loc), st.sampled_from(rows or [0]), _locs
    )


def _linked(whole: Document) -> st.SearchStrategy[Edit]:
    count = len(whole)
    one = st.integers(0, max(count - 1, 0)).map(lambda row: [row] if count else [])
    every = st.lists(_links, min_size=count, max_size=count)
    return st.one_of(
        st.builds(lambda rows, links: SetValues("extensions", rows, links), one, _links),
        st.builds(lambda links: SetValues("extensions", range(count), links), every),
    )


def test_rows_and_counts_are_those_of_all_files_together() -> None:
    whole = joined([Entry(f"{HOST}/"), Entry("/x")], [], [Entry("/y"), Entry(f"{HOST}/", priority="2")])
    findings = checked(whole)
    assert findings.report.rows("loc-not-absolute") == [1, 2]
    assert findings.report.rows("loc-not-absolute", 1) == [1]
    assert findings.marks.places_of("loc-not-absolute", Fixability.ASK) == {"loc": [1, 2]}
    assert findings.marks.rows_of_severity(Severity.ERROR) == [1, 2, 3]
    assert [findings.marks.next_row(row) for row in (-1, 1, 2, 3)] == [1, 2, 3, None]
    assert [findings.marks.next_row(row, -1) for row in (4, 3, 2, 1)] == [3, 2, 1, None]
    assert [(one.file, one.row) for one in findings.report.of_rule("loc-not-absolute")] == [
        ("0.xml", 1),
        ("2.xml", 2),
    ]
    assert [group.places for group in findings.report.groups() if group.rule.id == "loc-not-absolute"] == [2]
    assert findings.of(whole.files[2]).report.rows("loc-not-absolute") == [0]


def test_who_listens_is_told_once_of_an_edit_in_several_files() -> None:
    whole = of("a", "b", "c")
    findings = checked(whole)
    told: list[int] = []
    findings.add_listener(lambda: told.append(len(findings.report.rows("priority-not-a-number"))))
    SetValues("priority", range(len(whole)), "0,5").apply(whole)
    assert told == [3]


def test_a_url_that_two_files_list_is_told_in_the_later_one() -> None:
    findings = checked(of("x", "ab", "cb"))
    [found] = findings.report.of_rule(SHARED)
    text = "Row {number} (1.xml) has the same URL. Keep one of them."
    assert (found.row, found.message, found.severity) == (4, text.format(number=3), Severity.ADVICE)
    parts = findings.entries.files
    assert list(findings.of(parts[1]).report.of_rule(SHARED)) == []
    assert [one.message for one in findings.of(parts[2]).report.of_rule(SHARED)] == [text.format(number=2)]


def test_it_is_a_warning_where_the_files_say_something_else_of_it() -> None:
    whole = of("ab", "cb")
    findings = checked(whole)
    SetValues("lastmod", [1], "2024-05-01").apply(whole)
    assert told(findings) == [
        (3, "Row 2 (0.xml) has the same URL, with a different lastmod. Keep one of them.", Severity.WARNING)
    ]


def test_a_copy_within_one_file_is_none_across_files() -> None:
    whole = of("aa", "b")
    findings = checked(whole)
    assert told(findings) == []
    Reorder([0, 2, 1], [2], {1: 1, 2: 2}, whole.copy_rows([1])).apply(whole)
    assert [row for row, *_ in told(findings)] == [2]
    assert findings.report.rows("duplicate-loc") == []


def test_rows_that_come_and_go_are_compared_with_other_files() -> None:
    whole = of("ab", "c")
    findings = checked(whole)
    back = insertion(whole, 3, [Entry(f"{HOST}/a")]).apply(whole)
    assert [row for row, *_ in told(findings)] == [3]
    removal(whole, [0]).apply(whole)
    assert told(findings) == []
    RemoveRows([0]).apply(whole)
    back = removal_of_file(whole.files[1]).apply(whole)
    back.apply(whole)
    assert told(findings) == []


def test_other_rows_in_a_message_are_those_of_the_whole_document() -> None:
    findings = checked(of("ab", "cc"))
    assert [one.message for one in findings.report.at(3)] == ["Row 3 has the same URL. Keep one of them."]


def test_a_folder_that_only_an_index_tells_makes_urls_outside_it_a_warning() -> None:
    whole = of("a")
    part = whole.files[0]
    findings = checked(whole)
    context = Context(
        Kind.URLSET, NOW, "0.xml", f"{HOST}/shop/0.xml", is_published_inferred=True, byte_size=100
    )
    findings.of(part).set_context(context)
    assert [one.severity for one in findings.report.at(0)] == [Severity.WARNING]
    assert findings.contexts[part.key] == context


def test_extensions_are_found_by_the_prefixes_of_each_file() -> None:
    whole = of("a", "b")
    for file, prefix in zip(whole.files, "xy", strict=True):
        namespaces = (*file.frame.namespaces, (prefix, IMAGE))
        SetFrame(file.frame._replace(namespaces=namespaces), file.key).apply(whole)
    SetValues("extensions", range(2), ["<x:image/>", "<y:image/>"]).apply(whole)
    assert rows_with_extension(whole, "image") == [0, 1]


def test_shared_urls_are_followed_while_their_rules_are_off() -> None:
    whole = of(["a", "b"], ["a", "c"], ["d"])
    off = RuleChoice(off=frozenset({SHARED, "duplicate-loc"}))
    findings = checked(whole, {0: Context(Kind.URLSET, NOW, choice=off)})
    move_to(whole, [0], whole.files[2]).apply(whole)
    findings.set_context(Context(Kind.URLSET, NOW))
    assert told(findings) == told(checked(whole)) != []
