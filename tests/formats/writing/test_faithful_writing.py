"""What is to be written reads back as the document, also in another encoding, or is not written."""

import gzip

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import RemoveRows, SetFrame, SetValues, insertion
from editor.core.document.entry_text import ROWS_AT_A_TIME, document_text, entry_text, entry_texts, text_size
from editor.core.fields import FIELD_NAMES, Kind, fields_of
from editor.core.xml.markup import NAMESPACE, EntityStyle, new_frame
from editor.formats.reading.encoding import decode_text
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate
from editor.formats.writing import faithful_writing
from editor.formats.writing.faithful_writing import (
    NotFaithful,
    UnwritableText,
    compress_verified,
    encode_like,
    faithful_bytes,
    stretches,
    to_bytes,
    verify,
)
from editor.runtime.threads import Cancelled
from tests.for_each import for_each
from tests.foreign import assert_translated
from tests.shared import CorpusFile, corpus_files, is_sound, sweep

START = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">'
ONE = "\n  <url>\n    <loc>http://a.example/</loc>\n  </url>"
ODD = "\n  <url><priority>1</priority>\n <loc><![CDATA[http://b.example/?a&b]]></loc><!-- x --></url>"
FILE = f"{START}{ONE}{ODD}{ONE}\n</urlset>\n"


def reading_of(text: str | bytes) -> Document:
    return read_document(text.encode() if isinstance(text, str) else text).entries


def text_of(document: Document) -> str:
    return "".join(document_text(document))


@for_each(
    "text",
    [
        FILE,
        FILE.replace("\n", "\r\n"),
        FILE.replace("\n", ""),
        "\ufeff" + FILE,
        f"{START}</urlset>",
        f'<urlset xmlns="{NAMESPACE}"/>',
        f'<s:sitemapindex xmlns:s="{NAMESPACE}"><s:sitemap><s:loc>u</s:loc></s:sitemap></s:sitemapindex>',
        f'<!DOCTYPE urlset [<!ENTITY e "x">]>{FILE[39:].replace("a.ex", "&e;")}',
        "http://a.example/\r\n\r\nhttp://b.example/",
    ],
)
def test_an_unedited_file_comes_out_as_it_went_in(text: str) -> None:
    data = text.encode()
    document = reading_of(data)
    assert to_bytes(document) == data
    assert text_size(document) == len(data)
    verify(document, data)


def test_only_the_changed_value_differs() -> None:
    document = reading_of(FILE)
    SetValues("loc", range(1), "http://c.example/?<&").apply(document)
    SetValues("priority", range(1, 2), "0.5").apply(document)
    SetValues("lastmod", range(2, 3), "2020-01-01").apply(document)
    expected = (
        FILE.replace("a.example/", "c.example/?&lt;&amp;", 1)
        .replace("<priority>1", "<priority>0.5")
        .replace("</loc>\n  </url>\n</u", "</loc>\n    <lastmod>2020-01-01</lastmod>\n  </url>\n</u")
    )
    assert text_of(document) == expected
    verify(document, expected.encode())
    assert entry_text(document, 1) == ODD[3:].replace("<priority>1", "<priority>0.5")


def test_rows_come_and_go_as_whole_lines() -> None:
    document = reading_of(FILE)
    insertion(document, 1, [Entry("http://n.example/")]).apply(document)
    RemoveRows(range(2, 3)).apply(document)
    assert text_of(document) == f"{START}{ONE}{ONE.replace('a.ex', 'n.ex')}{ONE}\n</urlset>\n"


def test_a_new_document_is_written_in_the_usual_form() -> None:
    document = Document()
    insertion(
        document, 0, [Entry("http://a.example/?a&b", "2020", "daily", "0.5"), Entry("http://b.example/")]
    ).apply(document)
    text = text_of(document)
    assert text.endswith("  <url>\n    <loc>http://b.example/</loc>\n  </url>\n</urlset>\n")
    assert "<loc>http://a.example/?a&amp;b</loc>\n    <lastmod>2020</lastmod>\n" in text
    verify(document, text.encode())


