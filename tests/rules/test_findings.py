"""The store of findings: what it tells, and that after any edits it tells what a fresh check would."""

import time
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import ODD, CompactList, Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
)
from editor.core.extensions import extension_declarations
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import NAMESPACE, default_layout, new_frame
from editor.core.xml.odd_entries import read_entry
from editor.rules import file_findings
from editor.rules.checker import check_block, check_file
from editor.rules.finding import Context, FileHit
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import fix_places
from editor.rules.listing import scope_check
from editor.rules.rule import Fixability, Severity
from tests.examples import examples
from tests.for_each import for_each
from tests.patience import seconds
from tests.rules.documents import HOST, NOW, HeldChecks, checked, document, with_locs
from tests.rules.extension_cases import image, link, video

# What a cell says


def test_a_cell_has_the_worst_severity_found_in_it() -> None:
    findings = checked(document(Entry(f"{HOST}/", "2005", "Daily", ".5")))
    assert findings.marks.worst(0, "loc") == 0
    assert findings.marks.worst(0, "lastmod") == Severity.WARNING
    assert findings.marks.worst(0, "changefreq") == Severity.ERROR
    assert findings.marks.worst(0, "priority") == Severity.ADVICE
    assert findings.marks.worst_of_row(0) == Severity.ERROR


def test_the_worst_findings_can_be_asked_for_alone() -> None:
    findings = checked(document(Entry(f"{HOST}/", "2005", "Daily", ".5")))
    everything = list(findings.report.all())
    errors = [finding for finding in everything if finding.severity is Severity.ERROR]
    assert 0 < len(errors) < len(everything)
    assert list(findings.report.all(at_least=Severity.ERROR)) == errors


def test_notes_mark_no_row_and_count_on_their_own() -> None:
    findings = checked(with_locs("https://www.example.com/"))
    assert findings.marks.worst_of_row(0) == 0
    assert findings.report.at(0) == []
    assert findings.marks.rows_of_severity(Severity.ADVICE) == []
    assert findings.report.counts()[Severity.NOTE] == len(findings.report.file_findings()) > 0
    assert {group.severity for group in findings.report.groups()} == {Severity.NOTE}


def test_a_finding_says_what_is_wrong_in_a_sentence() -> None:
    (finding,) = checked(document(Entry(f"{HOST}/", "2005-13-01"))).report.at(0, "lastmod")
    assert finding.message == "There is no month 13."
    assert (finding.row, finding.field, finding.value) == (0, "lastmod", "2005-13-01")


@for_each(
    ("field", "entry"),
    [
        ("loc", Entry(f"\ufeff{HOST}/")),
        ("lastmod", Entry(f"{HOST}/", lastmod="\ufeff2024-01-05")),
        ("changefreq", Entry(f"{HOST}/", changefreq="daily\ufeff")),
        ("priority", Entry(f"{HOST}/", priority="0.\ufeff5")),
    ],
)
def test_a_finding_names_what_nobody_sees_in_a_value_that_looks_right(field: str, entry: Entry) -> None:
    (finding,) = checked(document(entry)).report.at(0, field)
    assert finding.severity is Severity.ERROR
    assert finding.message.endswith(". Remove the invisible character U+FEFF.")


def test_the_worst_finding_of_a_row_comes_first() -> None:
    found = checked(document(Entry("http://t.co", "2005", "Daily"))).report.at(0)
    assert [finding.severity for finding in found] == sorted((f.severity for f in found), reverse=True)


def test_the_next_row_with_a_finding_is_found_both_ways() -> None:
    findings = checked(
        document(*(Entry(f"{HOST}/{n}", priority="2" if n in (1, 3) else "") for n in range(5)))
    )
    assert findings.marks.next_row(-1) == 1
    assert findings.marks.next_row(1) == 3
    assert findings.marks.next_row(3) is None
    assert findings.marks.next_row(4, -1) == 3
    assert findings.marks.next_row(3, -1) == 1
    assert findings.marks.next_row(1, -1) is None


