"""A save that is killed, or refused by the system, at any of its calls leaves the old content or the new."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.core.fields import Kind
from editor.formats.reading.reader import read_document
from editor.services.files.in_place_writing import InPlace
from tests.faults.injury import CALL, CALLS, Driver, Outcome, Point, needs_strace, points
from tests.faults.scenes import (
    IN_PLACE,
    KEPT,
    NEW,
    OLD,
    SAVES,
    SET,
    WORKSPACE,
    Contents,
    Scene,
    cleaned,
    contents,
    found_again,
)

pytestmark = needs_strace

ERRORS = ("EIO", "ENOSPC", "EDQUOT", "EACCES", "EPERM", "EMFILE", "EROFS")
KILL = "signal=SIGKILL"
FIRST = SAVES[1]
# One for each way to put a file in its place; the others are struck in whole runs.
EVERY_TIME = {"save with a backup", "save through a link", "export over the source"}


class Sweep:
    """A job, undisturbed at first, and then struck at each of its calls."""

    def __init__(self, driver: Driver, scene: Scene, folder: Path) -> None:
        self._driver, self._scene, self._folder = driver, scene, folder
        arguments = scene.prepare(folder)
        self.before = contents(folder)
        self.done = driver.do(scene.job, *arguments, trace=CALLS, log=folder.with_name("calls"))
        assert self.done.error == "", self.done.said
        self.after = contents(folder)
        assert self.after != self.before
        self.points = list(points(self.done.calls))
        assert {"openat", "write", "fsync", "renameat", "close"} <= {point.call for point in self.points}

    def strike(self, blow: str) -> Iterator[tuple[Point, Outcome]]:
        """Do the job again for each of its calls, with this in the way of it.

        A kill before either of two calls, of which the first changes nothing, leaves the same: once will do.
        """
        for point in self.points:
            if blow == KILL and not point.is_new:
                continue
            arguments = self._scene.prepare(self._folder)
            inject = f"{point.call}:{blow}:when={point.number}"
            yield point, self._driver.do(self._scene.job, *arguments, inject=inject)

    def is_old_or_new(self, found: Contents) -> bool:
        """Whether each file is what it was before, or what it was to be."""
        names = {*found, *self.before, *self.after}
        return all(found.get(name) in (self.before.get(name), self.after.get(name)) for name in names)


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(scene, marks=() if scene.name in EVERY_TIME else pytest.mark.whole)
        for scene in (*SAVES, SET)
    ],
    ids=str,
)
def test_killed_at_any_call_it_leaves_the_old_content_or_the_new(
    driver: Driver, scene: Scene, tmp_path: Path
) -> None:
    folder = tmp_path / "files"
    sweep = Sweep(driver, scene, folder)
    for point, outcome in sweep.strike(KILL):
        assert outcome.was_killed, point
        left = contents(folder).keys() - sweep.before.keys() - sweep.after.keys()
        assert len(left) <= len(sweep.after), f"{point}: {sorted(left)}"
        assert sweep.is_old_or_new(cleaned(folder)), point
        check_set(folder)


@pytest.mark.parametrize(
    ("scene", "error"),
    [
        pytest.param(scene, error, marks=() if scene is FIRST and error == "EIO" else pytest.mark.whole)
        for scene in (*SAVES, SET)
        for error in ERRORS
    ],
    ids=str,
)
def test_refused_at_any_call_it_says_so_and_leaves_the_old_content(
    driver: Driver, scene: Scene, error: str, tmp_path: Path
) -> None:
    folder = tmp_path / "files"
    sweep = Sweep(driver, scene, folder)
    for point, outcome in sweep.strike(f"error={error}"):
        found = (
            cleaned(folder) if point.call == "unlink" else contents(folder)
        )  # that stays for the next save
        assert outcome.status == 0
        assert outcome.error in ("", "SaveError"), f"{point}: {outcome}"
        assert sweep.is_old_or_new(found), point
        is_written = outcome.error == "" or (outcome.reason == "unconfirmed" and scene is not SET)
        expected = sweep.after if is_written else sweep.before
        assert {name: found.get(name) for name in expected} == expected, f"{point}: {outcome}"
        check_set(folder)


@pytest.mark.parametrize(
    "blow", [KILL, *(pytest.param(f"error={error}", marks=pytest.mark.whole) for error in ("EIO", "ENOSPC"))]
)
def test_several_files_struck_at_any_call_of_their_save_are_usable(
    driver: Driver, blow: str, tmp_path: Path
) -> None:
    folder = tmp_path / "files"
    sweep = Sweep(driver, WORKSPACE, folder)
    assert sorted(sweep.after) == ["set/renamed.xml", "set/sitemap.xml", "sitemap.xml"]
    for point, outcome in sweep.strike(blow):
        check_set(folder)
        index = (folder / "set" / "sitemap.xml").read_text()
        found = cleaned(folder)
        assert {"set/sitemap-1.xml", "set/sitemap-2.xml"} <= found.keys() or "renamed.xml" in index, point
        if outcome.error:
            assert found == sweep.before, point


@pytest.mark.parametrize("scene", [KEPT[0], pytest.param(KEPT[1], marks=pytest.mark.whole)], ids=str)
def test_killed_at_any_call_it_leaves_what_was_kept_to_the_next_start(
    driver: Driver, scene: Scene, tmp_path: Path
) -> None:
    folder = tmp_path / "files"
    sweep = Sweep(driver, scene, folder)
    wanted = [row[3] for row in found_again(folder / "sitemap.xml", folder / "recovery")]
    assert wanted == ["0.7"] * 3
    found = []
    for point, outcome in sweep.strike(KILL):
        assert outcome.was_killed, point
        found.append([row[3] for row in found_again(folder / "sitemap.xml", folder / "recovery")])
    kept = found.index(wanted)  # from here on it is on the disk
    assert found[:kept] == [["1.0", "0.5", "0.4"]] * kept
    assert found[kept:] == [wanted] * (len(found) - kept)
    assert kept == 0 or scene is KEPT[0]


def test_a_file_written_in_place_is_mended_at_the_next_start(driver: Driver, tmp_path: Path) -> None:
    folder = tmp_path / "files"
    sweep = Sweep(driver, IN_PLACE, folder)
    torn = 0
    for point, outcome in sweep.strike(KILL):
        assert outcome.was_killed
        copies = [path.read_text() for path in folder.glob("*.before-save-*")]
        torn += (folder / "sitemap.xml").read_text() not in (OLD, NEW)
        InPlace(folder / "notes").repair()
        assert (folder / "sitemap.xml").read_text() in (OLD, NEW), point
        assert (folder / "other.xml").samefile(folder / "sitemap.xml")
        assert set(copies) <= {OLD}
    assert torn > 3


def test_content_is_flushed_before_it_gets_its_name_and_the_folder_after(
    driver: Driver, tmp_path: Path
) -> None:
    sweep = Sweep(driver, SAVES[0], tmp_path / "files")
    names = [point.call for point in sweep.points]
    at = names.index("renameat")
    assert names[at - 5 : at + 2] == ["fchmod", "fsync", "close", "openat", "openat", "renameat", "fsync"]
    lines = [line for line in sweep.done.calls if CALL.match(line)]
    [temporary] = set(re.findall(r"[^\"/]*\.tmp", "".join(lines[:at])))
    assert f'"{temporary}"' in lines[at]


def check_set(folder: Path) -> None:
    """An index in a folder leads to whole files only."""
    index = folder / "set" / "sitemap.xml"
    if index.exists():
        listed = read_document(index.read_bytes()).entries
        assert listed.kind is Kind.SITEMAPINDEX
        for loc in listed.column("loc"):
            part = read_document(index.with_name(loc.rpartition("/")[2]).read_bytes())
            assert part.complete
            assert len(part.entries) in (1, 2)
