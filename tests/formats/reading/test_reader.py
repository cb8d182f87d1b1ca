"""From bytes to a document."""

import gc
import gzip
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import ODD
from editor.core.document.edits import SetValues
from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE
from editor.formats.read_errors import BrokenXml, Unreadable
from editor.formats.reading import reader, well_formed
from editor.formats.reading.reader import Reader, Reading, read_document
from editor.formats.reading.unpacking import inflate
from editor.formats.writing.faithful_writing import to_bytes
from tests.for_each import for_each
from tests.formats.reading.tree_reader import columns, read_tree
from tests.formats.recovered import read_or_recover
from tests.formats.samples import sitemaps
from tests.patience import seconds
from tests.shared import CorpusFile, corpus_files, is_sound, sweep

OWN = sorted((Path(__file__).parents[2] / "data").glob("*.xml"))
ROOT = f'<urlset xmlns="{NAMESPACE}">'
ENTRY = "<url><loc>https://example.com/</loc></url>"


def in_small_pieces(patch: pytest.MonkeyPatch, size: int) -> None:
    for module in (reader, well_formed):
        patch.setattr(module, "PIECE", 2 * size)
    patch.setattr(reader, "_FIRST_PIECE", size)
    patch.setattr(reader, "_PATIENCE", 4 * size)
    patch.setattr(reader, "_SPANS_AT_A_TIME", 2)


@for_each("path", OWN, ids=lambda path: path.stem)
def test_own_files_read_as_their_trees_and_write_as_they_were(path: Path) -> None:
    data = path.read_bytes()
    document = read_document(data).entries
    assert columns(document) == read_tree(data)
    assert to_bytes(document) == data


@for_each("file", sweep(corpus_files(is_sound), 1))
def test_real_files_read_as_their_trees(file: CorpusFile) -> None:
    data = file.path.read_bytes()
    result = read_document(data)
    inflated = inflate(data).data
    assert columns(result.entries) == read_tree(inflated)
    assert len(result.entries) == file.entries
    assert to_bytes(result.entries, data) == data
    assert result.complete
    assert result.byte_size == len(inflated)


