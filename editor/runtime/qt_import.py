"""Qt, without what PySide does whenever something is imported after it."""

import builtins
import importlib


def load_qt() -> None:
    """Load Qt, and go on importing as Python does.

    PySide reads the source of each module that is imported after it, in search of its own name: the module
    might ask for names in snake case. None of ours does, but reading them takes a tenth of the time until a
    file is seen, and `linecache` keeps 13 MB of what was read.
    """
    plain = builtins.__import__
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = plain
