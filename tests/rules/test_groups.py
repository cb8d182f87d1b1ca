"""Entries with the same URL put together, and one of them kept."""

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.finding import Context
from editor.rules.listing.listing_fixes import OTHER, SAME_PAGE, DuplicateGroup, Keep, duplicate_groups, keep
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, document, url, urlset, with_locs

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
