"""What PySide knows of signatures, compiled when it is asked for.

PySide carries Python modules in its library, and compiles their text whenever it is loaded, which takes a
tenth of the time of a bare window. They tell signatures: to `inspect`, and in the message of a call with
wrong arguments. Most programs never ask. Switch: `late-signatures`; without it rows are seen a sixth of the
time of a bare window later. There is nothing to undo: `compile` is put back once Qt is loaded, and the
modules behave the same.
"""

import builtins
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from editor.runtime.switches import LATE_SIGNATURES, uses_trick

_ROOM = "shibokensupport/signature/"
_LATE = {  # those that nothing is asked of while Qt is loaded
    _ROOM + name
    for name in (
        "mapping.py",
        "errorhandler.py",
        "layout.py",
        "parser.py",
        "lib/enum_sig.py",
        "lib/pyi_generator.py",
        "lib/tool.py",
    )
}
# PySide's library looks for the last of these names in the module itself, where nothing can be asked.
_STAND_IN = f"""\
from {__name__} import later
__getattr__ = later(globals(), {{file!r}})
if {{file!r}}.endswith("mapping.py"):
    def update_mapping(*, ask=__getattr__):
        return ask("update_mapping")()
"""

_compile = builtins.compile
_texts: dict[str, Any] = {}  # what is yet to be compiled, by the name of its file


@contextmanager
def late_signatures() -> Iterator[None]:
    """Have PySide, loaded within a `with` statement, leave its modules about signatures for later."""
    if not uses_trick(LATE_SIGNATURES):
        yield
        return

    def compile_late(source: Any, filename: Any, mode: str, *others: Any, **named: Any) -> Any:
        if filename not in _LATE:
            return _compile(source, filename, mode, *others, **named)
        _texts[filename] = source
        return _compile(_STAND_IN.format(file=filename), filename, mode)

    vars(builtins)["compile"] = compile_late
    try:
        yield
    finally:
        vars(builtins)["compile"] = _compile


def later(names: dict[str, Any], file: str) -> Callable[[str], object]:
    """Return what a module's `__getattr__` is, until a name is asked of it: then it is compiled and run."""

    def ask(name: str) -> object:
        if name.startswith("__"):  # what Python asks of any module
            raise AttributeError(name)
        if file in _texts:
            for own in ("__getattr__", "later", "update_mapping"):
                names.pop(own, None)
            exec(_compile(_texts.pop(file), file, "exec"), names)  # noqa: S102 - what PySide would have done
        if name not in names:
            raise AttributeError(f"module {names['__name__']!r} has no attribute {name!r}")
        return names[name]

    return ask
