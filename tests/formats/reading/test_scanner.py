"""Reading entries from text: everything comes out again, and the values are those of an XML parser."""

import pytest
from hypothesis import given

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.document import Document
from editor.core.document.entry_text import document_text
from editor.core.xml.markup import NAMESPACE
from editor.core.xml.outline import EntrySpan, read_prolog, spans
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import sniff
from editor.formats.reading.scanner import Scanner
from editor.formats.reading.unusual_entries import MAX_VALUE
from tests.for_each import for_each
from tests.formats.reading.tree_reader import columns, read_tree
from tests.formats.samples import sitemaps

ROOT = f'<urlset xmlns="{NAMESPACE}" xmlns:x="urn:x">'
PLAIN = "\n  <url>\n    <loc>https://example.com/{0}</loc>\n    <lastmod>2024-05-0{0}</lastmod>\n  </url>"


def scanner_of(text: str) -> Scanner:
    frame = read_prolog(text, sniff(text).root)
    assert frame is not None
    return Scanner(frame, text)


def scan(*pieces: str) -> Document:
    """Read the content of a root in pieces; all of it has to be whole entries."""
    scanner = scanner_of(ROOT + "".join(pieces))
    document = Document(scanner.frame)
    document.layouts = scanner.layouts
    rest = ""
    for piece in pieces:
        found = scanner.find(rest + piece)
        document.append(scanner.block_of(found))
        rest = found.rest
    assert not rest
    assert "".join(document_text(document)) == ROOT + "".join(pieces)
    return document


def test_regular_entries_of_one_kind_need_one_layout_and_no_source() -> None:
    document = scan(PLAIN.format(1), PLAIN.format(2) + PLAIN.format(3))
    assert bytes(document.columns.layout) == b"\0\0\0"
    assert document.columns.source == [None] * 3
    assert document.columns.gap == ["\n  "] * 3
    assert document.column("loc") == [f"https://example.com/{n}" for n in (1, 2, 3)]
    assert document.column("priority") == ["", "", ""]


@for_each(
    ("entry", "value"),
    [
        ("<loc>a&amp;b</loc>", "a&b"),
        ("<loc>a&lt;b</loc>", "a<b"),
        ("<loc>a>b</loc>", "a>b"),
        ("<loc>&amp;amp;&amp;#38;</loc>", "&amp;&#38;"),
        ("<loc> padded\n</loc>", " padded\n"),
        ("<loc>]]&gt;</loc>", "]]>"),
        ("<loc>a&#13;b</loc>", "a\rb"),
        ("<loc>é🦊\u00a0</loc>", "é🦊\u00a0"),
    ],
)
def test_values_written_as_the_file_would_are_regular(entry: str, value: str) -> None:
    """In the first piece as later, where the pattern is known."""
    document = scan(f" <url>{entry}</url>" * 2, f" <url>{entry}</url>" * 2)
    assert document.column("loc") == [value] * 4
    assert bytes(document.columns.layout) == b"\0" * 4


@for_each(
    ("entry", "value"),
    [
        ("<loc>a&#38;b</loc>", "a&b"),
        ("<loc>a&quot;b</loc>", 'a"b'),
        ("<loc>a\r\nb</loc>", "a\nb"),
        ("<loc>a&#xE9;b</loc>", "aéb"),
        ("<loc><![CDATA[a&b]]></loc>", "a&b"),
        ("<loc>a<!-- b -->c</loc>", "ac"),
        ("<loc a='b'>c</loc>", "c"),
        ("<loc>a</loc ><x:b/>stray", "a"),
        ("<loc/>", ""),
    ],
)
def test_what_a_layout_would_write_differently_keeps_its_source(entry: str, value: str) -> None:
    plain = ' <url><loc>it is "so"</loc></url>'
    document = scan(plain * 3, f" <url>{entry}</url>{plain}")
    assert document.column("loc")[3] == value
    assert document.columns.layout[3] == ODD
    source = document.columns.source[3]
    assert source is not None
    assert source.text == f"<url>{entry}</url>"


def test_extensions_are_kept_verbatim_wherever_they_stand() -> None:
    before = "\n<url>\n <x:a>1</x:a>\n <x:b/>\n <loc>a</loc>\n</url>"
    after = "\n<url>\n <loc>a</loc>\n <x:a t='1'><x:b><![CDATA[<]]></x:b></x:a>\n</url>"
    own = "\n<url>\n <loc>a</loc>\n <y:a xmlns:y='urn:y'/>\n</url>"
    document = scan(before + after + own, before + after + own)
    assert (
        document.columns.extensions
        == ["<x:a>1</x:a>\n <x:b/>", "<x:a t='1'><x:b><![CDATA[<]]></x:b></x:a>", "<y:a xmlns:y='urn:y'/>"]
        * 2
    )
    assert ODD not in document.columns.layout


