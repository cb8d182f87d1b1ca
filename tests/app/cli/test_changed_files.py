"""A command writes over a file that has several names, or is protected, only if it was told to."""

from collections.abc import Callable
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.cli.test_command_line import entry, urlset

OPTION = "--overwrite-protected"
SITE = "https://shop.test-site.org"


def _has_two_names(path: Path) -> None:
    path.with_name("other").hardlink_to(path)


def _is_read_only(path: Path) -> None:
    path.chmod(0o444)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sitemap that every command has something to do to, and others without an error."""
    (tmp_path / "map.xml").write_text(urlset(entry(f"{SITE}/a", lastmod="2026/11/02", changefreq="Weekly")))
    (tmp_path / "sound.xml").write_text(urlset(entry(f"{SITE}/a", priority="0.5")))
    (tmp_path / "damaged.xml").write_text(urlset(entry(f"{SITE}/a?b&c")))
    (tmp_path / "set").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


COMMANDS = [
    ("edit map.xml --all priority=0.7", "map.xml"),
    ("edit sound.xml --all priority=0.7 -o out.xml", "out.xml"),
    ("fix map.xml", "map.xml"),
    ("fix map.xml --rule changefreq-unknown -o out.xml", "out.xml"),
    ("repair damaged.xml --in-place", "damaged.xml"),
    ("repair damaged.xml -o out.xml", "out.xml"),
    ("apply remove-ignored-fields sound.xml", "sound.xml"),
    ("apply https-everywhere sound.xml -o out.xml", "out.xml"),
    ("convert sound.xml out.xml", "out.xml"),
    ("convert sound.xml out.xml.gz", "out.xml.gz"),
    ("convert sound.xml out.txt", "out.txt"),
    ("convert map.xml out.xml --force", "out.xml"),  # errors were agreed to, nothing else
    ("convert sound.xml out.csv", "out.csv"),
    ("convert sound.xml out.xlsx", "out.xlsx"),
    (f"convert sound.xml set --split --published-url {SITE}/ --force", "set/sitemap-1.xml"),
    (f"convert sound.xml set --split --published-url {SITE}/", "set/sitemap.xml"),
    ("check sound.xml --report out.html", "out.html"),
    ("check sound.xml --report out.csv", "out.csv"),
]


@pytest.mark.parametrize("protect", [_has_two_names, _is_read_only])
@pytest.mark.parametrize(("command", "target"), COMMANDS)
def test_a_protected_file_is_written_over_only_if_that_was_said(
    command: str,
    target: str,
    protect: Callable[[Path], None],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = folder / target
    if not out.exists():
        out.write_text("before")
    protect(out)
    before, inode, mode = out.read_bytes(), out.stat().st_ino, out.stat().st_mode
    assert main(command.split()) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"{target} was not saved: " in said
    assert said.endswith(f", or overwrite it with {OPTION}.\n")
    assert out.read_bytes() == before
    assert main([*command.split(), OPTION]) == 0
    assert capsys.readouterr().err == ""
    assert out.read_bytes() != before
    assert out.stat().st_mode == mode
    if protect is _has_two_names:
        assert out.stat().st_ino == inode
    assert not [path for path in folder.rglob("*") if path.name.startswith(".") or "before-save" in path.name]


@pytest.mark.parametrize("protect", [_has_two_names, _is_read_only])
@pytest.mark.parametrize(
    "command",
    [
        "edit sound.xml",
        "edit sound.xml --all priority=0.5",
        "edit sound.xml -o sound.xml",
        "edit sound.xml --all --clear lastmod",
        "fix sound.xml",
        "repair sound.xml --in-place",
        "apply clean-dates sound.xml",
    ],
)
def test_a_protected_file_that_stays_as_it_is_needs_no_agreement(
    command: str, protect: Callable[[Path], None], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    protect(folder / "sound.xml")
    before = (folder / "sound.xml").stat()
    assert main(command.split()) == 0
    assert capsys.readouterr().err == ""
    after = (folder / "sound.xml").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


@pytest.mark.parametrize("command", ["edit", "fix", "repair", "apply", "convert", "check", "shot"])
def test_every_command_that_writes_a_file_tells_of_it(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert OPTION in capsys.readouterr().out
