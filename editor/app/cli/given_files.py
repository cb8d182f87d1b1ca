"""What a FILE stands for that is not the name of one: standard input, a pattern of names, a folder, a URL.

Standard input is stored in a temporary file, since a sitemap is read from several places at once, and
what was fetched from the web is, too. They are told by the names that a person gave.
"""

import difflib
import glob
import os
import shutil
import sys
import tempfile
from argparse import ArgumentTypeError
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from editor.app.cli.language import cli_text
from editor.app.streams import (
    CLEANING,
    GIVEN_NAMES,
    MARKED_INPUT,
    STANDARD,
    complain,
    given_name,
    write_bytes,
)
from editor.core.text import without_passwords
from editor.formats.reading.unpacking import inflate_damaged
from editor.runtime.system import is_folder, is_there
from editor.services.documents.index_file import sitemaps_in

_COMPARED = "compared-with"  # names the file that a diff is made against
_NO_END = "\\ No newline at end of file"
_INPUT, _OUTPUT = "standard-input", "standard-output"
_BYTES_BEFORE_TEXT = (
    b"\xef\xbb\xbf\xff\xfe\0 \t\r\n"  # marks of a byte order, white space, the half of UTF-16
)
_LOOKED_AT = 64 * 1024


def standard_input() -> Path:
    """Store standard input in a file, whose ending fits what is in it, and return its path."""
    stream: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    if stream is None:
        raise ArgumentTypeError(cli_text("there is no standard input"))
    start = stream.read(_LOOKED_AT)
    path = temporary_folder() / f"{_INPUT}{_ending(start)}"
    with path.open("wb") as file:
        file.write(start)
        shutil.copyfileobj(stream, file)
    GIVEN_NAMES[path] = STANDARD
    return path


def standard_output(ending: str, compared_with: Path | None = None) -> Path:
    """Return the file in whose place standard output is written, with an ending of its name.

    compared_with: only what differs from this file is to be shown, as a unified diff.
    """
    path = temporary_folder() / f"{_OUTPUT}{ending}"
    GIVEN_NAMES[path] = STANDARD
    if compared_with is not None:
        (path.parent / _COMPARED).write_bytes(os.fsencode(compared_with))
    return path


def pass_on(path: Path) -> None:
    """Write to standard output what was written in its place, or what that would change."""
    compared = path.parent / _COMPARED
    if compared.exists():
        write_bytes(_difference(Path(os.fsdecode(compared.read_bytes())), path))
    else:
        write_bytes(path.read_bytes())


def _difference(before: Path, after: Path) -> bytes:
    """Return the unified diff between two files, of which the first need not exist."""
    old, new = _lines(before), _lines(after)
    if old == new:
        return b""
    name = given_name(before)
    is_new = not is_there(before)
    lines = difflib.unified_diff(old, new, "/dev/null" if is_new else name, name)
    whole = [line if line.endswith("\n") else f"{line}\n{_NO_END}\n" for line in lines]
    shown = [without_passwords(line) for line in whole]
    if shown != whole:
        complain(
            cli_text("{path}: the diff has *** in place of passwords, so it cannot be applied").format(
                path=name
            )
        )
    return "".join(shown).encode("utf-8", errors="surrogateescape")


def _lines(path: Path) -> list[str]:
    """Return the lines of a file, with their ends; raises ArgumentTypeError for one that is no text."""
    if not is_there(path):
        return []
    data = inflate_damaged(path.read_bytes()).data
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", errors="replace")
    elif b"\0" in data:
        raise ArgumentTypeError(
            cli_text("{path} is no text, so --diff has nothing to show").format(path=path)
        )
    else:
        text = data.decode("utf-8", errors="surrogateescape")
    return [f"{line}\n" for line in text.split("\n")[:-1]] + [last for last in text.split("\n")[-1:] if last]


def temporary_folder() -> Path:
    """Return a new folder that is removed when the command ends."""
    return Path(CLEANING.enter_context(tempfile.TemporaryDirectory(prefix="sitemap-editor-")))


def _ending(start: bytes) -> str:
    if start.startswith(b"\x1f\x8b"):
        return ".xml.gz"
    if start.startswith(b"PK"):
        return ".xlsx"
    text = start.lstrip(_BYTES_BEFORE_TEXT)
    return ".xml" if text.startswith(b"<") or b"<urlset" in text or b"<sitemapindex" in text else ".txt"


def expanded(words: Iterable[str], *, opens_folders: bool) -> Iterator[str]:
    """Yield the files for names that may be patterns or folders; raises ArgumentTypeError for one of no file.

    opens_folders: those are for the command itself. A pattern that is the name of a file is that.
    """
    for word in words:
        path = Path(word)
        if word == MARKED_INPUT:
            yield str(standard_input())
        elif is_folder(path) and not opens_folders:
            found = list(map(str, sitemaps_in(path)))
            if not found:
                raise ArgumentTypeError(
                    cli_text("{folder}: there is no file in it that ends in .xml or .xml.gz.").format(
                        folder=word
                    )
                )
            yield from found
        elif glob.has_magic(word) and not is_there(path):
            found = sorted(glob.glob(word, recursive=True))  # noqa: PTH207 - names stay as they were given
            if not found:
                raise ArgumentTypeError(cli_text("no file is named like {pattern}").format(pattern=word))
            yield from found
        else:
            yield word
