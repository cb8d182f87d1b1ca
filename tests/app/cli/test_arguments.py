"""What the command line says of arguments and names of files, those that it cannot follow included."""

import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app.cli.arguments import parsers, published_at
from editor.usage import COMMANDS
from tests.app.cli.test_command_line import check, entry, urlset


@pytest.mark.parametrize("command", ["check", "edit", "fix", "repair", "apply", "convert", "shot"])
def test_a_command_without_arguments_is_told_in_a_line_what_it_needs(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sitemap-editor: {command}: the following arguments are required: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["check", "--limit", "9" * 5000], " is not a whole number, 0 or higher\n"),
        (["edit", "--rows", "9" * 5000], ", nor a range of rows, such as 5-7\n"),
        (["edit", "--rows", f"1-{'9' * 5000}"], ", nor a range of rows, such as 5-7\n"),
        (["convert", "--max-urls", "9" * 5000, "in.xml"], " is not a whole number, 0 or higher\n"),
        (["shot", "--size", f"{'9' * 5000}x1"], " is not a size, such as 1280x800\n"),
        (["repair", "--keep", "none"], ": invalid choice: 'none' (choose from both, first, second)\n"),
    ],
)
def test_a_value_that_no_option_takes_is_told_in_words(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "sitemap.xml"]) == 2
    said = capsys.readouterr().err
    said = re.sub(r"'(both|first|second)'", r"\1", said)  # as later versions of Python have it
    assert said.endswith(why)


def test_each_command_shows_examples_that_it_understands() -> None:
    known = list(parsers())
    assert [parser.prog.split()[1] for parser in known] == [*COMMANDS]
    for parser in known:
        assert parser.examples
        assert parser.format_help().endswith(f"  {parser.examples[-1]}\n")
        for example in parser.examples:
            program, command, *arguments = shlex.split(example)
            assert f"{program} {command}" == parser.prog
            parser.read(arguments)  # raises UsageError for what it does not know


TOO_LONG = "x" * 300


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset(entry("https://shop.test-site.org/a", priority="0.5")))
    return path


