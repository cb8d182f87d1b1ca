"""`edit --where`: rows chosen by a filter."""

from pathlib import Path

import pytest

from editor.__main__ import main
from editor.core.filtering.filter_terms import TERMS
from tests.app.test_cli import entry, urlset


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    names = ("blog/a", "blog/b", "shop")
    path.write_text(urlset(*(entry(f"https://shop.test-site.org/{name}", priority="0.5") for name in names)))
    return path


@pytest.mark.parametrize(
    ("where", "changed"),
    [
        (["--where", "path:/blog/ -b"], 0),
        (["--where", "path:/blog/"], 2),
        (["--where", "path:/blog/ OR shop"], 3),
        (["--where=-path:/blog/"], 1),
        (["--where", "rule:loc-*"], 0),
        (["--where", "has:image"], 0),
    ],
)
def test_only_rows_that_fit_are_changed(where: list[str], changed: int, sitemap: Path) -> None:
    assert main(["edit", str(sitemap), *where, "priority=0.9"]) == 0
    assert sitemap.read_text().count("<priority>0.9</priority>") == changed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["--where", "lastmd:2024"],
            "Did you mean lastmod? To search for text, put it in quotes. (character 1: lastmd:)",
        ),
        (["--where", "a   rule:lok-empty"], "Did you mean loc-empty? (character 10: lok-empty)"),
        (["--where", ""], "the filter is empty"),
        (["--where", "a", "--all"], "not allowed with"),
        (["--where", "/(a|aa|a?)+"], "must end with a slash"),
    ],
)
def test_a_mistake_in_a_filter_returns_2_says_where_and_writes_nothing(
    words: list[str], message: str, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    assert main(["edit", str(sitemap), *words, "priority=0.9"]) == 2
    assert sitemap.read_bytes() == before
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_the_filter_is_asked_of_all_files_before_any_is_written(
    sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.core.filtering.text_matching.PATIENCE", 0.01)
    other = tmp_path / "other.xml"
    other.write_text(urlset(entry(f"https://shop.test-site.org/{'a' * 60}!")))
    before = sitemap.read_bytes()
    assert main(["edit", str(sitemap), str(other), "--where", "loc:/(a|aa|a?)+$/", "priority=0.9"]) == 2
    assert sitemap.read_bytes() == before


def test_the_help_names_every_term(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["edit", "--help"])
    text = capsys.readouterr().out
    assert [term.example for term in TERMS if term.example not in text] == []


def test_a_list_that_would_be_left_without_urls_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "urls.txt"
    path.write_text("https://shop.test-site.org/\n")
    assert main(["edit", str(path), "--all", "--clear", "loc"]) == 2
    assert "a list without URLs is an empty file" in capsys.readouterr().err
    assert path.read_text() == "https://shop.test-site.org/\n"