def test_a_files_own_entities_are_used() -> None:
    document = Document(new_frame(Kind.URLSET)._replace(entities=EntityStyle(gt=True, quot=True, apos=True)))
    insertion(document, 0, [Entry("<>&\"'\r]]>")]).apply(document)
    assert "<loc>&lt;&gt;&amp;&quot;&apos;&#13;]]&gt;</loc>" in text_of(document)
    verify(document, to_bytes(document))


def test_many_rows_of_all_kinds_are_written_in_order() -> None:
    text = START + (ONE + ODD + ONE.replace("  ", "\t")) * ROWS_AT_A_TIME + "</urlset>"
    document = reading_of(text)
    assert len(document) == 3 * ROWS_AT_A_TIME
    assert text_of(document) == text
    SetValues("priority", range(len(document)), "0.1").apply(document)
    changed = to_bytes(document)
    verify(document, changed)
    assert changed.count(b"<priority>0.1</priority>") == len(document)


# Encodings and compression


def test_what_does_not_fit_the_encoding_becomes_a_reference() -> None:
    data = FILE.replace("UTF-8", "ISO-8859-1").replace("a.ex", "é.ex").encode("latin-1")
    document = reading_of(data)
    assert to_bytes(document) == data
    SetValues("loc", range(2), "http://ж.example/é").apply(document)
    changed = to_bytes(document)
    assert changed.count(b"http://&#1078;.example/\xe9") == 2
    verify(document, changed)


@for_each("encoding", ["utf-16", "utf-16-be", "utf-32"])
def test_wide_encodings_keep_their_bytes(encoding: str) -> None:
    data = FILE.replace("UTF-8", encoding[:6].upper()).encode(encoding)
    document = reading_of(data)
    assert to_bytes(document) == data
    SetValues("loc", range(1), "http://ж.example/").apply(document)
    assert to_bytes(document).decode(encoding) == text_of(document)


def test_a_compressed_file_keeps_its_bytes_until_its_text_changes() -> None:
    data = gzip.compress(FILE.encode(), 9, mtime=1_000_000)
    document = reading_of(data)
    assert to_bytes(document, data) is data
    SetValues("loc", range(1), "http://c.example/").apply(document)
    changed = to_bytes(document, data)
    assert changed == to_bytes(document)
    assert gzip.decompress(changed).decode() == FILE.replace("a.ex", "c.ex", 1)
    verify(document, changed)
    SetFrame(document.frame._replace(gzip=False)).apply(document)
    assert to_bytes(document, data).decode() == FILE.replace("a.ex", "c.ex", 1)


# Text lists


@for_each(("value", "character"), [("http://a/\nb", "\n"), ("http://ж/", "ж")])
def test_a_text_list_refuses_what_it_cannot_hold(value: str, character: str) -> None:
    document = reading_of("http://a.example/\nhttp://b.example/\n")
    SetFrame(document.frame._replace(encoding="latin-1")).apply(document)
    SetValues("loc", range(1, 2), value).apply(document)
    with pytest.raises(UnwritableText, match="Row 2") as caught:
        to_bytes(document)
    assert (caught.value.row, caught.value.character) == (1, character)
    assert_translated(caught.value, "ISO8859-1 latin-1")


@for_each("codec", ["utf-16-le", "utf-32-be"])
def test_a_text_list_without_a_mark_keeps_the_letters_that_show_its_encoding(codec: str) -> None:
    document = read_document("https://e.org/1\nhttps://e.org/2\n".encode(codec)).entries
    SetValues("loc", range(1, 2), "жук").apply(document)
    assert read_document(to_bytes(document)).entries.column("loc") == ["https://e.org/1", "жук"]
    SetValues("loc", range(1), "жук").apply(document)
    with pytest.raises(UnwritableText, match="only the first characters of the file show") as caught:
        to_bytes(document)
    assert_translated(caught.value, codec)


