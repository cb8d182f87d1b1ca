"""Values and places in the text form."""

import re
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app.cli.output import shown_change, shown_value
from tests.app.test_cli import NOW, check, entry, urlset


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
    assert all(re.match(r"/|  [a-z]| {13}(row|line|and) ", line) for line in lines)


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


def test_the_text_form_says_what_is_wrong_at_a_place_where_that_is_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "several.xml"
    locs = ("a|", "b|", "c^")
    path.write_text(urlset(*(entry(f"https://shop.test-site.org/{loc}", priority="0,8") for loc in locs)))
    assert main(["check", str(path), "--now", NOW]) == 1
    text = capsys.readouterr().out
    assert text.count("The character | is not allowed") == 1
    assert '/c^": The character ^ is not allowed in a URL. Percent-encode it.\n' in text
    assert text.count("0,8 is not a number") == 1
