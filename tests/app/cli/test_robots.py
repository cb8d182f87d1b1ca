"""`robots`: what a robots.txt forbids, told with the lines."""

import json
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.cli.test_command_line import entry, urlset

HOST = "https://e.org"
ROBOTS = """\
User-agent: *
Disallow: /private/

User-agent: bingbot
Disallow: /

Sitemap: https://e.org/sitemap.xml
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a sitemap and a robots.txt, where one is."""
    monkeypatch.chdir(tmp_path)
    sitemap = urlset(entry(f"{HOST}/"), entry(f"{HOST}/private/a"), entry(f"{HOST}/b"))
    (tmp_path / "sitemap.xml").write_text(sitemap, encoding="utf-8")
    (tmp_path / "robots.txt").write_text(ROBOTS, encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("site")
def test_blocked_entries_are_listed_with_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["robots", "sitemap.xml", "--robots", "robots.txt"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        'sitemap.xml: 3 entries, 1 blocked for "Googlebot"',
        '  row 2: "https://e.org/private/a", line 2: "Disallow: /private/"',
    ]


@pytest.mark.usefixtures("site")
def test_the_json_form_tells_all(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--agent", "Bingbot/2.0", "--limit", "1", "--format", "json"]
    assert main(["robots", "sitemap.xml", "--robots", "robots.txt", *arguments]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "version": 1,
        "robots": "robots.txt",
        "what_if": None,
        "agent": "Bingbot/2.0",
        "sitemaps": [{"url": f"{HOST}/sitemap.xml", "line": 7}],
        "is_named": None,
        "files": [
            {
                "path": "sitemap.xml",
                "entries": 3,
                "hosts": ["e.org"],
                "blocked": 3,
                "urls": [{"row": 1, "loc": f"{HOST}/", "blocked_by": {"line": 5, "rule": "Disallow: /"}}],
                "what_if": None,
            }
        ],
    }


def test_nothing_blocked_is_fine_and_a_sitemap_that_is_not_named_is_said(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (site / "robots.txt").write_text("User-agent: *\nDisallow:\n")
    arguments = ["--robots", "robots.txt", "--published-url", f"{HOST}/sitemap.xml"]
    assert main(["robots", "sitemap.xml", *arguments]) == 0
    assert capsys.readouterr().out.splitlines() == [
        'sitemap.xml: 3 entries, 0 blocked for "Googlebot"',
        "robots.txt does not name this sitemap. Add the line:",
        f"Sitemap: {HOST}/sitemap.xml",
    ]


@pytest.mark.usefixtures("site")
def test_a_robots_txt_or_sitemap_that_cannot_be_read_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["robots", "sitemap.xml", "--robots", "missing.txt"]) == 2
    assert main(["robots", "missing.xml", "sitemap.xml", "--robots", "robots.txt"]) == 2
    told = capsys.readouterr()
    assert "missing.txt" in told.err
    assert "missing.xml" in told.err
    assert "3 entries, 1 blocked" in told.out


def test_several_hosts_and_what_crawlers_do_not_read_are_said(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (site / "sitemap.xml").write_text(urlset(entry(f"{HOST}/"), entry("https://f.org/")), encoding="utf-8")
    (site / "robots.txt").write_bytes(ROBOTS.encode() + b"#" * 512_000)
    assert main(["robots", "sitemap.xml", "--robots", "robots.txt"]) == 0
    told = capsys.readouterr()
    assert "2 hosts" in told.out
    assert "Crawlers read only the first 512,000 bytes" in told.err


def test_a_changed_robots_txt_is_tried_on_all_rows(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "new.txt").write_text("User-agent: *\nDisallow: /b\n")
    arguments = ["robots", "sitemap.xml", "--robots", "robots.txt", "--what-if", "new.txt"]
    assert main(arguments) == 1
    assert capsys.readouterr().out.splitlines() == [
        'sitemap.xml: 3 entries, 1 blocked for "Googlebot"',
        "  with new.txt 1 blocked; 2 change:",
        '  row 2: "https://e.org/private/a", line 2: "Disallow: /private/" → may be fetched',
        '  row 3: "https://e.org/b", may be fetched → line 2: "Disallow: /b"',
    ]
    main([*arguments, "--limit", "1", "--format", "json"])
    told = json.loads(capsys.readouterr().out)
    before = {"line": 2, "rule": "Disallow: /private/"}
    assert (told["what_if"], told["files"][0]["what_if"]) == (
        "new.txt",
        {
            "blocked": 1,
            "changed": 2,
            "urls": [{"row": 2, "loc": f"{HOST}/private/a", "before": before, "after": None}],
        },
    )
    (site / "new.txt").write_text("")
    assert main(arguments) == 0
    assert main([*arguments[:-1], "missing.txt"]) == 2


def test_no_password_of_an_entry_is_printed(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "sitemap.xml").write_text(urlset(entry("https://me:secret@e.org/private/")), encoding="utf-8")
    (site / "new.txt").write_text("")
    (site / "robots.txt").write_text(
        "User-agent: *\nDisallow: /private/\nSitemap: https://me:secret@e.org/s.xml"
    )
    for arguments in ((), ("--format", "json"), ("--what-if", "new.txt")):
        main(["robots", "sitemap.xml", "--robots", "robots.txt", *arguments])
        assert "secret" not in capsys.readouterr().out
