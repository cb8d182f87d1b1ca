"""The names of encodings: in XML declarations, in Python and in the XML parser."""

import codecs
import re
from functools import cache

from editor.formats.reading.judge import is_well_formed
from editor.formats.reading.parser_codecs import is_of_parser

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
_PAGE = re.compile(r"(?:cp|dos|win|windows)[-_]?(\d{3,4})")
_ISO = re.compile(r"iso[-_]?8859[-_]?(\d{1,2})(?:-[ei])?")


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
    page, iso = _PAGE.fullmatch(name), _ISO.fullmatch(name)
    codec = f"cp{page[1]}" if page else f"iso8859-{iso[1]}" if iso else ""
    return codec if codec in _SINGLE_BYTE | _MULTI_BYTE else ""


@cache
def is_taken(name: str) -> bool:
    """Return True if the XML parser, too, reads files that declare an encoding by this name."""
    if is_wide(name):  # the parser goes by the bytes
        return True
    return is_well_formed(f'<?xml version="1.0" encoding="{name}"?><a/>'.encode())


def later_form(encoding: str) -> str:
    """Return the encoding that has all characters of this one and more; "" if there is none."""
    return _LATER.get(codecs.lookup(encoding).name, "")


def is_multi_byte(encoding: str) -> bool:
    """Return True if an encoding has characters of several bytes that look like other characters."""
    return codecs.lookup(encoding).name in _MULTI_BYTE


def is_wide(encoding: str) -> bool:
    """Return True if the characters of an encoding have two or four bytes."""
    return encoding.lower().startswith(_WIDE)
