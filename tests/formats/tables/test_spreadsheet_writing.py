"""What is written as a spreadsheet is read as it was, and nothing in it acts."""

import re
import zipfile
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.table_import import Table
from editor.formats.tables import spreadsheet_writing
from editor.formats.tables.csv_tables import TableError, read_csv, write_csv
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.formats.tables.spreadsheet_writing import write_spreadsheet
from tests.examples import examples

HEADINGS = ("loc", "lastmod")
NASTY = (
    "=1+1",
    "'=1+1",
    "''=1",
    "@x",
    "-0.5",
    "+1",
    "0.50",
    "2024-01-02",
    " x ",
    "_x0041_",
    "_x1080_x1920_",
    "_x005F_x0041_",
    "\x01_x0001_",
    "<r>&</r>",
    "<r><t>x</t></r>",
    "a\r\nb",
    "é😀",
    "",
)

# XML has none of the last two characters of its first plane, nor lone surrogates.
characters = st.one_of(
    st.sampled_from("=+-@\t\r\n'\",;| _x0"), st.characters(codec="utf-8", exclude_characters="\ufffe\uffff")
)
cells = st.text(characters, max_size=8)
tables = st.lists(st.tuples(cells.map("https://e.org/".__add__), cells), min_size=1, max_size=5)


def parts(data: bytes) -> dict[str, str]:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


@settings(deadline=None, max_examples=examples(12))
@given(tables)
def test_a_table_that_goes_through_a_spreadsheet_and_csv_loses_nothing(rows: list[tuple[str, str]]) -> None:
    table = Table(HEADINGS, tuple(rows))
    from_csv = read_csv(write_csv([table.headings, *table.rows])).table
    from_sheet = read_spreadsheet(write_spreadsheet([from_csv.headings, *from_csv.rows])).table
    again = read_csv(write_csv([from_sheet.headings, *from_sheet.rows], ";", bom=True), delimiter=";").table
    assert (from_csv, from_sheet, again) == (table, table, table)


def test_the_name_of_a_file_that_is_no_text_is_written_as_in_a_csv() -> None:
    records = [HEADINGS, ("https://e.org/", "caf\udce9.xml")]
    from_csv = read_csv(write_csv(records)).table
    assert from_csv == read_spreadsheet(write_spreadsheet(records)).table
    assert from_csv == Table(HEADINGS, (("https://e.org/", "caf?.xml"),))


def test_every_cell_is_text_and_nothing_acts() -> None:
    rows = [("https://e.org/", text) for text in NASTY]
    data = write_spreadsheet([HEADINGS, *rows])
    sheet = parts(data)["xl/worksheets/sheet1.xml"]
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert set(re.findall(r'<c [^>]*?t="(\w+)"', sheet)) == {"inlineStr"}
    assert "<v>" not in sheet
    assert 'numFmtId="49"' in parts(data)["xl/styles.xml"]  # text, whatever is typed
    assert list(read_spreadsheet(data).table.rows) == rows


def test_more_rows_than_a_sheet_has_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreadsheet_writing, "MAX_ROWS", 300)
    assert write_spreadsheet([HEADINGS, *[("a", "b")] * 299])
    with pytest.raises(TableError, match="no more than 300 rows"):
        write_spreadsheet([HEADINGS, *[("a", "b")] * 300])


def test_a_text_that_no_cell_holds_is_refused_in_a_sentence() -> None:
    longest = "x" * (spreadsheet_writing.MAX_TEXT - 1)
    [(text,)] = read_spreadsheet(write_spreadsheet([("a",), (longest,)])).table.rows
    assert text == longest
    with pytest.raises(TableError, match="fewer than 32,767 characters"):
        write_spreadsheet([("a",), (longest + "x",)])


def test_the_same_table_gives_the_same_bytes() -> None:
    data = write_spreadsheet([HEADINGS])
    assert data == write_spreadsheet([HEADINGS])
    assert "1980-01-01" in parts(data)["docProps/core.xml"]  # and no other moment
