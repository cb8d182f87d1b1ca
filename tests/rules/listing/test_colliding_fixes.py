"""Safe fixes of URLs that other entries have already."""

from hypothesis import example, given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.edits import RemoveRows, SetValues, insertion
from editor.core.fields import Kind
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_run import fix_all_safe
from editor.rules.listing.colliding_fixes import collision_key, collision_keys
from editor.rules.rule import Fixability
from editor.rules.values.loc_check import url_after_fixes
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, checked, document, with_locs

CONTEXT = Context(Kind.URLSET, NOW)
MENDED = [
    (HOST, f"{HOST}/"),
    ("https://ACME.org/a", f"{HOST}/a"),
    (f"{HOST}:443/a", f"{HOST}/a"),
    (f"{HOST}/a b", f"{HOST}/a%20b"),
    (f"{HOST}/?a[]=1", f"{HOST}/?a%5B%5D=1"),
    (f"{HOST}/100%", f"{HOST}/100%25"),
    (f"{HOST}/?a&amp;amp;b", f"{HOST}/?a&b"),
    ("htps:/acme.org/a", f"{HOST}/a"),
    ("http://t.co", "http://t.co/"),
]


def fixes(findings: Findings, row: int) -> set[Fixability]:
    """How what is wrong with a URL by itself can be mended."""
    beside = ("mixed-hosts", "mixed-schemes", "near-duplicate-loc", "equivalent-loc", "duplicate-loc")
    return {one.fix for one in findings.report.at(row, "loc") if one.rule.id not in beside}


@for_each(("flawed", "good"), MENDED)
def test_a_fix_that_makes_a_url_which_is_listed_asks(flawed: str, good: str) -> None:
    others = [f"{HOST}/1", f"{HOST}/2"]
    assert fixes(checked(with_locs(flawed, *others)), 0) == {Fixability.AUTO}
    assert fixes(checked(with_locs(flawed, *others, good)), 0) == {Fixability.ASK}
    assert fixes(checked(with_locs(f" {good} ", *others, flawed)), 3) == {Fixability.ASK}


@for_each(
    ("flawed", "near"),
    [
        ("htps:/acme.org/a", f"{HOST}/a/"),
        ("htps:/acme.org/a", "https://www.acme.org/a"),
        ("htps:/acme.org", f"{HOST}/index.html"),
        (f"{HOST}/a b", f"{HOST}/a%20b/"),
        (f"{HOST}/100%", f"{HOST}/100%25/"),
    ],
)
def test_a_fix_that_makes_a_near_duplicate_asks(flawed: str, near: str) -> None:
    document = with_locs(flawed, f"{HOST}/1", f"{HOST}/2", near)
    findings = checked(document)
    assert fixes(findings, 0) == {Fixability.ASK}
    RemoveRows(range(3, 4)).apply(document)
    assert fixes(findings, 0) == {Fixability.AUTO}


def test_what_is_a_near_duplicate_already_is_mended() -> None:
    findings = checked(with_locs("https://ACME.org/a", f"{HOST}/a/"))
    assert {one.fix for one in findings.report.of_rule("loc-uppercase-host")} == {Fixability.AUTO}


def test_of_two_that_would_become_one_both_ask() -> None:
    findings = checked(with_locs(f"{HOST}/a b&amp;c", f"{HOST}/a b&c", f"{HOST}/x y"))
    assert [fixes(findings, row) for row in range(3)] == [
        {Fixability.ASK},
        {Fixability.ASK},
        {Fixability.AUTO},
    ]


def test_what_is_listed_twice_already_is_mended_in_both_places() -> None:
    document = with_locs(f"{HOST}/a b", f" {HOST}/a b")
    assert "loc-space" in fix_all_safe(document, checked(document)).counts


@for_each(("value", "rule"), [(f"{HOST}/é b", "loc-space"), (f"{HOST}/a b#c", "loc-space")])
def test_a_fix_that_brings_something_else_to_light_asks(value: str, rule: str) -> None:
    document = with_locs(f"{HOST}/", value)
    findings = checked(document)
    told = {one.rule.id: one.fix for one in findings.report.at(1, "loc")}
    assert told[rule] is Fixability.ASK
    assert fix_all_safe(document, findings).edit is None


