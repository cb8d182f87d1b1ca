"""Lines of a file that read differently in different encodings, for a person to choose by."""

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
    """Pieces of the lines in doubt; none where all is ASCII, or characters have two or four bytes."""

    pieces: tuple[bytes, ...]
    encoding: str  # in which the file is read as it says


def samples_of(data: bytes) -> Samples:
    """Look for lines that show in which encoding a file is; those first that are not in the one it says.

    data: perhaps compressed. Raises Unreadable where it cannot be unpacked.
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
    """How some bytes read in an encoding, and whether all of them mean something there."""
    try:
        return piece.decode(encoding), True
    except UnicodeDecodeError:
        return piece.decode(encoding, errors="replace"), False


def _piece(line: bytes) -> bytes:
    """What is about the first byte that is not ASCII, without half characters at its ends."""
    first = next(at for at, byte in enumerate(line) if byte >= 0x80)
    end = first + _AFTER
    while end < len(line) and line[end] >= 0x80:
        end += 1
    return line[max(first - _BEFORE, 0) : end].strip()
