"""`convert --split` as a user meets it."""

from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.test_cli import entry, faulty, sitemap, urlset

__all__ = ["faulty", "sitemap"]

URL = "https://shop.test-site.org/"


def split(source: Path, folder: Path, *words: str) -> int:
    return main(["convert", str(source), str(folder), "--split", *words])


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
