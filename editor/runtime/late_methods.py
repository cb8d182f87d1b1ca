"""Methods of dataclasses that are compiled when they are first called.

Python writes `__init__`, `__repr__`, `__eq__` and others of each dataclass as text and compiles them when the
class is declared, which takes a millisecond. There are hundreds of these classes, and most of their methods
are never called. Switch: `late-methods`; without it rows are seen after 4.5 instead of 4.25 times the time
of a bare window. There is nothing to undo: the classes behave the same.
"""

import dataclasses
from collections.abc import Callable
from typing import Any

from editor.runtime.switches import LATE_METHODS, uses_trick

_FACTORY = "__create_fn__"  # a function that returns methods: what the text that Python compiles declares

_Method = Callable[..., Any]


def use_late_methods() -> None:
    """Compile the methods of each dataclass that is declared from now on when they are called."""
    if uses_trick(LATE_METHODS):
        vars(dataclasses)["exec"] = declare_late


def declare_late(text: str, names: dict[str, Any], declared: dict[str, Any]) -> None:
    """Stand in for `exec` where dataclasses call it: declare a factory of methods yet to be compiled.

    What looks otherwise, as in some future Python, is compiled at once.
    """
    if not text.startswith(f"def {_FACTORY}("):
        exec(text, names, declared)  # noqa: S102 - what Python would have done
        return

    def factory(**values: object) -> _Method | tuple[_Method, ...]:
        made: list[_Method] = []

        def compiled(at: int) -> _Method:
            if not made:
                exec(text, names, declared)  # noqa: S102 - what Python would have done at once
                found = declared[_FACTORY](**values)
                made.extend(found if isinstance(found, tuple) else (found,))
            return made[at]

        returned = text.rpartition(" return ")[2]  # one name; from Python 3.13 on a tuple of all
        late = [_late(name, at, compiled) for at, name in enumerate(returned.strip("(),").split(","))]
        return tuple(late) if returned.startswith("(") else late[0]

    declared[_FACTORY] = factory


def _late(name: str, at: int, compiled: Callable[[int], _Method]) -> _Method:
    """Return a method that is replaced by one of those that are compiled when it is called."""

    def method(self: object, /, *given: object, **named: object) -> object:
        real = compiled(at)
        real.__qualname__ = method.__qualname__
        for owner in type(self).__mro__:
            if vars(owner).get(name) is method:
                setattr(owner, name, real)
        return real(self, *given, **named)

    method.__name__ = name
    return method
