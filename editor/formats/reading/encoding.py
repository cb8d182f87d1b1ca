"""Decodes bytes to text, the way the XML parser would."""

import codecs
import re
from dataclasses import dataclass

from editor.core.fields import Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.formats.errors import BrokenXml, Unreadable
from editor.formats.positions import AROUND, position_of, text_around
from editor.formats.reading.encoding_names import codec_of, is_wide
from editor.formats.reading.file_kind import sniff
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import FileHit

# UTF-32 comes first, because its little-endian mark begins with that of UTF-16.
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# The bytes of `<` or `<?` without a byte order mark. Source: https://www.w3.org/TR/xml/#sec-guessing
_STARTS = (
    (b"<\0\0\0", "utf-32-le"),
    (b"\0\0\0<", "utf-32-be"),
    (b"<\0?\0", "utf-16-le"),
    (b"\0<\0?", "utf-16-be"),
)

# UTF-16 or UTF-32 without either: the parser rejects such XML, but a list of URLs may be like that.
LETTERS = 4  # ASCII characters at the start by which UTF-16 is recognised
_ASCII = rb"[\t\n\r -~]"
_BARE = (
    (re.compile(rb"(?:%s\0\0\0){2}" % _ASCII), "utf-32-le"),
    (re.compile(rb"(?:\0\0\0%s){2}" % _ASCII), "utf-32-be"),
    (re.compile(rb"(?:%s\0){%d}" % (_ASCII, LETTERS)), "utf-16-le"),
    (re.compile(rb"(?:\0%s){%d}" % (_ASCII, LETTERS)), "utf-16-be"),
)

# Text before the declaration is a fault of its own, but it does not change the encoding.
_DECLARED = re.compile(
    rb"""(?:[^<]{0,1000}<\?|\s*\??)xml\s[^>]{0,200}?\bencoding\s*=\s*["']([^"'<>]{1,60})["']"""
)
# The encoding of mainframes: <?xml, <url or <sit.
_EBCDIC = re.compile(rb"[\x15\x25\x40]*\x4c(?:\x6f\xa7\x94\x93|\xa4\x99\x93|\xa2\x89\xa3)")
_HEAD = 1000  # bytes that are examined for whether a mark or a declaration is true

_MARKED = QT_TRANSLATE_NOOP(
    "phrases",
    "The file begins with a {form} byte order mark, but its characters are single bytes. "
    "Save it again as UTF-8.",
)
_DECLARES = QT_TRANSLATE_NOOP(
    "phrases", "The file declares {form}, but its characters are single bytes. Save it again as UTF-8."
)
_UNMARKED = QT_TRANSLATE_NOOP(
    "phrases",
    "The file is in {form}, but it has no byte order mark and does not start with <?xml, "
    "so XML parsers reject it. Save it again as UTF-8.",
)
_INVALID = QT_TRANSLATE_NOOP(
    "phrases",
    "Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is "
    "damaged or in a different encoding. Read it in the right encoding, or save it again "
    "as UTF-8.",
)


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file.

    `encoding` is a name that bytes.decode accepts, for the bytes after the byte order mark `bom`. `exact` is
    False if encoding the text again gives other bytes.
    """

    text: str
    encoding: str
    bom: bytes = b""
    exact: bool = True


def decode_text(data: bytes) -> Decoded:
    """Decode the content of a file, without its compression.

    A byte order mark decides, then the pattern of zero bytes, then the declaration; otherwise it is UTF-8. An
    unknown declared name is left for the XML parser to reject. Raises BrokenXml: encoding-invalid-bytes, with
    the place; Unreadable as `sniff` does if it would be no sitemap in any encoding, and for EBCDIC.
    """
    if _EBCDIC.match(data):
        form = (("encoding", "EBCDIC"),)
        sentence = Phrase(RULE_BY_ID["encoding-not-utf8"].message, "rules", **dict(form))
        raise Unreadable(sentence, FileHit("encoding-not-utf8", value="EBCDIC", params=form))
    try:
        return _decode(data)
    except BrokenXml:
        sniff(decode_damaged(data).text)
        raise


def _decode(data: bytes) -> Decoded:
    bom, encoding = _encoding_of(data)
    if _is_pretence(data, bom, encoding):
        raise _not_wide(data, bom, encoding)
    try:
        text = str(memoryview(data)[len(bom) :], encoding)
    except UnicodeDecodeError as error:
        raise _invalid(data[len(bom) :], len(bom), encoding, error) from error
    if is_unmarked(data) and sniff(text).kind is not Kind.TEXT:
        raise _unmarked(text, encoding)
    is_sure = encoding == "utf-8" or is_wide(encoding)
    return Decoded(text, encoding, bom, exact=is_sure or _gives(text, encoding, data))


def decode_damaged(data: bytes, *, keeps_bytes: bool = False) -> Decoded:
    """Decode bytes that `decode_text` rejects; U+FFFD replaces invalid bytes.

    With `keeps_bytes` an invalid byte becomes a lone surrogate, which `surrogateescape` turns back into the
    byte, or stays itself if it is ASCII; in encodings with two or four bytes a character, any byte becomes
    U+DC00 plus its value.
    """
    bom, encoding = _encoding_of(data)
    if _is_pretence(data, bom, encoding):
        data, bom, encoding = data[len(bom) :], b"", "utf-8"
    errors = _KEEPING if keeps_bytes else "replace"
    text = str(memoryview(data)[len(bom) :], encoding, errors=errors)
    return Decoded(text, encoding, bom, exact=False)


def _kept(error: UnicodeError) -> tuple[str, int]:
    """Decode invalid bytes to characters that preserve them; unlike `surrogateescape`, even ASCII ones."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    wrong = error.object[error.start : error.end]
    if is_wide(error.encoding):
        return "".join(chr(0xDC00 + byte) for byte in wrong), error.end
    return wrong.decode("ascii", errors="surrogateescape"), error.end


