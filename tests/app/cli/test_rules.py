"""Rules are chosen by options, by a file beside a sitemap, and by that of its project."""

import json
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from editor.rules.catalogue import RULES
from tests.app.cli.test_command_line import NOW, entry, urlset


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a sitemap that breaks three rules."""
    (tmp_path / "a.xml").write_text(
        urlset(entry("https://shop.test-site.org/a b", lastmod="2030-01-01", priority="7"))
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, dict[str, str]]:
    """Check the sitemap; the exit code, and what is found but notes, each with its severity."""
    code = main(["check", "a.xml", "--format", "json", "--now", NOW, *options])
    [file] = json.loads(capsys.readouterr().out)["files"]
    return code, {each["rule"]: each["severity"] for each in file["findings"] if each["severity"] != "note"}


ALL = {"loc-space": "error", "lastmod-in-future": "warning", "priority-out-of-range": "error"}


@pytest.mark.parametrize(
    ("options", "code", "rules"),
    [
        ([], 1, ALL),
        (["--select", "loc-*"], 1, {"loc-space": "error"}),
        (["--select", "loc-*,lastmod-*", "--ignore", "loc-space"], 0, {"lastmod-in-future": "warning"}),
        (["--ignore", "loc-*", "--ignore", "pri*"], 0, {"lastmod-in-future": "warning"}),
        (["--select", "loc-*", "--severity", "loc-space=advice"], 0, {"loc-space": "advice"}),
        (
            ["--severity", "lo*-space=off", "--severity", "priority-*=warning"],
            0,
            {"lastmod-in-future": "warning", "priority-out-of-range": "warning"},
        ),
    ],
)
def test_options_say_which_rules_are_looked_at(
    options: list[str], code: int, rules: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert found(capsys, *options) == (code, rules)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--select", "loc-spac"], "there is no rule 'loc-spac'; did you mean loc-space?"),
        (["--ignore", "zz*"], "there is no rule 'zz*'; `rules` lists all"),
        (["--severity", "loc-space"], "'loc-space' is not RULE=LEVEL with one of off, "),
        (["--severity", "loc-space=bad"], "is not RULE=LEVEL"),
        (["--severity", "los-space=off"], "did you mean loc-space?"),
    ],
)
def test_what_names_no_rule_is_said(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "a.xml", *options]) == 2
    assert said in capsys.readouterr().err


def test_the_choice_of_a_project_holds_below_it_and_options_add_to_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "pyproject.toml").write_text(
        '[tool.sitemap-editor]\nignore = ["priority-*"]\n[tool.sitemap-editor.rules]\nloc-space = "advice"\n'
    )
    (folder / "below").mkdir()
    (folder / "a.xml").rename(folder / "below" / "a.xml")
    monkeypatch.chdir(folder / "below")
    assert found(capsys) == (0, {"loc-space": "advice", "lastmod-in-future": "warning"})
    assert found(capsys, "--ignore", "lastmod-*")[1] == {"loc-space": "advice"}
    assert found(capsys, "--profile", "all")[1] == ALL
    (folder / "pyproject.toml").write_text("[tool.sitemap-editor]\nprofil = 1\n")
    assert main(["check", "a.xml"]) == 2
    assert "pyproject.toml: “profil” is none of" in capsys.readouterr().err


def test_fix_leaves_alone_what_is_left_out(folder: Path) -> None:
    (folder / ".sitemap-editor.toml").write_text('ignore = ["loc-space"]\n')
    before = (folder / "a.xml").read_text()
    assert main(["fix", "a.xml"]) == 0
    assert (folder / "a.xml").read_text() == before
    assert main(["fix", "a.xml", "--profile", "all"]) == 0
    assert "a%20b" in (folder / "a.xml").read_text()


def listed(capsys: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    assert main(["rules", "--format", "json", *options]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["files"]
    return found


def test_rules_lists_what_is_looked_at(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [each["rule"] for each in listed(capsys)] == [rule.id for rule in RULES]
    [space] = listed(capsys, "--select", "loc-space", "--severity", "loc-space=advice")
    assert (space["severity"], space["fix"], space["title"]) == ("advice", "auto", "Space in the URL")
    (folder / ".sitemap-editor.toml").write_text('select = ["loc-space"]\n')
    assert main(["rules"]) == 0
    assert capsys.readouterr().out == "loc-space  error  safe fix  Space in the URL\n"
    assert main(["rules", "--ignore", "*"]) == 0
    assert capsys.readouterr().out == ""


def test_each_rule_can_be_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for rule in RULES:
        assert main(["explain", rule.id]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith(f"{rule.id} (")
        assert any(line.startswith("Source: ") for line in lines), rule.id


def test_an_explanation_links_to_the_specification(capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain", "hreflang-no-return"])
    said = capsys.readouterr().out
    assert "https://developers.google.com/search/docs/specialty/international/localized-versions" in said
    assert "  complete: Add the missing language links" in said


def test_a_rule_of_coverage_is_explained_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "coverage-missing"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "coverage-missing (warning): Page is missing"
    assert "`coverage --add` adds the missing pages" in lines[2]
