"""Entries with the same URL put together: nothing that one of them holds is lost."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.extensions.extension_reading import meaning_of, nodes_at
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.rules.finding import Context
from editor.rules.fixes.fix_run import fix_rule
from editor.rules.listing.listing_fixes import contents_of, duplicate_groups, lost, unite_groups
from tests.core.documents import snapshot
from tests.rules.documents import HOST, NOW, checked, url, urlset
from tests.rules.extension_cases import DECLARED, link, news, video

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
