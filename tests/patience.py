"""How long something may take in a test: a run that counts which lines are reached takes longer."""

import os

SLOWER = 4 if os.environ.get("COVERAGE_RUN") else 1  # twice as long, and more where little else is done


def seconds(limit: float) -> float:
    """Return a limit, given for a run that counts nothing, as it is in this run."""
    return limit * SLOWER
