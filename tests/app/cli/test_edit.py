"""`edit` as a user meets it, also of rows chosen by a filter."""

import gzip
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.core.filtering.filter_terms import TERMS
from tests.app.cli.test_command_line import NAMESPACE, entry, urlset


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    rows = [entry(f"https://shop.test-site.org/{n}", lastmod="2026-01-02", priority="0.5") for n in range(3)]
    path.write_text(urlset(*rows))
    return path


def test_edit_changes_only_the_value(sitemap: Path) -> None:
    before = sitemap.read_text()
    assert main(["edit", str(sitemap), "--rows", "2", "priority=0.9"]) == 0
    head, _, tail = before.partition("</url>")
    assert sitemap.read_text() == head + "</url>" + tail.replace("0.5", "0.9", 1)


def test_edit_takes_words_in_any_order_and_several_rows(sitemap: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.xml"
    assert main(["edit", "changefreq=daily", "--rows", "1,3", str(sitemap), "-o", str(target)]) == 0
    assert target.read_text().count("<changefreq>daily</changefreq>") == 2
    assert "changefreq" not in sitemap.read_text()


def test_edit_takes_rows_that_are_named_one_after_the_other(sitemap: Path) -> None:
    assert main(["edit", str(sitemap), "--rows", "1", "--rows", "3", "priority=0.9"]) == 0
    assert sitemap.read_text().count("<priority>0.9<") == 2


def test_edit_without_an_assignment_copies_the_bytes(sitemap: Path, tmp_path: Path) -> None:
    assert main(["edit", str(sitemap), "-o", f"{tmp_path}/copies/"]) == 0
    assert (tmp_path / "copies" / "sitemap.xml").read_bytes() == sitemap.read_bytes()


def test_edit_clears_an_empty_element_too(tmp_path: Path) -> None:
    path = tmp_path / "empty.xml"
    path.write_text(urlset("<url><loc>https://example.org/</loc><lastmod/></url>"))
    assert main(["edit", str(path), "--all", "--clear", "lastmod"]) == 0
    assert path.read_text() == urlset("<url><loc>https://example.org/</loc></url>")


def test_edit_keeps_compression_whatever_the_name_says(sitemap: Path, tmp_path: Path) -> None:
    packed = tmp_path / "sitemap.xml.gz"
    packed.write_bytes(gzip.compress(sitemap.read_bytes()))
    assert main(["edit", str(packed), "--all", "priority=1.0", "-o", str(tmp_path / "out.xml")]) == 0
    text = gzip.decompress((tmp_path / "out.xml").read_bytes()).decode()
    assert text == sitemap.read_text().replace("0.5", "1.0")


@pytest.mark.parametrize(
    "words",
    [
        ["priority=1.0"],
        ["--rows", "4", "priority=1.0"],
        ["--rows", "0", "priority=1.0"],
        ["--rows", "2-1", "priority=1.0"],
        ["--all", "--rows", "1", "priority=1.0"],
        ["--clear", "title", "--all"],
        ["--nonsense"],
        ["--all", "priority=0.1", "priority=0.2"],
        ["--all", "priority=0.1", "--clear", "priority"],
        ["--rows", "1", "--rows", "4", "priority=0.1"],
    ],
)
def test_wrong_use_of_edit_returns_2_says_why_and_writes_nothing(
    words: list[str], sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    assert main(["edit", str(sitemap), *words]) == 2
    assert sitemap.read_bytes() == before
    assert capsys.readouterr().err.count("\n") == 1


def test_an_index_has_no_priority(tmp_path: Path, sitemap: Path) -> None:
    index = tmp_path / "index.xml"
    text = (
        f'<sitemapindex xmlns="{NAMESPACE}"><sitemap><loc>https://a.org/s.xml</loc></sitemap></sitemapindex>'
    )
    index.write_text(text)
    before = sitemap.read_bytes()
    assert main(["edit", str(sitemap), str(index), "--all", "priority=1.0"]) == 2
    assert (index.read_text(), sitemap.read_bytes()) == (text, before)


def test_two_files_of_one_name_are_not_written_over_each_other(sitemap: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "sitemap.xml"
    other.parent.mkdir()
    other.write_bytes(sitemap.read_bytes())
    assert main(["edit", str(sitemap), str(other), "-o", str(tmp_path / "out")]) == 2
    assert not (tmp_path / "out").exists()


def test_edit_refuses_what_is_damaged_and_writes_the_others(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.xml"
    broken.write_text(urlset(entry("https://example.org/?a&b=1")))
    before = broken.read_bytes()
    assert main(["edit", str(broken), str(sitemap), "--all", "priority=1.0"]) == 2
    assert broken.read_bytes() == before
    assert sitemap.read_text().count("<priority>1.0</priority>") == 3
    assert "broken.xml: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rows", "2", "priority=0.9"], "1 value changed in 1 entry"),
        (["--all", "priority=0.9", "changefreq=daily"], "6 values changed in 3 entries"),
        (["--rows", "1,2", "priority=0.5", "lastmod=2026-01-03"], "2 values changed in 2 entries"),
        (["--rows", "1", "--clear", "lastmod", "priority=0.9"], "2 values changed in 1 entry"),
        (["--all", "priority=0.5"], "nothing to change"),
        (["--all", "--clear", "changefreq"], "nothing to change"),
        (["--where", "nowhere", "priority=0.9"], "nothing to change"),
        ([], "nothing to change"),
    ],
)
def test_edit_says_what_it_changed(
    words: list[str], told: str, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edit", str(sitemap), *words]) == 0
    assert capsys.readouterr().out == f"{sitemap}: {told}\n"


def test_edit_names_another_file_that_it_wrote_to(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.xml"
    assert main(["edit", str(sitemap), "--all", "priority=0.9", "-o", str(target)]) == 0
    assert main(["edit", str(sitemap), "-o", str(target)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{sitemap}: 3 values changed in 3 entries, written to {target}"
    assert second == f"{sitemap}: nothing to change, written to {target}"


def test_edit_counts_an_empty_element_that_it_takes_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.xml"
    path.write_text(urlset("<url><loc>https://example.org/</loc><lastmod/></url>", entry()))
    assert main(["edit", str(path), "--all", "--clear", "lastmod"]) == 0
    assert capsys.readouterr().out == f"{path}: 1 value changed in 1 entry\n"


def test_edit_says_nothing_of_a_file_that_could_not_be_written(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "folder"
    (target / "sitemap.xml").mkdir(parents=True)
    assert main(["edit", str(sitemap), "--all", "priority=0.9", "-o", str(target)]) == 2
    assert capsys.readouterr().out == ""


@pytest.fixture
def shop_sitemap(tmp_path: Path) -> Path:
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
def test_only_rows_that_fit_are_changed(where: list[str], changed: int, shop_sitemap: Path) -> None:
    assert main(["edit", str(shop_sitemap), *where, "priority=0.9"]) == 0
    assert shop_sitemap.read_text().count("<priority>0.9</priority>") == changed


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
    words: list[str], message: str, shop_sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = shop_sitemap.read_bytes()
    assert main(["edit", str(shop_sitemap), *words, "priority=0.9"]) == 2
    assert shop_sitemap.read_bytes() == before
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_the_filter_is_asked_of_all_files_before_any_is_written(
    shop_sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.core.filtering.text_matching.PATIENCE", 0.01)
    other = tmp_path / "other.xml"
    other.write_text(urlset(entry(f"https://shop.test-site.org/{'a' * 60}!")))
    before = shop_sitemap.read_bytes()
    assert main(["edit", str(shop_sitemap), str(other), "--where", "loc:/(a|aa|a?)+$/", "priority=0.9"]) == 2
    assert shop_sitemap.read_bytes() == before


def test_the_help_names_every_term(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", "filters"]) == 0
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


def test_of_several_files_none_is_written_where_one_cannot_be_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    space = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    picture = f"<image:image {space}><image:loc>https://e.org/p</image:loc></image:image>"
    first, second = tmp_path / "a.xml", tmp_path / "b.xml"
    first.write_text(urlset(f"<url><loc>https://e.org/</loc>{picture}</url>"))
    second.write_text(urlset(entry()))
    before = first.read_bytes(), second.read_bytes()
    assert main(["edit", str(first), str(second), "--all", "image[2].loc=https://e.org/q"]) == 2
    assert f"{second}: row 1 lacks what comes before image:2:loc" in capsys.readouterr().err
    assert (first.read_bytes(), second.read_bytes()) == before


def test_what_is_wrong_with_a_value_of_an_extension_is_said_with_its_name(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    assert main(["edit", str(sitemap), "--rows", "1", "image.loc=nope"]) == 1
    told = capsys.readouterr().err
    assert "error extension-url-invalid image:1:loc is nope: it has no scheme and host." in told
    assert sitemap.read_bytes() == before
