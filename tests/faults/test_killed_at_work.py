"""A window that is killed at any moment loses no more than the last two seconds."""

import random
import time
from pathlib import Path

import pytest

from tests.faults.amount import share
from tests.faults.injury import Driver
from tests.faults.living import digest
from tests.faults.scenes import found_again
from tests.faults.test_long_work import write_sitemap
from tests.patience import seconds

LOSS = seconds(2)  # of work that a crash may cost
IN_NO_HURRY = 250  # milliseconds between two things that are done, where it is no long run


def strike(window: Driver, home: Path, seed: int, rows: int, *pause: int) -> None:
    """Kill somebody at work; rows: of its file, 0 where it is a new document. pause: instead of the usual."""
    home.mkdir()
    path = home / "sitemap.xml"
    if rows:
        write_sitemap(path, rows)
    outcome = window.do(
        "live", path if rows else "", home, seed, *pause, killed_after=random.Random(seed).uniform(0.05, 4)
    )
    killed = time.time()
    assert outcome.was_killed, outcome
    found = digest(found_again(path, home / "state" / "sitemap-editor" / "recovery"))
    states = [line.split() for line in (home / "states.txt").read_text().splitlines()]
    moments = [float(moment) for moment, _ in states]
    until = [*moments[1:], killed]  # when the next state came
    losses = [killed - end for end, (_, state) in zip(until, states, strict=True) if state == found]
    assert losses, f"It is none of {len(states)} states."
    assert min(losses) <= LOSS


@pytest.mark.parametrize(
    ("rows", "seeds"),
    [
        # Of which no undo leads back to where it began: without a journal there would be nothing.
        (300, range(19, 20)),
        (0, range(2, 3)),
        pytest.param(300, range(share(150)), marks=pytest.mark.whole),
        pytest.param(20_000, range(150, 150 + share(30)), marks=pytest.mark.whole),
        pytest.param(0, range(180, 180 + share(20)), marks=pytest.mark.whole),
    ],
    ids=["sample", "new", "150 kills", "30 kills, large", "20 kills, new"],
)
def test_what_was_done_two_seconds_before_a_kill_is_still_there(
    window: Driver, rows: int, seeds: range, tmp_path: Path
) -> None:
    pause = (IN_NO_HURRY,) if len(seeds) == 1 else ()
    for seed in seeds:
        strike(window, tmp_path / str(seed), seed, rows, *pause)
