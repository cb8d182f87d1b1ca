"""The window starts whatever has become of the folders that it keeps things in."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.injury import Driver

AA, BB, CC, DD = (2 * f"{letter * 2}012345" for letter in "abcd")


def damage_settings(home: Path) -> None:
    path = home / "config" / "sitemap-editor" / "settings.ini"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\0[[[=\n" * 100)


def files_for_folders(home: Path) -> None:
    for name in ("config", "data", "state", "cache"):
        (home / name).write_text("a file, where a folder should be")


def garbage_in_the_state(home: Path) -> None:
    folder = home / "state" / "sitemap-editor" / "recovery" / "0123456789abcdef"
    folder.mkdir(parents=True)
    (folder / f"{AA}-0.journal").write_bytes(b"sitemap-editor journal 9\nof a later version")
    (folder / f"{BB}-0.journal").write_bytes(bytes(1000))
    (folder / f"{CC}-0.journal").mkdir()
    (folder.parent / "a-file").write_text("")
    (folder.parent / "0123456789abcdef.lock").mkdir()
    (folder.parents[1] / "backups").write_text("")
    (folder.parents[1] / "in-place").mkdir()
    (folder.parents[1] / "in-place" / f"{DD}.json").write_text("[]")
    for log in ("problems.log", "crashes.log"):
        (folder.parents[1] / log).mkdir()


def pipes_for_files(home: Path) -> None:
    """Whoever reads one waits for ever."""
    state, config = home / "state" / "sitemap-editor", home / "config" / "sitemap-editor"
    pipes = (
        *(config / "settings.ini", state / "problems.log", state / "crashes.log"),
        *(state / "recovery" / "0123456789abcdef" / name for name in (f"{AA}-0.journal", f"{AA}.content")),
        *(state / "recovery" / "0123456789abcdef.lock", state / "in-place" / f"{DD}.json"),
        *(home / "data" / "sitemap-editor" / "recipes" / "a.toml", config / "recipes" / "a.toml"),
    )
    for pipe in pipes:
        pipe.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(pipe)


def no_home(home: Path) -> None:
    home.rmdir()


HARMS = [damage_settings, files_for_folders, garbage_in_the_state, pipes_for_files, no_home]


@pytest.mark.parametrize("harm", HARMS)
def test_it_starts(harm: Callable[[Path], None], window: Driver, sitemap: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    harm(home)
    outcome = window.do("start", sitemap, home)
    assert (outcome.status, outcome.said) == (0, "")
