"""Extensions read as nodes, however they are written."""

from editor.core.extensions.extension_declarations import HREFLANG, IMAGE, NEWS
from editor.core.extensions.extension_reading import Node, nodes_in
from editor.core.xml.markup import NAMESPACE
from editor.core.xml.outline import scope_names
from tests.core.extensions.blocks import frame_with
from tests.for_each import for_each

IMAGE_NS = IMAGE.namespace


def nodes(text: str, declarations: str = f' xmlns:image="{IMAGE_NS}"', *, entry: bool = False) -> list[Node]:
    return list(nodes_in(text, scope_names(frame_with(declarations)), is_entry=entry))


@for_each(
    ("text", "declarations"),
    [
        ("<image:image><image:loc>a&amp;b</image:loc></image:image>", f' xmlns:image="{IMAGE_NS}"'),
        ("<i:image ><i:loc\n>a&#38;b</i:loc ></i:image>", f" xmlns:i = '{IMAGE_NS}'"),
        (f'<image xmlns="{IMAGE_NS}"><loc>a&amp;b</loc></image>', ""),
        (f'<x:image xmlns:x="{IMAGE_NS}"><x:loc><![CDATA[a&b]]></x:loc></x:image>', ""),
        (
            "<image:image><!-- > --><image:loc>a<!-- c -->&amp;b</image:loc></image:image>",
            f' xmlns:image="{IMAGE_NS}"',
        ),
    ],
)
def test_an_image_is_read_however_it_is_written(text: str, declarations: str) -> None:
    [image] = nodes(text, declarations)
    assert image.extension is IMAGE
    assert image.element is IMAGE.block
    assert (image.start, image.end) == (0, len(text))
    [loc] = image.children
    assert loc.element is IMAGE.block.child("loc")
    assert loc.text == "a&b"
    assert text[loc.start :].startswith(f"<{loc.tag}")


def test_attributes_are_decoded_and_say_where_they_stand() -> None:
    text = """<x:link rel='alternate' hreflang = "de" href="https://a.org/?a=1&amp;b=>"/>"""
    [link] = nodes(text, f' xmlns:x="{HREFLANG.namespace}"')
    assert [(each.name, each.value) for each in link.attributes] == [
        ("rel", "alternate"),
        ("hreflang", "de"),
        ("href", "https://a.org/?a=1&b=>"),
    ]
    assert text[link.attributes[2].start : link.attributes[2].end] == "https://a.org/?a=1&amp;b=>"
    assert link.value("hreflang") == "de"
    assert link.value("media") is None
    assert link.inner == link.close == link.end


def test_an_element_out_of_place_has_no_declaration() -> None:
    publication = "<n:publication><n:name>c</n:name></n:publication>"
    text = f"<n:title>a</n:title><n:news><n:name>b</n:name>{publication}</n:news>"
    title, news = nodes(text, f' xmlns:n="{NEWS.namespace}"')
    assert title.extension is NEWS
    assert title.element is None
    name, inner = news.children
    assert name.element is None
    assert inner.children[0].element is not None
    assert news.child("name") is None


def test_other_namespaces_are_no_extension() -> None:
    [shop] = nodes("<s:price>1</s:price>", ' xmlns:s="http://example.com/shop"')
    assert shop.extension is None
    assert shop.namespace == "http://example.com/shop"


def test_of_a_whole_entry_only_foreign_elements_are_told() -> None:
    text = "<url><loc>a</loc><image:image>b<image:loc>c</image:loc></image:image></url>"
    [image] = nodes(text, entry=True)
    assert image.tag == "image:image"
    assert image.stray == "b"
    assert text[image.start : image.end].endswith("</image:image>")


def test_a_prefix_that_an_entry_declares_holds_inside_it() -> None:
    text = f'<url xmlns:p="{IMAGE_NS}"><p:image/></url>'
    assert nodes(text, "", entry=True)[0].extension is IMAGE


@for_each(
    ("text", "tags"),
    [
        (f'<url><loc>a</loc><image xmlns="{IMAGE_NS}"><loc>b</loc></image></url>', ["image"]),
        (f'<url><s:loc xmlns:s="{NAMESPACE}">a</s:loc></url>', []),
        ('<url><x:loc xmlns:x="urn:x">a</x:loc></url>', ["x:loc"]),
    ],
)
def test_a_child_of_an_entry_is_foreign_by_what_it_declares_itself(text: str, tags: list[str]) -> None:
    assert [node.tag for node in nodes(text, "", entry=True)] == tags
