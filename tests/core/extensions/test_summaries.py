"""What a table says about extensions in a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import (
    EXTENSION_BY_NAME,
    EXTENSIONS,
    HREFLANG,
    IMAGE,
    VIDEO,
    Extension,
)
from editor.core.extensions.extension_reading import (
    block_counts,
    block_lines,
    summaries,
    summary,
    used_extensions,
)
from tests.core.extensions.blocks import LINKS, OTHERS, frame_with
from tests.for_each import for_each

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


def rows_with(*texts: str) -> Document:
    """A document with an entry for each extension text."""
    document = Document(frame_with())
    block = document.new_columns(Entry(f"https://a.b/{row}") for row in range(len(texts)))
    block.extensions = CompactList(texts)
    document.append(block)
    return document


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
        ('<xhtml:link rel="alternate" media="handheld" href="a"/>', "hreflang", "handheld"),
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


def test_an_extension_is_used_where_an_entry_has_a_block_of_it() -> None:
    assert used_extensions(rows_with("", f"<!-- {IMAGES} -->", VIDEO_BLOCK)) == [VIDEO]
    assert used_extensions(rows_with(links("en"), IMAGES)) == [IMAGE, HREFLANG]
    assert used_extensions(rows_with("<image:imagery/>", "<video:video\n/>")) == [VIDEO]
    assert used_extensions(Document(frame_with(""))) == []