def test_an_empty_row_of_a_text_list_is_a_blank_line() -> None:
    document = reading_of("http://a.example/\nhttp://b.example/\n")
    insertion(document, 1, [Entry()]).apply(document)
    data = to_bytes(document)
    assert data == b"http://a.example/\n\nhttp://b.example/\n"
    verify(document, data)
    RemoveRows(range(3)).apply(document)
    with pytest.raises(NotFaithful, match="could not be opened again"):
        verify(document, to_bytes(document))


# Real files


def alike(old: str, new: str) -> int:
    """How many characters two texts have in common from the start."""
    differing = (at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    return next(differing, min(len(old), len(new)))


def difference(old: str, new: str) -> tuple[str, str]:
    """What is left of two texts without what they begin and end with alike."""
    start = alike(old, new)
    end = alike(old[start:][::-1], new[start:][::-1])
    return old[start : len(old) - end], new[start : len(new) - end]


def _is_written(file: CorpusFile) -> bool:
    return is_sound(file) or (file.root == "(text)" and file.entries > 0)


@for_each("file", sweep(corpus_files(_is_written), 3))
def test_real_files_stay_and_an_edit_touches_only_its_value(file: CorpusFile) -> None:
    original = file.path.read_bytes()
    document = read_document(original, file.path.name).entries
    rows = range(len(document))
    assert to_bytes(document, original) == original
    old_texts = entry_texts(document, rows)
    for row in sorted({0, len(rows) // 2, len(rows) - 1} & set(rows)):
        for field in fields_of(document.kind):
            old = document.column(field.name)[row]
            inverse = SetValues(field.name, range(row, row + 1), "x&y").apply(document)
            texts = entry_texts(document, rows)
            inverse.apply(document)
            assert texts[:row] + texts[row + 1 :] == old_texts[:row] + old_texts[row + 1 :]
            gone, come = difference(old_texts[row], texts[row])
            assert len(gone) <= 6 * len(old) + len("<![CDATA[]]>")
            assert "x" in come
            assert len(come) <= len("x&amp;y<changefreq></changefreq>") + 40


@for_each(
    ("data", "words"),
    [
        (FILE.replace("</urlset>", ""), "could not be read back"),
        (FILE.replace(ONE, "", 1), "2 entries, not 3"),
        (FILE.replace("a.ex", "b.ex", 1), "row 1, loc"),
        (FILE.replace("<priority>1", "<priority>2"), "row 2, priority: '2', not '1'"),
        (FILE.replace("urlset", "sitemapindex").replace("url>", "sitemap>"), "as sitemapindex"),
        ("", "could not be read back"),
    ],
)
def test_bytes_that_give_another_document_are_refused(data: str, words: str) -> None:
    with pytest.raises(NotFaithful, match=words) as refusal:
        verify(reading_of(FILE), data.encode())
    assert_translated(refusal.value, FILE, data)


def test_a_text_list_with_another_line_is_refused() -> None:
    with pytest.raises(NotFaithful, match="row 1") as refusal:
        verify(reading_of("http://a.example/\n"), b"http://b.example/\n")
    assert_translated(refusal.value, "http://a.example/ http://b.example/")


def test_a_text_list_with_a_line_less_is_refused() -> None:
    with pytest.raises(NotFaithful, match="1 entries, not 2"):
        verify(reading_of("http://a.example/\nhttp://b.example/\n"), b"http://a.example/\n")


def test_a_difference_far_from_the_end_is_told() -> None:
    many = FILE.replace(ONE, ONE * 1000, 1)  # read again in several pieces
    with pytest.raises(NotFaithful, match="row 1, loc"):
        verify(reading_of(many), many.replace("a.ex", "b.ex", 1).encode())


def test_what_xml_cannot_hold_is_refused() -> None:
    document = reading_of(FILE)
    SetValues("loc", range(1), "http://a.example/\x01").apply(document)
    with pytest.raises(NotFaithful, match="could not be read back"):
        verify(document, to_bytes(document))


@for_each("length", [1_000_001, 11_000_000])
def test_a_value_that_is_too_long_to_be_read_again_is_told_with_its_place(length: int) -> None:
    document = reading_of(FILE)
    SetValues("loc", range(1, 2), "x" * length).apply(document)
    words = f"the loc of row 2 has {length:,} characters, and more than"
    with pytest.raises(NotFaithful, match=words) as refusal:
        verify(document, to_bytes(document))
    assert_translated(refusal.value)


values = st.text("ab<>&\"' \n\r\t]é\U0001f5fa", max_size=6)
entries = st.builds(Entry, values, values, values, values)


@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(FIELD_NAMES), values), max_size=6),
    st.lists(entries, max_size=3),
)
def test_any_edits_are_read_again(edits: list[tuple[int, str, str]], new: list[Entry]) -> None:
    document = reading_of(FILE)
    for row, field, value in edits:
        SetValues(field, range(row, row + 1), value).apply(document)
    if new:
        insertion(document, 1, new).apply(document)
    verify(document, to_bytes(document))


