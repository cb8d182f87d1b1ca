"""A window with several files as one document that is killed loses no more than the last two seconds."""

import random
import time
from pathlib import Path

import pytest

from editor.services.documents.file_sets import file_set_at
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import Opening
from editor.services.recovery.lost_work import lost_work_in
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.faults.amount import share
from tests.faults.injury import Driver
from tests.faults.living_together import digest
from tests.faults.test_killed_at_work import IN_NO_HURRY, LOSS
from tests.services.file_sets import NOW, index, urlset, write


def strike(window: Driver, home: Path, seed: int, *pause: int) -> None:
    """Kill somebody at work; pause: instead of the usual."""
    site = home / "site"
    site.mkdir(parents=True)
    files = {f"{name}_xml": urlset(*(f"{name}/{row}" for row in range(20))) for name in "abc"}
    write(site, index_xml=index("a.xml", "b.xml", "c.xml"), **files)
    killed_after = random.Random(seed).uniform(0.3, 4)
    outcome = window.do("live_together", site, home, seed, *pause, killed_after=killed_after)
    killed = time.time()
    assert outcome.was_killed, outcome
    found = digest(found_again(site, home / "state" / "sitemap-editor" / "recovery"))
    states = [line.split() for line in (home / "states.txt").read_text().splitlines()]
    until = [*(float(moment) for moment, _ in states[1:]), killed]  # when the next state came
    losses = [killed - end for end, (_, state) in zip(until, states, strict=True) if state == found]
    assert losses, f"It is none of {len(states)} states."
    assert min(losses) <= LOSS


def found_again(site: Path, recovery: Path) -> OpenDocument:
    """The files that a start after a crash offers; those of the folder where it offers nothing."""
    folder = RecoveryFolder(recovery)
    works = lost_work_in(folder)
    try:
        if works:
            [work] = works
            source = work.source()
            assert source is not None
            if source.held is not None:
                file_set, files = work.file_set(source, NOW)
                for step in Opening(file_set, files).steps():
                    step.deliver()
                edit = work.edit(file_set.entries, source)
                if edit is not None:
                    edit.apply(file_set.entries)
                return file_set
            assert not work.count(source.first)  # all of it is saved
        file_set = file_set_at(site / "index.xml", NOW)
        Opening(file_set).run()
        return file_set
    finally:
        folder.close()


@pytest.mark.parametrize(
    "seeds", [range(2), pytest.param(range(share(60)), marks=pytest.mark.whole)], ids=["few", "60 kills"]
)
def test_what_was_done_to_several_files_two_seconds_before_a_kill_is_still_there(
    window: Driver, seeds: range, tmp_path: Path
) -> None:
    pause = (IN_NO_HURRY,) if len(seeds) == 2 else ()
    for seed in seeds:
        strike(window, tmp_path / str(seed), seed, *pause)
