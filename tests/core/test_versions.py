"""What two sitemaps say differently, and a merge that loses nothing that only one side changed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Batch
from editor.core.document.entries import Entries
from editor.core.document.entry_text import with_root_declaration
from editor.core.extensions.extension_declarations import IMAGE
from editor.core.extensions.extension_editing import draft_of
from editor.core.extensions.extension_reading import nodes_at
from editor.core.fields import Kind
from editor.core.versions import (
    ENTRY,
    Changed,
    Differences,
    KnownBy,
    Merge,
    MergeConflict,
    MergeSide,
    differences,
)
from editor.core.xml.markup import EXTENSIONS, NAMESPACE, Layout, new_frame
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes, verify
from tests.core.documents import entries, filled, snapshot
from tests.core.file_sets import joined, texts
from tests.for_each import for_each

IMAGE_TEXT = "http://www.google.com/schemas/sitemap-image/1.1"


def extended(image: str, *, prefix: str = "image", gap: str = "", comment: str = "") -> Document:
    """A document of one entry with an image."""
    block = (
        f"<{prefix}:image>{gap}{comment}<{prefix}:loc>{image}</{prefix}:loc>{gap}</{prefix}:image>"
        if image
        else ""
    )
    return read_document(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:{prefix}="{IMAGE_TEXT}">'
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
            f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:i="{IMAGE_TEXT}"><url>'
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


URLS = ("a", "b", "c", "d", "e")
versions = st.dictionaries(
    st.sampled_from(URLS), st.tuples(*[st.sampled_from(["", "1", "2"])] * 3), max_size=len(URLS)
)
Version = dict[str, tuple[str, str, str]]


def document(version: Version) -> Document:
    return filled(*(Entry(loc, *values) for loc, values in version.items()))


def content(document: Entries) -> Version:
    rows = (document.entry(row).values() for row in range(len(document)))
    return {values[0]: values[1:] for values in rows}


def merged_plainly(base: Version, mine: Version, theirs: Version, side: MergeSide) -> tuple[Version, int]:
    """What a merge is by definition, and how many conflicts there are; entries have no order here."""
    merged: Version = {}
    conflicts = 0
    for loc in {*base, *mine, *theirs}:
        old, own, other = base.get(loc), mine.get(loc), theirs.get(loc)
        if own is None or other is None:
            if old is None:
                result = own or other
            elif own in (None, old) and other in (None, old):
                result = None
            else:
                conflicts += 1
                result = own if side is MergeSide.MINE else other
        else:
            values = []
            for before, one, two in zip(old or ("", "", ""), own, other, strict=True):
                is_conflict = one != two and before not in (one, two)
                conflicts += is_conflict
                values.append(two if one == before or (is_conflict and side is MergeSide.THEIRS) else one)
            result = (values[0], values[1], values[2])
        if result is not None:
            merged[loc] = result
    return merged, conflicts


@given(versions, versions, versions, st.sampled_from(MergeSide))
def test_a_merge_is_what_it_is_by_definition(
    base: Version, mine: Version, theirs: Version, side: MergeSide
) -> None:
    own = document(mine)
    before = snapshot(own)
    merge = Merge(document(base), own, document(theirs))
    expected, conflicts = merged_plainly(base, mine, theirs, side)
    assert len(merge.conflicts) == conflicts
    edit = merge.edit(merge.merged([side] * conflicts))
    if edit is not None:
        inverse = edit.apply(own)
        assert content(own) == expected
        inverse.apply(own)
    else:
        assert mine == expected
    assert snapshot(own) == before


@given(versions, versions, versions, st.sampled_from(MergeSide))
def test_one_of_several_files_is_merged_as_it_would_be_alone(
    base: Version, mine: Version, theirs: Version, side: MergeSide
) -> None:
    whole = joined([Entry("first")], [Entry(loc, *values) for loc, values in mine.items()], [Entry("last")])
    part, before = whole.files[1], texts(whole)
    merge = Merge(document(base), Document.copy_of(part, shares_layouts=True), document(theirs))
    edit = merge.edit(merge.merged([side] * len(merge.conflicts)))
    inverse = edit.placed_in(part, whole).apply(whole) if edit else Batch(())
    assert content(part) == merged_plainly(base, mine, theirs, side)[0]
    assert [texts(whole)[0][number] for number in (0, 2)] == [before[0][number] for number in (0, 2)]
    inverse.apply(whole)
    assert texts(whole) == before


@given(versions, versions)
def test_what_is_the_same_in_both_changes_nothing(base: Version, both: Version) -> None:
    merge = Merge(document(base), document(both), document(both))
    assert (merge.conflicts, merge.edit(merge.merged([]))) == ([], None)


def test_entries_of_theirs_come_where_they_stand_there() -> None:
    base, mine = filled(Entry("a"), Entry("b")), filled(Entry("a"), Entry("own"), Entry("b"))
    theirs = filled(Entry("first"), Entry("a"), Entry("b"), Entry("last"))
    merged = Merge(base, mine, theirs).merged([])
    assert merged.column("loc") == ["first", "a", "own", "b", "last"]


def test_a_conflict_shows_what_each_side_has() -> None:
    base = filled(Entry("a", priority="0.5"), Entry("b"))
    mine = filled(Entry("a", priority="0.1"), Entry("b", changefreq="daily"))
    theirs = filled(Entry("a", priority="0.9"))
    assert Merge(base, mine, theirs).conflicts == [
        MergeConflict("a", "priority", "0.5", "0.1", "0.9"),
        MergeConflict("b", ENTRY, "b", "b  daily", ""),
    ]


def test_extensions_come_with_the_entry_they_stand_in_and_my_values_stay() -> None:
    base, mine, theirs = (filled(Entry("a", priority="0.5")) for _ in range(3))
    theirs.columns.extensions[0] = "<image/>"
    mine.set_values("priority", range(1), "0.7")
    merged = Merge(base, mine, theirs).merged([])
    assert (list(merged.columns.extensions), merged.column("priority")) == (["<image/>"], ["0.7"])


IMAGES = IMAGE.namespace
ROOTS = ("", f' xmlns:i="{IMAGES}"', f' xmlns:i="{IMAGES}" xmlns:x="urn:x"', ' xmlns:i="urn:other"')
MARKUP = ("", "<i:image><i:loc>1</i:loc></i:image>", "<i:image/>", '<!-- c --><x:y i:z="1"/>')
file = st.tuples(
    st.sampled_from(ROOTS), st.dictionaries(st.sampled_from(URLS), st.sampled_from(MARKUP), max_size=4)
)


def read_file(file: tuple[str, dict[str, str]]) -> Document:
    root, version = file
    entries = "".join(f"<url><loc>{loc}</loc>{markup}</url>\n" for loc, markup in version.items())
    lacking = [f' xmlns:{prefix}="urn:l"' for prefix in "ix" if f"xmlns:{prefix}" not in root]
    entries = entries.replace("<i:image", f"<i:image{lacking[0]}") if " xmlns:i=" not in root else entries
    entries = entries.replace("<x:y", f"<x:y{''.join(lacking)}")
    return read_document(f'<urlset xmlns="{NAMESPACE}"{root}>\n{entries}</urlset>'.encode()).entries


def meanings(document: Document) -> dict[str, object]:
    told = (
        [(node.namespace, draft_of(node)) for node in nodes_at(document, row)] for row in range(len(document))
    )
    return dict(zip(document.column("loc"), told, strict=True))


@given(file, file, file, st.sampled_from(MergeSide))
def test_what_a_merge_keeps_means_what_it_meant(
    base: tuple[str, dict[str, str]],
    mine: tuple[str, dict[str, str]],
    theirs: tuple[str, dict[str, str]],
    side: MergeSide,
) -> None:
    old, own, other = map(read_file, (base, mine, theirs))
    merge = Merge(old, own, other)
    merged = merge.merged([side] * len(merge.conflicts))
    verify(merged, to_bytes(merged))
    for loc, meaning in meanings(merged).items():
        assert meaning in (meanings(own).get(loc), meanings(other).get(loc))


def test_a_prefix_that_only_one_side_declares_is_declared_in_what_both_become() -> None:
    video = ' xmlns:v="urn:v"'
    base, mine = (read_file(("", {"a": "", "b": ""})) for _ in range(2))
    theirs = read_file((video, {"a": "", "b": "<v:y/>"}))
    mine.set_frame(with_root_declaration(mine.frame, "i", IMAGES))
    mine.set_values("extensions", range(1), "<i:image/>")
    merged = Merge(base, mine, theirs).merged([])
    assert merged.frame.prolog.endswith(f' xmlns:i="{IMAGES}" xmlns:v="urn:v">')
    assert merged.columns.extensions == ["<i:image/>", "<v:y/>"]


def test_a_list_without_a_last_line_end_gets_one_where_it_goes_on() -> None:
    def lines(*locs: str) -> Document:
        document = Document(new_frame(Kind.TEXT))
        document.append(document.new_columns(Entry(loc) for loc in locs))
        number = document.layout_number(Layout("", document.layouts[0].children, ""))
        document.columns.layout[-1] = number
        return document

    merged = Merge(lines("a"), lines("a"), lines("a", "b")).merged([])
    assert [merged.layouts[number].end for number in merged.columns.layout] == ["\n", ""]


@for_each(("between", "is_kept"), [("&e;", True), ("", False)])
def test_a_document_type_stays_as_long_as_its_entities_are_used(between: str, is_kept: bool) -> None:
    doctype = '<!DOCTYPE urlset [<!ENTITY e "x">]>'
    entries = f"<url><loc>a</loc></url>{between}<url><loc>b&e;</loc></url>"
    text = f'{doctype}<urlset xmlns="{NAMESPACE}">{entries}</urlset>'
    base, mine = (read_document(text.encode()).entries for _ in range(2))
    theirs = read_document(text.replace(doctype, "").replace("&e;", "x").encode()).entries
    mine.set_values("priority", range(1), "0.5")
    merge = Merge(base, mine, theirs)
    merged = merge.merged([MergeSide.THEIRS] * len(merge.conflicts))
    verify(merged, to_bytes(merged))
    assert merged.column("priority") == ["0.5", ""]
    assert merged.frame.prolog == (mine if is_kept else theirs).frame.prolog


def test_a_version_with_another_prefix_cannot_be_merged() -> None:
    mine = filled(Entry("a"))
    theirs = Document(new_frame(Kind.SITEMAPINDEX))
    assert Merge.is_possible(mine, filled())
    assert not Merge.is_possible(mine, theirs)
