"""Whatever is in a spreadsheet or an archive of tables, it is read apart, and what became of it is said."""

import multiprocessing
import zipfile
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest

from editor.core.table_import import Table
from editor.formats.tables import spreadsheet_reading
from editor.formats.tables.spreadsheet_reading import read_archived, read_spreadsheet, table_names
from editor.formats.tables.text_tables import TableError
from editor.runtime.threads import Cancelled
from editor.services.tables import spreadsheet_process, table_reading
from editor.services.tables.spreadsheet_process import read_spreadsheet_apart
from editor.services.tables.table_reading import TableDialect, load_table, note_on_tables, read_table
from tests.formats.tables.test_spreadsheet_reading import MAIN, number, text, workbook
from tests.shared import SHARED, needs_shared

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
    opened = read_table(data, TableDialect())
    assert opened.sheets == tuple(SEARCH_CONSOLE)
    assert (opened.form.sheet, len(opened.table.rows)) == ("Pages.csv", 2)
    assert read_table(data, TableDialect(sheet="Queries.csv")).table.headings == ("Top queries", "Clicks")


def test_a_list_of_searches_with_urls_among_them_is_no_list_of_urls() -> None:
    searches = {"Queries.csv": "Top queries,Clicks\nskis,9\nhttps://e.org/,1\n", "Filters.csv": ""}
    opened = read_table(archive({**searches, "Pages.csv": SEARCH_CONSOLE["Pages.csv"]}), TableDialect())
    assert opened.form.sheet == "Pages.csv"
    assert read_table(archive(searches), TableDialect()).form.sheet == "Queries.csv"


@pytest.mark.parametrize("encoding", ["", "utf-8"])
def test_json_lines_are_told_by_their_first_object_and_have_no_separator(encoding: str) -> None:
    opened = read_table(b'{"url":"https://e.org/"}\n', TableDialect(encoding))
    assert opened.table == Table(("url",), (("https://e.org/",),))
    assert (opened.form.delimiter, opened.sheets) == (None, ())


def test_a_spreadsheet_is_no_archive_of_tables() -> None:
    assert table_names(BytesIO(workbook([]))) == ()
    assert table_names(BytesIO(b"PK\x03\x04")) == ()


DRILLDOWN = {
    "Chart.csv": "Date,Affected pages\n2026-01-01,1\n",
    "Table.csv": "URL,Last crawled\nhttps://e.org/,2026-01-01\n",
    "Metadata.csv": "Property,Value\nSitemap,All known pages\nIssue,Not found (404)\n",
}
WITH_ISSUE = Table(("URL", "Last crawled", "Issue"), (("https://e.org/", "2026-01-01", "Not found (404)"),))


def test_the_issue_of_an_export_is_a_column_of_its_pages(tmp_path: Path) -> None:
    opened = read_table(archive(DRILLDOWN), TableDialect())
    assert (opened.form.sheet, opened.table) == ("Table.csv", WITH_ISSUE)
    assert str(note_on_tables(opened)) == (
        "Of its tables, the one with the URLs is taken: Table.csv. These are not: Chart.csv, Metadata.csv."
    )
    assert read_table(archive(DRILLDOWN), TableDialect(sheet="Table.csv")).table == WITH_ISSUE
    for name, content in DRILLDOWN.items():
        (tmp_path / name).write_text(content)
    (tmp_path / "notes.txt").write_text("https://e.org/other")
    (tmp_path / "Sub.csv").mkdir()
    assert read_table(load_table(tmp_path), TableDialect()).table == WITH_ISSUE
    large = {**DRILLDOWN, "Metadata.csv": DRILLDOWN["Metadata.csv"] + "x,y\n" * 20_000}
    assert read_table(archive(large), TableDialect()).table.headings == ("URL", "Last crawled")
    lone = read_table(archive({"Table.csv": DRILLDOWN["Table.csv"]}), TableDialect())
    assert note_on_tables(lone) == ""


def test_the_issue_is_in_a_spreadsheet_as_well() -> None:
    sheets = [
        [[text(cell) for cell in line.split(",")] for line in content.splitlines()]
        for content in DRILLDOWN.values()
    ]
    assert read_spreadsheet(workbook(*sheets)).table == WITH_ISSUE


def test_names_of_tables_are_read_without_the_mark_of_their_encoding_and_files_of_macs_are_none() -> None:
    data = bytearray(archive({"__MACOSX/._表.csv": "\0", "._x.csv": "\0", "表.csv": "URL\nhttps://e.org/\n"}))
    for mark, place in ((b"PK\x03\x04", 7), (b"PK\x01\x02", 9)):
        at = data.find(mark)
        while at >= 0:
            data[at + place] &= 0xF7  # the bit that says UTF-8
            at = data.find(mark, at + 1)
    assert b"\x08\x00" not in data[6:8]
    opened = read_table(bytes(data), TableDialect())
    assert (opened.sheets, opened.form.sheet) == (("表.csv",), "表.csv")
    assert read_table(bytes(data), TableDialect(sheet="表.csv")).table == opened.table


def test_a_folder_of_too_much_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_reading, "MAX_TABLE_BYTES", 60)
    for name, content in DRILLDOWN.items():
        (tmp_path / name).write_text(content)
    with pytest.raises(TableError, match="larger than"):
        load_table(tmp_path)


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
            assert read_table(data[:place] + b"\xff" + data[place + 1 :], TableDialect()).sheets


