"""The code of this repository as tests look at it; each module is read and parsed once."""

import ast
from functools import cache
from pathlib import Path


@cache
def text_of(path: Path) -> str:
    """Return what stands in a file."""
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    """Return a module as Python reads it."""
    return ast.parse(text_of(path))
