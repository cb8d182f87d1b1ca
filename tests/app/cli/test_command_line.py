"""The command line as a user meets it: what `check` and `convert` print, write and return."""

import csv
import gc
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from editor import __version__
from editor.__main__ import main

NOW = "2026-11-21T12:00:00Z"
NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


def entry(loc: str = "https://example.org/", **values: str) -> str:
    children = "".join(f"<{name}>{value}</{name}>" for name, value in {"loc": loc, **values}.items())
    return f"<url>{children}</url>"


def urlset(*entries: str) -> str:
    rows = "\n".join(entries)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n{rows}\n</urlset>\n'


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    rows = [entry(f"https://shop.test-site.org/{n}", lastmod="2026-01-02", priority="0.5") for n in range(3)]
    path.write_text(urlset(*rows))
    return path


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "faulty.xml"
    path.write_text(urlset(entry("https://shop.test-site.org/a", lastmod="2026-13-02", priority="0,8")))
    return path


def check(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[dict[str, Any]]]:
    code = main(["check", *map(str, words), "--format", "json", "--now", NOW])
    answer = json.loads(capsys.readouterr().out)
    assert answer["version"] == 1
    return code, answer["files"]


LOADS = """
import sys
before = {*sys.modules}  # a measurement of coverage has loaded some
import contextlib
from editor.__main__ import main
print(*(name for name in sys.modules if "editor." in name))
main(["--version"])
main(["--help"])
with contextlib.suppress(SystemExit):
    main(["check", "--help"])
main(["check", sys.argv[1]])
print("editor.rules" in sys.modules, "editor.formats.reading.reader" in sys.modules)
print(*{"truststore", "urllib.request", "ssl"} & {*sys.modules})
print(*{"concurrent.futures", "ctypes", "dataclasses", "logging", "traceback"} & {*sys.modules} - before)
parts = ("core.document.edits", "core.table_import", "formats.damage", "formats.writing.export")
parts += ("rules.fixes", "services.documents.file_sets", "services.files.temporary_files")
parts += ("services.tables.table_reading", "core.site.page_urls")
print(*{f"editor.{part}" for part in parts} & {*sys.modules})
import editor.site.audit_process
print(*(name for name in sys.modules if "PySide6" in name))
"""


