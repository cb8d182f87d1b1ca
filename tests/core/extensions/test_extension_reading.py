"""Extensions read as nodes, however they are written, and told in a line of the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import (
    EXTENSION_BY_NAME,
    EXTENSIONS,
    HREFLANG,
    IMAGE,
    MOBILE,
    NEWS,
    VIDEO,
    Extension,
)
from editor.core.extensions.extension_reading import (
    Node,
    block_counts,
    block_lines,
    blocks_at,
    nodes_in,
    summaries,
    summary,
    used_extensions,
)
from editor.core.xml.markup import NAMESPACE
from editor.core.xml.outline import scope_names
from tests.core.extensions.blocks import LINKS, OTHERS, frame_with, rows_with
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


IMAGES = "<image:image><image:loc>https://a.b/{}.jpg</image:loc></image:image>"
TO = '<xhtml:link rel="alternate" hreflang="{}" href="https://a.b/{}"/>'
VIDEO_BLOCK = "<video:video><video:tag>t</video:tag><video:title> A \n film</video:title></video:video>"

PIECES = (
    IMAGES,
    IMAGES.replace("https", " a &amp; b "),
    "<image:image/>",
    "<image:image><image:title>T</image:title></image:image>",
    "<image:image ><image:loc >x</image:loc ></image:image >",
    "<image:imagery/>",
    f"<!-- {IMAGES} -->",
    f'<image xmlns="{IMAGE.namespace}"><loc>a</loc></image>',
    VIDEO_BLOCK,
    "<video:video><video:title></video:title></video:video>",
    "<video:video><video:title><![CDATA[<b>]]></video:title></video:video>",
    "<news:news><news:title>Now</news:title></news:news>",
    TO,
    TO.replace("{}", " en&#45;gb "),
    TO.replace("{}", ""),
    f"<image:caption>{IMAGES}</image:caption>",
    f"<image:image>{IMAGES}<image:loc>b</image:loc></image:image>",
    f"<image:image><image:p><image:loc>c</image:loc></image:p>{TO}</image:image>",
    "<image:image><image:loc>d<image:p/></image:loc></image:image>",
    '<image:image><image:loc>it\'s > "d"</image:loc></image:image>',
    f"<?p {IMAGES} ?>",
    *LINKS,
    *OTHERS,
    '<xhtml:link href="a" hreflang="de"/>',
    "<xhtml:link rel='alternate' hreflang='fr' href='>'/>",
    '<xhtml:link rel="alternate" media="handheld" href="a"/>',
    '<xhtml:link rel="alternate" media="" hreflang="de" href="a"/>',
    "<xhtml:link media='' hreflang='' href='a'/>",
    " ",
)


ALONE = [link for link in LINKS if link.count("<xhtml:link") == 1]


def links(*languages: str) -> str:
    return "".join(TO.format(language, language) for language in languages)


@for_each(
    ("text", "name", "shown"),
    [
        ("", "image", ""),
        (IMAGES.format(1) * 3, "image", "3 · https://a.b/1.jpg"),
        ("<image:image/>", "image", "1"),
        (VIDEO_BLOCK, "video", "1 · A film"),
        (VIDEO_BLOCK, "image", ""),
        ("<news:news><news:title>Now</news:title></news:news>", "news", "1 · Now"),
        (links("en", "de"), "hreflang", "en, de"),
        (links("en", "de", "fr", "pl"), "hreflang", "en, de, fr, pl"),
        (links("en", "de", "fr", "pl", "it", "es"), "hreflang", "en, de, fr, pl +2"),
        ('<xhtml:link rel="alternate" href="a"/>', "hreflang", "?"),
        ('<xhtml:link rel="alternate" media="handheld" href="a"/>', "hreflang", ""),
        ('<xhtml:link rel="alternate" media="handheld" href="a"/>', "mobile", "1 · a"),
        (links("en") + '<xhtml:link rel="alternate" media="handheld" href="a"/>', "hreflang", "en"),
    ],
)
def test_an_extension_is_told_in_a_line(text: str, name: str, shown: str) -> None:
    assert summary(rows_with(text), 0, EXTENSION_BY_NAME[name]) == shown


@pytest.mark.parametrize("extension", EXTENSIONS)
@given(texts=st.lists(st.lists(st.sampled_from(PIECES), max_size=5).map("".join), max_size=4))
def test_many_rows_are_told_as_each_is(extension: Extension, texts: list[str]) -> None:
    document = rows_with(*texts)
    rows = range(len(texts))
    assert summaries(document, extension, rows) == [summary(document, row, extension) for row in rows]


def test_languages_are_listed_with_their_urls() -> None:
    assert block_lines(rows_with(links("en", "de")), 0, HREFLANG) == [
        "en  https://a.b/en",
        "de  https://a.b/de",
    ]


@for_each(
    "text",
    [
        IMAGES.format(1) * 2,
        f"<!-- {IMAGES} -->{IMAGES * 2}",
        f"<?p {IMAGES} ?>{IMAGES * 2}",
        f'{IMAGES}<image xmlns="{IMAGE.namespace}"><loc>a</loc></image>',
        f"{IMAGES * 2}<image:imagery/>",
    ],
)
def test_blocks_are_counted_as_they_are_read(text: str) -> None:
    document = rows_with("", text, VIDEO_BLOCK)
    assert block_counts(document, IMAGE) == [0, 2, 0]
    assert block_counts(document, VIDEO) == [0, 0, 1]


@given(texts=st.lists(st.lists(st.sampled_from(ALONE), max_size=4).map("".join), max_size=4))
def test_links_to_languages_and_for_phones_are_told_apart(texts: list[str]) -> None:
    document = rows_with(*texts)
    for extension in (HREFLANG, MOBILE):
        counts = [len(blocks_at(document, row, extension)) for row in range(len(texts))]
        assert block_counts(document, extension) == counts
        assert (extension in used_extensions(document)) == any(counts)


def test_a_link_for_phones_is_told_with_its_media_query() -> None:
    text = '<xhtml:link rel="alternate" media="only screen" href="https://m.a.b/"/>'
    assert block_lines(rows_with(text), 0, MOBILE) == ["https://m.a.b/  only screen"]


def test_an_extension_is_used_where_an_entry_has_a_block_of_it() -> None:
    assert used_extensions(rows_with("", f"<!-- {IMAGES} -->", VIDEO_BLOCK)) == [VIDEO]
    assert used_extensions(rows_with(links("en"), IMAGES)) == [IMAGE, HREFLANG]
    assert used_extensions(rows_with("<image:imagery/>", "<video:video\n/>")) == [VIDEO]
    assert used_extensions(Document(frame_with(""))) == []
