"""`coverage`: which pages a sitemap lacks, and which of its URLs are not there."""

import json
import os
import zipfile
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from editor.formats.reports.report_formats import REPORT_FORMATS
from tests.app.cli.test_command_line import NAMESPACE, entry, urlset
from tests.services.built_sites import HOST, HUGO, NEXT
from tests.services.test_site_folder import git, needs_git
from tests.site.misbehaving import Reply, page, running


@pytest.fixture
def site(tmp_path: Path) -> list[str]:
    """A sitemap, and the option that names the folder of its site."""
    (tmp_path / "public").mkdir()
    HUGO.write(tmp_path / "public")
    (tmp_path / "s.xml").write_text(urlset(*map(entry, HUGO.urls)), encoding="utf-8")
    return [str(tmp_path / "s.xml"), "--folder", str(tmp_path / "public")]


def coverage(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = main(["coverage", *arguments, "--format", "json"])
    return code, json.loads(capsys.readouterr().out)


def test_the_text_has_a_line_for_each_page_with_its_evidence_and_the_lengths_of_the_lists(
    site: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path, _, folder = site
    column = Path(path).read_text().splitlines()[5].index("http") + 1
    unlisted = "may be indexed, and the sitemap does not list it"
    absent = "The sitemap lists it, and it is not there: no file"
    left_out = "is not listed, for a reason: error (it is the page for an error)"
    assert main(["coverage", *site, "--limit", "2"]) == 1
    text = f"""\
{path}: 4 URLs listed, 11 pages found in {folder}; 3 errors, 6 notes
{path}: error coverage-missing {HOST}/de/ {unlisted} (de/index.html, pages that link to it: 1).
{path}: error coverage-missing {HOST}/posts/two/ {unlisted} (posts/two/index.html, pages that link to it: 1).
{path}: note coverage-left-out {HOST}/404.html {left_out}
{path}: note coverage-left-out {HOST}/de/404.html {left_out}
{path}:6:{column}: error coverage-absent {absent} "{HOST}/posts/three/"
{path}: coverage-left-out: and 4 more places listed by --limit 0
2 missing, 6 rightly left out, 1 absent, 0 not indexable, 0 not linked
1 file, 4 entries: 3 errors, 6 notes
"""
    assert capsys.readouterr().out == text


def test_the_text_is_grouped_and_coloured_like_that_of_a_check(
    site: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = site[0]
    assert main(["coverage", *site, "--group", "--limit", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("  error    coverage-missing (2): ") for line in lines)
    assert f'             row 4, line 6, column 11: "{HOST}/posts/three/"' in lines
    assert "             and 5 more places listed by --limit 0" in lines
    assert main(["coverage", *site, "--color", "always"]) == 1
    assert f"\x1b[1m{path}\x1b[0m:6:11: \x1b[1;31merror\x1b[0m " in capsys.readouterr().out


def test_a_folder_is_no_file_of_the_total(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    HUGO.write(tmp_path / "public")
    (tmp_path / "set").mkdir()
    for name, urls in (("a.xml", HUGO.urls[:1]), ("b.xml", HUGO.urls[1:])):
        (tmp_path / "set" / name).write_text(urlset(*map(entry, urls)), encoding="utf-8")
    main(["coverage", str(tmp_path / "set"), "--folder", str(tmp_path / "public")])
    lines = capsys.readouterr().out.splitlines()
    found = f"11 pages found in {tmp_path / 'public'}"
    assert lines[0] == f"{tmp_path / 'set'}: 4 URLs listed, {found}; 2 errors, 6 notes"
    assert f"{tmp_path / 'set' / 'b.xml'}: 3 URLs listed; 1 error" in lines
    assert lines[-1] == "2 files, 4 entries: 3 errors, 6 notes"
    main(["coverage", str(tmp_path / "set"), "--folder", str(tmp_path / "public"), "--group"])
    assert capsys.readouterr().out.count("\n\n") == 2  # between what is told of the folder and of each file


def test_json_says_the_same(site: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, found = coverage(capsys, *site, "--decline", "/de/*")
    assert code == 1
    assert (found["version"], found["listed"], found["complete"]) == (1, 4, True)
    assert found["missing"] == [
        {
            "url": f"{HOST}/posts/two/",
            "sources": ["folder"],
            "inlinks": 1,
            "depth": 2,
            "lastmod": None,
            "path": "posts/two/index.html",
        }
    ]
    reasons = {each["url"].removeprefix(HOST): (each["reason"], each["to"]) for each in found["left_out"]}
    assert reasons["/de/"] == ("declined", None)
    assert reasons["/old-name/"] == ("redirected", f"{HOST}/posts/two/")
    assert found["absent"] == [{"row": 4, "url": f"{HOST}/posts/three/", "reason": "no-file"}]
    assert found["unlinked"] == []


def test_what_to_fail_on_is_chosen(site: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage(capsys, *site, "--fail-on", "unlinked")[0] == 0
    assert coverage(capsys, *site, "--fail-on", "unlinked,left-out")[0] == 1
    assert main(["coverage", *site, "--fail-on", "lost"]) == 2


def test_missing_pages_are_added_and_absent_urls_removed(
    site: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(site[0])
    before = path.read_bytes()
    assert main(["coverage", *site, "--add", "--dry-run"]) == 1
    assert capsys.readouterr().out == f"{path}: 2 entries would be added\n"
    assert path.read_bytes() == before
    assert main(["coverage", *site, "--add"]) == 1  # one is still absent
    assert main(["coverage", *site, "--remove"]) == 0
    assert capsys.readouterr().out == f"{path}: 2 entries added\n{path}: 1 entry removed\n"
    assert path.read_text() == urlset(
        *(entry(HOST + end) for end in ("/", "/posts/", "/posts/one/", "/posts/two/", "/de/"))
    )
    code, found = coverage(capsys, *site)
    assert (code, found["missing"], found["absent"]) == (0, [], [])


@needs_git
def test_missing_pages_are_dated_by_their_files_or_by_git(
    site: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(site[2])
    (folder / "de" / "index.html").touch()
    os.utime(folder / "de" / "index.html", (0, 86_400))
    for argument, dates in (("file", 2), ("git", 0)):
        if argument == "git":
            assert main(["coverage", *site, "--add", "--lastmod", "git"]) == 2
            error = capsys.readouterr().err
            assert error.startswith(
                f"sitemap-editor: {folder}: The git history of the folder cannot be read: "
            )
            git(folder, "init", "-q")
            git(folder, "add", "posts")
            git(folder, "commit", "-qm", "first", date="2024-03-01T12:00:00Z")
        code = main(["coverage", *site, "--lastmod", argument, "--format", "json"])
        printed = capsys.readouterr()
        missing = {each["url"]: each["lastmod"] for each in json.loads(printed.out)["missing"]}
        assert (code, len(missing)) == (1, 2)
        if dates:
            assert missing[f"{HOST}/de/"] == "1970-01-02"
    assert missing == {f"{HOST}/de/": None, f"{HOST}/posts/two/": "2024-03-01"}
    assert "1 page gets no date: git has no commit of its file" in printed.err
    assert main(["coverage", *site, "--add", "--lastmod", "git", "--fail-on", "missing"]) == 0
    assert "<lastmod>2024-03-01</lastmod>" in Path(site[0]).read_text()


def test_a_result_goes_to_another_file_or_standard_output(
    site: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.xml"
    main(["coverage", *site, "--add", "-o", str(out)])
    assert capsys.readouterr().out == f"{site[0]}: 2 entries added, written to {out}\n"
    main(["coverage", *site, "--add", "-o", "-"])
    assert capsys.readouterr().out == out.read_text()


def test_the_pages_of_another_site_change_nothing(
    site: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(site[0])
    before = path.read_bytes()
    for change in ("--add", "--remove"):
        assert main(["coverage", *site, "--base", "https://other.org/", change]) == 2
        assert "nothing was changed" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_a_table_says_what_there_is_and_a_set_is_compared_as_one(
    site: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crawl = tmp_path / "crawl.csv"
    crawl.write_text(f"Address,Status Code,Inlinks\n{HOST}/,200,4\n{HOST}/new,200,1\n{HOST}/old,301,1\n")
    (tmp_path / "sets").mkdir()
    for name, path in (("a", "/"), ("b", "/posts/")):
        (tmp_path / "sets" / f"{name}.xml").write_text(urlset(entry(HOST + path)))
    code, found = coverage(capsys, str(tmp_path / "sets"), "--data", str(crawl))
    assert (code, found["listed"]) == (1, 2)
    assert [each["url"] for each in found["missing"]] == [f"{HOST}/new"]
    assert [(each["reason"], each["sources"]) for each in found["left_out"]] == [("redirected", ["table"])]
    assert [each["reason"] for each in found["absent"]] == ["no-row"]
    _, found = coverage(capsys, *site, "--data", str(crawl))
    assert [each["url"] for each in found["absent"]] == [f"{HOST}/posts/three/"]


def test_an_export_of_search_console_names_what_is_gone_and_calls_nothing_else_absent(
    site: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    export = tmp_path / "export.zip"
    tables = {
        "Table.csv": f"URL,Last crawled\n{HUGO.urls[0]},2026-01-01\n{HOST}/old,1969-12-31\n",
        "Metadata.csv": "Property,Value\nSitemap,All known pages\nIssue,Not found (404)\n",
    }
    with zipfile.ZipFile(export, "w") as archive:
        for name, content in tables.items():
            archive.writestr(name, content)
    assert main(["coverage", site[0], "--data", str(export), "--format", "json"]) == 1
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert [each["reason"] for each in found["absent"]] == ["gone"]
    assert [each["reason"] for each in found["left_out"]] == ["gone"]
    assert (found["missing"], found["not_compared"]) == ([], 3)
    assert "the one with the URLs is taken: Table.csv. These are not: Metadata.csv." in printed.err
    assert "pages of another site" not in printed.err


def test_what_is_not_linked_is_told_by_its_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "s.xml").write_text(urlset(*map(entry, NEXT.urls)), encoding="utf-8")
    NEXT.write(tmp_path / "out")
    _, found = coverage(capsys, str(tmp_path / "s.xml"), "--folder", str(tmp_path / "out"))
    assert found["unlinked"] == [{"row": 4, "url": f"{HOST}/docs/orphan"}]


WRONG_ARGUMENTS = [
    ([], "say what to compare with"),
    (["--base", HOST, "--data", "x.csv"], "name it with --folder"),
    (["--folder", "public", "--dry-run"], "need --add or --remove"),
    (["--folder", "public", "--add", "--remove"], "not allowed with"),
    (
        ["--data", "x.csv", "--lastmod", "git"],
        "--lastmod takes dates of files; name their folder with --folder",
    ),
    (["--folder", "public", "--lastmod", "now"], "--lastmod: invalid choice: 'now'"),
    (["--folder", "nowhere"], "There is no folder nowhere."),
    (["--data", "nowhere.csv"], "nowhere.csv"),
]


def test_wrong_arguments_are_told(site: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, told in WRONG_ARGUMENTS:
        assert main(["coverage", site[0], *arguments]) == 2, arguments
        assert told in capsys.readouterr().err


def test_a_sitemap_without_urls_gets_all_pages_once_the_base_is_said(
    site: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path(site[0]).write_text(urlset())
    assert main(["coverage", *site, "--add"]) == 2
    assert "Say it with --base." in capsys.readouterr().err
    assert main(["coverage", *site, "--base", HOST, "--add"]) == 0
    assert capsys.readouterr().out == f"{site[0]}: 5 entries added\n"
    _, found = coverage(capsys, *site)
    assert (found["listed"], found["missing"]) == (5, [])


def test_no_password_of_an_entry_is_printed(site: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    secret = HOST.replace("://", "://me:secret@")
    Path(site[0]).write_text(urlset(entry(f"{HOST}/"), entry(f"{secret}/gone")))
    for form in ("text", "json"):
        main(["coverage", *site, "--format", form])
        assert "secret" not in "".join(capsys.readouterr())


def test_every_format_is_printed_as_it_is_written(
    site: list[str], tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    reports = {form.name: tmp_path / f"r{form.endings[0]}" for form in REPORT_FORMATS}
    words = [word for path in reports.values() for word in ("--report", str(path))]
    assert main(["coverage", *site, *words]) == 1
    for form, path in reports.items():
        capsysbinary.readouterr()
        assert main(["coverage", *site, "--format", form]) == 1
        printed, written = capsysbinary.readouterr().out, path.read_bytes()
        if form in ("xlsx", "html"):  # which say when they were made
            assert printed[:9] == written[:9]
        else:
            assert printed == written


def test_findings_are_those_of_each_file_of_a_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    HUGO.write(tmp_path / "public")
    for name, urls in (("a.xml", HUGO.urls[:1]), ("b.xml", HUGO.urls[1:])):
        (tmp_path / name).write_text(urlset(*map(entry, urls)), encoding="utf-8")
    listed = "".join(f"<sitemap><loc>{HOST}/{name}</loc></sitemap>" for name in ("a.xml", "b.xml"))
    index = tmp_path / "index.xml"
    index.write_text(f'<sitemapindex xmlns="{NAMESPACE}">{listed}</sitemapindex>')
    words = [str(index), "--folder", str(tmp_path / "public")]
    _, found = coverage(capsys, *words)
    assert found["absent"] == [
        {"row": 3, "url": f"{HOST}/posts/three/", "sitemap": str(tmp_path / "b.xml"), "reason": "no-file"}
    ]
    main(["coverage", *words, "--format", "github"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"::error file={index},title=coverage-missing::{HOST}/")
    assert f"::error file={tmp_path / 'b.xml'},line=5,col=11,title=coverage-absent::" in "\n".join(lines)
    assert coverage(capsys, *words, "--no-children")[1]["listed"] == 2


def test_what_fails_is_an_error_in_reports(site: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for fail_on, errors, state in (("unlinked", 0, "passed"), ("missing", 2, "failed")):
        assert main(["coverage", *site, "--fail-on", fail_on, "--format", "md"]) == int(bool(errors))
        out = capsys.readouterr().out
        assert out.startswith(f"## Sitemaps: {state}\n")
        assert out.count("**Error**") == int(bool(errors))


def test_findings_do_not_mix_with_a_file_on_standard_output(
    site: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coverage", *site, "--add", "-o", "-", "--format", "md"]) == 2
    assert "write the findings to a file with --report" in capsys.readouterr().err


def test_a_set_is_changed_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crawl, folder = tmp_path / "crawl.csv", tmp_path / "set"
    crawl.write_text("Address\n" + "".join(f"{HOST}/{path}\n" for path in ("a/1", "a/2", "b/1", "b/2")))
    folder.mkdir()
    for name in "ab":
        paths = (f"{HOST}/{name}/1", f"{HOST}/{name}/gone")
        (folder / f"{name}.xml").write_text(urlset(*map(entry, paths)), encoding="utf-8")
    listing = "".join(f"<sitemap><loc>{HOST}/{name}.xml</loc></sitemap>" for name in "ab")
    index = folder / "index.xml"
    index.write_text(f'<sitemapindex xmlns="{NAMESPACE}">{listing}</sitemapindex>')
    before = index.read_bytes()
    assert main(["coverage", str(index), "--data", str(crawl), "--add", "--dry-run"]) == 1
    assert main(["coverage", str(index), "--data", str(crawl), "--add"]) == 1
    assert main(["coverage", str(folder), "--data", str(crawl), "--remove"]) == 0
    told = ("1 entry would be added", "1 entry added", "1 entry removed")
    expected = [f"{folder / name}.xml: {text}" for text in told for name in "ab"]
    assert capsys.readouterr().out.splitlines() == expected
    for name in "ab":
        text = urlset(entry(f"{HOST}/{name}/1"), entry(f"{HOST}/{name}/2"))
        assert (folder / f"{name}.xml").read_text() == text
    assert index.read_bytes() == before
    index.write_text(index.read_text().replace(f"<sitemap><loc>{HOST}/a.xml</loc></sitemap>", ""))
    (folder / "b.xml").write_text(urlset(entry(f"{HOST}/b/1")), encoding="utf-8")
    main(["coverage", str(index), "--data", str(crawl), "--add"])
    assert capsys.readouterr().out == f"{folder / 'b.xml'}: 3 entries added\n"
    (folder / "b.xml").unlink()
    assert main(["coverage", str(index), "--data", str(crawl), "--add"]) == 2
    assert f"It lists {HOST}/b.xml, which is not there." in capsys.readouterr().err


@pytest.mark.usefixtures("copied_helpers")
def test_the_live_site_says_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with running() as live:
        live.replies |= {
            "/": page("<a href=/a>a</a><a href=/gone>b</a>"),
            "/a": page("A <a href=/b>b</a>"),
            "/b": page("B"),
            "/alone": page("Alone"),
        }
        sitemap = tmp_path / "s.xml"
        sitemap.write_text(urlset(*(entry(live.url(path)) for path in ("/", "/alone", "/lost"))))
        options = (str(sitemap), "--site", "--delay", "0", "--per-host", "2")
        assert main(["coverage", *options]) == 2
        said = "127.0.0.1 is in a private network and was not asked; use --allow-private if it may be"
        assert said in capsys.readouterr().err
        code, found = coverage(capsys, *options, "--allow-private")
        assert (code, found["found"], found["complete"]) == (1, 6, True)
        assert [
            (each["url"], each["sources"], each["inlinks"], each["depth"]) for each in found["missing"]
        ] == [(live.url("/a"), ["site"], 1, 1), (live.url("/b"), ["site"], 1, 2)]
        assert [(each["url"], each["reason"]) for each in found["left_out"]] == [(live.url("/gone"), "gone")]
        assert found["absent"] == [{"row": 3, "url": live.url("/lost"), "reason": "gone"}]
        assert found["unlinked"] == [{"row": 2, "url": live.url("/alone")}]
        code, found = coverage(capsys, *options, "--allow-private", "--again", "all", "--max", "2")
        assert (code, found["found"], found["complete"], found["unlinked"]) == (0, 2, False, None)
        live.replies["/b"] = Reply(404)
        _, found = coverage(capsys, *options, "--allow-private", "--depth", "1")
        assert [each["url"] for each in found["missing"]] == [live.url("/a")]
        empty = tmp_path / "empty.xml"
        empty.write_text(urlset())
        assert main(["coverage", str(empty), *options[1:]]) == 2
        assert "name its home page with --base" in capsys.readouterr().err
        _, found = coverage(
            capsys, str(empty), *options[1:], "--allow-private", "--base", live.url("/"), "--again", "all"
        )
        assert [each["url"] for each in found["missing"]] == [live.url(path) for path in ("/", "/a")]