@for_each(
    ("field", "value"),
    [
        ("lastmod", "2050/01/01"),
        ("lastmod", "1980/1/1"),
        ("priority", "0,12345"),
        ("lastmod", "2050-01-01T24:00:00Z"),
    ],
)
def test_a_value_that_is_wrong_in_another_way_once_it_is_mended_is_left_to_the_person(
    field: str, value: str
) -> None:
    urlset = document(Entry(f"{HOST}/"))
    urlset.set_values(field, range(1), value)
    findings = checked(urlset)
    [finding] = findings.report.at(0, field)
    assert finding.fix is Fixability.ASK


_PARTS = st.sampled_from(
    [
        *'aB1 |[]"^`\x01é#?/&=%:',
        "%41",
        "%2",
        "%25",
        "%D0",
        "&amp;",
        "&#38;",
        "&#65;",
        "&quot;",
        "//",
        "&amp;#37;",
    ]
)
_LOCS = st.builds(
    lambda head, parts, tail: head + "".join(parts) + tail,
    st.sampled_from(
        [f"{HOST}/", "HTTPS://Acme.org:443", " http://acme.org?", "http://acme.org:80", "htp:/a"]
    ),
    st.lists(_PARTS, max_size=6),
    st.sampled_from(["", " ", "\n"]),
)


@given(_LOCS)
@example(f"{HOST}/%25%%41|25")
def test_no_safe_fix_changes_the_key_of_a_url(loc: str) -> None:
    assert collision_key(url_after_fixes(loc, CONTEXT)) == collision_key(loc)


@given(st.lists(_LOCS, max_size=6))
@example(["https://www.acme.org/a\nb", "http://WWW.acme.org/%0A", "https:///x", "", "https://acme.org"])
@example(["https://www.wwwacme.org/\xc4", "http://https://acme.org/", "http://www.acme.org", "acme.org/\xe4"])
def test_keys_made_together_are_those_made_one_by_one(locs: list[str]) -> None:
    assert collision_keys(locs) == list(map(collision_key, locs))


_FEW = st.sampled_from([*(loc for pair in MENDED[:6] for loc in pair), f"{HOST}/a/", f"{HOST}/a%20b/"])


@given(
    st.lists(_FEW, min_size=1, max_size=5),
    st.lists(st.tuples(st.integers(0, 4), _FEW, st.integers(0, 3)), max_size=5),
)
def test_after_any_edit_the_fixes_are_those_of_a_file_that_is_read_anew(
    locs: list[str], edits: list[tuple[int, str, int]]
) -> None:
    document = with_locs(*locs)
    findings = checked(document)
    for place, loc, kind in edits:
        row = min(place, max(len(document) - 1, 0))
        if kind == 0 and len(document) > 1:
            RemoveRows(range(row, row + 1)).apply(document)
        elif kind == 1:
            insertion(document, row, [Entry(loc)]).apply(document)
        elif kind == 2:
            SetValues("priority", range(row, row + 1), "0.5").apply(document)
        else:
            SetValues("loc", range(row, row + 1), loc).apply(document)
        fresh = checked(document.snapshot())
        for at in range(len(document)):
            assert fixes(findings, at) == fixes(fresh, at)


@given(st.lists(_LOCS, max_size=5))
@example([f"{HOST}/é&quot;"])
@example([" http://acme.org?&quot;"])
@example([f"{HOST}/a&#38;b", "http://acme.org:80/a&#38;b"])
def test_all_safe_fixes_together_make_no_new_finding_of_a_url(locs: list[str]) -> None:
    document = with_locs(*locs)
    findings = checked(document)
    before = {group.rule.id: group.places for group in findings.report.groups()}
    outcome = fix_all_safe(document, findings)
    if outcome.edit:
        outcome.edit.apply(document)
    after = {group.rule.id: group.places for group in findings.report.groups()}
    assert {rule for rule, count in after.items() if count > before.get(rule, 0)} == set()
