"""What is written as a spreadsheet is read as it was, and nothing in it acts."""

import re
import zipfile
from datetime import date
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook

from editor.core.table_import import Table
from editor.formats.tables import spreadsheet_writing
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.formats.tables.spreadsheet_writing import write_spreadsheet
from editor.formats.tables.text_tables import TableError, read_csv, write_csv
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


def test_what_is_text_is_written_as_text_and_nothing_acts() -> None:
    rows = [("https://e.org/", text) for text in NASTY]
    data = write_spreadsheet([("loc", "title"), *rows])
    sheet = parts(data)["xl/worksheets/sheet1.xml"]
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert set(re.findall(r'<c [^>]*?t="(\w+)"', sheet)) == {"inlineStr"}
    assert "<v>" not in sheet
    assert 'numFmtId="49"' in parts(data)["xl/styles.xml"]  # text, whatever is typed
    assert list(read_spreadsheet(data).table.rows) == rows


@pytest.mark.parametrize(
    ("heading", "text", "cell", "again"),
    [
        ("priority", "0.8", 0.8, "0.8"),
        ("priority", "0.50", 0.5, "0.5"),
        ("priority", "1.0", 1.0, "1.0"),
        ("priority", "1", 1.0, "1.0"),
        ("priority", "007", "007", "007"),
        ("priority", "0,8", "0,8", "0,8"),
        ("priority", "=1", "=1", "=1"),
        ("status", "404", 404.0, "404"),
        ("status", "blocked", "blocked", "blocked"),
        ("video:1:duration", "600", 600.0, "600"),
        ("video:1:rating", "4.0", 4.0, "4.0"),
        ("video:1:title", "600", "600", "600"),
        ("lastmod", "2026-11-02", date(2026, 11, 2), "2026-11-02"),
        ("news:1:publication_date", "2026-11-02", date(2026, 11, 2), "2026-11-02"),
        ("lastmod", "2026-11-02T10:00:00+01:00", "2026-11-02T10:00:00+01:00", "2026-11-02T10:00:00+01:00"),
        ("lastmod", "2026-02-30", "2026-02-30", "2026-02-30"),
        ("lastmod", "1899-01-01", "1899-01-01", "1899-01-01"),
        ("lastmod", "2026", "2026", "2026"),
        ("loc", "2026-11-02", "2026-11-02", "2026-11-02"),
    ],
)
def test_numbers_and_dates_are_such_in_their_columns(
    heading: str, text: str, cell: object, again: str
) -> None:
    data = write_spreadsheet([("x", heading), ("https://e.org/", text)])
    sheet = CalamineWorkbook.from_filelike(BytesIO(data)).get_sheet_by_index(0)
    assert sheet.to_python()[1][1] == cell
    assert read_spreadsheet(data).table.rows == (("https://e.org/", again),)
    assert "<autoFilter" in parts(data)["xl/worksheets/sheet1.xml"]


def test_more_columns_than_a_sheet_has_are_refused_in_a_sentence() -> None:
    headings = [f"image:{number}:loc" for number in range(spreadsheet_writing.MAX_COLUMNS + 1)]
    with pytest.raises(TableError, match="no more than 16,384 columns"):
        write_spreadsheet([headings])


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
