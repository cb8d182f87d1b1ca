"""Edits of extensions: each is one change of the file's text that undoes to the very same."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.extensions.extension_declarations import HREFLANG, IMAGE, VIDEO, Extension
from editor.core.extensions.extension_editing import (
    ExtensionText,
    NewElement,
    change_extensions,
    draft_of,
    extension_edit,
    extensions_of,
    with_copies,
)
from editor.core.extensions.extension_reading import blocks_at, nodes_at
from editor.core.xml.markup import NAMESPACE
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes, verify
from tests.core.extensions.blocks import blocks, frame_with
from tests.core.file_sets import joined
from tests.examples import examples
from tests.for_each import for_each

PICTURE = NewElement("image", children=(NewElement("loc", "https://a.org/a.png?b&c"),))
REGULAR = "  <url>\n    <loc>https://a.org/</loc>\n  </url>\n"
ODD = "  <url>\n    <loc><![CDATA[https://a.org/]]></loc>\n    <!-- c -->\n  </url>\n"


def document(*entries: str, attributes: str = "") -> Document:
    data = f'<urlset xmlns="{NAMESPACE}"{attributes}>\n{"".join(entries)}</urlset>\n'
    return read_document(data.encode()).entries


def text_after(document: Document, edit: Edit | None) -> str:
    """The file's text after an edit that has to undo to what it was, and to be read again as it is."""
    assert edit
    before = to_bytes(document)
    inverse = edit.apply(document)
    after = to_bytes(document)
    verify(document, after)
    again = read_document(after).entries
    for row in range(len(document)):
        assert [draft_of(it) for it in nodes_at(again, row)] == [
            draft_of(it) for it in nodes_at(document, row)
        ]
    redo = inverse.apply(document)
    assert to_bytes(document) == before
    redo.apply(document)
    assert to_bytes(document) == after
    return after.decode()


def with_picture(text: ExtensionText) -> ExtensionText:
    return text.with_block(IMAGE, PICTURE)


@for_each("entry", [REGULAR, ODD])
def test_the_first_block_of_a_file_brings_its_namespace(entry: str) -> None:
    urlset = document(entry, entry)
    text = text_after(urlset, change_extensions(urlset, [1], with_picture, IMAGE))
    assert text.startswith(f'<urlset xmlns="{NAMESPACE}" xmlns:image="{IMAGE.namespace}">\n{entry}')
    assert (
        "\n    <image:image>\n      <image:loc>https://a.org/a.png?b&amp;c</image:loc>\n    </image:image>"
        in text
    )
    assert [len(blocks_at(urlset, row, IMAGE)) for row in (0, 1)] == [0, 1]


def test_a_namespace_comes_on_a_line_of_its_own_where_the_others_have_one() -> None:
    urlset = document(REGULAR, attributes='\n        xmlns:video="x"\n  ')
    text = text_after(urlset, change_extensions(urlset, [0], with_picture, IMAGE))
    assert f'\n        xmlns:video="x"\n        xmlns:image="{IMAGE.namespace}"' in text


def test_a_prefix_that_stands_for_something_else_is_left_alone() -> None:
    urlset = document(REGULAR, attributes=' xmlns:image="http://example.com/"')
    text = text_after(urlset, change_extensions(urlset, [0], with_picture, IMAGE))
    assert "<image2:image>" in text


def test_what_changes_nothing_is_no_edit() -> None:
    urlset = document(REGULAR)
    assert change_extensions(urlset, [0], lambda text: text, IMAGE) is None
    assert with_copies(urlset, 0, [0], IMAGE) is None


def test_blocks_are_copied_to_rows_that_lack_them() -> None:
    urlset = document(REGULAR, ODD, REGULAR)
    change_extensions(urlset, [0, 2], with_picture, IMAGE).apply(urlset)  # type: ignore[union-attr]
    other = NewElement("image", children=(NewElement("loc", "x"),))
    change_extensions(urlset, [2], lambda text: text.with_block(IMAGE, other)).apply(urlset)  # type: ignore[union-attr]
    text_after(urlset, with_copies(urlset, 2, range(3), IMAGE))
    assert [len(blocks_at(urlset, row, IMAGE)) for row in range(3)] == [2, 2, 2]


VIDEO_ROOT = f' xmlns:video="{VIDEO.namespace}" xmlns:q="urn:q"'


@for_each(
    ("block", "entry"),
    product(
        [
            '<video:video xmlns:q="urn:q2" q:a="1"><video:title q:k="2">t</video:title></video:video>',
            '<video:video q:a="1"><!-- c --><video:title><![CDATA[t]]></video:title> stray</video:video>',
            '<video:video><video:title>t</video:title><q:x xmlns:q="urn:q3">1</q:x><q:x/></video:video>',
            f'<v:video xmlns:v="{VIDEO.namespace}"><v:title>t</v:title></v:video>',
            '<video:video><video:title>t</video:title><x xmlns="urn:x"><y/></x></video:video>',
        ],
        [REGULAR, ODD, "<url/>"],
    ),
)
def test_a_block_is_copied_as_it_is_written(block: str, entry: str) -> None:
    urlset = document(REGULAR.replace("</loc>", f"</loc>{block}"), entry, attributes=VIDEO_ROOT)
    assert text_after(urlset, with_copies(urlset, 0, [1], VIDEO)).count(block) == 2
    assert with_copies(urlset, 0, [1], VIDEO) is None


