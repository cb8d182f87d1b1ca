"""FILE may be standard input, a pattern of names, a folder, or an address to fetch."""

import io
import json
import sys
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.cli.test_command_line import entry, urlset
from tests.site.misbehaving import running
from tests.site.test_web_files import SITEMAP_REPLY, index

SPACED = urlset(entry("https://shop.test-site.org/a b", priority="0.5"))
FIXED = SPACED.replace("a b", "a%20b")


def given(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    """Give a text on standard input."""
    data = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_standard_input_is_checked_as_a_file_that_is_called_a_dash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, SPACED)
    assert main(["check", "-", "--format", "json"]) == 1
    [file] = json.loads(capsys.readouterr().out)["files"]
    assert (file["path"], file["entries"]) == ("-", 1)
    given(monkeypatch, "https://e.org/\n")
    assert main(["check", "-", "--format", "json"]) == 0
    [file] = json.loads(capsys.readouterr().out)["files"]
    assert file["kind"] == "text"
    assert "text-not-txt" not in {each["rule"] for each in file["findings"]}


@pytest.mark.parametrize(
    ("words", "text", "expected"),
    [
        ("fix -", SPACED, FIXED),
        ("fix - --format json", SPACED, FIXED),
        ("fix -", FIXED, FIXED),
        ("edit - --all priority=0.7", SPACED, SPACED.replace("0.5", "0.7")),
        ("edit - --all priority=0.5", SPACED, SPACED),
        ("repair -", SPACED.replace("a b", "a&b"), SPACED.replace("a b", "a&amp;b")),
        ("repair -", SPACED, SPACED),
        ("apply round-priorities -", SPACED, SPACED),
        ("convert - - --to txt", FIXED, "https://shop.test-site.org/a%20b\n"),
        ("convert - -", "URL,Priority\nhttps://shop.test-site.org/a%20b,0.5\n", FIXED),
    ],
)
def test_what_comes_from_standard_input_goes_to_standard_output(
    words: str, text: str, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, text)
    if words.startswith("apply"):
        words = words.replace("round-priorities", "https-everywhere")
    assert main(words.split()) == 0
    assert "".join(capsys.readouterr().out.split()) == "".join(expected.split())


def test_a_file_is_written_to_standard_output_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(SPACED)
    assert main(["fix", str(path), "-o", "-"]) == 0
    said = capsys.readouterr()
    assert said.out == FIXED
    assert "1 place changed" in said.err
    assert path.read_text() == SPACED
    assert main(["fix", str(path), str(path), "-o", "-"]) == 2


def test_a_refused_file_leaves_standard_output_empty(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, "<html/>")
    assert main(["fix", "-"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("sitemap-editor: -: ")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two sitemaps, one of them below."""
    (tmp_path / "deep").mkdir()
    for name in ("a.xml", "deep/b.xml"):
        (tmp_path / name).write_text(SPACED)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_patterns_and_folders_stand_for_the_files_in_them(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["check", "**/*.xml", "--format", "json"])
    names = [Path(each["path"]) for each in json.loads(capsys.readouterr().out)["files"]]
    assert names == [Path("a.xml"), Path("deep/b.xml")]
    assert main(["fix", "."]) == 0
    assert [(folder / name).read_text() for name in ("a.xml", "deep/b.xml")] == [FIXED, SPACED]
    assert main(["edit", "d*/*.xml", "--all", "priority=0.1"]) == 0
    assert "0.1" in (folder / "deep/b.xml").read_text()


def test_a_pattern_or_folder_of_no_file_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fix", "*.gz"]) == 2
    assert capsys.readouterr().err.endswith(": no file is named like *.gz\n")
    (folder / "none").mkdir()
    assert main(["fix", "none"]) == 2
    assert "there is no file in it" in capsys.readouterr().err


def test_a_file_whose_name_is_a_pattern_is_meant(folder: Path) -> None:
    (folder / "[a].xml").write_text(SPACED)
    assert main(["fix", "[a].xml"]) == 0
    assert (folder / "[a].xml").read_text() == FIXED


def test_an_address_is_fetched_only_if_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with running() as site:
        site.replies |= {"/index.xml": index(site, "/a.xml"), "/a.xml": SITEMAP_REPLY}
        address = site.url("/index.xml")
        for options, hint in ([], "Add --fetch"), (["--fetch"], "Use --allow-private"):
            assert main(["check", address, *options]) == 2
            assert hint in capsys.readouterr().err
        assert site.count("/index.xml") == 0
        main(["check", address, "--fetch", "--allow-private", "--format", "json"])
        files = json.loads(capsys.readouterr().out)["files"]
        assert [file["path"] for file in files] == [address, site.url("/a.xml")]
        assert all(each["rule"] != "published-url-unknown" for file in files for each in file["findings"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chek", "a.xml"], "there is no command 'chek'; did you mean 'check'?"),
        (["open-ulr"], "did you mean 'open-url'?"),
        (["zzz"], "there is no command and no file 'zzz'; see --help"),
        (["help", "chek"], "did you mean 'check'?"),
    ],
)
def test_a_mistyped_command_is_named_and_opens_no_window(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_help_says_what_there_is_and_of_a_command_what_its_help_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["help"]) == 0
    overview = capsys.readouterr().out
    main(["--help"])
    assert capsys.readouterr().out == overview
    for words in (["help", "fix"], ["fix", "--help"]):
        with pytest.raises(SystemExit):
            main(words)
    said = capsys.readouterr().out
    assert said[: len(said) // 2] == said[len(said) // 2 :]
