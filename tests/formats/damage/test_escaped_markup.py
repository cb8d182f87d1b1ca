"""A sitemap that was escaped, whole or in part, is one again; values that hold escaped tags stay texts."""

from html import escape

from editor.formats.damage.spelling_repair import is_escaped
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover

ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
URL = "<url>\n<loc>https://e.org/?a=1&amp;b=2</loc>\n</url>\n"
SITEMAP = f'<?xml version="1.0" encoding="UTF-8"?>\n{ROOT}\n{URL}</urlset>'


@for_each(
    "page",
    [
        escape(SITEMAP),
        escape(SITEMAP, quote=False),
        f"<pre>{escape(SITEMAP)}</pre>",
        f"<!DOCTYPE html><html><head><title>a</title></head><pre>{escape(SITEMAP)}</pre>;</html>",
        escape(SITEMAP).replace("\n", "<br>\n"),
        escape(SITEMAP).replace("&lt;", "&#60;").replace("&gt;", "&#x3e;"),
    ],
)
def test_a_sitemap_that_was_escaped_is_restored(page: str) -> None:
    assert is_escaped(page)
    reading = read_or_recover(page.encode())
    assert to_bytes(reading.entries).decode() == SITEMAP
    assert {place.kind.rule for place in reading.repairs} == {"markup-escaped"}
    assert [hit.rule for hit in reading.file_hits] == ["markup-escaped"]


@for_each(
    "text",
    [SITEMAP.replace("<?xml", "&lt;?xml", 1), SITEMAP.partition("\n")[2].replace("<urlset", "&lt;urlset", 1)],
)
def test_one_escaped_tag_at_the_beginning_is_no_reason_to_download_the_file_again(text: str) -> None:
    reading = read_or_recover(text.encode())
    assert to_bytes(reading.entries).decode() == text.replace("&lt;", "<", 1)
    assert "ownload" not in reading.trouble


def test_a_value_that_tells_of_tags_stays_a_text() -> None:
    title = "<image:title>&lt;loc&gt; and &lt;url&gt;</image:title>"
    image = f"<image:image><image:loc>a</image:loc>{title}</image:image>"
    text = f"{ROOT}<url><loc>https://e.org/?a&b</loc>{image}</url></urlset>"
    assert title in to_bytes(read_or_recover(text.encode()).entries).decode()
    assert not is_escaped(text)


def test_escaped_entries_among_others_are_left_to_a_fix() -> None:
    text = f"{ROOT}{URL}{escape(URL)}</urlset>"
    assert to_bytes(read_document(text.encode()).entries).decode() == text
