"""How much is done of what is done many times: all of it, or only what `FAULTS_PERCENT` leaves."""

import os

PERCENT = int(os.environ.get("FAULTS_PERCENT", "100"))


def share(count: int) -> int:
    """So many of them, but never none."""
    return max(count * PERCENT // 100, 1)
