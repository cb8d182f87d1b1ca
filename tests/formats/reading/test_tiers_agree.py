"""A faster reader of entries takes nothing that the exact reader reads otherwise."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import ODD
from editor.core.xml.markup import Frame
from editor.core.xml.odd_entries import read_entry
from editor.core.xml.outline import spans
from editor.formats.reading.encoding import decode_text
from editor.formats.reading.entry_layouts import Grammar
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate_content
from editor.formats.reading.unusual_entries import SimpleReader
from tests.core.xml.test_odd_entries import URLSET, entries
from tests.for_each import for_each
from tests.shared import CorpusFile, corpus_files, is_sound, sweep

SEEN_ELSEWHERE = {"loc-missing", "element-order"}  # in the column of URLs and in the layout
LARGEST = 100_000  # bytes of a real file; the others have no other forms
MANY = 120  # entries of one form: more than are read one by one
KNOWN = ["<url><loc>http://a.example/</loc></url>", "<url>\n<loc>http://b.example/</loc>\n</url>"]

own = entries.filter(lambda text: "xmlns=" not in text.partition(">")[0])  # in the namespace of the file


def assert_rows_say(data: bytes, texts: Sequence[str]) -> None:
    """Each row of a file holds what the exact reader reads in its text, and is regular only where that is."""
    document = read_document(data).entries
    assert len(document) == len(texts)
    for row, text in enumerate(texts):
        exact = read_entry(text, document.frame)
        assert document.entry(row).values() == exact.values
        if document.columns.layout[row] == ODD:
            assert document.oddities(row) == exact.oddities
        else:
            assert {oddity.rule for oddity in exact.oddities} <= SEEN_ELSEWHERE


@given(st.lists(st.sampled_from(KNOWN) | own, max_size=4), st.sampled_from([1, MANY]))
def test_generated_entries(texts: list[str], times: int) -> None:
    names = "".join(f' xmlns{prefix and ":"}{prefix}="{name}"' for prefix, name in URLSET.namespaces)
    texts *= times
    body = "\n".join(texts)
    assert_rows_say(f"<urlset{names}>{body}</urlset>".encode(), texts)


def _is_small(file: CorpusFile) -> bool:
    return is_sound(file) and file.entries > 0 and file.path.stat().st_size <= LARGEST


@for_each("file", sweep(corpus_files(_is_small), 2))
def test_real_entries(file: CorpusFile) -> None:
    data = bytes(inflate_content(file.path.read_bytes())[0])
    frame = read_document(data).entries.frame
    body = decode_text(data).text[len(frame.prolog) :]
    assert_rows_say(data, [entry for _, entry in spans(body, frame) if entry])


READER = SimpleReader(Grammar(URLSET), URLSET)
LOC = "<loc>http://a.example/</loc>"


def is_read_quickly(entry: str, frame: Frame = URLSET) -> bool:
    """Whether an entry is simple; then it has to be read right."""
    reader = READER if frame is URLSET else SimpleReader(Grammar(frame), frame)
    alike, others = reader.take_apart({7: entry})
    assert [row for one in alike for row in one.rows] + others == [7]
    source = reader.read([entry], alike[0].form, alike[0].texts)[0] if alike else None
    assert source is None or source == read_entry(entry, frame)
    return source is not None


@for_each(
    "inside",
    [
        LOC,
        "<loc><![CDATA[http://a.example/?a&b]]></loc>",
        "<!-- a --><loc>http://a.example/<!-- b --></loc><?pi?>",
        f"<priority> 0.5 </priority><s:lastmod>2024</s:lastmod>{LOC}",
        f"{LOC}<x:own xmlns:x='urn:x' a=\">\">text</x:own>",
        "<loc id='1'>http&#58;//a.example/</loc><Priority>1</Priority>",
    ],
)
def test_entries_whose_children_hold_text_only_are_simple(inside: str) -> None:
    assert is_read_quickly(f"<url>{inside}</url>")


@for_each(
    "entry",
    [
        "<url/>",
        "<url></url>",
        f"<url id='1'>{LOC}</url>",
        f"<url>{LOC}{LOC}</url>",
        f"<url>{LOC}stray</url>",
        f"<url>{LOC}<lastmod/></url>",
        f"<url>{LOC}<lastmod> </lastmod></url>",
        f"<url>{LOC}<image:image><image:loc>b</image:loc></image:image></url>",
        f"<url>{LOC * 7}</url>",
    ],
)
def test_others_are_left_to_the_careful_reader(entry: str) -> None:
    assert not is_read_quickly(entry)


def test_entities_of_the_file_s_own_are_left_to_the_careful_reader() -> None:
    frame = URLSET._replace(prolog="<!DOCTYPE urlset [<!ENTITY e 'x'>]>" + URLSET.prolog)
    assert not is_read_quickly("<url><loc>&e;</loc></url>", frame)


@given(entries)
def test_any_entry_is_read_right_or_not_at_all(entry: str) -> None:
    is_read_quickly(entry)
