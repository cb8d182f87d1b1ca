"""Tables on the command line: what `convert` makes of a sitemap, and what comes back."""

import errno
import gc
import gzip
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.core.fields import Kind
from editor.core.operations.table_update import update_from_table
from editor.core.table_import import recognised_columns
from editor.core.xml.markup import NAMESPACE
from editor.formats.tables import spreadsheet_writing
from editor.formats.tables.csv_tables import read_csv
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.services.opening.opening import open_document
from tests.app.test_cli import entry, urlset

NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    rows = [
        entry("https://e.org/", lastmod="2026-01-02", priority="-1"),
        entry("https://e.org/a,b;c", lastmod="=1+1", changefreq="Weekly"),
        entry("https://e.org/é", priority="0,8"),
    ]
    path.write_text(urlset(*rows), encoding="utf-8")
    return path


TABLE = (
    "loc,lastmod,changefreq,priority\r\n"
    "https://e.org/,2026-01-02,,'-1\r\n"
    '"https://e.org/a,b;c",\'=1+1,Weekly,\r\n'
    'https://e.org/é,,,"0,8"\r\n'
)


def test_convert_writes_all_entries_as_a_table_errors_or_not(sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert main(["convert", str(sitemap), str(out)]) == 0
    assert out.read_bytes() == TABLE.encode()
    assert main(["convert", str(sitemap), str(out), "--bom"]) == 0
    assert out.read_bytes() == TABLE.encode("utf-8-sig")


def test_convert_writes_tabs_where_the_name_says_so(sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.TSV"
    assert main(["convert", str(sitemap), str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("loc\tlastmod\tchangefreq\tpriority\n")


def test_a_spreadsheet_is_written_where_the_name_says_so_and_comes_back(
    sitemap: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.xlsx"
    assert main(["convert", str(sitemap), str(out)]) == 0
    document = open_document(sitemap, NOW)
    assert list(read_spreadsheet(out.read_bytes()).table.rows) == [
        document.entries.entry(row).values() for row in range(3)
    ]
    again = tmp_path / "again.csv"
    assert main(["convert", str(sitemap), str(again)]) == 0
    assert again.read_bytes() == TABLE.encode()


def test_a_spreadsheet_that_cannot_hold_the_rows_is_refused(
    sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(spreadsheet_writing, "MAX_ROWS", 3)
    assert main(["convert", str(sitemap), str(tmp_path / "out.xlsx")]) == 2
    assert "A spreadsheet can have no more than 3 rows." in capsys.readouterr().err
    assert not (tmp_path / "out.xlsx").exists()


def test_a_spreadsheet_that_finds_no_room_for_temporary_files_says_so(
    sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(tempfile, "mkstemp", refused)
    out = tmp_path / "table.xlsx"
    assert main(["convert", str(sitemap), str(out)]) == 2
    assert capsys.readouterr().err == (
        f"sitemap-editor: {sitemap}: {out} was not saved: the disk is full. "
        "Free up space, or save somewhere else.\n"
    )
    gc.collect()
    assert capsys.readouterr().err == ""  # nothing that was begun complains about its end


def test_a_table_that_comes_back_as_it_was_changes_nothing(sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    main(["convert", str(sitemap), str(out), "--bom"])
    table = read_csv(out.read_bytes()).table
    document = open_document(sitemap, NOW)
    values = [document.entries.entry(row).values() for row in range(3)]
    assert list(table.rows) == values
    outcome = update_from_table(document.entries, range(3), table, recognised_columns(table), clears=True)
    assert (outcome.edit, outcome.left_alone, outcome.without_partner) == (None, 0, ())


def test_a_damaged_file_becomes_a_table_only_when_asked_to(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.csv"
    sitemap.write_text(sitemap.read_text(encoding="utf-8").replace("</urlset>", "<url><loc>"))
    assert main(["convert", str(sitemap), str(out)]) == 1
    assert "--force" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(sitemap), str(out), "--force"]) == 0
    assert out.read_text(encoding="utf-8").startswith("loc,")


def test_convert_does_not_write_over_what_it_reads(sitemap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = sitemap.rename(sitemap.with_name("list.csv"))
    assert main(["convert", str(path), str(path)]) == 2
    assert "is the file itself" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["out.xml"], ["out.xlsx"], ["out", "--split"]])
def test_a_mark_that_nothing_would_get_is_refused(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    assert main(["convert", str(sitemap), *words, "--bom", "--published-url", "https://e.org/"]) == 2
    assert capsys.readouterr().err == "sitemap-editor: convert: --bom is only for tables (.csv and .tsv)\n"
    assert len(list(sitemap.parent.iterdir())) == 1


@pytest.mark.parametrize(("name", "words"), [("r.html", "<!DOCTYPE html>"), ("r.csv", "file,severity,rule,")])
def test_check_also_writes_a_report(
    sitemap: Path, tmp_path: Path, name: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, report = tmp_path / "missing.xml", tmp_path / name
    assert main(["check", str(sitemap), str(missing), "--report", str(report)]) == 2
    written = report.read_text(encoding="utf-8")
    assert written.startswith(words)
    assert "lastmod-not-w3c-datetime" in written
    assert "file-unreadable" in written
    assert "lastmod-not-w3c-datetime" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["sitemap.xml", "r.pdf", "no-folder/r.html"])
def test_check_says_why_it_writes_no_report(
    sitemap: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    assert main(["check", str(sitemap), "--report", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err
    assert sitemap.read_bytes() == before


FEED = """<rss version="2.0"><channel><link>https://e.org/</link>
<item><link>https://e.org/a</link><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item>
<item><title>no link</title><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>"""


@pytest.mark.parametrize(
    ("name", "content"),
    [("crawl.csv", '"Address","Status"\n"https://e.org/","200"\n'), ("crawl.xlsx", "PK\3\4 and so on")],
)
@pytest.mark.parametrize("command", ["check", "fix", "repair"])
def test_a_table_in_place_of_a_sitemap_is_told_to_be_one(
    command: str, name: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crawl = tmp_path / name
    crawl.write_text(content)
    assert main([command, str(crawl), *(["--dry-run"] if command == "repair" else [])]) == 2
    told = capsys.readouterr()
    assert "It is a table. Use convert to create a sitemap from it." in told.out + told.err


@pytest.mark.parametrize(("name", "is_told"), [("urls.csv", True), ("urls.list", False)])
def test_check_says_that_a_list_named_as_a_table_may_be_one(
    name: str, is_told: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_text("loc,lastmod\nhttps://e.org/a,2024-01-01\n")
    main(["check", str(path)])
    [line] = [line for line in capsys.readouterr().out.splitlines() if "text-not-txt" in line]
    assert line.endswith("It is a table. Use convert to create a sitemap from it.") is is_told


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("crawl.csv", "Address,Status Code,Last Modified\nhttps://e.org/a,200,2026-11-20T10:00:00Z\n,,\n"),
        ("crawl.tsv", "URL\tPriority\tLast-Modified\nhttps://e.org/a\t\tFri, 20 Nov 2026 10:00:00 GMT\n"),
        ("feed.xml", FEED),
        ("feed.rss", FEED),
    ],
)
def test_convert_makes_a_sitemap_of_a_table_or_a_feed(tmp_path: Path, name: str, content: str) -> None:
    source, out = tmp_path / name, tmp_path / "out.xml"
    source.write_text(content, encoding="utf-8")
    assert main(["convert", str(source), str(out)]) == 0
    made = open_document(out, NOW).entries
    assert [made.entry(row).values() for row in range(len(made))] == [
        ("https://e.org/a", "2026-11-20T10:00:00Z", "", "")
    ]


@pytest.mark.parametrize("name", ["out.xml", "out.txt", "out.csv", "out"])
def test_a_damaged_feed_becomes_a_sitemap_only_when_asked_to(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "feed.rss", tmp_path / name
    source.write_text(FEED.partition("<title>")[0])
    words = [] if out.suffix else ["--split", "--published-url", "https://e.org/"]
    assert main(["convert", str(source), str(out), *words]) == 1
    assert "the file ends in the middle" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(source), str(out), *words, "--force"]) == 0
    assert out.exists()


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [
        ("a,b\n1,2\n", 2, "No column with URLs"),
        ("", 2, "is empty"),
        ("url,priority\nhttps://e.org/,high\n", 1, "priority-not-a-number"),
    ],
)
def test_convert_says_why_a_table_makes_no_sitemap(
    tmp_path: Path, content: str, code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.xml"
    source.write_text(content)
    assert main(["convert", str(source), str(out)]) == code
    assert words in capsys.readouterr().err
    assert not out.exists()


TABLE_OF_BEETLES = "URL;Title\r\nhttps://e.org/жук;\r\n"


def test_an_encoding_that_a_table_does_not_say_is_a_guess_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.csv"
    source.write_bytes(TABLE_OF_BEETLES.encode("cp1251"))
    assert main(["convert", str(source), str(out)]) == 0
    assert "https://e.org/æóê" in out.read_text(encoding="utf-8")
    assert capsys.readouterr().err == (
        f"sitemap-editor: {source}: It was read as windows-1252, which is a guess; "
        "use --encoding to specify the encoding.\n"
    )
    assert main(["convert", str(source), str(out), "--encoding", "windows-1251"]) == 0
    assert "https://e.org/жук" in out.read_text(encoding="utf-8")
    assert not capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1251"])
def test_nothing_is_told_of_an_encoding_that_is_sure_or_does_not_matter(
    tmp_path: Path, encoding: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.txt"
    source.write_bytes("URL;Title\r\nhttps://e.org/a;жук\r\n".encode(encoding))
    assert main(["convert", str(source), str(out)]) == 0
    assert out.read_text(encoding="utf-8") == "https://e.org/a\n"
    assert not capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "encoding", "words"),
    [
        ("t.csv", "rot13", "'rot13' is not an encoding name"),
        ("t.csv", "utf-8", "The file is not encoded in utf-8."),
        ("t.xml", "cp1251", "--encoding is only for tables"),
    ],
)
def test_an_encoding_that_a_file_cannot_be_in_is_refused(
    tmp_path: Path, name: str, encoding: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / name
    source.write_bytes(TABLE_OF_BEETLES.encode("cp1251"))
    assert main(["convert", str(source), str(tmp_path / "out.xml"), "--encoding", encoding]) == 2
    assert words in capsys.readouterr().err
    assert not (tmp_path / "out.xml").exists()


@pytest.mark.parametrize("name", ["t.csv", "t.xlsx"])
def test_an_index_that_was_written_as_a_table_comes_back_as_one(tmp_path: Path, name: str) -> None:
    index, table, out = tmp_path / "sitemap.xml", tmp_path / name, tmp_path / "out.xml"
    rows = "".join(
        f"<sitemap><loc>https://e.org/sitemap-{number}.xml</loc><lastmod>2026-01-02</lastmod></sitemap>"
        for number in range(2)
    )
    index.write_text(f'<sitemapindex xmlns="{NAMESPACE}">{rows}</sitemapindex>')
    assert main(["convert", str(index), str(table)]) == 0
    assert main(["convert", str(table), str(out)]) == 0
    made, meant = (open_document(path, NOW).entries for path in (out, index))
    assert made.kind is Kind.SITEMAPINDEX
    assert [made.entry(row) for row in range(2)] == [meant.entry(row) for row in range(2)]


def test_a_compressed_table_is_read_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "crawl.csv.gz", tmp_path / "out.xml"
    content = gzip.compress(b"Address,Status Code\nhttps://e.org/a,200\n")
    source.write_bytes(content)
    assert main(["convert", str(source), str(out)]) == 0
    assert open_document(out, NOW).entries.column("loc") == ["https://e.org/a"]
    source.write_bytes(content[:-9])
    assert main(["convert", str(source), str(out)]) == 2
    assert "its end is missing" in capsys.readouterr().err


CRAWL = "Address,Status Code\nhttps://e.org/a,200\nhttps://e.org/gone,404\nhttps://e.org/moved,301\n"


def test_pages_of_a_crawl_that_no_sitemap_should_list_are_taken_only_if_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "crawl.csv", tmp_path / "out.txt"
    source.write_text(CRAWL)
    for options in ([], ["--force"], ["--split", "--published-url", "https://e.org/"]):
        target = tmp_path / "public" if "--split" in options else out
        assert main(["convert", str(source), str(target), *options]) == 1
        assert not target.exists()
        assert capsys.readouterr().err == (
            f"sitemap-editor: {source}: It was not converted, since it lists 2 pages that did not answer "
            "with 200 or are not indexable. --only-indexable leaves them out; --all-pages includes them.\n"
        )
    assert main(["convert", str(source), str(out), "--all-pages"]) == 0
    assert len(out.read_text().splitlines()) == 3
    for target in (out, tmp_path / "out.csv"):
        assert main(["convert", "--only-indexable", str(source), str(target)]) == 0
        assert "https://e.org/a" in target.read_text()
        assert "gone" not in target.read_text()
    assert not capsys.readouterr().err


def test_a_split_leaves_out_pages_of_a_crawl_too(tmp_path: Path) -> None:
    source, folder = tmp_path / "crawl.csv", tmp_path / "public"
    source.write_text(CRAWL)
    options = ["--split", "--published-url", "https://e.org/", "--only-indexable"]
    assert main(["convert", str(source), str(folder), *options]) == 0
    assert open_document(folder / "sitemap-1.xml", NOW).entries.column("loc") == ["https://e.org/a"]


def test_a_table_that_does_not_say_which_pages_are_indexable_is_taken_whole_and_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.txt"
    source.write_text("URL,Title\nhttps://e.org/a,A\n")
    assert main(["convert", str(source), str(out), "--only-indexable"]) == 0
    assert out.read_text() == "https://e.org/a\n"
    assert "does not tell which pages returned 200" in capsys.readouterr().err


def test_of_a_sitemap_nobody_can_ask_for_indexable_pages_alone(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--only-indexable", "--all-pages"):
        assert main(["convert", str(sitemap), str(tmp_path / "out.csv"), option]) == 2
        assert f"{option} is only for a crawler's tables" in capsys.readouterr().err
    assert not (tmp_path / "out.csv").exists()
