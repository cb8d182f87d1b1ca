"""Entries with the same URL put together, and one of them kept."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.extensions.extension_reading import meaning_of, nodes_at
from editor.core.fields import Kind
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.rules.finding import Context
from editor.rules.fixes.fix_run import fix_rule
from editor.rules.listing.listing_fixes import (
    OTHER,
    SAME_PAGE,
    DuplicateGroup,
    Keep,
    contents_of,
    duplicate_groups,
    keep,
    lost,
    unite_groups,
)
from tests.core.documents import snapshot
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, checked, document, url, urlset, with_locs
from tests.rules.extension_cases import DECLARED, link, news, video

CONTEXT = Context(Kind.URLSET, NOW)


def entries() -> Document:
    return document(
        Entry(f"{HOST}/a", "2024-05-01"),
        Entry(f"{HOST}/b", "2024-05-01"),
        Entry(f" {HOST}/a", "2024-05-02T00:00:00Z", "daily"),
        Entry(f"{HOST}/%61", "2024-05-01"),
        Entry(f"{HOST}/c"),
        Entry(f"{HOST}/b", "2024-05-01"),
    )


def test_groups_tell_how_they_are_alike_and_what_differs() -> None:
    assert duplicate_groups(entries(), CONTEXT) == [
        DuplicateGroup("equivalent-loc", (0, 2, 3), ("loc", "lastmod", "changefreq")),
        DuplicateGroup("duplicate-loc", (1, 5), ()),
    ]


def test_only_the_rules_asked_for_make_groups() -> None:
    made = with_locs(f"{HOST}/a", f"{HOST}/%61", f"{HOST}/a", f"{HOST}/a/")
    assert [group.rows for group in duplicate_groups(made, CONTEXT, {"duplicate-loc"})] == [(0, 2)]
    assert [group.rows for group in duplicate_groups(made, CONTEXT)] == [(0, 1, 2)]
    [near] = duplicate_groups(made, CONTEXT, SAME_PAGE | {"near-duplicate-loc"})
    assert (near.rule, near.rows) == ("near-duplicate-loc", (0, 1, 2, 3))


def test_entries_that_differ_in_more_than_values_say_so() -> None:
    text = urlset(url(more="<x:a/>"), url(), attributes=' xmlns:x="urn:x"')
    [group] = duplicate_groups(read_document(text.encode()).entries, CONTEXT)
    assert group.differs == (OTHER,)
    text = urlset(url(more="<lastmod/>"), url(more="<!-- a --><lastmod>2024</lastmod>"))
    [group] = duplicate_groups(read_document(text.encode()).entries, CONTEXT)
    assert group.differs == ("lastmod", OTHER)
    text = urlset(url(more="<lastmod/>"), url(more="<lastmod>2024</lastmod>"))
    [group] = duplicate_groups(read_document(text.encode()).entries, CONTEXT)
    assert group.differs == ("lastmod",)


@for_each(
    ("how", "kept"),
    [
        (Keep.FIRST, ["/a", "/b", "/c"]),
        (Keep.LAST, ["/%61", "/c", "/b"]),
        (Keep.NEWEST, ["/b", "/a", "/c"]),
        ([3, 5], ["/%61", "/c", "/b"]),
        ([5], ["/a", "/a", "/%61", "/c", "/b"]),
        ([0, 2, 3, 1], ["/a", "/b", "/a", "/%61", "/c"]),
        ([], ["/a", "/b", "/a", "/%61", "/c", "/b"]),
    ],
)
def test_one_of_each_group_is_kept(how: Keep | list[int], kept: list[str]) -> None:
    made = entries()
    edit = keep(made, duplicate_groups(made, CONTEXT), how)
    if edit is not None:
        inverse = edit.apply(made)
        assert [loc.strip().removeprefix(HOST) for loc in made.column("loc")] == kept
        inverse.apply(made)
    assert made.column("loc") == entries().column("loc")
    assert (edit is None) == (not how)


@for_each(
    ("dates", "kept"),
    [
        (["2024", "2024-05-01", "2024-04-30T23:00:00-02:00"], 2),
        (["", "x", "2024"], 2),
        (["", "", ""], 0),
        (["2024-01-01", "2024", ""], 0),
        (["9999-13-01", "0001-01-01", ""], 1),
    ],
)
def test_the_newest_is_the_latest_moment_and_the_first_of_equals(dates: list[str], kept: int) -> None:
    made = document(*(Entry(f"{HOST}/", date, priority=str(row)) for row, date in enumerate(dates)))
    edit = keep(made, duplicate_groups(made, CONTEXT), Keep.NEWEST)
    assert edit
    edit.apply(made)
    assert made.column("priority") == [str(kept)]


def test_one_group_alone_can_be_settled() -> None:
    made = entries()
    edit = keep(made, duplicate_groups(made, CONTEXT)[1:], Keep.LAST)
    assert edit
    edit.apply(made)
    assert [loc.strip() for loc in made.column("loc")] == [
        f"{HOST}{path}" for path in ("/a", "/a", "/%61", "/c", "/b")
    ]


def test_comments_before_removed_entries_stay() -> None:
    text = urlset(url(), "  <!-- a -->\n", url(), "  <!-- b -->\n")
    made = read_document(text.encode()).entries
    edit = keep(made, duplicate_groups(made, CONTEXT), Keep.FIRST)
    assert edit
    edit.apply(made)
    assert b"<!-- a -->" in to_bytes(made)
    assert b"<!-- b -->" in to_bytes(made)


SHOP = '<x:price xmlns:x="http://example.com/shop">1</x:price>'
_BLOCKS = st.sampled_from(
    [
        "<image:image><image:loc>https://acme.org/a.png</image:loc></image:image>",
        "<image:image>\n<image:loc>https://acme.org/b.png</image:loc></image:image>",
        video(),
        news(),
        link("de"),
        link("en"),
        SHOP,
        "<!-- c -->",
        '<lastmod a="b">2024-05-01</lastmod>',
    ]
)
_ENTRIES = st.lists(
    st.builds(url, st.sampled_from(["/", "/a"]), st.lists(_BLOCKS, max_size=4).map("".join)), max_size=5
)


def read_in(*entries: str) -> Document:
    return read_document(urlset(*entries, attributes=DECLARED).encode()).entries


def told(made: Document) -> set[tuple[str, object]]:
    """What is said of which URL, by elements of extensions."""
    locs = made.column("loc")
    return {(locs[row], meaning_of(node)) for row in range(len(made)) for node in nodes_at(made, row)}


@given(_ENTRIES)
def test_what_entries_hold_is_held_by_the_one_that_stays(entries: list[str]) -> None:
    made = read_in(*entries)
    before, content = snapshot(made), told(made)
    groups = duplicate_groups(made, Context(made.kind, NOW))
    edit = unite_groups(made, groups, [group.rows[0] for group in groups])
    assert (edit is None) == (not groups)
    if edit is None:
        return
    inverse = edit.apply(made)
    assert told(made) == content
    assert not duplicate_groups(made, Context(made.kind, NOW))
    verify(made, to_bytes(made))
    inverse.apply(made)
    assert snapshot(made) == before


def test_to_mend_duplicates_as_a_whole_loses_no_video() -> None:
    videos = [video().replace("<video:title>", f"<video:title>{number}") for number in range(3)]
    made = read_in(
        *(url("/", f"<priority>0.{number}</priority>{each}") for number, each in enumerate(videos))
    )
    content = told(made)
    outcome = fix_rule(made, checked(made), "duplicate-loc")
    assert outcome.edit
    outcome.edit.apply(made)
    assert (len(made), told(made)) == (1, content)


def test_it_is_told_what_would_go_with_entries() -> None:
    made = read_in(
        url("/", link("de") + SHOP), url("/", link("de") + link("en") + video()), url("/a", video())
    )
    groups = duplicate_groups(made, Context(made.kind, NOW))
    contents = contents_of(made, groups)
    assert lost(contents, groups, [0]) == {"hreflang": 1, "video": 1}
    assert lost(contents, groups, [1]) == {"x:price": 1}
    assert lost(contents, groups, []) == {}


def test_the_newest_date_is_taken_along() -> None:
    dates = ("2024-05-01", "2025-01-01T10:00:00Z", "2024-06-01")
    made = read_in(*(url("/", f"<lastmod>{date}</lastmod>") for date in dates))
    groups = duplicate_groups(made, Context(made.kind, NOW))
    edit = unite_groups(made, groups, [2])
    assert edit
    edit.apply(made)
    assert made.column("lastmod") == ["2025-01-01T10:00:00Z"]


def test_of_many_with_one_url_each_adds_its_own() -> None:
    made = read_in(*(url("/", link(f"x-a{number}", f"{HOST}/{number}")) for number in range(300)))
    groups = duplicate_groups(made, Context(made.kind, NOW))
    edit = unite_groups(made, groups, [0])
    assert edit
    edit.apply(made)
    assert (len(made), len(nodes_at(made, 0))) == (1, 300)
