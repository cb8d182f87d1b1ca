"""Fixes of several files as one document: each is mended as it would be alone, in one edit."""

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import choices
from editor.rules.fixes.fix_run import FixRequest, fix_all_safe, fix_rule, plan
from tests.examples import examples
from tests.for_each import for_each
from tests.formats.test_moving_entries import joined
from tests.rules.documents import NOW, checked, url, urlset

_FILES = st.builds(
    lambda rows, before, namespace, tail: urlset(*rows, before=before, namespace=namespace) + tail,
    st.lists(
        st.builds(
            url,
            st.sampled_from(["/", "/a b", "/a", "/é"]),
            st.sampled_from(
                [
                    "",
                    "<priority>0,5</priority>",
                    "<lastmod/>",
                    "<changefreq>Daily</changefreq>",
                    "<priority>1.0</priority><lastmod>2024-1-5</lastmod>",
                    "<lastMod>2024-01-05</lastMod>",
                ]
            ),
        ),
        max_size=4,
    ),
    st.sampled_from(['<?xml version="1.0" encoding="UTF-8"?>\n', '<?xml version="1.1"?>', ""]),
    st.sampled_from([NAMESPACE, "https://www.sitemaps.org/schemas/sitemap/0.9"]),
    st.sampled_from(["", "\n"]),
)


def findings_of(whole: Document) -> Findings:
    findings = Findings(whole, {0: Context(Kind.URLSET, NOW)})
    findings.check_all()
    return findings


def alone(text: str) -> tuple[Document, Findings]:
    document = read_document(text.encode()).entries
    return document, checked(document, Context(document.kind, NOW))


def texts(whole: Document) -> list[bytes]:
    return [to_bytes(file) for file in whole.files]


@settings(max_examples=examples(8))
@given(st.lists(_FILES, min_size=1, max_size=3))
def test_all_that_is_safe_is_mended_in_every_file_as_in_one_alone(sources: list[str]) -> None:
    whole = joined(*sources)
    outcome = fix_all_safe(whole, findings_of(whole))
    count, expected = 0, []
    for text in sources:
        document, findings = alone(text)
        own = fix_all_safe(document, findings)
        count += own.count
        if own.edit:
            own.edit.apply(document)
        expected.append(to_bytes(document))
    assert outcome.count == count
    back = outcome.edit.apply(whole) if outcome.edit else None
    assert texts(whole) == expected
    if back:
        back.apply(whole)
    assert texts(whole) == [text.encode() for text in sources]


@for_each("rule", ["priority-not-a-number", "xml-version-not-1-0", "unknown-core-element"])
def test_one_rule_is_mended_where_it_is_broken_and_nowhere_else(rule: str) -> None:
    bad = urlset(url("/a", "<priority>0,5</priority>"), url("/b", "<lastMod>2024-01-05</lastMod>"))
    bad = bad.replace('version="1.0"', 'version="1.1"')
    good = urlset(url("/c"))
    whole = joined(bad, good, bad.replace("/a", "/d").replace("/b", "/e"))
    before = texts(whole)
    findings = findings_of(whole)
    outcome = fix_rule(whole, findings, rule)
    assert outcome.counts == {rule: 2}
    assert plan(whole, findings.contexts, FixRequest(rule), lambda: False).count == outcome.count
    assert outcome.edit
    outcome.edit.apply(whole)
    assert [old == new for old, new in zip(before, texts(whole), strict=True)] == [False, True, False]
    assert rule not in {group.rule.id for group in findings.report.groups()}


def test_what_changes_is_told_with_the_name_of_its_file() -> None:
    faulty = urlset(url("/a b"), url("/c d"), before='<?xml version="1.1"?>\n')
    whole = joined(faulty, urlset(url("/")), faulty.replace("/c d", "/e"))
    outcome = fix_all_safe(whole, findings_of(whole))
    assert outcome.files == 2
    told = [(change.row, change.file) for change in outcome.changes]
    assert told == [(None, "0.xml"), (None, "2.xml"), (0, "0.xml"), (1, "0.xml"), (3, "2.xml")]


def test_a_choice_can_be_made_for_some_cells_of_several_files() -> None:
    text = urlset(url("/a", "<priority>0,5</priority>"), url("/b", "<priority>0,7</priority>"))
    whole = joined(text, text.replace("acme.org/", "acme.org/x"))
    choice, *_ = choices(whole, findings_of(whole), "priority-not-a-number", {"priority": {1, 2}})
    sample, edit = choice.sample(), choice.edit()
    assert sample
    assert edit
    edit.apply(whole)
    assert whole.column("priority") == ["0,5", "0.7", "0.5", "0,7"]


def test_a_url_that_two_files_list_can_leave_the_later_one() -> None:
    whole = joined(urlset(url("/a")), urlset(url("/b"), url("/a")))
    findings = findings_of(whole)
    [choice] = choices(whole, findings, "duplicate-across-files")
    edit = choice.edit()
    assert (choice.removes, bool(edit)) == (True, True)
    if edit:
        edit.apply(whole)
    assert [len(file) for file in whole.files] == [1, 1]
    assert not list(findings.report.of_rule("duplicate-across-files"))


def test_comments_before_entries_that_go_stay_in_their_file() -> None:
    text = urlset(url("/a"), "<!-- one -->", url("/a"), url("/b"))
    whole = joined(urlset(url("/x"), url("/y")), text.replace("/a", "/c"), text)
    for choice in choices(whole, findings_of(whole), "duplicate-loc")[:1]:
        edit = choice.edit()
        assert edit
        back = edit.apply(whole)
        assert [len(file) for file in whole.files] == [2, 2, 2]
        assert [b"<!-- one -->" in each for each in texts(whole)] == [False, True, True]
        back.apply(whole)
    assert texts(whole)[1:] == [text.replace("/a", "/c").encode(), text.encode()]
