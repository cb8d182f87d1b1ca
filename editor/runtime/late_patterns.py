"""Regular expressions of modules that are compiled when they are first used.

Compiling an expression takes up to some milliseconds, modules have a few hundred of them, and a small file
needs a third. Switch: `late-patterns`; without it rows are seen a tenth of the time of a bare window later.
There is nothing to undo: the expressions match the same.
"""

import re
import sys
from collections.abc import Callable
from typing import Any

from editor.runtime.switches import LATE_PATTERNS, uses_trick

_compile = re.compile


def use_late_patterns() -> None:
    """Compile what is declared in modules of the program from now on when it is used."""
    if uses_trick(LATE_PATTERNS):
        vars(re)["compile"] = late_pattern


def late_pattern(pattern: Any, flags: Any = 0) -> Any:
    """Stand in for `re.compile`: return an expression yet to be compiled if a module of the program asks.

    Whatever else asks, as a function that uses it right away or another library, gets it compiled.
    """
    asking = sys._getframe(1)  # noqa: SLF001 - nothing else tells who calls
    is_ours = asking.f_globals.get("__name__", "").startswith("editor.")
    if is_ours and asking.f_code.co_name == "<module>" and isinstance(pattern, str):
        return LatePattern(pattern, flags)
    return _compile(pattern, flags)


class LatePattern:
    """An expression that is compiled when one of its methods is asked for."""

    _compiled: "re.Pattern[str] | None" = None

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self._given = flags

    def __getattr__(self, name: str) -> Any:
        """Return a method of the compiled expression, which from now on is found at once."""
        if self._compiled is None:
            self._compiled = _compile(self.pattern, self._given)
        found = getattr(self._compiled, name)
        setattr(self, name, found)
        return found

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, int]]:
        """Reach another process, which is handed what declares it."""
        return _compile, (self.pattern, self._given)
