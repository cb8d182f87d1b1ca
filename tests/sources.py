"""The code of this repository as tests look at it; each module is read and parsed once."""

import ast
import gc
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

Node = TypeVar("Node", bound=ast.AST)


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


def nodes_of(path: Path, kind: type[Node]) -> list[Node]:
    """Return all nodes of a kind in a module, however deep, from the outside inwards."""
    return cast(list[Node], _nodes_by_kind(path).get(kind, []))


@cache
def _nodes_by_kind(path: Path) -> dict[type[ast.AST], list[ast.AST]]:
    """Go over all nodes once; those that only say how a name is used are left out."""
    found: defaultdict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    level: list[ast.AST] = [tree_of(path)]
    while level:
        for node in level:
            found[type(node)].append(node)
        parts = [getattr(node, name, None) for node in level for name in node._fields if name != "ctx"]
        level = []
        for part in parts:
            if isinstance(part, ast.AST):
                level.append(part)
            elif isinstance(part, Iterable) and not isinstance(part, str | bytes):
                level += [each for each in part if isinstance(each, ast.AST)]
    gc.freeze()
    return found


def called(call: ast.Call) -> str:
    """Return the name of the function or method that is called, without what is before it."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))
