"""The code of this repository as tests look at it; each module is read and parsed once."""

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def text_of(path: Path) -> str:
    """Return what stands in a file."""
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    """Return a module as Python reads it.

    It stays, and is frozen: all of them are more objects than the collector looks through otherwise.
    """
    tree = ast.parse(text_of(path))
    gc.freeze()
    return tree


def called(call: ast.Call) -> str:
    """Return the name of the function or method that is called, without what is before it."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))
