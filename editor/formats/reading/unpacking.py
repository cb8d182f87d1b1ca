"""Decompresses gzip, recognised by the first bytes, never by the name; other archives are rejected.

The content of a file is in memory as a whole, or read in parts on demand. `TextKind` is the kind of
a text, which is known from how it begins.
"""

import re
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple, Protocol

from editor.core.fields import Kind
from editor.core.text import N_, Phrase
from editor.core.xml.markup import COMMENT, INSTRUCTION
from editor.formats.read_errors import Unreadable
from editor.rules.finding import FileHit


class FileContent(Protocol):
    """A sequence of bytes, or an object that reads parts or all of them on demand."""

    def __len__(self) -> int: ...
    def __getitem__(self, part: slice, /) -> bytes: ...
    def __bytes__(self) -> bytes: ...


_SUBSET = r"""\[(?:[^]<"']++|"[^"]*+"|'[^']*+'|<!--.*?(?:-->|\Z)|<)*+\]"""
_DOCTYPE = rf"""<!DOCTYPE(?:[^[>"']++|"[^"]*+"|'[^']*+'|{_SUBSET})*+>"""
BEFORE_ROOT = re.compile(
    rf"(?:[ \t\r\n\ufeff]++|{INSTRUCTION}|{COMMENT}|{_DOCTYPE})*+", re.DOTALL | re.IGNORECASE
)
HTML_DOCTYPE = re.compile(r"<!DOCTYPE\s+html\b", re.IGNORECASE)
NAME = re.compile(r"""<([^\s<>/!?&"'=]+)""")
SITEMAPS = {str(kind): kind for kind in Kind if kind.is_sitemap}


class TextKind(NamedTuple):
    """The kind of a text; `root` is the offset of the root's start tag, 0 in a text list."""

    kind: Kind
    root: int = 0
    file_hits: tuple[FileHit, ...] = ()


MAX_INFLATED = 500 * 1024 * 1024  # bytes; ten times what the protocol allows
BOMB_RATIO = 200  # inflated to packed bytes; the most repetitive real sitemaps stay below 60
BOMB_SIZE = 100 * 1024 * 1024  # below this size any ratio will do

GZIP = b"\x1f\x8b"
_PIECE = 16 * 1024  # packed bytes at a time: one piece inflates to 16 MB at most
_ZEROS = re.compile(rb"\0*")
_ARCHIVES = (
    (b"PK", N_("a ZIP archive")),
    (b"7z\xbc\xaf\x27\x1c", N_("a 7z archive")),
    (b"Rar!\x1a\x07", N_("a RAR archive")),
    (b"\xfd7zXZ\x00", N_("packed with xz")),
    (b"\x28\xb5\x2f\xfd", N_("packed with zstd")),
    (b"\x04\x22\x4d\x18", N_("packed with lz4")),
    (b"\x1f\x9d", N_("packed with compress")),
)
_BZIP2 = re.compile(rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)")
_TAR_MARK, _TAR_SUM = slice(257, 262), slice(148, 156)
_START = 512  # bytes that tell an archive

_NOT_GZIP = N_("The file is {form}. Sitemaps may only be compressed with gzip. Unpack it first.")
_CORRUPT = N_("The gzip compression is wrong: {reason}")
_TOO_LARGE = N_("The file is too large to open: {reason}")
_TWICE = Phrase(N_("it is compressed twice. It should be compressed only once."))
_AGAIN = Phrase(N_("it is compressed many times over. Get a fresh copy of the file."))
_MORE_BEHIND = N_("it is followed by {n:,} bytes that are not gzip. Get a fresh copy of the file.")
_CUT_OFF = Phrase(
    N_("its end is missing: it was cut off, perhaps during upload or download. Get a fresh copy of the file.")
)
_ON_THE_WAY = Phrase(
    N_("its contents do not match its checksum: it was damaged in transfer. Get a fresh copy of the file.")
)
_DAMAGED = Phrase(N_("its compressed data is damaged. Get a fresh copy of the file."))
_INFLATES = N_("it decompresses to more than {limit:,} bytes.")
_BOMB = N_("its {packed:,} bytes decompress to more than {times} times their size.")


class Inflated(NamedTuple):
    """The content of a file without its compression."""

    data: bytes
    gzip: bool
    is_whole: bool = True  # nothing of it was lost


def inflate(data: bytes, *, limit: int = MAX_INFLATED) -> Inflated:
    """Decompress gzip content, if it is compressed; several members are joined, zeros at the end are ignored.

    `limit` is in decompressed bytes. Raises Unreadable: gzip-corrupt (damaged, cut off, followed by something
    else, or compressed twice), zip-not-gzip (another archive), file-unreadable (over the limit, or a bomb).
    Source: RFC 1952; https://www.sitemaps.org/protocol.html ("compress your Sitemap files using gzip")
    """
    if not data.startswith(GZIP):
        _refuse_archive(data)
        return Inflated(data, gzip=False)
    content = inflate_once(data, limit=limit)
    if content.startswith(GZIP):
        raise _corrupt(_TWICE)
    _refuse_archive(content)
    return Inflated(content, gzip=True)


