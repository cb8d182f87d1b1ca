"""The switches of these tricks, to see what one of them gains, or whether it does harm.

The environment variable SITEMAP_EDITOR_PLAIN names the tricks to do without, with commas or spaces between
them; `all` is every one. The program works without them, more slowly or with more memory.
"""

import os

VARIABLE = "SITEMAP_EDITOR_PLAIN"

HEAP = "heap"  # one heap for all threads, and free memory given back: `memory`
FREEZE = "freeze"  # a garbage collector that passes over what stays: `memory`
INTERPRETER = "interpreter"  # shorter turns of threads, and no collector during work: `interpreter`
QT_IMPORT = "qt-import"  # Python's own way to import, put back after Qt is loaded: `qt_import`
TURNS = "turns"  # painting before work: `turns`
TRICKS = (
    HEAP,
    FREEZE,
    INTERPRETER,
    QT_IMPORT,
    TURNS,
)
ALL = "all"


def uses_trick(trick: str) -> bool:
    """Return whether one of TRICKS may be used; the environment is asked each time."""
    left_out = _named()
    return trick not in left_out and ALL not in left_out


def unknown_tricks() -> str:
    """Return a sentence if the variable names tricks that there are not; else ""."""
    unknown = [name for name in _named() if name not in (*TRICKS, ALL)]
    known = f"There are {', '.join(TRICKS)}; {ALL} is every one."
    return f"{VARIABLE} names no such trick: {', '.join(unknown)}. {known}" if unknown else ""


def _named() -> list[str]:
    return os.environ.get(VARIABLE, "").replace(",", " ").split()
