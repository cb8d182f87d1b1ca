"""Finds lines of a file that read differently in different encodings, for a person to choose by."""

import re
from dataclasses import dataclass

from editor.formats.reading.encoding import decode_damaged
from editor.formats.reading.encoding_names import is_wide
from editor.formats.reading.inflate import inflate_damaged

_LINE = re.compile(rb"[^\r\n]*[\x80-\xff][^\r\n]*")
_BEFORE, _AFTER = 32, 64  # bytes around the first that is not ASCII
_MOST = 5
_LOOKED_AT = 500  # lines


@dataclass(frozen=True, slots=True)
class Samples:
    """The pieces of doubtful lines; none if all is ASCII or characters have two or four bytes."""

    pieces: tuple[bytes, ...]
    encoding: str  # in which the file is read by its own declaration


def samples_of(data: bytes) -> Samples:
    """Find lines that reveal the encoding of a file, those first that are invalid in the declared one.

    `data` may be compressed. Raises Unreadable if it cannot be decompressed.
    """
    content = inflate_damaged(data).data
    encoding = decode_damaged(content[:_LOOKED_AT]).encoding
    if is_wide(encoding):
        return Samples((), encoding)
    found: dict[bytes, bool] = {}
    for number, line in enumerate(_LINE.finditer(content)):
        if number == _LOOKED_AT:
            break
        piece = _piece(line[0])
        found.setdefault(piece, reads_as(piece, encoding)[1])
    pieces = sorted(found, key=lambda piece: found[piece])
    return Samples(tuple(pieces[:_MOST]), encoding)


def reads_as(piece: bytes, encoding: str) -> tuple[str, bool]:
    """Decode some bytes; return the text, and whether all bytes are valid in the encoding."""
    try:
        return piece.decode(encoding), True
    except UnicodeDecodeError:
        return piece.decode(encoding, errors="replace"), False


def _piece(line: bytes) -> bytes:
    """Return the part of a line around the first byte that is not ASCII, with whole characters at its end."""
    first = next(at for at, byte in enumerate(line) if byte >= 0x80)
    end = first + _AFTER
    while end < len(line) and line[end] >= 0x80:
        end += 1
    return line[max(first - _BEFORE, 0) : end].strip()
