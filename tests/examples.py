"""How many examples a hypothesis test takes: few in every run, many where time is given for them."""

import os

TIMES = int(os.environ.get("EXAMPLES_TIMES", "1"))  # as many as usual; .ci/run takes more, with other values
EXAMPLES = 15 * TIMES


def examples(count: int) -> int:
    """So many in every run, of tests that need more or fewer than others."""
    return count * TIMES
