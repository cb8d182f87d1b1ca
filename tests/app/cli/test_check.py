"""`check` of an index with its files, or of a folder, and by a profile."""

import json
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from tests.rules import documents
from tests.rules.documents import url
from tests.rules.extension_cases import DECLARED, page
from tests.services.file_sets import HOST, index, urlset, write


def check(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit code, and what is said of each file by its name, in their order."""
    code = main(["check", *map(str, words), "--format", "json"])
    answer = json.loads(capsys.readouterr().out)
    return code, {Path(file["path"]).name: file for file in answer["files"]}


def linked(*entries: str) -> str:
    """A sitemap of entries with language links."""
    return documents.urlset(*entries, attributes=DECLARED)


def rules(file: dict[str, Any]) -> dict[str, int | None]:
    """What is found in a file but notes, each rule with its row."""
    return {each["rule"]: each["row"] for each in file["findings"] if each["severity"] != "note"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(
        tmp_path,
        index_xml=index("a.xml", "b.xml", "c.xml", "gone.xml"),
        a_xml=urlset("1", "2"),
        b_xml_gz=urlset("3", "1", lastmod="2024-06-01"),
        c_xml=f"{HOST}/4\n",
    )


def test_an_index_is_checked_with_the_files_beside_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, files = check(capsys, path, "--children", "--published-url", f"{HOST}/index.xml")
    assert (code, list(files)) == (0, ["index.xml", "a.xml", "b.xml.gz", "c.xml"])
    assert rules(files["index.xml"]) == {"index-child-missing": 4, "index-lastmod-stale": 2}
    assert rules(files["b.xml.gz"]) == {"duplicate-across-files": 2}
    repeated = (one for one in files["b.xml.gz"]["findings"] if one["rule"] == "duplicate-across-files")
    assert next(repeated)["line"] == 4
    assert rules(files["a.xml"]) == {}
    assert files["c.xml"]["kind"] == "text"
    assert "published-url-unknown" not in {
        each["rule"] for file in files.values() for each in file["findings"]
    }


@pytest.mark.parametrize("published", [[], ["--published-url", f"{HOST}/index.xml"]])
def test_an_index_that_lists_itself_is_told_so_once(
    published: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "index.xml"), a_xml=urlset("1"))
    for others in (["--children"], []):
        _, files = check(capsys, path, *others, *published)
        assert rules(files["index.xml"])["index-self-reference"] == 2


@pytest.mark.parametrize("published", [[], ["--published-url", f"{HOST}/index.xml"]])
def test_an_index_is_not_taken_for_itself_by_its_name_alone(
    published: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, index_xml=index("blog/index.xml", "shop/index.xml"))
    _, files = check(capsys, path, "--children", *published)
    assert rules(files["index.xml"]) == {}


def test_language_links_are_followed_from_file_to_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    english = page("/en", ("en", "/en"), ("de", "/de"), ("x-default", "/en"))
    conflict = page("/at", ("de", "/at"), ("fr", "/en"), ("x-default", "/at"))
    path = write(
        tmp_path,
        index_xml=index("a.xml", "b.xml", lastmod=""),
        a_xml=linked(english),
        b_xml=linked(url("/x"), url("/de"), conflict),
    )
    _, files = check(capsys, path, "--children")
    assert rules(files["a.xml"]) == {"hreflang-no-return": 1}
    assert rules(files["b.xml"]) == {"hreflang-no-return": 3, "hreflang-conflict": 3}
    [message] = [
        each["message"] for each in files["b.xml"]["findings"] if each["rule"] == "hreflang-conflict"
    ]
    assert message == f"{HOST}/en is fr here and en in row 1 (a.xml)."


def test_an_index_is_followed_unless_none_of_its_files_is_there_or_one_says_otherwise(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(check(capsys, path)[1]) == ["index.xml", "a.xml", "b.xml.gz", "c.xml"]
    assert list(check(capsys, path, "--no-children")[1]) == ["index.xml"]
    write(path.parent, lonely_xml=index("nowhere.xml", "lonely.xml"))
    assert list(check(capsys, path.with_name("lonely.xml"))[1]) == ["lonely.xml"]


def test_a_file_that_is_named_with_its_index_is_checked_once_as_one_of_the_set(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(path.parent, z_xml=urlset("9").replace(HOST, "https://other.example"))
    main(["check", *map(str, sorted(path.parent.iterdir())), "--format", "json"])
    files = json.loads(capsys.readouterr().out)["files"]
    names = [Path(file["path"]).name for file in files]
    assert names == ["index.xml", "a.xml", "b.xml.gz", "c.xml", "z.xml"]
    assert rules(files[2]) == {"duplicate-across-files": 2}


def test_of_a_folder_files_that_the_index_does_not_list_are_told(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(path.parent, d_xml=urlset("5"), e_xml="<html/>")
    code, files = check(capsys, path.parent)
    assert (code, list(files)) == (2, ["index.xml", "a.xml", "b.xml.gz", "c.xml", "d.xml", "e.xml"])
    messages = [
        each["message"] for each in files["index.xml"]["findings"] if each["rule"] == "index-child-missing"
    ]
    assert [message.split()[0] for message in messages] == ["d.xml", "gone.xml"]
    assert files["e.xml"]["kind"] == "unreadable"


def test_of_a_folder_each_file_that_is_not_listed_is_named_in_the_text(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(path.parent, d_xml=urlset("5"), e_xml=urlset("6"))
    main(["check", str(path.parent)])
    text = capsys.readouterr().out
    assert [text.count(f"{name} belongs to this site, but") for name in ("d.xml", "e.xml")] == [1, 1]
    assert text.count("gone.xml is listed, but the file is not") == 1


def test_a_folder_without_an_index_is_checked_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, a_xml=urlset("1"), b_xml=urlset("1"))
    code, files = check(capsys, tmp_path)
    assert (code, list(files)) == (0, ["a.xml", "b.xml"])
    assert rules(files["b.xml"]) == {"duplicate-across-files": 1}


def test_a_folder_with_several_indexes_is_checked_as_the_set_of_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(
        tmp_path,
        one_xml=index("a.xml", "gone.xml", lastmod=""),
        two_xml=index("b.xml", "a.xml", lastmod=""),
        a_xml=urlset("1").replace("</urlset>", "<url><loc>https://b.org/</loc></url></urlset>"),
        b_xml=urlset("2"),
        c_xml=urlset("3"),
        d_xml="<html/>",
    )
    code, files = check(capsys, tmp_path, "--published-url", f"{HOST}/")
    assert (code, list(files)) == (2, ["one.xml", "a.xml", "c.xml", "d.xml", "two.xml", "b.xml"])
    found = [(each["rule"], each["row"]) for each in files["one.xml"]["findings"]]
    assert found == [("index-child-missing", None), ("index-child-missing", 2)]  # c.xml, gone.xml
    assert rules(files["two.xml"]) == {"index-child-repeated": 2}
    assert rules(files["a.xml"]) == {"url-off-host": 2}
    assert all(
        each["rule"] != "published-url-unknown" for file in files.values() for each in file["findings"]
    )


def test_a_damaged_index_hides_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, one_xml=index("gone.xml"), two_xml=index("a.xml"), a_xml=urlset("1"))
    broken = index("a.xml").partition("<sitemap>")[0]
    (tmp_path / "three.xml").write_text(broken, encoding="utf-8")
    code, files = check(capsys, tmp_path)
    assert (code, set(files)) == (1, {"one.xml", "two.xml", "three.xml", "a.xml"})
    assert rules(files["one.xml"]) == {"index-child-missing": 1}
    assert files["three.xml"]["complete"] is False


def test_the_published_url_of_a_folder_counts_for_files_without_an_index(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, a_xml=urlset("1"), b_xml=urlset("shop/2"))
    _, files = check(capsys, tmp_path, "--published-url", f"{HOST}/shop/")
    assert rules(files["a.xml"]) == {"url-outside-scope": 1}
    assert rules(files["b.xml"]) == {}


@pytest.mark.parametrize("is_folder", [False, True])
def test_indexes_in_an_index_are_followed_once_and_a_circle_is_told(
    is_folder: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(
        tmp_path,
        index_xml=index("x.xml", "a.xml", lastmod=""),
        x_xml=index("y.xml", "gone.xml", lastmod=""),
        y_xml=index("x.xml", "a.xml", lastmod=""),
        a_xml=urlset("1"),
    )
    _, files = check(capsys, *([tmp_path] if is_folder else ["--children", path]))
    assert list(files) == ["index.xml", "a.xml", "x.xml", "y.xml"]
    assert rules(files["index.xml"]) == {"index-nested": 1}
    assert rules(files["x.xml"]) == {"index-nested": 1, "index-cycle": 1, "index-child-missing": 2}
    assert rules(files["y.xml"]) == {"index-nested": 1, "index-cycle": 1, "index-child-repeated": 2}


def test_a_sitemap_beside_an_index_is_told_unless_another_index_lists_it_or_it_is_of_another_site(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = urlset("1").replace(HOST, "https://other.example")
    write(
        path.parent, d_xml=urlset("5"), e_xml=other, f_xml=urlset("6"), x_xml=index("f.xml"), g_xml="<html/>"
    )
    _, files = check(capsys, path, "--children")
    assert list(files) == ["index.xml", "a.xml", "b.xml.gz", "c.xml", "d.xml"]
    told = [each["message"].split()[0] for each in files["index.xml"]["findings"] if each["row"] is None]
    assert told[0] == "d.xml"
    assert "e.xml" not in told


def test_a_folder_without_sitemaps_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, files = check(capsys, tmp_path)
    assert code == 2
    [file] = files.values()
    assert "no file in it that ends in .xml" in file["findings"][0]["message"]


def test_a_report_has_all_files(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = path.with_name("report.html")
    assert check(capsys, path, "--children", "--report", report)[0] == 0
    text = report.read_text(encoding="utf-8")
    assert "b.xml.gz" in text
    assert "URL is also listed in another file" in text


TEXT = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://e.org/a b</loc></url>
<url><loc>https://e.org/c</loc><lastmod>2030-01-01</lastmod></url>
</urlset>
"""


@pytest.fixture
def sitemap_with_notes(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(TEXT)
    return path


def check_severities(
    capsys: pytest.CaptureFixture[str], path: Path, *options: str
) -> tuple[int, str, dict[str, str]]:
    """The exit code, the profile that is named, and the severity of each rule that is told."""
    code = main(["check", "--format", "json", "--now", "2026-11-25", *options, str(path)])
    [report] = json.loads(capsys.readouterr().out)["files"]
    return code, report["profile"], {each["rule"]: each["severity"] for each in report["findings"]}


def test_all_rules_are_looked_at_unless_one_says_otherwise(
    capsys: pytest.CaptureFixture[str], sitemap_with_notes: Path
) -> None:
    code, profile, found = check_severities(capsys, sitemap_with_notes)
    assert (code, profile) == (1, "all")
    assert found["loc-space"] == "error"
    assert found["lastmod-in-future"] == "warning"


def test_a_profile_leaves_out_what_others_say(
    capsys: pytest.CaptureFixture[str], sitemap_with_notes: Path
) -> None:
    code, profile, found = check_severities(capsys, sitemap_with_notes, "--profile", "protocol")
    assert (code, profile) == (1, "protocol")
    assert "loc-space" in found
    assert "lastmod-in-future" not in found


def test_a_file_decides_on_single_rules_and_the_exit_code(
    capsys: pytest.CaptureFixture[str], sitemap_with_notes: Path
) -> None:
    chosen = sitemap_with_notes.with_name("ours.toml")
    chosen.write_text('profile = "google"\n[rules]\nloc-space = "advice"\nlastmod-in-future = "off"\n')
    code, profile, found = check_severities(capsys, sitemap_with_notes, "--profile", str(chosen))
    assert (code, profile) == (0, str(chosen))
    assert found["loc-space"] == "advice"
    assert "lastmod-in-future" not in found


def test_the_file_beside_a_sitemap_holds_unless_a_profile_is_named(
    capsys: pytest.CaptureFixture[str], sitemap_with_notes: Path
) -> None:
    beside = sitemap_with_notes.with_name("sitemap.xml.rules.toml")
    beside.write_text('[rules]\nloc-space = "off"\n')
    assert check_severities(capsys, sitemap_with_notes)[:2] == (0, str(beside))
    assert check_severities(capsys, sitemap_with_notes, "--profile", "all")[:2] == (1, "all")


@pytest.mark.parametrize("text", ['profile = "duck"', "[", "\xff" * 3])
def test_a_bad_choice_is_said_and_nothing_is_checked(
    capsys: pytest.CaptureFixture[str], sitemap_with_notes: Path, text: str
) -> None:
    beside = sitemap_with_notes.with_name("sitemap.xml.rules.toml")
    beside.write_text(text, encoding="latin-1")
    assert main(["check", str(sitemap_with_notes)]) == 2
    assert "sitemap.xml.rules.toml" in capsys.readouterr().err
    assert main(["check", "--profile", "duck", str(sitemap_with_notes)]) == 2


def test_a_folder_is_looked_at_by_one_choice(
    capsys: pytest.CaptureFixture[str], sitemap_with_notes: Path
) -> None:
    code = main(["check", "--profile", "protocol", "--format", "json", str(sitemap_with_notes.parent)])
    reports = json.loads(capsys.readouterr().out)["files"]
    assert code == 1
    assert {report["profile"] for report in reports} == {"protocol"}
    assert "lastmod-in-future" not in {each["rule"] for report in reports for each in report["findings"]}
