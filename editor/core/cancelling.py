"""Long work asks now and then whether it was called off, and stops if it was."""

from collections.abc import Callable

IsCancelled = Callable[[], bool]


class Cancelled(Exception):
    """Somebody called it off; all is what it was before."""


def never() -> bool:
    """Nobody calls it off."""
    return False