def test_rows_can_be_asked_for_by_severity() -> None:
    findings = checked(document(*(Entry(f"{HOST}/{n}", priority=p) for n, p in enumerate(("2", "", ".5")))))
    assert findings.marks.rows_of_severity(Severity.ERROR) == [0]
    assert findings.marks.rows_of_severity(Severity.ADVICE) == [0, 2]


# Groups and reports


def test_a_group_counts_places_and_rows() -> None:
    findings = checked(
        document(Entry(f"{HOST}/", " 2024-05-01", "", " 0.5"), Entry(f"{HOST}/a", " 2024-05-01"))
    )
    group = next(group for group in findings.report.groups() if group.rule.id == "padded-value")
    assert (group.places, group.rows_count, group.fix) == (3, 2, Fixability.AUTO)


def test_a_group_is_fixed_at_once_only_where_all_of_it_is() -> None:
    findings = checked(
        document(*(Entry(f"{HOST}/{n}", changefreq=word) for n, word in enumerate(("Daily", "x"))))
    )
    group = next(group for group in findings.report.groups() if group.rule.id == "changefreq-unknown")
    assert group.fix is Fixability.ASK


def test_groups_and_reports_have_the_worst_first() -> None:
    findings = checked(document(Entry(f"{HOST}/", "2005", "Daily", ".5")))
    severities = [group.severity for group in findings.report.groups()]
    assert severities == sorted(severities, reverse=True)
    of_row = [finding.severity for finding in findings.report.all() if finding.row == 0]
    assert of_row == sorted(of_row, reverse=True)


def test_a_rule_about_several_entries_has_a_finding_in_each() -> None:
    findings = checked(with_locs(f"{HOST}/", "https://b.org/", f"{HOST}/a", f"{HOST}/b", "https://b.org/a"))
    found = list(findings.report.of_rule("mixed-hosts"))
    assert [(finding.places, finding.row) for finding in found] == [(1, 1), (1, 4)]
    assert findings.report.counts()[Severity.ERROR] == 2


def test_a_note_about_a_host_is_one_finding_and_an_error_is_one_in_each_entry() -> None:
    locs = "http://localhost/", "http://LOCALHOST/a", "http://www.example.com/", "http://www.example.com/a"
    findings = checked(with_locs(*locs))
    found = list(findings.report.of_rule("loc-not-public-host"))
    assert [(finding.row, finding.severity) for finding in found] == [
        (0, Severity.ERROR),
        (1, Severity.ERROR),
        (2, Severity.NOTE),
    ]


def test_an_error_of_a_url_hides_the_warning_about_its_host() -> None:
    findings = checked(with_locs("http://localhost/", "http://localhost/a b"))
    assert findings.report.rows("loc-not-public-host") == [0]


def test_a_limit_holds_for_each_rule_and_the_counts_count_all() -> None:
    findings = checked(document(*(Entry(f"{HOST}/{n}", "2005", ".") for n in range(9))))
    findings.set_context(findings.context._replace(kind=Kind.URLSET))
    found = Counter(finding.rule.id for finding in findings.report.all(limit=4))
    assert found["lastmod-reduced-precision"] == 4
    assert findings.report.counts()[Severity.WARNING] == 9


def test_a_check_of_everything_counts_the_rows_anew() -> None:
    """A removal may be told of rows whose insertion could not be."""
    document = with_locs("nix")
    findings = checked(document)
    counts = findings.report.counts()
    findings.of(document.files[0]).rows_removed(0, 2)
    findings.check_all()
    assert (findings.report.counts(), findings.marks.worst_of_row(0)) == (counts, Severity.ERROR)


