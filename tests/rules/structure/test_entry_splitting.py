"""Entries that hold more than one are taken apart, and nothing they hold is lost."""

from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.rules.structure.entry_splitting import with_entry_for_each_url, with_swallowed_fields
from tests.for_each import for_each

FRAME = new_frame(Kind.URLSET)


@for_each(
    ("value", "entries"),
    [
        ("a</loc><lastmod>2024", "<url><loc>a</loc><lastmod>2024</lastmod></url>"),
        ("a<lastmod>2024", "<url><loc>a</loc><lastmod>2024</lastmod></url>"),
        ("a%5D%5D%3E</loc><lastmod><![CDATA[2024", "<url><loc>a</loc><lastmod>2024</lastmod></url>"),
        ("a</loc></url><url><loc><![CDATA[b?c&d", "<url><loc>a</loc></url><url><loc>b?c&amp;d</loc></url>"),
        ("a</loc><b>c</b><lastmod>2024", "<url><loc>a</loc>&lt;b>c&lt;/b><lastmod>2024</lastmod></url>"),
        ("a</url>", None),
    ],
)
def test_a_value_is_split_at_the_tags_of_a_sitemap(value: str, entries: str | None) -> None:
    text = f"<url><loc><![CDATA[{value}]]></loc></url>"
    assert with_swallowed_fields(text, "loc", FRAME) == (entries or text)


def test_what_follows_each_url_goes_with_it_where_all_have_something() -> None:
    text = "<url><loc>a</loc><lastmod>1</lastmod><loc>b</loc><lastmod>2</lastmod></url>"
    assert with_entry_for_each_url(text, "loc", FRAME) == (
        "<url><loc>a</loc><lastmod>1</lastmod></url>\n<url><loc>b</loc><lastmod>2</lastmod></url>"
    )
    assert with_entry_for_each_url(text, "lastmod", FRAME) == text
