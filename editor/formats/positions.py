"""Positions in a text: offsets from 0, lines and columns from 1, all in code points."""

import re

AROUND = 40  # code points shown on either side of a fault

_SPACES = re.compile("[ \t\r\n]+")
# Controls, lone surrogates, and marks that change the direction of the text after them.
_UNSHOWABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\ud800-\udfff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]"
)


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
    return _UNSHOWABLE.sub("\ufffd", _SPACES.sub(" ", text))
