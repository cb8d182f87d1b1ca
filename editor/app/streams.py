"""Standard output and standard error, which may be closed, full, or a pipe that nobody reads any more."""

import io
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TextIO

from editor.core.text import without_passwords
from editor.services.files.file_errors import system_cause, visible_message
from editor.usage import PROGRAM

WRONG = 2  # the exit code if something cannot be read or written
STANDARD = "-"  # standard input or output, in the place of a file
MARKED_INPUT = "\0-"  # standard input among files, as no file can be named
GIVEN_NAMES: dict[Path, str] = {}  # what a person named, by the temporary file that stands for it
CLEANING = ExitStack()  # removes these files when the command ends


def given_name(path: Path | None) -> str:
    """Return a file as a person named it."""
    return GIVEN_NAMES.get(path, str(path)) if path else str(path)


def say(*lines: str) -> None:
    """Write to standard output, without passwords; exit if that fails, unless because nobody reads it."""
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


def write_bytes(data: bytes) -> None:
    """Write a file to standard output, as it is; see `say`."""
    stream = getattr(sys.stdout, "buffer", None)
    if stream is None:
        return
    try:
        stream.write(data)
        stream.flush()
    except BrokenPipeError:
        _silence(sys.stdout)
    except OSError as error:
        _silence(sys.stdout)
        complain(f"standard output cannot be written: {system_cause(error)}")
        raise SystemExit(WRONG) from error


class Coloured(str):
    """A text that is fit for a terminal and has its colours."""

    __slots__ = ()


def coloured(text: str, style: str) -> Coloured:
    """Return a text in a style of terminals, such as "1;31", without control characters of its own."""
    return Coloured(f"\x1b[{style}m{visible_message(text)}\x1b[0m")


def joined(*parts: str) -> Coloured:
    """Return parts as one line, those of them as they are that have their colours."""
    return Coloured("".join(part if isinstance(part, Coloured) else visible_message(part) for part in parts))


def has_colours(wanted: str) -> bool:
    """Tell whether standard output gets colours: "always", "never", or on a terminal that takes them.

    Source: https://no-color.org/
    """
    if wanted != "auto":
        return wanted == "always"
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return not is_plain and sys.stdout is not None and sys.stdout.isatty()


def complain(message: str) -> None:
    """Write a message to standard error, in a line; ignore failures to do so."""
    advise(f"{PROGRAM}: {message}")


def advise(*lines: str) -> None:
    """Write lines to standard error; ignore failures to do so."""
    if sys.stderr is None:
        return
    try:
        _write(sys.stderr, lines)
    except OSError:
        _silence(sys.stderr)


def is_watched() -> bool:
    """Tell whether standard error is a terminal, where somebody may want to see how far a command is."""
    return sys.stderr is not None and sys.stderr.isatty()


def flush() -> None:
    """Flush both streams, before the process is ended at once."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        with suppress(OSError):  # nobody reads it any more
            stream.flush()


def _write(stream: TextIO, lines: Iterable[str]) -> None:
    if isinstance(stream, io.TextIOWrapper):  # not every terminal can show every character
        stream.reconfigure(errors="backslashreplace")
    shown = (line if isinstance(line, Coloured) else visible_message(line) for line in lines)
    stream.write("".join(f"{without_passwords(line)}\n" for line in shown))
    stream.flush()


def _silence(stream: TextIO) -> None:
    """Discard the buffer of a stream, which Python would write again at exit, and complain about."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
