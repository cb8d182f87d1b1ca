"""Extensions changed in their text, and nothing else with them."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.extensions.extension_declarations import HREFLANG, IMAGE, NEWS, VIDEO, Extension
from editor.core.extensions.extension_editing import (
    ExtensionText,
    NewElement,
    NewValue,
    change_extensions,
    draft_of,
    extension_edit,
    extensions_of,
    with_copies,
)
from editor.core.extensions.extension_reading import Node, blocks_at, nodes_at
from editor.core.xml.markup import NAMESPACE
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes, verify
from tests.core.extensions.blocks import blocks, frame_with, values
from tests.core.file_sets import joined
from tests.examples import examples
from tests.for_each import for_each

FRAME = frame_with()
LINK = NewElement("link", "", (("rel", "alternate"), ("hreflang", "de"), ("href", "https://a.org/?a&b")))
PICTURE = NewElement("image", children=(NewElement("loc", "https://a.org/a.png"),))


def text_of(blocks: list[tuple[Extension, NewElement]], *, entry: bool = False) -> ExtensionText:
    text = ExtensionText("", FRAME, before="\n    ")
    if entry:
        text = ExtensionText("<url>\n    <loc>a</loc>\n    <!-- c -->\n  </url>", FRAME, is_entry=True)
    for extension, draft in blocks:
        text = text.with_block(extension, draft)
    return text


def every(nodes: tuple[Node, ...]) -> list[Node]:
    return [each for node in nodes for each in (node, *every(node.children))]


def by_extension(blocks: list[tuple[Extension, NewElement]]) -> dict[str, list[NewElement]]:
    found: dict[str, list[NewElement]] = {}
    for extension, draft in blocks:
        found.setdefault(extension.name, []).append(draft)
    return found


@given(blocks(), st.booleans())
def test_what_is_written_is_read_again(drafts: list[tuple[Extension, NewElement]], entry: bool) -> None:
    text = text_of(drafts, entry=entry)
    read = [(node.extension, draft_of(node)) for node in text.nodes if node.extension]
    assert by_extension(read) == by_extension(drafts)


@given(blocks(), st.booleans(), st.integers(0, 50), values)
def test_a_new_value_changes_its_own_characters_alone(
    drafts: list[tuple[Extension, NewElement]], entry: bool, number: int, value: str
) -> None:
    text = text_of(drafts, entry=entry)
    nodes = [node for node in every(text.nodes) if not node.children]
    node = nodes[number % len(nodes)]
    after = text.with_values([NewValue(node, "", value)])
    again = [each for each in every(after.nodes) if not each.children][number % len(nodes)]
    assert again.text == value
    assert after.text[: node.start] == text.text[: node.start]
    assert after.text[again.end :] == text.text[node.end :]
    assert [each.attributes[0].value for each in every(after.nodes) if each.attributes] == [
        each.attributes[0].value for each in every(text.nodes) if each.attributes
    ]


@given(blocks(), st.integers(0, 50), st.sampled_from(["href", "type"]), values)
def test_a_new_attribute_changes_nothing_else(
    drafts: list[tuple[Extension, NewElement]], number: int, name: str, value: str
) -> None:
    text = text_of(drafts)
    nodes = every(text.nodes)
    node = nodes[number % len(nodes)]
    after = text.with_values([NewValue(node, name, value)])
    again = every(after.nodes)[number % len(nodes)]
    assert again.value(name) == value
    assert again.text == node.text
    assert after.text[again.inner :] == text.text[node.inner :]
    without = after.without_attributes([(again, name)])
    assert every(without.nodes)[number % len(nodes)].value(name) is None
    if node.value(name) is None:
        assert without.text == text.text


@given(blocks(), st.booleans(), st.integers(0, 9))
def test_a_block_that_is_taken_out_and_put_back_leaves_the_text_as_it_was(
    drafts: list[tuple[Extension, NewElement]], entry: bool, number: int
) -> None:
    text = text_of(drafts, entry=entry)
    node = text.nodes[number % len(text.nodes)]
    assert node.extension
    *earlier, last = text.blocks(node.extension)
    without = text.without([node])
    assert len(without.nodes) == len(text.nodes) - 1
    if node == last and text.nodes[text.nodes.index(node) - 1] in earlier:
        again = without.with_block(node.extension, draft_of(node))
        assert again.text == text.text


def test_a_child_comes_to_its_place_in_the_order() -> None:
    text = text_of(
        [(VIDEO, NewElement("video", children=(NewElement("title", "t"), NewElement("live", "no"))))]
    )
    [video] = text.blocks(VIDEO)
    after = text.with_child(video, NewElement("duration", "60"))
    assert after.text == (
        "<video:video>\n      <video:title>t</video:title>\n      <video:duration>60</video:duration>"
        "\n      <video:live>no</video:live>\n    </video:video>"
    )
    first = after.with_child(after.blocks(VIDEO)[0], NewElement("thumbnail_loc", "x"))
    assert [child.name for child in first.nodes[0].children] == ["thumbnail_loc", "title", "duration", "live"]


@for_each("block", ["<news:news/>", "<news:news></news:news>", "<news:news ></news:news>", "<news:news />"])
def test_an_empty_block_takes_its_first_child(block: str) -> None:
    text = ExtensionText(block, FRAME, before="\n    ")
    after = text.with_child(text.blocks(NEWS)[0], NewElement("title", "t"))
    assert after.text.endswith(">\n      <news:title>t</news:title>\n    </news:news>")
    assert [child.text for child in after.blocks(NEWS)[0].children] == ["t"]


@for_each("inside", ["<!-- c -->", "\n      <?p i?>\n    ", "text", "<![CDATA[ t ]]>"])
def test_the_first_child_comes_behind_what_stands_in_a_block(inside: str) -> None:
    text = ExtensionText(f"<news:news>{inside}</news:news>", FRAME, before="\n    ")
    after = text.with_child(text.blocks(NEWS)[0], NewElement("title", "t"))
    assert after.text == (f"<news:news>{inside.rstrip()}\n      <news:title>t</news:title>\n    </news:news>")


@given(blocks(), st.booleans(), values)
def test_many_changes_at_once_come_out_as_one_by_one(
    drafts: list[tuple[Extension, NewElement]], entry: bool, value: str
) -> None:
    text = one_by_one = text_of(drafts, entry=entry)
    new: list[NewValue] = []
    for node in every(text.nodes):
        names = [each.name for each in node.attributes] or [""]
        new += (NewValue(node, name, value) for name in ([] if node.children else names))
    at_once = text.with_values(new)
    for each in reversed(new):  # so that what is still to be changed stays where it was read
        one_by_one = one_by_one.with_values([each])
    assert at_once.text == one_by_one.text
    without = at_once
    for number in reversed(range(len(at_once.nodes))):
        without = without.without([at_once.nodes[number]])
    assert at_once.without(at_once.nodes).text == without.text


def test_new_attributes_come_in_the_order_in_which_they_are_given() -> None:
    text = ExtensionText("<xhtml:link />", FRAME)
    after = text.with_values(NewValue(text.nodes[0], name, name) for name in ("rel", "href", "hreflang"))
    assert after.text == '<xhtml:link rel="rel" href="href" hreflang="hreflang" />'


def test_blocks_change_places_with_what_stands_between_them_left_there() -> None:
    text = ExtensionText("<image:image>1</image:image>\n\n<xhtml:link/> <image:image>2</image:image>", FRAME)
    after = text.moved(zip(text.blocks(IMAGE), reversed(text.blocks(IMAGE)), strict=True))
    assert after.text == "<image:image>2</image:image>\n\n<xhtml:link/> <image:image>1</image:image>"


def test_new_links_are_closed_like_those_that_are_there() -> None:
    text = ExtensionText('<xhtml:link rel="alternate" hreflang="en" href="b" />', FRAME, before="\n\t")
    assert text.with_block(HREFLANG, LINK).text.endswith(
        '\n\t<xhtml:link rel="alternate" hreflang="de" href="https://a.org/?a&amp;b" />'
    )


def test_a_block_in_an_entry_without_a_line_end_stays_on_its_line() -> None:
    text = ExtensionText("<url><loc>a</loc></url>", FRAME, is_entry=True)
    assert text.with_block(IMAGE, PICTURE).text == (
        "<url><loc>a</loc><image:image><image:loc>https://a.org/a.png</image:loc></image:image></url>"
    )


@for_each("text", ["<url/>", "<url></url>"])
def test_an_empty_entry_takes_a_block(text: str) -> None:
    after = ExtensionText(text, FRAME, is_entry=True).with_block(IMAGE, PICTURE)
    assert after.text.startswith("<url><image:image>")
    assert after.text.endswith("</image:image></url>")


def test_a_cdata_section_and_a_comment_stay_around_a_new_value() -> None:
    text = ExtensionText("<image:image><image:loc><!-- c --><![CDATA[a]]></image:loc></image:image>", FRAME)
    after = text.with_values([NewValue(text.nodes[0].children[0], "", "b&c")])
    assert "<image:loc><!-- c --><![CDATA[b&c]]></image:loc>" in after.text


def test_the_spelling_of_a_namespace_that_a_file_has_is_gone_on_with() -> None:
    frame = frame_with(' xmlns:i="https://www.google.com/schemas/sitemap-image/1.1"')
    assert ExtensionText("", frame).with_block(IMAGE, PICTURE).text.startswith("<i:image>")


@for_each(
    ("declared", "entry"),
    [
        ("", "<url>{}</url>"),
        (f' xmlns:image="{IMAGE.namespace}"', '<url xmlns:image="urn:x">{}</url>'),
        (f' xmlns:i="{IMAGE.namespace}"', '<url xmlns:i="urn:x" xmlns:image="urn:y"><image:image/>{}</url>'),
    ],
)
def test_a_block_declares_its_namespace_where_no_prefix_stands_for_it(declared: str, entry: str) -> None:
    text = ExtensionText(entry.format("<loc>a</loc>"), frame_with(declared), is_entry=True)
    after = text.with_block(IMAGE, PICTURE)
    assert f'<image:image xmlns:image="{IMAGE.namespace}"><image:loc>' in after.text
    [block] = after.blocks(IMAGE)
    assert draft_of(block) == PICTURE
    assert len(after.with_block(IMAGE, PICTURE).blocks(IMAGE)) == 2


NEW_PICTURE = NewElement("image", children=(NewElement("loc", "https://a.org/a.png?b&c"),))
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
    return text.with_block(IMAGE, NEW_PICTURE)


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
    after = text_after(urlset, extension_edit(urlset, {0: text.with_values([NewValue(duration, "", "61")])}))
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