def test_nothing_is_loaded_that_is_not_needed(sitemap: Path) -> None:
    """Next to nothing before Ctrl+C is heeded, no Qt, and what asks hosts, which needs none, for `audit`.

    One good file is checked without what changes, repairs, imports and writes files, and without a log.
    """
    command = [sys.executable, "-c", LOADS, str(sitemap)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    at_first, *_told, used, asking, of_faults, others, qt = done.stdout.split("\n")[:-1]
    assert set(at_first.split()) == {
        "editor.__main__",
        "editor.core",
        "editor.core.text",
        "editor.runtime",
        "editor.runtime.process",
        "editor.usage",
    }
    assert f"sitemap-editor {__version__}\n" in done.stdout
    assert (used, asking, of_faults, others, qt) == ("True True", "", "", "", "")


def test_check_of_a_clean_file_returns_0(sitemap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, [report] = check(capsys, sitemap)
    assert code == 0
    assert (report["kind"], report["entries"], report["complete"]) == ("urlset", 3, True)
    assert report["bytes"] == sitemap.stat().st_size
    assert report["counts"]["error"] == report["counts"]["warning"] == 0


def test_check_tells_row_line_and_column_of_a_wrong_value(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, [report] = check(capsys, faulty)
    assert code == 1
    found = {finding["rule"]: finding for finding in report["findings"]}
    date = found["lastmod-impossible-date"]
    assert (date["severity"], date["row"], date["field"], date["value"]) == (
        "error",
        1,
        "lastmod",
        "2026-13-02",
    )
    line = faulty.read_text().splitlines()[date["line"] - 1]
    assert line[date["column"] - 1 :].startswith("2026-13-02")
    assert found["priority-not-a-number"]["fix"] == "auto"


@pytest.mark.parametrize(("severity", "code"), [("error", 0), ("warning", 1), ("advice", 1)])
def test_check_fails_on_the_asked_severity_or_above(
    severity: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "warning.xml"
    path.write_text(urlset(entry(lastmod="2026-01"), entry("https://example.org/b")))
    assert check(capsys, path, "--fail-on", severity)[0] == code


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"", "file-empty"),
        (b"<!DOCTYPE html><html><body>Not found</body></html>", "html-instead-of-sitemap"),
        (b"User-agent: *\nDisallow:\n", "not-a-sitemap"),
        (b"<catalog/>", "root-unknown"),
        (b"\x1f\x8b\x08damaged", "gzip-corrupt"),
    ],
)
def test_what_cannot_be_read_is_reported_and_returns_2(
    content: bytes, rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.xml"
    path.write_bytes(content)
    code, [report] = check(capsys, path)
    assert code == 2
    assert (report["kind"], report["entries"], report["complete"]) == ("unreadable", 0, False)
    assert report["findings"][0]["rule"] == rule
    assert report["counts"]["error"] >= 1


def test_a_bad_file_never_stops_the_rest(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    code, reports = check(capsys, tmp_path / "missing.xml", empty, sitemap)
    assert code == 2
    assert [report["kind"] for report in reports] == ["unreadable", "unreadable", "urlset"]
    assert [report["findings"][0]["rule"] for report in reports[:2]] == ["file-unreadable"] * 2


def test_recovered_input_keeps_its_kind_and_is_not_complete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ampersand.xml"
    path.write_text(urlset(entry("https://example.org/?a=1&b=2"), entry("https://example.org/b")))
    code, [report] = check(capsys, path)
    assert code == 1
    assert (report["kind"], report["entries"], report["complete"]) == ("urlset", 2, False)
    assert report["findings"][0]["rule"] == "unescaped-ampersand"
    assert report["findings"][0]["line"] == 3


def test_check_lists_at_most_the_asked_places_but_counts_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "many.xml"
    path.write_text(urlset(*(entry(f"https://example.org/{n}", priority="2") for n in range(20))))
    _, [report] = check(capsys, path, "--limit", "5")
    assert sum(finding["rule"] == "priority-out-of-range" for finding in report["findings"]) == 5
    assert report["counts"]["error"] == 20


def test_with_several_files_the_published_url_is_a_folder(
    sitemap: Path, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, reports = check(capsys, sitemap, faulty, "--published-url", "https://elsewhere.org/maps/")
    assert len(reports) == 2
    assert all(any(f["rule"] == "url-off-host" for f in report["findings"]) for report in reports)


def test_text_is_grouped_by_rule_where_that_is_asked_for(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(faulty), "--group", "--now", NOW]) == 1
    text = capsys.readouterr().out
    assert "error    lastmod-impossible-date (1): " in text
    assert "row 1, line 3, column" in text


def test_a_place_without_a_value_is_not_said_to_hold_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "links.xml"
    link = '<x:link xmlns:x="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="{}" href="{}"/>'
    links = (link.format(tag, "https://example.org/") for tag in ("xx", "en"))
    path.write_text("\n" + urlset(f"<url><loc>https://example.org/</loc>{''.join(links)}</url>"))
    main(["check", str(path), "--group", "--now", NOW])
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert "line 1, column 1" in lines  # where a blank line stands
    assert 'row 1: "xx"' in lines
    assert "row 1" in lines  # that lacks a page for all other languages


@pytest.mark.parametrize(
    ("limit", "listed", "words"),
    [
        (("--limit", "3"), 3, ["and 17 more places listed by --limit 0"]),
        ((), 5, ["and 15 more places listed by --limit 0"]),
        (("--limit", "0"), 20, []),
    ],
)
def test_grouped_text_counts_all_places_and_lists_as_many_as_wanted(
    limit: tuple[str, ...], listed: int, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "many.xml"
    path.write_text(urlset(*(entry(f"https://test-site.org/{n}", priority="2") for n in range(20))))
    assert main(["check", str(path), "--group", "--now", NOW, *limit]) == 1
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert any(line.startswith("error    priority-out-of-range (20): ") for line in lines)
    assert len([line for line in lines if line.startswith("row ")]) == listed
    assert [line for line in lines if line.startswith("and ")] == words


def test_grouped_text_tells_the_worst_places_of_a_rule_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "schemes.xml"
    locs = [*(f"ftp://example.org/{n}" for n in range(6)), "mailto:a@example.org"]
    path.write_text(urlset(*map(entry, locs)))
    assert main(["check", str(path), "--group", "--now", NOW]) == 1
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    at = next(n for n, line in enumerate(lines) if line.startswith("error    loc-scheme-unsupported (7): "))
    assert lines[at + 1].startswith("row 7, ")
    assert lines[at + 2].startswith('row 1, line 3, column 11: "ftp://example.org/0" (warning): ')


def test_grouped_text_says_what_is_wrong_once_where_all_places_have_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "paths.xml"
    path.write_text(urlset(entry("/"), entry("/paris/")))
    main(["check", str(path), "--group", "--now", NOW])
    assert capsys.readouterr().out.count("does not begin with http:// or https://") == 1


def test_grouped_text_lists_the_rows_of_a_rule_about_the_whole_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hosts.xml"
    hosts = ["a.org"] * 9 + ["b.org", "www.a.org", "b.org:8080", "c.org", "d.org", "e.org", "f.org"]
    path.write_text(urlset(*(entry(f"https://{host}/{n}") for n, host in enumerate(hosts))))
    assert main(["check", str(path), "--group", "--now", NOW, "--published-url", "https://a.org/"]) == 1
    text = capsys.readouterr().out
    assert "url-off-host (7): The sitemap is published on a.org, but this URL is on b.org." in text
    assert 'row 11, line 13, column 11: "https://www.a.org/10": The sitemap is' in text
    assert "and 2 more places listed by --limit 0\n" in text
    _, [report] = check(capsys, path, "--published-url", "https://a.org/")
    found = [finding for finding in report["findings"] if finding["rule"] == "url-off-host"]
    assert [finding["row"] for finding in found] == list(range(10, 17))


def test_convert_writes_the_clean_form(sitemap: Path, tmp_path: Path) -> None:
    target = tmp_path / "clean.xml.gz"
    assert main(["convert", str(sitemap), str(target)]) == 0
    text = gzip.decompress(target.read_bytes())
    assert text.startswith(b'<?xml version="1.0" encoding="UTF-8"?>\n<urlset')
    assert main(["check", str(target)]) == 0


def test_convert_to_text_lists_the_urls(sitemap: Path, tmp_path: Path) -> None:
    target = tmp_path / "urls.txt"
    assert main(["convert", str(sitemap), str(target)]) == 0
    assert target.read_text() == "".join(f"https://shop.test-site.org/{n}\n" for n in range(3))


def test_convert_says_what_belongs_into_robots_txt_where_it_knows_the_place(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, url = str(tmp_path / "clean.xml"), "https://shop.test-site.org/clean.xml"
    assert main(["convert", str(sitemap), target, "--published-url", url]) == 0
    assert main(["convert", str(sitemap), target]) == 0
    assert capsys.readouterr().out == f"Sitemap: {url}\n"


@pytest.mark.parametrize("url", ["https://shop.test-site.org/", "https://shop.test-site.org/clean.xml.gz"])
def test_a_url_that_is_not_that_of_the_file_does_not_belong_into_robots_txt(
    sitemap: Path, tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(sitemap), str(tmp_path / "clean.xml"), "--published-url", url]) == 0
    assert not capsys.readouterr().out


@pytest.mark.parametrize("options", [[], ["--force"]])
def test_convert_makes_no_list_of_pages_of_an_index(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    index, target = tmp_path / "index.xml", tmp_path / "list.txt"
    index.write_text(urlset(entry()).replace("urlset", "sitemapindex").replace("url>", "sitemap>"))
    assert main(["convert", str(index), str(target), *options]) == 2
    assert not target.exists()
    assert "because it lists sitemaps" in capsys.readouterr().err


def test_convert_refuses_while_errors_stand_unless_forced(
    faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "clean.xml"
    assert main(["convert", str(faulty), str(target)]) == 1
    assert not target.exists()
    told = capsys.readouterr().err
    assert "because of 2 errors:" in told
    assert "lastmod-impossible-date" in told
    assert main(["edit", str(faulty), "--all", "--clear", "priority"]) == 0
    assert main(["convert", str(faulty), str(target)]) == 1
    assert "because of 1 error:" in capsys.readouterr().err
    assert main(["convert", str(faulty), str(target), "--force"]) == 0
    assert "2026-13-02" in target.read_text()


def test_convert_tells_the_first_errors_of_each_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "faulty.xml"
    rows = (entry(f"https://shop.test-site.org/{n}", priority="2", changefreq="x") for n in range(600))
    path.write_text(urlset(*rows))
    assert main(["convert", str(path), str(tmp_path / "clean.xml")]) == 1
    told = capsys.readouterr().err.splitlines()
    assert "because of 1,200 errors:" in told[0]
    assert [line.split(":")[2] for line in told[1:-1]] == [" changefreq-unknown"] * 5 + [
        " priority-out-of-range"
    ] * 5
    assert told[-1] == "sitemap-editor: and 1,190 more errors"


def test_convert_does_not_guess_the_form(sitemap: Path, tmp_path: Path) -> None:
    assert main(["convert", str(sitemap), str(tmp_path / "clean.pdf")]) == 2


def test_convert_does_not_replace_its_own_source(sitemap: Path) -> None:
    assert main(["convert", str(sitemap), str(sitemap)]) == 2


def test_a_name_that_is_no_text_is_reported_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = os.fsdecode(bytes(tmp_path) + b"/sitemap-\xff.xml")
    Path(name).write_text(urlset(entry()))
    assert main(["check", name]) == 0
    assert "sitemap-" in capsys.readouterr().out
    code, [report] = check(capsys, name)
    assert (code, report["path"]) == (0, name)


def test_check_tells_which_sitemaps_a_robots_txt_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "robots.txt"
    path.write_text("User-agent: *\nSitemap: https://e.org/a.xml\n")
    assert main(["check", str(path)]) == 2
    assert "it lists the sitemap https://e.org/a.xml" in capsys.readouterr().out
    assert main(["check", str(path), "--format", "json"]) == 2
    [file] = json.loads(capsys.readouterr().out)["files"]
    assert file["sitemaps"] == ["https://e.org/a.xml"]


@pytest.mark.parametrize("now", ["9999-12-31T23:59:59-14:00", "9999-12-31", "0001-01-01T00:00:00+14:00", "1"])
@pytest.mark.parametrize("words", [["check"], ["apply", "clean-dates"]])
def test_a_time_that_cannot_be_now_is_refused_in_a_line(
    words: list[str], now: str, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, str(sitemap), "--now", now]) == 2
    assert capsys.readouterr().err.count("\n") == 1


FEED = '<rss version="2.0"><channel>\n<item><link>https://e.org/a b</link></item></channel></rss>'


@pytest.mark.parametrize("content", [urlset(entry("https://e.org/?a&b", priority="2")), FEED])
def test_where_something_stood_in_a_damaged_file_or_a_feed_is_unknown(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.xml"
    path.write_text(content)
    _, [file] = check(capsys, path, "--report", str(tmp_path / "r.csv"))
    in_rows = [finding for finding in file["findings"] if finding["row"]]
    assert in_rows
    assert all(finding["line"] is finding["column"] is None for finding in in_rows)
    with (tmp_path / "r.csv").open(encoding="utf-8", newline="") as table:
        lines = [line["line"] for line in csv.DictReader(table) if line["row"]]
    assert len(lines) == len(in_rows)
    assert not any(lines)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("User-agent: *\nDisallow:\n", "It looks like a robots.txt without sitemaps."),
        ("Sitemap: https://e.org/a.xml\n", "It looks like a robots.txt."),
        ('{"urls": []}', "It looks like JSON."),
        ("www.e.org/a\n", "No line begins with http:// or https://. Complete the URLs."),
        ("<!DOCTYPE html><title>Not {found}</title>", "Its title is “Not {found}”."),
        ("Hello, world\n", "This is neither a sitemap in XML nor a list of URLs."),
    ],
)
def test_check_tells_what_a_file_seems_to_be_that_is_no_sitemap(
    content: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, report = tmp_path / "file.xml", tmp_path / "report.csv"
    path.write_text(content)
    assert main(["check", str(path), "--report", str(report)]) == 2
    assert capsys.readouterr().out.splitlines()[1].endswith(told)
    assert told in report.read_text()


def test_a_command_within_a_process_leaves_it_to_that_when_garbage_is_collected(sitemap: Path) -> None:
    assert not gc.isenabled()  # a thread that looked for garbage would destroy windows of the main one
    main(["check", str(sitemap)])
    assert not gc.isenabled()


def test_what_needs_no_findings_looks_for_none(
    sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = sitemap
    monkeypatch.delattr("editor.services.opening.file_reading.check_block")
    out = str(tmp_path / "out")
    for arguments in (
        ["edit", str(path), "--rows", "1", "priority=0.8", "-o", f"{out}.xml"],
        ["compare", str(path), str(path)],
        ["convert", str(path), f"{out}.csv"],
        ["convert", "--force", str(path), f"{out}.txt"],
    ):
        assert main(arguments) == 0, arguments


def test_in_json_each_finding_is_a_line_and_the_counts_are_those_of_the_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hosts.xml"
    path.write_text(urlset(*(entry(f"https://{host}.org/", priority="2") for host in "aab")))
    main(["check", "--format", "json", "--now", NOW, str(path)])
    text = capsys.readouterr().out
    [report] = json.loads(text)["files"]
    lines = [
        line.strip().removesuffix(",") for line in text.splitlines() if line.strip().startswith('{"rule"')
    ]
    assert [json.loads(line) for line in lines] == report["findings"]
    severities = [finding["severity"] for finding in report["findings"]]
    assert {word: severities.count(word) for word in report["counts"]} == report["counts"]
    assert report["counts"]["error"] == 4
