"""`convert`: tables of a sitemap, what comes back from them, and a sitemap split in several files."""

import errno
import gc
import gzip
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.core.extensions.language_links import language_versions
from editor.core.fields import Kind
from editor.core.operations.table_update import update_from_table
from editor.core.table_import import recognised_columns
from editor.core.xml.markup import NAMESPACE
from editor.formats.tables import spreadsheet_writing
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.formats.tables.text_tables import read_csv
from editor.services.opening.opening import open_document
from tests.app.cli.test_command_line import entry, faulty, sitemap, urlset

__all__ = ["faulty", "sitemap"]


NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.fixture
def crawled_sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    rows = [
        entry("https://e.org/", lastmod="2026-01-02", priority="-1"),
        entry("https://e.org/a,b;c", lastmod="=1+1", changefreq="Weekly"),
        entry("https://e.org/é", priority="0,8"),
    ]
    path.write_text(urlset(*rows), encoding="utf-8")
    return path


TABLE = (
    '"loc","lastmod","changefreq","priority"\r\n'
    '"https://e.org/","2026-01-02","","\'-1"\r\n'
    '"https://e.org/a,b;c","\'=1+1","Weekly",""\r\n'
    '"https://e.org/é","","","0,8"\r\n'
)


def test_convert_writes_all_entries_as_a_table_errors_or_not(crawled_sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert main(["convert", str(crawled_sitemap), str(out)]) == 0
    assert out.read_bytes() == TABLE.encode()
    assert main(["convert", str(crawled_sitemap), str(out), "--bom"]) == 0
    assert out.read_bytes() == TABLE.encode("utf-8-sig")


def test_convert_writes_tabs_where_the_name_says_so(crawled_sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.TSV"
    assert main(["convert", str(crawled_sitemap), str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith('"loc"\t"lastmod"\t"changefreq"\t"priority"\n')


def test_a_spreadsheet_is_written_where_the_name_says_so_and_comes_back(
    crawled_sitemap: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.xlsx"
    assert main(["convert", str(crawled_sitemap), str(out)]) == 0
    document = open_document(crawled_sitemap, NOW)
    assert list(read_spreadsheet(out.read_bytes()).table.rows) == [
        document.entries.entry(row).values() for row in range(3)
    ]
    again = tmp_path / "again.csv"
    assert main(["convert", str(crawled_sitemap), str(again)]) == 0
    assert again.read_bytes() == TABLE.encode()


def test_a_spreadsheet_that_cannot_hold_the_rows_is_refused(
    crawled_sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(spreadsheet_writing, "MAX_ROWS", 3)
    assert main(["convert", str(crawled_sitemap), str(tmp_path / "out.xlsx")]) == 2
    assert "A spreadsheet can have no more than 3 rows." in capsys.readouterr().err
    assert not (tmp_path / "out.xlsx").exists()


def test_a_spreadsheet_that_finds_no_room_for_temporary_files_says_so(
    crawled_sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(tempfile, "mkstemp", refused)
    out = tmp_path / "table.xlsx"
    assert main(["convert", str(crawled_sitemap), str(out)]) == 2
    assert capsys.readouterr().err == (
        f"sitemap-editor: {crawled_sitemap}: {out} was not saved: the disk is full. "
        "Free up space, or save somewhere else.\n"
    )
    gc.collect()
    assert capsys.readouterr().err == ""  # nothing that was begun complains about its end


def test_a_table_that_comes_back_as_it_was_changes_nothing(crawled_sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    main(["convert", str(crawled_sitemap), str(out), "--bom"])
    table = read_csv(out.read_bytes()).table
    document = open_document(crawled_sitemap, NOW)
    values = [document.entries.entry(row).values() for row in range(3)]
    assert list(table.rows) == values
    outcome = update_from_table(document.entries, range(3), table, recognised_columns(table), clears=True)
    assert (outcome.edit, outcome.left_alone, outcome.without_partner) == (None, 0, ())


def test_a_damaged_file_becomes_a_table_only_when_asked_to(
    crawled_sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.csv"
    crawled_sitemap.write_text(crawled_sitemap.read_text(encoding="utf-8").replace("</urlset>", "<url><loc>"))
    assert main(["convert", str(crawled_sitemap), str(out)]) == 1
    assert "--force" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(crawled_sitemap), str(out), "--force"]) == 0
    assert out.read_text(encoding="utf-8").startswith('"loc",')


def test_convert_does_not_write_over_what_it_reads(
    crawled_sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = crawled_sitemap.rename(crawled_sitemap.with_name("list.csv"))
    assert main(["convert", str(path), str(path)]) == 2
    assert "is the file itself" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["out.xml"], ["out.xlsx"], ["out", "--split"]])
def test_a_mark_that_nothing_would_get_is_refused(
    words: list[str],
    crawled_sitemap: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(crawled_sitemap.parent)
    assert main(["convert", str(crawled_sitemap), *words, "--bom", "--published-url", "https://e.org/"]) == 2
    assert capsys.readouterr().err == "sitemap-editor: convert: --bom is only for tables (.csv, .tsv)\n"
    assert len(list(crawled_sitemap.parent.iterdir())) == 1


@pytest.mark.parametrize(
    ("name", "words"), [("r.html", "<!DOCTYPE html>"), ("r.csv", '"file","severity","rule",')]
)
def test_check_also_writes_a_report(
    crawled_sitemap: Path, tmp_path: Path, name: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, report = tmp_path / "missing.xml", tmp_path / name
    assert main(["check", str(crawled_sitemap), str(missing), "--report", str(report)]) == 2
    written = report.read_text(encoding="utf-8")
    assert written.startswith(words)
    assert "lastmod-not-w3c-datetime" in written
    assert "file-unreadable" in written
    assert "lastmod-not-w3c-datetime" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["sitemap.xml", "r.pdf", "no-folder/r.html"])
def test_check_says_why_it_writes_no_report(
    crawled_sitemap: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = crawled_sitemap.read_bytes()
    assert main(["check", str(crawled_sitemap), "--report", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err
    assert crawled_sitemap.read_bytes() == before


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
    assert capsys.readouterr().err == f"sitemap-editor: {source}: Columns that were left out: Title.\n"


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


@pytest.mark.parametrize(
    ("content", "values"),
    [
        ("https://e.org/a,2026-11-20,daily,0.8\n", ("https://e.org/a", "2026-11-20", "daily", "0.8")),
        ("0,5;weekly;https://e.org/a;2026-11-20\n", ("https://e.org/a", "2026-11-20", "weekly", "0.5")),
        ("URL,Freq\nhttps://e.org/a,daily\n", ("https://e.org/a", "", "daily", "")),
    ],
)
def test_columns_are_known_by_their_values_where_they_have_no_headings(
    tmp_path: Path, content: str, values: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.xml"
    source.write_text(content)
    assert main(["convert", str(source), str(out)]) == 0
    assert open_document(out, NOW).entries.entry(0).values() == values
    assert not capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "names"),
    [
        ("https://e.org/a,2026-11-20,2026-11-21,x,\n", "2, 3, 4"),
        ("url,A,B,C\nhttps://e.org/a,1,,3\n", "A, C"),
        ("url,lastmod,Modified\nhttps://e.org/a,2026-11-20,2026-11-21\n", "Modified"),
        ("url," + ",".join(map(str, range(12))) + "\nhttps://e.org/a" + ",x" * 12 + "\n",
         "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, and 2 more"),
    ],
)  # fmt: skip
def test_columns_that_a_sitemap_has_no_place_for_are_named(
    tmp_path: Path, content: str, names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.xml"
    source.write_text(content)
    assert main(["convert", str(source), str(out)]) == 0
    assert capsys.readouterr().err == f"sitemap-editor: {source}: Columns that were left out: {names}.\n"


@pytest.mark.parametrize(
    ("content", "urls"),
    [
        ("en;de;x-default\nhttps://e.org/en;https://e.org/de;https://e.org/en\n", ["en", "de"]),
        ("loc,hreflang:en,hreflang:de\nhttps://e.org/en,https://e.org/en,https://e.org/de\n", ["en"]),
        ("loc,de-AT,ID\nhttps://e.org/en,https://e.org/at,7\n", ["en"]),
    ],
)
def test_columns_of_languages_become_links(tmp_path: Path, content: str, urls: list[str]) -> None:
    source, out = tmp_path / "t.csv", tmp_path / "out.xml"
    source.write_text(content)
    assert main(["convert", str(source), str(out)]) == 0
    entries = open_document(out, NOW).entries
    assert entries.column("loc") == [f"https://e.org/{url}" for url in urls]
    names = content.partition("\n")[0].replace("hreflang:", "").replace(";", ",").split(",")
    languages = [name for name in names if name not in ("loc", "ID")]
    assert [[link.language for link in links] for links in language_versions(entries)] == [languages] * len(
        urls
    )


def test_what_a_table_has_no_place_for_is_left_out_only_if_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "in.xml", tmp_path / "out.csv"
    foreign = '<p:PageMap xmlns:p="urn:p"><p:x/></p:PageMap><foo/><loc>https://e.org/a</loc>'
    source.write_text(urlset(entry("https://e.org/").replace("</url>", f"{foreign}</url>")))
    assert main(["convert", str(source), str(out)]) == 1
    told = "a table has no place for these elements: foo (1), loc (1), p:PageMap (1). --force"
    assert told in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(source), str(out), "--force"]) == 0
    assert out.exists()


@pytest.mark.parametrize("name", ["t.csv", "t.xlsx", "t.jsonl"])
def test_a_character_that_xml_does_not_allow_is_named_with_its_row(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, table, out = tmp_path / "in.txt", tmp_path / name, tmp_path / "out.xml"
    source.write_bytes(b"https://e.org/\nhttps://e.org/a\0b\n")
    assert main(["convert", str(source), str(table)]) == 0
    assert main(["convert", str(table), str(out)]) == 1
    assert "row 2: loc-illegal-character: The character U+0000" in capsys.readouterr().err
    assert main(["convert", str(table), str(out), "--force"]) == 2
    assert "Row 2 has the character U+0000, which XML does not allow" in capsys.readouterr().err


def test_pictures_and_scripts_of_a_crawl_are_no_pages(tmp_path: Path) -> None:
    source, out = tmp_path / "crawl.csv", tmp_path / "out.txt"
    types = (
        "text/html; charset=utf-8",
        "image/png",
        "application/javascript",
        "text/css",
        "application/pdf",
        "",
    )
    rows = (f"https://e.org/{number},{each}\n" for number, each in enumerate(types))
    source.write_text("Address,Content Type\n" + "".join(rows))
    assert main(["convert", str(source), str(out), "--only-indexable"]) == 0
    assert out.read_text().split() == ["https://e.org/0", "https://e.org/4", "https://e.org/5"]


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


def test_urls_that_a_list_has_in_another_form_are_counted(
    crawled_sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, told in (("out.txt", "out.txt: 1 URL was percent-encoded.\n"), ("out.xml", "")):
        assert main(["convert", str(crawled_sitemap), str(tmp_path / name), "--force"]) == 0
        assert capsys.readouterr().err.endswith(told)
        assert bool(told) is ("%C3%A9" in (tmp_path / name).read_text(encoding="utf-8"))


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
            "with 200, are not indexable, or are images or scripts. --only-indexable leaves them out; "
            "--all-pages includes them.\n"
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
    crawled_sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--only-indexable", "--all-pages"):
        assert main(["convert", str(crawled_sitemap), str(tmp_path / "out.csv"), option]) == 2
        assert f"{option} is only for a crawler's tables" in capsys.readouterr().err
    assert not (tmp_path / "out.csv").exists()


URL = "https://shop.test-site.org/"


def split(source: Path, folder: Path, *words: str) -> int:
    return main(["convert", str(source), str(folder), "--split", *words])


def test_kinds_of_pages_are_files_with_patterns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, folder = tmp_path / "all.txt", tmp_path / "public"
    source.write_text(f"{URL}shop/a\n{URL}blog/b\n{URL}about\n")
    place = ("--published-url", URL)
    assert (
        split(source, folder, "pattern", *place, "--part", "products=/shop/*", "--part", "blog=/blog/*") == 0
    )
    assert names(folder) == ["sitemap-blog.xml", "sitemap-other.xml", "sitemap-products.xml", "sitemap.xml"]
    capsys.readouterr()
    for words in (("pattern",), ("count", "--part", "a=/a"), ("pattern", "--part", "a")):
        assert split(source, folder, *words, *place) == 2
        assert "NAME=PATTERN" in capsys.readouterr().err or "a" in words


def test_new_entries_fill_the_last_file_of_the_last_time(tmp_path: Path) -> None:
    source, folder = tmp_path / "all.txt", tmp_path / "public"
    for text in ("1 2 3", "0 1 2 3"):
        source.write_text("".join(f"{URL}{number}\n" for number in text.split()))
        assert split(source, folder, "--published-url", URL, "--max-urls", "2", "--keep-parts") == 0
    assert open_document(folder / "sitemap-1.xml", NOW).entries.column("loc") == [f"{URL}1", f"{URL}2"]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_split_says_what_it_wrote_and_what_belongs_into_robots_txt(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--max-urls", "2", "--published-url", URL)
    assert split(sitemap, tmp_path / "out", *words) == 0
    assert capsys.readouterr().out == (
        "sitemap-1.xml: 2 URLs, 358 bytes\n"
        "sitemap-2.xml: 1 URL, 234 bytes\n"
        "sitemap.xml: index of 2 files\n"
        f"Sitemap: {URL}sitemap.xml\n"
    )
    assert names(tmp_path / "out") == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"]
    assert main(["check", *(str(tmp_path / "out" / name) for name in names(tmp_path / "out"))]) == 0
    capsys.readouterr()
    assert split(sitemap, tmp_path / "out", *words) == 0
    assert capsys.readouterr().out.count("unchanged") == 3


def test_the_published_url_may_name_the_index(sitemap: Path, tmp_path: Path) -> None:
    assert split(sitemap, tmp_path / "out", "year", "--published-url", URL + "all.xml", "--gzip") == 0
    assert names(tmp_path / "out") == ["all-2026.xml.gz", "all.xml"]


@pytest.mark.parametrize("name", ["all.xml", "all.XML", "all.xml.gz"])
def test_the_name_may_be_that_of_the_index(sitemap: Path, tmp_path: Path, name: str) -> None:
    assert split(sitemap, tmp_path / "out", "--published-url", URL, "--name", name) == 0
    assert names(tmp_path / "out") == ["all-1.xml", "all.xml"]


def test_the_files_may_be_called_otherwise_than_the_index(sitemap: Path, tmp_path: Path) -> None:
    where = URL + "sitemap_index.xml"
    assert split(sitemap, tmp_path / "out", "--published-url", where, "--name", "pages") == 0
    assert names(tmp_path / "out") == ["pages.xml", "sitemap_index.xml"]


def test_files_of_an_earlier_export_are_named_and_left(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    split(sitemap, tmp_path / "out", "--published-url", URL, "--max-urls", "1")
    (tmp_path / "out" / "sitemap-2.xml").unlink()
    capsys.readouterr()
    assert split(sitemap, tmp_path / "out", "--published-url", URL) == 0
    complaint = capsys.readouterr().err
    assert "sitemap-3.xml is left over from an earlier export" in complaint
    assert complaint.count("\n") == 1
    assert names(tmp_path / "out") == ["sitemap-1.xml", "sitemap-3.xml", "sitemap.xml"]


def test_a_dry_run_writes_nothing(sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert split(sitemap, tmp_path / "out", "--published-url", URL, "--dry-run") == 0
    assert "sitemap-1.xml: 3 URLs" in capsys.readouterr().out
    assert not (tmp_path / "out").exists()


def test_errors_and_urls_outside_the_folder_refuse_a_split_unless_forced(
    faulty: Path, sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(faulty, tmp_path / "out", "--published-url", URL) == 1
    assert "lastmod-impossible-date" in capsys.readouterr().err
    assert split(sitemap, tmp_path / "out", "--published-url", URL + "blog/") == 1
    assert "url-outside-scope" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
    assert split(faulty, tmp_path / "out", "--published-url", URL, "--force") == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "needs --published-url"),
        (("--published-url", "shop"), "is not a full URL"),
        (("--published-url", URL + "?page=1"), "must be the full URL"),
        (("--published-url", URL, "--name", "ü"), "is not a usable file name"),
        (("--published-url", URL, "--max-urls", "0"), "must be between 1 and 50,000"),
        (("--published-url", URL, "--max-bytes", "52428801"), "must be between 1 and 52,428,800"),
        (("size", "--published-url", URL), "is not one of count, section, language, year"),
    ],
)
def test_a_split_that_cannot_be_meant_is_wrong_use(
    sitemap: Path, tmp_path: Path, words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(sitemap, tmp_path / "out", *words) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("order", [("{in}", "--split", "{out}"), ("--split", "{in}", "{out}")])
def test_a_name_may_stand_right_behind_the_option(
    sitemap: Path, tmp_path: Path, order: tuple[str, ...]
) -> None:
    names_given = {"{in}": str(sitemap), "{out}": str(tmp_path / "out")}
    words = [names_given.get(word, word) for word in order]
    assert main(["convert", *words, "--published-url", URL]) == 0
    assert names(tmp_path / "out") == ["sitemap-1.xml", "sitemap.xml"]


@pytest.mark.parametrize(
    "words", [("sitemap.xml", "out", "--split", "sections"), ("--split", "sections", "a", "b")]
)
def test_a_grouping_that_there_is_not_is_named(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", *words, "--published-url", URL]) == 2
    assert "'sections' is not one of count, section, language, year" in capsys.readouterr().err


def test_a_grouping_is_not_taken_for_the_folder(sitemap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", str(sitemap), "--split", "year", "--published-url", URL]) == 2
    assert "required: OUT" in capsys.readouterr().err


def test_options_of_a_split_need_one(sitemap: Path, tmp_path: Path) -> None:
    assert main(["convert", str(sitemap), str(tmp_path / "out.xml"), "--max-urls", "5"]) == 2


def test_an_entry_too_large_for_a_part_is_told(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(sitemap, tmp_path / "out", "--published-url", URL, "--max-bytes", "120") == 1
    assert "Row 1 alone" in capsys.readouterr().err


def test_a_split_does_not_replace_its_own_source_or_a_file(sitemap: Path) -> None:
    before = sitemap.read_bytes()
    assert split(sitemap, sitemap.parent, "--published-url", URL) == 2
    assert split(sitemap, sitemap, "--published-url", URL) == 2
    assert sitemap.read_bytes() == before


def test_no_folder_is_made_that_is_called_like_a_file(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(sitemap, tmp_path / "out" / "all.xml", "--published-url", URL) == 2
    assert "all.xml is the name of a file" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_an_index_is_not_split(tmp_path: Path) -> None:
    index = tmp_path / "index.xml"
    index.write_text(urlset(entry()).replace("urlset", "sitemapindex").replace("url>", "sitemap>"))
    assert split(index, tmp_path / "out", "--published-url", URL) == 2
