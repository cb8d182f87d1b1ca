"""A faster reader of entries takes nothing that the exact reader reads otherwise."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import ODD
from editor.core.xml.odd_entries import read_entry
from editor.core.xml.outline import spans
from editor.formats.reading.encoding import decode_text
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate_content
from tests.core.test_odd_entries import URLSET, entries
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
