"""Decodes bytes to text, the way the XML parser would, and recognises the kind of the text.

The names of encodings differ between XML declarations, Python and the XML parser. Single-byte
encodings that the parser knows and Python does not are registered with the parser's tables. For a
person who has to choose an encoding, `samples_of` finds lines of the file that read differently in
different ones.
"""

import codecs
import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

from editor.core.fields import Kind
from editor.core.text import N_, Phrase
from editor.core.xml.markup import SCRIPT
from editor.formats.read_errors import AROUND, BrokenXml, Unreadable, not_valid, position_of, text_around
from editor.formats.reading.unpacking import (
    BEFORE_ROOT,
    HTML_DOCTYPE,
    NAME,
    SITEMAPS,
    TextKind,
    inflate_damaged,
)
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import FileHit

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


def sniff(text: str) -> TextKind:
    """Recognise the kind of a text by its beginning, without checking that it is well-formed.

    Raises Unreadable: file-empty, html-instead-of-sitemap, root-unknown, not-a-sitemap, template-code,
    merge-conflict, not-well-formed (no root at all); BrokenXml: root-unknown (only letter case is wrong, or
    it has entries all the same).
    """
    plain = _plain_kind(text)
    if plain is not None:
        return plain
    from editor.formats.reading.not_a_sitemap import sniff_unusual  # noqa: PLC0415 - few files need all of it

    return sniff_unusual(text)


def _plain_kind(text: str) -> TextKind | None:
    """Return the kind of a text whose root says it; None if that takes a closer look."""
    before = BEFORE_ROOT.match(text)
    end = before.end() if before else 0
    root = NAME.match(text, end)
    if not root or HTML_DOCTYPE.search(text, 0, end) or SCRIPT.search(text, 0, end):
        return None
    kind = SITEMAPS.get(root[1].rpartition(":")[2])
    return TextKind(kind, root.start()) if kind is not None else None


# The names that codecs.lookup searches for -> the parser's names.
_PARSER_NAMES = {
    name.lower().replace("-", "_"): name
    for name in (
        *("ARMSCII-8", "CP1131", "CP1133", "Georgian-Academy", "Georgian-PS", "JIS_X0201", "KOI8-RU"),
        *("MacArabic", "MacCroatian", "MacHebrew", "MacRomania", "MacThai", "MacUkraine"),
        *("MULELAO-1", "NEXTSTEP", "TCVN", "VISCII"),
    )
}
_MARKUP = b"<&\r"  # bytes that the parser takes for markup or line ends
_UNDEFINED = "\ufffe"  # marks an undefined byte in a codec's table


def is_of_parser(name: str) -> bool:
    """Return True for a name of one of the encodings of this module that the installed parser knows."""
    return _codec(name) is not None


@cache
def _table_of(name: str) -> str:
    """Return the character of each byte; "" if the installed parser does not know the encoding."""
    if _text_of(b"x", _PARSER_NAMES[name]) != "x":
        return ""
    return "".join(_character_of(byte, _PARSER_NAMES[name]) for byte in range(256))


def _character_of(byte: int, name: str) -> str:
    text = None if byte in _MARKUP else _text_of(bytes([byte]), name)
    return text or (chr(byte) if byte < 0x80 else _UNDEFINED)


def _text_of(data: bytes, name: str) -> str | None:
    document = b'<?xml version="1.0" encoding="%s"?><a>%s</a>' % (name.encode(), data)
    try:
        return etree.fromstring(document, etree.XMLParser(resolve_entities=False, no_network=True)).text
    except etree.XMLSyntaxError:
        return None


def _codec(name: str) -> codecs.CodecInfo | None:
    name = name.lower().replace("-", "_")
    table = _table_of(name) if name in _PARSER_NAMES else ""
    if not table:
        return None
    # The first of several bytes for one character, which is the ASCII byte if there is one.
    bytes_of = {ord(character): byte for byte, character in reversed([*enumerate(table)])}
    bytes_of.pop(ord(_UNDEFINED), None)

    class Encoder(codecs.IncrementalEncoder):
        def encode(self, text: str, final: bool = False) -> bytes:
            return codecs.charmap_encode(text, self.errors, bytes_of)[0]

    class Decoder(codecs.IncrementalDecoder):
        def decode(self, data: "ReadableBuffer", final: bool = False) -> str:
            return codecs.charmap_decode(data, self.errors, table)[0]

    return codecs.CodecInfo(
        lambda text, errors="strict": codecs.charmap_encode(text, errors, bytes_of),
        lambda data, errors="strict": codecs.charmap_decode(data, errors, table),
        incrementalencoder=Encoder,
        incrementaldecoder=Decoder,
        name=name,
    )


codecs.register(_codec)


_WIDE = ("utf-16", "utf-32", "iso-10646-ucs", "ucs-")  # two or four bytes a character