def test_a_small_archive_of_an_enormous_table_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreadsheet_reading, "BOMB_SIZE", 1_000_000)
    data = archive({"Pages.csv": "Top pages,Clicks\n" + "https://e.org/,1\n" * 70_000})
    assert len(data) < 10_000
    with pytest.raises(TableError) as caught:
        read_archived(data)
    assert (caught.value.sentence.format(detail=caught.value.detail)) == (
        "The file decompresses to more than 200 times its size."
    )


ROWS = [[text("URL"), text("Date")], [text("https://e.org/"), number("45000.5", 1)]]
OFFICE = "urn:oasis:names:tc:opendocument:xmlns"


def far_away() -> bytes:
    """Its second cell is the last one that a sheet may have, and all before it take 400 GB."""
    return workbook([ROWS[0], ['<c r="XFD1048576" t="inlineStr"><is><t>https://e.org/</t></is></c>']])


def many_texts(count: int) -> bytes:
    """It announces so many texts."""
    return workbook(ROWS, shared=f'<sst xmlns="{MAIN}" count="{count}" uniqueCount="{count}"></sst>')


def endless(hidden: bytes = b"\x1b$B<A\x1b(B</") -> bytes:
    """An ODS whose reader looks for the end of the sheet for ever: a letter of Japanese before it begins a
    tag for who does not know the encoding. hidden: what stands there.
    """
    names = "".join(f' xmlns:{name}="{OFFICE}:{name}:1.0"' for name in ("office", "table", "text"))
    content = (
        '<?xml version="1.0" encoding="ISO-2022-JP"?>'
        f"<office:document-content{names}><office:body><office:spreadsheet>"
        '<table:table table:name="S"><table:table-row><table:table-cell office:value-type="string">'
        "<text:p>url</text:p></table:table-cell></table:table-row>!table:table>"
        "</office:spreadsheet></office:body></office:document-content>"
    )
    manifest = f'<manifest:manifest xmlns:manifest="{OFFICE}:manifest:1.0"></manifest:manifest>'
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", manifest)
        archive.writestr("content.xml", content.encode().replace(b"!", hidden))
    return data.getvalue()


def of_unknown_version() -> bytes:
    """A ZIP whose first file takes a version that nobody knows to unpack it."""
    data = bytearray(workbook(ROWS))
    data[data.index(b"PK\x01\x02") + 6] = 83
    return bytes(data)


def test_a_sheet_is_read_as_it_is_read_here() -> None:
    data = workbook([[text("nothing")]], ROWS)
    assert read_spreadsheet_apart(data) == read_spreadsheet(data)


@pytest.mark.usefixtures("copied_helpers")
def test_a_sheet_that_is_asked_for_by_its_name_is_read_as_it_is_read_here() -> None:
    data = workbook([[text("nothing")]], ROWS)
    assert read_spreadsheet_apart(data, "A", has_headings=False) == read_spreadsheet(
        data, "A", has_headings=False
    )


@pytest.mark.usefixtures("copied_helpers")
def test_what_is_wrong_is_said_as_it_is_said_here() -> None:
    with pytest.raises(TableError, match="This spreadsheet cannot be read") as apart:
        read_spreadsheet_apart(b"\xd0\xcf\x11\xe0 and nothing more")
    with pytest.raises(TableError) as here:
        read_spreadsheet(b"\xd0\xcf\x11\xe0 and nothing more")
    assert (apart.value.sentence, apart.value.detail) == (here.value.sentence, here.value.detail)


@pytest.mark.usefixtures("copied_helpers")
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (far_away(), "damaged or needs too much memory"),
        (many_texts(4_294_967_295), "damaged or needs too much memory"),
        (many_texts(18_446_744_073_709_551_615), "damaged or needs too much memory"),
        (of_unknown_version(), "zip file version 8.3"),
    ],
)
def test_the_end_of_its_reader_is_a_sentence(
    data: bytes, said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(TableError, match=said):
        read_table(data, TableDialect())
    assert capfd.readouterr() == ("", "")  # nothing of what a library says of its own end


def test_a_sheet_that_is_cut_short_is_damaged_at_once() -> None:
    for hidden in (b"/", b"", b"<"):
        with pytest.raises(TableError, match="not well-formed XML"):
            read_spreadsheet(endless(hidden))
    assert read_spreadsheet(endless(b"</")).table.headings == ("url",)


@pytest.mark.usefixtures("copied_helpers")
def test_one_that_has_no_end_is_given_up_after_a_while() -> None:
    with pytest.raises(TableError, match="could not be read within 0 seconds"):
        read_spreadsheet_apart(endless(), patience=0.3)
    assert not multiprocessing.active_children()


@pytest.mark.usefixtures("copied_helpers")
def test_nobody_waits_for_what_was_called_off() -> None:
    with pytest.raises(Cancelled):
        read_spreadsheet_apart(endless(), cancelled=lambda: True)
    assert not multiprocessing.active_children()


def test_a_system_that_takes_no_limits_is_read_on_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[int] = []

    def refuse(kind: int, _limits: tuple[int, int]) -> None:
        asked.append(kind)
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    spreadsheet_process._limit(5)
    assert asked == [resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_CORE]


def test_where_no_process_can_be_started_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(multiprocessing.context.SpawnProcess, "start", refuse)
    with pytest.raises(TableError, match="a process for it could not be started: Resource temporarily"):
        read_spreadsheet_apart(workbook(ROWS))


@pytest.mark.usefixtures("copied_helpers")
@needs_shared
@pytest.mark.parametrize("name", ["x3.xlsx", "x6.xlsx", "panic_capacity.xlsx", "zip_version.ods"])
def test_what_ended_the_program_once_is_a_sentence(name: str) -> None:
    assert SHARED is not None
    with pytest.raises(TableError):
        read_table(load_table(SHARED / "cases" / "hostile" / name), TableDialect())
