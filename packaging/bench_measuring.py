"""What a measurement is, and how two things are timed side by side."""

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROUNDS = 5
# Bytes that make the C library put in order what was freed in small pieces, which after a tree takes tens of
# milliseconds: whatever asks next for so many would pay for it.
_LARGE = 64 * 1024


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured, round by round, in seconds or bytes; with the yardstick where there is one."""

    ours: Sequence[float]
    yardstick: Sequence[float] = ()
    missing: str = ""  # what is not on this machine, so that nothing was measured


@dataclass(frozen=True, slots=True)
class Measurement:
    """Something a person would notice, and how good it has to be.

    Machines differ and are never quiet: all but the shortest waits are ratios to a yardstick taken in the
    same run, round about. `reach` and `never` are in `unit`: a ratio ("x", "%"), "ms" or "bytes".
    """

    name: str
    what: str
    take: Callable[[Path], Figures]
    unit: str
    reach: float | None
    never: float | None
    against: str = "lxml.etree.parse"
    file: str = "plain"  # of bench_files.FILES
    number: int = 0  # of things done in the time that is measured: how many a second is told as well

    def value(self, figures: Figures) -> float:
        """The median of ours in this measurement's unit."""
        ours = median(figures.ours)
        match self.unit:
            case "x":
                return ours / median(figures.yardstick)
            case "%":
                return 100 * ours / median(figures.yardstick)
            case "ms":
                return 1000 * ours
        return ours


def seconds(work: Callable[[], object]) -> float:
    """How long it takes, without what the collector of garbage does in between."""
    gc.collect()
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        bytes(_LARGE)
        start = time.perf_counter()
        result = work()
        taken = time.perf_counter() - start
    finally:
        if was_collecting:
            gc.enable()
    del result  # freeing it is not part of the work
    return taken


def side_by_side(
    ours: Callable[[], object], yardstick: Callable[[], object], rounds: int = ROUNDS
) -> Figures:
    """Time both in turn, so that a slow spell of the machine meets both; the first round warms up."""
    pairs = [(seconds(yardstick), seconds(ours)) for _ in range(rounds + 1)][1:]
    return Figures([pair[1] for pair in pairs], [pair[0] for pair in pairs])