# Names of Python's codecs. Others, such as rot13, are no encodings of text.
_SINGLE_BYTE = frozenset(
    {"ascii", "hp-roman8", "koi8-r", "koi8-t", "koi8-u", "kz1048", "ptcp154", "tis-620"}
    | {f"mac-{script}" for script in ("cyrillic", "greek", "iceland", "latin2", "roman", "turkish")}
    | {f"cp{number}" for number in (437, 720, 737, 775, 850, 852, 855, 856, 857, 858, 860, 861, 862)}
    | {f"cp{number}" for number in (863, 864, 865, 866, 869, 874, 1006, 1125)}
    | {f"cp{number}" for number in range(1250, 1259)}
    | {f"iso8859-{number}" for number in range(1, 17) if number != 12}
)
_MULTI_BYTE = frozenset(
    {
        *("big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jis_2004", "euc_jisx0213", "euc_jp", "euc_kr"),
        *("gb18030", "gb2312", "gbk", "hz", "iso2022_jp", "iso2022_jp_1", "iso2022_jp_2", "iso2022_jp_2004"),
        *("iso2022_jp_3", "iso2022_jp_ext", "iso2022_kr", "johab", "shift_jis", "shift_jis_2004"),
        *("shift_jisx0213", "utf-7"),
    }
)

# Unknown to Python; the parser or browsers know them. Source: https://encoding.spec.whatwg.org/#names-and-labels
_NAMES = {
    "big-5": "big5",
    "big-five": "big5",
    "bigfive": "big5",
    "cn-big5": "big5",
    "cn-gb": "gb2312",
    "iso-ir-179": "iso8859-13",
    "iso-ir-203": "iso8859-15",
    "koi": "koi8-r",
    "koi8r": "koi8-r",
    "latin-9": "iso8859-15",
    "mac": "mac-roman",
    "mac-ce": "mac-latin2",
    "macce": "mac-latin2",
    "ms-ansi": "cp1252",
    "ms-arab": "cp1256",
    "ms-cyrl": "cp1251",
    "ms-ee": "cp1250",
    "ms-greek": "cp1253",
    "ms-hebr": "cp1255",
    "ms-turk": "cp1254",
    "sjis": "shift_jis",
    "tis620-0": "tis-620",
    "windows-31j": "cp932",
    "windows-936": "gbk",
    "winbaltrim": "cp1257",
    # Python 3.15 and later takes these for the superset, which is tried here anyway where needed.
    **dict.fromkeys(("korean", "ks_c-5601", "ks_c_5601", "ks_c_5601-1987", "ks_c_5601-1989"), "euc_kr"),
    **dict.fromkeys(("ks_x_1001", "ksc5601", "ksc_5601", "ksx1001", "iso-ir-149", "csksc56011987"), "euc_kr"),
}
# Supersets of encodings: files that declare the first are often written in the second.
_LATER = {"big5": "cp950", "euc_kr": "cp949", "gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932"}
_PAGE = r"(?:cp|dos|win|windows)[-_]?(\d{3,4})"
_ISO = r"iso[-_]?8859[-_]?(\d{1,2})(?:-[ei])?"


@cache
def codec_of(name: str) -> str:
    """Return the name that bytes.decode uses for a declared encoding; "" if it is unknown."""
    name = name.lower()
    for spelled in dict.fromkeys((name, name.removeprefix("x-"))):
        codec = _codec_of(_NAMES.get(spelled, spelled))
        if codec:
            return codec
    return ""


def _codec_of(name: str) -> str:
    if not name.isascii():  # Python would ignore such characters
        return _respelled(name)
    try:
        codec = codecs.lookup(name).name
    except (LookupError, ValueError):  # unknown, or no name at all
        return _respelled(name)
    if codec == "utf-8":
        return codec
    return name if codec in _SINGLE_BYTE | _MULTI_BYTE or is_wide(codec) or is_of_parser(codec) else ""


def _respelled(name: str) -> str:
    if is_wide(name):
        return "utf-16"
    page, iso = re.fullmatch(_PAGE, name), re.fullmatch(_ISO, name)
    codec = f"cp{page[1]}" if page else f"iso8859-{iso[1]}" if iso else ""
    return codec if codec in _SINGLE_BYTE | _MULTI_BYTE else ""


@cache
def is_taken(name: str) -> bool:
    """Return True if the XML parser, too, reads files that declare an encoding by this name."""
    if is_wide(name):  # the parser goes by the bytes
        return True
    return _text_of(b"x", name) is not None


def later_form(encoding: str) -> str:
    """Return the encoding that has all characters of this one and more; "" if there is none."""
    return _LATER.get(codecs.lookup(encoding).name, "")


