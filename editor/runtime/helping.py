"""The work of a process that helps another one, which a bundle starts as it starts the program.

Elsewhere Python is started for it. What tells such a process apart are its arguments, as `multiprocessing`
gives them; nothing of that module is loaded for other ones.
"""

import importlib
import sys
from collections.abc import Sequence

_WORKS = "--multiprocessing-fork"
_TIDIES = "from multiprocessing.resource_tracker import main;main("


def help_if_asked(words: Sequence[str]) -> None:
    """Do the work and exit, if these are the arguments of a process that is to help."""
    if words[:1] == [_WORKS]:
        importlib.import_module("multiprocessing.spawn").freeze_support()
    elif words[-2:-1] == ["-c"] and words[-1].startswith(_TIDIES):
        pipe = int(words[-1].removeprefix(_TIDIES).rstrip(")"))
        importlib.import_module("multiprocessing.resource_tracker").main(pipe)
        sys.exit()
