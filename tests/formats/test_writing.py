import gzip
from dataclasses import replace

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import RemoveRows, SetFrame, SetValues, insertion
from editor.core.document.entry_text import ROWS_AT_A_TIME, document_text, entry_text, entry_texts
from editor.core.fields import Kind, fields_of
from editor.core.xml.markup import NAMESPACE, EntityStyle, new_frame
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import NotFaithful, UnwritableText, text_size, to_bytes, verify
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
    document = Document(replace(new_frame(Kind.URLSET), entities=EntityStyle(gt=True, quot=True, apos=True)))
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
    SetFrame(replace(document.frame, gzip=False)).apply(document)
    assert to_bytes(document, data).decode() == FILE.replace("a.ex", "c.ex", 1)


# Text lists


@for_each(("value", "character"), [("http://a/\nb", "\n"), ("http://ж/", "ж")])
def test_a_text_list_refuses_what_it_cannot_hold(value: str, character: str) -> None:
    document = reading_of("http://a.example/\nhttp://b.example/\n")
    SetFrame(replace(document.frame, encoding="latin-1")).apply(document)
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
