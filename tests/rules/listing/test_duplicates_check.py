"""URLs that are listed more than once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.fields import Kind
from editor.core.values.urls import near_key
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.finding import Context
from editor.rules.fixes.fix_run import fix_rule
from editor.rules.listing import duplicates_check
from editor.rules.listing.duplicates_check import coarse_key, coarse_keys, duplicates_in
from editor.rules.values.url_traits import UrlColumn
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, checked, document, urlset, with_locs
from tests.rules.extension_cases import DECLARED, image

URLSET = Context(Kind.URLSET, NOW)

PICTURE = image(loc=f"{HOST}/a.png")

# Parts that, joined, give URLs alike in every sense there is, and some that only look so.
PARTS = (
    "/",
    "a",
    "A",
    "%41",
    "%c3%a9",
    "%C3%A9",
    "é",
    ".",
    "..",
    "index.html",
    "INDEX.PHP",
    "?",
    "#",
    "x=1/",
    " ",
    "\t",
)
URLS = st.builds(
    lambda start, parts: start + "".join(parts),
    st.sampled_from(
        (HOST, f"{HOST}/", "https://www.acme.org/", "http://acme.org/", "https://ACME.org:443/", "", " ")
    ),
    st.lists(st.sampled_from(PARTS), max_size=4),
)


@given(st.lists(URLS, max_size=12))
def test_keys_made_in_one_go_are_those_made_one_by_one(locs: list[str]) -> None:
    assert coarse_keys(UrlColumn(locs)) == [coarse_key(loc) for loc in locs]


@given(st.lists(URLS, max_size=8, unique=True))
def test_the_quick_look_overlooks_nothing(locs: list[str]) -> None:
    locs = [f"{HOST}/first", *locs]
    alike = len({near_key(loc) for loc in locs if loc.strip() and "#" not in loc}) < sum(
        bool(loc.strip()) and "#" not in loc for loc in locs
    )
    assert bool(duplicates_in(with_locs(*locs), URLSET)) >= alike


@for_each(
    ("locs", "expected"),
    [
        (("/a", "/b", "/a", "/a"), {2: "duplicate-loc", 3: "duplicate-loc"}),
        (("/~a", "/%7Ea", "/~a"), {1: "equivalent-loc", 2: "duplicate-loc"}),
        (
            ("/a", "/a/", "/a/index.php", "/a"),
            {1: "near-duplicate-loc", 2: "near-duplicate-loc", 3: "duplicate-loc"},
        ),
        (("/a#x", "/a#x", "/%61#x", "/a"), {1: "duplicate-loc"}),
        (("/a", "/A"), {}),
    ],
)
def test_a_later_entry_gets_its_closest_relation(locs: tuple[str, ...], expected: dict[int, str]) -> None:
    found = duplicates_in(with_locs(*(HOST + loc for loc in locs)), URLSET)
    assert {row: hit.rule for row, hit in found} == expected


@for_each(
    ("one", "other", "difference"),
    [
        (f"{HOST}/a", "http://acme.org/a", "http or https"),
        (f"{HOST}/a", "https://www.acme.org/a", "www"),
        (f"{HOST}/a", f"{HOST}/a/", "the slash at the end"),
        (f"{HOST}/a/", f"{HOST}/a/index.html", "the name of an index page"),
        (f"{HOST}/a", "http://www.acme.org/a", "http or https and www"),
        (
            "https://acme.org/a",
            "http://www.acme.org/a/",
            "http or https, www, the slash at the end or the name of an index page",
        ),
    ],
)
def test_what_urls_differ_in_that_are_nearly_the_same_is_said(one: str, other: str, difference: str) -> None:
    (finding,) = checked(with_locs(one, other)).report.of_rule("near-duplicate-loc")
    assert finding.message == f"Row 1 differs only in {difference}: {one}."


def test_different_pages_may_have_one_placeholder() -> None:
    assert duplicates_in(with_locs("None", "None", f"{HOST}/[id]", f"{HOST}/[id]"), URLSET) == []


def test_the_row_of_the_first_is_named() -> None:
    findings = checked(with_locs(f"{HOST}/", f"{HOST}/a", f"{HOST}/a"))
    assert [finding.message for finding in findings.report.at(2)] == [
        "Row 2 has the same URL. Keep one of them."
    ]


def test_duplicates_far_apart_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicates_check, "_AT_A_TIME", 2)
    locs = [f"{HOST}/{number}" for number in range(7)]
    assert duplicates_in(with_locs(*locs), URLSET) == []
    assert [copy.row for copy in duplicates_in(with_locs(*locs, locs[0]), URLSET)] == [7]


def test_whole_entries_that_are_equal_can_go_without_asking() -> None:
    same, other = Entry(f"{HOST}/", "2024-05-01"), Entry(f"{HOST}/", "2025-05-01")
    fixes = [
        finding.fix
        for finding in checked(document(same, same, other)).report.all()
        if finding.rule.id == "duplicate-loc"
    ]
    assert fixes == ["auto", "ask"]


@for_each(
    ("one", "other", "fix"),
    [
        ("<loc>{}</loc>", "<Loc>{}</Loc>", "auto"),
        ("<loc>{}</loc>", "<Loc>{}</Loc><!-- a -->", "ask"),
        ("<loc>{}</loc>", "<loc>{}</loc><loc>https://acme.org/b</loc>", "ask"),
        ("<loc>{}</loc>" + PICTURE, "\n  <Loc>{}</Loc>\n  " + PICTURE + "\n", "auto"),
        ("<loc>{}</loc>" + PICTURE, "<Loc>{}</Loc>" + PICTURE.replace("a.png", "b.png"), "ask"),
        ("<loc>{}</loc><!-- a -->" + PICTURE, "<loc>{}</loc> <!-- a -->" + PICTURE, "auto"),
        ("<loc>{}</loc><priority>1.0</priority>", '<loc a="b">{}</loc><priority>1.0</priority>', "ask"),
    ],
)
def test_entries_are_equal_that_hold_the_same_however_it_is_written(one: str, other: str, fix: str) -> None:
    entries = [f"<url>{each.format(HOST + '/')}</url>\n" for each in (one, other)]
    data = urlset(*entries, attributes=DECLARED).encode()
    mended = read_document(data).entries
    edit = fix_rule(mended, checked(mended), "unknown-core-element").edit
    if edit is not None:
        edit.apply(mended)
    for opened in (mended, read_document(to_bytes(mended, data)).entries):
        assert [each.fix for each in checked(opened).report.all() if each.rule.id == "duplicate-loc"] == [fix]


@for_each(
    ("locs", "fix"),
    [
        (["/a"] * 4, "auto"),
        (["start"] * 4, "ask"),
        (["/a"] * 300, "auto"),  # half of all
    ],
)
def test_equal_entries_that_stand_for_several_pages_do_not_go_without_asking(
    locs: list[str], fix: str
) -> None:
    locs = [f"{HOST}{loc}" if loc.startswith("/") else loc for loc in locs]
    findings = checked(with_locs(*locs, *(f"{HOST}/{number}" for number in range(300))))
    assert {finding.fix for finding in findings.report.of_rule("duplicate-loc")} == {fix}


def test_a_url_in_most_entries_is_one_finding_that_follows_edits_and_others_stay_found() -> None:
    locs = [f"{HOST}/a"] * 52 + ["/b", "/b"] + [f"{HOST}/{number}" for number in range(46)]
    entries = document(*(Entry(loc, f"2024-05-{1 + row % 2:02}") for row, loc in enumerate(locs)))
    report = checked(entries).report
    (finding,) = report.of_rule("same-url-in-most")
    told = "52 of 100 entries have the URL https://acme.org/a. Generate the sitemap again."
    assert (finding.message, finding.row, finding.fix) == (told, None, "ask")
    assert report.rows("duplicate-loc") == [53]
    entries.set_values("loc", range(2), [f"{HOST}/x", f"{HOST}/y"])
    assert not [*report.of_rule("same-url-in-most")]
    assert report.rows("duplicate-loc") == [*range(3, 52), 53]


def test_a_second_entry_is_one_finding_which_names_other_metadata() -> None:
    other, same = Entry(f"{HOST}/", "2025-05-01", "daily"), Entry(f"{HOST}/", " 2024-05-01 ")
    findings = checked(document(Entry(f"{HOST}/", "2024-05-01"), other, same))
    assert [finding.message for finding in findings.report.of_rule("duplicate-loc")] == [
        "Row 1 has the same URL. It has a different lastmod, changefreq. Keep the right one.",
        "Row 1 has the same URL. Keep one of them.",
    ]
    assert [finding.rule.id for finding in findings.report.at(1)] == ["duplicate-loc"]


def test_lines_that_are_no_urls_are_no_duplicates() -> None:
    assert not duplicates_in(with_locs("# pages", "# pages", kind=Kind.TEXT), Context(Kind.TEXT, NOW))
