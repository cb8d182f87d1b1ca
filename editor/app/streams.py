"""Standard output and standard error, which may be closed, full, or a pipe that nobody reads any more.

Whoever does not listen to the end changes nothing: all is done, and the exit code says how it went. All that
is printed goes through here, line by line: what a file, a recipe or a name holds neither acts on a terminal
nor makes a line of its own.
"""

import io
import logging
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from types import TracebackType
from typing import TextIO

from editor.services.files.file_errors import system_cause, visible_message

PROGRAM = "sitemap-editor"
WRONG = 2  # the exit code where something cannot be read or written


def say(*lines: str) -> None:
    """Write to standard output; ends the program where that fails for another reason than nobody reading."""
    if sys.stdout is None:
        return
    try:
        _write(sys.stdout, lines)
    except BrokenPipeError:
        _silence(sys.stdout)
    except OSError as error:
        _silence(sys.stdout)
        complain(f"standard output cannot be written: {system_cause(error)}")
        raise SystemExit(WRONG) from error


def complain(message: str) -> None:
    """Say something on standard error, in a line; nobody can be told where that fails."""
    advise(f"{PROGRAM}: {message}")


def advise(*lines: str) -> None:
    """Say lines on standard error; nobody can be told where that fails."""
    if sys.stderr is None:
        return
    try:
        _write(sys.stderr, lines)
    except OSError:
        _silence(sys.stderr)


def is_watched() -> bool:
    """Tell whether standard error is a terminal, where somebody may want to see how far a command is."""
    return sys.stderr is not None and sys.stderr.isatty()


def tell_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Say on standard error where the program is at fault: a hook for what nobody caught."""
    import traceback  # noqa: PLC0415 - hardly ever needed

    advise(*"".join(traceback.format_exception(kind, error, trace)).splitlines())


class StderrHandler(logging.Handler):
    """Says on standard error what is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        advise(*self.format(record).splitlines())


def flush() -> None:
    """Bring everything out that was said, before the process ends on the spot."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        with suppress(OSError):  # nobody reads it any more
            stream.flush()


def _write(stream: TextIO, lines: Iterable[str]) -> None:
    if isinstance(stream, io.TextIOWrapper):  # not every terminal can show every letter
        stream.reconfigure(errors="backslashreplace")
    stream.write("".join(f"{visible_message(line)}\n" for line in lines))
    stream.flush()


def _silence(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere: Python writes it once more at the end, and would complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