def test_a_name_that_is_too_long_never_stops_the_rest(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, reports = check(capsys, TOO_LONG, sitemap)
    assert (code, [report["kind"] for report in reports]) == (2, ["unreadable", "urlset"])
    assert "its name is too long" in reports[0]["findings"][0]["message"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_is_forbidden_never_stops_the_rest(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "private").mkdir(mode=0)
    code, reports = check(capsys, tmp_path / "private" / "a.xml", sitemap)
    assert (code, [report["kind"] for report in reports]) == (2, ["unreadable", "urlset"])


@pytest.mark.parametrize(
    "words",
    [
        ["edit", "sitemap.xml", "-o", TOO_LONG],
        ["fix", "sitemap.xml", "-o", f"{TOO_LONG}/"],
        ["apply", TOO_LONG, "sitemap.xml"],
        ["convert", "sitemap.xml", TOO_LONG, "--split", "--published-url", "https://shop.test-site.org/"],
        ["convert", "sitemap.xml", f"{TOO_LONG}.xml"],
        ["convert", "sitemap.xml", f"{TOO_LONG}.csv"],
        ["check", "sitemap.xml", "--report", f"{TOO_LONG}.csv"],
        ["edit", "sitemap.xml", "-o", "sitemap.xml/out.xml"],
        ["apply", ".", "sitemap.xml"],
    ],
)
def test_what_cannot_be_written_there_is_said_in_a_line(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Errno" not in said
    assert "the system reports" not in said
    names = [word for word in said.split() if word.rstrip(":").endswith(tuple(words))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["frequency=daily", "-o", "out.xml"], "there is no field frequency: name one of loc, lastmod, "),
        (["Priority=0.1"], "there is no field Priority: "),
        (["priority=0.1", "sitemap.xml", "-o", "notes.txt"], "notes.txt is a file, not a folder to write to"),
        (["priority=0.1", "-o", "notes.txt/"], "notes.txt is a file, not a folder to write to"),
    ],
)
def test_a_field_that_is_misspelt_and_a_file_for_a_folder_are_named_and_nothing_is_written(
    words: list[str],
    why: str,
    sitemap: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(sitemap.parent)
    Path("notes.txt").touch()
    Path("other.xml").write_bytes(sitemap.read_bytes())
    assert main(["edit", "other.xml", "--all", *words]) == 2
    assert capsys.readouterr().err.startswith(f"sitemap-editor: edit: {why}")
    assert sorted(path.name for path in Path().iterdir()) == ["notes.txt", "other.xml", "sitemap.xml"]


def test_a_file_whose_name_looks_like_a_field_is_edited(
    sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(sitemap.parent)
    sitemap.rename("page=1")
    assert main(["edit", "page=1", "--all", "priority=0.1"]) == 0
    assert "0.1" in Path("page=1").read_text()


def test_what_the_system_refuses_anywhere_else_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "a.xml")

    monkeypatch.setattr("editor.app.cli.check.outcomes", refused)
    assert main(["check", "a.xml"]) == 2
    assert capsys.readouterr().err == "sitemap-editor: check: a.xml: you do not have permission.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="names are text elsewhere")
@pytest.mark.parametrize("name", ["r.csv", "r.html"])
def test_a_name_that_is_no_text_gets_a_url_and_a_line_in_a_report(
    name: str, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = sitemap.with_name(os.fsdecode(b"caf\xe9.xml"))
    odd.write_bytes(sitemap.read_bytes())
    out, published = str(sitemap.with_name(name)), "https://elsewhere.org/maps/"
    assert main(["check", str(odd), str(sitemap), "--published-url", published, "--report", out]) == 1
    assert "caf" in Path(out).read_text(encoding="utf-8")
    assert published_at(published, odd, 2) == f"{published}caf%E9.xml"
    capsys.readouterr()


@pytest.mark.parametrize(
    "words",
    [
        ["check", "--", "-dash.xml"],
        ["check", "--limit", "0", "--", "-dash.xml"],
        ["check", "sitemap.xml", "--", "-dash.xml"],
        ["edit", "--all", "--", "-dash.xml", "priority=0.4"],
        ["edit", "priority=0.4", "--all", "--", "-dash.xml"],
        ["apply", "--dry-run", "--", "https-everywhere", "-dash.xml"],
        ["convert", "--", "-dash.xml", "-out.xml"],
    ],
)
def test_names_behind_two_dashes_may_begin_with_one(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(sitemap.parent)
    Path("-dash.xml").write_bytes(sitemap.read_bytes())
    assert main(words) == 0
    assert ("0.4" in Path("-dash.xml").read_text()) == (words[0] == "edit")


def test_a_name_behind_two_dashes_is_reported_as_given(
    sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    Path("-dash.xml").write_bytes(sitemap.read_bytes())
    names = ["-dash.xml", "./-dash.xml", "-x", "sitemap.xml"]
    main(["check", "--format", "json", "--", *names])
    assert [report["path"] for report in json.loads(capsys.readouterr().out)["files"]] == names
    assert main(["convert", "--", "-a", "-b", "-c"]) == 2
    assert capsys.readouterr().err.endswith("unrecognized arguments: -c\n")


@pytest.mark.parametrize(
    "words",
    [
        ["edit", ""],
        ["edit", "sitemap.xml", "-o", ""],
        ["fix", "sitemap.xml", ""],
        ["repair", "", "--in-place"],
        ["apply", "", "sitemap.xml"],
        ["apply", "https-everywhere", ""],
        ["convert", "", "out.xml"],
        ["convert", "sitemap.xml", "", "--split", "--published-url", "https://e.org/"],
    ],
)
def test_an_empty_name_is_not_the_folder_that_one_is_in(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    before = sitemap.read_bytes()
    assert main(words) == 2
    assert capsys.readouterr().err.endswith(": the name is empty\n")
    assert (sitemap.read_bytes(), list(sitemap.parent.iterdir())) == (before, [sitemap])


@pytest.mark.parametrize(
    "words",
    [
        ["apply", "-", "sitemap.xml"],
        ["robots", "-", "--robots", "."],
        ["open-url", "https://e.org/", "-o", "-"],
    ],
)
def test_a_dash_is_not_taken_for_a_file(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    assert main(words) == 2
    assert capsys.readouterr().err.endswith(": - is not a file; write ./- if it is named that\n")
    assert list(sitemap.parent.iterdir()) == [sitemap]


@pytest.mark.parametrize("words", [["edit", "./-"], ["edit", "--", "-"], ["check", "./-"]])
def test_a_file_that_is_called_a_dash_can_be_named(
    words: list[str], sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(sitemap.parent)
    sitemap.rename("-")
    assert main(words) == 0


def test_check_of_an_empty_name_is_one_unreadable_file(
    sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(sitemap.parent)
    code, reports = check(capsys, "", sitemap)
    assert (code, [report["kind"] for report in reports]) == (2, ["unreadable", "urlset"])


@pytest.mark.parametrize(
    "url", ["e.org/sitemap.xml", "not a url", "https://e.org/a b.xml", "ftp://e.org/s.xml"]
)
@pytest.mark.parametrize("words", [["check"], ["fix"], ["apply", "https-everywhere"], ["convert", "in.xml"]])
def test_what_nothing_can_be_published_at_is_refused(
    words: list[str], url: str, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    assert main([*words, str(sitemap), "--published-url", url]) == 2
    out, err = capsys.readouterr()
    assert err.endswith(f"{url!r} is not a full URL, such as https://www.example.com/sitemap.xml\n")
    assert (out, sitemap.read_bytes()) == ("", before)


def test_the_help_of_each_command_fits_on_a_screen_and_names_each_option() -> None:
    for parser in parsers():
        lines = parser.first_screen()
        assert len(lines) <= 24, parser.prog
        text = " ".join(lines)
        for option in parser.declared_arguments():
            assert not option.option_strings or option.option_strings[0] in text, option
        assert all(len(line) <= 80 or line.strip() in parser.examples for line in lines)


def test_all_of_a_help_and_the_filters_are_told_where_that_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["help", "edit", "--all"]) == 0
    said = capsys.readouterr().out
    assert "sitemap-editor help filters" in said
    assert "--clear FIELD" in said
    assert main(["help", "filters"]) == 0
    assert "  has:image " in capsys.readouterr().out
