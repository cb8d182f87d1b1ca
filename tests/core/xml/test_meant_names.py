"""What is meant by elements that the protocol does not have."""

from editor.core.extensions.extension_declarations import HREFLANG, IMAGE
from editor.core.xml.meant_names import (
    extension_meant,
    field_meant,
    name_with_prefix,
    prefix_for,
    with_prefixes,
)
from editor.core.xml.outline import outline, scope_names
from editor.formats.reading.reader import read_document
from tests.for_each import for_each
from tests.rules.documents import url, urlset

FRAME = read_document(urlset(url()).encode()).entries.frame


def _element(text: str) -> tuple[str, str]:
    """The field and the extension that are meant by an element of an entry."""
    (element,) = outline(f"<url>{text}</url>", scope_names(FRAME)).elements
    extension = extension_meant(element)
    return field_meant(element), extension.name if extension else ""


@for_each(
    ("text", "meant"),
    [
        ("<lastModified>a</lastModified>", ("lastmod", "")),
        ("<last_mod/>", ("lastmod", "")),
        ("<dateMod/>", ("lastmod", "")),
        ("<change-frequency/>", ("changefreq", "")),
        ("<prio/>", ("priority", "")),
        ("<link>https://acme.org/</link>", ("loc", "")),
        ('<link rel="alternate" hreflang="de" href="/"/>', ("", "hreflang")),
        ("<image><loc>a</loc></image>", ("", "image")),
        ("<video/>", ("", "video")),
        ("<news/>", ("", "news")),
        ("<title>A</title>", ("", "")),
    ],
)
def test_an_element_stands_for_a_field_or_an_extension(text: str, meant: tuple[str, str]) -> None:
    assert _element(text) == meant


def test_an_extension_keeps_its_prefix_in_a_file_and_takes_none_that_is_in_use() -> None:
    named = FRAME._replace(namespaces=(*FRAME.namespaces, ("i", IMAGE.namespace)))
    taken = FRAME._replace(namespaces=(*FRAME.namespaces, ("image", "urn:a")))
    assert [prefix_for(IMAGE, frame) for frame in (FRAME, named, taken)] == ["image:", "i:", ""]
    assert name_with_prefix(HREFLANG) == "xhtml:link"


def test_the_sitemaps_own_elements_inside_get_the_prefix_too() -> None:
    text = "<url><image><loc>a</loc><!-- <loc> --><x:b/></image><loc>b</loc></url>"
    image, _ = outline(text, scope_names(FRAME)).elements
    made = with_prefixes(text, [(image, "image:")], FRAME)
    assert made == (
        "<url><image:image><image:loc>a</image:loc><!-- <loc> --><x:b/></image:image><loc>b</loc></url>"
    )