def test_hosts_are_looked_for_again_where_a_url_changes_and_not_for_another_field(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    document = with_locs("http://www.example.com/", "http://www.example.com/a", "http://www.example.com/b")
    findings = checked(document)

    def hosts() -> list[int]:
        groups = findings.report.groups()
        return [group.places for group in groups if group.rule.id == "loc-not-public-host"]

    assert hosts() == [1]
    with monkeypatch.context() as patched:
        patched.setattr(scope_check, "origin_of", None)
        document.set_values("priority", range(3), "0.5")
        assert hosts() == [1]
    document.set_values("loc", range(1), "https://www.acme.org/")
    findings.check_all()
    assert [finding.row for finding in findings.report.of_rule("loc-not-public-host")] == [1]


def test_a_limit_holds_for_hosts_too() -> None:
    findings = checked(with_locs(*(f"http://nas-{number}/" for number in range(9))))
    found = [finding for finding in findings.report.all(limit=4) if finding.rule.id == "loc-not-public-host"]
    assert [finding.row for finding in found] == [0, 1, 2, 3]


def test_fifteen_hundred_hosts_are_checked_and_told_soon() -> None:
    document = with_locs(*(f"http://nas-{number}/" for number in range(1500)))
    start = time.process_time()
    findings = checked(document)
    found = [finding for finding in findings.report.all() if finding.rule.id == "loc-not-public-host"]
    assert (len(found), findings.report.counts()[Severity.WARNING]) == (1500, 1500)
    assert time.process_time() - start < seconds(1)  # it takes a fifth of one


def test_all_gives_as_many_findings_as_the_counts_say() -> None:
    findings = checked(with_locs(f"{HOST}/", f"{HOST}/", "http://localhost/", "http://nas/", "", "/a"))
    assert Counter(finding.severity for finding in findings.report.all()) == Counter(
        {severity: count for severity, count in findings.report.counts().items() if count}
    )


def test_what_reading_found_is_told_too() -> None:
    file_hit = FileHit("not-well-formed", 3, 7, "x", (("reason", "it ends too early."),))
    findings = checked(with_locs(f"{HOST}/"), Context(Kind.URLSET, NOW, file_hits=(file_hit,)))
    (finding,) = [
        finding for finding in findings.report.file_findings() if finding.rule.id == "not-well-formed"
    ]
    assert (finding.line, finding.column, finding.row) == (3, 7, None)
    assert finding.message == "The XML is broken: it ends too early."


def test_what_the_reader_said_is_not_told_again_where_the_document_shows_it() -> None:
    document = with_locs(f"{HOST}/")
    document.set_frame(document.frame._replace(bom=b"\xef\xbb\xbf"))
    context = Context(Kind.URLSET, NOW, file_hits=(FileHit("bom-present", line=7),))
    assert [it.line for it in checked(document, context).report.all() if it.rule.id == "bom-present"] == [1]


# Coming in piece by piece


def test_pieces_add_up_to_what_a_whole_check_finds() -> None:
    whole = document(*(Entry(f"{HOST}/{n % 7}", "2005", "Daily") for n in range(20)), Entry())
    context = Context(Kind.URLSET, NOW)
    grown = Document(new_frame(Kind.URLSET))
    grown.layouts = whole.layouts
    findings = Findings(grown, {0: context})
    for first in range(0, len(whole), 6):
        block = whole.copy_rows(range(first, min(first + 6, len(whole))))
        grown.append(block)
        findings.of(grown).merge(check_block(block, first, whole.layouts, whole.frame, context))
        assert findings.marks.worst(first, "changefreq") == Severity.ERROR or first == 20
    findings.of(grown).set_checked(check_file(grown, context))
    assert list(findings.report.all()) == list(checked(whole).report.all())


def test_listeners_hear_of_every_change() -> None:
    document = with_locs(f"{HOST}/")
    findings = checked(document)
    heard: list[int] = []
    findings.add_listener(lambda: heard.append(findings.marks.worst_of_row(0)))
    document.set_values("priority", range(1), "2")
    document.set_values("priority", range(1), "")
    assert heard == [Severity.ERROR, 0]


def test_what_all_rows_tell_of_a_large_document_comes_a_moment_after_an_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    document = with_locs(f"{HOST}/a", f"{HOST}/b")
    findings = checked(document)
    held = HeldChecks(findings, monkeypatch)
    document.set_values("loc", range(1, 2), f"{HOST}/a")
    document.set_values("priority", range(1, 2), "2")
    assert {finding.rule.id for finding in findings.report.at(1)} == {"priority-out-of-range"}
    held.run()
    assert "duplicate-loc" in {finding.rule.id for finding in findings.report.at(1)}


def test_single_entries_are_checked_a_moment_later_too_where_many_of_a_million_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(file_findings, "FEW_ROWS", 1)
    document = with_locs(f"{HOST}/a", f"{HOST}/b", f"{HOST}/c")
    findings = checked(document)
    held = HeldChecks(findings, monkeypatch)
    document.set_values("priority", range(3), "2")
    assert (findings.is_awaited, findings.marks.worst_of_row(0)) == (True, 0)
    document.set_values("loc", range(1), f"{HOST}/a b")  # a single one at once
    assert "loc-space" in {finding.rule.id for finding in findings.report.at(0)}
    held.run()
    assert not findings.is_awaited
    assert "priority-out-of-range" in {finding.rule.id for finding in findings.report.at(2)}
    assert_as_fresh(findings, document)


def test_a_check_that_ends_after_another_edit_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    document = with_locs(f"{HOST}/a", f"{HOST}/b")
    findings = checked(document)
    held = HeldChecks(findings, monkeypatch)
    document.set_values("loc", range(1, 2), f"{HOST}/a")
    ends = held.work()
    document.set_values("loc", range(1, 2), f"{HOST}/c d")
    held.end(ends)
    assert findings.is_awaited
    assert [finding.rule.id for finding in findings.report.at(1)] == ["loc-space"]
    held.run()
    assert_as_fresh(findings, document)


def test_a_fix_that_another_url_may_forbid_is_not_safe_while_a_check_is_awaited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    document = with_locs(f"{HOST}/a b", f"{HOST}/b")
    findings = checked(document)
    held = HeldChecks(findings, monkeypatch)
    document.set_values("loc", range(1, 2), f"{HOST}/a%20b")
    assert [finding.fix for finding in findings.report.at(0)] == [Fixability.ASK]
    assert not fix_places(findings, "loc-space", Fixability.AUTO)
    assert fix_places(findings, "loc-space", Fixability.AUTO, Fixability.ASK)
    document.set_values("loc", range(1, 2), f"{HOST}/c")
    held.run()
    assert fix_places(findings, "loc-space", Fixability.AUTO)


def test_who_needs_what_is_certain_has_it_checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    document = with_locs(f"{HOST}/a", f"{HOST}/b")
    findings = checked(document)
    held = HeldChecks(findings, monkeypatch)
    document.set_values("loc", range(1, 2), f"{HOST}/a")
    ends = held.work()
    findings.finish()
    assert findings.report.rows("duplicate-loc") == [1]
    assert not findings.is_awaited
    held.end(ends)
    assert_as_fresh(findings, document)


def test_another_context_is_checked_at_once() -> None:
    findings = checked(with_locs(f"{HOST}/a"))
    findings.set_context(findings.context._replace(published_url=f"{HOST}/b/sitemap.xml"))
    assert findings.report.rows("url-outside-scope") == [0]
    findings.set_context(findings.context._replace(byte_size=60_000_000))
    assert "file-too-large" in {finding.rule.id for finding in findings.report.file_findings()}


def test_whether_another_encoding_is_fixed_at_once_is_told_of_the_values_there_are_now() -> None:
    document = with_locs(f"{HOST}/é")
    document.set_frame(document.frame._replace(encoding="iso8859-1"))
    findings = checked(document)
    for loc, fix in (
        (f"{HOST}/é", Fixability.ASK),
        (f"{HOST}/e", Fixability.AUTO),
        (f"{HOST}/é", Fixability.ASK),
    ):
        document.set_values("loc", range(1), loc)
        assert [it.fix for it in findings.report.file_findings() if it.rule.id == "encoding-not-utf8"] == [
            fix
        ]


@for_each(
    ("slip", "fix"),
    [
        ("htps://acme.org/a", Fixability.AUTO),
        (" https:/acme.org/a", Fixability.AUTO),
        ("http:/acme.org/a", Fixability.ASK),
        ("https:/acme.org/a#b", Fixability.ASK),  # which has a fragment then
        ("htps://www.acme.org/a", Fixability.ASK),
        (f"https://acme.org{HOST}/a", Fixability.ASK),
        ("mailto:a@acme.org", Fixability.NONE),
    ],
)
def test_a_slip_in_a_scheme_is_sure_on_the_site_of_most_urls(slip: str, fix: Fixability) -> None:
    document = with_locs(slip, f"{HOST}/", f"{HOST}/b")
    findings = checked(document)
    assert [finding.fix for finding in findings.report.of_rule("loc-scheme-unsupported")] == [fix]
    document.set_values("loc", range(1, 3), "https://other.org/")
    assert [finding.fix for finding in findings.report.of_rule("loc-scheme-unsupported")] == [
        Fixability.NONE if fix is Fixability.NONE else Fixability.ASK
    ]


# After any edits

LOCS = (
    "",
    " ",
    f"{HOST}/",
    HOST,
    f"{HOST}/a",
    f"{HOST}/a/",
    f" {HOST}/a",
    f"{HOST}/%61",
    f"{HOST}/a b",
    f"{HOST}/sitemap-1.xml",
    f"{HOST}/A",
    f"{HOST}/é",
    "https://www.acme.org/a",
    "http://acme.org/a",
    "http://localhost/a",
    "http://localhost/ a",
    "https://www.example.com/",
    "mailto:a@acme.org",
    "htps://acme.org/a",
    " http:/acme.org/a",
)
ENTRIES = st.builds(
    Entry,
    st.sampled_from(LOCS),
    st.sampled_from(("", "", "2024-05-01", "2024-05-01T10:00:00Z", "2005", "x", " ")),
    st.sampled_from(("", "", "daily", "Daily")),
    st.sampled_from(("", "", "0.5", ".5", "2")),
)
ODD_TEXTS = (
    "<url><lastmod>2024-05-01</lastmod><loc>https://acme.org/a</loc></url>",
    "<url><!-- home --><loc>https://acme.org/</loc></url>",
    "<url><loc>https://acme.org/a</loc><loc>https://acme.org/b</loc><lastmod/></url>",
    "<url>and <loc>https://acme.org/a</loc><priority>2</priority></url>",
    "<url><loc>https://acme.org/a</loc><lastmod>2005<b/></lastmod><changefreq>daily</changefreq></url>",
    '<url id="1"/>',
    '<url><loc>https://acme.org/</loc><x:y xmlns:x="http://acme.org/x"/></url>',
    f"<url><!-- c --><loc>https://acme.org/b</loc>{link('de', 'https://acme.org/b')}</url>",
    f"<url><!-- c --><loc>https://acme.org/b</loc>{video(location='https://acme.org/b')}</url>",
)
FRAMES = (
    new_frame(Kind.URLSET),
    new_frame(Kind.URLSET)._replace(namespaces=(("", NAMESPACE), ("x", "http://acme.org/x"))),
    new_frame(Kind.URLSET)._replace(
        namespaces=(
            ("", NAMESPACE),
            *((each.prefix, each.namespace) for each in extension_declarations.EXTENSIONS),
        )
    ),
    new_frame(Kind.URLSET)._replace(encoding="iso8859-1"),
    new_frame(Kind.SITEMAPINDEX),
)
EXTENSIONS = (
    "",
    "",
    "<x:y/>",
    "<image:image/>",
    image(loc=" x"),
    video(),
    link("en", f"{HOST}/a") + link("de", f"{HOST}/b"),
    link("fr", f"{HOST}/a"),
)


def block_of(document: Document, entries: list[Entry], odd: list[str], extensions: str) -> EntryColumns:
    block = document.new_columns(entries)
    block.layout = bytearray(number % len(document.layouts) for number in range(len(entries)))
    block.extensions = CompactList.of(extensions, len(entries))
    for source in (read_entry(text, document.frame) for text in odd):
        for name, value in zip(FIELD_NAMES, source.values, strict=True):
            block.column(name).append(value)
        block.extensions.append("")
        block.gap.append("\n  ")
        block.source.append(source)
        block.layout.append(ODD)
    return block


@st.composite
def blocks(draw: st.DrawFn, document: Document, most: int = 4) -> EntryColumns:
    entries = draw(st.lists(ENTRIES, max_size=most))
    odd = draw(st.lists(st.sampled_from(ODD_TEXTS), min_size=not entries, max_size=2))
    return block_of(document, entries, odd, draw(st.sampled_from(EXTENSIONS)))


def some_rows(size: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, size - 1), min_size=1, unique=True).map(sorted)


