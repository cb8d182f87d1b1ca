"""What the commands share: a parser that complains in one line, and how places and paths are read."""

import argparse
import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote

from editor.app.streams import PROGRAM, WRONG, complain, say
from editor.core.values.urls import is_published_url
from editor.core.values.w3c_datetime import parse_date
from editor.formats.reading.encoding_names import codec_of
from editor.services.files.file_errors import shown_path, system_cause


class UsageError(Exception):
    """The command was called in a way that it cannot follow; nothing has been written."""


def guarded(command: str, run: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run a command; returns the exit code. Where it cannot go on, one line says why."""
    try:
        return run(arguments)
    except UsageError as error:
        complain(f"{command}: {error}")
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        complain(f"{command}: {named}{system_cause(error)}")
    return WRONG


def complain_of(file: Path | None, what: object) -> None:
    """Say what is wrong with a file."""
    complain(naming(file, what))


def naming(file: Path | None, what: object) -> str:
    """What is wrong with a file behind its name, which some errors tell themselves."""
    words, name = str(what), "" if file is None else shown_path(file)
    return words if words.startswith(name) else f"{name}: {words}"


_MOST_DIGITS = 100  # Python reads some thousand, and fails at more
_NAME = "\0"  # before a word that is no option, though it begins like one: no argument can hold it


class Parser(argparse.ArgumentParser):
    """Complains in one line; options and arguments may stand in any order."""

    def __init__(self, command: str, description: str) -> None:
        super().__init__(prog=f"{PROGRAM} {command}", description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise UsageError(as_given(message[:1].lower() + message[1:]))

    def print_help(self, file: object = None) -> None:
        say(*self.format_help().splitlines())

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments by name; raises UsageError."""
        words = list(arguments)
        if "--" in words:  # which argparse heeds only behind a name
            at = words.index("--")
            words[at:] = [f"{_NAME}{word}" if word.startswith("-") else word for word in words[at + 1 :]]
        return self.parse_intermixed_args(words)


def as_given(text: str) -> str:
    """An argument as it was given, of whatever begins like an option behind `--` too."""
    return text.replace(_NAME, "")


def path_argument(text: str) -> str:
    """The name of a file or folder; an empty one would be the folder that one is in, and is never meant.

    Nor is a file meant where other programs take `-` for their input or output.
    """
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    if text == "-":
        raise argparse.ArgumentTypeError("- is not a file; write ./- if it is named that")
    return as_given(text)


def path_of(text: str) -> Path:
    """The path of that name."""
    return Path(path_argument(text))


def encoding_argument(text: str) -> str:
    """The codec of the encoding that has this name, for `--encoding`."""
    codec = codec_of(text)
    if not codec:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an encoding name, such as windows-1251 or shift_jis"
        )
    return codec


def time_of(text: str) -> datetime:
    """The instant that a W3C datetime names, for `--now`."""
    value = parse_date(text)
    if value is None:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z"
        )
    if not 1 < value.year < 9999:  # the rules look some days ahead and back
        raise argparse.ArgumentTypeError(f"{text!r} cannot be used as the current time")
    return datetime(1, 1, 1, tzinfo=UTC) + timedelta(seconds=value.instant().seconds)


def url_of(text: str) -> str:
    """Where something is published; "" is unknown."""
    url = text.strip()
    if url and not is_published_url(url):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a full URL, such as https://www.example.com/sitemap.xml"
        )
    return url


def rows_of(text: str) -> list[range]:
    """Row ranges as written, `1,5-7` counting from 1, as ranges counting from 0."""
    ranges = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not (is_number(first) and (not dash or is_number(last))):
            raise argparse.ArgumentTypeError(
                f"{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7"
            )
        start, end = int(first), int(last) if dash else int(first)
        if not 1 <= start <= end:
            raise argparse.ArgumentTypeError(
                f"{part!r} is not a range of rows: rows count from 1, and the lower number comes first"
            )
        ranges.append(range(start - 1, end))
    return ranges


def number_argument(text: str) -> int:
    """A whole number from 0."""
    if not is_number(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, 0 or higher")
    return int(text)


def is_number(text: str) -> bool:
    """Whether these are digits, and no more of them than a number that is meant can have."""
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def published_at(url: str, path: Path, files: int) -> str:
    """Where a file is published; of several files `url` names the folder."""
    if not url or files == 1:
        return url
    return url.rstrip("/") + "/" + quote(os.fsencode(path.name))
