"""Standard output and standard error, which may be closed, full, or a pipe that nobody reads any more.

Whoever does not listen to the end changes nothing: all is done, and the exit code says how it went.
"""

import io
import os
import sys
from typing import TextIO

from editor.services.file_errors import cause_of, visible

PROGRAM = "sitemap-editor"
WRONG = 2  # the exit code where something cannot be read or written


def say(text: str) -> None:
    """Write to standard output; ends the program where that fails for another reason than nobody reading."""
    if sys.stdout is None:
        return
    try:
        _write(sys.stdout, text)
    except BrokenPipeError:
        _silence(sys.stdout)
    except OSError as error:
        _silence(sys.stdout)
        complain(f"standard output cannot be written: {cause_of(error)}")
        raise SystemExit(WRONG) from error


def complain(message: str) -> None:
    """Say something on standard error, in a line; nobody can be told where that fails."""
    advise(f"{PROGRAM}: {visible(message)}\n")


def advise(lines: str) -> None:
    """Say lines of the program's own on standard error; nobody can be told where that fails."""
    if sys.stderr is None:
        return
    try:
        _write(sys.stderr, lines)
    except OSError:
        _silence(sys.stderr)


def _write(stream: TextIO, text: str) -> None:
    if isinstance(stream, io.TextIOWrapper):  # names of files may hold what no terminal can show
        stream.reconfigure(errors="backslashreplace")
    stream.write(text)
    stream.flush()


def _silence(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere: Python writes it once more at the end, and would complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
