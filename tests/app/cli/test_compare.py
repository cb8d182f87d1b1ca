"""`compare`: what one sitemap says that another does not."""

import json
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from tests.app.cli.test_command_line import entry, urlset
from tests.services import file_sets
from tests.services.file_sets import HOST, index, write

OLD = urlset(
    entry(f"{HOST}/", lastmod="2026-01-01", priority="1.0"), entry(f"{HOST}/gone"), entry(f"{HOST}/same")
)
NEW = urlset(entry(f"{HOST}/new"), entry(f"{HOST}/", lastmod="2026-02-02"), entry(f"{HOST}/same"))


@pytest.fixture
def both(tmp_path: Path) -> list[str]:
    """Two versions of a sitemap."""
    (tmp_path / "old.xml").write_text(OLD, encoding="utf-8")
    (tmp_path / "new.xml").write_text(NEW, encoding="utf-8")
    return [str(tmp_path / "old.xml"), str(tmp_path / "new.xml")]


def compare(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = main(["compare", *arguments, "--format", "json"])
    return code, json.loads(capsys.readouterr().out)


def counts(found: dict[str, Any]) -> tuple[int, int, int, int]:
    mine, theirs = (file["only"] for file in found["files"])
    return found["alike"], found["changed"], mine, theirs


def test_the_text_names_entries_of_one_alone_and_values_that_changed(
    both: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = both
    assert main(["compare", old, new]) == 1
    text = f"""\
{old}: urlset, 3 entries, 1 only here
{new}: urlset, 3 entries, 1 only here
1 alike, 1 changed
only in {old} (1)
  row 2: "{HOST}/gone"
only in {new} (1)
  row 1: "{HOST}/new"
changed (1)
  row 1, there 2: "{HOST}/"
    lastmod: "2026-01-01" → "2026-02-02"
    priority: "1.0" → (nothing)
"""
    assert capsys.readouterr().out == text


def test_no_password_of_an_entry_is_printed(both: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    secret = HOST.replace("://", "://me:secret@")
    Path(both[1]).write_text(urlset(entry(f"{secret}/"), entry(f"{secret}/new")), encoding="utf-8")
    for arguments in (both, both[::-1], [*both, "--format", "json"], [*both, "--by-path"]):
        assert main(["compare", *arguments]) == 1
        assert "secret" not in capsys.readouterr().out


def test_json_lists_each_difference_with_its_rows(
    both: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = compare(capsys, *both)
    assert (code, counts(found), found["reordered"]) == (1, (1, 1, 1, 1), False)
    assert found["files"][0] == {"path": both[0], "kind": "urlset", "entries": 3, "only": 1}
    nothing = {"field": None, "value": None, "other_value": None, "moved": None}
    assert found["differences"][:2] == [
        {"url": f"{HOST}/gone", "row": 2, "other_row": None, **nothing},
        {"url": f"{HOST}/new", "row": None, "other_row": 1, **nothing},
    ]
    rows = {"url": f"{HOST}/", "row": 1, "other_row": 2, "moved": None}
    assert found["differences"][2:] == [
        {**rows, "field": "lastmod", "value": "2026-01-01", "other_value": "2026-02-02"},
        {**rows, "field": "priority", "value": "1.0", "other_value": None},
    ]


MOVED = urlset(entry(f"{HOST}/", priority="1.0"), entry(f"{HOST}/gone/"), entry(f"{HOST}/same"))


def test_entries_that_moved_are_paired_with_how_their_urls_differ(
    both: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path(both[1]).write_text(MOVED, encoding="utf-8")
    code, found = compare(capsys, *both)
    assert (code, counts(found), found["moved"]) == (1, (1, 1, 0, 0), 1)
    url = f"{HOST}/gone"
    assert found["differences"][0] == {
        "url": url,
        "row": 2,
        "other_row": 2,
        "field": "loc",
        "value": url,
        "other_value": f"{url}/",
        "moved": ["slash"],
    }
    assert main(["compare", *both]) == 1
    assert f'  row 2, there 2: "{url}" → "{url}/" (slash at the end)\n' in capsys.readouterr().out


def test_redirects_are_written_in_the_format_that_is_named_or_that_the_name_says(
    both: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(both[1]).write_text(MOVED, encoding="utf-8")
    rules = tmp_path / "rules.conf"
    assert main(["compare", *both, "--redirects", str(rules)]) == 1
    assert rules.read_text() == 'location = "/gone" { return 301 "/gone/"; }\n'
    assert capsys.readouterr().out.endswith(f"1 redirect, written to {rules} (nginx)\n")
    found = compare(capsys, *both, "--redirects", str(rules), "--redirects-format", "netlify")[1]["redirects"]
    assert (found["format"], found["count"]) == ("netlify", 0)
    assert found["left_out"][0]["from"] == f"{HOST}/gone"
    assert rules.read_text() == ""


def test_redirects_need_a_format_and_a_file_of_their_own(
    both: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = both
    for out, words in ((tmp_path / "rules", "--redirects-format"), (Path(new), "name another one")):
        assert main(["compare", old, new, "--redirects", str(out)]) == 2
        assert words in capsys.readouterr().err
    missing = tmp_path / "missing" / "rules.csv"
    assert main(["compare", old, new, "--redirects", str(missing)]) == 2
    assert "rules.csv" in capsys.readouterr().err


def test_how_it_is_written_is_no_difference(both: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    other = Path(both[1])
    other.write_text(OLD.replace("<url>", "\n<url><!-- page -->").replace("1.0<", "<![CDATA[1.0]]><"))
    code, found = compare(capsys, *both)
    assert (code, counts(found)) == (0, (3, 0, 0, 0))


def test_no_more_is_listed_of_each_kind_than_asked_for(
    both: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path(both[1]).write_text(urlset(*(entry(f"{HOST}/{n}") for n in range(5))), encoding="utf-8")
    assert main(["compare", *both, "--limit", "2"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("  and")] == [
        "  and 1 more listed by --limit 0",
        "  and 3 more listed by --limit 0",
    ]
    assert len(compare(capsys, *both, "--limit", "0")[1]["differences"]) == 8


def test_a_site_that_moved_is_compared_by_its_paths(
    both: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path(both[1]).write_text(OLD.replace(HOST, "http://localhost:8000"), encoding="utf-8")
    assert counts(compare(capsys, *both)[1]) == (0, 0, 3, 3)
    assert counts(compare(capsys, *both, "--by-path")[1]) == (3, 0, 0, 0)


def test_a_crawl_and_a_text_list_can_be_compared_with(
    both: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, crawl = tmp_path / "urls.txt", tmp_path / "crawl.csv"
    lines.write_text(f"{HOST}/\n{HOST}/same\n")
    crawl.write_text(f"URL,Last modified\n{HOST}/,2026-01-01\n{HOST}/new,\n")
    assert counts(compare(capsys, both[0], str(lines))[1]) == (2, 0, 1, 0)
    assert counts(compare(capsys, both[0], str(crawl))[1]) == (0, 1, 2, 1)


def test_the_files_of_an_index_and_those_of_a_folder_are_compared_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("split", "whole"):
        (tmp_path / name).mkdir()
    split = write(
        tmp_path / "split",
        index_xml=index("a.xml", "b.xml"),
        a_xml=file_sets.urlset("1"),
        b_xml=file_sets.urlset("2"),
    )
    whole = write(tmp_path / "whole", index_xml=index("all.xml"), all_xml=file_sets.urlset("2", "1"))
    code, found = compare(capsys, str(split), str(whole), "--children")
    assert (code, counts(found), found["reordered"]) == (0, (2, 0, 0, 0), True)
    assert compare(capsys, str(split.parent), str(whole.parent))[0] == 0
    assert counts(compare(capsys, str(split), str(whole))[1]) == (0, 0, 2, 1)


def test_an_index_without_all_its_files_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "gone.xml"), a_xml=file_sets.urlset("1"))
    assert main(["compare", str(path), str(path), "--children"]) == 2
    answer = capsys.readouterr()
    assert answer.out == ""
    assert "gone.xml" in answer.err


def test_what_cannot_be_read_is_told_and_what_is_damaged_is_compared_as_far_as_it_goes(
    both: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path(both[1]).write_text("<html/>")
    assert main(["compare", *both]) == 2
    assert both[1] in capsys.readouterr().err
    Path(both[1]).write_text(OLD.replace("/gone", "/a&b"))
    assert main(["compare", *both]) == 1
    assert "damaged" in capsys.readouterr().err
