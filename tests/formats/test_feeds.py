import pytest

from editor.core.fields import Kind
from editor.formats.reading.lists_and_feeds import read_feed
from editor.formats.reading.well_formed import NotWellFormed

RSS = """<?xml version="1.0" encoding="ISO-8859-1"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><link>https://example.com/</link><pubDate>Sun, 06 Sep 2009 16:20:00 +0000</pubDate>
<item><atom:link href="https://example.com/not-this"/><link>https://example.com/é<![CDATA[?a=1&b=2]]></link>
<pubDate>Mon, 06 Sep 2010 00:01:00 +0000 </pubDate></item>
<item><guid isPermaLink="false">https://example.com/guid</guid><dc:date>2024-01-02</dc:date></item>
<item><guid>7bd204c6</guid><title>no address</title></item>
</channel></rss>"""

ATOM = """<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://example.com/"/>
<entry><link rel="self" href="https://example.com/self"/><link href="https://example.com/1"/>
<published>2023-01-01</published><updated>2024-01-02T03:04:05Z</updated></entry>
<entry><link rel="alternate" href="https://example.com/2"/><published>2023-01-01</published></entry></feed>"""

ATOM_03 = """<feed version="0.3" xmlns="http://purl.org/atom/ns#">
<entry><link rel="service.edit" href="https://example.com/edit"/>
<link rel="alternate" href="https://example.com/1"/><modified>2024-01-02</modified></entry></feed>"""

RSS_1 = """<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://example.com/"><title>x</title></channel>
<item rdf:about="https://example.com/1"><link>https://example.com/1</link><dc:date>2024-01-02</dc:date></item>
</rdf:RDF>"""


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        (
            RSS,
            [
                ("https://example.com/é?a=1&b=2", "Mon, 06 Sep 2010 00:01:00 +0000 "),
                ("https://example.com/guid", "2024-01-02"),
                ("", ""),
            ],
        ),
        (ATOM, [("https://example.com/1", "2024-01-02T03:04:05Z"), ("https://example.com/2", "2023-01-01")]),
        (ATOM_03, [("https://example.com/1", "2024-01-02")]),
        (RSS_1, [("https://example.com/1", "2024-01-02")]),
        ("<rss/>", []),
    ],
    ids=["RSS 2.0", "Atom 1.0", "Atom 0.3", "RSS 1.0", "empty"],
)
def test_items_are_rows_with_link_and_date_as_written(text: str, rows: list[tuple[str, str]]) -> None:
    document = read_feed(text)
    assert document.kind is Kind.FEED
    assert list(zip(document.column("loc"), document.column("lastmod"), strict=True)) == rows


def test_relative_links_are_completed_where_the_feed_says_with_what() -> None:
    text = ATOM.replace("<feed", '<feed xml:base="https://example.com/a/"')
    text = text.replace('href="https://example.com/2"', 'href="2"')
    text = text.replace('<entry><link rel="self"', '<entry xml:base="b/"><link rel="self"')
    document = read_feed(text.replace('<link href="https://example.com/1"', '<link href=" ?q=é "'))
    assert document.column("loc") == ["https://example.com/a/b/?q=é", "https://example.com/a/2"]


def test_a_damaged_feed_is_refused_unless_it_is_asked_for() -> None:
    text = ATOM[: ATOM.index("<published>")]
    with pytest.raises(NotWellFormed):
        read_feed(text)
    assert read_feed(text, damaged=True).column("loc") == ["https://example.com/1"]


def test_a_damaged_feed_keeps_the_dates_whose_prefix_it_does_not_declare() -> None:
    text = RSS.replace(' xmlns:dc="http://purl.org/dc/elements/1.1/"', "")
    assert read_feed(text, damaged=True).column("lastmod")[1] == "2024-01-02"


def test_entities_are_never_expanded() -> None:
    text = (
        '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><item><link>a&x;b</link></item></rss>'
    )
    assert read_feed(text).column("loc") == ["a&x;b"]
