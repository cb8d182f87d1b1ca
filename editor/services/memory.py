"""Memory that was needed for a while only."""

import ctypes
from functools import cache


def give_back() -> None:
    """Return what is free again to the system where the C library keeps it, as glibc does.

    Of what reading a large file takes that is a third.
    """
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> "ctypes._NamedFuncPointer | None":
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # no glibc; TypeError: Windows
        return None
