"""`fix` as a user meets it."""

import json
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind
from editor.rules.catalogue import RULES
from editor.rules.fixes.fix_choices import FIXES
from tests.app.cli.test_command_line import entry, urlset
from tests.rules import documents
from tests.rules.extension_cases import DECLARED, video
from tests.services import file_sets
from tests.services.file_sets import HOST, index, write

BEFORE = urlset(
    entry("https://acme.org/a b", lastmod="2024/1/5", priority="0,8"),
    entry("https://acme.org/a\tb", lastmod="2024-01-05T10:00", changefreq="Daily"),
    entry("https://acme.org/c", lastmod="2024-01-05", priority="1.5"),
)
AFTER = urlset(
    entry("https://acme.org/a%20b", lastmod="2024-01-05", priority="0.8"),
    entry("https://acme.org/a\tb", lastmod="2024-01-05T10:00", changefreq="daily"),
    entry("https://acme.org/c", lastmod="2024-01-05", priority="1.5"),
)


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "faulty.xml"
    path.write_text(BEFORE)
    return path


def fix(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, dict[str, Any]]:
    code = main(["fix", *map(str, words), "--format", "json"])
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert answer["version"] == 1
    return code, answer


def test_fix_mends_what_is_safe_and_nothing_else(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = fix(capsys, faulty)
    assert code == 0
    assert faulty.read_text() == AFTER
    [report] = answer["files"]
    assert report["count"] == 4
    assert report["rules"] == {
        "loc-space": 1,
        "lastmod-not-w3c-datetime": 1,
        "changefreq-unknown": 1,
        "priority-not-a-number": 1,
    }
    assert report["changes"][0] == {
        "row": 1,
        "field": "loc",
        "before": "https://acme.org/a b",
        "after": "https://acme.org/a%20b",
    }
    assert fix(capsys, faulty)[1]["files"][0]["count"] == 0
    assert faulty.read_text() == AFTER


def test_the_text_form_says_how_many_and_shows_the_first(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fix", str(faulty)]) == 0
    text = capsys.readouterr().out
    assert f"{faulty}: 4 places changed\n" in text
    assert "  loc-space (1)\n" in text
    assert '  row 1, lastmod: "2024/1/5" → "2024-01-05"\n' in text
    assert main(["fix", str(faulty)]) == 0
    left = "3 errors left, which check lists"
    assert text.endswith(f"  {left}\n")
    assert capsys.readouterr().out == f"{faulty}: nothing is safe to fix; {left}\n"
    faulty.write_text(urlset(entry("https://acme.org/")))
    assert main(["fix", str(faulty)]) == 0
    assert capsys.readouterr().out == f"{faulty}: nothing to fix\n"


def test_of_several_places_in_an_entry_those_that_are_fixed_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "videos.xml"
    wrong = "<video:duration>soon</video:duration><video:live>Yes</video:live>"
    path.write_text(documents.urlset(documents.url("/", video(wrong)), attributes=DECLARED))
    assert main(["fix", str(path)]) == 0
    assert "\n  extension-value-invalid (1)\n" in capsys.readouterr().out
    assert wrong.replace("Yes", "yes") in path.read_text()


def test_a_dry_run_writes_nothing(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = fix(capsys, faulty, "--dry-run", "-o", faulty.parent / "out.xml")
    assert (code, answer["dry_run"], answer["files"][0]["count"]) == (0, True, 4)
    assert faulty.read_text() == BEFORE
    assert not (faulty.parent / "out.xml").exists()


def test_a_rule_that_asks_is_fixed_when_it_is_named(faulty: Path) -> None:
    assert main(["fix", str(faulty), "--rule", "priority-out-of-range"]) == 0
    assert faulty.read_text() == BEFORE.replace("1.5", "1.0")
    assert main(["fix", str(faulty), "--rule", "loc-space"]) == 0
    assert faulty.read_text() == BEFORE.replace("1.5", "1.0").replace("a b", "a%20b").replace("a\tb", "ab")


def test_places_that_no_fix_fits_are_counted(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faulty.write_text(
        urlset(entry("htp://acme.org/a"), entry("mailto:me@acme.org"), entry("https://acme.org/"))
    )
    words = ["fix", str(faulty), "--rule", "loc-scheme-unsupported"]
    assert main(words) == 0
    assert capsys.readouterr().out.endswith("  1 place left that no available fix applies to\n")
    assert main(words) == 0
    assert capsys.readouterr().out == f"{faulty}: 1 place left that no available fix applies to\n"


def test_a_date_that_may_be_read_in_two_ways_is_left_to_a_person(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty.write_text(
        urlset(
            *(entry(f"https://acme.org/{row}", lastmod=f"0{row}/02/2024") for row in (1, 3)),
            entry("https://acme.org/4", lastmod="tomorrow"),
        )
    )
    before = faulty.read_text()
    words = [str(faulty), "--rule", "lastmod-not-w3c-datetime"]
    [report] = fix(capsys, *words)[1]["files"]
    assert (report["count"], report["left"], report["undecided"]) == (1, 2, 2)
    assert faulty.read_text() == before.replace("<lastmod>tomorrow</lastmod>", "")
    assert main(["fix", *words]) == 0
    told = f"{faulty}: 2 places left that need a decision, in the window or with edit\n"
    assert capsys.readouterr().out == told


def test_lines_that_lack_their_scheme_are_completed_where_no_other_names_their_host(faulty: Path) -> None:
    listed = faulty.with_name("list.txt")
    listed.write_text("https://other.org/\nacme.org/a\nacme.org\nnotes\n")
    assert main(["fix", str(listed), "--rule", "text-line-not-url"]) == 0
    assert listed.read_text() == "https://other.org/\nhttps://acme.org/a\nhttps://acme.org\n"


def test_what_lacks_the_site_says_how_to_tell_it(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faulty.write_text(urlset(entry("http://localhost:3000/a")))
    words = ["fix", str(faulty), "--rule", "loc-not-public-host"]
    assert main(words) == 0
    told = f"{faulty}: 1 place left: set --published-url first\n"
    assert capsys.readouterr().out == told
    assert main([*words, "--published-url", "https://acme.org/sitemap.xml"]) == 0
    assert "https://acme.org/a" in faulty.read_text()


def test_a_word_in_place_of_a_url_is_none_wherever_the_file_is_published(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty.write_text(urlset(entry("Unknown")))
    before = faulty.read_bytes()
    assert main(["fix", str(faulty), "--rule", "loc-not-absolute"]) == 0
    assert capsys.readouterr().out == f"{faulty}: 1 place left that no available fix applies to\n"
    assert main(["fix", str(faulty), "--published-url", f"{HOST}/s.xml", "--rule", "loc-not-absolute"]) == 0
    assert faulty.read_bytes() == before


def test_urls_of_another_site_stay_where_one_host_is_to_be_written_in_one_way(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hosts = ("acme.org", "acme.org", "www.acme.org", "de.acme.org", "other.org")
    faulty.write_text(urlset(*(entry(f"https://{host}/{row}") for row, host in enumerate(hosts))))
    assert main(["fix", str(faulty), "--rule", "mixed-hosts"]) == 0
    assert "2 places left that need a decision" in capsys.readouterr().out
    text = faulty.read_text()
    assert [f"https://{host}/{row}" in text for row, host in enumerate(hosts)] == [
        True,
        True,
        False,
        True,
        True,
    ]
    assert "https://acme.org/2" in text


def test_what_the_repair_of_a_file_mends_is_not_said_to_be_beyond_help() -> None:
    mended = {kind.rule for kind in vars(repair_list).values() if isinstance(kind, RepairKind)}
    assert mended - set(FIXES) - {"template-code"} == {rule.id for rule in RULES if rule.by_repair}


def test_where_the_file_is_published_decides_about_hosts(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--rule", "url-off-host", "--published-url", "https://www.acme.org/s.xml"]
    assert fix(capsys, faulty, *words)[1]["files"][0]["rules"] == {"url-off-host": 3}
    assert faulty.read_text() == BEFORE.replace("/acme.org", "/www.acme.org")


def test_a_file_of_its_own_is_written_even_where_nothing_is_to_fix(tmp_path: Path, faulty: Path) -> None:
    clean = tmp_path / "clean.xml"
    clean.write_text(AFTER)
    assert main(["fix", str(clean), str(faulty), "-o", f"{tmp_path}/out/"]) == 0
    assert (tmp_path / "out" / "clean.xml").read_bytes() == clean.read_bytes()
    assert (tmp_path / "out" / "faulty.xml").read_text() == AFTER
    assert faulty.read_text() == BEFORE


def test_what_cannot_be_changed_is_refused_and_the_others_are_fixed(
    tmp_path: Path, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.xml"
    broken.write_text(urlset(entry("https://acme.org/?a&b")))
    before = broken.read_bytes()
    assert main(["fix", str(broken), str(faulty), str(tmp_path / "missing.xml")]) == 2
    assert broken.read_bytes() == before
    assert faulty.read_text() == AFTER
    err = capsys.readouterr().err
    assert "broken.xml: " in err
    assert "missing.xml cannot be read" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rule", "spelling"], "there is no rule 'spelling'"),
        (["--rule", "url-outside-scope"], "Publish the file in a different folder"),
        (["--rule", "lastmod-absent"], "by hand"),
        (["--rule", "not-well-formed"], "not-well-formed is fixed by `repair`"),
        (["--format", "yaml"], "invalid choice"),
    ],
)
def test_wrong_use_returns_2_and_says_why(
    words: list[str], said: str, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fix", str(faulty), *words]) == 2
    assert faulty.read_text() == BEFORE
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", [["fix"], ["edit", "--all", "priority=0.5"], ["convert"]])
def test_a_missing_file_is_named_once(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, out = tmp_path / "missing.xml", tmp_path / "out.xml"
    words = [command[0], str(missing), *(command[1:] or ([str(out)] if command == ["convert"] else []))]
    assert main(words) == 2
    assert capsys.readouterr().err.count(str(missing)) == 1


def test_an_index_in_an_index_gives_way_to_what_it_lists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(
        tmp_path, index_xml=index("a.xml", "inner.xml"), inner_xml=index("b.xml", "a.xml", lastmod="")
    )
    code, answer = fix(capsys, path, "--rule", "index-nested")
    report = answer["files"][0]
    assert (code, report["count"], report["rules"], report["left"]) == (0, 1, {"index-nested": 1}, 0)
    assert report["changes"][0]["after"] == f"<sitemap><loc>{HOST}/b.xml</loc></sitemap>"
    assert "inner.xml</loc>" not in path.read_text()
    assert fix(capsys, path, "--rule", "index-nested")[1]["files"][0]["count"] == 0


def test_an_index_in_an_index_that_leads_back_is_left_and_why_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, index_xml=index("inner.xml"), inner_xml=index("index.xml"))
    before = path.read_bytes()
    assert main(["fix", str(path), "--rule", "index-nested"]) == 0
    out, err = capsys.readouterr()
    assert "1 place left that no available fix applies to" in out
    assert "inner.xml: It lists no sitemaps except itself." in err
    assert path.read_bytes() == before


def test_the_text_form_names_another_file_that_was_written(
    faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.xml"
    assert main(["fix", str(faulty), "-o", str(target), "--dry-run"]) == 0
    assert main(["fix", str(faulty), "-o", str(target)]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith(str(faulty))]
    assert told == [f"{faulty}: 4 places would change", f"{faulty}: 4 places changed, written to {target}"]


def test_fix_mends_what_a_rule_finds_in_the_way_that_was_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.xml"
    xslt = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>'
    path.write_text(documents.urlset(documents.url(), before=xslt))
    assert main(["fix", "--rule", "xslt-stylesheet", "--choice", "css", str(path)]) == 0
    assert 'type="text/css" href="sitemap.css"' in path.read_text()
    assert (tmp_path / "sitemap.css").is_file()
    out, err = capsys.readouterr()
    assert "1 place changed" in out
    assert "sitemap.css was written" in err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--choice", "css"], "--choice needs --rule"),
        (["--rule", "xslt-stylesheet", "--choice", "no"], "has no choice 'no'; there are remove, css"),
        (["--rule", "index-nested", "--choice", "no"], "index-nested has no choice 'no'\n"),
    ],
)
def test_a_choice_that_there_is_not_is_said(
    faulty: Path, words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fix", str(faulty), *words]) == 2
    assert why in capsys.readouterr().err
    assert faulty.read_text() == BEFORE


def test_several_byte_order_marks_of_a_list_are_removed_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = tmp_path / "urls.txt"
    listed.write_bytes(b"\xef\xbb\xbf" * 2 + b"https://acme.org/a\n")
    main(["check", "--format", "json", str(listed)])
    found = {each["rule"] for each in json.loads(capsys.readouterr().out)["files"][0]["findings"]}
    assert "bom-present" in found
    assert "text-line-not-url" not in found
    for _time in range(2):
        assert main(["fix", str(listed)]) == 0
        assert listed.read_bytes() == b"https://acme.org/a\n"


def test_an_index_is_fixed_with_the_files_that_it_lists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spaced = file_sets.urlset("a b")
    path = file_sets.write(
        tmp_path, index_xml=file_sets.index("a.xml", "gone.xml"), a_xml=spaced, b_xml=spaced
    )
    for options, fixed in (["--no-children"], []), (["-o", str(tmp_path / "out.xml")], []), ([], ["a.xml"]):
        assert main(["fix", str(path), *options]) == 0
        now = [each.name for each in tmp_path.iterdir() if "a%20b" in each.read_text()]
        assert now == fixed
    assert "a.xml: 1 place changed" in capsys.readouterr().out
