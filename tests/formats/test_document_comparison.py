"""What is another in a version is counted, listed, and taken over as one edit."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.document_states import origins_by_content
from editor.core.fields import Kind
from editor.core.versions import Differences, KnownBy, differences
from editor.core.xml.markup import new_frame
from editor.formats.document_comparison import VersionComparison, compare, taking_over
from editor.formats.moving_entries import CannotMove
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.fixes.preview_changes import PreviewChange
from tests.core.documents import entries, filled, snapshot
from tests.for_each import for_each


def compared(before: Document, after: Document, limit: int = 10) -> VersionComparison:
    return compare(before, after, origins_by_content(before, after), limit)


def test_entries_that_came_went_and_changed_are_told_apart() -> None:
    before = filled(Entry("a", priority="0.1"), Entry("gone"), Entry("same"))
    after = filled(Entry("new"), Entry("a", "2026", priority="0.2"), Entry("same"))
    assert compared(before, after) == VersionComparison(
        added=1,
        removed=1,
        changed=1,
        changes=(
            PreviewChange(1, "", "gone", ""),
            PreviewChange(0, "lastmod", "", "2026", url="a"),
            PreviewChange(0, "priority", "0.1", "0.2", url="a"),
            PreviewChange(0, "", "", "new"),
        ),
    )


def test_urls_that_moved_are_taken_over_with_what_else_differs() -> None:
    theirs = filled(Entry("https://e.org/a/", "2026"), Entry("https://e.org/b"))
    for known_by, host in ((KnownBy.URL, "https://e.org"), (KnownBy.PATH, "http://localhost")):
        mine = filled(Entry("https://e.org/b".replace("https://e.org", host)), Entry(f"{host}/a"))
        found = differences(mine, theirs, known_by)
        edit = taking_over(mine, theirs, found, known_by)
        assert edit is not None
        edit.apply(mine)
        assert list(mine.column("loc")) == [f"{host}/b", f"{host}/a/"]
        assert list(mine.column("lastmod")) == ["", "2026"]


def test_no_more_is_listed_than_asked_for_but_all_is_counted() -> None:
    found = compared(filled(*map(Entry, "abcd")), filled(), limit=2)
    assert (found.removed, len(found.changes), found.count) == (4, 2, 4)


def test_order_extensions_and_the_file_itself_count_too() -> None:
    before, after = filled(Entry("a"), Entry("b")), filled(Entry("b"), Entry("a"))
    after.columns.extensions[0] = "<image/>"
    after.set_frame(after.frame._replace(gzip=True))
    found = compared(before, after)
    assert found.is_reordered
    assert found.changes == (
        PreviewChange(None, "compression", "", "gzip"),
        PreviewChange(1, "", "", "<image/>", url="b"),
    )


def test_a_version_like_the_other_differs_in_nothing() -> None:
    assert compared(filled(Entry("a")), filled(Entry("a"))) == VersionComparison()


CORE = "http://www.sitemaps.org/schemas/sitemap/0.9"
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
HOST = "https://acme.org"


def sitemap(*inside: str, prefix: str = "image", start: str = "") -> Document:
    lines = "".join(f"\n  <url>{each}</url>" for each in inside)
    return read_document(
        f'{start}<urlset xmlns="{CORE}" xmlns:{prefix}="{IMAGE}">{lines}\n</urlset>'.encode()
    ).entries


def page(path: str, more: str = "") -> str:
    return f"<loc>{HOST}/{path}</loc>{more}"


def image(name: str, prefix: str = "image") -> str:
    return f"<{prefix}:image><{prefix}:loc>{HOST}/{name}.png</{prefix}:loc></{prefix}:image>"


def take(mine: Document, theirs: Document, found: Differences, known_by: KnownBy = KnownBy.URL) -> str:
    """The text after all that was found was taken over; fails unless undo brings the old one back."""
    before = to_bytes(mine)
    edit = taking_over(mine, theirs, found, known_by)
    assert edit is not None
    back = edit.apply(mine)
    after = to_bytes(mine)
    back.apply(mine)
    assert to_bytes(mine) == before
    edit.apply(mine)
    return after.decode()


@given(st.lists(entries, max_size=6), st.lists(entries, max_size=6))
def test_afterwards_nothing_differs_and_undo_brings_all_back(one: list[Entry], other: list[Entry]) -> None:
    mine, theirs = filled(*one), filled(*other)
    before = snapshot(mine)
    edit = taking_over(mine, theirs, differences(mine, theirs), KnownBy.URL)
    if edit is not None:
        back = edit.apply(mine)
        assert differences(mine, theirs).count == 0
        back.apply(mine)
    assert snapshot(mine) == before


def test_only_what_differs_is_touched() -> None:
    mine = sitemap(page("a", "<!-- ours --><priority>0.1</priority>"), page("b"), page("c"))
    theirs = sitemap(page("c"), page("a", "<priority>0.9</priority>"), page("d", image("d")))
    after = take(mine, theirs, differences(mine, theirs))
    expected = sitemap(page("a", "<!-- ours --><priority>0.9</priority>"), page("c"), page("d", image("d")))
    assert after == to_bytes(expected).decode()


def test_images_come_with_the_names_that_the_file_has_for_them() -> None:
    mine = sitemap(page("a", image("old", "img")), page("b"), prefix="img")
    theirs = sitemap(page("b", image("b")), page("a", image("new")))
    take(mine, theirs, differences(mine, theirs))
    assert differences(mine, theirs).count == 0


def test_entries_of_one_url_are_known_by_their_images_too() -> None:
    mine = sitemap(page("a", "<priority>0.1</priority>"), page("a"))
    theirs = sitemap(page("a"), page("a", image("a")))
    take(mine, theirs, differences(mine, theirs))
    assert differences(mine, theirs).count == 0


def test_what_is_not_asked_for_stays() -> None:
    mine, theirs = sitemap(page("a"), page("gone")), sitemap(page("a", "<priority>1.0</priority>"), page("b"))
    found = replace(differences(mine, theirs), only_mine=(), changed=())
    assert take(mine, theirs, found) == to_bytes(sitemap(page("a"), page("gone"), page("b"))).decode()


def test_of_entries_known_by_their_path_the_url_stays() -> None:
    mine = sitemap(page("a", image("old")), page("b"))
    theirs = sitemap(page("a", image("new")), page("b", "<priority>1.0</priority>"))
    theirs.set_values("loc", range(2), ["http://localhost/a", "http://localhost/b"])
    take(mine, theirs, differences(mine, theirs, KnownBy.PATH), KnownBy.PATH)
    assert mine.column("loc") == [f"{HOST}/a", f"{HOST}/b"]
    assert differences(mine, theirs, KnownBy.PATH).count == 0


@for_each("is_list_mine", [True, False])
def test_between_a_sitemap_and_a_text_list_urls_are_taken(is_list_mine: bool) -> None:
    lines = Document(new_frame(Kind.TEXT))
    lines.append(lines.new_columns([Entry(f"{HOST}/a"), Entry(f"{HOST}/new")]))
    pages = sitemap(page("a", "<priority>1.0</priority>"), page("b"))
    mine, theirs = (lines, pages) if is_list_mine else (pages, lines)
    take(mine, theirs, differences(mine, theirs))
    assert mine.column("loc") == theirs.column("loc")


def test_what_only_the_other_file_can_say_is_refused() -> None:
    start = '<!DOCTYPE urlset [<!ENTITY x "y">]>'
    theirs = sitemap(page("&x;"), start=start)
    with pytest.raises(CannotMove, match="Row 1 uses a custom entity"):
        taking_over(sitemap(page("a")), theirs, differences(sitemap(page("a")), theirs), KnownBy.URL)