@given(sitemaps(), st.sampled_from([16, 100, 1000]))
def test_any_sitemap_is_read_the_same_in_pieces_of_any_size(text: str, size: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        in_small_pieces(patch, size)
        data = text.encode()
        document = read_document(data).entries
        assert to_bytes(document) == data
        assert columns(document) == read_tree(data)


@for_each(
    ("name", "regular"),
    [("extensions_before", True), ("other_order", True), ("prefix", True), ("crlf", True), ("odd", False)],
)
def test_other_layouts_are_learned_and_only_odd_entries_keep_their_source(name: str, regular: bool) -> None:
    document = read_document((Path(__file__).parents[2] / "data" / f"{name}.xml").read_bytes()).entries
    assert all((number != ODD) is regular for number in document.columns.layout)


@for_each(
    ("text", "kind", "prefix", "namespace"),
    [
        (f'<urlset xmlns="{NAMESPACE}"></urlset>', Kind.URLSET, "", NAMESPACE),
        (f'<a:sitemapindex xmlns:a="{NAMESPACE}"></a:sitemapindex>', Kind.SITEMAPINDEX, "a:", NAMESPACE),
        ("<urlset></urlset>", Kind.URLSET, "", ""),
        ('<urlset xmlns="https://www.google.com/schemas/sitemap/0.84"/>', Kind.URLSET, "", None),
        ("https://example.com/\n", Kind.TEXT, "", ""),
        ('<rss version="2.0"><channel/></rss>', Kind.FEED, "", None),
    ],
)
def test_the_frame_tells_kind_prefix_and_namespace(
    text: str, kind: Kind, prefix: str, namespace: str | None
) -> None:
    frame = read_document(text.encode()).entries.frame
    assert (frame.kind, frame.prefix) == (kind, prefix)
    if namespace is not None:
        assert frame.namespace == namespace


def test_encoding_mark_compression_and_line_ends_are_remembered() -> None:
    text = f'<?xml version="1.0" encoding="UTF-16"?>\r\n{ROOT}\r\n</urlset>\r\n'
    frame = read_document(gzip.compress(b"\xfe\xff" + text.encode("utf-16-be"))).entries.frame
    assert (frame.encoding, frame.bom, frame.gzip, frame.line_end) == ("utf-16-be", b"\xfe\xff", True, "\r\n")
    assert (frame.prolog + frame.epilog) == text


def test_a_small_piece_comes_first_and_the_rest_in_larger_ones() -> None:
    data = (ROOT + ENTRY * 20_000 + "</urlset>").encode()
    reader = Reader(data)
    sizes, positions = [], []
    for block in reader.pieces():
        sizes.append(len(block))
        positions.append(reader.position)
    assert sizes[0] < 200
    assert sum(sizes) == 20_000
    assert len(sizes) < 10
    assert positions == sorted(positions)
    assert reader.position == reader.total == len(data)
    assert reader.frame.epilog == "</urlset>"


def test_reading_can_be_cancelled_between_pieces() -> None:
    stop: list[bool] = []
    reader = Reader((ROOT + ENTRY * 20_000 + "</urlset>").encode(), cancelled=lambda: bool(stop))
    pieces = reader.pieces()
    next(pieces)
    stop.append(True)
    assert list(pieces) == []


@pytest.mark.usefixtures("collector")
def test_reading_that_is_given_up_leaves_nothing_behind() -> None:
    pieces = Reader((ROOT + ENTRY * 20_000 + "</urlset>").encode()).pieces()
    next(pieces)
    pieces.close()  # type: ignore[attr-defined]
    assert gc.isenabled()


@for_each("wrong", ["<url>&</url>", "<image:image/>", "<url></loc></url>", "\x01", "\udcff"])
def test_rows_before_a_fault_are_read_and_the_fault_is_told(wrong: str) -> None:
    data = (ROOT + ENTRY * 12_000 + wrong + ENTRY + "</urlset>").encode("utf-8", "surrogateescape")
    sizes: list[int] = []
    with pytest.raises(BrokenXml) as broken:
        sizes.extend(map(len, Reader(data).pieces()))
    assert sum(sizes) > 5000
    assert broken.value.line == 1
    assert broken.value.column >= len(ROOT + ENTRY * 12_000)
    assert broken.value.file_hits


@for_each(
    ("data", "rows"),
    [
        pytest.param((ROOT + ENTRY * 3).encode(), 3, id="cut off"),
        pytest.param(gzip.compress((ROOT + ENTRY + "&</urlset>").encode()), 1, id="an ampersand, compressed"),
        pytest.param(
            (ROOT + ENTRY + "</urlset>").encode().replace(b"com/", b"com/\xe9"), 1, id="invalid UTF-8"
        ),
        pytest.param(b"https://example.com/\xff\n", 1, id="invalid UTF-8 in a text list"),
    ],
)
def test_what_is_broken_is_recovered_and_says_so(data: bytes, rows: int) -> None:
    result: Reading = read_or_recover(data)
    assert len(result.entries) == rows
    assert not result.complete
    assert result.trouble
    assert result.repairs
    assert result.file_hits
    assert result.entries.frame.gzip is data.startswith(b"\x1f\x8b")


@for_each(
    ("data", "rule"),
    [
        (b"", "file-empty"),
        (b"<html></html>", "html-instead-of-sitemap"),
        (b"<catalog/>", "root-unknown"),
        (b"\x1f\x8b\x08", "gzip-corrupt"),
        (b"PK\x03\x04", "zip-not-gzip"),
        (f"{ROOT}{'<a>' * 300}{'</a>' * 300}</urlset>".encode(), "file-unreadable"),
        (f"{ROOT}<url>{'<a>' * 9000}{'</a>' * 9000}</url></urlset>".encode(), "file-unreadable"),
        (f"{ROOT}<url><loc>{'x' * 1_500_000}</loc></url></urlset>".encode(), "file-unreadable"),
        (f"{ROOT}{ENTRY * 500}<url><loc>{'x' * 11_000_000}</loc></url></urlset>".encode(), "file-unreadable"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_gives_no_rows_is_refused_with_its_reason(data: bytes, rule: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_document(data)
    assert refused.value.file_hits[0].rule == rule


def test_entries_without_the_prefix_of_their_root_are_rows_that_can_be_edited() -> None:
    entries = (
        "<s:url><s:loc>https://example.com/1</s:loc></s:url>\n",
        "<url><loc>https://example.com/2</loc></url>\n",
    )
    data = f'<s:urlset xmlns:s="{NAMESPACE}">{"".join(entries * 30)}</s:urlset>'.encode()
    document = read_document(data).entries
    assert document.column("loc") == ["https://example.com/1", "https://example.com/2"] * 30
    SetValues("priority", [1], "0.5").apply(document)
    assert to_bytes(document) == data.replace(b"/2</loc>", b"/2</loc><priority>0.5</priority>", 1)


DOCTYPES = {
    "in the file": '<!DOCTYPE urlset [<!ENTITY e "expanded">]>',
    "elsewhere": '<!DOCTYPE urlset SYSTEM "file:///etc/passwd" [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    "by a parameter": '<!DOCTYPE urlset [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p; <!ENTITY e "e">]>',
}


@for_each("doctype", DOCTYPES.values())
def test_entities_of_a_doctype_are_neither_expanded_nor_fetched(doctype: str) -> None:
    data = f"{doctype}{ROOT}<url><loc>https://&e;/</loc></url>{ENTRY}</urlset>".encode()
    document = read_document(data).entries
    assert document.column("loc") == ["https://&e;/", "https://example.com/"]
    assert to_bytes(document) == data


@for_each(
    "content",
    [
        pytest.param("<url " + " ".join(f'a{n}="x"' for n in range(20_000)) + "/>", id="20,000 attributes"),
        pytest.param("<!--" + "x" * 9_000_000 + "-->" + ENTRY, id="a comment of 9 MB"),
        pytest.param("<x><url/></x>" * 8000 + ENTRY, id="nothing but elements under the root"),
        pytest.param("".join(f"<url>{' ' * n}<loc>a</loc></url>" for n in range(800)), id="800 layouts"),
    ],
)
def test_monsters_are_read_in_time_that_grows_with_their_size(content: str) -> None:
    data = (ROOT + content + "</urlset>").encode()
    start = time.process_time()
    assert to_bytes(read_document(data).entries) == data
    assert time.process_time() - start < seconds(3)  # it takes a fifth of one


def test_tens_of_thousands_of_namespaces_do_not_freeze() -> None:
    root = " ".join(f'xmlns:a{n}="urn:{n}"' for n in range(30_000))
    data = f'<urlset xmlns="{NAMESPACE}" {root}>{ENTRY}</urlset>'.encode()
    start = time.process_time()
    assert len(read_document(data).entries) == 1
    assert time.process_time() - start < seconds(3)


@for_each("entry", ["<url><loc>https://a.org/</loc>{}</url>", "<other>{}</other>"])
def test_what_is_nested_too_deep_is_refused_in_words(entry: str) -> None:
    deep = entry.format("<a>" * 300 + "</a>" * 300)
    with pytest.raises(Unreadable, match="256 levels deep"):
        read_document(f'<urlset xmlns="{NAMESPACE}">{deep}</urlset>'.encode())
