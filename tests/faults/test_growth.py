"""What is quick in a small document is not slow in a large one, however hostile: no work is quadratic."""

import sys
import time
from collections.abc import Callable

import pytest

from tests.faults.injury import REPOSITORY

sys.path.append(str(REPOSITORY / "packaging"))
from bench_growth import WORKS, Growth

SMALL = 16  # times less than what is measured
TIMES = 4  # as large; as many times as long, if it is linear, and the square of that if it is quadratic
MOST = 9


def cost(work: Callable[[], object]) -> float:
    """Seconds of the processor, whatever else it does."""
    start = time.process_time()
    work()
    return time.process_time() - start


@pytest.mark.parametrize("growth", WORKS, ids=lambda growth: growth.name)
def test_four_times_as_much_takes_about_four_times_as_long(growth: Growth) -> None:
    few, many = growth.make(growth.size // SMALL // TIMES), growth.make(growth.size // SMALL)
    least = min(cost(few) for _ in range(2))  # the first loads what it needs
    assert any(cost(many) < MOST * max(least, 0.001) for _ in range(2))
