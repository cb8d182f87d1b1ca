"""Nothing of a file, a recipe or a name acts on a terminal, or looks like a line of the program's own."""

import ast
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app.streams import StderrHandler, tell_fault
from tests.app.test_cli import entry, urlset
from tests.sources import nodes_of

PRINTING = {
    "print",
    "input",
    "sys.stdout",
    "sys.stderr",
    "sys.__stdout__",
    "sys.__stderr__",
    "logging.StreamHandler",
}
SOURCES = Path(__file__).resolve().parents[2] / "editor"
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