_KEEPING = "keep-bytes"
codecs.register_error(_KEEPING, _kept)


def pretended_mark(data: bytes) -> bytes:
    """Return a mark of UTF-16 or UTF-32 before single bytes, which `decode_damaged` drops; else b""."""
    bom, encoding = _encoding_of(data)
    return bom if _is_pretence(data, bom, encoding) else b""


def is_unmarked(data: bytes) -> bool:
    """Return True for UTF-16 or UTF-32 that neither a mark nor the first character reveals."""
    return bool(bare_encoding(data)) and not any(data.startswith(start) for start, _ in _STARTS)


def bare_encoding(data: bytes) -> str:
    """Return UTF-16 or UTF-32 for text that begins with ASCII and has no mark; "" for any other."""
    return next((encoding for bare, encoding in _BARE if bare.match(data)), "")


def _encoding_of(data: bytes) -> tuple[bytes, str]:
    """Return the byte order mark, and the encoding of the bytes after it."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return mark, encoding
    for start, encoding in _STARTS:
        if data.startswith(start):
            return b"", encoding
    if bare := bare_encoding(data):
        return b"", bare
    declared = _DECLARED.match(data)
    return b"", (declared and codec_of(declared[1].decode("latin-1").strip())) or "utf-8"


def _is_pretence(data: bytes, bom: bytes, encoding: str) -> bool:
    """Return True if a mark or declaration says UTF-16 or UTF-32, but characters are single bytes."""
    return is_wide(encoding) and b"\0" not in data[len(bom) : _HEAD]


def _gives(text: str, encoding: str, data: bytes) -> bool:
    try:
        return text.encode(encoding) == data
    except UnicodeEncodeError:
        return False


def _not_wide(data: bytes, bom: bytes, encoding: str) -> BrokenXml:
    form = encoding[:6].upper()
    start = decode_damaged(data[:_HEAD]).text
    return BrokenXml(
        Phrase(_MARKED if bom else _DECLARES, form=form),
        FileHit("encoding-invalid-bytes", 1, 1, bom.hex(" ").upper(), (("encoding", form),)),
        line=1,
        column=1,
        context=text_around(start, 0),
    )


def _unmarked(text: str, encoding: str) -> BrokenXml:
    form = encoding[:6].upper()
    return BrokenXml(
        Phrase(_UNMARKED, form=form),
        FileHit("encoding-invalid-bytes", 1, 1, "", (("encoding", "UTF-8"),)),
        line=1,
        column=1,
        context=text_around(text, 0),
    )


def _invalid(data: bytes, bom_size: int, encoding: str, error: UnicodeDecodeError) -> BrokenXml:
    before = str(memoryview(data)[: error.start], encoding, errors="replace")
    line, column = position_of(before, len(before))
    wrong = data[error.start : error.end].hex(" ").upper()
    after = str(data[error.start : error.start + 4 * AROUND], encoding, errors="replace")
    form = encoding.upper()
    return BrokenXml(
        Phrase(_INVALID, line=line, column=column, byte=wrong, form=form),
        FileHit(
            "encoding-invalid-bytes",
            line,
            column,
            wrong,
            (("encoding", form), ("bytes", wrong), ("offset", bom_size + error.start)),
        ),
        line=line,
        column=column,
        context=text_around(before[-AROUND:] + after, min(len(before), AROUND)),
    )