# Bytes that were made sure of


@for_each("is_gzip", [False, True])
def test_what_was_made_sure_of_is_what_would_be_written(is_gzip: bool) -> None:
    document = reading_of(gzip.compress(FILE.encode()) if is_gzip else FILE)
    SetValues("priority", range(1), "0.3").apply(document)
    told: list[float] = []
    assert faithful_bytes(document, tell=told.append) == to_bytes(document)
    assert document.frame.gzip is is_gzip
    assert (told == sorted(told), told[-1]) == (True, 1.0)


@for_each("level", [0, 9])
def test_a_file_that_holds_the_same_text_already_keeps_its_bytes(level: int) -> None:
    before = gzip.compress(FILE.encode(), level)
    document = reading_of(before)
    assert faithful_bytes(document, original=before) is before
    assert faithful_bytes(document, before=before) is before
    other = gzip.compress(FILE.replace("a.ex", "b.ex").encode(), level)
    assert faithful_bytes(document, before=other) == to_bytes(document)


def test_a_compressed_file_that_was_edited_does_not_keep_its_bytes() -> None:
    before = gzip.compress(FILE.encode())
    document = reading_of(before)
    SetValues("priority", range(1), "0.3").apply(document)
    assert faithful_bytes(document, original=before) == to_bytes(document) != before


def test_a_file_that_only_ends_in_the_same_text_is_written() -> None:
    last = gzip.compress(FILE.encode())
    document = reading_of(last)
    assert faithful_bytes(document, before=gzip.compress(b"more") + last) == to_bytes(document)


@for_each("is_gzip", [False, True])
def test_a_file_that_is_to_be_compressed_or_no_more_is_written(is_gzip: bool) -> None:
    before, after = FILE.encode(), gzip.compress(FILE.encode())
    if not is_gzip:
        before, after = after, before
    document = reading_of(before)
    SetFrame(document.frame._replace(gzip=is_gzip)).apply(document)
    written = faithful_bytes(document, before=before)
    assert written[:2] == after[:2]
    assert inflate(written) == inflate(after)


@for_each("is_gzip", [False, True])
def test_what_reads_back_differently_is_refused(is_gzip: bool) -> None:
    document = reading_of(FILE)
    SetFrame(document.frame._replace(gzip=is_gzip)).apply(document)
    SetValues("loc", range(1), "http://a.example/\x01").apply(document)
    with pytest.raises(NotFaithful):
        faithful_bytes(document)


def test_what_unpacks_to_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faithful_writing, "compress_gzip", lambda data: gzip.compress(data + b"!"))
    with pytest.raises(NotFaithful, match="does not decompress"):
        compress_verified(b"a", lambda: None)
    monkeypatch.setattr(faithful_writing, "compress_gzip", lambda data: gzip.compress(data)[:-4])
    with pytest.raises(NotFaithful, match="does not decompress"):
        compress_verified(b"a", lambda: None)


def test_nothing_is_made_sure_of_once_it_was_called_off() -> None:
    with pytest.raises(Cancelled):
        faithful_bytes(reading_of(FILE), cancelled=lambda: True)


# Two ways to write one character; only the first comes back when the text is encoded again.
TWICE = {"cp932": (b"\x81\xe0", b"\x87\x90"), "iso2022_jp": (b'\x1b$B$"\x1b(B', b'\x1b$B$"\x1b$B\x1b(B')}
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
