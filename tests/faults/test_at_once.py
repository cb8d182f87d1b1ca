"""Of several processes that save one file at once, each has its change in it or says that it has not."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from editor.formats.reading.reader import read_document
from tests.app.cli.test_command_line import entry, urlset
from tests.faults.amount import share
from tests.faults.injury import REPOSITORY, Driver, needs_strace

SIDE_BY_SIDE = 3
ROWS = 12


@pytest.fixture
def drivers(driver: Driver, tmp_path: Path) -> Iterator[list[Driver]]:
    with ExitStack() as copies:
        folders = [tmp_path / str(number) for number in range(1, SIDE_BY_SIDE)]
        for folder in folders:
            folder.mkdir()
        yield [driver, *(copies.enter_context(driver.copy(folder)) for folder in folders)]


@pytest.fixture
def contested(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset(*(entry(f"https://e.org/{row}", priority="0.5") for row in range(ROWS))))
    return path


def changed_rows(path: Path) -> set[int]:
    column = read_document(path.read_bytes()).entries.column("priority")
    return {row for row, value in enumerate(column) if value == "0.7"}


@needs_strace
@pytest.mark.parametrize("is_linked", [False, True])
def test_no_change_of_processes_that_save_at_once_is_lost_in_silence(
    drivers: list[Driver], contested: Path, *, is_linked: bool
) -> None:
    """is_linked: the file is written in place.

    The disk is slow where a save has looked whether the file is as it was read, and goes on to write it.
    """
    if is_linked:
        (contested.parent / "other.xml").hardlink_to(contested)
    delay = f"{'fsync' if is_linked else 'renameat'}:delay_enter=100000"

    def save(number: int) -> set[int]:
        """The rows whose change was said to be saved."""
        saved = set()
        for row in range(number, ROWS, SIDE_BY_SIDE):
            force = "force" if is_linked else ""
            outcome = drivers[number].do("save_row", contested, row, force, inject=delay)
            assert not outcome.error or "has changed it in the meantime" in outcome.said, outcome.said
            if not outcome.error:
                saved.add(row)
        return saved

    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        saved = set.union(*pool.map(save, range(SIDE_BY_SIDE)))
    assert changed_rows(contested) == saved
    assert saved


@pytest.mark.whole
def test_of_commands_that_edit_one_file_at_once_the_loser_says_so(contested: Path) -> None:
    surroundings = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    for first in range(0, share(150), SIDE_BY_SIDE):
        before = changed_rows(contested)
        rows = [(first + number) % ROWS for number in range(SIDE_BY_SIDE)]
        commands = [
            subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "editor",
                    "edit",
                    str(contested),
                    "--rows",
                    str(row + 1),
                    f"priority={value}",
                ],
                env=surroundings,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for row, value in ((row, "0.5" if row in before else "0.7") for row in rows)
        ]
        ends = [(command.communicate()[1], command.returncode) for command in commands]
        assert all(
            (code, "has changed it in the meantime" in said) in ((0, False), (2, True)) for said, code in ends
        ), ends
        done = {row for row, (_, code) in zip(rows, ends, strict=True) if code == 0}
        assert changed_rows(contested) == before ^ done