@st.composite
def edits(draw: st.DrawFn, document: Document) -> Edit:
    size = len(document)
    makers = [insertions(document), st.sampled_from(FRAMES).map(SetFrame)]
    if size:
        all_rows = list(range(size))
        makers += [
            some_rows(size).flatmap(lambda rows: value_edits(document, rows)),
            value_edits(document, all_rows),
            some_rows(size).map(RemoveRows),
            st.permutations(all_rows).map(Reorder),
            replacements(document),
        ]
    edit = draw(st.one_of(makers))
    return Batch((SetFrame(document.frame), edit)) if draw(st.booleans()) else edit


@st.composite
def insertions(draw: st.DrawFn, document: Document) -> Edit:
    block = draw(blocks(document))
    last = len(document) + len(block) - 1
    rows = draw(st.lists(st.integers(0, last), min_size=len(block), max_size=len(block), unique=True))
    return InsertRows(sorted(rows), block)


@st.composite
def replacements(draw: st.DrawFn, document: Document) -> Edit:
    block = draw(blocks(document))
    rows = draw(some_rows(len(document)))[: len(block)]
    return SetEntries(rows, _first_rows(block, len(rows)))


def _first_rows(block: EntryColumns, count: int) -> EntryColumns:
    holder = Document()
    holder.append(block)
    return holder.copy_rows(range(count))


