"""Patterns for Python before 3.11.5, which matches possessive repeats of groups wrongly.

There `(?:ab?c)*+` takes the a of "aca", too. What later versions did first is done here: the repeat becomes a
greedy one in an atomic group, which means the same and is matched rightly. Repeats of single characters are
right, and stay. It has no switch, as patterns would find something else without it. Source:
https://github.com/python/cpython/issues/106052
"""

import importlib
import sys
from collections.abc import Callable
from typing import Any

_RIGHT = (3, 11, 5)  # the first version

_compiler: Any = importlib.import_module("re._compiler")
_constants: Any = importlib.import_module("re._constants")
_parser: Any = importlib.import_module("re._parser")


def repair_patterns() -> None:
    """Have all patterns that are compiled from now on matched rightly."""
    if sys.version_info < _RIGHT:
        _parser.parse = with_atomic_groups(_parser.parse)


def with_atomic_groups(parse: Callable[..., Any]) -> Callable[..., Any]:
    """Return a parser of patterns whose trees contain no possessive repeat of a group."""

    def parse_and_mend(*arguments: Any, **named: Any) -> Any:  # libraries call it by names, too
        tree = parse(*arguments, **named)
        _mend(tree)
        return tree

    return parse_and_mend


def _mend(part: Any) -> None:
    """Mend a tree, or what its nodes hold: trees, in tuples and lists of other values."""
    if isinstance(part, _parser.SubPattern):
        for at, (kind, held) in enumerate(part.data):
            _mend(held)
            if kind is _constants.POSSESSIVE_REPEAT and not _compiler._simple(held[2]):  # noqa: SLF001
                greedy = _parser.SubPattern(part.state, [(_constants.MAX_REPEAT, held)])
                part.data[at] = (_constants.ATOMIC_GROUP, greedy)
    elif isinstance(part, (tuple, list)):
        for each in part:
            _mend(each)
