"""A ZIP of CSV files is read as a spreadsheet with sheets is."""

import zipfile
from contextlib import suppress
from io import BytesIO

import pytest

from editor.formats.tables import spreadsheet_reading
from editor.formats.tables.csv_tables import TableError
from editor.formats.tables.spreadsheet_reading import read_archived, table_names
from editor.services.tables.table_reading import TableFormat, read_table
from tests.formats.test_spreadsheets import workbook

SEARCH_CONSOLE = {
    "Queries.csv": "Top queries,Clicks\nskis,9\n",
    "Pages.csv": "Top pages,Clicks\nhttps://e.org/,7\nhttps://e.org/a,2\n",
    "Filters.csv": "Filter,Value\n",
}


def archive(files: dict[str, str]) -> bytes:
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return data.getvalue()


def test_the_table_with_urls_is_taken_unless_another_one_is_asked_for() -> None:
    data = archive(SEARCH_CONSOLE)
    opened = read_table(data, TableFormat())
    assert opened.sheets == tuple(SEARCH_CONSOLE)
    assert (opened.form.sheet, len(opened.table.rows)) == ("Pages.csv", 2)
    assert read_table(data, TableFormat(sheet="Queries.csv")).table.headings == ("Top queries", "Clicks")


def test_a_list_of_searches_with_urls_among_them_is_no_list_of_urls() -> None:
    searches = {"Queries.csv": "Top queries,Clicks\nskis,9\nhttps://e.org/,1\n", "Filters.csv": ""}
    opened = read_table(archive({**searches, "Pages.csv": SEARCH_CONSOLE["Pages.csv"]}), TableFormat())
    assert opened.form.sheet == "Pages.csv"
    assert read_table(archive(searches), TableFormat()).form.sheet == "Queries.csv"


def test_a_spreadsheet_is_no_archive_of_tables() -> None:
    assert table_names(BytesIO(workbook([]))) == ()
    assert table_names(BytesIO(b"PK\x03\x04")) == ()


def test_what_cannot_be_unpacked_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    data = archive(SEARCH_CONSOLE)
    with pytest.raises(TableError, match="cannot be read"):
        read_archived(data, "Other.csv")
    monkeypatch.setattr(spreadsheet_reading, "MAX_INFLATED", 10)
    with pytest.raises(TableError, match="more than 10 bytes"):
        read_archived(data)


@pytest.mark.usefixtures("copied_helpers")  # some of them look like spreadsheets
def test_a_damaged_archive_gives_a_table_or_a_sentence() -> None:
    data = archive(SEARCH_CONSOLE)
    for place in range(0, len(data), 3):
        with suppress(TableError):
            assert read_table(data[:place] + b"\xff" + data[place + 1 :], TableFormat()).sheets


def test_a_small_archive_of_an_enormous_table_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreadsheet_reading, "BOMB_SIZE", 1_000_000)
    data = archive({"Pages.csv": "Top pages,Clicks\n" + "https://e.org/,1\n" * 70_000})
    assert len(data) < 10_000
    with pytest.raises(TableError) as caught:
        read_archived(data)
    assert (caught.value.sentence.format(detail=caught.value.detail)) == (
        "The file decompresses to more than 200 times its size."
    )
