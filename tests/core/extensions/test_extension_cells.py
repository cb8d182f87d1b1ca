"""The headings of columns with values of extensions."""

from editor.core.extensions.extension_cells import cell_named, cell_of_language
from tests.for_each import for_each


@for_each(
    "heading",
    [
        "image:1:loc",
        "image:12:geo_location",
        "video:1:tag:2",
        "video:1:price:2:currency",
        "video:1:tvshow:show_title",
        "news:1:publication:name",
        "hreflang:de-AT",
        "hreflang:de:2",
        "hreflang:zh_CN:media",
        "hreflang:1:href",
        "mobile:1:media",
    ],
)
def test_a_heading_names_the_place_that_it_is_made_of(heading: str) -> None:
    name = cell_named(heading)
    assert name is not None
    assert name.heading == heading


@for_each(
    ("heading", "usual"),
    [
        ("image:loc", "image:1:loc"),
        (" Image : 2 : title ", "image:2:title"),
        ("hreflang:de:href", "hreflang:de"),
    ],
)
def test_a_heading_may_be_written_in_another_way(heading: str, usual: str) -> None:
    name = cell_named(heading)
    assert name is not None
    assert name.heading == usual


@for_each(
    "heading",
    [
        *(
            "",
            "image",
            "image:",
            "image:1",
            "image:1:",
            "image:1:size",
            "image:loc:x",
            "Image URL",
            "x:1:loc",
        ),
        *("news:1:publication", "video:1:title:lang", "hreflang", "hreflang:", "hreflang:1"),
        *("hreflang:de:xmlns", "hreflang:de:<a", "hreflang:de:a b", "hreflang:d e", "hreflang:de:2:3"),
    ],
)
def test_any_other_heading_names_none(heading: str) -> None:
    assert cell_named(heading) is None


@for_each(
    ("heading", "usual"),
    [
        ("en", "hreflang:en"),
        ("pt-BR", "hreflang:pt-BR"),
        ("zh-Hant-TW", "hreflang:zh-Hant-TW"),
        ("x-default", "hreflang:x-default"),
        ("hreflang de", "hreflang:de"),
        ("xx", ""),
        ("en-UK", ""),
        ("loc", ""),
        ("title", ""),
    ],
)
def test_the_code_of_a_language_alone_may_be_a_heading(heading: str, usual: str) -> None:
    name = cell_of_language(heading)
    assert (name.heading if name else "") == usual
