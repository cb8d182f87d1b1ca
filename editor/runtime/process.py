"""The process as a whole: its memory, its garbage collector, how it loads Qt, and helping processes.

Memory that only reading took goes back to the system, and the garbage collector passes over what
stays. While there is work, threads take turns more often and no garbage is collected: `end_work`
undoes the one, `gc.enable` the other. The measure for both is `frames-million` of
`packaging/bench_window.py`. Qt is loaded without the hook by which PySide examines every module
that is imported later. A bundle starts a helping process as it starts the program, elsewhere Python
is started for it; its arguments, as `multiprocessing` gives them, distinguish such a process, and
nothing of that module is loaded for other ones.

Python before 3.11.5 matches possessive repeats of groups wrongly: there `(?:ab?c)*+` takes the a of
"aca", too. What later versions did first is done here: the repeat becomes a greedy one in an atomic
group, which means the same and is matched rightly. Repeats of single characters are right, and
stay. Source: https://github.com/python/cpython/issues/106052
"""

import builtins
import gc
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, cast

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


SWITCH_INTERVAL = 0.001  # seconds; the interpreter's own 5 ms would cost the window frames


def pause_collector() -> None:
    """Stop the garbage collector: nothing of what is loaded or read now is garbage.

    A process that ends after its work leaves it so; with a window, `services/tasks` collects
    from then on.
    """
    gc.disable()


class _Loading:
    """The start of the program, which leaves nothing to collect."""

    _is_under_way = False

    def begin(self) -> None:
        """Stop the garbage collector."""
        pause_collector()
        self._is_under_way = True

    def end(self) -> None:
        """Let it collect from now on: what is loaded by now stays, and is passed over.

        Where the program runs within a process that was there before, that decides when it collects.
        """
        if self._is_under_way:
            self._is_under_way = False
            freeze_objects()
            gc.enable()


_LOADING = _Loading()
begin_loading, end_loading = _LOADING.begin, _LOADING.end


@contextmanager
def collector_paused() -> Iterator[None]:
    """Stop the garbage collector within a `with` statement: short-lived tuples would set it off in vain."""
    was_enabled = gc.isenabled()
    pause_collector()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class _Work:
    """Work under way in all threads together; the settings of before come back with the end of the last."""

    def __init__(self) -> None:
        self._count = 0
        self._interval: float | None = None  # the switch interval of before

    def begin(self) -> None:
        """Let the window have the interpreter often until this work ends."""
        self._count += 1
        if self._count == 1:
            self._interval = sys.getswitchinterval()
            sys.setswitchinterval(SWITCH_INTERVAL)

    def end(self) -> None:
        """Note that work which has begun is over."""
        self._count -= 1
        if self._count == 0 and self._interval is not None:
            sys.setswitchinterval(self._interval)
            self._interval = None

    def is_under_way(self) -> bool:
        """Tell whether there is work that has begun and is not over."""
        return self._count > 0


_WORK = _Work()  # one for all, as the interpreter is
begin_work, end_work, is_at_work = _WORK.begin, _WORK.end, _WORK.is_under_way


_ARENA_MAX = -8  # M_ARENA_MAX of malloc.h


def freeze_objects() -> None:
    """Have the garbage collector pass over all there is: looking through a million rows takes it 0.2 s.

    It finds nothing in them, as they stay until their document is closed; `free_closed_documents` undoes it
    then.
    """
    gc.freeze()


def free_closed_documents() -> None:
    """Free the documents that were closed: they refer to themselves, so that only the collector can."""
    gc.unfreeze()
    gc.collect()
    freeze_objects()
    return_free_memory()


def return_free_memory() -> None:
    """Return memory that is free again to the system where the C library keeps it, as glibc does.

    Of what reading a large file takes that is a third. There is nothing to undo.
    """
    trim = _of_library("malloc_trim")
    if trim is not None:
        trim(0)


def use_one_heap() -> None:
    """Have all threads use one heap where the C library gives each its own, as glibc does.

    What one of them has freed serves the others then. Without it the lines of the bench are higher: `peak` 20
    instead of 18 % and `kept` 317 instead of 228 bytes a row. To be called before there are other threads; it
    holds until the process ends.
    """
    set_option = _of_library("mallopt")
    if set_option is not None:
        set_option(_ARENA_MAX, 1)


@cache
def _of_library(name: str) -> Callable[..., int] | None:
    """Return a function of the C library; None if it has none of that name."""
    import ctypes  # noqa: PLC0415 - checking a file without a window does without it

    try:
        return cast("Callable[..., int]", getattr(ctypes.CDLL(None), name))
    except (OSError, AttributeError, TypeError):  # no glibc; TypeError: Windows
        return None


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
