"""Spreadsheets give the same tables as CSV."""

import csv
import zipfile
from io import BytesIO, StringIO

import pytest

from editor.core.table_import import Table
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.formats.tables.text_tables import TableError, write_csv
from tests.for_each import for_each

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def text(value: str) -> str:
    return f'<c t="inlineStr"><is><t>{value}</t></is></c>'


def number(value: str, style: int = 0) -> str:
    return f'<c s="{style}"><v>{value}</v></c>'


def relations(of: str) -> str:
    return f'<Relationships xmlns="{PACKAGE}/relationships">{of}</Relationships>'


def workbook(*sheets: list[list[str]], shared: str = "") -> bytes:
    """An XLSX of such sheets, named A, B and so on; style 1 is a date with a time; shared: its texts."""
    names = [chr(ord("A") + place) for place in range(len(sheets))]
    listed = "".join(f'<sheet name="{n}" sheetId="{i}" r:id="r{i}"/>' for i, n in enumerate(names, 1))
    related = "".join(
        f'<Relationship Id="r{i}" Type="{RELATIONS}/worksheet" Target="worksheets/s{i}.xml"/>'
        for i in range(1, len(sheets) + 1)
    )
    related += f'<Relationship Id="s" Type="{RELATIONS}/styles" Target="styles.xml"/>'
    related += (
        f'<Relationship Id="t" Type="{RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>'
        if shared
        else ""
    )
    root = f'<Relationship Id="r" Type="{RELATIONS}/officeDocument" Target="xl/workbook.xml"/>'
    formats = '<xf numFmtId="0"/><xf numFmtId="22"/>'
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types"/>',
        "_rels/.rels": relations(root),
        "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><sheets>{listed}</sheets>'
        "</workbook>",
        "xl/_rels/workbook.xml.rels": relations(related),
        "xl/styles.xml": f'<styleSheet xmlns="{MAIN}"><cellXfs>{formats}</cellXfs></styleSheet>',
    }
    if shared:
        parts["xl/sharedStrings.xml"] = shared
    for place, sheet in enumerate(sheets, 1):
        rows = "".join(f"<row>{''.join(cells)}</row>" for cells in sheet)
        parts[f"xl/worksheets/s{place}.xml"] = (
            f'<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'
        )
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return data.getvalue()


def test_a_table_that_went_through_a_spreadsheet_says_what_it_said() -> None:
    rows = [("https://e.org/", "=1+1", "-1"), ("https://e.org/,;", "'+a", "0,8"), ("@x", "", "0.50")]
    cells = csv.reader(StringIO(write_csv([("loc", "lastmod", "priority"), *rows]).decode(), newline=""))
    read = read_spreadsheet(workbook([list(map(text, record)) for record in cells]))
    assert list(read.table.rows) == rows


def test_a_sheet_is_a_table() -> None:
    data = workbook(
        [
            [text("Address"), text("Priority"), text("Last Modified"), text("Status")],
            [text("https://e.org/"), number("0.8"), number("45292", 1), number("200")],
            [text(" https://e.org/a "), number("1"), number("45292.5", 1), text("")],
            [text("https://e.org/b"), number("0.30000000000000004"), text(""), text("")],
        ]
    )
    read = read_spreadsheet(data)
    assert (read.name, read.names) == ("A", ("A",))
    assert read.table == Table(
        ("Address", "Priority", "Last Modified", "Status"),
        (
            ("https://e.org/", "0.8", "2024-01-01", "200"),
            ("https://e.org/a", "1.0", "2024-01-01T12:00:00", ""),
            ("https://e.org/b", "0.3", "", ""),
        ),
    )


def test_another_sheet_may_be_named() -> None:
    data = workbook([[text("empty")]], [[text("url")], [text("https://e.org/")]])
    read = read_spreadsheet(data, "B")
    assert (read.names, read.table.headings) == (("A", "B"), ("url",))


def test_of_several_sheets_the_first_one_with_urls_is_taken() -> None:
    queries, pages = (
        [[text("Top queries")], [text("skis")]],
        [[text("Top pages")], [text("https://e.org/")]],
    )
    assert read_spreadsheet(workbook([], queries, pages, pages)).name == "C"
    assert read_spreadsheet(workbook([], queries)).name == "B"
    assert read_spreadsheet(workbook(queries, pages), "A").table.headings == ("Top queries",)


@for_each(
    ("data", "name", "sentence"),
    [
        (b"", "", "spreadsheet cannot be read"),
        (b"url,priority\n", "", "spreadsheet cannot be read"),
        (b"PK\x03\x04 cut off", "", "spreadsheet cannot be read"),
        (workbook([[text("a")]])[:-40], "", "spreadsheet cannot be read"),
        (workbook([[text("a")]]), "Z", "spreadsheet cannot be read"),
        (workbook([]), "", "“A” is empty"),
        (workbook(), "", "no sheets"),
    ],
)
def test_what_is_no_table_tells_why(data: bytes, name: str, sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        read_spreadsheet(data, name)


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.formats.tables.spreadsheet_reading.MAX_INFLATED", 100)
    with pytest.raises(TableError, match="more than 100 bytes"):
        read_spreadsheet(workbook([[text("a")]]))
