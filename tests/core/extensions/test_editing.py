"""Extensions changed in their text, and nothing else with them."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.extensions.extension_declarations import HREFLANG, IMAGE, NEWS, VIDEO, Extension
from editor.core.extensions.extension_editing import ExtensionText, NewElement, draft_of
from editor.core.extensions.extension_reading import Node
from tests.core.extensions.blocks import blocks, frame_with, values
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
    after = text.with_value(node, value)
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
    after = text.with_attribute(node, name, value)
    again = every(after.nodes)[number % len(nodes)]
    assert again.value(name) == value
    assert again.text == node.text
    assert after.text[again.inner :] == text.text[node.inner :]
    without = after.without_attribute(again, name)
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
    without = text.without(node)
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


def test_blocks_change_places_with_what_stands_between_them_left_there() -> None:
    text = ExtensionText("<image:image>1</image:image>\n\n<xhtml:link/> <image:image>2</image:image>", FRAME)
    after = text.in_order(text.blocks(IMAGE), [1, 0])
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
    after = text.with_value(text.nodes[0].children[0], "b&c")
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