def is_multi_byte(encoding: str) -> bool:
    """Return True if an encoding has characters of several bytes that look like other characters."""
    return codecs.lookup(encoding).name in _MULTI_BYTE


def is_wide(encoding: str) -> bool:
    """Return True if the characters of an encoding have two or four bytes."""
    return encoding.lower().startswith(_WIDE)


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

_MARKED = N_(
    "The file begins with a {form} byte order mark, but its characters are single bytes. Remove the mark."
)
_DECLARES = N_("The file declares {form}, but its characters are single bytes. Save it again as UTF-8.")
_UNMARKED = N_(
    "The file is in {form}, but it has no byte order mark and does not start with <?xml, "
    "so XML parsers reject it. Save it again as UTF-8."
)
_HALVES = rb"(?s)\xed[\xa0-\xaf].\xed[\xb0-\xbf]."
_IN_HALVES = N_(
    "A character is written as two halves, as in CESU-8, which is not valid {form}. Write it as one."
)
_INVALID = N_(
    "Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is "
    "damaged or in a different encoding. Read it in the right encoding, or save it again "
    "as UTF-8."
)


class Decoded(NamedTuple):
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
        sentence = Phrase(RULE_BY_ID["encoding-not-utf8"].message, **dict(form))
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
        data, bom = data[len(bom) :], b""
        _, declared = _encoding_of(data)
        encoding = "utf-8" if is_wide(declared) else declared
    errors = _KEEPING if keeps_bytes else "replace"
    text = str(memoryview(data)[len(bom) :], encoding, errors=errors)
    return Decoded(text, encoding, bom, exact=False)


def _preserved(error: UnicodeError) -> tuple[str, int]:
    """Decode invalid bytes to characters that preserve them; unlike `surrogateescape`, even ASCII ones."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    wrong = error.object[error.start : error.end]
    if is_wide(error.encoding):
        return "".join(chr(0xDC00 + byte) for byte in wrong), error.end
    return wrong.decode("ascii", errors="surrogateescape"), error.end


_KEEPING = "keep-bytes"
codecs.register_error(_KEEPING, _preserved)


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
    """Return the byte order mark, of a list also a repeated one, and the encoding of the bytes after it."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            repeated = re.match(_REPEATED, data)
            return (repeated[0] if repeated else mark), encoding
    for start, encoding in _STARTS:
        if data.startswith(start):
            return b"", encoding
    if bare := bare_encoding(data):
        return b"", bare
    declared = _DECLARED.match(data)
    return b"", (declared and codec_of(declared[1].decode("latin-1").strip())) or "utf-8"


# Marks of UTF-8 before a text that is no XML, to which the second one would be a character.
_REPEATED = rb"(?:\xef\xbb\xbf){2,}+(?![ \t\r\n]*+<)"


def _is_pretence(data: bytes, bom: bytes, encoding: str) -> bool:
    """Return True if a mark or declaration says UTF-16 or UTF-32, but characters are single bytes."""
    return is_wide(encoding) and b"\0" not in data[len(bom) : _HEAD]


def _gives(text: str, encoding: str, data: bytes) -> bool:
    try:
        return text.encode(encoding) == data
    except UnicodeEncodeError:
        return False


def _not_wide(data: bytes, bom: bytes, encoding: str) -> BrokenXml:
    problem = Phrase(_MARKED if bom else _DECLARES, form=encoding[:6].upper())
    start = decode_damaged(data[:_HEAD]).text
    return BrokenXml(
        problem,
        FileHit("encoding-invalid-bytes", 1, 1, bom.hex(" ").upper(), (("problem", problem),)),
        line=1,
        column=1,
        context=text_around(start, 0),
    )


def _unmarked(text: str, encoding: str) -> BrokenXml:
    problem = Phrase(_UNMARKED, form=encoding[:6].upper())
    return BrokenXml(
        problem,
        FileHit("encoding-invalid-bytes", 1, 1, "", (("problem", problem),)),
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
    halves = Phrase(_IN_HALVES, form=form) if re.match(_HALVES, data[error.start :]) else None
    return BrokenXml(
        halves or Phrase(_INVALID, line=line, column=column, byte=wrong, form=form),
        FileHit(
            "encoding-invalid-bytes",
            line,
            column,
            wrong,
            (("problem", halves or not_valid(form)), ("bytes", wrong), ("offset", bom_size + error.start)),
        ),
        line=line,
        column=column,
        context=text_around(before[-AROUND:] + after, min(len(before), AROUND)),
    )


_LINE = rb"[^\r\n]*[\x80-\xff][^\r\n]*"
_BEFORE, _AFTER = 32, 64  # bytes around the first that is not ASCII
_MOST = 5
_LOOKED_AT = 500  # lines


class Samples(NamedTuple):
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
    for number, line in enumerate(re.finditer(_LINE, content)):
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
