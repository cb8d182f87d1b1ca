from editor.core.document.columns import Entry
from editor.core.document.edits import RemoveRows, SetValues, insertion
from editor.core.xml.markup import NAMESPACE
from editor.formats.reading.encoding import decode_text
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import encode_like, stretches, to_bytes
from tests.for_each import for_each

# Two ways to write one character; only the first comes back when the text is encoded again.
TWICE = {
    "cp932": (b"\x81\xe0", b"\x87\x90"),
    "iso2022_jp": (b'\x1b$B$"\x1b(B', b'\x1b$B$"\x1b$B\x1b(B'),
}
NAMES = {"cp932": "CP932", "iso2022_jp": "ISO-2022-JP"}


def file_in(encoding: str) -> bytes:
    usual, unusual = TWICE[encoding]
    rows = b"".join(
        b"  <url><loc>http://a.example/%d" % number + code + b"</loc></url>\n"
        for number, code in enumerate((usual, unusual, usual, unusual))
    )
    declaration = f'<?xml version="1.0" encoding="{NAMES[encoding]}"?>\n<urlset xmlns="{NAMESPACE}">\n'
    return declaration.encode() + b"<!-- " + unusual + b" -->\n" + rows + b"</urlset>\n"


@for_each("encoding", TWICE)
def test_stretches_join_to_the_text_and_its_bytes(encoding: str) -> None:
    data = file_in(encoding)
    found = stretches(data, encoding)
    assert b"".join(stretch.data for stretch in found) == data
    assert "".join(stretch.text for stretch in found) == data.decode(encoding)
    assert len(found) > 10


@for_each("encoding", TWICE)
def test_a_file_that_does_not_encode_back_keeps_its_bytes(encoding: str) -> None:
    data = file_in(encoding)
    assert not decode_text(data).exact
    document = read_document(data).entries
    assert to_bytes(document) != data
    assert to_bytes(document, data) is data


@for_each("encoding", TWICE)
def test_an_edit_touches_only_its_value(encoding: str) -> None:
    data = file_in(encoding)
    lines = data.splitlines(keepends=True)
    document = read_document(data).entries
    SetValues("loc", range(2, 3), "http://b.example/ж€").apply(document)
    changed = to_bytes(document, data).splitlines(keepends=True)
    assert changed[:5] + changed[6:] == lines[:5] + lines[6:]
    assert read_document(b"".join(changed)).entries.column("loc")[2] == "http://b.example/ж€"


@for_each("encoding", TWICE)
def test_rows_that_move_up_keep_their_bytes(encoding: str) -> None:
    data = file_in(encoding)
    lines = data.splitlines(keepends=True)
    document = read_document(data).entries
    RemoveRows(range(2, 3)).apply(document)
    insertion(document, 1, [Entry("http://n.example/")]).apply(document)
    changed = to_bytes(document, data).splitlines(keepends=True)
    assert changed[:4] + changed[5:] == lines[:5] + lines[6:]


def test_an_exact_encoding_is_simply_encoded() -> None:
    assert encode_like("<a>é</a>", "<a>e</a>".encode("latin-1"), "latin-1") == "<a>é</a>".encode("latin-1")


def test_an_original_in_another_encoding_by_now_counts_for_nothing() -> None:
    assert encode_like("<a>é</a>", b"<a>\xe9</a>", "utf-8") == "<a>é</a>".encode()
