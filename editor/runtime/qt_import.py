"""Loads Qt without the hook by which PySide looks into every module that is imported later."""

import builtins
import importlib


def load_qt() -> None:
    """Load Qt, and go on importing as Python did before.

    PySide reads the source of each module that is imported after it, in search of its own name: the module
    might ask for names in snake case. None of ours does, but reading them takes a tenth of the time until a
    file is seen, the line `start-file` of the bench, and `linecache` keeps 13 MB of what was read. What
    PySide put in place of the import is undone here, at once.
    """
    plain = builtins.__import__
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = plain
