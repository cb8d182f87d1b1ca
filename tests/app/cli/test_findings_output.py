"""What `check` prints for people: a line for each place, a head for each file, and a total."""

import io
import re
import sys
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.cli.test_command_line import NOW, entry, urlset

LINE = re.compile(
    r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<severity>\w+) (?P<rule>[a-z-]+) (?P<message>.+)"
)


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two files, one of them with an error and a warning."""
    (tmp_path / "a.xml").write_text(
        urlset(entry("https://shop.test-site.org/a b"), entry(" https://shop.test-site.org/c", priority="7"))
    )
    (tmp_path / "b.xml").write_text(urlset(entry("https://shop.test-site.org/", lastmod="2026-01-02")))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lines_of(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    main(["check", "--now", NOW, *words])
    return capsys.readouterr().out.splitlines()


def test_each_place_is_a_line_that_programs_can_read(two: Path, capsys: pytest.CaptureFixture[str]) -> None:
    places = [found for line in lines_of(capsys, "a.xml", "b.xml") if (found := LINE.fullmatch(line))]
    assert [(found["line"], found["column"], found["severity"], found["rule"]) for found in places] == [
        ("3", "11", "error", "loc-space"),
        ("4", "56", "error", "priority-out-of-range"),
        ("4", "12", "warning", "loc-padded"),
    ]
    assert {found["file"] for found in places} == {"a.xml"}
    assert places[0]["message"].endswith('Write a space as %20. "https://shop.test-site.org/a b"')
    assert places[1]["message"] == "7 is not between 0.0 and 1.0."


def test_the_head_of_each_file_and_the_total_say_how_much_was_found(
    two: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(capsys, "a.xml", "b.xml", "--limit", "1")
    assert lines[0].startswith("a.xml: urlset, 2 entries, ")
    assert any(line.startswith("b.xml: urlset, 1 entry, ") for line in lines)
    assert re.fullmatch(r"2 files, 3 entries: 2 errors, 1 warning, \d notes", lines[-1])


def test_places_that_are_not_listed_are_counted(two: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (two / "c.xml").write_text(urlset(*(entry(f"https://e.org/{n}", priority="7") for n in range(9))))
    lines = lines_of(capsys, "c.xml", "--limit", "2")
    assert sum(" priority-out-of-range " in line for line in lines) == 2
    assert "c.xml: priority-out-of-range: and 7 more places listed by --limit 0" in lines


def test_what_was_repaired_and_where_a_row_is_unknown_is_told_as_well(
    two: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a.xml").write_text(urlset(entry("https://e.org/?a&b", priority="7")))
    lines = lines_of(capsys, "a.xml")
    assert any(line.startswith("a.xml:3:27: repaired unescaped-ampersand ") for line in lines)
    assert "a.xml: error priority-out-of-range 7 is not between 0.0 and 1.0. (row 1)" in lines


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize(
    ("words", "environment", "is_terminal", "is_coloured"),
    [
        ([], {}, True, True),
        ([], {}, False, False),
        ([], {"NO_COLOR": "1"}, True, False),
        ([], {"TERM": "dumb"}, True, False),
        (["--color", "always"], {"NO_COLOR": "1"}, False, True),
        (["--color", "never"], {}, True, False),
        (["--color", "always", "--group"], {}, False, True),
    ],
)
def test_colours_are_for_terminals_unless_one_says_otherwise(
    words: list[str],
    environment: dict[str, str],
    is_terminal: bool,
    is_coloured: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: is_terminal)
    monkeypatch.setattr(sys, "stdout", out)
    Path("a.xml").write_text(urlset(entry("https://e.org/\x9b31m b")))
    main(["check", "a.xml", *words])
    told = out.getvalue()
    assert ("\x1b[1;31merror\x1b[0m" in told) == is_coloured
    assert "\x9b" not in told
