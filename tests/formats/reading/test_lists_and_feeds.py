"""Lists of URLs and feeds are read, changed and written so that they can be opened again."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues, duplication, insertion, move, removal, reordering
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.formats.read_errors import Unreadable
from editor.formats.reading import lists_and_feeds
from editor.formats.reading.lists_and_feeds import read_feed
from editor.formats.reading.reader import read_document
from editor.formats.reading.well_formed import NotWellFormed
from editor.formats.writing.export import ExportForm, export
from editor.formats.writing.faithful_writing import NotFaithful, faithful_bytes, to_bytes
from tests.for_each import for_each
from tests.foreign import assert_translated


def read_list(text: str) -> Document:
    document = Document(lists_and_feeds.text_frame(text))
    for block in lists_and_feeds.text_blocks(text, document):
        document.append(block)
    return document


def written(document: Document) -> str:
    block = document.columns
    rows = zip(block.gap, block.loc, block.layout, strict=True)
    return (
        "".join(gap + loc + document.layouts[layout].end for gap, loc, layout in rows) + document.frame.epilog
    )


@for_each(
    ("text", "locs", "gaps", "epilog"),
    [
        ("", [], [], ""),
        ("\n \n", [], [], "\n \n"),
        ("a", ["a"], [""], ""),
        ("a\nb\n", ["a", "b"], ["", ""], ""),
        ("a\r\nb\r\n", ["a", "b"], ["", ""], ""),
        ("a\rb\r", ["a", "b"], ["", ""], ""),
        ("\n\na\n \t\nb", ["a", "b"], ["\n\n", " \t\n"], ""),
        (" a \nb\t\n\n \n", [" a ", "b\t"], ["", ""], "\n \n"),
        ("a\x0bb\x85c\u2028d\x0c\n", ["a\x0bb\x85c\u2028d\x0c"], [""], ""),
        ("\u00a0\na\n", ["\u00a0", "a"], ["", ""], ""),
        ("a\n\rb\r\n", ["a", "b"], ["", "\r"], ""),
    ],
)
def test_every_line_that_holds_something_is_an_entry(
    text: str, locs: list[str], gaps: list[str], epilog: str
) -> None:
    document = read_list(text)
    assert document.kind is Kind.TEXT
    assert (document.column("loc"), list(document.columns.gap), document.frame.epilog) == (locs, gaps, epilog)


@pytest.mark.parametrize("size", [1, 5, 1000])
@given(text=st.text(st.sampled_from("ab \t\r\n\x0b\x85\u2028"), max_size=40))
def test_lines_gaps_and_line_ends_give_the_text_again(size: int, text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lists_and_feeds, "_FIRST_BLOCK", size)
        patch.setattr(lists_and_feeds, "_BLOCK", size)
        document = read_list(text)
    assert written(document) == text
    assert all(loc.strip(" \t") and not {"\r", "\n"} & set(loc) for loc in document.column("loc"))


@for_each("before", ["", "a\nb\r\nc\r"])
def test_a_line_of_more_than_a_million_characters_is_refused(before: str) -> None:
    longest = "x" * 1_000_000
    assert read_list(f"{before}{longest}\r\n{longest}").column("loc")[-2:] == [longest] * 2
    line = 4 if before else 1
    with pytest.raises(Unreadable, match=rf"^Line {line} has more than 1,000,000 characters"):
        read_list(f"{before}{longest}y\nz\n")


def test_a_long_list_comes_in_several_blocks() -> None:
    text = "".join(f"https://example.com/{number}\r\n" for number in range(100_000))
    document = Document(lists_and_feeds.text_frame(text))
    sizes = []
    for block in lists_and_feeds.text_blocks(text, document):
        document.append(block)
        sizes.append(len(block))
    assert len(sizes) > 2
    assert sizes[0] < 2000
    assert len(document) == 100_000
    assert written(document) == text


def test_a_row_after_a_last_line_without_end_gets_a_line_of_its_own() -> None:
    document = read_list("https://example.com/")
    insertion(document, 1, [Entry("https://example.com/2")]).apply(document)
    assert written(document) == "https://example.com/\nhttps://example.com/2"


def test_the_frame_remembers_how_the_lines_end() -> None:
    frame = lists_and_feeds.text_frame("a\r\n")
    assert frame.line_end == "\r\n"
    assert frame.entities is None


@for_each("blank", ["", "\n\n", " "])
def test_a_list_without_urls_is_not_written_for_it_could_not_be_opened_again(blank: str) -> None:
    document = read_list(f"https://example.com/{blank}")
    removal(document, [0]).apply(document)
    with pytest.raises(NotFaithful, match=r"a list without URLs .* Add a URL\.$"):
        faithful_bytes(document)


def test_nor_is_a_sitemap_without_entries_exported_as_a_list() -> None:
    with pytest.raises(NotFaithful, match="a list without URLs"):
        export(Document(new_frame(Kind.URLSET)), ExportForm.TEXT)


LINES = b"# pages\nhttps://e.org/1\nhttps://e.org/2\n"
LISTS = [["https://e.org/1", "b", "c"], ["a", " HTTP://e.org/", "c"], ["a", "ftp://e.org/a", "<b>"]]
NO_LISTS = [
    (["a", "b", "c"], "no line begins with http"),
    (["# pages", "/1", "www.e.org/2"], "no line begins with http"),
    (["a https://e.org/", "", ""], "no line begins with http"),
    (["<https://e.org/>", "https://e.org/1", "https://e.org/2"], "Remove the tag"),
    (["https://e.org/1", "<urlset>", "https://e.org/2"], "Remove the tag"),
]


def listed(values: list[str]) -> Document:
    document = read_document(LINES, "urls.txt").entries
    SetValues("loc", range(3), values).apply(document)
    return document


@for_each("values", LISTS)
def test_a_list_with_a_url_is_saved(values: list[str]) -> None:
    data = faithful_bytes(listed(values))
    assert read_document(data).entries.kind is Kind.TEXT


@for_each(("values", "reason"), NO_LISTS)
def test_a_list_that_would_be_none_is_not_saved(values: list[str], reason: str) -> None:
    with pytest.raises(NotFaithful, match=reason) as refusal:
        faithful_bytes(listed(values))
    assert_translated(refusal.value, "http:// https://")


@for_each(
    ("form", "values"), product([ExportForm.TEXT, ExportForm.TEXT_GZ], [values for values, _ in NO_LISTS[:3]])
)
def test_a_list_that_would_be_none_is_not_exported(values: list[str], form: ExportForm) -> None:
    with pytest.raises(NotFaithful, match="no line begins with http"):
        export(listed(values), form)


THREE_LINES = b"https://e.org/1\nhttps://e.org/2\nhttps://e.org/3"


@for_each(
    ("make", "expected"),
    [
        (lambda document: move(document, [2], 0), "312"),
        (lambda document: move(document, [0], 3), "231"),
        (lambda document: move(document, [0], 1), "123"),
        (lambda document: reordering(document, [2, 1, 0]), "321"),
        (lambda document: reordering(document, [1, 0, 2]), "213"),
        (lambda document: duplication(document, [2]), "1233"),
        (lambda document: duplication(document, [0, 2]), "12313"),
        (lambda document: duplication(document, [0]), "1123"),
        (lambda document: insertion(document, 3, [Entry("https://e.org/4")]), "1234"),
    ],
)
def test_lines_stay_lines(make: Callable[[Document], Edit], expected: str) -> None:
    document = read_document(THREE_LINES, "urls.txt").entries
    undo = make(document).apply(document)
    assert to_bytes(document) == "\n".join(f"https://e.org/{number}" for number in expected).encode()
    undo.apply(document)
    assert to_bytes(document) == THREE_LINES


def test_the_only_line_can_be_copied() -> None:
    document = read_document(b"https://e.org/1", "urls.txt").entries
    duplication(document, [0]).apply(document)
    assert to_bytes(document) == b"https://e.org/1\nhttps://e.org/1"


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


def test_the_namespace_of_a_feed_may_be_no_uri() -> None:
    item = "<entry><link href='https://e.org/a'/></entry>"
    assert read_feed(f'<feed xmlns="www.w3>org">{item}</feed>').column("loc") == ["https://e.org/a"]
    with pytest.raises(NotWellFormed):
        read_feed(f'<feed xmlns="www.w3>org">{item}<x:y/></feed>')


def test_a_damaged_feed_keeps_the_dates_whose_prefix_it_does_not_declare() -> None:
    text = RSS.replace(' xmlns:dc="http://purl.org/dc/elements/1.1/"', "")
    assert read_feed(text, damaged=True).column("lastmod")[1] == "2024-01-02"


def test_entities_are_never_expanded() -> None:
    text = (
        '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><item><link>a&x;b</link></item></rss>'
    )
    assert read_feed(text).column("loc") == ["a&x;b"]


@for_each(
    ("text", "is_list"),
    [
        ("/\n/docs/b.html\n\n  /a?b=c\n", True),
        ("/a\n//b\n", False),
        ("/a b\n", False),
        ("/a\nb\n", False),
        ('"https://e.org/a",\n- https://e.org/b\n', True),
        ('"https://e.org/a",\nx\n', False),
        ('["https://e.org/a",\n"https://e.org/b"]\n', False),
    ],
)
def test_a_list_of_paths_or_of_urls_between_marks_is_a_list_to_be_fixed(text: str, is_list: bool) -> None:
    try:
        document = read_document(text.encode()).entries
    except Unreadable:
        assert not is_list
        return
    assert is_list
    assert [loc.strip() for loc in document.column("loc")] == [
        line.strip() for line in text.split("\n") if line
    ]
    assert to_bytes(document) == text.encode()
