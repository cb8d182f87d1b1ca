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
WARM_UP = "warm-up"  # a document shown to nobody before there is one to open: `app/window/warm_up`
TRICKS = (HEAP, FREEZE, INTERPRETER, QT_IMPORT, TURNS, WARM_UP)


def uses_trick(trick: str) -> bool:
    """Return whether one of TRICKS may be used; the environment is asked each time."""
    left_out = os.environ.get(VARIABLE, "").replace(",", " ").split()
    return trick not in left_out and "all" not in left_out
