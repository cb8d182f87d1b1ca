"""`repair` makes damaged files well-formed, tells each place, and writes over nothing unasked."""

import gzip
import json
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.desk import SITEMAP

DAMAGED = "\n" + SITEMAP.replace("https://e.org/b", "https://e.org/b?x&y")
CONFLICT = SITEMAP.replace(
    "    <priority>0.5</priority>\n",
    "<<<<<<< HEAD\n    <priority>0.5</priority>\n=======\n    <priority>0.6</priority>\n>>>>>>> main\n",
)


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    path = tmp_path / "damaged.xml"
    path.write_text(DAMAGED)
    return path


def test_only_what_was_repaired_differs(
    damaged: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.xml"
    assert main(["repair", str(damaged), "-o", str(out)]) == 0
    assert out.read_text() == DAMAGED.removeprefix("\n").replace("x&y", "x&amp;y")
    assert damaged.read_text() == DAMAGED
    assert capsys.readouterr().out.splitlines() == [
        f"{damaged}: 2 places repaired, 3 entries",
        "  repaired leading-whitespace, line 1, column 1: Everything before the XML was "
        'removed. "\\n" → (nothing)',
        '  repaired unescaped-ampersand, line 15, column 27: & was changed to &amp;. "&" → "&amp;"',
    ]
    assert main(["repair", str(out), "--in-place"]) == 0
    assert capsys.readouterr().out == f"{out}: nothing to repair\n"


def test_a_wrong_end_tag_is_corrected_where_it_stands(
    damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged.write_text(SITEMAP.replace("</loc>", "</lok>", 1))
    assert main(["repair", str(damaged), "--dry-run"]) == 0
    assert capsys.readouterr().out.endswith('A tag was written correctly. "</lok>" → "</loc>"\n')


def test_the_diff_of_a_gzip_file_that_is_cut_off_begins_with_what_can_be_unpacked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cut.xml.gz"
    path.write_bytes(gzip.compress(SITEMAP.encode(), mtime=0)[:-40])
    assert main(["repair", str(path), "--diff"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [f"--- {path}", f"+++ {path}"]
    assert "+</urlset>" in lines


def test_a_damaged_file_is_written_over_only_where_that_is_said(
    damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["repair", str(damaged)]) == 2
    assert "--in-place" in capsys.readouterr().err
    assert main(["repair", str(damaged), "--dry-run"]) == 0
    assert damaged.read_text() == DAMAGED
    assert main(["repair", str(damaged), "--in-place"]) == 0
    assert damaged.read_text().startswith("<?xml")


def test_machines_are_told_every_place(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["repair", str(damaged), "--dry-run", "--format", "json"]) == 0
    [file] = json.loads(capsys.readouterr().out)["files"]
    assert [(each["rule"], each["line"], each["before"]) for each in file["repairs"]] == [
        ("leading-whitespace", 1, "\n"),
        ("unescaped-ampersand", 15, "&"),
    ]
    assert main(["check", str(damaged), "--format", "json"]) == 1
    [checked] = json.loads(capsys.readouterr().out)["files"]
    assert checked["repairs"] == file["repairs"]


@pytest.mark.parametrize(("side", "kept"), [("first", "0.5"), ("second", "0.6")])
def test_one_side_of_conflicts_is_kept(tmp_path: Path, side: str, kept: str) -> None:
    path, out = tmp_path / "c.xml", tmp_path / "out.xml"
    path.write_text(CONFLICT)
    assert main(["repair", str(path), "--keep", side, "-o", str(out)]) == 0
    assert out.read_text() == SITEMAP.replace("0.5", kept)


def test_an_encoding_may_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "c.xml", tmp_path / "out.xml"
    path.write_bytes(SITEMAP.replace("/a", "/Ж").encode("cp1251"))
    assert main(["repair", str(path), "--encoding", "windows-1251", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == SITEMAP.replace("/a", "/Ж")
    for name in ("rot13", "utf-16", "nonsense"):
        assert main(["repair", str(path), "--encoding", name, "-o", str(out)]) == 2


@pytest.mark.parametrize("content", ["<html></html>", "<rss><channel><item><link>https://e.org/</link>"])
def test_what_is_no_sitemap_is_not_repaired(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.xml"
    path.write_text(content)
    assert main(["repair", str(path), "--in-place"]) == 2
    assert path.read_text() == content
    assert capsys.readouterr().err
