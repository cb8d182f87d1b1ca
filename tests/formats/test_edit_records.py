"""An edit that was told as bytes does the same again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import ODD, CompactList, Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, InsertRows, Reorder, SetValues
from editor.core.xml.markup import Layout, Oddity, OddSource, default_layout
from editor.formats.edit_records import BadRecord, decode_edit, encode_edit
from tests.core.documents import edits, entries, filled, snapshot
from tests.core.file_sets import file_set_edits, joined, texts
from tests.for_each import for_each


@given(st.lists(entries, max_size=6), st.data())
def test_any_edit_comes_back_as_it_was(rows: list[Entry], data: st.DataObject) -> None:
    one, other = filled(*rows), filled(*rows)
    for _ in range(data.draw(st.integers(1, 4))):
        edit = data.draw(edits(one))
        again = decode_edit(encode_edit(edit, one), other)
        edit.apply(one)
        again.apply(other)
        assert snapshot(other) == snapshot(one)


@given(st.lists(entries, max_size=6), st.data())
def test_any_inverse_comes_back_as_it_was(rows: list[Entry], data: st.DataObject) -> None:
    document = filled(*rows)
    before = snapshot(document)
    inverse = data.draw(edits(document)).apply(document)
    decode_edit(encode_edit(inverse, document), document).apply(document)
    assert snapshot(document) == before


@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=4), st.data())
def test_any_series_of_edits_of_several_files_and_their_inverses_comes_back_as_it_was(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    one, other = joined(*files), joined(*files)
    inverses: list[Edit] = []

    def make(edit: Edit) -> None:
        inverses.append(edit.apply(one))
        decode_edit(encode_edit(edit, one), other).apply(other)  # told once it is made, as a journal does
        assert texts(other) == texts(one)
        assert [file.listing for file in other.files] == [file.listing for file in one.files]

    for _ in range(data.draw(st.integers(1, 6))):
        make(data.draw(file_set_edits(one)))
    for edit in reversed(inverses[:]):
        make(edit)
    assert texts(one) == texts(joined(*files))


def test_odd_entries_keep_their_text() -> None:
    document = filled(Entry("a"))
    source = OddSource("<url><loc>a</loc>\ud800</url>", ("a", "", "", ""), (Oddity("rule", "", "x"),))
    block = document.copy_rows(range(1))
    block.source, block.layout = CompactList([source]), bytearray([ODD])
    decode_edit(encode_edit(InsertRows(range(1), block), document), document).apply(document)
    assert (document.columns.source[0], document.columns.layout[0]) == (source, ODD)


def test_layouts_are_known_again_under_other_numbers() -> None:
    one, other = filled(Entry("a")), Document()
    usual = default_layout(other.frame)
    other.layouts += [Layout("<url >", usual.children, usual.end)]
    decode_edit(encode_edit(InsertRows(range(1), one.columns), one), other).apply(other)
    assert other.layouts[other.columns.layout[0]] == one.layouts[0]


def test_long_columns_are_told_piece_by_piece() -> None:
    values = [str(number) for number in range(25_001)]
    edit = SetValues("loc", range(25_001), values)
    assert decode_edit(encode_edit(edit, Document()), Document()) == edit
    order = Reorder(list(reversed(range(25_001))))
    assert decode_edit(encode_edit(order, Document()), Document()) == Reorder(order.order, [])


@for_each("data", [b"", b"[]", b"{}", b'{"edit":"x"}', b"\xff", b"[" * 100_000])
def test_other_bytes_tell_no_edit(data: bytes) -> None:
    with pytest.raises(BadRecord):
        decode_edit(data, Document())
