"""`check --profile`: by a profile's name, by a file, or by the file beside the sitemap."""

import json
from pathlib import Path

import pytest

from editor.__main__ import main

TEXT = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://e.org/a b</loc></url>
<url><loc>https://e.org/c</loc><lastmod>2030-01-01</lastmod></url>
</urlset>
"""


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(TEXT)
    return path


def check(capsys: pytest.CaptureFixture[str], path: Path, *options: str) -> tuple[int, str, dict[str, str]]:
    """The exit code, the profile that is named, and the severity of each rule that is told."""
    code = main(["check", "--format", "json", "--now", "2026-11-25", *options, str(path)])
    [report] = json.loads(capsys.readouterr().out)["files"]
    return code, report["profile"], {each["rule"]: each["severity"] for each in report["findings"]}


def test_all_rules_are_looked_at_unless_one_says_otherwise(
    capsys: pytest.CaptureFixture[str], sitemap: Path
) -> None:
    code, profile, found = check(capsys, sitemap)
    assert (code, profile) == (1, "all")
    assert found["loc-space"] == "error"
    assert found["lastmod-in-future"] == "warning"


def test_a_profile_leaves_out_what_others_say(capsys: pytest.CaptureFixture[str], sitemap: Path) -> None:
    code, profile, found = check(capsys, sitemap, "--profile", "protocol")
    assert (code, profile) == (1, "protocol")
    assert "loc-space" in found
    assert "lastmod-in-future" not in found


def test_a_file_decides_on_single_rules_and_the_exit_code(
    capsys: pytest.CaptureFixture[str], sitemap: Path
) -> None:
    chosen = sitemap.with_name("ours.toml")
    chosen.write_text('profile = "google"\n[rules]\nloc-space = "advice"\nlastmod-in-future = "off"\n')
    code, profile, found = check(capsys, sitemap, "--profile", str(chosen))
    assert (code, profile) == (0, str(chosen))
    assert found["loc-space"] == "advice"
    assert "lastmod-in-future" not in found


def test_the_file_beside_a_sitemap_holds_unless_a_profile_is_named(
    capsys: pytest.CaptureFixture[str], sitemap: Path
) -> None:
    beside = sitemap.with_name("sitemap.xml.rules.toml")
    beside.write_text('[rules]\nloc-space = "off"\n')
    assert check(capsys, sitemap)[:2] == (0, str(beside))
    assert check(capsys, sitemap, "--profile", "all")[:2] == (1, "all")


@pytest.mark.parametrize("text", ['profile = "duck"', "[", "\xff" * 3])
def test_a_bad_choice_is_said_and_nothing_is_checked(
    capsys: pytest.CaptureFixture[str], sitemap: Path, text: str
) -> None:
    beside = sitemap.with_name("sitemap.xml.rules.toml")
    beside.write_text(text, encoding="latin-1")
    assert main(["check", str(sitemap)]) == 2
    assert "sitemap.xml.rules.toml" in capsys.readouterr().err
    assert main(["check", "--profile", "duck", str(sitemap)]) == 2


def test_a_folder_is_looked_at_by_one_choice(capsys: pytest.CaptureFixture[str], sitemap: Path) -> None:
    code = main(["check", "--profile", "protocol", "--format", "json", str(sitemap.parent)])
    reports = json.loads(capsys.readouterr().out)["files"]
    assert code == 1
    assert {report["profile"] for report in reports} == {"protocol"}
    assert "lastmod-in-future" not in {each["rule"] for report in reports for each in report["findings"]}
