"""What the command line prints: values and places, and nothing of a file that acts on a terminal."""

import ast
import json
import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app.cli.output import shown_change, shown_value
from editor.app.faults import StderrHandler, tell_fault
from tests.app.cli.test_command_line import NOW, check, entry, urlset
from tests.sources import nodes_of


@pytest.mark.parametrize(
    ("text", "as_shown"),
    [
        ("", "(nothing)"),
        ("0,8", '"0,8"'),
        ("a\r\n\tb", r'"a\r\n\tb"'),
        ("\x1b[31m\x9b\x7f\0", r'"\u001b[31m\u009b\u007f\u0000"'),
        ("a\u00a0b\u202ec", r'"a\u00a0b\u202ec"'),
        ("\udcff", r'"\udcff"'),
        ("é😀", '"é😀"'),
        ("x" * 1_000_000, f'"{"x" * 120}…"'),
    ],
)
def test_a_value_is_shown_on_one_line_and_cannot_act(text: str, as_shown: str) -> None:
    assert shown_value(text) == as_shown


def test_of_long_values_the_difference_is_shown() -> None:
    assert "new" in shown_change("x" * 500 + "old", "x" * 500 + "new")


@pytest.mark.parametrize("loc", ["https://e.org/a\nb\u009b31mc", "https://e.org/" + "x" * 900_000])
def test_check_shows_any_value_in_lines_of_its_own(
    loc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset(entry(loc, priority="2")), encoding="utf-8")
    assert main(["check", str(path), "--now", NOW]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 3
    assert all(line.isprintable() and len(line) < 500 for line in lines)
    assert all(line.startswith(f"{path}:") for line in lines[:-1])
    main(["check", str(path), "--group", "--now", NOW])
    lines = capsys.readouterr().out.splitlines()
    assert all(line.isprintable() and len(line) < 500 for line in lines)
    assert all(re.match(r"/|  [a-z]| {13}(row|line|and) ", line) for line in lines[:-1])


def test_what_is_no_name_of_a_root_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.xml"
    path.write_bytes(b"<cat\0a\x1blog" + b"x" * 1_000 + b"/>")
    [finding] = check(capsys, path)[1][0]["findings"]
    assert finding["message"].startswith("The root element is cat\ufffda\ufffdlogxxx")
    assert finding["message"].isprintable()
    assert len(finding["message"]) < 200


def test_one_is_told_in_the_singular(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.xml"
    path.write_text(urlset(entry("https://shop.test-site.org/?a&b", priority="2")))
    assert main(["repair", str(path), "--in-place"]) == 0
    assert capsys.readouterr().out.startswith(f"{path}: 1 place repaired, 1 entry\n")
    assert main(["convert", str(path), str(tmp_path / "clean.xml")]) == 1
    assert "not exported because of 1 error:" in capsys.readouterr().err


def test_grouped_text_says_what_is_wrong_at_a_place_where_that_is_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "several.xml"
    locs = ("a|", "b|", "c^")
    path.write_text(urlset(*(entry(f"https://shop.test-site.org/{loc}", priority="0,8") for loc in locs)))
    assert main(["check", str(path), "--group", "--now", NOW]) == 1
    text = capsys.readouterr().out
    assert text.count("The character | is not allowed") == 1
    assert '/c^": The character ^ is not allowed in a URL. Percent-encode it.\n' in text
    assert text.count("0,8 is not a number") == 1


PRINTING = {
    "print",
    "input",
    "sys.stdout",
    "sys.stderr",
    "sys.__stdout__",
    "sys.__stderr__",
    "logging.StreamHandler",
}
SOURCES = Path(__file__).resolve().parents[3] / "editor"
HARM = "\x1b]0;PWNED\x07\x1b[2J\x1b[31mall fine\x1b[0m\r\u202e\x9b31m\nsitemap-editor: all is well"
IN_TOML = json.dumps(HARM)
RECIPE = f"""
name = {IN_TOML}
[[step]]
name = {IN_TOML}
where = ""
do = [{{ operation = "priority.set", value = 0.8 }}]
"""
WRONG = f'name = "x"\n[[step]]\nwhere = {IN_TOML}\ndo = [{{ operation = {IN_TOML}, value = 1 }}]\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose files and contents mean harm."""
    monkeypatch.chdir(tmp_path)
    harm = HARM.replace("\x1b", "&#x9b;").replace("\x07", "")
    urls = (entry("http://e.org/1", priority=harm), entry(f"http://e.org/{harm}", lastmod="2024/1/5"))
    for name in (HARM.replace("/", ""), "plain"):
        (tmp_path / f"{name}.xml").write_text(urlset(*urls), encoding="utf-8")
        (tmp_path / f"{name}.toml").write_text(RECIPE, encoding="utf-8")
        (tmp_path / f"{name}.html").write_text(f"<p>{HARM}<a href='http://e.org/sitemap.xml{HARM}'>a</a>")
        (tmp_path / f"{name}.csv").write_text(f"url,{HARM!r}\nhttp://e.org/{HARM!r},1\n", encoding="utf-8")
    (tmp_path / "other.xml").write_text(urlset(entry("http://e.org/2")))
    (tmp_path / "wrong.toml").write_text(WRONG, encoding="utf-8")
    (tmp_path / "broken.xml").write_text(urlset(entry("http://e.org/1?a&b=\x1b[31m\x9b")))
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [HARM.replace("/", ""), "plain", "missing\x1b[2J\nsitemap-editor: fine"],
    ids=["harmful", "plain", "missing"],
)
@pytest.mark.parametrize(
    "command",
    [
        "check NAME.xml other.xml broken.xml NAME.html NAME.csv",
        "check --children .",
        "compare NAME.xml other.xml",
        "compare other.xml NAME.csv",
        "coverage NAME.xml --data NAME.csv --decline NAME",
        "coverage other.xml --folder . --base http://e.org/",
        "edit NAME.xml --all priority=0.5",
        "edit NAME.xml --where NAME priority=0.5",
        "edit NAME",
        "fix --dry-run NAME.xml broken.xml",
        "fix --rule NAME NAME.xml",
        "repair --dry-run NAME.xml broken.xml",
        "repair --encoding NAME --dry-run NAME.xml",
        "apply NAME.toml NAME.xml --dry-run",
        "apply wrong.toml NAME.xml --dry-run",
        "apply NAME NAME.xml",
        "convert NAME.xml NAME.txt",
        "convert NAME.csv NAME.out",
        "convert NAME.xml NAME --split section --index-url NAME",
        "NAME --NAME",
        "shot NAME.xml NAME.gif",
    ],
)
def test_what_is_foreign_is_printed_without_its_control_characters(
    folder: Path, capfd: pytest.CaptureFixture[str], command: str, name: str
) -> None:
    if command.startswith("NAME"):
        words = [word.replace("NAME", f"--{name}") for word in command.split()]
    else:
        words = [word.replace("NAME", name) for word in command.split()]
    with suppress(SystemExit):
        main(words)
    out, err = capfd.readouterr()
    for line in (out + err).split("\n"):
        assert line.isprintable(), repr(line)
    assert out + err
    assert not [line for line in out.split("\n") if line.startswith("sitemap-editor")]
    assert all(line.startswith("sitemap-editor: ") for line in err.splitlines())
    assert "\nsitemap-editor: all is well" not in err


def test_a_fault_of_the_program_is_told_without_them_too(capfd: pytest.CaptureFixture[str]) -> None:
    error = ValueError(HARM)
    tell_fault(ValueError, error, None)
    record = logging.LogRecord("editor", logging.WARNING, "", 1, "%s: not kept", (HARM,), None)
    StderrHandler().emit(record)
    lines = capfd.readouterr().err.splitlines()
    assert all(map(str.isprintable, lines))
    assert "all fine" in lines[0]


def names_in(path: Path) -> Iterator[ast.expr]:
    """What ends as one of those does."""
    last = {name.rpartition(".")[2] for name in PRINTING}
    yield from (node for node in nodes_of(path, ast.Name) if node.id in last)
    yield from (node for node in nodes_of(path, ast.Attribute) if node.attr in last)


def test_all_that_is_printed_goes_through_one_place() -> None:
    printing = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in SOURCES.rglob("*.py")
        for node in names_in(path)
        if ast.unparse(node) in PRINTING
    ]
    assert {place.partition(":")[0] for place in printing} == {"app/streams.py"}, printing
