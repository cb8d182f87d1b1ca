"""Names of files that the system, the parser or a text makes trouble with."""

import os
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app import shot
from editor.app.cli import check as check_command
from tests.app.test_cli import check, entry, urlset

TOO_LONG = "x" * 300


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset(entry("https://shop.test-site.org/a", priority="0.5")))
    return path


def test_a_name_that_is_too_long_never_stops_the_rest(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, reports = check(capsys, TOO_LONG, sitemap)
    assert (code, [report["kind"] for report in reports]) == (2, ["unreadable", "urlset"])
    assert "its name is too long" in reports[0]["findings"][0]["message"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_is_forbidden_never_stops_the_rest(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "private").mkdir(mode=0)
    code, reports = check(capsys, tmp_path / "private" / "a.xml", sitemap)
    assert (code, [report["kind"] for report in reports]) == (2, ["unreadable", "urlset"])


@pytest.mark.parametrize(
    "words",
    [
        ["edit", "sitemap.xml", "-o", TOO_LONG],
        ["fix", "sitemap.xml", "-o", f"{TOO_LONG}/"],
        ["apply", TOO_LONG, "sitemap.xml"],
        ["convert", "sitemap.xml", TOO_LONG, "--split", "--published-url", "https://shop.test-site.org/"],
        ["convert", "sitemap.xml", f"{TOO_LONG}.xml"],
        ["convert", "sitemap.xml", f"{TOO_LONG}.csv"],
        ["check", "sitemap.xml", "--report", f"{TOO_LONG}.csv"],
    ],
)
def test_what_cannot_be_written_there_is_said_in_a_line(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Errno" not in said


def test_a_picture_of_a_file_whose_name_is_too_long_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shot.run([f"{TOO_LONG}.xml", str(tmp_path / "out.png")]) == 2
    assert "its name is too long" in capsys.readouterr().err


def test_what_the_system_refuses_anywhere_else_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "a.xml")

    monkeypatch.setattr(check_command, "outcomes", refused)
    assert main(["check", "a.xml"]) == 2
    assert capsys.readouterr().err == "sitemap-editor: check: a.xml: the permission is missing.\n"
