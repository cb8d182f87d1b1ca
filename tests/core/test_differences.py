"""What two sitemaps say differently, whoever wrote them."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.versions import Changed, Differences, KnownBy, differences
from editor.core.xml.markup import EXTENSIONS, new_frame
from editor.formats.reading.reader import read_document
from tests.core.documents import entries, filled
from tests.for_each import for_each

IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"


def extended(image: str, *, prefix: str = "image", gap: str = "", comment: str = "") -> Document:
    """A document of one entry with an image."""
    block = (
        f"<{prefix}:image>{gap}{comment}<{prefix}:loc>{image}</{prefix}:loc>{gap}</{prefix}:image>"
        if image
        else ""
    )
    return read_document(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:{prefix}="{IMAGE}">'
        f"<url>{gap}<loc>https://acme.org/</loc>{gap}{block}</url></urlset>".encode()
    ).entries


def listed(*locs: str) -> Document:
    return filled(*map(Entry, locs))


def test_entries_of_one_alone_and_those_with_other_values_are_told_apart() -> None:
    mine = filled(Entry("a", priority="0.1"), Entry("gone"), Entry("same", "2026"))
    theirs = filled(Entry("new"), Entry("a", "2026", priority="0.2"), Entry("same", " 2026\n"))
    found = differences(mine, theirs)
    assert found == Differences([1], [0], [Changed(0, 1, ("lastmod", "priority"))], 1, is_reordered=False)


def test_of_entries_with_one_url_those_that_are_alike_belong_together() -> None:
    mine, theirs = (filled(*(Entry("a", date) for date in dates)) for dates in ("123", "241"))
    found = differences(mine, theirs)
    assert (found.alike, found.changed) == (2, [Changed(2, 1, ("lastmod",))])


def test_another_order_is_told_but_no_difference() -> None:
    found = differences(listed("a", "b", "c"), listed("c", "a", "b"))
    assert (found.count, found.alike, found.is_reordered) == (0, 3, True)


@for_each(
    ("one", "other", "is_alike"),
    [
        (
            "<i:title>t</i:title><i:caption>c</i:caption>",
            "<i:caption>c</i:caption><i:title>t</i:title>",
            True,
        ),
        (
            "<i:title>t</i:title><i:caption>c</i:caption>",
            "<i:title>c</i:title><i:caption>t</i:caption>",
            False,
        ),
        ("<i:title>s</i:title><i:title>t</i:title>", "<i:title>t</i:title><i:title>s</i:title>", False),
        ("<x><a/><b/></x>", "<x><b/><a/></x>", False),
    ],
)
def test_in_an_image_the_order_of_different_elements_does_not_matter(
    one: str, other: str, is_alike: bool
) -> None:
    mine, theirs = (
        read_document(
            f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:i="{IMAGE}"><url>'
            f"<loc>https://acme.org/</loc><i:image>{image}</i:image></url></urlset>".encode()
        ).entries
        for image in (one, other)
    )
    assert (differences(mine, theirs).alike == 1) is is_alike


def test_a_url_in_another_spelling_is_the_same_entry_with_another_url() -> None:
    found = differences(listed("https://acme.org/%7Ea"), listed("HTTPS://acme.org:443/~a"))
    assert found.changed == [Changed(0, 0, ("loc",))]


@for_each(
    ("one", "other", "is_same"),
    [
        ("http://acme.org/a?b", "https://www.acme.org:8080/a?b", True),
        ("https://acme.org/a", "https://acme.org/a/", False),
        ("https://acme.org", "http://localhost/", True),
        ("/a", "/a", True),
    ],
)
def test_by_the_path_a_site_that_moved_is_the_same(one: str, other: str, is_same: bool) -> None:
    found = differences(listed(one), listed(other), KnownBy.PATH)
    assert (found.alike, found.changed) == (int(is_same), [])


@for_each(
    ("other", "is_same"),
    [
        (extended("a.png", gap="\n  "), True),
        (extended(" a.png ", prefix="img", comment="<!-- ours -->"), True),
        (extended("<![CDATA[a.png]]>"), True),
        (extended("b.png"), False),
        (extended(""), False),
    ],
)
def test_images_are_compared_by_what_they_say(other: Document, is_same: bool) -> None:
    found = differences(extended("a.png"), other)
    assert found.changed == ([] if is_same else [Changed(0, 0, (EXTENSIONS,))])


def test_of_different_kinds_only_what_both_have_is_compared() -> None:
    lines = Document(new_frame(Kind.TEXT))
    lines.append(lines.new_columns([Entry("https://acme.org/"), Entry("https://acme.org/b")]))
    found = differences(extended("a.png"), lines)
    assert (found.alike, found.changed, found.only_theirs) == (1, [], [1])


@given(st.lists(entries, max_size=8), st.lists(entries, max_size=8))
def test_each_entry_is_counted_once_and_none_is_alone_that_has_a_free_partner(
    one: list[Entry], other: list[Entry]
) -> None:
    mine, theirs = filled(*one), filled(*other)
    found = differences(mine, theirs)
    assert len(mine) == len(found.only_mine) + len(found.changed) + found.alike
    assert len(theirs) == len(found.only_theirs) + len(found.changed) + found.alike
    own, others = Counter(entry.loc for entry in one), Counter(entry.loc for entry in other)
    assert Counter(one[row].loc for row in found.only_mine) == own - others
    assert Counter(other[row].loc for row in found.only_theirs) == others - own
    assert found.alike >= (Counter(one) & Counter(other)).total()
    for changed in found.changed:
        entry, partner = one[changed.mine], other[changed.theirs]
        assert changed.names == tuple(
            name
            for name in ("loc", "lastmod", "changefreq", "priority")
            if getattr(entry, name) != getattr(partner, name)
        )
