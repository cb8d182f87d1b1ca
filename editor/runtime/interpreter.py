"""The interpreter while there is work: threads take turns more often, and no garbage is collected.

Switch: `interpreter`; the line `frames-million` of the bench is the one to watch. `end_work` undoes it.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from editor.runtime.switches import INTERPRETER, uses_trick

SWITCH_INTERVAL = 0.001  # seconds; the interpreter's own 5 ms would cost the window frames


def pause_collector() -> None:
    """Stop the garbage collector: nothing of what is loaded or read now is garbage.

    It is undone by `gc.enable`; a process that ends after its work leaves it so.
    """
    if uses_trick(INTERPRETER):
        gc.disable()


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
        self._before: tuple[float, bool] | None = (
            None  # the switch interval, and whether garbage was collected
        )

    def begin(self) -> None:
        """Let the window have the interpreter often, and collect no garbage, until this work ends.

        A collection over hundreds of thousands of fresh texts takes longer than a frame and finds nothing.
        """
        self._count += 1
        if self._count == 1 and uses_trick(INTERPRETER):
            self._before = sys.getswitchinterval(), gc.isenabled()
            sys.setswitchinterval(SWITCH_INTERVAL)
            gc.disable()

    def end(self) -> None:
        """Note that work which has begun is over."""
        self._count -= 1
        if self._count == 0 and self._before is not None:
            interval, collects = self._before
            self._before = None
            sys.setswitchinterval(interval)
            if collects:
                gc.enable()


_WORK = _Work()  # one for all, as the interpreter is
begin_work, end_work = _WORK.begin, _WORK.end
