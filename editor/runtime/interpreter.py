"""The interpreter while there is work: threads take turns more often, and no garbage is collected.

`end_work` undoes the one, `gc.enable` the other. The line `frames-million` of the bench is the one to watch.
With the collector at work a small file's rows are seen a tenth later.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SWITCH_INTERVAL = 0.001  # seconds; the interpreter's own 5 ms would cost the window frames


def pause_collector() -> None:
    """Stop the garbage collector: nothing of what is loaded or read now is garbage.

    A process that ends after its work leaves it so; with a window, `services/garbage` collects from then on.
    """
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