def inflate_once(data: bytes, *, limit: int = MAX_INFLATED) -> bytes:
    """Decompress gzip content, whatever is in it; raises Unreadable as `inflate` does."""
    try:
        return b"".join(_limited(_members(data), len(data), limit))
    except zlib.error as error:
        raise _corrupt(_damage(str(error))) from error


def inflate_damaged(data: bytes) -> Inflated:
    """Decompress damaged gzip content up to the damage, whether compressed once or twice.

    Raises Unreadable if nothing is left, or if it is over the limit.
    """
    if not data.startswith(GZIP):
        return Inflated(data, gzip=False)
    content, damage = _up_to_damage(data)
    if content.startswith(GZIP):
        outer = damage
        content, damage = _up_to_damage(content)
        damage = damage or outer
    if content.startswith(GZIP):
        raise _corrupt(_AGAIN)
    if damage and not content:
        raise damage
    return Inflated(content, gzip=True, is_whole=damage is None)


def _up_to_damage(data: bytes) -> tuple[bytes, Unreadable | None]:
    content = BytesIO()
    damage = None
    try:
        for piece in _limited(_members(data, is_damaged=True), len(data), MAX_INFLATED):
            content.write(piece)
    except zlib.error as error:
        damage = _corrupt(_damage(str(error)))
    except Unreadable as error:
        if error.file_hits[0].rule != "gzip-corrupt":
            raise
        damage = error
    return content.getvalue(), damage


def inflate_content(content: FileContent) -> tuple[FileContent, bool]:
    """Return content decompressed, and whether it was compressed; other content is not read into memory."""
    start = content[:_START]
    if start.startswith(GZIP):
        return inflate(bytes(content)).data, True
    _refuse_archive(start)
    return content, False


def _members(data: bytes, *, is_damaged: bool = False) -> Iterator[bytes]:
    """Yield the decompressed content, piece by piece, in linear time however many members there are.

    With `is_damaged`, a piece that cannot be decompressed yields the bytes before the damage and then raises.
    """
    at, end = 0, len(data)
    member = zlib.decompressobj(wbits=31)
    while at < end:
        piece = data[at : at + _PIECE]
        before = member.copy() if is_damaged else None
        try:
            yield member.decompress(piece)
        except zlib.error:
            if before is not None:
                yield from (before.decompress(piece[n : n + 1]) for n in range(len(piece)))
            raise
        at += len(piece) - len(member.unused_data)
        if not member.eof:
            continue
        zeros = _ZEROS.match(data, at)
        at = zeros.end() if zeros else at
        if at == end:
            return
        if not data.startswith(GZIP, at):
            raise _corrupt(Phrase(_MORE_BEHIND, n=end - at))
        member = zlib.decompressobj(wbits=31)
    raise _corrupt(_CUT_OFF)


def _limited(pieces: Iterator[bytes], packed: int, limit: int) -> Iterator[bytes]:
    """Pass pieces on; raises Unreadable once they exceed the limit or are a decompression bomb."""
    total = 0
    for piece in pieces:
        total += len(piece)
        if total > limit:
            raise _too_large(Phrase(_INFLATES, limit=limit))
        if total > BOMB_SIZE and total > BOMB_RATIO * packed:
            raise _too_large(Phrase(_BOMB, packed=packed, times=BOMB_RATIO))
        yield piece


def _damage(message: str) -> Phrase:
    return _ON_THE_WAY if "data check" in message or "length check" in message else _DAMAGED


def _refuse_archive(data: bytes) -> None:
    form = next((form for mark, form in _ARCHIVES if data.startswith(mark)), "")
    if _BZIP2.match(data):
        form = N_("packed with bzip2")
    elif _is_tar(data):
        form = N_("a tar archive")
    if form:
        packed = Phrase(form)
        raise Unreadable(
            Phrase(_NOT_GZIP, form=packed), FileHit("zip-not-gzip", value=form, params=(("form", packed),))
        )


def _is_tar(data: bytes) -> bool:
    """Return True if the data begins with a tar header whose checksum is right.

    Its mark alone may be part of a URL, as in gustar.
    """
    if data[_TAR_MARK] != b"ustar" or len(data) < _START:
        return False
    counted = data[: _TAR_SUM.start] + b" " * 8 + data[_TAR_SUM.stop : _START]  # itself as spaces
    return data[_TAR_SUM].strip(b" \0").lstrip(b"0") == b"%o" % sum(counted)


def _corrupt(reason: Phrase) -> Unreadable:
    sentence = Phrase(_CORRUPT, reason=reason)
    return Unreadable(sentence, FileHit("gzip-corrupt", params=(("reason", reason),)))


def _too_large(reason: Phrase) -> Unreadable:
    sentence = Phrase(_TOO_LARGE, reason=reason)
    return Unreadable(sentence, FileHit("file-unreadable", params=(("reason", reason),)))
