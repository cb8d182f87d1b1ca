"""Cancellation: long work asks now and then whether it was cancelled, and stops if so."""

from collections.abc import Callable

IsCancelled = Callable[[], bool]


class Cancelled(Exception):
    """The exception that long work raises when it was cancelled; everything is as it was before."""


def never() -> bool:
    """Return False: for work that nobody can cancel."""
    return False