@st.composite
def value_edits(draw: st.DrawFn, document: Document, rows: list[int]) -> Edit:
    field = draw(st.sampled_from((*FIELD_NAMES, "extensions")))
    if field == "extensions":  # which odd entries have in their source
        regular = [row for row in rows if document.columns.source[row] is None]
        texts = draw(st.lists(st.sampled_from(EXTENSIONS), min_size=len(regular), max_size=len(regular)))
        return SetValues(field, regular, texts)
    entries = draw(st.lists(ENTRIES, min_size=len(rows), max_size=len(rows)))
    return SetValues(field, rows, [str(getattr(entry, field)) for entry in entries])


@settings(max_examples=examples(15), deadline=None)
@given(
    data=st.data(),
    few=st.sampled_from((0, 2, 200)),
    kind=st.sampled_from((Kind.URLSET, Kind.URLSET, Kind.SITEMAPINDEX)),
    published=st.sampled_from(("", "", f"{HOST}/", f"{HOST}/a/sitemap.xml")),
    letter_case=st.booleans(),
)
def test_after_any_edits_the_findings_are_those_of_a_fresh_check(
    data: st.DataObject, few: int, kind: Kind, published: str, letter_case: bool
) -> None:
    document = Document(data.draw(st.sampled_from(FRAMES[:-1])) if kind is Kind.URLSET else FRAMES[-1])
    usual = default_layout(document.frame)
    document.layouts = [usual, usual._replace(children=usual.children[::-1])]
    document.append(data.draw(blocks(document, most=8)))
    findings = checked(document, Context(kind, NOW, published_url=published, letter_case=letter_case))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_findings, "FEW_ROWS", few)
        for _ in range(data.draw(st.integers(1, 4))):
            inverse = data.draw(edits(document)).apply(document)
            assert_as_fresh(findings, document)
            if data.draw(st.booleans()):
                inverse.apply(document)
                assert_as_fresh(findings, document)


def assert_as_fresh(findings: Findings, document: Document) -> None:
    fresh = Findings(document.snapshot(), findings.contexts)
    fresh.check_all()
    assert list(findings.report.all()) == list(fresh.report.all())
    assert findings.report.counts() == fresh.report.counts()
    assert findings.report.groups() == fresh.report.groups()
    for row in range(len(document)):
        fields = ("", *FIELD_NAMES, *EXTENSION_NAMES)
        assert [findings.marks.worst(row, name) for name in fields] == [
            fresh.marks.worst(row, name) for name in fields
        ]
        assert findings.report.at(row) == fresh.report.at(row)
