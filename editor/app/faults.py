"""What the program says of its faults on standard error: stack traces, and its log."""

import logging
import traceback
from types import TracebackType

from editor.app.streams import advise


def tell_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Write a stack trace to standard error: a hook for uncaught exceptions."""
    advise(*"".join(traceback.format_exception(kind, error, trace)).splitlines())


class StderrHandler(logging.Handler):
    """A log handler that writes to standard error."""

    def emit(self, record: logging.LogRecord) -> None:
        advise(*self.format(record).splitlines())