def test_gaps_hold_comments_and_do_not_make_an_entry_odd() -> None:
    gap = "\n<!-- <url><loc>no</loc></url> --><?pi?>\n  "
    document = scan(PLAIN.format(1) * 3, PLAIN.format(2), gap + PLAIN.format(3).lstrip())
    assert document.columns.gap[-1] == gap
    assert bytes(document.columns.layout) == b"\0" * 5


def test_entries_of_every_kind_are_found_behind_many_that_are_all_alike() -> None:
    usual = PLAIN.format(1)
    others = (
        usual.replace("\n    <lastmod>2024-05-01</lastmod>", ""),
        usual.replace("\n  </url>", "\n    <x:a>1</x:a>\n  </url>"),
        usual.replace("/1", "/?a=1&amp;b=2"),
        usual.replace("<url>", "<url><!-- no -->"),
        usual.replace("<loc>", "<priority>1.0</priority>\n    <loc>"),
    )
    for other in others:
        document = scan(usual * 3, usual * 3, usual * 2 + other + usual, usual)
        assert columns(document) == read_tree(f"{ROOT}{usual * 8}{other}{usual * 2}</urlset>".encode())
        assert document.columns.layout.count(0) >= 10


def test_equal_values_share_one_text() -> None:
    document = scan(*(PLAIN.format(1) for _ in range(4)))
    assert len({id(value) for value in document.column("lastmod")}) == 1


def test_values_that_are_mostly_unlike_are_not_compared_any_more() -> None:
    entry = PLAIN.replace("2024-05-0{0}", "2024-05-01T10:00:00.{0:04}Z")
    unlike = "".join(map(entry.format, range(1000)))
    document = scan(unlike, unlike)
    assert len({id(value) for value in document.column("lastmod")}) == 2000


def test_the_usual_layout_may_change_within_a_file() -> None:
    other = "<url><loc>a</loc></url>"
    document = scan(PLAIN.format(1) * 3, other * 50, other * 50, PLAIN.format(2) * 50)
    assert len(document.layouts) == 2
    assert document.columns.layout.count(1) == 100


def test_an_unfinished_entry_is_left_for_the_next_look() -> None:
    scanner = scanner_of(ROOT)
    found = scanner.find(PLAIN.format(1) + "\n<url><loc>a</lo")
    assert found.size == 1
    assert found.rest == "\n<url><loc>a</lo"


@for_each(
    "text",
    [
        "<x:a/><url/>",
        "<url><url/></url>",
        "</urlset>",
        "<!-- <url/>",
        "<s:url/>",
        "<url><!--</url>",
        "<url xmlns='urn:x'><loc>a</loc></url>",
        "<url a='>' b=\"'\"\nxmlns =\t'urn:x'/>",
    ],
)
def test_what_it_cannot_take_is_left_whole(text: str) -> None:
    found = scanner_of(ROOT).find(text)
    assert (found.size, found.rest) == (0, text)


@for_each(
    "attributes",
    [" xmlns=''", f" xmlns='{NAMESPACE}'", " a=\" xmlns='urn:x'\"", ' xmlns:y="urn:x" y:xmlns="a"'],
)
def test_an_entry_may_have_attributes_that_leave_it_one(attributes: str) -> None:
    assert scan(f"<url{attributes}><loc>a</loc></url>" * 2).column("loc") == ["a", "a"]


@for_each(
    "loc",
    ["x" * (MAX_VALUE + 1), "<![CDATA[" + "x" * (MAX_VALUE + 1) + "]]>", "y<!--" + "x" * 10_000_000 + "-->"],
)
def test_a_value_or_entry_beyond_all_limits_is_refused(loc: str) -> None:
    scanner = scanner_of(ROOT)
    with pytest.raises(Unreadable, match="characters"):
        scanner.block_of(scanner.find(f"<url><loc>{loc}</loc></url>"))


def test_entries_found_otherwise_become_regular_just_the_same() -> None:
    scanner = scanner_of(ROOT)
    block: EntryColumns = scanner.block_of_spans(
        [EntrySpan("\n", "<url><loc>a</loc></url>"), EntrySpan("<x/>", "<url/>")]
    )
    assert list(block.layout) == [0, ODD]
    assert block.gap == ["\n", "<x/>"]


@given(sitemaps())
def test_any_sitemap_reads_as_its_tree_and_writes_as_it_was(text: str) -> None:
    scanner = scanner_of(text)
    prolog = scanner.frame.prolog
    document = Document(scanner.frame)
    document.layouts = scanner.layouts
    found = scanner.find(text[len(prolog) :])
    document.append(scanner.block_of(found))
    *entries, last = spans(found.rest, scanner.frame)
    if entries:
        document.append(scanner.block_of_spans(entries))
    assert "".join(document_text(document)) + last.gap == text
    assert columns(document) == read_tree(text.encode())
