"""All safe fixes at once: nothing is left for them, nothing else changes, and all of it can be taken back."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from operator import add
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Batch
from editor.core.document.entry_text import entry_texts
from editor.core.fields import FIELD_NAMES
from editor.core.operations.all_operations import operation
from editor.core.xml.markup import Frame
from editor.formats.damage import repair_list
from editor.formats.damage.entry_recovery import urls_in
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import decode_damaged
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate_damaged
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.resources import resource
from editor.rules import file_findings
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import choices
from editor.rules.fixes.fix_run import SHOWN, FixRequest, FixRun, fix_all_safe, fix_rule, plan, preview
from editor.rules.fixes.preview_changes import PreviewChange, first_change
from editor.rules.rule import Fixability, Severity
from editor.runtime.threads import never
from tests.core.documents import snapshot
from tests.core.operations.cases import NOW, SURROUNDINGS
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover
from tests.rules import file_cases
from tests.rules.documents import DECLARATION, HOST, Case, checked, document, url, urlset, with_locs
from tests.shared import corpus_files, more_real_files, sweep

OWN = sorted((*(Path(__file__).parents[2] / "data").glob("*.xml"), *resource("samples").iterdir()))
REAL = (*(file.path for file in corpus_files()), *more_real_files())
FILES = [*(pytest.param(path, id=path.name) for path in OWN), *(sweep(REAL, 2) if REAL else ())]
ONE_SIDE = {repair_list.FIRST_SIDE, repair_list.SECOND_SIDE}  # of a merge conflict, which is told and asked
TODAY = datetime(2026, 11, 21, tzinfo=UTC)


def bytes_of(case: Case) -> bytes:
    return case.content if isinstance(case.content, bytes) else case.content.encode()


def can_be_edited(case: Case) -> bool:
    """Whether it gives rows, and is no feed."""
    try:
        return len(case.content) < 100_000 and read_document(bytes_of(case), case.name).entries.kind != "feed"
    except Unreadable:
        return False


CASES = {rule: [case for case in cases if can_be_edited(case)] for rule, cases in file_cases.FAILING.items()}


def opened(data: bytes, case: Case | None = None) -> tuple[Document, Findings]:
    """A document as it is opened."""
    case = case or Case(data)
    reading = read_document(data, case.name)
    context = Context(
        reading.entries.kind,
        TODAY,
        case.name,
        case.published_url,
        byte_size=reading.byte_size,
        file_hits=reading.file_hits,
    )
    return reading.entries, checked(reading.entries, context)


def left_over(findings: Findings) -> set[str]:
    """The rules with findings that say "auto"."""
    return {finding.rule.id for finding in findings.report.all() if finding.fix is Fixability.AUTO}


def counts_by_rule(findings: Findings) -> Counter[str]:
    """How many findings each rule has; notes are no fault."""
    groups = (group for group in findings.report.groups() if group.severity > Severity.NOTE)
    return Counter({group.rule.id: group.places for group in groups})


def check_all_safe(
    urlset: Document, findings: Findings, data: bytes | None = None, *, makes_nothing_new: bool = False
) -> None:
    """Fixability what is safe; what must hold then, does.

    makes_nothing_new: no rule finds more than before, where no element between the entries became one.
    """
    before = snapshot(urlset)
    written = to_bytes(urlset, data)
    flagged = flagged_rows(findings)
    of_file = {it.rule.id for it in findings.report.about_file() if it.fix is Fixability.AUTO}
    texts = whole_texts(urlset)
    told = counts_by_rule(findings)
    outcome = fix_all_safe(urlset, findings)
    changes, count = preview(urlset, outcome.edit, limit=len(urlset) * 5 + 10)
    assert snapshot(urlset) == before
    assert (outcome.edit is None) == (not outcome.count) == (not outcome.counts)
    assert (outcome.changes, outcome.count) == (changes[:SHOWN], count)
    assert all(change.before != change.after for change in changes)
    inverse = outcome.edit.apply(urlset) if outcome.edit else Batch(())
    assert left_over(findings) == left_over(checked(urlset, findings.context)) == set()
    if makes_nothing_new and len(urlset) <= len(texts):
        assert {rule for rule, count in counts_by_rule(findings).items() if count > told[rule]} == set()
    verify(urlset, to_bytes(urlset, data))
    if not of_file and "core-namespace-prefixed" not in outcome.counts:  # safe once nothing lacks the prefix
        changed = {change.row for change in changes}
        removed = {change.row for change in changes if not change.field and not change.after}
        successors = {row + 1 for row in removed if row is not None}  # they get the comments before a copy
        assert changed <= flagged | removed | successors | {None}
        now = iter(whole_texts(urlset))
        assert all(text in now for row, text in enumerate(texts) if row not in changed)  # in their order
        if "encoding-not-utf8" not in outcome.counts:  # which is safe once the last odd character is gone
            assert urlset.frame.prolog == frame_of(before).prolog
    inverse.apply(urlset)
    assert snapshot(urlset) == before
    assert to_bytes(urlset, data) == written


def flagged_rows(findings: Findings) -> set[int]:
    """The rows with a finding that can be mended safely."""
    places = (findings.marks.places_of(group.rule.id, Fixability.AUTO) for group in findings.report.groups())
    return {row for by_field in places for rows in by_field.values() for row in rows}


def whole_texts(urlset: Document) -> list[str]:
    """The entries as they would be saved, each with the gap before it."""
    return list(map(add, urlset.columns.gap, entry_texts(urlset, range(len(urlset)))))


def frame_of(document: tuple[object, ...]) -> Frame:
    frame = document[-1]
    assert isinstance(frame, Frame)
    return frame


@for_each("path", FILES)
def test_real_files_have_nothing_left_to_fix_and_nothing_new(path: Path) -> None:
    data = path.read_bytes()
    try:
        reading = read_or_recover(data, path.name)
    except Unreadable:
        return  # it has no rows
    if reading.entries.kind == "feed":
        return  # which is not edited
    if reading.complete:
        check_all_safe(*opened(data, Case(data, path.name)), data, makes_nothing_new=True)
    elif reading.entries.kind.is_sitemap:
        lost = set(urls_of(data)) - set(urls_of(to_bytes(reading.entries)))
        assert not lost or {each.kind for each in reading.repairs} & ONE_SIDE
        context = Context(reading.entries.kind, TODAY, path.name, byte_size=reading.byte_size)
        check_all_safe(reading.entries, checked(reading.entries, context), makes_nothing_new=True)


def urls_of(data: bytes) -> Iterator[str]:
    """The URLs of entries in a file, damaged or not."""
    return urls_in(decode_damaged(inflate_damaged(data).data).text)


@for_each("case", [case for cases in CASES.values() for case in cases])
def test_faulty_files_have_nothing_left_to_fix(case: Case) -> None:
    data = bytes_of(case)
    check_all_safe(*opened(data, case), data)


# Values and elements with as many faults at once as one likes.
_PARTS = [
    "a",
    "B",
    " ",
    "%",
    "%2",
    "%41",
    "&amp;",
    "&amp;amp;",
    "&#8217;",
    "[",
    "|",
    "#",
    "//",
    ".",
    "é",
    "\u200b",
    "{",
]
_LOCS = st.builds(
    lambda head, parts, tail: head + "".join(parts) + tail,
    st.sampled_from([f"{HOST}/", "HTTPS://Acme.org:443", " http://acme.org?", "htp:/a", "/", ""]),
    st.lists(st.sampled_from(_PARTS), max_size=6),
    st.sampled_from(["", " ", "\n"]),
)
_DATES = st.sampled_from(
    [
        "",
        " ",
        "2005",
        "2005/1/1",
        " 2005-01-01T10:00Z ",
        "2005-12-31T24:00:00Z",
        "20050101",
        "x",
        "2024-05-01",
    ]
)
_FREQUENCIES = st.sampled_from(["", "Daily", " weekly", "mothly ", "often", "never"])
_PRIORITIES = st.sampled_from(["", ".5", " 0,5", "1e0", "2", "0.123", "1.0 ", "50%"])
_VALUES = st.tuples(_LOCS, _DATES, _FREQUENCIES, _PRIORITIES)
_CHILD = st.sampled_from(
    [
        "<lastmod/>",
        "<lastmod> <!-- c --></lastmod>",
        "<lastMod>2024-05-01</lastMod>",
        "<LOC>https://acme.org/x</LOC>",
        "<priority> 0,5 </priority>",
        "<changefreq>Daily</changefreq>",
        "<x:y/>",
        "\u00a0",
        "text",
        "<!-- c -->",
        "<loc>https://acme.org/</loc>",
        "<note/>",
        "\n  ",
    ]
)
_ENTRIES = st.lists(st.lists(_CHILD, max_size=5).map("".join), max_size=4)
_ROOTS = st.sampled_from(
    [
        ("\n", "", "http://www.sitemaps.org/schemas/sitemap/0.9"),
        (DECLARATION, "", "https://sitemaps.org/schemas/sitemap/0.9/"),
        ("\ufeff<!DOCTYPE urlset>", "", "http://www.google.com/schemas/sitemap/0.84"),
        ('<?xml version="1.1"?>', "s:", "http://www.sitemaps.org/schemas/sitemap/0.9"),
        ('<?xml version="1.0" encoding="latin1"?>', "", "http://www.sitemaps.org/schemas/sitemap/0.9"),
        ("", "", ""),
    ]
)


@given(st.lists(_VALUES, max_size=5))
def test_values_have_nothing_left_to_fix(rows: list[tuple[str, str, str, str]]) -> None:
    urlset = with_locs(*(row[0] for row in rows))
    for place, name in enumerate(FIELD_NAMES):
        urlset.set_values(name, range(len(rows)), [row[place] for row in rows])
    made = read_document(to_bytes(urlset)).entries
    check_all_safe(made, checked(made))


@given(_ROOTS, _ENTRIES, st.sampled_from(["", "\u00a0", "<!-- c -->", "text"]))
def test_entries_have_nothing_left_to_fix(
    root: tuple[str, str, str], entries: list[str], between: str
) -> None:
    before, prefix, namespace = root
    url = f"{prefix}url"
    declared = f' xmlns{":" if prefix else ""}{prefix[:-1]}="{namespace}"' if namespace else ""
    body = "".join(
        f"{between}<{url}>{entry.replace('<l', f'<{prefix}l').replace('</l', f'</{prefix}l')}</{url}>"
        for entry in entries
    )
    text = f'{before}<{prefix}urlset{declared} xmlns:x="urn:x">{body}{between}</{prefix}urlset>'
    data = text.encode("latin1" if "latin1" in before else "utf-8", "xmlcharrefreplace")
    made = read_document(data).entries
    check_all_safe(made, checked(made), data)


def test_one_fix_may_uncover_another() -> None:
    urlset = with_locs(f"{HOST}/?a=1&amp;amp;amp;b=2|c", f"{HOST}/")
    outcome = fix_all_safe(urlset, checked(urlset))
    assert outcome.edit
    assert outcome.passes >= 3
    outcome.edit.apply(urlset)
    assert urlset.column("loc") == [f"{HOST}/?a=1&b=2%7Cc", f"{HOST}/"]
    assert outcome.counts == {"loc-double-escaped": 1, "loc-illegal-character": 1}
    assert [(change.row, change.field, change.after) for change in outcome.changes] == [
        (0, "loc", f"{HOST}/?a=1&b=2%7Cc")
    ]


def test_a_preview_lists_the_first_changes_and_counts_all() -> None:
    urlset = with_locs(*(f" {HOST}/{number}" for number in range(SHOWN * 3)))
    outcome = fix_all_safe(urlset, checked(urlset))
    assert (len(outcome.changes), outcome.count) == (SHOWN, SHOWN * 3)
    assert outcome.changes[5] == PreviewChange(5, "loc", f" {HOST}/5", f"{HOST}/5", url=f" {HOST}/5")


@for_each("is_last", [False, True])
def test_an_element_that_becomes_an_entry_is_shown_as_one(is_last: bool) -> None:
    entries = [f"<Url><Loc>{HOST}/b</Loc></Url>\n", url("/a")]
    made = read_document(urlset(*(reversed(entries) if is_last else entries)).encode()).entries
    trial = FixRun(made, checked(made).contexts)
    trial.choose("unknown-core-element", 0)
    [change] = trial.plan().changes
    assert (change.row, change.field) == ((None, "epilog") if is_last else (0, ""))
    assert f"<Url><Loc>{HOST}/b</Loc></Url>" in change.before
    assert f"<url><loc>{HOST}/b</loc></url>" in change.after


def test_a_rule_is_fixed_where_it_asks_too_and_nothing_else_is() -> None:
    urlset = with_locs(f"{HOST}/a b", f"{HOST}/a\tb", f" {HOST}/c")
    outcome = fix_rule(urlset, checked(urlset), "loc-space")
    assert outcome.edit
    outcome.edit.apply(urlset)
    assert urlset.column("loc") == [f"{HOST}/a%20b", f"{HOST}/ab", f" {HOST}/c"]
    assert outcome.counts == {"loc-space": 2}


def test_a_choice_is_for_the_rows_and_the_field_that_are_asked_for() -> None:
    data = urlset(url(more="<lastmod/><priority/>"), url("/a", "<lastmod/>")).encode()
    made = read_document(data).entries
    [choice] = choices(made, checked(made), "empty-element", {"lastmod": [0]})
    changes, count = preview(made, choice.edit())
    assert count == 1
    assert "<priority/>" in changes[0].after
    assert "<lastmod/>" not in changes[0].after


def test_only_what_is_sure_is_safe() -> None:
    made = with_locs(f"{HOST}/a b", f"{HOST}/a\tb")
    found = choices(made, checked(made), "loc-space")
    assert [(choice.id, choice.safe, list(choice.places.all_rows())) for choice in found] == [
        ("encode", True, [0]),
        ("encode", False, [0, 1]),
        ("remove", False, [0, 1]),
    ]


def test_nothing_to_fix_is_nothing() -> None:
    made = document()
    assert fix_all_safe(made, checked(made)).edit is None
    assert choices(made, checked(made), "loc-space") == ()
    assert preview(made, None) == ((), 0)


def test_changes_are_told_by_the_rule_they_are_for() -> None:
    made = with_locs(f" {HOST}/a", f"{HOST}/b c", f" {HOST}/d", f"{HOST}/b c")
    outcome = fix_all_safe(made, checked(made))
    assert {rule: [change.row for change in changes] for rule, changes in outcome.by_rule.items()} == {
        "loc-padded": [0, 2],
        "loc-space": [1, 3],  # the second goes in the end
        "duplicate-loc": [3],
    }
    assert sum(outcome.before.values()) > sum(outcome.after.values())


def test_a_rule_can_be_left_alone() -> None:
    made = with_locs(f" {HOST}/a", f"{HOST}/b c")
    trial = FixRun(made, checked(made).contexts)
    trial.run_all_safe(without={"loc-space"})
    outcome = trial.plan()
    assert [change.after for change in outcome.changes] == [f"{HOST}/a"]
    assert set(outcome.by_rule) == {"loc-padded"}


def test_one_of_several_ways_can_be_chosen_for_a_rule() -> None:
    made = with_locs(f"{HOST}/a b", f"{HOST}/a\tb")
    trial = FixRun(made, checked(made).contexts)
    ways = [choice.id for choice in trial.choices("loc-space")]
    trial.choose("loc-space", ways.index("remove"))
    assert [change.after for change in trial.plan().changes] == [f"{HOST}/ab", f"{HOST}/ab"]


@for_each("case", [pytest.param(case, id=rule) for rule, cases in CASES.items() for case in cases[:1]])
def test_what_a_choice_changes_first_can_be_told_before(case: Case) -> None:
    data = bytes_of(case)
    made, findings = opened(data, case)
    for group in findings.report.groups():
        for choice in choices(made, findings, group.rule.id):
            if choice.removes:
                continue
            edit = choice.edit()
            told = first_change(made, edit)
            changes, _count = preview(made, edit, limit=1000)
            assert told
            assert told.before != told.after
            assert told.row in {change.row for change in changes}


def test_an_entry_that_only_the_root_gives_another_meaning_is_no_change() -> None:
    other = url("/b")
    text = urlset(url("/a"), other).replace("urlset", "s:urlset").replace("xmlns", "xmlns:s")
    made = read_document(
        text.replace(f"<url><loc>{HOST}/a</loc></url>", f"<s:url><s:loc>{HOST}/a</s:loc></s:url>").encode()
    )
    outcome = fix_all_safe(made.entries, checked(made.entries))
    assert [change.row for change in outcome.changes] == [None, None, 0]
    assert outcome.count == 3
    assert outcome.edit
    outcome.edit.apply(made.entries)
    assert to_bytes(made.entries).decode() == urlset(url("/a"), other)


@for_each(
    "child",
    [
        '<priority xmlns=""><priority>0.5</priority></priority>',
        '<loc xmlns="">https://acme.org/b</loc>',
        '<lastmod xmlns="">2024-05-01</lastmod><lastmod xmlns="">2024-05-02</lastmod>',
        '<url xmlns="">a</url><lastmod xmlns="">2024-05-01</lastmod>',
    ],
)
def test_an_element_without_namespace_that_would_not_fit_is_asked_about(child: str) -> None:
    whole, findings = opened(urlset(url("/", child)).encode())
    assert fix_all_safe(whole, findings).edit is None
    assert choices(whole, findings, "namespace-missing")
    whole, findings = opened(urlset(url("/", '<priority xmlns="">0.5</priority>')).encode())
    assert fix_all_safe(whole, findings).counts == {"namespace-missing": 1}


FILE = b"""<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:x">
  <s:url>
    <x:a>1</x:a>
  </s:url>
  <s:url>
    <x:a>1</x:a>
  </s:url>
  <s:url><s:loc>https://e.org/a</s:loc><s:loc>https://e.org/a</s:loc></s:url>
</s:urlset>"""


@pytest.mark.parametrize("few", [1, 200])
def test_what_was_wrong_with_an_entry_is_found_again_when_prefixes_come_back(
    few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_findings, "FEW_ROWS", few)
    reading = read_document(FILE, "sitemap.xml")
    document = reading.entries
    findings = checked(document, Context(document.kind, NOW, "sitemap.xml", byte_size=reading.byte_size))
    dated = operation("lastmod.set", value="2024-02-29").outcome(document, range(3), SURROUNDINGS).edit
    assert dated is not None
    dated.apply(document)
    before = list(findings.report.all())
    assert "element-repeated" in {finding.rule.id for finding in before}
    fixed = fix_all_safe(document, findings).edit
    assert fixed is not None
    fixed.apply(document).apply(document)
    assert list(findings.report.all()) == before


def test_it_tells_how_much_of_a_plan_is_made() -> None:
    told: list[float] = []
    made = document(Entry(f"{HOST}/a", " 2026-01-01"))
    context = Context(made.kind, NOW)
    assert plan(made, {0: context}, FixRequest(), never, told.append).edit is not None
    assert told == sorted(told)
    assert told[0] == 0.5  # checked
    assert 0.9 < told[-1] < 1
