"""The errors for files that give no rows or only damaged ones, and the choices of how to read these.

A position in a text is an offset from 0, or a line and a column from 1, all in code points.
"""

import re
from enum import StrEnum
from typing import NamedTuple

from editor.core.text import N_, Phrase
from editor.core.xml.outline import MAX_DEPTH
from editor.rules.finding import FileHit


class ConflictSide(StrEnum):
    """The side of each conflict of version control that is kept."""

    BOTH = "both"
    FIRST = "first"
    SECOND = "second"


class ReadAs(NamedTuple):
    """The choices of a person for reading a damaged file."""

    encoding: str = ""  # "": as the file says
    side: ConflictSide = ConflictSide.BOTH  # of merge conflicts


_TOO_DEEP = N_("Elements are nested more than {n} levels deep, far deeper than any sitemap needs.")
_NESTED = N_("elements are nested more than {n} levels deep")
_NOT_VALID = N_("Some bytes are not valid {encoding}. Open the file in the encoding it was written in.")
_TOO_MUCH = N_("{what} The file is damaged or hostile.")


class Unreadable(Exception):
    """The error for a file that gives no rows.

    `str()` gives one plain sentence, in English; `file_hits` has the reason first, as an error, and then
    whatever else was noticed. `byte_size` is the decompressed size if that is known; `sitemaps` are the URLs
    of sitemaps that the file names instead of being one.
    """

    byte_size: int | None = None
    sitemaps: tuple[str, ...] = ()

    def __init__(self, sentence: Phrase, *file_hits: FileHit) -> None:
        super().__init__(sentence)
        self.file_hits = file_hits


def not_valid(encoding: str) -> Phrase:
    """Return the sentence on bytes that are not valid in an encoding."""
    return Phrase(_NOT_VALID, encoding=encoding)


def too_much(sentence: Phrase, reason: Phrase) -> Unreadable:
    """Return the error for a file beyond all limits; `reason` is the sentence as a clause."""
    return Unreadable(
        Phrase(_TOO_MUCH, what=sentence), FileHit("file-unreadable", params=(("reason", reason),))
    )


def too_deep() -> Unreadable:
    """Return the error for a file whose elements are nested too deep."""
    return too_much(Phrase(_TOO_DEEP, n=MAX_DEPTH), Phrase(_NESTED, n=MAX_DEPTH))


class BrokenXml(Unreadable):
    """The error for input that is not well-formed; the text around the fault may still be recovered.

    `line` and `column` count from 1, in the decoded text; `context` is the text around that place.
    """

    def __init__(
        self, sentence: Phrase, *file_hits: FileHit, line: int, column: int, context: str = ""
    ) -> None:
        super().__init__(sentence, *file_hits)
        self.line = line
        self.column = column
        self.context = context


AROUND = 40  # code points shown on either side of a fault

_SPACES = "[ \t\r\n]+"
# Controls, lone surrogates, and marks that change the direction of the text after them.
_UNSHOWABLE = "[\x00-\x1f\x7f-\x9f\ud800-\udfff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]"


def position_of(text: str, offset: int) -> tuple[int, int]:
    """Return the line and column of an offset; a line ends with LF, CRLF or a lone CR."""
    start = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    returns = text.count("\r", 0, start)
    pairs = text.count("\r\n", 0, start) if returns else 0
    line = text.count("\n", 0, start) + returns - pairs + 1
    return line, offset - start + 1


def offset_of(text: str, line: int, column: int) -> int:
    """Return the offset of a line and column as the XML parser counts, with LF only; within the line."""
    start = 0
    for _ in range(line - 1):
        end = text.find("\n", start)
        if end < 0:
            return len(text)
        start = end + 1
    end = text.find("\n", start)
    return min(start + max(column - 1, 0), len(text) if end < 0 else end)


def text_around(text: str, offset: int) -> str:
    """Return the text on both sides of an offset, on one line and safe to show."""
    start, end = max(offset - AROUND, 0), min(offset + AROUND, len(text))
    shown = on_one_line(text[start:end]).strip()
    return ("…" if start else "") + shown + ("…" if end < len(text) else "")


def on_one_line(text: str) -> str:
    """Return a text without line breaks and with a mark in place of characters that cannot be shown."""
    if text.isprintable() and "  " not in text:
        return text
    return re.sub(_UNSHOWABLE, "\ufffd", re.sub(_SPACES, " ", text))
