"""What is to be written reads back as the document, or is not written."""

import gzip
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.edits import SetFrame, SetValues, insertion
from editor.core.fields import FIELD_NAMES
from editor.formats.reading.unpacking import inflate
from editor.formats.writing import faithful_writing
from editor.formats.writing.faithful_writing import (
    NotFaithful,
    compress_verified,
    faithful_bytes,
    to_bytes,
    verify,
)
from editor.runtime.threads import Cancelled
from tests.for_each import for_each
from tests.foreign import assert_translated
from tests.formats.test_writing import FILE, ONE, reading_of


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
    assert faithful_bytes(document) == to_bytes(document)
    assert document.frame.gzip is is_gzip


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
    SetFrame(replace(document.frame, gzip=is_gzip)).apply(document)
    written = faithful_bytes(document, before=before)
    assert written[:2] == after[:2]
    assert inflate(written) == inflate(after)


@for_each("is_gzip", [False, True])
def test_what_reads_back_differently_is_refused(is_gzip: bool) -> None:
    document = reading_of(FILE)
    SetFrame(replace(document.frame, gzip=is_gzip)).apply(document)
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