@for_each(
    ("attributes", "prefix", "declared"),
    [
        (' xmlns:q="urn:other"', "video:", ' xmlns:q="urn:q"'),
        (' xmlns:video="urn:v"', "video:", f' xmlns:video="{VIDEO.namespace}"'),
        (f' xmlns:video="urn:v" xmlns:v="{VIDEO.namespace}"', "v:", ""),
    ],
)
def test_a_copy_brings_what_its_prefixes_stand_for(attributes: str, prefix: str, declared: str) -> None:
    block = '<{0}video{1} q:a="1"><{0}title>t</{0}title></{0}video>'
    one = REGULAR.replace("</loc>", f"</loc>{block.format('video:', '')}")
    other = REGULAR.replace("<url>", f"<url{attributes}>")
    urlset = document(one, other, attributes=VIDEO_ROOT)
    assert block.format(prefix, declared) in text_after(urlset, with_copies(urlset, 0, [1], VIDEO))
    first, second = (draft_of(blocks_at(urlset, row, VIDEO)[0]) for row in (0, 1))
    assert first == second


def test_blocks_that_only_look_alike_are_no_copies_of_each_other() -> None:
    block = "<video:video><{0}title>t</{0}title></video:video>"
    entries = (REGULAR.replace("</loc>", f"</loc>{block.format(prefix)}") for prefix in ("q:", "video:"))
    urlset = document(*entries, attributes=VIDEO_ROOT)
    text_after(urlset, with_copies(urlset, 0, [1], VIDEO))
    assert len(blocks_at(urlset, 1, VIDEO)) == 2


def test_attributes_in_another_order_make_no_other_block() -> None:
    link = "<v:link {}/>".format
    entries = (
        REGULAR.replace("</loc>", f"</loc>{link(attributes)}")
        for attributes in ('rel="alternate" hreflang="de" href="a"', "href='a' hreflang='de' rel='alternate'")
    )
    urlset = document(*entries, attributes=f' xmlns:v="{HREFLANG.namespace}"')
    assert with_copies(urlset, 0, [1], HREFLANG) is None


def test_a_block_with_an_entity_is_copied_within_the_file_that_declares_it() -> None:
    block = "<image:image><image:loc>&own;</image:loc></image:image>"
    whole = joined([Entry("a"), Entry("b")], [Entry("c")])
    for file in whole.files:
        whole.set_frame(frame_with(), file.key)
    whole.set_values("extensions", [0], block)
    edit = with_copies(whole, 0, range(3), IMAGE)
    assert edit
    edit.apply(whole)
    assert whole.column("extensions") == [block, block, ""]


def test_one_value_changes_its_own_bytes_alone() -> None:
    entry = REGULAR.replace("</loc>", "</loc><v:video >\n<v:duration>60</v:duration><!-- c --></v:video>")
    urlset = document(entry, attributes=f" xmlns:v='{VIDEO.namespace}'")
    before = to_bytes(urlset).decode()
    text = extensions_of(urlset, 0)
    [duration] = text.blocks(VIDEO)[0].children
    after = text_after(urlset, extension_edit(urlset, {0: text.with_value(duration, "61")}))
    assert after == before.replace(">60<", ">61<")


ENTRIES = [
    REGULAR,
    ODD,
    "<url/>",
    '<url xmlns:image="urn:x" xmlns:xhtml="urn:x"><loc>a</loc></url>',
    '<url xmlns:news="urn:x"><news:news/></url>',
]


@settings(deadline=None, max_examples=examples(12))
@given(blocks(), st.lists(st.sampled_from(ENTRIES), min_size=1, max_size=3))
def test_any_blocks_in_any_entries_are_saved_and_undone(
    drafts: list[tuple[Extension, NewElement]], entries: list[str]
) -> None:
    urlset = document(*entries)
    start = to_bytes(urlset)
    inverses = []
    for extension, draft in drafts:
        edit = change_extensions(
            urlset,
            range(len(entries)),
            lambda text: text.with_block(extension, draft),  # noqa: B023
            extension,
        )
        assert edit
        inverses.append(edit.apply(urlset))
    after = to_bytes(urlset)
    verify(urlset, after)
    again = read_document(after).entries
    for row in range(len(entries)):
        kept = [draft_of(node) for node in nodes_at(again, row)]
        assert kept == [draft_of(node) for node in nodes_at(urlset, row)]
        assert len(kept) == len(drafts) + entries[row].count("<news:news")
    for inverse in reversed(inverses):
        inverse.apply(urlset)
    assert to_bytes(urlset) == start


def test_each_file_of_a_set_gets_the_namespace_it_needs() -> None:
    whole = joined([Entry("a"), Entry("b")], [Entry("c")], [Entry("d")])
    edit = change_extensions(whole, [1, 2], with_picture, IMAGE)
    assert edit
    inverse = edit.apply(whole)
    assert [IMAGE.namespace in file.frame.prolog for file in whole.files] == [True, True, False]
    assert [len(blocks_at(whole, row, IMAGE)) for row in range(4)] == [0, 1, 1, 0]
    inverse.apply(whole)
    assert not any(whole.column("extensions"))
    assert not any(IMAGE.namespace in file.frame.prolog for file in whole.files)
