"""Registers single-byte encodings that the XML parser knows and Python does not, with the parser's tables."""

import codecs
from functools import cache
from typing import TYPE_CHECKING

from lxml import etree

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

# The names that codecs.lookup searches for -> the parser's names.
_NAMES = {
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
    if _text_of(b"x", _NAMES[name]) != "x":
        return ""
    return "".join(_character_of(byte, _NAMES[name]) for byte in range(256))


def _character_of(byte: int, name: str) -> str:
    text = None if byte in _MARKUP else _text_of(bytes([byte]), name)
    return text or (chr(byte) if byte < 0x80 else _UNDEFINED)


def _text_of(data: bytes, name: str) -> str | None:
    document = b'<?xml version="1.0" encoding="%s"?><a>%s</a>' % (name.encode("ascii"), data)
    try:
        return etree.fromstring(document, etree.XMLParser(resolve_entities=False, no_network=True)).text
    except etree.XMLSyntaxError:
        return None


def _codec(name: str) -> codecs.CodecInfo | None:
    name = name.lower().replace("-", "_")
    table = _table_of(name) if name in _NAMES else ""
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
